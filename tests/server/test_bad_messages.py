"""Whatever is malformed, oversized, unknown, out of order or too frequent is refused and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from comitium.engine.matchfile import from_text
from comitium.engine.message import Refused
from comitium.games import GAMES
from comitium.server.socket import read
from tests.patience import PATIENCE
from tests.server.house import House, open_page, run

STRANGE: list[str | bytes] = [
    "",
    "nonsense",
    "{}",
    "[]",
    "null",
    '{"type": "nothing"}',
    '{"type": "hello", "token": null}',
    '{"type": "decide"}',
    '{"type": "decide", "id": "a", "ask": "1", "code": "divide 1"}',
    '{"type": "decide", "id": "a", "ask": -1, "code": "divide 1"}',
    '{"type": "decide", "id": "a", "ask": 1, "code": ""}',
    '{"type": "decide", "id": "a", "ask": 1, "code": "divide 1", "seat": 1}',
    '{"type": "say", "id": "a", "text": ""}',
    '{"type": "decide", "id": "a", "ask": 1, "code": "' + "x" * 300 + '"}',
    "[" * 1000,
    '{"x":' + "[" * 4000,
    b'{"type": "decide"}',
    b"\xff\xfe",
    "x" * 5000,
]


def test_strange_messages_are_refused_and_change_nothing(house: House) -> None:
    async def nonsense() -> None:
        table, tokens = house.make("Anna", "Kolya")
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.update)
        before = page.update["seq"], page.update["view"]
        for text in STRANGE:
            await page.socket.send(text)
            message = await page.hear()
            assert message["type"] == "refusal", text
        answer = await page.decide("divide 1+2+3")
        assert (answer["message"]["name"], answer["clause"]) == ("smaller-lot-too-large", "NR-1.8")
        second = await open_page(house, table, tokens[0])
        await second.until(lambda second: second.update)
        assert (second.update["seq"], second.update["view"]) == before
        assert "RecursionError" not in house.complaints.read_text()

    run(nonsense)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"\xff\xfe", 400),
        (b"[" * 16_000, 400),
        (b'{"game": "new_romans", "seats": 2, "name": "\\ud800"}', 400),
        (b'{"game": "new_romans", "seats": ' + b"9" * 5000 + b', "name": "Anna"}', 400),
        (b'{"game": "' + b"x" * 20_000 + b'"}', 413),
    ],
)
def test_strange_requests_are_refused_in_words(house: House, body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"http://{house.address}/api/tables", content=body, headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["message"]["name"]) == (status, "message-unreadable")


async def status_of(house: House, path: str, *headers: bytes) -> int:
    """Of a request that no library would write."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    lines = [f"GET {path} HTTP/1.1".encode(), *headers, b"Connection: close", b"", b""]
    writer.write(b"\r\n".join(lines))
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return int(answer.split(b" ", 2)[1])


PATHS = ["/", "/metrics", "/health", "/nowhere", "/api/nowhere", "/assets/nothing", "/api/openapi", "/%ff", "//[/"]
NAMES = [b"[", b"]", b"[::1", b"rome:ostia", b"[x]:9999999", b"127.0.0.1:99999999", b"\xff", b"", b"a@b", b"//"]


def test_what_a_stranger_calls_the_house_is_never_a_fault_of_it(house: House) -> None:
    async def visit() -> None:
        for path in PATHS:
            found = {name: await status_of(house, path, b"Host: " + name) for name in NAMES}
            assert {name: status for name, status in found.items() if status >= 500} == {}, path

    run(visit)
    assert " error " not in house.complaints.read_text()


@pytest.mark.parametrize(
    "header",
    [
        b"Origin: http://[",
        b"X-Forwarded-For: [",
        b"X-Forwarded-For: \xff, ,",
        b"X-Forwarded-Proto: [\xff",
        b"Authorization: Bearer \xff",
        b"Accept: \xff;q=x",
        b"Cookie: \xff=\xff",
        b"Accept-Encoding: \xff",
    ],
)
def test_no_header_is_a_fault_of_the_house(house: House, header: bytes) -> None:
    async def visit() -> None:
        for path in ("/", "/metrics", "/api/tables", "/nowhere"):
            assert await status_of(house, path, b"Host: rome", header) < 500, path

    run(visit)
    assert " error " not in house.complaints.read_text()


