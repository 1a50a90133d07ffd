"""Abilities of buildings, all 36 of them (AE-25)."""

from __future__ import annotations

import pytest

from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import CARDS, FIGURES
from comitium.games.aeterna.components import BUILDING_ROWS, AbilityKind
from comitium.games.aeterna.favour import why_not_favour
from comitium.games.aeterna.hills import Ruin, Scoring
from comitium.games.aeterna.permanent import (
    citizens_to_feed,
    cost_of_card,
    cost_of_figure,
    cost_of_influence,
    rewards_of_card,
    total,
    unrest_for_hunger,
    unrest_for_ruin,
)
from comitium.games.aeterna.revolts import Food, Revolts
from comitium.text import Speaker
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    BLUE,
    ORANGE,
    RED,
    TEMPLE,
    actions,
    all_pass,
    awards,
    begun,
    cards,
    carried_out,
    codes,
    crowd,
    give,
    goods,
    names,
    next_epoch,
    points,
    refused,
    stacks,
    told,
    unrest,
)

# -- kinds of abilities ------------------------------------------------------------------------------------------------


def test_instant_abilities_happen_once_when_the_card_is_played() -> None:
    """AE-25.1: after its rewards, and never again."""
    g = actions(2, hands=["hut_of_romulus"])
    g.submit(ORANGE, "play hut_of_romulus")
    assert told(g)[-2:] == ["Orange gained 1 citizen and 2 wheat.", "Orange gained 2 points."]

    next_epoch(g)
    assert points(g)[ORANGE] == 2 + 1


def test_permanent_abilities_work_for_the_rest_of_the_game() -> None:
    """AE-25.2: in every later epoch, unasked."""
    g = actions(epoch=3)
    g.players[ORANGE].cards = cards("saepta_julia pile_bridge")
    assert cost_of_influence(g.players[ORANGE], g.hills[0]) == 1
    g.submit(ORANGE, "pass")

    assert points(g)[ORANGE] == 3 + 1


def test_activated_abilities_are_free_actions_of_the_players_choice() -> None:
    """AE-25.3: once per epoch, and not used is not used."""
    g = actions()
    g.players[ORANGE].cards = cards("temple_of_vesta")
    give(g.players[ORANGE], unrest=4)
    assert "activate temple_of_vesta" in codes(g, ORANGE)
    g.submit(ORANGE, "pass")

    assert g.players[ORANGE].unrest == 4


def test_reductions_add_up_but_never_below_the_minimum() -> None:
    """AE-25.4: never below 0, nor below what the card says."""
    g = actions(3)
    player = g.players[ORANGE]
    player.cards = cards("pile_bridge pile_bridge pile_bridge")
    assert cost_of_influence(player, g.hills[0]) == 0
    player.cards = cards("regia regia")
    assert cost_of_figure(player, FIGURES["romulus"]) == 2
    player.cards = cards("regia regia regia regia")
    assert cost_of_figure(player, FIGURES["romulus"]) == 0
    player.cards = cards("church_of_saint_peter")
    assert [cost_of_card(player, CARDS[name]).citizens for name in ("germania", "judaea", "caenina")] == [3, 1, 1]


def test_counts_are_taken_at_the_moment_of_use() -> None:
    """AE-25.5: a hill won later in the turn counts only from then on."""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("curia_hostilia")
    crowd(g, "palatine", (ORANGE, 1))
    g.submit(ORANGE, "influence capitoline")
    g.submit(ORANGE, "activate curia_hostilia")

    assert g.players[ORANGE].aurei == 2 + 2 * 2


def test_a_building_counts_itself_where_its_text_says_so() -> None:
    """AE-25.6: the Tabularium among the buildings; the Triumphal Arch only counts provinces of this epoch."""
    g = actions(2, epoch=2, hands=["tabularium triumphal_arch"])
    g.players[ORANGE].cards = cards("tombs asia caenina")
    give(g.players[ORANGE], aurei=20)
    g.submit(ORANGE, "play tabularium")
    assert points(g)[ORANGE] == 2
    g.submit(ORANGE, "end turn")
    g.submit(BLUE, "pass")
    g.submit(ORANGE, "play triumphal_arch")

    assert points(g)[ORANGE] == 2 + 2


