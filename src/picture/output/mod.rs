//! From canvases to files: the colours of the themes, PNG and GIF.
//!
//! Only this module knows colours and file formats. It does not know what a picture shows.

pub mod gif;
pub mod png;
pub mod theme;
