"""What every bot promises: it sees no more than its seat, and it picks one of the options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from comitium.bots import BOTS, Bot, decide, make_bot
from comitium.bots.evaluate.evaluator import Evaluator
from comitium.bots.evaluate.forecast import ForecastEvaluator
from comitium.bots.greedy import Greedy
from comitium.bots.ladder import play_match, simulate
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.engine.portrait import portrait
from comitium.engine.state import State
from comitium.games import GAMES
from comitium.games.new_romans import GAME as NEW_ROMANS
from comitium.games.new_romans.division import Division
from comitium.games.new_romans.model import NewRomans
from tests.games.new_romans.situations import EVERY_ORDER, division, moments, new_table
from tests.practice import PRACTICE
from tests.practice.minimal import GAME as MINIMAL
from tests.practice.minimal import Minimal
from tests.support import refused


class Onlooker(Bot):
    """Takes the first option and remembers what it was shown."""

    name = "onlooker"

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, g: State, seat: Seat, rng: Random) -> Action:
        self.shown.append(g)
        return g.options(seat)[0]


def test_a_bot_is_shown_an_imagined_table_and_never_the_true_one() -> None:
    g = division(["olive olive city city field"] * 2, round=1)
    g.submit(1, "divide 1+2")
    before = portrait(g)
    bot = Onlooker()

    for draw in range(40):
        assert decide(bot, NEW_ROMANS, g, 0, Random(draw)) == "divide none"

    stacks, answers = set(), set()
    for shown in bot.shown:
        assert isinstance(shown, NewRomans)
        phase = shown.agenda[-1]
        assert isinstance(phase, Division)
        stacks.add(tuple(shown.players[0].stack))
        answers.add(phase.answer(1).code())
        assert shown.log == []
        assert shown.silent
    assert len(stacks) > 30, "the stack keeps its order"
    assert len(answers) > 5, "the neighbour's sealed answer shows"
    assert portrait(g) == before


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("order", EVERY_ORDER)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_does_not_change_the_decision(name: str, order: str, seats: int) -> None:
    bot = make_bot(name, NEW_ROMANS)
    looked = 0
    for number, g in enumerate(moments(new_table(seats, order), "hidden")):
        for seat in g.waiting()[-1:]:
            if number % 3 == 0:
                otherwise = NEW_ROMANS.imagine(g, seat, Random(number))
                assert decide(bot, NEW_ROMANS, g, seat, Random(7)) == decide(
                    bot, NEW_ROMANS, otherwise, seat, Random(7)
                )
                looked += portrait(otherwise.players) != portrait(g.players)
    assert looked > 10, "the other tables were the same"


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("slug", GAMES)
def test_every_bot_plays_every_game_with_every_number_of_players(name: str, slug: str) -> None:
    game = GAMES[slug]
    for seats in game.players:
        outcome = play_match(game, [make_bot(name, game)] * seats, {}, "every game")

        assert len(outcome.totals) == seats
        assert outcome.decisions > 0
        assert set(outcome.winners) <= set(range(seats))  # none, where all can be struck out or a solo lost


def test_chance_plays_games_nobody_has_taught_it() -> None:
    for game in PRACTICE.values():
        seats = game.players[0]

        assert play_match(game, [make_bot("chance", game)] * seats, {}, "practice").winners


def test_chance_gives_every_option_the_same_chance() -> None:
    g = division(["olive olive city city field"] * 2)
    bot = make_bot("chance", NEW_ROMANS)
    rng = Random("uniform")

    drawn = Counter(decide(bot, NEW_ROMANS, g, 0, rng) for _ in range(3200))

    assert len(drawn) == 16
    assert all(150 < times < 250 for times in drawn.values())  # 200 expected, deviation 14


class Pebbles(Evaluator[Minimal]):
    """Values nothing but pebbles."""

    def value(self, g: Minimal, seat: Seat) -> float:
        return g.pebbles[seat]


class Indifferent(Evaluator[Minimal]):
    def value(self, g: Minimal, seat: Seat) -> float:
        return 1.0


def test_greedy_plays_every_option_and_takes_the_best() -> None:
    g = MINIMAL.start(2, {}, "greedy")
    seat = g.waiting()[0]
    before = portrait(g)
    gained: dict[str, int] = {}
    for option in g.options(seat):
        after = g.copy()
        after.play(seat, option)
        gained[option.code()] = after.pebbles[seat]
    assert len(set(gained.values())) > 1

    chosen = Greedy(Pebbles()).choose(g, seat, Random(1))

    assert gained[chosen.code()] == max(gained.values())
    assert portrait(g) == before


def test_greedy_decides_by_lot_among_level_options() -> None:
    g = MINIMAL.start(2, {}, "greedy")
    seat = g.waiting()[0]
    bot = Greedy(Indifferent())

    chosen = {bot.choose(g, seat, Random(number)).code() for number in range(100)}

    assert chosen == {option.code() for option in g.options(seat)}


def test_greedy_beats_chance() -> None:
    """The bars of the project, 97 % of two-player matches and 90 % against three, on a small sample."""
    alone = simulate(NEW_ROMANS, ["greedy", "chance"], {}, 30, "beats chance").standings()[0]
    among_three = simulate(NEW_ROMANS, ["greedy", "chance", "chance", "chance"], {}, 16, "beats chance").standings()[0]

    assert alone.wins >= 29
    assert among_three.wins >= 15
    assert alone.mean.value > 43
    assert among_three.mean.value > 43


def test_an_unknown_bot_is_refused() -> None:
    table = new_table()
    with refused(NEW_ROMANS, table, "There is no bot “nero”. Known: chance, greedy."):
        make_bot("nero", NEW_ROMANS)
    with refused(NEW_ROMANS, table, "Бота «nero» нет. Есть: chance, greedy.", language="ru"):
        make_bot("nero", NEW_ROMANS)


def test_without_an_evaluator_greedy_follows_the_forecast() -> None:
    """A game can be played against it from its first day."""
    works = PRACTICE["works"]
    bot = make_bot("greedy", works)
    assert isinstance(bot, Greedy)
    assert isinstance(bot.evaluator, ForecastEvaluator)
    wins = simulate(works, ["greedy", "chance"], {}, 40, "follows the forecast").standings()[0].wins

    assert wins > 25
