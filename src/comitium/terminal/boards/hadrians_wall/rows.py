"""The rows and buildings of the two sheets as they follow on the screen, and their names and letters."""

from __future__ import annotations

from typing import Final

from comitium.games.hadrians_wall.components import ATTRIBUTES, BUILDINGS, CITIZENS, COHORTS, GRANARIES
from comitium.games.hadrians_wall.view import PlayerView, View
from comitium.terminal.scene import Scene

WALL: Final = ("mining", "wall_guard", "cippi", "wall", "fort")
CAMP: Final = ("production", "training", "forum")
INFRASTRUCTURE: Final = tuple(
    name for name, plan in BUILDINGS.items() if plan.flag == "infrastructure" and name not in GRANARIES
)
LANDMARK_OF: Final = {plan.flag: name for name, plan in BUILDINGS.items() if plan.landmark}
STREETS: Final = {
    "traders": ("goods",),
    "performers": ("performances", "gladiator_red", "battles_red", "gladiator_blue", "battles_blue"),
    "priests": ("visits",),
    "apparitores": ("bribes", "rulings_left", "rulings_centre", "rulings_right"),
    "patricians": ("diplomats", "scouts"),
}
TOWN: Final = tuple(name for name, plan in BUILDINGS.items() if plan.flag in CITIZENS)
# By row: the icon that fills its next box.
LEADS_TO: Final = {
    **{name: name for name in (*ATTRIBUTES, *CITIZENS)},
    **dict.fromkeys(COHORTS, "cohort"),
    "production": "hammer",
    "wall_guard": "sword",
}
# The rows and buildings as they follow on the screen, for keys that follow as well.
ON_SCREEN: Final = (
    *(*GRANARIES, *WALL, *COHORTS, *CAMP, *INFRASTRUCTURE),
    *[name for attribute, landmark in LANDMARK_OF.items() for name in (attribute, landmark)],
    *[name for street, areas in STREETS.items() for name in (street, *areas)],
    *TOWN,
)


def view_of(scene: Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


def sign(scene: Scene, icon: str) -> str:
    return scene.speaker.say(f"hw-sign-{icon}")


def signs(scene: Scene, icons: str) -> str:
    """`servant+resource` in letters: `vr`."""
    return "".join(sign(scene, icon) for icon in icons.split("+") if icon)


def row_name(scene: Scene, name: str) -> str:
    """Short names where those of the rules are too long for a row."""
    short = f"hw-row-{name}"
    if scene.speaker.has(short):
        return scene.speaker.say(short)
    return scene.speaker.say(f"building-{name}" if name in BUILDINGS else f"piece-{name}")


def level_of(player: PlayerView, track: str | None) -> int:
    return next((area.level for area in player.areas if area.area == track), 0)
