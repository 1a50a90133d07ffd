"""Variants for 2 to 4 players (GR-30)."""

from __future__ import annotations

import pytest

from comitium.engine.message import Refused
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.components import HEROES_TASKS, TRUCE_TASKS
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.rules import Round
from comitium.text import Speaker
from tests.games.glory_of_rome.situations import (
    DEFAULTS,
    HENRY,
    JACK,
    MARY,
    ROSS,
    all_seen,
    begun,
    building,
    cleared,
    closed,
    codes,
    denarii,
    everybody,
    fame,
    feud,
    feuds,
    finish_phase,
    give,
    legions,
    levels,
    medal,
    new_table,
    own,
    placing,
    play,
    played_out,
    proposing,
    provinces,
    purses,
    refused,
    seat_view,
    stationed,
    taxing,
    told,
    track,
    view,
    with_event,
)


def courting(**built: int) -> GloryOfRome:
    """Jack may propose to Mary, who has these buildings before her; ten denarii each."""
    g = cleared(spies="on")
    levels(g, "gaul", **built or {"mil": 3, "tra": 1})
    denarii(g, 10, 10, 10, 10)
    fame(g, 4, 4, 4, 4)
    for player in g.players:
        player.claimed = [True] * 4
    return proposing(g)


def offer(token: str, sphere: str = "mil", stake: int = 5, **built: int) -> GloryOfRome:
    g = courting(**built)
    play(g, (JACK, f"propose {token} gaul.{sphere}"), (JACK, f"stake {stake}"))
    return g


# -- Spies and Allies --------------------------------------------------------------------------------------------------


def test_everybody_has_a_spy_and_an_alliance() -> None:
    """GR-30.1"""
    g = courting()
    assert [own(g, seat).tokens for seat in range(4)] == [("spy", "alliance")] * 4
    assert [player.tokens_left for player in view(g).players] == [2] * 4
    assert seat_view(cleared(), JACK).tokens_left == 0


def test_proposals_come_after_the_event_and_before_activations() -> None:
    """GR-30.2: in turn order, each token once per round."""
    g = cleared(spies="on")
    for province in ("africa", "gaul"):
        levels(g, province, agr=1)
        g.named(province).owners[0] = HENRY
    g.players[HENRY].intrigues = 1
    fame(g, 4, 4, 4, 4)
    g.events = ["ovation"]
    begun(g, Round())
    assert (g.event, g.heading, g.waiting()) == ("ovation", "diplomacy", [JACK])
    asked = []
    while g.heading == "diplomacy":
        asked.append(g.waiting()[0])
        g.submit(asked[-1], "done")
    assert asked == [JACK, ROSS, HENRY, MARY]
    assert g.heading == "intrigue"


def test_each_token_once_per_round() -> None:
    """GR-30.2, GR-30.11: the other one may follow at once; in the next round both are back."""
    g = offer("spy")
    g.submit(MARY, "refuse")
    with refused(g, "This token was used in this round.", "GR-30.11"):
        g.submit(JACK, "propose spy gaul.mil")
    assert own(g, JACK).tokens == ("alliance",)
    assert "propose alliance gaul.tra" in codes(g, JACK)
    g.submit(JACK, "done")
    while g.round == 2:
        finish_phase(g)
    assert own(g, JACK).tokens == ("spy", "alliance")


def test_a_proposal_is_a_token_on_an_opponents_building_and_a_stake() -> None:
    """GR-30.3: at least 1 denarius, at most all."""
    g = courting(mil=1)
    levels(g, "africa", rel=1)
    assert [code for code in codes(g, JACK) if code.startswith("propose")] == [
        "propose spy gaul.mil",
        "propose alliance gaul.mil",
    ]
    with refused(g, "A proposal needs a standing building in a province an opponent controls.", "GR-30.23"):
        g.submit(JACK, "propose spy africa.rel")
    g.submit(JACK, "propose spy gaul.mil")
    assert codes(g, JACK) == [f"stake {number}" for number in range(1, 11)]
    with refused(g, "Stake 1 to 10 denarii.", "GR-30.3"):
        g.submit(JACK, "stake 0")


