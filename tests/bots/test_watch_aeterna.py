"""What the watch of Aeterna notes: who held and played what, what it yielded, what was left."""

from __future__ import annotations

from comitium.bots.watch import Tally, Use
from comitium.bots.watch.aeterna import AUREUS, CITIZEN, STONE, UNREST, WHEAT, AeternaWatch
from comitium.engine.message import Seat
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.scoring import LAST_CELL
from tests.games.aeterna.situations import BLUE, ORANGE, actions, cards, crowd, drafting, ended, final, give


def noted(g: Aeterna, *steps: tuple[Seat, str]) -> Tally:
    watch = AeternaWatch(g.seats)
    for seat, code in steps:
        watch.decided(g, seat, g.find(seat, code))
        g.submit(seat, code)
    return watch.tally()


def use_of(tally: Tally, name: str, seat: Seat = ORANGE, kind: str = "card") -> Use:
    return tally.uses[kind][f"card-{name}"][seat]


def test_a_card_is_held_by_whoever_keeps_it() -> None:
    """AE-6.2"""
    tally = noted(drafting(["regia tombs comitium caenina veii"] * 2), (ORANGE, "keep regia"), (BLUE, "keep veii"))

    assert use_of(tally, "regia") == Use(held=1)
    assert use_of(tally, "veii", BLUE) == Use(held=1)
    assert "card-tombs" not in tally.uses["card"]


def test_a_card_yields_rewards_less_its_price_and_its_printed_points() -> None:
    """AE-9.8, AE-22.4: Crustumerium costs a citizen and brings 9 aurei, 5 wheat, 1 unrest and 3 points."""
    tally = noted(actions(2, hands=["crustumerium"]), (ORANGE, "play crustumerium"))

    worth = 9 * AUREUS + 5 * WHEAT - UNREST - CITIZEN + 3
    assert use_of(tally, "crustumerium") == Use(played=1, points=worth)


def test_an_activated_card_yields_at_every_use() -> None:
    """AE-14.4: Comitium brings an aureus for each of two hills."""
    g = actions(2)
    g.players[ORANGE].cards = cards("comitium")
    crowd(g, "capitoline", (ORANGE, 1))
    crowd(g, "palatine", (ORANGE, 1))

    assert use_of(noted(g, (ORANGE, "activate comitium")), "comitium") == Use(points=2 * AUREUS)


def test_a_permanent_card_yields_what_a_step_would_lack_without_it() -> None:
    """AE-12.1: the Pile Bridge spares a wheat; Saepta Julia has no part in it."""
    g = actions(2)
    g.players[ORANGE].cards = cards("pile_bridge saepta_julia")
    tally = noted(g, (ORANGE, "influence capitoline"))

    assert use_of(tally, "pile_bridge") == Use(points=WHEAT)
    assert use_of(tally, "saepta_julia") == Use()


def test_with_the_last_pass_everybodys_permanent_cards_serve() -> None:
    """AE-15.2: Domitian's Palace brings Blue a point for each of two hills, though Orange passes last."""
    g = actions(2, epoch=3)
    g.passed = [BLUE]
    g.players[BLUE].cards = cards("domitians_palace")
    crowd(g, "capitoline", (BLUE, 1))
    crowd(g, "palatine", (BLUE, 1))

    assert use_of(noted(g, (ORANGE, "pass")), "domitians_palace", BLUE) == Use(points=2)


def test_a_figure_lies_open_to_all_and_is_played_by_one() -> None:
    """AE-10.1: Romulus for two hills, at unrest 4; his point at the end counts."""
    g = actions(2, figures="romulus servius_tullius")
    give(g.players[ORANGE], aurei=6, unrest=4)
    crowd(g, "capitoline", (ORANGE, 1))
    crowd(g, "palatine", (ORANGE, 1))
    g.passed = [BLUE]
    tally = noted(g, (ORANGE, "favour romulus"), (ORANGE, "pass"))

    worth = 2 * (1 + 2 * UNREST) + 1 - 6 * AUREUS
    assert use_of(tally, "romulus", kind="figure") == Use(held=1, played=1, points=worth)
    assert use_of(tally, "romulus", BLUE, "figure") == use_of(tally, "servius_tullius", kind="figure") == Use(held=1)


def test_the_end_tells_who_is_struck_out_and_what_is_left() -> None:
    """AE-22.10, AE-22.2"""
    g = ended(2)
    give(g.players[ORANGE], aurei=7, stone=2, wheat=3, doom=LAST_CELL)
    g.players[BLUE].cards = cards("regia tombs")
    final(g)
    tally = AeternaWatch(2).ended(g)

    assert tally.happened["struck-out"] == (True, False)
    assert [tally.amounts[f"unspent-{good}"][ORANGE] for good in ("aurei", "stone", "wheat")] == [7, 2, 3]
    assert tally.amounts["cards-played"] == (0, 2)
    assert STONE == 4 * AUREUS == 2 * WHEAT
