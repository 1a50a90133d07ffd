"""Hadrian's Wall on the screen: both sheets in 120 columns, what can be done lit, every choice with a key."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from comitium.engine.message import Seat
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.terminal.boards import BOARDS, Menu
from comitium.terminal.boards.hadrians_wall import HadriansWallBoard
from comitium.terminal.desk import Desk
from comitium.terminal.scene import Scene, scene_of
from comitium.text import LANGUAGES
from tests.games.hadrians_wall.situations import acting, attacked, codes, moments, new_table, play, played_out
from tests.terminal.command import comitium, read

NAMES = ["Anna", "Livia", "Cato", "Seneca", "Varro", "Octavia"]
WIDTH = 120
BOARD = HadriansWallBoard()
WIDE = Console(markup=False, highlight=False, emoji=False, width=400)  # on which nothing is wrapped
ME, LIVIA = 0, 1


def seen(g: HadriansWall, viewer: Seat | None, language: str = "en") -> Scene:
    desk = Desk(language)
    desk.screen = Console(markup=False, highlight=False, emoji=False, width=WIDTH)
    desk.sit(GAME, NAMES[: g.seats])
    return scene_of(desk, GAME, g, viewer)


def printed(thing: RenderableType) -> list[str]:
    with WIDE.capture() as captured:
        WIDE.print(thing)
    return [line.rstrip() for line in captured.get().splitlines()]


def shown(g: HadriansWall, viewer: Seat | None = ME, language: str = "en") -> list[str]:
    """The lines of the table, blanks squeezed."""
    return [" ".join(line.split()) for line in printed(BOARD.table(seen(g, viewer, language)))]


def row(g: HadriansWall, name: str, language: str = "en") -> str:
    """The line that a row of the sheets begins, from its name on."""
    found = [line[line.index(name) :] for line in shown(g, ME, language) if name in line]
    assert found, name
    return found[0]


def menu(g: HadriansWall, seat: Seat = ME, language: str = "en") -> Menu:
    return BOARD.menu(seen(g, seat, language))


def key_of(g: HadriansWall, code: str, language: str = "en") -> str:
    return next(key for key, meant in menu(g, ME, language).keys.items() if meant == code)


def test_hadrians_wall_has_a_drawing_of_its_own() -> None:
    assert isinstance(BOARDS["hadrians_wall"], HadriansWallBoard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "fort"), [(1, "maia"), (2, "none"), (6, "none")])
def test_every_moment_of_a_match_fits_and_every_choice_has_one_key(seats: int, fort: str, language: str) -> None:
    """Drawn on a wider screen, so that a line too long is not wrapped out of sight."""
    rng = Random("drawn")
    drawn: set[str] = set()
    for g in moments(new_table(seats, "low" if fort == "none" else "normal", fort), "terminal"):
        verb = g.options(g.waiting()[0])[0].code().split()[0] if g.waiting() else "end"
        if verb in drawn and rng.random() > 0.05 / seats:
            continue
        drawn.add(verb)
        scene = seen(g, g.waiting()[0] if g.waiting() else None, language)
        choices = BOARD.menu(scene)
        drawings = [BOARD.table(scene), BOARD.overview(scene), choices.shown]
        if rng.random() < 0.2:
            drawings.append(BOARD.look(scene, seats - 1))
        for line in [line for drawing in drawings for line in printed(drawing)]:
            assert len(line) <= WIDTH, line
        assert sorted(choices.keys.values()) == sorted(option.code() for option in scene.options)
        for narrowed in choices.narrowing.values():
            assert set(narrowed) <= set(choices.keys.values())
            assert sorted(BOARD.menu(scene.narrowed(narrowed)).keys.values()) == sorted(narrowed)
    assert drawn >= {"path", "fill", "into", "end"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_lists_fit(language: str) -> None:
    """Everything open and plenty to pay with."""
    buildings = "+medium_granary +market +theatre +ludus +small_temple +baths +courthouse"
    citizens = "traders=8 performers=8 priests=8 apparitores=8 patricians=8"
    held = "soldier=9 builder=9 servant=9 civilian=9 resource=9"
    g = acting(f"{buildings} {citizens} {held} fort=13 renown=15 disdain=3 gladiator_red=1", "", "", year=4)
    scene = seen(g, ME, language)

    assert len(scene.options) > 70
    for drawing in (BOARD.table(scene), BOARD.menu(scene).shown):
        assert max(len(line) for line in printed(drawing)) <= WIDTH
    assert sorted(BOARD.menu(scene).keys.values()) == sorted(codes(g, ME))


def test_boxes_that_can_be_filled_are_lit_and_bear_their_key() -> None:
    g = acting("servant=1 mining=1 wall_guard=2", "")

    assert row(g, "mining v") == "mining v ■ ▸Hr · · ×Hr × × ×Hr × × ×Hr × × ×Hr"
    assert [line for line in shown(g) if line.startswith(f"{key_of(g, 'fill mining 2')} mining v")]
    assert "▸" not in row(g, "wall guard s")  # no soldier to pay with
    assert row(g, "wall guard s").startswith("wall guard s ■ ■ ·O · ·D ·O ×")


def test_locked_boxes_say_which_level_they_need() -> None:
    """HW-6.13, HW-6.15, HW-12.2"""
    g = acting("resource=3 fort=4 +theatre performers=4", "")

    assert row(g, "cippi r").startswith("cippi r ▸ · ×7O ×10c ×13O ×16N ×20O")
    assert row(g, "wall r").startswith("wall r ▸c · ·c ·NO ×c × ×O ×N")
    assert row(g, "performances").startswith("performances r ▸Tr ▸Ds ×5Pv ×6DAp ×8PPr ×9NPa")


def test_a_yearly_limit_is_said_in_place_of_the_cost() -> None:
    """HW-12.4"""
    g = acting("resource=3 +theatre performers=4 performances.1@2", "", year=2)

    assert row(g, "performances").startswith("performances used ■ ×Ds")
    assert row(g, "представления", "ru").startswith("представления всё ■ ×Цс")


def test_buildings_are_built_lit_open_or_locked() -> None:
    g = acting("fort=5 +medium_granary servant=1 builder=1 resource=1", "")

    assert "■ medium granary" in row(g, "Left sheet")
    assert f"{key_of(g, 'build small_hotel')} ▸ small hotel I2 vbr →c" in " ".join(shown(g))
    assert "· small workshop I3 rrr →b" in " ".join(shown(g))
    assert "× large hotel I6 vbrr →Nc" in " ".join(shown(g))


def test_supply_and_income_of_next_year() -> None:
    """HW-4.10 to HW-4.13"""
    g = acting("soldier=2 resource=5 production=4 +small_hotel +small_road", "")

    supply = "s soldier 2 b builder 0 v servant 0 c civilian 0 r resource 5"
    assert f"Supply {supply} Next year r 4 c 1 b 0 ? 1" in shown(g)
    assert any(line.startswith("Запас с солдат 2") for line in shown(g, ME, "ru"))


def test_the_attack_is_forecast_and_then_counted() -> None:
    """HW-16.6"""
    coming = " ".join(shown(acting("cohort_left=6 cohort_centre=6 cohort_right=2", "", "", year=3)))
    assert "3 cards, potential 2 all held: 96%" in coming
    assert "left 6 (100%) centre 6 (100%) right 2 (96%)" in coming

    turned = " ".join(shown(attacked("temple_favours=1 cohort_left=1", "", "", fate="F04 F06 F08")))
    assert "as it stands: 2 disdain, 0 valour" in turned
    assert "left 1 ← 3 centre 0 ← 0 right 0 ← 0" in turned
    assert "temple favour 1" in turned


def test_paths_say_how_far_they_are_and_the_score_is_live() -> None:
    g = acting("paths=forager,aristocrat production=5 disdain=3 renown=4", "")
    text = " ".join(shown(g))

    assert "Forager production 5 (3·6·9) +1 1 to go" in text
    assert "Aristocrat disdain at most 3 (4·2·0) +1 1 to go" in text
    total = seen(g, ME).total(ME)
    assert f"{total} point disdain 3: −5 (one more: −7)" in text
    assert f"1 Anna {total} " in text


def test_a_choice_says_how_many_points_it_brings() -> None:
    g = acting("soldier=1 wall_guard=1", "")

    lines = [" ".join(line.split()) for line in printed(menu(g).shown)]
    assert f"{key_of(g, 'fill wall_guard 2')} wall guard 2 +1" in " ".join(lines)


def test_keys_number_the_rows_and_letters_choose_who_pays() -> None:
    """HW-6.9"""
    g = acting("builder=1 soldier=1", "")
    number = key_of(g, "fill fort 1 builder")[:-1]

    assert menu(g).code_of(f"{number} a") == "fill fort 1 builder"
    assert menu(g).code_of(f"{number}B") == "fill fort 1 soldier"
    assert menu(g, ME, "ru").code_of(f"{number}б") == "fill fort 1 soldier"
    assert menu(g).narrowed_by(number) == ["fill fort 1 builder", "fill fort 1 soldier"]
    narrowed = BOARD.menu(seen(g, ME).narrowed(menu(g).narrowed_by(number)))
    assert narrowed.keys == {"1": "fill fort 1 builder", "2": "fill fort 1 soldier"}
    assert menu(g).code_of("p") == "pass"
    assert menu(g, ME, "ru").code_of("п") == "pass"


def test_a_pattern_is_placed_by_the_letters_of_its_cells() -> None:
    """HW-15.12"""
    g = acting("soldier=1 patricians=2 prospect=fighter map=1.1", "")
    play(g, ME, "scout own")

    assert menu(g).code_of("bcgh") == "place 1.2+1.3+2.2+2.3"
    assert menu(g).code_of("abfg") is None  # 1.1 is filled
    assert sorted(menu(g).narrowed_by("e")) == ["place 1.4+1.5+2.4+2.5"]
    assert any(line.endswith("■ b c d er") for line in shown(g))


def test_nothing_is_lit_on_the_sheets_of_others() -> None:
    g = acting("servant=1", "servant=1 mining=3")
    looked = " ".join(" ".join(line.split()) for line in printed(BOARD.look(seen(g, ME), LIVIA)))

    assert "mining v ■ ■ ■ · ×Hr" in looked
    assert "▸" not in looked.partition("Left sheet")[2]
    assert "Livia: Vanguard, pattern S" in looked  # whose good is not for herself (HW-11.10)


def test_the_two_cards_drawn_are_shown_to_their_owner_only() -> None:
    """HW-20.3"""
    g = new_table(3)
    own, spectator = " ".join(shown(g, ME)), " ".join(shown(g, None))

    assert "Your two cards" in own
    assert menu(g).code_of("1") == codes(g, ME)[0]
    assert "Your two cards" not in spectator


def test_the_end_shows_everybody_with_their_paths() -> None:
    g = played_out(new_table(3))
    scene = seen(g, None)
    text = " ".join(" ".join(line.split()) for line in printed(BOARD.overview(scene)))

    for seat, player in enumerate(g.players):
        assert f"{seat + 1} {NAMES[seat]} {scene.total(seat)} " in text
        for card in player.paths:
            assert scene.speaker.say(f"card-{card}") in text


def test_gladiators_say_what_a_battle_brings_and_how_they_are() -> None:
    """HW-12.14 to HW-12.16"""
    red = "gladiator_red=4 wounds.red=2 battles_red=1"
    g = acting(f"+ludus performers=9 {red} gladiator_blue=1 wounds.blue=3 battles_blue=1", "", year=3)

    assert row(g, "red battles").startswith("red battles hurt 2 ■ ▸ · · · · →NN †P")
    assert row(g, "blue gladiator").startswith("blue gladiator dead ■ × ×")
    assert row(g, "бои красного", "ru").startswith("бои красного раны 2 ■ ▸ · · · · →ЛЛ †Б")
    assert row(g, "синий боец", "ru").startswith("синий боец погиб ■ × ×")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_begun_at_the_terminal(tmp_path: Path, language: str) -> None:
    words = ("--seats", "2", "--bots", "chance", "--seed", "via appia", "--file", "evening.match")
    typed = "1\n\n1\nlook 2\nscore\ntable\n"
    done = comitium(tmp_path, "play", "hadrians_wall", *words, "--language", language, typed=typed)

    decided = [line.code for line in read(tmp_path / "evening.match").lines if line.seat == 0]
    assert done.code == 0, done.err
    assert decided[0].startswith("path ")
    assert decided[1].startswith("fill ")
    assert done.err == ""
