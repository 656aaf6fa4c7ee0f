### Why a move is good: a message for each reason of `bots/contract.py`, `reason-<code>`, and what a hint says around it.
### $cells are the cells, or the piles, that it is about; $count is a number of cards, of shifts or of cells.

## The line games

reason-wins = It completes { $cells } and wins the game.
reason-completes = It completes the sequence { $cells }.
reason-stops-win = It blocks { $cells }: one more chip there would win the game for another side.
reason-blocks-one-short = It blocks { $cells }, where another side lacks only this one chip.
reason-blocks-two-short = It blocks { $cells }, where another side lacks two chips.
reason-opens-two = It leaves two lines at once that lack only one chip, { $cells } among them.
reason-one-short = { $cells } then lacks only one more chip of yours.
reason-two-short = { $cells } then lacks only two more chips of yours.
reason-builds = It adds to your open line { $cells }.
reason-breaks = It takes a chip out of { $cells }, where another side lacks { $count ->
    [one] only one chip
   *[other] only { $count } chips
}.
reason-frees = It opens { $cells } for you again.
reason-trades-dead = The card is dead, and a new one takes its place at no cost.
reason-locks = It makes { $cells } your sequence.
reason-draws = A card that is owed to you should be drawn before the right to it is lost.

## Every game

reason-only = Nothing else can be done.
reason-best = It looks best, all in all.

## Sequentia

reason-takes = It takes { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cells }.
reason-nearer = A row that reads as your goal is then { $count ->
    [0] there
    [one] one shift away
   *[other] { $count } shifts away
}, nearer than before.
reason-takes-later = After it you can still take cards in this turn.
reason-out-of-reach = Your goal is further away than the shifts that this turn has left.
reason-impossible = The numbers of your goal are not on the table.
reason-no-place = The card can be put nowhere.
reason-no-line = However your cards are put, no line can be met in this turn.
reason-fits-next = A card of yours then fits the piles { $cells }.
reason-safe = No card that you have not seen fits the row that it leaves.
reason-new-pile = Until there are four piles, a card can only begin a new one.

## Hints

hint-move = { $move }. { $reason } You win about { $chance } % of games from here.
cli-order-hint = hint
cli-order-hint-means = what the machine would do, and why
cli-option-play-bots = who plays the seats that no person takes (easy): random, learner, easy, medium; one name for all, or one a seat
