"""Rewards and their chains: every icon of a filled box is gained, in order, with all it sets off (HW-2.8 to HW-2.12).

An icon either adds an item, or fills the next box of a track, whose own icons come before the rest. Only where a reward
offers several tracks with room does a decision interrupt the chain; it carries what is still to be gained.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Clause, Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.hadrians_wall.components import AREAS, COHORTS, ITEMS, TRACKS_OF
from comitium.games.hadrians_wall.model import HadriansWall, Player


def some(item: str, count: int) -> Message:
    """An amount in a sentence: "2 builders"."""
    return Message(f"some-{item}", count=count)


def amounts(items: dict[str, int]) -> list[Message]:
    return [some(item, count) for item, count in items.items() if count]


def named(thing: str) -> Message:
    """A track, an icon or an area in a sentence."""
    return Message(f"piece-{thing}")


def gain(g: HadriansWall, seat: Seat, icons: list[str], clause: Clause) -> None:
    """Gain these icons, the first one first (HW-2.10); a choice stops here and goes on when it is made."""
    player = g.players[seat]
    pending = icons[::-1]
    told: list[Message] = []
    pieces: list[str] = []
    while pending:
        icon = pending.pop()
        if icon in ITEMS:
            player.supply.gain(icon, 1)
            told.append(some(icon, 1))
        elif icon in TRACKS_OF:
            room = with_room(player, icon)
            if not room:  # HW-2.11, HW-2.18
                told.append(Message("reward-lost", reward=named(icon)))
            elif len(room) == 1:  # HW-2.19
                box = player.level(room[0]) + 1
                player.fill(room[0], box, g.year)
                pending.extend(reversed(AREAS[room[0]].boxes[box - 1]))
                told.append(Message("track-box", track=named(room[0]), box=box))
                pieces.append(AREAS[room[0]].piece_of(box))
            else:
                g.schedule(Pick(seat, icon, pending[::-1], clause))
                pending = []
        elif icon == "temple_favour":
            player.temple_favours += 1  # HW-13.12
            told.append(named(icon))
        elif icon == "removed_disdain":
            player.removed += 1  # HW-14.3
            told.append(named(icon))
        else:
            told.append(Message("track-box", track=named(icon), box=player.level(icon)))  # HW-6.10: a level only
    if told:
        g.tell("gained", clause, seat=seat, pieces=pieces, gains=told)


class Into(Action):
    """Fill the next box of this track (HW-6.2, HW-8.5, HW-8.6, HW-4.13)."""

    __slots__ = ("box", "track")

    def __init__(self, track: str, box: int) -> None:
        self.track: Final = track
        self.box: Final = box

    def code(self) -> str:
        return f"into {self.track}"

    def sentence(self) -> Message:
        return Message("into", track=named(self.track), box=self.box)

    def told(self, seat: Seat) -> Message:
        return Message("went-into", who=Who(seat), track=named(self.track), box=self.box)

    def pieces(self) -> list[str]:
        return [AREAS[self.track].piece_of(self.box)]


def with_room(player: Player, icon: str) -> list[str]:
    """The tracks an icon offers that still have room (HW-2.18)."""
    return [track for track in TRACKS_OF[icon] if not player.is_full(track)]


def choices(player: Player, icon: str) -> list[Action]:
    return [Into(track, player.level(track) + 1) for track in with_room(player, icon)]


def why_not_into(player: Player, icon: str, action: Into) -> No | None:
    """A track that is full, or none of those offered (HW-2.18)."""
    if action.track not in TRACKS_OF[icon]:
        return how_into(player, icon)
    return No("track-full", "HW-2.18", track=named(action.track)) if player.is_full(action.track) else None


def how_into(player: Player, icon: str) -> No:
    return No("into-how", "HW-2.18", tracks=[named(track) for track in with_room(player, icon)])


# By code: every track that a reward can offer.
TRACKS: Final = {f"into {track}": track for tracks in TRACKS_OF.values() for track in tracks}


def into_meant(player: Player, code: str) -> Action | None:
    track = TRACKS.get(code)
    return None if track is None else Into(track, player.level(track) + 1)


def go_into(g: HadriansWall, seat: Seat, track: str, rest: list[str], clause: Clause) -> None:
    """The chosen box with its icons, then what the chain still holds."""
    player = g.players[seat]
    box = player.level(track) + 1
    player.fill(track, box, g.year)
    gain(g, seat, [*AREAS[track].boxes[box - 1], *rest], clause)


class Pick(Decision[HadriansWall]):
    """Which of the offered tracks takes the reward (HW-6.2, HW-2.12)."""

    __slots__ = ("clause", "icon", "rest")

    def __init__(self, seat: Seat, icon: str, rest: list[str], clause: Clause) -> None:
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
        go_into(g, self.seat, action.track, self.rest, self.clause)

    def rule(self) -> Clause:
        return "HW-6.2" if TRACKS_OF[self.icon] == COHORTS else "HW-2.12"

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        if TRACKS_OF[self.icon] == COHORTS:
            return Question(Message("ask-cohort"), Message("why-cohort"), self.rule(), [named(self.icon)])
        return Question(Message("ask-track"), Message("why-track"), self.rule(), [named(self.icon)])

    def copy(self) -> Decision[HadriansWall]:
        return self.copy_decision(Pick(self.seat, self.icon, self.rest, self.clause))
