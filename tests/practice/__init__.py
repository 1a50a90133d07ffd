"""Small games that practise one pattern of the engine each; the laws run over all of them."""

from __future__ import annotations

from typing import Any, Final

from comitium.engine.game import Game
from tests.practice.auction import GAME as AUCTION
from tests.practice.chain import GAME as CHAIN
from tests.practice.draft import GAME as DRAFT
from tests.practice.medal import GAME as MEDAL
from tests.practice.minimal import GAME as MINIMAL
from tests.practice.reaction import GAME as REACTION
from tests.practice.vote import GAME as VOTE
from tests.practice.works import GAME as WORKS

PRACTICE: Final[dict[str, Game[Any]]] = {
    game.slug: game for game in (AUCTION, VOTE, WORKS, REACTION, MEDAL, DRAFT, CHAIN, MINIMAL)
}
