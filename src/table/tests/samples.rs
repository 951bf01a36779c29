//! Sample data for the tests of this module, and clocks for the tests of this and other modules.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use tokio::sync::watch;

use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TableId};
use crate::store::Store;
use crate::table::seeds::SystemSeedSource;
use crate::table::{
    Actor, Intent, IntentError, IntentOutcome, TableAction, TableEvent, TableLimits, TableOpening,
    TableRefusal, TableSettings, Tables, Terms, TurnClock,
};
use crate::time::{Clock, Millis};
use crate::worker::DueTime;
use triominos_rules::game::{Changes, Edition, Hints};
use triominos_rules::opponent::Level;

/// A clock that stands still until its time is set. Setting the time wakes the tasks whose sleep is over.
#[derive(Debug, Default)]
pub struct StoppedClock(watch::Sender<Millis>);

impl StoppedClock {
    /// Sets the time in milliseconds since 1970, and wakes the tasks whose sleep is over.
    pub fn set_time(&self, now: Millis) {
        self.0.send_replace(now);
    }
}

#[async_trait]
impl Clock for StoppedClock {
    fn now(&self) -> Millis {
        *self.0.borrow()
    }

    async fn sleep_until(&self, moment: Millis) {
        let come = self.0.subscribe().wait_for(|now| *now >= moment).await.is_ok();
        assert!(come, "the clock is still there");
    }
}

/// A clock that jumps to the end of each sleep.
#[derive(Debug, Default)]
pub(crate) struct JumpingClock(Mutex<Vec<Millis>>);

impl JumpingClock {
    /// Returns the lengths of all sleeps in milliseconds.
    pub(crate) fn lengths_of_sleeps(&self) -> Vec<Millis> {
        self.0.lock().unwrap().clone()
    }
}

#[async_trait]
impl Clock for JumpingClock {
    fn now(&self) -> Millis {
        self.0.lock().unwrap().iter().sum()
    }

    async fn sleep_until(&self, moment: Millis) {
        let time = moment - self.now();
        self.0.lock().unwrap().push(time);
    }
}

/// The lines that tests have captured from the log.
#[derive(Clone, Default)]
pub(crate) struct CapturedLog(Arc<Mutex<Vec<u8>>>);

impl CapturedLog {
    /// Captures the log of this thread until the returned guard is dropped.
    pub(crate) fn capture(&self) -> tracing::subscriber::DefaultGuard {
        let writer = self.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .without_time()
            .with_writer(move || writer.clone())
            .finish();
        tracing::subscriber::set_default(subscriber)
    }

    /// Returns the captured lines.
    pub(crate) fn captured_lines(&self) -> Vec<String> {
        let log = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        log.lines().map(str::to_owned).collect()
    }
}

impl std::io::Write for CapturedLog {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Two processes that share a database and a clock.
pub struct Processes {
    pub clock: Arc<StoppedClock>,
    pub tables: [Tables; 2],
}

/// Returns an actor with this person's id, who is no moderator.
pub fn actor_of(person: u64) -> Actor {
    spectator_of(person)
}

/// Returns an actor with this person's id, who is no moderator.
fn spectator_of(person: u64) -> Actor {
    Actor { id: PersonId::new(person), name: format!("Person {person}"), moderator: false }
}

/// Returns the default settings with this edition.
pub fn settings_of(edition: Edition) -> TableSettings {
    TableSettings {
        edition: edition.name().to_owned(),
        changes: Changes::default(),
        hints: Hints::Full,
        clock: TurnClock::None,
        level: Level::default(),
        terms: Terms::default(),
        stand_ins: false,
        locale: "en-US".to_owned(),
    }
}

/// Returns the opening of a table in a channel of a server, by this host and with this clock.
pub fn opening_of(guild: u64, channel: u64, host: u64, clock: TurnClock) -> TableOpening {
    let settings = TableSettings { clock, ..settings_of(Edition::Goliath) };
    TableOpening {
        guild: Some(GuildId::new(guild)),
        channel: ChannelId::new(channel),
        host: spectator_of(host),
        settings,
        computers: 0,
        magpie: false,
        invited: Vec::new(),
        starts: false,
        coached: false,
        interaction: InteractionId::new(rand::random::<u64>() >> 1),
    }
}

/// Performs an action of a person at a table. Returns the refusal if there is one.
pub async fn act_or_refusal(
    tables: &Tables,
    table: TableId,
    person: u64,
    action: TableAction,
) -> Result<IntentOutcome, IntentError> {
    let interaction = InteractionId::new(rand::random());
    tables
        .commit_intent(Intent {
            table,
            actor: spectator_of(person),
            decision: None,
            action,
            interaction,
        })
        .await
}

impl Processes {
    /// Creates two processes on a store, with practically no limits on open tables.
    pub fn new(store: &Store) -> Self {
        Self::with_limits(
            store,
            TableLimits {
                tables_per_server: u32::MAX,
                lobbies_per_person: u32::MAX,
                matches_per_person: u32::MAX,
                ..TableLimits::default()
            },
        )
    }

