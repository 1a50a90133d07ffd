"""Phase 4, settlement (NR-8)."""

from __future__ import annotations

from itertools import permutations

import pytest

from comitium.engine.match import Match
from comitium.engine.portrait import portrait
from comitium.games.new_romans import GAME
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.view import view
from comitium.text import Speaker
from tests.games.new_romans.situations import (
    ANYA,
    KOLYA,
    LENA,
    choice,
    codes,
    crystals,
    everybody,
    hands,
    names,
    new_table,
    on_record,
    refused,
    seat_view,
    settle,
    settlement,
    told,
)

RING = ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]


@pytest.mark.parametrize("order", list(permutations(["field", "city+mill", "olive"])))
def test_tiles_are_laid_in_any_order(order: tuple[str, ...]) -> None:
    """NR-8.1: one after another, all into the own domain."""
    g = settlement(["field city+mill olive", "quarry"])
    for far, name in enumerate(order):
        g.submit(ANYA, f"lay {name} {far},0")

    assert [names([one]) for one in seat_view(g, ANYA).domain] == list(order)
    assert hands(g) == ["", "quarry"]


def test_every_tile_of_both_lots_is_offered_on_every_cell() -> None:
    """NR-8.1, NR-17.3: which tile, then which cell."""
    g = choice([("city", "field olive+mill field field"), ("quarry", "city city city city")])
    everybody(g, "take smaller")
    g.submit(ANYA, "lay quarry 0,0")

    tiles = ["field", "olive+mill"]
    assert sorted(codes(g, ANYA)) == sorted(f"lay {tile} {place}" for tile in tiles for place in RING)


def test_all_tiles_have_to_be_laid_before_finishing() -> None:
    """NR-8.2: and the closed option says so before it is tried."""
    g = settlement(["field city olive", "quarry"])
    with refused(g, "3 tiles to lay first.", "NR-8.2"):
        g.submit(ANYA, "finish")
    g.submit(ANYA, "lay city 0,0")
    with refused(g, "Сначала выложите ещё 2 земли.", "NR-8.2", "ru"):
        g.submit(ANYA, "finish")
    g.submit(ANYA, "lay field 1,0")
    with refused(g, "1 tile to lay first.", "NR-8.2"):
        g.submit(ANYA, "finish")

    [closed] = g.closed(ANYA)
    assert (closed.code, closed.refusal.clause, closed.refusal.message.values) == ("finish", "NR-8.2", {"left": 1})
    g.submit(ANYA, "lay olive 2,0")
    assert (g.closed(ANYA), codes(g, ANYA)) == ([], ["finish"])


@pytest.mark.parametrize("code", ["discard field", "keep field", "pass", "lay field", "lay", "undo"])
def test_no_tile_is_discarded_or_kept_for_later(code: str) -> None:
    """NR-8.2"""
    g = settlement(["field city", "quarry"])

    with refused(g, "Name a tile and a cell, such as “lay field 2,-1”.", "NR-8.1"):
        g.submit(ANYA, code)


def test_who_holds_no_tile_counts_as_finished() -> None:
    """NR-8.3: Kolya lost all five and took the crystal alone; he is not waited for."""
    g = choice([("", "field city olive olive quarry"), ("", "city city field quarry quarry")])
    everybody(g, "take larger", "take smaller")

    assert (g.heading, g.waiting()) == ("settlement", [ANYA])
    assert [shown.ready for shown in view(g).players] == [False, True]
    with refused(g, "Nothing is asked of you now. Phase “Settlement”: Seat 1 has to decide."):
        g.submit(KOLYA, "finish")
    settle(g)
    assert g.round == 2


def test_a_tile_must_touch_the_domain() -> None:
    """NR-8.4: share a side, not a corner, and with the own domain."""
    g = settlement(["field city", "quarry"], domains=[{"0,0": "olive"}, {"0,0": "olive", "1,0": "olive"}])

    for place in ("1,1", "2,0", "-1,-1", "2,-1", "40,0", "-120,120", "north", "+1,0", "01,0", "١,٠", "121,0"):
        with refused(g, f"{place} does not share a side with your domain.", "NR-8.4"):
            g.submit(ANYA, f"lay field {place}")
    with refused(g, "1,1 не граничит с вашими владениями.", "NR-8.4", "ru"):
        g.submit(ANYA, "lay field 1,1")


