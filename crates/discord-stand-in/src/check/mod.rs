//! The rules by which Discord refuses request bodies, as pure functions of the body.
//!
//! They are written by hand, because Discord's OpenAPI document contains neither the error codes nor all rules. The end-to-end
//! tests of this workspace's bot check its requests against that document as well.

pub(crate) mod answer;
pub(crate) mod commands;
mod components;
pub(crate) mod form;
pub(crate) mod locale;
pub(crate) mod message;
mod modal;
pub(crate) mod unsupported;
