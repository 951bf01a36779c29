### Help, settings and preferences.

# What there is to do in this channel at this moment.
help-now-no-table = **Right now** no table is open in this channel. `/play` opens one: friends join with its button, and computers can fill the empty seats.
help-now-lobby = **Right now** a table is open here. **Join** gives you a seat, and { $host } starts the match.
help-now-lobby-invited = **Right now** { $host } is asking you to play at the table here. **Accept** takes the seat held for you, and **Decline** gives it up.
help-now-lobby-seated = **Right now** you have a seat at the table here. { $host } starts the match when everyone is here.
help-now-lobby-host = **Right now** your table is open. Wait for friends or add computers, then press **Start**.
help-now-your-turn = **Right now** it’s your turn. **My Rack** shows your tiles and the best placements: two taps place a tile.
help-now-your-turn-unhinted = **Right now** it’s your turn. **My Rack** shows your tiles: choose one, then a spot.
help-now-turn = **Right now** it’s { $who }’s turn. Meanwhile, **My Rack** shows your tiles.
help-now-turn-ahead = **Right now** it’s { $who }’s turn. Meanwhile, **My Rack** shows your tiles. With **Plan Ahead** below them, your next turn can be played as soon as it begins.
help-now-between-rounds = **Right now** a round is over. **Next Round** begins the next one; otherwise it soon begins automatically.
help-now-watching = **Right now** a match is under way here, and you’re watching. `/board` shows you the board and what has happened since you last looked.
help-now-minded = **Right now** a computer is playing for you. `/rejoin` gives you your seat back.
help-now-sign-up = **Right now** you can join a tournament in this channel, with **Join** under its announcement.
help-now-entered = **Right now** you’re taking part in this channel’s tournament, which hasn’t started yet.
help-now-check-in = **Right now** this channel’s tournament is about to start. **Check In** confirms that you’re here.
help-now-table = **Right now** your tournament table is waiting for you in its thread.
help-now-tournament = **Right now** a tournament is under way in this channel. `/tournament status` shows how it stands.

help-what = **Triominos** is a game of three-sided tiles, for friends and computer players. Open a table in a channel with `/play`, or play alone.
help-turn = On your turn, place a tile against one on the board: where corners meet, their numbers must be the same. **My Rack** shows your tiles and where they fit; only you can see it. If nothing fits, draw from the pool, and place what you drew if it fits.
# $edition is the one that holds here.
help-rules = The rules here: **{ $edition }**. `/rules` explains them in short, with pictures.
help-commands-play = **To play:** `/play` opens a table · `/rack` shows your tiles · `/place`, `/draw` and `/pass` play without buttons · `/undo` takes back what you have just placed · `/hint` suggests a good placement in a friendly match · `/board` shows the board · `/games` lists your matches · `/leave` gives your seat to a computer · `/rejoin` takes it back · `/stand-in` takes over a computer’s seat · `/end` ends the match
help-commands-compete = **To compete:** `/leaderboard` shows who is best · `/profile` shows your rating and figures · `/history` lists your finished matches · `/tournament` is for joining tournaments and running them
help-commands-set-up = **To set up:** `/rules` explains the rules · `/preferences` sets your language, theme, pings and quiet hours · `/privacy` shows and deletes what is kept about you · `/settings` is for the server’s settings · `/void` lets moderators take a result out of the leaderboards · `/moderate` lets them bar players and choose who can open tables · `/doctor` tells them what is wrong
# The proof of a deal: a hash first, the seed at the end.
help-deal = When a round starts, you see the SHA-256 hash of the seed of its deal, and when the match ends, the seed itself. So anyone can check that no tile was swapped.
help-unofficial = -# This bot is unofficial. Triominos is a trademark of its owner, who has nothing to do with this bot.

## Settings of the server and of a person

help-settings = **The settings of this server**
help-settings-changed = **The settings of this server** are changed.
help-preferences = **Your preferences**
help-preferences-changed = **Your preferences** are changed.
help-language = Language: { $language }
help-language-server = as in the server’s Discord settings
help-language-own = as in your Discord settings
help-theme = Theme: { $theme }
help-pictures = Pictures of boards: { $kept }
help-pictures-newest = only the newest at each table is kept
help-pictures-all = all are kept
help-hints = Hints by default: { $hints }
# $pictures is one of the next two, which are choices of an option as well.
help-answers = Private answers: { $pictures }
help-answers-pictures = with pictures
help-answers-words = in words, without pictures
help-theme-default = Dark
help-theme-server = as on the server
