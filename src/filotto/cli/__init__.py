"""The command `filotto`. Each command is a file of its own; `app.py` finds them by name."""

import signal
import sys


def main() -> None:
    """Run the command that was typed, and leave with its exit status. Ctrl-C while we load waits until we can speak."""
    pressed: list[int] = []
    ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if ours:
        signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))

    def loaded() -> None:
        """From now on Ctrl-C stops us; who pressed it before is heard now."""
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        if pressed:
            raise KeyboardInterrupt

    from .app import run

    status = run(sys.argv[1:], loaded)
    if ours:  # all is said: leaving is not worth a traceback
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(status)
