"""Sylla on the screen: everything a player looks for stands there, in both languages, and every choice has a key."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from comitium.engine.message import NOBODY, Seat
from comitium.games.sylla import GAME
from comitium.games.sylla.event_effects import HAPPENS
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import DECADENCE_EVENT, works_for
from comitium.terminal.boards import BOARDS, Menu, board_of
from comitium.terminal.boards.sylla import SyllaBoard
from comitium.terminal.chronicle import news
from comitium.terminal.desk import Desk
from comitium.terminal.scene import Scene, scene_of
from comitium.text import LANGUAGES
from tests.games.sylla.situations import BLUE, RED, answer, moments, new_table, played_out, situation
from tests.terminal.command import comitium, read

NAMES = ["Anna", "Livia", "Cato", "Seneca"]
WIDTH = 100


def desk_of(language: str = "en", width: int = WIDTH) -> Desk:
    desk = Desk(language)
    desk.screen = Console(markup=False, highlight=False, emoji=False, width=width)
    return desk


def seen(g: Sylla, viewer: Seat | None, desk: Desk) -> Scene:
    desk.sit(GAME, NAMES[: g.seats])
    return scene_of(desk, GAME, g, viewer)


def shown(g: Sylla, viewer: Seat | None = BLUE, language: str = "en", width: int = WIDTH) -> str:
    """The table as this viewer sees it, blanks squeezed."""
    desk = desk_of(language, width)
    return printed(desk, board_of(GAME).table(seen(g, viewer, desk)))


def printed(desk: Desk, thing: object) -> str:
    with desk.screen.capture() as captured:
        desk.screen.print(thing)
    return captured.get()


def squeezed(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def menu(g: Sylla, seat: Seat, language: str = "en") -> Menu:
    return board_of(GAME).menu(seen(g, seat, desk_of(language)))


def test_sylla_has_a_drawing_of_its_own() -> None:
    assert isinstance(BOARDS["sylla"], SyllaBoard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_pieces_are_offered_once(language: str) -> None:
    """Two equal tiles of one colour, or two equal cards, are one line of the list."""
    desk, twins = desk_of(language), 0
    for g in moments(new_table(4), "terminal"):
        for seat in g.waiting()[:1]:
            scene = seen(g, seat, desk)
            said = {desk.speaker(option.sentence()) for option in scene.options}
            if g.heading != "setup" and len(said) < len(scene.options):
                lines = printed(desk, board_of(GAME).menu(scene).shown).splitlines()
                offered = [line.strip().partition("   ")[2] for line in lines if line.strip()]
                assert len(offered) == len(set(offered)) == len(said)
                twins += 1
    assert twins > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_match_fits_and_every_choice_has_one_key(seats: int, language: str) -> None:
    """For whoever is asked, and now and then for a spectator and for a look at another seat."""
    desk = desk_of(language)
    rng = Random("drawn")
    for g in moments(new_table(seats), "terminal"):
        for seat in g.waiting()[:1]:
            if rng.random() < 0.08 or g.heading in ("setup", "ecclesia"):
                scene = seen(g, seat, desk)
                board = board_of(GAME)
                drawings = [board.table(scene), board.overview(scene), board.look(scene, seat), board.menu(scene).shown]
                text = "".join(printed(desk, drawing) for drawing in drawings)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= WIDTH
                keys = board.menu(scene).keys
                choices = scene.options if g.heading == "setup" else scene.distinct()  # cards kept have a letter each
                assert sorted(keys.values()) == sorted(option.code() for option in choices)
        if g.result is not None:
            assert "Anna" in printed(desk, board_of(GAME).overview(seen(g, None, desk)))


def test_the_strip_says_which_phase_it_is() -> None:
    lines = squeezed(shown(situation("income", buildings=["tavern"], turn=3)))

    assert lines[0] == "SYLLA Turn 3 of 5"
    assert lines[1] == "I Consul II Recruit III Build ▸ IV Income V Events VI Work VII Famine"


def test_the_ladder_says_what_a_token_is_worth_and_how_far_the_crisis_is() -> None:
    lines = squeezed(shown(situation("work", markers=(0, 3, 1))))

    ladder = {line.split()[0]: line for line in lines if line.startswith(("Health", "Pride", "Leisure"))}
    assert ladder["Health"].startswith("Health ● · · · · crisis: ±3")
    assert ladder["Pride"].startswith("Pride · · · ● · worth 3, crisis in 3")
    assert ladder["Leisure"].startswith("Leisure · ● · · · worth 1, crisis in 1")


def test_famine_says_what_the_viewer_loses() -> None:
    """SY-10.1: Blue has a Field, Red has none."""
    g = situation("work", buildings=["field"], famine=5)

    assert "0 1 2 3 4 [5] 6" in " ".join(shown(g).split())
    assert "Your loss this turn: 3" in shown(g, BLUE)
    assert "Your loss this turn: 5" in shown(g, RED)
    assert "Your loss" not in shown(g, None)
    assert "Ваша потеря в этом ходу: 3" in shown(g, BLUE, "ru")


def test_events_show_cubes_and_how_they_stand() -> None:
    """SY-8.8, SY-8.12, SY-8.16"""
    g = situation("events", ["vestal vestal", "vestal"], events="famine revolt cult decadence")
    answer(g, "place vestal famine", "place vestal cult")
    lines = squeezed(shown(g))

    assert "1 Famine ! → Health V Anna 1 prevented, removed or not: consul decides" in lines
    assert "2 Slave Revolt ! → Leisure L happens" in lines
    assert "3 Imperial Cult → Pride VL Livia 1 prevented, removed or not: consul decides" in lines
    assert "4 Decadence → 1 point VL happens" in lines


def test_nothing_is_said_to_be_prevented_before_cubes_lie() -> None:
    text = shown(situation("consul", events="famine revolt cult decadence"))

    assert "happens" not in text
    assert "prevented" not in text


def test_slots_stand_by_colour_with_buyers_bids_and_what_one_can_pay() -> None:
    g = situation("buildings", ["legionary legionary", "legionary slave"], slots="stall field crane tavern bank arch")
    answer(g, "offer bank-B1", "bid 1", "bid 2", "offer stall-A1")
    lines = squeezed(shown(g, RED))

    assert "Buildings Anna sells; 1 of 5 done" in " ".join(lines)
    assert any(line.startswith("red ▸ Market Stall 2 Field you can pay 2") for line in lines)
    assert any(line.startswith("grey 5 → Anna (2) 6 Triumphal Arch you can pay 2") for line in lines)
    assert "Bids Livia … ≤2 · Cato … ≤0 · Seneca … ≤0 · Anna … ≤0" in lines


@pytest.mark.parametrize(
    ("work", "sentence"),
    [
        ("pantheon", "10 · 6 · 2 points by place"),
        ("granary", "every 4 votes of all builders: Famine −1"),
        ("baths", "2 Senators are available in all; 3 more: one more step"),
        ("temple", "4 more than your Senators: 6 points"),
    ],
)
def test_the_great_work_says_what_votes_bring(work: str, sentence: str) -> None:
    g = situation("work", ["senator", "senator senator!"], work=work)

    assert sentence in shown(g)


def test_cards_say_kind_hexagons_and_state() -> None:
    g = situation(
        "work", ["merchant+/ slave! senator"], buildings=["stall! crane*"], events="revolt flood cult decadence"
    )

    assert "Senator R · Merchant✝↷ YG · Slave▼ RYG · Crane* RYG | Market Stall▼" in shown(g)
    desk = desk_of()
    looked = squeezed(printed(desk, board_of(GAME).look(seen(g, RED, desk), BLUE)))
    assert any(line.startswith("Slave RYG face down: Slave Revolt") for line in looked)
    assert any(line.startswith("Merchant✝ YG turned") for line in looked)


def test_what_lies_behind_a_screen_stands_there_for_its_owner_only() -> None:
    """SY-18.2"""
    closed = situation("work", coins=[7, 3], tokens=[(1, 0, 2), (0, 5, 0)])
    opened = situation("work", coins=[7, 3], tokens=[(1, 0, 2), (0, 5, 0)], cards=["slave", "slave"], open_screens="on")

    assert "Behind your screen  7 denarii; Health 1, Pride 0, Leisure 2 (tokens worth 6 now)" in shown(closed)
    assert "3 denarii" not in shown(closed)
    assert "denarii" not in shown(closed, None)
    assert "Livia: 3 denarii; Health 0, Pride 5, Leisure 0 | Slave RYG" in shown(opened, None)


def test_the_end_shows_every_screen() -> None:
    g = played_out(new_table(2))
    desk = desk_of("ru")

    assert printed(desk, board_of(GAME).overview(seen(g, None, desk))).count("денари") == 2


def test_characters_are_kept_by_their_keys() -> None:
    g = new_table(4)

    assert menu(g, 0).code_of("1 3 7 0") is not None
    code = menu(g, 0).code_of("1370")
    assert code is not None
    number = code.split()[1].partition("-")[0]
    assert code == f"keep {number}-01+{number}-03+{number}-07+{number}-10"
    assert menu(g, 0).code_of("137") is None


def test_bids_are_numbers_and_a_pass_is_a_letter() -> None:
    g = situation("consul", ["senator"], coins=[3, 4])

    assert menu(g, BLUE).code_of("2") == "bid 2"
    assert menu(g, BLUE).code_of("p") is None  # SY-4.3
    answer(g, "bid 2")
    assert menu(g, RED).code_of("4") == "bid 4"
    assert menu(g, RED).code_of("P") == "pass"
    assert menu(g, RED, "ru").code_of("п") == "pass"


def test_a_vote_is_a_letter_and_a_number() -> None:
    g = situation("work", coins=[12])

    assert menu(g, BLUE).code_of("b 12") == "build 12"
    assert menu(g, BLUE).code_of("p0") == "plebs 0"
    assert menu(g, BLUE, "ru").code_of("с3") == "build 3"
    assert menu(g, BLUE).code_of("b13") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_begun_at_the_terminal(tmp_path: Path, language: str) -> None:
    words = ("--seats", "2", "--bots", "greedy", "--seed", "via appia", "--file", "evening.match")
    done = comitium(tmp_path, "play", "sylla", *words, "--language", language, typed="123459\n\nhint\nscore\ntable\n")

    kept = [line.code for line in read(tmp_path / "evening.match").lines if line.seat == 0]
    assert done.code == 0, done.err
    assert kept[0].startswith("keep ")
    assert kept[0].endswith("-09")
    assert done.err == ""


@pytest.mark.parametrize(("language", "told"), [("en", "out of the match: Senate"), ("ru", "вне партии: «Сенат»")])
def test_the_great_work_that_was_removed_is_told(language: str, told: str) -> None:
    """SY-2.6: it is shown to everybody."""
    g = situation("work")
    g.removed_work = next(work for work in works_for(g.seats) if work.name == "senate")

    assert told in shown(g, language=language)


def test_what_nobody_did_is_told_as_it_happened() -> None:
    """Not as steps of a seat that is not there."""
    g = situation("work")
    g.tell_action(NOBODY, HAPPENS[DECADENCE_EVENT.number], "SY-14.9")
    g.tell_action(RED, g.options(RED)[0], "SY-9.2")
    desk = desk_of()
    desk.sit(GAME, NAMES)

    lines = [line.plain for line in news(desk.speaker, g.log, BLUE, ())]

    assert [line for line in lines if line.startswith("Seat")] == []
    assert any("Decadence" in line for line in lines)
    assert lines[-1] == "Livia: 1 step. “log” lists them."
