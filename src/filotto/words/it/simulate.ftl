### `filotto simulate` e `filotto bench`.

cli-short-simulate = molte partite a caso: chi vince, quanto durano, come finiscono
cli-help-simulate = Gioca molte partite a caso e dice quante volte vince ogni parte, quanto dura una partita e come finiscono.
cli-short-bench = quanto sono veloci le regole su questo computer
cli-help-bench = Misura quanto sono veloci le regole su questo computer, gioco per gioco; con «serve», quanto è veloce il server dei tavoli.
cli-metavar-bots = AVVERSARIO,…
cli-option-bots = chi gioca; un nome per tutti, o uno per posto
cli-option-games = quante partite (1000)
cli-option-seed = lo stesso numero dà le stesse partite
cli-option-jobs = quanti thread si dividono le partite; i conteggi non ne dipendono
cli-option-keep = salva le prime partite in file
cli-option-folder = la cartella per questi file
cli-option-json = in JSON, per i programmi
cli-unknown-bot = Non c’è nessun avversario «{ $bot }». C’è: { $allowed }.
cli-bots-count = I posti sono { $players }, ma --bots fa { $given } nomi: uno per tutti, o uno per posto.
cli-keep-needs-folder = --keep e -o vanno insieme: quante partite salvare, e la cartella che le riceve.
cli-simulate-plain-only = Qui le regole compilate non si possono usare; gioca Python semplice, solo più lento.
cli-simulate-no-cache = Non si può scrivere in nessuna cartella per le regole compilate, perciò si compilano ogni volta. FILOTTO_CACHE può indicarne una.
cli-simulate-compiling = Le regole vengono compilate per questo computer, una volta sola; intanto gioca Python semplice.
cli-simulate-stopped = Fermato dopo { $games ->
    [one] una partita
   *[other] { $games } partite
}; questi sono i numeri fin qui.
cli-simulate-games = partite
cli-simulate-seconds = secondi
cli-simulate-games-a-second = partite al secondo
cli-simulate-plays-a-second = giocate al secondo
cli-simulate-chips = gettoni messi o tolti in una partita
cli-simulate-actions = azioni dei giocatori in una partita
cli-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
cli-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-side = vince la parte { $side }
cli-simulate-draws = non vince nessuno
cli-simulate-shared = vittoria condivisa
cli-simulate-seed = seme
cli-option-samples = quanti campioni di ciascuno; vale il migliore (40)
cli-option-yardstick = un programma con cui confrontarsi, che scrive «… ns/play» per due e per tre giocatori
cli-bench-start = Dal comando alla prima partita, con le regole già compilate: { $seconds } s
cli-no-yardstick = «{ $file }» non è un metro di confronto: non scrive «… ns/play» per due e per tre giocatori.
