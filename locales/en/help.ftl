### Help, settings and preferences.

help-what = **Triominos** is a game of three-sided tiles, for friends and computer players. Open a table in a channel with `/play`, or play alone.
help-turn = On your turn place a tile against one on the board: where corners meet, their numbers must be the same. **My Rack** shows your tiles and where they fit, to you alone. If nothing fits, draw from the pool and place what you drew if it fits.
# $edition is the one that holds here.
help-rules = The rules here: **{ $edition }**. `/rules` tells them in short, with pictures.
help-commands =
    `/play` opens a table · `/rack` shows your tiles · `/place`, `/draw` and `/pass` play without buttons · `/board` shows the board · `/leave` gives your seat to a computer · `/rejoin` takes back a seat that was lost by missing turns · `/end` ends the game
    `/preferences` sets your language, theme and quiet hours · `/settings` those of the server · `/void` lets moderators take a result out of the leaderboards
# The proof of a deal: a hash first, the seed at the end.
help-deal = When a round starts you see the SHA-256 hash of the seed of its deal, and when the match ends the seed itself. So anyone can check that no tile was swapped.
help-unofficial = -# This bot is unofficial. Triominos is a trademark of its owner, who has nothing to do with this bot.

## Settings of the server and of a person

help-settings = **The settings of this server**
help-settings-changed = **The settings of this server** are changed.
help-preferences = **Your preferences**
help-preferences-changed = **Your preferences** are changed.
help-language = Language: { $language }
help-language-server = that of the server’s Discord settings
help-language-own = that of your Discord
help-theme = Theme: { $theme }
help-theme-default = Dark
help-theme-server = that of the server
