"""What a seat may know (SY-18)."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import pytest

from comitium.engine.portrait import portrait
from comitium.games.sylla import GAME
from comitium.games.sylla.hidden import imagine
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.view import TokensView
from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    all_seen,
    answer,
    choose_first,
    codes,
    coins,
    event_view,
    moments,
    named,
    new_table,
    own,
    seat_view,
    situation,
    told,
    view,
    vote,
)

T = TypeVar("T")

VIEWERS = [BLUE, RED, WHITE, None]


def other_holdings(g: Sylla, viewer: int | None, seed: str) -> Sylla:
    """The same table with other coins and tokens behind the screens of everybody but the viewer."""
    new, rng = g.copy(), Random(seed)
    for seat, player in enumerate(new.players):
        if seat != viewer:
            player.coins = rng.randrange(30)
            player.tokens = [rng.randrange(9) for _ in range(3)]
    new.supply = [rng.randrange(10, 30) for _ in range(3)]
    return new


def restacked(g: Sylla, seed: str) -> Sylla:
    """The same table with other things to come."""
    new, rng = g.copy(), Random(seed)
    known = max(g.deck_drawn, g.deck_shuffled)
    new.deck = g.deck[: g.deck_drawn] + mixed(g.deck[g.deck_drawn : known], rng) + g.deck[known:]
    new.stack = g.stack[: g.stack_drawn] + mixed(g.stack[g.stack_drawn :], rng)
    new.event_deck = g.event_deck[: g.events_drawn] + mixed(g.event_deck[g.events_drawn :], rng)
    new.works = g.works[: g.works_shown] + mixed(g.works[g.works_shown :], rng)
    return new


def mixed(things: list[T], rng: Random) -> list[T]:
    return rng.sample(things, len(things))


@pytest.mark.parametrize("secrets", [(0, 200), (13, 77)])
def test_the_choice_of_characters_is_secret_until_all_have_chosen(secrets: tuple[int, int]) -> None:
    """SY-18.1"""
    one, two = new_table(3), new_table(3)
    kept = codes(one, RED)[secrets[0]]
    one.submit(RED, kept)
    two.submit(RED, codes(two, RED)[secrets[1]])
    for viewer in (BLUE, WHITE, None):
        assert all_seen(one, viewer) == all_seen(two, viewer)
    assert (own(one, RED).answer, own(one, BLUE).answer) == (kept, None)

    for g in (one, two):
        g.submit(BLUE, codes(g, BLUE)[0])
        g.submit(WHITE, codes(g, WHITE)[0])
    for viewer in VIEWERS:
        assert all_seen(one, viewer) != all_seen(two, viewer)


def test_votes_are_secret_until_all_have_voted() -> None:
    """SY-18.1: direction and coins; a seat sees its own."""
    one, two = situation("work", coins=[4, 4, 4, 4]), situation("work", coins=[4, 4, 4, 4])
    one.submit(RED, "build 4")
    two.submit(RED, "plebs 1")
    for viewer in (BLUE, WHITE, BLACK, None):
        assert all_seen(one, viewer) == all_seen(two, viewer)
    assert (own(one, RED).answer, own(two, RED).answer, own(one, BLUE).answer) == ("build 4", "plebs 1", None)

    for g in (one, two):
        for seat in (BLUE, WHITE, BLACK):
            g.submit(seat, "plebs 0")
    assert all_seen(one, None) != all_seen(two, None)
    assert own(one, RED).answer is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_see_behind_a_screen(seats: int) -> None:
    """SY-18.2: at every moment of a match; not in views, forecasts, questions, options or the log."""
    for number, g in enumerate(moments(new_table(seats), f"screens {seats}")):
        if g.turn and g.result is None and number % 5 == 0:
            for viewer in [*range(seats), None]:
                other = other_holdings(g, viewer, f"{number}")
                if viewer is not None:
                    other.supply = g.supply
                assert all_seen(g, viewer) == all_seen(other, viewer)


def test_own_coins_and_tokens_are_seen_by_their_owner_alone() -> None:
    """SY-18.2: with what they are worth and could do."""
    g = situation("consul", ["senator slave slave"], coins=[3, 7], tokens=[(1, 2, 0), (9, 9, 9)], markers=(3, 1, 2))
    mine = own(g, BLUE)

    assert (mine.coins, mine.tokens_worth, mine.election_votes, mine.slaves_payable) == (3, 3 + 2, 4, 1)
    assert (mine.tokens.health, mine.tokens.pride, mine.tokens.leisure) == (1, 2, 0)
    assert [(player.coins, player.tokens) for player in view(g).players] == [(None, None)] * 4


def test_open_screens_show_what_could_have_been_counted() -> None:
    """SY-18.2, SY-18.4: an option of the table; then forecasts are whole for everybody."""
    g = situation("consul", coins=[3, 7], tokens=[(1, 2, 0), (0, 0, 4)], open_screens="on")
    shown = view(g).players

    assert [player.coins for player in shown] == [3, 7, 0, 0]
    assert shown[RED].tokens == TokensView(health=0, pride=0, leisure=4)
    assert [sheet.total for sheet in GAME.forecast(g, BLACK)] == [16, 18, 10, 10]
    assert view(g).open_screens


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_behind_screens_can_be_counted_from_the_log(seats: int) -> None:
    """SY-18.4: every coin and token comes and goes openly, so an attentive player knows them all."""
    g = new_table(seats)
    held = [0] * seats
    taken = [[0, 0, 0] for _ in range(seats)]
    kinds = ["token-health", "token-pride", "token-leisure"]
    read = 0
    for moment in moments(g, f"counting {seats}"):
        for entry in moment.log[read:]:
            message = entry.message()
            values = message.values
            if message.name in ("kept", "income", "got-coins"):
                held[entry.seat] += int(str(values["coins"]))
            elif message.name in ("elected", "voted-build", "voted-plebs"):
                held[entry.seat] -= int(str(values["coins"]))
            elif message.name == "bought-token":
                held[entry.seat] -= int(str(values["price"]))
            elif message.name == "freed":
                held[entry.seat] -= 2 * int(str(values["slaves"]))
            if message.name in ("took-token", "bought-token", "event-reward"):
                token = next(kind for kind in kinds if f"'{kind}'" in repr(values["token"]))
                taken[entry.seat][kinds.index(token)] += 1
        read = len(moment.log)
        assert held == coins(moment)
        assert taken == [player.tokens for player in moment.players]


def test_nobody_knows_what_is_to_come() -> None:
    """SY-18.3: the order of the stacks at every moment of a match."""
    for number, g in enumerate(moments(new_table(3), "to come")):
        if number % 9 == 0 and g.deck:
            other = restacked(g, f"{number}")
            for viewer in VIEWERS:
                assert all_seen(g, viewer) == all_seen(other, viewer)


def test_cards_put_under_the_deck_are_known() -> None:
    """SY-18.3: they were seen, and their order is fixed."""
    g = situation("recruitment")
    shown = view(g).display
    answer(g, *[f"recruit {card.name}" for card in shown[:4]])

    assert view(g).deck_bottom == shown[4:]
    assert [card.name for card in imagine(g, BLUE, Random(1)).deck[-2:]] == [card.name for card in shown[4:]]


def test_everything_that_happens_openly_is_told() -> None:
    """SY-18.4: bids, payments, tokens taken, cards turned, tiles discarded; to spectators too."""
    g = situation(
        "consul", ["senator slave", "slave+", "", ""], coins=[2, 2], slots="stall field crane insula bank arch"
    )
    answer(g, "bid 2", "pass", "pass", "pass", "take pride")
    choose_first(g, "recruitment")
    answer(g, "offer field-A1")
    choose_first(g, "buildings")
    lines = told(g)

    assert "Blue bid 2 votes." in lines
    assert "Blue is First Consul with 2 votes and paid 1." in lines
    assert "Blue took a Civic Pride token." in lines
    assert "Red passed." in lines
    assert "Blue put up the Field, red." in lines
    assert "Nobody wanted the Field; it is discarded." in lines
    assert any(line.startswith("Under the deck went ") for line in lines)
    assert all(entry.audience is None for entry in g.log)


def test_bids_of_a_sale_lie_open() -> None:
    """SY-18.4, SY-6.6: who sells, who bids what in which order, and what everybody could pay."""
    g = situation("buildings", ["slave slave", "slave+ slave+", "", "slave"], consul=BLACK)
    answer(g, "offer tavern-A1", "bid 1")
    sale = view(g).sale
    assert sale is not None
    auction = sale.auction
    assert auction is not None

    assert (sale.seller, sale.slot, auction.best, auction.leader) == (BLACK, "5", 1, BLUE)
    assert [(bid.seat, bid.bid, bid.passed, bid.deciding, bid.limit) for bid in auction.bids] == [
        (BLUE, 1, False, False, 2),
        (RED, None, False, True, 2),
        (WHITE, None, False, False, 0),
        (BLACK, None, False, False, 1),
    ]
    assert [slot.for_sale for slot in view(g).slots] == [False] * 4 + [True, False]
    answer(g, "pass", f"turn {named(g, BLUE, 'slave')}")
    assert [(slot.buyer, slot.price) for slot in view(g).slots][4] == (BLUE, 1)


def test_the_election_lies_open() -> None:
    """SY-18.4: bids, passes, whose turn it is; no limits, which would betray coins."""
    g = situation("consul", coins=[3, 3, 3, 3], consul=WHITE)
    answer(g, "bid 1", "pass")
    auction = view(g).election
    assert auction is not None

    assert (auction.best, auction.leader) == (1, WHITE)
    assert [(bid.seat, bid.bid, bid.passed, bid.deciding, bid.limit) for bid in auction.bids] == [
        (WHITE, 1, False, False, None),
        (BLACK, None, True, False, None),
        (BLUE, None, False, True, None),
        (RED, None, False, False, None),
    ]


def test_what_is_in_the_stacks_is_public_as_a_count() -> None:
    """SY-18.5: kinds left in deck and stack, events and Great Works left."""
    g = new_table(4)
    for seat in range(4):
        g.submit(seat, codes(g, seat)[0])
    shown = view(g)

    assert sum(shown.deck_left.values()) == shown.deck == 18
    on_display = [card.kind for card in shown.display]
    owned = [card.kind for player in shown.players for card in player.cards]
    assert shown.deck_left.get("slave", 0) == 8 - on_display.count("slave") - owned.count("slave")
    assert sum(shown.stack_left.values()) == shown.stack == 26
    on_offer = [slot.tile.kind for slot in shown.slots if slot.tile is not None]
    assert shown.stack_left["field"] == 6 - on_offer.count("field")
    assert len(shown.events_left) == 6
    assert len(shown.works_left) == 4


def test_who_is_asked_follows_from_public_facts() -> None:
    """SY-18.6: in the election all, for a Sanctuary also one who cannot pay, for a Great Work also without coins."""
    g = situation("consul", coins=[5, 0, 0, 0])
    answer(g, "bid 5")
    assert g.waiting() == [RED]
    assert codes(g, RED) == ["pass"]
    with_coins = situation("consul", coins=[5, 9, 0, 0])
    answer(with_coins, "bid 5")
    assert all_seen(g, BLUE) == all_seen(with_coins, BLUE)
    answer(g, "pass")
    answer(with_coins, "pass")
    assert all_seen(g, BLUE) == all_seen(with_coins, BLUE)  # a forced pass looks like a chosen one

    g = situation("income", buildings=["sanctuary"], coins=[0])
    g.players[BLUE].coins = 0
    assert codes(g, BLUE) == ["done"]
    g = situation("work")
    assert g.waiting() == [BLUE, RED, WHITE, BLACK]
    g = situation("end", ["slave", "", "", ""], turn=5)
    assert codes(g, BLUE) == ["free 0"]


def test_a_seat_imagines_what_it_cannot_know_and_keeps_what_was_counted() -> None:
    """SY-18.3, SY-18.1, SY-18.4: stacks and sealed answers are redrawn, holdings are known to whoever counted."""
    g = situation("work", coins=[4, 4, 4, 4], tokens=[(1, 2, 3)])
    g.submit(BLUE, "build 1")
    g.submit(RED, "build 4")
    before = portrait(g)
    imagined = [imagine(g, BLUE, Random(number)) for number in range(40)]

    assert portrait(g) == before
    assert all(all_seen(new, BLUE) == all_seen(g, BLUE) for new in imagined)
    assert len({own(new, RED).answer for new in imagined}) > 6
    assert {own(new, BLUE).answer for new in imagined} == {"build 1"}
    assert len({new.deck[g.deck_drawn].name for new in imagined}) > 6
    assert len({new.stack[g.stack_drawn].name for new in imagined}) > 3
    assert len({new.event_deck[0].name for new in imagined}) > 3
    assert len({new.works[-1].name for new in imagined}) > 1
    assert all([tile.letter for tile in new.stack] == [tile.letter for tile in g.stack] for new in imagined)
    assert all(coins(new) == coins(g) for new in imagined)


def test_a_tile_is_for_sale_only_when_its_auction_has_begun() -> None:
    """SY-6.13, SY-13.4: the buyer of an insula takes the tokens before the last tile comes up by itself."""
    g = situation("buildings", ["slave slave slave", "", "", ""], slots="- - - - tavern insula")
    answer(g, "offer insula-B1", "bid 1")
    answer(g, codes(g, BLUE)[0])  # turns a slave to pay
    sale = view(g).sale
    assert sale is not None
    assert (codes(g, BLUE)[0], sale.slot, sale.auction) == ("take health", None, None)
    assert [slot.for_sale for slot in view(g).slots] == [False] * 6
    answer(g, "take health", "take health")
    sale = view(g).sale
    assert sale is not None
    assert (sale.slot, [slot.for_sale for slot in view(g).slots]) == ("5", [False] * 4 + [True, False])


def test_previews_and_pieces_speak_only_of_what_the_seat_knows() -> None:
    """SY-18.2: the badge of an option counts the own tokens."""
    g = situation("income", buildings=["sanctuary"], tokens=[(2, 0, 0)], coins=[1])
    buy = next(action for action in g.options(BLUE) if action.code() == "sanctuary health")
    changes = [(change.piece, change.before, change.after) for change in GAME.preview(g, BLUE, buy)]

    assert changes == [("token:health", 2, 3), ("coins", 4, 2)]


def test_the_view_of_a_player_says_what_counts_now() -> None:
    """SY-18.4: all of it can be read off the cards."""
    g = situation("consul", ["senator senator+! merchant vestal/ slave+"], buildings=["stall field"], famine=3)
    shown = seat_view(g, BLUE)

    assert (shown.senators, shown.available_senators, shown.income, shown.famine_loss) == (1, 1, 6, 1)
    assert (shown.power.red, shown.power.yellow, shown.power.grey) == (2, 2, 2)
    assert (shown.christians, shown.slaves) == (1, 1)
    assert [card.kept_down_by for card in shown.cards if card.face_down] == [("persecution", "purge")]
    assert event_view(g, "purge").category == "senators"
    vote_later = situation("work", ["senator"], coins=[1])
    vote(vote_later, "build 1", "plebs 0", "plebs 0", "plebs 0")
    assert seat_view(vote_later, BLUE).vote is not None
