"""The port: chosen once for a data folder and kept, so that links keep working."""

import socket

FIRST = 8765
TRIED = 50


def bound(host: str, port: int) -> socket.socket | None:
    """A socket that listens there, or None where another program does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        return None
    listening.setblocking(False)  # noqa: FBT003  # the one way to say it
    return listening


def first_free(host: str, wanted: int) -> socket.socket | None:
    """The wanted port, or the next that is free."""
    tried = (bound(host, port) for port in range(wanted, wanted + TRIED))
    return next((found for found in tried if found is not None), None)


def lan_address() -> str | None:
    """This machine's address in the house's network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(asking.getsockname()[0])
    return None if address.startswith("127.") else address
