"""The worked examples of the rulebook, with their figures."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.fame import gain_fame
from comitium.games.glory_of_rome.kinds import Medal, Piece, Sphere, Tier
from comitium.games.glory_of_rome.model import GloryOfRome
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    activating,
    building,
    cleared,
    codes,
    denarii,
    discarded,
    fame,
    feud,
    feuds,
    finish_phase,
    followers,
    give,
    intrigue,
    lay_set,
    legions,
    levels,
    medal,
    new_table,
    on_top,
    own_pieces,
    pantheon,
    placing,
    play,
    points,
    proposing,
    purses,
    refused,
    scored,
    seat_view,
    stationed,
    tasks,
    taxing,
    track,
    view,
)


def test_example_1_mark_antony() -> None:
    """Example 1: GR-3.3, GR-3.4, GR-3.5"""
    tables = [new_table(4, f"antony {number}") for number in range(6)]
    shown = next(player for g in tables for player in view(g).players if player.character == "antony")
    assert (shown.legions, shown.legions_to_recruit) == (7, 0)
    assert (shown.votes, shown.votes_to_recruit) == (4, 1)
    assert (shown.followers, shown.followers_to_recruit) == (1, 4)
    assert (shown.denarii, shown.fame, shown.feud, shown.anchor, shown.cards) == (7, 1, 2, True, 1)


def test_example_2_past_cell_30() -> None:
    """Example 2: GR-6.2, GR-28.2"""
    g = cleared()
    fame(g, 30)
    g.players[JACK].claimed = [True] * 4
    gain_fame(g, [JACK], 1, "")
    assert (seat_view(g, JACK).cell, seat_view(g, JACK).laps, track(g)[JACK]) == (1, 1, 31)
    assert points(scored(g), "score-fame")[JACK] == 31


def test_example_3_cell_3_at_the_end() -> None:
    """Example 3: GR-28.2"""
    g = cleared()
    fame(g, 1, 3)
    assert points(scored(g), "score-fame")[MARY] == 3


def at_eleven(*seats: int) -> GloryOfRome:
    g = cleared()
    fame(g, *[11 if seat in seats else 6 for seat in range(4)])
    for player in g.players:
        player.claimed = [True, False, False, False]
    gain_fame(g, [JACK], 1, "")
    return g


def test_example_4_the_marker_moves_on() -> None:
    """Example 4: GR-6.9, GR-6.10"""
    g = at_eleven(JACK, MARY)
    assert (g.milestones[1], [player.followers for player in g.players]) == (10, [2, 2, 1, 1])


def test_example_5_two_claim_together() -> None:
    """Example 5: GR-6.10"""
    g = at_eleven(JACK, MARY, HENRY)
    assert (g.milestones[1], [player.followers for player in g.players]) == (9, [2, 2, 2, 1])


def test_example_6_a_follower_is_kept() -> None:
    """Example 6: GR-6.7, GR-6.12, GR-25.3"""
    g = cleared()
    levels(g, "gaul", rel=3, agr=2)
    gain_fame(g, [MARY], 5, "")
    assert (track(g)[MARY], g.players[MARY].followers) == (7, 2)
    taxing(g)
    play(g, (JACK, "tax normal"), (MARY, "tax double"))
    assert (track(g)[MARY], g.players[MARY].followers) == (3, 2)


def test_example_7_placing_an_intrigue() -> None:
    """Example 7: GR-23.1, GR-23.5"""
    g = placing(cleared())
    g.submit(JACK, "plot africa.1")
    assert (g.players[JACK].home, g.players[JACK].intrigues) == (0, 2)
    finish_phase(g)
    assert (g.players[JACK].home, g.named("africa").owners[0]) == (1, JACK)


def feuding() -> GloryOfRome:
    """Jack as Lepidus, Henry as Junia, both with one open cell; Mary's and Jack's tokens lie before Henry."""
    g = cleared(characters=["lepidus", "octavian", "junia", "antony"])
    feud(g, 3, 2, 3, 2)
    intrigue(g, JACK, "hispania", 1)
    intrigue(g, MARY, "hispania", 2)
    pantheon(g, HENRY, 2)
    fame(g, 4, 4, 4, 4)
    give(g, MARY, "toga.1")
    return activating(g)


def test_example_8_sabotage_and_feud() -> None:
    """Example 8: GR-9.4, GR-9.6, GR-9.9, GR-9.12"""
    g = feuding()
    assert (seat_view(g, JACK).boosts_open, seat_view(g, HENRY).boosts_open) == (("mil",), ("pol",))
    play(g, (JACK, "activate hispania.1"), (JACK, "sabotage"))
    assert (feuds(g)[JACK], feuds(g)[HENRY]) == (2, 4)
    assert (seat_view(g, JACK).boosts_open, seat_view(g, HENRY).boosts_open) == (("mil", "pol"), ())
    assert own_pieces(g, HENRY) == (1, 0)


def test_example_9_no_open_cell() -> None:
    """Example 9: GR-9.7"""
    g = feuding()
    play(g, (JACK, "activate hispania.1"), (JACK, "sabotage"))
    assert g.waiting() == [MARY]
    with refused(g, "Seat 3 has no open cell for a feud token.", "GR-9.7"):
        g.submit(MARY, "activate hispania.2")
    assert g.named("hispania").owners[1] == MARY


def test_example_10_no_feud_token() -> None:
    """Example 10: GR-9.7"""
    g = cleared()
    feud(g, 2, 2, 2, 0)
    intrigue(g, ROSS, "africa")
    give(g, ROSS, "toga.1")
    fame(g, 4, 4, 4, 4)
    activating(g)
    assert g.waiting() == [ROSS]
    with refused(g, "You have no feud token to pay.", "GR-9.7"):
        g.submit(ROSS, "activate africa.1")


def test_example_11_religion_from_one_to_three() -> None:
    """Example 11: GR-11.4, GR-11.6"""
    g = cleared()
    denarii(g, 24)
    building(g)
    seen = []
    for _ in range(3):
        before = (purses(g)[JACK], track(g)[JACK], view(g).provinces[0].population)
        g.submit(JACK, "build africa.rel")
        after = (purses(g)[JACK], track(g)[JACK], view(g).provinces[0].population)
        seen.append(tuple(then - now for then, now in zip(after, before, strict=True)))
    assert seen == [(-3, 2, 1), (-8, 4, 1), (-13, 6, 1)]


def test_example_12_the_priest_medal() -> None:
    """Example 12: GR-11.8"""
    g = cleared()
    levels(g, "africa", rel=2)
    denarii(g, 13)
    building(g)
    g.submit(JACK, "build africa.rel")
    assert g.players[JACK].medals == [Medal.PRIEST]


def crowded(level: int, boosted: bool = False) -> GloryOfRome:
    """One player puts as many followers as fit on a military building of this level, but one."""
    g = cleared(1, characters=["antony"])
    levels(g, "africa", mil=level)
    followers(g, 5)
    placing(g)
    for number in range(level - 1):
        code = "place africa.mil boosted" if boosted and number == 0 else "place africa.mil"
        play(g, (JACK, code), (JACK, "decline"))
    return g


def test_example_13_two_followers_one_of_them_boosted() -> None:
    """Example 13: GR-13.5, GR-13.7"""
    g = crowded(3, boosted=True)
    assert view(g).provinces[0].sites[0].boosted == (JACK,)
    assert view(g).provinces[0].sites[0].free_places == 1
    assert "place africa.mil" in codes(g, JACK)


def test_example_14_three_on_level_three() -> None:
    """Example 14: GR-13.5"""
    g = crowded(3)
    play(g, (JACK, "place africa.mil"), (JACK, "decline"))
    assert len(view(g).provinces[0].sites[0].followers) == 3


def test_example_15_not_three_on_level_two() -> None:
    """Example 15: GR-13.5"""
    g = crowded(2)
    play(g, (JACK, "place africa.mil"), (JACK, "decline"))
    with refused(g, "All 2 places of this building are taken.", "GR-13.5"):
        g.submit(JACK, "place africa.mil")


def test_example_16_one_on_level_one() -> None:
    """Example 16: GR-13.5"""
    g = crowded(1)
    play(g, (JACK, "place africa.mil"), (JACK, "decline"))
    assert len(view(g).provinces[0].sites[0].followers) == 1


def test_example_17_an_empty_site() -> None:
    """Example 17: GR-13.6"""
    g = placing(cleared())
    with refused(g, "No military building stands here.", "GR-13.6"):
        g.submit(JACK, "place africa.mil")


def macedonia() -> GloryOfRome:
    g = cleared()
    for seat, number in ((JACK, 3), (MARY, 3), (HENRY, 1)):
        legions(g, seat, macedonia=number)
    return g


def test_example_18_a_tie() -> None:
    """Example 18: GR-15.4, GR-28.4, GR-28.6"""
    assert points(scored(macedonia()), "score-field") == [0, 0, 4, 0]


def test_example_19_the_warrior_breaks_it() -> None:
    """Example 19: GR-12.1, GR-28.7"""
    g = macedonia()
    medal(g, JACK, "warrior")
    assert points(scored(g), "score-field") == [8, 4, 0, 0]


def test_example_20_thrace_for_two() -> None:
    """Example 20: GR-28.5"""
    g = cleared(2)
    legions(g, JACK, thrace=3)
    legions(g, MARY, thrace=1)
    assert points(scored(g), "score-field") == [5, 3]


def test_example_21_two_moves_with_the_war_boost() -> None:
    """Example 21: GR-14.4, GR-14.5"""
    for boosted, after in ((True, (1, 1, 0)), (False, (0, 1, 1))):
        g = cleared()
        levels(g, "italy", mil=1)
        legions(g, ROSS, thrace=1)
        for seat in (JACK, MARY, HENRY):
            g.players[seat].home = 0
        placing(g)
        g.submit(ROSS, "place italy.mil boosted" if boosted else "place italy.mil")
        g.submit(ROSS, "legion macedonia")
        if boosted:
            g.submit(ROSS, "march thrace epirus")
        assert (stationed(g, ROSS), g.heading) == (after, "income")


def test_example_22_two_supremacies() -> None:
    """Example 22: GR-16.4, GR-16.5, GR-14.4"""
    g = cleared()
    feud(g, 2, 2, 0, 2)
    levels(g, "hispania", pol=1)
    g.column = [JACK, HENRY, HENRY]
    for seat in (JACK, MARY, ROSS):
        g.players[seat].home = 0
    placing(g)
    before = track(g)[HENRY]
    play(g, (HENRY, "place hispania.pol boosted"), (HENRY, "vote"), (HENRY, "vote"))
    assert track(g)[HENRY] == before + 4
    assert g.column == [JACK, HENRY, HENRY, HENRY, HENRY]


def test_example_23_revote() -> None:
    """Example 23: GR-10.6, GR-10.7, GR-16.7"""
    g = cleared()
    g.column = [ROSS, MARY, ROSS, ROSS]
    fame(g, 4, 4, 4, 4)
    intrigue(g, ROSS, "gaul")
    activating(g)
    play(g, (ROSS, "activate gaul.1"), (ROSS, "revote 2"))
    assert (g.column, g.votes_home(MARY), track(g)[ROSS]) == ([ROSS, ROSS, ROSS, ROSS], 5, 4 + 2)


def test_example_24_the_vote_that_comes_home() -> None:
    """Example 24: GR-16.2, GR-16.6, GR-16.8"""
    g = cleared()
    feud(g, 2, 0, 2, 2)
    levels(g, "gaul", pol=1)
    g.column = [MARY, MARY, HENRY, MARY, MARY]
    g.players[JACK].home = 0
    placing(g)
    before = track(g)[MARY]
    play(g, (MARY, "place gaul.pol boosted"), (MARY, "vote"))
    assert (track(g)[MARY] - before, g.column.count(MARY), g.votes_home(MARY)) == (2, 4, 1)
    g.submit(MARY, "vote")
    assert (track(g)[MARY] - before, g.column, g.votes_home(MARY)) == (4, [HENRY, MARY, MARY, MARY, MARY], 1)


def test_example_25_two_votes_with_the_boost() -> None:
    """Example 25: GR-14.4"""
    g = cleared()
    levels(g, "africa", pol=1)
    g.column = [MARY]
    placing(g)
    play(g, (JACK, "place africa.pol boosted"), (JACK, "vote"))
    assert g.column == [MARY, JACK]
    g.submit(JACK, "vote")
    assert g.column == [MARY, JACK, JACK]


def trading(seat: int, *cards: str) -> GloryOfRome:
    """This seat is about to trade with the boost, holding these goods."""
    g = cleared()
    feud(g, 0, 0, 0, 0)
    levels(g, g.province_of(seat).name, tra=1)
    give(g, seat, *cards)
    for other in range(4):
        g.players[other].home = 1 if other == seat else 0
    return placing(g)


def test_example_26_sundial_and_compasses() -> None:
    """Example 26: GR-17.2, GR-18.5, GR-18.7, GR-17.4"""
    g = trading(MARY, "sundial.1", "toga.1", "pilum.1", "stola.1")
    g.players[MARY].anchor = True
    on_top(g, "compasses.1", "coin_chest.1", "coin_chest.2")
    play(g, (MARY, "place gaul.tra boosted"), (MARY, "play sundial.1"), (MARY, "play compasses.1"))
    assert (seat_view(g, MARY).cards, seat_view(g, MARY).anchor) == (3, False)
    play(g, (MARY, "draw"), (MARY, "draw"))
    assert seat_view(g, MARY).cards == 5
    assert not [code for code in codes(g, MARY) if code.startswith("play")]


def test_example_27_bulla_and_a_set() -> None:
    """Example 27: GR-17.2, GR-18.4, GR-19.3"""
    g = trading(JACK, "bulla.1", "spatha.1", "spatha.2", "toga.1")
    on_top(g, "pilum.1", "stola.1", "coin_chest.1", "coin_chest.2")
    g.submit(JACK, "place africa.tra boosted")
    g.submit(JACK, "play bulla.1")
    assert seat_view(g, JACK).cards == 5
    g.submit(JACK, "set pilum.1+spatha.1+spatha.2")
    assert seat_view(g, JACK).cards == 2
    play(g, (JACK, "draw"), (JACK, "draw"))
    assert seat_view(g, JACK).cards == 4
    assert not [code for code in codes(g, JACK) if code.startswith("play")]


def test_example_28_a_long_chain() -> None:
    """Example 28: GR-18.5, GR-18.12, GR-18.13, GR-14.6"""
    g = cleared()
    levels(g, "italy", mil=1)
    legions(g, ROSS, thrace=5)
    give(g, ROSS, "snake_bracelets.1")
    discarded(g, "toga.1", "bulla.1")
    on_top(g, "spatha.1", "stola.1")
    for seat in (JACK, MARY, HENRY):
        g.players[seat].home = 0
    placing(g)
    assert (seat_view(g, ROSS).legions_home, seat_view(g, ROSS).legions_to_recruit) == (1, 1)
    play(g, (ROSS, "place italy.mil boosted"), (ROSS, "play snake_bracelets.1"))
    assert (g.players[ROSS].hand, g.goods.discards[-1]) == (["bulla.1"], "snake_bracelets.1")
    play(g, (ROSS, "play bulla.1"), (ROSS, "play spatha.1"))
    assert seat_view(g, ROSS).legions_home == 2
    play(g, (ROSS, "legion epirus"), (ROSS, "legion macedonia"))
    assert stationed(g, ROSS) == (1, 1, 5)


def test_example_29_two_cards_with_the_trade_boost() -> None:
    """Example 29: GR-14.4"""
    g = trading(MARY)
    play(g, (MARY, "place gaul.tra boosted"), (MARY, "draw"), (MARY, "draw"))
    assert len(g.players[MARY].hand) == 2


def test_example_30_what_can_be_sabotaged() -> None:
    """Example 30: GR-10.2, GR-20.2"""
    g = cleared()
    pantheon(g, MARY, 4)
    shown = seat_view(g, MARY).pantheon
    assert [(tier.tier, tier.finished, tier.can_be_sabotaged) for tier in shown] == [
        ("foundation", True, False),
        ("temple", False, True),
    ]
    fame(g, 4, 4)
    intrigue(g, JACK, "gaul")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "sabotage"))
    assert own_pieces(g, MARY) == (2, 0)


@pytest.mark.parametrize(
    ("example", "held", "coins", "population", "code", "after"),
    [
        (31, 1, 2, 3, "tax normal", (5, 1)),
        (32, 3, 1, 3, "tax double", (7, 1)),
        (33, 7, 3, 6, "tax double", (15, 3)),
        (34, 5, 10, 5, "tax normal", (15, 5)),
    ],
)
def test_examples_of_income(
    example: int, held: int, coins: int, population: int, code: str, after: tuple[int, int]
) -> None:
    """
    Example 31: GR-25.2, GR-25.4
    Example 32: GR-25.3
    Example 33: GR-25.3
    Example 34: GR-25.2
    """
    g = cleared()
    levels(g, "africa", rel=min(3, population - 1), agr=max(0, population - 4))
    fame(g, held)
    denarii(g, coins)
    g.players[JACK].claimed = [True] * 4
    taxing(g)
    assert view(g).provinces[0].population == population
    assert ("tax double" in codes(g, JACK)) == (example != 31)
    g.submit(JACK, code)
    assert (purses(g)[JACK], track(g)[JACK]) == after


def fortress(token: str, seat: int = JACK, stake: int = 5) -> GloryOfRome:
    """Jack stakes on Mary's fortress, or Mary on Jack's market."""
    g = cleared(spies="on")
    levels(g, "gaul", mil=3)
    levels(g, "africa", tra=1)
    denarii(g, 9, 9, 9, 9)
    fame(g, 6, 6, 6, 6)
    for player in g.players:
        player.claimed = [True] * 4
    proposing(g)
    if seat == MARY:
        g.submit(JACK, "done")
    place = "gaul.mil" if seat == JACK else "africa.tra"
    play(g, (seat, f"propose {token} {place}"), (seat, f"stake {stake}"))
    return g


def test_example_35_an_alliance_on_a_fortress() -> None:
    """Example 35: GR-30.5, GR-30.6"""
    g = fortress("alliance")
    g.submit(MARY, "accept")
    assert (purses(g)[:2], track(g)[:2]) == ([4, 14], [9, 9])


def test_example_36_a_spy_in_a_fortress() -> None:
    """Example 36: GR-30.7"""
    g = fortress("spy")
    g.submit(MARY, "accept")
    assert purses(g)[:2] == [4, 14]
    other = g.copy()
    g.submit(JACK, "fame")
    assert track(g)[:2] == [9, 6]
    other.submit(JACK, "legion epirus")
    assert (stationed(other, JACK), track(other)[:2]) == ((1, 0, 0), [6, 6])


def test_example_37_refused() -> None:
    """Example 37: GR-30.9, GR-30.10"""
    for token, left in (("alliance", 9), ("spy", 6)):
        g = fortress(token, MARY, 3)
        g.submit(JACK, "refuse")
        assert purses(g)[:2] == [9, left]


def sample_game() -> GloryOfRome:
    """The end of the rulebook's match: Jack, Henry, Mary and Ross."""
    g = cleared()
    fame(g, 29, 27, 26, 23)
    denarii(g, 12, 6, 3, 10)
    legions(g, JACK, macedonia=2, thrace=2)
    legions(g, MARY, epirus=1, macedonia=2)
    legions(g, HENRY, macedonia=1, thrace=3)
    legions(g, ROSS, epirus=1, thrace=1)
    g.column = [MARY, JACK, HENRY, MARY, ROSS]
    lay_set(g, HENRY, "weapon", "spatha.1", "bulla.1", "fibula.1")
    lay_set(g, HENRY, "clothes", "toga.1", "bulla.2", "laurel_wreath.1")
    lay_set(g, MARY, "weapon", "pilum.1", "spatha.2", "gladius.1")
    lay_set(g, ROSS, "jewellery", "snake_bracelets.1", "snake_bracelets.2", "signet_ring.1")
    pieces = {JACK: (1, 0), HENRY: (2, 3), MARY: (2, 0), ROSS: (2, 2)}
    for seat, (foundation, temple) in pieces.items():
        g.players[seat].own = [foundation, temple]
    g.players[HENRY].common = [Piece.BRONZE, Piece.GOLD]
    g.players[MARY].common[Tier.FOUNDATION] = Piece.GOLD
    g.players[ROSS].common[Tier.FOUNDATION] = Piece.SILVER
    medal(g, HENRY, "merchant")
    medal(g, MARY, "priest")
    medal(g, ROSS, "warrior")
    tasks(g, HENRY, "triumphator")
    tasks(g, ROSS, "last_brick")
    return g


