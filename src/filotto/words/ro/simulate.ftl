### `filotto simulate` și `filotto bench`.

cli-short-simulate = multe partide la întâmplare: cine câștigă, cât durează, cum se termină
cli-help-simulate = Joacă multe partide la întâmplare și spune cât de des câștigă fiecare parte, cât durează o partidă și cum se termină.
cli-short-bench = cât de rapide sunt regulile pe acest calculator
cli-help-bench = Măsoară cât de rapide sunt regulile pe acest calculator, joc cu joc; cu „serve”, cât de rapid este serverul de mese.
cli-metavar-bots = ADVERSAR,…
cli-option-bots = cine joacă; un nume pentru toți sau câte unul pentru fiecare loc
cli-option-games = câte partide (1000)
cli-option-seed = același număr dă aceleași partide
cli-option-jobs = câte fire își împart partidele; numărătoarea nu depinde de asta
cli-option-keep = salvează primele partide ca fișiere
cli-option-folder = dosarul pentru aceste fișiere
cli-option-json = ca JSON, pentru programe
cli-unknown-bot = Nu există adversarul „{ $bot }”. Există: { $allowed }.
cli-bots-count = Locuri: { $players }; nume în --bots: { $given }. Scrie unul pentru toți sau câte unul pentru fiecare loc.
cli-keep-needs-folder = --keep și -o merg împreună: câte partide să fie salvate și dosarul în care ajung.
cli-simulate-plain-only = Regulile compilate nu pot fi folosite aici; joacă Python simplu, doar mai încet.
cli-simulate-no-cache = Nu se poate scrie în niciun dosar pentru reguli compilate, așa că ele se compilează de fiecare dată. FILOTTO_CACHE poate numi unul.
cli-simulate-compiling = Regulile se compilează pentru acest calculator, o singură dată; între timp joacă Python simplu.
cli-simulate-stopped = Oprit după { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}; acestea sunt cifrele de până acum.
cli-simulate-games = partide
cli-simulate-seconds = secunde
cli-simulate-games-a-second = partide pe secundă
cli-simulate-plays-a-second = mutări pe secundă
cli-simulate-chips = jetoane puse sau luate într-o partidă
cli-simulate-actions = acțiuni ale jucătorilor într-o partidă
cli-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
cli-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-side = câștigă partea { $side }
cli-simulate-draws = nu câștigă nimeni
cli-simulate-shared = victorie împărțită
cli-simulate-seed = sămânță
cli-option-samples = câte probe din fiecare; contează cea mai bună (40)
cli-option-yardstick = un program de comparație, care scrie „… ns/play” pentru doi și pentru trei jucători
cli-bench-start = De la comandă la prima partidă, cu regulile deja compilate: { $seconds } s
cli-no-yardstick = „{ $file }” nu e un program de comparație: nu scrie „… ns/play” pentru doi și pentru trei jucători.
