"""Setup (SY-2)."""

from __future__ import annotations

import pytest

from comitium.games.sylla import GAME
from comitium.games.sylla.components import WORKS
from comitium.games.sylla.pieces import CHARACTER_CARDS, TILES
from tests.games.sylla.situations import (
    BLUE,
    RED,
    codes,
    coins,
    events,
    kinds_of,
    new_table,
    offered,
    own,
    points,
    refused,
    seat_view,
    tokens,
    view,
)

SEEDS = [f"seed {number}" for number in range(12)]


def test_the_ecclesia_is_put_aside() -> None:
    """SY-2.1: six Great Works can be built, and the Ecclesia is none of them."""
    assert list(WORKS) == ["pantheon", "temple", "granary", "baths", "colosseum", "senate"]


@pytest.mark.parametrize("seed", SEEDS)
def test_tiles_lie_in_the_stack_by_their_letters(seed: str) -> None:
    """SY-2.2: all 32, first all A, then all B, then all C; each letter shuffled on its own."""
    g = new_table(seed=seed)

    assert "".join(tile.letter for tile in g.stack) == "A" * 12 + "B" * 12 + "C" * 8
    assert {tile.name for tile in g.stack} == {tile.name for tile in TILES}


def test_each_letter_is_shuffled() -> None:
    """SY-2.2: another seed, another order of each letter."""
    stacks = [[tile.name for tile in new_table(seed=seed).stack] for seed in SEEDS]

    for first, last in ((0, 12), (12, 24), (24, 32)):
        assert len({tuple(stack[first:last]) for stack in stacks}) == len(SEEDS)


def test_six_tiles_lie_in_slots_of_three_colours() -> None:
    """SY-2.3: left to right from the top of the stack; two red, two yellow, two grey."""
    g = new_table()

    assert offered(g) == [tile.kind for tile in g.stack[:6]]
    assert [slot.colour for slot in view(g).slots] == ["red", "red", "yellow", "yellow", "grey", "grey"]


@pytest.mark.parametrize("seed", SEEDS)
def test_decadence_and_three_others_are_in_play(seed: str) -> None:
    """SY-2.4, SY-2.5: Decadence in slot 4, three of the other nine above it, six in the deck."""
    g = new_table(seed=seed)
    upper = events(g)[:3]

    assert events(g)[3] == "decadence"
    assert len(set(upper)) == 3
    assert "decadence" not in upper
    assert len(view(g).events_left) == 6
    assert {*upper, *view(g).events_left, "decadence"} == {
        "epidemic", "eruption", "cult", "famine", "persecution", "purge", "flood", "revolt", "pillage", "decadence",
    }  # fmt: skip


def test_events_are_shuffled() -> None:
    """SY-2.5"""
    assert len({tuple(events(new_table(seed=seed))) for seed in SEEDS}) > 8


@pytest.mark.parametrize("seed", SEEDS)
def test_one_great_work_is_removed_and_shown(seed: str) -> None:
    """SY-2.6, SY-2.7: five are left, of which only the first is visible."""
    g = new_table(seed=seed)
    shown = view(g)
    assert shown.work is not None

    assert shown.removed_work in WORKS
    assert shown.next_work is None
    assert len(shown.works_left) == 4
    assert {shown.removed_work, shown.work.work, *shown.works_left} == set(WORKS)
    assert g.works[0].name == shown.work.work


def test_great_works_are_shuffled() -> None:
    """SY-2.6: every one is sometimes removed, and sometimes first."""
    tables = [new_table(seed=f"works {number}") for number in range(60)]

    assert {view(g).removed_work for g in tables} == set(WORKS)
    assert {g.works[0].name for g in tables} == set(WORKS)


def test_markers_start_in_the_middle_of_the_ladder() -> None:
    """SY-2.8: value 2, with a cell of crisis and one more below it."""
    g = new_table()

    assert [(marker.cell, marker.value, marker.to_crisis) for marker in view(g).markers] == [(2, 2, 2)] * 3
    assert view(g).ladder == (0, 1, 2, 3, 4)
    assert g.supply == [38, 38, 38]


def test_famine_starts_on_0() -> None:
    """SY-2.9"""
    assert (view(new_table()).famine.level, view(new_table()).famine.loss) == (0, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_gets_an_income_tile_and_the_set_of_its_number(seed: str) -> None:
    """SY-2.10: ten cards, all of one set; sets are alike but for their number."""
    g = new_table(seed=seed)
    tiles = [player.income_tile for player in view(g).players]

    assert sorted(tiles) == ["I", "II", "III", "IV"]
    for player in view(g).players:
        assert [card.name for card in player.hand] == [f"{player.income_tile}-{nn:02}" for nn in range(1, 11)]
        assert [card.kind for card in player.hand] == [card.kind for card in CHARACTER_CARDS[:10]]


def test_income_tiles_are_dealt_at_random() -> None:
    """SY-2.10"""
    assert {new_table(seed=seed).players[BLUE].income_tile for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "kept"), [(4, 4), (3, 6), (2, 6)])
def test_everybody_keeps_some_of_ten_in_secret(seats: int, kept: int) -> None:
    """SY-2.11: any of the 210 ways; nobody owns anything before all have chosen."""
    g = new_table(seats)
    for seat in range(seats):
        assert len(codes(g, seat)) == len(set(codes(g, seat))) == 210
        assert g.waiting() == list(range(seat, seats))
        assert [player.cards for player in view(g).players] == [()] * seats
        g.submit(seat, codes(g, seat)[7 * seat])

    assert [len(kinds_of(g, seat)) for seat in range(seats)] == [kept] * seats
    assert not any(card.turned or card.face_down for player in view(g).players for card in player.cards)


