"""What a house has counted since it was opened, by those who see it happen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Answers:
    decisions: int = 0
    refusals: Counter[str] = field(default_factory=Counter)  # by the name of the sentence, of which there are few


answers = Answers()
