"""The rules of a game in numbered clauses, read from its package, with our rulings beside the clauses they touch."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Final

from comitium.engine.game import Game
from comitium.engine.message import Clause, Refused

SECTION: Final = re.compile(r"## (\d+)\. (.+)")
CLAUSE: Final = re.compile(r"\*\*([A-Z]+-\d+\.\d+[a-z]?)\*\*")
RULING: Final = re.compile(r"\*\*(\d+)\. ")
CLAUSES_AT_THE_END: Final = re.compile(r"((?:[A-Z]+-\d+\.\d+[a-z]?(?:, )?)+)\.?$")


@dataclass
class Section:
    number: str
    title: str
    clauses: dict[Clause, str] = field(default_factory=dict)  # each in Markdown, tables below it included


@dataclass(frozen=True)
class Ruling:
    number: str
    text: str
    clauses: tuple[Clause, ...]


class Ledger:
    """One game's rules in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.prefix = game.prefix
        self.preface: list[str] = []
        self.sections: list[Section] = []
        for paragraph in paragraphs(game, f"rules.{language}.md"):
            self._place(paragraph)
        self.rulings = [ruling_of(text) for text in paragraphs(game, f"rulings.{language}.md") if RULING.match(text)]

    def _place(self, paragraph: str) -> None:
        section, clause = SECTION.match(paragraph), CLAUSE.match(paragraph)
        if section:
            self.sections.append(Section(section[1], section[2]))
        elif not self.sections:
            self.preface.append(paragraph)
        elif clause:
            self.sections[-1].clauses[clause[1]] = paragraph
        elif self.sections[-1].clauses:
            last = list(self.sections[-1].clauses)[-1]
            self.sections[-1].clauses[last] += f"\n\n{paragraph}"

    def clause(self, name: Clause) -> str | None:
        """The text of a clause in Markdown, its number in front."""
        for section in self.sections:
            if name in section.clauses:
                return section.clauses[name]
        return None

    def sentence(self, name: Clause) -> str:
        """The first paragraph of a clause, bare of number and marks: for a line below a refusal."""
        text = (self.clause(name) or "").partition("\n")[0]
        return CLAUSE.sub("", text, count=1).replace("**", "").replace("`", "").strip()

    def whole(self) -> str:
        """Everything, each ruling below the first clause it names."""
        parts = self.preface.copy()
        told: list[Ruling] = []
        for section in self.sections:
            parts.append(self._heading(section))
            for name, text in section.clauses.items():
                new = [ruling for ruling in self.rulings if name in ruling.clauses and ruling not in told]
                told.extend(new)
                parts.extend([text, *[quoted(ruling) for ruling in new]])
        return "\n\n".join(parts)

    def passage(self, asked: str) -> str:
        """A clause (`NR-8.4`, `8.4`) or a section (`NR-8`, `8`) with the rulings on it; `Refused` if there is none."""
        number = asked.strip().upper().removeprefix(f"{self.prefix}-").lower()
        for section in self.sections:
            if number == section.number:
                texts = [self._with_rulings(name) for name in section.clauses]
                return "\n\n".join([self._heading(section), *texts])
        name = f"{self.prefix}-{number}"
        if self.clause(name) is None:
            last = f"{self.prefix}-{self.sections[-1].number}" if self.sections else "–"
            raise Refused("no-such-clause", asked=asked[:40], first=f"{self.prefix}-1", last=last)
        return self._with_rulings(name)

    def _with_rulings(self, name: Clause) -> str:
        rulings = [quoted(ruling) for ruling in self.rulings if name in ruling.clauses]
        return "\n\n".join([self.clause(name) or "", *rulings])

    def _heading(self, section: Section) -> str:
        return f"## {self.prefix}-{section.number} {section.title}"


def paragraphs(game: Game[Any], file: str) -> list[str]:
    """The paragraphs of a ledger file; a game whose ledger is not written yet has none."""
    path = resources.files(game.package).joinpath("ledger", file)
    if not path.is_file():
        return []
    return [part.strip() for part in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")) if part.strip()]


def ruling_of(text: str) -> Ruling:
    begins, ends = RULING.match(text), CLAUSES_AT_THE_END.search(text)
    return Ruling(begins[1] if begins else "", text, tuple(ends[1].split(", ")) if ends else ())


def quoted(ruling: Ruling) -> str:
    return "\n".join(f"> {line}" for line in ruling.text.splitlines())
