"""Phase V, events (SY-8): placement, rewards, prevention, effects, removal."""

from __future__ import annotations

import pytest

from comitium.engine.message import Message
from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    answer,
    codes,
    event_view,
    events,
    face_down,
    new_table,
    played_out,
    points,
    refused,
    seat_view,
    situation,
    tokens,
    view,
)

UPPER = "epidemic cult revolt decadence"  # Vestal, both, Legionary, both


# -- placement ---------------------------------------------------------------------------------------------------------


def test_every_available_fighter_has_a_cube_of_its_kind() -> None:
    """SY-8.1: turned and face-down ones have none."""
    g = situation("events", ["vestal vestal legionary vestal/ legionary! senator", "legionary", "", ""])
    shown = [(player.cubes.vestal, player.cubes.legionary) for player in view(g).players]

    assert shown == [(2, 1), (0, 1), (0, 0), (0, 0)]


def test_cubes_are_placed_one_at_a_time_round_after_round() -> None:
    """SY-8.2, SY-8.5: who has none is skipped; the last one with cubes goes on alone."""
    g = situation("events", ["vestal", "legionary vestal", "", "vestal vestal vestal"], consul=RED, events=UPPER)
    order = []
    while any(player.cubes.vestal or player.cubes.legionary for player in view(g).players):
        seat = g.waiting()[0]
        order.append(seat)
        answer(g, codes(g, seat)[0])

    assert order == [RED, BLACK, BLUE, RED, BLACK, BLACK]


def test_a_cube_goes_only_on_an_event_with_its_icon() -> None:
    """SY-8.3: events with both icons take both."""
    g = situation("events", ["vestal legionary", "", "", ""], events=UPPER)

    assert codes(g, BLUE) == [
        "place vestal epidemic",
        "place vestal cult",
        "place vestal decadence",
        "place legionary cult",
        "place legionary revolt",
        "place legionary decadence",
    ]
    with refused(g, "Epidemic takes no Legionary cubes.", "SY-8.3"):
        g.submit(BLUE, "place legionary epidemic")
    assert [closed.code for closed in g.closed(BLUE)] == ["place vestal revolt", "place legionary epidemic"]
    with refused(g, "There is no event “flood” in play.", "SY-8.2"):
        g.submit(BLUE, "place vestal flood")


def test_a_cube_of_a_kind_one_lacks_is_refused() -> None:
    """SY-8.1"""
    g = situation("events", ["vestal", "", "", ""], events=UPPER)

    with refused(g, "You have no Legionary cube left.", "SY-8.1"):
        g.submit(BLUE, "place legionary revolt")
    with refused(g, "You have no Legionary cube left.", "SY-8.1"):
        g.submit(BLUE, "place legionary epidemic")


def test_placing_is_compulsory() -> None:
    """SY-8.4"""
    g = situation("events", ["vestal", "", "", ""], events=UPPER)

    with refused(g, "Every cube has to be placed.", "SY-8.4"):
        g.submit(BLUE, "pass")
    with refused(g, "Name a cube and an event, such as “place vestal famine”.", "SY-8.2"):
        g.submit(BLUE, "place")


def test_a_player_whose_cubes_fit_nowhere_is_skipped() -> None:
    """SY-8.2, SY-8.3 (ruling 36): possible only if other data took an icon from Decadence."""
    g = situation("events", ["vestal", "legionary", "", ""], events="persecution purge revolt pillage")
    assert g.waiting() == [RED]
    answer(g, "place legionary revolt")

    assert codes(g, BLUE) == ["prevent persecution", "prevent purge", "prevent pillage"]


def test_many_cubes_may_lie_on_one_event() -> None:
    """SY-8.6: of one and of several players, of both kinds."""
    g = situation("events", ["vestal vestal vestal", "legionary legionary", "", ""], events=UPPER)
    answer(g, "place vestal cult", "place legionary cult", "place vestal cult", "place legionary revolt")
    cubes = event_view(g, "cult").cubes

    assert [(cube.vestal, cube.legionary) for cube in cubes] == [(2, 0), (0, 1), (0, 0), (0, 0)]
    assert event_view(g, "cult").total == 3


def test_placing_turns_nobody() -> None:
    """SY-8.7"""
    g = situation("events", ["vestal legionary", "", "", ""], events=UPPER)
    answer(g, "place vestal cult", "place legionary revolt")

    assert not any(card.turned for card in seat_view(g, BLUE).cards)


