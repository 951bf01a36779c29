//! The trophies of each server, counted from its finished tournaments and kept in memory as far as they are asked for; and the
//! outcomes that they are counted from, worked out and stored whenever the tournaments were played.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use super::Guilds;
use crate::ids::{GuildId, PersonId, TableId, TournamentId};
use crate::league::tournament::TournamentEvent;
use crate::league::{FinishedTournament, LeagueState, PastTournaments, Trophies};
use crate::store::{Outcome, Store, StoreError, StoredOutcome, StoredTournament};
use crate::time::Millis;
use crate::worker::SET_ASIDE;

/// The number of servers whose trophies are kept; those of any other are counted again at first touch.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The number of outcomes taken in, or worked out, at once before others get their turn.
const BATCH: u32 = 500;
const WORKED_OUT_AT_ONCE: u32 = 20;
/// The number of past tournaments on a page.
const PAGE: usize = 8;

/// A server's lock, and its trophies as far as they have been counted.
type Slot = Arc<AsyncMutex<TrophyCase>>;

/// The trophies of a server, and what they were counted by.
#[derive(Debug, Default)]
struct TrophyCase {
    trophies: Arc<Trophies>,
    /// The moments since which its people are established.
    established: BTreeMap<PersonId, Millis>,
}

impl TrophyCase {
    /// True if somebody was established at the start of a tournament otherwise than it was counted: a result came late, or was
    /// taken out of the league.
    fn is_outdated(&self, league_state: &LeagueState) -> bool {
        let newest = self.trophies.newest_start();
        self.trophies.people().keys().any(|person| {
            let (before, now) =
                (self.established.get(person).copied(), league_state.established_since(*person));
            before != now && before.into_iter().chain(now).min() <= newest
        })
    }
}

/// Every server's trophies. Nothing depends on what is kept but speed: each is a function of what is stored.
#[derive(Debug)]
pub(super) struct TrophyCases {
    cache: Mutex<LruCache<GuildId, Slot>>,
}

impl TrophyCases {
    pub fn new() -> Self {
        Self { cache: Mutex::new(LruCache::new(CACHED)) }
    }

    fn slot(&self, guild: GuildId) -> Slot {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(guild, Slot::default))
    }
}

impl Guilds {
    /// The trophies of a server, with every tournament that is over; `league_state` is that of the server as it is now.
    ///
    /// # Errors
    /// The store does not answer, or an outcome is damaged.
    pub async fn trophies(
        &self,
        guild: GuildId,
        league_state: &LeagueState,
    ) -> Result<Arc<Trophies>, StoreError> {
        let slot = self.trophy_cases.slot(guild);
        let mut case = slot.lock().await;
        self.work_out_all_in(guild).await?;
        if case.is_outdated(league_state) {
            *case = TrophyCase::default();
        }
        loop {
            let outcomes = self.store.outcomes_after(guild, case.trophies.last(), BATCH).await?;
            if outcomes.is_empty() {
                let people = case.trophies.people().keys();
                let established =
                    people.filter_map(|id| Some((*id, league_state.established_since(*id)?)));
                case.established = established.collect();
                return Ok(Arc::clone(&case.trophies));
            }
            if outcomes.iter().any(|stored| case.trophies.has(stored.tournament)) {
                // An organiser has decided about one of its tables since: everything is counted again.
                *case = TrophyCase::default();
                continue;
            }
            let known = Arc::make_mut(&mut case.trophies);
            for stored in &outcomes {
                let finished = read(stored)?;
                known.enter(stored.number, stored.tournament, &finished, |person, at| {
                    league_state.is_established(person, at)
                });
            }
            tokio::task::yield_now().await;
        }
    }