def test_whoever_spends_the_stake_on_fame_takes_the_token_back() -> None:
    """GR-30.26, GR-12.4: nothing is revealed, and the token counts as unused."""
    g = cleared(spies="on")
    levels(g, "gaul", mil=3)
    denarii(g, 3, 0, 0, 0)
    medal(g, JACK, "priest")
    give(g, JACK, "fibula.1")
    proposing(g)
    play(g, (JACK, "propose alliance gaul.mil"), (JACK, "exchange"))
    assert (g.waiting(), codes(g, JACK)) == ([JACK], ["withdraw"])
    with refused(g, "A proposal needs at least 1 denarius.", "GR-30.3"):
        g.submit(JACK, "stake 1")
    g.submit(JACK, "withdraw")
    assert (own(g, JACK).tokens, view(g).proposal) == (("spy", "alliance"), None)
    assert seat_view(g, JACK).tokens_shown == ()
    assert not any(entry.reveals for entry in g.log)
    assert told(g)[-1] == "Jack had nothing left to stake and took the token back."
    g.submit(JACK, "sell fibula.1")
    play(g, (JACK, "propose alliance gaul.mil"), (JACK, "stake 1"))
    assert g.waiting() == [MARY]


def test_while_a_denarius_is_left_the_token_stays() -> None:
    """GR-30.26, GR-30.3: an exchange only lowers what can be staked."""
    g = courting()
    medal(g, JACK, "priest")
    g.submit(JACK, "propose spy gaul.mil")
    play(g, (JACK, "exchange"), (JACK, "exchange"), (JACK, "exchange"))
    assert codes(g, JACK) == ["stake 1"]


def test_no_proposal_before_an_empty_place() -> None:
    """GR-30.3, GR-4.8: with three players the fourth province is controlled by no opponent."""
    g = cleared(3, spies="on")
    levels(g, "gaul", mil=1)
    levels(g, "italy", rel=2)
    proposing(g)
    assert [code for code in codes(g, JACK) if code.startswith("propose")] == [
        "propose spy gaul.mil",
        "propose alliance gaul.mil",
    ]


def test_the_opponent_may_demand_more_once() -> None:
    """GR-30.4: the proposer raises to any sum up to the demand, then it is yes or no."""
    g = offer("alliance", stake=3)
    assert codes(g, MARY) == ["accept", "refuse", *[f"demand {number}" for number in range(4, 11)]]
    g.submit(MARY, "demand 6")
    assert codes(g, JACK) == ["raise 3", "raise 4", "raise 5", "raise 6"]
    with refused(g, "Offer 3 to 6 denarii.", "GR-30.4"):
        g.submit(JACK, "raise 7")
    g.submit(JACK, "raise 5")
    assert codes(g, MARY) == ["accept", "refuse"]
    with refused(g, "More can be demanded only once: accept or refuse.", "GR-30.4"):
        g.submit(MARY, "demand 9")
    g.submit(MARY, "accept")
    assert purses(g)[:2] == [5, 15]


def test_no_more_is_demanded_or_raised_than_the_proposer_has() -> None:
    """GR-30.4: nor what the Priest medal has cost in between (GR-12.4)."""
    g = offer("spy", stake=10)
    with refused(g, "Seat 1 has staked all there is, 10: accept or refuse.", "GR-30.4"):
        g.submit(MARY, "demand 11")
    g = offer("spy", stake=3)
    medal(g, JACK, "priest")
    g.submit(MARY, "demand 10")
    g.submit(JACK, "exchange")
    assert codes(g, JACK) == [*[f"raise {number}" for number in range(3, 8)], "exchange"]
    with refused(g, "Offer 3 to 7 denarii.", "GR-30.4"):
        g.submit(JACK, "raise 10")


