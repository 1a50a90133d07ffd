"""Things in a sentence, and actions by their code."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Seat, Value, Who
from comitium.games.glory_of_rome.components import BOARD, EVENTS, TASKS, TOP_LEVEL, goods_of, kind_of
from comitium.games.glory_of_rome.kinds import FIELDS, SPHERES, TIER_NAMES, Intrigue, Medal, Piece, Ware


def with_code(code: str, actions: list[Action]) -> Action | None:
    """The action that this code stands for, if it is one of these."""
    for action in actions:
        if action.code() == code:
            return action
    return None


def caller(seat: Seat) -> Value:
    """Whoever a line of the log tells of: Cassius has no seat."""
    return Message("cassius") if seat == NOBODY else Who(seat)


PROVINCE_NAMES: Final = {name: Message(f"province-{name}") for name in BOARD.provinces}
SPHERE_NAMES: Final = [Message(f"sphere-{sphere}") for sphere in SPHERES]
BUILDING_NAMES: Final = [
    [Message(f"building-{sphere}-{level}") for level in range(1, TOP_LEVEL + 1)] for sphere in SPHERES
]
FIELD_NAMES: Final = [Message(f"field-{field}") for field in FIELDS]


def province_name(name: str) -> Message:
    return PROVINCE_NAMES[name]


def sphere_name(sphere: int) -> Message:
    return SPHERE_NAMES[sphere]


def building_name(sphere: int, level: int) -> Message:
    return BUILDING_NAMES[sphere][level - 1]


def field_name(field: int) -> Message:
    return FIELD_NAMES[field]


def medal_name(medal: Medal) -> Message:
    return Message(f"medal-{medal.value}")


def intrigue_name(intrigue: Intrigue) -> Message:
    return Message(f"intrigue-{intrigue.value}")


def card_name(card: str) -> Message:
    return Message(f"goods-{kind_of(card)}")


def card_names(cards: list[str]) -> list[Message]:
    return [card_name(card) for card in cards]


def card_text(card: str) -> Message:
    """What a goods card does, and when."""
    moment = Message(f"condition-{goods_of(card).condition.value}")
    return Message(f"goods-{kind_of(card)}-text", amount=goods_of(card).amount, moment=moment)


def ware_name(ware: Ware) -> Message:
    return Message(f"ware-{ware.value}")


def task_name(task: str) -> Message:
    return Message(f"task-{task}")


def task_text(task: str) -> Message:
    """What a task asks for, and what it gives."""
    return Message(f"task-{task}-text", fame=TASKS[task].end_fame, need=TASKS[task].least)


def event_name(event: str) -> Message:
    return Message(f"event-{event}")


def event_text(event: str) -> Message:
    """Whom an event affects, and how."""
    return Message(f"event-{event}-text", amount=EVENTS[event].amount)


def tier_name(tier: int) -> Message:
    return Message(f"tier-{TIER_NAMES[tier]}")


def piece_name(piece: Piece) -> Message:
    return Message(f"piece-{piece.value}")
