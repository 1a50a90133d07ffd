"""The end of the year: the Pict attack (HW-16)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import ATTACKS, FATE, POTENTIAL
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    LENA,
    acting,
    attacked,
    codes,
    ended,
    everybody,
    level,
    new_table,
    play,
    played_out,
    refused,
    seat_view,
    supply,
    told,
    view,
)

# year 3 at low difficulty: three cards, potential 2
LEFT, CENTRE, RIGHT = "F04", "F01", "F02"
RIGHT_TOO, LEFT_TOO, CENTRE_TOO = "F03", "F06", "F05"
WALLS = "cohort_left=6 cohort_centre=6 cohort_right=6"


def result_of(cohorts: str, cards: str, year: int = 3, difficulty: str = "low") -> tuple[int, int]:
    """Disdain and valour of Anya."""
    g = attacked(cohorts, "", year=year, fate=cards, difficulty=difficulty)
    return g.players[ANYA].disdain, level(g, ANYA, "valour")


def test_supplies_are_emptied_first() -> None:
    """HW-16.1: workers and resources of everybody."""
    g = acting("soldier=3 builder=1 servant=2 civilian=1 resource=5", "resource=9", fate=f"{LEFT} F01")
    everybody(g, "pass")

    income = {item: count for item, count in FATE["F01"].income.items() if count}
    assert [supply(g, seat) for seat in (ANYA, KOLYA)] == [income, income]


@pytest.mark.parametrize("difficulty", ["low", "normal", "high"])
@pytest.mark.parametrize("year", range(1, 7))
def test_the_number_of_attack_cards(year: int, difficulty: str) -> None:
    """HW-16.2: by year and difficulty, the same for everybody."""
    printed = {
        "low": [1, 2, 3, 4, 6, 8],
        "normal": [1, 2, 4, 6, 8, 10],
        "high": [1, 3, 5, 7, 9, 12],
    }
    g = acting("", "", "", year=year, difficulty=difficulty)
    attack = view(g).attack
    assert attack is not None
    assert [row.cards for row in view(g).years] == printed[difficulty]
    assert [row.potential for row in view(g).years] == [1, 2, 2, 3, 3, 4]
    assert (attack.cards, attack.potential) == (printed[difficulty][year - 1], [1, 2, 2, 3, 3, 4][year - 1])

    everybody(g, "pass")

    assert len([line for line in told(g) if ": on the" in line]) == printed[difficulty][year - 1]
    assert sum(ATTACKS["high"]) == 37


@pytest.mark.parametrize(("card", "cohort"), [(LEFT, "left"), (CENTRE, "centre"), (RIGHT, "right")])
def test_only_the_direction_counts(card: str, cohort: str) -> None:
    """HW-16.3: one attack on the cohort the card shows, whatever its damage."""
    assert result_of("", card, year=1) == (1, 0)
    assert result_of(f"cohort_{cohort}=1", card, year=1) == (0, 1)


def test_each_player_resolves_the_same_attack_alone() -> None:
    """HW-16.4"""
    g = attacked(WALLS, "cohort_centre=1 cohort_right=1", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")

    assert [(player.disdain, player.level("valour")) for player in g.players] == [(0, 2), (1, 1), (2, 0)]


def test_spare_boxes_of_one_cohort_do_not_help_another() -> None:
    """HW-16.5: six on the left, nothing against two on the right."""
    assert result_of("cohort_left=6", f"{LEFT} {RIGHT} {RIGHT_TOO}") == (2, 0)
    assert result_of("cohort_left=6 cohort_right=1", f"{LEFT} {RIGHT} {RIGHT_TOO}") == (1, 1)


@pytest.mark.parametrize(("unstopped", "disdain", "valour"), [(0, 0, 3), (1, 1, 2), (2, 2, 1), (3, 3, 0), (4, 3, 0)])
def test_disdain_and_valour_share_the_potential(unstopped: int, disdain: int, valour: int) -> None:
    """HW-16.6, HW-16.7: year 4 with potential 3; the valour's third box would give a soldier only later."""
    cards = f"{LEFT} {LEFT_TOO} F08 F09"

    assert result_of(f"cohort_left={4 - unstopped}", cards, year=4) == (disdain, valour)


