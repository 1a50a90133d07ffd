"""What may be known (GR-34)."""

from __future__ import annotations

from random import Random

import pytest

from comitium.engine.message import NOBODY
from comitium.engine.portrait import portrait
from comitium.games.glory_of_rome.hidden import imagine
from comitium.games.glory_of_rome.model import GloryOfRome
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    activating,
    all_seen,
    cleared,
    codes,
    discarded,
    fame,
    give,
    intrigue,
    lay_set,
    levels,
    new_table,
    own,
    placing,
    play,
    played_out,
    proposing,
    seat_view,
    tasks,
    taxing,
    told,
    view,
)


def swapped(g: GloryOfRome, seat: int, card: str, other: str) -> GloryOfRome:
    """The same table with another card of the deck in this hand."""
    new = g.copy()
    hand, deck = new.players[seat].hand, new.goods.things
    hand[hand.index(card)], deck[deck.index(other)] = other, card
    return new


@pytest.mark.parametrize("viewer", [MARY, HENRY, ROSS, None])
def test_goods_and_tasks_in_hand_are_secret(viewer: int | None) -> None:
    """GR-34.1: their faces, not their number."""
    g = cleared()
    give(g, JACK, "toga.1", "scutum.1")
    tasks(g, JACK, "devotion", "collector")
    taxing(g)
    other = swapped(g, JACK, "toga.1", "bulla.1")
    other.players[JACK].tasks = ["roll_call", "last_word"]
    assert all_seen(g, viewer) == all_seen(other, viewer)
    assert all_seen(g, JACK) != all_seen(other, JACK)


@pytest.mark.parametrize("viewer", [JACK, MARY, None])
def test_the_order_of_the_decks_is_secret_from_everybody(viewer: int | None) -> None:
    """GR-34.2: events, goods, tasks."""
    g = taxing(cleared())
    other = g.copy()
    for deck in (other.events, other.goods.things, other.task_deck):
        deck.reverse()
    assert all_seen(g, viewer) == all_seen(other, viewer)


def test_cassius_keeps_his_cards_secret() -> None:
    """GR-34.2: his deck, the battle piles, the faces of his goods."""
    g = cleared(1, characters=["antony"], solo="cassius")
    give(g, 1, "toga.1", "bulla.1")
    taxing(g)
    other = swapped(g, 1, "toga.1", "pilum.1")
    other.cassius_deck.reverse()
    for cards in other.battles:
        cards.reverse()
    for viewer in (JACK, None):
        assert all_seen(g, viewer) == all_seen(other, viewer)


def test_spectators_do_not_see_which_tasks_are_completed_alone() -> None:
    """GR-34.1, GR-31.6: the objective of the tasks is open only at the end."""
    g = cleared(1, characters=["antony"])
    fame(g, 40)
    tasks(g, JACK, "darling_of_the_plebs", "collector")
    taxing(g)
    other = g.copy()
    other.players[JACK].tasks = ["roll_call", "collector"]
    assert all_seen(g, None) == all_seen(other, None)
    assert (own(g, JACK).completed_tasks, own(other, JACK).completed_tasks) == (1, 0)
    assert "tasks" in [objective.objective for objective in view(played_out(g)).objectives]


def test_what_is_public() -> None:
    """GR-34.3: all pieces, numbers of cards and tasks, anchors, discards, owners of intrigues."""
    g = cleared()
    give(g, JACK, "toga.1", "scutum.1")
    discarded(g, "bulla.1", "pilum.1")
    g.players[MARY].anchor = True
    intrigue(g, HENRY, "africa", 2)
    lay_set(g, ROSS, "weapon", "spatha.1", "spatha.2", "pugio.1")
    tasks(g, JACK, "devotion", "collector", "last_word")
    g.column = [JACK, MARY]
    shown = view(g)
    assert shown.discards == ("bulla.1", "pilum.1")
    assert (shown.goods_left, shown.tasks_left) == (len(g.goods), len(g.task_deck))
    assert [player.cards for player in shown.players] == [2, 1, 0, 0]
    assert [player.anchor for player in shown.players] == [False, True, False, False]
    assert [player.tasks for player in shown.players] == [3, 0, 0, 0]
    assert shown.provinces[0].slots[1].owner == HENRY
    assert shown.players[ROSS].sets[0].cards == ("spatha.1", "spatha.2", "pugio.1")
    assert [(vote.owner, vote.end_fame) for vote in shown.senate] == [(JACK, 1), (MARY, 2)]


