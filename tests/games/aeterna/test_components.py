"""The pieces as the data files give them (AE-1, AE-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from comitium.engine.components import BrokenTable, parse
from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import AWARDS, CARDS, DAMAGE, FIGURES, Bundle, income_of
from comitium.games.aeterna.components import (
    BUILDING_ROWS,
    CONSTANTS,
    HILL_ROWS,
    STRUCTURE_ROWS,
    TRACKS,
    AbilityKind,
    BuildingRow,
    FigureRow,
    Structure,
)
from comitium.text import LANGUAGES, Speaker
from tests.games.aeterna.situations import goods as goods_of
from tests.games.aeterna.situations import new_table, played_out


def worth(bundle: Bundle) -> tuple[int, ...]:
    """Citizens, aurei, stone, wheat, unrest, points."""
    return (bundle.citizens, bundle.aurei, bundle.stone, bundle.wheat, bundle.unrest, bundle.points)


def test_there_are_36_buildings_24_provinces_and_12_figures() -> None:
    """AE-2.1, AE-2.3"""
    assert len([card for card in CARDS.values() if not card.is_province()]) == 36
    assert len([card for card in CARDS.values() if card.is_province()]) == 24
    assert Counter(figure.epoch for figure in FIGURES.values()) == {1: 4, 2: 4, 3: 4}


@pytest.mark.parametrize(("epoch", "kinds"), [(1, (2, 6, 4)), (2, (2, 6, 4)), (3, (6, 4, 2))])
def test_kinds_of_abilities_in_every_epoch(epoch: int, kinds: tuple[int, int, int]) -> None:
    """AE-25.1, AE-25.2, AE-25.3: instant, permanent, activated."""
    counted = Counter(row.ability for row in BUILDING_ROWS.values() if row.epoch == epoch)

    assert tuple(counted[kind] for kind in AbilityKind) == kinds


def test_the_printed_faces_are_as_printed() -> None:
    """AE-9.2, AE-9.3, AE-10.1: the Church of Saint Peter, Thrace, Romulus and Spartacus."""
    church, thrace = CARDS["church_of_saint_peter"], CARDS["thrace"]
    assert (worth(church.cost), worth(church.rewards), church.points) == ((0, 9, 1, 0, 0, 0), (1, 1, 0, 1, -1, 0), 1)
    assert (worth(thrace.cost), worth(thrace.rewards), thrace.points) == ((3, 0, 0, 0, 0, 0), (1, 8, 2, 4, 3, 0), 3)
    romulus, spartacus = FIGURES["romulus"], FIGURES["spartacus"]
    assert (romulus.aurei, worth(romulus.effect), romulus.points) == (6, (0, 0, 0, 0, -2, 1), 1)
    assert (spartacus.aurei, worth(spartacus.effect), len(spartacus.counts)) == (6, (0, 0, 0, 0, -3, 1), 3)


def test_the_six_damage_tokens() -> None:
    """AE-2.11, AE-19.1: citizens, aurei, stone, wheat."""
    assert {name: worth(token.pay)[:4] for name, token in DAMAGE.items()} == {
        "dt1": (0, 6, 1, 0),
        "dt2": (1, 0, 1, 1),
        "dt3": (0, 2, 1, 1),
        "dt4": (1, 0, 0, 3),
        "dt5": (0, 2, 0, 3),
        "dt6": (1, 4, 0, 2),
    }


def test_the_nine_faces_of_award_tokens() -> None:
    """AE-2.7: each once among those for two players."""
    faces = [(worth(award.reward), award.board_card) for award in AWARDS.values() if award.players == 2]

    assert len(set(faces)) == len(faces) == 9
    assert Counter(award.players for award in AWARDS.values()) == {2: 9, 3: 6, 4: 6}
    assert {(worth(award.reward), award.board_card) for award in AWARDS.values()} == set(faces)


def test_every_hill_has_three_falling_values() -> None:
    """AE-15.4, AE-16.5"""
    assert [row.number for row in HILL_ROWS.values()] == [1, 2, 3, 4, 5, 6, 7]
    for row in HILL_ROWS.values():
        assert sorted(row.values, reverse=True) == list(row.values)


def test_tracks_and_structures() -> None:
    """AE-8.1, AE-17.1, AE-22.9, AE-1.6"""
    assert (TRACKS.most_unrest, TRACKS.damage_spaces) == (10, (3, 5, 7, 9))
    assert TRACKS.doom_losses == (0, 1, 3, 6, 10, 15)
    assert [row.in_the_box for row in STRUCTURE_ROWS.values()] == [3, 3, 3]
    assert [worth(income_of(structure))[3:] for structure in Structure] == [(0, 0, 2), (2, 0, 0), (0, -2, 0)]
    assert CONSTANTS.citizens == 7


def test_a_broken_table_is_named_with_its_key() -> None:
    """AE-2.3: an owner of the game can correct a file by hand, and a slip is told by its place."""
    with pytest.raises(BrokenTable, match=r"buildings.toml, table \[regia\]: unknown key 'price'"):
        parse("buildings.toml", "[regia]\nprice = 3\n", BuildingRow)
    with pytest.raises(BrokenTable, match=r"figures.toml, table \[sulla\], key 'counts': 'elephants' is none of"):
        parse(
            "figures.toml",
            '[sulla]\nepoch = 2\naurei = 7\ncounts = ["elephants"]\neach = 1\neffect = {}\npoints = 2\n',
            FigureRow,
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    """AE-4.2: whatever lies open can be named."""
    speak = Speaker(language, GAME)
    named = [*[speak(card.label) for card in CARDS.values()], *[speak(figure.label) for figure in FIGURES.values()]]

    assert len(set(named)) == 72
    for file, provenance in GAME.provenance:
        assert file in GAME.data_files
        assert speak(provenance)
    assert len(GAME.provenance) == 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_hills_has_its_words(language: str) -> None:
    """AE-2.17"""
    speak = Speaker(language, GAME)
    option = GAME.options[0]
    sentences = [speak.say(f"option-{option.name}-{value}") for value in option.values]

    assert len(set(sentences)) == len(option.values) == 1 + 34 + 20


def test_a_whole_match_speaks_both_languages() -> None:
    """AE-5.1: every line of its log."""
    g = played_out(new_table(4))
    for language in LANGUAGES:
        speak = Speaker(language, GAME)
        assert all(speak(entry.message()) for entry in g.log)
    assert all(amount >= 0 for player in g.players for amount in goods_of(player))
