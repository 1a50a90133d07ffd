"""The year setup (HW-4)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import CARDS, FATE
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    LENA,
    acting,
    assign_all,
    attacked,
    codes,
    everybody,
    level,
    levels,
    new_table,
    own,
    play,
    played_out,
    refused,
    seat_view,
    supply,
    told,
    view,
    year_setup,
)

F01 = {"soldier": 1, "builder": 2, "servant": 2, "civilian": 2, "resource": 1}
DECKS = ("pontiff trainer", "defender ranger", "fighter engineer")


def test_a_year_has_three_parts_and_the_setup_its_steps() -> None:
    """HW-4.1, HW-4.5: fate, cards, incomes, roads; then actions; then the attack."""
    g = year_setup("+small_road", "", "", decks=DECKS, fate="F01")
    headings = [g.heading]
    assign_all(g)
    headings.append(g.heading)
    g.submit(ANYA, "into renown")
    headings.append(g.heading)
    everybody(g, "pass")

    assert headings == ["cards", "roads", "actions"]
    parts = list(dict.fromkeys(entry.heading for entry in g.log))
    assert parts == ["income", "cards", "roads", "actions", "attack"]
    assert g.year == 2


def test_the_top_fate_card_gives_everybody_its_lower_part() -> None:
    """HW-4.2: eight items; its direction, damage and good do nothing; it lies on the discard pile."""
    g = year_setup("", "", decks=DECKS, fate="F01")

    assert [supply(g, seat) for seat in (ANYA, KOLYA)] == [F01, F01]
    assert sum(F01.values()) == 8
    assert (g.fate.discards, g.attack, g.players[ANYA].disdain) == (["F01"], [], 0)
    assert told(g)[0] == (
        "The fate card of the year gave everybody 1 soldier, 2 builders, 2 servants, 2 civilians and 1 resource."
    )


def test_each_player_draws_two_cards_and_looks_at_them() -> None:
    """HW-4.3: from the top of the own deck."""
    g = year_setup("", "", "", decks=DECKS)

    assert [card.card for card in own(g, ANYA).drawn] == ["pontiff", "trainer"]
    assert [card.card for card in own(g, LENA).drawn] == ["fighter", "engineer"]
    assert "Seat 1 drew Pontiff and Trainer." in told(g, viewer=ANYA)


def test_one_card_is_the_path_the_other_the_prospect() -> None:
    """HW-4.4: both are compulsory, and nothing else is offered."""
    g = year_setup("", "", "", decks=DECKS)

    assert codes(g, ANYA) == ["path pontiff", "path trainer"]
    with refused(g, "Choose one of your two cards as path: Pontiff and Trainer.", "HW-4.4"):
        g.submit(ANYA, "path defender")
    with refused(g, "Путём станет одна из двух ваших карт: «Понтифик» и «Наставник».", "HW-4.4", "ru"):
        g.submit(ANYA, "pass")
    g.submit(ANYA, "path trainer")
    g.submit(KOLYA, "path ranger")
    g.submit(LENA, "path fighter")
    assert [(player.paths, player.prospect) for player in g.players] == [
        (["trainer"], "pontiff"),
        (["ranger"], "defender"),
        (["fighter"], "engineer"),
    ]


def test_all_are_revealed_together() -> None:
    """HW-4.5: not before the last one has assigned."""
    g = year_setup("", "", "", decks=DECKS)
    g.submit(KOLYA, "path ranger")
    g.submit(ANYA, "path trainer")
    assert all(shown.paths == () and shown.prospect is None for shown in view(g).players)

    g.submit(LENA, "path fighter")

    assert [shown.paths[0].card for shown in view(g).players] == ["trainer", "ranger", "fighter"]
    assert "Seat 2 revealed Ranger as path and Defender as prospect." in told(g)


def test_a_path_stays_at_its_year() -> None:
    """HW-4.6: in the order of the years, until the end."""
    g = new_table(2)
    chosen = []
    while g.waiting():
        if g.heading == "cards":
            chosen.append(codes(g, ANYA)[0].removeprefix("path "))
            assign_all(g)
        else:
            everybody(g, "pass")

    assert [(path.year, path.card) for path in seat_view(g, ANYA).paths] == list(enumerate(chosen, 1))


def test_a_prospect_serves_one_year() -> None:
    """HW-4.7: afterwards it lies in the used pile, and its good and pattern are gone."""
    g = acting("prospect=engineer", "traders=4 +market resource=1 patricians=2 soldier=1", "")
    assert {"buy 1 seat 0", "scout seat 0"} <= set(codes(g, KOLYA))
    shown = seat_view(g, ANYA).prospect
    assert shown is not None
    assert (shown.card, shown.good, shown.pattern) == ("engineer", 2, "L")

    everybody(g, "pass")

    assert g.players[ANYA].prospect == ""
    assert g.players[ANYA].used[-1] == "engineer"
    assert seat_view(g, ANYA).prospect is None


@pytest.mark.parametrize(("seats", "shown"), [(1, 2), (2, 1), (3, 0), (6, 0)])
def test_neutral_cards_are_shown_after_the_reveal(seats: int, shown: int) -> None:
    """HW-4.8, HW-18.2: two with one player, one with two players."""
    g = new_table(seats)
    assert view(g).neutral == ()
    assign_all(g)
    assert len(view(g).neutral) == shown


def test_the_prospect_gives_its_items() -> None:
    """HW-4.9: to its owner, and the path gives none."""
    for card, row in CARDS.items():
        other = "trainer" if card != "trainer" else "pontiff"
        g = year_setup("", "", decks=(f"{other} {card}", "defender ranger"), fate="F01")
        play(g, ANYA, f"path {other}")
        play(g, KOLYA, "path defender")
        income = {item: F01.get(item, 0) + row.items.get(item, 0) for item in F01}
        income["resource"] += 1  # the printed production circle
        assert supply(g, ANYA) == income


def paid(sheet: str) -> dict[str, int]:
    """What the sheet pays beyond fate and prospect."""
    g = year_setup(sheet, "", decks=("defender ranger", "defender ranger"), fate="F01", year=3)
    assign_all(g)
    held = supply(g, ANYA)
    held["soldier"] -= 1  # the Ranger's
    return {item: held[item] - F01[item] for item in F01 if held[item] != F01[item]}


@pytest.mark.parametrize(
    ("sheet", "income"),
    [
        ("", {"resource": 1}),
        ("production=4", {"resource": 4}),
        ("production=9", {"resource": 9}),
        ("+small_hotel", {"civilian": 1, "resource": 1}),
        ("+small_hotel +large_hotel", {"civilian": 2, "resource": 1}),
        ("+small_workshop", {"builder": 1, "resource": 1}),
        ("+small_workshop +large_workshop production=2", {"builder": 2, "resource": 2}),
    ],
)
def test_production_hotels_and_workshops_pay_every_year(sheet: str, income: dict[str, int]) -> None:
    """HW-4.10, HW-4.11, HW-4.12, HW-7.6, HW-8.7: one for each filled circle, the printed one included."""
    assert paid(sheet) == income


def test_each_road_circle_gives_an_attribute_of_choice() -> None:
    """HW-4.13: any of the four, the same twice if one likes, with chains."""
    g = year_setup("+small_road +large_road valour=1", "", decks=DECKS, fate="F01")
    assign_all(g)
    soldiers = supply(g, ANYA)["soldier"]
    assert codes(g, ANYA) == ["into renown", "into piety", "into valour", "into discipline"]

    play(g, ANYA, "into valour", "into valour")

    assert level(g, ANYA, "valour") == 3
    assert supply(g, ANYA)["soldier"] == soldiers + 1


def test_full_attributes_are_not_offered_for_a_road() -> None:
    """HW-4.13, HW-2.18, HW-2.19: with one left it is filled at once, with none the circle pays nothing."""
    g = year_setup("+small_road renown=25 piety=25 valour=25 discipline=1", "", decks=DECKS)
    assign_all(g)
    assert (g.heading, level(g, ANYA, "discipline")) == ("actions", 2)

    g = year_setup("+small_road renown=25 piety=25 valour=25 discipline=25", "", decks=DECKS)
    assign_all(g)
    assert (g.heading, levels(g, ANYA, "renown", "discipline")) == ("actions", [25, 25])

    g = year_setup("+small_road renown=25 piety=25", "", decks=DECKS)
    assign_all(g)
    assert codes(g, ANYA) == ["into valour", "into discipline"]


def test_a_circle_filled_in_a_year_pays_from_the_next_year_on() -> None:
    """HW-4.14: and the next income is shown beforehand."""
    g = acting("fort=3 servant=1 builder=1 resource=1", "")
    assert seat_view(g, ANYA).next_income == {"resource": 1, "civilian": 0, "builder": 0, "any_attribute": 0}
    g.submit(ANYA, "build small_hotel")
    assert supply(g, ANYA) == {"civilian": 1}  # the building's own reward, not the circle's
    assert seat_view(g, ANYA).next_income["civilian"] == 1
    everybody(g, "pass")
    before = FATE[g.income_card].income["civilian"]

    assign_all(g)

    prospect = CARDS[g.players[ANYA].prospect].items.get("civilian", 0)
    assert supply(g, ANYA)["civilian"] == before + prospect + 1


def test_workers_of_the_attack_add_to_the_income() -> None:
    """HW-4.15, HW-16.14: two valour give a soldier, who is still there in the next year."""
    g = attacked("cohort_left=6 cohort_centre=6 cohort_right=6 valour=1", "", year=3, fate="F01 F02 F03 F04")

    assert (g.year, g.income_card) == (4, "F04")
    assert g.players[ANYA].supply["soldier"] == FATE["F04"].income["soldier"] + 1
    assert g.players[KOLYA].supply["soldier"] == FATE["F04"].income["soldier"]


def test_six_years_use_the_deck_up() -> None:
    """HW-4.16: six paths and six prospects."""
    g = played_out(new_table(3))

    for player in g.players:
        assert (len(player.deck), len(player.paths), len(player.used)) == (0, 6, 6)
        assert sorted([*player.paths, *player.used]) == sorted(CARDS)


def test_an_assignment_is_final_and_others_learn_only_that_it_was_made() -> None:
    """HW-4.17"""
    g = year_setup("", "", "", decks=DECKS)
    g.submit(ANYA, "path trainer")

    assert [shown.ready for shown in view(g).players] == [True, False, False]
    assert (own(g, ANYA).answer, own(g, KOLYA).answer) == ("path trainer", None)
    with refused(g, "Nothing is asked of you now. Phase “Path and prospect”: Seat 2 and Seat 3 have to decide."):
        g.submit(ANYA, "path pontiff")


def test_road_choices_are_open_and_in_any_order_of_players() -> None:
    """HW-4.18: one circle after the other; actions begin when all are made."""
    g = year_setup("+small_road +large_road renown=16", "+small_road", "", decks=DECKS)
    assign_all(g)
    assert (g.heading, g.waiting()) == ("roads", [ANYA, KOLYA])
    g.submit(KOLYA, "into piety")
    assert g.waiting() == [ANYA]
    g.submit(ANYA, "into renown")  # box 17 gives a piety before the second circle is asked
    assert levels(g, ANYA, "renown", "piety") == [17, 1]
    assert (g.heading, g.waiting()) == ("roads", [ANYA])

    g.submit(ANYA, "into piety")

    assert (g.heading, g.waiting()) == ("actions", [ANYA, KOLYA, LENA])
    assert "Seat 2 chose piety 1." in told(g)
