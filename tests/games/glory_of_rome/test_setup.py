"""Aim, pieces and setup (GR-1 to GR-4)."""

from __future__ import annotations

import pytest

from comitium.engine.message import Refused
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.components import (
    ACHIEVEMENTS,
    BUILDINGS,
    CASSIUS,
    CHARACTERS,
    EVENTS,
    GOODS,
    TASKS,
    goods_cards,
    goods_of,
)
from comitium.games.glory_of_rome.conserved import conserved
from comitium.games.glory_of_rome.fame import claim_milestones
from comitium.games.glory_of_rome.kinds import Medal, Sphere, Tier, Ware
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import task_name
from comitium.text import Speaker
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    building,
    cleared,
    codes,
    denarii,
    give,
    levels,
    moments,
    new_table,
    on_top,
    own,
    placing,
    play,
    played_out,
    provinces,
    refused,
    seat_view,
    tasks,
    taxing,
    track,
    view,
)


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    """GR-1.1"""
    with pytest.raises(Refused) as caught:
        GAME.choose(seats, {})
    assert caught.value.clause == "GR-1.1"
    assert list(GAME.players) == [1, 2, 3, 4]


def test_everybody_is_another_of_six_characters() -> None:
    """GR-1.1, GR-3.1: dealt at random."""
    dealt = [[player.character for player in new_table(4, f"seed {number}").players] for number in range(20)]
    assert all(len(set(four)) == 4 for four in dealt)
    assert {character for four in dealt for character in four} == set(CHARACTERS)
    assert len(CHARACTERS) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_lasts_nine_rounds(seats: int) -> None:
    """GR-1.2: never fewer, and then it is scored."""
    g = new_table(seats)
    rounds = {moment.round for moment in moments(g, "nine")}
    assert sorted(rounds - {0}) == list(range(1, 10))
    assert g.result is not None
    assert [len(g.past_events), len(g.events)] == [9, 3]


def test_the_four_phases_come_in_order() -> None:
    """GR-1.3, GR-7.1, GR-7.2, GR-7.3, GR-7.4: event and activations, building, action, income."""
    g = new_table(4, "phases")
    seen: list[tuple[int, str]] = []
    for moment in moments(g, "phases"):
        for entry in moment.log:
            if entry.heading and (moment.round, entry.heading) not in seen and entry is moment.log[-1]:
                seen.append((moment.round, entry.heading))
    for number in range(3, 9):
        headings = [heading for round, heading in seen if round == number and heading != "event"]
        order = ["intrigue", "building", "action", "income"]
        assert [heading for heading in order if heading in headings] == headings


def test_most_fame_and_end_fame_together_win() -> None:
    """GR-1.4"""
    g = cleared(2, round=9)
    g.players[JACK].fame, g.players[MARY].fame = 10, 8
    g.column = [MARY, MARY, MARY]  # 1 + 2 + 3
    denarii(g, 0, 0)
    taxing(g)
    play(g, (JACK, "tax normal"), (MARY, "tax normal"))
    assert g.result is not None
    assert [sheet.total for sheet in g.result.sheets] == [10, 14]
    assert g.result.winners == [MARY]


def test_nobody_has_more_pieces_than_the_box_gives() -> None:
    """GR-2.1: 7 legions, 5 votes, 5 followers, 3 intrigues, 5 own Pantheon pieces, one boost of each kind."""
    for seed in ("one", "two"):
        for g in moments(new_table(4, seed, harsh="on"), seed):
            for seat, player in enumerate(g.players):
                placed = sum(province.owners.count(seat) for province in g.board)
                assert 0 <= player.in_the_field() <= player.legions <= 7
                assert 0 <= g.column.count(seat) <= player.votes <= 5
                assert player.home <= player.followers <= 5
                assert player.intrigues + placed == 3
                assert sum(player.own) <= 5
                assert len(set(player.used)) == len(player.used) <= 3


def test_only_recruited_pieces_are_used() -> None:
    """GR-2.2: Junia has 5 of 7 legions, Antony 4 of 5 votes; the rest waits for an effect."""
    g = cleared()
    assert (seat_view(g, MARY).legions_home, seat_view(g, MARY).legions_to_recruit) == (5, 2)
    assert (seat_view(g, JACK).votes_home, seat_view(g, JACK).votes_to_recruit) == (4, 1)
    assert (seat_view(g, JACK).followers_left, seat_view(g, JACK).followers_to_recruit) == (1, 4)
    levels(g, "gaul", mil=1)
    g.players[MARY].stationed = [5, 0, 0]
    placing(g)
    play(g, (JACK, "place colosseum"), (JACK, "cheer"), (MARY, "place gaul.mil"))
    assert [code for code in codes(g, MARY) if code.startswith("legion")] == []
    assert "march epirus thrace" in codes(g, MARY)


