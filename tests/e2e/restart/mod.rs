//! The program dies and is started again.

mod any_instant;
mod forgotten;
pub mod killed;
mod killed_later;
mod upgrade;
