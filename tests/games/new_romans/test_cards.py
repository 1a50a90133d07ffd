"""Every piece explains itself: what it is, what it brings now, and the clause behind it."""

from __future__ import annotations

import pytest

from comitium.engine import laws
from comitium.engine.card import Card
from comitium.engine.laws import check_match
from comitium.engine.message import Message, Seat
from comitium.games.new_romans import GAME
from comitium.games.new_romans.cards import card, glossary
from comitium.games.new_romans.components import Building, Land
from comitium.games.new_romans.model import NewRomans
from comitium.text import LANGUAGES, Speaker
from tests.games.carded import in_words
from tests.games.new_romans.situations import (
    ANYA,
    EVERY_ORDER,
    KOLYA,
    LENA,
    choice,
    division,
    everybody,
    moments,
    new_table,
    settlement,
)

NAMES = ("Anya", "Kolya", "Lena")
MAP = {"0,0": "field", "1,0": "vineyard+mill", "2,0": "field", "2,-1": "field", "0,1": "city+workshop"}


def rows(g: NewRomans, viewer: Seat | None, piece: str, language: str = "en") -> dict[str, str]:
    """What a card says, row by row."""
    found = card(g, viewer, piece)
    assert found is not None, piece
    return said(found, language)


def said(found: Card, language: str) -> dict[str, str]:
    return in_words(found, Speaker(language, GAME, NAMES))


def test_a_laid_building_tells_what_it_scores_now() -> None:
    """NR-11.4: two different regions of its home land."""
    g = settlement(["field", "quarry"], [MAP])

    assert rows(g, ANYA, "cell:1,0") == {
        "name": "vineyard with mill",
        "does": "The building scores a point for every tile in the regions of its home land (field) "
        "that it stands on or touches.",
        "place": "Your domain, region of 1 tile",
        "reward": "3 points now, regions of 2 + 1",
    }
    assert rows(g, ANYA, "cell:1,0", "ru") == {
        "name": "виноградник с мельницей",
        "does": "Постройка приносит по очку за каждую землю в областях своего вида (поле), "
        "на которых стоит или которых касается.",
        "place": "Ваши владения, область из 1 земли",
        "reward": "сейчас 3 очка, области: 2 + 1",
    }


def test_a_building_without_its_home_land_says_what_is_missing() -> None:
    """NR-11.5"""
    g = settlement(["field", "quarry"], [MAP])

    found = rows(g, ANYA, "cell:0,1")
    assert found["missing"] == "no quarry under it or beside it, so it scores nothing yet"
    assert "reward" not in found


def test_a_cell_says_whether_a_tile_may_lie_there() -> None:
    """NR-8.4"""
    g = settlement(["field", "quarry"], [MAP])

    assert rows(g, ANYA, "cell:-1,0")["missing"] == "nothing, a tile may be laid here"
    assert rows(g, ANYA, "cell:9,9")["missing"] == "a side that it shares with the domain"
    assert rows(g, ANYA, "cell:9,9")["name"] == "Empty cell"


def test_the_pieces_of_others_can_be_read() -> None:
    """NR-15.4: domains, rows and crystals lie open."""
    g = settlement(["field", "quarry"], [MAP, {"0,0": "city"}])

    assert rows(g, ANYA, "cell:0,0@1")["name"] == "city quarter"
    assert rows(g, ANYA, "cell:0,0@1")["place"] == "Domain of Kolya, region of 1 tile"
    assert rows(g, None, "cell:0,0@0")["place"] == "Domain of Anya, region of 1 tile"
    assert rows(g, ANYA, "domain@1")["name"] == "Domain of Kolya"
    assert rows(g, ANYA, "card@1")["reward"] == "round 1: workshop, winery"


def test_a_tile_in_hand_says_how_many_are_left_to_lay() -> None:
    """NR-8.2"""
    g = settlement(["field field olive", "quarry"])

    assert rows(g, ANYA, "hand:field")["place"] == "yours, 2 to lay"
    assert rows(g, ANYA, "hand:field", "ru")["place"] == "у вас, осталось выложить: 2"
    assert "place" not in rows(g, KOLYA, "hand:field")  # others may be shown it from the log


def test_the_place_in_a_row_is_the_tile_that_lies_there() -> None:
    """NR-5.2"""
    g = division(["field olive+mill field field city", "quarry quarry city city city"])

    assert rows(g, ANYA, "row:2")["name"] == "olive grove with mill"
    assert rows(g, ANYA, "row:2")["place"] == "your row, place 2"
    assert rows(g, ANYA, "row:1@1")["place"] == "row of Kolya, place 1"