def robbed() -> GloryOfRome:
    """Octavian has taken one of Mary's three cards."""
    g = cleared(characters=["octavian", "junia", "antony", "lepidus"])
    give(g, MARY, "toga.1", "bulla.1", "pilum.1")
    fame(g, 4, 4, 4, 4)
    intrigue(g, JACK, "gaul")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "customs_duties"), (MARY, "let happen"))
    return g


def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    """GR-34.4"""
    g = robbed()
    stolen = g.players[JACK].hand[0]
    assert [(known.owner, known.cards) for known in own(g, MARY).known] == [(JACK, (stolen,))]
    assert own(g, HENRY).known == ()
    told_to = {viewer: any("The card Jack took" in line for line in told(g, viewer)) for viewer in (0, 1, 2, None)}
    assert told_to == {0: True, 1: True, 2: False, None: False}
    for number in range(20):
        assert imagine(g, MARY, Random(number)).players[JACK].hand == [stolen]
    imagined = {imagine(g, HENRY, Random(number)).players[JACK].hand[0] for number in range(40)}
    assert len(imagined) > 10


def test_a_discarded_card_becomes_public() -> None:
    """GR-34.4: by Sold!"""
    g = cleared(characters=["livia", "junia", "antony", "lepidus"])
    give(g, MARY, "toga.1")
    intrigue(g, JACK, "gaul")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "sold"), (MARY, "let happen"))
    assert view(g).discards == ("toga.1",)
    assert "Mary lost Toga to the discard pile." in told(g, None)


def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    """GR-34.3: until it is played, or a theft makes it uncertain."""
    g = cleared(characters=["octavian", "junia", "antony", "lepidus"])
    levels(g, "africa", rel=1)
    give(g, JACK, "snake_bracelets.1", "toga.1")
    discarded(g, "stola.1")
    placing(g)
    play(g, (JACK, "place africa.rel"), (JACK, "play snake_bracelets.1"))
    assert seat_view(g, JACK).known_goods == ("stola.1",)
    assert all("stola.1" in imagine(g, ROSS, Random(number)).players[JACK].hand for number in range(10))


def test_a_theft_makes_known_cards_uncertain_for_the_others() -> None:
    """GR-34.4: everybody knew Mary's Stola; now only she and the thief can tell where it is."""
    g = cleared(characters=["octavian", "junia", "antony", "lepidus"])
    give(g, MARY, "toga.1", "stola.1", "pilum.1")
    g.players[MARY].known = {"stola.1": [NOBODY], "pilum.1": [HENRY]}
    fame(g, 4, 4, 4, 4)
    intrigue(g, JACK, "gaul")
    activating(g)
    assert [known.cards for known in own(g, HENRY).known] == [("stola.1", "pilum.1")]
    play(g, (JACK, "activate gaul.1"), (JACK, "customs_duties"), (MARY, "let happen"))
    assert (own(g, HENRY).known, seat_view(g, MARY).known_goods) == ((), ())
    if "stola.1" in g.players[MARY].hand:
        assert [(known.owner, known.cards) for known in own(g, JACK).known] == [(MARY, ("stola.1",))]
    else:
        assert own(g, JACK).known == ()


def test_being_asked_gives_nothing_away() -> None:
    """GR-34.5: any goods card at all brings the question, none brings none."""
    seen = []
    for card in ("scutum.1", "toga.1"):
        g = cleared()
        give(g, MARY, card)
        fame(g, 4, 4, 4, 4)
        intrigue(g, JACK, "gaul")
        activating(g)
        play(g, (JACK, "activate gaul.1"), (JACK, "slander"))
        assert g.waiting() == [MARY]
        seen.append([all_seen(g, viewer) for viewer in (JACK, HENRY, None)])
    assert seen[0] == seen[1]
    g = cleared()
    g.players[MARY].anchor = True
    fame(g, 4, 4, 4, 4)
    intrigue(g, JACK, "gaul")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "slander"))
    assert g.waiting() == [JACK]


