//! What Discord refuses in a body, and how it says so. Pure: a body in, a refusal or nothing out.
//!
//! The checks are written by hand, for the error codes and for what nobody else checks; then
//! `second` lets twilight's models and validators, written by other people from the same
//! documentation, look at the same body.

pub(crate) mod answer;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod embeds;
pub(crate) mod form;
mod locale;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod second;

pub(crate) use locale::LOCALES;
