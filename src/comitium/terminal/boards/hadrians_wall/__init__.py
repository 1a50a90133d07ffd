"""Hadrian's Wall in the terminal: the coming attack and what one holds above, then both sheets, the others last."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.message import Seat
from comitium.games.hadrians_wall.components import ATTRIBUTES, CITIZENS, ITEMS
from comitium.games.hadrians_wall.view import CardView, Own, PathView, PlayerView, View
from comitium.terminal.boards.board import Menu, title
from comitium.terminal.boards.hadrians_wall.menu import chooses_rows, list_menu, place_menu, sheet_menu
from comitium.terminal.boards.hadrians_wall.rows import level_of, sign, signs, view_of
from comitium.terminal.boards.hadrians_wall.sheets import sheets
from comitium.terminal.layout import banded, beside, columns, inset, spaced
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

PHASES: Final = ("income", "cards", "roads", "actions", "attack")


class HadriansWallBoard:
    drawn: Container[str] = ("year-begins", "neutral-shown", "prospect-income", "sheet-income")

    def table(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        parts = [heading(scene, view)]
        if isinstance(scene.own, Own) and scene.own.drawn:
            parts.append(inset(drawn_cards(scene, scene.own)))
        if scene.viewer is not None:
            player = view.players[scene.viewer]
            parts.extend([holdings(scene, view, player), sheets(scene, view, player)])
        if scene.viewer is None or len(view.players) > 1:
            parts.append(inset(players(scene, view)))
        return Group(*spaced(parts))

    def overview(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        paths = [paths_of(scene, player) for player in view.players if player.paths]
        return Group(*spaced([heading(scene, view), inset(players(scene, view)), beside(scene.width, *paths)]))

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        view = view_of(scene)
        player = view.players[seat]
        name = inset(Text(scene.speaker.seat_name(seat), style=STRONG))
        if seat != scene.viewer:
            scene = scene.narrowed([])  # nothing on another's sheets can be chosen
        return Group(*spaced([name, holdings(scene, view, player), sheets(scene, view, player)]))

    def menu(self, scene: Scene) -> Menu:
        if scene.options and scene.options[0].code().startswith("place "):
            return place_menu(scene)
        return sheet_menu(scene) if chooses_rows(scene) else list_menu(scene)


def counts(scene: Scene, items: dict[str, int], names: bool = False) -> Text:
    """`s 2  b 3`, with names `s soldier 2`; what is not there stays quiet."""
    line = Text()
    for number, (item, count) in enumerate(items.items()):
        line.append("  " if number else "")
        name = f" {scene.speaker.say(f'piece-{item}')}" if names else ""
        line.append(f"{sign(scene, item)}{name} {count}", STRONG if count else QUIET)
    return line


def labelled(scene: Scene, label: str, said: Text) -> list[Text]:
    return [Text(scene.speaker.say(label), style=QUIET), said]


# -- above the sheets --------------------------------------------------------------------------------------------------


def heading(scene: Scene, view: View) -> RenderableType:
    """The year, the steps of a year with the present one marked, and the attacks of all years."""
    speak = scene.speaker
    details = [speak.say("hw-year", year=view.year), speak.say(f"option-difficulty-{view.difficulty}")]
    if view.fort is not None:
        details.append(speak.say(f"fort-{view.fort}"))
    strip = Text()
    for phase in PHASES if view.phase in PHASES else (view.phase,):
        here = phase == view.phase
        strip.append("  " if strip else "")
        strip.append(
            f"▸ {speak.say(f'phase-{phase}')}" if here else speak.say(f"phase-{phase}"), STRONG if here else QUIET
        )
    years = Text(f"{speak.say('hw-attacks')}  ", style=QUIET)
    for row in view.years:
        here = row.year == view.year
        figures = speak.say("hw-attack-year", year=row.year, cards=row.cards, potential=row.potential)
        years.append(f"▸ {figures}  " if here else f"{figures}  ", STRONG if here else "")
    return Group(inset(title(scene, *details)), inset(strip), inset(years))


def holdings(scene: Scene, view: View, player: PlayerView) -> RenderableType:
    """Supply and income; below them the attack and the prospects, beside the points and the paths."""
    held = {item: player.supply.get(item, 0) for item in ITEMS}
    supply = labelled(scene, "hw-supply", counts(scene, held, names=True))
    lines = [inset(columns([[*supply, *labelled(scene, "hw-next-income", counts(scene, player.next_income))]]))]
    if player.goals:
        lines.append(inset(columns([labelled(scene, "hw-goals", goals(scene, player))])))
    rows = [*attack_rows(scene, view, player), *prospect_rows(scene, view, player)]
    forecast: list[RenderableType] = [columns(rows)] if rows else []
    return Group(*lines, Text(), beside(scene.width, *forecast, score(scene, player)))


def score(scene: Scene, player: PlayerView) -> RenderableType:
    """The points if the match ended now, what disdain takes from them, and the paths."""
    line = Text(scene.speaker.say("hw-points", points=player.total), style=STRONG)
    disdain = scene.speaker.say("hw-disdain", disdain=player.disdain, lost=player.penalty, next=player.next_penalty)
    line.append(f"   {disdain}", "not bold dim")
    return Group(line, paths_of(scene, player, named=False)) if player.paths else line


def attack_rows(scene: Scene, view: View, player: PlayerView) -> list[list[Text]]:
    """What comes and how likely it is held; once cards lie there, what comes through."""
    if view.attack is None:
        return []
    speak, attack = scene.speaker, view.attack
    coming = Text(speak.say("hw-coming", cards=attack.cards, potential=attack.potential))
    if attack.extra:
        coming.append(f" {speak.say('hw-extra', extra=attack.extra)}")
    if player.attack_disdain is not None:
        said = speak.say("hw-outcome", disdain=player.attack_disdain, valour=player.attack_valour or 0)
        coming.append(f"   {said}", STRONG)
    else:
        coming.append(f"   {speak.say('hw-holds', percent=speak.percent(player.percent / 100, 0))}", STRONG)
    held = Text()
    for number, cohort in enumerate(player.cohorts):
        held.append("   " if number else "")
        held.append(f"{speak.say(f'direction-{cohort.cohort}')} {cohort.level}", STRONG)
        if attack.turned:
            held.append(f" ← {cohort.attacks}", ASKED if cohort.attacks > cohort.level else "")
        else:
            held.append(f" ({speak.percent(cohort.percent / 100, 0)})", "" if cohort.percent > 50 else ASKED)
    favours = [(speak.say("favour-temple"), player.temple_favours)]
    favours.extend((speak.say(f"favour-{one.cohort}"), one.favours) for one in player.diplomats)
    left = ", ".join(f"{name} {number}" for name, number in favours if number)
    rows = [labelled(scene, "hw-attack", coming), labelled(scene, "hw-cohorts", held)]
    deck = counts_of_deck(scene, view)
    rows.append(labelled(scene, "hw-fate", Text(deck)))
    if left:
        rows.append(labelled(scene, "hw-favours", Text(left)))
    return rows


def counts_of_deck(scene: Scene, view: View) -> str:
    """How many cards of each direction the pile still hides."""
    speak = scene.speaker
    ways = ", ".join(f"{speak.say(f'direction-{way}')} {number}" for way, number in view.fate.directions.items())
    return f"{view.fate.pile}: {ways}"


def prospect_rows(scene: Scene, view: View, player: PlayerView) -> list[list[Text]]:
    """The card of the year and those of the neighbours, with the good and the pattern they offer this player."""
    speak = scene.speaker
    said: list[str] = []
    if player.prospect is not None:
        whose = speak.say("hw-own-prospect") if player.seat == scene.viewer else speak.seat_name(player.seat)
        said.append(offer(scene, whose, player.prospect.card, None, player.prospect.pattern))
    for seat in (player.left_seat, player.right_seat):
        near = None if seat is None else view.players[seat].prospect
        if seat is not None and near is not None:
            said.append(offer(scene, speak.seat_name(seat), near.card, near.good, near.pattern))
    neutral = speak.say("hw-neutral")
    said.extend(offer(scene, neutral, card.card, card.good, card.pattern) for card in view.neutral)
    label = Text(speak.say("hw-prospects"), style=QUIET)
    return [[Text() if number else label, Text(one)] for number, one in enumerate(said)]


def offer(scene: Scene, whose: str, card: str, good: int | None, pattern: str) -> str:
    speak = scene.speaker
    sells = "" if good is None else f"{speak.say('hw-good', good=good)}, "
    return f"{whose}: {speak.say(f'card-{card}')}, {sells}{speak.say('hw-pattern', pattern=pattern)}"


def goals(scene: Scene, player: PlayerView) -> Text:
    """Of a fort of the campaign: ✓ met, the challenge with a star."""
    line = Text()
    for number, goal in enumerate(player.goals):
        line.append("  ·  " if number else "")
        mark = "✓ " if goal.met else ""
        star = "* " if goal.challenge else ""
        bound = "≤" if goal.at_most else "/"
        line.append(f"{mark}{star}{scene.speaker.named(goal.what, 'goal') or goal.what} {goal.have}{bound}{goal.need}")
    return line


def paths_of(scene: Scene, player: PlayerView, named: bool = True) -> RenderableType:
    """Every path: what it counts, how far it is, its points and what the next one lacks."""
    lines = columns([path_row(scene, path) for path in player.paths])
    return Group(Text(scene.speaker.seat_name(player.seat), style=STRONG), lines) if named else lines


def path_row(scene: Scene, path: PathView) -> list[Text]:
    speak = scene.speaker
    steps = "·".join(str(step) for step in path.steps)
    missing = "" if path.missing is None else speak.say("hw-missing", missing=path.missing)
    return [
        Text(speak.say(f"card-{path.card}")),
        Text(speak.say(f"hw-measure-{path.measure}"), style=QUIET),
        Text.assemble((str(path.progress), STRONG), (f" ({steps})", QUIET)),
        Text(speak.say("hw-path-points", points=path.points), style=STRONG if path.points else QUIET),
        Text(missing, style=QUIET),
    ]


def drawn_cards(scene: Scene, own: Own) -> RenderableType:
    """The two cards to assign, each with what it is as a path and as a prospect."""
    speak = scene.speaker
    rows = [[Text(speak.say("hw-drawn"), style=STRONG), Text(), Text()]]
    for card in own.drawn:
        steps = "·".join(str(step) for step in card.steps)
        path = f"{speak.say('hw-as-path')}: {speak.say(f'hw-measure-{card.measure}')} ({steps})"
        prospect = f"{speak.say('hw-as-prospect')}: {prospect_text(scene, card)}"
        rows.append([Text(speak.say(f"card-{card.card}")), Text(path), Text(prospect)])
    parts: list[RenderableType] = [columns(rows)]
    if own.answer is not None:
        parts.append(Text(speak.say("hw-sealed", answer=own.answer), style=STRONG))
    return Group(*parts)


def prospect_text(scene: Scene, card: CardView) -> str:
    speak = scene.speaker
    items = "+".join(item for item, count in card.items.items() for _ in range(count))
    good, pattern = speak.say("hw-good", good=card.good), speak.say("hw-pattern", pattern=card.pattern)
    return f"{signs(scene, items)}, {good}, {pattern}"


# -- players -----------------------------------------------------------------------------------------------------------


def players(scene: Scene, view: View) -> RenderableType:
    """A line for every seat: points, supply, cohorts, attributes, citizens, fort and wall, disdain, paths."""
    speak = scene.speaker
    names = ("points", "supply", "cohorts", "attributes", "citizens", "fort", "disdain", "paths")
    rows = [[Text(), *[Text(speak.say(f"hw-column-{name}"), style=QUIET) for name in names], Text()]]
    for player in view.players:
        state = "" if player.ready or not scene.waiting else "hw-deciding"
        held = {item: player.supply.get(item, 0) for item in ITEMS}
        rows.append(
            [
                Text.assemble(
                    (f"{player.seat + 1} ", QUIET),
                    (speak.seat_name(player.seat), STRONG if player.seat == scene.viewer else ""),
                ),
                Text(speak.number(player.total), style=STRONG),
                Text(" ".join(f"{sign(scene, item)}{count}" for item, count in held.items())),
                Text("/".join(str(cohort.level) for cohort in player.cohorts)),
                Text(levels(scene, player, ATTRIBUTES)),
                Text(levels(scene, player, CITIZENS)),
                Text(f"{level_of(player, 'fort')}/{level_of(player, 'wall')}"),
                Text(str(player.disdain)),
                Text(f"+{sum(path.points for path in player.paths)}"),
                Text(speak.say(state) if state else "", style=QUIET),
            ]
        )
    return banded(scene.width, rows)


def levels(scene: Scene, player: PlayerView, tracks: Iterable[str]) -> str:
    return " ".join(f"{sign(scene, track)}{level_of(player, track)}" for track in tracks)
