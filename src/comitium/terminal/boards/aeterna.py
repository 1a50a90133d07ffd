"""Aeterna in the terminal: the hills above, what can be had beside them, every domus below, the own cards last.

Goods are a number and a letter, explained below the hills: `2w 1s`. A star is the prefect, a cross a value under a
ruin, an exhausted award stands in brackets; so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.action import Action
from comitium.engine.message import Message, Seat, Value
from comitium.games.aeterna.cards import FIGURES as FIGURE_CARDS
from comitium.games.aeterna.view import (
    AwardView,
    CardView,
    FigureView,
    HillView,
    OutlookView,
    Own,
    PlayedView,
    PlayerView,
    View,
)
from comitium.terminal.boards.board import Menu, key_line, title
from comitium.terminal.layout import banded, columns, inset, spaced
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

PHASES: Final = ("draft", "actions", "scoring", "ruin", "structures", "domus", "revolts", "food", "end_of_epoch")
NUMERALS: Final = ("I", "II", "III")
PREFECT, RUINED, TURNED, DANGER = "★", "✗", "↷", "!"
STRUCTURES: Final = ("temple", "aqueduct", "amphitheatre")
REWARDS: Final = ("citizen", "wheat", "stone", "calm")
FIGURES: Final = ("order", "points", "citizens", "aurei", "stone", "wheat", "unrest", "doom", "coming", "sets", "hand")
ROOM_FOR_LEGENDS: Final = 40  # lines of the screen


class AeternaBoard:
    drawn: Container[str] = ("cards-dealt", "packets-passed")

    def table(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        parts = [heading(scene, view), inset(hills(scene, view)), inset(market(scene, view))]
        parts.append(players(scene, view))
        if isinstance(scene.own, Own):
            parts.extend([inset(part) for part in own_cards(scene, scene.own)])
        return Group(*spaced(parts))

    def overview(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        return Group(*spaced([heading(scene, view), inset(hills(scene, view)), players(scene, view)]))

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        """The domus of one seat with its play area, card by card."""
        view = view_of(scene)
        player = view.players[seat]
        rows = [played_row(scene, card) for card in (*player.above, *player.at_left, *player.at_right)]
        rows.extend([figure_row(scene, figure) for figure in player.figures])
        parts: list[RenderableType] = [inset(name_of(scene, view, seat)), players(scene, view)]
        if rows:
            parts.append(inset(columns(rows)))
        return Group(*spaced(parts))

    def menu(self, scene: Scene) -> Menu:
        codes = [action.code() for action in scene.options]
        if "pass" in codes or "end turn" in codes:
            return turn_menu(scene)
        return list_menu(scene)


def view_of(scene: Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


# -- words -------------------------------------------------------------------------------------------------------------


def short(scene: Scene, goods: Mapping[str, int]) -> str:
    """Each kind as a number and a letter."""
    return " ".join(scene.speaker.say(f"ae-{good}", n=signed(good, amount)) for good, amount in goods.items()) or "–"


def signed(good: str, amount: int) -> str:
    """Unrest always says whether it rises or falls."""
    sign = "−" if amount < 0 else "+" if good == "unrest" else ""
    return f"{sign}{abs(amount)}"


def ability_of(scene: Scene, card: CardView) -> str:
    """In words, with its figures; a province has none."""
    if card.province:
        return ""
    values: dict[str, Value] = {**card.effect}
    return scene.speaker(Message(f"ability-{card.card}", **values))


def kind_of(scene: Scene, card: CardView) -> str:
    """Its colour, and the kind of its ability or that it is a province."""
    speak = scene.speaker
    kind = speak.say("ae-province") if card.ability is None else speak.say(f"ability-{card.ability}")
    return f"{speak.say(f'colour-{card.colour}')}, {kind}"


def card_name(scene: Scene, card: str) -> str:
    return scene.speaker.say(f"card-{card}")


def figure_row(scene: Scene, figure: str) -> list[Text]:
    """A figure in a play area: its favour is used, its points still count."""
    kind = Text(scene.speaker.say("ae-figure"), style=QUIET)
    return [Text(card_name(scene, figure)), kind, Text(short(scene, {"points": FIGURE_CARDS[figure].points})), Text()]


# -- the board ---------------------------------------------------------------------------------------------------------


def heading(scene: Scene, view: View) -> RenderableType:
    """The epoch, and the nine phases with the present one marked."""
    speak = scene.speaker
    epoch = [speak.say("ae-epoch", epoch=NUMERALS[view.epoch - 1], called=speak.say(f"epoch-{view.epoch}"))]
    strip = Text()
    for letter, phase in zip(speak.say("ae-letters"), PHASES, strict=True):
        strip.append("  " if strip else "")
        if phase == view.phase:
            strip.append(f"▸ {letter} {speak.say(f'phase-{phase}')}", STRONG)
        else:
            strip.append(f"{letter} {speak.say(f'phase-{phase}')}", QUIET)
    return Group(inset(title(scene, *epoch if view.epoch else [])), inset(strip))


def hills(scene: Scene, view: View) -> RenderableType:
    """One line each: stacks from the left, values, structures, awards, and what an influence costs the viewer."""
    speak = scene.speaker
    names = ("hills", "values", "stacks", "structures", "awards", "price", "ruin")
    head = [Text(), *[Text(speak.say(f"ae-{name}"), style=QUIET) for name in names]]
    head[-1] = Text()
    if scene.viewer is None:
        head[-2] = Text()
    lines = [head, *[hill_row(scene, hill) for hill in view.hills]]
    legend = [Text(speak.say("ae-legend"), style=QUIET)] if scene.height >= ROOM_FOR_LEGENDS else []
    return Group(banded(scene.width, lines, fixed=2), *legend)


def hill_row(scene: Scene, hill: HillView) -> list[Text]:
    price = Text()
    if scene.viewer is not None:
        full = hill.full[scene.viewer]
        price = Text(scene.speaker.say("ae-full") if full else short(scene, {"wheat": hill.prices[scene.viewer]}))
    return [
        Text(str(hill.number), style=QUIET),
        Text(scene.speaker.say(f"hill-{hill.hill}")),
        values_of(hill),
        stacks_of(scene, hill),
        Text(", ".join(scene.speaker.say(f"ae-{structure}") for structure in hill.structures) or "–"),
        awards_of(scene, hill),
        price,
        Text(scene.speaker.say("ae-ruin"), style=ASKED) if hill.ruin_due else Text(),
    ]


def values_of(hill: HillView) -> Text:
    """The highest first; those under a ruin are crossed out."""
    line = Text()
    for place, value in enumerate(hill.values):
        covered = place < hill.covered
        line.append(" " if place else "")
        line.append(RUINED if covered else str(value), QUIET if covered else "")
    return line


def stacks_of(scene: Scene, hill: HillView) -> Text:
    line = Text()
    for place, stack in enumerate(hill.stacks):
        name = f"{PREFECT if place == 0 else ''}{scene.speaker.seat_name(stack.seat)} {stack.citizens}"
        line.append(" · " if place else "")
        line.append(name, STRONG if stack.seat == scene.viewer else "")
    for place in range(len(hill.stacks), hill.spaces):
        line.append(" · " if place else "")
        line.append("_", QUIET)
    return line


def awards_of(scene: Scene, hill: HillView) -> Text:
    """Numbered as they are typed."""
    line = Text()
    for award in hill.awards:
        line.append("  " if line else "")
        line.append(award_text(scene, award), QUIET if award.exhausted else "")
    return line


def award_text(scene: Scene, award: AwardView) -> str:
    said = scene.speaker.say("ae-board-card") if award.board_card else short(scene, award.goods)
    return f"{award.place}:({said})" if award.exhausted else f"{award.place}:{said}"


def market(scene: Scene, view: View) -> RenderableType:
    """Figures, structure spaces, board cards, damage tokens and the pass row, each in a line."""
    speak = scene.speaker
    rows = [[Text(speak.say("ae-figure"), style=QUIET), figure_text(scene, figure)] for figure in view.figures]
    spaces = Text()
    for space in view.spaces:
        spaces.append(" · " if spaces else "")
        name = f"{speak.say(f'piece-{space.structure}')} ({short(scene, space.income)})"
        if space.builder_seat is not None:
            spaces.append(f"{name} → {speak.seat_name(space.builder_seat)}", QUIET)
        else:
            spaces.append(name)
    rows.append([Text(speak.say("ae-spaces"), style=QUIET), spaces])
    for card in view.board:
        face = card.face
        told = [cost_and_rewards(scene, face), kind_of(scene, face), ability_of(scene, face)]
        line = Text(f"{card_name(scene, face.card)}: {'; '.join(part for part in told if part)}")
        if scene.viewer is not None and not card.payable[scene.viewer]:
            line.stylize(QUIET)
        rows.append([Text(speak.say("ae-board"), style=QUIET), line])
    tokens = " · ".join(f"{token.space}: {short(scene, token.pay)}" for token in view.damage)
    rows.append([Text(speak.say("ae-damage"), style=QUIET), Text(tokens)])
    rows.append([Text(speak.say("ae-pass-row"), style=QUIET), pass_row(scene, view)])
    return columns(rows)


def figure_text(scene: Scene, figure: FigureView) -> Text:
    """Price and times are the viewer's, where somebody looks."""
    speak = scene.speaker
    counted = [Message(f"count-{what}") for what in figure.count]
    requirement = speak(Message("requirement", each=figure.each, counts=counted))
    line = Text.assemble((card_name(scene, figure.figure), STRONG if scene.viewer is None else ""))
    price = figure.aurei if scene.viewer is None else figure.prices[scene.viewer]
    at_the_end = speak.say("ae-at-the-end", points=short(scene, {"points": figure.points}))
    line.append(f": {short(scene, {'aurei': price})} → {short(scene, figure.effect)}; {requirement}; {at_the_end}")
    if scene.viewer is not None:
        line.append(f" (× {figure.times[scene.viewer]})", STRONG if figure.times[scene.viewer] else QUIET)
    return line


