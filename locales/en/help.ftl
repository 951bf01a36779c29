### Help, settings and preferences.

## The first lines of /help: what the reader can do in this channel right now

# What there is to do in this channel at this moment.
help-now-no-table = **Right now** there’s no table in this channel. Open one with `/play`: friends can join by pressing **Join**, and computers can fill the empty seats.
help-now-lobby = **Right now** there’s a table open here. Press **Join** to take a seat, then wait for { $host } to start the match.
help-now-lobby-invited = **Right now** { $host } is inviting you to play here. Press **Accept** to take the seat I’m holding for you, or **Decline** to give it up.
help-now-lobby-seated = **Right now** you have a seat at the table here. { $host } will start the match when everyone’s ready.
help-now-lobby-host = **Right now** your table is open. Wait for friends or add computers, then press **Start**.
help-now-your-turn = **Right now** it’s your turn. **My Rack** shows your tiles and your best moves: two taps and you’ve played.
help-now-your-turn-unhinted = **Right now** it’s your turn. **My Rack** shows your tiles: choose one, then a spot.
help-now-turn = **Right now** it’s { $who }’s turn. While you wait, you can look at your tiles with **My Rack**.
help-now-turn-ahead = **Right now** it’s { $who }’s turn. While you wait, you can look at your tiles with **My Rack**, or choose your next move now with **Plan Ahead**.
help-now-between-rounds = **Right now** you’re between rounds. Press **Next Round** to begin the next one, or just wait: it begins automatically.
help-now-watching = **Right now** you’re watching a match. `/board` shows the board and what’s happened since you last looked.
help-now-minded = **Right now** a computer is playing for you. Use `/rejoin` to take your seat back.

## The same in a channel with a tournament

help-now-sign-up = **Right now** you can join a tournament in this channel: press **Join** under its announcement.
help-now-entered = **Right now** you’re in this channel’s tournament. It hasn’t started yet.
help-now-check-in = **Right now** this channel’s tournament is about to start. Press **Check In** to confirm that you’re here.
help-now-table = **Right now** your tournament table is waiting for you in its thread.
help-now-tournament = **Right now** a tournament is under way in this channel. `/tournament status` shows the standings.

## What the game is, on the first page of /help

help-what = **Triominos** is a game of triangular tiles. Play with friends or against the computer: `/play` opens a table. New to it? `/learn` shows you how.
help-turn = On your turn, place a tile against one on the board, so that the numbers match wherever corners meet. **My Rack** shows your tiles and where they fit; only you can see it. Nothing fits? Draw from the pool.
# $edition is the one that holds here.
help-rules = The rules here: **{ $edition }**. `/rules` explains them briefly, with pictures.

## The pages of /help with lists of commands, and its last line

help-commands-play = **To play**
    - `/play` opens a table
    - `/rack` shows your tiles
    - `/place`, `/draw` and `/pass` let you play without buttons
    - `/undo` undoes your last move
    - `/hint` suggests a good move in a friendly match
    - `/board` shows the board
    - `/games` lists your matches
    - `/learn` teaches you the game in six short steps
    - `/daily` has a deal and a puzzle for each day
    - `/leave` gives your seat to a computer
    - `/rejoin` takes it back
    - `/stand-in` lets you take over from a computer
    - `/end` ends the match
help-commands-compete = **To compete**
    - `/leaderboard` shows who’s best
    - `/profile` shows your rating and stats
    - `/history` lists your finished matches
    - `/tournament` lets you join and run tournaments
help-commands-set-up = **To set up**
    - `/rules` explains the rules
    - `/preferences` sets your language, theme, pings and quiet hours
    - `/privacy` shows what’s kept about you and lets you delete it
    - `/settings` changes the server’s settings
    - `/void-result` lets moderators void a match’s result
    - `/moderate` lets them suspend players and choose who can open tables
    - `/doctor` tells them if anything’s wrong on the server
# The proof of a deal: a hash first, the seed at the end.
help-deal = **Proof of the deal**
    Each round is dealt from a secret seed. When a round starts, I post the first digits of the seed’s SHA-256 hash; when the match ends, I show you the seed itself. That way, anyone can check that no tile was swapped.
help-unofficial = -# This bot is unofficial. Triominos is a trademark of its owner, who has nothing to do with this bot.

## The menu of topics of /help

# The topics: at most 100 letters.
help-choose = Choose a topic
help-topic-now = What to do now
help-topic-play = Playing: the commands for a match
help-topic-compete = Competing: ratings and tournaments
help-topic-set-up = Setting up: language, pings, rules, privacy
help-topic-deal = Proof of the deal

## /settings and /preferences: headings, and lines with the present choices

help-settings = **This server’s settings**
help-settings-changed = I’ve changed **this server’s settings**.
help-preferences = **Your preferences**
help-preferences-changed = I’ve changed **your preferences**.
help-language = Language: { $language }
help-language-server = same as in the server’s Discord settings
help-language-own = same as in your Discord settings
help-theme = Theme: { $theme }
help-pictures = Pictures of boards: { $kept }
help-pictures-newest = only the newest one for each table is kept
help-pictures-all = all of them are kept
help-hints = Hints by default: { $hints }

## /preferences only: what private answers contain, and whether the bot draws for the reader

# $pictures is one of the next two, which are choices of an option as well.
help-answers = Private answers: { $pictures }
help-draws-on = When you have to draw: I draw for you
help-draws-off = When you have to draw: I leave it to you
help-answers-pictures = with pictures
help-answers-words = in words, without pictures

## The names of choices in those lines

help-theme-default = Dark
help-theme-server = same as the server’s
