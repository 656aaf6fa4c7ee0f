### What happens at the table, told to everybody, and how games end.
### `did-<action>` for each action of a player, `table-<action>` for the table's own, `ended-<reason>` for each end.
### `name` is a player's name, or { "seat 2" } where there is none.

## Turns

your-turn = Your turn.
turn-of = It is { $name }’s turn.
since-your-turn = Since your last turn:
nothing-happened = Nothing has happened since.
only-pass = { $name } can do nothing else, and passes.
you-drew = You drew { $card }.
dealt = You were dealt: { $cards }.
dealer-is = { $name } deals. { $first } begins.

## The line games

did-place = { $name } played { $card } and put a chip on { $cell }.
did-remove = { $name } played { $card } and took the chip off { $cell }.
did-remove-yours = { $name } played { $card } and took your chip off { $cell }.
did-trade = { $name } announced a dead card, { $card }, and drew another.
did-draw = { $name } drew a card.
did-claim = { $name } chose the sequence { $cells }.
did-forfeit = { $name } put { $card } away for table talk.
did-pass = { $name } passed.
made-sequence = { $name } has a sequence: { $cells }.
made-sequences = { $name } has { $count ->
    [one] a sequence
   *[other] { $count } sequences
} at one go.
new-deck = The discard piles were shuffled into a new deck.

## Sequentia

did-shift = { $name } slid the card on { $cell } to { $to }.
did-take-row = { $name } took row { $row }.
did-give-up = { $name } gave up an impossible goal.
did-put-left = { $name } started a pile on the left with { $card }.
did-put-right = { $name } started a pile on the right with { $card }.
did-put-on = { $name } put { $card } on pile { $where }.
did-take-piles = { $name } played { $card } as a sequence and took three piles.
did-put = { $name } put { $card } on { $cell }.
did-discard = { $name } found no place for { $card }; it is out of the game.
did-take-lines = { $name } took { $lines }.
showed-goal = { $name } showed the goal { $card }.
goals-changed = Nothing moved on, so everybody’s goal was changed.
drew-goal = { $name } drew a new goal.
collected = { $name } collected { $count ->
    [one] one card
   *[other] { $count } cards
}.
put-out = { $card } went out of the game.

## The table’s own

table-skip = { $name } was skipped.
table-resign = { $name } has resigned.
table-agree-draw = Everybody agreed on a draw.
table-lose = { $name } did not draw in time, and goes on with one card fewer.
table-penalty = Table talk: everybody in team { $team } puts a card away.

## Scores, hands, deck

sequences-count = { $count ->
    [0] no sequence
    [one] one sequence
   *[other] { $count } sequences
}
cards-count = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
deck-count = { $count ->
    [0] The deck is empty.
    [one] There is one card left in the deck.
   *[other] There are { $count } cards left in the deck.
}
chips-count = { $count ->
    [0] no chips left
    [one] one chip left
   *[other] { $count } chips left
}
drew-count = { $name } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.

## How it ended, and why

ended-sequences = The winning sequence is complete.
ended-passes = Everybody has passed, one after the other.
ended-idle-rounds = Three rounds brought nothing but passes and skipped turns.
ended-new-decks = A third new deck would have been needed without a chip placed or removed.
ended-all-new-decks = A 101st new deck would have been needed.
ended-resigned = The others have resigned.
ended-agreed = Everybody agreed on a draw.
ended-deck-empty = The cards have run out.
ended-stalled = Nothing moved on any more, and the deck is empty.

won = { $name } wins.
won-by-you = You win.
won-shared = { $names } win together.
nobody-won = It is a draw.
