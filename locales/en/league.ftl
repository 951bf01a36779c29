### Leaderboards, profiles, seasons.

## The names of leaderboards, in menus and headings

league-board-rating = Rating
league-board-ladder = Ladder
league-board-wins = Wins
league-board-points-a-round = Points per round
league-board-best-move = Best move
league-board-best-match = Best match
league-board-bridges = Bridges
league-board-hexagons = Hexagons
league-board-solo = Solo record
league-board-tournament-points = Tournament points
league-board-titles = Titles
league-board-podiums = Podiums

## The periods of a leaderboard, in menus and headings

league-span-all-time = All time
league-span-season = This season
league-span-last-season = Last season
league-span-month = This month
league-month =
    { $month ->
        [1] January { $year }
        [2] February { $year }
        [3] March { $year }
        [4] April { $year }
        [5] May { $year }
        [6] June { $year }
        [7] July { $year }
        [8] August { $year }
        [9] September { $year }
        [10] October { $year }
        [11] November { $year }
       *[other] December { $year }
    }
league-months = { $first } to { $last }

## The heading of a leaderboard

league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

## Values in leaderboards and profiles, with the right plural form

# Half a point is written 0.5.
league-decimal = { $whole }.{ $tenths }
league-points =
    { $count ->
        [one] { $figure } point
       *[other] { $figure } points
    }
league-wins =
    { $count ->
        [one] { $figure } win
       *[other] { $figure } wins
    }
league-bridges =
    { $count ->
        [one] { $figure } bridge
       *[other] { $figure } bridges
    }
league-hexagons =
    { $count ->
        [one] { $figure } hexagon
       *[other] { $figure } hexagons
    }
league-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }

league-tournaments =
    { $count ->
        [one] { $count } tournament
       *[other] { $count } tournaments
    }
league-titles =
    { $count ->
        [one] { $figure } title
       *[other] { $figure } titles
    }
league-podiums =
    { $count ->
        [one] { $figure } podium
       *[other] { $figure } podiums
    }

## A row of a leaderboard, and the reader's own place under it

# Discord would make a list of lines that begin with a number and a point, and count it anew where two share a place.
league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = You’re number { $place } of { $people }: { $figure }.
league-own-none = You’re not ranked here yet.

## Below a leaderboard: what counts, and what the reader still needs to be ranked

# How one gets there.
league-why-rated = A match is rated if it isn’t a friendly one, at least two people play, no computer has a seat when it starts, and no rule except the length is changed.
league-why-rounds =
    { $rounds ->
        [one] You’re ranked once you’ve played one round.
       *[other] You’re ranked once you’ve played { $rounds } rounds.
    } Your two best matches don’t count, so you need at least three matches.
league-why-solo = To set a record, play one round alone with the rules unchanged: use `/play`, then press **Start**.
league-why-no-solo = There are no solo records for these rules.
league-why-tournament-points =
    In a tournament, you get one point for each regular you finish ahead of, and a tenth of a point for each other player you finish ahead of. A player counts only if you both play at least half of the tournament. { $best ->
        [one] Only your best tournament counts.
       *[other] Only your best { $best } tournaments count.
    }
league-why-tournaments =
    { $least ->
        [one] A tournament counts if at least one person plays half of it.
       *[other] A tournament counts if at least { $least } people play half of it.
    } A tournament among new players doesn’t count for much unless they become regulars before the season ends.
league-why-weights = The more often you’ve played against the same people lately, the less a match against them counts. A match against people who aren’t regulars here counts for little.
league-why-bests = A match counts only if at least half of the other players at the table are regulars.
league-why-established = You’re a regular once you’ve played five rated matches, on at least three different days, and against enough other regulars: half of those on this server, but at least three. You never need more than eight.
league-needs = To become a regular, you still need { $needs }.
league-needs-matches =
    { $count ->
        [one] one rated match
       *[other] { $count } rated matches
    }
league-needs-days =
    { $count ->
        [one] one more day with a match
       *[other] { $count } more days with a match
    }
league-needs-opponents =
    { $count ->
        [one] one more regular as an opponent
       *[other] { $count } more regulars as opponents
    }

## Notes and buttons of a leaderboard

league-empty = Nobody is ranked here yet.
league-provisional = A question mark means the rating is provisional: it’s based on only a few matches.
league-page = Page { $page } of { $pages }
league-higher = Higher Ranks
league-lower = Lower Ranks
league-mine = My Rank
league-shared = I’ve posted it here for everyone.
league-shared-by = -# Shared by { $who }
league-share-barred = I can’t post messages in this channel. `/doctor` shows the permission that’s missing.

## Menus of a leaderboard, and the description of its picture

league-choose-board = Choose a leaderboard
league-choose-span = Choose a period
league-choose-edition = Choose the rules
league-alt = { $heading }. { $page }.

