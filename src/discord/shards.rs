//! Which part of the connection to Discord's gateway a process has, when there is more than one process.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::Arc;

use serenity::all::{Context, EventHandler, Ready};
use tokio::sync::watch;

use crate::store::{IDENTIFY, Store};
use crate::table::{Clock, Millis};

/// Some of a bot's shards: `0..4/16` are the first four of sixteen. A server belongs to the shard (id >> 22) % total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shards {
    /// Those of this process.
    pub range: Range<u32>,
    /// How many there are in all processes together.
    pub total: u32,
}

/// What is written there names no shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseShardsError {
    #[error(
        "shards are written FIRST..END/TOTAL, where END itself is not meant: 0..4/16 are the first four of sixteen"
    )]
    Form,
    #[error("there is no shard in an empty range")]
    Empty,
    #[error("the range goes beyond the total: of 16 shards the last is 15")]
    Beyond,
}

impl FromStr for Shards {
    type Err = ParseShardsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.trim().parse().map_err(|_| ParseShardsError::Form);
        let (range, total) = text.split_once('/').ok_or(ParseShardsError::Form)?;
        let (first, end) = range.split_once("..").ok_or(ParseShardsError::Form)?;
        let (first, end, total): (u32, u32, u32) = (number(first)?, number(end)?, number(total)?);
        if first >= end {
            return Err(ParseShardsError::Empty);
        }
        if end > total {
            return Err(ParseShardsError::Beyond);
        }
        Ok(Self { range: first..end, total })
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}/{}", self.range.start, self.range.end, self.total)
    }
}

/// Discord wants so much time between two shards that identify. serenity keeps to it within a process.
const SPACING: Millis = 5_000;
/// How long a process that has died keeps the others waiting.
const LEASE: Millis = 15_000;

/// The turn of this process to identify its shards: of all that share a store, one has it at a time.
pub(super) struct Turn {
    store: Store,
    clock: Arc<dyn Clock>,
    owner: String,
}

impl Turn {
    /// Waits until it is this process's turn.
    pub(super) async fn wait(store: Store, clock: Arc<dyn Clock>, owner: String) -> Self {
        let turn = Self { store, clock, owner };
        while !turn.extend(LEASE).await {
            turn.clock.sleep_until(turn.clock.now() + SPACING).await;
        }
        turn
    }

    /// Keeps the turn until all these shards are there, and lets the next begin a little later. Never returns: it is for going
    /// on beside the connection.
    pub(super) async fn keep_until_ready(self, shards: &Shards, ready: ReadyShards) {
        let mut seen = ready.0.subscribe();
        let all = |seen: &BTreeSet<u32>| shards.range.clone().all(|shard| seen.contains(&shard));
        let done = async {
            // The sender lives as long as the connection.
            let _ = seen.wait_for(all).await;
        };
        let keep = async {
            loop {
                self.clock.sleep_until(self.clock.now() + LEASE / 3).await;
                self.extend(LEASE).await;
            }
        };
        tokio::select! {
            () = done => {}
            () = keep => {}
        }
        self.extend(SPACING).await;
        tracing::info!(%shards, "all shards are connected");
        std::future::pending().await
    }

    async fn extend(&self, by: Millis) -> bool {
        let now = self.clock.now();
        match self.store.lease(IDENTIFY, &self.owner, now, now + by).await {
            Ok(has) => has,
            Err(error) => {
                tracing::warn!(%error, "cannot tell whose turn it is to identify");
                false
            }
        }
    }
}

/// The shards that are connected, or were.
#[derive(Clone, Default)]
pub(super) struct ReadyShards(Arc<watch::Sender<BTreeSet<u32>>>);

#[serenity::async_trait]
impl EventHandler for ReadyShards {
    async fn ready(&self, context: Context, _: Ready) {
        self.0.send_modify(|seen| {
            seen.insert(context.shard_id.0);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_read_as_they_are_written() {
        for text in ["0..1/1", "0..4/16", "12..16/16"] {
            assert_eq!(text.parse::<Shards>().unwrap().to_string(), text);
        }
        let spaced: Shards = " 0 .. 4 / 16 ".parse().unwrap();
        assert_eq!(spaced, Shards { range: 0..4, total: 16 });
    }

    #[test]
    fn what_names_no_shards_is_refused() {
        use ParseShardsError::*;
        for (text, why) in [
            ("", Form),
            ("4", Form),
            ("0/4", Form),
            ("0..4", Form),
            ("-1..4/16", Form),
            ("a..b/c", Form),
            ("0..4/16/2", Form),
            ("4..4/16", Empty),
            ("5..4/16", Empty),
            ("0..0/0", Empty),
            ("0..17/16", Beyond),
        ] {
            assert_eq!(text.parse::<Shards>(), Err(why), "{text}");
        }
    }
}
