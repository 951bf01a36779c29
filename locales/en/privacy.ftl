### /privacy: what is stored about a person, and what they can do about it. Only they see it.

## The page

privacy-title = **What this bot keeps about you**
privacy-what = **What is kept:** your Discord ID and the display name you played under; your matches, tournaments and daily games, move by move, with their results; how far you are in the first lesson; your settings, pings, quiet hours and plans for your next turn; and whether you were still on a server when the bot last checked. If moderators have suspended you, the bot also keeps the end date and the reason; if you’re a moderator, it keeps what you did as one. The bot never reads your messages.
privacy-where = **Where:** in the database of the people who run this bot, and in their backups. The bot doesn’t pass your data on to anyone.
privacy-how-long = **How long:** what you’ve played is kept until you delete it. A table that closed before its match was over is deleted after 30 days. If a server removes the bot, everything about that server is deleted 30 days later.
privacy-download = **Download My Data** gives you a copy of everything. For matches still going on, it only includes what you’re allowed to see right now.
privacy-delete = **Delete My Data** deletes everything. The bot asks you to confirm first.
privacy-not-ours = **What the bot can’t delete:** messages on Discord, and roles you were given. You can ask the server’s moderators to remove those. Backups are deleted when newer ones replace them.
privacy-bar-stays = **A suspension stays:** if a server’s moderators have suspended you, deleting your data doesn’t end the suspension. For up to a year, the bot keeps a fingerprint of your account (not your name or ID), the reason that the moderators chose from the menu, and the end date.
# A try at a daily game that counts isn’t repeated after a deletion.
privacy-daily = **One try a day:** if you delete your data, the bot keeps a fingerprint of your account for each daily game you’ve started, until that day is over. A new try doesn’t count.
privacy-under-way = Your data is being deleted right now. You don’t have to do anything.

## With the copy of one's data, and answers while data is deleted

# The copy.
privacy-copy = This is everything the bot keeps about you, as JSON. Only you can see this message.
privacy-copy-about = Times are in milliseconds since the start of 1970 (UTC). Other people are left out: their IDs are replaced with 0. The part called “rows” is copied from the bot’s database, one database table after another.
privacy-copy-too-large = Your data is too large for a Discord message. Please ask the people who run this bot for a copy.

## The question before everything is deleted, and the answer after it

# Before anything is deleted.
privacy-sure-title = **Really delete everything the bot keeps about you, on every server?** This can’t be undone.
privacy-sure =
    • You’ll leave every match and tournament you’re in. A rated match you leave counts as a loss.
    • Your name and your ID will be removed from everything you’ve played. A nameless player will take your place, so other players’ ratings and standings stay as they are.
    • Your settings, your rating and your titles will be gone. If you play again, you’ll start as a new player.
privacy-deleted =
    I’ve deleted everything I kept about you.
    Messages on Discord stay as they are: ask a server’s moderators if you want them removed. Backups are deleted when newer ones replace them.
privacy-deleting = I’m deleting everything I keep about you. When I’m busy, that can take a few minutes. You don’t have to do anything.

## Buttons

privacy-button-download = Download My Data
privacy-button-delete = Delete My Data
privacy-button-confirm = Delete Everything
