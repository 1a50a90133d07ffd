# not compiled: the compiler takes TYPE_CHECKING for true, also when the module runs
"""`mypyc_attr`, by which a compiled class of the engine allows subclasses that are not compiled.

The compiler knows the decorator as one of `mypy_extensions`. Only the compiler needs that package:
when the engine runs, compiled or not, this stand-in serves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