## In the message that is kept up to date in a channel, with the changes of places

league-kept-note = I update this after each tournament. `/leaderboard` shows the rest.
league-change-up = up { $count }
league-change-down = down { $count }
league-change-new = new

## /profile: ratings

league-profile-none = { $name } hasn’t finished a match on this server yet.
league-profile-rating = Rating: **{ $points }**, #{ $place } of { $people }
league-profile-provisional = Rating: **{ $points }** (provisional), #{ $place } of { $people }
league-profile-unrated = Rating: none yet. { $why }
league-profile-season = Ladder this season: { $points }, #{ $place }
league-profile-no-rating = Rating: none yet

## Under the end of a rated match: each player's rating before and after

# $changes is a list of league-rating-change.
league-ratings-changed = Ratings: { $changes }
league-rating-change = { $who } { $before } → { $after }

## /profile: matches and records

league-profile-matches = Played: { $matches }, { $wins }
league-profile-matches-computers = Played: { $matches }, { $wins } against people, { $beaten } against computers
# $others is the number of matches that are not rated.
league-profile-rated =
    { $others ->
        [0] Rated: all of them
       *[other] Rated: { $rated } of { $matches }. A match isn’t rated if it’s a friendly one, if a computer plays from the start, if a rule other than the length is changed, or if a player takes fewer than three turns.
    }
league-profile-points = Points per round: { $figure }
league-profile-best-move = Best move: { $points }
league-profile-best-match = Best match: { $points }
league-profile-shapes = Built: { $bridges }, { $hexagons }
league-profile-solo = Solo record: { $points }
league-profile-solo-edition = Solo record, { $edition }: { $points }

## /profile: tournaments and reliability

league-profile-tournaments = Tournaments: { $titles }, { $podiums }, { $points }; best finish: #{ $place } of { $of }
league-profile-last-tournaments = Recent tournaments:
league-profile-tournament = - { $date } · **{ $name }**: #{ $place } of { $of }
league-profile-reliable = Stayed to the end in { $percent }% of matches

## /profile: the style of play of anybody, from 3 matches on: averages with their errors. “Similar rating” introduces the average of
## players whose rating is similar. “Most rounds” stands for two of three rounds. The names are also in the picture of the profile.

league-style-heading = Style of play · { $matches }
league-style-bridges = Bridges per 100 tiles
league-style-hexagons = Hexagons per 100 tiles
league-style-draws = Tiles drawn per round
league-style-rate = { $mean } (± { $error })
# In alternative texts.
league-style-rate-in-words = { $mean }, plus or minus { $error }
league-style-line = { $measure }: { $rate }
# In alternative texts: the name of a measure, and its figures separated by semicolons.
league-style-alt-line = { $name }: { $facts }.
league-style-spread = in most rounds: { $low } to { $high }
league-style-alike = players with a similar rating: { $rate }
league-style-note = ± shows how uncertain an average is.

## /profile: luck and skill in reviewed matches, and a tip. Only the person sees them.

league-style-reviewed = Luck and skill per round · reviewed matches: { $count }
league-style-too-few = Reviewed matches: { $count }. I need at least { $least } to tell luck from skill. To add one, press **Review** below a result.
league-style-private = Only you can see this part.

## /profile: the weakness that is clearest, and the command to practise. $practice is a command such as `/learn`. Only the person sees it.

league-weakness-draws = 💡 You draw more tiles than players with a similar rating. Practise with { $practice }.
league-weakness-bridges = 💡 You build fewer bridges than players with a similar rating. Practise with { $practice }.
league-weakness-hexagons = 💡 You complete fewer hexagons than players with a similar rating. Practise with { $practice }.
league-weakness-choices = 💡 You lose more points to weak moves than your opponents do. Practise with { $practice }.

## The chart of ratings in /profile, and its description

league-course = { $name }’s rating
league-course-alt-none = { $name } has no rating yet.
league-course-alt =
    { $count ->
        [one] { $name }’s rating after { $count } match: { $last }.
       *[other] Over { $count } matches, { $by ->
            [rose] { $name }’s rating rose from { $first } to { $last }.
            [fell] { $name }’s rating fell from { $first } to { $last }.
           *[stayed] { $name }’s rating ended where it began, at { $last }.
        }
    }
league-course-alt-ends = The highest rating was { $highest }, after match { $at_highest }; the lowest was { $lowest }, after match { $at_lowest }.

## Posted at the end of a season: the final ladder and its champion

league-final = ### 🏆 { $season }: the season is over
league-final-champion = **{ $name }** is the champion with { $points }!
league-final-nobody =
    No champion this time. To win the title, you need at least { $matches ->
        [one] one rated match
       *[other] { $matches } rated matches
    }, at least { $opponents ->
        [one] one opponent who’s a regular
       *[other] { $opponents } opponents who are regulars
    }, and more ladder points than anyone else who qualifies.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] And { $count } more player.
       *[other] And { $count } more players.
    }

