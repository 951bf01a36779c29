//! The actions of a person: writing, using a command, clicking, choosing in a menu, and filling in a modal. They are validated as
//! in Discord's clients. Both the page and the people of tests use them.

mod command;
pub(crate) mod component;
pub(crate) mod deadline;
pub(crate) mod impossible;
mod message;
pub(crate) mod modal;
pub(crate) mod options;
