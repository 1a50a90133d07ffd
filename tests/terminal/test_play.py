"""`comitium play`: whole matches, saving, taking back, asking why, several people at one keyboard."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

from comitium.engine.match import Player
from comitium.engine.matchfile import to_text
from tests.patience import PATIENCE
from tests.terminal.command import (
    LINE,
    at_a_terminal,
    comitium,
    environment,
    kept,
    needs_terminal,
    new_table,
    played,
    read,
    settling,
)

LOOK = 0.05  # seconds between two looks
ANNA = ("--name", "Anna", "--seed", "via appia", "--file", "evening.match")


def hears_interrupts() -> None:
    """Where the tests run in the background, Ctrl-C is switched off for all they start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Session:
    """A running table: lines go in one by one, and the match file shows when they were understood."""

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        if self.process.stdin is not None and not self.process.stdin.closed:
            self.process.stdin.close()

    def __init__(self, folder: Path, *words: str) -> None:
        self.file = folder / "evening.match"
        self.output = folder / "output.txt"
        with self.output.open("wb") as out:
            self.process = subprocess.Popen(
                [*LINE, "play", *words],
                cwd=folder,
                env=environment(folder),
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.STDOUT,
                preexec_fn=hears_interrupts,
            )
        self.wait_for(lambda: self.file.exists())

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def wait_for(self, happened: object) -> None:
        assert callable(happened)
        for _ in range(int(PATIENCE / LOOK)):
            if happened():
                return
            assert self.process.poll() in (None, 0), self.output.read_text()
            time.sleep(LOOK)
        raise AssertionError(self.output.read_text())

    def decide(self, seat: int) -> None:
        """The first option of this seat, by its code; final ones are confirmed."""
        self.wait_for(lambda: read(self.file).state.waiting() == [seat])
        before = self.file.read_text(encoding="utf-8")
        options = read(self.file).state.options(seat)
        self.type(options[0].code(), *([""] if options[0].final and len(options) > 1 else []))
        self.wait_for(lambda: self.file.read_text(encoding="utf-8") != before)

    def end(self) -> str:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        return self.output.read_text(encoding="utf-8")


def test_a_whole_match_is_played_to_its_end(tmp_path: Path) -> None:
    with Session(tmp_path, "new_romans", "--seats", "2", "--bots", "chance", *ANNA) as session:
        while read(session.file).state.result is None:
            if read(session.file).state.waiting() == [0]:
                session.decide(0)
        shown = session.end()

    result = read(session.file).state.result
    assert result is not None
    assert session.process.returncode == 0
    winner = "Anna" if result.winners == [0] else "Varro"
    assert f"{winner} wins with {result.sheets[result.winners[0]].total} points: most points." in shown
    assert "NR-13.1" in shown
    for line in result.sheets[0].lines:
        assert line.clause in shown
    assert "comitium verify evening.match" in shown
    assert comitium(tmp_path, "verify", "evening.match").code == 0


def test_killing_the_process_loses_nothing(tmp_path: Path) -> None:
    with Session(tmp_path, "new_romans", "--seats", "2", *ANNA) as session:
        for _ in range(4):
            session.decide(0)
        session.process.send_signal(signal.SIGKILL)
        session.process.wait(PATIENCE)
    decided = [line for line in read(session.file).lines if line.seat == 0]

    assert len(decided) == 4
    resumed = comitium(tmp_path, "play", "--resume", "evening.match", typed="log\n")
    assert resumed.code == 0
    assert [line for line in read(session.file).lines if line.seat == 0] == decided
    assert "Anna laid" in resumed.out


def test_an_interrupt_says_how_to_go_on(tmp_path: Path) -> None:
    with Session(tmp_path, "new_romans", "--seats", "2", *ANNA) as session:
        session.decide(0)
        session.wait_for(lambda: "Take one lot" in session.output.read_text(encoding="utf-8"))
        session.process.send_signal(signal.SIGINT)
        session.process.wait(PATIENCE)

    assert session.process.returncode == 130
    assert "comitium play --resume evening.match" in session.output.read_text(encoding="utf-8")
    assert "Traceback" not in session.output.read_text(encoding="utf-8")


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = comitium(tmp_path, "play", "new_romans", "--seats", "2", *ANNA, typed="13\n\n")

    assert done.code == 0
    assert "comitium play --resume evening.match" in done.out
    assert [line.code for line in read(tmp_path / "evening.match").lines if line.seat == 0] == ["divide 1+3"]


def test_a_final_choice_waits_for_an_empty_line(tmp_path: Path) -> None:
    """What is typed instead of it is a new choice."""
    comitium(tmp_path, "play", "new_romans", "--seats", "2", *ANNA, typed="13\n")
    assert [line for line in read(tmp_path / "evening.match").lines if line.seat == 0] == []

    comitium(tmp_path, "play", "--resume", "evening.match", typed="13\n2+4\n\n")
    assert [line.code for line in read(tmp_path / "evening.match").lines if line.seat == 0] == ["divide 2+4"]


