"""A small reverse proxy, as hosts have one: it takes a path away or leaves it, and says whom it speaks for."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def proxy(target: int, strip: str, client: str) -> Iterator[int]:
    """Between a port of its own and the target's, for requests under a public name."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.settimeout(0.1)
    stop = threading.Event()

    def serve() -> None:
        while not stop.is_set():
            with suppress(TimeoutError):
                one, _ = listening.accept()
                threading.Thread(target=forward, args=(one, target, strip, client), daemon=True).start()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield int(listening.getsockname()[1])
    finally:
        stop.set()
        thread.join()
        listening.close()


def forward(one: socket.socket, target: int, strip: str, client: str) -> None:
    """The head of a request rewritten, then bytes both ways."""
    head = b""
    while b"\r\n\r\n" not in head:
        head += one.recv(65536)
    line, _, rest = head.partition(b"\r\n")
    method, path, version = line.split(b" ")
    path = path.removeprefix(strip.encode()) or b"/"
    told = f"X-Forwarded-For: {client}\r\nX-Forwarded-Proto: https\r\n".encode()
    other = socket.create_connection(("127.0.0.1", target))
    other.sendall(method + b" " + path + b" " + version + b"\r\n" + told + rest)
    back = threading.Thread(target=pump, args=(other, one), daemon=True)
    back.start()
    pump(one, other)
    back.join()
    one.close()
    other.close()


def pump(source: socket.socket, target: socket.socket) -> None:
    """Until one side ends."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
