"""The command `filotto`. Each command is a file of its own; `app.py` finds them by name."""

import sys


def main() -> None:
    """Run the command that was typed, and leave with its exit status."""
    try:
        from .app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # while we were still loading
        status = 130
    sys.exit(status)
