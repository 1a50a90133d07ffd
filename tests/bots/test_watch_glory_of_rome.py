"""What is counted of watched matches of Glory of Rome."""

from __future__ import annotations

import pytest

from comitium.bots import make_bot
from comitium.bots.ladder import play_match, simulate
from comitium.bots.watch import WATCHES, Use
from comitium.bots.watch.glory_of_rome import GloryOfRomeWatch, gain
from comitium.engine.portrait import portrait
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.components import CHARACTERS, GOODS
from comitium.games.glory_of_rome.goods import Play
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.terminal.desk import ROOM
from comitium.text import LANGUAGES, Speaker
from tests.games.glory_of_rome.situations import (
    DEFAULTS,
    JACK,
    MARY,
    building,
    cleared,
    denarii,
    fame,
    give,
    played_out,
    tasks,
    taxing,
)


def watching(g: GloryOfRome, *moves: str) -> GloryOfRomeWatch:
    """Jack's moves, looked on."""
    watch = GloryOfRomeWatch(g.seats)
    for code in moves:
        watch.decided(g, JACK, g.find(JACK, code))
        g.submit(JACK, code)
    return watch


def test_glory_of_rome_is_watched() -> None:
    assert WATCHES["glory_of_rome"] is GloryOfRomeWatch


def test_a_card_is_held_once_and_played_for_its_effect() -> None:
    """GR-18.8: 2 fame more by Caligae; the other card is sold (GR-19.7)."""
    g = building(cleared())
    give(g, JACK, "caligae.1", "toga.1")
    give(g, MARY, "toga.2")
    denarii(g, 3, 0, 0, 0)
    watch = watching(g, "build africa.rel", "play caligae.1", "sell toga.1")
    goods = watch.tally().uses["goods"]

    assert (goods["goods-caligae"][JACK].held, goods["goods-caligae"][JACK].played) == (1, 1)
    assert goods["goods-caligae"][MARY] == Use()
    assert [use.held for use in goods["goods-toga"]] == [1, 1, 0, 0]
    assert goods["goods-toga"][JACK].played == 0
    assert watch.tally().amounts["goods-sold"][JACK] == 1
    sold = watch.tally().uses["goods-sale"]
    assert (sold["goods-toga"][JACK].played, sold["goods-caligae"][JACK].played) == (1, 0)
    used = watch.tally().uses["goods-used"]
    assert (used["goods-toga"][JACK].played, used["goods-caligae"][JACK].played) == (0, 1)
    assert watch.tally().uses["building"]["building-rel-1"][JACK] == Use(played=1, points=2)


def test_each_card_of_a_set_is_used_for_its_part_of_the_points() -> None:
    """GR-28.10: a set of jewellery is 6, not by its effects."""
    g = taxing(cleared())
    give(g, JACK, "fibula.1", "signet_ring.1", "laurel_wreath.1")
    uses = watching(g, "set fibula.1+laurel_wreath.1+signet_ring.1").tally().uses

    for card in ("goods-fibula", "goods-signet_ring", "goods-laurel_wreath"):
        assert uses["goods-in-set"][card][JACK] == uses["goods-used"][card][JACK] == Use(held=1, played=1, points=2)
        assert uses["goods"][card][JACK] == Use(held=1)


def test_the_yield_of_a_card_is_what_it_adds_to_what_happens_anyway() -> None:
    """GR-18.8: the building is placed with the card or without it."""
    g = building(cleared(round=9))
    give(g, JACK, "caligae.1")
    denarii(g, 3, 0, 0, 0)
    for player in g.players:
        player.claimed = [True] * 4
    g.submit(JACK, "build africa.rel")
    before = portrait(g)

    assert gain(g, JACK, Play("caligae.1")) == pytest.approx(2)
    assert portrait(g) == before, "looking on changes nothing"


def test_at_the_end_characters_tasks_and_what_is_left_are_noted() -> None:
    """GR-27.4, GR-28.13"""
    g = taxing(cleared(round=9))
    denarii(g, 10, 0, 0, 0)
    fame(g, 40)
    tasks(g, JACK, "darling_of_the_plebs", "roll_call")
    tally = GloryOfRomeWatch(4).ended(played_out(g))

    held = tally.uses["task"]
    assert held["task-roll_call"][JACK] == Use(held=1)
    assert held["task-darling_of_the_plebs"][JACK].played == 1
    assert held["task-darling_of_the_plebs"][JACK].points > 0
    assert tally.uses["character"]["character-antony"][JACK].held == 1
    assert tally.amounts["unspent-denarii"][JACK] >= 11  # with the tax


def test_every_seat_has_one_character_and_three_intrigues() -> None:
    bots = [make_bot("chance", GAME) for _ in range(4)]
    tally = play_match(GAME, bots, DEFAULTS, "watched", GloryOfRomeWatch(4)).tally

    characters, intrigues = tally.uses["character"], tally.uses["intrigue"]
    assert set(characters) <= {f"character-{name}" for name in CHARACTERS}
    for seat in range(4):
        assert sum(by_seat[seat].held for by_seat in characters.values()) == 1
        assert sum(by_seat[seat].held for by_seat in intrigues.values()) == 3
    assert set(tally.uses["goods"]) <= {f"goods-{kind}" for kind in GOODS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_counted_has_a_name(language: str) -> None:
    report = simulate(GAME, ["chance"] * 3, {}, 2, "named", watched=True)
    speaker = Speaker(language, GAME, room=ROOM)

    for thing in report.things():
        assert speaker.has(thing.name), thing.name
        assert speaker.has(f"kind-{thing.kind}")
    for fact in report.facts():
        assert speaker.has(f"fact-{fact.name}")
