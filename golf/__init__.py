"""Golf: the solitaire and the card game, one engine for the page, the command line and the tests."""