def test_a_printed_maximum_limits_one_use() -> None:
    """AE-25.7: three points of the Arch of Titus, in each epoch again."""
    g = actions(4, epoch=3)
    g.players[ORANGE].cards = cards("triumphal_arch_of_titus")
    for hill in ("capitoline", "palatine", "quirinal", "caelian", "aventine"):
        crowd(g, hill, (ORANGE, 1))
    g.submit(ORANGE, "activate triumphal_arch_of_titus")

    assert points(g)[ORANGE] == 3


def test_points_of_abilities_are_gained_at_once() -> None:
    """AE-25.8: the two of the Hut, while its printed point waits."""
    g = actions(hands=["hut_of_romulus"])
    g.submit(ORANGE, "play hut_of_romulus")

    assert points(g)[ORANGE] == 2


def test_a_nested_play_is_resolved_before_the_action_ends() -> None:
    """AE-25.9: a token plays Castra Peregrina, which plays another board card with its own instant ability."""
    g = actions(2, epoch=3, board="castra_peregrina serapeum", hands=["pantheon"])
    awards(g, "palatine", "aw09 aw01 aw02")
    give(g.players[ORANGE], aurei=20, stone=2)
    g.submit(ORANGE, "influence palatine award 1")
    g.submit(ORANGE, "board castra_peregrina")
    assert codes(g, ORANGE) == ["board serapeum", "decline"]
    g.submit(ORANGE, "board serapeum")

    assert names(g.players[ORANGE].cards) == "castra_peregrina serapeum"
    assert points(g)[ORANGE] == 1 + 3  # calm below 0, and the Serapeum
    assert codes(g, ORANGE)[-1] == "end turn"


def test_castra_peregrina_may_be_declined() -> None:
    """AE-25.9, AE-25.10: the card says "may"."""
    g = actions(2, epoch=3, board="thrace serapeum", hands=["castra_peregrina"])
    give(g.players[ORANGE], aurei=20, stone=2)
    g.submit(ORANGE, "play castra_peregrina")
    g.submit(ORANGE, "decline")

    assert names(g.board) == "thrace serapeum"
    assert g.waiting() == [BLUE]


def test_castra_peregrina_asks_nothing_if_nothing_can_be_paid() -> None:
    """AE-25.10: the card is played all the same, the ability lost."""
    g = actions(2, epoch=3, board="dacia serapeum", hands=["castra_peregrina"])
    give(g.players[ORANGE], aurei=8, stone=0, citizens=0)
    g.submit(ORANGE, "play castra_peregrina")

    assert "Orange can pay for no board card." in told(g)
    assert g.waiting() == [BLUE]


@pytest.mark.parametrize(
    ("name", "epoch"),
    [("triumphal_arch", 2), ("trajans_column", 3), ("stadium_of_domitian", 3), ("flavian_amphitheatre", 3)],
)
def test_a_building_may_be_played_although_its_ability_does_nothing(name: str, epoch: int) -> None:
    """AE-25.10: then it is lost, not kept for later."""
    g = actions(2, epoch=epoch, hands=[name])
    give(g.players[ORANGE], aurei=20, stone=2, unrest=6)
    g.submit(ORANGE, f"play {name}")

    assert points(g)[ORANGE] == 0
    assert told(g)[-1].startswith("The ability of")


def test_effects_on_each_other_player_reach_those_who_have_passed() -> None:
    """AE-25.11"""
    g = actions(3, epoch=2, first=BLUE)
    g.players[BLUE].cards = cards("temple_of_concordia")
    for player in g.players:
        give(player, unrest=5)
    g.passed = [ORANGE, RED]
    g.submit(BLUE, "activate temple_of_concordia")

    assert unrest(g) == [4, 2, 4]


# -- permanent abilities, card by card ---------------------------------------------------------------------------------


def test_servian_wall_halves_the_unrest_of_ruin() -> None:
    """AE-16.7, AE-25.2: one instead of two for each hill."""
    g = actions(3)
    g.players[ORANGE].cards = cards("servian_wall")
    assert unrest_for_ruin(g.players[ORANGE]) == 1
    for hill in ("capitoline", "palatine"):
        crowd(g, hill, (ORANGE, 2))
    carried_out(g, Ruin())

    assert unrest(g)[ORANGE] == 2