def test_accepted_the_token_is_revealed_and_paid() -> None:
    """GR-30.5"""
    g = offer("alliance")
    assert seat_view(g, JACK).tokens_shown == ()
    g.submit(MARY, "accept")
    assert purses(g)[:2] == [5, 15]
    assert seat_view(g, JACK).tokens_shown == ("alliance",)


def test_an_alliance_brings_fame_to_both() -> None:
    """GR-30.6: at the same moment, so they claim a milestone together."""
    g = courting()
    fame(g, 10, 10, 4, 4)
    for seat in (JACK, MARY):
        g.players[seat].claimed = [True, False, False, False]
    play(g, (JACK, "propose alliance gaul.mil"), (JACK, "stake 1"), (MARY, "accept"))
    assert track(g)[:2] == [13, 13]
    assert g.milestones[1] == 12 - 2


def test_a_spy_brings_fame_or_the_action_to_the_proposer() -> None:
    """GR-30.7, GR-30.24: chosen after the reveal, once, without boost, whatever the building holds."""
    g = offer("spy")
    g.submit(MARY, "accept")
    assert codes(g, JACK) == ["fame", "legion epirus", "legion macedonia", "legion thrace"]
    other = g.copy()
    g.submit(JACK, "fame")
    assert track(g)[:2] == [7, 4]
    other.submit(JACK, "legion thrace")
    assert (track(other)[:2], stationed(other, JACK)) == ([4, 4], (0, 0, 1))
    assert other.waiting() == [JACK]
    assert other.heading == "diplomacy"


def test_the_spy_places_no_follower() -> None:
    """GR-30.8: no goods for placing one, no Farmer bonus."""
    g = courting(agr=1)
    medal(g, JACK, "farmer")
    give(g, JACK, "sickle.1", "coin_chest.1")
    play(g, (JACK, "propose spy gaul.agr"), (JACK, "stake 1"), (MARY, "accept"))
    assert codes(g, JACK) == ["fame", "farm"]
    g.submit(JACK, "farm")
    assert purses(g)[JACK] == 10 - 1 + 1
    assert g.players[JACK].home == 1


def test_refused_alliances_return_the_stake() -> None:
    """GR-30.9"""
    g = offer("alliance")
    g.submit(MARY, "refuse")
    assert (purses(g)[:2], track(g)[:2]) == ([10, 10], [4, 4])


def test_refused_spies_lose_the_stake_to_the_bank() -> None:
    """GR-30.10"""
    g = offer("spy")
    g.submit(MARY, "refuse")
    assert (purses(g)[:2], track(g)[:2]) == ([5, 10], [4, 4])


@pytest.mark.parametrize("viewer", [MARY, HENRY, None])
def test_a_face_down_token_is_hidden_from_everybody_else(viewer: int | None) -> None:
    """GR-30.12, GR-34.1"""
    one, two = offer("spy"), offer("alliance")
    assert all_seen(one, viewer) == all_seen(two, viewer)
    assert (own(one, JACK).token, own(two, JACK).token) == ("spy", "alliance")
    one.submit(MARY, "demand 6")
    two.submit(MARY, "demand 6")
    assert all_seen(one, viewer) == all_seen(two, viewer)


def test_no_spies_alone() -> None:
    """GR-30.12, GR-30.22"""
    with pytest.raises(Refused) as caught:
        GAME.choose(1, {"spies": "on"})
    said = Speaker("en", GAME)(caught.value.message)
    assert (said, caught.value.clause) == (
        "The variant Spies and Allies is not offered to one player alone.",
        "GR-30.12",
    )


