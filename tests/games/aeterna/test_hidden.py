"""Open and hidden information, and what a seat may imagine (AE-4)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from comitium.engine.form import plain
from comitium.engine.message import Seat
from comitium.games.aeterna.cards import BUILDINGS, FIGURES_OF, PROVINCES, Card
from comitium.games.aeterna.components import KEPT
from comitium.games.aeterna.hidden import imagine, imagine_packets, kept_by
from comitium.games.aeterna.model import Aeterna
from tests.games.aeterna.situations import (
    BLUE,
    ORANGE,
    RED,
    actions,
    all_pass,
    all_seen,
    draft_all,
    drafting,
    everybody_keeps,
    give,
    moments,
    names,
    new_table,
    on_record,
    own,
    played_out,
    refused,
    told,
    view,
)


def drafted(seats: int, seed: str) -> Aeterna:
    """A random draft just finished."""
    g = new_table(seats, seed=seed)
    rng = Random(seed)
    while g.heading == "draft":
        seat = g.waiting()[0]
        g.play(seat, rng.choice(g.options(seat)))
    return g


def show(g: Aeterna, seat: Seat, number: int) -> None:
    """The seat discards so many cards for all to see."""
    player = g.players[seat]
    for _ in range(number):
        player.shown.append(player.hand.pop())


def same_knowledge(g: Aeterna, packets: list[list[Card]], viewer: Seat) -> bool:
    """Whether these packets fit everything the viewer has seen, said in the plainest way."""
    for number, packet in enumerate(packets):
        for when in range(KEPT):
            truth = g.packets[number]
            seen = packet[when] is truth[when] and set(packet[when:]) == set(truth[when:])
            if g.holder(number, when) == viewer and not seen:
                return False
        if packet[KEPT] is not g.packets[number][KEPT]:
            return False
        if len([card for card in packet if card.is_province()]) != 2:
            return False
    for seat, player in enumerate(g.players):
        kept = [packets[g.packet_of(seat, when)][when] for when in range(KEPT)]
        if any(card not in kept for card in player.shown):
            return False
    return len({card for packet in packets for card in packet}) == len(packets) * (KEPT + 1)


# -- what is hidden and what is open -----------------------------------------------------------------------------------


def test_hands_packets_decks_and_later_figures_are_hidden() -> None:
    """AE-4.1: none of their names reaches a spectator, and of a hand only its owner learns."""
    g = new_table(3)
    everybody_keeps(g)
    hidden = [card for packet in g.packets for card in packet]
    hidden.extend(card for deck in [*g.building_decks, *g.province_decks] for card in deck)
    for card in hidden:
        assert f'"{card.name}"' not in all_seen(g, None)
    for figures in g.coming_figures:
        for figure in figures:
            assert f'"{figure.name}"' not in all_seen(g, None)
    kept = g.players[ORANGE].hand[0]
    assert f'"{kept.name}"' in all_seen(g, ORANGE)
    assert f'"{kept.name}"' not in all_seen(g, RED)


def test_everything_else_lies_open() -> None:
    """AE-4.2: to spectators too, with the number of cards in each hand."""
    g = actions(3, hands=["tombs regia", "caenina"], board="gabii servian_wall", figures="romulus")
    give(g.players[BLUE], aurei=7, unrest=4, doom=2, points=9)
    g.hill("palatine").ruins = 1
    shown = view(g)

    assert [player.hand_size for player in shown.players] == [2, 1, 0]
    blue = shown.players[BLUE]
    assert (blue.aurei, blue.unrest, blue.doom, blue.points, blue.citizens) == (7, 4, 2, 9, 2)
    assert [card.face.card for card in shown.board] == ["gabii", "servian_wall"]
    assert [figure.figure for figure in shown.figures] == ["romulus"]
    assert shown.hills[1].covered == 1
    assert json.dumps(plain(shown))


def test_a_seat_may_look_at_its_kept_cards_and_knows_what_it_passed_on() -> None:
    """AE-4.3: the packets as it held them, not as they are now; a passed card cannot be chosen again."""
    packets = [
        "servian_wall temple_of_janus tombs caenina antemnae",
        "lupercal pile_bridge regia crustumerium fidenae",
        "comitium forum_boarium hut_of_romulus sabina veii",
    ]
    g = drafting(packets)
    everybody_keeps(g, "keep tombs", "keep regia", "keep veii")
    everybody_keeps(g, "keep sabina", "keep caenina", "keep lupercal")

    seen = own(g, ORANGE).seen
    assert [set(packet.cards) for packet in seen[:2]] == [
        set(packets[ORANGE].split()),
        {"comitium", "forum_boarium", "hut_of_romulus", "sabina"},
    ]
    assert [(packet.step, packet.kept_card, packet.passed_to) for packet in seen] == [
        (1, "tombs", BLUE),
        (2, "sabina", BLUE),
        (3, None, None),
    ]
    assert [card.face.card for card in own(g, ORANGE).hand] == ["tombs", "sabina"]
    with refused(g, "This card is not among the 3 you hold.", "AE-6.2"):
        g.submit(ORANGE, "keep servian_wall")


def test_a_discarded_card_is_shown() -> None:
    """AE-4.4: and cannot be taken back, since it was hidden before."""
    g = actions(hands=["tombs regia"])
    g.submit(ORANGE, "discard tombs for stone")
    assert told(g)[0] == "Orange discarded Tombs."
    assert g.log[0].seen_by(None)

    match = on_record(2)
    draft_all(match)
    seat = match.state.waiting()[0]
    card = match.state.players[seat].hand[0]
    match.submit(seat, f"discard {card.name} for stone")
    with refused(match, "Something hidden was revealed since."):
        match.undo(seat)


def test_cards_left_in_hand_leave_unseen() -> None:
    """AE-4.5: no line tells them, and nobody can tell one from another."""
    ends = set()
    for hand in ("tombs regia", "lupercal comitium"):
        g = actions(2, hands=[hand])
        all_pass(g)
        ends.add(all_seen(g, BLUE))

    assert len(ends) == 1


def test_nobody_can_tell_the_kind_of_a_card_kept_by_another() -> None:
    """AE-4.6: a building or a province kept by the neighbour looks the same."""
    one, two = (
        drafting(
            [
                "servian_wall temple_of_janus tombs caenina antemnae",
                "lupercal pile_bridge regia crustumerium fidenae",
                "comitium forum_boarium hut_of_romulus sabina veii",
            ]
        )
        for _ in range(2)
    )
    one.submit(BLUE, "keep regia")
    two.submit(BLUE, "keep fidenae")

    assert all_seen(one, ORANGE) == all_seen(two, ORANGE)
    assert all_seen(one, None) == all_seen(two, None)
    kinds = {card.is_province() for number in range(40) for card in kept_of(imagined(drafted(4, "kinds"), number), RED)}
    assert kinds == {True, False}


def imagined(g: Aeterna, number: int) -> Aeterna:
    return imagine(g, ORANGE, Random(number))


def kept_of(g: Aeterna, seat: Seat) -> list[Card]:
    return g.players[seat].hand


def test_only_the_draft_is_secret() -> None:
    """AE-4.7: everywhere else one player at a time decides, openly."""
    for g in moments(new_table(4), "openly"):
        if g.waiting():
            assert g.agenda[-1].is_sealed() is (g.heading == "draft")
            assert g.heading == "draft" or len(g.waiting()) == 1


# -- imagining (AE-4.1, AE-4.3) ----------------------------------------------------------------------------------------


def test_later_figures_and_decks_are_imagined_anew() -> None:
    """AE-4.1: any figure of the epoch, any order of the decks, the same cards in all."""
    g = new_table(2)
    figures = {tuple(figure.name for figure in imagined(g, number).coming_figures[0]) for number in range(60)}
    assert figures == {(figure.name,) for figure in FIGURES_OF[1]}
    for epoch in (1, 2):
        buildings = {tuple(imagined(g, number).building_decks[epoch - 1]) for number in range(20)}
        provinces = {tuple(imagined(g, number).province_decks[epoch - 1]) for number in range(20)}
        assert len(buildings) == len(provinces) == 20
        assert all(set(deck) == set(BUILDINGS[epoch]) for deck in buildings)
        assert all(set(deck) == set(PROVINCES[epoch]) for deck in provinces)


def test_in_phase_i_the_figures_of_the_next_epoch_are_known() -> None:
    """AE-4.2, AE-21.3: only those of the last one are imagined."""
    g = actions(3)
    all_pass(g)
    assert g.heading == "end_of_epoch"
    for number in range(20):
        new = imagined(g, number)
        assert new.figures == g.figures
        assert [{figure.epoch for figure in coming} for coming in new.coming_figures] == [{3}]


def test_at_the_first_step_only_the_own_packet_is_known() -> None:
    """AE-4.1, AE-2.4: another packet may hold any other three buildings and two provinces."""
    g = new_table(2)
    mine = set(g.packets[ORANGE])
    seen: Counter[Card] = Counter()
    for number in range(300):
        packet = imagined(g, number).packets[BLUE]
        assert len([card for card in packet if card.is_province()]) == 2
        seen.update(packet)

    assert set(seen) == {card for card in [*BUILDINGS[0], *PROVINCES[0]] if card not in mine}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_packets_held_are_remembered_card_by_card(seats: int, kept: int) -> None:
    """AE-4.3: at every step of the draft, for every seat."""
    g = new_table(seats)
    for _ in range(kept):
        everybody_keeps(g)
    for seat in range(seats):
        for number in range(20):
            new = imagine(g, seat, Random(number))
            assert own(new, seat) == own(g, seat)
            assert sorted(card.name for card in kept_by(new, seat)) == sorted(names(g.players[seat].hand).split())
            for other in range(seats):
                assert new.players[other].hand == kept_by(new, other)


def test_with_two_players_one_card_stays_unknown() -> None:
    """AE-4.3, AE-2.4: blue's first card can be every card of its kind that orange has not seen."""
    g = drafted(2, "two")
    first = g.packets[BLUE][0]
    seen = {card for packet in g.packets for card in packet} - {first}
    deck = PROVINCES[0] if first.is_province() else BUILDINGS[0]
    guesses = Counter(imagined(g, number).players[BLUE].hand[0] for number in range(1000))

    assert set(guesses) == {card for card in deck if card not in seen}
    assert max(guesses.values()) < 2.2 * min(guesses.values())
    for number in range(10):
        assert imagined(g, number).players[BLUE].hand[1:] == g.players[BLUE].hand[1:]


