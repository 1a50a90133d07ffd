"""What a player is shown to decide with: pieces, previews, closed boxes (HW-5, HW-20)."""

from __future__ import annotations

import pytest

from comitium.engine.form import plain
from comitium.engine.message import Refused
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.actions import Actions
from comitium.games.hadrians_wall.attack import Favours
from comitium.games.hadrians_wall.boxes import candidates
from comitium.games.hadrians_wall.components import BUILDINGS, FATE, PAID_AREAS
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.games.hadrians_wall.sheets import COMMON, NUMBERS, ROWS
from comitium.text import Speaker
from tests.games.hadrians_wall.situations import (
    ANYA,
    acting,
    area_view,
    attacked,
    moments,
    new_table,
    own,
    play,
    refused,
    seat_view,
    told,
    view,
)

RICH = "soldier=9 builder=9 servant=9 civilian=9 resource=30"


def pieces(g: HadriansWall, code: str) -> list[str]:
    return g.find(ANYA, code).pieces()


def changes(g: HadriansWall, code: str) -> dict[str, tuple[int, int]]:
    shown = GAME.preview(g, ANYA, g.find(ANYA, code))
    return {change.piece: (change.before, change.after) for change in shown}


def test_the_views_are_plain_at_every_moment() -> None:
    """HW-20.1"""
    for number, g in enumerate(moments(new_table(2), "plain")):
        if number % 15 == 0:
            assert isinstance(plain(view(g)), dict)
            assert isinstance(plain(own(g, ANYA)), dict)


@pytest.mark.parametrize(
    ("code", "touched"),
    [
        ("fill wall 6", ["box:wall.6", "resource"]),
        ("fill fort 8 soldier", ["box:fort.8", "worker:soldier"]),
        ("fill mining 1", ["box:mining.1", "worker:servant"]),
        ("fill traders 9", ["box:traders.9", "worker:civilian"]),
        ("fill performances 2", ["performance:2", "resource"]),
        ("fill gladiator_red 2 servant", ["gladiator:red", "worker:servant"]),
        ("fill visits 1 builder", ["visit:1", "worker:builder"]),
        ("fill bribes 3", ["bribe:3", "resource"]),
        ("fill rulings_left 1", ["ruling:left"]),
        ("fill training 1", ["box:training.1", "worker:builder"]),
        ("build large_hotel", ["building:large_hotel", "worker:servant", "worker:builder", "resource"]),
        (
            "exchange builder+servant civilian",
            ["box:forum.1", "exchange:builder+servant.civilian", "worker:builder", "worker:servant"],
        ),
        ("buy 5 fate", ["good:5", "fate", "resource"]),
        ("buy 5 seat 1", ["good:5", "prospect:1", "resource"]),
        ("battle red", ["battle:red", "gladiator:red"]),
        ("appoint left", ["diplomat:1", "cohort:left", "worker:servant", "worker:soldier", "resource"]),
        ("scout own", ["scout:1", "prospect:own", "worker:soldier"]),
        ("scout seat 2", ["scout:1", "prospect:2", "worker:soldier"]),
    ],
)
def test_options_name_the_pieces_they_touch(code: str, touched: list[str]) -> None:
    """HW-5.9"""
    sheet = (
        f"{RICH} wall=5 fort=7 +medium_granary +small_hotel traders=8 performers=9 priests=9 apparitores=9 "
        "patricians=9 +market +theatre +ludus +small_temple +baths +courthouse gladiator_red=1 disdain=3"
    )
    g = acting(sheet.replace("fort=7", "fort=13") if "hotel" in code else sheet, "", "")

    assert pieces(g, code) == touched


def test_a_placement_touches_its_four_cells() -> None:
    """HW-15.13"""
    g = acting("patricians=9 soldier=1 prospect=fighter", "")
    g.submit(ANYA, "scout own")

    assert pieces(g, "place 1.2+1.3+2.2+2.3") == ["cell:1.2", "cell:1.3", "cell:2.2", "cell:2.3"]


def test_a_favour_touches_itself_and_the_card() -> None:
    """HW-16.9, HW-16.10"""
    g = attacked("temple_favours=1 served.right=1", "", fate="F01 F02 F03")

    assert pieces(g, "favour temple F01") == ["favour:temple", "attack:F01"]
    assert pieces(g, "favour right F02") == ["favour:diplomat.right", "attack:F02"]


