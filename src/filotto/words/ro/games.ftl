### Jocuri, regulile casei, tabere și cărți.
### `title-<joc>`, `about-<joc>`; `rule-<nume>`, `value-<nume>-<valoare>` și, cu `-means`, ce fac ele.

## Titluri. Sunt nume, aceleași în orice limbă.

title-sequence = Sequence
title-tabletop = Sequence Tabletop
title-kids = Sequence Kids
title-numbers = Sequence Numbers
title-shift = Sequentia Shift
title-stack = Sequentia Stack
title-overlay = Sequentia Overlay

about-sequence = Joci o carte, pui un jeton pe căsuța ei, faci cinci la rând; fiecare pentru sine sau în echipe.
about-tabletop = Sequence pentru doi sau trei, în forma scurtă de pe masa virtuală.
about-kids = Animale pe cărți, animale pe tablă: patru la rând, și nu trebuie să știi să citești.
about-numbers = Fiecare carte cere un calcul, jetonul se pune pe rezultat: cinci la rând.
about-shift = Glisezi cărțile de pe masă până când un rând arată ținta ta secretă.
about-stack = Clădiți împreună patru teancuri și le iei pe cele trei care arată una dintre cărțile tale.
about-overlay = Așezi cărțile tale peste cele de pe masă până când rândurile și coloanele arată ce cer ele.

## Cum este un joc

difficulty-easy = ușor
difficulty-medium = mediu
difficulty-high = dificil

minutes = { $minutes ->
    [one] cam un minut
    [few] cam { $minutes } minute
   *[other] cam { $minutes } de minute
}
players = { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
teams = { $teams ->
    [one] o echipă
    [few] { $teams } echipe
   *[other] { $teams } de echipe
}
each-alone = fiecare pentru sine

## Regulile casei

rule-sequences_to_win = Secvențe pentru victorie
rule-sequences_to_win-means = Câte secvențe trebuie pentru victorie.
value-sequences_to_win-edition = după joc
value-sequences_to_win-edition-means = Ce spune regulamentul jocului.
value-sequences_to_win-1 = una
value-sequences_to_win-1-means = Câștigă prima secvență.
value-sequences_to_win-2 = două
value-sequences_to_win-2-means = Câștigă a doua secvență.

rule-draw = Trasul cărții
rule-draw-means = Cine trage cartea la sfârșitul turei.
value-draw-automatic = automat
value-draw-automatic-means = Cartea se trage pentru tine.
value-draw-by_hand = de mână
value-draw-by_hand-means = Tragi tu. Regulamentul spune cine așteaptă și ce se întâmplă dacă uiți.

rule-table_talk = Sfaturi la masă
rule-table_talk-means = Cine judecă atunci când se spune că doi coechipieri s-au sfătuit.
value-table_talk-vote = vot
value-table_talk-vote-means = Votează oamenii din celelalte tabere.
value-table_talk-host = gazda
value-table_talk-host-means = Hotărăște gazda mesei.
value-table_talk-off = nimeni
value-table_talk-off-means = Nu judecă nimeni; sfaturile nu costă nimic.

rule-open_goals = Ținte la vedere
rule-open_goals-means = Dacă toți văd țintele tuturor.
value-open_goals-no = ascunse
value-open_goals-no-means = Ținta ta o vezi numai tu.
value-open_goals-yes = la vedere
value-open_goals-yes-means = Toate țintele stau cu fața în sus.

rule-stall_rounds = Runde fără progres
rule-stall_rounds-means = După atâtea runde fără un rând luat sau o țintă schimbată, se schimbă toate țintele.
value-stall_rounds = { $value ->
    [one] o rundă
    [few] { $value } runde
   *[other] { $value } de runde
}

rule-lines = Linii care contează
rule-lines-means = Care rânduri și coloane se pot lua.
value-lines-any = toate
value-lines-any-means = Orice linie împlinită, oricine i-ar fi pus cărțile.
value-lines-touched = atinse
value-lines-touched-means = Numai liniile cu o carte pusă în această tură.

## Ajutorul pe care și-l alege fiecare

assist = Ajutor
assist-none = niciunul
assist-none-means = Nu se marchează nimic.
assist-show = arată
assist-show-means = Se marchează ce poate face o carte aleasă.
assist-suggest = sugerează
assist-suggest-means = Se marchează și ce completează sau blochează un șir.

## Tabere: o culoare și o formă, pentru ochii care nu deosebesc culorile

colour-blue = albastru
colour-green = verde
colour-red = roșu
colour-yellow = galben
shape-blue = inel
shape-green = frunză
shape-red = romb
shape-yellow = stea
side = tabăra { $side }
seat = locul { $seat }
team-of = echipa { $team }

## Cărți de joc

suit-C = treflă
suit-D = romb
suit-H = inimă roșie
suit-S = inimă neagră
rank-2 = doi
rank-3 = trei
rank-4 = patru
rank-5 = cinci
rank-6 = șase
rank-7 = șapte
rank-8 = opt
rank-9 = nouă
rank-T = zece
rank-J = valet
rank-Q = damă
rank-K = popă
rank-A = as
rank-of-suit = { $rank } de { $suit }
jack-two-eyes = valet cu doi ochi
jack-one-eye = valet cu un ochi

## Cărți cu nume propriu: `card-<id>`

card-cat = pisică
card-cow = vacă
card-dog = câine
card-duck = rață
card-elephant = elefant
card-ewe = oaie
card-fox = vulpe
card-frog = broască
card-honeybee = albină
card-horse = cal
card-lion = leu
card-monkey = maimuță
card-octopus = caracatiță
card-owl = bufniță
card-penguin = pinguin
card-pig = porc
card-rooster = cocoș
card-whale = balenă
card-turtle = țestoasă
card-unicorn = unicorn
card-dragon = dragon
card-plus = plus
card-minus = minus
card-hidden = o carte ascunsă

## Sequentia

sequentia-a = portocaliu
sequentia-b = violet
sequentia-c = verde
sequentia-card = { $number }, secvența { $sequence }, { $colour }
sequentia-bonus-card = { $number } cu plus, secvența { $sequence }, { $colour }
goal = țintă
row = rândul { $row }
column = coloana { $column }
pile = teancul { $pile }
