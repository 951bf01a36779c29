### The matches that a player has finished.

history-none = You haven’t finished a match on this server yet. Friendly matches aren’t kept.
history-none-with = You haven’t finished a match with { $who } on this server yet. Friendly matches aren’t kept.
history-title = **Matches you have finished on this server:** { $count }
history-title-with = **Matches you have finished with { $who }:** { $count }
history-score = You finished ahead: { $wins } · behind: { $losses } · tied: { $ties }
history-line = { $date } · place { $place } of { $players } · { $scores }
history-line-voided = { $line } · doesn’t count
history-page = Page { $page } of { $pages }
history-bot = Bots don’t play matches. Choose a person.
history-menu = Choose a match to see how it ended
history-newer = Newer
history-older = Older