def test_jupiter_feretrius_rewards_every_province() -> None:
    """AE-9.16, AE-25.2: but no building."""
    g = actions(2, hands=["antemnae tombs"])
    g.players[ORANGE].cards = cards("temple_of_jupiter_feretrius")
    give(g.players[ORANGE], aurei=5)
    g.submit(ORANGE, "play antemnae")
    assert points(g)[ORANGE] == 1
    g.submit(ORANGE, "end turn")
    g.submit(BLUE, "pass")
    g.submit(ORANGE, "play tombs")

    assert points(g)[ORANGE] == 1


def test_tombs_halve_the_unrest_of_hunger() -> None:
    """AE-20.3, AE-25.2"""
    g = actions()
    g.players[ORANGE].cards = cards("tombs")
    give(g.players[ORANGE], citizens=4, wheat=1)
    assert unrest_for_hunger(g.players[ORANGE]) == 1
    carried_out(g, Food())

    assert unrest(g)[ORANGE] == 3


@pytest.mark.parametrize(("there", "price"), [(0, 1), (1, 0), (2, 0)])
def test_pile_bridge_makes_influence_cheaper(there: int, price: int) -> None:
    """AE-12.1, AE-25.4: never below 0."""
    g = actions()
    g.players[ORANGE].cards = cards("pile_bridge")
    crowd(g, "palatine", *[(BLUE, there)][: 1 if there else 0])
    g.submit(ORANGE, "influence palatine")

    assert g.players[ORANGE].wheat == 5 - price


def test_cloaca_maxima_calms_before_the_damage_tokens_are_checked() -> None:
    """AE-19.1, AE-25.2: unrest 3 becomes 2 and nothing threatens; at 0 it earns the bonus."""
    g = actions(3)
    g.players[ORANGE].cards = cards("cloaca_maxima")
    g.players[BLUE].cards = cards("cloaca_maxima")
    give(g.players[ORANGE], unrest=3)
    begun(g, Revolts())

    assert g.heading == "end_of_epoch"
    assert unrest(g) == [2, 0, 0]
    assert points(g) == [0, 1, 0]


def test_regia_makes_figures_cheaper() -> None:
    """AE-10.1, AE-25.4"""
    g = actions(figures="tarquin_the_proud")
    g.players[ORANGE].cards = cards("regia")
    give(g.players[ORANGE], aurei=3)
    g.submit(ORANGE, "favour tarquin_the_proud")

    assert g.players[ORANGE].aurei == 0


def test_castra_praetoria_passes_equal_stacks() -> None:
    """AE-12.6, AE-25.2: all of them, but no higher one; and only for its owner."""
    g = actions(4, epoch=2)
    g.players[ORANGE].cards = cards("castra_praetoria")
    crowd(g, "palatine", (RED, 2), (BLUE, 1))
    g.submit(ORANGE, "influence palatine")
    assert stacks(g, "palatine") == [(RED, 2), (ORANGE, 1), (BLUE, 1)]
    g.submit(BLUE, "influence palatine")

    assert stacks(g, "palatine") == [(RED, 2), (BLUE, 2), (ORANGE, 1)]


def test_war_column_takes_unrest_off_provinces() -> None:
    """AE-9.16: never below 0."""
    player = actions(epoch=2).players[ORANGE]
    player.cards = cards("war_column")

    assert [rewards_of_card(player, CARDS[name]).unrest for name in ("hispania", "asia", "arabia")] == [1, 0, 0]
    assert rewards_of_card(player, CARDS["domitians_palace"]).unrest == 1


def test_hercules_invictus_adds_aurei_to_provinces() -> None:
    """AE-9.16: not to buildings."""
    player = actions(epoch=2).players[ORANGE]
    player.cards = cards("temple_of_hercules_invictus")

    assert rewards_of_card(player, CARDS["asia"]).aurei == 10 + 2
    assert rewards_of_card(player, CARDS["church_of_saint_peter"]).aurei == 1


def test_theatre_of_pompey_scores_for_the_prefect() -> None:
    """AE-15.2, AE-25.2: a point more for each hill where one is prefect."""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("theatre_of_pompey")
    crowd(g, "capitoline", (ORANGE, 1))
    crowd(g, "palatine", (BLUE, 1), (ORANGE, 1))
    carried_out(g, Scoring())

    assert points(g) == [6 + 1 + 4, 5, 0]


