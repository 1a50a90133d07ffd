"""Whatever keeps a house from opening is one sentence and exit code 2, and nothing claims to be open."""

from __future__ import annotations

import json
import os
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from comitium.engine.message import Refused
from comitium.server import migrate, premises
from comitium.server.addresses import listen, machine_addresses, own_url, urls_for_others
from comitium.server.premises import LOCK, hold, holder_of
from tests.patience import PATIENCE
from tests.server.house import House


def serve(data: Path, *more: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A house that is expected not to open."""
    command = [sys.executable, "-m", "comitium", "serve", "--no-browser", "--port", "0", "--data", str(data), *more]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("COMITIUM_")}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**clean, "LANG": "C", **environment}
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    [sentence] = done.stderr.splitlines()
    return sentence


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("held"))
    yield house
    house.kill()


@pytest.mark.parametrize(("language", "words"), [("en", "runs on the folder"), ("ru", "уже работает с папкой")])
def test_the_second_house_on_a_folder_says_who_has_it(open_house: House, language: str, words: str) -> None:
    said = complaint(serve(open_house.data, "--language", language))

    assert words in said
    assert str(open_house.process.pid) in said
    assert f"http://{open_house.address}" in said
    assert open_house.get("/api/tables").status_code == 200


def test_who_holds_the_folder_is_told_before_the_port_is_found_taken(open_house: House) -> None:
    assert "runs on the folder" in complaint(serve(open_house.data, "--port", str(open_house.port)))


def test_a_house_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.kill()
    assert (tmp_path / LOCK).read_text() != ""
    assert holder_of(tmp_path) is None
    house.open()
    house.kill()


def test_the_folder_is_free_after_the_block_and_its_key_is_the_owners_alone(tmp_path: Path) -> None:
    with hold(tmp_path, "http://127.0.0.1:1", "key"):
        holder = holder_of(tmp_path)
        assert holder is not None
        assert (holder.pid, holder.address, holder.token) == (os.getpid(), "http://127.0.0.1:1", "key")
        assert stat.S_IMODE((tmp_path / LOCK).stat().st_mode) == 0o600
        with pytest.raises(Refused, match="folder-held"), hold(tmp_path):
            pass
    assert holder_of(tmp_path) is None
    assert (tmp_path / LOCK).read_text().strip() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="There a folder rules who reads its files.")
def test_a_lock_left_open_to_others_is_the_owners_alone_before_it_holds_the_key(tmp_path: Path) -> None:
    (tmp_path / LOCK).touch()
    (tmp_path / LOCK).chmod(0o644)
    with hold(tmp_path, "http://127.0.0.1:1", "key"):
        assert stat.S_IMODE((tmp_path / LOCK).stat().st_mode) == 0o600


def test_a_folder_whose_holder_is_unknown_is_not_taken(tmp_path: Path) -> None:
    with hold(tmp_path):
        (tmp_path / LOCK).write_text("{")
        with pytest.raises(Refused, match="folder-held-by-somebody"), hold(tmp_path):
            pass


def test_a_taken_port_is_one_sentence_and_makes_no_folder(tmp_path: Path, open_house: House) -> None:
    said = complaint(serve(tmp_path / "new", "--port", str(open_house.port)))

    assert f"port {open_house.port}" in said
    assert not (tmp_path / "new").exists()


def no_database(file: Path) -> None:
    file.write_bytes(b"Salve! " * 1000)


def foreign(file: Path) -> None:
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")


def newer(file: Path) -> None:
    migrate.migrate(file)
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [(no_database, "is not a database"), (foreign, "of another program"), (newer, "newer Comitium"), (Path.mkdir, "")],
)
def test_a_database_that_is_not_ours_is_left_as_it_is(tmp_path: Path, spoil: object, words: str) -> None:
    file = tmp_path / "comitium.db"
    assert callable(spoil)
    spoil(file)
    before = file.read_bytes() if file.is_file() else b""

    said = complaint(serve(tmp_path))

    assert words in said
    assert str(file) in said
    assert (file.read_bytes() if file.is_file() else b"") == before


def test_a_folder_that_can_be_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert str(tmp_path / "file" / "data") in complaint(serve(tmp_path / "file" / "data"))


def test_a_folder_that_must_not_be_written_is_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(0o500)
    me = os.geteuid()
    if me == 0:  # whom no folder is closed to
        os.seteuid(65534)
    try:
        with pytest.raises(Refused, match="folder-unusable"), hold(folder):
            pass
    finally:
        os.seteuid(me)
        folder.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limit")
def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    """Files may have no bytes: as if the disk were full."""
    command = [sys.executable, "-m", "comitium", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "LANG": "C"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
    )

    assert str(tmp_path) in complaint(done)


def test_a_database_that_cannot_be_written_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "comitium.db"
    migrate.migrate(file)
    real = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *_, **more: real(f"{file.as_uri()}?mode=ro", **{**more, "uri": True})
    )

    with pytest.raises(Refused, match="database-unusable"):
        migrate.prepare(file)


# -- who can come ------------------------------------------------------------------------------------------------------


def test_a_house_for_this_machine_names_no_address_for_others() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert urls_for_others(listener) == []
        assert own_url(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"


def test_a_house_on_all_addresses_names_those_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["fd00::5", "192.168.1.5", "127.0.0.1", "169.254.1.1", "fe80::1", "192.168.1.5"]
    monkeypatch.setattr("comitium.server.addresses.routed", lambda: found)
    monkeypatch.setattr("comitium.server.addresses.interfaces", lambda: ["10.1.2.3", "::1"])
    monkeypatch.setattr("comitium.server.addresses.named", list)

    with listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        assert urls_for_others(listener) == [f"http://192.168.1.5:{port}", f"http://10.1.2.3:{port}"]
        assert own_url(listener) == f"http://127.0.0.1:{port}"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 here")
def test_a_house_on_all_addresses_of_both_kinds_names_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comitium.server.addresses.routed", lambda: ["fd00::5", "192.168.1.5"])
    monkeypatch.setattr("comitium.server.addresses.interfaces", list)
    monkeypatch.setattr("comitium.server.addresses.named", list)

    with listen("::", 0) as listener:
        port = listener.getsockname()[1]
        assert urls_for_others(listener) == [f"http://192.168.1.5:{port}", f"http://[fd00::5]:{port}"]


def test_the_machines_own_addresses_are_found() -> None:
    """Whatever they are: each can be listened on, and none is this machine's loopback."""
    for address in map(str, machine_addresses()):
        with listen(address, 0):
            assert not address.startswith("127.")


def test_the_lock_says_nothing_that_is_no_json(tmp_path: Path) -> None:
    with hold(tmp_path, "http://[::1]:1", "t"):
        assert set(json.loads((tmp_path / premises.LOCK).read_text())) == {"pid", "address", "token", "since"}


def test_a_house_opens_again_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says that it cannot write and goes on by itself; a new folder needs room."""
    file = tmp_path / "comitium.db"
    migrate.prepare(file)

    def full(_file: Path) -> None:
        raise migrate.DiskFull

    monkeypatch.setattr(migrate, "write_nothing", full)
    migrate.prepare(file)


def test_the_lock_is_written_over_what_stood_there(tmp_path: Path) -> None:
    """So that a house that was killed takes its folder again when the disk is full."""
    with hold(tmp_path, "http://127.0.0.1:1", "token"):
        size = (tmp_path / LOCK).stat().st_size
    with hold(tmp_path, "http://127.0.0.1:2222", "another token"):
        assert (tmp_path / LOCK).stat().st_size == size
    assert "token" not in (tmp_path / LOCK).read_text(encoding="utf-8")
