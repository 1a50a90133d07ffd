"""What the board and the words are made from: pieces, previews, forecasts, reasons (AE-4.2)."""

from __future__ import annotations

import dataclasses
from importlib import import_module

import pytest

from comitium.engine.game import Change
from comitium.engine.message import Seat
from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import FIGURES
from comitium.games.aeterna.components import Colour, Effect, Good
from comitium.games.aeterna.model import Aeterna
from comitium.text import LANGUAGES, Speaker
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    AQUEDUCT,
    BLUE,
    ORANGE,
    TEMPLE,
    actions,
    all_pass,
    awards,
    cards,
    codes,
    crowd,
    everybody_keeps,
    give,
    hill_view,
    moments,
    new_table,
    own,
    revolts,
    seat_view,
    take_doom,
    view,
)


def changes(g: Aeterna, seat: Seat, code: str) -> dict[str, tuple[int, int]]:
    """The badges of an option."""
    found: tuple[Change, ...] = GAME.preview(g, seat, g.find(seat, code))
    return {change.piece: (change.before, change.after) for change in found}


def pieces(g: Aeterna, seat: Seat, code: str) -> list[str]:
    return g.find(seat, code).pieces()


def sentence(g: Aeterna, seat: Seat, code: str, language: str = "en") -> str:
    return Speaker(language, GAME)(g.find(seat, code).sentence())


def test_every_field_of_the_views_has_a_name() -> None:
    """AE-4.2: in both languages, with the keys of goods, colours and abilities."""
    room = import_module("comitium.games.aeterna.view")
    kinds = [kind for kind in vars(room).values() if dataclasses.is_dataclass(kind) and isinstance(kind, type)]
    shown = [kind for kind in kinds if kind.__module__ == room.__name__]
    fields = {field.name for kind in shown for field in dataclasses.fields(kind)}
    fields.update(member.value for enum in (Good, Colour, Effect) for member in enum)
    assert len(shown) >= 12
    for language in LANGUAGES:
        speaker = Speaker(language, GAME)
        assert [name for name in sorted(fields) if not speaker.has(f"view-{name}")] == []


def test_pieces_narrow_to_one_option() -> None:
    """AE-7.2: at every moment of a match no two options of a seat touch the same pieces."""
    for seats in (2, 4):
        for g in moments(new_table(seats), "pieces"):
            for seat in g.waiting():
                touched = [tuple(action.pieces()) for action in g.options(seat)]
                assert len(set(touched)) == len(touched)


def test_options_touch_what_a_person_would_click() -> None:
    """AE-9.1, AE-10.1, AE-11.1, AE-12.1, AE-13.1, AE-14.1, AE-14.4"""
    g = actions(3, hands=["tombs"], figures="servius_tullius")
    g.players[ORANGE].cards = cards("temple_of_vesta")
    give(g.players[ORANGE], aurei=9)

    assert pieces(g, ORANGE, "play tombs") == ["action:card", "card:tombs"]
    assert pieces(g, ORANGE, "favour servius_tullius") == ["action:favour", "figure:servius_tullius"]
    assert pieces(g, ORANGE, "erect temple palatine") == ["action:structure", "space:temple", "hill:palatine"]
    assert pieces(g, ORANGE, "influence palatine") == ["action:influence", "hill:palatine", "award:palatine.none"]
    assert pieces(g, ORANGE, "pass") == ["action:pass", "pass:3"]
    assert pieces(g, ORANGE, "discard tombs for wheat") == ["action:discard", "card:tombs", "goods:wheat"]
    assert pieces(g, ORANGE, "activate temple_of_vesta") == ["action:activate", "played:temple_of_vesta"]
    g.players[ORANGE].cards = cards("forum_boarium")
    assert pieces(g, ORANGE, "activate forum_boarium sell 2")[1:] == ["played:forum_boarium", "trade:sell.2"]


