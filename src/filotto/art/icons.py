"""The signs of the buttons: 24 x 24, one stroke."""

from .shapes import symbol

ICONS = {
    "menu": "M4 7h16M4 12h16M4 17h16",
    "back": "M14 5l-7 7 7 7",
    "book": "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V19",
    "chat": "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-7l-5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8"
    "A1.5 1.5 0 0 1 5 5z",
    "sound": "M5 9.5h3l5-4v13l-5-4H5zM16.5 9a4 4 0 0 1 0 6M18.8 6.5a8 8 0 0 1 0 11",
    "undo": "M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-3",
    "people": "M12.2 8.5a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M3 19c.4-3.6 2.8-5.6 6-5.6s5.6 2 6 5.6"
    "M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 13.8c2 .8 3.2 2.6 3.5 5.2",
    "clock": "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7v5l3.5 2",
    "sort": "M7 5v14l-3-3M13 7h8M13 12h6M13 17h4",
    "bulb": "M9 16.5h6M10 20h4M8.5 14a6 6 0 1 1 7 0c-.5.6-.5 1.2-.5 2.5H9c0-1.3 0-1.9-.5-2.5z",
    "arrow": "M4 12h15M13 6l6 6-6 6",
    "plus": "M12 5v14M5 12h14",
    "close": "M6 6l12 12M18 6L6 18",
    "tv": "M4 6h16v11H4zM9 21h6",
    "send": "M4 12l16-7-5 15-3.5-6z",
    "pause": "M8 5v14M16 5v14",
    "again": "M19 12a7 7 0 1 1-2-5M19 4v4h-4",
    "away": "M4 4l16 16M5 10a10 10 0 0 1 5-3M14 7c2 .5 3.6 1.5 5 3M8.5 14a5 5 0 0 1 6-.5M12 18h.01",
}


def sheet() -> str:
    """All of them."""
    stroke = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
    return "".join(symbol(f"icon-{name}", f'<path d="{d}" {stroke}/>', "0 0 24 24") for name, d in ICONS.items())
