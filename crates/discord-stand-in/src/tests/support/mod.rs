//! The two ways in which tests use the stand-in: a bot on serenity and poise, and raw requests.

pub mod bot;
pub mod raw;
