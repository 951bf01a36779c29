//! A limit on opening threads, because Discord allows only a few at a time and nobody reads many at once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use crate::ids::GuildId;
use crate::time::Millis;

const MINUTE: Millis = 60_000;

/// The times within the last minute at which each server opened a thread.
#[derive(Debug)]
pub(super) struct ThreadTurns {
    per_minute: usize,
    taken: Mutex<HashMap<GuildId, VecDeque<Millis>>>,
}

impl ThreadTurns {
    pub(super) fn new(per_minute: usize) -> Self {
        Self { per_minute, taken: Mutex::default() }
    }

    /// Takes one of the turns of this minute to open a thread.
    ///
    /// # Errors
    /// Returns the time of the next free turn, if this minute has none left.
    pub(super) fn take_turn(&self, guild: GuildId, now: Millis) -> Result<(), Millis> {
        let mut all = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, taken| {
            taken.retain(|at| *at > now - MINUTE);
            !taken.is_empty()
        });
        let taken = all.entry(guild).or_default();
        match taken.front() {
            Some(first) if taken.len() >= self.per_minute => Err(first + MINUTE),
            _ => {
                taken.push_back(now);
                Ok(())
            }
        }
    }
}
