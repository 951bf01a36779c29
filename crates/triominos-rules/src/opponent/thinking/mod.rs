//! Search: sampled worlds, and rounds simulated in them.

pub mod chance;
pub mod imagine;
pub mod parameters;
pub mod search;
pub mod thought;
