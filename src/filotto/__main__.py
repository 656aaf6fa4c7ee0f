"""`python -m filotto` is `filotto`."""

from filotto.cli import main

if __name__ == "__main__":
    main()
