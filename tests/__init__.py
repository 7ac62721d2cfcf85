"""The tests: each is named after the requirement or promise it proves."""
