"""What every piece is, in words: the cards of pieces and the glossary, with worked examples in both languages."""

from __future__ import annotations

from collections import Counter

import pytest

from comitium.engine import laws
from comitium.engine.card import Card
from comitium.engine.message import Message, Seat
from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import CARDS, FIGURES, FIGURES_OF, GROUNDS
from comitium.games.aeterna.explain import (
    ANSWERS,
    FREE_ACTIONS,
    GOOD_CLAUSES,
    MAIN_ACTIONS,
    OUTLOOKS,
    PHASES,
    card,
    glossary,
)
from comitium.games.aeterna.model import Aeterna
from comitium.text import Speaker
from tests.games.aeterna.situations import BLUE, GREEN, ORANGE, actions, awards, cards, crowd, damage, drafting, give

ENGLISH = Speaker("en", GAME, ["Livia", "Marcus", "Anna", "Varro"])
RUSSIAN = Speaker("ru", GAME, ["Ливия", "Марк", "Анна", "Варрон"])
NO_PIECES = [
    *["", "hill", "hill:", "hill:rome", "award:palatine.4", "award:rome.1", "card:rome", "damage:4", "pass:9"],
    *["order:0", "goods:gold", "goods:aurei@7", "unrest:9", "trade:sell.9", "coming:1", "phase:night", "seat:1"],
]


def table() -> Aeterna:
    """Epoch II, four seats; Orange acts. Blue is prefect of the Palatine and owns the Forum Boarium."""
    hands = ["baths_of_agrippa samnium", "sicily"]
    g = actions(4, 2, hands=hands, board="tabularium saepta_julia", figures="caesar sulla")
    crowd(g, "palatine", (BLUE, 2), (ORANGE, 1))
    awards(g, "palatine", "aw01 aw04 aw09")
    damage(g, "dt3 dt5 dt4 dt1")
    give(g.players[ORANGE], unrest=4, doom=1)
    g.players[BLUE].cards = cards("forum_boarium")
    return g


def rows(of: Card | None, speaker: Speaker = ENGLISH) -> dict[str, str]:
    """The rows of a card as a person reads them."""
    assert of is not None
    named = {
        "name": of.name,
        "does": of.does,
        "place": of.place,
        "cost": of.cost,
        "reward": of.reward,
        "missing": of.missing,
        "opens": of.opens,
    }
    return {row: speaker(said) for row, said in named.items() if said is not None}


def read(g: Aeterna, piece: str, viewer: Seat | None = ORANGE, speaker: Speaker = ENGLISH) -> dict[str, str]:
    return rows(card(g, viewer, piece), speaker)


def printed(name: Message) -> Card:
    """As the glossary has it."""
    return next(one for shelf in glossary() for one in shelf.cards if one.name == name)


def test_a_card_in_hand_says_what_it_costs_brings_and_what_is_missing() -> None:
    """AE-9.2, AE-9.6, AE-1.8, AE-22.4"""
    g = table()
    g.players[ORANGE].cards = cards("cloaca_maxima")  # civil, as the baths are

    assert read(g, "card:baths_of_agrippa") == {
        "name": "Baths of Agrippa",
        "does": "Ability, activated: Gain 1 prestige point and lose 1 unrest.",
        "place": "Building, civil, epoch 2 (Republic); in your hand",
        "cost": "2 aurei and 1 stone",
        "reward": "1 citizen, 1 wheat, 1 aureus as colour bonus and 2 points at the end of the match",
        "missing": "nothing, you have 2 aurei and 1 stone",
    }
    give(g.players[ORANGE], aurei=0, stone=0)
    assert read(g, "card:baths_of_agrippa")["missing"] == "2 aurei and 1 stone"
    assert read(g, "card:baths_of_agrippa", speaker=RUSSIAN) == {
        "name": "Термы Агриппы",
        "does": "Свойство, активируемое: Получите 1 ОП и потеряйте 1 очко восстаний.",
        "place": "Строение, цвет гражданский, эпоха 2 (Республика); у вас на руке",
        "cost": "2 аурея и 1 камень",
        "reward": "1 гражданин, 1 пшеница, 1 аурей за цвет и 2 очка в конце партии",
        "missing": "2 аурея и 1 камень",
    }


def test_a_hill_says_its_price_and_where_the_own_stack_would_stand() -> None:
    """AE-12.1, AE-12.6, AE-12.9, AE-15.2"""
    g = table()
    assert read(g, "hill:palatine") == {
        "name": "Palatine",
        "does": "In phase C the stacks gain, from the left: 5, 4, 3. The owner of the leftmost stack is the prefect.",
        "place": "hill 2, 3 citizens here, prefect: Marcus",
        "cost": "1 citizen",
        "reward": "your stack would stand at place 2: 4 points in phase C",
        "missing": "nothing, you have 2 citizens",
        "opens": "3 of 3 awards",
    }
    assert read(g, "hill:palatine", speaker=RUSSIAN) == {
        "name": "Палатин",
        "does": "В фазе В стопки получают слева направо: 5, 4, 3. Владелец левой стопки — префект.",
        "place": "холм 2, здесь 3 гражданина, префект: Марк",
        "cost": "1 гражданин",
        "reward": "ваша стопка встанет на место 2: 4 очка в фазе В",
        "missing": "всего хватает, у вас 2 гражданина",
        "opens": "наград 3 из 3",
    }
    give(g.players[ORANGE], citizens=0)
    assert read(g, "hill:palatine")["missing"] == "This takes 1 citizen; you have 0."


