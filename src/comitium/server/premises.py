"""The data folder belongs to one process at a time.

The process holds a lock of the operating system on the file `house.lock`, which ends with the process
however that ends. The file says who holds it and, for `comitium admin`, at which address and with which
token; so only its owner may read it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from comitium.engine.message import Refused

LOCK = "house.lock"
LONGEST = 1000  # characters of what stands in it
OWNER_ONLY = 0o600
BEYOND_THE_TEXT = 1 << 30  # the locked byte: where a lock forbids reading, the text before it stays readable

if sys.platform == "win32":
    import msvcrt

    def take(descriptor: int) -> None:
        os.lseek(descriptor, BEYOND_THE_TEXT, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def seal(descriptor: int) -> None:
        """Here a folder rules who reads its files."""
else:
    import fcntl

    def take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def seal(descriptor: int) -> None:
        """A file that lay there already may have been left open to others, by a copy for example."""
        with contextlib.suppress(OSError):  # of a file system that knows no owners
            os.fchmod(descriptor, OWNER_ONLY)


@dataclass(frozen=True)
class Holder:
    """Who holds the folder. `address` is empty while `comitium admin` works on the file itself."""

    pid: int
    address: str
    token: str
    since: str

    def refusal(self, folder: Path) -> Refused:
        if not self.address:
            return Refused("folder-held-by-admin", folder=str(folder), pid=str(self.pid))
        return Refused(
            "folder-held", folder=str(folder), pid=str(self.pid), address=self.address, since=self.since.split("+")[0]
        )


def holder_of(folder: Path) -> Holder | None:
    """Who holds it now; None if nobody does. `Refused` if somebody does whom we may not know."""
    try:
        descriptor = os.open(folder / LOCK, os.O_RDWR)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as wrong:
        raise Refused("folder-unusable", folder=str(folder), why=wrong.strerror or "?") from None
    try:
        take(descriptor)
    except OSError:
        try:
            return Holder(**json.loads((folder / LOCK).read_text(encoding="utf-8")))
        except (ValueError, TypeError):  # it is being written at this moment
            raise Refused("folder-held-by-somebody", folder=str(folder)) from None
    finally:
        os.close(descriptor)
    return None


@contextlib.contextmanager
def hold(folder: Path, address: str = "", token: str = "") -> Iterator[None]:
    """The folder is ours until the end of the block, or of the process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as wrong:
        raise Refused("folder-unusable", folder=str(folder), why=wrong.strerror or "?") from None
    try:
        try:
            take(descriptor)
        except OSError:
            holder = holder_of(folder)
            raise holder.refusal(folder) if holder else Refused("folder-held-by-somebody", folder=str(folder)) from None
        seal(descriptor)
        since = datetime.now().astimezone().isoformat(" ", "seconds")
        write(folder, descriptor, json.dumps(asdict(Holder(os.getpid(), address, token, since))))
        yield
        write(folder, descriptor, "")
    finally:
        os.close(descriptor)


def write(folder: Path, descriptor: int, text: str) -> None:
    """Over what a house wrote before, which needs no room on a full disk; blanks up to the end."""
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, text.ljust(LONGEST).encode())
    except OSError as wrong:  # a full disk
        raise Refused("folder-unusable", folder=str(folder), why=wrong.strerror or "?") from None