def test_45_buildings_four_three_and_two_of_each_type() -> None:
    """GR-2.3"""
    g = new_table(4)
    assert {tuple(left) for left in g.stock} == {(4, 3, 2)}
    assert sum(sum(left) for left in g.stock) == 45 == conserved(g)["buildings"]


def test_a_building_not_in_stock_cannot_be_built() -> None:
    """GR-2.3, GR-4.1: with 2 players the second Curia is not there."""
    g = cleared(2)
    levels(g, "hispania", pol=3)
    levels(g, "africa", pol=2)
    denarii(g, 50, 50)
    building(g)
    with refused(g, "No Curia is left in stock.", "GR-2.3"):
        g.submit(JACK, "build africa.pol")


def test_eleven_feud_tokens_in_all() -> None:
    """GR-2.4, GR-3.6: what the players do not have is the supply."""
    for seats in (2, 3, 4):
        g = new_table(seats)
        assert g.feud + sum(player.feud for player in g.players) == 11 == conserved(g)["feud tokens"]


def test_a_covered_building_does_not_go_back() -> None:
    """GR-2.5"""
    g = building(cleared())
    g.players[JACK].denarii = 20
    play(g, (JACK, "build africa.rel"), (JACK, "build africa.rel"))
    assert g.stock[Sphere.RELIGION] == [3, 2, 2]


def test_the_bank_never_runs_out() -> None:
    """GR-2.6: whatever the players hold already, tax is paid; everybody sees denarii."""
    g = cleared()
    denarii(g, 230, 230, 230, 230)
    taxing(g)
    play(g, (JACK, "tax normal"))
    assert g.players[JACK].denarii == 231
    assert [player.denarii for player in view(g).players] == [231, 230, 230, 230]


def test_the_discard_pile_becomes_the_deck() -> None:
    """GR-2.7: shuffled, when the deck is empty; with both empty nothing is drawn."""
    g = cleared()
    levels(g, "africa", tra=1)
    g.goods.things, g.goods.discards = [], ["pilum.1", "bulla.1", "toga.2"]
    placing(g)
    play(g, (JACK, "place africa.tra"), (JACK, "draw"))
    assert len(g.players[JACK].hand) == 1
    assert sorted([*g.players[JACK].hand, *g.goods.things]) == ["bulla.1", "pilum.1", "toga.2"]
    assert g.goods.discards == []

    g = cleared()
    levels(g, "africa", tra=1)
    g.goods.things, g.goods.discards = [], []
    placing(g)
    g.submit(JACK, "place africa.tra")
    assert g.players[JACK].hand == []
    assert g.waiting() == [MARY]


def test_sets_and_removed_cards_never_return() -> None:
    """GR-2.8: what is laid out or gone is not in the new deck."""
    g = cleared()
    levels(g, "africa", tra=3)
    give(g, JACK, "spatha.1", "spatha.2", "pilum.1", "compasses.1")
    g.players[JACK].anchor = True
    g.goods.things = ["toga.1"]
    g.players[JACK].home = g.players[JACK].followers = 2
    placing(g)
    play(g, (JACK, "place africa.tra"), (JACK, "play compasses.1"), (JACK, "set pilum.1+spatha.1+spatha.2"))
    play(g, (JACK, "draw"), (JACK, "sell toga.1"))
    assert sorted(g.goods.discards) == ["compasses.1", "toga.1"]
    assert (g.anchors_gone, g.players[JACK].anchor) == (1, False)
    everything = [*g.goods.things, *g.goods.discards]
    assert not {"spatha.1", "spatha.2", "pilum.1", "anchor"} & set(everything)


@pytest.mark.parametrize(
    ("character", "five", "anchor", "cells", "active"),
    [
        ("antony", (7, 1, 2, 7, 4), True, ["mil", "pol", "none", "tra"], ("mil", "pol")),
        ("lepidus", (7, 1, 3, 6, 5), True, ["mil", "pol", "tra", "none"], ("mil",)),
        ("fulvia", (6, 2, 2, 7, 4), True, ["none", "mil", "tra", "pol"], ("mil",)),
        ("junia", (5, 2, 2, 5, 5), False, ["pol", "tra", "mil", "none"], ("pol", "tra")),
        ("octavian", (5, 3, 2, 6, 4), False, ["mil", "tra", "none", "pol"], ("mil", "tra")),
        ("livia", (5, 2, 3, 6, 4), False, ["mil", "tra", "pol", "none"], ("mil",)),
    ],
)
def test_a_character_brings_its_start(
    character: str, five: tuple[int, ...], anchor: bool, cells: list[str], active: tuple[str, ...]
) -> None:
    """GR-3.3, GR-3.4, GR-3.5: denarii, fame, feud, legions, votes; one follower, three intrigues, no goods."""
    seen = [new_table(4, f"start {number}") for number in range(8)]
    shown = next(p for g in seen for p in view(g).players if p.character == character)
    assert (shown.denarii, shown.fame, shown.feud, shown.legions, shown.votes) == five
    assert (shown.followers, shown.intrigues_home, shown.goods, shown.anchor) == (1, 3, 0, anchor)
    assert [cell.sphere for cell in shown.track] == cells
    assert [cell.state for cell in shown.track] == ["open"] * (4 - shown.feud) + ["covered"] * shown.feud
    assert shown.boosts_open == active