    /// Creates two processes with these limits on a store.
    pub fn with_limits(store: &Store, limits: TableLimits) -> Self {
        let clock = Arc::new(StoppedClock::default());
        let process = || {
            Tables::new(store.clone(), Arc::clone(&clock) as _, Arc::new(SystemSeedSource), limits)
        };
        Self { tables: [process(), process()], clock }
    }

    /// Opens a lobby of person 1 in a channel of server 1.
    pub async fn open_lobby(&self, channel: u64, clock: TurnClock) -> TableId {
        self.open_table(1, channel, 1, clock).await.unwrap().table.id
    }

    /// Starts a match of two persons. The person in turn then leaves, so that a computer of this level plays in their seat and is
    /// in turn. The computer's turn is due within two seconds.
    pub async fn start_computers_turn(&self, channel: u64, level: Level) -> TableId {
        let mut opening = opening_of(1, channel, 1, TurnClock::None);
        opening.settings.level = level;
        // In a rated match, the computer that replaces a person would play at the default level.
        opening.settings.terms.friendly = true;
        let table = self.tables[0].open_table(opening).await.unwrap().table.id;
        self.act_as(table, 2, TableAction::Join).await;
        self.act_as(table, 1, TableAction::Start).await;
        let turn = self.tables[0].current_table(table).await.unwrap().person_in_turn().unwrap().id;
        self.act_as(table, turn.get(), TableAction::Leave).await;
        table
    }

    /// Opens a table in a channel of a server.
    pub async fn open_table(
        &self,
        guild: u64,
        channel: u64,
        host: u64,
        clock: TurnClock,
    ) -> Result<IntentOutcome, IntentError> {
        self.tables[0].open_table(opening_of(guild, channel, host, clock)).await
    }

    /// Opens tables concurrently. Each item of `guilds_channels_hosts` is the server, the channel and the host of a table. Returns
    /// the number of tables that were opened.
    pub async fn open_tables_concurrently(
        &self,
        guilds_channels_hosts: impl Iterator<Item = (u64, u64, u64)>,
    ) -> usize {
        let wishes = guilds_channels_hosts.zip(self.tables.iter().cycle()).map(
            |((guild, channel, host), tables)| {
                let (tables, opening) =
                    (tables.clone(), opening_of(guild, channel, host, TurnClock::None));
                tokio::spawn(async move { tables.open_table(opening).await })
            },
        );
        // The iterator is collected, so that all tasks are spawned before the first is awaited.
        let wishes: Vec<_> = wishes.collect();
        let mut opened = 0;
        for wish in wishes {
            match wish.await.unwrap() {
                Ok(_) => opened += 1,
                Err(IntentError::Table(refusal)) => assert!(matches!(
                    refusal,
                    TableRefusal::TooManyLobbies { .. } | TableRefusal::TooManyTables { .. }
                )),
                Err(error) => panic!("{error}"),
            }
        }
        opened
    }

    /// Performs an action of a person in the second process. Panics if the action is refused.
    pub async fn act_as(&self, table: TableId, person: u64, action: TableAction) {
        act_or_refusal(&self.tables[1], table, person, action).await.unwrap();
    }

    /// Starts a match of two persons.
    pub async fn begin_game(&self, channel: u64, clock: TurnClock) -> TableId {
        let table = self.open_lobby(channel, clock).await;
        self.act_as(table, 2, TableAction::Join).await;
        self.act_as(table, 1, TableAction::Start).await;
        table
    }

    /// Sets the time, and makes both processes handle due tables: first concurrently, then one after the other. Returns the time at
    /// which the next table is due; `Millis::MAX` if none is.
    pub async fn handle_due_tables_at(&self, now: Millis) -> DueTime {
        self.clock.set_time(now);
        let [one, other] = &self.tables;
        let (first, second) = tokio::join!(one.run_due_actions(), other.run_due_actions());
        first.and(second).unwrap();
        one.run_due_actions()
            .await
            .unwrap()
            .min(other.run_due_actions().await.unwrap())
            .unwrap_or(Millis::MAX)
    }

    /// Returns all events of a table.
    pub async fn events_of(&self, table: TableId) -> Vec<TableEvent> {
        self.tables[0].table_and_events_up_to(table, i64::MAX).await.unwrap().1
    }
}

/// Asserts that an action was refused for this reason.
#[track_caller]
pub fn assert_refused(
    result: Result<Vec<TableEvent>, IntentError>,
    expected_refusal: TableRefusal,
) {
    match result {
        Err(IntentError::Table(refusal)) => assert_eq!(refusal, expected_refusal),
        other => panic!("{other:?}"),
    }
}
