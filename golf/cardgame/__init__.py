"""Golf, the card game for two to six: pack, rules, table, scoring, what a seat sees, opponents."""
