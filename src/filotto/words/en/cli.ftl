### The command line: help, questions, tables of figures, errors of the terminal.
### Every key begins with `cli-`.
