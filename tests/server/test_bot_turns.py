"""A bot that fails never stops a table in silence: it is asked again, chance plays, the table is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from comitium.engine.action import Action
from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import Message, Refused, Seat
from comitium.engine.phase import InTurn, Question
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.botrunner import Bots
from comitium.server.faults import BotFault
from comitium.server.live import LiveTable, Viewer
from comitium.server.socket import obey
from tests.server.halls import QuickBots, begun, heard, logged, notices, opened, until

BOT = 2  # its seat: people sit on 0 and 1


def a_match() -> Match[Any]:
    return new_match(GAMES["new_romans"], [Player("Anna"), Player("Boris")])


def test_a_bot_that_hangs_is_a_fault_and_gets_another_process() -> None:
    async def evening() -> None:
        match, bots = a_match(), Bots(1, seconds=0)
        with pytest.raises(BotFault, match="no choice within 0 seconds"):
            await bots.choose(match, "t", 0, "greedy")
        bots.seconds = 300.0
        code = await bots.choose(match, "t", 0, "greedy")
        assert code in [action.code() for action in match.state.options(0)]
        figures = bots.figures
        assert (figures.timeouts, figures.choices, figures.crashes, figures.waiting) == (1, 1, 0, 0)
        bots.close()

    asyncio.run(evening())


def test_a_bot_that_breaks_is_a_fault_that_tells_no_secret_and_its_process_goes_on() -> None:
    async def evening() -> None:
        bots = Bots(1, seconds=300.0)
        with pytest.raises(BotFault) as fault:
            await bots.choose(a_match(), "t", 0, "nobody, whose seed is 1234")
        assert "Refused at" in str(fault.value)
        assert "1234" not in str(fault.value)
        [worker] = bots._idle
        await bots.choose(a_match(), "u", 0, "chance")
        assert bots._idle == [worker]
        assert (bots.figures.crashes, bots.figures.choices) == (1, 1)
        bots.close()

    asyncio.run(evening())


DIES = "print('ready', flush=True); input()"  # a worker that loads, hears a question and is gone


def test_a_bot_whose_process_dies_is_a_fault() -> None:
    async def evening() -> None:
        bots = Bots(1, seconds=300.0, program=DIES)
        with pytest.raises(BotFault, match="died"):
            await bots.choose(a_match(), "t", 0, "chance")
        assert (bots.figures.crashes, bots._idle) == (1, [])

    asyncio.run(evening())


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line for line in logged(caplog).splitlines() if "bot-did-not-decide" in line]


async def seats_that_decided(live: LiveTable) -> list[Seat]:
    await until(lambda: not live.work.tasks)
    return [line.seat for line in await live.store.do(sql.read_lines(live.row.id))]


def test_a_bot_that_fails_once_is_asked_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        bots = QuickBots()
        bots.fails = 1
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall, bots=1)
            assert await seats_that_decided(live) == [BOT]
            assert bots.asked == [(BOT, "greedy")] * 2

    asyncio.run(evening())
    assert faults(caplog) == [
        'error bot-did-not-decide game=new_romans phase=division bot=greedy why="it was told to fail"'
    ]


@pytest.mark.parametrize("answer", [None, "divide everything"])
def test_chance_plays_for_a_bot_that_fails_again_or_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: str | None
) -> None:
    async def evening() -> None:
        bots = QuickBots()
        bots.answer = answer
        bots.fails = 2 if answer is None else 0
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall, bots=1)
            assert await seats_that_decided(live) == [BOT]
            assert len(bots.asked) == 2
            assert live.notice() is None

    asyncio.run(evening())
    assert len(faults(caplog)) == 2
    assert "everything" not in logged(caplog)


def test_the_table_hears_of_a_bot_that_is_stuck_and_the_host_helps(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also at a table where else the clock decides when a bot plays."""

    async def evening() -> None:
        bots = QuickBots()
        bots.fails, bots.draws = 1000, False
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall, bots=1, pace=wire.MoveClock(seconds=600))
            page = Viewer(1)
            live.welcome(page)
            assert await seats_that_decided(live) == []
            assert notices(page) == ["bot-cannot-decide"]
            assert [seat.stuck for seat in live.info().seats] == [False, False, True]
            late = Viewer(None)
            live.welcome(late)
            assert notices(late) == ["bot-cannot-decide"]

            with pytest.raises(Refused, match="host-only"):
                await hall.act(live, 1, wire.PutBot(BOT, "chance"))
            await hall.act(live, 0, wire.PutBot(BOT, "chance"))  # which fails too
            assert await seats_that_decided(live) == []
            assert bots.asked[-1] == (BOT, "chance")
            assert heard(page)[-1]["message"]["name"] == "bot-cannot-decide"

            bots.fails = 0
            await hall.act(live, 0, wire.PutBot(BOT, "chance"))  # asked again
            assert await seats_that_decided(live) == [BOT]
            assert notices(page)[-1] is None
            assert not any(seat.stuck for seat in live.info().seats)
            with pytest.raises(Refused, match="match-has-begun"):
                await hall.act(live, 0, wire.PutBot(BOT, "greedy"))  # one that plays is not replaced

    asyncio.run(evening())
    assert "host" not in logged(caplog)


