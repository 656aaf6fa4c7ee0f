"""People around a game. Pure: a command and a moment in, events out; a table is the fold of its events.

Reading order: `commands.py` (what can be asked), `decide.py` (one handler each, in `handlers/`), `events.py` (what can
happen), `fold.py` (what it changes in `state.py`), `alarms.py` (what the table does by itself when its time has come),
`seen.py` and `view.py` (what each seat gets to know of it), `dealer.py` (the words that cards are picked by).
"""
