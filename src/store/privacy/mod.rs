//! Deletion and export of the data of a person or a server. Both follow one list of all columns with personal data.

mod index;
mod person;
mod personal_table;
pub(super) mod places;
mod rewriting;
mod server;

pub use index::{EventOwnerBatch, EventOwnerKind};
pub use person::DeletionRequest;
pub use rewriting::EventRewrite;