def test_provinces_start_empty() -> None:
    """GR-3.2: round 1, population 1, no building."""
    g = new_table(4)
    for number in range(4):
        assert g.board[number].population() == 1
    play(g, *[(seat, codes(g, seat)[0]) for seat in range(4)])
    assert g.round == 1
    assert all(province.levels == [0, 0, 0, 0, 0] for province in g.board)


def test_milestones_start_at_5_12_21_and_30() -> None:
    """GR-3.7, GR-6.6"""
    assert [milestone.cell for milestone in view(new_table(4)).milestones] == [5, 12, 21, 30]


def test_decks_are_shuffled() -> None:
    """GR-3.8: 12 events and 38 goods, in another order with another seed."""
    one, two = new_table(4, "one"), new_table(4, "two")
    assert len(one.events) == 12
    assert len(one.goods) == 38
    assert sorted(one.events) == sorted(two.events) == sorted(name for name, row in EVENTS.items() if not row.negative)
    assert one.events != two.events
    assert one.goods.things != two.goods.things


def test_every_medal_lies_on_its_stack() -> None:
    """GR-3.9"""
    g = new_table(4)
    assert [(medal.medal, medal.sphere, medal.owner) for medal in view(g).medals] == [
        ("warrior", "mil", None),
        ("politician", "pol", None),
        ("merchant", "tra", None),
        ("priest", "rel", None),
        ("farmer", "agr", None),
    ]
    assert g.medals == list(Medal)


def test_the_first_player_is_drawn() -> None:
    """GR-3.10: the token lies in the province before that player."""
    tables = [new_table(4, f"first {number}") for number in range(20)]
    assert {g.governor(g.first) for g in tables} == {0, 1, 2, 3}


def test_two_of_three_tasks_are_kept() -> None:
    """GR-3.11, GR-3.13: in secret, all at once; the third goes under the deck in order of seats."""
    codes_by_seat = [codes(new_table(4), seat) for seat in range(4)]
    assert all(len(options) == 3 for options in codes_by_seat)
    one, two = new_table(4), new_table(4)
    play(one, *[(seat, codes_by_seat[seat][1]) for seat in (0, 1, 2, 3)])
    play(two, *[(seat, codes_by_seat[seat][1]) for seat in (3, 1, 0, 2)])
    returned = [options[1].removeprefix("return ") for options in codes_by_seat]
    assert one.task_deck[:4] == two.task_deck[:4] == returned[::-1]
    assert [len(player.tasks) for player in one.players] == [2, 2, 2, 2]
    assert len(one.task_deck) == 28 - 8
    late = new_table(4)
    late.submit(JACK, codes_by_seat[JACK][0])
    with refused(late, "Nothing is asked of you now. Phase “Tasks”: Seat 2, Seat 3 and Seat 4 have to decide."):
        late.submit(JACK, codes_by_seat[JACK][1])
    with refused(late, "Name one of the tasks you were dealt: " + dealt(late) + ".", "GR-3.11"):
        late.submit(MARY, codes_by_seat[JACK][0])


def dealt(g: GloryOfRome) -> str:
    """Mary's three tasks, as a sentence names them."""
    one, two, three = [Speaker("en", GAME)(task_name(task)) for task in g.players[MARY].dealt]
    return f"{one}, {two} and {three}"


def test_no_character_starts_beyond_a_milestone() -> None:
    """GR-3.12: a start at 5 would claim the first one; nobody starts there."""
    assert max(row.fame for row in CHARACTERS.values()) < 5
    for number in range(6):
        g = new_table(4, f"fame {number}")
        assert all(player.claimed == [False] * 4 and player.followers == 1 for player in g.players)
    g = cleared()
    g.players[JACK].fame = 5
    claim_milestones(g)
    assert g.players[JACK].followers == 2


