//! Copies and deletion of the data of persons and servers.
//!
//! A request for deletion is stored until no data about the person is left, even across crashes. In games with other people, a
//! random substitute id replaces the person's id, a different one on each server. Therefore, recomputed ratings and standings
//! stay the same, but do not reveal the person.

mod copy;
mod servers;
mod wishes;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::{Notify, OnceCell, Semaphore};

use super::{Guilds, Tournaments};
use crate::ids::{GuildId, PersonId};
use crate::store::Store;
use crate::table::{SeedSource, Tables};
use crate::time::Clock;
pub use copy::Export;
pub use servers::BotPresenceLookUp;
pub use wishes::PrivacyError;

/// The maximum number of copies of people's data that are made at the same time.
const COPIES: usize = 2;

/// The use cases of copying and deleting data. There is one value for the whole process; it is cheap to clone.
#[derive(Clone, Debug)]
pub struct Privacy {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    guilds: Guilds,
    tables: Tables,
    tournaments: Tournaments,
    clock: Arc<dyn Clock>,
    seeds: Arc<dyn SeedSource>,
    /// Notifies the worker that a person has requested a deletion.
    deletion_requested: Notify,
    /// Notifies the tasks in [`Privacy::request_deletion_and_check_if_done_within`] that a deletion is complete.
    forgotten: Notify,
    /// The copies that are being made, by the id of the person.
    copies: Mutex<BTreeMap<PersonId, Weak<OnceCell<Arc<Export>>>>>,
    /// A semaphore that limits the number of copies at the same time, because each is held in memory.
    copying: Semaphore,
    /// The ids of the servers on which the bot is present, as far as this process knows.
    present: Mutex<BTreeSet<GuildId>>,
}

impl Privacy {
    /// Creates the use cases.
    pub fn new(
        store: Store,
        guilds: Guilds,
        tables: Tables,
        tournaments: Tournaments,
        clock: Arc<dyn Clock>,
        seeds: Arc<dyn SeedSource>,
    ) -> Self {
        let shared = Shared {
            store,
            guilds,
            tables,
            tournaments,
            clock,
            seeds,
            deletion_requested: Notify::new(),
            forgotten: Notify::new(),
            copies: Mutex::default(),
            copying: Semaphore::new(COPIES),
            present: Mutex::default(),
        };
        Self { shared: Arc::new(shared) }
    }

    /// Returns the store.
    fn store(&self) -> &Store {
        &self.shared.store
    }

    /// Returns the clock.
    fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    /// Empties this process's caches about servers and people.
    fn clear_caches(&self) {
        let guilds = &self.shared.guilds;
        guilds.known_members.clear();
        guilds.league_states.clear();
        guilds.trophy_cases.clear();
    }
}
