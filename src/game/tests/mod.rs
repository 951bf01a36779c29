//! Tests of the whole room, which read as play.

pub(super) mod player;
