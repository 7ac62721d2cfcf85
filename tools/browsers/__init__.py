"""Plays the documented deal in real browsers: `make browsers`."""
