"""What runs within Orca, with the Python of the system."""
