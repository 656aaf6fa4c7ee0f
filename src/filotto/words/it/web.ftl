### Le pagine nel browser. Ogni chiave comincia con `web-`, salvo le frasi pronte: `preset-<nome>`.

## Dappertutto

web-claim = Sette giochi per un solo tavolo.
web-home = Alla prima pagina
web-again = Riprova
web-close = Chiudi
web-coming = Un momento …
web-no-line = In questo momento il server non risponde. Quando torna, la pagina riprende da sola.
web-no-page = Questa pagina non c’è.
web-yes = Sì
web-no = Meglio di no
web-you = Tu
web-somebody = Ospite
web-rules = Regole
web-menu = Altro
web-chat = Messaggi
web-about = Informazioni, licenze
web-about-names = I nomi dei giochi sono dei loro proprietari; Filotto non ha legami con loro.
web-about-data = Nessun account, nessun tracciamento, niente da terzi. Quel che imposti resta in questo browser.
web-licences = Quel che altri ci hanno dato

## La prima pagina

web-join = Entra con un codice
web-code = Codice di cinque lettere
web-look-at-table = Guarda il tavolo
web-play = Gioca
web-play-now = Gioca subito a { $game }, contro i bot
web-invite = Invita
web-invite-to = Invita altri a { $game }
web-rules-of = Regole di { $game }
web-players = { $range } giocatori
web-your-tables = I tuoi tavoli
web-go-on = Continua
web-go-on-with = Continua con { $game }
web-forget = Togli da questo elenco
web-first-player = Chi comincia?
web-first-names = Nomi, separati da virgole
web-first-choose = Scegli in modo equo
web-first-begins = Comincia { $name }.

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-your-name = Il tuo nome
web-set-theme = Colori
web-set-theme-auto = come il dispositivo
web-set-theme-light = chiari
web-set-theme-dark = scuri
web-set-theme-contrast = contrasto forte
web-set-suits = Semi
web-set-suits-two = due colori
web-set-suits-four = quattro colori
web-set-confirm = Secondo tocco per confermare
web-set-confirm-auto = sugli schermi piccoli
web-set-confirm-on = sempre
web-set-confirm-off = mai
web-set-motion = Movimento
web-set-motion-auto = come il dispositivo
web-set-motion-off = nessuno
web-set-sound = Suoni
web-set-sound-off = spenti
web-set-sound-on = accesi
web-set-vibrate = Vibra quando tocca a me
web-set-vibrate-off = non vibrare
web-set-vibrate-on = sì

## Arrivare a un tavolo

web-how-many = In quanti si gioca?
web-teams = Squadre
web-open-table = Apri il tavolo
web-clock = Orologio
web-clock-none = nessun orologio
web-clock-day = un giorno per mossa
web-clock-seconds = { $seconds } secondi per mossa
web-who-sits = Chi è seduto qui
web-free-seat = un posto libero
web-sit-here = Siediti qui
web-watch = Guarda
web-table-full = Non ci sono posti liberi. Puoi guardare.
web-bot = giocatore automatico
web-add-bot = Aggiungi un bot
web-remove = Togli
web-level = Quanto giocano bene i bot
web-level-random = bot a caso
web-level-learner = bot che imparano
web-level-easy = bot facili
web-level-medium = bot medi
web-level-strong = bot forti
web-fill = Bot su tutti i posti liberi
web-start = Comincia
web-needs = Ogni posto vuole qualcuno: a questo tavolo { $players }. Questo gioco va bene in { $works }.
web-wait-start = La partita la fa cominciare chi ospita.
web-here-name = Chi altro gioca su questo dispositivo?
web-here-add = Aggiungi
web-link = Indirizzo
web-copy = Copia
web-copied = Copiato.
web-copy-by-hand = Seleziona l’indirizzo e copialo.
web-share = Condividi
web-qr = L’indirizzo come codice QR
web-television = Tabellone per un televisore
web-loopback = Questo indirizzo vale solo su questo computer. Per gli altri avvia Filotto con --lan, o su un server.
web-curtain = Passa il dispositivo a { $name }.
web-curtain-lift = Sono { $name }
web-curtain-wait = Tocca a qualcun altro.

## Il tavolo

