"""Every message between server and client. The client's types are generated from this file.

A sentence travels as a name and values and is worded by the reader's browser in the reader's
language; a view travels as the game built it. Nothing here is built from what a viewer may not know.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from comitium.engine.form import CardOut, ClosedOut, EntryOut, OptionOut, QuestionOut, ResultOut, Said, SheetOut, said
from comitium.engine.message import Refused, Seat
from comitium.engine.state import Manner
from comitium.server.answers import answers

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=60)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


# -- tables ------------------------------------------------------------------------------------------------------------


class NoClock(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So many seconds for each decision; days for a match by correspondence."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    flag: Literal["bot", "nothing"] = "bot"


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """A bank of seconds for the whole match, with an increment after each decision."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0
    flag: Literal["bot", "nothing"] = "bot"


Pace = NoClock | MoveClock | BankClock


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: the maker takes seat 0."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    name: Name
    title: Title = ""
    options: dict[str, str] = {}
    pace: Pace = NoClock()
    listed: bool = False  # shown in the lobby; else known by its link only
    watching: bool = True  # whether spectators may come
    hints: bool = True


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/join`: any open seat, or this one."""

    name: Name
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """A seat is yours: whoever holds the token can play it, from any device."""

    table: str
    seat: int
    token: str


class Ready(Struct, frozen=True, tag_field="do", tag="ready", forbid_unknown_fields=True):
    ready: bool


class PutBot(Struct, frozen=True, tag_field="do", tag="bot", forbid_unknown_fields=True):
    """The host fills an open seat, that of somebody away, or one whose bot is stuck; anybody hands over their own."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class TakeSeat(Struct, frozen=True, tag_field="do", tag="take", forbid_unknown_fields=True):
    """Take one's own seat back from the bot that minds it."""


class OpenSeat(Struct, frozen=True, tag_field="do", tag="open", forbid_unknown_fields=True):
    """The host frees a seat before the match begins."""

    seat: SeatNumber


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Give up one's seat before the match begins."""


class Begin(Struct, frozen=True, tag_field="do", tag="begin", forbid_unknown_fields=True):
    """The host begins the match: every seat is filled and every person ready."""


class Rematch(Struct, frozen=True, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """A new table with the same game, options and bots; people join it with one touch."""


TableAct = Ready | PutBot | TakeSeat | OpenSeat | Leave | Begin | Rematch


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # what plays it now, also in place of a person
    ready: bool
    online: bool
    host: bool
    stuck: bool = False  # its bot cannot decide: the host may put another one there, or ask it again


class TableInfo(Struct, frozen=True):
    """What everybody with the link may know of a table."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    pace: Pace
    listed: bool
    watching: bool
    hints: bool
    stage: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    commitment: str | None  # published when the match begins
    seed: str | None  # published after its end
    rematch: str | None
    created: float


class Lobby(Struct, frozen=True):
    gathering: list[TableInfo]
    playing: list[TableInfo]


class GameOption(Struct, frozen=True):
    name: str
    values: list[str]
    clause: str


class GameInfo(Struct, frozen=True):
    slug: str
    prefix: str  # of its clauses: "NR"
    players: list[int]
    minutes: list[int]
    options: list[GameOption]
    bots: list[str]
    version: int
    provenance: list[Said]


class House(Struct, frozen=True):
    """`GET /api/house`: where others reach this house, and what it keeps."""

    version: str
    public: str  # the address the host gives to others; empty if none is set
    addresses: list[str]  # under which other machines reach it; none if it lets in this machine only
    keep_finished_days: int  # 0: for ever
    keep_unbegun_days: int  # of tables that never began; 0: for ever
    command: str  # that opens it, for whoever wants to open it to others too


class Refusal(Struct, frozen=True, tag="refusal"):
    """No, with the reason and the clause; `id` names the client's message it answers."""

    message: Said
    clause: str = ""
    id: str | None = None


def refusal(refused: Refused, answering: str | None = None) -> Refusal:
    """Every no goes through here, and is counted."""
    answers.refusals[refused.message.name] += 1
    return Refusal(said(refused.message), refused.clause, answering)


# -- rules -------------------------------------------------------------------------------------------------------------


class ClauseText(Struct, frozen=True):
    id: str
    text: str  # Markdown
    rulings: list[str]


class SectionText(Struct, frozen=True):
    id: str
    title: str
    clauses: list[ClauseText]


class Rules(Struct, frozen=True):
    game: str
    language: str
    sections: list[SectionText]


# -- from the client, over the socket ----------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who I am; without a token, a spectator."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    differences: bool = False  # whether the page can put updates together from differences


class Decide(Struct, frozen=True, tag="decide", forbid_unknown_fields=True):
    """An answer to question `ask`, kept and sent again until it is acknowledged."""

    id: ClientId
    ask: Annotated[int, Meta(ge=0)]
    code: Code


class TakeBack(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: ClientId
    ask: Annotated[int, Meta(ge=0)]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskPreview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """Which figures would this option change?"""

    id: ClientId
    code: Code


class AskCard(Struct, frozen=True, tag="explain", forbid_unknown_fields=True):
    """What is this piece? Spectators may ask too."""

    id: ClientId
    piece: Annotated[str, Meta(min_length=1, max_length=100)]


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    id: ClientId


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


FromClient = Hello | Decide | TakeBack | Say | AskPreview | AskCard | AskHint | Ping


# -- to the client, over the socket ------------------------------------------------------------------------------------


class ClockOut(Struct, frozen=True):
    """Milliseconds left of a seat's time at the moment of sending; running or not."""

    seat: int
    left: int
    running: bool


class UndoOut(Struct, frozen=True):
    """Whether the viewer can take back a step; if not, why."""

    open: bool
    reason: Said | None


class Asked(Struct, frozen=True):
    """The viewer's question with all its options; sent again only when its number changes."""

    ask: int
    question: QuestionOut | None  # None: nothing is asked, but acts at any moment may be open
    options: list[OptionOut]
    closed: list[ClosedOut]


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """The table as one viewer may see it, after `seq` recorded lines."""

    seq: int
    view: Raw
    own: Raw  # what only this viewer may know
    waiting: list[int]
    manner: Manner
    ask: int
    entries_from: int  # the viewer's log is cut here and continued with `entries`
    entries: list[EntryOut]
    scores: list[SheetOut]
    undo: UndoOut
    clocks: list[ClockOut]
    asked: Asked | None = None  # None: as before
    result: ResultOut | None = None
    number: int = 0  # of the updates to this page: a difference names the one it goes on from


class Change(Struct, frozen=True):
    """A part of an update that is another one now: `["view", "players", 2]`, `["own"]`, `["scores", 0]`."""

    at: list[str | int]
    to: Raw


class Difference(Struct, frozen=True, tag="difference", omit_defaults=True):
    """An update to a page that has the one before: `changes` tells what is new in `view`, `own` and `scores`.

    Everything else is as in an update. A page that does not have update `since` connects again.
    """

    number: int
    since: int
    changes: list[Change]
    seq: int
    waiting: list[int]
    manner: Manner
    ask: int
    entries_from: int
    entries: list[EntryOut]
    undo: UndoOut
    clocks: list[ClockOut]
    asked: Asked | None = None
    result: ResultOut | None = None


class Frame(Struct, frozen=True):
    """A moment of a replay, as one seat saw it."""

    line: int
    lines: int
    seat: int  # who decided; -1 before the first decision, and where the table did not show it
    code: str  # what; until the match is over only of the viewer's own decisions, else empty
    view: Raw
    own: Raw
    waiting: list[int]
    manner: Manner
    entries: list[EntryOut]
    scores: list[SheetOut]
    result: ResultOut | None


class Moment(Struct, frozen=True):
    """A tick on the scrubber."""

    line: int
    seat: int  # who decided; -1 where the table did not show it
    heading: str


class Moments(Struct, frozen=True):
    lines: int
    moments: list[Moment]


class Table(Struct, frozen=True, tag="table"):
    table: TableInfo


class Ack(Struct, frozen=True, tag="ack"):
    """Your message was carried out (and a decision is on disk)."""

    id: str
    seq: int


class Changed(Struct, frozen=True):
    piece: str
    before: int
    after: int


class Preview(Struct, frozen=True, tag="previewed"):
    id: str
    changes: list[Changed]


class Explained(Struct, frozen=True, tag="explained"):
    id: str
    card: CardOut | None  # None: nothing is known of such a piece


class ShelfOut(Struct, frozen=True):
    """A part of the glossary (`GET /api/glossary/{game}`)."""

    title: Said
    cards: list[CardOut]


class Hint(Struct, frozen=True, tag="hinted"):
    id: str
    code: str


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Chat(Struct, frozen=True, tag="chat"):
    lines: list[ChatLine]


class Pong(Struct, frozen=True, tag="pong"):
    pass


class Notice(Struct, frozen=True, tag="notice"):
    """Something is wrong with the house or a bot: shown until another notice, or None, takes its place."""

    message: Said | None


ToClient = Table | Update | Difference | Ack | Refusal | Preview | Explained | Hint | Chat | Pong | Notice

from_client = msgspec.json.Decoder(FromClient)

Viewer = Seat | None