def test_a_tile_may_touch_one_laid_in_the_same_phase() -> None:
    """NR-8.4"""
    g = settlement(["field city", "quarry"], domains=[{"0,0": "olive"}])
    assert "lay city 2,0" not in codes(g, ANYA)

    g.submit(ANYA, "lay field 1,0")
    g.submit(ANYA, "lay city 2,0")

    assert [one.cell for one in seat_view(g, ANYA).domain] == ["0,0", "1,0", "2,0"]


def test_the_first_tile_goes_to_the_origin() -> None:
    """NR-8.5"""
    g = settlement(["field city", "quarry"])

    assert codes(g, ANYA) == ["lay field 0,0", "lay city 0,0"]
    with refused(g, "1,0 does not share a side with your domain.", "NR-8.4"):
        g.submit(ANYA, "lay field 1,0")


def test_the_first_tile_may_come_in_a_later_round() -> None:
    """NR-8.5, NR-8.3: Kolya has nothing after round 1, so his domain begins in round 2."""
    g = new_table(2)
    everybody(g, "divide none")
    everybody(g, "take larger", "take smaller")
    settle(g)
    assert (g.round, len(seat_view(g, ANYA).domain), seat_view(g, KOLYA).domain) == (2, 10, ())

    everybody(g, "divide none")
    everybody(g, "take smaller", "take larger")

    assert g.waiting() == [KOLYA]
    assert {code.split()[2] for code in codes(g, KOLYA)} == {"0,0"}


@pytest.mark.parametrize("beside", ["olive", "city", "field+mill", "quarry+theatre"])
@pytest.mark.parametrize("laid", ["olive", "city+mill", "vineyard+oil_press"])
def test_lands_need_not_match_and_buildings_put_no_limit(beside: str, laid: str) -> None:
    """NR-8.6"""
    g = settlement([laid, "quarry"], domains=[{"0,0": beside}])

    assert sorted(codes(g, ANYA)) == sorted(f"lay {laid} {place}" for place in RING)


def test_a_hole_may_be_enclosed_and_filled_later() -> None:
    """NR-8.6: six tiles around an empty cell."""
    g = settlement(["olive " * 6 + "field city", "quarry"])
    for place in ("0,0", "0,1", "1,1", "2,0", "2,-1", "1,-1"):
        g.submit(ANYA, f"lay olive {place}")
    g.submit(ANYA, "lay city 3,0")

    g.submit(ANYA, "lay field 1,0")

    assert [one.cell for one in seat_view(g, ANYA).domain][-2:] == ["3,0", "1,0"]


def test_tiles_are_not_stacked() -> None:
    """NR-8.7: neither on old tiles nor on those of this phase."""
    g = settlement(["field city", "quarry"], domains=[{"0,0": "olive"}])
    g.submit(ANYA, "lay field 1,0")

    for place in ("0,0", "1,0"):
        with refused(g, f"A tile lies on {place} already, and laid tiles do not move.", "NR-8.7"):
            g.submit(ANYA, f"lay city {place}")
    with refused(g, "На 0,0 уже лежит земля, а выложенное не двигают.", "NR-8.7", "ru"):
        g.submit(ANYA, "lay city 0,0")


def test_tiles_are_taken_back_one_at_a_time_the_last_laid_first() -> None:
    """NR-8.7: each step back is the table as it was, whatever the others did meanwhile."""
    match = settling()
    before = []
    for _ in range(3):
        before.append((hands(match.state)[ANYA], seat_view(match.state, ANYA).domain))
        match.submit(ANYA, codes(match.state, ANYA)[0])
        match.submit(KOLYA, codes(match.state, KOLYA)[0])

    for hand, domain in reversed(before):
        match.undo(ANYA)
        assert (hands(match.state)[ANYA], seat_view(match.state, ANYA).domain) == (hand, domain)
    assert len(seat_view(match.state, KOLYA).domain) == 3
    assert [line.code for line in match.lines].count("undo") == 3


