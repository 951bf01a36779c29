//! Tests of the sentences about servers and people.

mod doctor;
mod games;
mod history;
pub mod league;
mod moderation;
mod pings;
mod privacy;
mod review;
