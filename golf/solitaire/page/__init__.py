"""The solitaire's page: what a start needs; the rest is in `later`."""
