"""Sylla in the terminal: Rome above, the players below, what lies behind the own screen last.

A card is its name, a cross if it is Christian, and a letter for each hexagon: `Merchant✝ YG`. Signs say whether
it is turned or lies face down, so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.sylla.view import (
    AuctionView,
    BuildingView,
    CardView,
    EventView,
    MarkerView,
    Own,
    OwnedCardView,
    PlayerView,
    SlotView,
    TokensView,
    View,
    WorkView,
)
from comitium.terminal.boards.board import Menu, key_line, title
from comitium.terminal.changes import signed
from comitium.terminal.layout import banded, beside, columns, inset, spaced
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
COLOURS: Final = {"red": "#D0543A", "yellow": "#C9982B", "grey": "#8C8C8C"}  # legible on dark and on light grounds
TOKENS: Final = ("health", "pride", "leisure")
CHRISTIAN, TURNED, DOWN, FRESH = "✝", "↷", "▼", "*"
CONSUL, INCUMBENT = "★", "☆"
ROOM_FOR_LEGENDS: Final = 44  # lines of the screen
HAND_KEYS: Final = "1234567890"


class SyllaBoard:
    drawn: Container[str] = ("tiles-drawn", "display-drawn", "turn-begins", "next-work")

    def table(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        parts = [heading(scene, view), rome(scene, view), market(scene, view)]
        if view.election is not None:
            parts.append(inset(bids(scene, view.election)))
        if view.sale is not None and view.sale.auction is not None:
            parts.append(inset(bids(scene, view.sale.auction)))
        parts.append(players(scene, view))
        if isinstance(scene.own, Own):
            parts.append(inset(behind_screen(scene, scene.own)))
        return Group(*spaced(parts))

    def overview(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        return Group(*spaced([heading(scene, view), rome(scene, view), players(scene, view)]))

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        view = view_of(scene)
        player = view.players[seat]
        pieces = [card_row(scene, card) for card in player.cards]
        pieces.extend([[building_name(scene, tile), Text(), building_state(scene, tile)] for tile in player.buildings])
        drawings: list[RenderableType] = [columns(pieces)] if pieces else []
        drawings.append(facts(scene, player))
        return Group(*spaced([inset(name_of(scene, view, seat)), beside(scene.width, *drawings)]))

    def menu(self, scene: Scene) -> Menu:
        codes = [action.code() for action in scene.options]
        if any(code.startswith("keep ") for code in codes):
            return keep_menu(scene)
        if any(code.startswith("build ") for code in codes):
            return vote_menu(scene)
        if any(code.startswith("bid ") for code in codes):
            return bid_menu(scene)
        return list_menu(scene)


def view_of(scene: Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


# -- Rome --------------------------------------------------------------------------------------------------------------


def heading(scene: Scene, view: View) -> RenderableType:
    """The turn, and the seven phases with the present one marked."""
    turn = [scene.speaker.say("sy-turn", turn=view.turn, turns=view.turns)] if view.turn else []
    strip = Text()
    if view.phase not in view.phases:
        strip.append(f"▸ {scene.speaker.say(f'phase-{view.phase}')}", STRONG)
    for numeral, phase in zip(NUMERALS, view.phases, strict=True):
        strip.append("  " if strip else "")
        if phase == view.phase:
            strip.append(f"▸ {numeral} {scene.speaker.say(f'phase-{phase}')}", STRONG)
        else:
            strip.append(f"{numeral} {scene.speaker.say(f'sy-phase-{phase}')}", QUIET)
    return Group(inset(title(scene, *turn)), inset(strip))


def rome(scene: Scene, view: View) -> RenderableType:
    """The ladder with famine beside it, and the events in play below."""
    return Group(beside(scene.width, ladder(scene, view), famine(scene, view)), Text(), inset(events(scene, view)))


def ladder(scene: Scene, view: View) -> RenderableType:
    speak = scene.speaker
    cells = Text(speak.say("sy-crisis-cell"), style=QUIET)
    for value in view.ladder[1:]:
        cells.append(f"  {value}")
    head = [Text(speak.say("sy-ladder"), style=STRONG), cells, Text()]
    return columns([head, *[marker(scene, view, one) for one in view.markers]])


def marker(scene: Scene, view: View, one: MarkerView) -> list[Text]:
    """Where it stands, what a token is worth now, and how far the crisis is."""
    first = len(scene.speaker.say("sy-crisis-cell"))
    track = Text()
    for cell in range(len(view.ladder)):
        track.append(" " * (first - 1 if cell == 0 else 2))
        track.append("●" if cell == one.cell else "·", STRONG if cell == one.cell else QUIET)
    if one.to_crisis == 0:
        worth = Text(scene.speaker.say("sy-in-crisis", points=view.crisis_points), style=ASKED)
    else:
        worth = Text(scene.speaker.say("sy-worth", value=one.value, cells=one.to_crisis), style=QUIET)
    acted = f" {scene.speaker.say('sy-acted-on')}" if one.acted_on else ""
    return [Text(scene.speaker.say(f"sy-token-{one.token}")), track, worth.append(acted)]


def famine(scene: Scene, view: View) -> RenderableType:
    speak = scene.speaker
    track = Text()
    for level in range(view.famine.last + 1):
        here = level == view.famine.level
        track.append(f"[{level}]" if here else f" {level} ", STRONG if here else QUIET)
    lines = [Text.assemble((speak.say("sy-famine"), STRONG), "  ", track)]
    lines.append(Text(speak.say("sy-famine-coming", coming=view.famine.coming), style=QUIET))
    if scene.viewer is not None:
        lines.append(Text(speak.say("sy-famine-loss", points=view.players[scene.viewer].famine_loss)))
    return Group(*lines)


def events(scene: Scene, view: View) -> RenderableType:
    """Slot by slot: the event, famine symbols, the reward, who fights it, and while cubes lie, how it stands."""
    speak = scene.speaker
    lines = [[Text(), Text(speak.say("sy-events"), style=STRONG), Text(), Text(), Text(), Text(), Text()]]
    for event in view.events:
        reward = speak.say("sy-one-point") if event.token is None else speak.say(f"sy-token-{event.token}")
        lines.append(
            [
                Text(str(event.slot), style=QUIET),
                Text(speak.say(f"event-{event.event}")),
                Text("!" * event.symbols, style=ASKED),
                Text(f"→ {reward}"),
                Text("".join(speak.say(f"sy-icon-{icon}") for icon in event.icons), style=QUIET),
                cubes(scene, event),
                standing(scene, event) if any(cube.total for cube in view.events) else Text(),
            ]
        )
    legend = [Text(speak.say("sy-events-legend"), style=QUIET)] if scene.height >= ROOM_FOR_LEGENDS else []
    return Group(columns(lines), *legend)


def cubes(scene: Scene, event: EventView) -> Text:
    """Whose cubes lie there; the leader's are strong."""
    line = Text()
    for cube in event.cubes:
        count = cube.vestal + cube.legionary
        if count:
            line.append(", " if line else "")
            line.append(f"{scene.speaker.seat_name(cube.seat)} {count}", STRONG if cube.leads else "")
    return line


