"""What the page needs only once a match lies on the table."""
