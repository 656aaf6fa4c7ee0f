"""The words of the screen: the sentences of the terminal and of plug-ins are its own."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from filotto.words import fluent, language_of, languages

from .http import answer


class Spoken(Struct, frozen=True):
    """A language, those that there are, and every sentence of it."""

    language: str
    languages: tuple[str, ...]
    text: str


async def words(request: Request) -> Response:
    """The language that fits best to the one asked for."""
    language = language_of(request.path_params["language"])
    return answer(Spoken(language, languages(), fluent(language)))
