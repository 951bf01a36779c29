//! The commands that read records.

pub(in crate::cli) mod picture;
pub(in crate::cli) mod review;
pub(in crate::cli) mod verify;
