"""Golf solitaire: rules as data, tables, refusals, score, and every text form of them."""
