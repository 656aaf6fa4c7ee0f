### Perché una mossa è buona: un messaggio per ogni motivo di `bots/contract.py`, `reason-<codice>`, e che cosa dice un aiuto.
### $cells sono le caselle, o le pile, di cui si parla; $count è un numero di carte, di spostamenti o di caselle.

## I giochi di fila

reason-wins = Completa { $cells } e vince la partita.
reason-completes = Completa la sequenza { $cells }.
reason-stops-win = Ferma { $cells }: lì un solo gettone in più farebbe vincere un’altra squadra.
reason-blocks-one-short = Ferma { $cells }, dove a un’altra squadra manca solo questo gettone.
reason-blocks-two-short = Ferma { $cells }, dove a un’altra squadra mancano due gettoni.
reason-opens-two = Lascia insieme due linee a cui manca un solo gettone: una è { $cells }.
reason-one-short = Poi in { $cells } ti manca un solo gettone.
reason-two-short = Poi in { $cells } ti mancano solo due gettoni.
reason-builds = Fa crescere la tua linea aperta { $cells }.
reason-breaks = Toglie un gettone da { $cells }, dove a un’altra squadra { $count ->
    [one] manca un solo gettone
   *[other] mancano solo { $count } gettoni
}.
reason-frees = Ti riapre { $cells }.
reason-trades-dead = La carta è morta, e cambiarla con una nuova non costa nulla.
reason-locks = Fa di { $cells } la tua sequenza.
reason-draws = Hai una carta da pescare: prendila prima di perderne il diritto.

## Ogni gioco

reason-only = Non si può fare altro.
reason-best = Nell’insieme sembra la migliore.

## Sequentia

reason-takes = Prende { $count ->
    [one] una carta
   *[other] { $count } carte
}: { $cells }.
reason-nearer = Poi una riga con il tuo obiettivo { $count ->
    [0] è fatta
    [one] è a uno spostamento
   *[other] è a { $count } spostamenti
}, più vicina di prima.
reason-takes-later = Dopo puoi ancora prendere carte in questo turno.
reason-out-of-reach = Il tuo obiettivo è più lontano degli spostamenti che restano in questo turno.
reason-impossible = I numeri del tuo obiettivo non sono sul tavolo.
reason-no-place = Non c’è posto per questa carta.
reason-no-line = Comunque tu metta le carte, in questo turno non riesce nessuna linea.
reason-fits-next = Poi una tua carta corrisponde alle pile { $cells }.
reason-safe = Nessuna delle carte che non hai visto corrisponde alla fila che lascia.
reason-new-pile = Finché le pile non sono quattro, una carta può solo cominciarne una nuova.

## Aiuti

hint-move = { $move }. { $reason } Da qui vinci circa il { $chance } % delle partite.
cli-order-hint = consiglio
cli-order-hint-means = che cosa farebbe la macchina, e perché
cli-option-play-bots = chi gioca ai posti senza persone (easy): random, learner, easy, medium; un nome per tutti, o uno per posto
