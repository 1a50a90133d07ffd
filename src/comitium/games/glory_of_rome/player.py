"""What belongs to a player."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Seat
from comitium.games.glory_of_rome.components import HAND, INTRIGUES, LEGIONS, TIERS, TRACK, TRACKS, VOTES
from comitium.games.glory_of_rome.kinds import FIELDS, NO_BOOST, NO_TIER, Battlefield, Medal, Piece, Tier, Ware

NO_LEGIONS: Final = [0 for _ in FIELDS]
NO_PIECES: Final = [0 for _ in TIERS]
UNFINISHED: Final[list[Piece | None]] = [None for _ in TIERS]
OWN_PIECES: Final = [tier.own for tier in TIERS]
NO_TRACK: Final = [NO_BOOST] * TRACK  # of Cassius


class SetOfGoods:
    """Three goods laid out, with the type they score as (GR-19.9)."""

    __slots__ = ("cards", "ware")

    def __init__(self, ware: Ware, cards: tuple[str, ...]) -> None:
        self.ware = ware
        self.cards = cards


class Player:
    """One seat's pieces, or those of Cassius."""

    __slots__ = (
        "anchor",
        "character",
        "claimed",
        "common",
        "dealt",
        "denarii",
        "fame",
        "feud",
        "followers",
        "hand",
        "home",
        "intrigues",
        "known",
        "legions",
        "medals",
        "own",
        "sets",
        "stationed",
        "tasks",
        "tokens",
        "used",
        "votes",
    )

    def __init__(self, character: str) -> None:
        self.character = character
        self.denarii = 0
        self.fame = 1
        self.feud = 0  # tokens, always on the rightmost cells of the track (GR-9.11)
        self.used: list[int] = []  # boosts lying on buildings in this round (GR-14.2)
        self.legions = 0  # recruited
        self.stationed = NO_LEGIONS.copy()  # by battlefield
        self.votes = 0  # recruited
        self.followers = 1  # recruited
        self.home = 1  # followers on the board, not placed yet
        self.intrigues = INTRIGUES  # tokens on the board
        self.claimed = [False, False, False, False]  # milestones (GR-6.7)
        self.anchor = False
        self.hand: list[str] = []  # goods, without the anchor
        self.known: dict[str, list[Seat]] = {}  # cards of the hand that others know; NOBODY stands for everybody
        self.sets: list[SetOfGoods] = []
        self.medals: list[Medal] = []
        self.own = NO_PIECES.copy()  # own pieces of the Pantheon, by level
        self.common = UNFINISHED.copy()
        self.tasks: list[str] = []
        self.dealt: list[str] = []  # tasks to choose from
        self.tokens: list[str] = []  # diplomacy tokens not used in this round (GR-30.2)

    def copy(self) -> Player:
        new = Player(self.character)
        new.denarii = self.denarii
        new.fame = self.fame
        new.feud = self.feud
        new.used = self.used.copy()
        new.legions = self.legions
        new.stationed = self.stationed.copy()
        new.votes = self.votes
        new.followers = self.followers
        new.home = self.home
        new.intrigues = self.intrigues
        new.claimed = self.claimed.copy()
        new.anchor = self.anchor
        new.hand = self.hand.copy()
        if self.known:
            new.known = {card: seats.copy() for card, seats in self.known.items()}
        new.sets = self.sets.copy()
        new.medals = self.medals.copy()
        new.own = self.own.copy()
        new.common = self.common.copy()
        new.tasks = self.tasks.copy()
        new.dealt = self.dealt.copy()
        new.tokens = self.tokens.copy()
        return new

    def has(self, medal: Medal) -> bool:
        return medal in self.medals

    def in_the_field(self) -> int:
        stationed = self.stationed
        return stationed[Battlefield.EPIRUS] + stationed[Battlefield.MACEDONIA] + stationed[Battlefield.THRACE]

    def legions_home(self) -> int:
        return self.legions - self.in_the_field()

    def legions_to_recruit(self) -> int:
        return LEGIONS - self.legions

    def votes_to_recruit(self) -> int:
        return VOTES - self.votes

    def cards(self) -> int:
        """Everything that counts for the hand limit (GR-17.2)."""
        return len(self.hand) + (1 if self.anchor else 0)

    def hand_is_full(self) -> bool:
        return self.cards() >= HAND

    def open_cells(self) -> int:
        return TRACK - self.feud

    def track(self) -> list[int]:
        """The boost of every cell of the feud track; Cassius has none."""
        return TRACKS.get(self.character, NO_TRACK)

    def boost_is_open(self, boost: int) -> bool:
        """Whether its cell is not covered (GR-9.12)."""
        track = self.track()
        return any(track[cell] == boost for cell in range(self.open_cells()))

    def active_boosts(self) -> list[int]:
        """Those whose cell is not covered (GR-9.12)."""
        return [boost for boost in self.track()[: self.open_cells()] if boost != NO_BOOST]

    def pieces(self) -> int:
        """All pieces on the Pantheon board."""
        return sum(self.own) + sum([piece is not None for piece in self.common])

    def tier(self) -> int:
        """The level under construction: the temple comes after the foundation (GR-20.3)."""
        if self.common[Tier.FOUNDATION] is None:
            return Tier.FOUNDATION
        return Tier.TEMPLE if self.common[Tier.TEMPLE] is None else NO_TIER

    def next_is_common(self, tier: int) -> bool:
        return self.own[tier] == OWN_PIECES[tier]
