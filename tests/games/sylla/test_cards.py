"""Every piece, sign and figure explains itself: what it is, what this viewer lacks now, and the clause behind it."""

from __future__ import annotations

import pytest

from comitium.engine import laws
from comitium.engine.card import Card
from comitium.engine.laws import check_match
from comitium.engine.message import Message, Seat
from comitium.games.sylla import GAME
from comitium.games.sylla.cards import card, glossary
from comitium.games.sylla.components import BUILDINGS, COLOURS, EVENTS, SLOTS, TOKENS, WORKS
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import CARDS, TILES, VALUES
from comitium.text import LANGUAGES, Speaker
from tests.games.carded import in_words
from tests.games.sylla.situations import BLUE, RED, answer, moments, named, new_table, situation

NAMES = ("Blue", "Red", "White", "Black")
FIGURES = ["prestige", "income", "senators", "denarii", "screen", "famine", *[f"power:{colour}" for colour in COLOURS]]
SIGNS = ["christian", "symbol", "turned", "down", "consul", "deck", "stack", "events", "works"]
SHOWN = [
    *[piece.touch for piece in CARDS],
    *[tile.touch for tile in TILES],
    *[f"slot:{slot}" for slot in SLOTS],
    *[f"event:{event}" for event in EVENTS],
    *[f"work:{work}" for work in WORKS],
    *[f"{kind}:{token}" for kind in ("token", "marker") for token in TOKENS],
    *[f"cell:{cell}" for cell in range(len(VALUES))],
    *["cube:vestal", "cube:legionary", "thumb:build", "thumb:plebs", "coins:0", "coins:12", "coins"],
    *[f"{figure}{whose}" for figure in FIGURES for whose in ("", "@0", "@1")],
    *SIGNS,
]


def rows(g: Sylla, viewer: Seat | None, piece: str, language: str = "en") -> dict[str, str]:
    """What a card says, row by row."""
    found = card(g, viewer, piece)
    assert found is not None, piece
    return said(found, language)


def said(found: Card, language: str) -> dict[str, str]:
    return in_words(found, Speaker(language, GAME, NAMES))


def test_a_character_tells_its_office_its_colours_and_its_owner() -> None:
    """SY-4.2, SY-9.3, SY-6.5"""
    g = situation("recruitment", ["senator"])

    assert rows(g, BLUE, "card:" + named(g, BLUE, "senator")) == {
        "name": "Senator",
        "does": "It gives 1 vote in the election of the First Consul, "
        "and 1 vote for the Great Work unless it is turned.",
        "place": "Before Blue",
        "opens": "It can be turned to pay red.",
    }
    assert rows(g, BLUE, "card:" + named(g, BLUE, "senator"), "ru") == {
        "name": "сенатор",
        "does": "Даёт 1 голос на выборах Первого консула и, если не повёрнут, 1 голос за Величайшую постройку.",
        "place": "У игрока Blue",
        "opens": "Можно повернуть, чтобы платить красным.",
    }


def test_a_christian_slave_is_worth_points_twice() -> None:
    """SY-12.4"""
    g = situation("recruitment", ["slave+"])

    found = rows(g, BLUE, "card:" + named(g, BLUE, "slave+"))
    assert found["name"] == "Christian Slave"
    assert found["cost"] == "2 denarii to free it at the end."
    assert found["reward"] == "2 points at the end if it lies face up. 3 points if it is freed."
    assert rows(g, RED, "card:" + named(g, BLUE, "slave+"), "ru")["reward"] == (
        "2 очка в конце партии, если лежит лицом вверх. 3 очка за освобождение."
    )


def test_a_card_to_recruit_costs_nothing() -> None:
    """SY-5.4"""
    g = situation("recruitment")
    shown = rows(g, BLUE, g.display[0].touch)

    assert (shown["place"], shown["cost"]) == ("In the display", "Nothing: recruiting is free.")