def test_cohorts_are_not_used_up() -> None:
    """HW-16.8"""
    g = attacked("cohort_centre=1 cohort_right=2", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")

    assert (level(g, ANYA, "cohort_centre"), level(g, ANYA, "cohort_right")) == (1, 2)


def test_a_temple_favour_ignores_any_card_for_its_owner() -> None:
    """HW-16.9"""
    g = attacked("temple_favours=1", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")
    assert codes(g, ANYA) == [f"favour temple {card}" for card in (CENTRE, RIGHT, RIGHT_TOO)] + ["stop"]

    g.submit(ANYA, f"favour temple {RIGHT}")

    assert [player.disdain for player in g.players] == [2, 2]  # two of three still come through
    g = attacked("temple_favours=1 cohort_right=1", "cohort_right=1", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")
    g.submit(ANYA, f"favour temple {CENTRE}")
    assert [player.disdain for player in g.players] == [1, 2]


def test_a_diplomat_favour_ignores_a_card_at_its_cohort() -> None:
    """HW-16.10"""
    g = attacked("served.right=2", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")
    assert codes(g, ANYA) == [f"favour right {RIGHT}", f"favour right {RIGHT_TOO}", "stop"]
    with refused(g, "Attack 1 is on the centre cohort, which this diplomat does not serve.", "HW-16.10"):
        g.submit(ANYA, f"favour right {CENTRE}")

    play(g, ANYA, f"favour right {RIGHT}", f"favour right {RIGHT_TOO}")

    assert [player.disdain for player in g.players] == [1, 2]


def test_favours_are_used_when_all_cards_lie_there_and_are_gone() -> None:
    """HW-16.11: any number, or none."""
    g = attacked("temple_favours=2 served.right=1", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")
    attack = view(g).attack
    assert attack is not None
    assert [card.card for card in attack.turned] == [CENTRE, RIGHT, RIGHT_TOO]
    play(g, ANYA, f"favour temple {CENTRE}", f"favour right {RIGHT}")
    assert seat_view(g, ANYA).ignored == (CENTRE, RIGHT)
    assert (g.players[ANYA].temple_favours, g.players[ANYA].diplomats) == (1, {"right": 0})
    with refused(g, "You have no such favour left.", "HW-16.17"):
        g.submit(ANYA, f"favour right {RIGHT_TOO}")

    g.submit(ANYA, "stop")

    assert (g.players[ANYA].disdain, g.players[ANYA].temple_favours, g.year) == (1, 1, 4)


def test_favours_are_used_only_in_an_attack() -> None:
    """HW-16.12"""
    g = acting("temple_favours=1 served.left=2", "")

    assert codes(g, ANYA) == ["pass"]
    with refused(
        g,
        "“favour temple F01” is no action of this year. "
        "Fill a box, build, exchange, buy, battle, appoint, scout, or pass.",
        "HW-5.9",
    ):
        g.submit(ANYA, "favour temple F01")


def test_disdain_takes_one_circle_each() -> None:
    """HW-16.13: fifteen circles are enough for six years."""
    g = played_out(new_table(1), "pass")
    lost = attacked("disdain=3", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")

    assert lost.players[ANYA].disdain == 5
    assert sum(POTENTIAL) == 15
    assert g.players[ANYA].disdain <= 15


def test_valour_of_the_attack_has_its_chain_and_its_workers_stay() -> None:
    """HW-16.14: valour 3 gives a soldier, who is there after the next income."""
    g = attacked(f"{WALLS} valour=1", WALLS, fate=f"{CENTRE} {RIGHT} {RIGHT_TOO} F08")

    assert "Seat 1 gained valour 2, valour 3 and 1 soldier." in told(g)
    assert supply(g, ANYA)["soldier"] == supply(g, KOLYA)["soldier"] + 1
    assert supply(g, KOLYA) == FATE["F08"].income


def test_attack_cards_are_discarded_afterwards() -> None:
    """HW-16.15"""
    g = attacked("", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO} {LEFT}")

    assert g.attack == []
    assert g.fate.discards == [CENTRE, RIGHT, RIGHT_TOO, LEFT]  # the last is the income of year 4


def test_an_empty_pile_is_shuffled_from_the_discards_without_the_attack() -> None:
    """HW-16.16: two cards of the attack lie on the table when the pile runs out."""
    g = acting("", "", "", year=3)
    g.fate.discards = [card for card in FATE if card not in (LEFT, CENTRE)]
    g.fate.things = [CENTRE, LEFT]
    everybody(g, "pass")

    turned = [piece for entry in g.log for piece in entry.pieces() if piece.startswith("attack:")]
    assert turned[:2] == [f"attack:{LEFT}", f"attack:{CENTRE}"]
    assert turned[2] not in turned[:2]
    assert "The fate deck was empty, and its discards were shuffled." in told(g)
    assert sorted([*g.fate.things, *g.fate.discards]) == sorted(FATE)


def test_a_player_without_a_fitting_favour_is_not_asked() -> None:
    """HW-16.17: each decides about the own favours only, openly."""
    g = attacked("served.left=2", "temple_favours=1", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")
    assert g.waiting() == [KOLYA]

    with refused(g, "Nothing is asked of you now. Phase “Pict attack”: Seat 2 has to decide."):
        g.submit(LENA, "stop")
    g.submit(KOLYA, f"favour temple {CENTRE}")
    assert "Seat 2 used the temple favour against attack 1 on the centre cohort." in told(g)
    assert g.year == 4  # nothing fits any more, so nothing is asked


def test_a_card_is_ignored_once() -> None:
    """HW-16.17"""
    g = attacked("temple_favours=2", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")
    g.submit(ANYA, f"favour temple {CENTRE}")

    with refused(g, "You ignore attack 1 already.", "HW-16.17"):
        g.submit(ANYA, f"favour temple {CENTRE}")
    with refused(g, "That fate card is none of the 3 of this attack.", "HW-16.9"):
        g.submit(ANYA, "favour temple F48")
    with refused(g, "Name a favour and an attack card, or stop.", "HW-16.17"):
        g.submit(ANYA, "pass")


def test_a_useless_favour_is_accepted() -> None:
    """HW-16.17, HW-16.11: a card that would be stopped anyway may be ignored (ruling 10)."""
    g = attacked(f"{WALLS} temple_favours=1", "", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")

    g.submit(ANYA, f"favour temple {CENTRE}")

    assert (g.players[ANYA].temple_favours, level(g, ANYA, "valour")) == (0, 2)


def test_a_reshuffle_takes_the_income_card_in() -> None:
    """HW-16.18"""
    g = acting("traders=9 +market resource=1", "", year=2)
    g.income_card = "F40"
    g.fate.things, g.fate.discards = [], ["F40"]

    g.submit(ANYA, "buy 1 fate")

    assert g.fate.discards == ["F40"]
    assert g.players[ANYA].goods == {1: FATE["F40"].good}


def test_the_attack_of_the_last_year_counts() -> None:
    """HW-17.1, HW-16.6: its valour scores."""
    g = attacked(f"{WALLS}", "", year=6, fate="F01 F02 F03 F04 F05 F06 F07 F08")
    assert g.result is not None
    assert [sheet.total for sheet in g.result.sheets] == [4, -7]
    assert ended("").sheets[0].total == 0
