"""Builds the static site. CPython only."""