def test_no_two_options_touch_the_same_pieces() -> None:
    """HW-5.9: clicks can always narrow the options down to one; only passing and stopping touch nothing."""
    for number, g in enumerate(moments(new_table(3), "narrowing")):
        if number % 10 == 0:
            for seat in g.waiting():
                touched = [tuple(sorted(action.pieces())) for action in g.options(seat)]
                assert len(set(touched)) == len(touched)


def test_a_preview_shows_the_whole_chain() -> None:
    """HW-2.9: payment, boxes, the civilian of renown 3, infrastructure, the path and the score."""
    g = acting("wall=3 fort=7 resource=1 renown=2", "")
    assert changes(g, "fill wall 4") == {
        "resource": (1, 0),
        "worker:civilian": (0, 1),
        "box:wall.4": (3, 4),
        "attribute:renown": (2, 3),
        "score": (2, 3),
        "then:cohort": (0, 0),
    }
    g = acting("builder=1", "")
    assert changes(g, "fill fort 1 builder") == {
        "worker:builder": (1, 0),
        "box:fort.1": (0, 1),
        "infrastructure": (0, 1),
    }
    g = acting("wall=6 fort=7 resource=1 paths=defender", "")
    assert changes(g, "fill wall 7") == {
        "resource": (1, 0),
        "box:wall.7": (6, 7),
        "card:defender": (0, 1),
        "score": (0, 1),
        "then:cohort": (0, 0),
    }


def test_a_preview_names_the_choice_a_chain_stops_at() -> None:
    """HW-2.12, HW-6.2, HW-15.13"""
    g = acting("soldier=2 patricians=9 prospect=fighter", "")

    assert changes(g, "fill wall_guard 1")["then:cohort"] == (0, 0)
    assert changes(g, "scout own") == {"then:place": (0, 0)}
    play(g, ANYA, "fill wall_guard 1")
    assert [piece for piece in changes(g, "into cohort_left") if piece.startswith("then:")] == []
    play(g, ANYA, "into cohort_left", "scout own")
    assert [piece for code in g.options(ANYA) for piece in changes(g, code.code()) if piece.startswith("then:")] == []
    g = acting("servant=2 builder=1 resource=1 fort=21", "")
    assert "then:piety_or_discipline" in changes(g, "build small_road")


def test_a_preview_shows_what_a_neighbour_gets() -> None:
    """HW-11.11"""
    g = acting("traders=4 +market resource=1", "prospect=fighter resource=2", "")

    assert changes(g, "buy 1 seat 1") == {
        "resource": (1, 0),
        "good:1": (0, 1),
        "attribute:renown": (0, 1),
        "resource.1": (2, 3),
        "score": (0, 1),
    }


def test_a_preview_stops_before_a_card_is_turned() -> None:
    """HW-11.12, HW-12.13: the good and the damage are unknown."""
    g = acting("traders=4 +market resource=1 performers=9 +ludus gladiator_red=3", "")

    assert changes(g, "buy 1 fate") == {"resource": (1, 0), "then:fate": (0, 0)}
    assert changes(g, "battle red") == {"then:fate": (0, 0)}
    assert changes(g, "pass") == {}


def test_a_preview_shows_what_a_favour_saves() -> None:
    """HW-16.6: what the sheets hold after the attack, as it stands and with the favour."""
    sheet = "cohort_centre=1 cohort_right=1 temple_favours=1"
    g = attacked(sheet, "", fate="F01 F02 F03")

    assert changes(g, "favour temple F02") == {"disdain": (1, 0), "attribute:valour": (1, 2)}
    assert changes(g, "favour temple F01") == {}

    g = attacked(f"{sheet} disdain=3 valour=4", "", fate="F01 F02 F03")
    assert changes(g, "favour temple F02") == {"disdain": (4, 3), "attribute:valour": (5, 6)}


