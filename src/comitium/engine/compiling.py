"""`open_to_games`: lets a class of the engine be subclassed by games that are not compiled.

The compiler reads the decorator from `mypy_extensions`; when nothing is compiled, or when the
compiled module runs, that package is not needed, so it is no dependency of the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