def pass_row(scene: Scene, view: View) -> Text:
    line = Text()
    for place, value in enumerate(view.pass_values):
        line.append(" · " if place else "")
        taken = place < len(view.passed)
        line.append(f"{value} {scene.speaker.seat_name(view.passed[place])}" if taken else str(value))
    return line


# -- the players -------------------------------------------------------------------------------------------------------


def players(scene: Scene, view: View) -> RenderableType:
    """A line of figures for every seat, more where the screen is narrow, then the cards in every play area."""
    speak = scene.speaker
    coming = {of_seat.seat: of_seat for of_seat in view.outlook}
    rows = [figures(scene, view, player, coming.get(player.seat)) for player in view.players]
    used = [any(row[number].plain for row in rows) for number in range(1, len(FIGURES) + 1)]
    names = [speak.say(f"ae-column-{name}") for name in FIGURES]
    head = [Text(name if shown else "", style=QUIET) for name, shown in zip(names, used, strict=True)]
    lines = [[Text(), *head, Text()], *rows]
    parts: list[RenderableType] = [inset(banded(scene.width, lines))]
    areas = [inset(area_of(scene, player)) for player in view.players if player.figures or cards_of(player)]
    if areas:
        parts.append(Group(*areas))
    return Group(*spaced(parts))


