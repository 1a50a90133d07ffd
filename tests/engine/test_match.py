"""A match on record: undo and its limits, numbered questions, names and seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from comitium.engine import match as matches
from comitium.engine.action import Action
from comitium.engine.chance import Chance, commitment
from comitium.engine.game import Game
from comitium.engine.match import Line, Match, Player, check_name, check_seed, new_match, standing
from comitium.engine.message import Refused, Seat
from comitium.engine.portrait import portrait
from comitium.text import Speaker
from tests.practice import minimal
from tests.practice.medal import GAME as MEDAL
from tests.practice.minimal import GAME as MINIMAL
from tests.practice.vote import GAME as VOTE
from tests.practice.works import GAME as WORKS
from tests.support import refused


def match_of(game: Game[Any], *lines: str, seats: int = 2) -> Match[Any]:
    """A match with these lines played, written as in a match file."""
    match = new_match(game, [Player(f"Player {seat}") for seat in range(seats)], seed="match")
    play(match, *lines)
    return match


def play(match: Match[Any], *lines: str) -> None:
    for line in lines:
        seat, _, code = line.partition(" ")
        match.submit(int(seat), code)


# -- undo --------------------------------------------------------------------------------------------------------------


def test_the_last_step_can_be_taken_back() -> None:
    match = match_of(MINIMAL)
    before = portrait(match.state)
    play(match, "0 take")
    match.undo(0)

    assert portrait(match.state) == before
    assert match.lines == [Line(0, "take"), Line(0, "undo")]
    play(match, "0 draw")
    assert match.state.waiting() == [1]


def test_several_steps_are_taken_back_one_by_one() -> None:
    match = match_of(WORKS)
    before = portrait(match.state)
    play(match, "0 build", "0 build", "0 take-stone")
    for _ in range(3):
        match.undo(0)

    assert portrait(match.state) == before
    with refused(WORKS, match, "You have no step to take back."):
        match.undo(0)


def test_a_step_behind_those_of_others_can_be_taken_back_if_they_stand_without_it() -> None:
    match = match_of(WORKS, "0 build", "1 build", "1 hire 0")
    match.undo(0)

    assert portrait(match.state) == portrait(match_of(WORKS, "1 build", "1 hire 0").state)


def test_a_step_taken_back_behind_others_leaves_them_their_undo() -> None:
    match = match_of(WORKS, "1 build", "0 build", "1 finish")
    match.undo(0)
    match.undo(1)
    match.undo(1)

    assert portrait(match.state) == portrait(match_of(WORKS).state)


NOTHING = "You have no step to take back."
FINAL = "Your last step was final."
CHANCE = "Something was drawn by chance since."
REVEALED = "Something hidden was revealed since."
ANSWERED = "Seat 2 has answered since."


@pytest.mark.parametrize(
    ("game", "lines", "seat", "sentence"),
    [
        (MINIMAL, [], 0, NOTHING),
        (MINIMAL, ["0 take"], 1, NOTHING),
        (MINIMAL, ["0 take"], -1, NOTHING),
        (MINIMAL, ["0 take"], 7, NOTHING),
        (MEDAL, ["1 medal"], 1, FINAL),
        (VOTE, ["0 done"], 0, FINAL),
        (MINIMAL, ["0 throw"], 0, CHANCE),
        (MINIMAL, ["0 take", "1 throw"], 0, CHANCE),
        (MINIMAL, ["0 draw"], 0, REVEALED),
        (MINIMAL, ["0 take", "1 draw"], 0, REVEALED),
        (MINIMAL, ["0 take", "1 take"], 0, ANSWERED),
        (WORKS, ["0 hire 1", "1 keep"], 0, ANSWERED),
        (WORKS, ["0 finish", "1 finish"], 0, "The match is over."),
    ],
)
def test_what_closes_the_way_back_is_said(game: Game[Any], lines: list[str], seat: Seat, sentence: str) -> None:
    match = match_of(game, *lines)

    with refused(game, match, sentence):
        match.undo(seat)
    why_not = match.why_not_undo(seat)
    assert why_not is not None
    assert Speaker("en", game)(why_not.message) == sentence


def test_asking_whether_undo_is_open_changes_nothing() -> None:
    match = match_of(WORKS, "0 build", "1 build")
    before = portrait(match.state), match.lines.copy(), match.asks.copy()

    assert match.why_not_undo(0) is None
    assert match.why_not_undo(1) is None
    assert (portrait(match.state), match.lines, match.asks) == before


@pytest.mark.parametrize("game", [MINIMAL, MEDAL, VOTE, WORKS], ids=lambda game: str(game.slug))
def test_asked_after_every_step_the_way_back_is_as_open_as_asked_for_the_first_time(game: Game[Any]) -> None:
    rng = Random(7)
    seats = game.players[-1]
    match = match_of(game, seats=seats)
    while match.state.result is None:
        seat = rng.choice(match.state.waiting())
        if rng.random() < 0.2 and match.why_not_undo(seat) is None:
            match.undo(seat)
        else:
            match.submit(seat, rng.choice(match.state.options(seat)).code())
        once = match_of(game, *[f"{line.seat} {line.code}" for line in match.course.lines], seats=seats)
        assert [str(match.why_not_undo(other)) for other in range(seats)] == [
            str(once.why_not_undo(other)) for other in range(seats)
        ]


def test_the_way_back_opens_again_when_the_answer_is_taken_back() -> None:
    match = match_of(WORKS, "0 hire 1", "1 keep")
    match.undo(1)
    match.undo(0)

    assert portrait(match.state) == portrait(match_of(WORKS).state)


def play_at_random(match: Match[Any], rng: Random, undos: float) -> None:
    """To the end, with so many steps taken back."""
    while match.state.result is None:
        seat = rng.choice(match.state.waiting())
        if rng.random() < undos and match.why_not_undo(seat) is None:
            match.undo(seat)
        else:
            match.submit(seat, rng.choice(match.state.options(seat)).code())


@pytest.mark.parametrize("game", [MINIMAL, MEDAL, VOTE, WORKS], ids=lambda game: str(game.slug))
def test_what_stands_of_a_record_leads_to_the_same_state(game: Game[Any]) -> None:
    """Nothing that was taken back has to be played for that."""
    seats = game.players[-1]
    for seed in range(20):
        match = match_of(game, seats=seats)
        play_at_random(match, Random(seed), 0.4)
        once = match_of(game, *[f"{line.seat} {line.code}" for line in standing(match.lines)], seats=seats)
        assert portrait(once.state) == portrait(match.state)


def test_an_undo_without_a_step_is_no_record() -> None:
    with pytest.raises(Refused, match="nothing-to-take-back"):
        standing([Line(0, "take"), Line(1, "undo")])


def test_in_a_record_taken_over_no_question_has_the_number_of_an_older_one() -> None:
    match = match_of(WORKS, "0 build", "0 build", "1 build")
    match.undo(1)
    once = match_of(WORKS, "0 build", "0 build")
    once.stands_for(match.lines.copy())

    assert once.lines == match.lines
    assert all(now >= then for now, then in zip(once.asks, match.asks, strict=True))


@pytest.mark.parametrize("most", [matches.MOST_KEPT, 7])
def test_steps_are_taken_back_in_a_row_without_beginning_anew(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """However many states are kept, one of them is early enough; and they stay few."""
    monkeypatch.setattr(matches, "MOST_KEPT", most)
    monkeypatch.setattr(matches, "NEWEST_KEPT", 2)
    begun: list[int] = []

    def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Any:
        begun.append(seats)
        return WORKS.setup(seats, options, chance)

    match = match_of(replace(WORKS, setup=setup), seats=3)
    before = portrait(match.state)
    for _ in range(4):
        for seat in (0, 1, 2, 0, 1, 2, 0, 1, 2):
            options = [option.code() for option in match.state.options(seat)]
            match.submit(seat, next(code for code in options if code != "finish" and not code.startswith("hire")))
        assert len(match.course.before) <= most
        while match.course.lines:
            match.undo(match.course.lines[-1].seat)
        assert portrait(match.state) == before
    assert begun == [3]


def test_no_state_is_kept_to_which_nobody_can_go_back() -> None:
    match = match_of(MINIMAL, "0 take")
    assert len(match.course.before) == 1
    play(match, "1 throw")

    assert match.course.before == {}


def test_undo_is_no_code_of_the_game() -> None:
    match = match_of(MINIMAL, "0 take")

    with refused(MINIMAL, match, "“undo” is none of the choices here."):
        match.submit(1, "undo")


# -- numbered questions ------------------------------------------------------------------------------------------------


def test_a_late_answer_is_refused() -> None:
    match = match_of(WORKS)
    match.submit(0, "build", ask=1)

    with refused(WORKS, match, "This question was answered or changed in the meantime. Look again."):
        match.submit(0, "build", ask=1)
    match.submit(0, "build", ask=2)
    assert match.asks[0] == 3


def test_others_steps_in_free_play_leave_a_question_its_number() -> None:
    match = match_of(WORKS, seats=3)
    play(match, "0 build", "2 finish")

    assert match.asks == [2, 1, 2]
    match.submit(1, "finish", ask=1)


def test_a_step_of_another_that_changes_what_is_asked_makes_a_new_question() -> None:
    """The coin paid for the stone is in the reason of the question, so the page has to show it."""
    match = match_of(WORKS, "0 buy 1", seats=3)

    assert match.asks == [2, 2, 1]
    with refused(WORKS, match, "This question was answered or changed in the meantime. Look again."):
        match.submit(1, "finish", ask=1)


def test_taking_back_a_step_in_free_play_leaves_others_their_questions() -> None:
    """The phases are other objects after that, and still ask the same."""
    match = match_of(WORKS, "0 build", "2 finish", seats=3)
    match.undo(2)
    match.undo(0)

    assert match.asks == [3, 1, 3]
    match.submit(1, "finish", ask=1)


def test_taking_back_a_step_renews_the_questions_it_changes() -> None:
    match = match_of(WORKS, "0 buy 1", seats=3)
    match.undo(0)

    assert match.asks == [3, 3, 1]


def test_an_act_of_any_moment_that_opens_or_closes_is_a_new_question() -> None:
    """Also to a seat nobody waits for: its page shows the act."""

    class LateFlags(minimal.Minimal):
        __slots__ = ()

        def anytime(self, seat: Seat) -> list[Action]:
            return super().anytime(seat) if self.pebbles[0] else []

    match = match_of(replace(minimal.game(state=LateFlags), players=range(3, 4)), "0 take", seats=3)

    assert match.asks == [2, 2, 2]  # the last one by its flag alone


def test_another_seats_sealed_answer_leaves_a_question_its_number() -> None:
    match = match_of(VOTE, "0 done")

    assert match.asks == [2, 1]
    match.submit(1, "done", ask=1)
    assert match.asks == [3, 2]


def test_a_nested_question_has_a_new_number() -> None:
    match = match_of(WORKS, "0 hire 1")
    assert match.asks == [2, 2]
    play(match, "1 keep")
    assert match.asks == [2, 3]


def test_a_finished_seat_that_is_asked_again_has_a_new_number() -> None:
    match = match_of(WORKS, "1 finish")
    assert match.asks == [1, 2]
    play(match, "0 buy 1")
    assert match.asks == [2, 3]


def test_the_turn_of_another_seat_is_a_new_question_for_both() -> None:
    match = match_of(MINIMAL, "0 take")

    assert match.asks == [2, 2]


def test_an_act_out_of_turn_leaves_the_question_of_the_turn_its_number() -> None:
    match = match_of(MINIMAL, "1 flag")

    assert match.asks == [1, 2]


def test_undo_is_a_new_question_for_everybody_it_touches() -> None:
    match = match_of(MINIMAL, "0 take")
    match.undo(0)

    assert match.asks == [3, 3]
    with refused(MINIMAL, match, "This question was answered or changed in the meantime. Look again."):
        match.submit(0, "take", ask=1)


def test_a_refused_answer_keeps_the_number() -> None:
    match = match_of(MINIMAL)

    with refused(MINIMAL, match, "“dance” is none of the choices here."):
        match.submit(0, "dance", ask=1)
    assert match.asks == [1, 1]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: Seat) -> None:
    match = match_of(MINIMAL)

    with refused(MINIMAL, match, f"There is no seat {seat + 1}: the table has 2."):
        match.submit(seat, "take", ask=1)


# -- what a match begins with ------------------------------------------------------------------------------------------


def test_the_header_says_what_the_match_was_begun_with() -> None:
    match = new_match(VOTE, [Player("Anna"), Player("Varro", "chance")], {"abstaining": "forbidden"}, "seed")
    header = match.header

    assert (header.game, header.version, header.data) == ("vote", 1, VOTE.data_hash())
    assert header.options == {"abstaining": "forbidden"}
    assert header.players == (Player("Anna"), Player("Varro", "chance"))
    assert header.commitment == commitment("seed")


def test_without_a_seed_nobody_can_guess_it() -> None:
    players = [Player("Anna"), Player("Oleg")]
    seeds = {new_match(VOTE, players).header.seed for _ in range(20)}

    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name has 1 to 40 characters, with no blank at its ends."),
        (" ", "A name has 1 to 40 characters, with no blank at its ends."),
        (" Anna", "A name has 1 to 40 characters, with no blank at its ends."),
        ("Anna ", "A name has 1 to 40 characters, with no blank at its ends."),
        ("A" * 41, "A name has 1 to 40 characters, with no blank at its ends."),
        ("An\nna", "A name is one line of ordinary characters without square brackets."),
        ("An\u2028na", "A name is one line of ordinary characters without square brackets."),
        ("An\u202ena", "A name is one line of ordinary characters without square brackets."),
        ("Anna [chance]", "A name is one line of ordinary characters without square brackets."),
    ],
)
def test_a_name_that_cannot_stand_in_a_match_file_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        new_match(VOTE, [Player("Oleg"), Player(name)])

    assert Speaker("en")(caught.value.message) == sentence


@pytest.mark.parametrize("name", ["A", "A" * 40, "Мария Ивановна", "O'Neill (jr.)", "0 pass", "seed: x", "名前"])
def test_ordinary_names_are_welcome(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize("seed", ["", " ", " seed", "seed ", "a\nb", "s" * 201, "\ud800"])
def test_a_seed_that_cannot_stand_in_a_match_file_is_refused(seed: str) -> None:
    with pytest.raises(Refused, match="seed-form"):
        check_seed(seed)
    with pytest.raises(Refused, match="seed-form"):
        new_match(VOTE, [Player("Anna"), Player("Oleg")], seed=seed)
