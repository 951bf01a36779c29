//! The rules by which Discord refuses bodies. Pure: a body in, a refusal or nothing out.
//!
//! Written by hand, for the error codes and for what nobody else checks. The bot's tests hold its
//! requests against Discord's own API description as well.

pub(crate) mod answer;
pub(crate) mod commands;
mod components;
pub(crate) mod form;
pub(crate) mod locale;
pub(crate) mod message;
mod modal;
pub(crate) mod unsupported;
