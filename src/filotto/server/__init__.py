"""The wire around a table: HTTP, WebSocket, and the log on disk.

Reading order: `messages.py` (what is said), `live.py` (a message arrives), `room.py` (the table decides, the events
are stored, each seat gets its own view), `store.py` (where), `app.py` (what is not live), `main.py` (how it starts).
"""