def test_a_piece_that_does_nothing_says_why() -> None:
    """SY-1.7, SY-1.8, SY-13.6, SY-14.8"""
    buildings = ["field! crane*"]
    g = situation("buildings", ["senator/ slave"], buildings=buildings, events="flood revolt epidemic decadence")

    def missing(kind: str, prefix: str = "card") -> str:
        return rows(g, RED, f"{prefix}:" + named(g, BLUE, kind))["missing"]

    assert missing("senator") == "It has paid for a building: it rests until the end of the turn."
    assert missing("field", "tile") == "It lies face down and does nothing, as long as this is in play: Flood."
    assert missing("crane") == "A Crane pays from the turn after it was bought."
    assert "missing" not in rows(g, RED, "card:" + named(g, BLUE, "slave"))


def test_a_card_of_another_colour_says_so_while_a_tile_is_for_sale() -> None:
    """SY-6.5"""
    g = situation("buildings", ["senator senator", "slave slave"], slots="field - - - - -", consul=BLUE)
    red = rows(g, BLUE, "card:" + named(g, BLUE, "senator"))
    assert "missing" not in red

    g = situation("buildings", ["senator senator", "slave slave"], slots="- - field - - -", consul=BLUE)
    assert rows(g, BLUE, "card:" + named(g, BLUE, "senator"))["missing"] == "The Senator shows no yellow hexagon."
    assert "missing" not in rows(g, RED, "card:" + named(g, BLUE, "senator"))


def test_a_tile_on_offer_says_what_can_be_paid_and_what_stands_against_it() -> None:
    """SY-6.4 to SY-6.6"""
    g = situation("buildings", ["senator", "slave slave", "slave slave"], slots="sanctuary stall - - - -", consul=BLUE)
    assert rows(g, RED, "slot:1") == {
        "name": "Sanctuary",
        "does": "In every Income phase its owner may pay 2 denarii for 1 token of any kind.",
        "place": "On offer, red · Stays with its buyer",
        "cost": "As many cards that pay red as you bid.",
        "missing": "Nothing: 2 of your cards can pay red.",
    }
    assert rows(g, None, "slot:1") == {key: row for key, row in rows(g, RED, "slot:1").items() if key != "missing"}
    assert rows(g, RED, "slot:1", "ru")["missing"] == "Всего хватает: платить красным могут 2 ваши карты."
    assert rows(g, RED, f"tile:{g.slots[0]}") == rows(g, RED, "slot:1")

    answer(g, f"offer {g.slots[0]}", "bid 1")
    assert rows(g, BLUE, "slot:1")["missing"] == "The bid stands at 1 and you can reach 1."


def test_an_empty_slot_says_who_bought_its_tile() -> None:
    """SY-18.4"""
    g = situation("buildings", ["", "slave slave"], slots="field stall - - - -", consul=BLUE)
    answer(g, f"offer {g.slots[0]}", "bid 1", "turn " + named(g, RED, "slave"))

    assert rows(g, BLUE, "slot:1")["place"] == "Red bought its tile for 1 card"
    assert rows(g, BLUE, "slot:6")["name"] == "Empty grey slot"


def test_a_sanctuary_counts_the_coins_of_its_owner_and_tells_them_to_nobody_else() -> None:
    """SY-13.3, SY-18.2"""
    g = situation("income", ["merchant"], buildings=["sanctuary"], coins=[0, 0])
    piece = "tile:" + named(g, BLUE, "sanctuary")

    assert rows(g, BLUE, piece)["missing"] == "Nothing: you have 4 denarii."
    assert "missing" not in rows(g, RED, piece)
    g.players[BLUE].coins = 1
    assert rows(g, BLUE, piece)["missing"] == "A token costs 2 denarii, you have 1."
    answer(g, "done")


def test_coins_and_tokens_of_others_stay_behind_their_screens() -> None:
    """SY-18.2"""
    told = []
    for coins, tokens in ((3, (1, 0, 0)), (7, (0, 4, 2))):
        g = situation("recruitment", coins=[coins], tokens=[tokens])
        told.append([rows(g, RED, piece) for piece in SHOWN] + [rows(g, None, piece) for piece in SHOWN])
        assert rows(g, BLUE, "denarii")["place"] == f"Blue: {coins} denarii"
    assert told[0] == told[1]

    g = situation("recruitment", coins=[3], tokens=[(1, 0, 0)], open_screens="on")
    assert rows(g, RED, "denarii@0")["place"] == "Blue: 3 denarii"
    assert rows(g, None, "screen@0")["place"] == "Blue: tokens worth 2 points now"