def test_sentences_say_what_an_option_costs_and_brings() -> None:
    """AE-9.15, AE-10.3, AE-12.1, AE-12.10, AE-14.1"""
    g = actions(3, hands=["cloaca_maxima"], figures="servius_tullius")
    awards(g, "palatine", "aw06 aw01 aw02")
    give(g.players[ORANGE], aurei=9, citizens=4)
    crowd(g, "quirinal", (BLUE, 2))

    assert sentence(g, ORANGE, "play cloaca_maxima") == "Play Cloaca Maxima for 3 aurei and 1 stone"
    assert sentence(g, ORANGE, "favour servius_tullius") == "Obtain the favour of Servius Tullius for 5 aurei: 2 times"
    assert sentence(g, ORANGE, "influence palatine award 1") == (
        "Influence Palatine for 2 wheat and take: 2 aurei and 1 wheat"
    )
    assert sentence(g, ORANGE, "influence quirinal") == "Influence Quirinal for free, without an award"
    assert sentence(g, ORANGE, "discard cloaca_maxima for calm", "ru") == (
        "Сбросить «Большая клоака» и получить: −2 очка восстаний"
    )
    assert sentence(g, ORANGE, "favour servius_tullius", "ru") == (
        "Получить благосклонность: Сервий Туллий. Стоимость: 5 ауреев, эффект: 2 раза"
    )


def test_an_influence_is_previewed() -> None:
    """AE-12.1, AE-12.6, AE-15.2, AE-16.3, AE-20.1: goods, the place reached, ruins due, points and food to come."""
    g = actions(2)
    awards(g, "palatine", "aw01 aw04 aw07")
    crowd(g, "palatine", (BLUE, 1), (ORANGE, 1))
    crowd(g, "capitoline", (BLUE, 2))
    give(g.players[ORANGE], citizens=1, wheat=1)

    assert changes(g, ORANGE, "influence palatine award 2") == {
        "goods:citizens": (1, 0),
        "goods:stone": (1, 2),
        "ruin:capitoline": (1, 0),
        "place:palatine": (2, 1),
        "outlook:hills": (4, 5),
        "outlook:ruin": (0, 2),
    }


def test_a_card_is_previewed_without_what_follows() -> None:
    """AE-9.8: goods, unrest and points of the play itself."""
    g = actions(3, hands=["alba_longa"])
    give(g.players[ORANGE], unrest=9)

    found = changes(g, ORANGE, "play alba_longa")
    assert found["goods:aurei"] == (2, 13)
    assert found["goods:citizens"] == (2, 1)
    assert found["unrest:0"] == (9, 10)
    give(g.players[ORANGE], unrest=10)
    assert changes(g, ORANGE, "play alba_longa")["points:0"] == (0, -1)
    assert g.players[ORANGE].cards == []


def test_a_pass_is_previewed_by_its_points_alone() -> None:
    """AE-13.1: also the last one, which ends the phase."""
    g = actions(2)
    g.submit(ORANGE, "pass")

    assert changes(g, BLUE, "pass") == {"points:1": (0, 1)}


def test_concordia_previews_the_calm_of_others() -> None:
    """AE-25.11"""
    g = actions(2, epoch=2)
    g.players[ORANGE].cards = cards("temple_of_concordia")
    for player in g.players:
        give(player, unrest=6)
    found = changes(g, ORANGE, "activate temple_of_concordia")

    assert (found["unrest:0"], found["unrest:1"]) == ((6, 3), (6, 5))


def test_answers_of_revolts_are_previewed() -> None:
    """AE-19.1"""
    g = revolts(tokens="dt3 dt5 dt4 dt1", unrest=3, aurei=5, wheat=9)

    assert changes(g, ORANGE, "doom 3")["doom:0"] == (0, 1)
    assert changes(g, ORANGE, "pay 3")["goods:aurei"] == (5, 3)


def test_a_choice_of_the_draft_has_no_preview() -> None:
    """AE-6.10"""
    g = new_table(2)

    assert GAME.preview(g, ORANGE, g.options(ORANGE)[0]) == ()


