//! Conversion of canvases to files: the colours of the themes, PNG and GIF.
//!
//! Only this module handles colours and file formats. It does not depend on the content of a picture.

pub mod gif;
pub mod png;
pub mod theme;
