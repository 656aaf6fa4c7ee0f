### De ce este respins ceva și ce ar fi bine.
### Câte un mesaj pentru fiecare cod din `games/refusals.py`: `refusal-<cod>`. Locurile, taberele, rândurile și teancurile se numără de la 1.

## Orice joc

refusal-game-over = Jocul s-a încheiat. Privește-l încă o dată sau începe altul.
refusal-not-your-turn = E rândul locului { $seat }. Vine și al tău.
refusal-card-not-in-hand = Nu ai în mână { $card }. Joacă una dintre cărțile pe care le ai.
refusal-unknown-card = În acest joc nu există cartea { $card }. Scrie-o așa cum apare în mâna ta.
refusal-unknown-cell = Pe această masă nu există { $cell }. Scrie litera coloanei și numărul rândului: a1 e în stânga sus.
refusal-wrong-kind = Acum nu se poate. Lista mutărilor arată ce se poate.
refusal-must-not-pass = Mai poți face ceva, așa că joacă. Pas se spune numai când nu se poate altceva.
refusal-no-such-seat = La această masă nu există locul { $seat }.
refusal-seat-is-out = Locul { $seat } a abandonat și nu mai joacă.
refusal-cannot-skip = Pe locul { $seat } nu-l așteaptă nimeni, deci nu poate fi sărit.

## Jocurile cu linii

refusal-cell-taken = Pe { $cell } este deja un jeton. Alege o căsuță liberă.
refusal-corner-is-free = { $cell } este un colț: ține cu toți și nu se pune niciun jeton acolo. Alege altă căsuță.
refusal-card-does-not-match = { $cell } nu arată { $card }. Alege o căsuță liberă care o arată.
refusal-wrong-answer = { $cell } nu este rezultatul pentru { $card }. Mai încearcă, nu costă nimic.
refusal-no-chips-left = Tabăra ta nu mai are jetoane de pus. Poți totuși lua unul, dacă ai o carte potrivită.
refusal-not-a-remove-card = { $card } nu ia jetoane de pe tablă. Alege o căsuță pe care să pui jetonul tău.
refusal-remove-card-places-nothing = { $card } nu pune niciun jeton, ci ia unul. Alege un jeton din altă tabără.
refusal-nothing-to-remove = Pe { $cell } nu este niciun jeton. Alege o căsuță cu un jeton din altă tabără.
refusal-chip-is-yours = Jetonul de pe { $cell } este al taberei tale. Alege unul din altă tabără.
refusal-chip-is-locked = { $cell } face parte dintr-o secvență și rămâne acolo. Alege un jeton care nu este într-una.
refusal-card-is-alive = { $card } nu este moartă: mai are o căsuță liberă. Se schimbă numai o carte moartă.
refusal-special-never-dead = { $card } nu este niciodată moartă, deci nu se schimbă. Joac-o când vrei.
refusal-already-traded = Ai schimbat deja o carte în această tură. Acum joacă una.
refusal-must-trade-first = Ai o carte moartă. Întâi schimb-o, apoi joacă.
refusal-traded-card-stays = { $card } tocmai a venit dintr-un schimb. Așteaptă tura ta următoare.
refusal-must-claim = Alege mai întâi care căsuțe din rândul tău sunt secvența.
refusal-nothing-to-claim = Deocamdată nu e nicio secvență de ales.
refusal-not-a-claim = { $cells } nu este printre secvențele pe care le poți alege. Ia una dintre cele propuse.
refusal-nothing-to-draw = Acum nu ai nicio carte de tras.
refusal-must-draw = Trage cartea: cu ea se încheie tura ta.
refusal-must-forfeit = Mai întâi, locul { $seat } cedează o carte pentru sfaturi.
refusal-no-forfeit = Nu datorezi nicio carte, așa că păstreaz-o.
refusal-nothing-to-lose = Locul { $seat } nu are acum nicio carte de pierdut.
refusal-older-right-first = Locul { $seat } așteaptă de mai mult timp, deci e primul.
refusal-no-table-talk = La această masă sfaturile nu se judecă: regula nu e în joc sau fiecare joacă pentru sine.
refusal-no-such-side = La această masă nu există tabăra { $side }.

## Shift

refusal-no-shifts-left = Ai făcut cele șase mutări. Ia rândul sau predă tura.
refusal-not-next-to = { $cell } și { $to } nu sunt alăturate. O carte glisează în sus, în jos, la stânga sau la dreapta.
refusal-space-not-empty = Pe { $cell } este o carte. Alege un loc gol.
refusal-space-empty = Pe { $cell } nu este nicio carte. Alege una de lângă un loc gol.
refusal-row-not-met = Rândul { $row }, de la stânga la dreapta, nu arată ținta ta. Mută mai departe sau predă tura.
refusal-wrong-empty = { $cells }: așa nu poate rămâne gol. Numește atâtea locuri goale câte trebuie să rămână: unul, sau mai multe dacă pachetul nu ajunge.
refusal-goal-possible = Numerele țintei tale sunt pe masă, deci se poate alcătui. Mută sau predă tura.
refusal-goal-after-shift = Ai mutat deja. La o țintă se renunță la începutul turei, și asta e toată tura.
refusal-deck-empty = Pachetul e gol, deci o țintă nu se mai poate schimba.
refusal-impossible-goal = Ținta ta nu se poate alcătui acum, iar pachetul e gol. Predă tura și mai vezi data viitoare.

