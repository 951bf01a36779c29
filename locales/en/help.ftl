### Help, settings and preferences.

help-what = **Triominos** is a game of three-sided tiles, for friends and computer players. Open a table in a channel with `/play`, or play alone.
help-turn = On your turn place a tile against one on the board: where corners meet, their numbers must be the same. **My Rack** shows your tiles and where they fit, to you alone. If nothing fits, draw from the pool and place what you drew if it fits.
help-edition = **What counts** ({ $edition })
help-no-points = **{ $edition }**: nobody counts points, and whoever goes out first wins.
help-points = - A tile: the sum of its three numbers
help-points-kids = - A tile: one point
help-shapes = - Besides, for a bridge { $bridge }, a hexagon { $hexagon }, a double hexagon { $double }, a triple hexagon { $triple }
help-draws =
    { $limit ->
        [0] { $draw ->
            [0] - Draw as often as you must
           *[other] - Each tile drawn: −{ $draw }, as many as you must
        }
       *[other] { $draw ->
            [0] - Draw up to { $limit } tiles a turn
           *[other] - Each tile drawn: −{ $draw }, up to { $limit } a turn; if even then you place none: −{ $stuck }
        }
    }
help-out =
    { $out ->
        [0] - Going out, that is placing your last tile: the sum of the others’ tiles
       *[other] - Going out, that is placing your last tile: +{ $out } and the sum of the others’ tiles
    }
help-out-kids = - Going out, that is placing your last tile: +{ $out }
help-commands =
    `/play` opens a table · `/rack` shows your tiles · `/place`, `/draw` and `/pass` play without buttons · `/board` shows the board · `/leave` gives your seat to a computer · `/end` ends the game
    `/preferences` sets your language and theme · `/settings` those of the server
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