def figures(scene: Scene, view: View, player: PlayerView, coming: OutlookView | None) -> list[Text]:
    """In the order of FIGURES, the name before them and behind them whether we wait for the seat."""
    speak = scene.speaker
    on_board = player.citizens_on_hills + player.citizens_on_structures
    total = scene.total(player.seat)
    points = speak.number(player.points) + (f" ({speak.number(total)})" if total is not None else "")
    unrest = f"{player.unrest}{DANGER * len(player.threats)}"
    if player.struck_out:
        doom = speak.say("ae-struck-out")
    else:
        doom = f"{player.doom} (−{player.doom_loss})" if player.doom_loss else str(player.doom)
    state = speak.say("ae-deciding") if player.seat in scene.waiting else ""
    if player.pass_place is not None:
        state = speak.say("ae-passed")
    return [
        name_of(scene, view, player.seat),
        Text(str(player.turn_place)),
        Text(points, style=STRONG),
        Text(f"{player.citizens}+{on_board}/{player.citizens + on_board + player.citizens_in_supply}"),
        Text(str(player.aurei)),
        Text(str(player.stone)),
        Text(str(player.wheat)),
        Text(unrest, style=ASKED if player.threats else ""),
        Text(doom, style=ASKED if player.struck_out else ""),
        coming_text(scene, coming),
        Text(f"{player.sets} ({len(player.missing_colours)})"),
        Text(str(player.hand_size)),
        Text(state, style=QUIET),
    ]


