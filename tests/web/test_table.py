"""What people do at a table: by thumb, by keys, together, on one device, away and back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.chromium import packages
from tests.web.kit import (
    PHONE,
    Person,
    complaints,
    moves_on,
    person,
    place_for,
    plays,
    said,
    served,
    starts,
    takes_turn,
)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def axe() -> None:
    packages()


def table_for_two(one: Person, address: str, game: str, name: str) -> str:
    """Opens a table and gives its address."""
    one.page.goto(address)
    one.button(f"Invite others to {game}").click()
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_label("How many players?").select_option("2")
    one.button("Open the table").click()
    expect(one.button("Start")).to_be_visible()
    return one.page.url


def test_on_a_phone_a_second_tap_confirms(browser: Browser, address: str) -> None:
    with person(browser, PHONE) as one:
        starts(one, address, "Sequence")
        one.waits()
        for card in one.cards():
            one.card(card).tap()
            place = place_for(one, card)
            if place:
                break
            one.card(card).tap()
        assert place
        before = said(one)
        place.tap()
        expect(one.button(re.compile("Put it here|Take this chip"))).to_be_visible()
        assert said(one) == before
        one.button("Put back").tap()
        expect(one.page.get_by_role("gridcell", name=re.compile("can go here"))).to_have_count(0)
        takes_turn(one)
        assert said(one) != before


def test_by_keys_alone(browser: Browser, address: str) -> None:
    with person(browser) as one:
        starts(one, address, "Sequence Kids")
        for _ in range(3):
            one.waits()
            before = said(one)
            move_by_keys(one)
            expect(one.page.locator("body")).not_to_be_empty()
            for _ in range(100):
                if said(one) != before:
                    break
                one.page.wait_for_timeout(20)
            assert said(one) != before
        assert one.wrong == []


def move_by_keys(one: Person) -> None:
    """The hand by h, a card by the arrows and Enter, the board by b, its cells by the arrows, Enter."""
    keys = one.page.keyboard
    for index in range(len(one.cards())):
        one.page.locator("body").press("h")
        for _ in range(index):
            keys.press("ArrowRight")
        keys.press("Enter")
        if one.button("Trade it").count():
            one.button("Trade it").focus()
            keys.press("Enter")
            return
        lit = one.page.get_by_role("gridcell", name=re.compile("can go here"))
        if lit.count():
            walk_to(one, lit.first.get_attribute("data-cell") or "")
            keys.press("Enter")
            return
        keys.press("Escape")


def walk_to(one: Person, cell: str) -> None:
    keys = one.page.keyboard
    keys.press("b")
    here = one.page.evaluate("document.activeElement.dataset.cell")
    right, down = ord(cell[0]) - ord(here[0]), int(cell[1:]) - int(here[1:])
    for _ in range(abs(right)):
        keys.press("ArrowRight" if right > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        keys.press("ArrowDown" if down > 0 else "ArrowUp")


def test_a_wrong_answer_costs_nothing_and_is_told_kindly(browser: Browser, address: str) -> None:
    with person(browser) as one:
        starts(one, address, "Sequence Numbers")
        one.waits()
        card = next(card for card in one.cards() if " " in card)
        held = one.cards()
        one.card(card).click()
        right = place_for(one, card)
        assert right
        number = (right.get_attribute("aria-label") or "").split(",")[0]
        other = "3" if number != "3" else "5"
        cells = one.page.get_by_role("gridcell", name=re.compile(rf"^{other}, row"))
        cells.first.click()
        expect(one.page.get_by_role("alert")).to_contain_text("is not the answer")
        assert one.cards() == held


def test_two_people_play_to_the_end(browser: Browser, address: str) -> None:
    with person(browser) as ana, person(browser, PHONE) as leo:
        link = table_for_two(ana, address, "Sequence Numbers", "Ana")
        leo.page.goto(link)
        leo.page.get_by_label("Your name").fill("Leo")
        leo.button("Sit here").click()
        expect(ana.page.get_by_role("listitem").filter(has_text="Leo").first).to_be_visible()
        ana.button("Start").click()
        for one in (ana, leo):
            expect(one.page.get_by_role("region", name="Your hand")).to_be_visible()
        for _ in range(200):
            mover = next((one for one in (ana, leo) if one.has_turn()), None)
            if ana.is_over():
                break
            if mover:
                takes_turn(mover)
            else:
                ana.page.wait_for_timeout(20)
        expect(leo.page.get_by_role("region", name="Result")).to_be_visible()
        assert ana.wrong + leo.wrong == []


def test_a_page_that_is_loaded_again_is_where_it_was(browser: Browser, address: str) -> None:
    with person(browser) as one:
        starts(one, address, "Sequence Kids")
        takes_turn(one)
        one.waits()
        held = one.cards()
        one.page.reload()
        one.waits()
        assert sorted(one.cards()) == sorted(held)
        plays(one)


def test_a_page_comes_back_by_itself_when_the_server_does(browser: Browser, tmp_path: Path) -> None:
    with person(browser) as one:
        with served(tmp_path) as address:
            starts(one, address, "Sequence Kids")
            one.waits()
            held = one.cards()
        expect(one.page.get_by_role("status").filter(has_text="Coming back by itself")).to_be_attached()
        one.wrong.clear()
        with served(tmp_path) as again:
            assert again == address
            expect(one.page.get_by_role("status").filter(has_text="Coming back by itself")).to_have_count(0)
            one.waits()
            assert one.cards() == held
            before = said(one)
            takes_turn(one)
            assert said(one) != before


def test_between_two_on_one_device_falls_a_curtain(browser: Browser, address: str) -> None:
    with person(browser, PHONE) as one:
        table_for_two(one, address, "Sequence", "Ana")
        one.page.get_by_label("Who else plays on this device?").fill("Nonna")
        one.button("Add").click()
        one.button("Start").click()
        seen: list[list[str]] = []
        for name in ("Ana", "Nonna") * 2:
            lift = one.button(re.compile("^I am "))
            lift.wait_for()
            expect(one.page.get_by_role("region", name="Your hand")).to_have_count(0)
            assert name in ("Ana", "Nonna")
            lift.click()
            one.waits()
            seen.append(one.cards())
            takes_turn(one)
        assert seen[0] != seen[1]


def test_a_television_shows_the_board_and_no_hand(browser: Browser, address: str) -> None:
    with person(browser) as one, person(browser, (1920, 1080)) as screen:
        starts(one, address, "Sequence Kids")
        screen.page.goto(one.page.url + "?board")
        expect(screen.page.get_by_role("grid", name="Board")).to_be_visible()
        expect(screen.page.get_by_role("region", name="Your hand")).to_have_count(0)


def test_twelve_fit_on_a_phone(browser: Browser, address: str) -> None:
    with person(browser, PHONE) as one:
        one.page.goto(address)
        one.button("Invite others to Sequence").click()
        one.page.get_by_label("How many players?").select_option("12")
        one.button("Open the table").click()
        one.button("Bots on all free seats").click()
        one.button("Start").click()
        one.waits()
        assert one.page.evaluate("document.documentElement.scrollHeight") == PHONE[1]
        takes_turn(one)
        assert one.wrong == []


def test_the_rules_are_one_key_away(browser: Browser, address: str) -> None:
    with person(browser) as one:
        starts(one, address, "Sequentia Shift")
        one.button("Rules").click()
        rules = one.page.get_by_role("dialog", name="Sequentia Shift")
        expect(rules.get_by_role("heading", name="The aim")).to_be_visible()
        one.page.keyboard.press("Escape")
        expect(one.page.get_by_role("dialog")).to_have_count(0)


def test_a_card_can_be_dragged_to_its_cell(browser: Browser, address: str) -> None:
    with person(browser) as one:
        starts(one, address, "Sequence Kids")
        one.waits()
        for name in one.cards():
            one.card(name).click()
            lit = one.page.get_by_role("gridcell", name=re.compile("can go here"))
            if lit.count():
                break
            one.button("Put back").click()
        goal = lit.first.bounding_box()
        one.button("Put back").click()
        before, start = said(one), one.card(name).bounding_box()
        assert start
        assert goal
        mouse = one.page.mouse
        mouse.move(start["x"] + 20, start["y"] + 20)
        mouse.down()
        mouse.move(start["x"] + 40, start["y"] - 40, steps=3)
        mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
        mouse.up()
        moves_on(one, before)
        assert said(one) != before


def test_a_move_can_be_typed(browser: Browser, address: str) -> None:
    with person(browser) as one:
        starts(one, address, "Sequence Tabletop")
        one.waits()
        before = said(one)
        one.button("Menu").click()
        field = one.page.get_by_role("textbox", name="Type a move")
        field.fill(field.get_attribute("placeholder") or "")
        one.button("Type a move").click()
        moves_on(one, before)


def test_a_lobby_and_its_dialogs_are_good_for_everybody(browser: Browser, address: str) -> None:
    with person(browser, PHONE, contrast="more") as one:
        table_for_two(one, address, "Sequence Kids", "Ana")
        assert complaints(one) == []
        one.button("Bots on all free seats").click()
        one.button("Start").click()
        one.button("Menu").click()
        one.page.wait_for_timeout(300)
        assert complaints(one) == []