def test_kept_are_the_cards_named() -> None:
    """SY-2.11"""
    g = new_table()
    number = seat_view(g, RED).income_tile
    for seat in range(4):
        wanted = f"keep {number}-02+{number}-03+{number}-07+{number}-10" if seat == RED else codes(g, seat)[0]
        g.submit(seat, wanted)

    assert kinds_of(g, RED) == ["senator", "merchant", "vestal", "slave"]
    assert [card.christian for card in seat_view(g, RED).cards] == [True, False, False, True]


def test_other_choices_are_refused() -> None:
    """SY-2.10, SY-2.11"""
    g = new_table()
    number = seat_view(g, BLUE).income_tile
    other = seat_view(g, RED).income_tile

    with refused(g, "You keep 4 characters, not 3.", "SY-2.11"):
        g.submit(BLUE, f"keep {number}-01+{number}-02+{number}-03")
    with refused(g, f"{other}-01 is not in your set {number}.", "SY-2.10"):
        g.submit(BLUE, f"keep {other}-01+{number}-02+{number}-03+{number}-04")
    with refused(g, "You keep 4 characters, not 3.", "SY-2.11"):
        g.submit(BLUE, f"keep {number}-01+{number}-02+{number}-02+{number}-03")
    with refused(g, "Name 4 cards of your set, such as “keep I-01+I-03”, in their order.", "SY-2.11"):
        g.submit(BLUE, f"keep {number}-02+{number}-01+{number}-03+{number}-04")
    with refused(g, "Name 4 cards of your set, such as “keep I-01+I-03”, in their order.", "SY-2.11"):
        g.submit(BLUE, f"keep {number}-01" + f"+{number}-02" * 5000)
    with refused(g, "Name 4 cards of your set, such as “keep I-01+I-03”, in their order.", "SY-2.11"):
        g.submit(BLUE, "keep")


@pytest.mark.parametrize(("seats", "deck", "display"), [(4, 24, 6), (3, 22, 5), (2, 28, 6)])
def test_the_other_characters_form_deck_and_display(seats: int, deck: int, display: int) -> None:
    """SY-2.12: all that were not kept, shuffled; six of them (five with three players) lie open."""
    g = new_table(seats)
    for seat in range(seats):
        g.submit(seat, codes(g, seat)[0])
    owned = {card.name for player in view(g).players for card in player.cards}
    shown = view(g)

    assert len(shown.display) == display
    assert shown.deck == deck - display
    assert {card.name for card in g.deck} == {card.name for card in CHARACTER_CARDS} - owned
    assert [card.name for card in g.deck] != sorted(card.name for card in g.deck)


@pytest.mark.parametrize(("choice", "money"), [("01+02+05+06", 4), ("01+03+05+06", 5), ("01+03+04+06", 6)])
def test_everybody_starts_with_4_coins_and_1_for_every_merchant(choice: str, money: int) -> None:
    """SY-2.13"""
    g = new_table()
    for seat in range(4):
        number = seat_view(g, seat).income_tile
        g.submit(seat, "keep " + "+".join(f"{number}-{place}" for place in choice.split("+")))

    assert coins(g) == [money] * 4


def test_everybody_starts_with_10_points_10_cubes_and_no_tokens() -> None:
    """SY-2.14: how ten cubes limit a phase V is told by SY-19.3."""
    g = new_table()

    assert points(g) == [10] * 4
    assert [tokens(g, seat) for seat in range(4)] == [[0, 0, 0]] * 4


@pytest.mark.parametrize("seed", SEEDS)
def test_the_owner_of_income_tile_i_is_first_consul(seed: str) -> None:
    """SY-2.15"""
    g = new_table(seed=seed)
    owner = [player.income_tile for player in view(g).players].index("I")

    assert view(g).incumbent == owner
    for seat in range(4):
        g.submit(seat, codes(g, seat)[0])
    assert g.waiting() == [owner]


def test_coins_and_tokens_are_behind_the_screen_and_all_else_is_open() -> None:
    """SY-2.16"""
    g = new_table()
    for seat in range(4):
        g.submit(seat, codes(g, seat)[0])

    assert [(player.coins, player.tokens) for player in view(g).players] == [(None, None)] * 4
    assert [own(g, seat).coins for seat in range(4)] == coins(g)
    assert all(player.cards and player.prestige == 10 for player in view(g).players)


def test_what_is_known_when_characters_are_chosen() -> None:
    """SY-2.17: tiles, events, the removed and the first Great Work and the income tiles; not yet the display."""
    shown = view(new_table())

    assert all(slot.tile is not None for slot in shown.slots)
    assert len(shown.events) == 4
    assert shown.removed_work
    assert shown.work is not None
    assert {player.income_tile for player in shown.players} == {"I", "II", "III", "IV"}
    assert shown.display == ()
    assert shown.deck == 0


def test_a_seat_is_a_colour_without_effect() -> None:
    """SY-2.18: four seats; nothing in the state tells them apart but their number and what they were dealt."""
    g = new_table()

    assert len({(player.prestige, player.coins, player.pieces) for player in g.players}) == 1
    assert GAME.players[-1] == 4
