"""What an option would change: the badges "2 +1" on figures, before anything is decided.

The action is played on a copy, up to its next choice. That choice is named, as `then:cohort`, and stands for no figure.
If a fate card would be turned over, only what is known before is shown: the payment, and `then:fate`.
"""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.engine.message import Seat
from comitium.games.hadrians_wall.attack import Favour, outcome, use
from comitium.games.hadrians_wall.boxes import Fill
from comitium.games.hadrians_wall.buildings import Build
from comitium.games.hadrians_wall.chances import chances
from comitium.games.hadrians_wall.components import AREAS, CARDS, COHORTS, INFRASTRUCTURE, ITEMS, RESOURCE
from comitium.games.hadrians_wall.forum import Exchange
from comitium.games.hadrians_wall.ludus import Battle
from comitium.games.hadrians_wall.market import Buy, BuyBlind
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.patricians import Appoint, Place, Placement, Scout
from comitium.games.hadrians_wall.rewards import Into, Pick
from comitium.games.hadrians_wall.scoring import measured, score_sheet
from comitium.games.hadrians_wall.sheets import ICONS


def preview(g: HadriansWall, seat: Seat, action: Action) -> tuple[Change, ...]:
    if isinstance(action, BuyBlind):
        held = g.players[seat].supply[RESOURCE]
        return (Change(RESOURCE, held, held - 1), then("fate"))
    if isinstance(action, Battle):
        return (then("fate"),)
    if isinstance(action, Favour):
        return favour_changes(g, seat, action)
    if not isinstance(action, (Fill, Build, Exchange, Buy, Appoint, Scout, Place, Into)):
        return ()
    after = g.copy()
    after.hush()
    after.play(seat, action)
    changes = changes_of(g.players[seat], after.players[seat])
    for other in g.neighbours(seat):
        changes.extend(supply_changes(g.players[other], after.players[other], f".{other}"))
    changes.extend(hold_changes(g, seat, after))
    total, later = score_sheet(seat, g.players[seat]).total, score_sheet(seat, after.players[seat]).total
    if total != later:
        changes.append(Change("score", total, later))
    return (*changes, *next_choice(after, seat))


def then(what: str) -> Change:
    return Change(f"then:{what}", 0, 0)


def next_choice(after: HadriansWall, seat: Seat) -> list[Change]:
    """Where the chain stops to ask: the reward to choose among several tracks, or the place of a pattern."""
    asker = after.agenda[-1].asker(seat) if after.agenda else None
    if isinstance(asker, Pick):
        return [then(ICONS[asker.icon])]
    return [then("place")] if isinstance(asker, Placement) else []


def favour_changes(g: HadriansWall, seat: Seat, action: Favour) -> tuple[Change, ...]:
    """Disdain and valour after this attack, as it stands and if the favour is used (HW-16.6)."""
    player = g.players[seat].copy()
    use(player, action)
    held, level = player.remaining_disdain(), player.level("valour")
    (disdain, valour), (less, more) = outcome(g, g.players[seat]), outcome(g, player)
    changes = [Change("disdain", held + disdain, held + less), Change("attribute:valour", level + valour, level + more)]
    return tuple([change for change in changes if change.before != change.after])


def changes_of(before: Player, after: Player) -> list[Change]:
    """Supply, levels, boxes, paths."""
    changes = supply_changes(before, after, "")
    for number, area in enumerate(AREAS.values()):
        if after.boxes[number] == before.boxes[number]:
            continue
        for box in range(area.size):
            if after.is_filled(number, box + 1) and not before.is_filled(number, box + 1):
                changes.append(Change(area.piece_of(box + 1), before.levels[number], after.levels[number]))
    for building in after.built:
        if building not in before.built:
            changes.append(Change(f"building:{building}", 0, 1))
    figures = [
        (INFRASTRUCTURE, before.level(INFRASTRUCTURE), after.level(INFRASTRUCTURE)),
        ("disdain", before.remaining_disdain(), after.remaining_disdain()),
        ("favour:temple", before.temple_favours, after.temple_favours),
    ]
    for card in after.paths:
        measure = CARDS[card].measure
        figures.append((f"card:{card}", measured(before, measure), measured(after, measure)))
    changes.extend([Change(piece, one, other) for piece, one, other in figures if one != other])
    return changes


def hold_changes(g: HadriansWall, seat: Seat, after: HadriansWall) -> list[Change]:
    """How likely the cohorts hold, in percent: `hold:left`, … and `hold:all`."""
    levels = [(g.players[seat].level(cohort), after.players[seat].level(cohort)) for cohort in COHORTS]
    if all(before == then for before, then in levels):
        return []
    now, then = chances(g, g.players[seat]), chances(g, after.players[seat])
    return [Change(f"hold:{way}", now[way], then[way]) for way in now if now[way] != then[way]]


def supply_changes(before: Player, after: Player, owner: str) -> list[Change]:
    """Of the own supply, or of a neighbour's, who is named behind the item."""
    changes: list[Change] = []
    for item in ITEMS:
        if before.supply[item] != after.supply[item]:
            piece = RESOURCE if item == RESOURCE else f"worker:{item}"
            changes.append(Change(f"{piece}{owner}", before.supply[item], after.supply[item]))
    return changes
