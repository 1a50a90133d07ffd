"""The rules of a game as the client shows them: sections, clauses, and the rulings beside them."""

from __future__ import annotations

import functools
import re
from importlib import resources

from comitium.games import GAMES
from comitium.server import wire

SECTION = re.compile(r"^## (\d+)\. (.+)$")
PART = re.compile(r"^### (.+)$")
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+[a-z]?)\*\* ")
RULING = re.compile(r"^\*\*(\d+)\. ")


@functools.cache
def rules(slug: str, language: str) -> wire.Rules:
    prefix = GAMES[slug].prefix
    rulings = _rulings(slug, language)
    sections: list[wire.SectionText] = []
    part_title = ""  # of a part of a section, said by the clause that begins it
    for paragraph in _paragraphs(slug, f"rules.{language}.md"):
        heading, part, clause = SECTION.match(paragraph), PART.match(paragraph), CLAUSE.match(paragraph)
        if heading:
            sections.append(wire.SectionText(f"{prefix}-{heading[1]}", heading[2], []))
        elif part:
            part_title = f"**{part[1]}.** "
        elif clause:
            beside = [text for text in rulings if re.search(rf"\b{re.escape(clause[1])}\b", text.rsplit(":", 1)[-1])]
            sections[-1].clauses.append(wire.ClauseText(clause[1], part_title + paragraph[clause.end() :], beside))
            part_title = ""
        elif sections and sections[-1].clauses:  # a table that belongs to the clause above it
            last = sections[-1].clauses[-1]
            sections[-1].clauses[-1] = wire.ClauseText(last.id, f"{last.text}\n\n{paragraph}", last.rulings)
    return wire.Rules(slug, language, sections)


def _rulings(slug: str, language: str) -> list[str]:
    return [text for text in _paragraphs(slug, f"rulings.{language}.md") if RULING.match(text)]


def _paragraphs(slug: str, file: str) -> list[str]:
    text = resources.files(GAMES[slug].package).joinpath("ledger", file).read_text(encoding="utf-8")
    return [paragraph.strip() for paragraph in re.split(r"\n\s*\n", text) if paragraph.strip()]
