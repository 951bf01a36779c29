### Opening a table: who is asked to play, what the match counts for, and the settings that its host can change.

## In the message of a table before its match. Everyone in the channel reads this.

opening-rated = Rated: it counts for ratings and leaderboards.
opening-rated-of-two = Rated if two or more people play: it then counts for ratings and leaderboards.
opening-friendly = Friendly: it counts for no rating and no leaderboard.
opening-computers = Not rated, because computers are playing.
opening-changed-rules = Not rated, because the rules have been changed.
opening-thread = The match is played in a thread of its own.
# $mentions are the people who are asked; $host is a name.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } is asking you to play. A seat is held for you until you accept or decline.
       *[other] { $mentions }: { $host } is asking you to play. A seat is held for each of you until you accept or decline.
    }
opening-declined =
    { $count ->
        [one] { $names } has declined.
       *[other] { $names } have declined.
    }
opening-was-friendly = It was a friendly match, so it counts for no rating and no leaderboard.
# $channel is a link to the thread.
opening-begun-in = The match has begun in { $channel }.
# The name of the thread: at most 100 letters.
opening-thread-name = Triominos with { $host }

## Private answers

opening-opened-and-asked = Your table is open, and the other players have been asked. You start the match when everyone is here.
opening-opened-in-thread = Your table is open in { $channel }. You start the match when everyone is there.
opening-no-thread = I can’t open a thread in this channel, so the match is played here. In a text channel, I need the permissions Create Public Threads and Send Messages in Threads.
opening-board-posted = The board has been posted again in the channel.
# $choices is a list such as 'Goliath · 3 rounds · 2 minutes a turn'.
opening-defaults = Defaults for new tables: { $choices }
opening-defaults-thread = in a thread of its own
opening-declined-yourself = You have declined, and the others can see it at the table.
opening-started-without = The match has started without { $names }: they hadn’t answered.

## The settings of a table, which only the one who asks sees

opening-settings = **Settings of this table**
opening-settings-host = You can change them until the match starts.
opening-settings-others = { $host } can change them until the match starts.
opening-seats =
    { $count ->
        [one] Seats: { $count }
       *[other] Seats: at most { $count }
    }
opening-here = The match is played in this channel.
# Menus: at most 100 letters.
opening-choose-seats = Choose the number of seats
opening-choose-free = Free a seat
opening-choose-host = Make another player the host
opening-free-seat = Free { $who }’s seat
opening-take-back = Take back { $who }’s invitation
opening-hand-on = Make { $who } the host

## What is refused

opening-held-refusal =
    { $held ->
        [one] The free seat is held for someone who was asked to play. Try again when they have answered, or open a table in another channel with `/play`.
       *[other] The { $held } free seats are held for people who were asked to play. Try again when they have answered, or open a table in another channel with `/play`.
    }
opening-not-invited = Nobody has asked you to play at this table, or you have already answered. If a seat is free, you can join.
opening-not-there = That player no longer has a seat at this table, and none is held for them.
opening-no-such-seats =
    { $most ->
        [one] These rules are for one player, so there is only one seat.
       *[other] These rules are for { $least } to { $most } players, so the table can’t have that number of seats.
    }
opening-unreadable = I can’t tell from “{ $typed }” who to ask. Type @ and choose each player from Discord’s list.
opening-oneself = You already have a seat as the host, so you don’t have to ask yourself.
opening-asks-bot = { $who } is a bot and can’t play. For a computer player, use the option `computers`.
opening-asks-stranger = { $who } isn’t a member of this server, so I can’t ask them to play.
opening-asks-too-many =
    { $room ->
        [0] There are no seats left for the players you ask. Give the table more seats, or fewer computers.
        [one] Only { $room } seat is left for the players you ask. Name one player.
       *[other] Only { $room } seats are left for the players you ask. Name no more players than that.
    }
opening-asks-silent = { $who } doesn’t want any messages from me, so I can’t ask them. They can still join your table.
opening-asks-again = You have asked { $who } already, and they haven’t accepted. You can ask them again: { $when }. They can still join your table.
opening-asks-too-often = You have asked many people in the last hour. You can ask more: { $when }. Anyone can still join your table.
