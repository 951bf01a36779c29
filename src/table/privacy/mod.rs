//! Exporting and deleting a person's data in the events of a table.

mod about;
mod forget;

pub use about::{EventAboutPerson, PersonAtTable};