def test_every_next_box_is_open_or_says_what_is_missing() -> None:
    """HW-2.4, HW-2.14: nothing a player would look for is silent."""
    g = acting("fort=5 wall=5 builder=1", "", year=2)
    options = {action.code() for action in g.options(ANYA)}
    closed = {choice.code: choice.refusal for choice in g.closed(ANYA)}
    speak = Speaker("en", GAME)

    assert not options & set(closed)
    assert speak.refusal(closed["fill wall 6"]) == "Needs fort 6: you have 5. HW-6.13"
    assert speak.refusal(closed["build market"]) == "Needs traders 4: you have 0. HW-11.4"
    assert speak.refusal(closed["build medium_temple"]) == "Needs the small temple. HW-2.15"
    assert speak.refusal(closed["buy 3"]) == "Needs the market. HW-11.5"
    assert speak.refusal(closed["exchange"]) == ("The forum takes 2 workers, soldiers excepted: you have 1. HW-8.9")
    assert speak.refusal(closed["battle red"]) == "Needs a circled strength box: red gladiator. HW-12.11"
    assert speak.refusal(closed["scout"]) == "Needs patricians 2: you have 0. HW-15.7"
    assert speak.refusal(closed["appoint"]) == "Needs patricians 1: you have 0. HW-15.1"


def test_open_boxes_are_shown_whatever_the_supply() -> None:
    """HW-2.14: a box is open when only its payment is missing."""
    g = acting("fort=5 wall=3 traders=5 +market good.1=2", "")

    assert area_view(g, ANYA, "wall").open == (4,)
    assert area_view(g, ANYA, "goods").open == (2, 3)
    assert area_view(g, ANYA, "cippi").open == (1,)
    assert area_view(g, ANYA, "renown").open == ()
    assert "medium_granary" in seat_view(g, ANYA).can_build
    assert "large_granary" not in seat_view(g, ANYA).can_build


def test_the_printed_sheet_is_part_of_the_table() -> None:
    """HW-2.1: what every box gives and needs, and what buildings cost."""
    shown = view(acting("", ""))
    areas = {area.area: area for area in shown.sheet}
    buildings = {building.building: building for building in shown.building_costs}

    assert (areas["wall"].gives[3], areas["wall"].cost, areas["wall"].levels[3]) == ("renown+cohort", ("resource",), 4)
    assert (areas["fort"].cost, areas["fort"].flag) == (("builder", "soldier"), None)
    assert areas["training"].per_year == 1
    assert (buildings["large_road"].after, buildings["large_road"].cost) == (
        "small_road",
        "servant+servant+builder+resource+resource",
    )


def test_questions_say_what_is_held() -> None:
    """HW-5.1, HW-5.3"""
    speak = Speaker("ru", GAME)
    busy = acting("soldier=1 builder=2 servant=5", "").question(ANYA)
    idle = acting("resource=3", "").question(ANYA)

    assert busy is not None
    assert idle is not None
    assert speak(busy.why) == "В личном запасе: 1 солдат, 2 строителя и 5 слуг."
    assert speak(idle.why) == "В личном запасе: 3 ресурса. Действий больше нет."


def test_no_list_is_longer_than_stated() -> None:
    """HW-5.9, HW-20.5: a table where as much is open at once as can be, and the widest placement."""
    everything = (
        f"{RICH} fort=13 renown=15 piety=15 valour=15 discipline=15 traders=9 performers=8 priests=8 apparitores=8 "
        "patricians=8 +medium_granary +market +theatre +ludus +baths +courthouse +small_temple gladiator_red=1 "
        "gladiator_blue=1 disdain=1 prospect=defender"
    )
    g = acting(everything, neutral="engineer planner", year=2)
    assert len(g.options(ANYA)) == GAME.longest_list == 86
    g = acting(everything, "", "", year=2)
    assert len(g.options(ANYA)) == GAME.longest_list  # neighbours in place of neutral cards

    g.submit(ANYA, "scout own")
    assert len(g.options(ANYA)) == 68

    g = attacked("temple_favours=3 served.left=2 served.centre=2 served.right=2", year=6, difficulty="high")
    assert len(g.options(ANYA)) == 2 * 12 + 1


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_sentence_speaks_of_a_card_by_its_number(language: str) -> None:
    """HW-16.2: neither the log nor a choice, through a whole match."""
    speaker = Speaker(language, GAME)
    shown: list[str] = []
    for g in moments(new_table(2, "high"), "numbers"):
        if isinstance(g.asker(ANYA), Favours):
            shown.extend(speaker(action.sentence()) for action in g.options(ANYA))
    sentences = [*shown, *told(g, language)]

    assert shown
    assert [sentence for sentence in sentences if any(card in sentence for card in FATE)] == []


