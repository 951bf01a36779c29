### Descriptions of commands and their options in Discord's own list: at most 100 letters each.

## /play and its options

command-play = Open a Triominos table in this channel
command-play-hints = How much help players get before they place a tile
command-play-edition = Which rules to play by
command-play-clock = How much time each turn gets
command-play-level = How well the computers play
command-play-computers = How many computers to add
command-play-seats = How many players can sit at the table
command-play-rated = Whether the match counts towards ratings; if so, there’s no /hint and no coming back after leaving
command-play-with = Who to invite: type @ and choose each player. You can also invite people later

## Entries of the menu that Discord shows for a person

command-menu-play-with = Play with…
command-menu-profile = Profile

## More options of /play

command-play-thread = Whether the match gets its own thread
command-play-length = How long the match lasts: type a number of rounds or points, then choose

## Commands during a match

command-rack = See your tiles and where they fit; nobody else can see them
command-place = Place a tile
command-place-tile = The tile, such as 0‑3‑5
command-place-spot = The number of an open spot on the board
command-draw = Draw a tile from the pool, or several if the rules make you
command-pass = End your turn without placing a tile
command-undo = Undo your last move, or agree to another player’s undo
command-hint = In a friendly match, get a good move and the reason for it
command-board = See the board, the scores and whose turn it is
command-board-public = Post the board again, for everyone in the channel
command-board-text = Describe the board in words instead of a picture

## Commands for seats and for the end of a match

command-leave = Leave the table; during a match, a computer takes over
command-rejoin = Take your seat back from the computer that’s playing for you
command-stand-in = Take over from a computer, if the table allows it
command-end = End the match, or vote to end it
command-end-reason = Only for moderators ending someone else’s match: the reason, for the moderators’ log

## Lists, help and rules

command-games = List your matches on this server, with a link to each
command-help = See what to do next, and what each command is for
command-learn = Learn the game in six short steps, then play a first round with a coach
command-rules = Read the rules in brief, with pictures
command-rules-edition = Which rules to show; leave it out for the rules of this channel’s table

## /settings and its options, for managers of a server

command-settings = Show or change this server’s settings, such as language and theme
command-settings-language = The language of messages in this server’s channels
command-settings-theme = The theme for pictures in this server’s channels
command-settings-hints = How much help players get by default before they place a tile
command-settings-highlights = Whether to cheer great moments, such as a hexagon, a first win or a comeback
command-settings-log = The channel where the moderators’ log is posted
command-settings-level = How well computers play by default
command-settings-edition = The default rules for new tables
command-settings-length = How long matches last by default
command-settings-clock = How much time each turn gets by default
command-settings-thread = Whether matches get their own threads by default
command-settings-rated = Whether matches are rated by default, once their host has finished three matches here
command-settings-pictures = Whether to keep every picture of a board in this server’s channels, or only the newest
command-settings-season = Whether this server has monthly seasons, quarterly seasons or none
command-settings-season-channel = Where the final standings of each season are posted
command-settings-leaderboard = The channel where a leaderboard is kept up to date
command-settings-champion-role = The role that each season’s champion gets
command-settings-tournament-role = The role that each season’s tournament champion gets

## /preferences and its options, for each person

command-preferences = Show or change your own settings, such as language and theme
command-preferences-language = The language of answers that only you see
command-preferences-theme = The theme for pictures that only you see
command-preferences-pictures = Whether answers that only you see come with pictures, or only in words
command-preferences-quiet = Hours without pings (such as 22-8), or off. They also pause clocks of a day or more per turn
command-preferences-pings = How I let you know that it’s your turn
command-preferences-digest = Whether to send one ping for several turns, except in matches timed in minutes
command-preferences-invitations = Whether other players can invite you to a table
command-preferences-call-me = Whether I mention you when a table here is waiting for players, at most once an hour
command-preferences-draw-for-me = Whether I draw for you when that’s all you can do on your turn
command-preferences-timezone = The time zone for your quiet hours and daily reminder, such as Europe/Paris

## /leaderboard, /privacy, /profile

command-leaderboard = See who’s best on this server
command-leaderboard-by = What to rank players by
command-leaderboard-period = Count only matches from this period
command-leaderboard-edition = Count only matches played under these rules
command-privacy = See what this bot keeps about you, get a copy of it or delete it
command-profile = See your rating and stats, or another player’s
command-profile-player = The player; leave it out to see your own profile

## Commands of moderators

command-void = Moderators: void or restore the result of a match that you didn’t play in
command-void-result = The match: choose one, or type the number from its record’s file name
command-void-reason = The reason; everyone in this channel can see it
command-void-restore = Make a voided result count again
command-moderate = Moderators: suspend or remove players, and choose who can open tables and where
command-moderate-player = The player to look up or suspend
command-moderate-suspend = How long to suspend the player from tables and tournaments
command-moderate-reason = The reason, in your own words; the suspended player can see it
command-doctor = Moderators: find missing permissions and anything else that’s wrong here

## /history

command-history = See the matches you’ve finished on this server, and how each ended
command-history-player = Show only matches with this player, and which of you came out ahead

## The choice that lets the bot decide, in several options

command-auto = Automatic
