"""Glory of Rome on the screen: everything a player looks for stands there, in both languages, and choices have keys."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from comitium.engine.message import Seat
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.fame import gain_fame
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.terminal.boards import BOARDS, Menu, board_of
from comitium.terminal.boards.glory_of_rome import GloryOfRomeBoard
from comitium.terminal.desk import Desk
from comitium.terminal.scene import Scene, scene_of
from comitium.text import LANGUAGES
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    building,
    cleared,
    denarii,
    discarded,
    fame,
    feud,
    followers,
    give,
    intrigue,
    lay_set,
    legions,
    levels,
    medal,
    moments,
    new_table,
    pantheon,
    placing,
    played_out,
    proposing,
    tasks,
    taxing,
    with_event,
)
from tests.terminal.command import comitium, read

NAMES = ["Anna", "Livia", "Cato", "Seneca"]
WIDTH = 120


def desk_of(language: str = "en", width: int = WIDTH) -> Desk:
    desk = Desk(language)
    desk.screen = Console(markup=False, highlight=False, emoji=False, width=width)
    return desk


def seen(g: GloryOfRome, viewer: Seat | None, desk: Desk) -> Scene:
    desk.sit(GAME, NAMES[: g.seats])
    return scene_of(desk, GAME, g, viewer)


def printed(desk: Desk, thing: object) -> str:
    with desk.screen.capture() as captured:
        desk.screen.print(thing)
    return captured.get()


def shown(g: GloryOfRome, viewer: Seat | None = JACK, language: str = "en", width: int = WIDTH) -> list[str]:
    """The table as this viewer sees it, blanks squeezed."""
    desk = desk_of(language, width)
    return squeezed(printed(desk, board_of(GAME).table(seen(g, viewer, desk))))


def squeezed(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def row(lines: list[str], label: str) -> str:
    """The only line that begins so."""
    found = [line for line in lines if line.startswith(f"{label} ")]
    assert len(found) == 1, (label, found)
    return found[0].removeprefix(f"{label} ")


def menu(g: GloryOfRome, seat: Seat, language: str = "en") -> Menu:
    return board_of(GAME).menu(seen(g, seat, desk_of(language)))


def test_glory_of_rome_has_a_drawing_of_its_own() -> None:
    assert isinstance(BOARDS["glory_of_rome"], GloryOfRomeBoard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo": "emperor"}),
        (1, {"solo": "cassius"}),
        (2, {"truce": "on", "heroes": "on"}),
        (3, {"spies": "on"}),
        (4, {"spies": "on", "harsh": "on"}),
    ],
)
def test_every_moment_of_a_match_fits_and_every_choice_has_one_key(
    seats: int, options: dict[str, str], language: str
) -> None:
    """For whoever is asked, and now and then for a spectator and for a look at another seat."""
    desk = desk_of(language)
    rng = Random("drawn")
    drawn = 0
    for g in moments(new_table(seats, **options), "terminal"):
        for seat in g.waiting()[:1]:
            if rng.random() < 0.03 or g.heading == "tasks":
                scene = seen(g, seat, desk)
                board = board_of(GAME)
                drawings = [board.table(scene), board.overview(scene), board.look(scene, seat), board.menu(scene).shown]
                text = "".join(printed(desk, drawing) for drawing in drawings)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= WIDTH
                assert "…  " not in text, "a column was cut off"
                keys = board.menu(scene).keys
                assert sorted(keys.values()) == sorted(option.code() for option in scene.options)
                drawn += 1
        if g.result is not None:
            assert "Anna" in printed(desk, board_of(GAME).overview(seen(g, None, desk)))
    assert drawn > 1


def test_both_names_the_round_and_the_phase_stand_at_the_top() -> None:
    g = building(cleared(round=3))

    assert shown(g)[:2] == [
        "GLORY OF ROME (AGE OF ROME) Round 3 of 9",
        "Event Intrigue ▸ Building Action Income ↻ clockwise board +90° at the end",
    ]
    assert shown(g, language="ru")[0] == "ВО СЛАВУ РИМА (AGE OF ROME) Раунд 3 из 9"


def test_the_event_says_whom_it_struck() -> None:
    """GR-8.2, GR-8.8: both who had the fewest followers when it was revealed."""
    g = cleared()
    followers(g, 2, 1, 3, 1)
    with_event(g, "gift")
    followers(g, 1, 1, 1, 1)

    assert "Patron’s Gift The fewest recruited followers: gain 2 denarii. affected: Livia, Seneca" in shown(g)


def test_alone_the_event_says_what_is_gained_instead() -> None:
    """GR-31.2"""
    lines = " ".join(shown(building(cleared(1, event="gift"))))

    assert "alone: 1 denarius for each follower instead" in lines
    assert "now:" not in lines


def test_provinces_stand_before_their_governors_and_after_the_turn() -> None:
    """GR-5.2, GR-5.9: Patron's Gift turns the board by a quarter."""
    lines = shown(building(cleared()))

    assert row(lines, "province") == "Africa ★ Gaul Hispania Italy"
    assert row(lines, "governor") == "1 Anna 2 Livia 3 Cato 4 Seneca"
    assert row(lines, "after the turn") == "2 Livia 3 Cato 4 Seneca 1 Anna"
    assert row(shown(building(cleared(3))), "governor") == "1 Anna 2 Livia 3 Cato nobody"