def test_an_event_tells_effect_fighters_and_reward() -> None:
    """SY-14.7, SY-8.3, SY-8.8"""
    g = situation("recruitment", ["vestal legionary"], events="flood revolt epidemic decadence")

    assert rows(g, BLUE, "event:flood") == {
        "name": "Flood",
        "does": "If it happens, every player turns one building or Crane face down.",
        "place": "Event with 1 famine symbol",
        "cost": "Vestal cubes; the two events with the most cubes are prevented.",
        "reward": "1 Health token for the most cubes on it.",
        "missing": "Nothing: 1 of your fighters can go there.",
    }
    assert rows(g, BLUE, "event:flood", "ru") == {
        "name": "«Наводнение»",
        "does": "Если произойдёт, каждый переворачивает лицом вниз постройку или Кран.",
        "place": "Событие, 1 символ голода",
        "cost": "Кубики весталки; два события, на которых кубиков больше всего, предотвращены.",
        "reward": "Жетон Здоровья тому, чьих кубиков здесь больше всего.",
        "missing": "Всего хватает: сюда может встать 1 ваш защитник.",
    }
    assert rows(g, BLUE, "event:decadence")["missing"] == "Nothing: 2 of your fighters can go there."
    assert rows(g, RED, "event:flood")["missing"] == "A fighter: none of yours can go there."
    assert rows(g, BLUE, "event:purge")["place"] == "In the deck of events, unseen"


def test_an_event_says_what_would_become_of_it_as_the_cubes_lie() -> None:
    """SY-8.12, SY-8.13"""
    g = situation("events", ["vestal vestal legionary legionary"], events="flood revolt epidemic decadence")
    answer(g, "place vestal flood", "place vestal flood", "place legionary revolt")

    assert rows(g, RED, "event:flood")["missing"] == "Nothing: 2 cubes prevent it."
    assert rows(g, RED, "event:revolt")["missing"] == "Nothing: 1 cube prevents it."
    assert rows(g, RED, "event:epidemic")["missing"] == "Cubes: it has 0 and would happen."
    assert rows(g, BLUE, "cube:legionary")["missing"] == "Nothing: you have 1."
    assert rows(g, BLUE, "cube:vestal")["missing"] == "A cube: you have none of this kind."


def test_a_great_work_tells_its_points_and_the_votes_that_are_missing() -> None:
    """SY-15.2, SY-15.4, SY-9.3"""
    g = situation("work", ["senator senator"], coins=[1], work="temple")
    assert rows(g, BLUE, "work:temple")["reward"] == "Each builder: 10 points for 8 votes and 6 points for 5 votes."
    assert rows(g, BLUE, "work:temple")["missing"] == "2 votes for 6 points: you can reach 3."
    assert rows(g, BLUE, "work:temple", "ru")["missing"] == "2 голосов до 6 очков: вы можете дать 3."
    assert rows(g, BLUE, "thumb:build")["reward"] == rows(g, BLUE, "work:temple")["reward"]
    assert rows(g, BLUE, "thumb:plebs")["reward"] == "1 point for every 2 votes."
    assert rows(g, BLUE, "coins:1")["reward"] == "3 votes in all, 2 of them by Senators."
    assert rows(g, BLUE, "coins:2")["missing"] == "You have 1 denarius, not 2."

    points = "Points by votes: first 5 and second 3. Health {} right for every 5 votes of all builders."
    assert rows(g, BLUE, "work:baths")["reward"] == points.format(1)
    assert rows(new_table(2), BLUE, "work:baths")["reward"] == points.format(2)  # SY-17.7


def test_the_order_of_unseen_works_is_not_told() -> None:
    """SY-18.3"""
    g = new_table()
    before = [rows(g, BLUE, f"work:{work}") for work in WORKS]
    g.works[1:] = reversed(g.works[1:])

    assert [rows(g, BLUE, f"work:{work}") for work in WORKS] == before


