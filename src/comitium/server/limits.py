"""What one visitor, one table and the whole house may use. Each field is a setting of the host.

A field `name` is the key `name` below `[limits]` in the settings file and the variable
`COMITIUM_LIMITS_NAME`. The sentence `setting-limits-name` explains it in `comitium serve --help`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Defaults for a house on the open internet."""
