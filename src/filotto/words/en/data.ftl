### Why a board or a deck that somebody brings is refused, and what would be right.
### One message for each code in `games/data_errors.py`: `data-<code>`; tests/games/data formats each of them.
### $where is a place in the file: a key, then places counted from 1 (rows:3:4 is the fourth cell of the third row).

## Any file

# $most (Number): characters
data-too-large = The file is too large: a board or a deck has at most { $most } characters.
# $line, $column (Number)
data-not-json = This is not a JSON object from { "{" } to { "}" }: look at line { $line }, column { $column }.
data-key-twice = { $where }: this key stands twice in the same object; keep one.
# $expected, $found (String): names of formats
data-wrong-format = { $where }: the file says “{ $found }”; here it has to be “{ $expected }”.
# $expected (Number), $found (String)
data-wrong-version = { $where }: this is version { $found } of the format; this program reads version { $expected }.
data-missing-key = “{ $where }” is missing in the file.
# $expected (String): text, number, list or object
data-wrong-type = { $expected ->
    [text] { $where }: this has to be a text in quotation marks.
    [number] { $where }: this has to be a whole number.
    [list] { $where }: this has to be a list, from [ to ].
   *[object] { $where }: this has to be an object, from { "{" } to { "}" }.
}
# $found (String), $most (Number)
data-title-unfit = { $where }: “{ $found }” cannot be a name; it is one line of at most { $most } characters, and not empty.
data-name-unfit = { $where }: “{ $found }” cannot be the name of a cell or a card; it has at most { $most } characters, with a letter or a digit among them, and no others than letters, digits, + - × ÷ and _. Words of the notation (trade, forfeit, claim) are no names.
# $known (String): a list of names
data-unknown-built-in = There is no “{ $where }” here; there is: { $known }.
# $needed, $found (Number): cards
data-too-few-cards = { $found ->
    [one] { $where }: one card is too few; this game deals { $needed }.
   *[other] { $where }: { $found } cards are too few; this game deals { $needed }.
}

## Boards

# $least, $rows, $columns (Number)
data-board-too-small = { $where }: a board of { $rows } x { $columns } is too small; it needs at least { $least } rows and { $least } columns.
# $expected, $found (Number): cells
data-row-length = { $where }: this row has { $found ->
    [one] one cell
   *[other] { $found } cells
}, the first one has { $expected }; all have the same number.
# $found (String): the name of a cell
data-corner-missing = { $where }: this is a corner, and it stays free: write -- instead of “{ $found }”.
data-corner-inside = { $where }: only the four corners are free; write a name instead of --.
# $name (String), $found (Number): cells
data-not-twice = { $found ->
    [one] { $where }: “{ $name }” stands on one cell only; every name stands on exactly two.
   *[other] { $where }: “{ $name }” stands on { $found } cells; every name stands on exactly two.
}
# $name (String)
data-group-missing = { $where }: “{ $name }” has no group; either every name has one or none has.
# $name (String), $most (Number)
data-group-out-of-range = { $where }: the group of “{ $name }” has to be a number from 1 to { $most }.

## Decks of the line games

# $found (Number): cards
data-not-a-pair = { $found ->
    [one] { $where }: this is one card; it has to be a pair.
   *[other] { $where }: these are { $found } cards; it has to be a pair.
}
# $card (String)
data-card-twice = { $where }: the card “{ $card }” is listed further up already; each has one place only.
# $card, $expected, $found (String): an equation and two numbers
data-equation-wrong = { $where }: { $card } comes to { $found }; here it has to come to { $expected }.
# $most, $found (Number): pairs of cards, or names on the board
data-too-many-kinds = { $where }: these are { $found } kinds; there is room for { $most }, special cards counted.

## A board and a deck together

# $name (String)
data-name-without-cards = { $where }: “{ $name }” is on the board, but the deck has no cards for it; give it a pair.
data-not-on-board = { $where }: “{ $name }” is not on the board; put it on two cells, or leave it out here.
# $card (String)
data-card-names-a-cell = { $where }: the card “{ $card }” has the name of a cell that it does not match; give it another.

## Sequentia decks

# $card (String)
data-card-malformed = { $where }: “{ $card }” is no card; one is written like 1/123a or, with a bonus, 1/123a+.
# $card, $found (String)
data-number-out-of-range = { $where }: in “{ $card }” the number before the stroke has to be a digit from 1 to 9.
data-sequence-malformed = { $where }: in “{ $card }” the sequence has to be three digits from 1 to 9.
data-colour-unknown = { $where }: in “{ $card }” the colour behind the sequence has to be a, b or c.
# $most, $found (Number): cards
data-too-many-cards = { $where }: these are { $found } cards; a deck has at most { $most }.