# -- rewards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cube", "held"),
    [
        ("epidemic", "vestal", [1, 0, 0]),
        ("eruption", "vestal", [0, 0, 1]),
        ("cult", "vestal", [0, 1, 0]),
        ("famine", "vestal", [1, 0, 0]),
        ("persecution", "legionary", [0, 0, 1]),
        ("purge", "legionary", [0, 1, 0]),
        ("flood", "vestal", [1, 0, 0]),
        ("revolt", "legionary", [0, 0, 1]),
        ("pillage", "legionary", [0, 1, 0]),
    ],
)
def test_the_most_cubes_bring_the_token_shown(name: str, cube: str, held: list[int]) -> None:
    """SY-8.8: of the kind on the event."""
    others = [other for other in ("epidemic", "cult", "purge") if other != name][:2]
    g = situation("events", [cube, "", "", ""], events=f"{name} {others[0]} {others[1]} decadence")
    answer(g, f"place {cube} {name}")

    assert tokens(g, BLUE) == held
    assert tokens(g, RED) == [0, 0, 0]


def test_tied_players_each_take_a_token() -> None:
    """SY-8.8: one with fewer cubes takes none."""
    g = situation("events", ["vestal vestal", "vestal vestal", "vestal", ""], events=UPPER)
    answer(g, *["place vestal epidemic"] * 5)

    assert [tokens(g, seat) for seat in range(4)] == [[1, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]


def test_decadence_gives_a_point_instead() -> None:
    """SY-8.9: to everybody with the most cubes."""
    g = situation("events", ["vestal", "legionary", "", ""], events=UPPER)
    answer(g, "place vestal decadence", "place legionary decadence")

    assert points(g) == [11, 11, 10, 10]
    assert [tokens(g, seat) for seat in range(4)] == [[0, 0, 0]] * 4


def test_an_event_without_cubes_gives_nothing() -> None:
    """SY-8.10"""
    g = situation("events", events=UPPER)

    assert [tokens(g, seat) for seat in range(4)] == [[0, 0, 0]] * 4
    assert points(g) == [10] * 4


# -- which events happen -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_are_prevented_and_two_happen_whatever_the_cubes(seats: int) -> None:
    """SY-8.11: in every turn of a random match."""
    g = played_out(new_table(seats), "two and two")
    names = [entry.message().name for entry in g.log]

    assert names.count("event-happens") == 2 * 5
    assert names.count("prevented") == 5


def test_the_two_with_the_most_cubes_are_prevented() -> None:
    """SY-8.12: all colours together; the other two happen."""
    cards = ["vestal legionary", "legionary legionary", "vestal vestal", ""]
    g = situation("events", cards, events="epidemic eruption revolt decadence")
    answer(g, "place vestal epidemic", "place legionary revolt", "place vestal epidemic")
    answer(g, "place legionary revolt", "place legionary revolt", "place vestal eruption")
    happened = [entry.message().values["event"] for entry in g.log if entry.message().name == "event-happens"]

    assert happened == [Message("event-eruption"), Message("event-decadence")]
    assert [marker.cell for marker in view(g).markers] == [1, 1, 1]


def test_the_first_consul_chooses_among_tied_events() -> None:
    """SY-8.13: one of them, if another is prevented for certain."""
    cards = ["vestal vestal", "legionary", "vestal", ""]
    g = situation("events", cards, consul=WHITE, events="epidemic eruption revolt decadence")
    answer(g, "place vestal eruption", "place vestal epidemic", "place legionary revolt", "place vestal epidemic")

    assert g.waiting() == [WHITE]
    assert codes(g, WHITE) == ["prevent eruption", "prevent revolt"]
    with refused(g, "Choose one of the events with equally many cubes.", "SY-8.13"):
        g.submit(WHITE, "prevent eruption+revolt")
    with refused(g, "Decadence has 0 cubes; choose among the events with 1.", "SY-8.12"):
        g.submit(WHITE, "prevent decadence")
    with refused(g, "Epidemic has 2 cubes and is prevented in any case.", "SY-8.12"):
        g.submit(WHITE, "prevent epidemic")
    with refused(g, "There is no event “flood” in play.", "SY-8.12"):
        g.submit(WHITE, "prevent flood")
    answer(g, "prevent revolt")
    assert view(g).markers[2].cell == 1
    assert events(g)[0] != "epidemic"


def test_with_no_cubes_at_all_the_first_consul_chooses_two() -> None:
    """SY-8.13: any two of the four."""
    g = situation("events", events=UPPER)

    assert codes(g, BLUE) == [
        "prevent epidemic+cult",
        "prevent epidemic+revolt",
        "prevent epidemic+decadence",
        "prevent cult+revolt",
        "prevent cult+decadence",
        "prevent revolt+decadence",
    ]
    with refused(g, "Choose two of the events with equally many cubes.", "SY-8.13"):
        g.submit(BLUE, "prevent epidemic")
    with refused(g, "Choose two of the events with equally many cubes.", "SY-8.13"):
        g.submit(BLUE, "prevent epidemic+epidemic")
    with refused(g, "Name them from the top down: Epidemic and Slave Revolt.", "SY-8.13"):
        g.submit(BLUE, "prevent revolt+epidemic")
    answer(g, "prevent epidemic+revolt")
    assert [marker.cell for marker in view(g).markers] == [1, 1, 1]  # Cult, then Decadence on the other two


def test_a_tie_of_three_for_two_places() -> None:
    """SY-8.13: two of the three that tie, not the one below."""
    g = situation("events", ["vestal", "vestal", "legionary", ""], events="epidemic eruption revolt decadence")
    answer(g, "place vestal epidemic", "place vestal eruption", "place legionary revolt")

    assert codes(g, BLUE) == ["prevent epidemic+eruption", "prevent epidemic+revolt", "prevent eruption+revolt"]


def test_a_tie_below_the_prevented_ones_is_no_matter() -> None:
    """SY-8.12, SY-8.13: nobody is asked."""
    g = situation("events", ["vestal", "vestal", "", ""], events="epidemic eruption revolt decadence")
    answer(g, "place vestal epidemic", "place vestal eruption")

    assert codes(g, BLUE) == ["remove epidemic", "remove eruption"]


def test_the_higher_slot_happens_first_and_decadence_last() -> None:
    """SY-8.14, SY-8.15: Health falls first, so Decadence then finds the other two furthest right."""
    g = situation("events", ["legionary legionary", "", "", ""], events="revolt purge epidemic decadence")
    answer(g, "place legionary revolt", "place legionary purge")
    answer(g, "remove revolt")

    assert [marker.cell for marker in view(g).markers] == [1, 1, 1]


def test_two_blocking_events_happen_in_the_order_of_their_slots() -> None:
    """SY-8.14: the Purge in slot 2 comes before the Persecution in slot 3."""
    cards = ["senator senator+ slave+ vestal vestal", "", "", ""]
    g = situation("events", cards, events="epidemic purge persecution decadence")
    answer(g, "place vestal epidemic", "place vestal decadence")

    assert all(code.split()[1] in [card.name for card in seat_view(g, BLUE).cards if card.kind == "senator"]
               for code in codes(g, BLUE))  # fmt: skip


# -- removal -----------------------------------------------------------------------------------------------------------


def test_of_the_prevented_events_the_one_with_more_cubes_is_removed() -> None:
    """SY-8.16"""
    g = situation("events", ["vestal vestal vestal", "", "", ""], events="epidemic eruption revolt decadence")
    answer(g, "place vestal eruption", "place vestal epidemic", "place vestal eruption")

    assert view(g).events_removed == ("eruption",)
    assert events(g)[0] == "epidemic"


def test_the_first_consul_chooses_between_equal_ones() -> None:
    """SY-8.17"""
    g = situation("events", ["vestal vestal", "", "", ""], events="epidemic eruption revolt decadence")
    answer(g, "place vestal eruption", "place vestal epidemic")

    assert g.waiting() == [BLUE]
    with refused(g, "Choose Epidemic or Eruption.", "SY-8.17"):
        g.submit(BLUE, "remove")
    with refused(g, "Slave Revolt was not prevented; choose Epidemic or Eruption.", "SY-8.16"):
        g.submit(BLUE, "remove revolt")
    with refused(g, "There is no event “flood” in play.", "SY-8.16"):
        g.submit(BLUE, "remove flood")
    answer(g, "remove eruption")
    assert view(g).events_removed == ("eruption",)


@pytest.mark.parametrize("on_decadence", [1, 2, 3])
def test_decadence_is_never_removed(on_decadence: int) -> None:
    """SY-8.18: the other prevented event is, with fewer, as many, or more cubes; nobody is asked."""
    g = situation("events", ["vestal vestal vestal vestal vestal", "", "", ""], events=UPPER)
    answer(g, *["place vestal decadence"] * on_decadence, *["place vestal epidemic"] * (5 - on_decadence))

    assert view(g).events_removed == ("epidemic",)
    assert events(g)[3] == "decadence"
    assert g.heading == "work"


def test_the_removed_event_is_replaced_after_pieces_have_returned() -> None:
    """SY-8.19: so the new Persecution cannot hold back the Christian Senator whom the Purge had blocked."""
    cards = ["senator+! legionary legionary", "", "", ""]
    g = situation("events", cards, events="purge cult epidemic decadence", coming="persecution")
    answer(g, "place legionary purge", "place legionary purge")
    answer(g, "prevent cult")

    assert events(g) == ["persecution", "cult", "epidemic", "decadence"]
    assert face_down(g, BLUE) == []


def test_the_new_event_does_nothing_this_turn() -> None:
    """SY-8.20: its symbols count from the next phase I."""
    cards = ["legionary legionary slave slave", "", "", ""]
    g = situation("events", cards, events="purge cult persecution decadence", coming="revolt")
    answer(g, "place legionary purge", "place legionary purge", "prevent cult")

    assert "revolt" in events(g)
    assert face_down(g, BLUE) == []
    assert (view(g).famine.level, view(g).famine.coming) == (0, 1)


def test_all_cubes_go_back() -> None:
    """SY-8.21"""
    g = situation("events", ["vestal vestal vestal", "", "", ""], events=UPPER)
    answer(g, *["place vestal epidemic"] * 2, "place vestal cult")

    assert g.heading == "work"
    assert [shown.total for shown in view(g).events] == [0] * 4
    assert [shown.cubes for shown in view(g).events] == [()] * 4


def test_the_other_events_stay_in_play() -> None:
    """SY-8.22: those that happened, and the prevented one that was not removed."""
    g = situation("events", ["vestal vestal vestal", "", "", ""], events=UPPER, coming="flood")
    answer(g, *["place vestal epidemic"] * 2, "place vestal cult")

    assert events(g) == ["flood", "cult", "revolt", "decadence"]


# -- sequence ----------------------------------------------------------------------------------------------------------


def test_the_steps_follow_each_other_strictly() -> None:
    """SY-8.23: rewards before the tie of prevention, blocked pieces before the tie of removal, then the new event."""
    cards = ["vestal vestal senator senator", "", "", ""]
    g = situation("events", cards, events="epidemic eruption purge decadence", coming="flood")
    answer(g, "place vestal epidemic", "place vestal eruption")
    assert [tokens(g, BLUE), points(g)[BLUE]] == [[1, 0, 1], 10]
    assert view(g).events_removed == ()
    answer(g, codes(g, BLUE)[0])
    assert len(face_down(g, BLUE)) == 1
    assert codes(g, BLUE) == ["remove epidemic", "remove eruption"]
    answer(g, "remove epidemic")

    steps = ["placed-cube", "event-reward", "prevented", "event-happens", "turned-down", "chose-removed",
             "event-removed", "event-drawn"]  # fmt: skip
    told = [entry.message().name for entry in g.log]
    assert [told.index(step) for step in steps] == sorted(told.index(step) for step in steps)


def test_the_tie_of_prevention_is_settled_knowing_the_rewards() -> None:
    """SY-8.23"""
    g = situation("events", ["vestal", "vestal", "", ""], events="epidemic eruption famine decadence")
    answer(g, "place vestal epidemic", "place vestal epidemic")

    assert g.waiting() == [BLUE]
    assert codes(g, BLUE) == ["prevent eruption", "prevent famine", "prevent decadence"]
    assert tokens(g, RED) == [1, 0, 0]


# -- what everybody can see coming -------------------------------------------------------------------------------------


def test_the_view_shows_what_would_be_prevented_and_removed() -> None:
    """SY-8.12, SY-8.16: as the cubes lie, certain or open."""
    cards = ["vestal vestal", "vestal", "legionary", ""]
    g = situation("events", cards, events="epidemic eruption revolt decadence")
    answer(g, "place vestal epidemic", "place vestal eruption", "place legionary revolt")
    shown = {one.event: (one.prevented, one.removed) for one in view(g).events}
    assert shown == {
        "epidemic": ("open", "open"),
        "eruption": ("open", "open"),
        "revolt": ("open", "open"),
        "decadence": ("no", "no"),
    }

    g = situation("events", [*cards[:2], "legionary legionary", ""], events="epidemic eruption revolt decadence")
    answer(g, "place vestal epidemic", "place vestal eruption", "place legionary revolt", "place vestal epidemic")
    shown = {one.event: (one.prevented, one.removed) for one in view(g).events}
    assert shown == {
        "epidemic": ("yes", "yes"),
        "eruption": ("open", "no"),
        "revolt": ("open", "no"),
        "decadence": ("no", "no"),
    }


def test_the_view_shows_who_leads_on_an_event() -> None:
    """SY-8.8: everybody with the most cubes."""
    g = situation("events", ["vestal", "vestal", "vestal", "vestal vestal"], events=UPPER)
    answer(g, "place vestal epidemic", "place vestal epidemic", "place vestal cult")

    assert [cube.leads for cube in event_view(g, "epidemic").cubes] == [True, True, False, False]
    assert [cube.leads for cube in event_view(g, "cult").cubes] == [False, False, True, False]
    assert [cube.leads for cube in event_view(g, "revolt").cubes] == [False] * 4
