"""Programs around the game: setting up, measuring, and driving real browsers."""
