//! The actions of a person: writing, using a command, clicking, choosing, filling in a modal. They are validated as Discord's
//! clients validate them. Both the page and the people of tests use them.

mod command;
pub(crate) mod component;
pub(crate) mod deadline;
pub(crate) mod impossible;
mod message;
pub(crate) mod modal;
pub(crate) mod options;
