### Why a table or its server refuses something, and what would be right.
### One message for each code in `table/refusals.py` and `server/refusals.py`. Seats and sides count from 1.

## Who may

refusal-not-your-seat = Somebody else has seat { $seat }. You can act for your own.
refusal-not-seated = Only somebody who sits at the table can do that. Take a seat first.
refusal-not-host = Only the host can do that. Ask the host of this table.
refusal-watching-only = You are watching. Sit down to take part.

## Seats

refusal-seat-taken = Seat { $seat } is taken. Choose a free one.
refusal-seat-free = Nobody has seat { $seat } yet.
refusal-no-free-seat = There is no free seat at this table. You can watch.
refusal-unknown-seat = There is no seat { $seat } at this table.
refusal-seat-wants-host = A bot has seat { $seat }. The host can give it to you.
refusal-table-locked = The host lets nobody new in. Ask them to open the table.
refusal-name-empty = Write a name that people can read.
refusal-bad-level = There is no { $level }. Choose one of these: { $allowed }.
refusal-bad-assist = There is no help called { $assist }. Choose one of these: { $allowed }.
refusal-bad-order = The order names each seat once.
refusal-bad-colour = The colour { $colour } cannot be chosen here. Choose one of these: { $allowed }.
refusal-colour-taken = Another side has { $colour }. Choose a free colour.
refusal-no-such-person = That person is not at this table.

## The game

refusal-seats-open = Some seats are still free. Wait for people, or fill them with bots.
refusal-already-started = The game has begun, so this cannot be changed any more.
refusal-not-started = No game is running. The host can start one.
refusal-not-over = The game still runs. Play it to its end first.
refusal-paused = The game is paused. Go on with it first.
refusal-not-paused = The game is not paused.
refusal-late = That moment is over. Look at the table as it is now.
refusal-wait-for-vote = Table talk is being judged. Play goes on right after.
refusal-no-clock = This table plays without a clock.
refusal-own-clock = More time is a present from an opponent.

## Questions to everybody

refusal-question-open = Another question is still open. Wait for the answer.
refusal-no-question = That question is closed.
refusal-already-answered = You have answered already.
refusal-nothing-to-undo = There is no move of yours to take back now.

## Table talk

refusal-talk-not-here = Table talk cannot be called here.
refusal-talk-own-side = Only somebody of another side can call table talk.
refusal-talk-once = You have called table talk in this turn already.
refusal-not-your-vote = This is for others to judge.

## Absence

refusal-not-absent = The player of seat { $seat } is here.
refusal-in-grace = The player of seat { $seat } may still come back. Seconds left: { $seconds }.

## Chat

refusal-chat-off = There is no chat at this table.
refusal-presets-only = At this table people talk with the ready phrases.
refusal-no-such-preset = There is no ready phrase { $preset }.
refusal-muted = The host has asked you to be quiet for now.
refusal-chat-too-long = Write something, and no more than { $allowed } letters.

## The server

refusal-bad-message = The server does not understand that: { $where }.
refusal-too-large = That is too much at once. At most { $allowed } bytes.
refusal-client-too-old = This page is older than the server. Load it again.
refusal-client-too-new = This page is newer than the server. Ask its host to bring it up to date.
refusal-hello-first = A line to a table begins with a greeting.
refusal-unknown-link = This link leads to no table any more. Ask for a new one.
refusal-unknown-key = This key opens no seat any more. Ask the host for a new link.
refusal-unknown-code = No table with a free seat has this code. Ask again for its five letters.
refusal-table-deleted = This table was deleted. Open a new one.
refusal-table-unreadable = This table was begun with rules that this version does not know, and cannot go on.
refusal-cannot-store = The server cannot write this down just now, so nothing was done. Try again in a moment.
refusal-too-many-tables = Too many tables were opened from here. At most { $allowed } in an hour.
refusal-too-many-connections = Too many pages are open from here. At most { $allowed }.
refusal-too-fast = That was too fast. Try again in a moment.
refusal-too-many-tries = Too many wrong tries. Seconds to wait: { $seconds }.
refusal-too-slow = The line was too slow to keep up. It comes back by itself.
refusal-wrong-host = The server is not known by this name.
refusal-wrong-origin = A page from somewhere else asked for this, so nothing was done.
refusal-not-found = There is nothing here.
refusal-wrong-method = That cannot be asked here.
refusal-game-runs = This can be seen when the game is over.
refusal-draining = The server is being restarted. Come back in a moment.
refusal-broken = Something went wrong on our side, and nothing was done. Try again.
