//! Rankings: leaderboards with a line for each player, and podiums.

mod leaderboard;
mod podium;
