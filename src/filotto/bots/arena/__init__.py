"""Which opponent is stronger: the same deals played from every side, counted deal by deal."""