def test_the_forecast_of_the_epoch_is_what_happens_if_all_pass() -> None:
    """AE-15.2, AE-16.7, AE-17.1, AE-19.1, AE-20.3: phase by phase."""
    g = actions(2, epoch=2)
    crowd(g, "capitoline", (ORANGE, 2), (BLUE, 1))
    crowd(g, "palatine", (BLUE, 1))
    g.hill("capitoline").structures = [TEMPLE, AQUEDUCT]
    g.hill("palatine").structures = [AMPHITHEATRE]
    give(g.players[ORANGE], unrest=2, wheat=1, doom=1)
    g.passed = [BLUE]
    orange, blue = view(g).outlook

    assert (orange.hill_points, orange.ruin_unrest) == (6, 2)
    assert (orange.structure_points, orange.structure_wheat, orange.structure_unrest) == (2, 2, 0)
    assert (orange.unrest_at_revolts, orange.damage_reached) == (4, (3,))
    assert (orange.food_needed, orange.food_missing, orange.hunger_unrest) == (4, 1, 2)
    assert orange.doom_cell == 2 + 1
    assert (blue.hill_points, blue.ruin_unrest, blue.structure_points) == (4 + 5, 0, 1)

    all_pass(g)
    take_doom(g)
    assert g.players[ORANGE].points == 1 + 6 + 2
    assert g.players[ORANGE].unrest == 6
    assert g.players[BLUE].points == 9 + 1
    assert view(g).outlook == ()


def test_in_revolts_only_food_is_still_to_come() -> None:
    """AE-20.1"""
    g = revolts(unrest=3, citizens=4, wheat=1)
    shown = view(g).outlook[ORANGE]

    assert (shown.hill_points, shown.ruin_unrest) == (0, 0)
    assert (shown.food_needed, shown.food_missing, shown.hunger_unrest) == (4, 3, 6)


def test_the_hand_shows_costs_rewards_and_what_is_lacking() -> None:
    """AE-9.6, AE-9.15, AE-9.16: as they are for its owner now."""
    g = actions(3, epoch=3, hands=["thrace pantheon"])
    g.players[ORANGE].cards = cards("church_of_saint_peter temple_of_hercules_invictus war_column asia")
    give(g.players[ORANGE], citizens=1)
    thrace, pantheon = own(g, ORANGE).hand

    assert (thrace.face.cost, thrace.cost_now, thrace.lacking) == ({"citizens": 3}, {"citizens": 2}, {"citizens": 1})
    assert (thrace.rewards_now["aurei"], thrace.rewards_now["unrest"], thrace.colour_bonus) == (10, 2, 1)
    assert (pantheon.lacking, pantheon.colour_bonus) == ({"aurei": 6}, 2)
    assert (pantheon.face.effect, pantheon.face.count) == ({"points": 1, "most": 4}, "colours")


def test_board_cards_show_their_cost_for_every_seat() -> None:
    """AE-12.15, AE-9.15"""
    g = actions(3, epoch=3, board="thrace pantheon judaea")
    g.players[BLUE].cards = cards("church_of_saint_peter")
    shown = view(g).board[0]

    assert shown.costs == ({"citizens": 3}, {"citizens": 2}, {"citizens": 3})
    assert shown.payable == (False, True, False)
    assert [card.left_by_seat for card in view(g).board] == [0, 1, 2]


def test_stacks_stand_on_the_points_they_would_score() -> None:
    """AE-15.2"""
    g = actions(4)
    crowd(g, "palatine", (BLUE, 2), (ORANGE, 1))
    g.players[BLUE].cards = cards("theatre_of_pompey")

    assert [(stack.seat, stack.citizens, stack.points) for stack in hill_view(g, "palatine").stacks] == [
        (BLUE, 2, 6),
        (ORANGE, 1, 4),
    ]


