//! The recent failures of this process to publish notices. Moderators can display them for diagnosis.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use super::announcer::AnnounceError;
use crate::ids::{ChannelId, GuildId, TableId};
use crate::time::Millis;

/// The maximum number of servers whose failures are kept.
const SERVERS: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");
/// The maximum number of failures that are kept of each server.
const EACH: usize = 3;

/// The kind of a failure to publish a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// Discord or the database did not answer; the attempt will be repeated.
    Later,
    /// The bot lacks a permission; the attempt will be repeated.
    Barred,
    /// The channel was deleted, or the message can never be posted.
    Never,
    /// The announcement itself is invalid, or publishing it panics.
    Damaged,
}

/// A failed attempt to publish a notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishFailure {
    pub at: Millis,
    pub channel: ChannelId,
    pub kind: FailureKind,
    /// The message of the error.
    pub why: String,
}

/// The last failures to publish notices, for each server.
#[derive(Debug)]
pub struct PublishFailures(Mutex<LruCache<GuildId, VecDeque<PublishFailure>>>);

impl Default for PublishFailures {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(SERVERS)))
    }
}

impl PublishFailures {
    /// Records that a message to the channel failed at `failed_at` (milliseconds since 1970), with its
    /// error.
    pub(super) fn add_failure(
        &self,
        guild: GuildId,
        channel: ChannelId,
        failed_at: Millis,
        error: &AnnounceError,
    ) {
        let (kind, why) = match error {
            AnnounceError::Later(why) | AnnounceError::Newer(why) => (FailureKind::Later, why),
            AnnounceError::Barred(why) => (FailureKind::Barred, why),
            AnnounceError::Gone(why) | AnnounceError::Never(why) => (FailureKind::Never, why),
            AnnounceError::Damaged(why) => (FailureKind::Damaged, why),
        };
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_server = all.get_or_insert_mut(guild, VecDeque::new);
        // Failures of the same kind in the same channel are listed once.
        of_server.retain(|one| (one.channel, one.kind) != (channel, kind));
        of_server.push_front(PublishFailure { at: failed_at, channel, kind, why: why.clone() });
        of_server.truncate(EACH);
    }

    /// Returns the last failures on this server, the latest first.
    pub fn recent_in(&self, guild: GuildId) -> Vec<PublishFailure> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.peek(&guild).into_iter().flatten().cloned().collect()
    }
}

/// The maximum number of tables for which the kinds of logged failures are kept.
const TABLES: NonZeroUsize = NonZeroUsize::new(4096).expect("4096 is not zero");

/// The kinds of failures that were logged for each table since its last success. The announcements of a damaged table fail many
/// times, but each kind of failure is logged as a warning only once.
#[derive(Debug)]
pub struct LoggedFailures(Mutex<LruCache<TableId, Vec<&'static str>>>);

impl Default for LoggedFailures {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(TABLES)))
    }
}

impl LoggedFailures {
    /// Records that this kind of failure is logged for a table. Returns `false` if it was already logged since the table's last
    /// success.
    pub(super) fn mark_logged_if_new(&self, table: TableId, failure_name: &'static str) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_table = all.get_or_insert_mut(table, Vec::new);
        let is_new = !of_table.contains(&failure_name);
        if is_new {
            of_table.push(failure_name);
        }
        is_new
    }

    /// Records that an announcement of the table was published.
    pub(super) fn note_success(&self, table: TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_of_a_table_is_new_once_until_it_succeeds() {
        let logged = LoggedFailures::default();
        for _ in 0..2 {
            for table in [TableId(1), TableId(2)] {
                assert!(logged.mark_logged_if_new(table, "put off"));
                assert!(!logged.mark_logged_if_new(table, "put off"));
                assert!(logged.mark_logged_if_new(table, "given up"));
                logged.note_success(table);
            }
        }
    }

    #[test]
    fn the_last_failures_of_each_server_are_kept_once_each() {
        let failures = PublishFailures::default();
        let (guild, other) = (GuildId::new(1), GuildId::new(2));
        let barred = || AnnounceError::Barred("no".to_owned());
        failures.add_failure(guild, ChannelId::new(5), 1, &barred());
        failures.add_failure(guild, ChannelId::new(6), 2, &AnnounceError::Never("gone".to_owned()));
        failures.add_failure(guild, ChannelId::new(5), 3, &barred());
        let moments =
            |guild| failures.recent_in(guild).iter().map(|one| one.at).collect::<Vec<_>>();
        assert_eq!((moments(guild), moments(other)), (vec![3, 2], vec![]));
        for channel in 7..20 {
            failures.add_failure(guild, ChannelId::new(channel), 4, &barred());
        }
        assert_eq!(moments(guild), [4; EACH]);
    }
}