def standing(scene: Scene, event: EventView) -> Text:
    """Prevented or not, removed or not, as the cubes lie now."""
    speak = scene.speaker
    if event.prevented == "no":
        return Text(speak.say("sy-happens"), style=ASKED)
    name = {"yes": "sy-prevented", "open": "sy-prevented-open"}[event.prevented]
    line = Text(speak.say(name))
    if event.removed != "no" and event.prevented == "yes":
        line.append(f", {speak.say('sy-removed' if event.removed == 'yes' else 'sy-removed-open')}")
    return line


# -- what is on offer --------------------------------------------------------------------------------------------------


def market(scene: Scene, view: View) -> RenderableType:
    """Building slots by colour and the Great Work; the display while characters are taken; the set at the start."""
    parts = [buildings(scene, view)]
    if view.work is not None:
        parts.append(great_work(scene, view, view.work))
    offer: list[RenderableType] = [beside(scene.width, *parts)]
    if view.display:
        row = Text(f"{scene.speaker.say('sy-display')}  ", style=STRONG)
        for number, card in enumerate(view.display):
            row.append(" · " if number else "", "not bold")
            row.append(chip(scene, card))
        offer.append(inset(row))
    if scene.viewer is not None and view.players[scene.viewer].hand:
        offer.append(inset(hand(scene, view.players[scene.viewer])))
    return Group(*spaced(offer))


