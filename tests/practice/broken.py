"""Games that break one law each, and the sentence by which that law says so.

All are the minimal game with one thing wrong. `game` is built by a function, because some of the wrong
things are a memory that must begin empty.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from comitium.engine import laws, twins
from comitium.engine.action import Action, AnytimeAction
from comitium.engine.card import Card
from comitium.engine.game import Change, Game, Option
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, InTurn, Question, Sealed
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from tests.practice.minimal import (
    DRAW,
    GAME,
    LEFT,
    RIGHT,
    TAKE,
    Deed,
    Flag,
    Guess,
    Minimal,
    Scoring,
    Turns,
    forecast,
    game,
    imagine,
    view,
)


@dataclass(frozen=True)
class Breach:
    law: laws.Law
    what: str
    says: str  # a part of the law's sentence
    game: Callable[[], Game[Any]]


# -- somebody_can_decide -----------------------------------------------------------------------------------------------


class NoOption(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return super().considered(g, seat) if seat == 0 else []


class NoScoring(Automatic[Minimal]):
    __slots__ = ()

    def run(self, g: Minimal) -> None:
        pass


class EarlyEnd(Guess):
    __slots__ = ()

    def reveal(self, g: Minimal) -> None:
        super().reveal(g)
        Scoring().run(g)


# -- whoever_is_asked_stays_asked --------------------------------------------------------------------------------------


class FlagGoesFirst(Turns):
    """Whoever waved the flag is asked before the others."""

    __slots__ = ()

    def waiting(self, g: Minimal) -> list[Seat]:
        return sorted(self.to_act, key=lambda seat: g.flags[seat])[:1]


class FlagEndsTheTurn(Turns):
    __slots__ = ()

    def over(self, g: Minimal) -> bool:
        while self.to_act and not g.flags[self.to_act[0]]:
            del self.to_act[0]
        return not self.to_act


class FlagMutes(Turns):
    """As long as somebody's flag is up, nobody can do anything."""

    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return super().considered(g, seat) if all(g.flags) else []


# -- options_have_their_own_codes, options_follow_from_the_rule, words_follow_from_codes ---------------------------


