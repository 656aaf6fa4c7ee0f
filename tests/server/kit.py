"""A real server on the loopback, in a thread of the test, and clients that talk to it. It stops with the test."""

import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from filotto.server import bots
from filotto.server.bots import Chooser
from filotto.server.main import Server
from filotto.server.settings import Settings

Json = dict[str, Any]


class Answer:
    """A status and a body."""

    def __init__(self, status: int, body: bytes, headers: Json) -> None:
        self.status, self.text, self.headers = status, body.decode(), headers

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.text)
        return found


class Running:
    """A server that listens."""

    def __init__(self, port: int, server: Server) -> None:
        self.port, self.server = port, server
        self.count = 0

    def ask(self, method: str, path: str, body: object = None, headers: Json | None = None, key: str = "") -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        authorization = {"authorization": f"Bearer {key}"} if key else {}
        text = body if isinstance(body, bytes) else json.dumps(body) if body is not None else None
        with closing(connection):
            connection.request(method, path, text, {**authorization, **(headers or {})})
            with connection.getresponse() as answer:
                return Answer(answer.status, answer.read(), {k.lower(): v for k, v in answer.getheaders()})

    def open(self, game: str = "sequence", **more: object) -> Json:
        """A table with Ana."""
        self.count += 1
        body = {"id": f"open a table {self.count:08}", "game": game, "name": "Ana", **more}
        answer = self.ask("POST", "/api/v1/tables", body)
        assert answer.status == 201, answer.text
        return answer.json

    def sit(self, table: Json, name: str = "Bob", **more: object) -> Json:
        """Somebody more."""
        self.count += 1
        body = {"id": f"sit down here {self.count:08}", "name": name, **more}
        answer = self.ask("POST", f"/api/v1/tables/{table['link']}/sit", body)
        assert answer.status == 200, answer.text
        return answer.json

    def do(self, who: Json, command: Json, command_id: str | None = None) -> Answer:
        self.count += 1
        body = {"id": command_id or f"do {self.count}", "command": command}
        return self.ask("POST", "/api/v1/do", body, key=who["key"])

    @contextmanager
    def line(self, **hello: object) -> "Iterator[Line]":
        """A live line, after hello."""
        with self.bare_line() as line:
            line.send({"type": "hello", "protocol": 1, **hello})
            line.until("state")
            yield line

    @contextmanager
    def bare_line(self, path: str = "/api/v1/live", **options: Any) -> "Iterator[Line]":
        with connect(f"ws://127.0.0.1:{self.port}{path}", open_timeout=10, **options) as socket_:
            yield Line(socket_)


class Line:
    """What a client knows: the parts that updates replace."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.known: Json = {}
        self.heard: list[Json] = []
        self.texts: list[str] = []
        self.count = 0

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 10) -> Json:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        message: Json = json.loads(text)
        if message["type"] == "update":
            assert message["version"] == self.known["version"] + 1, "a gap"
        if message["type"] in ("state", "update"):
            self.known |= {name: message[name] for name in ("table", "turn", "game", "version") if name in message}
            self.texts.append(text)
        self.heard.append(message)
        return message

    def until(self, kind: str, test: Callable[[Json], bool] = lambda message: True) -> Json:
        """The next message of a type."""
        while True:
            message = self.hear()
            if message["type"] == kind and test(message):
                return message

    def wait(self, test: Callable[[Json], bool]) -> Json:
        """Until what is known is so."""
        while not test(self.known):
            self.hear()
        return self.known

    def do(self, command: Json, command_id: str | None = None) -> Json:
        """Ask, and hear the answer."""
        self.count += 1
        own = command_id or f"c{self.count}"
        self.send({"type": "do", "id": own, "command": command})
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused") and message["id"] == own:
                return message

    def play(self, number: int = 0) -> Json:
        """The seat that is looked at does one of its moves."""
        turn = self.known["turn"]
        command = {"command": "play", "action": turn["moves"][number % len(turn["moves"])]}
        return self.do({**command, "seat": self.known["table"]["you"]["looking"], "decision": turn["decision"]})

    def has_moves(self) -> bool:
        return bool(self.known.get("turn") and self.known["turn"]["moves"])

    def closed(self) -> bool:
        """Has the server closed the line?"""
        try:
            while True:
                self.hear(timeout=5)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False


def quick(data: Path, **more: object) -> Settings:
    """Settings for a test: nobody waits for a bot, and limits are wide."""
    wide: Json = {"bot_pace": 0.0, "credit": 0, "commands_per_second": 100_000, "drain": 0.1, **more}
    return Settings(data=data, **wide)


@contextmanager
def running(settings: Settings, choose: Chooser = bots.choose) -> Iterator[Running]:
    """Serve while the test needs it."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    server = Server(settings, choose)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        yield Running(listening.getsockname()[1], server)
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()
    assert not thread.is_alive(), "the server did not end"


def play_out(lines: list[Line], most: int = 20_000) -> None:
    """Everybody plays their first or another move until the game is over."""
    for number in range(most):
        if any(line.known["table"]["phase"] == "over" for line in lines):
            break
        mover = next((line for line in lines if line.has_moves()), None)
        if mover is None:
            lines[number % len(lines)].hear()
            continue
        answer = mover.play(number * 7 + number // 13)
        if answer.get("code") in ("wrong-answer", "card-is-alive"):
            continue  # Numbers without help: the player finds the answer
        assert answer["type"] == "done", answer
        for line in lines:
            line.wait(lambda known, answer=answer: known["version"] >= answer["version"])  # type: ignore[misc]
    for line in lines:
        line.wait(lambda known: known["table"]["phase"] == "over")
