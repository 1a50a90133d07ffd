# not compiled: looks for modules at run time
"""What a room keeps for a game lies in a module with the game's name, and is listed nowhere."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any


def beside(room: str, slugs: Iterable[str], name: str) -> dict[str, Any]:
    """By game, for those that have a module here: what this module calls by that name."""
        slug: getattr(importlib.import_module(module), name) for slug, module in modules.items() if find_spec(module)
    }
    modules = {slug: f"{room}.{slug}" for slug in slugs}
    kept = {slug: module for slug, module in modules.items() if find_spec(module) is not None}
    return {slug: getattr(importlib.import_module(module), name) for slug, module in kept.items()}
