"""What the page needs only once the game is ready."""