def test_the_moments_of_the_own_turn_give_nothing_away() -> None:
    """GR-34.5: whoever holds goods is asked before the action, whatever they are."""
    seen = []
    for card in ("coin_chest.1", "stola.1"):
        g = cleared()
        give(g, JACK, card)
        placing(g)
        g.submit(JACK, "plot africa.1")
        assert g.waiting() == [JACK]
        seen.append([all_seen(g, viewer) for viewer in (MARY, None)])
    assert seen[0] == seen[1]


def test_a_seat_imagines_what_it_cannot_know() -> None:
    """GR-34.1, GR-34.2: other hands, tasks and decks; its own stay."""
    g = cleared()
    give(g, JACK, "toga.1", "scutum.1")
    give(g, MARY, "bulla.1", "pilum.1")
    tasks(g, JACK, "devotion", "collector")
    tasks(g, MARY, "roll_call", "last_word")
    taxing(g)
    before = portrait(g)
    imagined = [imagine(g, JACK, Random(number)) for number in range(30)]
    assert portrait(g) == before
    for new in imagined:
        assert all_seen(new, JACK) == all_seen(g, JACK)
        assert new.players[JACK].hand == ["toga.1", "scutum.1"]
        assert sorted([*new.players[MARY].hand, *new.goods.things]) == sorted([*g.players[MARY].hand, *g.goods.things])
    assert len({tuple(new.players[MARY].hand) for new in imagined}) > 20
    assert len({tuple(new.players[MARY].tasks) for new in imagined}) > 20
    assert len({tuple(new.events) for new in imagined}) > 20


def test_others_imagine_either_token_face_down() -> None:
    """GR-34.1, GR-30.12: while both are unused; its owner knows."""
    g = cleared(spies="on")
    levels(g, "gaul", mil=1)
    proposing(g)
    play(g, (JACK, "propose spy gaul.mil"), (JACK, "stake 1"))
    faces = {viewer: set[str]() for viewer in (JACK, MARY, HENRY)}
    for viewer, seen in faces.items():
        for number in range(20):
            proposal = imagine(g, viewer, Random(number)).proposal
            assert proposal is not None
            seen.add(proposal.token)
    assert faces == {JACK: {"spy"}, MARY: {"spy", "alliance"}, HENRY: {"spy", "alliance"}}


def test_a_seat_remembers_the_task_it_put_under_the_deck() -> None:
    """GR-34.1, GR-3.11: others do not know it."""
    g = new_table(3)
    codes_now = [codes(g, seat)[0] for seat in range(3)]
    play(g, *[(seat, codes_now[seat]) for seat in range(3)])
    mine = codes_now[MARY].removeprefix("return ")
    assert g.task_deck[1] == mine
    assert all(imagine(g, MARY, Random(number)).task_deck[1] == mine for number in range(10))
    assert len({imagine(g, JACK, Random(number)).task_deck[1] for number in range(30)}) > 5


def test_the_choice_of_tasks_is_sealed() -> None:
    """GR-34.1, GR-3.13: the own answer is seen by its owner alone."""
    one, two = new_table(3), new_table(3)
    one.submit(JACK, codes(one, JACK)[0])
    two.submit(JACK, codes(two, JACK)[1])
    for viewer in (MARY, HENRY, None):
        assert all_seen(one, viewer) == all_seen(two, viewer)
    assert own(one, JACK).answer == codes(new_table(3), JACK)[0]
    assert [player.ready for player in view(one).players] == [True, False, False]


def test_after_the_end_tasks_are_open_and_hands_are_not() -> None:
    """GR-34.1, GR-27.1"""
    g = played_out(new_table(3))
    assert all(len(player.revealed_tasks) == player.tasks for player in view(g).players)
    assert "hand" not in view(g).__dataclass_fields__


def test_the_view_shows_what_the_turn_will_bring() -> None:
    """GR-34.3, GR-26.1: each province's next governor, and whom a lying intrigue will face."""
    g = cleared(event="gift")
    intrigue(g, JACK, "africa")
    taxing(g)
    shown = view(g)
    assert [province.next_governor_seat for province in shown.provinces] == [MARY, HENRY, ROSS, JACK]
    assert shown.provinces[0].slots[0].next_target_seat == MARY
    assert [player.next_province for player in shown.players] == ["italy", "africa", "gaul", "hispania"]
