"""The event of the round (GR-8)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.components import EVENTS
from comitium.games.glory_of_rome.kinds import Sphere
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.view import view
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    cleared,
    closed,
    codes,
    denarii,
    fame,
    feud,
    feuds,
    followers,
    give,
    legions,
    levels,
    on_top,
    own_pieces,
    pantheon,
    purses,
    refused,
    stationed,
    told,
    track,
    with_event,
)


def test_the_event_is_revealed_and_carried_out() -> None:
    """GR-8.1: the direction first, then the effect."""
    g = cleared()
    denarii(g, 5, 4, 6, 7)
    with_event(g, "grain_dole")
    assert purses(g) == [5, 7, 6, 7]
    assert g.event == "grain_dole"
    assert told(g)[0] == "Event: Grain Dole. The fewest denarii: gain 3 denarii."


@pytest.mark.parametrize(
    ("event", "after"),
    [("grain_dole", [6, 8, 8, 7]), ("remission", [9, 5, 5, 10]), ("gift", [8, 7, 5, 9])],
)
def test_all_tied_players_are_affected(event: str, after: list[int]) -> None:
    """GR-8.2: fewest denarii, lowest population, fewest followers."""
    g = cleared()
    denarii(g, 6, 5, 5, 7)
    levels(g, "gaul", agr=1)
    levels(g, "hispania", agr=1)
    followers(g, 1, 1, 2, 1)
    with_event(g, event)
    assert purses(g) == after


@pytest.mark.parametrize(("event", "gained"), [("clemency", [0, 2, 0, 2]), ("ovation", [1, 0, 0, 0])])
def test_fame_by_events(event: str, gained: list[int]) -> None:
    """GR-8.2: the lowest fame, the most legions in the field."""
    g = cleared()
    fame(g, 6, 3, 6, 3)
    legions(g, JACK, epirus=2)
    legions(g, MARY, thrace=1)
    before = track(g)
    with_event(g, event)
    assert [now - then for now, then in zip(track(g), before, strict=True)] == gained


def test_the_top_vote_has_the_voice_of_the_forum() -> None:
    """GR-8.2: nobody if the column is empty."""
    g = cleared()
    g.column = [JACK, MARY]
    before = track(g)[MARY]
    with_event(g, "forum")
    assert track(g)[MARY] == before + 2
    g = with_event(cleared(), "forum")
    assert "The event affects nobody." in told(g)


def test_choices_are_made_in_turn_order() -> None:
    """GR-8.3: counter-clockwise by this card."""
    g = cleared()
    g.column = [HENRY]
    with_event(g, "comitia")  # Jack, Mary and Ross have no vote there
    assert g.waiting() == [JACK]
    g.submit(JACK, "vote")
    assert g.waiting() == [ROSS]
    g.submit(ROSS, "vote")
    assert g.waiting() == [MARY]


def test_a_reward_that_uses_a_component_is_optional() -> None:
    """GR-8.4: and lost if impossible."""
    g = cleared()
    legions(g, JACK, epirus=1)
    legions(g, MARY, epirus=1)
    legions(g, HENRY, epirus=1)
    with_event(g, "levy")
    assert codes(g, ROSS) == ["legion epirus", "legion macedonia", "legion thrace", "skip"]
    g.submit(ROSS, "skip")
    assert stationed(g, ROSS) == (0, 0, 0)
    g = cleared()
    for seat in (JACK, MARY, HENRY):
        legions(g, seat, epirus=2)
    legions(g, ROSS, epirus=1)
    g.players[ROSS].legions = 1
    with_event(g, "levy")
    assert "Ross cannot use what the event offers." in told(g)


def test_the_event_stays_face_up_to_the_end_of_the_round() -> None:
    """GR-8.5: its arrow turns the board."""
    g = with_event(cleared(), "clemency")
    while g.round == 2:
        event = view(g).event
        assert event is not None
        assert event.event == "clemency"
        seat = g.waiting()[0]
        g.submit(seat, next(c for c in ("done", "decline", "place colosseum", "tax normal") if c in codes(g, seat)))
    assert view(g).past_events == ("clemency",)


def test_a_card_drawn_by_an_event_respects_the_hand_limit() -> None:
    """GR-8.6: with a full hand a card may be discarded, not sold, or the draw is given up."""
    g = cleared(2)
    give(g, JACK, "toga.1", "pilum.1", "stola.1", "bulla.1")
    give(g, MARY, "spatha.1", "tunica.1", "sickle.1", "scales.1", "fibula.1")
    g.players[JACK].anchor = True
    on_top(g, "caligae.1")
    with_event(g, "fleet")  # Jack has 4 goods, Mary 5: the anchor is none
    g.submit(JACK, "draw")
    assert sorted(codes(g, JACK)) == [
        "discard bulla.1",
        "discard pilum.1",
        "discard stola.1",
        "discard toga.1",
        "give up",
    ]
    with refused(g, "Goods are sold in your own turn only.", "GR-19.8"):
        g.submit(JACK, "sell toga.1")
    g.submit(JACK, "discard toga.1")
    assert g.players[JACK].hand == ["pilum.1", "stola.1", "bulla.1", "caligae.1"]
    assert g.goods.discards == ["toga.1"]
    assert purses(g)[JACK] == 7
    assert g.heading == "building"  # nothing is offered to Mary


def test_a_vote_by_an_event_can_be_a_supremacy() -> None:
    """GR-8.7"""
    g = cleared(2)
    g.column = [MARY, MARY, MARY, JACK, JACK]
    with_event(g, "comitia")  # Jack has 2 votes there, Mary 3
    g.submit(JACK, "vote")
    assert track(g)[JACK] == 1 + 2
    assert g.column == [MARY, MARY, JACK, JACK, JACK]


def test_who_is_affected_is_settled_at_the_reveal() -> None:
    """GR-8.8: a gain of the first does not change it for the second."""
    g = cleared()
    fame(g, 4, 4, 6, 6)
    with_event(g, "clemency")
    assert track(g)[:2] == [6, 6]
    g = cleared()
    g.column = [HENRY, ROSS]
    with_event(g, "comitia")
    g.submit(JACK, "vote")
    assert g.waiting() == [MARY]


def test_no_follower_no_boost_no_goods_by_an_event() -> None:
    """GR-8.9: one piece, by the rules of its section."""
    g = cleared()
    give(g, JACK, "spatha.1", "toga.1")
    for seat in (MARY, HENRY, ROSS):
        pantheon(g, seat, 1)
    with_event(g, "blessing")
    assert codes(g, JACK) == ["pantheon", "skip"]
    g.submit(JACK, "pantheon")
    assert own_pieces(g, JACK) == (1, 0)
    assert g.players[JACK].home == 1
    assert g.players[JACK].used == []


def test_the_oracle_brings_a_task() -> None:
    """GR-8.4, GR-27.6: two are drawn, one is kept, the other goes under the deck."""
    g = cleared()
    fame(g, 1, 5, 5, 5)
    top, second = g.task_deck[-1], g.task_deck[-2]
    with_event(g, "oracle")
    g.submit(JACK, "draw tasks")
    g.submit(JACK, f"keep {second}")
    assert g.players[JACK].tasks == [second]
    assert g.task_deck[0] == top


def test_reconciliation_returns_a_feud_token() -> None:
    """GR-8.2, GR-8.4: to the supply, and a boost is open again."""
    g = cleared()
    feud(g, 2, 2, 2, 4)
    with_event(g, "reconciliation")
    g.submit(ROSS, "return feud")
    assert (feuds(g), g.feud) == ([2, 2, 2, 3], 2)
    assert g.players[ROSS].active_boosts() == [Sphere.MILITARY]


# -- negative events ---------------------------------------------------------------------------------------------------


def test_famine_takes_three_denarii_or_all() -> None:
    """GR-30.20: from all tied players."""
    g = cleared(harsh="on")
    denarii(g, 2, 2, 1, 1)
    with_event(g, "famine")
    assert purses(g) == [0, 0, 1, 1]
    g = cleared(harsh="on")
    denarii(g, 8, 2, 1, 1)
    with_event(g, "famine")
    assert purses(g) == [5, 2, 1, 1]


def test_mutiny_sends_a_legion_home() -> None:
    """GR-30.20: which one, the owner decides; to decline is not possible."""
    g = cleared(harsh="on")
    legions(g, JACK, epirus=1, thrace=1)
    legions(g, MARY, macedonia=1)
    with_event(g, "mutiny")
    assert codes(g, JACK) == ["recall epirus", "recall thrace"]
    assert closed(g, JACK) == {"skip": "GR-30.20"}
    g.submit(JACK, "recall epirus")
    assert stationed(g, JACK) == (0, 0, 1)


def test_proscription_returns_the_lowest_vote() -> None:
    """GR-30.20, GR-10.13"""
    g = cleared(harsh="on")
    g.column = [JACK, MARY, JACK, HENRY]
    with_event(g, "proscription")
    assert g.column == [MARY, JACK, HENRY]


def test_shipwreck_discards_a_card_of_own_choice() -> None:
    """GR-30.20: of whoever holds the most."""
    g = cleared(harsh="on")
    give(g, JACK, "toga.1", "bulla.1")
    give(g, MARY, "pilum.1")
    with_event(g, "shipwreck")
    assert codes(g, JACK) == ["discard toga.1", "discard bulla.1"]
    g.submit(JACK, "discard bulla.1")
    assert g.goods.discards == ["bulla.1"]


def test_blood_feud_takes_from_the_supply_while_it_lasts() -> None:
    """GR-2.4, GR-30.20: in turn order."""
    g = cleared(harsh="on")
    feud(g, 2, 4, 2, 2)
    assert g.feud == 1
    with_event(g, "blood_feud")
    assert (feuds(g), g.feud) == ([3, 4, 2, 2], 0)


def test_blood_feud_passes_over_whoever_has_no_open_cell() -> None:
    """GR-30.20, GR-9.7: both tracks are full, so both have the fewest and nothing happens."""
    g = cleared(2, harsh="on")
    feud(g, 4, 4)
    with_event(g, "blood_feud")
    assert (feuds(g), g.feud) == ([4, 4], 3)


def test_every_event_says_what_it_does_in_both_languages() -> None:
    """GR-8.1"""
    for event in EVENTS:
        g = cleared(harsh="on")
        legions(g, JACK, epirus=1)
        g.column = [JACK]
        give(g, JACK, "toga.1")
        with_event(g, event)
        for language in ("en", "ru"):
            assert told(g, language=language)[0]


@pytest.mark.parametrize(
    ("event", "struck"),
    [("grain_dole", (MARY,)), ("clemency", (ROSS, MARY)), ("remission", (JACK, ROSS)), ("ovation", (HENRY,))],
)
def test_the_event_names_those_it_struck_for_the_whole_round(event: str, struck: tuple[int, ...]) -> None:
    """GR-8.8: also when others have the most or the fewest since, by the event itself or later."""
    g = cleared()
    denarii(g, 5, 4, 6, 7)
    fame(g, 6, 3, 6, 3)
    levels(g, "gaul", agr=1)
    levels(g, "hispania", agr=1)
    legions(g, HENRY, epirus=2)
    with_event(g, event)
    assert shown_as_struck(g) == struck
    denarii(g, 9, 9, 1, 9)
    fame(g, 1, 9, 9, 9)
    legions(g, MARY, epirus=3)
    levels(g, "africa", mil=3)
    assert shown_as_struck(g) == struck


def test_an_event_that_strikes_nobody_names_nobody() -> None:
    """GR-8.8, GR-8.2: a vote cast later in the round does not change that."""
    g = with_event(cleared(), "forum")
    g.column = [MARY]
    assert shown_as_struck(g) == ()


def shown_as_struck(g: GloryOfRome) -> tuple[int, ...]:
    shown = view(g).event
    assert shown is not None
    return shown.affects