def test_the_place_that_a_hill_promises_is_the_one_that_an_influence_gives() -> None:
    """AE-12.6, AE-15.2"""
    g = table()
    promised = read(g, "hill:aventine")["reward"]
    g.submit(ORANGE, "influence aventine")

    assert promised == "your stack would stand at place 1: 4 points in phase C"
    assert read(g, "place:aventine")["reward"] == "your stack stands at place 1: 4 points in phase C"


def test_a_ruined_value_is_gone_from_the_card_of_its_hill() -> None:
    """AE-16.5, AE-15.3"""
    g = table()
    g.hill("palatine").ruins = 1

    assert "from the left: 4, 3." in read(g, "hill:palatine")["does"]
    assert read(g, "hill:palatine")["reward"] == "your stack would stand at place 2: 3 points in phase C"


def test_a_hill_without_award_tokens_says_that_it_takes_no_part() -> None:
    """AE-2.10"""
    g = actions(2)

    inactive = "Hill Viminal cannot be chosen: it is not active in this game."
    assert read(g, "hill:viminal")["missing"] == inactive


def test_an_award_says_what_it_brings_and_why_it_cannot_be_taken() -> None:
    """AE-12.10, AE-12.13, AE-12.15"""
    g = table()
    g.hill("palatine").exhaust(2, True)
    assert read(g, "award:palatine.1") == {
        "name": "Award: 3 aurei",
        "does": "Whoever influences the hill may take one award. The token is then exhausted until phase I.",
        "place": "hill Palatine",
        "reward": "3 aurei",
    }
    exhausted = "This award token on hill Palatine is exhausted until the end of the epoch."
    assert read(g, "award:palatine.2")["missing"] == exhausted
    assert read(g, "award:palatine.2", viewer=None)["missing"] == exhausted
    give(g.players[ORANGE], aurei=0)
    assert read(g, "award:palatine.3")["missing"] == "You could pay for none of the 2 board cards."
    assert read(g, "award:palatine.none")["name"] == "No award"


def test_a_figure_says_how_often_its_effect_would_come() -> None:
    """AE-10.2, AE-10.3"""
    g = table()
    g.players[ORANGE].cards = cards("samnium macedonia")
    give(g.players[ORANGE], aurei=9)
    assert read(g, "figure:caesar") == {
        "name": "Caesar",
        "does": "It counts: provinces you played this epoch. Each time brings 2 aurei and 2 points.",
        "place": "Figure, epoch 2 (Republic)",
        "cost": "8 aurei",
        "reward": "2 × (2 aurei and 2 points) and 2 points at the end of the match",
        "missing": "nothing, you have 9 aurei",
    }
    assert read(g, "figure:caesar", BLUE)["missing"] == (
        "You do not meet the requirement even once: provinces you played this epoch (0); it takes 1."
    )


def test_a_structure_space_says_who_used_it() -> None:
    """AE-11.1, AE-11.5, AE-17.1"""
    g = table()
    g.submit(ORANGE, "erect temple palatine")

    shown = read(g, "space:temple", BLUE)
    assert shown["place"] == "used in this epoch: Livia"
    assert shown["missing"] == "The structure space temple was used in this epoch already."
    assert shown["opens"] == "every epoch for the prefect of its hill: 2 points"
    assert read(g, "structure:temple")["reward"] == "2 points"


def test_a_damage_token_says_whom_it_reaches() -> None:
    """AE-19.1, AE-19.3"""
    g = table()
    assert read(g, "damage:3")["cost"] == "2 aurei, 1 stone and 1 wheat"
    assert read(g, "damage:3")["missing"] == "nothing, you have 2 aurei, 1 stone and 5 wheat"
    assert read(g, "damage:5")["missing"] == "nothing: at unrest 4 it does not reach you"


def test_goods_and_markers_belong_to_the_viewer_or_to_a_named_seat() -> None:
    """AE-4.2, AE-20.1, AE-22.8"""
    g = table()
    assert read(g, "goods:aurei")["place"] == "you have 2"
    assert read(g, "goods:aurei@1")["place"] == "Marcus has 2"
    assert read(g, "goods:wheat")["missing"] == "nothing: phase H takes 3 wheat as it stands"
    assert read(g, "unrest:0")["place"] == (
        "you have 4; with unrest and doom as they stand a loss of 3 points at the end, 4 steps from damnatio memoriae"
    )
    give(g.players[ORANGE], wheat=1)
    assert read(g, "goods:wheat")["missing"] == "2 of the 3 wheat that phase H takes as it stands"


