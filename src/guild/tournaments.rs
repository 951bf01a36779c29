//! Tournaments of a server: load, decide, commit.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::league::MatchResult;
use crate::league::tournament::{
    Action, By, Plan, Refusal, Report, SeatReport, Tournament, TournamentEvent,
};
use crate::store::{
    AppendTournament, EventRow, NewTournament, Store, StoreError, StoredEvent, StoredTournament,
    TournamentId,
};
use crate::table::{Clock, Millis, Occupant, Seeds, Table, Tables};

/// How often a commit is tried again when another process was faster.
const TRIES: usize = 5;

/// Every tournament. One for the whole process; cheap to clone.
#[derive(Clone, Debug)]
pub struct Tournaments {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    tables: Tables,
    clock: Arc<dyn Clock>,
    seeds: Arc<dyn Seeds>,
    /// Something was committed: there is something to show, and something may be due.
    happened: Notify,
}

/// A tournament and what it is called.
#[derive(Clone, Debug)]
pub struct LoadedTournament {
    pub id: TournamentId,
    pub state: Tournament,
}

/// What somebody wants of tournaments.
#[derive(Clone, Debug)]
pub struct Requester {
    pub by: By,
    /// The interaction's id: a delivery seen twice acts once.
    pub interaction: u64,
}

/// Why nothing came of what somebody requester.
#[derive(Debug, thiserror::Error)]
pub enum TournamentRefused {
    /// The tournament refuses it.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// The channel has one that is not over.
    #[error("the channel has a tournament already")]
    ChannelTaken,
    #[error("there is no tournament here")]
    NoSuch,
    /// This very interaction was dealt with before.
    #[error("dealt with already")]
    AlreadyHandled,
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored does not make sense, or no seed could be had.
    #[error("{0}")]
    Internal(String),
}

impl Tournaments {
    pub fn new(store: Store, tables: Tables, clock: Arc<dyn Clock>, seeds: Arc<dyn Seeds>) -> Self {
        let happened = Notify::new();
        Self { shared: Arc::new(Shared { store, tables, clock, seeds, happened }) }
    }