def test_no_number_is_too_large_to_be_refused(house: House) -> None:
    async def visit() -> None:
        table, _ = house.make("Anna", "Kolya")
        for number in ("9" * 30, "9" * 5000, "-" + "9" * 30):
            for where in (f"at/{number}", f"at/0?seat={number}"):
                assert 400 <= await status_of(house, f"/api/tables/{table}/{where}", b"Host: rome") < 500, where

    run(visit)
    assert " error " not in house.complaints.read_text()


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/" + "x" * 300, "/assets/..%2f..%2fapp.py", "/api/tables/%00"])
def test_what_can_be_no_name_is_not_found(house: House, path: str) -> None:
    assert house.get(path).status_code == 404


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200) | st.binary(max_size=200))
def test_no_text_breaks_the_reader(data: str | bytes) -> None:
    with contextlib.suppress(Refused):
        assert read(data) is not None


def test_the_first_message_must_be_a_greeting(house: House) -> None:
    async def rude() -> None:
        table, tokens = house.make("Anna", "Kolya")
        page = await open_page(house, table, tokens[0] + "x")
        assert (await page.hear())["message"]["name"] == "token-unknown"
        with pytest.raises(ConnectionClosed):
            await page.hear()

    run(rude)


def test_a_token_of_one_table_opens_no_other(house: House) -> None:
    async def lost() -> None:
        _, tokens = house.make("Anna", "Kolya")
        other, _ = house.make("Lena", "Oleg")
        page = await open_page(house, other, tokens[0])
        assert (await page.hear())["message"]["name"] == "token-unknown"

    run(lost)


def test_spectators_cannot_act(house: House) -> None:
    async def looking_on() -> None:
        table, _ = house.make("Anna", "Kolya")
        page = await open_page(house, table, None)
        await page.until(lambda page: page.update)
        answer = await page.ask(type="decide", ask=1, code="divide 1")
        assert answer["message"]["name"] == "spectators-look-on"
        assert (await page.ask(type="say", text="hello"))["message"]["name"] == "spectators-listen"

    run(looking_on)


def test_a_page_of_another_site_is_turned_away(house: House) -> None:
    async def foreign() -> None:
        table, tokens = house.make("Anna", "Kolya")
        for origin in ("https://elsewhere.example", "null", "http://[::1"):
            with pytest.raises(InvalidStatus):
                await open_page(house, table, tokens[0], origin=origin)
        friend = await open_page(house, table, tokens[0], origin=f"http://{house.address}")
        await friend.until(lambda friend: friend.update)
        assert "ValueError" not in house.complaints.read_text()

    run(foreign)


def test_a_page_that_vanishes_before_it_says_who_it_is_is_no_fault(house: House) -> None:
    async def shy() -> None:
        table, _ = house.make("Anna", "Kolya")
        for text in ("x" * 9000, None):  # thrown out, or gone by itself
            socket = await connect(f"ws://{house.address}/api/tables/{table}/socket")
            if text is not None:
                await socket.send(text)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            socket.transport.abort()
        page = await open_page(house, table, None)
        await page.until(lambda page: page.update)
        assert "Disconnect" not in house.complaints.read_text()

    run(shy)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_another_site_can_make_a_browser_send_makes_no_table(house: House, kind: str) -> None:
    body = b'{"game": "new_romans", "seats": 2, "name": "Anna", "listed": true, "title": "smuggled"}'
    answer = httpx.post(f"http://{house.address}/api/tables", content=body, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["message"]["name"]) == (415, "not-json")
    assert "smuggled" not in house.get("/api/tables").text


