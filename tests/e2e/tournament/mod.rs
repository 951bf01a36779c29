//! Tournaments.

mod absent;
mod again;
mod clumsy;
pub mod course;
mod crowd;
mod deserted;
mod evening;
mod killed;
mod live;
mod panel;
pub mod past;
mod places;
mod planned;
mod results;
