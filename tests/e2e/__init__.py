"""The built site, driven in a browser as a player drives it."""