class Twins(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [TAKE, *super().considered(g, seat)]


class TwoLines(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [*super().considered(g, seat), Deed("take\n0 take")]


class NamedUndo(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [*super().considered(g, seat), Deed("undo")]


class TwoWords(Deed):
    """Its number stands in its words and not in its code."""

    __slots__ = ()

    told_by_code = True

    def code(self) -> str:
        return self.word


class Reworded(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [TwoWords("show", len(g.log)), *super().considered(g, seat)]

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        super().play(g, seat, TAKE if isinstance(action, TwoWords) else action)


class CountsTooFew(Guess):
    __slots__ = ()

    def count(self, g: Minimal, seat: Seat) -> int:
        return 1

    def nth(self, g: Minimal, seat: Seat, number: int) -> Action:
        return LEFT


class CountsInAnotherOrder(Guess):
    __slots__ = ()

    def count(self, g: Minimal, seat: Seat) -> int:
        return 2

    def nth(self, g: Minimal, seat: Seat, number: int) -> Action:
        return LEFT if number else RIGHT


class ListsTooFew(Turns):
    """Faster, and wrong: it forgets the numbers that can be shown."""

    __slots__ = ()

    def options(self, g: Minimal, seat: Seat) -> list[Action]:
        return [TAKE, DRAW]


class ConsidersTwice(Guess):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [LEFT, RIGHT, LEFT]


# -- codes_are_understood ----------------------------------------------------------------------------------------------


class MeansAnother(Guess):
    __slots__ = ()

    def meant(self, g: Minimal, seat: Seat, code: str) -> Action | None:
        return LEFT


class UnderstandsOnlyTheHand(Turns):
    """A number that another seat could show means nothing to this one."""

    __slots__ = ()

    def meant(self, g: Minimal, seat: Seat, code: str) -> Action | None:
        return next((action for action in self.considered(g, seat) if action.code() == code), None)


class ForbidsNothing(Turns):
    __slots__ = ()

    def why_not(self, g: Minimal, seat: Seat, action: Action) -> No | None:
        return None

    def options(self, g: Minimal, seat: Seat) -> list[Action]:
        return [TAKE, DRAW]


# -- others_change_only_what_concerns_one ------------------------------------------------------------------------------


class CountsAnswers(Guess):
    """A sealed question whose words change with every answer."""

    __slots__ = ()

    def question(self, g: Minimal, seat: Seat) -> Question:
        answered = sum([len(steps) for steps in self.answers])
        return Question(Message("ask-guess"), Message("why-turn", heap=answered), "MI-3")


# -- match_ends_in_time, pieces_are_conserved --------------------------------------------------------------------------


class Endless(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [Deed("left")]

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        self.to_act.append(self.to_act.pop(0))


class LosesPebbles(Minimal):
    __slots__ = ()

    def give(self, seat: Seat, pebbles: int) -> None:
        self.heap -= 1


class LosesNumbers(Turns):
    __slots__ = ()

    def draw(self, g: Minimal, seat: Seat) -> None:
        super().draw(g, seat)
        g.hands[seat].pop()


# -- scores_add_up -----------------------------------------------------------------------------------------------------


def wrong_totals(g: Minimal, viewer: Seat | None) -> list[Sheet]:
    return [Sheet(sheet.seat, sheet.lines, sheet.total + 1) for sheet in forecast(g, viewer)]


def wrong_total_of_own(g: Minimal, viewer: Seat | None) -> list[Sheet]:
    return wrong_totals(g, viewer) if viewer == 1 else forecast(g, viewer)


def one_sheet(g: Minimal, viewer: Seat | None) -> list[Sheet]:
    return forecast(g, viewer)[:1]


def result_with(winners: list[Seat], struck_out: list[Seat]) -> type[Automatic[Minimal]]:
    class Wrong(Automatic[Minimal]):
        __slots__ = ()

        def run(self, g: Minimal) -> None:
            criterion = Criterion(Message("by-pebbles"), "MI-4", g.pebbles.copy())
            g.result = Result(forecast(g, None), winners, criterion, struck_out, None)

    return Wrong


# -- sentences_exist ---------------------------------------------------------------------------------------------------


class NamelessQuestion(Turns):
    __slots__ = ()

    def question(self, g: Minimal, seat: Seat) -> Question:
        return Question(Message("missing-question"), Message("why-turn", heap=g.heap), "MI-2")


class HalfAReason(Turns):
    __slots__ = ()

    def question(self, g: Minimal, seat: Seat) -> Question:
        return Question(Message("ask-turn"), Message("why-turn"), "MI-2")


class NamelessOption(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [*super().considered(g, seat), Deed("missing-deed")]


class NamelessLine(Guess):
    __slots__ = ()

    def reveal(self, g: Minimal) -> None:
        super().reveal(g)
        g.tell("missing-line", "MI-3")


class NamelessHeading(Guess):
    __slots__ = ()

    heading = "missing"


class NamelessScore(Automatic[Minimal]):
    __slots__ = ()

    def run(self, g: Minimal) -> None:
        sheets = [Sheet(seat, [ScoreLine(Message("missing-score"), 0, "MI-4", 0, [])], 0) for seat in range(g.seats)]
        g.result = decide(sheets, [Criterion(Message("by-pebbles"), "MI-4", g.pebbles.copy())])


class NamelessGrade(Automatic[Minimal]):
    __slots__ = ()

    def run(self, g: Minimal) -> None:
        criterion = Criterion(Message("by-pebbles"), "MI-4", g.pebbles.copy())
        g.result = decide(forecast(g, None), [criterion], grade=Message("missing-grade"))


class NamelessFlag(Flag):
    __slots__ = ()

    def sentence(self) -> Message:
        return Message("missing-flag")


class NamelessFlags(Minimal):
    """Only the seat that is not asked has this flag."""

    __slots__ = ()

    def considered_anytime(self, seat: Seat) -> list[Action]:
        return [] if seat in self.waiting() else [NamelessFlag()]


# -- asking_changes_nothing --------------------------------------------------------------------------------------------


def view_that_sorts(g: Minimal) -> object:
    g.pile.sort()
    return view(g)


class OptionsThatSort(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        g.pile.sort()
        return super().considered(g, seat)


# -- options_can_be_played, other_codes_are_refused --------------------------------------------------------------------


class Stumbles(Turns):
    __slots__ = ()

    def draw(self, g: Minimal, seat: Seat) -> None:
        raise KeyError("draw")


class CannotExplain(Turns):
    __slots__ = ()

    def how(self, g: Minimal, seat: Seat, code: str) -> No:
        reasons: dict[str, str] = {}
        return No(reasons[code])


class ExplainsWithoutWords(Turns):
    __slots__ = ()

    def how(self, g: Minimal, seat: Seat, code: str) -> No:
        return No("missing-refusal")


class RefusesAtAPrice(Turns):
    __slots__ = ()

    def how(self, g: Minimal, seat: Seat, code: str) -> No:
        g.heap -= 1
        return super().how(g, seat, code)


class Forgiving(Minimal):
    """Takes a code with a blank behind it for the code itself."""

    __slots__ = ()

    def find(self, seat: Seat, code: str) -> Action:
        return super().find(seat, code.strip())


# -- copies_are_equal_and_free -----------------------------------------------------------------------------------------


class Forgetful(Minimal):
    __slots__ = ()

    def copy(self) -> Minimal:
        new = super().copy()
        new.shown = []
        return new


class Entangled(Minimal):
    __slots__ = ()

    def copy(self) -> Minimal:
        new = super().copy()
        new.pebbles = self.pebbles
        return new


class ForgetfulTurns(Turns):
    __slots__ = ()

    def copy(self) -> InTurn[Minimal]:
        new = super().copy()
        new.begun = False
        return new


# -- imagining_keeps_what_is_seen --------------------------------------------------------------------------------------


def view_with_hands(g: Minimal) -> object:
    return [view(g), g.hands]


def view_with_answers(g: Minimal) -> object:
    phase = g.agenda[-1] if g.agenda else None
    answers = phase.answers if isinstance(phase, Sealed) else []
    return [view(g), [[step.code() for step in steps] for steps in answers]]


def own_with_pile(g: Minimal, seat: Seat) -> object:
    return g.pile[-1:]


def forecast_with_hands(g: Minimal, viewer: Seat | None) -> list[Sheet]:
    lines = [ScoreLine(Message("pebbles"), sum(hand), "MI-4", len(hand), []) for hand in g.hands]
    return [Sheet(seat, [line], line.points) for seat, line in enumerate(lines)]


def forecast_with_hands_for_spectators(g: Minimal, viewer: Seat | None) -> list[Sheet]:
    return forecast_with_hands(g, viewer) if viewer is None else forecast(g, viewer)


class KnowsTheOtherHand(Turns):
    """No throw against a high number: the options tell what another holds."""

    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        options = super().considered(g, seat)
        return options[:1] if max(g.hands[1 - seat], default=0) > 12 else options


class AsksWithTheOtherHand(Turns):
    __slots__ = ()

    def question(self, g: Minimal, seat: Seat) -> Question:
        return Question(Message("ask-turn"), Message("why-turn", heap=sum(g.hands[1 - seat])), "MI-2")


def imagine_with_the_seed(g: Minimal, seat: Seat, rng: Random) -> Minimal:
    new = imagine(g, seat, rng)
    new.chance = g.chance.copy()
    return new


def imagine_another_own_hand(g: Minimal, seat: Seat, rng: Random) -> Minimal:
    return imagine(g, 1 - seat, rng)


def imagine_on_the_table(g: Minimal, seat: Seat, rng: Random) -> Minimal:
    rng.shuffle(g.pile)
    return imagine(g, seat, rng)


def imagine_doubled(g: Minimal, seat: Seat, rng: Random) -> Minimal:
    new = imagine(g, seat, rng)
    new.pile = [number for number in g.pile for _ in range(2)]
    return new


def imagine_nothing(g: Minimal, seat: Seat, rng: Random) -> Minimal:
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    return new


def imagine_all_but_the_pile(g: Minimal, seat: Seat, rng: Random) -> Minimal:
    """Whoever imagines knows what will be drawn."""
    new = imagine_nothing(g, seat, rng)
    new.imagine_answers(seat, rng)
    return new


class OnlyDraws(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [DRAW]


class TerseDraws(OnlyDraws):
    """Honest: the line says only that something was drawn, and the seat sees what."""

    __slots__ = ()

    def draw(self, g: Minimal, seat: Seat) -> None:
        g.hands[seat].append(g.pile.pop())
        g.tell("told-flag", "MI-2", seat=seat, reveals=True)


# -- hidden_things_stay_hidden -----------------------------------------------------------------------------------------


class TellsEverybody(Turns):
    """The drawn number is told to all instead of to the seat alone."""

    __slots__ = ()

    def draw(self, g: Minimal, seat: Seat) -> None:
        number = g.pile.pop()
        g.hands[seat].append(number)
        g.tell("drawn", "MI-2", seat=seat, number=number)


class TellsBesideAPrivateLine(Turns):
    """The private line is right, but a second one tells all."""

    __slots__ = ()

    def draw(self, g: Minimal, seat: Seat) -> None:
        super().draw(g, seat)
        g.tell("drawn", "MI-2", seat=seat, number=g.hands[seat][-1])


class TellsBesideAThrow(Turns):
    __slots__ = ()

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        super().play(g, seat, action)
        if action.code() == "throw":
            g.tell("drawn", "MI-2", seat=seat, number=sum(g.hands[seat]))


class FlagTells(Minimal):
    __slots__ = ()

    def considered_anytime(self, seat: Seat) -> list[Action]:
        return [] if seat in self.waiting() else super().considered_anytime(seat)

    def play_anytime(self, seat: Seat, action: AnytimeAction) -> None:
        super().play_anytime(seat, action)
        self.tell("drawn", "MI-2", seat=seat, number=sum(self.hands[seat]))


class DrawsUnmarked(Turns):
    """The number appears in the own view without a mark, so that undo would let one look and go back."""

    __slots__ = ()

    def draw(self, g: Minimal, seat: Seat) -> None:
        g.hands[seat].append(g.pile.pop())


class RevealsUnmarked(Guess):
    __slots__ = ()

    def reveal(self, g: Minimal) -> None:
        for seat in range(g.seats):
            g.tell_action(seat, self.answer(seat), "MI-3")


class AskedForTheHand(Turns):
    """After a pebble is taken the other seat is skipped if it holds a high number: being asked tells the hand."""

    __slots__ = ()

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        super().play(g, seat, action)
        if action == TAKE and max(g.hands[1 - seat], default=0) > 12:
            self.to_act = []


# -- sealed_order_does_not_matter --------------------------------------------------------------------------------------


class FirstComeFirstServed(Guess):
    __slots__ = ()

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        super().play(g, seat, action)
        if len(self.waiting(g)) == 1:
            g.give(seat, 1)


class TellsWhoIsReady(Guess):
    __slots__ = ()

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        super().play(g, seat, action)
        g.tell("told-flag", "MI-3", seat=seat)


# -- undo_and_redo_restore, seed_decides_everything, file_replays ------------------------------------------------------


def action_with_memory() -> Game[Minimal]:
    """What taking a pebble brings depends on how often one was taken before, in whatever match."""
    taken: list[Seat] = []

    class Remembers(Turns):
        __slots__ = ()

        def play(self, g: Minimal, seat: Seat, action: Action) -> None:
            super().play(g, seat, action)
            if action == TAKE:
                taken.append(seat)
                g.give(seat, len(taken) % 3)

    return game(turns=Remembers)


class ThrowsElsewhere(Turns):
    """Chance that does not come from the seed."""

    __slots__ = ()

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        super().play(g, seat, action)
        g.give(seat, random.randrange(2))


class LongWinded(Deed):
    """A code too long for a line of a match file."""

    __slots__ = ()

    def code(self) -> str:
        return "take" + " and take" * 50


class LongCodes(Turns):
    __slots__ = ()

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [LongWinded("take")]


def blank_in_an_option() -> Game[Minimal]:
    return replace(GAME, options=(Option("pace", ("very slow", "fast"), "MI-1"),))


class NoClause(Automatic[Minimal]):
    """Nothing says by which clause the winner was decided."""

    __slots__ = ()

    def run(self, g: Minimal) -> None:
        g.result = decide(forecast(g, None), [Criterion(Message("by-pebbles"), "", g.pebbles.copy())])


# -- secret_decisions_stay_secret --------------------------------------------------------------------------------------


class TellsTheAnswer(Guess):
    __slots__ = ()

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        super().play(g, seat, action)
        g.tell_action(seat, action, "MI-3")


class FlagKnowsTheAnswer(Minimal):
    """Whoever may wave the flag learns that nobody else guesses right."""

    __slots__ = ()

    def considered_anytime(self, seat: Seat) -> list[Action]:
        guess = self.agenda[-1]
        answers = guess.answers if isinstance(guess, Guess) else []
        others = [steps for other, steps in enumerate(answers) if other != seat]
        return [] if [RIGHT] in others else super().considered_anytime(seat)


# -- all_survives_json -------------------------------------------------------------------------------------------------


def view_with_a_set(g: Minimal) -> set[int]:
    return {1, 2}


def view_with_numbers_as_keys(g: Minimal) -> dict[int, object]:
    return dict(enumerate(g.pebbles))


def view_with_the_key(g: Minimal) -> object:
    return g.chance.key.hex()


# -- pieces_have_cards -------------------------------------------------------------------------------------------------


def no_card(g: Minimal, viewer: Seat | None, piece: str) -> Card | None:
    return None


def card_without_a_clause(g: Minimal, viewer: Seat | None, piece: str) -> Card | None:
    return Card(Message("pebbles"), Message("pebbles"), ())


def nameless_card(g: Minimal, viewer: Seat | None, piece: str) -> Card | None:
    return Card(Message("missing-card"), Message("pebbles"), ("MI-2",))


def card_that_tells_who_holds_it(g: Minimal, viewer: Seat | None, piece: str) -> Card | None:
    """Nobody sees the number in another's hand, but whoever knows its name may ask about it."""
    held = any(int(piece.removeprefix("number:")) in hand for hand in g.hands)
    return Card(Message("pebbles"), Message("pebbles"), ("MI-2",), missing=Message("pebbles") if held else None)


# -- the previews and the promise of public scores ---------------------------------------------------------------------


def preview_of_the_pile(g: Minimal, seat: Seat, action: Action) -> tuple[Change, ...]:
    return (Change("pile", 0, g.pile[-1]),)


def own_forecast(g: Minimal, viewer: Seat | None) -> list[Sheet]:
    """Something only its owner counts."""
    sheets = forecast(g, viewer)
    if viewer is not None:
        extra = ScoreLine(Message("pebbles"), sum(g.hands[viewer]), "MI-4", 1, [])
        old = sheets[viewer]
        sheets[viewer] = Sheet(viewer, [*old.lines, extra], old.total + extra.points)
    return sheets


def imagined_without_the_pile() -> Game[Minimal]:
    return replace(game(turns=OnlyDraws), imagine=imagine_all_but_the_pile)


def imagined_without_the_pile_and_terse() -> Game[Minimal]:
    return replace(game(turns=TerseDraws), imagine=imagine_all_but_the_pile)


def made(**classes: Any) -> Callable[[], Game[Any]]:
    return lambda: game(**classes)


def but(**functions: Any) -> Callable[[], Game[Any]]:
    return lambda: replace(GAME, **functions)


CAN_TELL: Final = "can tell what was hidden"
IMAGINES: Final = "imagines changes what"

BREACHES: Final = [
    Breach(laws.somebody_can_decide, "asked in vain", "has no option", made(turns=NoOption)),
    Breach(laws.somebody_can_decide, "no result", "there is no result", made(scoring=NoScoring)),
    Breach(laws.somebody_can_decide, "goes on after the end", "asked after the end", made(guess=EarlyEnd)),
    Breach(laws.somebody_can_decide, "only a flag", "has no option", made(turns=FlagMutes)),
    Breach(laws.whoever_is_asked_stays_asked, "robbed", "takes its question from seat", made(turns=FlagGoesFirst)),
    Breach(laws.whoever_is_asked_stays_asked, "own turn", "takes its question from", made(turns=FlagEndsTheTurn)),
    Breach(laws.whoever_is_asked_stays_asked, "mute", "without an answer", made(turns=FlagMutes)),
    Breach(laws.others_change_only_what_concerns_one, "answers", "CountsAnswers asks", made(guess=CountsAnswers)),
    Breach(laws.options_have_their_own_codes, "twins", "has 'take' twice", made(turns=Twins)),
    Breach(laws.options_have_their_own_codes, "two lines", "no readable line", made(turns=TwoLines)),
    Breach(laws.options_have_their_own_codes, "undo", "'undo' is no readable line", made(turns=NamedUndo)),
    Breach(laws.options_follow_from_the_rule, "too few", "count and nth of CountsTooFew", made(guess=CountsTooFew)),
    Breach(laws.options_follow_from_the_rule, "order", "count and nth of Counts", made(guess=CountsInAnotherOrder)),
    Breach(laws.options_follow_from_the_rule, "list", "the options of ListsTooFew", made(turns=ListsTooFew)),
    Breach(laws.options_follow_from_the_rule, "twice", "considers the same code twice", made(guess=ConsidersTwice)),
    Breach(laws.codes_are_understood, "another", "means <left> to MeansAnother", made(guess=MeansAnother)),
    Breach(laws.codes_are_understood, "forgotten", "means None to", made(turns=UnderstandsOnlyTheHand)),
    Breach(laws.codes_are_understood, "allowed", "do not agree on", made(turns=ForbidsNothing)),
    Breach(laws.words_follow_from_codes, "reworded", "'show' has other words", made(turns=Reworded)),
    Breach(laws.lists_are_short, "long list", "at most 4 are promised", but(longest_list=4)),
    Breach(laws.match_ends_in_time, "endless", "more than 26 decisions", made(turns=Endless)),
    Breach(laws.pieces_are_conserved, "pebbles", "pebbles 40 → ", made(state=LosesPebbles)),
    Breach(laws.pieces_are_conserved, "numbers", "1 → 0", made(turns=LosesNumbers)),
    Breach(laws.scores_add_up, "totals", "do not add up", but(forecast=wrong_totals)),
    Breach(laws.scores_add_up, "no winners", "without winners", made(scoring=result_with([], []))),
    Breach(laws.scores_add_up, "dead winner", "struck out wins", made(scoring=result_with([0, 1], [1]))),
    Breach(laws.sentences_exist, "question", "missing-question", made(turns=NamelessQuestion)),
    Breach(laws.sentences_exist, "value", "heap", made(turns=HalfAReason)),
    Breach(laws.sentences_exist, "option", "missing-deed", made(turns=NamelessOption)),
    Breach(laws.sentences_exist, "log", "missing-line", made(guess=NamelessLine)),
    Breach(laws.sentences_exist, "heading", "phase-missing", made(guess=NamelessHeading)),
    Breach(laws.sentences_exist, "score line", "missing-score", made(scoring=NamelessScore)),
    Breach(laws.asking_changes_nothing, "view", "changed the state", but(view=view_that_sorts)),
    Breach(laws.asking_changes_nothing, "options", "changed the state", made(turns=OptionsThatSort)),
    Breach(laws.options_can_be_played, "stumbles", "cannot play 'draw'", made(turns=Stumbles)),
    Breach(laws.other_codes_are_refused, "no reason", "not refused in words", made(turns=CannotExplain)),
    Breach(laws.other_codes_are_refused, "no words", "cannot be said", made(turns=ExplainsWithoutWords)),
    Breach(laws.other_codes_are_refused, "a price", "refusal changed the state", made(turns=RefusesAtAPrice)),
    Breach(laws.other_codes_are_refused, "forgiving", "was accepted", made(state=Forgiving)),
    Breach(laws.copies_are_equal_and_free, "forgotten", "differs from its original", made(state=Forgetful)),
    Breach(laws.copies_are_equal_and_free, "phase", "differs from its original", made(turns=ForgetfulTurns)),
    Breach(laws.copies_are_equal_and_free, "shared", "changed its original", made(state=Entangled)),
    Breach(laws.imagining_keeps_what_is_seen, "hands", "sees: view[1]", but(view=view_with_hands)),
    Breach(laws.imagining_keeps_what_is_seen, "sealed answers", IMAGINES, but(view=view_with_answers)),
    Breach(
        laws.imagining_keeps_what_is_seen,
        "spectators",
        "a spectator sees",
        but(forecast=forecast_with_hands_for_spectators),
    ),
    Breach(laws.imagining_keeps_what_is_seen, "own part", "sees: own[0]", but(own=own_with_pile)),
    Breach(laws.imagining_keeps_what_is_seen, "forecast", IMAGINES, but(forecast=forecast_with_hands)),
    Breach(laws.imagining_keeps_what_is_seen, "options", IMAGINES, made(turns=KnowsTheOtherHand)),
    Breach(laws.imagining_keeps_what_is_seen, "question", IMAGINES, made(turns=AsksWithTheOtherHand)),
    Breach(laws.imagining_keeps_what_is_seen, "seed", "with the secret seed", but(imagine=imagine_with_the_seed)),
    Breach(laws.imagining_keeps_what_is_seen, "own hand", IMAGINES, but(imagine=imagine_another_own_hand)),
    Breach(laws.imagining_keeps_what_is_seen, "on the table", "the state itself", but(imagine=imagine_on_the_table)),
    Breach(laws.hidden_things_stay_hidden, "audience", CAN_TELL, made(turns=TellsEverybody)),
    Breach(laws.hidden_things_stay_hidden, "own draw unmarked", "hidden: own.hand", made(turns=DrawsUnmarked)),
    Breach(laws.hidden_things_stay_hidden, "reveal unmarked", CAN_TELL, made(guess=RevealsUnmarked)),
    Breach(laws.hidden_things_stay_hidden, "who is asked", CAN_TELL, made(turns=AskedForTheHand)),
    Breach(twins.secret_decisions_stay_secret, "told", "of the sealed answer", made(guess=TellsTheAnswer)),
    Breach(twins.secret_decisions_stay_secret, "options", "0 more decisions: options", made(state=FlagKnowsTheAnswer)),
    Breach(laws.sealed_order_does_not_matter, "first come", "in another order", made(guess=FirstComeFirstServed)),
    Breach(laws.sealed_order_does_not_matter, "log", "in another order", made(guess=TellsWhoIsReady)),
    Breach(laws.undo_and_redo_restore, "memory", "undo", action_with_memory),
    Breach(laws.undo_and_redo_restore, "copy", "does not lead back", made(state=Forgetful)),
    Breach(laws.seed_decides_everything, "random", "gave another match", made(turns=ThrowsElsewhere)),
    Breach(laws.file_replays, "random", "replays to another state", made(turns=ThrowsElsewhere)),
    Breach(laws.file_replays, "memory", "replays to another state", action_with_memory),
    Breach(laws.all_survives_json, "set", "set cannot be shown", but(view=view_with_a_set)),
    Breach(laws.all_survives_json, "keys", "a table by int", but(view=view_with_numbers_as_keys)),
    Breach(laws.all_survives_json, "seed", "can read the seed", but(view=view_with_the_key)),
    Breach(laws.scores_add_up, "own totals", "do not add up", but(forecast=wrong_total_of_own)),
    Breach(laws.scores_add_up, "no sheet", "not one sheet for every seat", but(forecast=one_sheet)),
    Breach(laws.scores_add_up, "one dead, none wins", "without winners", made(scoring=result_with([], [0]))),
    Breach(laws.scores_add_up, "promise", "are not public", but(forecast=own_forecast, scores_are_public=True)),
    Breach(laws.sentences_exist, "grade", "missing-grade", made(scoring=NamelessGrade)),
    Breach(laws.sentences_exist, "out of turn", "missing-flag", made(state=NamelessFlags)),
    Breach(laws.pieces_have_cards, "none", "has no card", but(card=no_card)),
    Breach(laws.pieces_have_cards, "clause", "names no clause", but(card=card_without_a_clause)),
    Breach(laws.pieces_have_cards, "sentence", "missing-card", but(card=nameless_card)),
    Breach(laws.imagining_keeps_what_is_seen, "card", "sees: cards", but(card=card_that_tells_who_holds_it)),
    Breach(laws.imagining_keeps_what_is_seen, "preview", IMAGINES, but(preview=preview_of_the_pile)),
    Breach(laws.imagining_keeps_what_is_seen, "twice", "creates or loses", but(imagine=imagine_doubled)),
    Breach(laws.revelations_can_surprise, "nothing imagined", "knew it", but(imagine=imagine_nothing)),
    Breach(laws.revelations_can_surprise, "pile not imagined", "'drawn' was told", imagined_without_the_pile),
    Breach(laws.revelations_can_surprise, "terse", "'told-flag' was told", imagined_without_the_pile_and_terse),
    Breach(laws.hidden_things_stay_hidden, "second line", CAN_TELL, made(turns=TellsBesideAPrivateLine)),
    Breach(laws.hidden_things_stay_hidden, "beside a throw", CAN_TELL, made(turns=TellsBesideAThrow)),
    Breach(laws.hidden_things_stay_hidden, "out of turn", CAN_TELL, made(state=FlagTells)),
    Breach(laws.file_replays, "long code", "line-too-long", made(turns=LongCodes)),
    Breach(laws.file_replays, "blank in an option", "no-such-value", blank_in_an_option),
    Breach(laws.file_replays, "no clause", "other-result", made(scoring=NoClause)),
]
