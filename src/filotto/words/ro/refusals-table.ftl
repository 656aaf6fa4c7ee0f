### De ce o masă sau serverul ei respinge ceva și ce ar fi bine.
### Câte un mesaj pentru fiecare cod din `table/refusals.py` și `server/refusals.py`. Locurile și taberele se numără de la 1.

## Cine poate

refusal-not-your-seat = Locul { $seat } este al altcuiva. Poți juca pentru al tău.
refusal-not-seated = Asta poate numai cine stă la masă. Ia întâi un loc.
refusal-not-host = Asta poate numai gazda. Întreab-o pe gazda acestei mese.
refusal-watching-only = Acum privești. Așază-te ca să joci.

## Locurile

refusal-seat-taken = Locul { $seat } este ocupat. Alege unul liber.
refusal-seat-free = Locul { $seat } nu este încă al nimănui.
refusal-no-free-seat = La această masă nu mai sunt locuri libere. Poți privi.
refusal-unknown-seat = La această masă locul { $seat } nu există.
refusal-seat-wants-host = Pe locul { $seat } joacă un bot. Gazda ți-l poate da.
refusal-table-locked = Gazda nu mai lasă pe nimeni să intre. Roag-o să deschidă masa.
refusal-name-empty = Scrie un nume care se poate citi.
refusal-bad-level = Nu există { $level }. Alege dintre acestea: { $allowed }.
refusal-bad-assist = Nu există un ajutor numit { $assist }. Alege dintre acestea: { $allowed }.
refusal-bad-order = Ordinea numește fiecare loc o singură dată.
refusal-bad-colour = Culoarea { $colour } nu se poate alege aici. Alege dintre acestea: { $allowed }.
refusal-colour-taken = Altă tabără are deja { $colour }. Alege o culoare liberă.
refusal-no-such-person = Această persoană nu este la masă.

## Jocul

refusal-seats-open = Unele locuri sunt încă libere. Așteaptă oameni sau pune boți pe ele.
refusal-already-started = Jocul a început, așa că asta nu se mai poate schimba.
refusal-not-started = Nu se joacă nimic acum. Gazda poate începe un joc.
refusal-not-over = Jocul încă merge. Joacă-l întâi până la capăt.
refusal-paused = Jocul este în pauză. Continuă-l întâi.
refusal-not-paused = Jocul nu este în pauză.
refusal-late = Momentul acela a trecut. Privește masa așa cum este acum.
refusal-wait-for-vote = Se judecă niște sfaturi. Jocul merge mai departe îndată.
refusal-no-clock = La această masă se joacă fără ceas.
refusal-own-clock = Timpul în plus este un dar de la un adversar.

## Întrebări pentru toți

refusal-question-open = O altă întrebare este încă deschisă. Așteaptă răspunsul.
refusal-no-question = Întrebarea aceea s-a închis.
refusal-already-answered = Ai răspuns deja.
refusal-nothing-to-undo = Acum nu există o mutare a ta de luat înapoi.

## Sfaturi

refusal-talk-not-here = Aici nu se pot semnala sfaturi.
refusal-talk-own-side = Sfaturile le poate semnala numai altă tabără.
refusal-talk-once = În această tură ai semnalat deja sfaturi.
refusal-not-your-vote = Asta o judecă ceilalți.

## Absență

refusal-not-absent = Jucătorul de pe locul { $seat } este aici.
refusal-in-grace = Jucătorul de pe locul { $seat } se mai poate întoarce. Secunde rămase: { $seconds }.

## Conversație

refusal-chat-off = La această masă nu se scrie.
refusal-presets-only = La această masă se vorbește cu frazele gata făcute.
refusal-no-such-preset = Nu există fraza gata făcută { $preset }.
refusal-muted = Gazda te-a rugat să taci o vreme.
refusal-chat-too-long = Scrie ceva și nu mai mult de { $allowed } litere.

## Serverul

refusal-bad-message = Serverul nu înțelege asta: { $where }.
refusal-too-large = E prea mult deodată. Cel mult { $allowed } octeți.
refusal-client-too-old = Această pagină este mai veche decât serverul. Încarc-o din nou.
refusal-client-too-new = Această pagină este mai nouă decât serverul. Roagă-l pe cel care îl ține să-l aducă la zi.
refusal-hello-first = O legătură cu o masă începe cu un salut.
refusal-unknown-link = Acest link nu mai duce la nicio masă. Cere altul.
refusal-unknown-key = Această cheie nu mai deschide niciun loc. Cere-i gazdei un link nou.
refusal-unknown-code = Nicio masă cu un loc liber nu are acest cod. Mai cere o dată cele cinci litere.
refusal-table-deleted = Această masă a fost ștearsă. Deschide una nouă.
refusal-table-unreadable = Această masă a fost începută cu reguli pe care versiunea de acum nu le știe și nu poate continua.
refusal-cannot-store = Serverul nu poate scrie asta acum, așa că nu s-a făcut nimic. Mai încearcă peste o clipă.
refusal-too-many-tables = De aici s-au deschis prea multe mese. Cel mult { $allowed } într-o oră.
refusal-too-many-connections = De aici sunt deschise prea multe pagini. Cel mult { $allowed }.
refusal-too-fast = A fost prea repede. Mai încearcă peste o clipă.
refusal-too-many-tries = Prea multe încercări greșite. Secunde de așteptat: { $seconds }.
refusal-too-slow = Legătura era prea lentă ca să țină pasul. Revine de la sine.
refusal-wrong-host = Serverul nu este cunoscut sub acest nume.
refusal-wrong-origin = Asta a cerut-o o pagină din altă parte, așa că nu s-a făcut nimic.
refusal-not-found = Aici nu este nimic.
refusal-wrong-method = Aici nu se poate cere așa.
refusal-game-runs = Se va putea vedea când jocul se va fi încheiat.
refusal-draining = Serverul se repornește. Revino peste o clipă.
refusal-broken = Ceva n-a mers la noi și nu s-a făcut nimic. Mai încearcă.
