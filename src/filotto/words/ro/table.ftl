### Ce se întâmplă la masă, povestit tuturor, și cum se încheie jocurile.
### `did-<acțiune>` pentru fiecare acțiune a unui jucător, `table-<acțiune>` pentru cele ale mesei, `ended-<motiv>` pentru fiecare sfârșit.
### `name` este numele unui jucător sau { "locul 2" } unde nu este un nume.

## Ture

your-turn = E rândul tău.
turn-of = La rând: { $name }.
since-your-turn = De la ultima ta tură:
nothing-happened = De atunci nu s-a întâmplat nimic.
only-pass = { $name } nu poate face altceva și spune pas.
you-drew = Ai tras { $card }.
dealt = Cărțile tale: { $cards }.
dealer-is = Împarte { $name }. Începe { $first }.

## Jocurile cu linii

did-place = { $name } a jucat { $card } și a pus un jeton pe { $cell }.
did-remove = { $name } a jucat { $card } și a luat jetonul de pe { $cell }.
did-remove-yours = { $name } a jucat { $card } și ți-a luat jetonul de pe { $cell }.
did-trade = { $name } a anunțat o carte moartă, { $card }, și a tras alta.
did-draw = { $name } a tras o carte.
did-claim = { $name } a ales secvența { $cells }.
did-forfeit = { $name } a cedat { $card } pentru sfaturi.
did-pass = { $name } a spus pas.
made-sequence = { $name } are o secvență: { $cells }.
made-sequences = { $name } are { $count ->
    [one] o secvență
    [few] { $count } secvențe
   *[other] { $count } de secvențe
} dintr-o lovitură.
new-deck = Teancurile de decartare au fost amestecate într-un pachet nou.

## Sequentia

did-shift = { $name } a glisat cartea de pe { $cell } pe { $to }.
did-take-row = { $name } a luat rândul { $row }.
did-give-up = { $name } a renunțat la o țintă imposibilă.
did-put-left = { $name } a început un teanc la stânga cu { $card }.
did-put-right = { $name } a început un teanc la dreapta cu { $card }.
did-put-on = { $name } a pus { $card } pe teancul { $where }.
did-take-piles = { $name } a jucat { $card } ca secvență și a luat trei teancuri.
did-put = { $name } a pus { $card } pe { $cell }.
did-discard = { $name } n-a găsit loc pentru { $card }, care iese din joc.
did-take-lines = { $name } a luat { $lines }.
showed-goal = { $name } a arătat ținta { $card }.
goals-changed = Nimic nu mai înainta, așa că s-au schimbat toate țintele.
drew-goal = { $name } a tras o țintă nouă.
collected = { $name } a strâns { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
put-out = { $card } a ieșit din joc.

## Ce face masa

table-skip = Tura pentru { $name } a fost sărită.
table-resign = { $name } a abandonat.
table-agree-draw = Toți sunt de acord cu remiza.
table-lose = { $name } n-a tras la timp și continuă cu o carte mai puțin.
table-penalty = Sfaturi la masă: în echipa { $team }, fiecare cedează o carte.

## Puncte, mâini, pachet

sequences-count = { $count ->
    [0] nicio secvență
    [one] o secvență
    [few] { $count } secvențe
   *[other] { $count } de secvențe
}
cards-count = { $count ->
    [0] nicio carte
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
deck-count = { $count ->
    [0] Pachetul este gol.
    [one] În pachet a rămas o carte.
    [few] În pachet au rămas { $count } cărți.
   *[other] În pachet au rămas { $count } de cărți.
}
chips-count = { $count ->
    [0] niciun jeton în rezervă
    [one] un jeton în rezervă
    [few] { $count } jetoane în rezervă
   *[other] { $count } de jetoane în rezervă
}
drew-count = { $name } a tras { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.

## Cum s-a încheiat și de ce

ended-sequences = Secvența câștigătoare este completă.
ended-passes = Au spus pas toți, unul după altul.
ended-idle-rounds = Trei runde n-au adus decât pasuri și ture sărite.
ended-new-decks = Ar fi fost nevoie de al treilea pachet nou fără ca vreun jeton să fie pus sau luat.
ended-all-new-decks = Ar fi fost nevoie de al 101-lea pachet nou.
ended-resigned = Ceilalți au abandonat.
ended-agreed = Toți au fost de acord cu remiza.
ended-deck-empty = S-au terminat cărțile.
ended-stalled = Nimic nu mai înainta, iar pachetul este gol.

won = A câștigat { $name }.
won-by-you = Ai câștigat.
won-shared = Au câștigat împreună: { $names }.
nobody-won = Este remiză.
