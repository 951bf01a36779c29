//! The worker that sends pings when they are due.

use std::collections::BTreeMap;
use std::sync::Arc;

use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::{MOST, PingKind, PingMode, PingPreferences, new_ping};
use crate::guild::Guilds;
use crate::ids::{MessageId, PersonId, ServerOrDirect, to_base36};
use crate::store::{ClaimedPing, MessageRef, StoreError, StoredPing};
use crate::table::{AnnounceError, IntentError, Table, Tables};
use crate::time::{Clock, Millis};
use crate::worker::{
    DueTime, HeadStart, SET_ASIDE_ITEMS, Worker, backoff_delay, run_catching_panics,
};

/// The duration of the lease of a ping, in milliseconds. After this time, another process may send the ping.
const LEASE: Millis = 60_000;
/// The maximum number of pings that one run of the worker claims.
const BATCH: u32 = 100;
/// The maximum number of people who are pinged at the same time.
const AT_ONCE: usize = 8;
/// The longest wait in milliseconds before the store is polled again, because another process may have
/// stored a ping.
const AT_MOST: Millis = 60_000;
const AFTER_FAILURE: Millis = 5_000;
/// The age of an earlier attempt, in milliseconds, from which Discord may not recognise its nonce.
const NONCE_LIFE: Millis = 2 * 60 * 1000;
/// The time in milliseconds for which sending a ping is retried.
const KEPT_FOR: Millis = 24 * 60 * 60 * 1000;
/// The maximum number of attempts to send a ping that is damaged.
const ATTEMPTS: i32 = 8;
const LONGEST_WAIT: Millis = 10 * 60 * 1000;

/// A ping that is due.
#[derive(Clone, Debug)]
pub struct PingMessage {
    pub person: PersonId,
    pub kind: PingKind,
    /// The tables at which it is the person's turn, the longest wait first. Only a digest has more
    /// than one.
    pub tables: Vec<Arc<Table>>,
    /// The message with the board of the first of `tables`; `None` if that message is not known.
    pub board: Option<MessageId>,
    /// The last direct message about a turn of the person at the first table; `None` if there is
    /// none.
    pub former: Option<MessageRef>,
    /// The person's preferences, which include the language in which they were chosen.
    pub preferences: PingPreferences,
    /// True if the message may have been sent before, so long ago that Discord does not recognise the repeated nonce. Such a
    /// message mentions nobody.
    pub silent: bool,
    /// The nonce of the message. It is the same at every attempt, so that Discord recognises a repeat.
    pub nonce: String,
}

/// The outcome of sending a direct message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PingOutcome {
    /// The ping was sent as this message; `None` if there was nothing to send.
    Yes(Option<MessageRef>),
    /// Discord does not allow the bot to send direct messages to this person.
    Closed,
    /// The message could not be sent, for another permanent reason.
    Failed,
}

/// A service that sends pings to people.
#[async_trait]
pub trait PingMessenger: Send + Sync {
    /// Mentions the person in the channel of the first table. `is_direct_message_refused` is true if Discord has just refused a
    /// direct message to the person.
    ///
    /// # Errors
    /// Returns an error if the mention failed, temporarily or permanently.
    async fn mention_in_channel(
        &self,
        ping: &PingMessage,
        is_direct_message_refused: bool,
    ) -> Result<(), AnnounceError>;

    /// Sends a direct message to the person.
    ///
    /// # Errors
    /// Returns an error if the message failed temporarily.
    async fn send_direct_message(&self, ping: &PingMessage) -> Result<PingOutcome, AnnounceError>;
}

/// The worker that sends due pings.
#[derive(Debug)]
pub struct PingWorker<M> {
    guilds: Guilds,
    tables: Tables,
    clock: Arc<dyn Clock>,
    messenger: M,
    head_start: HeadStart,
}

impl<M: PingMessenger> PingWorker<M> {
    /// Creates the worker.
    pub fn new(guilds: Guilds, tables: Tables, clock: Arc<dyn Clock>, messenger: M) -> Self {
        Self { guilds, tables, clock, messenger, head_start: HeadStart::default() }
    }

