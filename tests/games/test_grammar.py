"""A noun beside a number follows the number, and a Russian name has its case: no "1 denarii", no «на Арена».

The texts are read, not run: a number that no match ever shows as 1 today may be 1 after the next change of a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).parents[2]
FILES = sorted([*(ROOT / "src" / "comitium").rglob("text/*.ftl"), *(ROOT / "web" / "src").rglob("*.ftl")])

NOUNS = {
    "en": "attributes? aur(?:eus|ei) battlefields? bots? box(?:es)? cards? characters? choices? Christians? citizens? "
    "coins? columns? connections? cubes? days? decisions? denari(?:us|i) favours? feud fighters? gold hills? "
    "landmarks? legions? lines? match(?:es)? medals? megabytes? minutes? names? pages? people person pieces? "
    "players? points? rounds? rows? seats? seconds? sections? [Ss]enators? sets? Slaves? soldiers? spaces? steps? "
    "symbols? tables? tasks? temples? tiles? times? tokens? tracks? turns? votes? wall years? "
    r"(?:a\sday\s)?are have were",
    "ru": r"аур\w+ бот\w* голос\w* граждан\w* денари\w+ день дн\w+ жетон\w* задани\w+ земл\w+ земель знак\w* игрок\w* "
    r"камн\w+ карт\w* кубик\w* легион\w* мегабайт\w* мест[оа]? минут\w* очк\w+ очков парти\w+ провинци\w+ пшениц\w+ "
    r"раза? раб(?:а|ы|ов)? секунд\w* сенатор\w* символ\w* соединени\w+ стол\w* страниц\w* строени\w+ строк\w* ход\w* "
    r"холм\w* человек\w* шаг\w*",
}
COUNTED = {
    language: re.compile(rf"\s(?:more |full |unseen |citizen |trade |end )?(?:{nouns.replace(' ', '|')})\b(?!-)")
    for language, nouns in NOUNS.items()
}

# Not a number, a number that is fixed and never 1, or one of several: "2–4 players", "3 and 5 points".
RIGHT_AS_IT_STANDS = {
    "smaller-lot-too-large": "most",
    "hill-count": "seats wanted",
    "hill-full": "spaces",
    "area-full": "size",
    "task-full_muster-text": "need",
    "game-figures": "players minutes",
    "sy-work-places": "points",
    "sy-places": "points",
    "card-fought": "icons",
    "name-length": "most",
    "about-players": "most",
    "about-minutes": "most",
}
NAMES = "building card cards category colour cube data events game good hill piece tile token type what who"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_noun_beside_a_number_is_chosen_by_the_number(file: Path) -> None:
    language = file.stem[-2:]
    fixed: list[str] = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            for pattern in [entry.value, *[attribute.value for attribute in entry.attributes]]:
                right = {*NAMES.split(), *RIGHT_AS_IT_STANDS.get(entry.id.name, "").split()}
                found = counted(pattern, language, right) if pattern else []
                fixed.extend(f"{entry.id.name}: {words}" for words in found)

    assert fixed == []


def counted(pattern: Pattern, language: str, chosen: set[str]) -> Iterator[str]:
    """Every number with a counted noun behind it, unless a choice by this number stands around it."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, Placeable):
            continue
        if isinstance(element.expression, SelectExpression):
            selector = element.expression.selector
            assert isinstance(selector, VariableReference)
            for variant in element.expression.variants:
                yield from counted(variant.value, language, {*chosen, selector.id.name})
        elif isinstance(element.expression, VariableReference) and isinstance(following, TextElement):
            noun = COUNTED[language].match(following.value)
            if noun and element.expression.id.name not in chosen:
                yield f"{{ ${element.expression.id.name} }}{noun[0]}"


# In Russian a name behind one of these words needs a case; `$tile_acc` is the accusative of `$tile`.
GOVERNING = (
    "без в во для до за из к ко на над о об от перед под при про против с со у через "
    "берёт взять выбирает выбрать выберите выложить выставить играет нанимает нанять покупает предотвратить продаёт "
    "сбрасывает сбросить строит теряет убрать возводит возвести"
)
NAMED = (
    "award building card category colour cube event events figure gladiator god good hill land order piece province "
    "source structure task tile token type work"
)
UNDECLINED = re.compile(rf"\b({GOVERNING.replace(' ', '|')}) \{{ \$({NAMED.replace(' ', '|')}) \}}", re.IGNORECASE)
ALIKE = {"structure"}  # храм, акведук, амфитеатр: the accusative looks like the name


@pytest.mark.parametrize("file", [file for file in FILES if file.stem.endswith("ru")], ids=lambda file: file.parts[-3])
def test_a_russian_name_has_the_case_its_sentence_asks_for(file: Path) -> None:
    """A name stands in its first form only where that is right: behind a colon, in «», or behind the noun it names."""
    found = [match for match in UNDECLINED.finditer(file.read_text(encoding="utf-8")) if match[2] not in ALIKE]

    assert [match[0] for match in found] == []