def coming_text(scene: Scene, coming: OutlookView | None) -> Text:
    """What the rest of the epoch brings as things stand: points, unrest at the revolts, food."""
    if coming is None:
        return Text()
    speak = scene.speaker
    points = coming.hill_points + coming.structure_points
    line = Text(f"{short(scene, {'points': points})} {speak.say('ae-unrest', n=coming.unrest_at_revolts)}")
    if coming.food_missing:
        line.append(f" {speak.say('ae-hungry', n=coming.food_missing)}", ASKED)
    return line


def name_of(scene: Scene, view: View, seat: Seat) -> Text:
    name = scene.speaker.seat_name(seat)
    line = Text.assemble((f"{seat + 1} ", QUIET), (name, STRONG if seat == scene.viewer else ""))
    line.no_wrap = True
    return line


def cards_of(player: PlayerView) -> list[PlayedView]:
    return [*player.above, *player.at_left, *player.at_right]


def area_of(scene: Scene, player: PlayerView) -> Text:
    """Cards by the sides of the domus, a bar between them, then figures; turned ones are quiet."""
    sides = [side_of(scene, side) for side in (player.above, player.at_left, player.at_right) if side]
    sides.extend([Text(card_name(scene, figure), style=STRONG) for figure in player.figures])
    return Text.assemble((f"{scene.speaker.seat_name(player.seat)}: ", QUIET), Text(" | ").join(sides))


def side_of(scene: Scene, cards: Sequence[PlayedView]) -> Text:
    names = []
    for card in cards:
        name = card_name(scene, card.face.card)
        names.append(Text(f"{name}{TURNED}", style=QUIET) if card.turned else Text(name))
    return Text(" · ").join(names)


def played_row(scene: Scene, card: PlayedView) -> list[Text]:
    face = card.face
    state = scene.speaker.say("ae-turned") if card.turned else ""
    return [
        Text(card_name(scene, face.card)),
        Text(scene.speaker.say(f"colour-{face.colour}"), style=QUIET),
        Text(short(scene, {"points": face.points})),
        Text(f"{ability_of(scene, face)} {state}".strip(), style=QUIET),
    ]


# -- the own cards -----------------------------------------------------------------------------------------------------


def own_cards(scene: Scene, own: Own) -> list[RenderableType]:
    """The packet while the draft goes on, then the hand with what each card costs and lacks."""
    speak = scene.speaker
    parts: list[RenderableType] = []
    if own.packet:
        rows = [card_row(scene, str(number), face, {}) for number, face in enumerate(own.packet, start=1)]
        parts.append(Group(Text(speak.say("ae-packet"), style=STRONG), columns(rows)))
    if own.answer is not None:
        parts.append(Text(speak.say("ae-sealed", answer=own.answer), style=STRONG))
    if own.hand:
        key = "" if own.packet else "#"
        rows = [
            card_row(scene, str(number) if key else "", card.face, card.lacking)
            for number, card in enumerate(own.hand, start=1)
        ]
        parts.append(Group(Text(speak.say("ae-hand"), style=STRONG), columns(rows)))
    return parts


