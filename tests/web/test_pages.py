"""The pages around a game: what they weigh, what axe says, what they ask of others, and bad addresses."""

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.web.chromium import packages
from tests.web.kit import DESKTOP, PHONE, complaints, person, pictures, starts

pytestmark = pytest.mark.slow
SCRIPT_AND_STYLE, ALL = 60_000, 150_000  # bytes, compressed
GAMES = ["Sequence", "Sequence Kids", "Sequence Numbers", "Sequentia Shift", "Sequentia Stack", "Sequentia Overlay"]


@pytest.fixture(scope="module", autouse=True)
def axe() -> None:
    packages()


def test_the_first_page_is_light(browser: Browser, address: str) -> None:
    weights: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        body = answer.body()
        packed = body if answer.url.endswith(".woff2") else gzip.compress(body, 9)
        weights[answer.url] = len(packed)

    with person(browser) as one:
        one.page.on("response", weigh)
        one.page.goto(address, wait_until="networkidle")
        expect(one.page.get_by_role("heading", name="Sequentia Overlay")).to_be_visible()
    heavy = sum(weight for url, weight in weights.items() if url.endswith((".js", ".css")))
    assert heavy <= SCRIPT_AND_STYLE, weights
    assert sum(weights.values()) <= ALL, weights


def test_nothing_is_asked_of_anybody_else(browser: Browser, address: str) -> None:
    asked: set[str] = set()
    with person(browser) as one:
        one.page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
        starts(one, address, "Sequence Kids")
    assert asked == {urlsplit(address).netloc}
    assert one.wrong == []


@pytest.mark.parametrize("path", ["/", "/settings", "/code", "/first", "/about", "/rules/shift", "/nowhere"])
def test_axe_finds_nothing_on_a_page(browser: Browser, address: str, path: str) -> None:
    with person(browser, PHONE) as one:
        one.page.goto(address + path, wait_until="networkidle")
        expect(one.page.get_by_role("heading", level=1)).to_be_visible()
        assert complaints(one) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(
    browser: Browser, address: str, game: str, size: tuple[int, int], scheme: str
) -> None:
    with person(browser, size, color_scheme=scheme) as one:
        starts(one, address, game)
        one.waits()
        one.page.wait_for_timeout(500)  # what has just been laid down is still fading in
        one.page.screenshot(path=pictures() / f"{game.lower().replace(' ', '-')}-{size[0]}-{scheme}.png")
        assert complaints(one) == []
        assert one.wrong == []


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_away(browser: Browser, address: str, game: str, size: tuple[int, int]) -> None:
    with person(browser, size) as one:
        starts(one, address, game)
        height = one.page.evaluate("document.documentElement.scrollHeight")
        width = one.page.evaluate("document.documentElement.scrollWidth")
        assert (width, height) == size


@pytest.mark.parametrize("path", ["/t/0123456789abcdef0123456789abcdef", "/k#0123456789abcdef"])
def test_a_dead_link_has_a_page_of_its_own(browser: Browser, address: str, path: str) -> None:
    with person(browser, language="it-IT") as one:
        one.page.goto(address + path)
        expect(one.page.get_by_role("heading", level=1)).not_to_have_text("")
        one.page.get_by_role("link", name="Alla prima pagina").click()
        expect(one.page.get_by_role("button", name="Gioca subito a Sequence, contro i bot")).to_be_visible()


@pytest.mark.parametrize(("language", "tag", "turn"), [("it-IT", "it", "Tocca a te"), ("ro-RO", "ro", "E rândul tău")])
def test_the_browsers_language_is_the_start(browser: Browser, address: str, language: str, tag: str, turn: str) -> None:
    with person(browser, PHONE, language) as one:
        one.page.goto(address)
        one.page.get_by_role("button").filter(has_text={"it": "Gioca", "ro": "Joacă"}[tag]).first.click()
        expect(one.page.get_by_role("heading", name=turn)).to_be_visible()
        assert one.page.locator("html").get_attribute("lang") == tag
        assert "web-" not in one.page.locator("body").inner_text()
