"""One game in progress: its moves, undo and redo, and how it is saved."""
