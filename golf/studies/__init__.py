"""Counting many games at once: deals that can be won, opponents against each other. CPython only."""