def test_domitians_palace_scores_for_presence() -> None:
    """AE-15.2, AE-25.2: a point more for each hill with a citizen, also where no value is left."""
    g = actions(epoch=3)
    g.players[ORANGE].cards = cards("domitians_palace")
    crowd(g, "capitoline", (ORANGE, 2))
    crowd(g, "palatine", (BLUE, 1), (ORANGE, 1))
    g.hill("palatine").ruins = 2
    carried_out(g, Scoring())

    assert points(g) == [6 + 1 + 0 + 1, 3, 0]


def test_queen_of_roads_pays_for_influence() -> None:
    """AE-12.18, AE-25.2: but not for a structure."""
    g = actions(2, epoch=2)
    g.players[ORANGE].cards = cards("queen_of_roads")
    g.submit(ORANGE, "influence palatine")
    g.submit(BLUE, "pass")
    g.submit(ORANGE, "erect temple palatine")

    assert g.players[ORANGE].aurei == 3


def test_saepta_julia_adds_points_to_a_pass() -> None:
    """AE-13.1, AE-25.2"""
    g = actions(2, epoch=2)
    g.players[BLUE].cards = cards("saepta_julia")
    all_pass(g)

    assert points(g) == [2, 1 + 1]


def test_the_elite_guard_ignores_the_highest_token() -> None:
    """AE-19.1, AE-25.2: neither paid nor answered with doom."""
    g = actions(3, epoch=3)
    g.players[ORANGE].cards = cards("castra_of_the_elite_guard")
    g.players[BLUE].cards = cards("castra_of_the_elite_guard")
    give(g.players[ORANGE], unrest=7)
    give(g.players[BLUE], unrest=3)
    begun(g, Revolts())

    assert g.waiting() == [ORANGE]
    assert [code for code in codes(g, ORANGE) if code.startswith("doom")] == ["doom 3", "doom 5"]
    with refused(g, "At unrest 7 you have 2 tokens to answer, and this is none of them.", "AE-19.1"):
        g.submit(ORANGE, "doom 7")


def test_aqua_alexandrina_feeds_two_citizens() -> None:
    """AE-20.1, AE-25.2"""
    g = actions(epoch=3)
    g.players[ORANGE].cards = cards("aqua_alexandrina")
    give(g.players[ORANGE], citizens=4, wheat=3)
    assert citizens_to_feed(g.players[ORANGE]) == 2
    carried_out(g, Food())
    assert g.players[ORANGE].wheat == 1

    give(g.players[ORANGE], citizens=1)
    assert citizens_to_feed(g.players[ORANGE]) == 0


# -- activated abilities, card by card ---------------------------------------------------------------------------------


def test_temple_of_janus_looks_at_provinces_of_this_epoch() -> None:
    """AE-25.3, AE-25.6: aurei with one, calm without."""
    g = actions(2)
    g.players[ORANGE].cards = cards("temple_of_janus")
    give(g.players[ORANGE], unrest=5)
    g.submit(ORANGE, "activate temple_of_janus")
    assert (g.players[ORANGE].unrest, g.players[ORANGE].aurei) == (4, 2)

    g = actions(2)
    g.players[ORANGE].cards = cards("temple_of_janus gabii")
    give(g.players[ORANGE], unrest=5)
    g.submit(ORANGE, "activate temple_of_janus")
    assert (g.players[ORANGE].unrest, g.players[ORANGE].aurei) == (5, 5)

    g = actions(2, epoch=2)
    g.players[ORANGE].cards = cards("temple_of_janus gabii")
    give(g.players[ORANGE], unrest=5)
    g.submit(ORANGE, "activate temple_of_janus")
    assert (g.players[ORANGE].unrest, g.players[ORANGE].aurei) == (4, 2)


def test_forum_boarium_trades_in_one_direction() -> None:
    """AE-25.3, AE-14.7: one to three times, as far as the goods last."""
    g = actions()
    g.players[ORANGE].cards = cards("forum_boarium")
    give(g.players[ORANGE], wheat=2, aurei=5)
    offered = [code for code in codes(g, ORANGE) if "forum" in code]
    assert offered == [f"activate forum_boarium {trade}" for trade in ("sell 1", "sell 2", "buy 1", "buy 2")]
    with refused(g, "This takes 3 wheat; you have 2.", "AE-1.8"):
        g.submit(ORANGE, "activate forum_boarium sell 3")
    g.submit(ORANGE, "activate forum_boarium buy 2")
    assert goods(g.players[ORANGE]) == (2, 1, 1, 4)
    assert not [code for code in codes(g, ORANGE) if "forum" in code]

    g = actions()
    g.players[ORANGE].cards = cards("forum_boarium")
    g.submit(ORANGE, "activate forum_boarium sell 3")
    assert goods(g.players[ORANGE]) == (2, 8, 1, 2)


