"""Setup of the board and of the players (AE-1.1 to AE-1.3, AE-2, AE-3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import AWARDS, BUILDINGS, DAMAGE, FIGURES_OF, PROVINCES, Card
from comitium.games.aeterna.components import BY_PLAYERS
from comitium.games.aeterna.conserved import conserved
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    AQUEDUCT,
    TEMPLE,
    all_seen,
    goods,
    new_table,
    refused,
    seat_view,
    told,
    view,
)

SEATS = [2, 3, 4]
MANY = [f"seed {number}" for number in range(100)]

every_table = pytest.mark.parametrize("seats", SEATS)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """AE-1.1"""
    players = f"{seats} player is" if seats == 1 else f"{seats} players are"
    with refused(new_table(), f"{players} not possible: this game is for 2 to 4.", "AE-1.1"):
        GAME.start(seats, {}, "seed")


@every_table
def test_two_to_four_can_play(seats: int) -> None:
    """AE-1.1"""
    g = new_table(seats)

    assert len(g.players) == seats
    assert g.waiting() == list(range(seats))


def test_the_choice_of_hills_is_the_only_option() -> None:
    """AE-1.3"""
    assert [option.name for option in GAME.options] == ["hills"]
    with refused(new_table(), "There is no table option “solo”. Known: hills."):
        GAME.start(2, {"solo": "yes"}, "seed")


@every_table
def test_figures_of_every_epoch_are_drawn_in_setup(seats: int) -> None:
    """AE-2.1, AE-24.1: one per epoch for two players, two for more; each of the four can come."""
    drawn = {2: 1, 3: 2, 4: 2}[seats]
    seen: list[Counter[str]] = [Counter(), Counter(), Counter()]
    for seed in MANY:
        g = new_table(seats, seed=seed)
        for epoch, figures in enumerate([g.figures, *g.coming_figures]):
            assert len({figure.name for figure in figures}) == drawn
            seen[epoch].update(figure.name for figure in figures)

    assert [set(counted) for counted in seen] == [{figure.name for figure in figures} for figures in FIGURES_OF]


def test_only_the_figures_of_the_first_epoch_lie_open() -> None:
    """AE-2.2: of the later ones all see how many there are, and no more."""
    one, two = new_table(4), new_table(4)
    two.coming_figures = [FIGURES_OF[1][2:], FIGURES_OF[2][2:]]
    one.coming_figures = [FIGURES_OF[1][:2], FIGURES_OF[2][:2]]

    assert [shown.figure for shown in view(one).figures] == [figure.name for figure in one.figures]
    assert view(one).figures_to_come == (2, 2)
    assert all_seen(one, 0) == all_seen(two, 0)


def test_the_six_decks_are_sorted_by_epoch_and_kind_and_shuffled() -> None:
    """AE-2.3: twelve buildings and eight provinces in each epoch, every order by chance."""
    assert [len(deck) for deck in BUILDINGS] == [12, 12, 12]
    assert [len(deck) for deck in PROVINCES] == [8, 8, 8]
    orders: list[set[tuple[Card, ...]]] = [set(), set(), set(), set()]
    for seed in MANY:
        g = new_table(2, seed=seed)
        assert [set(deck) for deck in g.building_decks] == [set(deck) for deck in BUILDINGS[1:]]
        assert [set(deck) for deck in g.province_decks] == [set(deck) for deck in PROVINCES[1:]]
        for number, deck in enumerate([*g.building_decks, *g.province_decks]):
            orders[number].add(tuple(deck))

    assert [len(of_deck) for of_deck in orders] == [len(MANY)] * 4


@every_table
def test_everybody_is_dealt_three_buildings_and_two_provinces(seats: int) -> None:
    """AE-2.4, AE-24.7: of epoch I."""
    g = new_table(seats)

    for packet in g.packets:
        assert [card.is_province() for card in packet] == [False, False, False, True, True]
        assert {card.epoch for card in packet} == {1}


@pytest.mark.parametrize(("seats", "buildings", "provinces"), [(2, 6, 4), (3, 3, 2), (4, 0, 0)])
def test_undealt_cards_leave_the_game_unseen(seats: int, buildings: int, provinces: int) -> None:
    """AE-2.5: nobody can tell which."""
    g = new_table(seats)
    dealt = {card for packet in g.packets for card in packet}

    assert len([card for card in BUILDINGS[0] if card not in dealt]) == buildings
    assert len([card for card in PROVINCES[0] if card not in dealt]) == provinces
    undealt = [card.name for card in [*BUILDINGS[0], *PROVINCES[0]] if card not in dealt]
    assert [name for name in undealt if f'"{name}"' in all_seen(g, 0)] == []


def test_the_decks_of_later_epochs_are_set_aside_face_down() -> None:
    """AE-2.6: turning a deck over changes nothing anybody sees."""
    one, two = new_table(), new_table()
    two.building_decks = [deck[::-1] for deck in two.building_decks]
    two.province_decks = [deck[::-1] for deck in two.province_decks]

    assert [all_seen(one, viewer) for viewer in (0, 1, 2, None)] == [
        all_seen(two, viewer) for viewer in (0, 1, 2, None)
    ]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 9), (3, 15), (4, 21)])
def test_the_number_of_players_decides_which_award_tokens_are_used(seats: int, tokens: int) -> None:
    """AE-2.7, AE-2.9, AE-24.3: all that are marked for it, three on every active hill, face up and active."""
    g = new_table(seats)
    on_hills = [award for hill in g.hills for award in hill.awards]

    assert sorted(award.name for award in on_hills) == sorted(AWARDS)[:tokens]
    assert [len(hill.awards) for hill in view(g).hills] == [3] * len(g.hills)
    assert not any(award.exhausted for hill in view(g).hills for award in hill.awards)


def test_award_tokens_are_placed_by_chance() -> None:
    """AE-2.9: the first hill can get any of them."""
    first = {new_table(2, seed=seed).hills[0].awards[0].name for seed in MANY}

    assert first == {name for name, award in AWARDS.items() if award.players == 2}


@pytest.mark.parametrize(("seats", "hills"), [(2, 3), (3, 5), (4, 7)])
def test_the_lowest_numbered_hills_are_active_by_default(seats: int, hills: int) -> None:
    """AE-2.8, AE-24.2"""
    assert [hill.number for hill in new_table(seats).hills] == list(range(1, hills + 1))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_players_may_agree_on_any_other_set_of_that_size(seats: int) -> None:
    """AE-2.8, AE-2.17: every set there is, settled before any token is placed."""
    size = BY_PLAYERS[seats].hills
    for chosen in combinations(range(1, 8), size):
        if chosen == tuple(range(1, size + 1)):
            continue
        g = new_table(seats, "-".join(str(number) for number in chosen))
        assert [hill.number for hill in g.hills] == list(chosen)
        assert len({award.name for hill in g.hills for award in hill.awards}) == 3 * size


def test_a_set_of_another_size_is_refused() -> None:
    """AE-2.8, AE-2.17"""
    with refused(new_table(), "With 2 players 3 hills are active, not 5.", "AE-2.8"):
        GAME.start(2, {"hills": "1-2-3-4-6"}, "seed")
    with refused(new_table(), "With 4 players 7 hills are active, not 3.", "AE-2.8"):
        GAME.start(4, {"hills": "1-2-4"}, "seed")


def test_a_hill_without_tokens_takes_no_part() -> None:
    """AE-2.10: it is no place for citizens or structures, and the refusal says why."""
    g = new_table(2, "1-2-4")

    assert view(g).inactive_hills == ("quirinal", "aventine", "esquiline", "viminal")
    assert [hill.name for hill in g.hills] == ["capitoline", "palatine", "caelian"]


def test_four_of_the_six_damage_tokens_are_placed_by_chance() -> None:
    """AE-2.11: face up on their four spaces; every token can come onto every space."""
    seen: set[tuple[int, str]] = set()
    for seed in MANY:
        g = new_table(seed=seed)
        assert len({damage.name for damage in g.damage}) == 4
        assert [shown.space for shown in view(g).damage] == [3, 5, 7, 9]
        seen.update((space, damage.name) for space, damage in enumerate(g.damage))

    assert seen == {(space, name) for space in range(4) for name in DAMAGE}


def test_the_first_phase_is_the_draft() -> None:
    """AE-2.12"""
    g = new_table()

    assert (view(g).epoch, view(g).phase) == (1, "draft")
    assert told(g) == ["Epoch 1 begins: Kingdom.", "Everybody is dealt 3 buildings and 2 provinces."]


@pytest.mark.parametrize(("seats", "values"), [(2, (2, 1)), (3, (3, 2, 1)), (4, (4, 3, 2, 1))])
def test_the_turn_order_track_has_a_space_for_every_player(seats: int, values: tuple[int, ...]) -> None:
    """AE-2.13, AE-24.5"""
    assert view(new_table(seats)).pass_values == values
    assert sorted(view(new_table(seats)).order) == list(range(seats))


@every_table
def test_the_first_turn_order_is_drawn_by_chance(seats: int) -> None:
    """AE-2.14: every seat can be first, every seat last."""
    orders = [new_table(seats, seed=seed).order for seed in MANY]

    assert {order[0] for order in orders} == {order[-1] for order in orders} == set(range(seats))


def test_one_structure_of_each_type_waits_on_its_space() -> None:
    """AE-2.15: the other six in the supply."""
    g = new_table()

    assert g.spaces == [TEMPLE, AQUEDUCT, AMPHITHEATRE]
    assert [(space.structure, space.here, space.in_supply) for space in view(g).spaces] == [
        ("temple", True, 2),
        ("aqueduct", True, 2),
        ("amphitheatre", True, 2),
    ]


def test_turn_order_and_seating_are_independent() -> None:
    """AE-2.16: packets go to the next seat whatever the turn order is."""
    for seed in MANY[:10]:
        g = new_table(4, seed=seed)
        assert [g.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert len({tuple(new_table(4, seed=seed).order) for seed in MANY[:10]}) > 1


def test_seats_differ_in_nothing_but_the_direction_of_the_draft() -> None:
    """AE-2.18, AE-3.4: all begin with the same, whatever their colour."""
    g = new_table(4)
    alike = {(goods(player), player.supply, player.unrest, player.points, player.doom) for player in g.players}

    assert len(alike) == 1
    assert all(not player.cards and not player.figures for player in g.players)


@every_table
def test_everybody_begins_calm_and_without_points(seats: int) -> None:
    """AE-3.1"""
    for player in new_table(seats).players:
        assert (player.unrest, player.points, player.doom) == (0, 0, 0)


@every_table
def test_everybody_begins_with_two_citizens_and_some_goods(seats: int) -> None:
    """AE-3.2, AE-3.3: 2 citizens, 2 aurei, 1 stone, 5 wheat; five citizens are in the supply."""
    g = new_table(seats)

    for seat, player in enumerate(g.players):
        assert goods(player) == (2, 2, 1, 5)
        assert seat_view(g, seat).citizens_in_supply == 5


@every_table
def test_all_pieces_are_there(seats: int) -> None:
    """AE-1.6, AE-2.15: seven citizens each, three structures of each type, 60 cards and 12 figures."""
    counts = conserved(new_table(seats))

    assert [counts[f"citizens of seat {seat}"] for seat in range(seats)] == [7] * seats
    assert [counts[kind] for kind in ("temple", "aqueduct", "amphitheatre")] == [3, 3, 3]
    assert counts["cards"] == counts["different cards"] == 72
