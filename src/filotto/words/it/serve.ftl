### `filotto serve`, `backup`, `restore` e `verify`.

cli-short-serve = tavoli per chi è lontano
cli-help-serve =
    Tiene aperti i tavoli, perché possa giocare anche chi è lontano; solo su questa macchina, o per la rete di casa.
    Ctrl-C lo ferma; i tavoli restano, e continuano quando riparte.
cli-short-backup = copiare tutti i tavoli in un file
cli-help-backup = Copia tutti i tavoli in un file solo, anche mentre sono aperti.
cli-short-restore = riprendere i tavoli da un file
cli-help-restore = Riprende i tavoli da un file fatto con «filotto backup». Nessun server può usare la cartella nel frattempo.
cli-short-verify = controllare il mescolamento di una partita finita
cli-help-verify = Ripesca ogni carta di una partita finita, da quello che il mazziere aveva promesso. Stato: 0 vero, 1 falso, 2 non si può controllare.
cli-option-data = dove si tengono i tavoli; altrimenti FILOTTO_DATA o il posto del sistema
cli-option-host = l’indirizzo su cui ascoltare (127.0.0.1: solo questa macchina)
cli-option-port = la porta; altrimenti una scelta una volta e mantenuta
cli-option-lan = per telefoni e macchine nella stessa casa
cli-option-open = apre la prima pagina nel browser, dove ce n’è uno con uno schermo
cli-option-public-url = l’indirizzo che usano le persone, se davanti al server sta un proxy
cli-option-base-path = il percorso sotto cui il proxy lo mostra
cli-option-trusted-proxy = l’indirizzo del proxy a cui si crede quando parla di altri (si può ripetere)
cli-option-limit = un limite, per esempio connections=50 (si può ripetere; l’elenco è in docs/hosting.md)
cli-option-overwrite = anche dove ci sono già tavoli; vengono tenuti in una cartella accanto
cli-serve-ready = I tavoli sono aperti a { $address }
cli-serve-phones = Un telefono nella stessa casa lo apre con questo codice. Ctrl-C lo ferma.
cli-serve-held = Filotto usa già { $folder }: { $address }
cli-serve-too-new = { $folder } è stato scritto da una versione più nuova di Filotto (formato { $version }). Usa quella, o un’altra cartella.
cli-serve-unwritable = In { $folder } non si può scrivere. Scegli un’altra cartella con --data.
cli-serve-in-project = Nessuna cartella personale si può scrivere, quindi i tavoli sono in { $folder }.
cli-serve-no-port = La porta { $port } è usata da un altro programma. Scegline un’altra con --port.
cli-serve-other-port = Un altro programma ha la porta { $kept }, quindi questa è la { $port }. I link di prima hanno bisogno della { $kept }.
cli-backup-done = Tutti i tavoli sono in { $file }.
cli-backup-nothing = In { $folder } non ci sono ancora tavoli.
cli-restore-done = I tavoli sono di nuovo in { $folder }.
cli-restore-kept = Quello che c’era prima è in { $folder }.
cli-restore-in-the-way = In { $folder } ci sono già tavoli. Con --overwrite vengono messi da parte e sostituiti.
cli-restore-no-backup = { $file } non è una copia dei tavoli di Filotto, o è danneggiato.
cli-verify-true = Vero: ogni carta è stata pescata come promesso. Carte controllate: { $cards }.
cli-verify-false = Falso: { $where }. Era promesso { $promised }, e c’è scritto { $found }.
cli-verify-no-proof = { $file } non contiene la prova di un mazziere, quindi non c’è niente da controllare.
cli-verify-commitment = il segreto non corrisponde alla promessa
cli-verify-cut = le carte tirate per scegliere il mazziere
cli-verify-order = l’ordine di gioco
cli-verify-dealt = carta { $card } della distribuzione
cli-verify-move = mossa { $move }
cli-verify-draws = mazzo { $card } elencato nel file
cli-verify-checksum = la somma di controllo del file
