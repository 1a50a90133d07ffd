"""Comitium: one platform for board games of ancient Rome.

The version stands here alone; packaging reads it from this line.
"""

__version__ = "0.1.0"
