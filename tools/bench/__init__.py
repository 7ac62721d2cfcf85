"""Measures size and speed of the built site in Chromium: `make bench`."""
