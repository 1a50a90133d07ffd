"""Two worlds that differ in one secret decision are the same to everybody else, in all that the server sends.

`tools/twins.py` compares a million of them; here are enough to catch a server or a game that gives something away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comitium.engine.form import said
from comitium.engine.laws import LawBroken, few_tables
from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import Message, Refused, Seat
from comitium.engine.phase import Sealed
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.bench import table_of
from comitium.server.live import LiveTable
from comitium.server.replay import Course, Past
from comitium.server.shown import Shown
from comitium.server.store import LineRow, Store
from comitium.server.twins import Compared, some_alike, watch
from tests.server.house import House, Page, open_page, run

COMPARISONS = 150  # at one table
LOOKS = 25  # at moments of a table whose twins are few
MOST_MATCHES = 60  # until every secret was met

# What the rulebooks keep secret when it is decided: the phase, and the clause that says so.
SECRETS = {
    "new_romans": {"Placement": "NR-5.8", "Division": "NR-6.7", "Choice": "NR-7.5"},
    "sylla": {"Selection": "SY-2.11", "Voting": "SY-9.2"},
    "hadrians_wall": {"Assignment": "HW-4.4"},
    "aeterna": {"Draft": "AE-6.2"},
    "glory_of_rome": {"TaskChoice": "GR-3.11", "DrawTasks": "GR-27.6", "Proposals": "GR-30.3"},
}


def enough(found: Compared) -> bool:
    return found.comparisons >= COMPARISONS or (found.looks >= LOOKS and found.comparisons > 0)


TABLES = [
    pytest.param(slug, seats, options, id=" ".join([slug, str(seats), *options.values()]))
    for slug, game in GAMES.items()
    for seats, options in few_tables(game)
]


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_twins_are_sent_the_same(slug: str, seats: int, options: dict[str, str]) -> None:
    found = watch(GAMES[slug], seats, options, "ides", enough)

    assert found.comparisons > 0 or seats == 1


@pytest.mark.parametrize("slug", GAMES)
def test_every_secret_of_the_rulebook_has_twins(slug: str) -> None:
    """A game that shows everything would have none, and the law would hold of nothing."""
    game = GAMES[slug]
    tables = [(seats, options) for seats, options in few_tables(game) if seats > 1]
    found: set[str] = set()

    def all_found(compared: Compared) -> bool:
        return set(SECRETS[slug]) <= found | set(compared.secrets)

    for number in range(MOST_MATCHES):
        if not all_found(Compared()):
            found |= set(watch(game, *tables[-1 - number % len(tables)], f"secrets {number}", all_found).secrets)

    assert set(SECRETS[slug]) <= found


def test_every_sealed_phase_is_listed() -> None:
    sealed: dict[str, set[str]] = {slug: set() for slug in GAMES}
    for phase in Sealed.__subclasses__():
        room = phase.__module__.split(".")
        if room[:2] == ["comitium", "games"]:
            sealed[room[2]].add(phase.__name__)

    assert {slug: phases - set(SECRETS[slug]) for slug, phases in sealed.items()} == {slug: set() for slug in GAMES}


# -- the comparison can fail -------------------------------------------------------------------------------------------

Breaking = Callable[[pytest.MonkeyPatch], None]


def frames_with_codes(patch: pytest.MonkeyPatch) -> None:
    whole = Past.frame

    def frame(self: Past, course: Course, number: int, viewer: Seat | None) -> wire.Frame:
        return whole(self, Course(course.lines, over=True), number, viewer)

    patch.setattr(Past, "frame", frame)


def moments_with_codes(patch: pytest.MonkeyPatch) -> None:
    whole = Past.moments

    def moments(self: Past, course: Course, viewer: Seat | None) -> wire.Moments:
        told = whole(self, course, viewer)
        ticks = [wire.Moment(m.line, m.seat, line.code) for m, line in zip(told.moments, course.lines, strict=True)]
        return wire.Moments(told.lines, ticks)

    patch.setattr(Past, "moments", moments)


def undo_that_names_the_last_step(patch: pytest.MonkeyPatch) -> None:
    def undo(self: Shown, _seat: Seat | None) -> wire.UndoOut:
        lines = self.match.course.lines
        return wire.UndoOut(False, said(Message("final-step", code=lines[-1].code if lines else "")))

    patch.setattr(Shown, "undo", undo)


def table_named_after_the_last_step(patch: pytest.MonkeyPatch) -> None:
    whole = LiveTable.info

    def info(self: LiveTable) -> wire.TableInfo:
        lines = self.match.lines if self.match else []
        return wire.TableInfo(**{**_fields(whole(self)), "title": lines[-1].code if lines else ""})

    patch.setattr(LiveTable, "info", info)


def refusals_that_name_the_last_step(patch: pytest.MonkeyPatch) -> None:
    def find(self: Match[Any], seat: Seat, code: str, ask: int | None = None) -> Any:
        if code in [action.code() for action in self.state.options(seat)]:
            return self.state.find(seat, code)
        raise Refused("no-such-option", code=self.lines[-1].code)

    patch.setattr(Match, "find", find)


def _fields(info: wire.TableInfo) -> dict[str, Any]:
    return {name: getattr(info, name) for name in info.__struct_fields__}


@pytest.mark.parametrize(
    ("breaking", "by"),
    [
        (frames_with_codes, "at/"),
        (moments_with_codes, "moments"),
        (undo_that_names_the_last_step, "socket"),
        (table_named_after_the_last_step, "lobby"),
        (refusals_that_name_the_last_step, "refusal of"),
    ],
)
def test_a_server_that_gives_a_secret_away_is_caught(
    monkeypatch: pytest.MonkeyPatch, breaking: Breaking, by: str
) -> None:
    breaking(monkeypatch)
    with pytest.raises(LawBroken) as caught:
        watch(GAMES["aeterna"], 3, {}, "ides", enough)

    assert f" apart by {by}" in caught.value.detail
    assert caught.value.match.startswith("comitium match 1\n")


def test_a_game_that_gives_a_secret_away_is_caught() -> None:
    """Its options show more than its view."""
    honest = GAMES["aeterna"]

    def forecast(g: Any, viewer: Seat | None) -> Any:
        draft = g.agenda[-1] if g.agenda else None
        sheets = honest.forecast(g, viewer)
        return sheets if not isinstance(draft, Sealed) or draft.answers[0] != draft.options(g, 0)[:1] else sheets[::-1]

    with pytest.raises(LawBroken, match="apart by"):
        watch(replace(honest, forecast=forecast), 3, {}, "ides", enough)


# -- over real sockets -------------------------------------------------------------------------------------------------


def secret_moment(slug: str, phase: str) -> tuple[Match[Any], Seat, list[str]]:
    """A random match up to a decision of this phase, its seat, and two codes that look alike to the others."""
    game = GAMES[slug]
    tables = [table for table in few_tables(game) if table[0] > 1]
    for number in range(MOST_MATCHES):
        seats, options = tables[-1 - number % len(tables)]
        match = new_match(game, [Player(f"P{seat}") for seat in range(seats)], options, f"wire {number}")
        rng = Random(number)
        while match.state.result is None:
            seat = rng.choice(match.state.waiting())
            if type(match.state.asker(seat)).__name__ == phase and rng.random() < 0.5:
                codes = some_alike(game, match.state, seat, rng)
                if codes:
                    return match, seat, codes[:2]
            match.play(seat, match.state.random_option(seat, rng))
    raise AssertionError(f"no twins in {phase}")


MOMENTS = [(slug, phase) for slug, phases in SECRETS.items() for phase in phases]


def test_a_secret_decision_is_told_to_nobody_over_the_wire(tmp_path: Path) -> None:
    """Two tables of the same match, side by side; after the decision everything others can get is the same."""
    found = [secret_moment(slug, phase) for slug, phase in MOMENTS]
    tables = asyncio.run(two_of_each(tmp_path, [match for match, _, _ in found]))
    house = House(tmp_path)

    async def evening() -> None:
        for (match, actor, codes), pair in zip(found, tables, strict=True):
            watchers = cannot_know(match, actor, codes)
            told = [
                await all_told(house, match, actor, code, watchers, *table)
                for code, table in zip(codes, pair, strict=True)
            ]
            assert told[0] == told[1]
            assert "nobody socket" in told[0]
            assert len(told[0]) == 7 * len(watchers)

    try:
        run(evening)
    finally:
        house.kill()


def cannot_know(match: Match[Any], actor: Seat, codes: list[str]) -> list[str]:
    """Who holds and is told the same in both worlds; the next drafter gets another packet, and knows."""
    one, two = match.state.copy(), match.state.copy()
    one.submit(actor, codes[0])
    two.submit(actor, codes[1])
    game, seats = match.game, [seat for seat in range(one.seats) if seat != actor]
    same = [seat for seat in seats if game.own(one, seat) == game.own(two, seat)]
    return [*[f"seat {seat}" for seat in same if len(one.log_for(seat)) == len(two.log_for(seat))], "nobody"]


Table = tuple[str, list[str]]  # and the tokens of its seats


async def two_of_each(folder: Path, matches: list[Match[Any]]) -> list[list[Table]]:
    store = Store(folder / "comitium.db")
    store.open()
    tables = []
    for match in matches:
        pair = []
        for _ in range(2):
            row, seats, tokens = table_of(match)
            row.created = row.began = 0.0
            await store.do(sql.add_table(row, seats))
            lines = [LineRow(at, line.seat, line.code, 0.0, None) for at, line in enumerate(match.lines)]
            await asyncio.gather(*[store.do(sql.append_line(row.id, line)) for line in lines])
            pair.append((row.id, tokens))
        tables.append(pair)
    await store.close()
    return tables


async def all_told(
    house: House, match: Match[Any], actor: Seat, code: str, watchers: list[str], table: str, tokens: list[str]
) -> dict[str, str]:
    """What pages and requests of the watchers got after the decision, without the name of the table."""
    pages: dict[str, Page] = {}
    askers = {f"seat {seat}": token for seat, token in enumerate(tokens)} | {"nobody": None}
    for name, token in askers.items():
        pages[name] = await open_page(house, table, token)
        await pages[name].until(lambda page: page.update)
    for page in pages.values():
        await page.until(lambda page: page.table and all(seat["online"] for seat in page.table["seats"]))
    marks = {name: len(page.frames) for name, page in pages.items()}
    lines = len(match.lines) + 1
    assert (await pages.pop(f"seat {actor}").decide(code))["type"] == "ack"
    pages = {name: page for name, page in pages.items() if name in watchers}
    told: dict[str, str] = {}
    for name, page in pages.items():
        await page.until(lambda page: page.update["seq"] == lines)
        told[f"{name} socket"] = "\n".join(page.frames[marks[name] :])
        seat = "" if name == "nobody" else f"?seat={name[5:]}"
        stand = len(match.course.lines) + 1
        for path in ("", "/moments", "/file", f"/at/{stand - 1}{seat}", f"/at/{stand}{seat}"):
            answer = house.get(f"/api/tables/{table}{path}", askers[name])
            assert answer.status_code == (409 if path == "/file" else 200), answer.text
            told[f"{name} {path}"] = answer.text
        refusal = await page.ask(type="decide", ask=page.update["ask"], code="no such thing")
        told[f"{name} refused"] = str(refusal)
    return {name: text.replace(table, "TABLE") for name, text in told.items()}
