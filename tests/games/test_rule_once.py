"""A phase says its rule once: options, closed options and refusals follow from `considered` and `why_not`."""

from __future__ import annotations

import pytest

from comitium.engine.phase import Automatic, Phase
from comitium.engine.state import AnyPhase
from comitium.games import GAMES
from tools import refusals


def phases(slug: str) -> list[type[AnyPhase]]:
    def below(kind: type[AnyPhase]) -> list[type[AnyPhase]]:
        return [found for sub in kind.__subclasses__() for found in (sub, *below(sub))]

    prefix = f"comitium.games.{slug}."
    return [kind for kind in below(Phase) if kind.__module__.startswith(prefix) and not issubclass(kind, Automatic)]


@pytest.mark.parametrize("slug", GAMES)
def test_what_follows_from_the_rule_is_not_said_again(slug: str) -> None:
    own = {kind.__name__: set(vars(kind)) for kind in phases(slug)}

    assert own
    assert [name for name, said in own.items() if said & {"closed", "explain", "named"}] == []
    assert [name for name, said in own.items() if "options" in said and said & {"count", "nth"}] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_code_of_a_phase_is_refused_by_its_rule(slug: str) -> None:
    tried, general = refusals.measure(GAMES[slug], matches=6)

    assert tried
    assert sum(general.values()) <= 0.01 * sum(tried.values()), general