def test_example_38_final_scoring() -> None:
    """Example 38: GR-28.1, GR-28.2, GR-28.3, GR-28.4, GR-28.6, GR-28.7, GR-28.8, GR-28.10, GR-28.11, GR-28.13"""
    end = scored(sample_game())
    columns = {
        "score-fame": [29, 27, 26, 23],
        "score-field": [5, 2, 14, 8],
        "score-senate": [2, 6, 3, 6],
        "score-set": [0, 4, 9, 6],
        "score-pantheon": [1, 6, 11, 7],
        "score-task": [0, 0, 3, 6],
        "score-denarii": [3, 2, 0, 2],
    }
    assert {source: points(end, source) for source in columns} == columns
    assert [sheet.total for sheet in end.sheets] == [40, 47, 66, 58]
    assert end.winners == [HENRY]


def test_example_39_the_last_empty_slot() -> None:
    """Example 39: GR-23.1, GR-23.2"""
    g = cleared()
    intrigue(g, MARY, "africa", 1)
    intrigue(g, HENRY, "africa", 2)
    followers(g, 2, 1, 1, 1)
    placing(g)
    g.submit(JACK, "plot africa.3")
    slot = view(g).provinces[0].slots[2]
    assert (slot.owner, slot.fresh, slot.active) == (JACK, True, False)
    for seat in (MARY, HENRY, ROSS):
        play(g, (seat, "place colosseum"), (seat, "cheer"))
    with refused(g, "Slot 3 is taken.", "GR-23.2"):
        g.submit(JACK, "plot africa.3")
    assert not [code for code in codes(g, JACK) if code.startswith("plot")]


def test_example_41_population() -> None:
    """Example 41: GR-11.6"""
    g = cleared()
    assert g.named("africa").population() == 1
    levels(g, "africa", agr=1)
    assert g.named("africa").population() == 2
    levels(g, "africa", mil=3, rel=2)
    assert g.named("africa").population() == 1 + 1 + 3 + 2
    assert g.named("africa").levels[Sphere.MILITARY] == 3
