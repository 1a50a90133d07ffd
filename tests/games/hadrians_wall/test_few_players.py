"""One and two players: neutral cards, and the ranks of a solo game (HW-18, HW-19)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.components import CARDS
from comitium.games.hadrians_wall.scoring import rank
from comitium.text import Speaker
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    acting,
    assign_all,
    attacked,
    codes,
    ended,
    everybody,
    new_table,
    play,
    played_out,
    supply,
    told,
    view,
    year_setup,
)

MARKET = "traders=9 +market resource=9"
SCOUTS = "patricians=9 soldier=3"


@pytest.mark.parametrize("seats", [1, 2])
def test_an_unused_deck_is_the_neutral_deck(seats: int) -> None:
    """HW-18.1: the same twelve cards, shuffled."""
    decks = [new_table(seats, seed=seed).neutral_deck for seed in ("one", "two", "three")]

    assert all(sorted(deck) == sorted(CARDS) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 3


@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (2, 1)])
def test_neutral_cards_are_turned_over_every_year(seats: int, cards: int) -> None:
    """HW-18.2"""
    g = new_table(seats)
    seen: list[str] = []
    for _ in range(6):
        assign_all(g)
        shown = [neutral.card for neutral in view(g).neutral]
        assert len(shown) == cards
        seen.extend(shown)
        everybody(g, "pass")

    assert len(set(seen)) == 6 * cards
    assert list(view(g).neutral_used) == seen


def test_a_neutral_card_gives_only_its_good_and_pattern() -> None:
    """HW-18.3: its items go to nobody."""
    g = year_setup("", decks=("defender ranger",), fate="F01")
    g.submit(ANYA, "path defender")

    assert len(view(g).neutral) == 2
    assert supply(g, ANYA) == {"soldier": 1 + 1, "builder": 2, "servant": 2, "civilian": 2, "resource": 1 + 1}
    assert g.players[ANYA].paths == ["defender"]


def test_every_player_uses_every_neutral_card_like_a_neighbours() -> None:
    """HW-18.4: and with two players the opponent is a neighbour once."""
    g = acting(f"{MARKET} {SCOUTS}", f"{MARKET} {SCOUTS}", neutral="engineer")
    assert codes(g, ANYA, "buy 1") == ["buy 1 fate", "buy 1 seat 1", "buy 1 neutral engineer"]
    assert codes(g, KOLYA, "scout") == ["scout own", "scout seat 0", "scout neutral engineer"]
    g.submit(KOLYA, "buy 1 neutral engineer")
    assert g.players[KOLYA].goods == {1: CARDS["engineer"].good}

    solo = acting(f"{MARKET} {SCOUTS}", neutral="engineer ranger")
    assert codes(solo, ANYA, "scout") == ["scout own", "scout neutral engineer", "scout neutral ranger"]


def test_what_is_paid_lies_on_the_neutral_card() -> None:
    """HW-18.5"""
    g = acting(f"{MARKET} {SCOUTS}", "", neutral="fighter")

    play(g, ANYA, "buy 1 neutral fighter", "buy 2 neutral fighter", "scout neutral fighter", "place 1.2+1.3+2.2+2.3")

    [card] = view(g).neutral
    assert card.paid == {"resource": 2, "soldier": 1}
    assert supply(g, KOLYA) == {}
    assert supply(g, ANYA) == {"resource": 7, "soldier": 2, "servant": 1}


def test_every_item_on_neutral_cards_adds_an_attack_card() -> None:
    """HW-18.6, HW-18.7: for both players, whoever paid; the potential stays."""
    g = attacked("cohort_left=6", "", fate="F04 F06 F08 F09 F16 F01", year=3, neutral="engineer:2")

    turned = [line for line in told(g) if ": on the left cohort" in line]
    assert len(turned) == 3 + 2
    assert [player.disdain for player in g.players] == [0, 2]
    assert g.players[ANYA].level("valour") == 2


def test_the_extra_cards_are_announced() -> None:
    """HW-18.6: as soon as something lies on a neutral card."""
    g = acting(f"{MARKET} {SCOUTS}", neutral="fighter ranger", year=2)
    play(g, ANYA, "buy 1 neutral fighter", "scout neutral ranger", "place 3.1+3.2+3.3+3.4")

    attack = view(g).attack
    assert attack is not None
    assert (attack.cards, attack.extra, attack.potential) == (2 + 2, 2, 2)


def test_neutral_cards_are_discarded_after_the_attack() -> None:
    """HW-18.8: with all that lay on them."""
    g = acting(MARKET, "", neutral="fighter")
    g.submit(ANYA, "buy 1 neutral fighter")
    everybody(g, "pass")
    assign_all(g)

    assert view(g).neutral_used == ("fighter",)
    assert [neutral.paid for neutral in view(g).neutral] == [{}]


def test_the_fate_deck_and_the_own_pattern_add_nothing() -> None:
    """HW-18.9"""
    g = acting(f"{MARKET} {SCOUTS} prospect=fighter", neutral="engineer planner", year=2)

    play(g, ANYA, "buy 1 fate", "scout own", "place 1.2+1.3+2.2+2.3")

    attack = view(g).attack
    assert attack is not None
    assert (attack.cards, attack.extra) == (2, 0)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_three_or_more_there_is_no_neutral_deck(seats: int) -> None:
    """HW-18.10"""
    g = played_out(new_table(seats))

    assert (g.neutral_deck, g.neutral, g.neutral_used) == ([], [], [])


def test_with_two_players_half_of_the_neutral_deck_stays_unseen() -> None:
    """HW-18.11"""
    g = played_out(new_table(2))

    assert (len(g.neutral_used), len(g.neutral_deck)) == (6, 6)


def test_alone_the_neutral_deck_is_used_up() -> None:
    """HW-19.1: there is no opponent, and the player wins with a rank."""
    g = played_out(new_table(1))

    assert (len(g.neutral_used), len(g.neutral_deck)) == (12, 0)
    assert g.result is not None
    assert g.result.winners == [ANYA]
    assert g.result.grade is not None


@pytest.mark.parametrize(
    ("total", "name", "russian"),
    [
        (-22, "Miles", "милит"),
        (0, "Miles", "милит"),
        (39, "Miles", "милит"),
        (40, "Centurion", "центурион"),
        (49, "Centurion", "центурион"),
        (50, "Primus Pilus", "примипил"),
        (59, "Primus Pilus", "примипил"),
        (60, "Praefectus Castrorum", "префект лагеря"),
        (69, "Praefectus Castrorum", "префект лагеря"),
        (70, "Legatus Legionis", "легат легиона"),
        (118, "Legatus Legionis", "легат легиона"),
    ],
)
def test_ranks(total: int, name: str, russian: str) -> None:
    """HW-19.2"""
    assert Speaker("en", GAME).say(f"rank-{rank(total)}") == name
    assert Speaker("ru", GAME).say(f"rank-{rank(total)}") == russian


def test_the_result_of_a_solo_game_is_its_rank() -> None:
    """HW-19.2: and with more players there is none."""
    solo = ended("renown=25 piety=25 valour=10")
    assert solo.grade is not None
    assert solo.grade.name == "rank-3"
    assert solo.decided_by.clause == "HW-19.2"
    assert ended("renown=25", "").grade is None