    /// A page of a server's past tournaments: page number `page`, counted from 0, or the last if there are not so many.
    ///
    /// # Errors
    /// The store does not answer, or an outcome is damaged.
    pub async fn past_tournaments(
        &self,
        guild: GuildId,
        page: usize,
    ) -> Result<PastTournaments, StoreError> {
        self.work_out_all_in(guild).await?;
        let count = usize::try_from(self.store.count_outcomes(guild).await?).unwrap_or_default();
        let pages = count.div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let (skipped, limit) = (count_of(page * PAGE), count_of(PAGE));
        let stored = self.store.newest_outcomes(guild, skipped, limit).await?;
        let shown = stored.iter().map(|stored| Ok((stored.tournament, read(stored)?)));
        Ok(PastTournaments { shown: shown.collect::<Result<_, StoreError>>()?, page, pages })
    }

    /// The tables of a tournament whose matches were played to their end, by their numbers in it.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn tables_of_past(
        &self,
        tournament: TournamentId,
    ) -> Result<Vec<(u32, TableId)>, StoreError> {
        self.store.played_tournament_tables(tournament).await
    }

    /// Works out what has ended before this program could, on every server; never returns. What is asked for meanwhile is
    /// worked out at once.
    pub async fn work_out_outcomes(&self) {
        loop {
            let found =
                self.store.tournaments_to_work_out(FinishedTournament::VERSION, WORKED_OUT_AT_ONCE);
            let worked_out = async {
                let found = found.await?;
                for (tournament, guild) in &found {
                    work_out(&self.store, *guild, *tournament).await?;
                    tokio::task::yield_now().await;
                }
                Ok::<_, StoreError>(found.is_empty())
            };
            match worked_out.await {
                Ok(false) => {}
                Ok(true) => break,
                Err(error) => {
                    tracing::warn!(%error, "outcomes of tournaments are worked out when they are asked for");
                    break;
                }
            }
        }
        std::future::pending().await
    }

    /// Works out what of a server's tournaments is not worked out yet.
    async fn work_out_all_in(&self, guild: GuildId) -> Result<(), StoreError> {
        let version = FinishedTournament::VERSION;
        loop {
            let found =
                self.store.tournaments_to_work_out_in(guild, version, WORKED_OUT_AT_ONCE).await?;
            if found.is_empty() {
                return Ok(());
            }
            for tournament in found {
                work_out(&self.store, guild, tournament).await?;
                tokio::task::yield_now().await;
            }
        }
    }
}

/// Works out the outcome of a tournament from its events, and keeps it. One that cannot be read has none.
async fn work_out(
    store: &Store,
    guild: GuildId,
    tournament: TournamentId,
) -> Result<(), StoreError> {
    let Some(stored) = store.tournament(tournament).await? else { return Ok(()) };
    let seq = stored.events.last().map_or(0, |event| event.seq);
    let finished = match outcome_of(&stored) {
        Ok(finished) => finished,
        Err(error) => {
            SET_ASIDE.add("the outcome of a tournament", tournament.0, &error);
            None
        }
    };
    let body = finished.as_ref().map(serde_json::to_string).transpose();
    let body = body.map_err(|error| StoreError::Damaged(error.to_string()))?;
    let played = finished.as_ref().map(|finished| finished.finished_at).zip(body.as_deref());
    let version = FinishedTournament::VERSION;
    let kept = store.keep_outcome(Outcome { tournament, guild, seq, version, played }).await;
    match kept {
        // Another process has kept it meanwhile, or is about to.
        Err(StoreError::Conflict) => Ok(()),
        kept => kept,
    }
}

fn outcome_of(stored: &StoredTournament) -> Result<Option<FinishedTournament>, String> {
    let event = |row: &crate::store::StoredEvent| {
        Ok::<_, String>((row.at, TournamentEvent::from_json(row.version, &row.body)?))
    };
    let events = stored.events.iter().map(event).collect::<Result<Vec<_>, _>>()?;
    FinishedTournament::of(&events).map_err(|error| error.to_string())
}

fn read(stored: &StoredOutcome) -> Result<FinishedTournament, StoreError> {
    serde_json::from_str(&stored.body).map_err(|error| {
        StoreError::Damaged(format!("outcome of tournament {}: {error}", stored.tournament))
    })
}

fn count_of(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