@pytest.mark.parametrize(("seats", "stock"), [(1, (4, 2, 1)), (2, (4, 2, 1)), (3, (4, 3, 2)), (4, (4, 3, 2))])
def test_fewer_buildings_for_two(seats: int, stock: tuple[int, ...]) -> None:
    """GR-4.1: 35 instead of 45."""
    g = new_table(seats)
    assert {tuple(left) for left in g.stock} == {stock}
    assert sum(sum(left) for left in g.stock) == (35 if seats < 3 else 45)


@pytest.mark.parametrize(("seats", "goods", "tasks"), [(1, 28, 22), (2, 28, 22), (3, 38, 28), (4, 38, 28)])
def test_fewer_goods_and_tasks_for_two(seats: int, goods: int, tasks: int) -> None:
    """GR-4.2"""
    g = new_table(seats)
    assert len(g.goods) == goods
    assert len(g.task_deck) + 3 * seats == tasks
    by_ware = [sum(goods_of(card).type is ware for card in g.goods.things) for ware in Ware]
    assert by_ware == ([7, 7, 6, 5, 3] if seats < 3 else [10, 9, 8, 7, 4])
    compared = ["most_decorated", "fanning_the_feud", "unsleeping_feud", "lord_of_thrace", "senate_majority"]
    assert [name for name, row in TASKS.items() if row.removed] == [*compared, "first_among_equals"]


@pytest.mark.parametrize(
    ("seats", "foundation", "temple"),
    [
        (4, ["gold", "silver", "bronze", "bronze"], ["gold", "silver", "bronze", "bronze"]),
        (3, ["gold", "bronze", "bronze"], ["gold", "silver", "bronze"]),
        (2, ["gold", "bronze"], ["gold", "silver"]),
        (1, ["gold", "bronze"], ["gold", "silver"]),
    ],
)
def test_common_pantheon_pieces(seats: int, foundation: list[str], temple: list[str]) -> None:
    """GR-4.3, GR-4.4, GR-4.5"""
    g = new_table(seats)
    assert [piece.value for piece in g.common[Tier.FOUNDATION]] == foundation
    assert [piece.value for piece in g.common[Tier.TEMPLE]] == temple


@pytest.mark.parametrize(("seats", "macedonia", "thrace"), [(2, (4,), (5, 3)), (4, (8, 4), (10, 5, 3))])
def test_starred_banners_do_not_count_for_two(seats: int, macedonia: tuple[int, ...], thrace: tuple[int, ...]) -> None:
    """GR-4.6, GR-28.4, GR-28.5"""
    shown = {field.field: field.banners for field in view(new_table(seats)).battlefields}
    assert shown == {"epirus": (5, 2), "macedonia": macedonia, "thrace": thrace}


def test_two_players_sit_opposite() -> None:
    """GR-4.7, GR-4.9: before Africa and Hispania."""
    shown = view(cleared(2)).players
    assert [(player.place, player.province) for player in shown] == [(0, "africa"), (2, "hispania")]


def test_with_three_players_one_province_faces_nobody() -> None:
    """GR-4.8, GR-4.9"""
    shown = view(cleared(3)).provinces
    assert [province.governor_seat for province in shown] == [JACK, MARY, HENRY, None]
    assert [province.governor_seat for province in view(cleared(4)).provinces] == [JACK, MARY, HENRY, ROSS]
    assert [province.governor_seat for province in view(cleared(1)).provinces] == [JACK, None, None, None]


def test_the_numbers_in_the_box() -> None:
    """GR-2.1, GR-2.3, GR-3.8: cards and medals of the component list."""
    assert (len(EVENTS), sum(row.negative for row in EVENTS.values())) == (18, 6)
    assert (len(goods_cards(False)), len(GOODS), len(TASKS)) == (38, 23, 28)
    assert (len(CASSIUS), len(ACHIEVEMENTS), len(BUILDINGS)) == (15, 12, 5)
    assert provinces(cleared()) == ["africa", "gaul", "hispania", "italy"]


def test_a_whole_match_can_be_played_by_everybody() -> None:
    """GR-1.1, GR-1.2: with 1 to 4 players it comes to an end and names a result."""
    for seats in (1, 2, 3, 4):
        g = played_out(new_table(seats))
        assert g.result is not None
        assert len(g.result.sheets) == seats
        assert min(track(g)) >= 1


def test_own_tasks_show_what_they_would_give_now() -> None:
    """GR-3.11: each with its end fame as things stand, what is held and what is needed."""
    g = cleared()
    tasks(g, JACK, "roll_call", "devotion")
    on_top(g, "bulla.1")
    shown = own(g, JACK).tasks
    assert [(task.task, task.end_fame, task.have, task.need) for task in shown] == [
        ("roll_call", 0, 0, 6),
        ("devotion", 0, 0, 1),
    ]
