//! What comes of tournaments, in words: standings, podiums, and the tournaments of the past.

pub mod past;
pub mod places;
pub mod podium;
pub mod standings;
