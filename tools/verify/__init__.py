"""Long checks of the card game: its opponents' figures and thousands of random matches."""
