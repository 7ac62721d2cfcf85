"""What `golf.site` makes."""
