"""What a piece is: anybody at the table may ask, and learns what their seat may know."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from comitium.games import GAMES
from tests.server.house import House, Json, Page, open_page, run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("cards") / "data")
    yield opened
    opened.kill()


async def card_of(page: Page, piece: str) -> Json | None:
    answer = await page.ask(type="explain", piece=piece)
    assert answer["type"] == "explained", answer
    card: Json | None = answer["card"]
    return card


def test_a_player_and_a_spectator_may_ask(house: House) -> None:
    async def scene() -> None:
        table, tokens = house.make("Anna", bots=1)
        anna, watcher = await open_page(house, table, tokens[0]), await open_page(house, table, None)
        for page in (anna, watcher):
            await page.until(lambda page: page.update)
        own, seen = await card_of(anna, "row:1"), await card_of(watcher, "row:1@0")

        assert own is not None
        assert seen is not None
        assert own["name"] == seen["name"]  # a revealed tile lies open
        assert own["place"]["name"] == "card-your-row"
        assert seen["place"] == {"name": "card-row-of", "values": {"who": {"seat": 0}, "position": 1}}
        assert own["clauses"]

    run(scene)


@pytest.mark.parametrize("piece", ["no such piece", "row:99", "cell:1;2", "row:1@9", "стол", "@", ":", "card:\u0000"])
def test_of_other_names_nothing_is_known(house: House, piece: str) -> None:
    async def scene() -> None:
        table, tokens = house.make("Anna", bots=1)
        page = await open_page(house, table, tokens[0])
        assert await card_of(page, piece) is None

    run(scene)


@pytest.mark.parametrize("piece", ["", "x" * 101, 7, None])
def test_a_name_is_a_short_text(house: House, piece: object) -> None:
    async def scene() -> None:
        table, tokens = house.make("Anna", bots=1)
        page = await open_page(house, table, tokens[0])
        answer = await page.ask(type="explain", piece=piece)
        assert answer["type"] == "refusal"

    run(scene)


def test_before_the_match_there_are_no_pieces(house: House) -> None:
    async def scene() -> None:
        made = house.post("/api/tables", {"game": "new_romans", "seats": 2, "name": "Anna"}).json()
        page = await open_page(house, made["table"], made["token"])
        answer = await page.ask(type="explain", piece="row:1")
        assert answer["message"]["name"] == "match-not-begun"

    run(scene)


def test_a_sealed_answer_changes_no_card_of_another(house: House) -> None:
    """Asked before and after, and whatever was sealed: the same bytes."""
    told: list[list[str]] = []

    async def scene() -> None:
        for code in ("divide none", "divide 1+4"):
            table, tokens = house.make("Anna", "Boris")
            anna, boris = [await open_page(house, table, token) for token in tokens]
            await anna.until(lambda page: page.is_asked)
            asked = ["sealed@0", "choice@0", "lot:smaller@0", "stack@0", "crystals@0", "domain@0", "takes@0"]
            before = [json.dumps(await card_of(boris, piece)) for piece in asked]
            assert (await anna.decide(code))["type"] == "ack"
            after = [json.dumps(await card_of(boris, piece)) for piece in asked]
            assert before == after
            told.append([after[0], after[1], after[2], after[5]])

    run(scene)
    assert told[0] == told[1]


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_its_glossary(house: House, slug: str) -> None:
    answer = house.get(f"/api/glossary/{slug}")

    assert answer.status_code == 200
    shelves = GAMES[slug].glossary()
    assert [len(shelf["cards"]) for shelf in answer.json()] == [len(shelf.cards) for shelf in shelves]
    assert [shelf["title"]["name"] for shelf in answer.json()] == [shelf.title.name for shelf in shelves]


def test_a_game_that_nobody_knows_has_no_glossary(house: House) -> None:
    assert house.get("/api/glossary/chess").status_code == 409
