### The pages in the browser. Every key begins with `web-`, but the ready phrases: `preset-<name>`.

## Everywhere

web-claim = Seven games for one table.
web-home = To the first page
web-again = Try again
web-close = Close
web-coming = One moment …
web-no-line = The server cannot be reached just now. The page goes on by itself when it is back.
web-no-page = There is no such page.
web-yes = Yes
web-no = No
web-you = You
web-somebody = Guest
web-rules = Rules
web-menu = Menu
web-chat = Chat
web-about = About, licences
web-about-names = The names of the games belong to their owners; Filotto is not connected with them.
web-about-data = No account, no tracking, nothing from third parties. What you set is kept in this browser alone.
web-licences = What others have given

## The first page

web-join = Join with a code
web-code = Code of five letters
web-look-at-table = Look at the table
web-play = Play
web-play-now = Play { $game } now, against bots
web-invite = Invite
web-invite-to = Invite others to { $game }
web-rules-of = Rules of { $game }
# $range (String): 2–12
web-players = { $range } players
web-your-tables = Your tables
web-go-on = Go on
web-go-on-with = Go on with { $game }
web-forget = Take it off this list
web-first-player = Who begins?
web-first-names = Names, with commas between them
web-first-choose = Choose fairly
web-first-begins = { $name } begins.

## Settings

web-settings = Settings
web-language = Language
web-your-name = Your name
web-set-theme = Colours
web-set-theme-auto = as the device has them
web-set-theme-light = light
web-set-theme-dark = dark
web-set-theme-contrast = high contrast
web-set-suits = Suits
web-set-suits-two = two colours
web-set-suits-four = four colours
web-set-confirm = Second tap to confirm
web-set-confirm-auto = on small screens
web-set-confirm-on = always
web-set-confirm-off = never
web-set-motion = Motion
web-set-motion-auto = as the device has it
web-set-motion-off = none
web-set-sound = Sounds
web-set-sound-off = off
web-set-sound-on = on
web-set-vibrate = Vibrate when it is my turn
web-set-vibrate-off = no
web-set-vibrate-on = yes

## Coming to a table

web-how-many = How many players?
web-teams = Teams
web-open-table = Open the table
web-clock = Clock
web-clock-none = no clock
web-clock-day = a day for each move
web-clock-seconds = { $seconds } seconds for each move
web-who-sits = Who sits here
web-free-seat = a free seat
web-sit-here = Sit here
web-watch = Watch
web-table-full = No seat is free. You can watch.
web-bot = bot
web-add-bot = Add a bot
web-remove = Take away
web-level = How well bots play
web-level-random = random bots
web-level-learner = bots that learn
web-level-easy = easy bots
web-level-medium = medium bots
web-level-strong = strong bots
web-fill = Bots on all free seats
web-start = Start
# $players (Number), $works (String): a list of numbers
web-needs = Every seat needs somebody: { $players } at this table. This game works with { $works }.
web-wait-start = The host starts the game.
web-here-name = Who else plays on this device?
web-here-add = Add
web-link = Link
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Select the link and copy it.
web-share = Share
web-qr = The link as a QR code
web-television = Board for a television
web-loopback = This address works on this computer alone. For others, start Filotto with --lan, or on a server.
web-curtain = Pass the device to { $name }.
web-curtain-lift = I am { $name }
web-curtain-wait = It is somebody else’s turn.

## The table

web-board = Board
web-people = Players
web-hand = Your hand
web-sort = Sort the hand
# $count (Number): cards
web-in-deck = { $count } in the deck
web-log = What happened
web-log-short = Log
web-log-and-chat = Log and chat
web-house-rules = House rules here
web-thinks = is thinking
web-is-away = { $name } is away
web-last-discard = Discards of { $name }
web-pile-of = Discards of { $name }, the last first
web-pile-empty = No card lies there yet.
# $count (Number): cards
web-collected = collected: { $count }
web-time-left = Time left: { $time }
web-away = The line is gone. Coming back by itself …
web-corner = free corner
web-row-column = row { $row }, column { $column }
web-your-chip = your chip
web-chip-of = { $colour } chip
web-locked = locked
web-can-go-here = can go here
web-last-move = last move
web-empty-space = empty space
web-left-end = left end of the row
web-right-end = right end of the row
web-takes = can be taken
# $first, $last (Number): piles
web-take-three = Piles { $first } to { $last }
# $count (Number)
web-shifts-left = shifts left: { $count }
web-slate = Slate
web-slate-empty = Pick a card, and find the answer on the board.

web-pick = Pick a card, or a place.
web-which-card = Which card goes there?
web-where = Where does it go?
web-sure = Here?
web-choose = Choose.
web-only-this = This is all you can do.
web-no-place = There is no place for { $card } now.
web-put-back = Put back
web-other-choice = Show the next choice
web-do-place = Put it here
web-do-remove = Take this chip
web-do-trade = Trade it
web-do-draw = Draw
web-do-claim = This is my sequence
web-do-forfeit = Put it away
web-do-pass = Pass
web-do-shift = Slide
web-do-take-row = Take the row
web-do-give-up = New goal
web-do-put = Put it here
web-do-discard = Out of the game
web-do-take-piles = Take them
web-do-take-lines = Take these lines

web-stand-in = A bot plays
web-skip = Skip the turn
web-other-device = Go on with another device
web-other-device-means = A personal link leads to this seat. It is a secret; this device then only watches.
web-personal-link = Make a personal link
web-type-move = Type a move
web-colour = Colour
web-host = For the host
web-lock = Let nobody new in
web-unlock = Let people in again
web-renew-link = New link and code
web-chat-off = no messages
web-chat-presets = ready phrases
web-chat-free = free text
web-cap-assist = The most help
web-mute = May not write
web-delete = Delete this table
web-delete-sure = Really delete it, for good
web-download = Download the game
web-undo = Undo
web-pause = Pause
web-paused = Paused.
web-resume = Go on
web-resign = Resign
web-offer-draw = Offer a draw
web-call-talk = Call table talk of team { $team }
web-asks-undo = { $name } would like to take the last move back.
web-asks-pause = { $name } would like a pause.
web-asks-draw = { $name } offers a draw.
web-talk-called = { $name } calls table talk of team { $team }.
web-others-answer = The others are asked.
web-over = The game is over.
web-result = Result
web-rematch = Play again

web-say = Say something
web-send = Send

web-log-sat = { $name } sat down.
web-log-stood = { $name } stood up.
web-log-started = The cards are dealt.
web-log-resumed = { $name } goes on.
web-log-stood-in = A bot plays for { $name }.
web-log-came-back = { $name } is back.
web-log-undone = { $name } took the last move back.

## Ready phrases

preset-hello = Hello!
preset-good-game = Good game!
preset-well-played = Well played!
preset-thanks = Thanks!
preset-good-luck = Good luck!
preset-sorry = Sorry!
preset-your-turn = Your turn!
preset-one-moment = One moment!
preset-back-soon = Back soon.
preset-again = Again?
preset-bye = Bye!
preset-smile = smiles
preset-laugh = laughs
preset-wow = is amazed
preset-think = thinks hard
preset-clap = claps
preset-heart = sends a heart
preset-thumbs-up = thumbs up
preset-cry = sheds a tear
