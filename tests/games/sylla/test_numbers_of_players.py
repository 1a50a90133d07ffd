"""Three players (SY-16) and two players (SY-17)."""

from __future__ import annotations

import pytest

from comitium.games.sylla.pieces import CHARACTER_CARDS
from tests.games.sylla.situations import (
    BLUE,
    RED,
    WHITE,
    all_named,
    answer,
    codes,
    coins,
    kinds_of,
    named,
    new_table,
    offered,
    points,
    situation,
    told,
    view,
    vote,
)

SEEDS = [f"seed {number}" for number in range(8)]


def chosen(seats: int, seed: str = "test", number: int = 0) -> list[str]:
    """The names of deck and display after everybody has kept something."""
    g = new_table(seats, seed=seed)
    for seat in range(seats):
        g.submit(seat, codes(g, seat)[number])
    return [card.name for card in g.deck]


# -- three -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_three_players_play_with_tiles_and_sets_i_to_iii(seed: str) -> None:
    """SY-16.1"""
    assert sorted(player.income_tile for player in view(new_table(3, seed=seed)).players) == ["I", "II", "III"]


def test_three_players_keep_six() -> None:
    """SY-16.2: with 4 coins and 1 for each Merchant."""
    g = new_table(3)
    for seat in range(3):
        number = view(g).players[seat].income_tile
        g.submit(seat, "keep " + "+".join(f"{number}-{nn}" for nn in ("01", "03", "04", "05", "07", "10")))

    assert [len(kinds_of(g, seat)) for seat in range(3)] == [6, 6, 6]
    assert coins(g) == [6, 6, 6]


def test_set_iv_is_in_the_deck_of_three() -> None:
    """SY-16.3: 22 cards, shuffled together."""
    deck = chosen(3)

    assert len(deck) == 22
    assert {name for name in deck if name.startswith("IV-")} == {card.name for card in CHARACTER_CARDS[30:]}
    assert not all(name.startswith("IV-") for name in deck[12:])


def test_three_players_choose_from_five() -> None:
    """SY-16.4: each one card; two go under the deck."""
    g = situation("recruitment", seats=3)
    shown = [card.name for card in view(g).display]
    assert len(shown) == 5
    for seat in (BLUE, RED, WHITE):
        assert g.waiting() == [seat]
        answer(g, codes(g, seat)[0])

    assert [card.name for card in view(g).deck_bottom] == shown[3:]
    assert g.heading == "buildings"


def test_three_players_sell_four_tiles() -> None:
    """SY-16.5: the two left are removed."""
    g = situation("buildings", ["slave", "", ""], seats=3, turn=5)
    for tile in ("stall-A1", "field-A1", "crane-A1"):
        answer(g, f"offer {tile}", "pass")
    assert g.heading == "buildings"
    answer(g, "offer tavern-A1", "pass")

    assert g.heading != "buildings"
    assert "Left over and removed: Sanctuary and Insula." in told(g)


@pytest.mark.parametrize(("work", "gained"), [("pantheon", [10, 6, 2]), ("baths", [5, 3, 0]), ("granary", [5, 3, 0])])
def test_everything_else_is_as_with_four(work: str, gained: list[int]) -> None:
    """SY-16.6: points and steps of Great Works; both red tiles can be bought."""
    g = situation("work", seats=3, coins=[5, 4, 3], work=work, famine=4)
    vote(g, "build 5", "build 4", "build 3")
    if work == "baths":
        assert view(g).markers[0].cell == 4
    if work == "granary":
        assert view(g).famine.level == 1
    loss = view(g).famine.level
    assert points(g) == [10 + more - loss for more in gained]

    g = situation("buildings", ["slave slave", "", ""], seats=3)
    answer(g, "offer stall-A1", "bid 1", f"turn {named(g, BLUE, 'slave')}", "offer field-A1", "bid 1")
    assert [kind for kind in kinds_of(g, BLUE) if kind != "slave"] == ["stall", "field"]


# -- two ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_two_players_play_with_tiles_and_sets_i_and_ii(seed: str) -> None:
    """SY-17.1"""
    assert sorted(player.income_tile for player in view(new_table(2, seed=seed)).players) == ["I", "II"]


def test_sets_iii_and_iv_are_in_the_deck_of_two() -> None:
    """SY-17.2: each keeps six; 28 cards with the rejected ones."""
    deck = chosen(2)

    assert len(deck) == 28
    assert {name for name in deck if name.startswith(("III-", "IV-"))} == {card.name for card in CHARACTER_CARDS[20:]}


@pytest.mark.parametrize("consul", [BLUE, RED])
def test_two_players_take_two_cards_each(consul: int) -> None:
    """SY-17.3: from six, first both of the First Consul, then both of the other; two go under the deck."""
    g = situation("recruitment", seats=2, consul=consul)
    shown = [card.name for card in view(g).display]
    assert len(shown) == 6
    order = []
    while g.heading == "recruitment":
        order.append(g.waiting()[0])
        answer(g, codes(g, g.waiting()[0])[0])

    assert order == [consul, consul, 1 - consul, 1 - consul]
    assert [card.name for card in view(g).deck_bottom] == shown[4:]


