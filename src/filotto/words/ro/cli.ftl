### Linia de comandă: ajutor, întrebări, tabele de cifre, erori ale terminalului.
### Fiecare cheie începe cu `cli-`.

## Ajutor

cli-help =
    O masă pentru jocurile cu rânduri și secvențe.

    filotto play sequence          joacă împotriva mașinii
    filotto play kids --people 2   doi oameni, o tastatură
    filotto games                  ce jocuri sunt
    filotto rules shift            cum se joacă
cli-names = Numele jocurilor aparțin proprietarilor lor; Filotto nu are legătură cu ei.
cli-usage = {"Folosire: "}
cli-options = Opțiuni
cli-options-here = [OPȚIUNI]
cli-commands = Comenzi
cli-version = versiunea, și ale cui sunt numele jocurilor
cli-option-help = pagina aceasta
cli-option-lang = limba; altfel cea din FILOTTO_LANG sau a sistemului
cli-short-play = un joc în terminal, împotriva mașinii sau cu oameni
cli-short-games = ce jocuri sunt, și datele lor
cli-short-rules = regulamentul unui joc
cli-short-replay = un joc salvat, pas cu pas
cli-help-play =
    Joacă aici, în terminal, sau continuă un joc salvat.

    Locurile pe care nu stă nimeni le joacă mașina. Scrie o mutare (7H c5)
    sau numărul ei din lista dată de „mutări”; „ajutor” spune ce se mai poate.
    Cu Ctrl-C ieși oricând: jocul se salvează și ți se spune unde.
cli-help-games = Ce jocuri sunt, pentru câți, cât durează și cu ce reguli ale casei.
cli-help-rules = Regulamentul unui joc.
cli-help-replay =
    Un joc salvat, de la început: cu Enter treci la mutarea următoare.
    Într-un pipe, sau cu --json, totul deodată.
cli-metavar-game-or-file = JOC|FIȘIER
cli-metavar-names = NUME,NUME,…
cli-metavar-colours = CULOARE,CULOARE,…
cli-option-people = câți oameni stau la această tastatură (1); celelalte locuri le joacă mașina
cli-option-names = cum îi cheamă pe oameni
cli-option-colours = în Kids: culorile jetoanelor oamenilor: albastru, verde, roșu, galben
cli-option-assist = ajutor: nimic, ce pot face cărțile, sau și sugestii
cli-option-ascii = litere în loc de forme și culori de cărți

## Jocurile

cli-games-players = { $players } jucători
cli-games-teams = În echipe: { $tables }
cli-games-as = { $players } în { $teams } echipe
cli-games-also = { $players } și în { $teams } echipe
cli-games-or = { $a } sau { $b }
cli-games-hidden = cărți ascunse
cli-games-open = totul la vedere
cli-games-rules = Reguli ale casei: { $rules }
cli-games-more = „filotto rules JOC” spune cum se joacă, „filotto play JOC” începe un joc.

## Înainte de împărțire

cli-ask-name = Cum te cheamă? (Enter: { $default })
cli-you = Tu
cli-player = Jucătorul { $number }
cli-machine = { $number ->
    [0] Mașina
   *[other] Mașina { $number }
}
cli-cut = Cine împarte: { $cards }. Cea mai mică împarte; așii sunt mari.
cli-cut-again = Egalitate la cea mai mică; se trage din nou: { $cards }.
cli-deals = Împarte: { $name }. Începe: { $first }.
cli-order-of-play = Ordinea de joc: { $names }.

## La masă

