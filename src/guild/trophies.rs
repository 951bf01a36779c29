//! The trophies (titles, podiums and points from tournaments) of each server. They are counted from the outcomes of finished
//! tournaments, and cached. The outcomes are computed from the tournaments' events and stored, even for tournaments that ended
//! before the program had outcomes.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Guilds;
use super::caches::{
    PendingSnapshot, TrophyCase, number_and_content_of_newest_valid_snapshot, run_blocking,
    season_end_of_tournament, tournament_snapshot_kind,
};
use crate::ids::{GuildId, PersonId, TableId, TournamentId};
use crate::league::snapshot::pack;
use crate::league::tournament::{TournamentEvent, Unreadable};
use crate::league::{FinishedTournament, LeagueState, PastTournaments, SeasonLength, Trophies};
use crate::store::{NewOutcome, SnapshotKind, Store, StoreError, StoredOutcome, StoredTournament};
use crate::time::Millis;
use crate::worker::SET_ASIDE_ITEMS;

/// The maximum number of stored outcomes that are counted before other tasks can run.
const BATCH: u32 = 500;
/// The maximum number of missing outcomes that one query returns, to be computed.
const COMPUTED_AT_ONCE: u32 = 20;
/// The number of past tournaments on a page.
const PAGE: usize = 8;

impl Guilds {
    /// Returns the trophies of a server, counted from all its finished tournaments. `league_state` is the server's current league
    /// state, and `league_discard_count` is the value of [`Store::count_league_discards`] that belongs to it.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or an outcome is damaged.
    pub(super) async fn trophies_of_server(
        &self,
        guild: GuildId,
        league_state: &Arc<LeagueState>,
        league_discard_count: i64,
    ) -> Result<Arc<Trophies>, StoreError> {
        let season = self.league_rules(guild).await?.season;
        let slot = self.trophy_cases.cache_entry(guild);
        let mut slot = slot.lock().await;
        self.compute_missing_outcomes_on(guild).await?;
        let snapshots = tournament_snapshot_kind(guild);
        // Trophies that were counted before a discard may contain a name that must no longer be shown, because the person's data
        // was deleted.
        let known = slot.take().filter(|case| case.discards == league_discard_count);
        let mut case = match known {
            Some(case) => case,
            None => TrophyCase {
                discards: league_discard_count,
                ..restore_trophies(&self.store, snapshots).await?
            },
        };
        if case.season != season || !case.is_up_to_date_with(league_state).await {
            case = TrophyCase { discards: league_discard_count, season, ..TrophyCase::default() };
        }
        while !self
            .add_batch_of_outcomes_or_report_up_to_date(guild, &mut case, league_state)
            .await?
        {}
        let last = case.trophies.last_outcome_number();
        if last - case.kept >= self.snapshots.outcomes {
            let (trophies, established) =
                (Arc::clone(&case.trophies), Arc::clone(&case.established));
            let kept = PendingSnapshot {
                of: snapshots,
                number: last,
                discards: league_discard_count,
                newest_at: trophies.newest_tournament_end().unwrap_or(0),
                pack: Box::new(move || pack(&(&*trophies, &*established, season))),
            };
            if self.snapshots.try_write_in_background(&self.store, kept) {
                case.kept = last;
            }
        }
        let trophies = Arc::clone(&case.trophies);
        *slot = Some(case);
        Ok(trophies)
    }

    /// Adds the trophies of the next [`BATCH`] outcomes to `case`. Empties `case`, to start again, if an outcome in it has changed.
    /// Returns `true` if `case` already contained all outcomes.
    async fn add_batch_of_outcomes_or_report_up_to_date(
        &self,
        guild: GuildId,
        case: &mut TrophyCase,
        league_state: &Arc<LeagueState>,
    ) -> Result<bool, StoreError> {
        let (last, tournament) =
            (case.trophies.last_outcome_number(), case.trophies.last_added_tournament());
        // The last counted outcome is read again, to check that the new outcomes follow it.
        let outcomes = self.store.outcomes_after(guild, (last - 1).max(0), BATCH).await?;
        let follows = last == 0
            || outcomes
                .first()
                .is_some_and(|first| (first.number, Some(first.tournament)) == (last, tournament));
        let news = outcomes.into_iter().filter(|stored| stored.number > last);
        let news: Vec<StoredOutcome> = news.collect();
        if !follows || news.iter().any(|stored| case.trophies.contains(stored.tournament)) {
            // An outcome has been replaced after an organiser's later decision about a table, so everything is counted again.
            let TrophyCase { looked_at, discards, season, .. } = *case;
            *case = TrophyCase { looked_at, discards, season, ..TrophyCase::default() };
            return Ok(false);
        }
        if news.is_empty() {
            return Ok(true);
        }
        let (mut trophies, state) = (std::mem::take(&mut case.trophies), Arc::clone(league_state));
        let season = case.season;
        let counted = run_blocking(move || {
            let known = Arc::make_mut(&mut trophies);
            for stored in &news {
                known.add_outcome(
                    stored.number,
                    stored.tournament,
                    &parse_outcome(stored)?,
                    |person, at| state.is_established(person, season_end_of_tournament(season, at)),
                );
            }
            let people = trophies.people().keys();
            let since = people.filter_map(|id| Some((*id, state.established_since(*id)?)));
            let established = Arc::new(since.collect());
            Ok::<_, StoreError>((trophies, established))
        });
        (case.trophies, case.established) = counted.await?;
        Ok(false)
    }

