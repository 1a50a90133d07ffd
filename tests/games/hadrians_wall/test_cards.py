"""Every piece explains itself: what it is, what it costs and gives, and what its viewer lacks for it now."""

from __future__ import annotations

import pytest

from comitium.bots.policies import policy_of
from comitium.engine import laws
from comitium.engine.card import Card
from comitium.engine.laws import check_match
from comitium.engine.message import Message, Seat
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.boxes import Fill, has_payers
from comitium.games.hadrians_wall.cards import card
from comitium.games.hadrians_wall.components import AREAS, BUILDINGS, CARDS, FATE
from comitium.games.hadrians_wall.glossary import glossary
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.text import LANGUAGES, Speaker, speak_all
from tests.games.carded import in_words
from tests.games.hadrians_wall.situations import ANYA, KOLYA, acting, attacked, moments, new_table, play, year_setup

NAMES = ("Anya", "Kolya", "Lena")
CARD_LAWS: list[laws.Law] = [laws.pieces_have_cards, laws.imagining_keeps_what_is_seen]


def rows(g: HadriansWall, piece: str, language: str = "en", viewer: Seat | None = ANYA) -> dict[str, str]:
    """What a card says, row by row."""
    found = card(g, viewer, piece)
    assert found is not None, piece
    return in_words(found, Speaker(language, GAME, NAMES))


def missing(g: HadriansWall, piece: str, language: str = "en") -> str:
    return rows(g, piece, language)["missing"]


# -- boxes and buildings -----------------------------------------------------------------------------------------------


def test_a_box_tells_all_about_itself() -> None:
    """HW-6.9, HW-6.13, HW-6.15: two who could pay, and what stands on the box once it is filled."""
    g = acting("fort=6 wall=6 cippi=2 builder=4 soldier=1")

    assert rows(g, "box:fort.7") == {
        "name": "fort, box 7",
        "does": "A filled fort box carries the wall box of the same number.",
        "place": "the frontier, box 7 of 21",
        "cost": "1 builder or 1 soldier",
        "reward": "discipline",
        "missing": "nothing: you hold 4 builders and 1 soldier",
        "opens": "cippi, box 3 and wall, box 7",
    }
    assert rows(g, "box:fort.7", "ru") == {
        "name": "форт, клетка 7",
        "does": "На заполненной клетке форта стоит клетка стены с тем же номером.",
        "place": "граница, клетка 7 из 21",
        "cost": "1 строитель или 1 солдат",
        "reward": "дисциплина",
        "missing": "всего хватает: у вас 4 строителя и 1 солдат",
        "opens": "частокол, клетка 3 и стена, клетка 7",
    }
    found = card(g, ANYA, "box:fort.7")
    assert found is not None
    assert found.clauses == ("HW-6.9", "HW-6.16")


def test_what_is_missing_has_its_numbers() -> None:
    """HW-6.13, HW-2.4, HW-2.6: a level, a payment, both, or another box before it."""
    g = acting("fort=6 wall=6 traders=2 civilian=1")

    assert missing(g, "box:wall.7") == "Needs fort 7: you have 6. Costs 1 resource. You lack 1 resource."
    assert missing(g, "box:wall.7", "ru") == "Нужно 7 (форт), а у вас 6. Цена: 1 ресурс. Не хватает 1 ресурса."
    assert missing(g, "box:fort.7") == "Costs one of: 1 builder and 1 soldier. You have none of them."
    assert missing(g, "box:fort.9") == "Box 7 comes next: fort."
    assert missing(g, "box:traders.3") == "nothing: you hold 1 civilian"


def test_a_building_tells_its_level_its_price_and_its_circle() -> None:
    """HW-8.3, HW-4.12"""
    g = acting("fort=4 resource=1")

    assert rows(g, "building:small_workshop") == {
        "name": "small workshop",
        "does": "Brings a builder now and in every later year.",
        "place": "the works behind the wall; needs infrastructure 3",
        "cost": "3 resources",
        "reward": "1 builder; every later year: 1 builder",
        "missing": "Needs infrastructure 3: you have 2. Costs 3 resources. You lack 2 resources.",
        "opens": "large workshop",
    }
    assert rows(g, "building:archway", "ru")["reward"] == "2 × доблесть"


def test_a_box_that_was_filled_says_when() -> None:
    """HW-2.5, HW-2.13"""
    g = acting("fort=4 builder=2 servant=2 resource=5", year=2)
    play(g, ANYA, "fill fort 5 builder", "build medium_granary")

    assert missing(g, "box:fort.5") == "nothing: done in year 2"
    assert missing(g, "building:medium_granary", "ru") == "ничего: сделано в год 2"