def buildings(scene: Scene, view: View) -> RenderableType:
    """A row for each colour: its two slots, and how many cards of the viewer can pay there."""
    speak = scene.speaker
    by_colour: dict[str, list[SlotView]] = {}
    for slot in view.slots:
        by_colour.setdefault(slot.colour, []).append(slot)
    powers = None if scene.viewer is None else power_by_colour(view.players[scene.viewer])
    lines: list[list[Text]] = []
    for colour, slots in by_colour.items():
        name = Text(speak.say(f"colour-{colour}"), style=COLOURS[colour])
        power = Text() if powers is None else Text(speak.say("sy-you-can-pay", cards=powers[colour]), style=QUIET)
        lines.append([name, *[slot_text(scene, slot) for slot in slots], power])
    head = Text(speak.say("sy-buildings"), style=STRONG)
    if view.sale is not None:
        seller = speak.seat_name(view.sale.seller)
        head.append(f"  {speak.say('sy-seller', who=seller, done=view.sale.done, of=view.sale.of)}", "not bold")
    return Group(head, columns(lines))


def slot_text(scene: Scene, slot: SlotView) -> Text:
    if slot.tile is not None:
        name = scene.speaker.say(f"building-{slot.tile.kind}")
        return Text(f"▸ {name}", style=ASKED) if slot.for_sale else Text(f"{slot.slot} {name}")
    if slot.buyer is not None:
        return Text(f"{slot.slot} → {scene.speaker.seat_name(slot.buyer)} ({slot.price})", style=QUIET)
    return Text(f"{slot.slot} –", style=QUIET)


def great_work(scene: Scene, view: View, work: WorkView) -> RenderableType:
    speak = scene.speaker
    lines = [
        Text.assemble((f"{speak.say('phase-work')}  ", STRONG), speak.say(f"work-{work.work}")),
        *[Text(rule) for rule in work_rules(scene, work)],
    ]
    if work.votes_missing is not None:
        missing = speak.say("sy-work-missing", senators=work.senators, votes=work.votes_missing)
        lines.append(Text(missing, style=QUIET))
    if work.thresholds and scene.viewer is not None:
        for one in reversed(work.thresholds):
            missing = speak.say("sy-threshold-missing", votes=one.missing[scene.viewer], points=one.points)
            lines.append(Text(missing, style=QUIET))
    if view.next_work is not None:
        lines.append(Text(speak.say("sy-next-work", work=speak.say(f"work-{view.next_work.work}")), style=QUIET))
    if view.removed_work:
        lines.append(Text(speak.say("sy-removed-work", work=speak.say(f"work-{view.removed_work}")), style=QUIET))
    return Group(*lines)


def work_rules(scene: Scene, work: WorkView) -> list[str]:
    """Points by place, points by votes, what moves; each in a line."""
    speak = scene.speaker
    said: list[str] = []
    if work.places:
        said.append(speak.say("sy-places", points=" · ".join(str(points) for points in work.places)))
    said.extend([speak.say("sy-threshold", votes=one.votes, points=one.points) for one in work.thresholds])
    if work.moves is not None and work.votes_per_step is not None and work.step is not None:
        name = speak.say("sy-famine" if work.moves == "famine" else f"sy-token-{work.moves}")
        step = -work.step if work.moves == "famine" else work.step
        said.append(speak.say("sy-every", votes=work.votes_per_step, moved=name, step=signed(speak, step)))
    return said


