"""What a player sees of a decision: figures it would change, pieces it touches, and whether it can be taken back."""

from __future__ import annotations

import pytest

from comitium.engine.match import Match
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.components import DATA_FILES
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.text import LANGUAGES, Speaker
from tests.games.glory_of_rome.situations import (
    JACK,
    MARY,
    activating,
    building,
    cleared,
    codes,
    denarii,
    fame,
    feud,
    give,
    intrigue,
    legions,
    levels,
    medal,
    new_table,
    on_record,
    pantheon,
    placing,
    refused,
    taxing,
)

Changes = dict[str, tuple[int, int]]


def previewed(g: GloryOfRome, code: str, seat: int = JACK) -> Changes:
    """The figures an option would change, by piece."""
    action = next(action for action in g.options(seat) if action.code() == code)
    return {change.piece: (change.before, change.after) for change in GAME.preview(g, seat, action)}


def touched(g: GloryOfRome, code: str, seat: int = JACK) -> list[str]:
    return next(action.pieces() for action in g.options(seat) if action.code() == code)


def test_a_building_shows_price_fame_population_and_penalty() -> None:
    """GR-11.4, GR-11.6, GR-25.3"""
    g = cleared()
    denarii(g, 9)
    building(g)
    assert previewed(g, "build africa.rel") == {
        "denarii:0": (9, 6),
        "fame:0": (1, 3),
        "pop:africa": (1, 2),
        "penalty:africa": (1, 2),
    }


def test_taxes_show_denarii_and_fame() -> None:
    """GR-25.2, GR-25.3"""
    g = cleared()
    levels(g, "africa", agr=2)
    denarii(g, 4)
    fame(g, 6)
    taxing(g)
    assert previewed(g, "tax normal") == {"denarii:0": (4, 7)}
    assert previewed(g, "tax double") == {"denarii:0": (4, 10), "fame:0": (6, 4)}


def test_legions_show_the_new_sums() -> None:
    """GR-15.4"""
    g = cleared()
    levels(g, "africa", mil=1)
    legions(g, JACK, epirus=1)
    legions(g, MARY, epirus=1, thrace=2)
    placing(g)
    g.submit(JACK, "place africa.mil")
    assert previewed(g, "legion thrace") == {"field:thrace": (2, 3)}
    assert previewed(g, "march epirus thrace") == {"field:epirus": (2, 1), "field:thrace": (2, 3)}


def test_a_vote_shows_a_supremacy() -> None:
    """GR-16.4"""
    g = cleared()
    levels(g, "africa", pol=1)
    g.column = [JACK, JACK]
    placing(g)
    assert previewed(g, "place africa.pol") == {"supply:vote": (2, 1), "fame:0": (1, 3)}
    g.submit(JACK, "place africa.pol")
    assert previewed(g, "vote") == {"supply:vote": (2, 1), "fame:0": (1, 3)}


def test_legions_show_which_places_change_hands() -> None:
    """GR-28.3, GR-28.6"""
    g = cleared()
    levels(g, "africa", mil=1)
    legions(g, JACK, epirus=1)
    legions(g, MARY, epirus=1)
    placing(g)
    g.submit(JACK, "place africa.mil")
    assert previewed(g, "legion epirus") == {
        "field:epirus": (2, 3),
        "legion:0.epirus": (0, 5),
        "legion:1.epirus": (0, 2),
    }


def test_fame_shows_the_follower_of_a_milestone() -> None:
    """GR-6.7"""
    g = cleared()
    fame(g, 4)
    placing(g)
    assert previewed(g, "place colosseum") == {"fame:0": (4, 5), "followers:0": (1, 2)}


def test_a_boost_shows_both_votes() -> None:
    """GR-14.4, GR-16.5"""
    g = cleared()
    levels(g, "africa", pol=1)
    g.column = [JACK]
    placing(g)
    assert previewed(g, "place africa.pol boosted") == {"supply:vote": (3, 1), "fame:0": (1, 3)}


@pytest.mark.parametrize(("laid", "before", "after"), [(0, 0, 1), (2, 2, 6), (3, 6, 7)])
def test_a_pantheon_piece_shows_its_value(laid: int, before: int, after: int) -> None:
    """GR-28.11"""
    g = cleared()
    levels(g, "africa", rel=1)
    pantheon(g, JACK, laid)
    placing(g)
    g.submit(JACK, "place africa.rel")
    tier = "temple" if laid == 3 else "foundation"
    assert previewed(g, "pantheon") == {f"panth:0.{tier}": (before, after)}


def test_farm_colosseum_sale_and_exchange() -> None:
    """GR-21.1, GR-12.6, GR-22.1, GR-19.7, GR-12.4"""
    g = cleared(round=3)
    levels(g, "africa", agr=1)
    denarii(g, 5)
    give(g, JACK, "toga.1")
    medal(g, JACK, "farmer", "priest")
    placing(g)
    assert previewed(g, "place africa.agr") == {"denarii:0": (5, 9)}
    assert previewed(g, "place colosseum") == {"fame:0": (1, 2)}
    assert previewed(g, "sell toga.1") == {"denarii:0": (5, 6)}
    assert previewed(g, "exchange") == {"denarii:0": (5, 2), "fame:0": (1, 2)}
    g.submit(JACK, "place africa.agr")
    assert previewed(g, "farm") == {"denarii:0": (5, 9)}


