### The command line: help, questions, tables of figures, errors of the terminal.
### Every key begins with `cli-`.

## Help

cli-help =
    A table for row-and-sequence games.

    filotto play sequence          play against the machine
    filotto play kids --people 2   two people, one keyboard
    filotto games                  which games there are
    filotto rules shift            how a game is played
cli-names = The names of the games belong to their owners; Filotto is not connected with them.
cli-usage = {"Usage: "}
cli-options = Options
cli-options-here = [OPTIONS]
cli-commands = Commands
cli-version = the version, and whose the names of the games are
cli-option-help = this page
cli-option-lang = the language; otherwise FILOTTO_LANG or the system’s
cli-short-play = a game in the terminal, against the machine or with people
cli-short-games = which games there are, and their facts
cli-short-rules = the rulebook of a game
cli-short-replay = a saved game, step by step
cli-help-play =
    Play a game here in the terminal, or go on with a saved one.

    Seats that no person takes are played by the machine. Type a move (7H c5),
    or its number in the list that “moves” shows; “help” says what else there is.
    Ctrl-C leaves at any time: the game is saved, and you are told where.
cli-help-games = The games there are, for how many, how long, and with which house rules.
cli-help-rules = The rulebook of a game.
cli-help-replay =
    A saved game from its beginning: Enter goes on to the next move.
    In a pipe, or with --json, all at once.
cli-metavar-game-or-file = GAME|FILE
cli-metavar-names = NAME,NAME,…
cli-metavar-colours = COLOUR,COLOUR,…
cli-option-people = how many people share this keyboard (1); the machine plays the other seats
cli-option-names = what the people are called
cli-option-colours = in Kids: the colours of the people’s chips: blue, green, red, yellow
cli-option-assist = help: nothing, what your cards can do, or hints too
cli-option-ascii = letters instead of shapes and suits

## The games

cli-games-players = { $players } players
cli-games-teams = In teams: { $tables }
cli-games-as = { $players } as { $teams } teams
cli-games-also = { $players } also as { $teams } teams
cli-games-or = { $a } or { $b }
cli-games-hidden = hidden cards
cli-games-open = all open
cli-games-rules = House rules: { $rules }
cli-games-more = “filotto rules GAME” tells how a game is played, “filotto play GAME” plays it.

## Before the deal

cli-ask-name = What is your name? (Enter: { $default })
cli-you = You
cli-player = Player { $number }
cli-machine = { $number ->
    [0] Machine
   *[other] Machine { $number }
}
cli-cut = Cut for the deal: { $cards }. The lowest card deals; aces are high.
cli-cut-again = A tie for the lowest; cut again: { $cards }.
cli-deals = Dealer: { $name }. Begins: { $first }.
cli-order-of-play = Order of play: { $names }.

## At the table

cli-curtain-down = { $name } is next. Press Enter, and hand over.
cli-curtain-up = { $name }: press Enter to see your cards.
cli-type = Type a move; “moves” lists them, “help” explains.
cli-may-wait = Others may act now too: type “wait” to let them go first.
cli-lines-legend = >{ $chip } last moved · [{ $chip }] part of a sequence, stays · * your card fits
cli-lines-hints = ! completes a row · ? blocks one
cli-side-line = { $names } ({ $colour }): { $sequences }, { $chips }
cli-hands = Cards in hand: { $hands }.
cli-goals = Goals held: { $hands }.
cli-last-cards = Last cards played: { $cards }.
cli-scores = Score: { $scores }.
cli-empty-pile = nothing yet
cli-your-hand = Your hand, and what it can do:
cli-your-cards = Your hand:
cli-can = You can: { $moves }
cli-nothing-now = nothing now
cli-and-more = { $moves } … and { $count } more
cli-also = Also: { $moves }
cli-where = Where do you play { $card }?
cli-list-goes = { $count ->
    [one] The list has one move only: 1.
   *[other] The list goes from 1 to { $count }.
}
cli-cell-without-help = Without help you are not told which cards fit a cell. Type a card and a cell.
cli-nothing-typed = Type a move, or “help”.
cli-did = { $name }: { $move }
cli-you-made-sequence = You have a sequence: { $cells }.
cli-you-collected = You collected { $count ->
    [one] a card
   *[other] { $count } cards
}.
cli-you-showed-goal = You showed your goal { $card }.
cli-you-table-resign = You have resigned.
cli-you-table-lose = You did not draw in time, and go on with one card fewer.
cli-you-passed = You could do nothing else, so you passed.
cli-turned-up = Now on the table: { $cards }.
cli-shown = Shown: { $cards }.
cli-collected = { $name } has collected: { $cards }
cli-put-out = Out of the game: { $cards }
cli-mark-takes = Can be taken: { $places }
cli-mark-near = After { $move }: { $places }
cli-shifts-left = Shifts left in this turn: { $count }
cli-your-goal = Your goal: { $goal } (card { $card })
cli-goal-of = The goal of { $name }: { $goal } (card { $card })
cli-no-goal = You have no goal any more.
cli-no-piles = There is no pile yet.
cli-yes = yes
cli-no = no
cli-agree-undo = { $name }: may { $by } take the last move back?
cli-agree-draw = { $name }: shall the game end as a draw?
cli-not-agreed = { $name } does not agree.
cli-nothing-to-undo = There is nothing of yours to take back.
cli-undone = Taken back. The same cards will be drawn again.
cli-sure-draw = End the game as a draw? The machine always agrees.
cli-sure-resign = Do you really resign?

