"""Numbers in the codes that people send: only those that the rules would write themselves."""

from __future__ import annotations

from typing import Final

NO_NUMBER: Final = -1
MOST_DIGITS: Final = 5


def number_after(word: str, code: str) -> int:
    """The number behind this word and a blank; `NO_NUMBER` if the code is anything else."""
    first, _, digits = code.partition(" ")
    if first != word or len(digits) > MOST_DIGITS or not digits.isdecimal():
        return NO_NUMBER
    number = int(digits)
    return number if str(number) == digits else NO_NUMBER
