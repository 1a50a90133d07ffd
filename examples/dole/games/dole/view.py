# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What is shown of Dole (DO-4.1): all but the pile, others' hands and sealed answers."""

from __future__ import annotations

from dataclasses import dataclass

from comitium.engine.message import Seat
from comitium.games.dole.components import Sack
from comitium.games.dole.model import Dole
from comitium.games.dole.offer import Bribe, Give, Offer


@dataclass(frozen=True)
class PlayerView:
    seat: Seat
    coins: int
    in_hand: int
    granary: tuple[str, ...]
    milled: tuple[str, ...]
    ready: bool


@dataclass(frozen=True)
class View:
    round: int
    phase: str
    treasury: int
    pile: int
    offered: tuple[str, ...]
    given: tuple[str, ...]
    players: tuple[PlayerView, ...]


@dataclass(frozen=True)
class Own:
    hand: tuple[str, ...]
    sack: str | None  # sealed, as is the bribe
    bribe: int | None


def view(g: Dole) -> View:
    waiting = g.waiting()
    return View(
        round=g.round,
        phase=g.heading,
        treasury=g.treasury,
        pile=len(g.pile),
        offered=names(g.offered),
        given=names(g.given),
        players=tuple(
            PlayerView(
                seat=seat,
                coins=player.coins,
                in_hand=len(player.hand),
                granary=names(player.granary),
                milled=names(player.milled),
                ready=seat not in waiting,
            )
            for seat, player in enumerate(g.players)
        ),
    )


def own(g: Dole, seat: Seat) -> Own:
    phase = g.agenda[-1] if g.agenda else None
    steps = phase.answers[seat] if isinstance(phase, Offer) else []
    sacks = [step.sack.value for step in steps if isinstance(step, Give)]
    bribes = [step.coins for step in steps if isinstance(step, Bribe)]
    return Own(
        hand=names(g.players[seat].hand),
        sack=sacks[0] if sacks else None,
        bribe=bribes[0] if bribes else None,
    )


def names(sacks: list[Sack]) -> tuple[str, ...]:
    return tuple(sack.value for sack in sacks)
