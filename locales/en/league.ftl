### Leaderboards, profiles, seasons.

## What a leaderboard is of

league-board-rating = Rating
league-board-ladder = Ladder
league-board-wins = Wins
league-board-points-a-round = Points a round
league-board-best-move = Best placement
league-board-best-match = Best match
league-board-bridges = Bridges
league-board-hexagons = Hexagons
league-board-solo = Solo record
league-board-tournament-points = Tournament points
league-board-titles = Titles
league-board-podiums = Podiums
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
league-heading = { $board } · { $span }
league-heading-edition = { $board } · { $span } · { $edition }

## Figures

# Half a point is written 0.5.
league-decimal = { $whole }.{ $tenths }
league-points =
    { $count ->
        [one] { $figure } point
       *[other] { $figure } points
    }
league-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
league-bridges =
    { $count ->
        [one] { $count } bridge
       *[other] { $count } bridges
    }
league-hexagons =
    { $count ->
        [one] { $count } hexagon
       *[other] { $count } hexagons
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
        [one] { $count } title
       *[other] { $count } titles
    }
league-podiums =
    { $count ->
        [one] { $count } podium
       *[other] { $count } podiums
    }

## A leaderboard

# Discord would make a list of lines that begin with a number and a point, and count it anew where two share a place.
league-row = { $place }\. **{ $name }** · { $figure }
league-row-plain = { $place }. { $name }: { $figure }
league-own = You are number { $place } of { $people }: { $figure }.
league-own-none = You aren’t ranked here yet.
# How one gets there.
league-why-rated = A match is rated if two or more people play it by an edition’s own rules, with no computer at the start.
league-why-rounds =
    { $rounds ->
        [one] You are ranked after one round.
       *[other] You are ranked after { $rounds } rounds.
    }
league-why-solo = Play alone: use `/play`, then press **Start**.
league-why-no-solo = There are no solo records by these rules.
league-why-tournament-points =
    A tournament gives you one point for each established player who finishes behind you, if both of you play at least half of it. { $best ->
        [one] Your best tournament counts.
       *[other] Your best { $best } tournaments count.
    }
league-why-tournaments =
    { $least ->
        [one] A tournament counts if at least one established player plays half of it.
       *[other] A tournament counts if at least { $least } established players play half of it.
    } You are established after five rated matches, against three different people, on three different days.
league-empty = Nobody is ranked here yet.
league-provisional = A question mark stands for a provisional rating, from few matches so far.
league-page = Page { $page } of { $pages }
league-higher = Higher
league-lower = Lower
league-mine = My Place
league-choose-board = Choose a leaderboard
league-choose-span = Choose a period
league-choose-edition = Choose the rules
league-alt = { $heading }. { $page }.

## A profile

league-profile-none = { $name } hasn’t finished a match on this server yet.
league-profile-rating = Rating: **{ $points }**, number { $place } of { $people }
league-profile-provisional = Rating: **{ $points }** (provisional), number { $place } of { $people }
league-profile-unrated = Rating: none yet. { $why }
league-profile-season = This season: number { $place } on the ladder, with { $points }
league-profile-no-rating = Rating: none yet
league-profile-matches = Played: { $matches }, { $wins }
league-profile-matches-computers = Played: { $matches }, { $wins } against people, { $beaten } against computers
# $others is the number of matches that are not rated.
league-profile-rated =
    { $others ->
        [0] Rated: all of them
       *[other] Rated: { $rated } of { $matches }. A match isn’t rated if a computer plays from the start, if any rule except its length is changed, or if someone has fewer than three turns.
    }
league-profile-points = Points a round: { $figure }
league-profile-best-move = Best placement: { $points }
league-profile-best-match = Best match: { $points }
league-profile-shapes = Built: { $bridges }, { $hexagons }
league-profile-solo = Solo record: { $points }
league-profile-solo-edition = Solo record, { $edition }: { $points }
league-profile-tournaments = Tournaments: { $titles }, { $podiums }, { $points }; best place: { $place } of { $of }
league-profile-last-tournaments = Last tournaments:
league-profile-tournament = - { $date } · **{ $name }**: place { $place } of { $of }
league-profile-reliable = Stayed to the end in { $percent }% of matches
league-course = { $name }’s rating
league-course-alt-none = { $name } has no rating yet.
league-course-alt =
    { $count ->
        [one] The rating of { $name } after { $count } match: { $last }.
       *[other] Over { $count } matches { $by ->
            [rose] the rating of { $name } rose from { $first } to { $last }.
            [fell] the rating of { $name } fell from { $first } to { $last }.
           *[stayed] the rating of { $name } came back to { $last }.
        }
    }