    /// Returns a page of a server's past tournaments. `page` is counted from 0; if it is beyond the end, the last page is returned.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or an outcome is damaged.
    pub async fn past_tournaments_page(
        &self,
        guild: GuildId,
        page: usize,
    ) -> Result<PastTournaments, StoreError> {
        self.compute_missing_outcomes_on(guild).await?;
        let count = usize::try_from(self.store.count_outcomes(guild).await?).unwrap_or_default();
        let pages = count.div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let (skipped, limit) = (to_u32(page * PAGE), to_u32(PAGE));
        let stored = self.store.newest_outcomes(guild, skipped, limit).await?;
        let shown = stored.iter().map(|stored| Ok((stored.tournament, parse_outcome(stored)?)));
        Ok(PastTournaments { shown: shown.collect::<Result<_, StoreError>>()?, page, pages })
    }

    /// Returns the tables of a tournament whose matches were played to their end: for each, its number in the tournament and its
    /// id.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn numbers_and_ids_of_finished_tables(
        &self,
        tournament: TournamentId,
    ) -> Result<Vec<(u32, TableId)>, StoreError> {
        self.store.numbers_and_ids_of_played_tables(tournament).await
    }

    /// Computes the missing outcomes of all servers' tournaments, and then waits forever, because it runs beside workers that never
    /// end. A request does not wait for it, but computes the outcomes that it needs itself.
    pub async fn compute_missing_outcomes_then_wait_forever(&self) {
        loop {
            let found = self
                .store
                .tournaments_without_outcome(FinishedTournament::VERSION, COMPUTED_AT_ONCE);
            let worked_out = async {
                let found = found.await?;
                for (tournament, guild) in &found {
                    compute_and_store_outcome(&self.store, *guild, *tournament).await?;
                    tokio::task::yield_now().await;
                }
                Ok::<_, StoreError>(found.is_empty())
            };
            match worked_out.await {
                Ok(false) => {}
                Ok(true) => break,
                Err(error) => {
                    tracing::warn!(%error, "cannot compute missing outcomes of tournaments, which are computed on request");
                    break;
                }
            }
        }
        std::future::pending().await
    }

    /// Computes the missing outcomes of a server's tournaments.
    async fn compute_missing_outcomes_on(&self, guild: GuildId) -> Result<(), StoreError> {
        let version = FinishedTournament::VERSION;
        loop {
            let found =
                self.store.tournaments_without_outcome_on(guild, version, COMPUTED_AT_ONCE).await?;
            if found.is_empty() {
                return Ok(());
            }
            for tournament in found {
                compute_and_store_outcome(&self.store, guild, tournament).await?;
                tokio::task::yield_now().await;
            }
        }
    }
}

/// Restores the trophies from the newest snapshot of a server; without a snapshot, returns no trophies.
async fn restore_trophies(store: &Store, kind: SnapshotKind) -> Result<TrophyCase, StoreError> {
    /// The content of a snapshot: the trophies, the time at which each established person became so (in milliseconds
    /// since 1970), and the length of a season.
    type Kept = (Trophies, BTreeMap<PersonId, Millis>, Option<SeasonLength>);
    let is_right = |number, (trophies, ..): &Kept| trophies.last_outcome_number() == number;
    let found =
        number_and_content_of_newest_valid_snapshot(store, kind, i64::MAX, is_right).await?;
    let case = |(kept, (trophies, established, season)): (i64, Kept)| TrophyCase {
        trophies: Arc::new(trophies),
        established: Arc::new(established),
        kept,
        season,
        ..TrophyCase::default()
    };
    Ok(found.map(case).unwrap_or_default())
}

/// Computes the outcome of a tournament from its events, and stores it. A tournament that cannot be read gets no outcome.
async fn compute_and_store_outcome(
    store: &Store,
    guild: GuildId,
    tournament: TournamentId,
) -> Result<(), StoreError> {
    let Some(stored) = store.tournament(tournament).await? else { return Ok(()) };
    let seq = stored.events.last().map_or(0, |event| event.seq);
    let finished = match run_blocking(move || outcome_from_events(&stored)).await {
        Ok(finished) => finished,
        Err(Unreadable::Newer(why)) => return Err(StoreError::Newer(why)),
        Err(Unreadable::Damaged(error)) => {
            SET_ASIDE_ITEMS.log_and_count("the outcome of a tournament", tournament.0, &error);
            None
        }
    };
    let body = finished.as_ref().map(serde_json::to_string).transpose();
    let body = body.map_err(|error| StoreError::Damaged(error.to_string()))?;
    let played = finished.as_ref().map(|finished| finished.finished_at).zip(body.as_deref());
    let version = FinishedTournament::VERSION;
    let kept = store.store_outcome(NewOutcome { tournament, guild, seq, version, played }).await;
    match kept {
        // Another process has stored the outcome in the meantime, or is about to store it.
        Err(StoreError::Conflict) => Ok(()),
        kept => kept,
    }
}

/// Computes the outcome of a tournament from its stored events; `None` if it was not played to its
/// end.
fn outcome_from_events(
    stored: &StoredTournament,
) -> Result<Option<FinishedTournament>, Unreadable> {
    let event = |row: &crate::store::StoredEvent| {
        Ok::<_, Unreadable>((row.at, TournamentEvent::from_json(row.version, &row.body)?))
    };
    let events = stored.events.iter().map(event).collect::<Result<Vec<_>, _>>()?;
    FinishedTournament::from_events(&events).map_err(|error| Unreadable::Damaged(error.to_string()))
}

/// Parses a stored outcome. Returns an error if it cannot be read.
fn parse_outcome(stored: &StoredOutcome) -> Result<FinishedTournament, StoreError> {
    serde_json::from_str(&stored.body).map_err(|error| {
        StoreError::Damaged(format!("outcome of tournament {}: {error}", stored.tournament))
    })
}

/// Converts a count to `u32`. A greater count becomes the maximum of `u32`.
fn to_u32(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
