//! What a table has about a person: handed out, and deleted.

mod about;
mod forget;

pub use about::{PersonAtTable, TableDone};
