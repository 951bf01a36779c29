//! The search: samples (possible assignments of the hidden tiles), and rounds simulated in them.

pub mod parameters;
pub mod perspective;
pub mod search;
pub mod split_mix;
pub mod turn_decision;