league-course-alt-ends = It was highest at { $highest } after match { $at_highest }, and lowest at { $lowest } after match { $at_lowest }.

## The end of a season

league-final = ### 🏆 { $season }: the season is over
league-final-champion = **{ $name }** is the champion, with { $points }.
league-final-nobody =
    There is no champion. The champion needs at least { $matches ->
        [one] one rated match
       *[other] { $matches } rated matches
    } against at least { $opponents ->
        [one] one established player
       *[other] { $opponents } established players
    }, and must be alone in first place.
league-final-row = { $place }\. **{ $name }** · { $points } · rating { $rating }
league-final-more =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
league-final-tournaments = **Tournaments of the season**
league-final-tournament-champion = **{ $name }** is the tournament champion, with { $points }.
league-final-tournament-nobody =
    There is no tournament champion. The champion needs at least { $matches ->
        [one] one rated match
       *[other] { $matches } rated matches
    } against at least { $opponents ->
        [one] one established player
       *[other] { $opponents } established players
    }, and must be alone in first place by tournament points.
league-final-tournament-row = { $place }\. **{ $name }** · { $points } · { $tournaments }
league-final-new = A new season has begun, and its ladder is empty. Ratings carry over, and change faster for a while.
league-final-role = { $name } gets the role { $role }.
league-final-no-role = I couldn’t give the role { $role } to the champion: I need the permission Manage Roles, and my own role must be above it.
league-final-moderating-role = { $name } didn’t get the role { $role }: it now comes with moderation permissions. Choose another role with `/settings`.
league-final-role-gone = { $name } didn’t get the champion’s role: it has been deleted. Choose another role with `/settings`.

## Settings

league-season-month = Every month
league-season-quarter = Every quarter
league-season-none = None
league-settings-season = Seasons: { $season }
league-settings-channel = Final standings: { $channel }
league-settings-last-channel = Final standings: where a match was last played
league-settings-role = Champion’s role: { $role }
league-settings-no-role = Champion’s role: none
league-settings-tournament-role = Tournament champion’s role: { $role }
league-settings-no-tournament-role = Tournament champion’s role: none
league-settings-rights = To give a champion the role, I need the permission Manage Roles, and my own role must be above it.
league-settings-not-yours = Nothing has changed: to choose a role for champions, you need the permission Manage Roles yourself.
league-settings-moderating-role = Nothing has changed: that role comes with moderation permissions. A champion’s role should only show who won.
league-settings-not-below-yours = Nothing has changed: to choose a role for champions, your own highest role must be above it in the server’s list of roles.
league-settings-not-below-mine = Nothing has changed: I can only give roles below my own. Move my role above that one in the server’s list of roles, then choose it again.
league-settings-unassignable = Nothing has changed: that role can’t be given to members by hand. Choose one that was created on this server.

## Voided results

league-void-choice-voided = Voided · { $day } · { $scores }
league-void-said = ⚖️ **{ $moderator }** has voided a result, so it no longer counts: the match of { $date } between { $players }. Reason: { $reason }
league-void-said-restored = ⚖️ **{ $moderator }** has restored a result, so it counts again: the match of { $date } between { $players }. Reason: { $reason }
league-void-done = The result is void. Ratings and leaderboards are worked out again as if the match hadn’t been played, later matches included. The final messages of past seasons stay as they are. To undo this, use `/void` with `restore`.
league-void-done-restored = The result counts again. Ratings and leaderboards are worked out again with it, later matches included. The final messages of past seasons stay as they are.
league-void-told = This channel has been told.
league-void-unsaid = But I couldn’t post in this channel: tell the players yourself.
league-void-tournament-undecided = The match belongs to the tournament **{ $name }**: an organiser has to decide table { $table } now, and the tournament’s channel has been told.
league-void-tournament-decided = The match belongs to the tournament **{ $name }**: an organiser had already decided table { $table }, and that decision stands.
league-void-tournament-standings = The match belongs to the tournament **{ $name }**: its standings have been worked out again, and the tournament’s channel has been told.
league-void-record = ⚖️ This result doesn’t count: **{ $moderator }** voided it on { $date }. Reason: { $reason }
league-void-profile = ⚖️ Doesn’t count: the match of { $date } between { $players }. **{ $moderator }** voided it: { $reason }
league-void-moderators = Nothing has changed: only moderators can void a result, and for that you need the permission Manage Messages.
league-void-own = Nothing has changed: you played in that match yourself. Ask a moderator who didn’t.
league-void-unknown = I can’t find that result on this server. Choose one of the suggestions, or type the number in the file name of the match’s record.
league-void-already = **{ $moderator }** has already voided that result. To make it count again, use `/void` with `restore`. Reason: { $reason }
league-void-counts = That result counts, so there is nothing to restore.
