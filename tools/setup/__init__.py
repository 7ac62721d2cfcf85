"""Sets up what the make targets need: Python packages, npm packages, browsers."""
