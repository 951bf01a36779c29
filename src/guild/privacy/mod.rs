//! What people and servers leave behind: handed out, and deleted.
//!
//! Somebody's wish to be deleted is a row, and stays one until nothing is left of them, whatever happens meanwhile. Where they have a
//! place in what others have played, an id that stands for them takes it: a random one on each server, so that ratings and standings
//! come to the same when they are worked out again, and nothing tells who it was.

mod copy;
mod servers;
mod wishes;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::{Notify, OnceCell, Semaphore};

use super::{Guilds, Tournaments};
use crate::ids::{GuildId, PersonId};
use crate::store::Store;
use crate::table::{Seeds, Tables};
use crate::time::Clock;
pub use copy::Export;
pub use servers::Servers;
pub use wishes::NotDeleted;

/// The copies that are made at a time.
const COPIES: usize = 2;

/// Deletes and hands out. One for the whole process; cheap to clone.
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
    seeds: Arc<dyn Seeds>,
    /// Notified when somebody wants to be deleted.
    wished: Notify,
    /// Notified when somebody was.
    forgotten: Notify,
    /// The copies that are being made, by their person.
    copies: Mutex<BTreeMap<PersonId, Weak<OnceCell<Arc<Export>>>>>,
    /// Few copies are made at a time: each is held in memory.
    copying: Semaphore,
    /// The servers on which this process knows the bot to be.
    present: Mutex<BTreeSet<GuildId>>,
}

impl Privacy {
    pub fn new(
        store: Store,
        guilds: Guilds,
        tables: Tables,
        tournaments: Tournaments,
        clock: Arc<dyn Clock>,
        seeds: Arc<dyn Seeds>,
    ) -> Self {
        let shared = Shared {
            store,
            guilds,
            tables,
            tournaments,
            clock,
            seeds,
            wished: Notify::new(),
            forgotten: Notify::new(),
            copies: Mutex::default(),
            copying: Semaphore::new(COPIES),
            present: Mutex::default(),
        };
        Self { shared: Arc::new(shared) }
    }

    fn store(&self) -> &Store {
        &self.shared.store
    }

    fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    /// Forgets what this process has in memory about servers and people: it is read anew when it is asked for.
    fn clear_memory(&self) {
        let guilds = &self.shared.guilds;
        guilds.known_members.forget();
        guilds.league_states.forget();
        guilds.trophy_cases.forget();
    }
}
