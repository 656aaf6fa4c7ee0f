"""Evaluations on the games' records: plain functions, compiled where they stand (see `forms.py`).

Each module offers `ROOM`, the record that it thinks in, and `think`, which gives every legal action a score.
"""
