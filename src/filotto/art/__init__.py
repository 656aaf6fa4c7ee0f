"""The pictures of the house: one source in SVG for screen and paper. Data and its generators; imports nothing of ours.

    tokens.css    every colour, size and time by name; pictures use the names only
    shapes        suits, the marks of the sides, chips, ribbons, logo, corner
    cards         playing cards
    animals       Kids: the animals and their cards
    numbers       Numbers: equations, plus and minus
    sequentia     the cards of the three Sequentia games
    icons         the signs of the buttons
    covers        a picture for each game's box
    sheets        the symbols of each, as one SVG file

A symbol is named for what it shows: `chip-2`, `face-7H`, `mini-7H`, `cell-7H`, `face-34+29`, `face-1/123a+`.
"""
