"""What greedy makes of Sylla: the figures behind its choices, and the choices themselves."""

from __future__ import annotations

from random import Random

import pytest

from comitium.bots import decide, make_bot
from comitium.bots.evaluate.sylla import (
    Prospects,
    SyllaEvaluator,
    ahead,
    all_votes,
    coins_worth,
    costs,
    famine_losses,
    loss,
    standing,
    tile_worth,
)
from comitium.bots.ladder import simulate
from comitium.engine.message import Seat
from comitium.engine.portrait import portrait
from comitium.games.sylla import GAME
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import TILES, Tile
from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    answer,
    event,
    moments,
    named,
    new_table,
    played_out,
    situation,
)

GREEDY = make_bot("greedy", GAME)


def decided(g: Sylla, seat: Seat = BLUE) -> str:
    """What greedy always does here, whatever its luck."""
    codes = {decide(GREEDY, GAME, g, seat, Random(number)) for number in range(5)}
    assert len(codes) == 1, codes
    return codes.pop()


def tile(kind: str) -> Tile:
    return next(one for one in TILES if one.kind == kind)


def worth(g: Sylla, seat: Seat) -> float:
    return standing(g, seat, Prospects(g))


# -- what things are worth ---------------------------------------------------------------------------------------------


def test_at_the_end_nothing_counts_but_points() -> None:
    """SY-12.8"""
    g = played_out(new_table(3))
    assert g.result is not None

    assert [worth(g, seat) for seat in range(3)] == [sheet.total for sheet in g.result.sheets]


def test_a_position_is_worth_less_the_more_others_have() -> None:
    before = situation("work", seats=3, prestige=[10, 10, 10])
    after = situation("work", seats=3, prestige=[10, 14, 10])

    evaluator = SyllaEvaluator()
    assert evaluator.value(before, BLUE) > evaluator.value(after, BLUE)
    assert evaluator.value(after, RED) > evaluator.value(before, RED)


def test_tokens_are_worth_more_the_further_right_their_marker_stands() -> None:
    """SY-12.6"""
    values = [Prospects(situation("work", turn=5)).token[cell] for cell in range(5)]

    assert values == [0, 1, 2, 3, 4]
    early = Prospects(situation("consul", turn=1)).token
    assert all(one <= other for one, other in zip(early, values, strict=True))
    assert early == sorted(early)


def test_a_crisis_divides_those_with_most_from_those_with_fewest() -> None:
    """SY-10.5, SY-10.6"""
    g = situation("work", tokens=[(2, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0)], markers=(0, 2, 2))

    assert worth(g, BLUE) > worth(g, RED) > worth(g, BLACK)
    assert worth(g, RED) == worth(g, WHITE)


def test_famine_is_foreseen_turn_by_turn() -> None:
    """SY-4.10, SY-10.1: two symbols in play; the track ends at 6."""
    g = situation("recruitment", turn=3, famine=3, events="famine revolt cult decadence", buildings=["field"])

    assert Prospects(g).famine == [3, 5, 6]
    assert famine_losses(g.players[BLUE], Prospects(g).famine) == 1 + 3 + 4
    assert famine_losses(g.players[RED], Prospects(g).famine) == 3 + 5 + 6


def test_before_the_election_this_turns_symbols_are_still_to_come() -> None:
    """SY-4.10"""
    g = situation("consul", turn=4, famine=1, events="famine revolt cult decadence")

    assert Prospects(g).famine == [3, 5]


def test_a_field_is_worth_what_it_saves() -> None:
    """SY-13.2: the second one saves less where little is left to lose."""
    g = situation("buildings", turn=5, famine=3, buildings=["", "field"])
    p = Prospects(g)

    assert tile_worth(g, BLUE, tile("field"), p) == 2
    assert tile_worth(g, RED, tile("field"), p) == 1