def test_a_box_that_gives_nothing_says_so() -> None:
    """HW-6.3"""
    assert Speaker("en", GAME).named("", "gives") == "nothing"
    assert Speaker("ru", GAME).named("", "gives") == "ничего"


def test_whatever_comes_next_on_the_sheets_can_be_chosen_or_says_why_not() -> None:
    """HW-2.4: every next box with every way to pay for it, and every building, through a whole match."""
    looked = 0
    for number, g in enumerate(moments(new_table(2, "normal"), "closed")):
        if number % 12 == 0 and isinstance(g.asker(ANYA), Actions):
            known = [action.code() for action in g.options(ANYA)] + [choice.code for choice in g.closed(ANYA)]
            player = g.players[ANYA]
            for area in PAID_AREAS:
                for box in candidates(player, ROWS[COMMON][NUMBERS[area.name]]):
                    assert [code for code in known if f"{code} ".startswith(f"fill {area.name} {box} ")]
            assert [name for name in BUILDINGS if name not in player.built and f"build {name}" not in known] == []
            looked += 1
    assert looked > 5


def test_what_is_no_action_at_all_is_refused_with_the_list_of_them() -> None:
    """HW-5.9"""
    g = acting("soldier=1", "")

    for code in ("fill map 1", "build small_granary", "rest"):
        actions = "Fill a box, build, exchange, buy, battle, appoint, scout, or pass."
        with refused(g, f"“{code}” is no action of this year. {actions}", "HW-5.9"):
            g.submit(ANYA, code)


@pytest.mark.parametrize(
    ("code", "sentence", "clause"),
    [
        ("buy 1 seat 5", "Choose one of these: the fate deck and Seat 2 (Vanguard).", "HW-11.9"),
        ("buy 1 neutral engineer", "Choose one of these: the fate deck and Seat 2 (Vanguard).", "HW-11.9"),
        ("buy 1", "Choose one of these: the fate deck and Seat 2 (Vanguard).", "HW-11.9"),
        ("scout seat 5", "Choose one of these: your own prospect and Seat 2 (Vanguard).", "HW-15.9"),
        ("scout fate", "Choose one of these: your own prospect and Seat 2 (Vanguard).", "HW-15.9"),
        ("scout", "Choose one of these: your own prospect and Seat 2 (Vanguard).", "HW-15.9"),
        ("exchange", "You gain a worker of a type that you do not return.", "HW-8.12"),
        ("appoint", "Name the left, centre or right cohort.", "HW-15.3"),
        ("fill wall 21", "Box 1 comes next: wall.", "HW-2.6"),
    ],
)
def test_a_code_of_another_moment_is_refused_by_its_rule(code: str, sentence: str, clause: str) -> None:
    """HW-5.9: a source of another table, or the line of something that was closed before."""
    g = acting(f"{RICH} traders=9 patricians=9 +market", "")

    with refused(g, sentence, clause):
        g.submit(ANYA, code)


def test_only_the_very_words_of_a_code_are_understood() -> None:
    """HW-5.9: digits of another script, a word too many, a box in front."""
    g = acting(f"{RICH} fort=3 wall=2 traders=9 +market", "")

    codes = (
        "fill wall ٣",
        "fill wall 3 resource",
        "fill wall 03",
        "fill  wall 3",
        "fill fort 4 builder now",
        "buy ٣ fate",
    )
    for code in codes:
        assert speaks_in_general(g, code), code
    assert g.find(ANYA, "fill wall 3").code() == "fill wall 3"


def test_a_card_alone_is_no_path() -> None:
    """HW-4.4: the code of a card begins with the word."""
    g = new_table(2)
    [card, _] = g.players[ANYA].drawn

    assert speaks_in_general(g, card)
    assert g.find(ANYA, f"path {card}").code() == f"path {card}"


def speaks_in_general(g: HadriansWall, code: str) -> bool:
    """Whether the refusal says only what can be done here."""
    asker = g.asker(ANYA)
    assert asker is not None
    with pytest.raises(Refused) as caught:
        g.find(ANYA, code)
    return caught.value.message == asker.how(g, ANYA, code).refused().message