    pub(super) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(super) fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    pub(super) fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    /// Completes at the next commit.
    pub(super) fn happened(&self) -> Notified<'_> {
        self.shared.happened.notified()
    }

    pub(super) fn wake(&self) {
        self.shared.happened.notify_waiters();
    }

    /// Creates a tournament, with so many computers in it. Its id is the interaction's, which Discord makes unique.
    ///
    /// # Errors
    /// It is refused, the channel has one already, or the store could not do it.
    pub async fn create(
        &self,
        guild: u64,
        channel: u64,
        requester: &Requester,
        plan: Plan,
        computers: u8,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let (id, now) = (TournamentId(requester.interaction.cast_signed()), self.clock().now());
        let mut events = vec![Tournament::create(guild, channel, &requester.by, plan)?];
        let mut state = Tournament::open(now, &events[0])
            .ok_or_else(|| internal(id, &"a creation creates nothing"))?;
        if computers > 0 {
            let more =
                state.decide(now, &requester.by, Action::Computers { count: computers }, 0)?;
            apply(id, &mut state, now, &more)?;
            events.extend(more);
        }
        let rows = rows(&events, now)?;
        let created = self.store().create_tournament(NewTournament {
            id,
            guild_id: guild,
            channel_id: channel,
            due_at: state.due_after(now),
            now,
            events: &rows,
            handled: Some(requester.interaction),
        });
        match created.await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(TournamentRefused::ChannelTaken),
            Err(StoreError::AlreadyHandled) => return Err(TournamentRefused::AlreadyHandled),
            Err(error) => return Err(error.into()),
        }
        self.wake();
        Ok(LoadedTournament { id, state })
    }

    /// Does what somebody wants, and commits it.
    ///
    /// # Errors
    /// It is refused, there is no such tournament, or the store could not do it.
    pub async fn act(
        &self,
        id: TournamentId,
        requester: &Requester,
        action: &Action,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let seed = self.seed()?;
        for _ in 0..TRIES {
            let (mut known, now) = (self.get(id).await?, self.clock().now());
            let events = known.state.decide(now, &requester.by, action.clone(), seed)?;
            if events.is_empty() {
                return Ok(known);
            }
            let expected_seq = known.state.seq;
            apply(id, &mut known.state, now, &events)?;
            let append = AppendTournament {
                tournament: id,
                expected_seq,
                events: &rows(&events, now)?,
                over: known.state.is_over(),
                // What follows from it is seen to at once, by whoever sees to what is due.
                due_at: (!known.state.is_over()).then_some(now),
                opened: None,
                settled: &[],
                now,
                handled: Some(requester.interaction),
            };
            match self.store().append_tournament(append).await {
                Ok(()) => {
                    self.wake();
                    return Ok(known);
                }
                Err(StoreError::Conflict) => {}
                Err(StoreError::AlreadyHandled) => return Err(TournamentRefused::AlreadyHandled),
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Lets follow what follows by itself. Doing it twice does it once.
    ///
    /// # Errors
    /// There is no such tournament, or the store could not do it.
    pub(super) async fn tend(&self, id: TournamentId) -> Result<(), TournamentRefused> {
        for _ in 0..TRIES {
            let LoadedTournament { mut state, .. } = self.get(id).await?;
            let (opened, reports) = self.reports(id, &state).await?;
            let seed = if state.is_before_start() { self.seed()? } else { 0 };
            let now = self.clock().now();
            let events = state.advance(now, &reports, seed);
            let expected_seq = state.seq;
            apply(id, &mut state, now, &events)?;
            let settled = state.tables.iter().filter(|table| table.played.is_some());
            let settled: Vec<u32> = settled.map(|table| table.number).collect();
            let append = AppendTournament {
                tournament: id,
                expected_seq,
                events: &rows(&events, now)?,
                over: state.is_over(),
                due_at: state.due_after(now),
                opened: Some(opened),
                settled: &settled,
                now,
                handled: None,
            };
            match self.store().append_tournament(append).await {
                Ok(()) if events.is_empty() => return Ok(()),
                Ok(()) => {
                    self.wake();
                    return Ok(());
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// How many tables are open for play or were, and what those tell of which the tournament does not know what they came to.
    async fn reports(
        &self,
        id: TournamentId,
        state: &Tournament,
    ) -> Result<(usize, BTreeMap<u32, Report>), TournamentRefused> {
        let mut reports = BTreeMap::new();
        let tables = self.store().tournament_tables(id).await?;
        let opened = tables.len();
        for known in tables {
            let unplayed = state.table(known.number).is_some_and(|table| table.played.is_none());
            if !known.waiting && !unplayed {
                continue;
            }
            let table = self.tables().get(known.table).await;
            let table = table.map_err(|error| internal(id, &error))?;
            if let Some(report) = report(&table) {
                reports.insert(known.number, report);
            }
        }
        Ok((opened, reports))
    }

    /// The tournament as it is now.
    ///
    /// # Errors
    /// There is none of that id, or the store does not answer.
    pub async fn get(&self, id: TournamentId) -> Result<LoadedTournament, TournamentRefused> {
        let stored = self.store().tournament(id).await?.ok_or(TournamentRefused::NoSuch)?;
        let state = replay(&stored)?;
        Ok(LoadedTournament { id, state })
    }

    /// The tournament of a channel, or of the table in a thread: the one that is not over or, without one, the last.
    ///
    /// # Errors
    /// There is none, or the store does not answer.
    pub async fn here(&self, channel: u64) -> Result<LoadedTournament, TournamentRefused> {
        let id = self.store().tournament_in(channel).await?.ok_or(TournamentRefused::NoSuch)?;
        self.get(id).await
    }

    /// Everything that happened in a tournament, with its moment.
    ///
    /// # Errors
    /// There is none of that id, or the store does not answer.
    pub async fn log(
        &self,
        id: TournamentId,
    ) -> Result<Vec<(Millis, TournamentEvent)>, TournamentRefused> {
        let stored = self.store().tournament(id).await?.ok_or(TournamentRefused::NoSuch)?;
        stored.events.iter().map(|event| Ok((event.at, read(id, event)?))).collect()
    }

    /// The role whose members may organise tournaments on a server.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn organisers(&self, guild: u64) -> Result<Option<u64>, StoreError> {
        self.store().tournament_role(guild).await
    }

    /// Chooses that role, or none.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn set_organisers(&self, guild: u64, role: Option<u64>) -> Result<(), StoreError> {
        self.store().set_tournament_role(guild, role).await
    }

    /// A number that nobody can foretell.
    fn seed(&self) -> Result<u64, TournamentRefused> {
        let seed = self.shared.seeds.seed();
        let seed =
            seed.map_err(|error| TournamentRefused::Internal(format!("no seed: {error}")))?;
        let hex = seed.reveal();
        let first = hex.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
        Ok(first.unwrap_or_default())
    }
}

/// What a table tells; nothing before its match.
fn report(table: &Table) -> Option<Report> {
    let game = table.game()?;
    let places = MatchResult::places(game.scores(), game.winners().unwrap_or_default());
    let seat = |(seat, place): (usize, u32)| {
        let deeds = table.tally.deeds(seat);
        let left = matches!(table.seats.get(seat), Some(Occupant::Computer { left: Some(_), .. }));
        SeatReport {
            score: game.scores()[seat],
            place,
            played: deeds.turns > deeds.missed_turns,
            left,
            missed: deeds.missed_turns,
        }
    };
    let seats = places.into_iter().enumerate().map(seat).collect();
    Some(Report { over: !table.is_open(), seats })
}

fn replay(stored: &StoredTournament) -> Result<Tournament, TournamentRefused> {
    let id = stored.id;
    let mut events = stored.events.iter();
    let first = events.next().ok_or_else(|| internal(id, &"it has no event"))?;
    let mut state = Tournament::open(first.at, &read(id, first)?)
        .ok_or_else(|| internal(id, &"its first event creates nothing"))?;
    for event in events {
        apply(id, &mut state, event.at, &[read(id, event)?])?;
    }
    Ok(state)
}

pub(super) fn apply(
    id: TournamentId,
    state: &mut Tournament,
    at: Millis,
    events: &[TournamentEvent],
) -> Result<(), TournamentRefused> {
    events.iter().try_for_each(|event| state.apply(at, event)).map_err(|error| internal(id, &error))
}

pub(super) fn read(
    id: TournamentId,
    event: &StoredEvent,
) -> Result<TournamentEvent, TournamentRefused> {
    TournamentEvent::from_json(event.version, &event.body).map_err(|error| internal(id, &error))
}

pub(super) fn internal(id: TournamentId, why: &dyn std::fmt::Display) -> TournamentRefused {
    TournamentRefused::Internal(format!("tournament {id}: {why}"))
}

fn rows(events: &[TournamentEvent], at: Millis) -> Result<Vec<EventRow>, TournamentRefused> {
    let row = |event: &TournamentEvent| {
        let body = event.to_json().map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(EventRow { at, version: TournamentEvent::VERSION, body: body.into() })
    };
    events.iter().map(row).collect()
}
