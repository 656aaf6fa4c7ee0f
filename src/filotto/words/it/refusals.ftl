### Perché qualcosa è rifiutato, e che cosa andrebbe bene.
### Un messaggio per ogni codice di `games/refusals.py`: `refusal-<codice>`. Posti, squadre, righe e pile si contano da 1.

## Ogni gioco

refusal-game-over = La partita è finita. Riguardala, o cominciane una nuova.
refusal-not-your-turn = Tocca al posto { $seat }. Il tuo turno verrà.
refusal-card-not-in-hand = Non hai in mano { $card }. Gioca una delle carte che hai.
refusal-unknown-card = In questo gioco non c’è una carta { $card }. Scrivila come sta nella tua mano.
refusal-unknown-cell = Su questo tavolo non c’è { $cell }. Scrivi la lettera della colonna e il numero della riga: a1 è in alto a sinistra.
refusal-wrong-kind = Adesso non si può. L’elenco delle mosse dice che cosa si può fare.
refusal-must-not-pass = Puoi ancora fare qualcosa, quindi gioca. Si passa solo quando non si può fare altro.
refusal-no-such-seat = A questo tavolo non c’è un posto { $seat }.
refusal-seat-is-out = Il posto { $seat } ha abbandonato e non gioca più.
refusal-cannot-skip = Nessuno sta aspettando il posto { $seat }, quindi non si può saltare.

## I giochi di fila

refusal-cell-taken = In { $cell } c’è già un gettone. Scegli una casella libera.
refusal-corner-is-free = { $cell } è un angolo: vale per tutti, e non ci si mettono gettoni. Scegli un’altra casella.
refusal-card-does-not-match = { $cell } non mostra { $card }. Scegli una casella libera che la mostra.
refusal-wrong-answer = { $cell } non è il risultato di { $card }. Riprova, non costa nulla.
refusal-no-chips-left = La tua squadra non ha più gettoni da mettere. Puoi ancora toglierne uno, se hai una carta adatta.
refusal-not-a-remove-card = { $card } non toglie gettoni. Scegli una casella dove mettere il tuo.
refusal-remove-card-places-nothing = { $card } non mette gettoni, ne toglie uno. Scegli un gettone di un’altra squadra.
refusal-nothing-to-remove = In { $cell } non c’è nessun gettone. Scegli una casella con un gettone di un’altra squadra.
refusal-chip-is-yours = Il gettone in { $cell } è della tua squadra. Scegline uno di un’altra.
refusal-chip-is-locked = { $cell } fa parte di una sequenza e resta lì. Scegli un gettone che non ne fa parte.
refusal-card-is-alive = { $card } non è morta: ha ancora una casella libera. Si cambia solo una carta morta.
refusal-special-never-dead = { $card } non è mai morta, quindi non si cambia. Giocala quando vuoi.
refusal-already-traded = In questo turno hai già cambiato una carta. Adesso giocane una.
refusal-must-trade-first = Hai una carta morta. Prima cambiala, poi gioca.
refusal-traded-card-stays = { $card } è appena arrivata con un cambio. Aspetta il tuo prossimo turno.
refusal-must-claim = Prima scegli quali caselle della tua fila sono la sequenza.
refusal-nothing-to-claim = Al momento non c’è nessuna sequenza da scegliere.
refusal-not-a-claim = { $cells } non è tra le sequenze che puoi scegliere. Prendi una di quelle proposte.
refusal-nothing-to-draw = Adesso non hai carte da pescare.
refusal-must-draw = Pesca la tua carta: così finisce il turno.
refusal-must-forfeit = Prima il posto { $seat } cede una carta per i suggerimenti.
refusal-no-forfeit = Non devi cedere nessuna carta: tienila.
refusal-nothing-to-lose = Il posto { $seat } adesso non ha carte da perdere.
refusal-older-right-first = Il posto { $seat } aspetta da più tempo, quindi viene prima.
refusal-no-table-talk = A questo tavolo i suggerimenti non si giudicano: la regola non c’è, oppure ognuno gioca per sé.
refusal-no-such-side = A questo tavolo non c’è una squadra { $side }.

## Shift

refusal-no-shifts-left = Hai fatto i tuoi sei spostamenti. Prendi la riga, o cedi il turno.
refusal-not-next-to = { $cell } e { $to } non sono vicini. Una carta scorre in su, in giù, a sinistra o a destra.
refusal-space-not-empty = In { $cell } c’è una carta. Scegli uno spazio vuoto.
refusal-space-empty = In { $cell } non c’è nessuna carta. Scegline una accanto a uno spazio vuoto.
refusal-row-not-met = La riga { $row }, da sinistra a destra, non mostra il tuo obiettivo. Sposta ancora, o cedi il turno.
refusal-wrong-empty = { $cells }: così non può restare vuoto. Nomina tanti spazi vuoti quanti devono restarlo: uno, o più se il mazzo non basta.
refusal-goal-possible = I numeri del tuo obiettivo sono sul tavolo, quindi si può comporre. Sposta, o cedi il turno.
refusal-goal-after-shift = Hai già spostato. Un obiettivo si lascia all’inizio del turno, e il turno è tutto lì.
refusal-deck-empty = Il mazzo è vuoto, quindi un obiettivo non si cambia più.
refusal-impossible-goal = Il tuo obiettivo ora non si può comporre, e il mazzo è vuoto. Cedi il turno, e riprova al prossimo.

