### Giochi, regole della casa, squadre e carte.
### `title-<gioco>`, `about-<gioco>`; `rule-<nome>`, `value-<nome>-<valore>` e con `-means` che cosa fanno.

## Titoli. Sono nomi, uguali in ogni lingua.

title-sequence = Sequence
title-tabletop = Sequence Tabletop
title-kids = Sequence Kids
title-numbers = Sequence Numbers
title-shift = Sequentia Shift
title-stack = Sequentia Stack
title-overlay = Sequentia Overlay

about-sequence = Gioca una carta, metti un gettone sulla sua casella, fanne cinque in fila; da soli o a squadre.
about-tabletop = Sequence per due o tre, nella forma breve del tavolo virtuale.
about-kids = Animali sulle carte, animali sul tabellone: quattro in fila, e non serve saper leggere.
about-numbers = Ogni carta chiede un conto, il gettone va sul risultato: cinque in fila.
about-shift = Fai scorrere le carte sul tavolo finché una riga mostra il tuo obiettivo segreto.
about-stack = Costruite insieme quattro pile, e porta via le tre che mostrano una delle tue carte.
about-overlay = Posa le tue carte su quelle del tavolo finché righe e colonne mostrano quel che chiedono.

## Com’è un gioco

difficulty-easy = facile
difficulty-medium = media difficoltà
difficulty-high = difficile

minutes = { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}
players = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
teams = { $teams ->
    [one] una squadra
   *[other] { $teams } squadre
}
each-alone = ciascuno per sé

## Regole della casa

rule-sequences_to_win = Sequenze per vincere
rule-sequences_to_win-means = Quante sequenze servono per vincere.
value-sequences_to_win-edition = come vuole il gioco
value-sequences_to_win-edition-means = Quel che dice il regolamento del gioco.
value-sequences_to_win-1 = una
value-sequences_to_win-1-means = Vince la prima sequenza.
value-sequences_to_win-2 = due
value-sequences_to_win-2-means = Vince la seconda sequenza.

rule-draw = Pescare
rule-draw-means = Chi pesca la carta alla fine del turno.
value-draw-automatic = automatico
value-draw-automatic-means = La carta viene pescata per te.
value-draw-by_hand = da sé
value-draw-by_hand-means = Peschi tu. Il regolamento dice chi aspetta, e che cosa succede se te ne dimentichi.

rule-table_talk = Suggerimenti
rule-table_talk-means = Chi giudica quando si dice che due compagni si sono dati consigli.
value-table_talk-vote = voto
value-table_talk-vote-means = Votano le persone delle altre squadre.
value-table_talk-host = chi ospita
value-table_talk-host-means = Decide chi ospita il tavolo.
value-table_talk-off = nessuno
value-table_talk-off-means = Nessuno giudica; suggerire non costa nulla.

rule-open_goals = Obiettivi scoperti
rule-open_goals-means = Se tutti vedono gli obiettivi di tutti.
value-open_goals-no = coperti
value-open_goals-no-means = Il tuo obiettivo lo vedi solo tu.
value-open_goals-yes = scoperti
value-open_goals-yes-means = Tutti gli obiettivi stanno scoperti.

rule-stall_rounds = Giri senza progressi
rule-stall_rounds-means = Dopo tanti giri senza una riga presa o un obiettivo cambiato, tutti gli obiettivi cambiano.
value-stall_rounds = { $value ->
    [one] un giro
   *[other] { $value } giri
}

rule-lines = Linee che valgono
rule-lines-means = Quali righe e colonne si possono prendere.
value-lines-any = tutte
value-lines-any-means = Ogni linea riuscita, chiunque ne abbia messo le carte.
value-lines-touched = toccate
value-lines-touched-means = Solo le linee con una carta messa in questo turno.

## L’aiuto che ognuno sceglie per sé

assist = Aiuto
assist-none = nessuno
assist-none-means = Non si segna nulla.
assist-show = mostra
assist-show-means = Si segna che cosa può fare una carta scelta.
assist-suggest = suggerisce
assist-suggest-means = Si segna anche che cosa completa o blocca una fila.

## Squadre: un colore, e una forma per gli occhi che non distinguono i colori

colour-blue = blu
colour-green = verde
colour-red = rosso
colour-yellow = giallo
shape-blue = anello
shape-green = foglia
shape-red = rombo
shape-yellow = stella
side = squadra { $side }
seat = posto { $seat }
team-of = squadra { $team }

## Carte da gioco

suit-C = fiori
suit-D = quadri
suit-H = cuori
suit-S = picche
rank-2 = due
rank-3 = tre
rank-4 = quattro
rank-5 = cinque
rank-6 = sei
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-T = dieci
rank-J = fante
rank-Q = donna
rank-K = re
rank-A = asso
rank-of-suit = { $rank } di { $suit }
jack-two-eyes = fante con due occhi
jack-one-eye = fante con un occhio

## Carte con un nome proprio: `card-<id>`

card-cat = gatto
card-cow = mucca
card-dog = cane
card-duck = anatra
card-elephant = elefante
card-ewe = pecora
card-fox = volpe
card-frog = rana
card-honeybee = ape
card-horse = cavallo
card-lion = leone
card-monkey = scimmia
card-octopus = polpo
card-owl = gufo
card-penguin = pinguino
card-pig = maiale
card-rooster = gallo
card-whale = balena
card-turtle = tartaruga
card-unicorn = unicorno
card-dragon = drago
card-plus = più
card-minus = meno
card-hidden = una carta coperta

## Sequentia

sequentia-a = arancione
sequentia-b = viola
sequentia-c = verde
sequentia-card = { $number }, sequenza { $sequence }, { $colour }
sequentia-bonus-card = { $number } con un più, sequenza { $sequence }, { $colour }
goal = obiettivo
row = riga { $row }
column = colonna { $column }
pile = pila { $pile }
