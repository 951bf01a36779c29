### What Discord's own list says about commands and their options: at most 100 letters each.

command-play = Open a table of Triominos in this channel
command-play-hints = Show players what each placement would earn
command-play-edition = Which rules to play by
command-rack = Show your tiles and where they fit, to you alone
command-place = Place a tile
command-place-tile = The tile, such as 0-3-5
command-place-spot = The number of an open spot on the board
command-draw = Draw from the pool, on and on until a tile fits or your turn is over
command-pass = End your turn without placing a tile
command-board = Show the board, the scores and whose turn it is
command-leave = Leave the table; in a match a computer takes your seat
command-end = End the game, or vote to end it
command-help = How to play, and what counts
command-settings = Show or change this server’s language and theme
command-settings-language = The language of messages in this server’s channels
command-settings-theme = The theme of pictures in this server’s channels
command-preferences = Show or change your own language and theme
command-preferences-language = The language of answers that only you see
command-preferences-theme = The theme of pictures that only you see
command-auto = Automatic
