//! Two ways to talk with the stand-in: a bot, and requests by hand.

pub mod bot;
pub mod raw;