def test_a_card_shown_is_imagined_where_it_was() -> None:
    """AE-4.2, AE-4.4: with two players, blue's first card once played is no longer doubtful."""
    g = drafted(2, "two")
    first = g.packets[BLUE][0]
    g.players[BLUE].hand.remove(first)
    g.players[BLUE].shown.append(first)

    for number in range(20):
        assert imagined(g, number).packets == g.packets


def all_that_fit(g: Aeterna, viewer: Seat) -> set[tuple[tuple[Card, ...], ...]]:
    """Every draft of four that the viewer cannot exclude, found by trying all of them."""
    first_held = [(viewer - number) % 4 for number in range(4)]
    unknown = [card for number in range(4) for card in g.packets[number][: first_held[number]]]
    later = [g.packets[number][first_held[number] + 1 : KEPT] for number in range(4)]
    found = set()
    for before, after in product(permutations(unknown), product(*[permutations(cards) for cards in later])):
        rest = list(before)
        packets = []
        for number in range(4):
            gap = [rest.pop(0) for _ in range(first_held[number])]
            own_card, left = g.packets[number][first_held[number]], g.packets[number][KEPT]
            packets.append([*gap, own_card, *after[number], left])
        if same_knowledge(g, packets, viewer):
            found.add(tuple(tuple(packet) for packet in packets))
    return found


