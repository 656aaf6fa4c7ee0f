### La riga di comando: aiuto, domande, tabelle di cifre, errori del terminale.
### Ogni chiave comincia con `cli-`.

## Aiuto

cli-help =
    Un tavolo per i giochi di file e sequenze.

    filotto play sequence          gioca contro la macchina
    filotto play kids --people 2   due persone, una tastiera
    filotto games                  quali giochi ci sono
    filotto rules shift            come si gioca
cli-names = I nomi dei giochi appartengono ai loro proprietari; Filotto non ha legami con loro.
cli-usage = {"Uso: "}
cli-options = Opzioni
cli-options-here = [OPZIONI]
cli-commands = Comandi
cli-version = la versione, e di chi sono i nomi dei giochi
cli-option-help = questa pagina
cli-option-lang = la lingua; altrimenti quella di FILOTTO_LANG o del sistema
cli-short-play = una partita nel terminale, contro la macchina o fra persone
cli-short-games = quali giochi ci sono, e i loro dati
cli-short-rules = il regolamento di un gioco
cli-short-replay = una partita salvata, passo per passo
cli-help-play =
    Gioca qui nel terminale, o continua una partita salvata.

    I posti che nessuno occupa li gioca la macchina. Scrivi una mossa (7H c5),
    o il suo numero nella lista che dà «mosse»; «aiuto» dice che altro si può fare.
    Con Ctrl-C si esce in ogni momento: la partita si salva, e ti si dice dove.
cli-help-games = I giochi che ci sono, per quanti, quanto durano, e con quali regole della casa.
cli-help-rules = Il regolamento di un gioco.
cli-help-replay =
    Una partita salvata dall’inizio: con Invio si passa alla mossa seguente.
    In una pipe, o con --json, tutta in una volta.
cli-metavar-game-or-file = GIOCO|FILE
cli-metavar-names = NOME,NOME,…
cli-metavar-colours = COLORE,COLORE,…
cli-option-people = quante persone usano questa tastiera (1); gli altri posti li gioca la macchina
cli-option-names = come si chiamano le persone
cli-option-colours = in Kids: i colori dei gettoni delle persone: blu, verde, rosso, giallo
cli-option-assist = aiuto: nessuno, che cosa possono fare le carte, o anche consigli
cli-option-ascii = lettere al posto di forme e semi

## I giochi

cli-games-players = { $players } giocatori
cli-games-teams = A squadre: { $tables }
cli-games-as = in { $players } con { $teams } squadre
cli-games-also = in { $players } anche con { $teams } squadre
cli-games-or = { $a } o { $b }
cli-games-hidden = carte nascoste
cli-games-open = tutto scoperto
cli-games-rules = Regole della casa: { $rules }
cli-games-more = «filotto rules GIOCO» spiega come si gioca, «filotto play GIOCO» comincia una partita.

## Prima di dare le carte

cli-ask-name = Come ti chiami? (Invio: { $default })
cli-you = Tu
cli-player = Giocatore { $number }
cli-machine = { $number ->
    [0] Macchina
   *[other] Macchina { $number }
}
cli-cut = Chi dà le carte: { $cards }. Tocca alla carta più bassa; gli assi sono alti.
cli-cut-again = Pari per la più bassa; si pesca ancora: { $cards }.
cli-deals = Dà le carte: { $name }. Comincia: { $first }.
cli-order-of-play = Ordine di gioco: { $names }.

## Al tavolo

cli-curtain-down = Poi tocca a { $name }. Premi Invio e passa la tastiera.
cli-curtain-up = { $name }: premi Invio per vedere le tue carte.
cli-type = Scrivi una mossa; «mosse» le elenca, «aiuto» spiega.
cli-may-wait = Ora possono agire anche altri: scrivi «aspetto» per lasciarli fare.
cli-lines-legend = >{ $chip } ultima mossa · [{ $chip }] parte di una sequenza, resta · * va bene una tua carta
cli-lines-hints = ! completa una fila · ? ne blocca una
cli-side-line = { $names } ({ $colour }): { $sequences }, { $chips }
cli-hands = Carte in mano: { $hands }.
cli-goals = Obiettivi in mano: { $hands }.
cli-last-cards = Ultime carte giocate: { $cards }.
cli-scores = Punteggio: { $scores }.
cli-empty-pile = ancora niente
cli-your-hand = Le tue carte, e che cosa possono fare:
cli-your-cards = Le tue carte:
cli-can = Puoi: { $moves }
cli-nothing-now = niente, per ora
cli-and-more = { $moves } … e altre { $count }
cli-also = Anche: { $moves }
cli-where = Dove giochi { $card }?
cli-list-goes = { $count ->
    [one] La lista ha una mossa sola: 1.
   *[other] La lista va da 1 a { $count }.
}
cli-cell-without-help = Senza aiuto non ti si dice quali carte vanno bene per una casella. Scrivi una carta e una casella.
cli-nothing-typed = Scrivi una mossa, o «aiuto».
cli-did = { $name }: { $move }
cli-you-made-sequence = Hai una sequenza: { $cells }.
cli-you-collected = Hai raccolto { $count ->
    [one] una carta
   *[other] { $count } carte
}.
cli-you-showed-goal = Hai mostrato il tuo obiettivo { $card }.
cli-you-table-resign = Hai abbandonato.
cli-you-table-lose = Non hai pescato in tempo, e vai avanti con una carta in meno.
cli-you-passed = Non potevi fare altro, e hai passato.
cli-turned-up = Ora sul tavolo: { $cards }.
cli-shown = Si mostra: { $cards }.
cli-collected = { $name } ha raccolto: { $cards }
cli-put-out = Fuori dal gioco: { $cards }
cli-mark-takes = Si può prendere: { $places }
cli-mark-near = Dopo { $move }: { $places }
cli-shifts-left = Spostamenti rimasti in questo turno: { $count }
cli-your-goal = Il tuo obiettivo: { $goal } (carta { $card })
cli-goal-of = L’obiettivo di { $name }: { $goal } (carta { $card })
cli-no-goal = Non hai più un obiettivo.
cli-no-piles = Non c’è ancora nessuna pila.
cli-yes = sì
cli-no = no
cli-agree-undo = { $name }: { $by } può riprendersi l’ultima mossa?
cli-agree-draw = { $name }: chiudiamo la partita in pareggio?
cli-not-agreed = { $name } non è d’accordo.
cli-nothing-to-undo = Non c’è nessuna tua mossa da riprendere.
cli-undone = Mossa ripresa. Si pescheranno di nuovo le stesse carte.
cli-sure-draw = Chiudere la partita in pareggio? La macchina è sempre d’accordo.
cli-sure-resign = Vuoi davvero abbandonare?

