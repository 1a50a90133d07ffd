"""Matches over real sockets: whole ones, broken off ones, and ones disturbed in every way."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from comitium.engine.matchfile import from_text
from comitium.games import GAMES
from comitium.server.store import connect
from tests.patience import PATIENCE
from tests.server.house import House, Json, Page, open_page, run


def test_two_people_a_bot_and_a_spectator_reach_the_end(house: House) -> None:
    async def evening() -> None:
        table, tokens = house.make("Anna", "Kolya", bots=1)
        pages = [await open_page(house, table, token) for token in [*tokens, None]]
        rng = random.Random(1)
        await asyncio.gather(*[page.play(rng) for page in pages])

        results = [page.update["result"] for page in pages]
        assert results[0] == results[1] == results[2]
        assert [entry["message"] for entry in pages[0].entries] == [entry["message"] for entry in pages[2].entries]
        assert pages[2].asked == {}
        for page in pages:  # that the table is over comes after what ended it
            await page.until(lambda page: page.table["stage"] == "over")
            over = next(at for at, frame in enumerate(page.frames) if '"stage":"over"' in frame)
            assert json.loads(page.frames[over - 1]).get("result") is not None

        info = house.get(f"/api/tables/{table}").json()
        assert info["stage"] == "over"
        match = from_text(house.get(f"/api/tables/{table}/file").text, GAMES)
        assert match.header.seed == info["seed"]
        assert match.header.commitment == info["commitment"]
        assert [sheet.total for sheet in match.state.result.sheets] == [
            sheet["total"] for sheet in results[0]["sheets"]
        ]

    run(evening)


def test_killing_the_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def interrupted() -> None:
        table, tokens = house.make("Anna", "Kolya")
        rng = random.Random(2)
        for crash in range(3):
            pages = [await open_page(house, table, token) for token in tokens]
            # Kolya plays until the crash, because Anna may have to wait for him.
            limits = [10 + crash, 10_000]
            tasks = [asyncio.create_task(page.play(rng, limit)) for page, limit in zip(pages, limits, strict=True)]
            await tasks[0]
            known = max(answer["seq"] for page in pages for answer in page.answers.values() if answer["type"] == "ack")
            house.kill()
            await asyncio.gather(*tasks, return_exceptions=True)
            house.open()
            page = await open_page(house, table, tokens[0])
            await page.until(lambda page: page.update)
            assert page.update["seq"] > known
            assert [entry["line"] for entry in page.entries] == sorted(entry["line"] for entry in page.entries)
        pages = [await open_page(house, table, token) for token in tokens]
        await asyncio.gather(*[page.play(rng) for page in pages])
        assert from_text(house.get(f"/api/tables/{table}/file").text, GAMES).state.result is not None

    try:
        run(interrupted)
    finally:
        house.kill()


def test_ctrl_c_closes_the_house_without_a_word(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def bots_are_at_work() -> None:
        table, tokens = house.make("Anna", bots=2)
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.update.get("waiting") == [0])

    try:
        run(bots_are_at_work)
        assert house.interrupt() == 0
        assert {line.split()[1] for line in house.complaints.read_text().splitlines()} == {"info"}
    finally:
        house.kill()


def test_a_decision_sent_again_after_a_crash_counts_once(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def doubled() -> None:
        table, tokens = house.make("Anna", "Kolya")
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.is_asked)
        message = {"type": "decide", "id": "once", "ask": page.asked["ask"], "code": "divide none"}
        await page.send(**message)
        await page.until(lambda page: "once" in page.answers)
        house.kill()
        house.open()

        again = await open_page(house, table, tokens[0])
        await again.until(lambda again: again.update)
        await again.send(**message)
        await again.until(lambda again: "once" in again.answers)
        assert again.answers["once"] == page.answers["once"]
        assert again.update["seq"] == 1

    try:
        run(doubled)
    finally:
        house.kill()


def test_a_late_answer_is_refused_and_the_present_question_sent(house: House) -> None:
    async def late() -> None:
        table, tokens = house.make("Anna", "Kolya")
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.is_asked)
        old = page.asked["ask"]
        await page.decide("divide 1")
        refusal = await page.ask(type="decide", ask=old, code="divide 2")
        assert refusal["type"] == "refusal"
        assert refusal["message"]["name"] == "stale-question"
        await page.until(lambda page: page.update.get("asked"))
        assert page.update["seq"] == 1

    run(late)


def test_undo_over_the_socket(house: House) -> None:
    """NR-8.7: the last tile laid comes back to the hand; the log is told anew."""

    async def second_thoughts() -> None:
        table, tokens = house.make("Anna", "Kolya")
        anna, kolya = [await open_page(house, table, token) for token in tokens]
        for page in (anna, kolya):
            await page.until(lambda page: page.is_asked)
            await page.decide("divide 1")
        for page in (anna, kolya):
            await page.until(lambda page: page.is_asked)
            await page.decide("take larger")
        await anna.until(lambda anna: anna.is_asked)
        assert not anna.update["undo"]["open"]
        held = len(anna.update["view"]["players"][0]["hand"])
        await anna.decide(anna.asked["options"][0]["code"])
        await anna.until(lambda anna: anna.update["undo"]["open"])
        told = len(anna.entries)
        answer = await anna.ask(type="undo", ask=anna.update["ask"])
        assert answer["type"] == "ack"
        await anna.until(lambda anna: len(anna.update["view"]["players"][0]["hand"]) == held)
        assert len(anna.entries) == told - 1
        await kolya.until(lambda kolya: kolya.update["seq"] == anna.update["seq"])
        assert kolya.entries == anna.entries

    run(second_thoughts)


def test_sealed_answers_reach_nobody_before_all_are_in(house: House) -> None:
    """NR-6.7, NR-15.5: others learn that a player is ready, and not a byte more."""

    async def sealed() -> None:
        table, tokens = house.make("Anna", "Kolya")
        anna, kolya = [await open_page(house, table, token) for token in tokens]
        watcher = await open_page(house, table, None)
        for page in (anna, kolya, watcher):
            await page.until(lambda page: page.update)
        before = {id(page): public(page) for page in (kolya, watcher)}
        await anna.decide("divide 2+4")
        for page in (kolya, watcher):
            await page.until(lambda page: page.update["seq"] == 1)
            assert public(page) == before[id(page)]
            assert page.update["waiting"] == [1]
            assert page.update["own"] in (None, {"answer": None})
        assert anna.update["own"] == {"answer": "divide 2+4"}

    run(sealed)


def public(page: Page) -> Json:
    """All that a page shows, but who is ready."""
    view = page.update["view"]
    players = [{key: value for key, value in player.items() if key != "ready"} for player in view["players"]]
    return {"view": {**view, "players": players}, "entries": page.entries, "scores": page.update["scores"]}


def test_no_frame_holds_the_seed_or_a_token_of_another(house: House) -> None:
    async def listening() -> None:
        table, tokens = house.make("Anna", "Kolya", bots=1)
        pages = [await open_page(house, table, token) for token in tokens]
        rng = random.Random(3)
        await asyncio.gather(*[page.play(rng) for page in pages])
        seed = house.get(f"/api/tables/{table}").json()["seed"]
        for page in pages:
            during = [frame for frame in page.frames if '"stage":"over"' not in frame]
            assert len(during) > 50
            assert not any(seed in frame for frame in during)
            assert not any(token in frame for frame in page.frames for token in tokens)

    run(listening)


def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    async def away() -> None:
        table, tokens = house.make("Anna", "Kolya")
        kolya = await open_page(house, table, tokens[1])
        house.post(f"/api/tables/{table}/do", {"do": "bot", "seat": 0, "bot": "chance"}, tokens[0])
        await kolya.until(lambda kolya: kolya.update and kolya.update["waiting"] == [1])
        assert kolya.table["seats"][0]["bot"] == "chance"
        back = house.post(f"/api/tables/{table}/do", {"do": "take"}, tokens[0]).json()
        assert back["seats"][0]["bot"] is None
        assert back["seats"][0]["name"] == "Anna"

    run(away)


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(house: House) -> None:
    def let_play(table: str, seat: int, token: str) -> Json:
        answer: Json = house.post(f"/api/tables/{table}/do", {"do": "bot", "seat": seat, "bot": "chance"}, token).json()
        return answer

    async def away() -> None:
        table, tokens = house.make("Anna", "Kolya", "Oleg")
        kolya = await open_page(house, table, tokens[1])
        await kolya.until(lambda kolya: kolya.update)
        assert let_play(table, 2, tokens[1])["message"]["name"] == "host-only"
        assert let_play(table, 1, tokens[0])["message"] == {"name": "player-is-here", "values": {"player": "Kolya"}}
        assert let_play(table, 2, tokens[0])["seats"][2]["bot"] == "chance"
        await kolya.until(lambda kolya: kolya.update["waiting"] == [0, 1])
        back = house.post(f"/api/tables/{table}/do", {"do": "take"}, tokens[2]).json()
        assert back["seats"][2]["bot"] is None

        table, tokens = house.make("Anna", "Kolya", pace={"kind": "move", "seconds": 600, "flag": "bot"})
        assert let_play(table, 1, tokens[0])["message"]["name"] == "flag-decides"

    run(away)


def test_a_fallen_flag_brings_a_bot(house: House) -> None:
    async def slow() -> None:
        table, tokens = house.make("Anna", "Kolya", pace={"kind": "move", "seconds": 5, "flag": "bot"})
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.update)
        assert [clock["running"] for clock in page.update["clocks"]] == [True, True]
        await page.until(lambda page: all(seat["bot"] == "greedy" for seat in page.table["seats"]))
        await page.until(lambda page: page.update["seq"] >= 2)

    run(slow)


def test_at_a_table_where_nothing_happens_at_the_flag_nothing_happens(tmp_path: Path) -> None:
    """Also when the time ran out long before the server came back."""
    house = House(tmp_path)

    async def patient() -> None:
        table, tokens = house.make("Anna", "Kolya", pace={"kind": "bank", "seconds": 10, "flag": "nothing"})
        house.kill()
        house_ran_on(house, 100.0)
        house.open()
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.is_asked)
        assert [clock["left"] for clock in page.update["clocks"]] == [0, 0]
        assert (await page.decide("divide 1"))["type"] == "ack"
        assert [seat["bot"] for seat in page.table["seats"]] == [None, None]

    try:
        run(patient)
    finally:
        house.kill()


def test_clocks_stand_still_while_the_server_is_away(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def interrupted() -> None:
        table, tokens = house.make("Anna", "Kolya", pace={"kind": "bank", "seconds": 600, "increment": 7})
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.is_asked)
        await page.decide("divide 1")
        before = [clock["left"] for clock in page.update["clocks"]]
        house.kill()
        made_long_ago(house, 5000.0)
        house.open()
        again = await open_page(house, table, tokens[0])
        await again.until(lambda again: again.update)
        clocks = again.update["clocks"]
        assert [clock["running"] for clock in clocks] == [False, True]
        assert abs(clocks[0]["left"] - before[0]) < 6000  # the server notes every 5 seconds that it lives
        assert before[1] - PATIENCE * 1000 < clocks[1]["left"] <= 600_000

    try:
        run(interrupted)
    finally:
        house.kill()


def made_long_ago(house: House, seconds: float) -> None:
    """By the clock on the wall all this was so much earlier, and the server away since."""
    db = connect(house.data / "comitium.db")
    db.execute("UPDATE tables SET began = began - ?", (seconds,))
    db.execute("UPDATE lines SET at = at - ?", (seconds,))
    db.close()


def house_ran_on(house: House, seconds: float) -> None:
    """As if the server had been there so much longer after all that is on record."""
    db = connect(house.data / "comitium.db")
    db.execute("UPDATE life SET house = house + ?", (seconds,))
    db.close()


def test_a_rematch_is_the_same_table_with_open_seats(house: House) -> None:
    async def again() -> None:
        table, tokens = house.make("Anna", "Kolya", bots=1, title="Thursday", options={"building_order": "owner"})
        path = f"/api/tables/{table}/do"
        assert house.post(path, {"do": "rematch"}, tokens[0]).json()["message"]["name"] == "match-not-over"
        pages = [await open_page(house, table, token) for token in tokens]
        await asyncio.gather(*[page.play(random.Random(5)) for page in pages])

        rematch = house.post(path, {"do": "rematch"}, tokens[1]).json()["rematch"]
        assert house.post(path, {"do": "rematch"}, tokens[0]).json()["rematch"] == rematch
        await pages[0].until(lambda page: page.table["rematch"] == rematch)
        made = house.get(f"/api/tables/{rematch}").json()
        assert (made["stage"], made["title"], made["options"]["building_order"]) == ("gathering", "Thursday", "owner")
        assert [(seat["kind"], seat["bot"]) for seat in made["seats"]] == [
            ("open", None),
            ("open", None),
            ("bot", "chance"),
        ]
        kolya = house.post(f"/api/tables/{rematch}/join", {"name": "Kolya"}).json()
        house.post(f"/api/tables/{rematch}/join", {"name": "Anna"})
        begun = house.post(f"/api/tables/{rematch}/do", {"do": "begin"}, kolya["token"]).json()
        assert begun["stage"] == "playing"
        assert begun["commitment"] != house.get(f"/api/tables/{table}").json()["commitment"]

    run(again)


def test_a_hint_is_an_open_choice_and_only_where_the_table_allows_it(house: House) -> None:
    async def stuck() -> None:
        for hints in (True, False):
            table, tokens = house.make("Anna", "Kolya", hints=hints)
            page = await open_page(house, table, tokens[0])
            await page.until(lambda page: page.is_asked)
            answer = await page.ask(type="hint")
            if hints:
                assert answer["code"] in [option["code"] for option in page.asked["options"]]
                await page.decide(answer["code"])
                assert (await page.ask(type="hint"))["message"]["name"] == "no-hint-now"
            else:
                assert answer["message"]["name"] == "no-hints-here"

    run(stuck)


def test_every_moment_can_be_replayed_as_a_seat_saw_it(house: House) -> None:
    async def again() -> None:
        table, tokens = house.make("Anna", "Kolya")
        pages = [await open_page(house, table, token) for token in tokens]
        for page in pages:
            await page.until(lambda page: page.is_asked)
        await pages[1].decide("divide 3")
        unseen = house.get(f"/api/tables/{table}/at/1?seat=0", tokens[0]).json()
        assert unseen["code"] == ""
        assert house.get(f"/api/tables/{table}/at/1?seat=1", tokens[1]).json()["code"] == "divide 3"
        assert house.get(f"/api/tables/{table}/at/1?seat=1", tokens[0]).status_code == 403
        assert house.get(f"/api/tables/{table}/at/2", tokens[0]).status_code == 409

        rng = random.Random(4)
        await asyncio.gather(*[page.play(rng) for page in pages])
        lines = house.get(f"/api/tables/{table}/moments").json()["lines"]
        last = house.get(f"/api/tables/{table}/at/{lines}?seat=1").json()
        assert last["view"] == pages[0].update["view"]
        assert last["result"] == pages[0].update["result"]

    run(again)


def test_a_page_whose_seat_was_freed_hears_and_does_nothing_more(house: House) -> None:
    async def dismissed() -> None:
        made = house.post("/api/tables", {"game": "new_romans", "seats": 2, "name": "Anna"}).json()
        table = made["table"]
        kolya = house.post(f"/api/tables/{table}/join", {"name": "Kolya"}).json()
        page = await open_page(house, table, kolya["token"])
        await page.until(lambda page: page.table)
        house.post(f"/api/tables/{table}/do", {"do": "open", "seat": 1}, made["token"])
        with pytest.raises(ConnectionClosed):
            await page.until(lambda _page: False)
        house.post(f"/api/tables/{table}/join", {"name": "Lena"})
        again = await open_page(house, table, kolya["token"])
        assert (await again.hear())["message"]["name"] == "token-unknown"

    run(dismissed)
