"""Setup (GR-3, GR-4), with the changes of variants and of playing alone (GR-30 to GR-32)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.chance import Chance
from comitium.engine.message import Message, Refused
from comitium.games.glory_of_rome.board import empty_province
from comitium.games.glory_of_rome.components import (
    BATTLES,
    BOARD,
    BUILDINGS,
    CASSIUS,
    CASSIUS_FAME,
    CASSIUS_FEUD,
    CASSIUS_PLACE,
    CHARACTERS,
    DEALT,
    EVENTS,
    FEUD_TOKENS,
    HEROES_TASKS,
    LEGIONS,
    PLACES,
    TASKS,
    TIERS,
    TRUCE_TASKS,
    VOTES,
    goods_cards,
)
from comitium.games.glory_of_rome.fame import claim_milestones
from comitium.games.glory_of_rome.kinds import Medal
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.player import Player
from comitium.games.glory_of_rome.rules import schedule_match


def why_not(seats: int, options: Mapping[str, str]) -> Refused | None:
    """Which variants go with how many players (GR-30.12, GR-30.22)."""
    if seats > 1 and options["solo"] != "emperor":
        return Refused("cassius-alone", "GR-32.1", seats=seats)
    if seats == 1:
        for variant in ("spies", "truce", "heroes"):
            if options[variant] == "on":
                clause = "GR-30.12" if variant == "spies" else "GR-30.22"
                return Refused("not-alone", clause, variant=Message(f"variant-{variant}"))
    return None


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> GloryOfRome:
    g = GloryOfRome(seats, chance)
    g.spies = options["spies"] == "on"
    g.truce = options["truce"] == "on"
    g.fixed_turn = options["clockwise"] == "on"
    g.heroes = options["heroes"] == "on"
    g.harsh = options["harsh"] == "on"
    g.solo = options["solo"] if seats == 1 else ""
    lay_out(g, chance)
    characters = chance.shuffled("characters", list(CHARACTERS))  # GR-3.1
    g.players = [seated(character) for character in characters[:seats]]
    if g.solo and g.solo != "emperor":
        add_cassius(g, chance)
    g.feud = FEUD_TOKENS - sum([player.feud for player in g.players])  # GR-3.6
    first = chance.below("first", seats)  # GR-3.10
    g.first = g.province_of(first).name
    g.order = g.turn_order()
    claim_milestones(g)  # GR-3.12
    deal_tasks(g, chance)
    schedule_match(g)
    return g


def lay_out(g: GloryOfRome, chance: Chance) -> None:
    """Boards, stocks and decks (GR-3.2, GR-3.7 to GR-3.9, GR-4.1 to GR-4.5)."""
    g.places = list(PLACES[g.seats - 1])
    g.board = [empty_province(number) for number in range(len(BOARD.provinces))]
    g.milestones = list(BOARD.milestones)
    g.stock = [list(row.small_stock if g.few() else row.stock) for row in BUILDINGS]
    g.medals = [] if g.heroes else list(Medal)  # GR-30.17
    g.common = [list(tier.two if g.few() else tier.three if g.seats == 3 else tier.four) for tier in TIERS]
    g.events = chance.shuffled("events", [name for name, row in EVENTS.items() if g.harsh or not row.negative])
    g.goods.things = goods_cards(g.few())
    g.goods.shuffle(chance)


def seated(character: str) -> Player:
    """A player's pieces at the start (GR-3.3 to GR-3.5)."""
    row = CHARACTERS[character]
    player = Player(character)
    player.denarii = row.denarii
    player.fame = row.fame
    player.feud = row.feud
    player.legions = row.legions
    player.votes = row.votes
    player.anchor = row.anchor
    return player


def add_cassius(g: GloryOfRome, chance: Chance) -> None:
    """He sits opposite with an unused colour and his cards (GR-32.1, GR-32.2)."""
    cassius = Player("cassius")
    cassius.fame = CASSIUS_FAME
    cassius.feud = CASSIUS_FEUD
    cassius.legions = LEGIONS
    cassius.votes = VOTES
    cassius.followers = 0
    cassius.home = 0
    cassius.intrigues = 0
    g.players.append(cassius)
    g.places.append(CASSIUS_PLACE)
    g.cassius_deck = chance.shuffled("cassius", list(CASSIUS))
    g.battles = [chance.shuffled("battles", list(strengths)) for strengths in BATTLES]
    g.battles_fought = [[] for _ in BATTLES]


def deal_tasks(g: GloryOfRome, chance: Chance) -> None:
    """Three for everybody from those in play (GR-3.11, GR-4.2, GR-30.14, GR-30.18)."""
    in_play = [
        name
        for name, row in TASKS.items()
        if not (g.few() and row.removed)
        and not (g.truce and name in TRUCE_TASKS)
        and not (g.heroes and name in HEROES_TASKS)
    ]
    g.task_deck = chance.shuffled("tasks", in_play)
    for seat in range(g.seats):
        g.players[seat].dealt = [g.task_deck.pop() for _ in range(DEALT)]