def test_questions_give_their_numbers() -> None:
    """AE-6.2, AE-7.2, AE-7.8, AE-12.19, AE-19.1, AE-21.7"""
    speak = Speaker("en", GAME, ["Anna", "Boris", "Clara"])
    g = new_table(3)
    asked = []
    for _ in range(4):
        question = g.question(ORANGE)
        assert question is not None
        asked.append((speak(question.line), speak(question.why), question.clause))
        everybody_keeps(g)
    assert asked[0] == ("Keep one card", "The other 4 go to Boris, on your left.", "AE-6.2")
    assert asked[3] == ("Keep one card", "The other one goes to the board, face up for all.", "AE-6.5")

    g = actions(3, hands=["tombs"])
    question = g.question(ORANGE)
    assert question is not None
    assert speak(question.why) == "You hold 1 card; passing now brings 3 points."
    g.submit(ORANGE, "influence palatine")
    question = g.question(ORANGE)
    assert question is not None
    assert (speak(question.why), question.clause) == ("Your main action is done.", "AE-7.8")

    g = revolts(unrest=5)
    question = g.question(ORANGE)
    assert question is not None
    assert speak(question.why) == "At unrest 5 you have 2 tokens to answer. Doom tokens so far: 0."


def test_a_pass_is_offered_and_logged_with_what_it_brings() -> None:
    """AE-13.1, AE-25.2: the value of the pass row is the piece, Saepta Julia adds to the points."""
    g = actions(3, epoch=2)
    g.players[ORANGE].cards = cards("saepta_julia")

    assert sentence(g, ORANGE, "pass") == "Pass for 4 points"
    question = g.question(ORANGE)
    assert question is not None
    assert Speaker("en", GAME)(question.why) == "You hold 0 cards; passing now brings 4 points."
    g.submit(ORANGE, "pass")
    assert [entry.pieces() for entry in g.log if entry.message().name == "passed"] == [["pass:3"]]


def test_in_phase_i_nothing_counts_as_played_this_epoch() -> None:
    """AE-9.14, AE-21.11: the turn order is chosen with the new figures in view, and what they would bring."""
    g = actions(2)
    g.players[ORANGE].cards = cards("caenina tombs")
    g.coming_figures[0] = [FIGURES["caesar"]]
    assert [card.this_epoch for card in seat_view(g, ORANGE).at_right] == [True]
    all_pass(g)

    assert g.heading == "end_of_epoch"
    assert [(figure.figure, figure.times) for figure in view(g).figures] == [("caesar", (0, 0))]
    assert [card.this_epoch for card in seat_view(g, ORANGE).at_right] == [False]


def test_nested_questions_name_what_led_to_them() -> None:
    """AE-12.19, AE-25.9: the token, or the card."""
    speak = Speaker("en", GAME)
    g = actions(2, epoch=3, board="castra_peregrina serapeum")
    awards(g, "palatine", "aw09 aw01 aw02")
    give(g.players[ORANGE], aurei=20, stone=2)
    g.submit(ORANGE, "influence palatine award 1")
    question = g.question(ORANGE)
    assert question is not None
    assert [speak(step) for step in question.path] == ["play a board card"]
    g.submit(ORANGE, "board castra_peregrina")
    question = g.question(ORANGE)
    assert question is not None
    assert [speak(step) for step in question.path] == ["Castra Peregrina"]
    assert speak(question.why) == "You can pay for 1 of 1."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_code_that_is_closed_is_refused_for_the_same_reason(seats: int) -> None:
    """AE-1.8: what is greyed out and what is refused agree, and nothing open is greyed out."""
    for number, g in enumerate(moments(new_table(seats), "closed")):
        for seat in g.waiting() if number % 7 == 0 else []:
            offered = set(codes(g, seat))
            for choice in g.closed(seat):
                assert choice.code not in offered
                assert g.explain(seat, choice.code).message == choice.refusal.message


def test_the_sides_of_the_domus_and_the_sets_are_in_the_view() -> None:
    """AE-9.4, AE-9.14, AE-22.5"""
    g = actions(3, epoch=2)
    g.players[ORANGE].cards = cards("regia temple_of_vesta asia")
    g.players[ORANGE].figures = [FIGURES["romulus"]]
    shown = seat_view(g, ORANGE)

    assert [card.this_epoch for card in (*shown.above, *shown.at_left, *shown.at_right)] == [False, False, True]
    assert shown.colours == {
        "political": 1,
        "civil": 0,
        "religious": 1,
        "military": 0,
        "trade": 0,
        "diplomatic": 1,
        "figure": 1,
    }
