"""Saving a game from the terminal, and never losing one."""

from pathlib import Path

from filotto.games import saved
from filotto.games.record import Record

from .. import files
from ..terminal import Terminal


class Keeper:
    """Knows which state of the game is in which file."""

    def __init__(self, record: Record, terminal: Terminal, file: str = "") -> None:
        self.record, self.terminal = record, terminal
        self.file = file  # where the game is as it stands
        self.state = self._state() if file else None

    def _state(self) -> tuple[int, int]:
        return len(self.record.moves), len(self.record.undone)

    @property
    def is_kept(self) -> bool:
        """Is the game, as it stands, in a file?"""
        return self.state == self._state()

    def save(self, name: str, *, replace: bool = False) -> None:
        """Save under this name, and say so."""
        path = Path(name).expanduser()
        files.save(path, saved.to_text(self.record), replace=replace)
        self._remember(path)
        self.terminal.say("cli-saved", file=str(path))

    def keep(self) -> Path | None:
        """Save under a new name unless it is kept already; the file where the game is."""
        if not self.is_kept:
            self._remember(files.keep_somewhere(self.record.setup.game, saved.to_text(self.record)))
        return Path(self.file)

    def suggestion(self) -> str:
        """A name that is free."""
        return files.free_name(Path(), self.record.setup.game).name

    def _remember(self, path: Path) -> None:
        self.file, self.state = str(path), self._state()
