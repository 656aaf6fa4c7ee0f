"""The built web client, where there is one: files by their names, and its first page for every other address."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

import filotto

from .refusals import ServerCode, ServerRefusal

ASSETS = "assets"  # their names hold a hash of what is in them
FOREVER = "public, max-age=31536000, immutable"
NONE_YET = "Filotto's table server is running. The browser client is not part of this installation.\n"


def web_folder(chosen: Path | None) -> Path:
    """The client that is served."""
    return chosen or Path(filotto.__file__).parent / "web_dist"


def found(folder: Path, path: str) -> Path | None:
    """The file of that name inside the folder; no system has one whose name is too long or holds a zero."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


def page(folder: Path, path: str) -> Response:
    """A file of the client; its first page, which finds its way itself, where there is no such file."""
    index = folder / "index.html"
    if path and (file := found(folder, path)):
        caching = FOREVER if path.startswith(f"{ASSETS}/") else "no-cache"
        return FileResponse(file, headers={"cache-control": caching})
    if path.startswith((f"{ASSETS}/", "api/")):
        raise ServerRefusal(ServerCode.NOT_FOUND)
    if not index.is_file():
        return PlainTextResponse(NONE_YET)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def serve_page(request: Request) -> Response:
    """Any address that is not the API's."""
    folder: Path = request.app.state.web
    return page(folder, request.path_params.get("path", ""))