def test_a_token_counts_what_one_has_and_a_marker_how_far_the_crisis_is() -> None:
    """SY-12.6, SY-10.3"""
    g = situation("recruitment", tokens=[(3, 0, 0)], markers=(1, 0, 4))

    assert rows(g, BLUE, "token:health")["reward"] == "1 point each, as the marker stands; your 3 give 3."
    assert rows(g, None, "token:leisure")["reward"] == "4 points each, as the marker stands."
    assert rows(g, BLUE, "marker:health")["place"] == "At 1, 1 cell from the crisis"
    assert rows(g, BLUE, "marker:pride")["place"] == "In the crisis"
    assert rows(g, BLUE, "cell:0")["place"] == "Here stands: Civic Pride"
    assert rows(g, BLUE, "cell:4", "ru")["name"] == "клетка 4"
    assert rows(g, BLUE, "marker:health", "ru")["name"] == "маркер Здоровья"


def test_figures_say_whose_they_are() -> None:
    """SY-7.2, SY-4.2, SY-6.5, SY-10.1"""
    g = situation("recruitment", ["", "merchant senator"], buildings=["", "stall field"], famine=5)

    assert rows(g, BLUE, "income@1")["reward"] == "Red: 6 denarii, with 1 Merchant and 1 Market Stall."
    assert rows(g, BLUE, "senators@1")["place"] == "Red: 1 vote"
    assert rows(g, BLUE, "power:yellow@1")["place"] == "Red: 1 card"
    assert rows(g, BLUE, "famine@1")["missing"] == "Red has 1 Field and loses 3 points."
    assert rows(g, BLUE, "famine")["missing"] == "Blue has 0 Fields and loses 5 points."
    assert rows(g, BLUE, "prestige@1", "ru")["place"] == "Red: 10 очков"


@pytest.mark.parametrize(
    "piece",
    [
        *["", "card:", "card:V-01", "tile:x", "slot:7", "event:", "work:x", "token:x", "marker:", "cell:9"],
        *["cube:slave", "thumb:", "coins:x", "coins:1000", "coins:²", "power:", "power:red@4", "income@x"],
        *["income:1", "famine@9", "?"],
    ],
)
def test_nothing_is_known_of_other_names(piece: str) -> None:
    assert card(new_table(), BLUE, piece) is None


@pytest.mark.parametrize("seats", GAME.players)
def test_every_piece_of_a_match_has_a_card(seats: int) -> None:
    looked_at: list[laws.Law] = [laws.pieces_have_cards, laws.imagining_keeps_what_is_seen]

    match = check_match(GAME, seats, {}, "cards", speak_all, sample=0.05, only=looked_at)
    assert match.state.result is not None


def speak_all(message: Message) -> None:
    for language in LANGUAGES:
        Speaker(language, GAME, NAMES)(message)


def test_whatever_the_board_shows_has_a_card_at_every_moment() -> None:
    """Also while characters are chosen, and after the end; in words of both languages."""
    g = new_table(3)
    spoken: set[str] = set()
    seen = 0
    for number, _ in enumerate(moments(g, "cards")):
        for piece in SHOWN if number % 5 == 0 or g.result is not None else ():
            for viewer in (BLUE, None):
                found = card(g, viewer, piece)
                assert found is not None, (piece, g.heading)
                assert found.clauses, piece
                for row in found.messages():
                    if repr(row) not in spoken:
                        spoken.add(repr(row))
                        speak_all(row)
                seen += 1
    assert g.result is not None
    assert seen > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_names_every_kind_once(language: str) -> None:
    listed = [said(found, language)["name"] for shelf in glossary() for found in shelf.cards]
    speak = Speaker(language, GAME)
    kinds = [f"building-{name}" for name in BUILDINGS] + [f"event-{name}" for name in EVENTS]
    kinds += [f"work-{name}" for name in WORKS]
    kinds += [f"character-{name}" for name in ("senator", "merchant", "legionary", "vestal", "slave")]

    assert {speak.say(kind) for kind in kinds} <= set(listed)
    assert len(listed) == len(set(listed)) == 64
    assert all(found.clauses for shelf in glossary() for found in shelf.cards)
