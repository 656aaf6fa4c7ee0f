### `filotto serve`, `backup`, `restore` și `verify`.

cli-short-serve = mese pentru cei aflați departe
cli-help-serve =
    Ține mesele deschise, ca să poată juca și cei aflați departe; numai pe această mașină sau pentru rețeaua casei.
    Ctrl-C îl oprește; mesele rămân și merg mai departe când pornește din nou.
cli-short-backup = a copia toate mesele într-un fișier
cli-help-backup = Copiază toate mesele într-un singur fișier, chiar și cât timp sunt deschise.
cli-short-restore = a aduce mesele înapoi dintr-un fișier
cli-help-restore = Aduce mesele înapoi dintr-un fișier făcut cu „filotto backup”. Niciun server nu are voie să folosească dosarul între timp.
cli-short-verify = a controla amestecarea unui joc încheiat
cli-help-verify = Trage din nou fiecare carte a unui joc încheiat, din ce promisese dealerul. Stare: 0 adevărat, 1 fals, 2 nu se poate controla.
cli-option-data = unde se țin mesele; altfel FILOTTO_DATA sau locul sistemului
cli-option-host = adresa pe care ascultă (127.0.0.1: numai această mașină)
cli-option-port = portul; altfel unul ales o dată și păstrat
cli-option-lan = pentru telefoane și mașini din aceeași casă
cli-option-open = deschide prima pagină în browser, unde este unul cu ecran
cli-option-public-url = adresa pe care o folosesc oamenii, dacă în fața serverului stă un proxy
cli-option-base-path = calea sub care îl arată proxyul
cli-option-trusted-proxy = adresa proxyului care este crezut când vorbește despre alții (se poate repeta)
cli-option-limit = o limită, de pildă connections=50 (se poate repeta; lista este în docs/hosting.md)
cli-option-overwrite = și acolo unde sunt deja mese; ele se păstrează într-un dosar alăturat
cli-serve-ready = Mesele sunt deschise la { $address }
cli-serve-phones = Un telefon din aceeași casă îl deschide cu acest cod. Ctrl-C îl oprește.
cli-serve-held = Filotto folosește deja { $folder }: { $address }
cli-serve-too-new = { $folder } a fost scris de o versiune mai nouă de Filotto (format { $version }). Folosește-o pe aceea sau alt dosar.
cli-serve-unwritable = În { $folder } nu se poate scrie. Alege alt dosar cu --data.
cli-serve-in-project = Niciun dosar personal nu poate fi scris, așa că mesele sunt în { $folder }.
cli-serve-no-port = Portul { $port } este folosit de alt program. Alege altul cu --port.
cli-serve-other-port = Alt program are portul { $kept }, așa că acesta este { $port }. Linkurile de dinainte au nevoie de { $kept }.
cli-backup-done = Toate mesele sunt în { $file }.
cli-backup-nothing = În { $folder } nu sunt încă mese.
cli-restore-done = Mesele sunt din nou în { $folder }.
cli-restore-kept = Ce era înainte este în { $folder }.
cli-restore-in-the-way = În { $folder } sunt deja mese. Cu --overwrite sunt puse deoparte și înlocuite.
cli-restore-no-backup = { $file } nu este o copie a meselor din Filotto sau este stricat.
cli-verify-true = Adevărat: fiecare carte a fost trasă cum s-a promis. Cărți controlate: { $cards }.
cli-verify-false = Fals: { $where }. S-a promis { $promised }, iar acolo scrie { $found }.
cli-verify-no-proof = { $file } nu conține dovada unui dealer, așa că nu este nimic de controlat.
cli-verify-commitment = secretul nu se potrivește cu promisiunea
cli-verify-cut = cărțile trase pentru a alege cine împarte
cli-verify-order = ordinea de joc
cli-verify-dealt = cartea { $card } de la împărțire
cli-verify-move = mutarea { $move }
cli-verify-draws = pachetul { $card } din fișier
cli-verify-checksum = suma de control a fișierului