def test_a_proposal_needs_a_standing_building() -> None:
    """GR-30.23: none is possible in round 1; the stake is out of reach until the answer, and settled at once."""
    g = new_table(3, spies="on")
    play(g, *[(seat, codes(g, seat)[0]) for seat in range(3)])
    while g.heading == "event":
        finish_phase(g)
    assert (g.round, g.heading) == (1, "building")
    g = offer("spy", stake=10)
    assert purses(g)[JACK] == 0
    shown = view(g).proposal
    assert shown is not None
    assert (shown.stake, shown.level, shown.sphere) == (10, 3, "mil")
    g.submit(MARY, "accept")
    g.submit(JACK, "fame")
    assert view(g).proposal is None


def test_the_spys_action_must_be_possible() -> None:
    """GR-30.24: without a vote on the board only the fame is left; a full building does not matter."""
    g = courting(pol=1)
    g.players[JACK].votes = 0
    play(g, (JACK, "propose spy gaul.pol"), (JACK, "stake 1"), (MARY, "accept"))
    assert codes(g, JACK) == ["fame"]


def test_a_spy_may_draw_goods_in_the_own_turn() -> None:
    """GR-30.24, GR-19.8: with a full hand room can be made by selling."""
    g = courting(tra=1)
    give(g, JACK, "toga.1", "bulla.1", "pilum.1", "fibula.1", "stola.1")
    play(g, (JACK, "propose spy gaul.tra"), (JACK, "stake 1"), (MARY, "accept"), (JACK, "draw"))
    assert "sell toga.1" in codes(g, JACK)
    g.submit(JACK, "sell toga.1")
    assert len(g.players[JACK].hand) == 5


def test_why_no_proposal_is_possible() -> None:
    """GR-30.3, GR-30.11, GR-30.23: a used token, nothing to stake, no building."""
    g = courting()
    give(g, JACK, "toga.1")
    play(g, (JACK, "propose spy gaul.mil"), (JACK, "stake 10"), (MARY, "refuse"))
    assert closed(g, JACK)["propose spy"] == "GR-30.11"
    with refused(g, "A proposal needs at least 1 denarius.", "GR-30.3"):
        g.submit(JACK, "propose alliance gaul.mil")
    g = cleared(spies="on")
    give(g, JACK, "toga.1")
    proposing(g)
    assert closed(g, JACK)["propose alliance"] == "GR-30.23"


def test_whoever_was_passed_over_does_not_come_back() -> None:
    """GR-30.2, GR-5.7: Jack has nothing to stake; that Mary pays him later does not give him a turn."""
    g = cleared(spies="on")
    levels(g, "africa", agr=1)
    levels(g, "gaul", agr=1)
    denarii(g, 0, 5, 5, 5)
    proposing(g)
    assert g.waiting() == [MARY]
    play(g, (MARY, "propose alliance africa.agr"), (MARY, "stake 2"), (JACK, "accept"))
    assert purses(g)[JACK] == 2
    assert g.waiting() == [MARY]
    g.submit(MARY, "done")
    assert g.waiting() == [HENRY]


# -- Truce, Clockwise, Heroes, Harsh Times -----------------------------------------------------------------------------


def test_in_a_truce_no_intrigue_is_laid_or_activated() -> None:
    """GR-30.13: feud tokens stay and cover boosts; only events move them."""
    g = placing(cleared(truce="on"))
    assert not [code for code in codes(g, JACK) if code.startswith("plot")]
    with refused(g, "No intrigues in a Truce.", "GR-30.13"):
        g.submit(JACK, "plot africa.1")
    assert feuds(g) == [2, 2, 2, 3]
    assert seat_view(g, ROSS).boosts_open == ("mil",)
    g = cleared(truce="on")
    g.events = ["ovation"]
    give(g, JACK, "toga.1")
    begun(g, Round())
    assert g.heading == "building"
    g = cleared(truce="on")
    feud(g, 2, 2, 2, 3)
    with_event(g, "reconciliation")
    g.submit(ROSS, "return feud")
    assert feuds(g) == [2, 2, 2, 2]


