"""A game in progress, whatever the game: its line of moves, undo, and how it is saved."""
