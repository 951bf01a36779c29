//! What the tests of this room play with, and the clocks of others'.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::clock::{Clock, Millis, SystemSeeds};
use super::{Actor, Intent, Opening, Settings, TableAction, TableEvent, Tables, TurnClock};
use crate::game::{Changes, Edition};
use crate::store::{Store, TableId};

/// A clock that stands still until it is moved. Nobody sleeps by it here.
#[derive(Debug, Default)]
pub(super) struct Standing(AtomicI64);

impl Standing {
    pub(super) fn set(&self, now: Millis) {
        self.0.store(now, Ordering::SeqCst);
    }
}

#[async_trait]
impl Clock for Standing {
    fn now(&self) -> Millis {
        self.0.load(Ordering::SeqCst)
    }

    async fn sleep_until(&self, _: Millis) {
        std::future::pending().await
    }
}

/// A clock that is moved by whoever wants to sleep.
#[derive(Debug, Default)]
pub(crate) struct Jumping(Mutex<Vec<Millis>>);

impl Jumping {
    /// How long it was slept each time.
    pub(crate) fn slept(&self) -> Vec<Millis> {
        self.0.lock().unwrap().clone()
    }
}

#[async_trait]
impl Clock for Jumping {
    fn now(&self) -> Millis {
        self.0.lock().unwrap().iter().sum()
    }

    async fn sleep_until(&self, moment: Millis) {
        let time = moment - self.now();
        self.0.lock().unwrap().push(time);
    }
}

/// Two processes that share a database, and the clock of both.
pub(super) struct Processes {
    pub(super) clock: Arc<Standing>,
    pub(super) tables: [Tables; 2],
}

fn person(id: u64) -> Actor {
    Actor { id, name: format!("Person {id}"), moderator: false }
}

impl Processes {
    pub(super) fn new(store: &Store) -> Self {
        let clock = Arc::new(Standing::default());
        let process = || Tables::new(store.clone(), Arc::clone(&clock) as _, Arc::new(SystemSeeds));
        Self { tables: [process(), process()], clock }
    }

    pub(super) async fn lobby(&self, channel: u64, clock: TurnClock) -> TableId {
        let settings = Settings {
            edition: Edition::Goliath.name().to_owned(),
            changes: Changes::default(),
            hints: true,
            clock,
            locale: "en-US".to_owned(),
        };
        let opening =
            Opening { guild: 1, channel, host: person(1), settings, interaction: channel };
        self.tables[0].open(opening).await.unwrap().table.id
    }

    pub(super) async fn acts(&self, table: TableId, id: u64, action: TableAction) {
        let interaction = rand::random();
        let intent = Intent { table, actor: person(id), decision: None, action, interaction };
        self.tables[1].act(intent).await.unwrap();
    }

    /// A match of two; it begins now.
    pub(super) async fn game(&self, channel: u64, clock: TurnClock) -> TableId {
        let table = self.lobby(channel, clock).await;
        self.acts(table, 2, TableAction::Join).await;
        self.acts(table, 1, TableAction::Start).await;
        table
    }

    /// Both look for what is due at the same moment, and once more. Says when the first of them wants to look again.
    pub(super) async fn look(&self, now: Millis) -> Millis {
        self.clock.set(now);
        let [one, other] = &self.tables;
        tokio::join!(one.tend_due(), other.tend_due());
        one.tend_due().await.min(other.tend_due().await)
    }

    pub(super) async fn events(&self, table: TableId) -> Vec<TableEvent> {
        self.tables[0].as_of(table, i64::MAX).await.unwrap().1
    }
}