def test_comitium_pays_for_hills_with_citizens() -> None:
    """AE-25.3, AE-25.5: as prefect or not, several citizens once."""
    g = actions()
    g.players[ORANGE].cards = cards("comitium")
    crowd(g, "palatine", (BLUE, 2), (ORANGE, 1))
    crowd(g, "capitoline", (ORANGE, 3))
    g.submit(ORANGE, "activate comitium")

    assert g.players[ORANGE].aurei == 4


def test_magna_mater_refreshes_a_token_on_a_hill_with_an_own_citizen() -> None:
    """AE-25.3, AE-12.13: no other hill, no active token."""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("temple_of_magna_mater")
    crowd(g, "palatine", (BLUE, 1), (ORANGE, 1))
    crowd(g, "capitoline", (BLUE, 1))
    g.hill("palatine").exhausted = [False, True, True]
    g.hill("capitoline").exhausted = [True, True, True]
    offered = [code for code in codes(g, ORANGE) if "magna" in code]
    assert offered == [f"activate temple_of_magna_mater palatine.{place}" for place in (2, 3)]
    g.submit(ORANGE, "activate temple_of_magna_mater palatine.3")

    assert g.hill("palatine").exhausted == [False, True, False]


@pytest.mark.parametrize(
    ("token", "sentence", "clause"),
    [
        (" palatine.1", "This award token on hill Palatine is active already.", "AE-12.13"),
        (" capitoline.2", "You have no citizen on hill Capitoline.", "AE-12.13"),
        (" viminal.3", "Hill Viminal cannot be chosen: it is not active in this game.", "AE-2.10"),
        ("", "You have no such building to activate that way.", "AE-14.4"),
        (" palatine.4", "You have no such building to activate that way.", "AE-14.4"),
    ],
)
def test_magna_mater_refreshes_nothing_else(token: str, sentence: str, clause: str) -> None:
    """AE-12.13: whatever is named instead is refused by its own rule."""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("temple_of_magna_mater")
    crowd(g, "palatine", (ORANGE, 1))
    g.hill("palatine").exhausted = [False, True, True]
    g.hill("capitoline").exhausted = [True, True, True]

    with refused(g, sentence, clause):
        g.submit(ORANGE, f"activate temple_of_magna_mater{token}")


def test_baths_of_agrippa_give_a_point_and_calm() -> None:
    """AE-25.3, AE-25.8"""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("baths_of_agrippa")
    give(g.players[ORANGE], unrest=3)
    g.submit(ORANGE, "activate baths_of_agrippa")

    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (2, 1)


def test_curia_hostilia_pays_the_prefect() -> None:
    """AE-25.3, AE-25.5"""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("curia_hostilia")
    crowd(g, "palatine", (BLUE, 2), (ORANGE, 1))
    crowd(g, "capitoline", (ORANGE, 1))
    crowd(g, "quirinal", (ORANGE, 1))
    g.submit(ORANGE, "activate curia_hostilia")

    assert g.players[ORANGE].aurei == 2 + 4


# -- instant abilities, card by card -----------------------------------------------------------------------------------


def played(name: str, area: str = "", epoch: int = 3) -> int:
    """The points of playing this card beside these others, calm below 0 left out."""
    g = actions(4, epoch=epoch, hands=[name])
    g.players[ORANGE].cards = cards(area)
    give(g.players[ORANGE], aurei=20, stone=5, unrest=6)
    crowd(g, "palatine", (ORANGE, 2))
    crowd(g, "caelian", (BLUE, 2), (ORANGE, 1))
    g.hill("palatine").structures = [AMPHITHEATRE, TEMPLE]
    g.hill("viminal").structures = [AMPHITHEATRE]
    g.submit(ORANGE, f"play {name}")
    return points(g)[ORANGE]