def test_nothing_drawn_is_foretold() -> None:
    """GR-34.2"""
    g = cleared()
    levels(g, "africa", tra=1)
    placing(g)
    assert previewed(g, "place africa.tra") == {}
    g.submit(JACK, "place africa.tra")
    assert previewed(g, "draw") == {}


def test_options_name_the_pieces_they_touch() -> None:
    """GR-13.4, GR-14.3, GR-15.1, GR-19.3, GR-23.1"""
    g = cleared()
    levels(g, "africa", mil=1)
    legions(g, JACK, epirus=1)
    give(g, JACK, "spatha.1", "spatha.2", "pilum.1")
    placing(g)
    assert touched(g, "place africa.mil") == ["site:africa.mil"]
    assert touched(g, "place africa.mil boosted") == ["site:africa.mil", "boost:mil"]
    assert touched(g, "plot africa.2") == ["slot:africa.2"]
    assert touched(g, "place colosseum") == ["colosseum"]
    assert touched(g, "sell pilum.1") == ["use:sell", "card:pilum.1"]
    g.submit(JACK, "place africa.mil")
    assert touched(g, "legion thrace") == ["supply:legion", "field:thrace"]
    assert touched(g, "march epirus thrace") == ["legion:0.epirus", "field:thrace"]
    assert touched(g, "play pilum.1") == ["use:play", "card:pilum.1"]
    assert touched(g, "set pilum.1+spatha.1+spatha.2")[1:] == ["card:pilum.1", "card:spatha.1", "card:spatha.2"]


def test_effects_name_their_objects() -> None:
    """GR-10.4, GR-9.9"""
    g = cleared()
    legions(g, MARY, thrace=1)
    fame(g, 4, 4)
    intrigue(g, JACK, "gaul", 3)
    activating(g)
    assert touched(g, "activate gaul.3") == ["slot:gaul.3"]
    g.submit(JACK, "activate gaul.3")
    assert touched(g, "desertion thrace") == ["effect:desertion", "legion:1.thrace"]
    assert touched(g, "slander") == ["effect:slander"]


def begun_match() -> Match[GloryOfRome]:
    """A match of two on record, at the first building phase; Jack is on turn."""
    match = on_record(2, "undo 3")
    for seat in range(2):
        match.submit(seat, codes(match.state, seat)[0])
    while match.state.heading != "building":
        match.submit(match.state.waiting()[0], codes(match.state, match.state.waiting()[0])[-1])
    return match


def test_a_building_can_be_taken_back() -> None:
    """GR-11.9: nothing was revealed by it."""
    match = begun_match()
    seat = match.state.waiting()[0]
    before = match.state.players[seat].denarii
    match.submit(seat, next(code for code in codes(match.state, seat) if code.startswith("build")))
    assert match.state.players[seat].denarii < before
    match.undo(seat)
    assert match.state.players[seat].denarii == before


def test_a_card_once_shown_cannot_be_taken_back() -> None:
    """GR-34.1: a sale shows the card to everybody."""
    match = begun_match()
    seat = match.state.waiting()[0]
    give(match.state, seat, match.state.goods.things[-1])
    match.submit(seat, next(code for code in codes(match.state, seat) if code.startswith("sell")))
    with refused(match, "Something hidden was revealed since."):
        match.undo(seat)


def test_a_drawn_task_cannot_be_taken_back() -> None:
    """GR-3.13: a sealed choice is final."""
    match = on_record(3)
    match.submit(JACK, codes(match.state, JACK)[0])
    with refused(match, "Your last step was final."):
        match.undo(JACK)


def test_the_game_names_both_titles_and_its_sources() -> None:
    """GR-1.1: sold in English as Age of Rome; every table of data says where it comes from."""
    for language in LANGUAGES:
        speak = Speaker(language, GAME)
        assert "Age of Rome" in speak.say("game-name")
        assert [file for file, _ in GAME.provenance] == list(DATA_FILES)
        assert all(speak(message) for _, message in GAME.provenance)
    assert "Glory of Rome" in Speaker("en", GAME).say("game-name")
    assert "Во славу Рима" in Speaker("ru", GAME).say("game-name")


def test_the_things_of_the_view_have_names() -> None:
    """GR-34.3: provinces, buildings, goods, tasks, boosts, objectives and variants, in both languages."""
    things = [
        ("africa", "province"),
        ("mil", "sphere"),
        ("none", "sphere"),
        ("rel-2", "building"),
        ("spatha.2", "discards"),
        ("devotion", "task"),
        ("grain_dole", "past_events"),
        ("covered", "state"),
        ("pantheon", "objective"),
        ("harsh", "variants"),
        ("slander", "intrigue"),
        ("hundred", "achievements"),
        ("cassius_hard", "solo"),
        ("divine", "solo_title"),
    ]
    for language in LANGUAGES:
        speak = Speaker(language, GAME)
        assert [(thing, field) for thing, field in things if speak.named(thing, field) is None] == []


def test_every_log_line_of_a_match_has_a_clause() -> None:
    """GR-7.1: whatever happens can be looked up."""
    g = new_table(4, "clauses", spies="on", harsh="on")
    feud(g, 1, 1, 1, 1)
    for _ in range(300):
        if not g.waiting():
            break
        seat = g.waiting()[0]
        g.play(seat, g.options(seat)[0])
    assert [entry.message().name for entry in g.log if not entry.clause.startswith("GR-")] == []
