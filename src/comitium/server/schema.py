"""The JSON Schema of every message and of every game's view: the source of the client's types.

`python -m comitium.server.schema web/src` writes `lib/wire.schema.json` and, for each game,
`games/<slug>/view.schema.json`; `npm run types` turns them into TypeScript.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from comitium.games import GAMES
from comitium.server import wire

HTTP = (
    wire.House,
    wire.GameInfo,
    wire.Rules,
    wire.Lobby,
    wire.TableInfo,
    wire.NewTable,
    wire.Join,
    wire.Seated,
    wire.TableAct,
)
REPLAY = (wire.Frame, wire.Moments)
UNIONS = {"FromClient": wire.FromClient, "ToClient": wire.ToClient, "TableAct": wire.TableAct, "Pace": wire.Pace}


def wire_schema() -> dict[str, Any]:
    roots, parts = msgspec.json.schema_components([*UNIONS.values(), *HTTP, *REPLAY], ref_template="#/$defs/{name}")
    unions = dict(zip(UNIONS, list(roots)[: len(UNIONS)], strict=True))
    return {"$defs": {**closed(parts), **unions}}


def view_schema(slug: str) -> dict[str, Any]:
    """The view of a game and what a seat sees besides, as the types of its functions say."""
    shown = [get_type_hints(function).get("return") for function in (GAMES[slug].view, GAMES[slug].own)]
    _, parts = msgspec.json.schema_components([kind for kind in shown if kind], ref_template="#/$defs/{name}")
    return {"$defs": closed(parts)}


def closed(parts: dict[str, Any]) -> dict[str, Any]:
    """No other fields than those named, all of them always there: the server leaves none out but `null` ones."""
    for part in parts.values():
        if part.get("type") == "object":
            part["additionalProperties"] = False
    return parts


def targets(folder: Path) -> dict[Path, str]:
    """Every schema file with its text."""
    schemas = {folder / "lib" / "wire.schema.json": wire_schema()}
    schemas.update({folder / "games" / slug / "view.schema.json": view_schema(slug) for slug in GAMES})
    return {file: json.dumps(schema, indent=1, sort_keys=True) + "\n" for file, schema in schemas.items()}


if __name__ == "__main__":
    for target, text in targets(Path(sys.argv[1])).items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
