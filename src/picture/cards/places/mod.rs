//! Who stands where: a line for each, or the steps of a podium.

mod leaderboard;
mod podium;
