"""Opponents: they know what their seat may know, and give an action."""
