### `filotto analyse`.

cli-short-analyse = a saved game again: the chances move by move, and where it turned
cli-help-analyse = Shows for each move of a saved game how likely each side was to win after it, marks where the game turned, and says what would have been better there.
cli-analyse-table = table
cli-analyse-better = better: { $move }. { $reason }
cli-analyse-marks = A * marks where the game turned. The columns: move, seat, what was played, the chance of each side after it.
