"""The dealer whom nobody has to trust: it promises its secret before the deal and shows it after the game.

- The promise: SHA-256 of the secret (32 bytes), published before the seats give words of their own.
- The key of the stream: HMAC-SHA-256 under the secret of a label and every seat's words, each after its length.
- Block i of the stream: HMAC-SHA-256 under that key of i as 8 bytes, the highest first. A block is 8 words of 32 bits.
- A word w picks card number (w * n) >> 32 of the n cards that the game lists at that moment.

Who knows secret and words when the game is over can draw every card again: `verify.py`.
"""

import hashlib
import hmac
from collections.abc import Sequence

from filotto.games.contract import Position

LABEL = b"filotto-dealer-1"


def commitment(secret: str) -> str:
    """What is published of a secret (hex) before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def stream_key(secret: str, words: Sequence[str]) -> bytes:
    """The key of the stream, from the secret and what each seat has added."""
    said = [word.encode() for word in words]
    message = LABEL + b"".join(len(word).to_bytes(4, "big") + word for word in said)
    return hmac.digest(bytes.fromhex(secret), message, "sha256")


class Committed:
    """The stream of one game."""

    __slots__ = ("block", "given", "key")

    def __init__(self, secret: str, words: Sequence[str]) -> None:
        self.key = stream_key(secret, words)
        self.given = 0
        self.block = b""

    def next(self) -> int:
        """The next word."""
        number, at = divmod(self.given, 8)
        if at == 0 or not self.block:
            self.block = hmac.digest(self.key, number.to_bytes(8, "big"), "sha256")
        self.given += 1
        return int.from_bytes(self.block[4 * at : 4 * at + 4], "big")

    def word(self, position: Position) -> int:
        """The next word, for a card."""
        return self.next()


class Dealt(Committed):
    """The stream of the deal, after the words that the cut for the dealer took."""

    __slots__ = ()

    def __init__(self, stream: Committed, skip: int) -> None:
        self.key, self.given, self.block = stream.key, 0, b""
        for _ in range(skip):
            self.next()
