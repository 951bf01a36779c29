### The matches that a player has finished.

history-none = You haven’t finished a match on this server yet.
history-none-with = You haven’t finished a match with { $who } on this server yet.
history-title = **Matches you’ve finished on this server:** { $count }
history-title-with = **Matches you’ve finished with { $who }:** { $count }
history-score = Times you finished ahead of them: { $wins } · behind them: { $losses } · tied with them: { $ties }
history-line = { $date } · place { $place } of { $players } · { $scores }
history-line-voided = { $line } · doesn’t count
history-line-friendly = { $line } · friendly
history-page = Page { $page } of { $pages }
history-bot = Bots don’t play matches. Choose a person.
history-menu = Choose a match to see how it ended
history-newer = Newer
history-older = Older
