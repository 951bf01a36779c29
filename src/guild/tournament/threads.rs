//! The threads of tables. They are opened at a limited rate, because Discord limits it and nobody can follow many at
//! once. They are archived after the end of the tournament.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use super::channel_sync::ChannelSync;
use super::post::{Post, PublishingStop, TournamentPublisher};
use crate::ids::GuildId;
use crate::time::Millis;
use crate::worker::DueTime;

const MINUTE: Millis = 60_000;
/// The time in milliseconds after the end of a tournament for which its threads stay open.
const OPEN_AFTER_END: Millis = 10 * MINUTE;
/// The age in milliseconds from which threads need no archiving, because Discord has archived them automatically.
const ARCHIVED_BY_DISCORD: Millis = 24 * 60 * MINUTE;

/// The rate limit for opening threads. For each server, it contains the times within the last minute at which a thread was opened,
/// in milliseconds since 1970.
#[derive(Debug)]
pub(super) struct ThreadRateLimit {
    per_minute: usize,
    taken: Mutex<HashMap<GuildId, VecDeque<Millis>>>,
}

impl ThreadRateLimit {
    /// Creates a rate limit that allows this many threads per minute on each server.
    pub(super) fn new(threads_per_minute: usize) -> Self {
        Self { per_minute: threads_per_minute, taken: Mutex::default() }
    }

    /// Counts the opening of a thread on a server, if the rate limit allows one now.
    ///
    /// # Errors
    /// Returns the time at which the next opening is allowed, in milliseconds since 1970.
    pub(super) fn reserve_thread_opening(
        &self,
        guild: GuildId,
        now: Millis,
    ) -> Result<(), DueTime> {
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

impl<S: TournamentPublisher> ChannelSync<'_, S> {
    /// Archives the threads of the tables, if the end of the tournament is at least [`OPEN_AFTER_END`] ago. If it is more recent,
    /// returns the time at which archiving is due, in milliseconds since 1970. Otherwise returns `None`.
    pub(super) async fn archive_threads_if_due(
        &mut self,
    ) -> Result<Option<DueTime>, PublishingStop> {
        let state = &*self.known.state;
        let is_pending =
            |number: &u32| !self.posted.contains_key(&Post::archive_entry_name(*number));
        let pending = self.threads.iter().filter(|(number, _)| is_pending(number));
        let pending: Vec<Post> =
            pending.map(|(&number, &channel)| Post::Archive { number, channel }).collect();
        let due = state.changed_at + OPEN_AFTER_END;
        let now = self.all.clock().now();
        if !state.is_over() || pending.is_empty() || now >= due + ARCHIVED_BY_DISCORD {
            return Ok(None);
        }
        if now < due {
            return Ok(Some(due));
        }
        for post in pending {
            self.publish_post_once(post, state).await?;
        }
        Ok(None)
    }
}