## Stack

refusal-row-first = Sunt mai puțin de patru teancuri. Începe mai întâi unul nou, la stânga sau la dreapta.
refusal-row-full = Sunt deja patru teancuri. Pune cartea deasupra unuia dintre ele.
refusal-first-pile-right = Masa e goală, așa că stânga și dreapta sunt totuna. Scrie right.
refusal-no-such-pile = Teancul { $pile } nu există pentru așa ceva. Teancurile se numără din stânga.
refusal-not-shown = Cele trei teancuri începând cu { $pile } nu arată secvența cărții { $card }.
refusal-sequence-only = După o carte simplă poate urma numai o secvență. Joac-o sau spune pas.
refusal-must-begin = O tură începe cu o carte sau cu o secvență. Pas poți spune mai târziu.
refusal-must-go-on = După o carte bonus continui: joacă altă carte sau o secvență.

## Overlay

refusal-same-number = Cartea de pe { $cell } are același număr ca { $card }. Alege una cu alt număr.
refusal-placed-this-turn = Cartea de pe { $cell } ai pus-o chiar în această tură. Alege alt loc.
refusal-card-has-place = { $card } mai are un loc pe masă, așa că pune-o acolo.
refusal-lines-not-a-choice = { $lines }: așa nu se poate lua. Ia toate rândurile împlinite sau toate coloanele împlinite.
refusal-must-take = Alege mai întâi liniile pe care le iei.

## Deschiderea unei mese

refusal-unknown-game = Nu există niciun joc numit { $game }. Alege unul dintre acestea: { $allowed }.
refusal-broken-plug-in = Jocul { $game } este instalat, dar nu se poate încărca: { $reason }
refusal-bad-players = { $players ->
    [one] Un singur jucător nu e de ajuns. Acest joc este pentru: { $allowed }.
    [few] În { $players } nu se poate juca acest joc. Este pentru: { $allowed }.
   *[other] În { $players } nu se poate juca acest joc. Este pentru: { $allowed }.
}
refusal-uneven-teams = { $players ->
    [one] Un jucător nu se poate împărți
    [few] { $players } jucători nu se pot împărți
   *[other] { $players } de jucători nu se pot împărți
} în echipe egale. Se poate cu: { $allowed }.
refusal-bad-teams = { $players ->
    [one] Un jucător nu poate forma
    [few] { $players } jucători nu pot forma
   *[other] { $players } de jucători nu pot forma
} { $teams ->
    [one] o echipă
    [few] { $teams } echipe
   *[other] { $teams } de echipe
}. Se poate: { $allowed }.
refusal-unknown-rule = Acest joc nu are regula casei { $rule }. Are: { $allowed }.
refusal-bad-rule-value = Regula casei { $rule } nu poate fi { $value }. Alege: { $allowed }.
refusal-rule-not-here = Regula casei { $rule } este pentru echipe, deci aici nu poate fi { $value }.

## Mutări și fișiere citite

refusal-bad-notation = „{ $text }” nu este o mutare care să se poată citi aici. Scrie așa: { $allowed }.
refusal-file-not-json = Acest fișier nu este un joc salvat: nu se poate citi la { $where }.
refusal-file-cut-off = Acest fișier se întrerupe la { $where }. Îi lipsește sfârșitul, așa că găsește o copie întreagă.
refusal-file-wrong-format = Acest fișier nu este un joc salvat de Filotto.
refusal-file-wrong-version = Acest fișier este de versiunea { $version }, pe care programul acesta n-o citește. Citește: { $allowed }.
refusal-file-wrong-rules = Acest joc s-a jucat după regulile versiunii { $version }. Programul acesta cunoaște: { $allowed }.
refusal-file-bad-field = Ceva nu e în regulă în acest fișier la { $where }. Acolo trebuie: { $expected ->
    [text] un text
    [number] un număr întreg
    [list] o listă
    [object] un obiect, de la { "{" } la { "}" }
    [seats] câte o intrare pentru fiecare loc
    [order] fiecare jucător o dată
    [action] o mutare în notație
   *[other] { $expected }
}.
refusal-file-checksum = Acest fișier a fost schimbat sau stricat după ce a fost salvat. Găsește o copie neatinsă.
refusal-file-bad-move = Mutarea { $move } din acest fișier, { $action }, nu este posibilă: { $reason }
refusal-file-bad-card = La { $where }, acest fișier trage { $card }, care nu este atunci în pachet.
refusal-file-card-left = La { $where }, acest fișier are { $card }, pe care n-o trage nimeni.
refusal-file-bad-result = Rezultatul scris în acest fișier nu este cel la care duc mutările.
