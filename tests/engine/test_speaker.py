"""Sentences in both languages: plurals, forms, lists, and what happens when one is missing."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from comitium.engine.message import Message, Refused, Who
from comitium.games.new_romans import GAME as NEW_ROMANS
from comitium.text import LANGUAGES, Speaker, TextMissing, speak_all
from tests.practice import PRACTICE
from tests.practice.auction import GAME as AUCTION
from tests.practice.reaction import GAME as REACTION

RUSSIAN_COINS = {1: "монета", 2: "монеты", 4: "монеты", 5: "монет", 11: "монет", 21: "монета", 22: "монеты", 0: "монет"}


@pytest.mark.parametrize(("coins", "word"), RUSSIAN_COINS.items())
def test_russian_plurals(coins: int, word: str) -> None:
    said = Speaker("ru", AUCTION).say("bid-beyond-purse", best=3, coins=coins)

    assert said == f"Ставка 3, а у вас только {coins} {word}."


@pytest.mark.parametrize(("coins", "word"), [(0, "coins"), (1, "coin"), (2, "coins"), (21, "coins")])
def test_english_plurals(coins: int, word: str) -> None:
    said = Speaker("en", AUCTION).say("bid-beyond-purse", best=3, coins=coins)

    assert said == f"The bid stands at 3, and you have only {coins} {word}."


def test_a_message_in_a_message_brings_its_forms_along() -> None:
    offers = Message("offers", who=Who(0), good=Message("good-marble"))

    assert Speaker("ru", AUCTION, ["Анна"])(offers) == "Анна предлагает мраморную плиту."
    assert Speaker("en", AUCTION, ["Anna"])(offers) == "Anna offers marble."
    assert Speaker("ru", AUCTION)(Message("good-marble")) == "мраморная плита"


@pytest.mark.parametrize(
    ("cards", "english", "russian"),
    [
        ([], "nothing", "ничего"),
        (["sword"], "sword", "меч"),
        (["sword", "shield"], "sword and shield", "меч и щит"),
        (["sword", "shield", "laurel"], "sword, shield and laurel", "меч, щит и лавр"),
    ],
)
def test_lists_are_joined_in_the_language(cards: list[str], english: str, russian: str) -> None:
    shows = Message("shows", who=Who(1), cards=[Message(f"card-{card}") for card in cards])

    assert Speaker("en", REACTION)(shows) == f"Seat 2 showed the hand: {english}."
    assert Speaker("ru", REACTION)(shows) == f"Место 2 показывает руку: {russian}."


def test_a_list_keeps_the_forms_of_its_items() -> None:
    offers = Message("offers", who=Who(0), good=[Message("good-marble"), Message("good-oil"), Message("good-marble")])

    assert Speaker("ru", AUCTION)(offers) == "Место 1 предлагает мраморную плиту, масло и мраморную плиту."


def test_seats_are_called_by_the_names_of_those_who_sit_there() -> None:
    speaker = Speaker("en", AUCTION, ["Anna", "Oleg"])

    assert speaker.say("has-passed", who=Who(1)) == "Oleg passed."
    assert speaker.say("has-passed", who=Who(2)) == "Seat 3 passed."


def test_a_name_is_never_taken_for_text_of_ours() -> None:
    assert Speaker("en", AUCTION, ["{ $who }"]).say("has-passed", who=Who(0)) == "{ $who } passed."


def test_a_refusal_ends_with_its_clause() -> None:
    speaker = Speaker("en", AUCTION)

    assert speaker.refusal(Refused("too-few-lots", "AU-5", needed=8, lots=7)) == (
        "8 lots would be needed, and there are 7. AU-5"
    )
    assert speaker.refusal(Refused("match-over")) == "The match is over."


def test_a_refusal_inside_a_refusal_is_one_sentence() -> None:
    outer = Refused("line-refused", line=3, text="bid 9", why=Message("bid-beyond-purse", best=8, coins=1))

    assert Speaker("en", AUCTION).refusal(outer) == (
        "Line 3, “bid 9”, is refused: The bid stands at 8, and you have only 1 coin."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_sentence_is_named(language: str) -> None:
    with pytest.raises(TextMissing, match=f"no sentence 'missing-sentence' in {language}.ftl"):
        Speaker(language, AUCTION).say("missing-sentence")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_named(language: str) -> None:
    with pytest.raises(TextMissing, match=f"'has-bid' in {language}.ftl: .*coins"):
        Speaker(language, AUCTION).say("has-bid", who=Who(0))


def test_a_missing_sentence_inside_another_is_named() -> None:
    with pytest.raises(TextMissing, match="no sentence 'good-gold'"):
        Speaker("en", AUCTION).say("offers", who=Who(0), good=Message("good-gold"))


def test_a_speaker_without_a_game_knows_only_the_common_sentences() -> None:
    speaker = Speaker("en")

    assert speaker.has("match-over")
    assert not speaker.has("has-passed")
    assert Speaker("en", AUCTION).has("has-passed")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match=r"no-such-language\(language=la, known=en, ru\)"):
        Speaker("la")


def test_speaking_in_every_language_notices_what_one_of_them_lacks() -> None:
    speak = speak_all(AUCTION)
    speak(Message("offers", who=Who(0), good=Message("good-oil")))

    with pytest.raises(TextMissing, match=r"'offers' in ru\.ftl: .*good_acc"):
        speak(Message("offers", who=Who(0), good="oil"))


def test_every_practice_game_has_the_same_sentences_in_both_languages() -> None:
    for game in PRACTICE.values():
        names = {language: sentence_names(game.package, language) for language in LANGUAGES}
        assert names["en"] == names["ru"]


def sentence_names(package: str, language: str) -> list[str]:
    text = resources.files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("thing", "field", "name"),
    [
        ("mill", "", "mill"),
        ("oil_press", "home_of", "oil press"),
        ("field+mill", "hand", "field, mill"),
        ("field-A2", "", "field A2"),
        ("fixed", "building_order", "Left building on the first tile, right one on the second"),
        ("division", "phases", "Division"),
        ("division", "", None),
        ("field+barn", "", None),
        ("with-building", "tile", None),
    ],
)
def test_a_thing_is_named_by_its_field_or_its_kind(thing: str, field: str, name: str | None) -> None:
    """A message that asks for values, such as `tile-with-building`, is no name."""
    assert Speaker("en", NEW_ROMANS).named(thing, field) == name


@pytest.mark.parametrize(
    ("value", "digits", "english", "russian"),
    [
        (1234567.26, 1, "1,234,567.3", "1\u00a0234\u00a0567,3"),
        (12, 0, "12", "12"),
        (12, 2, "12.00", "12,00"),
        (-3.5, 1, "−3.5", "−3,5"),
        (-0.04, 1, "0.0", "0,0"),
    ],
)
def test_figures_are_written_as_the_language_does(value: float, digits: int, english: str, russian: str) -> None:
    assert Speaker("en").number(value, digits) == english
    assert Speaker("ru").number(value, digits) == russian


def test_a_share_is_told_in_percent() -> None:
    assert Speaker("en").percent(0.5234) == "52.3%"
    assert Speaker("ru").percent(0.5234) == "52,3\u00a0%"


@pytest.mark.parametrize(
    ("seats", "english", "russian"),
    [
        ([1], "Anna has to decide.", "решает Anna."),
        ([1, 2], "Anna and Boris have to decide.", "решают Anna и Boris."),
        ([1, 2, 3], "Anna, Boris and Clara have to decide.", "решают Anna, Boris и Clara."),
    ],
)
def test_everybody_awaited_is_named(seats: list[int], english: str, russian: str) -> None:
    names = ["Egor", "Anna", "Boris", "Clara"]
    who = [Who(seat) for seat in seats]
    inside = Message("not-asked-in", who=who, awaited=len(who), phase=Message("phase-choice"))
    outside = Message("not-asked", who=who, awaited=len(who))

    assert Speaker("en", NEW_ROMANS, names)(inside) == f"Nothing is asked of you now. Phase “Choice”: {english}"
    assert Speaker("ru", NEW_ROMANS, names)(inside) == f"Сейчас от вас ничего не нужно. Этап «Выбор»: {russian}"
    assert Speaker("en", NEW_ROMANS, names)(outside) == f"Nothing is asked of you now. {english}"
    assert Speaker("ru", NEW_ROMANS, names)(outside).endswith(russian[1:])