## Suggerimenti

cli-talk-who = Chi lo segnala? { $names }
cli-talk-whom = La squadra di chi? { $names }
cli-talk-vote = { $name }: ci sono stati suggerimenti?
cli-talk-falls = La segnalazione cade.
cli-talk-again = { $name } ha già segnalato, e potrà farlo ancora dopo il prossimo turno.

## Che cosa si può scrivere

cli-help-moves = Scrivi una mossa come sta nella lista ({ $example }), o il suo numero. Una carta o una casella da sola elenca che cosa può fare.
cli-order-moves = mosse
cli-order-moves-means = tutto quel che puoi fare ora, con i numeri (anche: ?)
cli-order-board = tavolo
cli-order-board-means = di nuovo il tavolo e le tue carte
cli-order-discards = scarti
cli-order-discards-means = ogni pila che si può guardare
cli-order-rules = regole
cli-order-rules-means = il regolamento
cli-order-undo = riprendi
cli-order-undo-means = riprenditi l’ultima mossa
cli-order-save = salva
cli-order-save-means = salva FILE; un file che c’è già resta com’è
cli-order-save-over-means = salva, anche sopra un file che c’è già
cli-order-talk = suggerimenti
cli-order-talk-means = segnala i suggerimenti di un’altra squadra
cli-order-offer = pareggio
cli-order-offer-means = offri il pareggio
cli-order-wait = aspetto
cli-order-wait-means = lascia agire prima gli altri, dove possono
cli-order-resign = abbandono
cli-order-resign-means = ti arrendi
cli-order-quit = esci
cli-order-quit-means = lascia la partita; prima puoi salvarla
cli-order-help = aiuto
cli-order-help-means = questa lista

## Salvare

cli-saved = Salvata in { $file }.
cli-save-it = Salvo questa partita?
cli-save-name = Nome del file (Invio: { $default })
cli-kept = La partita è salvata in { $file }. Per continuare: filotto play { $file }
cli-kept-over = La partita è salvata in { $file }. Per rivederla: filotto replay { $file }

## Rivedere

cli-replay-next = Invio: mossa seguente. q: esci.
cli-replay-drew = { $name }: pescata { $card }.

## Che cosa non va

cli-stopped = Interrotto.
cli-in-file = { $file }: { $reason }
cli-why-missing = non c’è un file o una cartella con questo nome.
cli-why-forbidden = qui non è permesso.
cli-why-folder = è una cartella, non un file.
cli-why-full = non c’è più spazio.
cli-why-exists = questo file c’è già, e resta com’è. Scegli un altro nome.
cli-why-large = questo file è troppo grande per essere uno dei nostri.
cli-no-such-command = Non c’è un comando «{ $command }». Ci sono: { $allowed }.
cli-no-such-option = Qui non c’è l’opzione { $option }; --help elenca quelle che ci sono.
cli-option-needs-value = Dopo { $option } manca qualcosa.
cli-missing = Manca qualcosa: { $name }.
cli-too-many = Su questa riga c’è più di quel che { $command } capisce; --help dice che cosa prende.
cli-one-of = { $option } non può essere «{ $value }». Scegli fra: { $allowed }.
cli-no-number = { $option }: «{ $value }» non è un numero intero.
cli-number-from = { $option }: { $value } non va bene. Si comincia da { $least }.
cli-number-between = { $option }: { $value } non va bene. Si va da { $least } a { $most }.
cli-no-board-here = { $game } non ha un tabellone.
cli-names-count = I nomi sono { $names }, ma --people è { $people }.
cli-no-colours = I colori di { $game } sono fissi.
cli-colours-count = I colori sono { $colours }, ma --people è { $people }.
cli-not-with-file = Una partita salvata ha già i suoi giocatori, le sue regole, il suo mazzo e il suo tabellone.
cli-no-rulebook = Non c’è un regolamento per { $game }.
cli-our-fault = Qualcosa non ha funzionato dentro Filotto ({ $what }). Non è cambiato nulla.
