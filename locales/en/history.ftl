### /history: the matches that a player has finished on this server.

## The heading, or the answer if there is nothing to list

history-none = You haven’t finished a match on this server yet.
history-none-with = You haven’t finished a match with { $who } on this server yet.
history-title = **Matches you’ve finished on this server:** { $count }
history-title-with = **Matches you’ve finished with { $who }:** { $count }
history-score = Head-to-head: you finished ahead in { $wins } · behind in { $losses } · tied in { $ties }

## One line for each match, and what may be added to it

history-line =
    { $place ->
        [1] { $date } · 1st of { $players } · { $scores }
        [2] { $date } · 2nd of { $players } · { $scores }
        [3] { $date } · 3rd of { $players } · { $scores }
       *[other] { $date } · { $place }th of { $players } · { $scores }
    }
history-line-voided = { $line } · doesn’t count
history-line-friendly = { $line } · friendly
history-line-reviewed = { $line } · accuracy { $percent }%

## Below the list: the page, the menu and its buttons, and a refusal

history-page = Page { $page } of { $pages }
history-bot = Bots don’t play matches. Choose a person.
history-menu = Choose a match to see how it ended
history-newer = Newer
history-older = Older