## Posted at the end of a season: tournaments, and what begins next

league-final-tournaments = **This season’s tournaments**
league-final-tournament-champion = **{ $name }** is the tournament champion, with { $points }.
league-final-tournament-nobody =
    No tournament champion this time. To win the title, you need at least { $matches ->
        [one] one rated match
       *[other] { $matches } rated matches
    }, at least { $opponents ->
        [one] one opponent who’s a regular
       *[other] { $opponents } opponents who are regulars
    }, and more tournament points than anyone else who qualifies.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = A new season begins, and everyone starts from zero on the ladder. Ratings carry over, and change faster for a while.

## Posted at the end of a season: the champion's role

league-final-role = { $name } gets the { $role } role.
league-final-no-role = I couldn’t give the champion the { $role } role: I need the **Manage Roles** permission, and my own role must be above that one.
league-final-moderating-role = { $name } didn’t get the { $role } role, because it now comes with moderation permissions. Choose another role with `/settings`.
league-final-role-gone = { $name } didn’t get the champion role, because someone deleted it. Choose another role with `/settings`.

## The choices for seasons, and their lines in /settings

league-season-month = monthly
league-season-quarter = quarterly
league-season-none = none
league-settings-season = Seasons: { $season }
league-settings-channel = Final standings: posted in { $channel }
league-settings-last-channel = Final standings: posted in the channel where the last match was played
league-settings-leaderboard = Leaderboard: kept up to date in { $channel }. To stop that, delete my message there.
league-settings-leaderboard-barred = Leaderboard: I can’t post it in { $channel } yet. `/doctor` shows the permission that’s missing.

## The champions' roles in /settings

league-settings-role = Champion’s role: { $role }
league-settings-no-role = Champion’s role: none
league-settings-tournament-role = Tournament champion’s role: { $role }
league-settings-no-tournament-role = Tournament champion’s role: none
league-settings-rights = To give champions their role, I need the **Manage Roles** permission, and my own role must be above the champion role in the server’s list of roles.

## Private: why a role for champions was not accepted

league-settings-not-yours = Nothing has changed: to choose a role for champions, you need the **Manage Roles** permission yourself.
league-settings-moderating-role = Nothing has changed: that role comes with moderation permissions. A champion’s role should only show who won.
league-settings-not-below-yours = Nothing has changed: to choose that role for champions, your own highest role must be above it in the server’s list of roles.
league-settings-not-below-mine = Nothing has changed: I can only give roles below my own. Move my role above that one in the server’s list of roles, then choose it again.
league-settings-unassignable = Nothing has changed: that role is managed automatically, so it can’t be given to members. Choose one that was created on this server.

## /void-result: the menu, and the public note about a match that no longer counts or counts again

league-void-choice-voided = Voided · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** voided the match from { $date } between { $players }, so it no longer counts. Reason: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** restored the match from { $date } between { $players }, so it counts again. Reason: { $reason }

## Private answers to the moderator who used /void-result

league-void-done = The result is void. I’ve recalculated ratings and leaderboards as if the match hadn’t been played. The final standings I posted for past seasons stay as they are. To undo this, use `/void-result` with `restore`.
league-void-done-restored = The result counts again, and I’ve recalculated ratings and leaderboards to include it. The final standings I posted for past seasons stay as they are.
league-void-told = I’ve posted a note in this channel.
league-void-unsaid = But I couldn’t post in this channel, so please tell the players yourself.

## The same if the match belongs to a tournament

league-void-tournament-undecided = The match belongs to the tournament **{ $name }**. I’ve posted in its channel that an organiser now has to set the result of table { $table }.
league-void-tournament-decided = The match belongs to the tournament **{ $name }**. An organiser had already set the result of table { $table }, and that result stands.
league-void-tournament-standings = The match belongs to the tournament **{ $name }**. I’ve updated its standings and posted a note in its channel.

## Notes about a voided result in a record and in a profile

league-void-record = ⚖️ This result doesn’t count: **{ $moderator }** voided it on { $date }. Reason: { $reason }
league-void-profile = ⚖️ Doesn’t count: the match from { $date } between { $players }. **{ $moderator }** voided it. Reason: { $reason }

## Private: why /void-result was refused

league-void-moderators = Nothing has changed: to void a result, you need the **Manage Messages** permission.
league-void-own = Nothing has changed: you played in that match yourself. Ask a moderator who didn’t.
league-void-unknown = I can’t find that result on this server. Choose one of the suggestions, or type the number from the file name of the match’s record.
league-void-already = **{ $moderator }** has already voided that result. Reason: { $reason }
    To make it count again, use `/void-result` with `restore`.
league-void-counts = That result counts, so there’s nothing to restore.