def task_pool(g: GloryOfRome) -> set[str]:
    return {*g.task_deck, *[task for player in g.players for task in player.dealt]}


def test_tasks_removed_by_variants() -> None:
    """GR-30.14, GR-30.18"""
    everything = task_pool(new_table(4))
    assert everything - task_pool(new_table(4, truce="on")) == set(TRUCE_TASKS)
    assert everything - task_pool(new_table(4, heroes="on")) == set(HEROES_TASKS)
    assert len(task_pool(new_table(4, heroes="on", truce="on"))) == 28 - 8


@pytest.mark.parametrize("event", ["gift", "clemency", "levy", "comitia"])
def test_clockwise_the_board_always_turns_90_degrees(event: str) -> None:
    """GR-30.15"""
    g = taxing(cleared(event=event, clockwise="on"))
    assert view(g).next_turn == 1
    everybody(g, "tax normal")
    assert provinces(g) == ["italy", "africa", "gaul", "hispania"]


def test_clockwise_the_direction_of_play_still_follows_the_arrow() -> None:
    """GR-30.16"""
    g = with_event(cleared(clockwise="on"), "clemency")
    assert g.order == [JACK, ROSS, HENRY, MARY]


def test_heroes_have_no_medals() -> None:
    """GR-30.17"""
    g = cleared(heroes="on")
    levels(g, "africa", agr=2)
    denarii(g, 20)
    building(g)
    g.submit(JACK, "build africa.agr")
    assert g.named("africa").population() == 4
    assert g.players[JACK].medals == []
    assert view(g).medals == ()
    assert all(player.medals == [] for player in played_out(new_table(4, heroes="on"), "heroes").players)


def test_harsh_times_have_18_events() -> None:
    """GR-30.19"""
    assert (len(new_table(4, harsh="on").events), len(new_table(4).events)) == (18, 12)
    assert len(new_table(4, harsh="on").goods) == 38


def test_negative_events_hit_all_tied_players() -> None:
    """GR-30.20"""
    g = cleared(harsh="on")
    denarii(g, 9, 9, 3, 3)
    with_event(g, "famine")
    assert purses(g) == [6, 6, 3, 3]


def test_variants_combine_freely() -> None:
    """GR-30.21: all together, to the end."""
    options = {"spies": "on", "truce": "on", "clockwise": "on", "heroes": "on", "harsh": "on"}
    for seats in (2, 3, 4):
        assert GAME.choose(seats, options) == {**DEFAULTS, **options}
        g = played_out(new_table(seats, **options))
        assert g.result is not None
        assert set(view(g).variants) == set(options)


@pytest.mark.parametrize(
    ("variant", "allowed"), [("truce", False), ("heroes", False), ("clockwise", True), ("harsh", True)]
)
def test_variants_for_one_player(variant: str, allowed: bool) -> None:
    """GR-30.22"""
    for solo in ("emperor", "cassius"):
        options = {variant: "on", "solo": solo}
        if allowed:
            assert GAME.choose(1, options)[variant] == "on"
        else:
            with pytest.raises(Refused) as caught:
                GAME.choose(1, options)
            assert caught.value.clause == "GR-30.22"


def test_goods_with_an_intrigue_condition_stay_in_the_deck() -> None:
    """GR-30.25: in Truce and alone they can be sold or laid out."""
    for g in (new_table(4, truce="on"), new_table(1)):
        kinds = {card.split(".")[0] for card in g.goods.things}
        assert {"pugio", "scutum", "stola", "signet_ring", "fibula"} <= kinds
    g = cleared(truce="on")
    give(g, JACK, "scutum.1", "scutum.2", "pugio.1")
    legions(g, JACK, epirus=1)
    taxing(g)
    assert "set pugio.1+scutum.1+scutum.2" in codes(g, JACK)
    assert "sell pugio.1" in codes(g, JACK)
