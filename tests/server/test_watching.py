"""What a house tells those who watch over it: log, health and metrics, and no secret in any of them."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from comitium.server import metrics
from comitium.server.app import make_app
from comitium.server.doors import Doors
from comitium.server.house import Place
from comitium.server.limits import Limits
from comitium.server.logs import OneLine, note
from comitium.server.pauses import Pauses
from comitium.server.settings import Settings
from tests.server.house import House, open_page, run

ignore_style = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def figures(text: str) -> dict[str, float]:
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {" ".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}


@pytest.mark.parametrize("style", ["lines", "json"])
def test_a_whole_match_leaves_events_and_no_secret_in_the_log(tmp_path: Path, style: str) -> None:
    """Nor do the metrics tell any."""
    house = House(tmp_path, "--log", style)
    secrets: list[str] = []
    told: list[str] = []

    async def evening() -> None:
        table, tokens = house.make("Annabella", "Bonifatius", bots=1, title="Saturnalia")
        pages = [await open_page(house, table, token) for token in tokens]
        await pages[0].ask(type="say", text="Salvete-omnes")
        await asyncio.gather(*[page.play(random.Random(number)) for number, page in enumerate(pages)])
        house.get(f"/api/tables/{table}", "a-wrong-token")
        house.post(f"/api/tables/{table}/do", {"do": "begin"}, "another-wrong-token")
        seed = house.get(f"/api/tables/{table}").json()["seed"]
        told.append(house.get("/metrics").text)
        secrets.extend([table, seed, *tokens, "Annabella", "Bonifatius", "Saturnalia", "Salvete", "wrong-token"])

    try:
        run(evening)
        assert house.interrupt() == 0
    finally:
        house.kill()
    log = house.complaints.read_text()
    assert [secret for secret in secrets if secret in log + told[0]] == []
    assert not re.search(r"\d+\.\d+\.\d+\.\d+", log)
    lines = log.splitlines()
    events = [json.loads(line)["event"] if style == "json" else line.split()[2] for line in lines]
    assert events == ["started", "table-made", "match-begun", "match-over", "stopped"]
    assert all("new_romans" in line for line in lines[1:4])

    found = figures(told[0])
    assert found["comitium_decisions_total"] > 20
    assert found["comitium_sockets"] == 2
    assert found["comitium_tables over"] == 1
    assert found["comitium_refusals_total token-unknown"] == 1
    assert found["comitium_bots_choices_total"] > 5
    assert found["comitium_bots_seconds_total"] > 0
    assert found["comitium_store_transactions_total"] > 20
    assert found["comitium_store_seconds_total"] > 0
    assert found["comitium_pause_seconds_count"] > 0
    assert {"comitium_queue store", "comitium_queue bots", "comitium_queue pages"} <= set(found)
    assert found["comitium_can_write"] == 1


@ignore_style
def test_pauses_and_connections_can_be_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Pauses()
    monkeypatch.setattr(metrics, "pauses", noted)
    app = make_app(Settings(database=tmp_path / "c.db"), Place("key"))
    app.state.doors = Doors(Limits())
    app.state.doors.open.add("somebody")
    for late in (0.0, 0.3, -0.01):
        noted.note(late)
    with TestClient(app) as visitor:
        found = figures(visitor.get("/metrics", headers={"authorization": "Bearer key"}).text)
    assert found["comitium_pause_seconds_count"] == 3
    assert found["comitium_pause_seconds_sum"] == pytest.approx(0.3)
    assert found["comitium_pause_seconds_bucket 0.25"] == 2
    assert found["comitium_pause_seconds_bucket 0.5"] == 3
    assert found["comitium_connections"] == 1


# -- health and who may measure ----------------------------------------------------------------------------------------


@ignore_style
def test_health_says_when_the_house_cannot_write_and_why_only_to_its_host(tmp_path: Path) -> None:
    app = make_app(Settings(database=tmp_path / "c.db"), Place("key"))
    with TestClient(app) as visitor:
        well = visitor.get("/health")
        app.state.hall.store.trouble = "disk I/O error"
        ill = visitor.get("/health")
        told = visitor.get("/health", headers={"authorization": "Bearer key"})
    assert (well.status_code, well.text) == (200, "ok\n")
    assert (ill.status_code, ill.text) == (503, "cannot write\n")
    assert (told.status_code, told.text) == (503, "cannot write: disk I/O error\n")


@ignore_style
@pytest.mark.parametrize(
    ("client", "host", "setting", "token", "status"),
    [
        ("127.0.0.1", "127.0.0.1:8265", "loopback", "", 200),
        ("::1", "localhost:8265", "loopback", "", 200),
        ("192.0.2.1", "127.0.0.1:8265", "loopback", "", 404),
        ("127.0.0.1", "games.example.org", "loopback", "", 404),  # a proxy that does not say for whom it asks
        ("127.0.0.1", "127.0.0.1:8265", "token", "", 404),
        ("192.0.2.1", "games.example.org", "token", "key", 200),
        ("192.0.2.1", "games.example.org", "loopback", "kei", 404),
    ],
)
def test_metrics_are_for_the_host(
    tmp_path: Path, client: str, host: str, setting: str, token: str, status: int
) -> None:
    app = make_app(Settings(database=tmp_path / "c.db", metrics=setting), Place("key"))  # type: ignore[arg-type]
    headers = {"host": host} | ({"authorization": f"Bearer {token}"} if token else {})

    async def ask() -> int:
        way = httpx.ASGITransport(app, client=(client, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=way, base_url="http://house") as visitor:
            return (await visitor.get("/metrics", headers=headers)).status_code

    with TestClient(app):
        assert asyncio.run(ask()) == status


# -- one line an event -------------------------------------------------------------------------------------------------


def written(fault: Exception, *, as_json: bool = False, logger: str = "comitium", said: str = "fault") -> str:
    try:
        raise fault
    except type(fault):
        record = logging.LogRecord(logger, logging.ERROR, __file__, 1, said, (), sys.exc_info())
    return OneLine(as_json=as_json).format(record)


@pytest.mark.parametrize("as_json", [False, True])
def test_a_fault_is_one_line_with_its_kind_and_place_and_without_its_words(as_json: bool) -> None:
    line = written(KeyError("token-of-Anna\nand more"), as_json=as_json)

    assert len(line.splitlines()) == 1
    assert "KeyError" in line
    assert "test_watching.py" in line
    assert "Anna" not in line


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (OSError(28, "No space left on device", "/data/Anna"), "No space left on device"),
        (sqlite3.OperationalError("disk I/O error"), "disk I/O error"),
    ],
)
def test_what_the_system_says_of_a_fault_is_told_without_names_of_files(fault: Exception, why: str) -> None:
    line = written(fault)

    assert why in line
    assert "Anna" not in line


def test_what_a_library_says_is_told_without_what_it_puts_in() -> None:
    line = written(ValueError("x"), logger="uvicorn.error", said="Exception in ASGI application\nfuture: <Anna>")

    assert 'uvicorn.error said="Exception in ASGI application" fault=ValueError' in line
    assert "Anna" not in line


def test_the_log_takes_no_facts_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="token"):
        note("table-made", token="x")