def card_row(scene: Scene, key: str, face: CardView, lacking: Mapping[str, int]) -> list[Text]:
    missing = Text(scene.speaker.say("ae-missing", goods=short(scene, lacking)), style=ASKED) if lacking else Text()
    return [
        Text(key, style=ASKED),
        Text(card_name(scene, face.card), style=QUIET if lacking else STRONG),
        Text(kind_of(scene, face), style=QUIET),
        Text(cost_and_rewards(scene, face)),
        Text(ability_of(scene, face), style=QUIET),
        missing,
    ]


def cost_and_rewards(scene: Scene, face: CardView) -> str:
    """As printed: what it costs, brings at once and counts at the end."""
    return f"{short(scene, face.cost)} → {short(scene, face.rewards)} {short(scene, {'points': face.points})}"


# -- menus -------------------------------------------------------------------------------------------------------------


def turn_menu(scene: Scene) -> Menu:
    """A letter for what is done and numbers for hill, award or card; one line for each kind of action."""
    keys: dict[str, str] = {}
    groups: dict[str, list[str]] = {}
    for action in scene.options:
        kind, key = key_of(scene, action)
        keys[key] = action.code()
        groups.setdefault(kind, []).append(key)
    lines = [menu_line(scene, kind, typed) for kind, typed in groups.items()]
    return Menu(Group(*lines), keys)


def key_of(scene: Scene, action: Action) -> tuple[str, str]:
    """The kind of an action, and what to type for it."""
    speak = scene.speaker
    verb, *rest = action.code().split()
    letter = speak.say(f"ae-key-{verb}")
    if verb == "play":
        return verb, hand_number(scene, rest[0])
    if verb == "influence":
        return verb, letter + hill_number(scene, rest[0]) + (rest[2] if len(rest) > 1 else "")
    if verb == "erect":
        return verb, speak.say(f"ae-key-{rest[0]}") + hill_number(scene, rest[1])
    if verb == "favour":
        figures = [figure.figure for figure in view_of(scene).figures]
        return verb, f"{letter}{figures.index(rest[0]) + 1}"
    if verb == "discard":
        return verb, letter + hand_number(scene, rest[0]) + speak.say(f"ae-key-{rest[2]}")
    if verb == "activate":
        ways = [option.code() for option in scene.options if option.code().startswith("activate ")]
        return verb, f"{letter}{ways.index(action.code()) + 1}"
    return verb, letter


def hand_number(scene: Scene, card: str) -> str:
    assert isinstance(scene.own, Own)
    return str([held.face.card for held in scene.own.hand].index(card) + 1)


def hill_number(scene: Scene, name: str) -> str:
    return str(next(hill.number for hill in view_of(scene).hills if hill.hill == name))


def menu_line(scene: Scene, kind: str, typed: list[str]) -> RenderableType:
    """What the keys of one kind mean; where there are many, by an example."""
    speak = scene.speaker
    if kind == "activate":
        ways = [option for option in scene.options if option.code().startswith("activate ")]
        return Group(*[key_line(key, speak(way.sentence())) for key, way in zip(typed, ways, strict=True)])
    if kind in ("pass", "end"):
        meant = next(option for option in scene.options if option.code().split()[0] == kind)
        return key_line(typed[0], speak(meant.sentence()))
    if kind == "discard":
        typed = list(dict.fromkeys(key[:-1] for key in typed))
    elif kind == "influence":
        codes = [option.code() for option in scene.options if option.code().startswith("influence ")]
        typed = [key for key, code in zip(typed, codes, strict=True) if " award " not in code]
    return key_line(" ".join(typed), speak.say(f"ae-how-{kind}"))


def list_menu(scene: Scene) -> Menu:
    """Every option with a number."""
    keys = {str(number): action.code() for number, action in enumerate(scene.options, start=1)}
    lines = [key_line(key, scene.speaker(action.sentence())) for key, action in zip(keys, scene.options, strict=True)]
    return Menu(Group(*lines), keys)


BOARD: Final = AeternaBoard()
