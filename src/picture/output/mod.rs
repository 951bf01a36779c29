//! From canvases to files: the colours of the themes, PNG and GIF.
//!
//! Colours and file formats are known here and nowhere else; what a picture shows is not.

pub mod gif;
pub mod png;
pub mod theme;
