"""A game played at one terminal: people who share a keyboard, and machines."""
