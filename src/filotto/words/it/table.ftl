### Che cosa succede al tavolo, raccontato a tutti, e come finiscono le partite.
### `did-<azione>` per ogni azione di un giocatore, `table-<azione>` per quelle del tavolo, `ended-<motivo>` per ogni fine.
### `name` è il nome di un giocatore, o { "posto 2" } dove un nome non c’è.

## Turni

your-turn = Tocca a te.
turn-of = Tocca a { $name }.
since-your-turn = Dal tuo ultimo turno:
nothing-happened = Da allora non è successo nulla.
only-pass = { $name } non può fare altro, e passa.
you-drew = Hai pescato { $card }.
dealt = Le tue carte: { $cards }.
dealer-is = Dà le carte { $name }. Comincia { $first }.

## I giochi di fila

did-place = { $name } ha giocato { $card } e ha messo un gettone in { $cell }.
did-remove = { $name } ha giocato { $card } e ha tolto il gettone da { $cell }.
did-remove-yours = { $name } ha giocato { $card } e ha tolto il tuo gettone da { $cell }.
did-trade = { $name } ha annunciato una carta morta, { $card }, e ne ha pescata un’altra.
did-draw = { $name } ha pescato una carta.
did-claim = { $name } ha scelto la sequenza { $cells }.
did-forfeit = { $name } ha ceduto { $card } per i suggerimenti.
did-pass = { $name } ha passato.
made-sequence = { $name } ha una sequenza: { $cells }.
made-sequences = { $name } ha { $count ->
    [one] una sequenza
   *[other] { $count } sequenze
} in un colpo solo.
new-deck = Le pile degli scarti sono state mescolate in un mazzo nuovo.

## Sequentia

did-shift = { $name } ha spostato la carta da { $cell } a { $to }.
did-take-row = { $name } ha preso la riga { $row }.
did-give-up = { $name } ha lasciato un obiettivo impossibile.
did-put-left = { $name } ha cominciato una pila a sinistra con { $card }.
did-put-right = { $name } ha cominciato una pila a destra con { $card }.
did-put-on = { $name } ha messo { $card } sulla pila { $where }.
did-take-piles = { $name } ha giocato { $card } come sequenza e ha preso tre pile.
did-put = { $name } ha messo { $card } in { $cell }.
did-discard = { $name } non ha trovato posto per { $card }, che esce dal gioco.
did-take-lines = { $name } ha preso { $lines }.
showed-goal = { $name } ha mostrato l’obiettivo { $card }.
goals-changed = Nulla andava avanti, quindi tutti gli obiettivi sono cambiati.
drew-goal = { $name } ha pescato un nuovo obiettivo.
collected = { $name } ha raccolto { $count ->
    [one] una carta
   *[other] { $count } carte
}.
put-out = { $card } è uscita dal gioco.

## Quel che fa il tavolo

table-skip = Il turno di { $name } è stato saltato.
table-resign = { $name } ha abbandonato.
table-agree-draw = Tutti d’accordo sul pareggio.
table-lose = { $name } non ha pescato in tempo, e continua con una carta in meno.
table-penalty = Suggerimenti: nella squadra { $team } ognuno cede una carta.

## Punti, mani, mazzo

sequences-count = { $count ->
    [0] nessuna sequenza
    [one] una sequenza
   *[other] { $count } sequenze
}
cards-count = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
deck-count = { $count ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $count } carte.
}
chips-count = { $count ->
    [0] nessun gettone di riserva
    [one] un gettone di riserva
   *[other] { $count } gettoni di riserva
}
drew-count = { $name } ha pescato { $count ->
    [one] una carta
   *[other] { $count } carte
}.

## Com’è finita, e perché

ended-sequences = La sequenza vincente è completa.
ended-passes = Hanno passato tutti, uno dopo l’altro.
ended-idle-rounds = Tre giri hanno portato solo passi e turni saltati.
ended-new-decks = Sarebbe servito un terzo mazzo nuovo senza che un gettone fosse messo o tolto.
ended-all-new-decks = Sarebbe servito il 101º mazzo nuovo.
ended-resigned = Gli altri hanno abbandonato.
ended-agreed = Tutti si sono accordati sul pareggio.
ended-deck-empty = Le carte sono finite.
ended-stalled = Nulla andava più avanti, e il mazzo è vuoto.

won = Vince { $name }.
won-by-you = Hai vinto.
won-shared = Vincono insieme { $names }.
nobody-won = È un pareggio.