def test_an_action_says_how_many_ways_are_open() -> None:
    """AE-7.2, AE-7.5"""
    g = table()
    assert read(g, "action:influence")["missing"] == "nothing: 7 ways are open"
    assert read(g, "action:favour")["missing"] == "nothing of this kind is open to you now"
    assert "missing" not in read(g, "action:influence", BLUE)  # whose turn it is not


def test_a_played_card_can_be_read_by_everybody() -> None:
    """AE-4.2, AE-14.6"""
    g = table()
    shown = read(g, "played:forum_boarium", GREEN)
    assert shown["place"] == "Building, civil, epoch 1 (Kingdom); played by Marcus"
    assert shown["opens"] == "1 use left in this epoch"
    assert "cost" not in shown
    g.players[BLUE].turned = {"forum_boarium": 1}
    assert read(g, "played:forum_boarium", GREEN)["opens"] == "turned until phase I"


def test_nobody_learns_from_a_card_where_a_hidden_card_lies() -> None:
    """AE-4.1: a card in another hand is only what is printed on it, and so is one in a deck."""
    g = table()
    assert read(g, "card:sicily", BLUE)["place"].endswith("in your hand")
    for viewer in (ORANGE, GREEN, None):
        assert read(g, "card:sicily", viewer) == rows(printed(CARDS["sicily"].label))
    packets = drafting(["tombs comitium regia gabii veii", "lupercal pile_bridge servian_wall caenina sabina"])
    assert read(packets, "card:tombs", ORANGE)["place"].endswith("in the packet before you")
    assert read(packets, "card:tombs", BLUE)["place"] == "Building, religious, epoch 1 (Kingdom)"


def test_figures_of_later_epochs_are_unseen() -> None:
    """AE-2.2, AE-4.1"""
    g = table()
    shown = read(g, "coming:3")
    assert shown["does"].startswith("Unseen")
    assert shown["place"] == "epoch 3: 2 cards face down"
    for figure in FIGURES_OF[2]:
        assert read(g, f"figure:{figure.name}") == rows(printed(figure.label))


@pytest.mark.parametrize("piece", NO_PIECES)
def test_what_is_no_piece_has_no_card(piece: str) -> None:
    """AE-1.3"""
    assert card(table(), ORANGE, piece) is None


def test_every_kind_stands_once_in_the_glossary_in_both_languages() -> None:
    """AE-2.3, AE-2.8, AE-5.1"""
    listed = [one for shelf in glossary() for one in shelf.cards]
    for speaker in (ENGLISH, RUSSIAN):
        names = Counter(speaker(one.name) for one in listed)
        assert [name for name, times in names.items() if times > 1] == []
        for one in listed:
            assert all(speaker(row) for row in one.messages())
        for shelf in glossary():
            assert speaker(shelf.title)
    labels = [one.name for one in listed]
    kinds = [face.label for face in CARDS.values()] + [figure.label for figure in FIGURES.values()]
    for label in [*kinds, *[ground.label for ground in GROUNDS.values()]]:
        assert label in labels


def test_a_piece_on_the_table_is_called_as_in_the_glossary() -> None:
    """AE-4.2"""
    names = [one.name for shelf in glossary() for one in shelf.cards]
    g = table()
    for piece in [
        *[f"action:{name}" for name in (*MAIN_ACTIONS, *FREE_ACTIONS, *ANSWERS)],
        *[f"goods:{name}" for name in GOOD_CLAUSES],
        *[f"phase:{name}" for name in PHASES],
        *[f"outlook:{name}" for name in OUTLOOKS],
        *["hill:palatine", "award:palatine.1", "award:palatine.none", "space:temple", "structure:temple", "damage:3"],
        *["pass:4", "order:1", "unrest:1", "doom:2", "points:3", "hand:0", "ruin:", "ruin:palatine", "place:palatine"],
        *["colour:civil", "ability:instant", "set:", "coming:3", "trade:buy.1"],
        *["card:samnium", "board:tabularium", "board:", "played:forum_boarium", "figure:caesar"],
    ]:
        found = card(g, ORANGE, piece)
        assert found is not None, piece
        assert found.name in names, piece
        assert card(g, None, piece) is not None or piece.startswith("place:"), piece


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_has_a_card_that_tells_no_secret(seats: int) -> None:
    """AE-4.1"""

    def both(said: Message) -> str:
        return ENGLISH(said) + RUSSIAN(said)

    only: list[laws.Law] = [laws.pieces_have_cards, laws.imagining_keeps_what_is_seen, laws.hidden_things_stay_hidden]
    laws.check_match(GAME, seats, {}, f"cards {seats}", both, sample=0.2, only=only)
