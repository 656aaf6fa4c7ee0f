"""A table for the row-and-sequence family of games."""

__version__ = "0.1.0"
