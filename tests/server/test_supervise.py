"""Background work: a fault is logged once, tried again after growing pauses, and ends nothing."""

from __future__ import annotations

import ast
import asyncio
import logging
from pathlib import Path

import pytest

import comitium.server
from comitium.server.faults import Attempt, StoreFault, place_of
from comitium.server.supervise import Errand, Supervisor
from tests.server.halls import SOON, logged, until


class Work:
    """Fails so many times before it succeeds."""

    def __init__(self, faults: int, fault: Exception | None = None) -> None:
        self.faults = faults
        self.fault = fault or LookupError("the seed is 1234")
        self.attempts = 0

    async def __call__(self) -> None:
        self.attempts += 1
        if self.attempts <= self.faults:
            raise self.fault


class Patient(Supervisor):
    """Notes its pauses and makes none."""

    def __init__(self) -> None:
        super().__init__((1.0, 2.0, 5.0))
        self.waited: list[float] = []

    async def _wait(self, seconds: float) -> None:
        self.waited.append(seconds)


def test_the_pauses_grow_up_to_a_limit_and_the_log_has_the_first_fault_and_the_success(
    caplog: pytest.LogCaptureFixture,
) -> None:
    supervisor, work = Patient(), Work(5)
    asyncio.run(supervisor.insist("Sweeping", work))

    assert (work.attempts, supervisor.waited) == (6, [1.0, 2.0, 5.0, 5.0, 5.0])
    assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.WARNING]
    assert 'error work-failed work=Sweeping place="LookupError at' in logged(caplog)
    assert "test_supervise.py" in logged(caplog)
    assert "1234" not in logged(caplog)  # the words of a fault may be a secret


def test_after_a_success_the_pauses_begin_anew() -> None:
    supervisor = Patient()
    for _ in range(2):
        asyncio.run(supervisor.insist("Sweeping", Work(2)))
    assert supervisor.waited == [1.0, 2.0, 1.0, 2.0]


def test_a_fault_of_the_disk_is_left_to_the_store_to_log(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(Patient().insist("Sweeping", Work(3, StoreFault("full"))))
    assert caplog.records == []


def test_repeated_work_outlives_its_faults() -> None:
    async def evening() -> None:
        supervisor, work = Supervisor(SOON), Work(3)
        supervisor.every(0.001, "Sweeping", work)
        await until(lambda: work.attempts > 6)
        assert len(supervisor.tasks) == 1
        await supervisor.close()
        assert supervisor.tasks == set()

    asyncio.run(evening())


def test_nobody_waits_any_longer_when_the_cause_is_gone() -> None:
    async def evening() -> None:
        supervisor, work = Supervisor((86400.0,)), Work(1)
        supervisor.start("Sweeping", work)
        await until(lambda: work.attempts == 1)
        await asyncio.sleep(0)
        supervisor.hurry()
        await until(lambda: not supervisor.tasks)
        assert work.attempts == 2

    asyncio.run(evening())


def test_of_errands_there_is_one_at_a_time_and_its_fault_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        errand, work = Errand(), Work(1)
        assert errand.start("Fetching", work)
        assert not errand.start("Fetching", work)
        await until(lambda: work.attempts == 1)
        await until(lambda: errand.start("Fetching", work))
        await until(lambda: work.attempts == 2)
        await errand.close()

    asyncio.run(evening())
    assert "error work-failed work=Fetching place=" in logged(caplog)


def test_an_errand_ends_when_whoever_waits_for_it_is_gone() -> None:
    async def evening() -> None:
        errand, begun, ended = Errand(), asyncio.Event(), asyncio.Event()

        async def work() -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        await errand.close()  # nothing is under way
        errand.start("Fetching", work)
        await begun.wait()
        await errand.close()
        assert ended.is_set()

    asyncio.run(evening())


def test_an_attempt_keeps_a_fault_and_lets_a_cancelled_task_go() -> None:
    with Attempt() as attempt:
        raise LookupError
    assert isinstance(attempt.fault, LookupError)
    with pytest.raises(asyncio.CancelledError), Attempt():
        raise asyncio.CancelledError
    assert place_of(LookupError("secret")) == "LookupError"


# -- who starts tasks --------------------------------------------------------------------------------------------------

SERVER = Path(comitium.server.__file__).parent
STARTS = ("create_task", "ensure_future", "TaskGroup", "run_coroutine_threadsafe")
NOT_THE_SERVER = ("bench.py",)  # pages in processes of their own


def unseen_tasks(source: str) -> list[int]:
    """Lines that start a task which the same function does not wait for."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    starts = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Call) and name_of(node) in STARTS}
    for function in functions:
        awaited = {ast.unparse(node.value) for node in ast.walk(function) if isinstance(node, ast.Await)}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in awaited:
                starts.discard(node.value.lineno)
    return sorted(starts)


def name_of(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


@pytest.mark.source_only
@pytest.mark.parametrize("file", sorted(SERVER.glob("*.py")), ids=lambda file: file.name)
def test_only_the_supervisor_starts_tasks_that_nobody_waits_for(file: Path) -> None:
    if file.name not in ("supervise.py", *NOT_THE_SERVER):
        assert unseen_tasks(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("async def f():\n    asyncio.create_task(g())", [2]),
        ("async def f():\n    task = asyncio.create_task(g())\n    tasks.append(task)", [2]),
        ("async def f():\n    task = asyncio.create_task(g())\n    await task", []),
        ("async def f():\n    async with asyncio.TaskGroup() as group:\n        pass", [2]),
    ],
)
def test_a_task_that_nobody_waits_for_is_noticed(source: str, lines: list[int]) -> None:
    assert unseen_tasks(source) == lines