def test_what_pays_every_turn_is_worth_more_early() -> None:
    for kind in ("stall", "sanctuary", "tavern", "crane"):
        early = situation("buildings", ["slave"], turn=1, slots="statue statue arch arch bank bank")
        late = situation("buildings", ["slave"], turn=5, slots="statue statue arch arch bank bank")
        first = tile_worth(early, BLUE, tile(kind), Prospects(early))
        last = tile_worth(late, BLUE, tile(kind), Prospects(late))
        assert first > last >= 0, kind
    assert last == 0, "a Crane of the last turn never pays"


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 3), (5, 6), (9, 6)])
def test_after_the_last_vote_coins_only_free_slaves(coins: int, points: int) -> None:
    """SY-12.3, SY-12.7: two Slaves, two denarii each."""
    g = situation("work", ["slave slave"], turn=5, coins=[coins])
    p = Prospects(g)

    assert coins_worth(g, g.players[BLUE], coins, p) == points


def test_a_blocking_event_costs_the_piece_that_hurts_least() -> None:
    """SY-14.7: a seat without such a piece loses nothing."""
    g = situation("events", ["slave slave+ vestal", "vestal"], events="revolt famine cult decadence")
    p = Prospects(g)

    assert loss(g, RED, event("revolt"), p) == 0
    both = situation("events", ["slave+ vestal"], events="revolt famine cult decadence")
    assert 0 < loss(g, BLUE, event("revolt"), p) < loss(both, BLUE, event("revolt"), Prospects(both))


def test_turning_cards_costs_least_first() -> None:
    """A Slave has nothing else to do in the turn, a Vestal has a cube (SY-1.7, SY-8.1)."""
    g = situation("buildings", ["vestal slave"], turn=5, slots="arch - - - - -")
    found = costs(g, BLUE, 0, Prospects(g))

    assert len(found) == 3
    assert found[0] == 0 < found[1] < found[2] - found[1]


def test_weighing_changes_nothing_on_the_table() -> None:
    rng = Random("weighed")
    for g in moments(new_table(3), "weighing"):
        for seat in g.waiting()[:1]:
            if rng.random() < 0.3:
                before = portrait(g)
                SyllaEvaluator().values(g, seat, g.options(seat))
                assert portrait(g) == before


# -- chances -----------------------------------------------------------------------------------------------------------


def test_how_many_are_ahead() -> None:
    """One builds with 1 or 3 votes, the other does not build in half of all cases and else has 4."""
    rivals = [[0.0, 0.5, 0.0, 0.5], [0.0, 0.0, 0.0, 0.0, 0.5]]

    assert ahead(rivals, 2) == [0.25, 0.5, 0.25]
    assert ahead(rivals, 4) == [1, 0, 0]


def test_votes_of_all_builders_add_up() -> None:
    assert all_votes([[0.0, 0.5], [0.0, 0.0, 1.0]]) == [0, 0, 0.5, 0.5]


# -- choices -----------------------------------------------------------------------------------------------------------


def test_the_consul_takes_the_token_that_is_worth_most() -> None:
    g = situation("consul", ["senator"], turn=5, markers=(1, 4, 2))
    answer(g, "bid 1", "pass", "pass", "pass")

    assert decided(g) == "take pride"


def test_a_token_of_no_worth_is_taken_where_it_averts_a_loss() -> None:
    """A token more of the kind in crisis lifts a seat out of the fewest (SY-10.6)."""
    tokens = [(0, 0, 0), (0, 0, 0), (2, 0, 0), (3, 0, 0)]
    g = situation("consul", ["senator"], tokens=tokens, markers=(0, 2, 2), turn=5)
    answer(g, "bid 1", "pass", "pass", "pass")

    assert decided(g) == "take health"


def test_nobody_pays_for_an_office_that_nobody_else_can_reach() -> None:
    """SY-4.3"""
    assert decided(situation("consul", ["senator"], coins=[5, 0, 0, 0])) == "bid 1"


def test_the_last_bidder_buys_for_as_little_as_he_can() -> None:
    """SY-6.4: nobody is left to outbid him."""
    g = situation("buildings", ["slave slave+ slave"], turn=5, slots="arch - - - - -")

    assert decided(g) == "bid 1"


def test_nobody_buys_a_crane_in_the_last_turn() -> None:
    g = situation("buildings", ["vestal legionary"], turn=5, slots="crane - - - - -")

    assert decided(g) == "pass"


def test_slaves_pay_before_those_who_fight_and_vote() -> None:
    g = situation("buildings", ["senator vestal slave"], turn=5, slots="arch - - - - -")
    answer(g, "bid 1")

    assert decided(g) == f"turn {named(g, BLUE, 'slave')}"


