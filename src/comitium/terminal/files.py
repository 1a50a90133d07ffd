"""Match files on the disk: read with a sentence for whatever can be wrong, written so that a crash loses nothing."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Final

from comitium.engine.match import Match
from comitium.engine.matchfile import LONGEST_FILE, MatchText, from_text, to_text
from comitium.engine.message import Message, Refused
from comitium.games import GAMES
from comitium.terminal.desk import Desk

ENDING: Final = ".match"
LARGEST: Final = 4 * LONGEST_FILE  # bytes: a character has at most four
FOLDER_VARIABLE: Final = "COMITIUM_MATCHES"
TROUBLES: Final = {
    FileNotFoundError: "trouble-missing",
    IsADirectoryError: "trouble-folder",
    NotADirectoryError: "trouble-no-folder",
    PermissionError: "trouble-permission",
}


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("file-not-text", file=str(path)) from None
    except (OSError, ValueError) as trouble:  # ValueError: a path with a zero byte
        raise Refused("file-unreadable", file=str(path), trouble=name_trouble(trouble)) from None


def read_match(path: Path, desk: Desk) -> Match[Any]:
    """Read and replay; from here on the desk speaks of that game, so that a refused line can be named."""
    text = read_text(path)
    try:
        parts = MatchText(text)
        game = GAMES.get(parts.values["game"])
        if game is not None:
            desk.sit(game, [player.name for player in parts.players])
        return from_text(text, GAMES)
    except Refused as refused:
        raise Refused("in-file", refused.clause, file=str(path), why=refused.message) from None


def write_match(path: Path, match: Match[Any]) -> None:
    write_text(path, to_text(match))


def copy_match(path: Path, match: Match[Any]) -> None:
    """A copy under another name; an existing file is replaced only if it holds this very match."""
    if path.exists() and f"\ncommitment: {match.header.commitment}\n" not in read_text(path):
        raise Refused("file-in-the-way", file=str(path))
    write_match(path, match)


def write_text(path: Path, text: str) -> None:
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """The old file or the new one, never half of either, also when the power fails."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(content)  # a terminal or a pipe; a folder refuses
            return
        draft = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
        sync_folder(target.parent)
    except (OSError, ValueError) as trouble:
        raise Refused("file-unwritable", file=str(path), trouble=name_trouble(trouble)) from None


def sync_folder(folder: Path) -> None:
    """Make the new name durable too; systems that cannot open a folder do it by themselves."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def name_trouble(trouble: OSError | ValueError) -> Message:
    for kind, name in TROUBLES.items():
        if isinstance(trouble, kind):
            return Message(name)
    return Message("trouble-other", what=str(trouble))


def fresh_match_file(slug: str) -> Path:
    """Where a match lies if nobody says where: named by game and time, never an existing file."""
    folder = matches_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise Refused("file-unwritable", file=str(folder), trouble=name_trouble(trouble)) from None
    stem = f"{slug}-{time.strftime('%Y-%m-%d-%H%M')}"
    path, number = folder / f"{stem}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ENDING}", number + 1
    return path


def matches_folder() -> Path:
    if os.environ.get(FOLDER_VARIABLE):
        return Path(os.environ[FOLDER_VARIABLE])
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "comitium" / "matches"
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "comitium" / "matches"
