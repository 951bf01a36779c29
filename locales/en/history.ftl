### The matches that a player has finished.

history-none = You haven’t finished a match on this server yet. Friendly matches are not kept.
history-none-with = You haven’t finished a match with { $who } on this server yet. Friendly matches are not kept.
history-title = **Matches that you have finished on this server:** { $count }
history-title-with = **Matches that you have finished with { $who }:** { $count }
history-score = You were ahead: { $wins } · behind: { $losses } · level: { $ties }
history-line = { $date } · place { $place } of { $players } · { $scores }
history-line-voided = { $line } · does not count
history-page = Page { $page } of { $pages }
history-bot = A bot plays no matches. Choose a player.
history-menu = Choose a match to see how it ended
history-newer = Newer
history-older = Older
