//! Deleting what is kept about a person, or of a server, and handing it out: by one list of every place where it can be.

mod person;
mod places;
mod rewriting;
mod server;

pub use person::Forgetting;
pub use rewriting::{Kind, Naming, Rewritten};