@pytest.mark.parametrize(
    "headers", [{"origin": "https://elsewhere.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
def test_a_page_of_another_site_makes_no_table(house: House, headers: dict[str, str]) -> None:
    body = {"game": "new_romans", "seats": 2, "name": "Anna"}
    answer = httpx.post(f"http://{house.address}/api/tables", json=body, headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["message"]["name"]) == (403, "other-site")
    own = {"origin": f"http://{house.address}", "sec-fetch-site": "same-origin"}
    assert httpx.post(f"http://{house.address}/api/tables", json=body, headers=own, timeout=PATIENCE).is_success


def test_a_flood_is_slowed_down(house: House) -> None:
    async def flood() -> None:
        table, tokens = house.make("Anna", "Kolya")
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.update)
        for _ in range(100):
            await page.send(type="ping")
        answers = [await page.hear() for _ in range(100)]
        refused = [answer for answer in answers if answer["type"] == "refusal"]
        assert len(refused) > 20
        assert {answer["message"]["name"] for answer in refused} == {"too-fast"}
        for number in range(80):
            await page.send(type="say", id=f"s{number}", text="")
        wanted = {f"s{number}" for number in range(80)}
        await page.until(lambda page: wanted <= page.answers.keys())  # what is refused unheard is answered by its id

    run(flood)


def test_chat_is_passed_on_as_plain_text(house: House) -> None:
    async def talk() -> None:
        table, tokens = house.make("Anna", "Kolya")
        anna, kolya = [await open_page(house, table, token) for token in tokens]
        await kolya.until(lambda kolya: kolya.update)
        await anna.ask(type="say", text="<script>alert(1)</script>\u0007")
        await kolya.until(lambda kolya: kolya.chat)
        assert kolya.chat[0]["text"] == "<script>alert(1)</script>"
        assert kolya.chat[0]["name"] == "Anna"

    run(talk)


@pytest.mark.parametrize("seed", [7, 8, 9])
def test_clients_that_double_drop_and_shuffle_their_messages_agree_in_the_end(house: House, seed: int) -> None:
    """Duplicates, stale questions, lost connections: the record stays one line per decision."""

    async def chaos() -> None:
        table, tokens = house.make("Anna", "Kolya", "Lena")
        rng = random.Random(seed)
        pages = [await open_page(house, table, token) for token in tokens]
        ever = list(pages)
        done = [False] * 3
        sent: list[list[dict[str, Any]]] = [[], [], []]
        while not all(done):
            seat = rng.randrange(3)
            page = pages[seat]
            await page.until(lambda page: page.update)
            if page.update.get("result"):
                done[seat] = True
                continue
            if rng.random() < 0.05:
                page.socket.transport.abort()
                pages[seat] = page = await open_page(house, table, tokens[seat])
                ever.append(page)
                await page.until(lambda page: page.update)
            if sent[seat] and rng.random() < 0.2:
                await page.send(**rng.choice(sent[seat]))
            if page.is_asked:
                message = {
                    "type": "decide",
                    "id": f"{seat}-{len(sent[seat])}",
                    "ask": page.asked["ask"],
                    "code": rng.choice(page.asked["options"])["code"],
                }
                sent[seat].append(message)
                for _ in range(rng.choice([1, 1, 2])):
                    await page.send(**message)
            for _ in range(rng.randrange(4)):
                try:
                    await asyncio.wait_for(page.hear(), 0.02)
                except TimeoutError:
                    break
        results = [page.update["result"] for page in pages]
        assert results[0] == results[1] == results[2]

        lines = from_text(house.get(f"/api/tables/{table}/file").text, GAMES).lines
        answers = [answer for page in ever for answer in page.answers.values()]
        told = {answer["id"]: answer["seq"] for answer in answers if answer["type"] == "ack"}
        assert len(set(told.values())) == len(told)
        for seat, messages in enumerate(sent):
            unused = iter(messages)
            for line in lines:
                if line.seat == seat:  # every line is one message, in the order in which they were first sent
                    assert any(message["code"] == line.code for message in unused)
            for message in messages:
                if message["id"] in told:
                    assert (lines[told[message["id"]]].seat, lines[told[message["id"]]].code) == (seat, message["code"])

    run(chaos)