def test_a_stuck_bot_is_asked_again_when_its_question_changes(tmp_path: Path) -> None:
    async def evening() -> None:
        bots = QuickBots()
        bots.fails, bots.draws = 1000, False
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall, bots=1)
            await until(lambda: live.is_stuck(BOT))
            bots.fails = 0
            assert live.match is not None
            live.match.asks[BOT] += 1
            await live.decide(0, "divide none", 1, None)
            assert await seats_that_decided(live) == [0, BOT]

    asyncio.run(evening())


class Thoughtful(QuickBots):
    """Answers when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        code = await super().choose(match, table, seat, bot)
        await self.may.wait()
        return code


def test_a_late_answer_of_a_bot_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        bots = Thoughtful()
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall)
            await hall.act(live, 0, wire.PutBot(0, "chance"))
            await until(lambda: bots.asked)
            await hall.act(live, 0, wire.TakeSeat())
            await live.decide(0, "divide none", 1, None)
            await hall.act(live, 0, wire.PutBot(0, "chance"))
            bots.may.set()
            assert await seats_that_decided(live) == [0]
            await live.decide(1, "divide none", 1, None)  # the next question, and the bot still plays
            assert await seats_that_decided(live) == [0, 1, 0]

    asyncio.run(evening())
    assert caplog.records == []


# -- rules that break --------------------------------------------------------------------------------------------------


class Snap(Action):
    """A choice at which the rules break."""

    def code(self) -> str:
        return "snap"

    def sentence(self) -> Message:
        return Message("pass")


class Hold(Snap):
    """A choice that is all right."""

    def code(self) -> str:
        return "hold"


class Bend(Snap):
    """The rules break only when they ask the next seat."""

    def code(self) -> str:
        return "bend"


class Brittle(InTurn[Any]):
    """A phase with a mistake in it."""

    def considered(self, g: Any, seat: Seat) -> list[Action]:
        return [Snap(), Bend(), Hold()]

    def play(self, g: Any, seat: Seat, action: Action) -> None:
        if action.code() == "snap":
            raise LookupError("a secret")
        self.to_act.remove(seat)
        if action.code() == "bend":
            self.to_act.append(1 - seat)

    def question(self, g: Any, seat: Seat) -> Question:
        if seat == 1:
            raise LookupError("a secret")
        return Question(Message("pass"), Message("pass"), "")

    def copy(self) -> Brittle:
        new = Brittle()
        new.begun = self.begun
        new.to_act = list(self.to_act)
        return new


@pytest.mark.parametrize("code", ["snap", "bend"])
def test_a_choice_at_which_the_rules_break_is_refused_and_not_on_record(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    """On record it would close the match for ever, because it cannot be replayed."""

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            assert live.match is not None
            phase = Brittle()
            phase.begun, phase.to_act = True, [0]
            live.match.state.agenda.append(phase)
            with pytest.raises(Refused, match="rules-broke"):
                await live.decide(0, code, live.match.asks[0], None)
            assert await seats_that_decided(live) == []
            await live.decide(0, "hold", live.match.asks[0], None)
            assert await seats_that_decided(live) == [0]

    asyncio.run(evening())
    assert "LookupError at" in logged(caplog)
    assert "a secret" not in logged(caplog)


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_is_worked_out_where_bots_think_and_a_failing_bot_gives_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        bots = QuickBots()
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall)
            page = Viewer(0)
            await obey(hall, live, page, wire.AskHint("h1"))
            await until(lambda: not page.outbox.empty())
            assert [(message["type"], message["id"]) for message in heard(page)] == [("hinted", "h1")]
            bots.fails = 1
            await obey(hall, live, page, wire.AskHint("h2"))
            await until(lambda: not page.outbox.empty())
            assert [(message["message"]["name"], message["id"]) for message in heard(page)] == [("hint-failed", "h2")]
            assert bots.asked == [(0, "greedy"), (0, "greedy")]

    asyncio.run(evening())
    assert logged(caplog) == 'error no-hint game=new_romans bot=greedy why="it was told to fail"'
