"""`comitium admin`: what the host of a house does to it, from a terminal on the same machine.

What changes something is asked of the running house, at the address and with the token in its lock file.
While no house runs, the folder is held and the file changed directly. What only reads needs neither.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from comitium.engine.message import Message, Refused
from comitium.server import records
from comitium.server.arguments import HELP, Words, columns, complain, read_words, refuse_unknown_language, speaker_for
from comitium.server.keeper import (
    Ban,
    Bans,
    Close,
    Delete,
    Done,
    Keep,
    Keeper,
    PutOut,
    ShowBans,
    ShowVisitors,
    Unban,
    Wish,
    network,
    shown,
)
from comitium.server.migrate import prepare
from comitium.server.premises import Holder, hold, holder_of
from comitium.server.settings import data_folder
from comitium.server.store import Store
from comitium.text import Speaker

FAILED: Final = 1  # a check found something wrong
PATIENCE: Final = 60.0  # seconds for an answer of the house
SPAN: Final = re.compile(r"(\d{1,6})([mhd])")
SECONDS: Final = {"m": 60, "h": 3600, "d": 86_400}
BAR: Final = 30  # characters


@dataclass(frozen=True)
class Desk:
    """Where a command is carried out, and in which language."""

    folder: Path
    speaker: Speaker

    @property
    def file(self) -> Path:
        return self.folder / "comitium.db"

    def say(self, name: str, **values: str | int) -> None:
        print(self.speaker.say(name, **values))

    @contextmanager
    def progress(self) -> Iterator[records.Report]:
        """A bar on the standard error output, where that is a terminal."""
        bar = sys.stderr if sys.stderr.isatty() else None

        def report(done: int, wanted: int) -> None:
            if bar is not None:
                full = BAR * done // max(1, wanted)
                bar.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{wanted}")
                bar.flush()

        try:
            yield report
        finally:
            if bar is not None:
                bar.write("\r\033[K")

    def ask(self, wish: Wish) -> Done:
        """Of the running house, or of the file itself."""
        holder = holder_of(self.folder)
        if holder is None:
            return self._do(wish)
        if not holder.address:
            raise holder.refusal(self.folder)
        return asked_over_http(holder, wish)

    def _do(self, wish: Wish) -> Done:
        if not self.file.exists():
            raise Refused("no-database", file=str(self.file))
        with hold(self.folder):
            prepare(self.file)
            return asyncio.run(done_directly(self.file, wish))


async def done_directly(file: Path, wish: Wish) -> Done:
    store = Store(file)
    store.open()
    try:
        return await Keeper(store, Bans()).obey(wish)
    finally:
        await store.close()


def asked_over_http(holder: Holder, wish: Wish) -> Done:
    request = urllib.request.Request(
        f"{holder.address}/api/admin",
        msgspec.json.encode(wish),
        {"Authorization": f"Bearer {holder.token}", "Content-Type": "application/json"},
    )
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with straight.open(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Done)
    except urllib.error.HTTPError as wrong:
        with wrong:
            raise refusal_in(wrong.read()) from None
    except (OSError, msgspec.DecodeError):
        raise Refused("house-silent", address=holder.address) from None


def refusal_in(body: bytes) -> Refused:
    try:
        message = json.loads(body)["message"]
        return Refused(message["name"], **message["values"])
    except (ValueError, KeyError, TypeError):
        return Refused("house-stumbled")


# -- the commands ------------------------------------------------------------------------------------------------------


def tables(desk: Desk, words: Words) -> int:
    for one in records.summaries(desk.file):
        stage = desk.speaker.say(f"stage-{one.stage}")
        facts = f"{one.game}  {stage}  {shown(one.last)}  {desk.speaker.say('admin-decisions', decisions=one.lines)}"
        print(f"{one.id}  {facts}  {one.names}" + (f"  “{one.title}”" if one.title else ""))
    return 0


def close(desk: Desk, words: Words) -> int:
    desk.ask(Close(words.plain[0]))
    desk.say("admin-closed")
    return 0


def delete(desk: Desk, words: Words) -> int:
    desk.ask(Delete(words.plain[0]))
    desk.say("admin-deleted")
    return 0


def visitors(desk: Desk, words: Words) -> int:
    for address, pages in desk.ask(ShowVisitors()).rows:
        print(f"{address}  {desk.speaker.say('admin-pages', pages=int(pages))}")
    return 0


def out(desk: Desk, words: Words) -> int:
    seat = whole("SEAT", words.plain[1], 1, 10)
    desk.ask(PutOut(words.plain[0], seat - 1))
    desk.say("admin-out-done", seat=seat)
    return 0


def ban(desk: Desk, words: Words) -> int:
    span = words.last("--for", "1d")
    found = SPAN.fullmatch(span)
    if found is None or int(found[1]) == 0:
        raise Refused("span-wrong", word=span[:40])
    addresses = str(network(words.plain[0]))
    seconds = min(int(found[1]) * SECONDS[found[2]], 3650 * SECONDS["d"])
    desk.say("admin-banned", addresses=addresses, pages=desk.ask(Ban(addresses, seconds)).count)
    return 0


def bans(desk: Desk, words: Words) -> int:
    for addresses, until in desk.ask(ShowBans()).rows:
        print(f"{addresses}  {shown(until)}")
    return 0


def unban(desk: Desk, words: Words) -> int:
    desk.ask(Unban(words.plain[0]))
    desk.say("admin-unbanned")
    return 0


def backup(desk: Desk, words: Words) -> int:
    target = Path(words.plain[0]).expanduser()
    with desk.progress() as report:
        records.back_up(desk.file, target, report)
    desk.say("admin-backed-up", file=str(target))
    return 0


def restore(desk: Desk, words: Words) -> int:
    holder = holder_of(desk.folder)
    if holder is not None:
        raise holder.refusal(desk.folder)
    with hold(desk.folder), desk.progress() as report:
        kept = records.restore(Path(words.plain[0]).expanduser(), desk.file, report)
    desk.say("admin-restored", file=words.plain[0])
    if kept is not None:
        desk.say("admin-kept-aside", file=str(kept))
    return 0


def verify(desk: Desk, words: Words) -> int:
    with desk.progress() as report:
        found = records.verify(desk.file, report)
    for table, why in found.wrong:
        print(f"{table}  {why}")
    desk.say("admin-verified", well=found.well, wrong=len(found.wrong), other=found.other_rules)
    return FAILED if found.wrong else 0


def keep(desk: Desk, words: Words) -> int:
    days = whole("DAYS", words.plain[0], 0, 36_500)
    desk.say("admin-kept", days=days, matches=desk.ask(Keep(days)).count)
    return 0


def export(desk: Desk, words: Words) -> int:
    folder = Path(words.plain[0]).expanduser()
    with desk.progress() as report:
        written, left_out = records.export(desk.file, folder, "--unfinished" in words.flags, report)
    desk.say("admin-exported", written=written, left=left_out, folder=str(folder))
    return 0


def whole(name: str, word: str, least: int, most: int) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 7 and least <= int(word) <= most):
        wanted = Message("wanted-whole-range", least=str(least), most=str(most))
        raise Refused("setting-wrong", where="comitium admin", key=name, value=word[:40], wanted=wanted)
    return int(word)


@dataclass(frozen=True)
class Command:
    """Its function, the words it needs, and the options it has beside the common ones."""

    run: Callable[[Desk, Words], int]
    needs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


COMMANDS: Final = {
    "tables": Command(tables),
    "close": Command(close, ("TABLE",)),
    "delete": Command(delete, ("TABLE",)),
    "visitors": Command(visitors),
    "out": Command(out, ("TABLE", "SEAT")),
    "ban": Command(ban, ("ADDRESS",), options=("--for",)),
    "bans": Command(bans),
    "unban": Command(unban, ("ADDRESS",)),
    "backup": Command(backup, ("FILE",)),
    "restore": Command(restore, ("FILE",)),
    "verify": Command(verify),
    "keep": Command(keep, ("DAYS",)),
    "export": Command(export, ("FOLDER",), flags=("--unfinished",)),
}
COMMON: Final = ("--data", "--language")


def main(arguments: list[str]) -> int:
    speaker = speaker_for(arguments)
    try:
        name, rest = command_of(arguments)
        if not name or not set(HELP).isdisjoint(arguments):
            print(help_page(speaker, name))
            return 0
        if name not in COMMANDS:
            raise Refused("no-such-admin-command", word=name[:40], known=", ".join(COMMANDS))
        command = COMMANDS[name]
        words = read_words(rest, {*COMMON, *command.options}, command.flags, len(command.needs))
        refuse_unknown_language(words)
        if len(words.plain) < len(command.needs):
            raise Refused("word-missing", word=command.needs[len(words.plain)], command=f"comitium admin {name}")
        folder = Path(words.last("--data") or data_folder()).expanduser()
        return command.run(Desk(folder, speaker), words)
    except Refused as refused:
        return complain(speaker, refused)
    except KeyboardInterrupt:
        return 130


def command_of(arguments: list[str]) -> tuple[str, list[str]]:
    """The first word that is neither an option nor the value of a common one, and the rest."""
    skip = False
    for number, word in enumerate(arguments):
        if skip or word.startswith("-"):
            skip = not skip and word in COMMON
        else:
            return word, arguments[:number] + arguments[number + 1 :]
    return "", arguments


def help_page(speaker: Speaker, name: str) -> str:
    if name not in COMMANDS:
        rows = [(line(one), speaker.say(f"admin-{one}")) for one in COMMANDS]
        ends = [("--data", speaker.say("admin-data")), ("--language", speaker.say("serve-language"))]
        return "\n\n".join(["comitium admin", speaker.say("admin-about"), columns(rows), columns(ends)])
    command = COMMANDS[name]
    rows = [(option, speaker.say(f"admin-{name}-{option[2:]}")) for option in (*command.options, *command.flags)]
    rows += [("--data", speaker.say("admin-data")), ("--language", speaker.say("serve-language"))]
    return "\n\n".join([f"comitium admin {line(name)}", speaker.say(f"admin-{name}"), columns(rows)])


def line(name: str) -> str:
    return " ".join([name, *COMMANDS[name].needs])
