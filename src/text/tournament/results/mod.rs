//! Results of tournaments in words: standings, podiums, and past tournaments.

pub mod past;
pub mod places;
pub mod podium;
pub mod standings;
