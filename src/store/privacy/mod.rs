//! Deleting and exporting the data of a person or a server, by one list of all places.

mod index;
mod person;
mod places;
mod rewriting;
mod server;

pub use index::{IndexedOwner, NamingBatch};
pub use person::Forgetting;
pub use rewriting::EventRewrite;
