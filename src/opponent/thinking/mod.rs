//! Thinking ahead: imagined worlds, and rounds played out in them.

pub mod chance;
pub mod imagine;
pub mod search;
pub mod thought;
