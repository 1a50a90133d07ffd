"""Characters for a terminal that cannot show ours: an old code page, or plain ASCII.

Each is as wide as the one it stands for, because drawings and columns are measured before anything is printed; only
three dots take two columns of the margin. Signs that stand in one drawing stay different from each other.
"""

from __future__ import annotations

import unicodedata
from typing import Final

PLAINER: Final = "comitium.plainer"
UNKNOWN: Final = "?"
TWINS: Final = {
    **dict.fromkeys("–—−‑─━╌╴╶", "-"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("│┃╎▌╵╷", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
    **dict.fromkeys("▸›→▶", ">"),
    **dict.fromkeys("←‹", "<"),
    **dict.fromkeys("▴", "^"),
    **dict.fromkeys("▾▼", "v"),
    **dict.fromkeys("·∙", "."),
    **dict.fromkeys("…", "..."),
    **dict.fromkeys("•●■█▀▄", "*"),
    **dict.fromkeys("○◆◇□☆", "o"),
    **dict.fromkeys("★№", "#"),
    **dict.fromkeys("×✗", "x"),
    **dict.fromkeys("✓", "v"),
    **dict.fromkeys("✝†", "+"),
    **dict.fromkeys("±", "+"),
    **dict.fromkeys("≤", "<"),
    **dict.fromkeys("≥", ">"),
    **dict.fromkeys("↷↻↺", "@"),
    **dict.fromkeys("⚓", "&"),
    **dict.fromkeys("°", "o"),
    **dict.fromkeys("µ", "u"),
}


def plainer(error: UnicodeError) -> tuple[str, int]:
    """An error handler of `codecs`, for writing."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    failed = error.object[error.start : error.end]
    return "".join(twin(character) for character in failed), error.end


def twin(character: str) -> str:
    """Its plain twin, the letter below its accent, a blank for a blank; else a question mark."""
    if character in TWINS:
        return TWINS[character]
    if unicodedata.category(character) == "Zs":
        return " "
    bare = unicodedata.normalize("NFKD", character)[0]
    return bare if bare.isascii() else UNKNOWN