def test_a_site_says_level_places_price_and_fame() -> None:
    """GR-11.4, GR-13.5: what the viewer can pay is marked, and only while building."""
    g = cleared()
    levels(g, "africa", rel=2, agr=3)
    denarii(g, 13, 0, 0, 0)
    lines = shown(building(g))
    assert row(lines, "religion").startswith("II Temple ○○ ▸13→6 · 3→2")
    assert row(lines, "military").startswith("· ▸5→2 · 5→2")
    assert row(lines, "agriculture").startswith("III Granary ○○○ · 2→1")
    assert row(lines, "population").startswith("6 tax 6 or 12 −4 1 tax 1 or 2 −1")

    assert row(shown(building(g), MARY), "religion").startswith("II Temple ○○ 13→6 · 3→2")


def test_a_building_out_of_stock_says_so() -> None:
    """GR-2.3"""
    g = cleared()
    levels(g, "africa", rel=1)
    for left in g.stock:
        left[1] = 0

    assert row(shown(building(g)), "religion").startswith("I Shrine ○ none left")


def test_followers_and_boosts_stand_on_their_buildings() -> None:
    """GR-13.5, GR-14.3"""
    g = placing(cleared())
    levels(g, "africa", mil=2)
    feud(g, 0)
    g.submit(JACK, "place africa.mil boosted")

    assert row(shown(g), "military").startswith("II Camp 1+○ 18→7")
    assert "(M)P–T" in row(shown(g), "1 ★▸ Anna")


def test_intrigues_stand_in_their_slots() -> None:
    """GR-9.4, GR-9.10: laid, laid this round, activated; marked is what the viewer could activate."""
    g = placing(cleared())
    assert not [line for line in shown(g) if line.startswith("intrigues")]
    intrigue(g, JACK, "gaul")
    intrigue(g, MARY, "italy", 3)
    g.named("italy").active[2] = True
    g.submit(JACK, "plot africa.2")

    assert row(shown(g), "intrigues") == "· 1* · ▸1▾ · · · · · · · 2▴"


def test_the_senate_says_worth_owner_and_who_is_near_supremacy() -> None:
    """GR-16.4, GR-28.8"""
    g = placing(cleared())
    g.column = [MARY, JACK, JACK]
    lines = shown(g)
    start = next(number for number, line in enumerate(lines) if line.startswith("Senate"))

    votes = [" ".join(line.split()[:2]) for line in lines[start + 1 : start + 6]]
    assert votes == ["+6 ·", "+5 ·", "+3 Anna", "+2 Anna", "+1 Livia"]
    assert "Anna: supremacy next, +2" in " ".join(lines)
    medal(g, JACK, "politician")
    assert "Anna: supremacy next, +3" in " ".join(shown(g))


def test_battlefields_say_what_is_missing_and_who_holds_which_place() -> None:
    """GR-28.3 to GR-28.6"""
    g = placing(cleared())
    legions(g, JACK, epirus=2, thrace=1)
    legions(g, MARY, epirus=1, thrace=1)
    lines = " ".join(shown(g))

    assert "Epirus 3/2 conquered 5 · 2 Anna 2 (1) +5, Livia 1 (2) +2" in lines
    assert "Thrace 2/4 2 to come 10 · 5 · 3 Anna 1 (1=), Livia 1 (1=)" in lines


def test_milestones_medals_and_stocks_are_told() -> None:
    """GR-6.9, GR-11.8, GR-20.5"""
    g = placing(cleared())
    fame(g, 4, 4, 4, 4)
    gain_fame(g, [MARY], 8, "GR-6.1")
    medal(g, HENRY, "priest")
    pantheon(g, JACK, 3)
    discarded(g, "toga.1")
    lines = shown(g)

    assert row(lines, "milestones") == "5(2) 11(2) 21 30"
    assert row(lines, "medals") == "Warrior · Politician · Merchant · Priest 3 Farmer ·"
    assert row(lines, "for foundations") == "S B B"
    assert row(lines, "left").endswith("discarded last: Toga")


def test_the_colosseum_says_who_is_there() -> None:
    g = placing(cleared())
    followers(g, 2)
    assert row(shown(g), "Colosseum") == "nobody"
    g.submit(JACK, "place colosseum")

    assert row(shown(g), "Colosseum") == "Anna"


