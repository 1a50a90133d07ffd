"""The rules ledger holds together: clauses, rulings and examples, in both languages, in the code and in the tests.

A test cites the clauses it proves in its docstring; it should fail if the rule were wrong, which only
its author can promise. That no clause is forgotten, and none invented, is promised here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from comitium.engine.match import Player, new_match
from comitium.games import GAMES
from comitium.text import LANGUAGES

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "comitium"
CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\*(.*?)(?=^\*\*[A-Z]+-\d|^## |\Z)", re.MULTILINE | re.DOTALL)
SECTION = re.compile(r"^## (\d+)\. ", re.MULTILINE)
RULING = re.compile(r"^\*\*(\d+)\. ", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
CITED_SECTION = re.compile(r"\b([A-Z]{2})-(\d+)\b(?!\.\d)")
CITED_RULING = re.compile(r"\brulings? (\d+)")
EXAMPLE = re.compile(r"^Example (\d+):", re.MULTILINE)

every_game = pytest.mark.parametrize("slug", GAMES)


def ledger(slug: str, page: str, language: str = "en") -> str:
    return (SOURCES / "games" / slug / "ledger" / f"{page}.{language}.md").read_text(encoding="utf-8")


def clauses(slug: str, language: str = "en") -> dict[str, str]:
    """The text of every clause by its number, in the order of the ledger."""
    return dict(CLAUSE.findall(ledger(slug, "rules", language)))


def game_sources(slug: str) -> list[Path]:
    places = [SOURCES / "games" / slug, ROOT / "tests" / "games" / slug]
    return [path for place in places for path in place.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]


def docstrings(slug: str) -> Iterator[tuple[str, str]]:
    """Every test of a game with what it says of itself."""
    for path in sorted((ROOT / "tests" / "games" / slug).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}: {node.name}", ast.get_docstring(node) or ""


def cited_in(paths: list[Path]) -> dict[str, str]:
    """Every clause named in these files, with a file that names it."""
    return {clause: path.name for path in paths for clause in CITED.findall(path.read_text(encoding="utf-8"))}


@every_game
def test_every_clause_belongs_to_the_game_and_stands_in_its_section(slug: str) -> None:
    text = ledger(slug, "rules")
    numbered = re.findall(r"^## (\d+)\. |^\*\*([A-Z]+)-(\d+)\.(\d+)\*\*", text, re.MULTILINE)
    section, last = 0, 0
    for heading, prefix, its_section, number in numbered:
        if heading:
            assert int(heading) == section + 1
            section, last = section + 1, 0
        else:
            assert (prefix, int(its_section), int(number)) == (GAMES[slug].prefix, section, last + 1)
            last += 1
    assert len(clauses(slug)) == sum(not heading for heading, *_ in numbered) > 0


@every_game
def test_every_clause_is_cited_by_a_test(slug: str) -> None:
    cited = {clause for _, text in docstrings(slug) for clause in CITED.findall(text)}

    assert [clause for clause in clauses(slug) if clause not in cited] == []


@every_game
def test_every_test_of_a_rule_cites_a_clause(slug: str) -> None:
    uncited = [test for test, text in docstrings(slug) if not CITED.search(text)]

    other = ("test_recorded_matches", "test_cards")  # of records and of words; cards name their clauses themselves
    assert [test for test in uncited if not test.startswith(other)] == []


@every_game
def test_every_clause_cited_exists(slug: str) -> None:
    """In code, refusals, log, score sheets, data, texts and tests."""
    cited = cited_in(game_sources(slug))

    assert {clause: file for clause, file in cited.items() if clause not in clauses(slug)} == {}


def test_every_clause_cited_outside_the_games_exists() -> None:
    known = {clause for slug in GAMES for clause in clauses(slug)}
    paths = [path for path in SOURCES.rglob("*.py") if SOURCES / "games" not in path.parents]
    prefixes = {game.prefix for game in GAMES.values()}
    cited = {clause: file for clause, file in cited_in(paths).items() if clause.split("-")[0] in prefixes}

    assert {clause: file for clause, file in cited.items() if clause not in known} == {}


@every_game
def test_every_question_log_line_and_score_line_leads_to_a_clause(slug: str) -> None:
    game, known = GAMES[slug], clauses(slug)
    for number in range(2):
        rng = Random(number)
        match = new_match(game, [Player(f"P{seat}") for seat in range(game.players[-1 - number])], seed=str(number))
        while match.state.result is None:
            g = match.state
            seat = rng.choice(g.waiting())
            question = g.question(seat)
            assert question is not None
            assert question.clause in known, question.line
            for closed in g.closed(seat):
                assert closed.refusal.clause in known, closed.refusal
            match.play(seat, g.random_option(seat, rng))
        for entry in match.state.log:
            assert entry.clause in known, entry.message()
        for line in [line for sheet in match.state.result.sheets for line in sheet.lines]:
            assert line.clause in known, line.source
        assert match.state.result.decided_by.clause in known


@every_game
def test_every_section_cited_exists(slug: str) -> None:
    sections = SECTION.findall(ledger(slug, "rules"))
    for path in game_sources(slug):
        for prefix, section in CITED_SECTION.findall(path.read_text(encoding="utf-8")):
            assert prefix != GAMES[slug].prefix or section in sections, f"{path.name}: {prefix}-{section}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["rules", "rulings", "examples"])
def test_the_ledger_cites_only_what_exists(slug: str, page: str, language: str) -> None:
    text = ledger(slug, page, language)

    assert [clause for clause in CITED.findall(text) if clause not in clauses(slug)] == []


@every_game
def test_every_ruling_cited_exists(slug: str) -> None:
    """In the rules and examples, in the code and in the tests."""
    rulings = RULING.findall(ledger(slug, "rulings"))
    texts = [path.read_text(encoding="utf-8") for path in game_sources(slug)]
    texts.extend(ledger(slug, page) for page in ("rules", "rulings", "examples"))

    assert rulings == [str(number) for number in range(1, len(rulings) + 1)]
    assert [number for text in texts for number in CITED_RULING.findall(text) if number not in rulings] == []


@every_game
def test_both_languages_have_the_same_clauses(slug: str) -> None:
    """In the same order, with the same numbers, clauses and rulings inside each."""
    english, russian = clauses(slug, "en"), clauses(slug, "ru")

    assert list(english) == list(russian)
    for clause, text in english.items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", russian[clause])), clause
        assert "`" in russian[clause] or "`" not in text, clause


@every_game
def test_both_languages_have_the_same_sections_rulings_and_examples(slug: str) -> None:
    for page, entry in (("rules", SECTION), ("rulings", RULING), ("examples", SECTION)):
        english, russian = (ledger(slug, page, language) for language in ("en", "ru"))
        assert entry.findall(english) == entry.findall(russian) != []
        assert CITED.findall(english) == CITED.findall(russian)


@every_game
def test_every_example_has_a_test(slug: str) -> None:
    """A test names the example it plays as `Example 3:` at the head of its docstring."""
    examples = SECTION.findall(ledger(slug, "examples"))
    played = {number for _, text in docstrings(slug) for number in EXAMPLE.findall(text)}

    assert played == set(examples)


@pytest.mark.parametrize("slug", [page.parent.name for page in sorted((ROOT / "docs/rules").glob("*/rulings.md"))])
def test_the_page_of_doubtful_clauses_counts_the_rulings_and_names_what_exists(slug: str) -> None:
    """`docs/rules/<game>/rulings.md` is written by hand; a new ruling has to be counted and looked at there."""
    page = (ROOT / "docs" / "rules" / slug / "rulings.md").read_text(encoding="utf-8")
    rulings = RULING.findall(ledger(slug, "rulings"))
    links = re.findall(r"\(rules\.en\.md#(?:ruling-(\d+)|([a-z]{2}-\d+\.\d+))\)", page)

    assert f"The {in_words(len(rulings))} rulings" in page
    assert [number for number, _ in links if number and number not in rulings] == []
    assert [clause for _, clause in links if clause and clause.upper() not in clauses(slug)] == []


def in_words(number: int) -> str:
    small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    names = [*small.split(), "seventeen", "eighteen", "nineteen"]
    tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    if number < len(names):
        return names[number]
    return tens[number // 10 - 2] + (f"-{names[number % 10]}" if number % 10 else "")