def hand(scene: Scene, player: PlayerView) -> RenderableType:
    """The own ten characters in two rows, each with the key it is kept by."""
    keyed = zip(HAND_KEYS, player.hand, strict=True)
    cards = [Text.assemble((f"{key} ", ASKED), chip(scene, card)) for key, card in keyed]
    half = len(cards) // 2
    name = Text(scene.speaker.say("sy-hand", set=player.income_tile), style=STRONG)
    return Group(name, columns([cards[:half], cards[half:]]))


def bids(scene: Scene, auction: AuctionView) -> Text:
    """Everybody's chance in the order of bidding."""
    line = Text(f"{scene.speaker.say('sy-bids')}  ", style=STRONG)
    for number, one in enumerate(auction.bids):
        if number:
            line.append(" · ", "not bold")
        limit = "" if one.limit is None or one.bid is not None or one.passed else f" ≤{one.limit}"
        said = scene.speaker.say("sy-passed") if one.passed else "…" if one.bid is None else str(one.bid)
        style = ASKED if one.deciding else "bold" if one.seat == auction.leader else "not bold"
        line.append(f"{scene.speaker.seat_name(one.seat)} {said}{limit}", style)
    return line


# -- players -----------------------------------------------------------------------------------------------------------


FIGURES: Final = ("points", "power", "votes", "fighters", "income", "loss", "end", "vote")


def players(scene: Scene, view: View) -> RenderableType:
    """A line of figures for every seat, then a line of cards and buildings for each."""
    rows = [figures(scene, view, player) for player in view.players]
    used = [any(row[number].plain for row in rows) for number in range(1, len(FIGURES) + 1)]
    names = [scene.speaker.say(f"sy-column-{name}") for name in FIGURES]
    head = [Text(name if shown else "", style=QUIET) for name, shown in zip(names, used, strict=True)]
    parts: list[RenderableType] = [inset(banded(scene.width, [[Text(), *head, Text()], *rows]))]
    pieces = [inset(pieces_of(scene, player)) for player in view.players if player.cards or player.buildings]
    if pieces and scene.height >= ROOM_FOR_LEGENDS:
        pieces.append(inset(Text(scene.speaker.say("sy-legend"), style=QUIET)))
    if pieces:
        parts.append(Group(*pieces))
    return Group(*spaced(parts))


def figures(scene: Scene, view: View, player: PlayerView) -> list[Text]:
    """In the order of FIGURES, the name before them and behind them whether we wait for the seat."""
    speak = scene.speaker
    power = Text()
    for colour, cards in power_by_colour(player).items():
        power.append(f"{speak.say(f'sy-{colour}')}{cards} ", COLOURS[colour])
    votes = str(player.senators)
    if player.senators != player.available_senators:
        votes += f"/{player.available_senators}"
    vestal, legionary = speak.say("sy-icon-vestal"), speak.say("sy-icon-legionary")
    return [
        name_of(scene, view, player.seat),
        Text(speak.number(player.prestige), style=STRONG),
        power,
        Text(votes),
        Text(f"{vestal}{player.fighters.vestal} {legionary}{player.fighters.legionary}"),
        Text(f"+{player.income}"),
        Text(f"−{player.famine_loss}" if player.famine_loss else "0"),
        Text(f"{CHRISTIAN}{player.christians} {speak.say('sy-slaves')}{player.slaves}"),
        vote_text(scene, player),
        Text(speak.say("sy-deciding") if player.seat in scene.waiting else "", style=QUIET),
    ]


def name_of(scene: Scene, view: View, seat: Seat) -> Text:
    """With a star for the First Consul; a hollow one before the election, when he is only the incumbent."""
    badge = CONSUL if seat == view.consul else INCUMBENT if view.consul is None and seat == view.incumbent else " "
    name = scene.speaker.seat_name(seat)
    line = Text.assemble((f"{seat + 1} ", QUIET), (f"{badge} ", STRONG), (name, STRONG if seat == scene.viewer else ""))
    line.no_wrap = True
    return line


