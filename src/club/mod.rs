//! The use cases of one server and of one person beyond a single table: at present, their settings.
//!
//! Codes of languages and themes are kept as they were given; what they mean is known where they are used.

mod settings;

pub use settings::{Club, Taste};
