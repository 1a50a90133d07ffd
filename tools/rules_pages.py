"""The rules pages `docs/rules/<game>/rules.<language>.md`, made from each game's ledger, tables and texts.

    python tools/rules_pages.py

Every clause gets an anchor; a ruling is folded below the first clause it names, the others link to it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from comitium.engine.game import Game
from comitium.engine.message import Message
from comitium.games import GAMES
from comitium.text import LANGUAGES, Speaker

PAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "rules"

SECTION: Final = re.compile(r"## (\d+)\. (.+)")
CLAUSE: Final = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
CLAUSE_BEGINS: Final = re.compile(r"\*\*([A-Z]{2}-\d+\.\d+)\*\* (.+)", re.DOTALL)
RULING: Final = re.compile(r"\*\*(\d+)\. (.+?)\.?\*\* (.+)", re.DOTALL)
RULING_NAMED: Final = re.compile(r"\b(ruling|решение) (\d+)")
SECTION_NAMED: Final = re.compile(r"\b(section|глава) (\d+)")
BRACKET_ENDS: Final = re.compile(r"\(((?:ruling \d+|решение \d+|[A-Z]{2}-\d+\.\d+|, )+)\)(\.?)$")
EXAMPLE_NAMED: Final = re.compile(r"\b(examples?|пример\w*) (\d+)")


@dataclass(frozen=True)
class Words:
    """What the pages say beside the ledger."""

    made: str
    other: str
    note: str
    contents: str
    ruling: str
    clauses: str  # the word before the clauses that a ruling is about
    components: str
    marks: str
    examples: str
    yes: str
    no: str


WORDS: Final = {
    "en": Words(
        made="Made by tools/rules_pages.py from the ledger: edit that.",
        other="[По-русски](rules.ru.md)",
        note="These are the rules as Comitium plays them, in our own words and numbered by us. They are no publisher's "
        "text and do not replace the rulebook; the name of the game belongs to its owners. Where the rulebook leaves "
        "a doubt, a ruling folded below the clause says what we decided and why.",
        contents="Contents",
        ruling="Ruling",
        clauses="Clauses:",
        components="Component tables",
        marks="*Printed* means: stated in the rulebook. *Published*: found in reviews or publishers' descriptions. "
        "*Reconstructed*: worked out by us, because the pictures that show it were not at hand.",
        examples="Worked examples",
        yes="yes",
        no="no",
    ),
    "ru": Words(
        made="Собрано программой tools/rules_pages.py из пунктов правил: изменения вносите туда.",
        other="[In English](rules.en.md)",
        note="Это правила, по которым играет Comitium, изложенные нашими словами и с нашей нумерацией. Это не текст "
        "издателя, и книгу правил они не заменяют; название игры принадлежит его владельцам. Там, где книга правил "
        "оставляет сомнение, под пунктом свёрнуто решение: что мы выбрали и почему.",
        contents="Содержание",
        ruling="Решение",
        clauses="Пункты:",
        components="Таблицы компонентов",
        marks="«Напечатано» — сказано в книге правил. «Из обзоров» — взято из обзоров и описаний издателей. "
        "«Восстановлено» — вычислено нами, потому что рисунков, где это показано, под рукой не было.",
        examples="Разобранные примеры",
        yes="да",
        no="нет",
    ),
}


@dataclass(frozen=True)
class Ruling:
    number: str
    title: str
    text: str
    clauses: list[str]


def page(game: Game[Any], language: str) -> str:
    words = WORDS[language]
    title, *rules = ledger(game, "rules", language)
    rulings = [read_ruling(block, words) for block in ledger(game, "rulings", language) if RULING.match(block)]
    examples = ledger(game, "examples", language)[1:]
    blocks = [f"<!-- {words.made} -->", title, words.other, words.note, f"## {words.contents}"]
    blocks.append(contents(rules, bool(examples), words))
    blocks.extend(rules_part(rules, rulings, words))
    blocks.extend([anchor("components"), f"## {words.components}", words.marks, *tables(game, language)])
    if examples:
        blocks.extend([anchor("examples"), f"## {words.examples}", *examples_part(examples)])
    return "\n\n".join(blocks) + "\n"


def ledger(game: Game[Any], name: str, language: str) -> list[str]:
    """The blocks of one ledger file; a game without rulings or examples has no such file."""
    file = resources.files(game.package).joinpath("ledger", f"{name}.{language}.md")
    return file.read_text(encoding="utf-8").strip().split("\n\n") if file.is_file() else []


def read_ruling(block: str, words: Words) -> Ruling:
    found = RULING.fullmatch(block)
    assert found is not None
    number, title, text = found.groups()
    return Ruling(number, title, text, CLAUSE.findall(text.rpartition(words.clauses)[2]))


def contents(rules: list[str], examples: bool, words: Words) -> str:
    lines = [f"- [{found[1]}. {found[2]}](#section-{found[1]})" for found in map(SECTION.fullmatch, rules) if found]
    lines.append(f"- [{words.components}](#components)")
    if examples:
        lines.append(f"- [{words.examples}](#examples)")
    return "\n".join(lines)


def rules_part(rules: list[str], rulings: list[Ruling], words: Words) -> Iterator[str]:
    folded: list[Ruling] = []  # to come after the clause, which may end with a table
    for block in rules:
        section, clause = SECTION.fullmatch(block), CLAUSE_BEGINS.fullmatch(block)
        if section or clause or block.startswith("### "):
            yield from [fold(ruling, words) for ruling in folded]
            folded = []
        if section:
            yield anchor(f"section-{section[1]}")
            yield block
        elif clause:
            folded = [ruling for ruling in rulings if ruling.clauses[0] == clause[1]]
            named = [number for _, number in RULING_NAMED.findall(block)]
            elsewhere = [
                f"{words.ruling.lower()} {ruling.number}"
                for ruling in rulings
                if clause[1] in ruling.clauses[1:] and ruling.number not in named
            ]
            yield f"{anchor(clause[1].lower())}**{clause[1]}** {linked(bracketed(clause[2], elsewhere))}"
        else:
            yield linked(block)
    yield from [fold(ruling, words) for ruling in folded]


def bracketed(text: str, rulings: list[str]) -> str:
    """The text with these rulings in one bracket at its end: in its own, if it ends with a bracket of references."""
    if not rulings:
        return text
    own = BRACKET_ENDS.search(text)
    if own:
        return f"{text[: own.start()]}({', '.join([own[1], *rulings])}){own[2]}"
    return f"{text} ({', '.join(rulings)})"


def fold(ruling: Ruling, words: Words) -> str:
    summary = f"<summary>{words.ruling} {ruling.number}. {ruling.title}</summary>"
    return f'<details id="ruling-{ruling.number}">{summary}\n\n{linked(ruling.text)}\n\n</details>'


def examples_part(examples: list[str]) -> Iterator[str]:
    for block in examples:
        found = SECTION.fullmatch(block)
        if found:
            yield anchor(f"example-{found[1]}")
        yield linked(f"#{block}") if found else linked(block)


def anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def linked(text: str) -> str:
    """The text with every clause, ruling, section and example it names as a link."""
    text = CLAUSE.sub(lambda found: f"[{found[0]}](#{found[0].lower()})", text)
    text = RULING_NAMED.sub(r"[\1 \2](#ruling-\2)", text)
    text = SECTION_NAMED.sub(r"[\1 \2](#section-\2)", text)
    return EXAMPLE_NAMED.sub(r"[\1 \2](#example-\2)", text)


def tables(game: Game[Any], language: str) -> Iterator[str]:
    """Every component table, below the sentence that says where it comes from."""
    titles = tomllib.loads(resources.files(game.package).joinpath("ledger", "columns.toml").read_text(encoding="utf-8"))
    names = Names(Speaker(language, game), language, titles)
    for file, provenance in game.provenance:
        data = tomllib.loads(resources.files(game.package).joinpath("data", file).read_text(encoding="utf-8"))
        yield f"{names.speaker(provenance)} (`data/{file}`)"
        yield table(data, file.removesuffix(".toml"), names)


def table(data: dict[str, dict[str, object]], file: str, names: Names) -> str:
    """One line for each row, one column for each key that has a title; what a row lacks stays empty."""
    keys = {key: names.title(key, file) for row in data.values() for key in row}
    shown = {key: title for key, title in keys.items() if title}
    head = ["", *shown.values()]
    rows = [
        [names.name(name, file), *[names.told(name, row.get(key, ""), key) for key in shown]]
        for name, row in data.items()
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])


@dataclass(frozen=True)
class Names:
    """What columns, rows and values of the tables are called.

    `ledger/columns.toml` has the titles by key, or by file and key where one key means two things, and the
    rows and values that no sentence of the game names. A key with an empty table there is no column.
    """

    speaker: Speaker
    language: str
    titles: dict[str, Any]

    def title(self, key: str, file: str) -> str:
        title = self.titles.get(file, {}).get(key) or self.titles[key]
        return str(title[self.language]) if title else ""

    def name(self, thing: str, key: str = "") -> str:
        scoped, titled = self.titles.get(key, {}).get(thing), self.titles.get(thing, {}).get(self.language)
        if isinstance(scoped, dict):
            return str(scoped[self.language])
        return self.speaker.named(thing, key) or titled or self.field(thing)

    def field(self, thing: str) -> str:
        return self.speaker.say(f"view-{thing}") if self.speaker.has(f"view-{thing}") else thing

    def told(self, row: str, value: object, key: str) -> str:
        """A cell; the figures of an ability stand in the sentence that tells it, where the game has one."""
        if key == "effect" and isinstance(value, dict) and self.speaker.has(f"ability-{row}"):
            return self.speaker(Message(f"ability-{row}", **value))
        return self.cell(value, key)

    def cell(self, value: object, key: str) -> str:
        if isinstance(value, dict):
            return ", ".join(
                f"{self.name(inner, 'amounts')} {self.cell(amount, inner)}" for inner, amount in value.items()
            )
        if isinstance(value, list):
            nested = any(isinstance(item, dict | list) for item in value)
            return ("; " if nested else ", ").join(self.cell(item, key) or "–" for item in value)
        if isinstance(value, bool):
            return WORDS[self.language].yes if value else WORDS[self.language].no
        return linked(self.name(value, key)) if isinstance(value, str) else str(value).replace("-", "−")


def pages() -> dict[Path, str]:
    """Every page with its place."""
    return {
        PAGES / slug / f"rules.{language}.md": page(game, language)
        for slug, game in GAMES.items()
        for language in LANGUAGES
    }


if __name__ == "__main__":
    for place, text in pages().items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