def test_a_granary_opens_its_column() -> None:
    """HW-6.16 to HW-6.18"""
    g = acting("fort=1")

    columns = "mining and foresting 5 to 9, wall guard 7 to 12, cippi 4 to 5, wall 8 to 14 and fort 8 to 14"
    assert rows(g, "building:medium_granary")["opens"] == f"large granary, {columns}"
    assert rows(g, "building:small_granary")["opens"].startswith("mining and foresting 1 to 4, wall guard 1 to 6")
    assert rows(g, "box:fort.8")["place"] == "the frontier, box 8 of 21; needs medium granary"


def test_a_level_opens_what_its_flags_name() -> None:
    """HW-6.10, HW-10.5, HW-8.14"""
    g = acting("renown=14")

    assert rows(g, "box:fort.3")["opens"] == "wall, box 3 and small hotel"
    assert rows(g, "box:performers.3")["opens"] == (
        "performances, box 2, red gladiator, box 1, blue gladiator, box 1 and ludus"
    )
    assert rows(g, "attribute:renown")["opens"] == "archway"


def test_a_fort_of_the_campaign_changes_what_things_cost() -> None:
    """HW-21.7"""
    g = acting("fort=4", fort="vindobala")

    assert rows(g, "building:small_workshop")["cost"] == "4 resources"
    assert missing(acting("", fort="cilurnum"), "building:theatre") == (
        "Forbidden at Cilurnum: theatre. Costs 1 servant, 1 builder and 1 resource. "
        "You lack 1 servant, 1 builder and 1 resource."
    )


def test_the_special_actions_tell_what_only_their_clauses_say() -> None:
    """HW-8.9, HW-11.13, HW-12.14, HW-15.3"""
    g = acting("traders=9 +market good.1=3 performers=4 +ludus gladiator_red=2 builder=1 servant=1 resource=1")

    assert rows(g, "good:8")["reward"] == "1 builder and 1 renown for a number not owned yet"
    assert rows(g, "battle:red")["reward"] == "at strength 2: 2 × piety if he dies, renown if he lives"
    assert rows(g, "gladiator:red")["reward"] == "strength 3"
    assert rows(g, "diplomat:1")["reward"] == "valour and 2 favours"
    assert rows(g, "bribe:5")["cost"] == "3 resources, at most 2 times a year"
    assert rows(g, "visit:2", "ru")["cost"] == "1 солдат или 1 строитель или 1 слуга или 1 гражданин"
    assert rows(g, "exchange:builder+servant.civilian")["missing"] == "nothing: you hold 1 builder and 1 servant"
    assert missing(acting("servant=1"), "box:forum.1") == "The forum takes 2 workers, soldiers excepted: you have 1."


# -- cards, the attack, figures ----------------------------------------------------------------------------------------


def test_a_path_says_how_far_its_owner_is() -> None:
    """HW-17.4, HW-17.6"""
    g = acting("wall=7 paths=defender,aristocrat disdain=3", year=3)

    assert rows(g, "card:defender") == {
        "name": "Defender",
        "does": "As path it counts complete wall sections: 1, 2, 3 for 1, 2 and 3 points at the end.",
        "reward": "as prospect: 1 builder and 1 resource, good 1, pattern L",
        "missing": "1 of 2 for the next point",
    }
    assert missing(g, "card:aristocrat") == "3 now, at most 2 for the next point"
    assert missing(g, "card:ranger", "ru") == "0 из 1 до следующего очка"


def test_prospects_name_their_owners() -> None:
    """HW-11.10, HW-18.4"""
    g = acting("prospect=engineer", "prospect=vanguard", neutral="fighter")

    assert rows(g, "prospect:own")["place"] == "Engineer"
    assert rows(g, "prospect:1")["name"] == "Kolya (Vanguard)"
    assert rows(g, "prospect:fighter", "ru")["name"] == "нейтральная карта «Воин»"
    assert rows(g, "prospect:own", viewer=None)["name"] == "prospect"


def test_an_attack_is_told_by_its_number() -> None:
    """HW-16.3, HW-16.9"""
    g = attacked("temple_favours=2 cohort_left=1", "", fate="F04 F01 F08", year=3)

    assert rows(g, "attack:F01")["name"] == "attack 2"
    assert rows(g, "attack:F01", "ru")["place"] == "на центральную когорту"
    assert rows(g, "favour:temple")["place"] == "2 favours"
    play(g, ANYA, "favour temple F01")
    assert missing(g, "attack:F01") == "nothing: you ignore this attack"
    assert "missing" not in rows(g, "attack:F01", viewer=KOLYA)


def test_figures_tell_where_they_stand() -> None:
    """HW-17.3, HW-16.6, HW-20.1"""
    g = acting("disdain=3 fort=5 soldier=2", "soldier=1", "", year=3)

    assert rows(g, "disdain")["place"] == "3 now: −5; with one more: −7"
    assert rows(g, "infrastructure")["place"] == "now 3"
    assert rows(g, "score")["place"] == "now −5"
    assert rows(g, "attack")["place"] == "3 cards, potential 2"
    assert rows(g, "hold:left")["place"].endswith(" %")
    assert rows(g, "worker:soldier.1", "ru")["place"] == "запас: Kolya, 1 солдат"
    assert rows(g, "rank", "ru")["does"] == (
        "В одиночку вы играете на звание, по очкам в конце: "
        "милит, центурион от 40, примипил от 50, префект лагеря от 60 и легат легиона от 70."
    )


