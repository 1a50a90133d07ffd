"""Secret tasks: two of three at the start, and more by cards (GR-3.11, GR-27)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Decision, Question, Sealed
from comitium.games.glory_of_rome.components import KEPT, TASKS
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import task_name, task_text, with_code


class ReturnTask(Action):
    """Put this task under the deck and keep the others (GR-3.11)."""

    __slots__ = ("task",)

    final = True

    def __init__(self, task: str) -> None:
        self.task: Final = task

    def code(self) -> str:
        return f"return {self.task}"

    def sentence(self) -> Message:
        return Message("return-task", task=task_name(self.task), text=task_text(self.task))

    def pieces(self) -> list[str]:
        return [f"task:{self.task}"]


class KeepTask(Action):
    """Keep this task of those drawn (GR-27.6)."""

    __slots__ = ("task",)

    def __init__(self, task: str) -> None:
        self.task: Final = task

    def code(self) -> str:
        return f"keep {self.task}"

    def sentence(self) -> Message:
        return Message("keep-task", task=task_name(self.task), text=task_text(self.task))

    def pieces(self) -> list[str]:
        return [f"task:{self.task}"]


class TaskChoice(Sealed[GloryOfRome]):
    """Everybody in secret; what comes back goes under the deck in order of seats (GR-3.11, GR-3.13)."""

    __slots__ = ()

    heading = "tasks"

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [ReturnTask(task) for task in g.players[seat].dealt]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, ReturnTask)
        return None if action.task in g.players[seat].dealt else self.how(g, seat, action.code())

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return with_code(code, [ReturnTask(task) for task in TASKS])

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        return Question(Message("ask-return-task"), Message("why-return-task", kept=KEPT), "GR-3.11")

    def how(self, g: GloryOfRome, seat: Seat, code: str) -> No:
        return No("return-how", "GR-3.11", tasks=[task_name(task) for task in g.players[seat].dealt])

    def reveal(self, g: GloryOfRome) -> None:
        for seat in range(g.seats):
            answer = self.answer(seat)
            assert isinstance(answer, ReturnTask)
            player = g.players[seat]
            player.tasks = [task for task in player.dealt if task != answer.task]
            player.dealt = []
            put_under(g, seat, answer.task)
            g.tell("tasks-kept", "GR-3.11", seat=seat, tasks=len(player.tasks))
            kept = [task_name(task) for task in player.tasks]
            g.tell("own-tasks", "GR-3.11", seat=seat, audience=[seat], tasks=kept)

    def copy(self) -> Sealed[GloryOfRome]:
        return self.copy_answers(TaskChoice())


def put_under(g: GloryOfRome, seat: Seat, task: str) -> None:
    g.task_deck.insert(0, task)
    g.under[task] = seat


class DrawTasks(Decision[GloryOfRome]):
    """Draw some, keep one, the rest go under the deck; a single one is kept (GR-27.6, GR-27.7)."""

    __slots__ = ("number",)

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def begin(self, g: GloryOfRome) -> None:
        player = g.players[self.seat]
        while g.task_deck and len(player.dealt) < self.number:
            task = g.task_deck.pop()
            g.under.pop(task, None)
            player.dealt.append(task)
        g.tell("tasks-drawn", "GR-27.6", seat=self.seat, tasks=len(player.dealt))
        drawn = [task_name(task) for task in player.dealt]
        g.tell("drawn-tasks", "GR-27.6", seat=self.seat, audience=[self.seat], reveals=True, tasks=drawn)
        if len(player.dealt) < 2:
            player.tasks.extend(player.dealt)
            player.dealt = []
            self.answered = True

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [KeepTask(task) for task in g.players[seat].dealt]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, KeepTask)
        return None if action.task in g.players[seat].dealt else self.how(g, seat, action.code())

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return with_code(code, [KeepTask(task) for task in TASKS])

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        why = Message("why-keep-task", tasks=len(g.players[seat].tasks))
        return Question(Message("ask-keep-task"), why, "GR-27.6")

    def how(self, g: GloryOfRome, seat: Seat, code: str) -> No:
        return No("keep-how", "GR-27.6", tasks=[task_name(task) for task in g.players[seat].dealt])

    def decided(self, g: GloryOfRome, action: Action) -> None:
        assert isinstance(action, KeepTask)
        player = g.players[self.seat]
        for task in player.dealt:
            if task != action.task:
                put_under(g, self.seat, task)
        player.tasks.append(action.task)
        player.dealt = []
        g.tell("task-added", "GR-27.6", seat=self.seat, tasks=len(player.tasks))

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(DrawTasks(self.seat, self.number))
