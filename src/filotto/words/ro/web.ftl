### Paginile din browser. Fiecare cheie începe cu `web-`, în afară de frazele gata făcute: `preset-<nume>`.

## Peste tot

web-claim = Șapte jocuri la o singură masă.
web-home = La prima pagină
web-again = Încearcă din nou
web-close = Închide
web-coming = O clipă …
web-no-line = Serverul nu răspunde acum. Pagina merge mai departe singură când revine.
web-no-page = Pagina aceasta nu există.
web-yes = Da
web-no = Nu
web-you = Tu
web-somebody = Musafir
web-rules = Reguli
web-menu = Meniu
web-chat = Mesaje
web-about = Despre, licențe
web-about-names = Numele jocurilor aparțin proprietarilor lor; Filotto nu are legătură cu ei.
web-about-data = Niciun cont, nicio urmărire, nimic de la terți. Ce alegi rămâne doar în acest browser.
web-licences = Ce am primit de la alții

## Prima pagină

web-join = Intră cu un cod
web-code = Cod de cinci litere
web-look-at-table = Vezi masa
web-play = Joacă
web-play-now = Joacă acum { $game }, împotriva boților
web-invite = Invită
web-invite-to = Invită-i pe alții la { $game }
web-rules-of = Reguli: { $game }
web-players = { $range } jucători
web-your-tables = Mesele tale
web-go-on = Continuă
web-go-on-with = Continuă: { $game }
web-forget = Scoate din listă
web-first-player = Cine începe?
web-first-names = Nume, cu virgule între ele
web-first-choose = Alege cinstit
web-first-begins = Începe { $name }.

## Setări

web-settings = Setări
web-language = Limba
web-your-name = Numele tău
web-set-theme = Culori
web-set-theme-auto = ca pe dispozitiv
web-set-theme-light = deschise
web-set-theme-dark = închise
web-set-theme-contrast = contrast puternic
web-set-suits = Culorile cărților
web-set-suits-two = două culori
web-set-suits-four = patru culori
web-set-confirm = A doua atingere confirmă
web-set-confirm-auto = pe ecrane mici
web-set-confirm-on = mereu
web-set-confirm-off = niciodată
web-set-motion = Mișcare
web-set-motion-auto = ca pe dispozitiv
web-set-motion-off = fără
web-set-sound = Sunete
web-set-sound-off = oprite
web-set-sound-on = pornite
web-set-vibrate = Vibrează când e rândul meu
web-set-vibrate-off = nu
web-set-vibrate-on = da

## La o masă

web-how-many = Câți jucători?
web-teams = Echipe
web-open-table = Deschide masa
web-clock = Ceas
web-clock-none = fără ceas
web-clock-day = o zi pentru fiecare mutare
web-clock-seconds = { $seconds ->
    [one] o secundă pentru fiecare mutare
    [few] { $seconds } secunde pentru fiecare mutare
   *[other] { $seconds } de secunde pentru fiecare mutare
}
web-who-sits = Cine stă aici
web-free-seat = un loc liber
web-sit-here = Așază-te aici
web-watch = Privește
web-table-full = Nu este niciun loc liber. Poți privi.
web-bot = jucător automat
web-add-bot = Adaugă un bot
web-remove = Scoate
web-level = Cât de bine joacă boții
web-level-random = boți la întâmplare
web-level-learner = boți care învață
web-level-easy = boți ușori
web-level-medium = boți medii
web-level-strong = boți puternici
web-fill = Boți pe toate locurile libere
web-start = Începe
web-needs = Fiecare loc are nevoie de cineva: la masa aceasta { $players }. Jocul merge în { $works }.
web-wait-start = Gazda începe jocul.
web-here-name = Cine mai joacă pe acest dispozitiv?
web-here-add = Adaugă
web-link = Adresă
web-copy = Copiază
web-copied = Copiat.
web-copy-by-hand = Selectează adresa și copiaz-o.
web-share = Trimite
web-qr = Adresa ca un cod QR
web-television = Tabla pentru un televizor
web-loopback = Adresa aceasta merge doar pe acest calculator. Pentru alții pornește Filotto cu --lan, sau pe un server.
web-curtain = Dă dispozitivul mai departe: { $name }.
web-curtain-lift = Eu sunt { $name }
web-curtain-wait = E rândul altcuiva.

## Masa