# -- who looks ---------------------------------------------------------------------------------------------------------


def test_nothing_is_missing_on_the_sheets_of_others() -> None:
    """HW-20.1: they lie open, but what is missing there is not the viewer's matter."""
    g = acting("fort=3", "fort=6 builder=1 disdain=2")

    assert "missing" not in rows(g, "box:fort.7@1")
    assert rows(g, "box:fort.7@1")["name"] == rows(g, "box:fort.7")["name"]
    assert rows(g, "disdain@1")["place"] == "2 now: −3; with one more: −5"
    assert "missing" not in rows(g, "box:fort.7", viewer=None)


@pytest.mark.parametrize(
    "piece", ["", "box", "box:", "box:fort.22", "box:fort.0", "building:tower", "attack:F99", "prospect:9", "card:x"]
)
@pytest.mark.parametrize("suffix", ["", "@0", "@7", "@x"])
def test_what_is_no_piece_has_no_card(piece: str, suffix: str) -> None:
    """HW-20.4: whatever a page asks for, the answer is a card or none."""
    assert card(acting("", ""), ANYA, f"{piece}{suffix}") is None


def test_the_cards_drawn_give_nothing_away() -> None:
    """HW-20.3: others learn nothing of them from a card."""
    one = year_setup("", "", decks=("pontiff trainer", "defender ranger"))
    two = year_setup("", "", decks=("pontiff trainer", "fighter engineer"))

    pieces = [f"card:{name}" for name in CARDS] + ["prospect:1", "prospect:own", "fate"]
    assert [card(one, ANYA, piece) for piece in pieces] == [card(two, ANYA, piece) for piece in pieces]


# -- all of them -------------------------------------------------------------------------------------------------------


def test_every_box_building_and_card_has_its_card() -> None:
    """HW-2.1: also those that no option names now."""
    g = acting("")
    boxes = [area.piece_of(box + 1) for area in AREAS.values() for box in range(area.size)]
    pieces = [*boxes, *[f"building:{name}" for name in BUILDINGS], *[f"card:{name}" for name in CARDS]]
    pieces += [f"attack:{name}" for name in FATE]

    assert [piece for piece in pieces if card(g, ANYA, piece) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_on_a_card_is_the_price_of_the_action(language: str) -> None:
    """HW-2.2: a card and the sentence of its action speak of the same cost."""
    g = acting("soldier=9 builder=9 servant=9 civilian=9 resource=9")
    speak = Speaker(language, GAME)
    offered = [action for action in g.options(ANYA) if isinstance(action, Fill) and not has_payers(action.row)]

    assert len(offered) > 5
    for action in offered:
        cost = rows(g, action.pieces()[0], language)["cost"].split(",")[0]
        assert cost in speak(action.sentence())


@pytest.mark.parametrize(
    ("seats", "options", "policy"),
    [
        (1, {"difficulty": "normal", "fort": "vindobala"}, "greedy"),
        (2, {}, "greedy"),
        (3, {"difficulty": "high"}, "chance"),
    ],
)
def test_every_piece_of_a_match_has_a_card(seats: int, options: dict[str, str], policy: str) -> None:
    """HW-20.1, HW-20.2: and no card says more than its viewer may know."""
    playing = laws.chance if policy == "chance" else policy_of(policy, GAME)

    check_match(GAME, seats, options, "cards", speak_all(GAME), sample=0.02, only=CARD_LAWS, policy=playing)


def test_the_glossary_has_every_kind_once() -> None:
    """HW-2.1, HW-5.9: whatever lies on a table is found there under one name."""
    shelves = glossary()
    cards = [found for shelf in shelves for found in shelf.cards]
    names = [found.name for found in cards]

    assert len({repr(name) for name in names}) == len(names)
    assert {Message(f"piece-{name}") for name in AREAS if not name.startswith("battles_")} <= set(names)
    assert {Message(f"building-{name}") for name in BUILDINGS} <= set(names)
    kinds = {found.does.name for found in cards}
    assert {found.does.name for found in met()} <= kinds | {"card-does-prospect-own"}


def met() -> list[Card]:
    """The cards of whatever is named in two matches."""
    found: list[Card] = []
    for seats in (1, 3):
        for g in moments(new_table(seats), f"glossary {seats}"):
            for seat in g.waiting():
                pieces = [piece for action in g.options(seat) for piece in action.pieces()]
                found.extend(one for piece in dict.fromkeys(pieces) if (one := card(g, seat, piece)) is not None)
    return found
