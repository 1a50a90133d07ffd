"""Aeterna on the screen: everything a player looks for stands there, in both languages, and every choice has a key."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from comitium.engine.message import Seat
from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import FIGURES
from comitium.games.aeterna.model import Aeterna
from comitium.terminal.boards import BOARDS, Menu, board_of
from comitium.terminal.boards.aeterna import AeternaBoard
from comitium.terminal.desk import Desk
from comitium.terminal.scene import Scene, scene_of
from comitium.text import LANGUAGES
from tests.games.aeterna.situations import (
    AQUEDUCT,
    BLUE,
    ORANGE,
    TEMPLE,
    actions,
    awards,
    cards,
    crowd,
    damage,
    drafting,
    give,
    moments,
    new_table,
    played_out,
)
from tests.terminal.command import comitium, read

NAMES = ["Anna", "Livia", "Cato", "Seneca"]
WIDTH = 120
NARROW = 80


def desk_of(language: str = "en", width: int = WIDTH) -> Desk:
    desk = Desk(language)
    desk.screen = Console(markup=False, highlight=False, emoji=False, width=width)
    return desk


def seen(g: Aeterna, viewer: Seat | None, desk: Desk) -> Scene:
    desk.sit(GAME, NAMES[: g.seats])
    return scene_of(desk, GAME, g, viewer)


def printed(desk: Desk, thing: object) -> str:
    with desk.screen.capture() as captured:
        desk.screen.print(thing)
    return captured.get()


def shown(g: Aeterna, viewer: Seat | None = ORANGE, language: str = "en") -> list[str]:
    """The lines of the table as this viewer sees it, blanks squeezed."""
    desk = desk_of(language)
    text = printed(desk, board_of(GAME).table(seen(g, viewer, desk)))
    return [" ".join(line.split()) for line in text.splitlines()]


def line_of(lines: list[str], beginning: str) -> str:
    [found] = [line for line in lines if line.startswith(beginning)]
    return found


def menu(g: Aeterna, seat: Seat = ORANGE, language: str = "en") -> Menu:
    return board_of(GAME).menu(seen(g, seat, desk_of(language)))


def test_aeterna_has_a_drawing_of_its_own() -> None:
    assert isinstance(BOARDS["aeterna"], AeternaBoard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, WIDTH), (4, WIDTH), (4, NARROW)])
def test_every_moment_of_a_match_fits_and_every_choice_has_one_key(seats: int, width: int, language: str) -> None:
    """For whoever is asked, and for a look at the own domus."""
    desk = desk_of(language, width)
    rng = Random("drawn")
    board = board_of(GAME)
    drawn = set()
    for g in moments(new_table(seats, seed="unrest"), "terminal"):
        for seat in g.waiting()[:1]:
            if rng.random() < 0.15 or g.heading not in drawn:
                drawn.add(g.heading)
                scene = seen(g, seat, desk)
                drawings = [board.table(scene), board.overview(scene), board.look(scene, seat), board.menu(scene).shown]
                text = "".join(printed(desk, drawing) for drawing in drawings)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= width
                assert "…" not in text
                keys = board.menu(scene).keys
                assert sorted(keys.values()) == sorted(option.code() for option in scene.options)
    assert {"draft", "actions", "revolts", "end_of_epoch"} <= drawn


def test_the_end_is_shown_to_a_spectator() -> None:
    g = played_out(new_table(3))
    desk = desk_of("ru")

    text = printed(desk, board_of(GAME).overview(seen(g, None, desk)))

    assert all(name in text for name in NAMES[:3])
    assert "Капитолий" in text


def test_the_strip_says_which_phase_it_is() -> None:
    assert shown(actions(2, epoch=2))[:2] == [
        "AETERNA Epoch II, Republic",
        "A Draft ▸ B Actions C Scoring D Ruin E Structures F Domus G Revolts H Food I End of epoch",
    ]
    assert "▸ Б Действия" in shown(actions(2), language="ru")[1]


def test_a_hill_shows_values_stacks_structures_awards_and_its_price() -> None:
    """AE-12.1, AE-12.9, AE-12.13, AE-16.5"""
    g = actions(4)
    crowd(g, "palatine", (BLUE, 2), (ORANGE, 1))
    awards(g, "palatine", "aw05 aw08 aw09")
    hill = g.hill("palatine")
    hill.exhausted[1] = True
    hill.ruins = 1
    hill.structures = [TEMPLE, AQUEDUCT]

    expected = "2 Palatine ✗ 4 3 ★Livia 2 · Anna 1 · _ temple, aqueduct 1:1c 1a 2:(−2u) 3:board card 0w ruin"
    assert line_of(shown(g), "2 Palatine") == expected
    assert line_of(shown(g, None), "2 Palatine") == expected.replace(" 0w ruin", " ruin")
    assert line_of(shown(g), "1 Capitoline").endswith(" 2w")


def test_a_full_hill_says_so_to_those_who_are_not_there() -> None:
    """AE-12.5"""
    g = actions(3)
    crowd(g, "palatine", (BLUE, 1), (ORANGE, 1))

    assert line_of(shown(g, ORANGE), "2 Palatine").endswith(" 0w ruin")
    assert line_of(shown(g, 2), "2 Palatine").endswith(" full ruin")


def test_a_domus_shows_goods_unrest_doom_and_what_the_epoch_brings() -> None:
    """AE-19.1, AE-20.3, AE-22.9"""
    g = actions(2)
    give(g.players[ORANGE], points=7, citizens=2, aurei=3, stone=1, wheat=0, unrest=5, doom=1)
    crowd(g, "capitoline", (ORANGE, 1))

    assert line_of(shown(g), "1 Anna") == "1 Anna 1 7 (2) 2+1/7 3 1 0 5!! 1 (−6) 6p 7u 3 unfed 0 (6) 0 deciding"
    give(g.players[ORANGE], doom=4)
    assert "damnatio" in line_of(shown(g), "1 Anna")


def test_damage_structures_figures_and_the_pass_row_have_their_lines() -> None:
    """AE-10.3, AE-11.5, AE-13.1, AE-19.1"""
    g = actions(2, figures="romulus")
    damage(g, "dt1 dt2 dt3 dt4")
    crowd(g, "palatine", (ORANGE, 1))
    g.passed = [BLUE]
    g.builders = {TEMPLE: BLUE}
    lines = shown(g)

    assert "Damage at unrest 3: 6a 1s · 5: 1c 1s 1w · 7: 2a 1s 1w · 9: 1c 3w" in lines
    assert "Figure Romulus: 6a → −2u 1p; hills with your citizens; 1p at the end (× 1)" in lines
    assert "To erect temple (2p) → Livia · aqueduct (2w) · amphitheatre (−2u)" in lines
    assert "Passing 2 Livia · 1" in lines


def test_board_cards_say_what_they_cost_bring_and_do() -> None:
    """AE-6.6, AE-9.8: with the colour, which the colour bonus asks for."""
    lines = shown(actions(2, board="hut_of_romulus gabii"))

    assert "Board card Hut of Romulus: 1s → 1c 2w 2p; political, instant; Gain 2 prestige points." in lines
    assert "Board card Gabii: 1c → 8a 3w 3p; diplomatic, province" in lines


def test_cards_in_hand_say_what_they_cost_bring_and_lack() -> None:
    """AE-9.1, AE-9.8"""
    g = actions(2, hands=["crustumerium regia"])
    give(g.players[ORANGE], aurei=0, stone=1)
    lines = shown(g)

    assert line_of(lines, "1 Crustumerium") == "1 Crustumerium trade, province 1c → 9a 5w +1u 3p"
    assert line_of(lines, "2 Regia").startswith("2 Regia political, permanent 1a 1s → 1c 2w 3p Figures cost you")
    assert line_of(lines, "2 Regia").endswith("lacks 1a")
    assert "Crustumerium" not in " ".join(shown(g, BLUE)), "a hand is its owner's"


def test_play_areas_tell_what_is_turned() -> None:
    """AE-9.4, AE-14.4"""
    g = actions(2)
    g.players[BLUE].cards = cards("regia comitium caenina")
    g.players[BLUE].turned = {"comitium": 1}

    assert "Livia: Regia | Comitium↷ | Caenina" in shown(g)
    desk = desk_of()
    looked = printed(desk, board_of(GAME).look(seen(g, ORANGE, desk), BLUE))
    assert "(turned)" in looked


def test_the_packet_is_numbered_as_it_is_typed() -> None:
    """AE-6.2"""
    g = drafting(["regia tombs comitium caenina veii"] * 2)
    numbered = [line.split()[:2] for line in shown(g) if line[:1].isdigit() and "→" in line]

    assert [number for number, _ in numbered] == ["1", "2", "3", "4", "5"]
    for number, name in numbered:
        assert menu(g).code_of(number) == f"keep {name.casefold()}"


def test_actions_are_typed_by_letters_and_numbers() -> None:
    """AE-7.2, AE-14.1"""
    g = actions(3, hands=["caenina tombs"], figures="tarquin_the_proud romulus")
    give(g.players[ORANGE], aurei=9, wheat=9, stone=3, citizens=3)
    g.players[ORANGE].cards = cards("forum_boarium")
    crowd(g, "quirinal", (ORANGE, 1))
    typed = menu(g)

    assert typed.code_of("1") == "play caenina"
    assert typed.code_of("h 3") == "influence quirinal"
    assert typed.code_of("h32") == "influence quirinal award 2"
    assert typed.code_of("T2") == "erect temple palatine"
    assert typed.code_of("m5") == "erect amphitheatre aventine"
    assert typed.code_of("f2") == "favour romulus"
    assert typed.code_of("d2s") == "discard tombs for stone"
    assert typed.code_of("x1") == "activate forum_boarium sell 1"
    assert typed.code_of("p") == "pass"
    assert typed.code_of("h6") is None  # AE-2.10
    assert menu(g, language="ru").code_of("с2к") == "discard tombs for stone"
    assert menu(g, language="ru").code_of("х32") == "influence quirinal award 2"
    g.submit(ORANGE, "erect temple palatine")
    assert menu(g).code_of("e") == "end turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_begun_at_the_terminal(tmp_path: Path, language: str) -> None:
    words = ("--seats", "2", "--bots", "greedy", "--seed", "via appia", "--file", "evening.match")
    done = comitium(tmp_path, "play", "aeterna", *words, "--language", language, typed="1\n\n" * 4 + "hint\nscore\n")

    kept = [line.code for line in read(tmp_path / "evening.match").lines if line.seat == 0]
    assert done.code == 0, done.err
    assert [code.split()[0] for code in kept] == ["keep"] * 4
    assert done.err == ""


@pytest.mark.parametrize(("language", "told"), [("en", "; 2p at the end (× 0)"), ("ru", "; 2о в конце (× 0)")])
def test_a_figure_says_what_it_counts_at_the_end(language: str, told: str) -> None:
    """AE-22.4: in the market, and in the play area of whoever has its favour."""
    g = actions(2, epoch=2, figures="caesar")

    assert told in " ".join(shown(g, language=language))
    g.players[BLUE].figures = [FIGURES["caesar"]]
    desk = desk_of()
    looked = printed(desk, board_of(GAME).look(seen(g, ORANGE, desk), BLUE)).splitlines()
    assert "Caesar Figure 2p" in [" ".join(line.split()) for line in looked]
