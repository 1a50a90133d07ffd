"""An action is a decision; its code is one line of readable text, unique among the options of its moment.

Actions are values: they hold numbers and names, never cards or players, and do nothing themselves.
"""

from __future__ import annotations

from typing import ClassVar

from comitium.engine.compiling import mypyc_attr
from comitium.engine.message import Message, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a seat may decide now. Subclasses give the code, the sentence and the pieces touched."""

    __slots__ = ()

    # A final action cannot be taken back and is confirmed before it is sent.
    final: ClassVar[bool] = False
    # Sentence and pieces follow from the code alone, in every match: they need to be worded only once.
    told_by_code: ClassVar[bool] = False

    def code(self) -> str:
        """Stored in matches and sent by clients: changing it orphans them."""
        raise NotImplementedError

    def sentence(self) -> Message:
        """What the button says."""
        raise NotImplementedError

    def told(self, seat: Seat) -> Message:
        """The line of the log after this seat did it, where the rules tell it with `State.tell_action`."""
        raise NotImplementedError

    def pieces(self) -> list[str]:
        """The pieces a player touches to mean this action, such as `["cell:2,-1"]`."""
        return []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.code() == self.code()

    def __hash__(self) -> int:
        return len(self.code())

    def __repr__(self) -> str:
        return f"<{self.code()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class AnytimeAction(Action):
    """An act allowed at any moment, also to a seat nobody waits for; `State.play_anytime` carries it out."""

    __slots__ = ()
