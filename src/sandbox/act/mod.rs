//! The acts of a person: to write, use a command, click, choose, fill in a form. The checks are
//! those that Discord's own clients make before anything reaches the bot; who cannot do a thing is
//! told why. The page and the tests' people both come through here.

mod command;
pub(crate) mod component;
pub(crate) mod deadline;
pub(crate) mod impossible;
mod message;
pub(crate) mod modal;
pub(crate) mod options;