def test_figures_of_a_seat_stand_in_its_line() -> None:
    g = placing(cleared())
    fame(g, 7)
    denarii(g, 9)
    followers(g, 3)
    legions(g, JACK, epirus=2)
    pantheon(g, JACK, 4)
    give(g, JACK, "toga.1")
    tasks(g, JACK, "every_front", "devotion")

    assert row(shown(g), "1 ★▸ Anna") == "7 (+0) 9 3/3 5/7 4/4 3+0 MP[–][T] 2/2G 1/3 1 2 21"


def test_on_a_narrow_screen_figures_take_two_lines() -> None:
    lines = [line for line in shown(placing(cleared()), width=80) if line.startswith("1 ★▸ Anna ")]

    assert len(lines) == 2
    assert lines[0].endswith("1/1 7/7 4/4 3+0")
    assert lines[1].endswith("MP[–][T] 0/2 0/3 0 0 2")


def test_character_medals_and_sets_stand_below() -> None:
    g = placing(cleared())
    medal(g, JACK, "priest")
    lay_set(g, JACK, "jewellery")

    assert "Anna: Mark Antony · Desertion · Priest medal · set of jewellery +6" in shown(g)
    assert "Anna: Марк Антоний · Отступничество · медаль священнослужителя · набор: украшения +6" in shown(
        g, None, "ru"
    )


def test_the_own_hand_and_tasks_are_seen_by_their_owner_only() -> None:
    """GR-34.1: a card that fits the open moment is marked."""
    g = placing(cleared())
    give(g, JACK, "coin_chest.1", "pugio.1")
    tasks(g, JACK, "every_front")
    legions(g, JACK, epirus=1)
    g.submit(JACK, "place colosseum")
    lines = shown(g)

    assert "▸ Coin Chest chests when you place a follower: gain 2 denarii" in lines
    assert "Pugio weapons when you activate an intrigue: gain 2 fame" in lines
    assert "On Every Front legions on 3 battlefields: 4 end fame 1/3" in lines
    for viewer in (MARY, None):
        assert not [line for line in shown(g, viewer) if "Coin Chest" in line or "On Every Front" in line]


def test_objectives_and_cassius_are_shown_alone() -> None:
    """GR-31.6, GR-32.15"""
    emperor = building(cleared(1))
    fame(emperor, 52)
    cassius = new_table(1, solo="cassius")

    assert "✓ fame on the track 52/51" in " ".join(shown(emperor))
    assert "Cassius: 1 now, 15 cards left" in " ".join(shown(cassius))


def test_a_look_tells_where_the_points_come_from() -> None:
    """GR-28.1"""
    g = taxing(cleared())
    legions(g, MARY, epirus=2)
    denarii(g, 0, 9, 0, 0)
    desk = desk_of()
    looked = squeezed(printed(desk, board_of(GAME).look(seen(g, JACK, desk), MARY)))

    assert row(looked, "military") == "5"
    assert row(looked, "denarii") == "2 (9 : 4)"
    assert row(looked, "tax of this round") == "tax 1 or 2 −1"


def test_the_end_shows_tasks() -> None:
    """GR-28.12"""
    g = played_out(new_table(2))
    desk = desk_of()
    looked = printed(desk, board_of(GAME).look(seen(g, None, desk), MARY))

    assert looked.count("end fame") >= len(g.players[MARY].tasks) == 2


def test_an_option_says_what_it_changes_by_name() -> None:
    g = cleared()
    levels(g, "africa", rel=2)
    denarii(g, 13, 0, 0, 0)
    desk = desk_of()
    lines = squeezed(printed(desk, board_of(GAME).menu(seen(building(g), JACK, desk)).shown))

    assert "4 Build a Sanctuary for 13 denarii denarii −13 fame +6" in lines


def test_in_a_bargain_a_sum_is_typed_as_itself() -> None:
    """GR-30.3, GR-30.4"""
    g = cleared(spies="on")
    levels(g, "gaul", rel=1)
    denarii(g, 8, 0, 0, 0)
    proposing(g)
    g.submit(JACK, "propose spy gaul.rel")
    assert menu(g, JACK).code_of("5") == "stake 5"
    assert menu(g, JACK).code_of("9") is None

    g.submit(JACK, "stake 2")
    assert "Anna to Livia: a token on the Shrine in Gaul, stake 2" in shown(g, MARY)
    assert menu(g, MARY).code_of("7") == "demand 7"
    assert menu(g, MARY).code_of("a") == "accept"
    assert menu(g, MARY, "ru").code_of("б") == "refuse"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_begun_at_the_terminal(tmp_path: Path, language: str) -> None:
    words = ("--seats", "2", "--bots", "greedy", "--seed", "via appia", "--file", "evening.match")
    done = comitium(
        tmp_path, "play", "glory_of_rome", *words, "--language", language, typed="1\n\nhint\nscore\ntable\n"
    )

    kept = [line.code for line in read(tmp_path / "evening.match").lines if line.seat == 0]
    assert done.code == 0, done.err
    assert kept[0].startswith("return ")
    assert done.err == ""
