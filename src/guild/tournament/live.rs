//! The live messages, which show the running matches of a round and are edited when their points change.

use std::collections::{BTreeMap, BTreeSet};

use super::channel_sync::ChannelSync;
use super::post::{LiveGroup, Post, PublishingStop, TournamentPublisher};
use crate::league::tournament::TournamentTable;
use crate::time::Millis;
use crate::worker::DueTime;

/// The minimum time in milliseconds between two changes of a live message.
const AT_MOST_EVERY: Millis = 10_000;
/// The longest wait in milliseconds before the matches are read again. The wait is a quarter of the time since the message last
/// changed, up to this maximum. Matches that take several days therefore cause no query every ten seconds.
const AT_LEAST_EVERY: Millis = 5 * 60_000;

impl<S: TournamentPublisher> ChannelSync<'_, S> {
    /// Publishes the live message of each round: the current points of a running round, the final points of a finished one. A
    /// message that somebody has deleted is not posted again. Returns the time at which the matches are checked again, in
    /// milliseconds since 1970; `None` if no round is running.
    pub(super) async fn publish_live_rounds(&mut self) -> Result<Option<DueTime>, PublishingStop> {
        let (id, state) = (self.known.id, &*self.known.state);
        let plays = |table: &&TournamentTable| table.is_open() && !state.is_over();
        let playing: Vec<&TournamentTable> = state.tables.iter().filter(plays).collect();
        let mut next_check: Option<Millis> = None;
        let rounds: BTreeSet<LiveGroup> = state.tables.iter().map(LiveGroup::from_table).collect();
        for round in rounds {
            let mut tables = playing.iter().filter(|table| LiveGroup::from_table(table) == round);
            let is_over = tables.clone().next().is_none();
            let called = tables.any(|table| self.threads.contains_key(&table.number));
            let name = round.name();
            let before = self.posted.get(&name).map(|posted| posted.content_hash.clone());
            let deleted = self.posted.get(&name).is_some_and(|posted| posted.message.is_none());
            if deleted || (before.is_none() && !called) {
                continue;
            }
            let (cache, now) = (&self.all.shared.cache, self.all.clock().now());
            let changed_at = cache.live_message_changed_at(id, round);
            let next = changed_at.map(|at| at + AT_MOST_EVERY).filter(|next| *next > now);
            let mut wait = next;
            if next.is_none() {
                let reports = match is_over {
                    true => BTreeMap::new(),
                    false => self.all.current_matches(self.known, &playing).await?.reports,
                };
                self.publish_post(Post::Live { round, reports }, state).await?;
                let after = self.posted.get(&name).map(|posted| &posted.content_hash);
                let changed_at = match changed_at {
                    Some(at) if after == before.as_ref() => at,
                    _ => now,
                };
                self.all.shared.cache.note_live_message_change(id, round, changed_at);
                let idle = (now - changed_at) / 4;
                wait = (!is_over).then(|| now + idle.clamp(AT_MOST_EVERY, AT_LEAST_EVERY));
            }
            next_check = next_check.into_iter().chain(wait).min();
        }
        Ok(next_check)
    }
}
