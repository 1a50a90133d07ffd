"""What is kept from whom in Glory of Rome, and what a seat may imagine in its place (GR-34)."""

from __future__ import annotations

from random import Random

from comitium.engine.message import NOBODY, Seat
from comitium.games.glory_of_rome.model import GloryOfRome


def knows(g: GloryOfRome, seat: Seat, other: Seat, card: str) -> bool:
    """Whether the seat knows that this card is in the other's hand (GR-34.4)."""
    knowing = g.players[other].known.get(card, [])
    return seat in knowing or NOBODY in knowing


def imagine(g: GloryOfRome, seat: Seat, rng: Random) -> GloryOfRome:
    """A copy in which hands, tasks, a face-down token and all decks are dealt anew as the seat may think them."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    _imagine_goods(new, seat, rng)
    _imagine_tasks(new, seat, rng)
    _imagine_token(new, seat, rng)
    rng.shuffle(new.events)
    rng.shuffle(new.cassius_deck)
    for cards in new.battles:
        rng.shuffle(cards)
    new.imagine_answers(seat, rng)
    return new


def _imagine_goods(g: GloryOfRome, seat: Seat, rng: Random) -> None:
    others = [other for other in range(len(g.players)) if other != seat]
    unseen = g.goods.things.copy()
    for other in others:
        unseen.extend(card for card in g.players[other].hand if not knows(g, seat, other, card))
    rng.shuffle(unseen)
    for other in others:
        player = g.players[other]
        player.hand = [card if knows(g, seat, other, card) else unseen.pop() for card in player.hand]
        player.known = {card: seats for card, seats in player.known.items() if card in player.hand}
    g.goods.things = unseen


def _imagine_tasks(g: GloryOfRome, seat: Seat, rng: Random) -> None:
    """A task one has put under the deck keeps its place there."""
    if g.result is not None:
        return
    others = [g.players[other] for other in range(g.seats) if other != seat]
    unseen = [task for task in g.task_deck if g.under.get(task) != seat]
    for player in others:
        unseen.extend([*player.tasks, *player.dealt])
    rng.shuffle(unseen)
    for player in others:
        player.tasks = [unseen.pop() for _ in player.tasks]
        player.dealt = [unseen.pop() for _ in player.dealt]
    putters = [g.under.get(task) for task in g.task_deck]
    g.task_deck = [task if putter == seat else unseen.pop() for task, putter in zip(g.task_deck, putters, strict=True)]
    g.under = {task: putter for task, putter in zip(g.task_deck, putters, strict=True) if putter is not None}


def _imagine_token(g: GloryOfRome, seat: Seat, rng: Random) -> None:
    """Which of two unused tokens lies there is anybody's guess (GR-30.12)."""
    proposal = g.proposal
    if proposal is None or proposal.proposer == seat:
        return
    faces = [proposal.token, *g.players[proposal.proposer].tokens]
    rng.shuffle(faces)
    proposal.token = faces[0]
    g.players[proposal.proposer].tokens = faces[1:]