web-board = Tablă
web-people = Jucători
web-hand = Mâna ta
web-sort = Ordonează mâna
web-in-deck = în pachet: { $count }
web-log = Ce s-a întâmplat
web-log-short = Jurnal
web-log-and-chat = Jurnal și mesaje
web-house-rules = Regulile casei, aici
web-thinks = se gândește
web-is-away = { $name } lipsește
web-last-discard = Decartări: { $name }
web-pile-of = Decartări: { $name }, ultima mai întâi
web-pile-empty = Încă nu este nicio carte acolo.
web-collected = cărți strânse: { $count }
web-time-left = Timp rămas: { $time }
web-away = Legătura a căzut. Revine singură …
web-corner = colț liber
web-row-column = rândul { $row }, coloana { $column }
web-your-chip = jetonul tău
web-chip-of = jeton { $colour }
web-locked = blocat
web-can-go-here = poate merge aici
web-last-move = ultima mutare
web-empty-space = loc gol
web-left-end = capătul din stânga al șirului
web-right-end = capătul din dreapta al șirului
web-takes = se poate lua
web-take-three = Teancurile { $first }–{ $last }
web-shifts-left = mutări rămase: { $count }
web-slate = Tăbliță
web-slate-empty = Alege o carte și găsește rezultatul pe tablă.

web-pick = Alege o carte sau un loc.
web-which-card = Care carte merge acolo?
web-where = Unde merge?
web-sure = Aici?
web-choose = Alege.
web-only-this = Doar atât poți face.
web-no-place = Acum nu este loc pentru { $card }.
web-put-back = Pune înapoi
web-other-choice = Arată alegerea următoare
web-do-place = Pune aici
web-do-remove = Ia acest jeton
web-do-trade = Schimb-o
web-do-draw = Trage
web-do-claim = Aceasta e secvența mea
web-do-forfeit = Cedeaz-o
web-do-pass = Pas
web-do-shift = Mută
web-do-take-row = Ia rândul
web-do-give-up = Altă țintă
web-do-put = Pune aici
web-do-discard = Afară din joc
web-do-take-piles = Ia-le
web-do-take-lines = Ia aceste linii

web-stand-in = Joacă un bot
web-skip = Sari peste tură
web-other-device = Continuă pe alt dispozitiv
web-other-device-means = O adresă personală duce la acest loc. Este un secret; dispozitivul acesta apoi doar privește.
web-personal-link = Fă o adresă personală
web-type-move = Scrie o mutare
web-colour = Culoare
web-host = Pentru gazdă
web-lock = Nu mai lăsa pe nimeni să intre
web-unlock = Lasă din nou să intre
web-renew-link = Adresă și cod noi
web-chat-off = fără mesaje
web-chat-presets = fraze gata făcute
web-chat-free = text liber
web-cap-assist = Cel mai mult ajutor
web-mute = Nu poate scrie
web-delete = Șterge masa
web-delete-sure = Șterge cu adevărat, pentru totdeauna
web-download = Descarcă jocul
web-undo = Înapoi
web-pause = Pauză
web-paused = Pauză acum.
web-resume = Mai departe
web-resign = Renunță
web-offer-draw = Propune remiză
web-call-talk = Semnalează sfaturi în echipa { $team }
web-asks-undo = { $name } ar vrea să ia înapoi ultima mutare.
web-asks-pause = { $name } ar vrea o pauză.
web-asks-draw = { $name } propune remiză.
web-talk-called = { $name } semnalează sfaturi în echipa { $team }.
web-others-answer = Sunt întrebați ceilalți.
web-over = Jocul s-a terminat.
web-result = Rezultat
web-rematch = Încă un joc

web-say = Spune ceva
web-send = Trimite

web-log-sat = { $name } s-a așezat la masă.
web-log-stood = { $name } a lăsat locul liber.
web-log-started = Cărțile sunt împărțite.
web-log-resumed = { $name } merge mai departe.
web-log-stood-in = Un bot joacă pentru { $name }.
web-log-came-back = { $name } s-a întors.
web-log-undone = { $name } a luat înapoi ultima mutare.

## Fraze gata făcute

preset-hello = Salut!
preset-good-game = Frumos joc!
preset-well-played = Bine jucat!
preset-thanks = Mulțumesc!
preset-good-luck = Noroc!
preset-sorry = Scuze!
preset-your-turn = E rândul tău!
preset-one-moment = O clipă!
preset-back-soon = Mă întorc imediat.
preset-again = Încă o dată?
preset-bye = Pe curând!
preset-smile = zâmbește
preset-laugh = râde
preset-wow = rămâne fără cuvinte
preset-think = se gândește bine
preset-clap = aplaudă
preset-heart = trimite o inimă
preset-thumbs-up = degetul mare în sus
preset-cry = varsă o lacrimă
