"""The browser of whoever sits at this machine, where there is one with a screen."""

import os
import sys
import webbrowser


def show(url: str) -> bool:
    """Open it there; False where there is no screen, so that the address has to do."""
    if not has_screen():
        return False
    try:
        return webbrowser.open(url)
    except webbrowser.Error:
        return False


def has_screen() -> bool:
    """A browser in the terminal would take the terminal away; who names one in $BROWSER wants it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