def test_only_tiles_of_this_phase_are_taken_back() -> None:
    """NR-8.7: before the first tile of a round there is nothing to take back but a card already turned up."""
    match = settling()
    settle(match)
    everybody(match, "divide 1")
    everybody(match, "take smaller")
    assert (match.state.round, match.state.heading) == (2, "settlement")
    with refused(match, "Your last step was final."):
        match.undo(ANYA)

    match.submit(ANYA, codes(match.state, ANYA)[0])
    match.undo(ANYA)

    with refused(match, "Your last step was final."):
        match.undo(ANYA)


def test_after_finishing_nothing_moves() -> None:
    """NR-8.7: though others are still settling."""
    match = settling()
    while codes(match.state, ANYA) != ["finish"]:
        match.submit(ANYA, codes(match.state, ANYA)[0])
    match.submit(ANYA, "finish")

    with refused(match, "Your last step was final."):
        match.undo(ANYA)
    with refused(match, "Nothing is asked of you now. Phase “Settlement”: Seat 2 and Seat 3 have to decide."):
        match.submit(ANYA, "lay field 0,0")
    assert match.state.heading == "settlement"


def test_taking_back_changes_only_the_own_domain() -> None:
    """NR-8.7, NR-8.10: Kolya, who finished meanwhile, is not disturbed."""
    match = settling()
    while KOLYA in match.state.waiting():
        match.submit(KOLYA, codes(match.state, KOLYA)[0])
    before = portrait(match.state, without=("log",))
    match.submit(ANYA, codes(match.state, ANYA)[0])
    assert portrait(match.state, without=("log",)) != before

    match.undo(ANYA)

    assert portrait(match.state, without=("log",)) == before
    assert match.state.waiting() == [ANYA, LENA]


@pytest.mark.parametrize("tile", ["field+mill", "city", "city+theatre", "olive+mill"])
def test_a_building_is_not_moved_to_another_tile(tile: str) -> None:
    """NR-8.8: Anya holds a bare field and a city quarter with a mill, and nothing else."""
    g = settlement(["field city+mill", "quarry"])

    with refused(g, f"You hold no tile “{tile}”. A building stays on its tile.", "NR-8.8"):
        g.submit(ANYA, f"lay {tile} 0,0")


@pytest.mark.parametrize(
    ("code", "sentence", "clause"),
    [
        ("lay castle 0,0", "You hold no tile “castle”. A building stays on its tile.", "NR-8.8"),
        (f"lay {'x' * 5000} 0,0", f"You hold no tile “{'x' * 40}”. A building stays on its tile.", "NR-8.8"),
        (f"lay field {'9' * 5000},0", f"{'9' * 20} does not share a side with your domain.", "NR-8.4"),
    ],
    ids=["no tile of the game", "a long name", "a long number"],
)
def test_what_the_game_does_not_have_is_refused_in_the_same_words(code: str, sentence: str, clause: str) -> None:
    """NR-8.8, NR-8.4: and little of it is repeated."""
    g = settlement(["field city+mill", "quarry"])

    with refused(g, sentence, clause):
        g.submit(ANYA, code)


def test_a_building_is_laid_with_its_tile() -> None:
    """NR-8.8"""
    g = settlement(["city+mill", "quarry"])
    g.submit(ANYA, "lay city+mill 0,0")

    [laid] = seat_view(g, ANYA).domain
    assert (laid.land, laid.building) == ("city", "mill")


def test_one_player_may_get_everything_and_the_other_nothing() -> None:
    """NR-8.9, NR-2.7, NR-12.2: 40 tiles and 16 buildings against none; 8 crystals against 0; nothing ran out."""
    g = new_table(2)
    for round in range(1, 5):
        everybody(g, "divide none")
        everybody(g, "take larger", "take smaller")
        assert [len(shown.hand) for shown in view(g).players] == [10, 0]
        for far in range(10):
            tile = names(g.players[ANYA].hand[:1])
            g.submit(ANYA, f"lay {tile} {10 * (round - 1) + far},0")
        g.submit(ANYA, "finish")

    anya, kolya = view(g).players
    assert (len(anya.domain), sum(one.building is not None for one in anya.domain)) == (40, 16)
    assert (kolya.domain, crystals(g)) == ((), [0, 8])
    assert g.result is not None
    assert g.result.sheets[KOLYA].total == 31


