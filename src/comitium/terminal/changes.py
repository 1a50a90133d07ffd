"""What a choice would change, figure by figure: only figures of one name are added up.

A figure is named by `change-<game>-<kind>`, where the kind is the first word of the piece it stands on. A kind without
a sentence, or with an empty one, is not told: the choice itself says it already.
"""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.terminal.scene import Scene
from comitium.text import Speaker

WORDS: Final = re.compile(r"[:.]")
RANKS: Final = ("place",)  # kinds that are no amounts: before and after are told, not what lies between


def changes_of(scene: Scene, action: Action, kinds: Container[str] | None = None) -> list[str]:
    """Each as `wheat −2`, in the order of the preview; with `kinds` only these."""
    amounts: dict[str, int] = {}
    told: list[str] = []
    for change in dict.fromkeys(scene.preview(action)):
        kind = kind_of(change)
        name = name_of(scene, change) if kinds is None or kind in kinds else ""
        if name and kind in RANKS:
            told.append(f"{name} {change.before or '–'} → {change.after or '–'}")
        elif name:
            amounts[name] = amounts.get(name, 0) + change.after - change.before
    return [*[f"{name} {signed(scene.speaker, amount)}" for name, amount in amounts.items() if amount], *told]


def kind_of(change: Change) -> str:
    return WORDS.split(change.piece)[0]


def name_of(scene: Scene, change: Change) -> str:
    """Of `worker:servant.1` the kind is `worker`, the thing `servant`, and seat 1 has it."""
    kind, *rest = WORDS.split(change.piece)
    name = f"change-{scene.game.prefix.lower()}-{kind}"
    if not scene.speaker.has(name):
        return ""
    seats = [int(word) for word in rest if word.isdecimal()]
    thing = next((word for word in rest if not word.isdecimal()), "")
    own = not seats or seats[0] == scene.viewer
    return scene.speaker.say(
        name,
        thing=thing,
        what=scene.speaker.named(thing, kind) or "",
        own="yes" if own else "no",
        who=scene.speaker.seat_name(seats[0]) if seats else "",
    )


def signed(speaker: Speaker, amount: int) -> str:
    return f"+{speaker.number(amount)}" if amount > 0 else speaker.number(amount)
