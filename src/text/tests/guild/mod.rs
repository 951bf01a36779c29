//! Tests of the sentences about servers and people.

mod daily;
mod doctor;
mod games;
mod history;
pub mod league;
mod lesson;
mod moderation;
mod pings;
mod privacy;
mod review;
mod style;