@pytest.mark.parametrize("typed", ["0", "none", "divide none"])
def test_the_crystal_alone_may_be_the_smaller_lot(tmp_path: Path, typed: str) -> None:
    comitium(tmp_path, "play", "new_romans", "--seats", "2", *ANNA, typed=f"{typed}\n\n")

    assert [line.code for line in read(tmp_path / "evening.match").lines if line.seat == 0] == ["divide none"]


def test_a_tile_is_laid_by_number_and_letter_and_taken_back(tmp_path: Path) -> None:
    path = kept(tmp_path, settling())
    before = len(read(path).lines)

    done = comitium(tmp_path, "play", "--resume", str(path), typed="1a\nundo\n2 b\n2\na\n")

    codes = [line.code for line in read(path).lines[before:]]
    assert [code.split()[0] for code in codes] == ["lay", "undo", "lay"]
    assert codes[0].endswith("0,0")
    assert codes[2].endswith("0,0")
    assert codes[0] != codes[2]
    assert "Name a tile and a cell" in done.out  # 2 b, while only cell a is free


def test_a_number_alone_shows_what_the_tile_would_bring(tmp_path: Path) -> None:
    match = settling()
    for _ in range(2):
        match.submit(0, match.state.options(0)[0].code())
    path = kept(tmp_path, match)

    shown = comitium(tmp_path, "play", "--resume", str(path), typed="1\n").out

    tile = match.state.options(0)[0].pieces()[0]
    lays = [action for action in match.state.options(0) if action.pieces()[0] == tile]
    changes = [match.game.preview(match.state, 0, action) for action in lays]
    gains = [sum(change.after - change.before for change in figures) for figures in changes]
    assert max(gains) > 0
    for gain in set(gains) - {0}:
        assert f"{gain:+d}" in shown.rpartition("Anna › 1\n")[2]


def test_a_refused_choice_explains_itself_and_changes_nothing(tmp_path: Path) -> None:
    path = kept(tmp_path, settling())
    before = path.read_text(encoding="utf-8")

    shown = comitium(tmp_path, "play", "--resume", str(path), typed="finish\nwhy lay field 9,9\nwhy\nlay x 0,0\n").out

    assert "tiles to lay first.  NR-8.2" in shown
    assert "Laying all of them is compulsory" in shown  # the clause itself
    assert "You hold no tile “x”." in shown
    assert path.read_text(encoding="utf-8") == before


def test_why_confirms_what_is_allowed(tmp_path: Path) -> None:
    match = settling()
    action = match.state.options(0)[0]

    done = comitium(tmp_path, "play", "--resume", str(kept(tmp_path, match)), typed=f"why {action.code()}\n")

    assert "You can do this: Lay " in done.out


def test_a_hint_is_one_of_the_choices_and_decides_nothing(tmp_path: Path) -> None:
    match = settling()
    path = kept(tmp_path, match)

    shown = comitium(tmp_path, "play", "--resume", str(path), typed="hint\n").out

    key = shown.rpartition("The greedy bot would choose: Lay ")[2].split("\n")[0].split()[-1]
    comitium(tmp_path, "play", "--resume", str(path), typed=f"{key}\n")
    assert len(read(path).lines) == len(match.lines) + 1


def test_undo_across_a_sealed_answer_is_refused_in_words(tmp_path: Path) -> None:
    done = comitium(tmp_path, "play", "new_romans", "--seats", "2", *ANNA, typed="13\n\nundo\n")

    assert "Your last step was final." in done.out


def test_the_table_answers_questions(tmp_path: Path) -> None:
    path = kept(tmp_path, played(new_table(Player("Anna"), Player("Varro", "greedy"), Player("Livia", "chance")), 60))
    asked = (
        "score\nlog\nlook 2\nlook Livia\ntable\nrules NR-11.1\nchoices\nhelp\nlook 7\nrules NR-99\nsave copy.match\n"
    )

    shown = comitium(tmp_path, "play", "--resume", str(path), typed=asked).out

    assert "Forecast: if the match ended now" in shown
    assert "Round 1 of 4 begins." in shown
    assert "rows left" in shown
    assert "Each building is scored on its own" in shown
    assert "There is no seat “7”. At the table: Anna, Varro, Livia." in shown
    assert "There is no clause “NR-99”." in shown
    assert "take back your last step" in shown
    assert (tmp_path / "copy.match").read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_a_copy_does_not_overwrite_another_file(tmp_path: Path) -> None:
    path = kept(tmp_path, settling())
    (tmp_path / "letter.txt").write_text("dear Livia")

    shown = comitium(tmp_path, "play", "--resume", str(path), typed="save letter.txt\n").out

    assert "letter.txt exists already" in shown
    assert (tmp_path / "letter.txt").read_text() == "dear Livia"


def test_words_narrow_a_long_list(tmp_path: Path) -> None:
    """Two choices of the division speak of tiles 1, 2 and of tiles 1, 3."""
    shown = comitium(tmp_path, "play", "new_romans", "--seats", "2", *ANNA, typed="tiles 1,\n").out

    narrowed = shown.rpartition("Anna › tiles 1,")[2]
    assert "12  13  14  15" in narrowed
    assert "23" not in narrowed.partition("2 : 3")[2]


