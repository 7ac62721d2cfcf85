"""The game played by keys under a real screen reader (Orca), and what it said against what was heard."""
