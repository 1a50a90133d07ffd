# not compiled: reads and writes text
"""Match files (`.match`): a header and one line per decision, for people, diffs, tests and bug reports alike."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from comitium.engine.chance import commitment
from comitium.engine.game import Game
from comitium.engine.match import BOT_NAME, Header, Line, Match, Player, check_name, check_seed
from comitium.engine.message import Refused
from comitium.engine.result import Result

FORMAT = 1  # raised whenever a file of this version could not be read by those before it
FIRST_LINE = f"comitium match {FORMAT}"
KEYS = ("game", "rules", "options", "commitment", "seed")  # and the seats
LONGEST_LINE = 400
LONGEST_FILE = 4_000_000


def to_text(match: Match[Any], with_seed: bool = True) -> str:
    """The whole match. Without the seed it can be published while it is played."""
    header = match.header
    lines = [FIRST_LINE, f"game: {header.game}", f"rules: {header.version} {header.data}"]
    lines.append("options: " + " ".join(f"{name}={value}" for name, value in header.options.items()))
    for seat, player in enumerate(header.players):
        lines.append(f"seat {seat}: {player.name}" + (f" [{player.bot}]" if player.bot else ""))
    lines.append(f"commitment: {header.commitment}")
    if with_seed:
        lines.append(f"seed: {header.seed}")
    lines.append("")
    lines.extend(f"{line.seat} {line.code}" for line in match.lines)
    if match.state.result is not None:
        lines.extend(["", f"result: {result_text(match.state.result)}"])
    return "\n".join(line.rstrip() for line in lines) + "\n"


def result_text(result: Result) -> str:
    """Totals by seat, the winners and the clause that decided: `53 48; winners 0; NR-13.1`."""
    totals = " ".join(str(sheet.total) for sheet in result.sheets)
    winners = " ".join(str(seat) for seat in result.winners) or "nobody"
    return f"{totals}; winners {winners}; {result.decided_by.clause}"


class MatchText:
    """A match file taken apart, before anything is replayed."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_FILE:
            raise Refused("file-too-long", most=LONGEST_FILE)
        rows = text.splitlines()
        check_first_line(rows[0].strip() if rows else "")
        self.values: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.players: list[Player] = []
        self.lines: list[tuple[int, Line]] = []  # with their place in the file
        self.result: str | None = None
        for number, row in enumerate(rows[1:], start=2):
            self._row(number, row)
        for key in ("game", "rules", "options", "commitment"):
            if key not in self.values:
                raise Refused("file-lacks", key=key)
        if not self.players:
            raise Refused("file-lacks", key="seat 0")

    def _row(self, number: int, row: str) -> None:
        if len(row) > LONGEST_LINE:
            raise Refused("line-too-long", line=number, most=LONGEST_LINE)
        if not row.strip() or row.startswith("#"):
            return
        decision = re.fullmatch(r"(\d{1,2}) (.+)", row)
        if self.result is not None:
            raise Refused("line-after-result", line=number)
        if decision:
            self.lines.append((number, Line(int(decision[1]), decision[2])))
            return
        key, colon, value = row.partition(":")
        if key == "result" and colon:
            self.result = value.strip()
        elif colon and not self.lines and key.startswith("seat "):
            self._seat(number, key, value.strip())
        elif colon and not self.lines and key in KEYS and key not in self.values:
            self.values[key] = value.strip()
            if key == "options":
                self._options(number, value)
        else:
            raise Refused("line-unreadable", line=number, text=row[:60])

    def _options(self, number: int, value: str) -> None:
        for word in value.split():
            name, _, chosen = word.partition("=")
            if name in self.options:
                raise Refused("line-unreadable", line=number, text=word[:60])
            self.options[name] = chosen

    def _seat(self, number: int, key: str, value: str) -> None:
        if key != f"seat {len(self.players)}":
            raise Refused("line-unreadable", line=number, text=key[:60])
        named = re.fullmatch(r"([^\[\]]+?)(?: \[(" + BOT_NAME + r")\])?", value)
        if named is None:
            raise Refused("line-unreadable", line=number, text=value[:60])
        try:
            check_name(named[1])
        except Refused as refusal:
            raise Refused("line-refused", line=number, text=named[1][:60], why=refusal.message) from None
        self.players.append(Player(named[1], named[2]))


def check_first_line(line: str) -> None:
    """A match of another format is a match all the same, and told apart from what is none."""
    if line == FIRST_LINE:
        return
    other = re.fullmatch(r"comitium match ([0-9]{1,9})", line)
    if other is None:
        raise Refused("not-a-match-file", wanted=FIRST_LINE)
    raise Refused("other-format", theirs=other[1], ours=FORMAT)


def read_header(parts: MatchText, game: Game[Any]) -> Header:
    """The header, checked against the rules and data of this installation."""
    version, _, data = parts.values["rules"].partition(" ")
    if version != str(game.version):
        raise Refused("other-rules-version", theirs=version[:20], ours=game.version)
    if data != game.data_hash():
        raise Refused("other-data", theirs=data[:20], ours=game.data_hash())
    if "seed" not in parts.values:
        raise Refused("seed-not-revealed")
    seed = parts.values["seed"]
    check_seed(seed)
    if commitment(seed) != parts.values["commitment"]:
        raise Refused("seed-not-committed")
    chosen = game.choose(len(parts.players), parts.options)
    return Header(game.slug, game.version, data, chosen, tuple(parts.players), seed, parts.values["commitment"])


def from_text(text: str, games: Mapping[str, Game[Any]]) -> Match[Any]:
    """Read and replay a match; `Refused` names the line that does not fit."""
    parts = MatchText(text)
    slug = parts.values["game"]
    if slug not in games:
        raise Refused("no-such-game", game=slug[:40], known=", ".join(games))
    match: Match[Any] = Match(games[slug], read_header(parts, games[slug]))
    for number, line in parts.lines:
        try:
            match.follow(line)
        except Refused as refusal:
            raise Refused(
                "line-refused", refusal.clause, line=number, text=line.code[:60], why=refusal.message
            ) from None
    if parts.result is not None:
        found = match.state.result
        if found is None or result_text(found) != parts.result:
            really = "–" if found is None else result_text(found)
            raise Refused("other-result", claimed=parts.result[:80], really=really)
    return match