def test_two_people_hand_over_the_keyboard(tmp_path: Path) -> None:
    people = ("--people", "2", "--name", "Anna", "--name", "Boris", "--seed", "via appia", "--file", "evening.match")
    shown = comitium(tmp_path, "play", "new_romans", "--seats", "2", *people, typed="\n13\n\n\nlog\nscore\n").out

    assert "Anna, take the keyboard" in shown
    boris = shown.partition("Boris, take the keyboard")[2]
    assert boris
    assert "1+3" not in boris
    assert "tiles 1, 3" not in boris
    assert "1 Anna" in boris
    assert [line.seat for line in read(tmp_path / "evening.match").lines] == [0]


@needs_terminal
def test_nothing_can_be_scrolled_back_to_after_a_hand_over(tmp_path: Path) -> None:
    people = ["--people", "2", "--name", "Anna", "--name", "Boris", "--seats", "2"]
    shown = at_a_terminal(tmp_path, ["play", "new_romans", *people], ["", "13", "", "", "quit"])

    before, _, after = shown.partition("Boris, take the keyboard")
    assert after
    assert "\x1b[3J" in before[before.rindex("tiles 1, 3") :]


@needs_terminal
@pytest.mark.parametrize("settings", [{}, {"NO_COLOR": "1"}])
def test_colour_is_used_only_where_it_is_wanted(tmp_path: Path, settings: dict[str, str]) -> None:
    shown = at_a_terminal(tmp_path, ["play", "new_romans", "--seats", "2"], ["quit"], COLORTERM="truecolor", **settings)

    assert ("48;2;" in shown) == (not settings)
    assert ("┌───────┬" in shown) == bool(settings)


def test_a_match_started_without_a_file_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    first, second = (
        comitium(tmp_path, "play", "new_romans", "--seats", "2"),
        comitium(tmp_path, "play", "new_romans", "--seats", "2"),
    )

    files = sorted((tmp_path / "matches").iterdir())
    assert len(files) == 2
    assert {str(file) in first.out + second.out for file in files} == {True}
    assert not [file for file in files if file.suffix != ".match"]


def test_nobody_can_guess_the_seed_of_a_match_started_without_one(tmp_path: Path) -> None:
    for name in ("one.match", "two.match"):
        comitium(tmp_path, "play", "new_romans", "--seats", "2", "--file", name)

    one, two = read(tmp_path / "one.match").header, read(tmp_path / "two.match").header
    assert one.seed != two.seed
    assert len(one.seed) >= 32


def test_the_same_answers_lead_to_the_same_match(tmp_path: Path) -> None:
    typed = "13\n\n2\n\n1a\n1b\n1c\n"
    for name in ("one.match", "two.match"):
        comitium(tmp_path, "play", "new_romans", "--seats", "3", "--seed", "x", "--file", name, typed=typed)

    assert (tmp_path / "one.match").read_bytes() == (tmp_path / "two.match").read_bytes()


def test_russian_words_and_letters_work_at_a_russian_table(tmp_path: Path) -> None:
    path = kept(tmp_path, settling())

    done = comitium(
        tmp_path, "play", "--resume", str(path), "--language", "ru", typed="1а\nотмена\nпочему finish\nсчёт\n"
    )

    assert [line.code.split()[0] for line in read(path).lines[-2:]] == ["lay", "undo"]
    assert "Выберите землю и клетку" in done.out
    assert "Сначала выложите ещё" in done.out
    assert "Прогноз: если бы партия кончилась сейчас" in done.out
    assert "Сохранено. Продолжить:" in done.out


def test_a_table_option_and_several_bots_reach_the_file(tmp_path: Path) -> None:
    words = ("--option", "building_order=owner", "--bots", "chance,greedy", "--file", "evening.match", "--name", "Anna")
    done = comitium(tmp_path, "play", "new_romans", *words, typed="1\n\n")

    match = read(tmp_path / "evening.match")
    assert match.header.options == {"building_order": "owner"}
    assert [player.bot for player in match.header.players] == [None, "chance", "greedy"]
    assert "Which building goes first?" in done.out
    assert [line.code.split()[0] for line in match.lines if line.seat == 0] == ["first"]


def test_every_game_state_fits_80_columns(tmp_path: Path) -> None:
    match = played(new_table(*[Player(name) for name in ("Anna", "Boris", "Clara", "Dora", "Egor")]), 100)
    path = kept(tmp_path, match)
    typed = "\ntable\nlook 1\nlook 2\nscore\n"

    for language in ("en", "ru"):
        shown = comitium(tmp_path, "play", "--resume", str(path), "--language", language, typed=typed, COLUMNS="80").out
        assert max(len(line.rstrip()) for line in shown.splitlines() if "comitium play" not in line) <= 80
        assert to_text(read(path)) == to_text(match)
