//! Samples for tests of tournaments: people by number, a clock that the test sets, and processes that share a store.

use std::sync::Arc;

use crate::guild::{GuildLimits, LoadedTournament, Requester, TournamentRefused, Tournaments};
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TournamentId};
use crate::league::tournament::{
    Applicant, EntryTerms, Format, Tournament, TournamentAction, TournamentActor, TournamentPlan,
};
use crate::store::Store;
use crate::table::tests::samples::StoppedClock;
use crate::table::{self, SystemSeedSource, Tables, TurnClock};
use triominos_rules::game::Edition;

pub const MINUTE: i64 = 60_000;

/// A process that shares its store with other processes.
#[derive(Clone)]
pub struct Process {
    pub clock: Arc<StoppedClock>,
    pub tables: Tables,
    pub tournaments: Tournaments,
}

/// Returns the plan of a tournament with this many seats at each table and this many rounds.
pub fn plan_with(seats: u8, rounds: u32) -> TournamentPlan {
    TournamentPlan {
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
        rules: TournamentPlan::rules_by_player_count(Edition::Tournament, None, 4),
        clock: TurnClock::None.name().to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
        start: None,
        is_event: false,
        entry: EntryTerms::default(),
        weekly: None,
    }
}

/// Returns the person with this number, as a participant. Person 1 is an organiser, and person 99 a moderator.
pub fn actor_of(person_number: u64) -> TournamentActor {
    TournamentActor {
        id: PersonId::new(person_number),
        name: format!("P{person_number}"),
        organiser: person_number == 1,
        moderator: person_number == 99,
        applicant: Applicant::default(),
    }
}

impl Process {
    pub fn new(store: &Store, clock: &Arc<StoppedClock>) -> Self {
        let seeds = Arc::new(SystemSeedSource);
        let tables = Tables::new(
            store.clone(),
            Arc::clone(clock) as _,
            Arc::clone(&seeds) as _,
            table::TableLimits::default(),
        );
        let limits = GuildLimits::default();
        let tournaments =
            Tournaments::new(store.clone(), tables.clone(), Arc::clone(clock) as _, seeds, limits);
        Self { clock: Arc::clone(clock), tables, tournaments }
    }

    pub fn now(&self) -> i64 {
        self.tournaments.clock().now()
    }

    /// Creates a tournament in this channel of this server. Person 1 is its organiser.
    pub async fn create_tournament(
        &self,
        guild: u64,
        channel: u64,
        plan: TournamentPlan,
    ) -> TournamentId {
        let requester = requester_of(1);
        let (guild, channel) = (GuildId::new(guild), ChannelId::new(channel));
        let created = self.tournaments.create(guild, channel, &requester, plan, 0).await;
        created.unwrap().id
    }

    /// Carries out an action of the person with this number. Returns the tournament afterwards, or the refusal.
    pub async fn act_as(
        &self,
        id: TournamentId,
        person_number: u64,
        action: TournamentAction,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let known = self.tournaments.current_state(id).await?;
        self.tournaments.commit_action(&known, &requester_of(person_number), &action).await
    }

    /// Lets these people join the tournament, and then starts it as person 1.
    pub async fn start_with_people(&self, id: TournamentId, people: std::ops::RangeInclusive<u64>) {
        for person in people {
            self.act_as(id, person, TournamentAction::Join).await.unwrap();
        }
        self.act_as(id, 1, TournamentAction::Start).await.unwrap();
        self.tournaments.advance_tournament(id).await.unwrap();
    }

    /// Returns the current state of a tournament.
    pub async fn current_state(&self, id: TournamentId) -> Arc<Tournament> {
        self.tournaments.current_state(id).await.unwrap().state
    }
}

/// Runs a test on its own thread, because its future is not `Send`.
pub async fn run_on_own_thread<T: Future<Output = ()>>(test: impl FnOnce() -> T + Send + 'static) {
    let runtime = tokio::runtime::Handle::current();
    let done = tokio::task::spawn_blocking(move || runtime.block_on(test())).await;
    if let Err(error) = done {
        std::panic::resume_unwind(error.into_panic());
    }
}

/// Returns a request of the person with this number, with a random interaction.
pub fn requester_of(person_number: u64) -> Requester {
    Requester {
        by: actor_of(person_number),
        interaction: InteractionId::new(rand::random()),
        reason: None,
    }
}
