### Opening a table: invitations, whether the match is rated, and the settings that its host can change.

## In the lobby's message, which everyone reads: whether the match is rated

opening-rated = Rated: this match counts towards ratings and leaderboards. There’s no `/hint`, and if you leave, you can’t come back.
opening-rated-of-two = Rated if two or more people play: the match then counts towards ratings and leaderboards, there’s no `/hint`, and if you leave, you can’t come back.
opening-friendly = Friendly: this match doesn’t count towards ratings or leaderboards. You can use `/hint`, and if you leave, you can come back.
opening-friendly-unhinted = Friendly: this match doesn’t count towards ratings or leaderboards. If you leave, you can come back.
# $who is a player, $mentions are those who have not agreed yet.
opening-rated-proposed = { $who } wants to play a rated match: it counts towards ratings and leaderboards, there’s no `/hint`, and nobody can come back after leaving. { $mentions }: once everyone agrees, the match is rated. Until then, it stays friendly.
opening-computers = Not rated, because computers are playing.
opening-changed-rules = Not rated, because the rules have been changed.

## In the lobby's message: the thread, invitations, and what became of them

opening-thread = The match will be played in its own thread.
# $mentions are the people who are asked; $host is a name.
opening-invited =
    { $count ->
        [one] { $mentions }: { $host } has invited you to play. I’ll hold your seat until the match starts.
       *[other] { $mentions }: { $host } has invited you to play. I’ll hold your seats until the match starts.
    }
opening-declined =
    { $count ->
        [one] { $names } declined.
       *[other] { $names } declined.
    }
opening-was-friendly = It was a friendly match, so it doesn’t count towards ratings or leaderboards.
# $channel is a link to the thread.
opening-begun-in = The match has begun in { $channel }.
# The name of the thread: at most 100 letters.
opening-thread-name = Triominos with { $host }

## Private answers to the host

opening-opened-and-asked = Your table is open, and I’ve invited the others. Start the match when everyone’s here.
opening-have-invited = I’ve invited { $names } to your table.
opening-host-accepted = { $who } accepted your invitation and has a seat.
opening-host-declined = { $who } declined your invitation.
opening-host-joined = { $who } joined your table.
opening-host-left = { $who } left your table.
opening-host-left-to-you = { $who } left the table. You’re the host now.
opening-opened-in-thread = Your table is open in { $channel }. Start the match when everyone’s there.

## Private: where the match is played or shown

opening-no-thread = I can’t open a thread here, so the match stays in this channel. I need a text channel, and the **Create Public Threads** and **Send Messages in Threads** permissions.
opening-board-posted = I’ve posted the board in the channel again.

## The line about defaults for new tables in /settings

# $choices is a list such as 'Goliath · 3 rounds · 2 minutes a turn'.
opening-defaults = Defaults for new tables: { $choices }
opening-defaults-thread = in a thread of its own
opening-defaults-friendly = friendly
opening-defaults-rated = rated, once the host has finished three matches on this server

## Private, to an invited person

opening-declined-yourself = You’ve declined. The others can see that at the table.
opening-started-without = The match started without { $names }, who hadn’t answered the invitation yet.

## The private page with a table's settings

opening-settings = **This table’s settings**
opening-settings-host = You can change these settings until the match starts.
opening-settings-others = { $host } can change these settings until the match starts.
opening-seats = Seats: { $count }
opening-here = The match will be played in this channel.

## Menus of that page

# Menus: at most 100 letters.
opening-choose-seats = Choose the number of seats
opening-choose-free = Free up a seat
opening-choose-host = Hand the table over to another player
opening-free-seat = Free up { $who }’s seat
opening-take-back = Withdraw the invitation to { $who }
opening-hand-on = Make { $who } the host
opening-choose-invited = Invite people

## Private: why a seat or an invitation was refused

opening-held-refusal =
    { $held ->
        [one] The last free seat is held for someone who’s been invited. Try again once they’ve answered, or open a table in another channel.
       *[other] The last { $held } free seats are held for people who’ve been invited. Try again once they’ve answered, or open a table in another channel.
    }
opening-not-invited = You have no invitation to answer at this table: nobody has invited you, or you’ve already answered. If a seat is free, you can join.
opening-not-there = That player no longer has a seat or an invitation at this table.
opening-no-such-seats =
    { $most ->
        [one] These rules are for one player, so there’s only one seat.
       *[other] These rules are for { $least } to { $most } players. Choose a number of seats in that range.
    }

## Private: why a person cannot be invited

opening-unreadable = I don’t know who “{ $typed }” is. Type @ and choose each player from Discord’s list.
opening-oneself = You already have a seat as the host, so there’s no need to invite yourself.
opening-asks-bot = { $who } is a bot and can’t play. To add a computer player, use the `computers` option.
opening-asks-stranger = { $who } isn’t on this server, so I can’t invite them.
opening-asks-there = { $who } already has a seat or an invitation at this table.
opening-asks-too-many =
    { $room ->
        [0] There are no seats left for the players you’re inviting. Add seats, or use fewer computers.
        [one] Only { $room } seat is left, so you can only invite one player.
       *[other] Only { $room } seats are left, so you can’t invite more players than that.
    }
opening-asks-silent = { $who } has invitations turned off, so I can’t invite them. They can still join your table.
opening-asks-again = You’ve already invited { $who }, and they haven’t accepted. They can still join your table. You can invite them again { $when }.
opening-asks-too-often = You’ve invited a lot of people in the last hour. Anyone can still join your table. You can invite more { $when }.