## Table talk

cli-talk-who = Who calls it? { $names }
cli-talk-whom = Whose team is called? { $names }
cli-talk-vote = { $name }: was there table talk?
cli-talk-falls = The call does not stand.
cli-talk-again = { $name } has called already, and can again after the next turn.

## What can be typed

cli-help-moves = Type a move as it stands in the list ({ $example }), or its number. A card or a cell alone lists what it can do.
cli-order-moves = moves
cli-order-moves-means = all you can do now, with numbers (also: ?)
cli-order-board = board
cli-order-board-means = the table and your hand again
cli-order-discards = discards
cli-order-discards-means = every pile you may look through
cli-order-rules = rules
cli-order-rules-means = the rulebook
cli-order-undo = undo
cli-order-undo-means = take your last move back
cli-order-save = save
cli-order-save-means = save FILE; a file that is there stays as it is
cli-order-save-over-means = save, also over a file that is there
cli-order-talk = talk
cli-order-talk-means = call table talk of another team
cli-order-offer = offer
cli-order-offer-means = offer a draw
cli-order-wait = wait
cli-order-wait-means = let others act first, where they may
cli-order-resign = resign
cli-order-resign-means = give up
cli-order-quit = quit
cli-order-quit-means = leave; you can save before
cli-order-help = help
cli-order-help-means = this list

## Saving

cli-saved = Saved in { $file }.
cli-save-it = Save this game?
cli-save-name = File name (Enter: { $default })
cli-kept = The game is saved in { $file }. Go on with: filotto play { $file }
cli-kept-over = The game is saved in { $file }. See it again with: filotto replay { $file }

## Replay

cli-replay-next = Enter: next move. q: leave.
cli-replay-drew = { $name }: drew { $card }.

## What went wrong

cli-stopped = Stopped.
cli-in-file = { $file }: { $reason }
cli-why-missing = there is no such file or folder.
cli-why-forbidden = that is not allowed here.
cli-why-folder = this is a folder, not a file.
cli-why-full = there is no room left.
cli-why-exists = this file is there already, and stays as it is. Choose another name.
cli-why-large = this file is too large to be one of ours.
cli-no-such-command = There is no command “{ $command }”. There are: { $allowed }.
cli-no-such-option = There is no option { $option } here; --help lists those there are.
cli-option-needs-value = Something is missing behind { $option }.
cli-missing = Something is missing: { $name }.
cli-too-many = There is more on this line than { $command } understands; --help says what it takes.
cli-one-of = { $option } cannot be “{ $value }”. Choose one of these: { $allowed }.
cli-no-number = { $option }: “{ $value }” is no whole number.
cli-number-from = { $option }: { $value } will not do. It begins at { $least }.
cli-number-between = { $option }: { $value } will not do. It goes from { $least } to { $most }.
cli-no-board-here = { $game } has no board.
cli-names-count = There are { $names } names, but --people is { $people }.
cli-no-colours = The colours of { $game } are given.
cli-colours-count = There are { $colours } colours, but --people is { $people }.
cli-not-with-file = A saved game brings its own players, rules, deck and board.
cli-no-rulebook = There is no rulebook for { $game }.
cli-our-fault = Something went wrong inside Filotto ({ $what }). Nothing was changed.
