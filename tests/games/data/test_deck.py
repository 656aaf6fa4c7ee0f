"""Reading Sequentia decks; what is refused stands in bad_files.py."""

from filotto.games.sequentia.deck import Card, built_in_deck, read_deck
from tests.games.data.bad_files import CARDS, text


def test_a_card_is_read_from_its_name() -> None:
    simple, bonus = read_deck(text(CARDS)).cards
    assert simple == Card(number=1, sequence=(1, 2, 3), colour="a", bonus=False)
    assert bonus == Card(number=2, sequence=(1, 2, 3), colour="b", bonus=True)


def test_a_card_is_written_as_it_is_read() -> None:
    names = ["1/123a", "2/123b+", "9/998c"]
    assert [card.name for card in read_deck(text(CARDS, cards=names)).cards] == names


def test_a_simple_card_and_a_bonus_card_are_two_cards() -> None:
    assert len(read_deck(text(CARDS, cards=["1/123a", "1/123a+"])).cards) == 2


def test_sixty_two_cards_are_allowed() -> None:
    names = [f"{at // 9 + 1}/11{at % 9 + 1}a" for at in range(62)]
    assert len(read_deck(text(CARDS, cards=names)).cards) == 62


def test_our_own_deck_is_read_once() -> None:
    assert built_in_deck() is built_in_deck()
    assert built_in_deck().name == "sequentia"
