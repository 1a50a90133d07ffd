"""Rewards and their chains: every icon of a filled box is gained, in order, with all it sets off (HW-2.8 to HW-2.12).

An icon adds an item, or it fills the next box of a track, whose own icons come before the rest. A decision interrupts
the chain only if a reward offers several tracks with room. It carries what is still to be gained.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Clause, Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.hadrians_wall.components import AREAS, CARDS, COHORTS, INFRASTRUCTURE, ITEMS, TRACKS_OF
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.sheets import (
    FORT_LEVEL,
    ICONS,
    ITEM_ICONS,
    NAMES,
    NUMBERS,
    REMOVED_DISDAIN,
    ROWS,
    TEMPLE_FAVOUR,
    TRACKS,
)
from comitium.games.hadrians_wall.supply import UNITS

# Names and amounts that sentences speak of again and again.
NAMED: Final = {thing: Message(f"piece-{thing}") for thing in [*NAMES, *ICONS]}
CARD_NAMES: Final = {card: Message(f"card-{card}") for card in CARDS}
SOME: Final = {item: [Message(f"some-{item}", count=count) for count in range(16)] for item in ITEMS}


def some(item: str, count: int) -> Message:
    """An amount in a sentence: "2 builders"."""
    known = SOME[item]
    return known[count] if count < len(known) else Message(f"some-{item}", count=count)


def amounts(items: dict[str, int]) -> list[Message]:
    return [some(item, count) for item, count in items.items() if count]


def named(thing: str) -> Message:
    """A track, an icon or an area in a sentence."""
    return NAMED[thing]


# What the log says of each icon: an item or a favour gained, and a reward for which there is no room.
GAINED: Final = [some(icon, 1) if number < ITEM_ICONS else named(icon) for number, icon in enumerate(ICONS)]
LOST: Final = [Message("reward-lost", reward=named(icon)) for icon in ICONS]
# By track and box: what the log says, and the piece it points to.
REACHED: Final = [
    [Message("track-box", track=named(name), box=box + 1) for box in range(area.size)] for name, area in AREAS.items()
]
PIECES: Final = [[area.piece_of(box + 1) for box in range(area.size)] for area in AREAS.values()]


def gain(g: HadriansWall, seat: Seat, icons: list[int], clause: Clause) -> None:
    """Gain these icons, the first one first (HW-2.10); a choice stops here and goes on when it is made."""
    if not icons:
        return
    player = g.players[seat]
    pending = icons[::-1]
    told: list[Message] = []
    pieces: list[str] = []
    while pending:
        icon = pending.pop()
        if icon < ITEM_ICONS:
            player.supply.gain(UNITS[icon])
            told.append(GAINED[icon])
        elif TRACKS[icon]:
            room = with_room(player, icon)
            if not room:  # HW-2.11, HW-2.18
                told.append(LOST[icon])
            elif len(room) == 1:  # HW-2.19
                track = room[0]
                level = player.levels[track]
                player.fill(track, level + 1, g.year)
                pending.extend(ROWS[g.sheets][track].boxes[level].icons[::-1])
                told.append(REACHED[track][level])
                pieces.append(PIECES[track][level])
            else:
                g.schedule(Pick(seat, icon, pending[::-1], clause))
                pending = []
        elif icon == TEMPLE_FAVOUR:
            player.temple_favours += 1  # HW-13.12
            told.append(GAINED[icon])
        elif icon == REMOVED_DISDAIN:
            player.removed += 1  # HW-14.3
            told.append(GAINED[icon])
        else:  # HW-6.10: a level only
            told.append(Message("track-box", track=named(INFRASTRUCTURE), box=player.levels[FORT_LEVEL]))
    if told:
        g.tell("gained", clause, seat=seat, pieces=pieces, gains=told)


class Into(Action):
    """Fill the next box of this track (HW-6.2, HW-8.5, HW-8.6, HW-4.13)."""

    __slots__ = ("box", "number", "track")

    def __init__(self, track: str, box: int) -> None:
        self.track: Final = track
        self.number: Final = NUMBERS[track]
        self.box: Final = box

    def code(self) -> str:
        return f"into {self.track}"

    def sentence(self) -> Message:
        return Message("into", track=named(self.track), box=self.box)

    def told(self, seat: Seat) -> Message:
        return Message("went-into", who=Who(seat), track=named(self.track), box=self.box)

    def pieces(self) -> list[str]:
        return [AREAS[self.track].piece_of(self.box)]


# By code: every track that a reward can offer.
OFFERED: Final = {f"into {NAMES[track]}": track for tracks in TRACKS for track in tracks}
# By track and box; after the last box comes what a full track would take.
INTO: Final = [[Into(name, box + 1) for box in range(area.size + 1)] for name, area in AREAS.items()]


def with_room(player: Player, icon: int) -> list[int]:
    """The tracks an icon offers that still have room (HW-2.18)."""
    return [track for track in TRACKS[icon] if player.has_room(track)]


def choices(player: Player, icon: int) -> list[Action]:
    return [INTO[track][player.levels[track]] for track in with_room(player, icon)]


def why_not_into(player: Player, icon: int, action: Into) -> No | None:
    """A track that is full, or none of those offered (HW-2.18)."""
    if action.number not in TRACKS[icon]:
        return how_into(player, icon)
    return None if player.has_room(action.number) else No("track-full", "HW-2.18", track=named(action.track))


def how_into(player: Player, icon: int) -> No:
    return No("into-how", "HW-2.18", tracks=[named(NAMES[track]) for track in with_room(player, icon)])


def into_meant(player: Player, code: str) -> Action | None:
    track = OFFERED.get(code)
    return None if track is None else INTO[track][player.levels[track]]


def go_into(g: HadriansWall, seat: Seat, action: Into, rest: list[int], clause: Clause) -> None:
    """The chosen box with its icons, then what the chain still holds."""
    g.players[seat].fill(action.number, action.box, g.year)
    gain(g, seat, [*ROWS[g.sheets][action.number].boxes[action.box - 1].icons, *rest], clause)


class Pick(Decision[HadriansWall]):
    """Which of the offered tracks takes the reward (HW-6.2, HW-2.12)."""

    __slots__ = ("clause", "icon", "rest")

    def __init__(self, seat: Seat, icon: int, rest: list[int], clause: Clause) -> None:
        super().__init__(seat)
        self.icon: Final = icon
        self.rest: Final = rest  # icons still to be gained afterwards
        self.clause: Final = clause  # that gave the reward

    def considered(self, g: HadriansWall, seat: Seat) -> list[Action]:
        return choices(g.players[seat], self.icon)

    def why_not(self, g: HadriansWall, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Into)
        return why_not_into(g.players[seat], self.icon, action)

    def meant(self, g: HadriansWall, seat: Seat, code: str) -> Action | None:
        return into_meant(g.players[seat], code)

    def how(self, g: HadriansWall, seat: Seat, code: str) -> No:
        return how_into(g.players[seat], self.icon)

    def decided(self, g: HadriansWall, action: Action) -> None:
        assert isinstance(action, Into)
        g.tell_action(self.seat, action, self.rule())
        go_into(g, self.seat, action, self.rest, self.clause)

    def rule(self) -> Clause:
        return "HW-6.2" if self.offers_cohorts() else "HW-2.12"

    def offers_cohorts(self) -> bool:
        return TRACKS_OF[ICONS[self.icon]] == COHORTS

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        path = [named(ICONS[self.icon])]
        if self.offers_cohorts():
            return Question(Message("ask-cohort"), Message("why-cohort"), self.rule(), path)
        return Question(Message("ask-track"), Message("why-track"), self.rule(), path)

    def copy(self) -> Decision[HadriansWall]:
        return self.copy_decision(Pick(self.seat, self.icon, self.rest, self.clause))
