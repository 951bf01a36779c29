//! Pictures of rankings: leaderboards with a row for each player, and podiums.

mod leaderboard;
mod podium;
