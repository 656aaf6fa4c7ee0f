### Why something is refused, and what would be right.
### One message for each code in `games/refusals.py`: `refusal-<code>`. Seats, sides, rows and piles count from 1.

## Any game

refusal-game-over = The game is over. Look back through it, or start a new one.
refusal-not-your-turn = It is seat { $seat }’s turn. Yours will come.
refusal-card-not-in-hand = { $card } is not in your hand. Play one of the cards you hold.
refusal-unknown-card = There is no card { $card } in this game. Write it as it stands in your hand.
refusal-unknown-cell = There is no { $cell } on this table. Write the column’s letter and the row’s number: a1 is the top left.
refusal-wrong-kind = That cannot be done now. The list of moves shows what can.
refusal-must-not-pass = You can still do something, so play on. Passing is for when nothing else is possible.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-seat-is-out = Seat { $seat } has resigned and takes no more part.
refusal-cannot-skip = Nobody is waiting for seat { $seat }, so it cannot be skipped.

## The line games

refusal-cell-taken = There is a chip on { $cell } already. Choose a free cell.
refusal-corner-is-free = { $cell } is a corner: it counts for everybody, and no chip ever lies there. Choose another cell.
refusal-card-does-not-match = { $cell } does not show { $card }. Choose a free cell that does.
refusal-wrong-answer = { $cell } is not the answer to { $card }. Try again, it costs nothing.
refusal-no-chips-left = Your side has no chip left to put down. You can still take one off, if you hold a card for it.
refusal-not-a-remove-card = { $card } takes no chip off the board. Choose a cell to put your chip on.
refusal-remove-card-places-nothing = { $card } puts no chip down, it takes one off. Choose a chip of another side.
refusal-nothing-to-remove = There is no chip on { $cell }. Choose a cell with a chip of another side.
refusal-chip-is-yours = The chip on { $cell } is your own side’s. Choose one of another side.
refusal-chip-is-locked = { $cell } is part of a sequence, it stays. Choose a chip that is not in one.
refusal-card-is-alive = { $card } is not dead: it still has a free cell. Only a dead card can be traded.
refusal-special-never-dead = { $card } is never dead, so it cannot be traded. Play it when you like.
refusal-already-traded = You have traded a card in this turn. Now play one.
refusal-must-trade-first = You hold a dead card. Trade it first, then play.
refusal-traded-card-stays = { $card } came in a trade just now. It waits for your next turn.
refusal-must-claim = First choose which cells of your row are the sequence.
refusal-nothing-to-claim = There is no sequence to choose at the moment.
refusal-not-a-claim = { $cells } is not one of the sequences you can choose. Take one of those on offer.
refusal-nothing-to-draw = You have no card to draw now.
refusal-must-draw = Draw your card: it ends your turn.
refusal-must-forfeit = First seat { $seat } puts a card away for table talk.
refusal-no-forfeit = You owe no card, so keep it.
refusal-nothing-to-lose = Seat { $seat } has no card to lose now.
refusal-older-right-first = Seat { $seat } has waited longest, so it comes first.
refusal-no-table-talk = Table talk is not judged at this table: the rule is off, or everybody plays alone.
refusal-no-such-side = There is no side { $side } at this table.

## Shift

refusal-no-shifts-left = You have made your six shifts. Take your row, or hand over.
refusal-not-next-to = { $cell } and { $to } are not next to each other. A card slides up, down, left or right.
refusal-space-not-empty = A card lies on { $cell }. Choose an empty space.
refusal-space-empty = There is no card on { $cell }. Choose a card next to an empty space.
refusal-row-not-met = Row { $row } does not show your goal from left to right. Shift on, or hand over.
refusal-wrong-empty = { $cells } cannot be what stays empty. Name as many empty spaces as must stay so: one, or more when the deck is short.
refusal-goal-possible = The numbers of your goal are on the table, so it can be made. Shift, or hand over.
refusal-goal-after-shift = You have shifted already. A goal is given up at the start of a turn, and that is the whole turn.
refusal-deck-empty = The deck is empty, so a goal can no longer be changed.
refusal-impossible-goal = Your goal cannot be made now, and the deck is empty. Hand over, and see next turn.

## Stack

refusal-row-first = There are fewer than four piles. Start a new one first, at the left or the right end.
refusal-row-full = There are four piles already. Put the card on top of one of them.
refusal-first-pile-right = The table is empty, so left and right are the same. Write right.
refusal-no-such-pile = There is no pile { $pile } to do that with. Piles count from the left.
refusal-not-shown = The three piles from pile { $pile } on do not show the sequence of { $card }.
refusal-sequence-only = After a simple card only a sequence may follow. Play one, or pass.
refusal-must-begin = A turn begins with a card or a sequence. You can pass later.
refusal-must-go-on = After a bonus card you go on: play another card, or a sequence.

## Overlay

refusal-same-number = The card on { $cell } has the same number as { $card }. Choose one with another number.
refusal-placed-this-turn = You put the card on { $cell } in this very turn. Choose another space.
refusal-card-has-place = { $card } still has a place on the table, so put it there.
refusal-lines-not-a-choice = { $lines } cannot be taken like that. Take all the met rows, or all the met columns.
refusal-must-take = First choose the lines you take.

## Opening a table

refusal-unknown-game = There is no game called { $game }. Choose one of these: { $allowed }.
refusal-broken-plug-in = The game { $game } is installed, but it cannot be loaded: { $reason }
refusal-bad-players = { $players ->
    [one] One player is not enough. This game is for: { $allowed }.
   *[other] This game cannot be played by { $players }. It is for: { $allowed }.
}
refusal-uneven-teams = { $players ->
    [one] One player
   *[other] { $players } players
} cannot be shared out into even teams. It works with: { $allowed }.
refusal-bad-teams = { $players ->
    [one] One player
   *[other] { $players } players
} cannot make { $teams ->
    [one] one team
   *[other] { $teams } teams
}. Possible: { $allowed }.
refusal-unknown-rule = This game has no house rule { $rule }. It has: { $allowed }.
refusal-bad-rule-value = The house rule { $rule } cannot be { $value }. Choose: { $allowed }.
refusal-rule-not-here = The house rule { $rule } is for teams, so it cannot be { $value } here.

## Moves and files that are read

refusal-bad-notation = “{ $text }” is no move that can be read here. Write like this: { $allowed }.
refusal-file-not-json = This file is no saved game: it cannot be read at { $where }.
refusal-file-cut-off = This file breaks off at { $where }. Its end is missing, so look for a whole copy.
refusal-file-wrong-format = This file is no saved game of Filotto.
refusal-file-wrong-version = This file is of version { $version }, which this program does not read. It reads: { $allowed }.
refusal-file-wrong-rules = This game was played by rules of version { $version }. This program knows: { $allowed }.
refusal-file-bad-field = There is something wrong in this file at { $where }. What belongs there: { $expected ->
    [text] a text
    [number] a whole number
    [list] a list
    [object] an object, from { "{" } to { "}" }
    [seats] an entry for each seat
    [order] each player once
    [action] a move in the notation
   *[other] { $expected }
}.
refusal-file-checksum = This file was changed or damaged after it was saved. Look for an untouched copy.
refusal-file-bad-move = Move { $move } in this file, { $action }, is not possible: { $reason }
refusal-file-bad-card = At { $where } this file draws { $card }, which is not in the deck then.
refusal-file-card-left = At { $where } this file has { $card }, which nobody draws.
refusal-file-bad-result = The result in this file is not what its moves lead to.
