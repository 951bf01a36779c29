### What is kept about a person, and what they can do about it. Only they see it.

privacy-title = **Your data with this bot**
privacy-what = **What is kept:** your Discord ID and the display name you played under; your matches and tournaments, move by move, with their results; your settings, pings, quiet hours and standing orders; and whether you were still on a server when the bot last looked. If moderators have barred you from playing, until when and why; if you’re a moderator, what you did as one. Your messages are never read.
privacy-where = **Where:** in the database of the people who run this bot, and in the backups they make of it. The bot passes it on to nobody.
privacy-how-long = **How long:** what you played is kept until you delete it. A table that was closed before its match was over is deleted after 30 days. If a server removes the bot, everything about that server is deleted 30 days later.
privacy-download = **Download My Data** gives you a copy of all of it. For a match that is still going on, it has only what you may see now.
privacy-delete = **Delete My Data** deletes it. The bot asks you once more before it does.
privacy-not-ours = **What the bot can’t delete:** what is in messages on Discord, and roles you were given. You can ask the moderators of the server to remove those. Backups are deleted when newer ones replace them.
privacy-bar-stays = **A bar stays:** if a server’s moderators have barred you, deleting your data doesn’t lift the bar. Without your name or ID, the bot keeps a fingerprint of your account, the reason they picked from the menu and the end, for a year at most.
privacy-under-way = Your data is being deleted right now. You don’t have to do anything.

# The copy.
privacy-copy = This is everything the bot keeps about you, as JSON. Only you can see this message.
privacy-copy-about = Times are milliseconds since 1970. Other people are left out: their ID is 0. Rows are as the database keeps them, table by table.
privacy-copy-too-large = The copy of your data is too large for a message on Discord. Please ask the people who run this bot for it.

# Before anything is deleted.
privacy-sure-title = **Do you really want to delete everything the bot keeps about you, on every server?** It can’t be undone.
privacy-sure =
    • You leave every match and tournament you’re in. A rated match that you leave counts as a loss.
    • Your name and your ID are removed from everything you have played. A nameless player takes your place, so the ratings and standings of the others stay as they are.
    • Your settings, your rating and your titles are gone. If you play again, you begin as a new player.
privacy-deleted =
    Everything the bot kept about you has been deleted.
    Messages on Discord stay as they are: ask the moderators of a server if you want them removed. Backups are deleted when newer ones replace them.
privacy-deleting = The bot is deleting everything it keeps about you. If the bot is busy, that can take a few minutes; you don’t have to do anything.

privacy-button-download = Download My Data
privacy-button-delete = Delete My Data
privacy-button-confirm = Delete Everything
