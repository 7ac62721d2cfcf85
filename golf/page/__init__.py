"""What every page is made of; knows no game."""
