"""Match files: written, read and replayed; every damage is named with its place, and nothing else happens."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comitium.engine.laws import check_match
from comitium.engine.match import Match, Player, new_match
from comitium.engine.matchfile import LONGEST_FILE, LONGEST_LINE, from_text, to_text
from comitium.engine.message import Refused
from comitium.engine.portrait import portrait
from comitium.text import LANGUAGES, Speaker
from tests.practice import PRACTICE
from tests.practice.auction import GAME as AUCTION

MATCH = """comitium match 1
game: auction
rules: 1 e3b0c44298fc1c14
options: purses=open rounds=one
seat 0: Anna
seat 1: Varro [greedy-2.1]
seat 2: Мария
commitment: 5d3de5e8662e88cebedcbbf73de91e2dcf55a4819c14d25396a992eae9978842
seed: alea iacta est

1 bid 2
1 undo
1 bid 3
2 pass
2 bid 1
0 bid 4
0 pass
1 pass

result: 7 6 10; winners 2; AU-6
"""


def read(text: str) -> Match[Any]:
    return from_text(text, PRACTICE)


def refusal(text: str) -> str:
    """What is said of the file, in English; Russian has to know it too."""
    with pytest.raises(Refused) as caught:
        read(text)
    said = [Speaker(language, AUCTION).refusal(caught.value) for language in LANGUAGES]
    return said[0]


def test_a_match_is_written_as_it_was_played() -> None:
    players = [Player("Anna"), Player("Varro", "greedy-2.1"), Player("Мария")]
    match = new_match(AUCTION, players, {"purses": "open"}, "alea iacta est")
    match.submit(1, "bid 2")
    match.undo(1)
    for seat, code in [(1, "bid 3"), (2, "pass"), (2, "bid 1"), (0, "bid 4"), (0, "pass"), (1, "pass")]:
        match.submit(seat, code)

    assert to_text(match) == MATCH


def test_a_file_is_read_as_it_was_written() -> None:
    match = read(MATCH)

    assert to_text(match) == MATCH
    assert match.header.players == (Player("Anna"), Player("Varro", "greedy-2.1"), Player("Мария"))
    assert match.header.options == {"purses": "open", "rounds": "one"}


@pytest.mark.parametrize("slug", PRACTICE)
def test_a_match_in_play_is_read_up_to_where_it_stands(slug: str) -> None:
    whole = check_match(PRACTICE[slug], PRACTICE[slug].players[-1], {}, "half", only=[])
    half = Match(PRACTICE[slug], whole.header)
    for line in whole.lines[: len(whole.lines) // 2]:
        half.submit(line.seat, line.code)

    assert "result" not in to_text(half)
    assert portrait(read(to_text(half)).state) == portrait(half.state)


@pytest.mark.parametrize(
    "text",
    [
        MATCH.replace("\n", "\r\n"),
        MATCH.replace("\n1 bid 3", "\n# A good bid.\n\n1 bid 3"),
        MATCH.replace("\n\n", "\n"),
        MATCH.rstrip("\n"),
        MATCH.replace("result: 7 6 10; winners 2; AU-6\n", ""),
        MATCH.replace(" rounds=one", ""),
    ],
    ids=["CRLF", "comment", "no blank lines", "no last newline", "no result", "a default left out"],
)
def test_what_makes_no_difference_is_read_all_the_same(text: str) -> None:
    assert to_text(read(text)) == MATCH


def test_without_the_seed_a_match_can_be_published_but_not_replayed() -> None:
    text = to_text(read(MATCH), with_seed=False)

    assert "alea iacta est" not in text
    assert text == MATCH.replace("seed: alea iacta est\n", "")
    assert refusal(text) == "The seed of this match is not revealed yet, so it cannot be replayed."


BID_HOW = "Bid more than 0 and at most 8, such as “bid 3”, or “pass”."
NO_MATCH_FILE = "This is no match file: its first line is not “comitium match 1”."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        # The file as such
        (MATCH, "", NO_MATCH_FILE),
        (MATCH, "\n" + MATCH, NO_MATCH_FILE),
        (MATCH, "1. e4 e5 2. Nf3", NO_MATCH_FILE),
        (MATCH, "\x7fELF\x02\x01\x01\x00\x00\xff", NO_MATCH_FILE),
        ("match 1", "match 2", "This match file is of format version 2; this installation reads version 1."),
        ("match 1", "match two", NO_MATCH_FILE),
        # The header
        ("game: auction\n", "", "The match file lacks the line “game:”."),
        ("rules: 1 e3b0c44298fc1c14\n", "", "The match file lacks the line “rules:”."),
        ("options: purses=open rounds=one\n", "", "The match file lacks the line “options:”."),
        (
            "commitment: 5d3de5e8662e88cebedcbbf73de91e2dcf55a4819c14d25396a992eae9978842\n",
            "",
            "The match file lacks the line “commitment:”.",
        ),
        (
            "seat 0: Anna\nseat 1: Varro [greedy-2.1]\nseat 2: Мария\n",
            "",
            "The match file lacks the line “seat 0:”.",
        ),
        (
            "game: auction",
            "game: chess",
            "There is no game “chess”. Known: auction, vote, works, reaction, medal, draft, chain, minimal.",
        ),
        (
            "rules: 1 ",
            "rules: 2 ",
            "The match was played by rules version 2; here are the rules of version 1.",
        ),
        (
            "e3b0c44298fc1c14",
            "0123456789abcdef",
            "The match was played with other component data (0123456789abcdef); here is e3b0c44298fc1c14.",
        ),
        (
            "rules: 1 e3b0c44298fc1c14",
            "rules: 1",
            "The match was played with other component data (); here is e3b0c44298fc1c14.",
        ),
        ("purses=open", "purses=shut", "“purses” cannot be “shut”. Allowed: hidden, open. AU-1"),
        ("purses=open", "purses", "“purses” cannot be “”. Allowed: hidden, open. AU-1"),
        ("purses=open", "screens=open", "There is no table option “screens”. Known: purses, rounds."),
        ("seat 1: Varro [greedy-2.1]\n", "", "Line 6 cannot be read: “seat 2”."),
        ("seat 2: Мария\n", "", "Line 11, “undo”, is refused: Something hidden was revealed since."),
        ("seat 2: Мария", "seat 1: Мария", "Line 7 cannot be read: “seat 1”."),
        ("seat 2: Мария", "seat 2:", "Line 7 cannot be read: “”."),
        ("[greedy-2.1]", "[greedy 2.1]", "Line 6 cannot be read: “Varro [greedy 2.1]”."),
        ("[greedy-2.1]", "[]", "Line 6 cannot be read: “Varro []”."),
        ("game: auction", "game: auction\ngame: vote", "Line 3 cannot be read: “game: vote”."),
        ("game: auction", "game: auction\nround: 3", "Line 3 cannot be read: “round: 3”."),
        ("seed: alea", "seed: ales", "The seed does not match the commitment published at the start."),
        ("5d3de5e8", "5d3de5e9", "The seed does not match the commitment published at the start."),
        ("seed: alea iacta est", "seed:", "A seed is one line of 1 to 200 characters, with no blank at its ends."),
        # The decisions
        ("1 bid 3", "1 bid 99", f"Line 13, “bid 99”, is refused: {BID_HOW} AU-3"),
        (
            "1 bid 3",
            "2 bid 3",
            "Line 13, “bid 3”, is refused: Nothing is asked of you now. Phase “Bidding”: Seat 2 has to decide.",
        ),
        ("1 bid 3", "7 bid 3", "Line 13, “bid 3”, is refused: There is no seat 8: the table has 3."),
        (
            "1 bid 3",
            "1 bid 3 ",
            "Line 13, “bid 3 ”, is refused: Bid more than 0 and at most 8, such as “bid 3”, or “pass”. AU-3",
        ),
        ("1 bid 3", "bid 3", "Line 13 cannot be read: “bid 3”."),
        ("1 bid 3", "-1 bid 3", "Line 13 cannot be read: “-1 bid 3”."),
        ("1 bid 3", "100 bid 3", "Line 13 cannot be read: “100 bid 3”."),
        (
            "1 bid 3",
            "1  bid 3",
            "Line 13, “ bid 3”, is refused: Bid more than 0 and at most 8, such as “bid 3”, or “pass”. AU-3",
        ),
        ("1 bid 3", "game: vote", "Line 13 cannot be read: “game: vote”."),
        ("2 pass", "0 undo", "Line 14, “undo”, is refused: You have no step to take back."),
        ("1 bid 3", "1 " + "x" * 399, "Line 13 is longer than 400 characters."),
        # The result
        (
            "result: 7 6 10; winners 2; AU-6",
            "result: 7 6 11; winners 2; AU-6",
            "The file claims the result “7 6 11; winners 2; AU-6”, the match really ended “7 6 10; winners 2; AU-6”.",
        ),
        (
            "1 pass\n\nresult",
            "\nresult",
            "The file claims the result “7 6 10; winners 2; AU-6”, the match really ended “–”.",
        ),
        ("AU-6\n", "AU-6\n1 pass\n", "Line 21 stands after the result."),
        ("AU-6\n", "AU-6\nresult: 7 6 10; winners 2; AU-6\n", "Line 21 stands after the result."),
        ("\nresult:", "1 pass\nresult:", "Line 19, “pass”, is refused: The match is over."),
    ],
)
def test_damage_is_named_with_its_place(old: str, new: str, said: str) -> None:
    assert MATCH.count(old) == 1

    assert refusal(MATCH.replace(old, new)) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: auction", "game: auction\ngame two: vote", "Line 3 cannot be read: “game two: vote”."),
        ("seed: alea", "seed of peace: x\nseed: alea", "Line 9 cannot be read: “seed of peace: x”."),
        (
            "seat 0: Anna",
            f"seat 0: {'A' * 41}",
            f"Line 5, “{'A' * 41}”, is refused: A name has 1 to 40 characters, with no blank at its ends.",
        ),
        ("purses=open", "purses=open purses=hidden", "Line 4 cannot be read: “purses=hidden”."),
    ],
)
def test_subtle_damage_is_named_with_its_place(old: str, new: str, said: str) -> None:
    assert refusal(MATCH.replace(old, new)) == said


def test_a_file_that_is_too_long_is_not_even_read() -> None:
    comments = "# " + "x" * (LONGEST_LINE - 10) + "\n"
    text = MATCH + comments * (LONGEST_FILE // len(comments) + 1)

    assert refusal(text) == f"The file is too long: a match file has at most {LONGEST_FILE:,} characters."


def test_a_file_of_other_rules_is_refused_before_it_is_replayed() -> None:
    newer = {"auction": replace(AUCTION, version=2)}

    with pytest.raises(Refused, match="other-rules-version"):
        from_text(MATCH.replace("1 bid 3", "1 nonsense"), newer)


# -- damage by chance --------------------------------------------------------------------------------------------------

CHARACTERS = st.one_of(st.sampled_from("\n :=[];#0123456789abimnpsu\t\r\x00\x85\u2028\ud800é٣²"), st.characters())


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The match with a few places cut, filled or exchanged, by characters or by lines."""
    text = MATCH
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(["cut", "insert", "replace", "drop line", "repeat line", "swap lines"]))
        at = draw(st.integers(0, len(text)))
        if kind in ("cut", "insert", "replace"):
            gone = draw(st.integers(1, 12)) if kind != "insert" else 0
            new = draw(st.text(CHARACTERS, max_size=8)) if kind != "cut" else ""
            text = text[:at] + new + text[at + gone :]
        else:
            rows = text.split("\n")
            one, two = draw(st.integers(0, len(rows) - 1)), draw(st.integers(0, len(rows) - 1))
            if kind == "drop line":
                del rows[one]
            elif kind == "repeat line":
                rows.insert(two, rows[one])
            else:
                rows[one], rows[two] = rows[two], rows[one]
            text = "\n".join(rows)
    return text


def valid_or_refused(text: str) -> None:
    try:
        match = read(text)
    except Refused as refused:
        for language in LANGUAGES:
            Speaker(language, AUCTION).refusal(refused)  # raises if there are no words for it
        return
    again = to_text(match)
    assert to_text(read(again)) == again
    assert re.match(r"comitium match 1\ngame: \w+\nrules: 1 ", again)


@settings(max_examples=400, deadline=None)
@given(damaged())
def test_a_damaged_file_is_refused_or_still_a_match(text: str) -> None:
    valid_or_refused(text)


@settings(max_examples=100, deadline=None)
@given(st.text(CHARACTERS, max_size=300))
def test_any_text_is_refused_in_words(text: str) -> None:
    valid_or_refused(text)
    valid_or_refused("comitium match 1\n" + text)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_binary_garbage_is_refused_in_words(garbage: bytes) -> None:
    valid_or_refused(garbage.decode("latin-1"))
    valid_or_refused(garbage.decode("utf-8", errors="surrogateescape"))
    valid_or_refused(MATCH[: MATCH.index("\n1 bid")] + garbage.decode("latin-1"))
