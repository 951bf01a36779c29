//! Languages, names and emojis.

mod each_their_own;
mod emojis;
mod evening;
mod names;