def test_lupercal_brings_two_citizens() -> None:
    """AE-25.1"""
    g = actions(hands=["lupercal"])
    give(g.players[ORANGE], aurei=3)
    g.submit(ORANGE, "play lupercal")

    assert goods(g.players[ORANGE]) == (4, 0, 1, 7)


@pytest.mark.parametrize(
    ("name", "area", "epoch", "expected"),
    [
        ("hut_of_romulus", "", 1, 2),
        ("triumphal_arch", "asia sicily caenina", 2, 4),
        ("triumphal_arch", "asia sicily samnium africa", 2, 6),
        ("tabularium", "tombs asia", 2, 2),
        ("tabularium", "tombs regia lupercal comitium servian_wall temple_of_vesta", 2, 3),
        ("pantheon", "tombs regia caenina", 3, 3),
        ("pantheon", "lupercal", 3, 1),
        ("stadium_of_domitian", "", 3, 3),
        ("flavian_amphitheatre", "", 3, 4),
        ("trajans_column", "caenina tombs", 3, 1),
        ("trajans_column", "caenina gabii veii sabina asia sicily dacia", 3, 2),
    ],
)
def test_instant_points(name: str, area: str, epoch: int, expected: int) -> None:
    """AE-25.1, AE-25.5, AE-25.7: by what each counts, up to its maximum."""
    assert played(name, area, epoch) == expected


def test_pantheon_counts_figures_as_the_seventh_colour() -> None:
    """AE-25.1, AE-9.10: all of them once; the Pantheon itself is religious."""
    g = actions(epoch=3, hands=["pantheon"])
    g.players[ORANGE].cards = cards("tombs caenina")
    g.players[ORANGE].figures = [FIGURES["romulus"], FIGURES["sulla"]]
    give(g.players[ORANGE], aurei=20, stone=5, unrest=6)
    g.submit(ORANGE, "play pantheon")

    assert points(g)[ORANGE] == 3


@pytest.mark.parametrize(("citizens", "expected"), [(2, 2), (5, 5), (6, 5)])
def test_stadium_counts_at_most_five_citizens(citizens: int, expected: int) -> None:
    """AE-25.7: and none on structure spaces."""
    g = actions(4, epoch=3, hands=["stadium_of_domitian"])
    give(g.players[ORANGE], aurei=20, stone=5, unrest=6)
    crowd(g, "palatine", (ORANGE, citizens))
    g.builders = {TEMPLE: ORANGE}
    g.submit(ORANGE, "play stadium_of_domitian")

    assert points(g)[ORANGE] == expected


@pytest.mark.parametrize(("level", "expected"), [(5, 3), (6, 0), (10, 0)])
def test_serapeum_asks_for_calm_after_its_rewards(level: int, expected: int) -> None:
    """AE-25.1, AE-9.5: unrest 3 or less, with its own calm of 2 received."""
    g = actions(epoch=3, hands=["serapeum"])
    give(g.players[ORANGE], aurei=20, unrest=level)
    g.submit(ORANGE, "play serapeum")

    assert points(g)[ORANGE] == expected


# -- all of them -------------------------------------------------------------------------------------------------------


def test_only_permanent_cards_answer_the_questions_of_the_rules() -> None:
    """AE-25.2: each with its own figure, from the play area."""
    for name, row in BUILDING_ROWS.items():
        player = actions().players[ORANGE]
        player.cards = cards(name)
        for effect, amount in row.effect.items():
            assert total(player, effect) == (amount if row.ability is AbilityKind.PERMANENT else 0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_ability_is_told_with_its_figures(language: str) -> None:
    """AE-25.1, AE-25.2, AE-25.3: a corrected figure in the data is a corrected sentence."""
    speak = Speaker(language, GAME)
    silent = ("castra_praetoria",)  # its figure is only yes or no
    for card in CARDS.values():
        if not card.is_province():
            sentence = speak(card.ability_words())
            for amount in card.effect.values():
                assert str(amount) in sentence or card.name in silent, sentence


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_requirement_is_told(language: str) -> None:
    """AE-10.2: each in words of its own to whom it is refused."""
    speak = Speaker(language, GAME)
    g = actions(2)
    give(g.players[ORANGE], citizens=0, wheat=0)
    g.figures = list(FIGURES.values())
    refusals = [why_not_favour(g, ORANGE, figure) for figure in FIGURES.values()]

    assert len({speak(no.refused().message) for no in refusals if no is not None}) == len(FIGURES)
