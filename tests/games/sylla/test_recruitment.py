"""Phase II, recruitment (SY-5)."""

from __future__ import annotations

from tests.games.sylla.situations import (
    BLUE,
    RED,
    answer,
    codes,
    coins,
    kinds_of,
    moments,
    new_table,
    refused,
    seat_view,
    situation,
    view,
)


def test_everybody_takes_exactly_one_card_of_the_display() -> None:
    """SY-5.1: it lies face up and upright before its owner."""
    g = situation("recruitment", display="senator merchant legionary vestal slave senator")
    names = [card.name for card in view(g).display]
    assert codes(g, BLUE) == [f"recruit {name}" for name in names]

    g.submit(BLUE, f"recruit {names[2]}")

    card = seat_view(g, BLUE).cards[0]
    assert (card.name, card.kind, card.turned, card.face_down) == (names[2], "legionary", False, False)
    assert g.waiting() == [RED]
    with refused(g, f"{names[2]} is not in the display, which has 5 cards.", "SY-5.1"):
        g.submit(RED, f"recruit {names[2]}")
    with refused(g, "Name a card of the display, such as “recruit II-04”.", "SY-5.1"):
        g.submit(RED, "pass")


def test_the_display_is_not_refilled() -> None:
    """SY-5.2"""
    g = situation("recruitment")
    left = []
    while g.heading == "recruitment":
        left.append(len(view(g).display))
        answer(g, codes(g, g.waiting()[0])[0])

    assert left == [6, 5, 4, 3]


def test_what_is_left_goes_under_the_deck_in_order() -> None:
    """SY-5.3: unshuffled; the leftmost will be drawn first."""
    g = situation("recruitment")
    names = [card.name for card in view(g).display]
    answer(g, *[f"recruit {names[place]}" for place in (0, 2, 3, 5)])

    assert [card.name for card in g.deck[-2:]] == [names[1], names[4]]
    assert [card.name for card in view(g).deck_bottom] == [names[1], names[4]]
    assert view(g).display == ()


def test_cards_put_under_the_deck_are_the_display_of_turn_5() -> None:
    """SY-5.3: with four players the other 24 are used up by then."""
    under: list[str] = []
    last: list[str] = []
    for g in moments(new_table(4), "turn 5"):
        shown = view(g)
        if g.turn < 4:
            under.extend(card.name for card in shown.deck_bottom if card.name not in under)
        elif g.turn == 5 and g.heading == "consul":
            last = [card.name for card in shown.display]

    assert len(under) == 6
    assert last == under


def test_recruiting_costs_nothing_and_a_merchant_brings_no_coin() -> None:
    """SY-5.4"""
    g = situation("recruitment", display="merchant merchant senator senator vestal vestal", coins=[2, 2, 2, 2])
    answer(g, *[f"recruit {card.name}" for card in g.display[:4]])

    assert coins(g) == [2, 2, 2, 2]
    assert [kinds_of(g, seat) for seat in (BLUE, RED)] == [["merchant"], ["merchant"]]
