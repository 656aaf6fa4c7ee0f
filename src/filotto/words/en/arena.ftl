### `filotto arena`.

cli-short-arena = which opponent is stronger, by how much, and how sure that is
cli-help-arena = Opponents play each other, the same deals from every side. Says each one’s share of the points, with its 95 % interval.
cli-option-arena-bots = the opponents, two or more; every two of them play
cli-option-arena-games = how many games each two play (400)
cli-option-arena-seconds = how long an opponent may think about a move
cli-option-arena-simulations = how many games ahead it may try for a move (100)
cli-option-arena-jobs = how many threads share the deals (1)
cli-option-arena-sprt = two shares: stop as soon as it is decided which of them is nearer the truth
cli-option-arena-record = keep each deal in this file; the same command goes on from there
cli-metavar-sprt = LOW,HIGH
cli-arena-two-bots = It takes two different opponents to play each other: --bots easy,medium.
cli-arena-sprt-form = “{ $value }” does not do for --sprt: two shares between 0 and 1, the lower one first, as in 0.50,0.55.
cli-arena-other-record = { $file } is the record of another arena: other rules, another budget or another seed. Name a new file.
cli-arena-line = { $a } against { $b }: { $share } % of the points ({ $low } to { $high }) in { $games } games; { $speed } moves a second
