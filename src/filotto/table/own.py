"""What only the server asks of a table: never on the wire from a client."""

from msgspec import field

from .commands import Command
from .events import ClockRule


class Open(Command, frozen=True):
    """Open a table. The opener's key is the host's; with a name the opener sits down."""

    game: str
    key: str
    players: int | None = None
    teams: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    language: str = "en"
    chat: str | None = None
    clock: ClockRule | None = None
    deck: str | None = None
    board: str | None = None
    name: str | None = None
    seat: int | None = None
    fill: str | None = None
    start: bool = False
    secret: str | None = None  # "the same deal": the secret that another table's dealer has shown
    words: tuple[str, ...] | None = None


class Join(Command, frozen=True):
    """Somebody new sits down; `key` is the hash of the secret that the server has made for them."""

    name: str
    key: str
    seat: int | None = None


class Rekey(Command, frozen=True):
    """A seat's new key, made for `hand-out`."""

    seat: int
    key: str


class ShoulderKey(Command, frozen=True):
    """A key to look over a seat's shoulder; an empty one takes it back."""

    seat: int
    key: str


class BotPlays(Command, frozen=True):
    """A bot's move, for the decision that it was asked."""

    seat: int
    action: str
    decision: int


class Tick(Command, frozen=True):
    """Do what the table's time has come for."""


class Back(Command, frozen=True):
    """A person is here again."""


OwnCommands = Open | Join | Rekey | ShoulderKey | BotPlays | Tick | Back