def test_domains_are_public_while_they_grow() -> None:
    """NR-8.10, NR-15.4: each tile is seen and told at once, by everybody."""
    g = settlement(["field city", "quarry", "olive"])
    g.submit(ANYA, "lay city 0,0")

    assert [one.cell for one in view(g).players[ANYA].domain] == ["0,0"]
    for viewer in (ANYA, KOLYA, LENA, None):
        assert [entry.seen_by(viewer) for entry in g.log] == [True]
    assert told(g) == ["Seat 1 laid city quarter on 0,0."]
    g.submit(ANYA, "lay field 1,0")
    g.submit(ANYA, "finish")
    assert told(g, "ru")[1:] == ["Место 1 выкладывает поле на 1,0.", "Место 1 завершает освоение."]


def test_settling_has_no_effect_on_other_domains() -> None:
    """NR-8.10: Kolya's pieces, questions and options stay as they were."""
    g = settlement(["field city", "quarry olive"], domains=[{"0,0": "olive"}, {"0,0": "city+mill"}])
    before = (portrait(g.players[KOLYA]), codes(g, KOLYA), seat_view(g, KOLYA))

    g.submit(ANYA, "lay field 0,1")
    g.submit(ANYA, "lay city 1,0")
    g.submit(ANYA, "finish")

    assert (portrait(g.players[KOLYA]), codes(g, KOLYA), seat_view(g, KOLYA)) == before


def test_finishing_is_a_step_of_its_own() -> None:
    """NR-8.11: after the last tile the player is still asked; there is nothing but to finish or take back."""
    match = settling()
    while codes(match.state, ANYA) != ["finish"]:
        match.submit(ANYA, codes(match.state, ANYA)[0])
    assert ANYA in match.state.waiting()
    with refused(match, "All your tiles are laid. Report finished, or take tiles back.", "NR-8.11"):
        match.submit(ANYA, "pass")
    with refused(match, "Все земли выложены. Сообщите о завершении или верните земли.", "NR-8.11", "ru"):
        match.submit(ANYA, "pass")

    match.undo(ANYA)
    assert len(match.state.players[ANYA].hand) == 1
    match.submit(ANYA, codes(match.state, ANYA)[-1])
    match.submit(ANYA, "finish")

    assert match.state.waiting() == [KOLYA, LENA]
    assert match.state.log[-1].clause == "NR-8.11"


def test_the_question_counts_the_tiles_left() -> None:
    """NR-8.1, NR-8.11"""
    g = settlement(["field city", "quarry"])
    speak, speak_russian = Speaker("en", GAME), Speaker("ru", GAME)
    asked = []
    for code in ("lay city 0,0", "lay field 1,0", "finish"):
        question = g.question(ANYA)
        assert question is not None
        asked.append((speak(question.line), speak(question.why), speak_russian(question.why)))
        g.submit(ANYA, code)

    assert asked == [
        (
            "Choose a tile and a cell",
            "2 tiles to lay, each touching your domain.",
            "Осталось выложить 2 земли, каждую вплотную к владениям.",
        ),
        (
            "Choose a tile and a cell",
            "1 tile to lay, each touching your domain.",
            "Осталось выложить 1 землю, каждую вплотную к владениям.",
        ),
        (
            "Report that you are finished",
            "After that nothing moves; until then you may take tiles back.",
            "После этого ничего не сдвинуть, а пока земли можно вернуть.",
        ),
    ]


def test_new_tiles_are_marked_until_all_have_finished() -> None:
    """NR-8.7: those that can still be taken back are shown apart from those of earlier rounds."""
    g = settlement(["field", "quarry"], domains=[{"0,0": "olive"}])
    g.submit(ANYA, "lay field 1,0")
    assert [(one.cell, one.fresh) for one in seat_view(g, ANYA).domain] == [("0,0", False), ("1,0", True)]

    settle(g)

    assert [one.fresh for one in seat_view(g, ANYA).domain] == [False, False]


def settling() -> Match[NewRomans]:
    """Three players about to lay five tiles each."""
    match = on_record(3)
    everybody(match, "divide 1+2")
    everybody(match, "take smaller")
    return match
