//! What Discord refuses in a body, and how it says so. Pure: a body in, a refusal or nothing out.
//!
//! Written by hand, for the error codes and for what nobody else checks. The bot's tests hold its
//! requests against Discord's own API description as well.

pub(crate) mod answer;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod embeds;
pub(crate) mod form;
mod locale;
pub(crate) mod message;
pub(crate) mod modal;

pub(crate) use locale::LOCALES;
