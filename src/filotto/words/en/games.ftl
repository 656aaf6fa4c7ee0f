### Games, their house rules, sides and cards.
### `title-<game>`, `about-<game>`; `rule-<name>`, `value-<name>-<value>` and with `-means` what they do.

## Titles. They are names, the same in every language.

title-sequence = Sequence
title-tabletop = Sequence Tabletop
title-kids = Sequence Kids
title-numbers = Sequence Numbers
title-shift = Sequentia Shift
title-stack = Sequentia Stack
title-overlay = Sequentia Overlay

about-sequence = Play a card, put a chip on its cell, get five in a row; alone or in teams.
about-tabletop = Sequence for two or three, in the short form of the virtual table.
about-kids = Animals on the cards, animals on the board: four in a row, and no reading needed.
about-numbers = Each card asks a sum, your chip goes on the answer: five in a row.
about-shift = Slide the cards on the table until a row reads your secret goal.
about-stack = Build four piles together, and carry off the three that read one of your cards.
about-overlay = Lay your cards over those on the table until rows and columns read what they ask for.

## Facts of a game

difficulty-easy = easy
difficulty-medium = medium
difficulty-high = difficult

minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
players = { $players ->
    [one] one player
   *[other] { $players } players
}
teams = { $teams ->
    [one] one team
   *[other] { $teams } teams
}
each-alone = each alone

## House rules

rule-sequences_to_win = Sequences to win
rule-sequences_to_win-means = How many sequences win the game.
value-sequences_to_win-edition = as the game has it
value-sequences_to_win-edition-means = What the rulebook of the game says.
value-sequences_to_win-1 = one
value-sequences_to_win-1-means = The first sequence wins.
value-sequences_to_win-2 = two
value-sequences_to_win-2-means = The second sequence wins.

rule-draw = Drawing
rule-draw-means = Who draws the card at the end of a turn.
value-draw-automatic = automatic
value-draw-automatic-means = Your card is drawn for you.
value-draw-by_hand = by hand
value-draw-by_hand-means = You draw yourself. The rulebook says who waits, and what happens if you forget.

rule-table_talk = Table talk
rule-table_talk-means = Who judges when teammates are said to have coached one another.
value-table_talk-vote = vote
value-table_talk-vote-means = The people of the other sides vote.
value-table_talk-host = host
value-table_talk-host-means = The host decides.
value-table_talk-off = off
value-table_talk-off-means = Nobody judges; talking has no price.

rule-open_goals = Open goals
rule-open_goals-means = Whether everybody sees everybody’s goal.
value-open_goals-no = no
value-open_goals-no-means = Your goal is yours alone.
value-open_goals-yes = yes
value-open_goals-yes-means = All goals lie face up.

rule-stall_rounds = Rounds without progress
rule-stall_rounds-means = After so many rounds without a row taken or a goal changed, all goals are changed.
value-stall_rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
}

rule-lines = Lines that count
rule-lines-means = Which rows and columns may be taken.
value-lines-any = any
value-lines-any-means = Every line that is met, whoever put its cards down.
value-lines-touched = touched
value-lines-touched-means = Only lines with a card put down in this turn.

## Help that a seat chooses for itself

assist = Help
assist-none = none
assist-none-means = Nothing is marked.
assist-show = show
assist-show-means = What a picked card can do is marked.
assist-suggest = suggest
assist-suggest-means = What would complete or block a row is marked too.

## Sides: a colour, and a shape for eyes that do not tell colours apart

colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
shape-blue = ring
shape-green = leaf
shape-red = diamond
shape-yellow = star
side = side { $side }
seat = seat { $seat }
team-of = team { $team }

## Playing cards

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
rank-of-suit = { $rank } of { $suit }
jack-two-eyes = two-eyed jack
jack-one-eye = one-eyed jack

## Cards with a name of their own: `card-<id>`

card-cat = cat
card-cow = cow
card-dog = dog
card-duck = duck
card-elephant = elephant
card-ewe = sheep
card-fox = fox
card-frog = frog
card-honeybee = bee
card-horse = horse
card-lion = lion
card-monkey = monkey
card-octopus = octopus
card-owl = owl
card-penguin = penguin
card-pig = pig
card-rooster = rooster
card-whale = whale
card-turtle = turtle
card-unicorn = unicorn
card-dragon = dragon
card-plus = plus
card-minus = minus
card-hidden = a covered card

## Sequentia

sequentia-a = orange
sequentia-b = violet
sequentia-c = green
sequentia-card = { $number }, sequence { $sequence }, { $colour }
sequentia-bonus-card = { $number } with a plus, sequence { $sequence }, { $colour }
goal = goal
row = row { $row }
column = column { $column }
pile = pile { $pile }
