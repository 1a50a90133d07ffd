"""Points on the screen: the forecast, the walk through a score sheet, and the verdict."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console, RenderableType

from comitium.engine.message import Message
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide, lost_alone
from comitium.engine.state import State
from comitium.games import GAMES
from comitium.games.aeterna import GAME as AETERNA
from comitium.games.glory_of_rome import GAME as GLORY_OF_ROME
from comitium.games.new_romans import GAME
from comitium.terminal.desk import ROOM
from comitium.terminal.scores import columns_of, verdict, walk
from comitium.text import Speaker

SOURCES = ("score-track", "score-stone", "score-cards", "score-doom")


def printed(thing: RenderableType) -> list[str]:
    page = StringIO()
    Console(file=page, width=100).print(thing)
    return [line.strip() for line in page.getvalue().splitlines()]


def sheet(seat: int, *sources: str) -> Sheet:
    lines = [ScoreLine(Message(source), 1, "AE-22.1", 1, []) for source in sources]
    return Sheet(seat, lines, len(lines))


@pytest.mark.parametrize(
    ("cells", "shown"),
    [
        ([], "× 5"),
        (["0,0"], "0,0"),
        (["0,0", "1,0", "2,0", "3,0"], "0,0; 1,0; 2,0; 3,0"),
        (["0,0", "1,0", "2,0", "3,0", "4,0"], "0,0; 1,0; 2,0; 3,0 …"),
    ],
)
def test_a_line_names_a_few_of_the_pieces_behind_it(cells: list[str], shown: str) -> None:
    line = ScoreLine(Message("crystals"), 13, "NR-12.1", 5, [f"cell:{cell}" for cell in cells])

    page = printed(walk(Speaker("en", GAME), Sheet(0, [line], 13)))

    assert page[1].split("   ") == ["crystals", shown, "13", "NR-12.1"]


@pytest.mark.parametrize("slug", GAMES)
def test_no_piece_is_told_by_its_id(slug: str) -> None:
    """Ids are English, so in Russian they would stand out; a seat's number behind a line would be one too."""
    game = GAMES[slug]
    g: State = game.start(game.players[-1], {}, "ids")
    rng = Random("ids")
    while waiting := g.waiting():
        g.play(waiting[0], g.random_option(waiting[0], rng))
    assert g.result is not None

    for one in g.result.sheets:
        told = "\n".join(printed(walk(Speaker("ru", game, room=ROOM), one)))
        ids = {piece.rpartition(":")[2] for line in one.lines for piece in line.pieces}
        assert [name for name in ids if re.search("[a-z]", name) and name in told] == []
        assert not any(line.split("   ")[1:2] == [str(one.seat)] for line in told.splitlines())


def test_sources_follow_in_the_order_of_the_sheets() -> None:
    """What only one sheet has stands where it stands there."""
    sheets = [sheet(0, "score-track", "score-cards", "score-doom"), sheet(1, *SOURCES)]

    speaker = Speaker("en", AETERNA, room=ROOM)
    page = printed(columns_of(speaker, sheets))

    assert [line.split("  ")[0] for line in page[1:]] == [*[speaker.say(source) for source in SOURCES], "total"]


def test_points_below_nothing_have_a_minus_sign() -> None:
    line = ScoreLine(Message("score-doom"), -3, "AE-22.9", 1, [])
    page = printed(columns_of(Speaker("en", AETERNA, room=ROOM), [Sheet(0, [line], -3)]))

    assert "−3" in page[1]
    assert "−3" in page[2]


def test_it_is_said_that_nobody_wins() -> None:
    """AE-23.4: everybody is struck out."""
    sheets = [sheet(0, "score-track"), sheet(1, "score-track")]
    result = decide(sheets, [Criterion(Message("all-struck-out"), "AE-23.4", [1, 1])], [0, 1])

    english = printed(verdict(Speaker("en", AETERNA, ["Anna", "Livia"], ROOM), result))
    russian = printed(verdict(Speaker("ru", AETERNA, ["Anna", "Livia"], ROOM), result))

    assert english[-1] == "Nobody wins. Decided by: everybody is forgotten.   AE-23.4"
    assert english[0] == "Struck out before the points were compared: Anna and Livia."
    assert russian[-1] == "Никто не побеждает. Решает: забыты все.   AE-23.4"


def test_a_match_lost_alone_says_so_with_its_grade() -> None:
    """GR-32.17"""
    against = Criterion(Message("by-points-against-cassius"), "GR-32.16", [50])
    result = lost_alone(Sheet(0, [], 50), against, Message("grade-lost", own=50, his=60))

    assert printed(verdict(Speaker("en", GLORY_OF_ROME, ["Anna"], ROOM), result)) == [
        "Nobody wins. Decided by: more points than Cassius.   GR-32.16",
        "Grade: Cassius won, 60 to 50.",
    ]
