### Perché un tavolo o il suo server rifiuta qualcosa, e che cosa andrebbe bene.
### Un messaggio per ogni codice di `table/refusals.py` e `server/refusals.py`. Posti e squadre si contano da 1.

## Chi può

refusal-not-your-seat = Il posto { $seat } è di qualcun altro. Puoi giocare per il tuo.
refusal-not-seated = Può farlo solo chi siede al tavolo. Prima prendi posto.
refusal-not-host = Può farlo solo chi ospita. Chiedi a chi ospita questo tavolo.
refusal-watching-only = Stai guardando. Siediti per giocare.

## I posti

refusal-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
refusal-seat-free = Il posto { $seat } è ancora di nessuno.
refusal-no-free-seat = A questo tavolo non ci sono posti liberi. Puoi guardare.
refusal-unknown-seat = A questo tavolo il posto { $seat } non c’è.
refusal-seat-wants-host = Al posto { $seat } gioca un bot. Chi ospita può darlo a te.
refusal-table-locked = Chi ospita non fa entrare più nessuno. Chiedi di aprire il tavolo.
refusal-name-empty = Scrivi un nome che si possa leggere.
refusal-bad-level = Non c’è { $level }. Scegli fra questi: { $allowed }.
refusal-bad-assist = Non c’è un aiuto di nome { $assist }. Scegli fra questi: { $allowed }.
refusal-bad-order = L’ordine nomina ogni posto una volta.
refusal-bad-colour = Il colore { $colour } qui non si può scegliere. Scegli fra questi: { $allowed }.
refusal-colour-taken = Un’altra squadra ha già { $colour }. Scegli un colore libero.
refusal-no-such-person = Questa persona non è al tavolo.

## La partita

refusal-seats-open = Alcuni posti sono ancora liberi. Aspetta altre persone, o mettici dei bot.
refusal-already-started = La partita è cominciata, e questo non si può più cambiare.
refusal-not-started = Non c’è una partita in corso. Chi ospita può cominciarne una.
refusal-not-over = La partita è ancora in corso. Prima giocala fino alla fine.
refusal-paused = La partita è in pausa. Prima riprendila.
refusal-not-paused = La partita non è in pausa.
refusal-late = Quel momento è passato. Guarda il tavolo com’è adesso.
refusal-wait-for-vote = Si sta giudicando un suggerimento. Si riprende subito dopo.
refusal-no-clock = A questo tavolo si gioca senza orologio.
refusal-own-clock = Altro tempo è un regalo di chi gioca contro.

## Domande a tutti

refusal-question-open = Un’altra domanda è ancora aperta. Aspetta la risposta.
refusal-no-question = Quella domanda è chiusa.
refusal-already-answered = Hai già risposto.
refusal-nothing-to-undo = Adesso non c’è una tua mossa da annullare.

## Suggerimenti

refusal-talk-not-here = Qui non si possono segnalare suggerimenti.
refusal-talk-own-side = I suggerimenti li può segnalare solo un’altra squadra.
refusal-talk-once = In questo turno hai già segnalato un suggerimento.
refusal-not-your-vote = Qui giudicano gli altri.

## Assenza

refusal-not-absent = Chi gioca al posto { $seat } è qui.
refusal-in-grace = Chi gioca al posto { $seat } può ancora tornare. Secondi rimasti: { $seconds }.

## Chiacchiere

refusal-chat-off = A questo tavolo non si scrive.
refusal-presets-only = A questo tavolo si parla con le frasi pronte.
refusal-no-such-preset = Non c’è una frase pronta { $preset }.
refusal-muted = Chi ospita ti ha chiesto di tacere per un po’.
refusal-chat-too-long = Scrivi qualcosa, e non più di { $allowed } lettere.

## Il server

refusal-bad-message = Il server non capisce questo: { $where }.
refusal-too-large = È troppo in una volta. Al massimo { $allowed } byte.
refusal-client-too-old = Questa pagina è più vecchia del server. Caricala di nuovo.
refusal-client-too-new = Questa pagina è più nuova del server. Chiedi a chi lo gestisce di aggiornarlo.
refusal-hello-first = La linea con un tavolo comincia con un saluto.
refusal-unknown-link = Questo link non porta più a un tavolo. Chiedine uno nuovo.
refusal-unknown-key = Questa chiave non apre più un posto. Chiedi un nuovo link a chi ospita.
refusal-unknown-code = Nessun tavolo con un posto libero ha questo codice. Chiedi di nuovo le cinque lettere.
refusal-table-deleted = Questo tavolo è stato cancellato. Aprine uno nuovo.
refusal-table-unreadable = Questo tavolo è nato con regole che questa versione non conosce, e non può continuare.
refusal-cannot-store = Ora il server non riesce a scriverlo, quindi non è stato fatto niente. Riprova fra un momento.
refusal-too-many-tables = Da qui sono stati aperti troppi tavoli. Al massimo { $allowed } in un’ora.
refusal-too-many-connections = Da qui sono aperte troppe pagine. Al massimo { $allowed }.
refusal-too-fast = Troppo in fretta. Riprova fra un momento.
refusal-too-many-tries = Troppi tentativi sbagliati. Secondi da aspettare: { $seconds }.
refusal-too-slow = La linea era troppo lenta per stare al passo. Torna da sola.
refusal-wrong-host = Il server non è conosciuto con questo nome.
refusal-wrong-origin = Lo ha chiesto una pagina di un altro sito, quindi non è stato fatto niente.
refusal-not-found = Qui non c’è niente.
refusal-wrong-method = Qui non si può chiedere così.
refusal-game-runs = Si potrà vedere quando la partita sarà finita.
refusal-draining = Il server si sta riavviando. Torna fra un momento.
refusal-broken = Qualcosa è andato storto da noi, e non è stato fatto niente. Riprova.
