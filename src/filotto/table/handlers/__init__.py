"""One function for each command: it refuses, or lets events happen."""
