"""Glory of Rome in the terminal: the provinces as they lie before the seats, Rome below, then players and the own hand.

Seats are numbers where names would take too much room: `1○` is a building with a follower of seat 1 and a free
place. A price is `12→5`, denarii and the fame they bring. Signs say what colour alone would not.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.glory_of_rome.names import event_name, event_text
from comitium.games.glory_of_rome.view import (
    CassiusView,
    FieldView,
    Own,
    ProvinceView,
    SiteView,
    SlotView,
    View,
)
from comitium.terminal.boards.board import SHOWN_AT_ONCE, Menu, key_line, title
from comitium.terminal.boards.glory_of_rome_seats import (
    FIRST,
    OPEN,
    ROOM_FOR_LEGENDS,
    called,
    facts,
    goods,
    name_of,
    names,
    number_of,
    own_cards,
    players,
    tasks,
)
from comitium.terminal.changes import changes_of, signed
from comitium.terminal.layout import beside, columns, inset, spaced
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

PHASES: Final = ("event", "diplomacy", "intrigue", "building", "cassius", "action", "income")
LEVELS: Final = ("·", "I", "II", "III")
FREE, EMPTY = "○", "·"
DOWN, UP, FRESH = "▾", "▴", "*"
FIGURES_CHANGED: Final = ("fame", "denarii", "panth")
SUMS: Final = ("stake", "demand", "raise")


class GloryOfRomeBoard:
    drawn: Container[str] = ("round-begins", "followers-return", "board-turned")

    def table(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        parts = [heading(scene, view), provinces(scene, view), rome(scene, view)]
        parts.extend(inset(line) for line in at_work(scene, view))
        parts.append(players(scene, view))
        if isinstance(scene.own, Own):
            parts.append(own_cards(scene, scene.own))
        return Group(*spaced(parts))

    def overview(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        return Group(*spaced([heading(scene, view), rome(scene, view), players(scene, view)]))

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        view = view_of(scene)
        player = view.players[seat]
        parts: list[RenderableType] = [inset(name_of(scene, view, seat)), inset(facts(scene, player))]
        if player.revealed_tasks:
            parts.append(inset(tasks(scene, player.revealed_tasks)))
        return Group(*spaced(parts))

    def menu(self, scene: Scene) -> Menu:
        return sum_menu(scene) if any(is_sum(action) for action in scene.options) else list_menu(scene)


def view_of(scene: Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


# -- the round ---------------------------------------------------------------------------------------------------------


def heading(scene: Scene, view: View) -> RenderableType:
    """Round and variants, the phases with the present one marked, the event and whom it would affect now."""
    speak = scene.speaker
    details = [speak.say("gr-round", round=view.round, rounds=view.rounds)] if view.round else []
    details.extend(speak.say(f"variant-{name}") for name in view.variants)
    if view.solo:
        details.append(speak.say(f"option-solo-{view.solo}"))
    lines: list[RenderableType] = [inset(title(scene, *details)), inset(phases(scene, view))]
    if view.event is not None:
        lines.append(inset(event(scene, view)))
    return Group(*lines)


def phases(scene: Scene, view: View) -> Text:
    """With the direction of play, and how the board will turn at the end of the round."""
    skipped = {"diplomacy": "spies" not in view.variants, "cassius": view.cassius is None}
    shown = [phase for phase in PHASES if not skipped.get(phase, False)]
    strip = Text()
    for phase in shown if view.phase in shown else [view.phase, *shown]:
        said = scene.speaker.say(f"phase-{phase}")
        strip.append("  " if strip else "")
        strip.append(f"{OPEN} {said}" if phase == view.phase else said, STRONG if phase == view.phase else QUIET)
    if view.event is not None:
        strip.append(f"   {scene.speaker.say('gr-clockwise' if view.clockwise else 'gr-counter')}")
    if view.next_turn is not None:
        strip.append(f"   {scene.speaker.say('gr-turns', degrees=signed(scene.speaker, 90 * view.next_turn))}")
    return strip


def event(scene: Scene, view: View) -> Text:
    """What it does, and who faces it."""
    speak = scene.speaker
    assert view.event is not None
    line = Text.assemble((f"{speak(event_name(view.event.event))}  ", STRONG))
    line.append(speak(event_text(view.event.event)))
    faced = speak.say("gr-alone") if view.solo else speak.say("gr-affects", who=names(scene, view.event.affects))
    line.append(f"  {faced}", QUIET)
    return line


def at_work(scene: Scene, view: View) -> list[Text]:
    """What is under way: an intrigue, a proposal."""
    speak, lines = scene.speaker, []
    if view.plot is not None:
        activator, target = called(scene, view.plot.activator_seat), called(scene, view.plot.target_seat)
        line = Text(speak.say("gr-plot", activator=activator, target=target), style=STRONG)
        lines.append(line.append(f" {speak.say('gr-cancelled')}" if view.plot.cancelled else ""))
    if view.proposal is not None:
        one = view.proposal
        said = speak.say(
            "gr-proposal",
            proposer=called(scene, one.proposer_seat),
            target=called(scene, one.target_seat),
            building=speak.say(f"building-{one.sphere}-{one.level}"),
            province=speak.say(f"province-{one.province}"),
            stake=one.stake,
        )
        demand = "" if one.demand is None else f", {speak.say('gr-demand', demand=one.demand)}"
        lines.append(Text(said + demand, style=STRONG))
    return lines


# -- provinces ---------------------------------------------------------------------------------------------------------


def provinces(scene: Scene, view: View) -> RenderableType:
    """One column for each side of the table, clockwise; a row for each type of building."""
    speak = scene.speaker
    label = [Text(speak.say(f"gr-row-{name}"), style=QUIET) for name in ("province", "governor", "next", "people")]
    rows = [
        [label[0], *[province_name(scene, one) for one in view.provinces]],
        [label[1], *[governor(scene, one.governor_seat) for one in view.provinces]],
    ]
    if view.next_turn is not None:
        rows.append([label[2], *[governor(scene, one.next_governor_seat) for one in view.provinces]])
    rows.append([label[3], *[people(scene, one) for one in view.provinces]])
    for number, site in enumerate(view.provinces[0].sites):
        sites = [site_text(scene, view, one, one.sites[number]) for one in view.provinces]
        rows.append([Text(speak.say(f"sphere-{site.sphere}"), style=QUIET), *sites])
    if any(slot.owner is not None for one in view.provinces for slot in one.slots):
        rows.append([Text(speak.say("gr-row-slots"), style=QUIET), *[slots(scene, one) for one in view.provinces]])
    drawing: list[RenderableType] = [inset(columns(rows))]
    if scene.height >= ROOM_FOR_LEGENDS:
        drawing.append(inset(Text(speak.say("gr-legend"), style=QUIET)))
    return Group(*drawing)


def province_name(scene: Scene, one: ProvinceView) -> Text:
    here = one.governor_seat is not None and one.governor_seat == scene.viewer
    name = scene.speaker.say(f"province-{one.province}")
    return Text(f"{name} {FIRST}" if one.first_player_token else name, style=ASKED if here else STRONG)


def governor(scene: Scene, seat: Seat | None) -> Text:
    if seat is None:
        return Text(scene.speaker.say("gr-nobody"), style=QUIET)
    return Text(f"{number_of(scene, seat)} {called(scene, seat)}", style=STRONG if seat == scene.viewer else "")


def people(scene: Scene, one: ProvinceView) -> Text:
    taxes = scene.speaker.say("gr-taxes", tax=one.tax, double=one.double_tax, penalty=one.penalty)
    return Text.assemble((str(one.population), STRONG), (f"  {taxes}", QUIET))


def site_text(scene: Scene, view: View, province: ProvinceView, site: SiteView) -> Text:
    """Level and name, followers and free places, then price and fame of the next level."""
    line = Text(LEVELS[site.level], style=STRONG if site.level else QUIET)
    if site.level:
        line.append(f" {building_name(scene, site.building)} ", "not bold")
        for seat in site.followers:
            line.append(number_of(scene, seat) + ("+" if seat in site.boosted else ""), STRONG)
        line.append(FREE * site.free_places, "not bold")
    if site.next_cost is not None:
        mine = scene.viewer is not None and province.governor_seat == scene.viewer
        affordable = mine and site.missing == 0 and view.phase == "building"
        price = f"{site.next_cost}→{site.next_fame}" if site.next_in_stock else scene.speaker.say("gr-out-of-stock")
        line.append(f" {OPEN}{price}" if affordable else f" {price}", ASKED if affordable else "not bold dim")
    return line


def building_name(scene: Scene, building: str) -> str:
    """A short one where that of the rules is too long for a column."""
    short = f"gr-short-{building}"
    return scene.speaker.say(short if scene.speaker.has(short) else f"building-{building}")


def slots(scene: Scene, one: ProvinceView) -> Text:
    return Text("  ").join([slot_text(scene, slot) for slot in one.slots])


def slot_text(scene: Scene, slot: SlotView) -> Text:
    if slot.owner is None:
        return Text(EMPTY, style=QUIET)
    sign = UP if slot.active else FRESH if slot.fresh else DOWN
    mine = slot.owner == scene.viewer and slot.activatable
    return Text(f"{OPEN if mine else ''}{number_of(scene, slot.owner)}{sign}", style=ASKED if mine else "")


# -- Rome --------------------------------------------------------------------------------------------------------------


def rome(scene: Scene, view: View) -> RenderableType:
    parts = [senate(scene, view), battlefields(scene, view), supplies(scene, view)]
    if view.objectives:
        parts.append(objectives(scene, view))
    if view.cassius is not None:
        parts.append(cassius(scene, view.cassius))
    return beside(scene.width, *parts)


def senate(scene: Scene, view: View) -> RenderableType:
    """The column from its top, each vote with its end fame, and who is one vote from a supremacy."""
    speak = scene.speaker
    rows: list[list[Text]] = []
    for height in range(len(view.senate_values), 0, -1):
        worth = Text(f"+{view.senate_values[height - 1]}", style=QUIET)
        vote = Text(called(scene, view.senate[height - 1].owner)) if height <= len(view.senate) else Text(EMPTY)
        rows.append([worth, vote])
    lines: list[RenderableType] = [Text(speak.say("gr-senate"), style=STRONG), columns(rows)]
    for player in view.players:
        if player.next_vote_is_supremacy:
            said = speak.say("gr-supremacy", who=called(scene, player.seat), fame=player.supremacy_fame)
            lines.append(Text(said, style=ASKED if player.seat == scene.viewer else ""))
    return Group(*lines)


def battlefields(scene: Scene, view: View) -> RenderableType:
    head = Text(scene.speaker.say("gr-battlefields"), style=STRONG)
    return Group(head, columns([field_row(scene, one) for one in view.battlefields]))


def field_row(scene: Scene, one: FieldView) -> list[Text]:
    """Legions against the shield, the banners by place, and who holds which."""
    speak = scene.speaker
    ranks = Text()
    for rank in one.ranks:
        ranks.append(", " if ranks else "")
        tie = "=" if rank.tied else ""
        ranks.append(f"{called(scene, rank.owner)} {rank.legions} ({rank.rank}{tie})")
        ranks.append(f" +{rank.end_fame}" if rank.end_fame else "", STRONG)
    state = speak.say("gr-conquered") if one.conquered else speak.say("gr-missing", legions=one.missing)
    battles = f" {speak.say('gr-battles')} {' '.join(map(str, one.battles_fought))}" if one.battles_fought else ""
    return [
        Text(speak.say(f"field-{one.field}")),
        Text(f"{one.legions}/{one.shield}"),
        Text(state + battles, style="" if one.conquered else QUIET),
        Text(" · ".join(str(points) for points in one.banners), style=QUIET),
        ranks,
    ]


def supplies(scene: Scene, view: View) -> RenderableType:
    """Milestones, the Colosseum, medals, what the stocks hold."""
    speak = scene.speaker
    rows = [("milestones", milestones(scene, view)), ("colosseum", Text(names(scene, view.colosseum)))]
    if view.medals:
        rows.append(("medals", medals(scene, view)))
    for tier, pieces in (("foundation", view.common_foundation), ("temple", view.common_temple)):
        left = " ".join(speak.say(f"gr-piece-{piece}") for piece in pieces) or "–"
        rows.append((tier, Text(left)))
    counts = speak.say("gr-decks", goods=view.goods_left, tasks=view.tasks_left, feud=view.feud_supply)
    top = "" if not view.discards else f"; {speak.say('gr-discard', card=goods(scene, view.discards[-1:]))}"
    rows.append(("decks", Text(counts + top)))
    if view.farming is not None:
        rows.append(("farming", Text(f"+{view.farming}")))
    return columns([[Text(speak.say(f"gr-row-{name}"), style=QUIET), said] for name, said in rows])


def milestones(scene: Scene, view: View) -> Text:
    """The cell of each, and the numbers of those who have claimed it."""
    line = Text()
    for one in view.milestones:
        line.append("  " if line else "")
        line.append(str(one.cell), STRONG)
        claimed = "".join(number_of(scene, seat) for seat in one.claimed_by)
        line.append(f"({claimed})" if claimed else "", QUIET)
    return line


def medals(scene: Scene, view: View) -> Text:
    line = Text()
    for one in view.medals:
        line.append("  " if line else "")
        owner = EMPTY if one.owner is None else number_of(scene, one.owner)
        line.append(f"{scene.speaker.say(f'gr-medal-{one.medal}')} {owner}", QUIET if one.owner is None else "")
    return line


def objectives(scene: Scene, view: View) -> RenderableType:
    """Of Emperor Solo; the player's completed tasks are known to the player alone."""
    speak = scene.speaker
    shown = list(view.objectives)
    if isinstance(scene.own, Own) and scene.own.task_objective is not None:
        shown.append(scene.own.task_objective)
    rows = [
        [
            Text("✓" if one.reached else EMPTY),
            Text(speak.say(f"objective-{one.objective}")),
            Text(f"{one.have}/{one.need}"),
        ]
        for one in shown
    ]
    return Group(Text(speak.say("gr-objectives"), style=STRONG), columns(rows))