def test_a_lot_is_the_neighbours_and_lists_what_it_holds() -> None:
    """NR-7.3, NR-6.4"""
    offered = [("", "field olive+mill field field city"), ("quarry", "city city city city"), ("city city", "olive")]
    g = choice(offered)

    assert rows(g, ANYA, "lot:smaller")["place"] == "of Kolya"
    assert rows(g, ANYA, "lot:smaller")["reward"] == "a crystal, quarry"
    assert rows(g, LENA, "lot:smaller")["reward"] == "a crystal alone"
    assert rows(g, ANYA, "lot:larger@2")["reward"] == "olive grove"


def test_crystals_say_what_they_are_worth_and_what_one_more_brings() -> None:
    """NR-12.1"""
    g = settlement(["field", "quarry"])
    g.players[KOLYA].crystals = 8

    assert rows(g, ANYA, "crystals")["reward"] == "4 crystals are worth 9 points"
    assert rows(g, ANYA, "crystals")["opens"] == "with 5 crystals: 13 points"
    assert rows(g, ANYA, "crystals", "ru")["reward"] == "4 кристалла стоят 9 очков"
    assert "opens" not in rows(g, ANYA, "crystals@1")


def test_the_reminder_names_both_neighbours() -> None:
    """NR-4.4: the sides change after every round."""
    first, second = [division(["field field city city olive"] * 3, round=number) for number in (1, 2)]

    assert rows(first, ANYA, "takes")["does"].endswith("you take a lot from Kolya, and Lena takes one from you.")
    assert rows(second, ANYA, "takes")["does"].endswith("you take a lot from Lena, and Kolya takes one from you.")


def test_a_sealed_answer_stays_unseen() -> None:
    """NR-7.4: the card of a choice is the same before and after it is made, whatever it says."""
    tables = [choice([("city", "field"), ("quarry", "city")]) for _ in range(2)]
    before = rows(tables[0], KOLYA, "choice@0")
    for g, code in zip(tables, ("take smaller", "take larger"), strict=True):
        g.submit(ANYA, code)
        assert rows(g, KOLYA, "choice@0") == before


def test_the_stack_tells_what_is_left_but_not_the_order() -> None:
    """NR-15.1, NR-15.2"""
    g = new_table()
    one = rows(g, ANYA, "stack")
    g.players[ANYA].stack[g.drawn :] = reversed(g.players[ANYA].stack[g.drawn :])

    assert rows(g, ANYA, "stack") == one
    assert one["does"].startswith("Face-down tiles. Nobody knows their order, but counting tells what is left:")


@pytest.mark.parametrize("piece", ["", "row:9", "row:1@3", "cell:x", "cell:1", "lot:middle", "stack:1", "hand:x", "?"])
def test_nothing_is_known_of_other_names(piece: str) -> None:
    assert card(new_table(), ANYA, piece) is None


@pytest.mark.parametrize("order", EVERY_ORDER)
def test_every_piece_of_a_match_has_a_card(order: str) -> None:
    looked_at: list[laws.Law] = [laws.pieces_have_cards, laws.imagining_keeps_what_is_seen]

    match = check_match(GAME, 3, {"building_order": order}, "cards", speak_all, sample=0.05, only=looked_at)
    assert match.state.result is not None


def speak_all(message: Message) -> None:
    for language in LANGUAGES:
        Speaker(language, GAME, NAMES)(message)


def test_whatever_a_board_shows_has_a_card_at_every_moment() -> None:
    """Also before the first tile is laid, and after the end."""
    kinds = [*[f"tile:{land.value}+{building.value}" for land in Land for building in Building]]
    kinds.extend(f"building:{building.value}" for building in Building)
    kinds.extend(f"card:{building.value}" for building in Building)
    owned = ["card", "crystals", "stack", "choice", "sealed", "domain", "forecast", "takes", "row:1", "cell:0,0"]
    owned.extend(["lot:smaller", "lot:larger"])
    kinds.extend(f"{thing}{whose}" for thing in owned for whose in ("", "@0", "@1"))
    g = new_table(2)
    everybody(g, "divide none")
    seen = 0
    for _ in moments(g, "cards"):
        for piece in kinds:
            for viewer in (ANYA, None):
                found = card(g, viewer, piece)
                assert found is not None, (piece, g.heading)
                assert found.clauses, piece
                seen += 1
    assert g.result is not None
    assert seen > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_names_every_kind_once(language: str) -> None:
    listed = [said(found, language)["name"] for shelf in glossary() for found in shelf.cards]

    speak = Speaker(language, GAME)
    lands = [speak.say(f"land-{land.value}") for land in Land]
    buildings = [speak.say(f"building-{building.value}") for building in Building]
    assert set(lands + buildings) <= set(listed)
    assert len(listed) == len(set(listed)) == 22
    assert all(found.clauses for shelf in glossary() for found in shelf.cards)