## Stack

refusal-row-first = Le pile sono meno di quattro. Prima cominciane una, a sinistra o a destra.
refusal-row-full = Le pile sono già quattro. Metti la carta in cima a una di loro.
refusal-first-pile-right = Il tavolo è vuoto, quindi destra e sinistra sono la stessa cosa. Scrivi right.
refusal-no-such-pile = Una pila { $pile } per farlo non c’è. Le pile si contano da sinistra.
refusal-not-shown = Le tre pile a partire dalla { $pile } non mostrano la sequenza di { $card }.
refusal-sequence-only = Dopo una carta semplice può seguire solo una sequenza. Giocala, o passa.
refusal-must-begin = Un turno comincia con una carta o una sequenza. Passare si può dopo.
refusal-must-go-on = Dopo una carta bonus si continua: gioca un’altra carta, o una sequenza.

## Overlay

refusal-same-number = La carta in { $cell } ha lo stesso numero di { $card }. Scegline una con un altro numero.
refusal-placed-this-turn = La carta in { $cell } l’hai messa in questo stesso turno. Scegli un altro spazio.
refusal-card-has-place = { $card } ha ancora un posto sul tavolo, quindi mettila lì.
refusal-lines-not-a-choice = { $lines }: così non si può prendere. Prendi tutte le righe riuscite, o tutte le colonne riuscite.
refusal-must-take = Prima scegli le linee che prendi.

## Aprire un tavolo

refusal-unknown-game = Non c’è un gioco che si chiama { $game }. Scegline uno di questi: { $allowed }.
refusal-broken-plug-in = Il gioco { $game } è installato, ma non si può caricare: { $reason }
refusal-bad-players = { $players ->
    [one] Un giocatore solo non basta. Questo gioco è per: { $allowed }.
   *[other] In { $players } a questo gioco non si può giocare. È per: { $allowed }.
}
refusal-uneven-teams = { $players ->
    [one] Un giocatore non si può
   *[other] { $players } giocatori non si possono
} dividere in squadre uguali. Vanno bene: { $allowed }.
refusal-bad-teams = { $players ->
    [one] Un giocatore non può
   *[other] { $players } giocatori non possono
} formare { $teams ->
    [one] una squadra
   *[other] { $teams } squadre
}. Si può: { $allowed }.
refusal-unknown-rule = Questo gioco non ha una regola della casa { $rule }. Ha: { $allowed }.
refusal-bad-rule-value = La regola della casa { $rule } non può essere { $value }. Scegli: { $allowed }.
refusal-rule-not-here = La regola della casa { $rule } è per le squadre, quindi qui non può essere { $value }.

## Mosse e file letti

refusal-bad-notation = «{ $text }» non è una mossa che qui si possa leggere. Scrivi così: { $allowed }.
refusal-file-not-json = Questo file non è una partita salvata: non si legge in { $where }.
refusal-file-cut-off = Questo file si interrompe in { $where }. Manca la fine: cerca una copia intera.
refusal-file-wrong-format = Questo file non è una partita salvata di Filotto.
refusal-file-wrong-version = Questo file è della versione { $version }, che questo programma non legge. Legge: { $allowed }.
refusal-file-wrong-rules = Questa partita è stata giocata con le regole della versione { $version }. Questo programma conosce: { $allowed }.
refusal-file-bad-field = In questo file qualcosa non va in { $where }. Lì ci vuole: { $expected ->
    [text] un testo
    [number] un numero intero
    [list] un elenco
    [object] un oggetto, da { "{" } a { "}" }
    [seats] una voce per ogni posto
    [order] ogni giocatore una volta
    [action] una mossa nella notazione
   *[other] { $expected }
}.
refusal-file-checksum = Questo file è stato modificato o danneggiato dopo il salvataggio. Cerca una copia intatta.
refusal-file-bad-move = La mossa { $move } di questo file, { $action }, non è possibile: { $reason }
refusal-file-bad-card = In { $where } questo file pesca { $card }, che in quel momento non è nel mazzo.
refusal-file-card-left = In { $where } questo file ha { $card }, che nessuno pesca.
refusal-file-bad-result = Il risultato scritto in questo file non è quello a cui portano le mosse.
