"""Tables before and after the match: making, joining, hosting, finding; and what every answer carries."""

from __future__ import annotations

import re
from typing import Any

import pytest

from comitium.games import GAMES
from tests.server.house import House

TABLE = {"game": "new_romans", "seats": 3, "name": "Anna"}


def make(house: House, **wanted: object) -> Any:
    made = house.post("/api/tables", {**TABLE, **wanted})
    assert made.status_code == 201, made.text
    return made.json()


def do(house: House, seated: Any, **act: object) -> Any:
    return house.post(f"/api/tables/{seated['table']}/do", act, seated["token"])


def refused(answer: Any) -> str:
    """The name of the refusal; it is an error for an answer to be anything else."""
    assert answer.status_code >= 400
    message: str = answer.json()["message"]["name"]
    return message


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 6}, "wrong-player-count"),
        ({"options": {"building_order": "random"}}, "no-such-value"),
        ({"options": {"speed": "fast"}}, "no-such-table-option"),
        ({"name": " "}, "name-length"),
        ({"name": "A[1]"}, "name-characters"),
        ({"title": "x" * 50 + "\u202e"}, "name-characters"),
        ({"name": "x" * 41}, "message-unreadable"),
        ({"seats": "three"}, "message-unreadable"),
        ({"colour": "red"}, "message-unreadable"),
        ({"pace": {"kind": "move", "seconds": 1}}, "message-unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, wanted: dict[str, object], why: str) -> None:
    assert refused(house.post("/api/tables", {**TABLE, **wanted})) == why


def test_only_listed_tables_stand_in_the_lobby(house: House) -> None:
    hidden, listed = make(house), make(house, listed=True, title="Thursday")
    gathering = house.get("/api/tables").json()["gathering"]
    ids = [table["id"] for table in gathering]
    assert listed["table"] in ids
    assert hidden["table"] not in ids


def test_people_join_by_name_until_the_table_is_full(house: House) -> None:
    anna = make(house)
    path = f"/api/tables/{anna['table']}/join"
    assert refused(house.post(path, {"name": "Anna"})) == "name-taken"
    assert house.post(path, {"name": "Kolya", "seat": 2}).json()["seat"] == 2
    assert refused(house.post(path, {"name": "Lena", "seat": 2})) == "no-open-seat"
    assert house.post(path, {"name": "Lena"}).json()["seat"] == 1
    assert refused(house.post(path, {"name": "Oleg"})) == "no-open-seat"


def test_the_host_fills_frees_and_begins(house: House) -> None:
    anna = make(house)
    kolya = house.post(f"/api/tables/{anna['table']}/join", {"name": "Kolya"}).json()
    assert refused(do(house, kolya, do="bot", seat=2, bot="greedy")) == "host-only"
    assert refused(do(house, anna, do="bot", seat=1, bot="greedy")) == "seat-taken"
    assert refused(do(house, anna, do="bot", seat=2, bot="oracle")) == "no-such-bot"
    assert refused(do(house, anna, do="begin")) == "seats-open"
    do(house, anna, do="bot", seat=2, bot="greedy")
    do(house, kolya, do="ready", ready=False)
    assert refused(do(house, anna, do="begin")) == "not-ready"
    do(house, kolya, do="ready", ready=True)
    assert refused(do(house, kolya, do="begin")) == "host-only"
    info = do(house, anna, do="begin").json()
    assert info["stage"] == "playing"
    assert info["commitment"]
    assert info["seed"] is None
    assert refused(do(house, anna, do="begin")) == "match-has-begun"
    assert refused(house.post(f"/api/tables/{anna['table']}/join", {"name": "Lena"})) == "match-has-begun"


def test_a_host_who_leaves_hands_the_table_on(house: House) -> None:
    anna = make(house)
    kolya = house.post(f"/api/tables/{anna['table']}/join", {"name": "Kolya"}).json()
    info = do(house, anna, do="leave").json()
    assert [(seat["kind"], seat["host"]) for seat in info["seats"]] == [
        ("open", False),
        ("person", True),
        ("open", False),
    ]
    assert refused(do(house, anna, do="begin")) == "token-unknown"
    assert do(house, kolya, do="open", seat=2).status_code == 200


def test_a_stranger_can_do_nothing_at_a_table(house: House) -> None:
    anna = make(house)
    path = f"/api/tables/{anna['table']}/do"
    for token in (None, "x", "x" * 32, make(house)["token"]):
        assert refused(house.post(path, {"do": "begin"}, token)) == "token-unknown"


def test_a_link_that_leads_nowhere_says_so(house: House) -> None:
    assert refused(house.get("/api/tables/nothing")) == "no-such-table"
    assert refused(house.get("/api/nothing")) == "no-such-page"


def test_the_seed_and_the_file_stay_closed_while_the_match_is_played(house: House) -> None:
    table, tokens = house.make("Anna", "Kolya")
    assert refused(house.get(f"/api/tables/{table}/file", tokens[0])) == "match-not-over"
    assert house.get(f"/api/tables/{table}").json()["seed"] is None


def test_a_table_closed_to_spectators_shows_them_nothing(house: House) -> None:
    table, tokens = house.make("Anna", "Kolya", watching=False)
    assert refused(house.get(f"/api/tables/{table}/at/0")) == "no-spectators"
    assert house.get(f"/api/tables/{table}/at/0?seat=0", tokens[0]).status_code == 200


def test_every_answer_carries_the_strict_headers(house: House) -> None:
    """Those that rule what a page may do are of use with a page only."""
    pages = 0
    for path in ("/", "/t/nothing", "/nothing", "/api/openapi", "/api/games", "/api/nothing", "/api/tables/nothing"):
        headers = house.get(path).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        if headers["content-type"].startswith("text/html"):
            pages += 1
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
    assert pages in (1, 4)  # the client may not be built here


def test_games_texts_and_rules_are_served_in_both_languages(house: House) -> None:
    games = {game["slug"]: game["players"] for game in house.get("/api/games").json()}
    assert list(games) == list(GAMES)
    assert games["new_romans"] == [2, 3, 4, 5]
    for language, word in (("en", "vineyard"), ("ru", "виноградник")):
        assert word in house.get(f"/api/texts/new_romans/{language}").text
        rules = house.get(f"/api/rules/new_romans/{language}").json()
        assert len(rules["sections"]) == 18
        clauses = {clause["id"]: clause for section in rules["sections"] for clause in section["clauses"]}
        assert "| 31 |" in clauses["NR-12.1"]["text"]
        assert clauses["NR-8.7"]["rulings"]
    assert refused(house.get("/api/texts/new_romans/la")) == "no-such-language"


@pytest.mark.parametrize(("language", "word"), [("en", "Rewards"), ("ru", "Награды")])
def test_the_parts_of_a_section_are_named_where_they_begin(house: House, language: str, word: str) -> None:
    rules = house.get(f"/api/rules/sylla/{language}").json()
    clauses = {clause["id"]: clause["text"] for section in rules["sections"] for clause in section["clauses"]}

    assert clauses["SY-8.8"].startswith(f"**{word}.** ")
    assert "#" not in "".join(clauses.values())


def test_the_api_describes_itself(house: House) -> None:
    paths = house.get("/api/openapi/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/join" in paths
    page = house.get("/api/openapi")
    assert page.headers["content-type"].startswith("text/html")
    for path in paths:
        assert path in page.text
    assert "Sit down: a name is enough." in page.text
    assert not re.search(r"<script|<style|style=|https?:", page.text)
    assert set(re.findall(r'href="#(\w+)"', page.text)) <= set(re.findall(r'id="(\w+)"', page.text))


def test_a_table_without_a_host_gets_the_next_person(house: House) -> None:
    anna = make(house)
    do(house, anna, do="leave")
    kolya = house.post(f"/api/tables/{anna['table']}/join", {"name": "Kolya"}).json()
    assert house.get(f"/api/tables/{anna['table']}").json()["seats"][kolya["seat"]]["host"]
