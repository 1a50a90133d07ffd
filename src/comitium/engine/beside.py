# not compiled: looks for modules at run time
"""What a room keeps for a game lies in a module with the game's name, and is listed nowhere.

The variable COMITIUM_GAMES names further folders that are laid out like this package, for games that are being
written: `games/dole` in one of them is found like a game of ours, and `bots/evaluate/dole.py` is its evaluator.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def further(room: str) -> list[str]:
    """Where to look for this room besides: to be added to its `__path__`."""
    folders = [folder for folder in os.environ.get("COMITIUM_GAMES", "").split(os.pathsep) if folder]
    return [str(Path(folder, *room.split(".")[1:])) for folder in folders]


def beside(room: str, slugs: Iterable[str], name: str) -> dict[str, Any]:
    """By game, for those that have a module in this room: what the module calls by that name."""
    modules = {slug: f"{room}.{slug}" for slug in slugs}
    kept = {slug: module for slug, module in modules.items() if find_spec(module) is not None}
    return {slug: getattr(importlib.import_module(module), name) for slug, module in kept.items()}
