### The options that describe a table, for `filotto play`, `filotto simulate` and others.

cli-option-players = how many play
cli-option-teams = in how many teams, where there is a choice
cli-option-rule = a house rule and its value; may stand several times
cli-option-deck = a deck of your own
cli-option-board = a board of your own
cli-metavar-file = FILE
cli-metavar-game = GAME
cli-metavar-folder = FOLDER
cli-metavar-rule = NAME=VALUE
cli-rule-form = “{ $value }” is no house rule: write its name, = and the value, as in draw=by_hand.