    /// Sends pings until the returned future is dropped.
    pub async fn run(&self) {
        let worker = Worker {
            name: "pings",
            clock: &*self.clock,
            wakers: &[&*self.guilds.pinged],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        let head_start = |due| self.head_start.delayed_poll_time(due);
        worker
            .poll_repeatedly(async |now| {
                Ok::<_, StoreError>(self.send_due_pings(now).await?.map(head_start))
            })
            .await;
    }

    /// Sends the pings that are due at `now`. Returns the time at which further pings may be due,
    /// in milliseconds since 1970; `None` if none are pending.
    async fn send_due_pings(&self, now: Millis) -> Result<Option<DueTime>, StoreError> {
        let claimed = self.guilds.store.claim_pings(now, LEASE, BATCH).await?;
        let mut of_people: BTreeMap<_, Vec<ClaimedPing>> = BTreeMap::new();
        for ping in claimed {
            of_people.entry((ping.ping.person, ping.ping.home)).or_default().push(ping);
        }
        stream::iter(of_people.into_values())
            .for_each_concurrent(AT_ONCE, |pings| async move {
                // All due digests and postponed pings of the quiet hours are sent to a person as one message.
                let (together, apart): (Vec<_>, Vec<_>) = pings
                    .into_iter()
                    .partition(|ping| is_kind_combined_in_one_message(&ping.ping.kind));
                for ping in apart {
                    let kind = PingKind::from_name(&ping.ping.kind);
                    self.send_and_store_outcome(&[ping], kind).await;
                }
                let kind = match &together[..] {
                    [only] => PingKind::from_name(&only.ping.kind),
                    _ => Some(PingKind::Digest),
                };
                self.send_and_store_outcome(&together, kind).await;
            })
            .await;
        self.guilds.store.next_ping_due_at().await
    }

    /// Sends these pings of one person on one server as one message, and stores the outcome. `kind`
    /// is `None` if this version does not know it.
    async fn send_and_store_outcome(&self, pings: &[ClaimedPing], kind: Option<PingKind>) {
        let Some(first) = pings.first() else { return };
        // People are not named in the log.
        let table = first.ping.table.0;
        let send = async {
            match kind {
                Some(kind) => self.send_as_one_message(pings, kind).await,
                None => Err(AnnounceError::Newer("a ping of an unknown kind".to_owned())),
            }
        };
        let sent = run_catching_panics("a ping", table, send).await;
        let sent = sent.unwrap_or_else(|panicked| Err(panicked.into()));
        let (now, store) = (self.clock.now(), &self.guilds.store);
        let age = now - first.ping.due_at;
        let failures = u32::try_from(first.attempts).unwrap_or(0);
        let is_left = matches!(sent, Err(AnnounceError::Newer(_)));
        let retry = match sent {
            Ok(()) => None,
            Err(AnnounceError::Later(error) | AnnounceError::Barred(error)) if age < KEPT_FOR => {
                tracing::warn!(table, error, "cannot send a ping yet");
                Some(now + backoff_delay(1_000, failures, LONGEST_WAIT))
            }
            Err(AnnounceError::Newer(why)) => {
                tracing::info!(table, why, "a ping is left to a newer version");
                Some(self.head_start.leave_item_to_newer_version(now))
            }
            Err(AnnounceError::Damaged(error)) if first.attempts < ATTEMPTS => {
                tracing::warn!(table, error, "cannot send a damaged ping yet");
                Some(now + backoff_delay(1_000, failures, LONGEST_WAIT))
            }
            Err(AnnounceError::Damaged(error)) => {
                SET_ASIDE_ITEMS.log_and_count("a ping", table, &error);
                None
            }
            Err(error) => {
                tracing::warn!(table, %error, "gave up on a ping");
                None
            }
        };
        for ping in pings {
            let noted = match retry {
                Some(retry) if is_left => store.release_refused_ping(ping, retry).await,
                Some(retry) => store.release_failed_ping(ping, retry).await,
                None => store.mark_ping_done(&ping.ping, now).await,
            };
            if let Err(error) = noted {
                // The ping is retried when its lease expires.
                tracing::error!(table, %error, "cannot note the outcome of a ping");
            }
        }
    }

    /// Sends these pings of one person as one message of this kind, unless the pings are out of date.
    async fn send_as_one_message(
        &self,
        pings: &[ClaimedPing],
        kind: PingKind,
    ) -> Result<(), AnnounceError> {
        let Some(ClaimedPing { ping: first, attempts, .. }) = pings.first() else { return Ok(()) };
        let person = first.person;
        let preferences = self.guilds.ping_preferences(person).await?;
        // The person may have chosen silent pings in the meantime. After that, only reminders that they snoozed themselves are
        // sent.
        if preferences.mode == PingMode::Silent && kind != PingKind::Snooze {
            return Ok(());
        }
        let tables = match kind {
            PingKind::Digest => self.tables_waiting_for(person, first.home).await?,
            _ => self.table_if_still_same_turn(first).await?.into_iter().collect(),
        };
        let Some(table) = tables.first() else { return Ok(()) };
        let now = self.clock.now();
        // The person may have set quiet hours in the meantime.
        let night = self.guilds.quiet_hours_at_table(table, person).await?;
        if let Some(morning) = night.and_then(|quiet| quiet.end_if_quiet_at(now)) {
            let ping = new_ping(table, person, first.message, PingKind::Morning, morning);
            self.guilds.store.store_ping(&ping, true).await?;
            return Ok(());
        }
        let message = PingMessage {
            person,
            kind,
            board: first.message.filter(|_| first.table == table.id),
            former: self.guilds.store.last_sent_ping(person, table.id).await?,
            tables,
            silent: *attempts > 1 && now - first.due_at > NONCE_LIFE,
            nonce: ping_nonce(first),
            preferences,
        };
        // At a table in direct messages, the mention already is a direct message.
        let is_there = message.tables.first().is_some_and(|table| table.home.is_direct());
        if is_there || !message.preferences.is_notified_directly() {
            return self.messenger.mention_in_channel(&message, false).await;
        }
        match self.messenger.send_direct_message(&message).await? {
            PingOutcome::Yes(None) => Ok(()),
            PingOutcome::Yes(Some(sent)) => {
                let table = message.tables.first().map_or(first.table, |table| table.id);
                Ok(self.guilds.store.store_sent_ping(person, table, sent).await?)
            }
            PingOutcome::Closed => {
                self.guilds.set_direct_message_channel(person, None).await?;
                self.messenger.mention_in_channel(&message, true).await
            }
            PingOutcome::Failed => self.messenger.mention_in_channel(&message, false).await,
        }
    }

    /// Returns the table of the ping if the turn for which the ping was stored still continues; otherwise `None`.
    async fn table_if_still_same_turn(
        &self,
        ping: &StoredPing,
    ) -> Result<Option<Arc<Table>>, AnnounceError> {
        let table = match self.tables.current_table(ping.table).await {
            Ok(table) => table,
            Err(IntentError::Table(_)) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        Ok(Some(table)
            .filter(|table| is_turn_of(table, ping.person) && table.turn_since == ping.turn_since))
    }

    /// Returns the tables in `home` (a server or a direct message channel) at which it is a person's turn.
    async fn tables_waiting_for(
        &self,
        person: PersonId,
        home: ServerOrDirect,
    ) -> Result<Vec<Arc<Table>>, AnnounceError> {
        let mut tables = self.tables.open_tables_of_person_in(person, home).await?;
        tables.retain(|table| is_turn_of(table, person));
        tables.truncate(MOST as usize);
        Ok(tables)
    }
}

/// Returns `true` for the stored names of kinds whose due pings are sent together in one message.
fn is_kind_combined_in_one_message(kind_name: &str) -> bool {
    matches!(PingKind::from_name(kind_name), Some(PingKind::Digest | PingKind::Morning))
}

/// Returns `true` if it is the person's turn at the table.
fn is_turn_of(table: &Table, person: PersonId) -> bool {
    table.is_open() && table.person_in_turn().is_some_and(|turn| turn.id == person)
}

/// Returns a nonce of at most 25 characters that identifies the ping. It never equals the nonce of an announcement with the same
/// table and event, because its last number is a time, and that of an announcement is small.
fn ping_nonce(ping: &StoredPing) -> String {
    let numbers = [ping.table.0, ping.occasion, ping.due_at / 1000];
    numbers.map(|number| to_base36(number.cast_unsigned())).join("-")
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::ids::TableId;
    use crate::store::tests::databases::{execute_sql, for_each_database};
    use crate::table::TurnClock;
    use crate::table::tests::samples::Processes;
    use crate::worker::DELAY_FOR_NEWER;

    /// A messenger that records the nonce and the flag `silent` of each ping.
    #[derive(Default)]
    struct RecordingPingMessenger(Mutex<Vec<(String, bool)>>);

    #[async_trait]
    impl PingMessenger for Arc<RecordingPingMessenger> {
        async fn mention_in_channel(
            &self,
            ping: &PingMessage,
            _: bool,
        ) -> Result<(), AnnounceError> {
            self.0.lock().unwrap().push((ping.nonce.clone(), ping.silent));
            Ok(())
        }

        async fn send_direct_message(&self, _: &PingMessage) -> Result<PingOutcome, AnnounceError> {
            Ok(PingOutcome::Closed)
        }
    }

    /// Claims the only ping that is due at `now`, which must belong to `table`, and releases it. Returns the number of attempts to
    /// send it, this one included.
    async fn release_due_ping_and_count_attempts(
        worker: &PingWorker<Arc<RecordingPingMessenger>>,
        table: TableId,
        now: Millis,
    ) -> i32 {
        let claimed = worker.guilds.store.claim_pings(now, LEASE, BATCH).await.unwrap();
        let [ping] = &claimed[..] else { panic!("{claimed:?}") };
        assert_eq!(ping.ping.table, table);
        worker.guilds.store.release_refused_ping(ping, now).await.unwrap();
        ping.attempts
    }

    /// The test has two cases: a ping of a kind that only a newer version knows, and a ping for a table to which a newer version
    /// has written.
    #[tokio::test]
    async fn a_ping_of_a_newer_version_is_neither_lost_nor_counted_as_tried() {
        let upgrades = [
            ("UPDATE pings SET kind = 'newer_' || kind", "UPDATE pings SET kind = SUBSTR(kind, 7)"),
            ("UPDATE events SET version = version + 1", "UPDATE events SET version = version - 1"),
        ];
        for_each_database(|store| async move {
            for (channel, (upgrade, back)) in (5..).zip(upgrades) {
                let before = Processes::new(&store);
                let id = before.begin_game(channel, TurnClock::None).await;
                let table = before.tables[0].current_table(id).await.unwrap();
                let person = table.person_in_turn().unwrap().id;
                let ping = new_ping(&table, person, None, PingKind::Snooze, 0);
                assert!(store.store_ping(&ping, true).await.unwrap());
                execute_sql(&store, upgrade).await;
                // A process with an empty cache.
                let both = Processes::new(&store);
                let given = Arc::<RecordingPingMessenger>::default();
                let worker = PingWorker::new(
                    Guilds::new(store.clone()),
                    both.tables[0].clone(),
                    Arc::clone(&both.clock) as _,
                    Arc::clone(&given),
                );
                let mut now = 0;
                for _ in 0..20 {
                    let next = worker
                        .send_due_pings(now)
                        .await
                        .unwrap()
                        .expect("the ping is still pending");
                    assert!(next <= now + DELAY_FOR_NEWER, "{next} after {now}");
                    both.clock.set_time(next);
                    now = next;
                }
                assert_eq!(release_due_ping_and_count_attempts(&worker, id, now).await, 1);
                execute_sql(&store, back).await;
                worker.send_due_pings(now).await.unwrap();
                worker.send_due_pings(now + LEASE).await.unwrap();
                assert_eq!(*given.0.lock().unwrap(), [(ping_nonce(&ping), false)]);
            }
        })
        .await;
    }
}
