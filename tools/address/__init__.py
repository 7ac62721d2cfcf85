"""Whether the game at an address works: what only the deployed site can show."""
