"""What one visitor, one table and the whole house may use. Each field is a setting of the host.

A field `name` is the key `name` below `[limits]` in the settings file and the variable
`COMITIUM_LIMITS_NAME`. The sentence `setting-limits-name` explains it in `comitium serve --help`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from comitium.engine.message import Refused


@dataclass(frozen=True)
class Limits:
    """Defaults for a house on the open internet. A visitor is an address, or with IPv6 a network of /64."""

    # connections
    connections: int = 4000  # open at a time; fewer if the system grants fewer descriptors
    connections_per_visitor: int = 200  # not counted for a proxy, which brings many visitors
    header_seconds: float = 10.0  # until a request has told what it wants
    body_seconds: float = 20.0  # until it has arrived whole
    idle_seconds: float = 30.0  # between two requests on one connection
    stalled_seconds: float = 30.0  # for a page that does not read what it is sent
    hello_seconds: float = 10.0  # until a page has said who it is
    ping_seconds: float = 20.0  # between two pings of an open page, and for its answer

    # requests of one visitor: so many in a row, then so many a second
    requests_in_a_row: int = 2000  # of all kinds, handshakes too
    requests_per_second: float = 200.0
    reads_in_a_row: int = 600
    reads_per_second: float = 60.0
    replays_in_a_row: int = 240  # most are answered by playing a match again
    replays_per_second: float = 20.0
    replays_waiting: int = 30  # a page that lists one's tables asks for a dozen
    replay_threads: int = 2  # for all visitors
    acts_in_a_row: int = 240  # at tables: ready, a bot for a seat, begin
    acts_per_second: float = 20.0
    joins_in_a_row: int = 100  # tables made, too
    joins_per_second: float = 1.0

    # tables
    tables: int = 5000  # that gather players, of all visitors
    tables_per_visitor: int = 100  # that gather players
    tables_per_day: int = 500  # made by one visitor
    listed_per_visitor: int = 20  # shown in the lobby
    deserted_minutes: float = 10.0  # without anybody who sits there, until a table leaves the lobby
    stored_megabytes: int = 4096  # on disk: then no new tables; matches go on

    # pages at a table
    pages_per_visitor: int = 100
    pages_per_seat: int = 20
    spectators_per_table: int = 100
    messages_in_a_row: int = 40  # of one page
    messages_per_second: float = 10.0
    visitor_messages_in_a_row: int = 400  # of all pages of one visitor
    visitor_messages_per_second: float = 60.0
    chat_in_a_row: int = 8  # lines of one seat
    chat_per_minute: float = 30.0
    chat_lines: int = 5000  # at one table
    hints_in_a_row: int = 20  # for one seat
    hints_per_minute: float = 30.0
    undos_per_seat: int = 200  # in one match

    def __post_init__(self) -> None:
        for field in fields(self):
            if not getattr(self, field.name) > 0:
                raise Refused("limit-too-small", limit=field.name)
