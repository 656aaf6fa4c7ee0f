### `filotto arena`, la sfida fra avversari.

cli-short-arena = quale avversario è più forte, di quanto, e con quanta certezza
cli-help-arena = Gli avversari giocano fra loro le stesse distribuzioni da ogni parte. Dice quanti punti fa ciascuno, con l’intervallo al 95 %.
cli-option-arena-bots = gli avversari, due o più; giocano a due a due
cli-option-arena-games = quante partite gioca ogni coppia (400)
cli-option-arena-seconds = quanto può pensare un avversario a una mossa
cli-option-arena-simulations = quante partite può provare in anticipo per una mossa (100)
cli-option-arena-jobs = quanti thread si dividono le distribuzioni (1)
cli-option-arena-sprt = due quote: si ferma appena è deciso quale delle due è più vicina al vero
cli-option-arena-record = tiene ogni distribuzione in questo file; lo stesso comando riprende da lì
cli-metavar-sprt = BASSA,ALTA
cli-arena-two-bots = Per giocare fra loro servono due avversari diversi: --bots easy,medium.
cli-arena-sprt-form = «{ $value }» non va bene per --sprt: due quote fra 0 e 1, prima la più bassa, come 0.50,0.55.
cli-arena-other-record = { $file } è di un’altra sfida: altre regole, un altro limite o un altro seme. Indica un file nuovo.
cli-arena-line = { $a } contro { $b }: { $share } % dei punti (da { $low } a { $high }) in { $games } partite; { $speed } mosse al secondo