def vote_text(scene: Scene, player: PlayerView) -> Text:
    """The last vote on a Great Work, as it was revealed."""
    if player.vote is None:
        return Text()
    side = scene.speaker.say("sy-built" if player.vote.builds else "sy-plebs")
    return Text(f"{side} {player.vote.votes} → {signed(scene.speaker, player.vote.points)}", style=QUIET)


def screen_text(scene: Scene, coins: int, tokens: TokensView) -> str:
    counts = {"health": tokens.health, "pride": tokens.pride, "leisure": tokens.leisure}
    held = ", ".join(f"{scene.speaker.say(f'sy-token-{token}')} {counts[token]}" for token in TOKENS)
    return f"{scene.speaker.say('sy-coins', coins=coins)}; {held}"


def behind_screen(scene: Scene, own: Own) -> Text:
    speak = scene.speaker
    line = Text.assemble((f"{speak.say('sy-screen')}  ", STRONG), screen_text(scene, own.coins, own.tokens))
    line.append(f" ({speak.say('sy-tokens-worth', points=own.tokens_worth)})", QUIET)
    if own.answer is not None:
        line.append(f"   {speak.say('sy-sealed', answer=own.answer)}", STRONG)
    return line


# -- pieces ------------------------------------------------------------------------------------------------------------


def pieces_of(scene: Scene, player: PlayerView) -> Text:
    """Cards, then buildings after a bar; before them what lies behind a screen that is open."""
    line = Text.assemble((f"{scene.speaker.seat_name(player.seat)}: ", QUIET))
    if player.coins is not None and player.tokens is not None:
        line.append(f"{screen_text(scene, player.coins, player.tokens)} | ")
    for number, card in enumerate(player.cards):
        line.append(" · " if number else "")
        line.append(owned_chip(scene, card))
    for number, tile in enumerate(player.buildings):
        line.append(" · " if number else " | " if player.cards else "")
        line.append(building_name(scene, tile))
    return line


def owned_chip(scene: Scene, card: OwnedCardView) -> Text:
    quiet = card.turned or card.face_down
    sign = (TURNED if card.turned else "") + (DOWN if card.face_down else "") + (FRESH if card.new else "")
    line = card_name(scene, card)
    line.append(sign)
    line.append(" ")
    line.append(hexagons(scene, card.hexagons))
    if quiet:
        line.stylize(QUIET)
    return line


def chip(scene: Scene, card: CardView) -> Text:
    return Text.assemble(card_name(scene, card), " ", hexagons(scene, card.hexagons), style="not bold")


def card_name(scene: Scene, card: CardView | OwnedCardView) -> Text:
    name = scene.speaker.say("building-crane" if card.kind == "crane" else f"character-{card.kind}")
    return Text(name + (CHRISTIAN if card.christian else ""))


def hexagons(scene: Scene, colours: Sequence[str]) -> Text:
    return Text.assemble(*[(scene.speaker.say(f"sy-{colour}"), COLOURS[colour]) for colour in colours])


def building_name(scene: Scene, tile: BuildingView) -> Text:
    name = scene.speaker.say(f"building-{tile.kind}")
    return Text(name + (DOWN if tile.face_down else ""), style=QUIET if tile.face_down or tile.used else "")


def card_row(scene: Scene, card: OwnedCardView) -> list[Text]:
    return [card_name(scene, card), hexagons(scene, card.hexagons), state_of(scene, card)]


def state_of(scene: Scene, card: OwnedCardView) -> Text:
    """In words, with the events that keep it face down."""
    said = []
    if card.face_down:
        said.append(down_because(scene, card.kept_down_by))
    if card.turned:
        said.append(scene.speaker.say("sy-turned"))
    if card.new:
        said.append(scene.speaker.say("sy-new"))
    return Text(", ".join(said), style=QUIET)


