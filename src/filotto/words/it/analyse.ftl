### `filotto analyse`, una partita riguardata.

cli-short-analyse = una partita salvata: le probabilità mossa per mossa, e dove è cambiata
cli-help-analyse = Mostra per ogni mossa di una partita salvata quanto era probabile la vittoria di ciascuna parte, segna dove la partita è cambiata, e dice che cosa sarebbe stato meglio.
cli-analyse-table = tavolo
cli-analyse-better = meglio: { $move }. { $reason }
cli-analyse-marks = Un * segna dove la partita è cambiata. Le colonne: mossa, posto, che cosa è stato giocato, la probabilità di ciascuna parte.
