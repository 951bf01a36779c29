//! Boards drawn in text.