def building_state(scene: Scene, tile: BuildingView) -> Text:
    if tile.face_down:
        return Text(down_because(scene, tile.kept_down_by), style=QUIET)
    return Text(scene.speaker.say("sy-used") if tile.used else "", style=QUIET)


def down_because(scene: Scene, kept_down_by: tuple[str, ...]) -> str:
    names = ", ".join(scene.speaker.say(f"event-{event}") for event in kept_down_by)
    return scene.speaker.say("sy-down", events=names)


def facts(scene: Scene, player: PlayerView) -> RenderableType:
    """Everything public of a seat beside its pieces."""
    speak = scene.speaker
    rows = [
        ("points", speak.number(player.prestige)),
        ("power", " ".join(f"{speak.say(f'sy-{colour}')}{cards}" for colour, cards in power_by_colour(player).items())),
        ("votes", str(player.senators)),
        ("income", f"+{player.income}"),
        ("loss", str(player.famine_loss)),
        ("vote", vote_text(scene, player).plain),
    ]
    return columns([[Text(speak.say(f"sy-column-{name}"), style=QUIET), Text(said)] for name, said in rows if said])


def power_by_colour(player: PlayerView) -> dict[str, int]:
    return {"red": player.power.red, "yellow": player.power.yellow, "grey": player.power.grey}


# -- menus -------------------------------------------------------------------------------------------------------------


def keep_menu(scene: Scene) -> Menu:
    """The keys of the cards themselves, in their order: `1379`."""
    assert scene.viewer is not None
    pieces = [f"card:{card.name}" for card in view_of(scene).players[scene.viewer].hand]
    keys: dict[str, str] = {}
    for action in scene.options:
        keys["".join(HAND_KEYS[pieces.index(piece)] for piece in action.pieces())] = action.code()
    return Menu(inset(Text(scene.speaker.say("sy-how-keep", example=next(iter(keys))))), keys)


def vote_menu(scene: Scene) -> Menu:
    """A letter for the thumb and a number of coins."""
    speak = scene.speaker
    keys: dict[str, str] = {}
    most: dict[str, int] = {}
    for action in scene.options:
        side, _, coins = action.code().partition(" ")
        keys[speak.say(f"sy-key-{side}") + coins] = action.code()
        most[side] = max(most.get(side, 0), int(coins))
    lines = []
    for side, number in most.items():
        letter = speak.say(f"sy-key-{side}")
        lines.append(key_line(f"{letter}0 … {letter}{number}", speak.say(f"sy-how-{side}")))
    return Menu(Group(*lines), keys)


def bid_menu(scene: Scene) -> Menu:
    """The number itself; a letter passes."""
    speak = scene.speaker
    keys: dict[str, str] = {}
    for action in scene.options:
        code = action.code()
        keys[speak.say("sy-key-pass") if code == "pass" else code.removeprefix("bid ")] = code
    numbers = [key for key in keys if key.isdecimal()]
    lines = [key_line("  ".join(numbers), speak.say("sy-how-bid"))]
    if "pass" in keys.values():
        lines.append(key_line(speak.say("sy-key-pass"), speak.say("pass")))
    return Menu(Group(*lines), keys)


def list_menu(scene: Scene) -> Menu:
    """Every option with a number; cards with their hexagons."""
    options = scene.distinct()
    keys = {str(number): action.code() for number, action in enumerate(options, start=1)}
    lines = [option_line(scene, key, action) for key, action in zip(keys, options, strict=True)]
    return Menu(Group(*lines), keys)


def option_line(scene: Scene, key: str, action: Action) -> RenderableType:
    line = Text(scene.speaker(action.sentence()))
    view = view_of(scene)
    cards: list[CardView | OwnedCardView] = [*view.display]
    if scene.viewer is not None:
        cards.extend(view.players[scene.viewer].cards)
    for card in cards:
        if f"card:{card.name}" in action.pieces():
            line.append("   ")
            line.append(hexagons(scene, card.hexagons))
    return key_line(key, line)


BOARD: Final = SyllaBoard()
