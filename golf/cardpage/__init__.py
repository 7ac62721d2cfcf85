"""The card game's page without a browser: model, messages, update, view. Loaded when the game is opened."""
