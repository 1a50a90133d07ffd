"""The lower half of the Glory of Rome screen: a line of figures for every seat, and what only the viewer sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.message import Seat
from comitium.games.glory_of_rome.names import card_name, card_text, task_name, task_text
from comitium.games.glory_of_rome.view import CardView, Own, PantheonView, PlayerView, TaskView, TrackCell, View
from comitium.terminal.layout import columns, inset, measured
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

FIRST, OPEN = "★", "▸"
BRACKETS: Final = {"open": ("", ""), "used": ("(", ")"), "covered": ("[", "]")}
ROOM_FOR_LEGENDS: Final = 48  # lines of the screen


# -- who ---------------------------------------------------------------------------------------------------------------


def called(scene: Scene, seat: Seat) -> str:
    """Cassius has pieces, but no seat."""
    return scene.speaker.seat_name(seat) if seat < scene.seats else scene.speaker.say("cassius")


def number_of(scene: Scene, seat: Seat) -> str:
    return str(seat + 1) if seat < scene.seats else scene.speaker.say("gr-cassius-sign")


def name_of(scene: Scene, view: View, seat: Seat) -> Text:
    """With a star for the first player of the round, and a sign if we wait for the seat."""
    badge = FIRST if seat == view.first_player_seat else " "
    asked = OPEN if seat in scene.waiting else " "
    style = STRONG if seat == scene.viewer else ""
    line = Text.assemble((f"{number_of(scene, seat)} ", QUIET), (badge, STRONG), (f"{asked} ", ASKED))
    line.append(called(scene, seat), style)
    line.no_wrap = True
    return line


def names(scene: Scene, seats: Sequence[Seat]) -> str:
    return ", ".join(called(scene, seat) for seat in seats) or scene.speaker.say("gr-nobody")


# -- players -----------------------------------------------------------------------------------------------------------

FIGURES: Final = (
    *("fame", "denarii", "followers", "legions", "votes", "intrigues", "feud", "pantheon", "cards"),
    *("tasks", "total"),
)


def players(scene: Scene, view: View) -> RenderableType:
    """A line of figures for every seat, two where the screen is narrow, then a line of what it owns besides."""
    head = [Text(), *[Text(scene.speaker.say(f"gr-column-{name}"), style=QUIET) for name in FIGURES]]
    rows = [head, *[figures(scene, view, player) for player in view.players]]
    whole = inset(columns(rows))
    parts: list[RenderableType] = [whole]
    if measured(whole) > scene.width:
        half = len(head) // 2
        parts = [inset(columns([row[: half + 1] for row in rows])), Text()]
        parts.append(inset(columns([[row[0], *row[half + 1 :]] for row in rows])))
    parts.extend(inset(possessions(scene, player)) for player in view.players if player.seat < scene.seats)
    if scene.height >= ROOM_FOR_LEGENDS:
        parts.append(inset(Text(scene.speaker.say("gr-players-legend"), style=QUIET)))
    return Group(*parts)


def figures(scene: Scene, view: View, player: PlayerView) -> list[Text]:
    """In the order of FIGURES, the name before them."""
    real = player.seat < scene.seats
    to_next = "" if player.to_next_milestone is None else f" (+{max(player.to_next_milestone, 0)})"
    return [
        name_of(scene, view, player.seat),
        Text.assemble((str(player.fame), STRONG), (to_next, QUIET)),
        Text(str(player.denarii) if real else ""),
        Text(f"{player.followers_left}/{player.followers}" if real else ""),
        Text(f"{player.legions_home}/{player.legions}"),
        Text(f"{player.votes_home}/{player.votes}"),
        Text(f"{player.intrigues_home}+{player.intrigues_placed}" if real else ""),
        track(scene, player.track),
        pantheon(scene, player.pantheon),
        Text(str(player.cards) + ("⚓" if player.anchor else "")),
        Text(str(player.tasks) if real else ""),
        Text(str(player.public_total), style=STRONG) if real else Text(),
    ]


def track(scene: Scene, cells: Sequence[TrackCell]) -> Text:
    """Boosts that lie open, used ones in round brackets, covered ones in square brackets."""
    line = Text()
    for cell in cells:
        left, right = BRACKETS[cell.state]
        line.append(f"{left}{scene.speaker.say(f'gr-boost-{cell.sphere}')}{right}", STRONG if not left else QUIET)
    return line


def pantheon(scene: Scene, tiers: Sequence[PantheonView]) -> Text:
    """Own pieces of each level, and the common one that finished it."""
    line = Text()
    for tier in tiers:
        line.append(" " if line else "")
        common = "" if tier.common is None else scene.speaker.say(f"gr-piece-{tier.common}")
        line.append(f"{tier.own}/{tier.own_needed}{common}", "" if tier.own else QUIET)
    return line


def possessions(scene: Scene, player: PlayerView) -> Text:
    """The character and its intrigue, medals, sets, goods that everybody saw taken, achievements."""
    speak = scene.speaker
    said = [speak.say(f"character-{player.character}"), speak.say(f"intrigue-{player.intrigue}")]
    said.extend(speak.say(f"medal-{medal}") for medal in player.medals)
    said.extend(speak.say("gr-set", ware=speak.say(f"ware-{laid.ware}"), fame=laid.end_fame) for laid in player.sets)
    if player.known_goods:
        said.append(speak.say("gr-known", cards=goods(scene, player.known_goods)))
    said.extend(speak.say(f"token-{token}") for token in player.tokens_shown)
    said.extend(speak.say(f"achievement-{name}") for name in player.achievements)
    line = Text.assemble((f"{called(scene, player.seat)}: ", QUIET))
    return line.append(" · ".join(said))


def facts(scene: Scene, player: PlayerView) -> RenderableType:
    """Where the points come from, tax, and what may still be recruited."""
    speak = scene.speaker
    real = player.seat < scene.seats
    rows = [
        ("fame", str(player.fame)),
        ("military", str(player.end_fame_military)),
        ("senate", str(player.end_fame_senate)),
        ("sets", str(player.end_fame_sets)),
        ("pantheon", str(player.end_fame_pantheon)),
        ("denarii", f"{player.end_fame_denarii} ({player.denarii} : {player.denarii_per_fame})"),
        (
            "next-piece",
            "" if player.next_piece is None else f"{speak.say(f'piece-{player.next_piece}')} +{player.next_piece_fame}",
        ),
        (
            "tax",
            speak.say("gr-taxes", tax=player.tax, double=player.double_tax, penalty=player.penalty) if real else "",
        ),
        (
            "recruits",
            speak.say(
                "gr-recruits",
                followers=player.followers_to_recruit,
                legions=player.legions_to_recruit,
                votes=player.votes_to_recruit,
            ),
        ),
    ]
    shown = columns([[Text(speak.say(f"gr-fact-{name}"), style=QUIET), Text(said)] for name, said in rows if said])
    return Group(shown, Text(), possessions(scene, player)) if real else shown


# -- what only the viewer sees -----------------------------------------------------------------------------------------


def own_cards(scene: Scene, own: Own) -> RenderableType:
    """The hand with what each card does, tasks with how they stand, and whose cards one knows."""
    speak = scene.speaker
    parts: list[RenderableType] = [inset(Text(speak.say("gr-own", total=own.total), style=STRONG))]
    if own.hand:
        parts.append(inset(columns([card_row(scene, card) for card in own.hand])))
    if own.tasks or own.dealt:
        parts.append(inset(tasks(scene, own.tasks or own.dealt)))
    for known in own.known:
        cards = goods(scene, known.cards)
        parts.append(inset(Text(speak.say("gr-holds", who=called(scene, known.owner), cards=cards), style=QUIET)))
    if own.tokens or own.token is not None:
        tokens = ", ".join(speak.say(f"token-{token}") for token in own.tokens) or "–"
        laid = "" if own.token is None else f"; {speak.say('gr-token-laid', token=speak.say(f'token-{own.token}'))}"
        parts.append(inset(Text(f"{speak.say('gr-tokens')} {tokens}{laid}")))
    if own.answer is not None:
        parts.append(inset(Text(speak.say("gr-sealed", answer=own.answer), style=STRONG)))
    return Group(*parts)


def goods(scene: Scene, cards: Sequence[str]) -> str:
    return ", ".join(scene.speaker(card_name(card)) for card in cards)


def card_row(scene: Scene, card: CardView) -> list[Text]:
    return [
        Text(OPEN if card.playable else " ", style=ASKED),
        Text(scene.speaker(card_name(card.card)), style=STRONG if card.playable else ""),
        Text(scene.speaker.say(f"ware-{card.ware}"), style=QUIET),
        Text(scene.speaker(card_text(card.card))),
    ]


def tasks(scene: Scene, held: Sequence[TaskView]) -> RenderableType:
    return columns([task_row(scene, task) for task in held])


def task_row(scene: Scene, task: TaskView) -> list[Text]:
    """What it asks, how much of it is there, and what it would bring now."""
    standing = f"{task.have}/{task.need}" if task.need else str(task.have)
    if task.outdone:
        standing += f" {scene.speaker.say('gr-outdone')}"
    return [
        Text("✓" if task.end_fame else " "),
        Text(scene.speaker(task_name(task.task))),
        Text(scene.speaker(task_text(task.task)), style=QUIET),
        Text(standing),
        Text(f"+{task.end_fame}" if task.end_fame else "", style=STRONG),
    ]