def cassius(scene: Scene, one: CassiusView) -> RenderableType:
    speak = scene.speaker
    lines = [Text(speak.say("gr-cassius", total=one.total, cards=one.cards_left), style=STRONG)]
    if one.last_build is not None:
        said = speak.say("gr-cassius-built", type=speak.say(f"sphere-{one.last_build}"))
        plot = "" if one.last_plot is None else f", {speak.say(f'intrigue-{one.last_plot}')}"
        lines.append(Text(said + plot, style=QUIET))
    return Group(*lines)


# -- menus -------------------------------------------------------------------------------------------------------------


def list_menu(scene: Scene) -> Menu:
    """Every option with a number, and what it would change."""
    keys = {str(number): action.code() for number, action in enumerate(scene.options, start=1)}
    shown = list(zip(keys, scene.options, strict=True))[:SHOWN_AT_ONCE]
    lines = [option_line(scene, key, action) for key, action in shown]
    if len(keys) > len(lines):
        lines.append(Text(scene.speaker.say("menu-more", more=len(keys) - len(lines)), style=QUIET))
    return Menu(Group(*lines), keys)


def option_line(scene: Scene, key: str, action: Action) -> RenderableType:
    """Fame, denarii and the Pantheon each by name: their sum would say nothing."""
    line = Text(scene.speaker(action.sentence()))
    for said in changes_of(scene, action, FIGURES_CHANGED):
        line.append(f"   {said}", STRONG)
    return key_line(key, line)


def is_sum(action: Action) -> bool:
    return action.code().partition(" ")[0] in SUMS


def sum_menu(scene: Scene) -> Menu:
    """In a bargain a sum is typed as the number itself; what else can be answered has a letter."""
    letters = scene.speaker.say("gr-letters")
    sums = [action for action in scene.options if is_sum(action)]
    others = [action for action in scene.options if not is_sum(action)]
    keys = {action.code().partition(" ")[2]: action.code() for action in sums}
    lines: list[RenderableType] = []
    for letter, action in zip(letters, others, strict=False):
        keys[letter] = action.code()
        lines.append(option_line(scene, letter, action))
    numbers = list(keys)[: len(sums)]
    word = sums[0].code().partition(" ")[0]
    lines.append(key_line(f"{numbers[0]} … {numbers[-1]}", scene.speaker.say(f"gr-how-{word}")))
    return Menu(Group(*lines), keys)


BOARD: Final = GloryOfRomeBoard()
