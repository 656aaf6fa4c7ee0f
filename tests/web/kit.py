"""A person at the screen: finds everything by role and name, as somebody does who cannot see it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

PHONE, DESKTOP = (360, 640), (1280, 720)
AXE = Path("tests/web/node_modules/axe-core/axe.min.js")
SUM = re.compile(r"^(\d+) ([+−]) (\d+)$")
NEARLY_ALL = 400  # turns: more than any of the seven games takes here


@dataclass
class Person:
    """A page, and what went wrong on it."""

    page: Page
    wrong: list[str] = field(default_factory=list)
    updates: int = 0  # how often the table has told something: two passes in a row look the same

    def __post_init__(self) -> None:
        self.page.on("websocket", lambda line: line.on("framereceived", self._heard))

    def _heard(self, frame: str | bytes) -> None:
        self.updates += '"type":"update"' in str(frame)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def cards(self) -> list[str]:
        """The names of the cards in the hand."""
        found = self.page.get_by_role("region", name="Your hand").get_by_role("listitem").get_by_role("button")
        names: list[str] = found.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? '')")
        return names

    def card(self, name: str) -> Locator:
        hand = self.page.get_by_role("region", name="Your hand")
        return hand.get_by_role("listitem").get_by_role("button", name=name, exact=True).first

    def is_over(self) -> bool:
        return self.page.get_by_role("region", name="Result").count() > 0

    def has_turn(self) -> bool:
        return self.page.get_by_role("heading", name="Your turn", exact=True).count() > 0

    def waits(self) -> None:
        """Until it is this person's turn, or the game is over."""
        turn = self.page.get_by_role("heading", name="Your turn", exact=True)
        turn.or_(self.page.get_by_role("region", name="Result")).first.wait_for(timeout=20_000)


SERVE = """
import sys
from pathlib import Path
from filotto.server.main import serve
from filotto.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), port=None, bot_pace=0, tables_per_hour=10_000, commands_per_second=1000)
sys.exit(serve(settings, ready=lambda url: print(url, flush=True)))
"""


@contextmanager
def served(data: Path, before: str = "") -> Iterator[str]:
    """The address of a server with its tables in this folder; `before` is done first."""
    command = [sys.executable, "-c", f"{before}\n{SERVE}", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()


def pictures() -> Path:
    """Where pictures of the screen are left, for eyes and for a build server to keep."""
    folder = Path(os.environ.get("PICTURES", "build/pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def person(
    browser: Browser, size: tuple[int, int] = DESKTOP, language: str = "en-GB", **more: object
) -> Iterator[Person]:
    """Somebody with a browser of their own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        has_touch=size[0] < 600,
        **more,  # type: ignore[arg-type]  # options of Playwright
    )
    context.set_default_timeout(15_000)
    one = Person(context.new_page())
    one.page.on("pageerror", lambda error: one.wrong.append(str(error)))
    one.page.on("console", lambda said: one.wrong.append(said.text) if said.type == "error" else None)
    try:
        yield one
    except BaseException:
        # What a person would have seen is worth more than a stack of calls.
        one.page.screenshot(path=pictures() / "failed.png")
        sys.stdout.write("\n".join([*one.wrong, one.page.locator("body").aria_snapshot()[-1500:]]))
        raise
    finally:
        context.close()


def starts(one: Person, address: str, game: str) -> None:
    """From the first page to a table against bots."""
    one.page.goto(address)
    one.button(f"Play {game} now, against bots").click()
    expect(one.page.get_by_role("region", name="Your hand")).to_be_visible()


def plays(one: Person, most: int = NEARLY_ALL) -> int:
    """Take turns until the game is over; how many it took."""
    for turn in range(most):
        one.waits()
        if one.is_over():
            return turn
        takes_turn(one)
    raise AssertionError(f"not over after {most} turns")


def takes_turn(one: Person) -> None:
    """The first thing that can be done: what is offered by a button, else a card and a place for it."""
    for name in ("Draw", "This is my sequence", "Take the row", "Take these lines", "Put it away"):
        if one.button(name).count():
            return press(one, one.button(name).first)
    for name in dict.fromkeys(one.cards()):
        if not one.has_turn() or one.is_over():
            return None
        if plays_card(one, name):
            return None
    for name in ("Pass", "New goal"):
        if one.button(name).count():
            return press(one, one.button(name).first)
    return None


def plays_card(one: Person, name: str) -> bool:
    """Pick a card and play it where it goes; False where it goes nowhere."""
    before = said(one)
    card = one.card(name)
    if not card.count():
        return False
    card.click()
    for button in ("Trade it", "Out of the game"):
        if not SUM.match(name) and one.button(button).count():
            press(one, one.button(button).first)
            return True
    place = place_for(one, name)
    if place is None:
        if one.button("Put back").count():
            one.button("Put back").first.click()
        return False
    place.click()
    moves_on(one, before)
    return True


def place_for(one: Person, name: str) -> Locator | None:
    """A place that says it can take this card; the answer to a sum; any free cell for a plus."""
    takes = one.button(re.compile("^Piles "))
    if takes.count():
        return takes.first
    lit = one.page.get_by_role("gridcell", name=re.compile("can go here"))
    spots = one.button(re.compile("can go here"))
    if lit.or_(spots).count():
        return lit.or_(spots).first
    found = SUM.match(name)
    if found:
        first, sign, second = found.groups()
        answer = int(first) + int(second) if sign == "+" else int(first) - int(second)
        cells = one.page.get_by_role("gridcell", name=re.compile(rf"^{answer}, row \d+, column \d+(, last move)?$"))
        return cells.first if cells.count() else None
    chip = one.page.get_by_role("gridcell", name=re.compile(r"(blue|green|red|yellow) chip(, last move)?$"))
    free = one.page.get_by_role("gridcell", name=re.compile(r"^\d+, row \d+, column \d+$"))
    wanted = {"plus": free, "minus": chip}.get(name)
    return wanted.first if wanted is not None and wanted.count() else None


def said(one: Person) -> str:
    """What the page says happened last: it changes with every move."""
    return f"{one.updates} {one.page.get_by_role('log').last.inner_text()} {one.cards()}"


def press(one: Person, button: Locator) -> None:
    before = said(one)
    button.click()
    moves_on(one, before)


def moves_on(one: Person, before: str) -> None:
    """Until the table has answered; where the screen asks for a second tap, it gets one."""
    confirm = one.button(re.compile("^(Put it here|Take this chip|Take them)$"))
    for _ in range(200):
        if said(one) != before or one.is_over():
            return
        if confirm.count() and confirm.first.is_enabled():
            confirm.first.click()
        one.page.wait_for_timeout(20)
    raise AssertionError(f"nothing happened: {one.page.get_by_role('status').all_inner_texts()}")


def complaints(one: Person) -> list[str]:
    """What axe finds. Its script comes as the tests' own, past the page's policy."""
    found = one.page.evaluate(AXE.read_text() + "\naxe.run()")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
