"""The page without a browser: model, messages, update, view and what differs between two views."""