def test_a_purchase_removes_the_other_tile_of_its_colour() -> None:
    """SY-17.4: so at most one building per colour is bought in a turn."""
    g = situation("buildings", ["slave slave slave slave", ""], seats=2)
    answer(g, "offer stall-A1", "bid 1")
    answer(g, codes(g, BLUE)[0])
    assert offered(g) == ["-", "-", "crane", "sanctuary", "tavern", "insula"]
    answer(g, "offer insula-B1", "bid 1")
    answer(g, codes(g, BLUE)[0], "take pride", "take pride")
    assert offered(g) == ["-", "-", "crane", "sanctuary", "-", "-"]
    answer(g, "offer sanctuary-A1", "bid 1")
    answer(g, codes(g, BLUE)[0])

    assert g.heading != "buildings"
    assert [kind for kind in kinds_of(g, BLUE) if kind != "slave"] == ["stall", "sanctuary"]


def test_a_discarded_tile_removes_nothing() -> None:
    """SY-17.5"""
    g = situation("buildings", ["slave slave", ""], seats=2)
    answer(g, "offer stall-A1", "pass")

    assert offered(g) == ["-", "field", "crane", "sanctuary", "tavern", "insula"]


def test_tiles_removed_with_a_purchase_are_not_counted() -> None:
    """SY-17.6, SY-17.4: one bought, then four discarded make five; what is then left is removed."""
    g = situation("buildings", ["slave slave", ""], seats=2)
    answer(g, "offer stall-A1", "bid 1")
    answer(g, f"turn {all_named(g, BLUE, 'slave')[0]}")
    for tile in ("crane-A1", "sanctuary-A1", "tavern-A1"):
        assert g.heading == "buildings"
        answer(g, f"offer {tile}", "pass")

    assert g.sold == 4
    assert g.heading == "buildings"  # the last tile comes up by itself
    answer(g, "pass")
    assert g.sold == 5
    assert g.heading != "buildings"


def test_the_phase_of_two_ends_after_five_tiles() -> None:
    """SY-17.6, SY-6.13: with all passing, the sixth is removed."""
    g = situation("buildings", ["slave", ""], seats=2, turn=5)
    for tile in ("stall-A1", "field-A1", "crane-A1", "sanctuary-A1", "tavern-A1"):
        answer(g, f"offer {tile}", "pass")

    assert g.heading != "buildings"
    assert "Left over and removed: Insula." in told(g)


def test_the_phase_of_two_ends_when_nothing_is_on_offer() -> None:
    """SY-17.6: three purchases empty all six slots."""
    g = situation("buildings", ["slave slave slave", ""], seats=2)
    for tile in ("stall-A1", "crane-A1", "tavern-A1"):
        answer(g, f"offer {tile}", "bid 1")
        if codes(g, g.waiting()[0])[0].startswith("turn"):
            answer(g, codes(g, BLUE)[0])

    assert g.sold == 3
    assert g.heading != "buildings"


@pytest.mark.parametrize(("work", "kind"), [("baths", 0), ("senate", 1), ("colosseum", 2)])
@pytest.mark.parametrize(("votes", "cell"), [(4, 0), (5, 2), (9, 2), (10, 4)])
def test_with_two_a_marker_moves_two_cells_for_five_votes(work: str, kind: int, votes: int, cell: int) -> None:
    """SY-17.7"""
    g = situation("work", seats=2, coins=[votes], work=work, markers=(0, 0, 0))
    vote(g, f"build {votes}", "plebs 0")

    assert view(g).markers[kind].cell == cell


@pytest.mark.parametrize(("votes", "level"), [(3, 5), (4, 3), (7, 3), (8, 1), (12, 0)])
def test_with_two_the_granary_moves_famine_two_for_four_votes(votes: int, level: int) -> None:
    """SY-17.8"""
    g = situation("work", seats=2, coins=[votes], work="granary", famine=5)
    vote(g, f"build {votes}", "plebs 0")

    assert view(g).famine.level == level


@pytest.mark.parametrize(("votes", "gained"), [((3, 2), [6, 2]), ((2, 2), [6, 6]), ((1, 0), [6, 0])])
def test_with_two_the_pantheon_gives_6_and_2(votes: tuple[int, int], gained: list[int]) -> None:
    """SY-17.9"""
    g = situation("work", seats=2, coins=votes, work="pantheon")
    vote(g, *[f"build {number}" for number in votes])

    assert points(g) == [10 + more for more in gained]


@pytest.mark.parametrize("work", ["granary", "baths", "colosseum", "senate"])
def test_with_two_other_points_are_unchanged(work: str) -> None:
    """SY-17.10: 5 and 3; the Temple still gives 10 and 6."""
    g = situation("work", seats=2, coins=[3, 1], work=work)
    vote(g, "build 3", "build 1")
    assert points(g) == [15, 13]

    g = situation("work", seats=2, coins=[8, 5], work="temple")
    vote(g, "build 8", "build 5")
    assert points(g) == [20, 16]