def test_the_marker_of_ones_own_tokens_goes_up() -> None:
    """SY-13.8"""
    g = situation("income", buildings=["tavern"], tokens=[(0, 0, 4), (3, 0, 0)], turn=5)

    assert decided(g) == "tavern leisure right"


def test_a_sanctuary_is_used_for_what_is_worth_more_than_its_price() -> None:
    """SY-13.3"""
    rich = situation("income", buildings=["sanctuary"], markers=(4, 1, 1), coins=[4], turn=5)
    vain = situation("income", buildings=["sanctuary"], markers=(1, 1, 1), coins=[0], cards=["slave slave+"], turn=5)

    assert decided(rich) == "sanctuary health"
    assert decided(vain) == "done"


def test_cubes_go_where_the_token_is_worth_something() -> None:
    """SY-8.8: nobody else has cubes; Health stands at 4, Leisure in the crisis for the last time."""
    g = situation("events", ["vestal"], events="flood eruption cult decadence", markers=(4, 1, 1), turn=5)

    assert decided(g) == "place vestal flood"


def test_the_consul_prevents_what_hurts_him() -> None:
    """SY-8.13: no cubes at all; only Blue has Senators and Slaves."""
    g = situation("events", ["senator slave+", "", "", ""], events="purge revolt pillage decadence", turn=3)

    assert decided(g) == "prevent purge+revolt"


def test_the_piece_turned_down_is_the_one_that_is_needed_least() -> None:
    """SY-14.7: a Christian of no further use against one who will be freed as well."""
    g = situation(
        "events", ["merchant+ slave+", "legionary"], events="cult persecution epidemic decadence", coins=[4], turn=5
    )
    answer(g, "place legionary cult")
    while g.asker(BLUE) is not None and not g.options(BLUE)[0].code().startswith("down "):
        g.submit(BLUE, "prevent epidemic")

    assert decided(g) == f"down {named(g, BLUE, 'merchant')}"


def test_the_temple_is_built_with_exactly_enough() -> None:
    """SY-15.2: five votes give 6 points, a sixth gives nothing."""
    g = situation("work", ["senator senator"], work="temple", coins=[4], turn=2)

    assert decided(g) == "build 3"


def test_in_the_last_vote_nothing_is_kept_but_for_slaves() -> None:
    """SY-9.5, SY-12.3: two denarii free the Slave; the others are too few for the Temple."""
    g = situation("work", ["slave"], work="temple", coins=[4], turn=5)

    assert decided(g) == "plebs 2"


def test_every_slave_that_can_be_freed_is_freed() -> None:
    g = situation("end", ["slave slave slave"], turn=5, coins=[5])

    assert decided(g) == "free 2"


def test_characters_are_kept_for_more_than_one_use() -> None:
    """Of the two Slaves and of the two Merchants the Christian comes first (SY-12.2)."""
    g = new_table(4)
    for seat in range(4):
        code = decide(GREEDY, GAME, g, seat, Random(seat))
        kept = [name.partition("-")[2] for name in code.removeprefix("keep ").split("+")]
        assert len(kept) == 4
        assert "09" not in kept or "10" in kept
        assert "03" not in kept or "04" in kept


# -- honesty and strength ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_does_not_change_the_decision(seats: int) -> None:
    """SY-18.1, SY-18.3: stacks and sealed answers."""
    looked = 0
    for number, g in enumerate(moments(new_table(seats), "hidden")):
        for seat in g.waiting()[-1:]:
            if number % 3 == 0:
                otherwise = GAME.imagine(g, seat, Random(number))
                assert decide(GREEDY, GAME, g, seat, Random(7)) == decide(GREEDY, GAME, otherwise, seat, Random(7))
                looked += portrait(otherwise) != portrait(g)
    assert looked > 10, "the other tables were the same"


def test_greedy_beats_chance() -> None:
    """The bars of the project, 95 % of two-player matches and 70 % against three, on a small sample."""
    alone = simulate(GAME, ["greedy", "chance"], {}, 20, "beats chance").standings()[0]
    among_three = simulate(GAME, ["greedy", "chance", "chance", "chance"], {}, 12, "beats chance").standings()[0]

    assert alone.wins >= 19
    assert among_three.wins >= 10
