"""What can be known of a position: can it be won, how well, and by which moves. Always exact."""
