//! A check that no other process of the bot serves the same shards, and that all processes agree on the total number of shards.

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::Arc;

use super::shards::Shards;
use crate::store::{SHARDS, Store, StoreError};
use crate::time::{Clock, Millis};

/// The interval in milliseconds between two checks. It is long enough for an update: by the second check, the new version has
/// usually taken over from the old one, so that their overlap is not reported as a conflict.
const CHECK_EVERY: Millis = 60_000;
/// The duration in milliseconds of the lease by which a process announces its shards. It is longer than the interval between two
/// checks, so that a running process always holds its lease.
const LEASE: Millis = 90_000;

/// A conflict between the shards of two processes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Conflict {
    /// Both serve at least one shard.
    Overlap,
    /// The two processes assume different total numbers of shards, so some servers are served by both processes or by none.
    OtherTotal,
}

/// Compares the shards of this process with the shards of the bot's other processes, as long as the future is polled. Processes
/// that share an SQLite file are not compared, because only tests start several of them.
pub async fn watch_overlaps(
    clock: Arc<dyn Clock>,
    store: &Store,
    lease_owner: &str,
    shards: Option<&Shards>,
) -> Infallible {
    if store.is_file() {
        return std::future::pending().await;
    }
    let mut watch = OverlapWatch::new(store, lease_owner, shards);
    loop {
        if let Err(error) = watch.renew_lease_and_log_shard_conflicts(clock.now()).await {
            tracing::debug!(%error, "cannot compare the shards of the processes");
        }
        clock.sleep_for(CHECK_EVERY).await;
    }
}

/// The repeated check that compares the shards of one process with those of the other processes.
struct OverlapWatch<'a> {
    store: &'a Store,
    lease_owner: &'a str,
    shards: Option<&'a Shards>,
    /// The conflicts that the latest check found, each with the shards of the other process.
    found: HashSet<(String, Conflict)>,
    reported: HashSet<(String, Conflict)>,
}

impl<'a> OverlapWatch<'a> {
    fn new(store: &'a Store, lease_owner: &'a str, shards: Option<&'a Shards>) -> Self {
        Self { store, lease_owner, shards, found: HashSet::new(), reported: HashSet::new() }
    }

    /// Renews the lease of this process, and compares its shards with those of the other leases. A conflict is logged once, when
    /// two checks in a row have found it.
    async fn renew_lease_and_log_shard_conflicts(&mut self, now: Millis) -> Result<(), StoreError> {
        let own = format!("{SHARDS}{}=", self.lease_owner);
        let name = format!("{own}{}", shards_text(self.shards));
        self.store.acquire_lease(&name, self.lease_owner, now, now + LEASE).await?;
        let leases = self.store.live_lease_names(SHARDS, now).await?;
        let found: HashSet<_> = leases
            .iter()
            .filter(|name| !name.starts_with(&own))
            .filter_map(|name| {
                let (_, other) = name.split_once('=')?;
                let conflict = conflict_between(self.shards, other.parse().ok().as_ref())?;
                Some((other.to_owned(), conflict))
            })
            .collect();
        for lasting in found.intersection(&self.found) {
            if self.reported.insert(lasting.clone()) {
                log_conflict(&lasting.1, &lasting.0, self.shards);
            }
        }
        self.found = found;
        Ok(())
    }
}

fn log_conflict(conflict: &Conflict, other_shards: &str, own_shards: Option<&Shards>) {
    let own = shards_text(own_shards);
    match conflict {
        Conflict::Overlap => tracing::warn!(
            own,
            other = other_shards,
            "another process serves some of the same shards: give each process its own part by --shards"
        ),
        Conflict::OtherTotal => tracing::warn!(
            own,
            other = other_shards,
            "another process counts a different number of shards, so some servers have two processes or none: start all with the same total"
        ),
    }
}

fn shards_text(shards: Option<&Shards>) -> String {
    shards.map_or_else(|| "all".to_owned(), Shards::to_string)
}

/// Returns the conflict between the shards of two processes, if there is one. A parameter is `None` for a process that serves all
/// shards.
fn conflict_between(
    own_shards: Option<&Shards>,
    other_shards: Option<&Shards>,
) -> Option<Conflict> {
    let (Some(own_shards), Some(other_shards)) = (own_shards, other_shards) else {
        return Some(Conflict::Overlap);
    };
    if own_shards.total != other_shards.total {
        return Some(Conflict::OtherTotal);
    }
    let overlap = own_shards.range.start < other_shards.range.end
        && other_shards.range.start < own_shards.range.end;
    overlap.then_some(Conflict::Overlap)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::CapturedLog;

    #[test]
    fn shards_conflict_if_they_overlap_or_have_another_total() {
        let conflict = |one: &str, other: &str| {
            conflict_between(one.parse().ok().as_ref(), other.parse().ok().as_ref())
        };
        for (one, other, expected) in [
            ("0..2/4", "2..4/4", None),
            ("2..4/4", "0..2/4", None),
            ("0..2/4", "1..3/4", Some(Conflict::Overlap)),
            ("0..4/4", "1..2/4", Some(Conflict::Overlap)),
            ("0..2/4", "2..4/8", Some(Conflict::OtherTotal)),
            ("all", "2..4/8", Some(Conflict::Overlap)),
            ("all", "all", Some(Conflict::Overlap)),
        ] {
            assert_eq!(conflict(one, other), expected, "{one} and {other}");
        }
    }

    #[tokio::test]
    async fn an_overlap_that_outlasts_an_upgrade_is_logged_once() {
        for_each_database(|store| async move {
            let log = CapturedLog::default();
            let _guard = log.capture();
            let shards: Shards = "0..2/4".parse().unwrap();
            let mut watch = OverlapWatch::new(&store, "me", Some(&shards));
            for (now, logged) in [(0, 0), (CHECK_EVERY, 1), (2 * CHECK_EVERY, 1)] {
                store
                    .acquire_lease("shards other=1..3/4", "other", now, now + LEASE)
                    .await
                    .unwrap();
                watch.renew_lease_and_log_shard_conflicts(now).await.unwrap();
                let lines = log.captured_lines();
                assert_eq!(lines.len(), logged, "{lines:?}");
                assert!(lines.iter().all(|line| line.contains("1..3/4")), "{lines:?}");
            }
            // A killed process renews nothing, and is not reported.
            let now = 3 * CHECK_EVERY;
            store.acquire_lease("shards killed=0..1/4", "killed", now, now + LEASE).await.unwrap();
            watch.renew_lease_and_log_shard_conflicts(now).await.unwrap();
            watch.renew_lease_and_log_shard_conflicts(now + 2 * CHECK_EVERY).await.unwrap();
            assert_eq!(log.captured_lines().len(), 1);
        })
        .await;
    }
}
