### What the game Higher says.

title-higher = Higher
about-higher = Everybody lays a card, and the highest takes them all.
did-lay = { $name } laid { $card }.
