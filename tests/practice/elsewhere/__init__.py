"""Broken on purpose: the heap grows by a hash of text, which every process salts anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comitium.engine.game import Game
from tests.practice.minimal import Guess, Minimal, game


class SaltedGuess(Guess):
    __slots__ = ()

    def reveal(self, g: Minimal) -> None:
        super().reveal(g)
        g.heap += hash("pebble") % 2**30


GAME: Final[Game[Minimal]] = replace(game(guess=SaltedGuess), package="tests.practice.elsewhere")
