### `filotto simulate` and `filotto bench`.

cli-short-simulate = many random games: who wins, how long they are, how they end
cli-help-simulate = Plays many random games and tells how often each side wins, how long a game is and how games end.
cli-short-bench = how fast the rules are on this machine
cli-help-bench = Measures how fast the rules are on this machine, game by game; with “serve”, how fast the table server is.
cli-metavar-bots = BOT,…
cli-option-bots = who plays; one name for all, or one a seat
cli-option-games = how many games (1000)
cli-option-seed = the same number gives the same games
cli-option-jobs = how many threads share the games out; the counts do not depend on it
cli-option-keep = save the first games as files
cli-option-folder = the folder for those files
cli-option-json = as JSON, for programs
cli-unknown-bot = There is no opponent “{ $bot }”. There is: { $allowed }.
cli-bots-count = { $players } seats play, but --bots names { $given }: one name for all, or one a seat.
cli-keep-needs-folder = --keep and -o belong together: how many games to save, and the folder for them.
cli-simulate-plain-only = The compiled rules cannot be used here; plain Python plays, only slower.
cli-simulate-no-cache = No folder for compiled rules can be written, so they are compiled anew each time. FILOTTO_CACHE may name one.
cli-simulate-compiling = The rules are being compiled for this machine, once; plain Python plays meanwhile.
cli-simulate-stopped = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
}; these are the figures so far.
cli-simulate-games = games
cli-simulate-seconds = seconds
cli-simulate-games-a-second = games a second
cli-simulate-plays-a-second = plays a second
cli-simulate-chips = chips placed or removed in a game
cli-simulate-actions = actions of players in a game
cli-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
cli-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-side = side { $side } wins
cli-simulate-draws = nobody wins
cli-simulate-shared = won together
cli-simulate-seed = seed
cli-option-samples = how many samples of each; the best counts (40)
cli-option-yardstick = a program to compare with, which prints “… ns/play” for two and for three players
cli-bench-start = From the command to the first game, with compiled rules at hand: { $seconds } s
cli-no-yardstick = “{ $file }” is no yardstick: it does not print “… ns/play” for two and for three players.
