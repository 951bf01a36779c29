//! Samples for tests of tournaments: people by number, a clock that is moved by hand, and processes that share a store.

use std::sync::Arc;

use crate::guild::{Limits, LoadedTournament, Requester, TournamentRefused, Tournaments};
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TournamentId};
use crate::league::tournament::{Action, By, Format, Plan, Tournament};
use crate::store::Store;
use crate::table::tests::samples::Standing;
use crate::table::{self, SystemSeeds, Tables, TurnClock};
use triominos_rules::game::Edition;

pub const MINUTE: i64 = 60_000;

/// A process that shares its store with others.
#[derive(Clone)]
pub struct Process {
    pub clock: Arc<Standing>,
    pub tables: Tables,
    pub tournaments: Tournaments,
}

pub fn plan(seats: u8, rounds: u32) -> Plan {
    Plan {
        name: "Cup".to_owned(),
        format: Format::Swiss { rounds },
        seats,
        most: 4,
        final_table: false,
        capacity: 256,
        check_in: None,
        turn_up: 10 * MINUTE,
        table_time: 120 * MINUTE,
        edition: Edition::Tournament.name().to_owned(),
        rules: Plan::rules_of(Edition::Tournament, 4),
        clock: TurnClock::None.name().to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
        start: None,
        is_event: false,
    }
}

/// The person of this number; number 1 organises.
pub fn by(person: u64) -> By {
    By {
        id: PersonId::new(person),
        name: format!("P{person}"),
        organiser: person == 1,
        moderator: person == 99,
    }
}

impl Process {
    pub fn new(store: &Store, clock: &Arc<Standing>) -> Self {
        let seeds = Arc::new(SystemSeeds);
        let tables = Tables::new(
            store.clone(),
            Arc::clone(clock) as _,
            Arc::clone(&seeds) as _,
            table::Limits::default(),
        );
        let limits = Limits::default();
        let tournaments =
            Tournaments::new(store.clone(), tables.clone(), Arc::clone(clock) as _, seeds, limits);
        Self { clock: Arc::clone(clock), tables, tournaments }
    }

    pub fn now(&self) -> i64 {
        self.tournaments.clock().now()
    }

    /// Creates a tournament in this channel of this server.
    pub async fn creates(&self, guild: u64, channel: u64, plan: Plan) -> TournamentId {
        let requester = requester(1);
        let (guild, channel) = (GuildId::new(guild), ChannelId::new(channel));
        let created = self.tournaments.create(guild, channel, &requester, plan, 0).await;
        created.unwrap().id
    }

    pub async fn wants(
        &self,
        id: TournamentId,
        person: u64,
        action: Action,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let known = self.tournaments.get(id).await?;
        self.tournaments.act(&known, &requester(person), &action).await
    }

    /// Lets these people join, and the first of them start the tournament.
    pub async fn starts(&self, id: TournamentId, people: std::ops::RangeInclusive<u64>) {
        for person in people {
            self.wants(id, person, Action::Join).await.unwrap();
        }
        self.wants(id, 1, Action::Start).await.unwrap();
        self.tournaments.tend(id).await.unwrap();
    }

    pub async fn state(&self, id: TournamentId) -> Arc<Tournament> {
        self.tournaments.get(id).await.unwrap().state
    }
}

/// Runs a test on its own thread, for futures that are not `Send`.
pub async fn alone<T: Future<Output = ()>>(test: impl FnOnce() -> T + Send + 'static) {
    let runtime = tokio::runtime::Handle::current();
    let done = tokio::task::spawn_blocking(move || runtime.block_on(test())).await;
    if let Err(error) = done {
        std::panic::resume_unwind(error.into_panic());
    }
}

pub fn requester(person: u64) -> Requester {
    Requester { by: by(person), interaction: InteractionId::new(rand::random()), reason: None }
}