cli-curtain-down = Urmează { $name }. Apasă Enter și dă tastatura mai departe.
cli-curtain-up = { $name }: apasă Enter ca să-ți vezi cărțile.
cli-type = Scrie o mutare; „mutări” le arată, „ajutor” explică.
cli-may-wait = Acum pot face ceva și alții: scrie „aștept” ca să-i lași înainte.
cli-lines-legend = >{ $chip } ultima mutare · [{ $chip }] parte dintr-o secvență, rămâne · * se potrivește o carte a ta
cli-lines-hints = ! completează un rând · ? blochează unul
cli-side-line = { $names } ({ $colour }): { $sequences }, { $chips }
cli-hands = Cărți în mână: { $hands }.
cli-goals = Ținte în mână: { $hands }.
cli-last-cards = Ultimele cărți jucate: { $cards }.
cli-scores = Scor: { $scores }.
cli-empty-pile = încă nimic
cli-your-hand = Cărțile tale și ce pot face:
cli-your-cards = Cărțile tale:
cli-can = Poți: { $moves }
cli-nothing-now = nimic deocamdată
cli-and-more = { $moves } … și încă { $count }
cli-also = De asemenea: { $moves }
cli-where = Unde joci { $card }?
cli-list-goes = { $count ->
    [one] Lista are o singură mutare: 1.
    [few] Lista merge de la 1 la { $count }.
   *[other] Lista merge de la 1 la { $count }.
}
cli-cell-without-help = Fără ajutor nu ți se spune ce cărți se potrivesc pe o căsuță. Scrie o carte și o căsuță.
cli-nothing-typed = Scrie o mutare sau „ajutor”.
cli-did = { $name }: { $move }
cli-you-made-sequence = Ai o secvență: { $cells }.
cli-you-collected = Ai strâns { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
cli-you-showed-goal = Ți-ai arătat ținta { $card }.
cli-you-table-resign = Ai abandonat.
cli-you-table-lose = N-ai tras la timp și continui cu o carte mai puțin.
cli-you-passed = Nu puteai face altceva, așa că ai spus pas.
cli-turned-up = Acum pe masă: { $cards }.
cli-shown = Se arată: { $cards }.
cli-collected = { $name } a strâns: { $cards }
cli-put-out = Ieșite din joc: { $cards }
cli-mark-takes = Se poate lua: { $places }
cli-mark-near = După { $move }: { $places }
cli-shifts-left = Mutări rămase în această tură: { $count }
cli-your-goal = Ținta ta: { $goal } (cartea { $card })
cli-goal-of = { $name } are ținta { $goal } (cartea { $card })
cli-no-goal = Nu mai ai nicio țintă.
cli-no-piles = Nu este încă niciun teanc.
cli-yes = da
cli-no = nu
cli-agree-undo = { $name }: poate { $by } să-și ia înapoi ultima mutare?
cli-agree-draw = { $name }: încheiem jocul la egalitate?
cli-not-agreed = { $name } nu este de acord.
cli-nothing-to-undo = Nu ai nicio mutare de luat înapoi.
cli-undone = Mutarea a fost luată înapoi. Se vor trage aceleași cărți.
cli-sure-draw = Închei jocul cu remiză? Mașina este mereu de acord.
cli-sure-resign = Chiar abandonezi?

## Sfaturi la masă

cli-talk-who = Cine reclamă? { $names }
cli-talk-whom = Echipa cui? { $names }
cli-talk-vote = { $name }: s-au dat sfaturi la masă?
cli-talk-falls = Reclamația cade.
cli-talk-again = { $name } a reclamat deja și mai poate abia după tura următoare.

## Ce se poate scrie

cli-help-moves = Scrie o mutare așa cum stă în listă ({ $example }) sau numărul ei. O carte sau o căsuță singură arată ce se poate cu ea.
cli-order-moves = mutări
cli-order-moves-means = tot ce poți face acum, cu numere (și: ?)
cli-order-board = masa
cli-order-board-means = din nou masa și cărțile tale
cli-order-discards = decartate
cli-order-discards-means = toate teancurile care pot fi privite
cli-order-rules = reguli
cli-order-rules-means = regulamentul
cli-order-undo = înapoi
cli-order-undo-means = ia-ți înapoi ultima mutare
cli-order-save = salvează
cli-order-save-means = salvează FIȘIER; un fișier care există rămâne cum este
cli-order-save-over-means = salvează, chiar și peste un fișier care există
cli-order-talk = sfaturi
cli-order-talk-means = reclamă sfaturile altei echipe
cli-order-offer = remiză
cli-order-offer-means = propune remiză
cli-order-wait = aștept
cli-order-wait-means = lasă-i pe alții înainte, unde pot
cli-order-resign = abandon
cli-order-resign-means = renunți la joc
cli-order-quit = ieșire
cli-order-quit-means = pleci; înainte poți salva
cli-order-help = ajutor
cli-order-help-means = lista aceasta

## Salvare

cli-saved = Salvat în { $file }.
cli-save-it = Salvez acest joc?
cli-save-name = Numele fișierului (Enter: { $default })
cli-kept = Jocul este salvat în { $file }. Continui cu: filotto play { $file }
cli-kept-over = Jocul este salvat în { $file }. Îl revezi cu: filotto replay { $file }

## Revedere

cli-replay-next = Enter: mutarea următoare. q: ieșire.
cli-replay-drew = { $name }: trasă { $card }.

## Ce n-a mers

cli-stopped = Oprit.
cli-in-file = { $file }: { $reason }
cli-why-missing = nu există un fișier sau un dosar cu acest nume.
cli-why-forbidden = aici nu este permis.
cli-why-folder = acesta este un dosar, nu un fișier.
cli-why-full = nu mai este loc.
cli-why-exists = fișierul există deja și rămâne cum este. Alege alt nume.
cli-why-large = fișierul este prea mare ca să fie unul de-al nostru.
cli-no-such-command = Nu există comanda „{ $command }”. Există: { $allowed }.
cli-no-such-option = Aici nu există opțiunea { $option }; --help arată ce opțiuni sunt.
cli-option-needs-value = După { $option } lipsește ceva.
cli-missing = Lipsește ceva: { $name }.
cli-too-many = Pe această linie este mai mult decât înțelege { $command }; --help spune ce primește.
cli-one-of = { $option } nu poate fi „{ $value }”. Alege dintre: { $allowed }.
cli-no-number = { $option }: „{ $value }” nu este un număr întreg.
cli-number-from = { $option }: { $value } nu se potrivește. Se începe de la { $least }.
cli-number-between = { $option }: { $value } nu se potrivește. Se poate de la { $least } la { $most }.
cli-no-board-here = { $game } nu are tablă.
cli-names-count = Numele date sunt { $names }, dar --people este { $people }.
cli-no-colours = Culorile din { $game } sunt fixe.
cli-colours-count = Culorile date sunt { $colours }, dar --people este { $people }.
cli-not-with-file = Un joc salvat vine cu jucătorii, regulile, pachetul și tabla lui.
cli-no-rulebook = Nu există regulament pentru { $game }.
cli-our-fault = Ceva n-a mers în interiorul Filotto ({ $what }). Nu s-a schimbat nimic.
