"""A million games: how they end, who wins, how fast."""
