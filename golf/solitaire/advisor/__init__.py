"""What can be known of a position: exact search, hints, and the questions a page asks."""