web-board = Tabellone
web-people = Giocatori
web-hand = La tua mano
web-sort = Ordina la mano
web-in-deck = { $count } nel mazzo
web-log = Che cosa è successo
web-log-short = Diario
web-log-and-chat = Diario e messaggi
web-house-rules = Regole della casa, qui
web-thinks = sta pensando
web-is-away = { $name } non c’è
web-last-discard = Scarti di { $name }
web-pile-of = Scarti di { $name }, prima l’ultimo
web-pile-empty = Non c’è ancora nessuna carta.
web-collected = carte raccolte: { $count }
web-time-left = Tempo rimasto: { $time }
web-away = La linea è caduta. Torna da sola …
web-corner = angolo libero
web-row-column = riga { $row }, colonna { $column }
web-your-chip = il tuo gettone
web-chip-of = gettone { $colour }
web-locked = bloccato
web-can-go-here = può andare qui
web-last-move = ultima mossa
web-empty-space = spazio vuoto
web-left-end = capo sinistro della fila
web-right-end = capo destro della fila
web-takes = si può prendere
web-take-three = Pile da { $first } a { $last }
web-shifts-left = spostamenti rimasti: { $count }
web-slate = Lavagna
web-slate-empty = Scegli una carta e trova il risultato sul tabellone.

web-pick = Scegli una carta, o un posto sul tavolo.
web-which-card = Quale carta va lì?
web-where = Dove va?
web-sure = Qui?
web-choose = Scegli.
web-only-this = Puoi fare solo questo.
web-no-place = Adesso per { $card } non c’è posto.
web-put-back = Rimetti a posto
web-other-choice = Mostra la scelta seguente
web-do-place = Metti qui
web-do-remove = Togli questo gettone
web-do-trade = Cambiala
web-do-draw = Pesca
web-do-claim = Questa è la mia sequenza
web-do-forfeit = Cedila
web-do-pass = Passa
web-do-shift = Sposta
web-do-take-row = Prendi la riga
web-do-give-up = Nuovo obiettivo
web-do-put = Metti qui
web-do-discard = Fuori dal gioco
web-do-take-piles = Prendile
web-do-take-lines = Prendi queste linee

web-stand-in = Gioca un bot
web-skip = Salta il turno
web-other-device = Continua su un altro dispositivo
web-other-device-means = Un indirizzo personale porta a questo posto. È un segreto; questo dispositivo poi guarda soltanto.
web-personal-link = Crea un indirizzo personale
web-type-move = Scrivi una mossa
web-colour = Colore
web-host = Per chi ospita
web-lock = Non far entrare altri
web-unlock = Fai entrare di nuovo
web-renew-link = Nuovo indirizzo e codice
web-chat-off = nessun messaggio
web-chat-presets = frasi pronte
web-chat-free = testo libero
web-cap-assist = Aiuto al massimo
web-mute = Non può scrivere
web-delete = Elimina questo tavolo
web-delete-sure = Elimina davvero, per sempre
web-download = Scarica la partita
web-undo = Annulla
web-pause = Pausa
web-paused = In pausa.
web-resume = Riprendi
web-resign = Abbandona
web-offer-draw = Proponi la patta
web-call-talk = Segnala suggerimenti della squadra { $team }
web-asks-undo = { $name } vorrebbe riprendersi l’ultima mossa.
web-asks-pause = { $name } vorrebbe una pausa.
web-asks-draw = { $name } propone la patta.
web-talk-called = { $name } segnala suggerimenti della squadra { $team }.
web-others-answer = Si chiede agli altri.
web-over = La partita è finita.
web-result = Risultato
web-rematch = Gioca ancora

web-say = Di’ qualcosa
web-send = Invia

web-log-sat = { $name } si è seduto al tavolo.
web-log-stood = { $name } ha lasciato il posto.
web-log-started = Le carte sono state date.
web-log-resumed = { $name } riprende.
web-log-stood-in = Un bot gioca al posto di { $name }.
web-log-came-back = { $name } è di nuovo qui.
web-log-undone = { $name } si è ripreso l’ultima mossa.

## Frasi pronte

preset-hello = Ciao!
preset-good-game = Bella partita!
preset-well-played = Ben giocato!
preset-thanks = Grazie!
preset-good-luck = Buona fortuna!
preset-sorry = Scusa!
preset-your-turn = Tocca a te!
preset-one-moment = Un momento!
preset-back-soon = Torno subito.
preset-again = Ancora?
preset-bye = A presto!
preset-smile = sorride
preset-laugh = ride
preset-wow = è senza parole
preset-think = ci pensa su
preset-clap = applaude
preset-heart = manda un cuore
preset-thumbs-up = pollice in su
preset-cry = versa una lacrima