@pytest.mark.parametrize("shown", [2, 3, 4])
def test_imagination_is_exactly_what_cannot_be_excluded(shown: int) -> None:
    """AE-4.1, AE-4.2, AE-4.3: with four players, after the others have shown so many cards each."""
    g = drafted(4, f"exact {shown}")
    for seat in range(1, 4):
        show(g, seat, shown)
    possible = all_that_fit(g, ORANGE)
    rng = Random(f"exact {shown}")
    found = Counter(
        tuple(tuple(packet) for packet in imagine_packets(g, ORANGE, rng)) for _ in range(40 * len(possible))
    )

    assert set(found) == possible
    assert max(found.values()) < 2 * 40 < 5 * min(found.values())  # and each is as likely as any other


def test_no_draft_that_fits_is_likelier_than_another() -> None:
    """AE-4.1, AE-4.2: in this one shown cards may come from several packets, and some of these leave more room."""
    g = drafted(4, "uneven 14")
    for seat in range(1, 4):
        show(g, seat, 3)
    possible = all_that_fit(g, ORANGE)
    rng = Random("uneven")
    found = Counter(
        tuple(tuple(packet) for packet in imagine_packets(g, ORANGE, rng)) for _ in range(300 * len(possible))
    )

    assert set(found) == possible
    assert max(found.values()) < 1.3 * 300
    assert min(found.values()) > 0.7 * 300


def test_who_kept_which_card_of_a_packet_passed_on_stays_open() -> None:
    """AE-4.1, AE-4.3: orange knows what was in it, not who took what."""
    g = drafted(4, "passed on")
    rng = Random("passed on")
    found = Counter(tuple(imagine_packets(g, ORANGE, rng)[ORANGE][1:KEPT]) for _ in range(1200))

    assert set(found) == set(permutations(g.packets[ORANGE][1:KEPT]))
    assert max(found.values()) < 1.4 * 200
    assert min(found.values()) > 0.6 * 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagination_fits_what_was_seen_at_every_moment_of_phase_b(seats: int) -> None:
    """AE-4.1, AE-4.2, AE-4.3: over a random match, for every seat."""
    for number, g in enumerate(moments(new_table(seats), "imagining")):
        if g.heading == "actions" and g.waiting() and number % 5 == 0:
            for seat in range(seats):
                new = imagine(g, seat, Random(number))
                assert same_knowledge(g, new.packets, seat)
                assert [len(player.hand) for player in new.players] == [len(player.hand) for player in g.players]
                assert new.players[seat].hand == g.players[seat].hand


def test_what_is_imagined_is_hidden_from_view() -> None:
    """AE-4.1: a seat sees the same before and after, in all it is shown."""
    g = drafted(3, "view")
    for number in range(5):
        new = imagined(g, number)
        assert all_seen(new, ORANGE) == all_seen(g, ORANGE)
        assert new.chance.key != g.chance.key
    assert any(all_seen(imagined(g, number), BLUE) != all_seen(g, BLUE) for number in range(5))


def test_the_log_has_no_lines_for_single_eyes() -> None:
    """AE-4.1: so an imagined state cannot hide a secret in one."""
    for seats in (2, 3, 4):
        assert all(entry.audience is None for entry in played_out(new_table(seats), "log").log)
