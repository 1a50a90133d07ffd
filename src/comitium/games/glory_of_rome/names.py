"""Things in a sentence, and actions by their code."""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.message import Message
from comitium.games.glory_of_rome.components import (
    EVENTS,
    TASKS,
    Battlefield,
    Intrigue,
    Medal,
    Piece,
    Sphere,
    Tier,
    Ware,
    goods_of,
    kind_of,
)


def with_code(code: str, actions: list[Action]) -> Action | None:
    """The action that this code stands for, if it is one of these."""
    for action in actions:
        if action.code() == code:
            return action
    return None


def province_name(name: str) -> Message:
    return Message(f"province-{name}")


def sphere_name(sphere: Sphere) -> Message:
    return Message(f"sphere-{sphere.value}")


def building_name(sphere: Sphere, level: int) -> Message:
    return Message(f"building-{sphere.value}-{level}")


def field_name(battlefield: Battlefield) -> Message:
    return Message(f"field-{battlefield.value}")


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


def tier_name(tier: Tier) -> Message:
    return Message(f"tier-{tier.value}")


def piece_name(piece: Piece) -> Message:
    return Message(f"piece-{piece.value}")
