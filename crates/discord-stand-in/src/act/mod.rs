//! The actions of a person: writing, using a command, clicking, choosing in a menu, and filling in a modal. They are validated as
//! in Discord's clients. The web page and the simulated people of tests both use these actions.

mod command;
pub(crate) mod component;
pub(crate) mod deadline;
pub(crate) mod impossible;
mod message;
pub(crate) mod modal;
pub(crate) mod options;
