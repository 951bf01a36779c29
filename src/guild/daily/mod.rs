//! The daily deal and the daily puzzle of a person: tries, hints, and the comparison with others.
//!
//! A try belongs to the day on which it began, and can be continued for an hour after the day. Whether a day is closed follows from
//! the clock alone: nothing is written when a day ends, so a clock that was wrong for a while spoils no try.

mod archive;
mod calendar;
mod days;
mod posts;
mod reminders;
#[cfg(test)]
mod tests;
mod worker;

use std::sync::Arc;

use tokio::sync::Notify;

use crate::ids::PersonId;
use crate::store::{NextState, Store, StoreError, StoredTry, TryKey};
use crate::table::SeedSource;
use crate::time::Millis;
use triominos_rules::daily::{DailyKind, DailyTry, Date, Day, streak_length};
use triominos_rules::game::{Action, Event, GameRefusal};

pub use calendar::DailyCalendar;
use days::Days;
pub use days::{
    ComputerPoints, DayProof, may_adopt_daily_secret, stored_day, try_adopt_daily_secret,
};
pub use posts::{DailyPostWorker, DailyPublisher, DailyResults, DailyServerPost, DayResults};
pub use reminders::{
    DailyMessenger, DailyReminderMessage, DailyReminderWorker, ReminderHour, ReminderRefused,
};

const DAY: Millis = 86_400_000;
/// The time in milliseconds after the end of a day for which its tries can be continued.
const GRACE: Millis = 3_600_000;

/// The number of hints that a person can get in one puzzle.
pub const DAILY_HINTS: u32 = 2;

/// The id of a try. A try is one attempt of a person at the deal or at the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TryId {
    pub date: Date,
    pub kind: DailyKind,
    pub person: PersonId,
    /// 0 for the try that counts; 1, 2, 3 and so on for the practice tries.
    pub attempt: u32,
}

impl TryId {
    /// Returns true for a practice try, which does not count.
    pub fn is_practice(self) -> bool {
        self.attempt > 0
    }

    /// Returns the key of the try in the store.
    fn store_key(self) -> TryKey<'static> {
        TryKey {
            day: self.date.days_since_epoch(),
            kind: self.kind.name(),
            person: self.person,
            is_free: self.is_practice(),
        }
    }
}

/// A try with its moves and hints, and the day to which it belongs.
#[derive(Clone, Debug)]
pub struct LoadedTry {
    pub id: TryId,
    pub day: Arc<Day>,
    pub played: DailyTry,
    /// The number of hints that were given.
    pub hints: u32,
    /// True once the person has posted the result in a channel.
    pub is_shared: bool,
    /// True if the day is closed, so that its solution may be shown.
    pub is_closed: bool,
    /// True if the try began after the day had closed. Such a try ends only with its last move.
    pub is_archived: bool,
    pub proof: DayProof,
}

impl LoadedTry {
    /// Returns true if no move can be made any more.
    pub fn is_over(&self) -> bool {
        self.is_closed && !self.is_archived || self.played.is_over()
    }

    /// Returns the number of moves so far.
    pub fn move_count(&self) -> u32 {
        u32::try_from(self.played.move_count()).unwrap_or(u32::MAX)
    }
}

/// The reason why a daily game could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum DailyError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Internal(String),
}

/// The reason why a request about daily games was refused, for example because another click was faster.
#[derive(Debug)]
pub enum DailyRefused {
    /// The person has not begun this try, or their data was deleted, or a newer practice try has replaced it.
    NoSuchTry,
    /// The archive does not have this day. It has the days from the first of these dates to the second; `None` if it is still
    /// empty.
    NotInArchive(Option<(Date, Date)>),
    /// The try has changed since the person saw it, or it does not allow this action now. The value is the try in its present
    /// state.
    MovedOn(Box<LoadedTry>),
    /// The rules refuse the move.
    Rules(GameRefusal, Box<LoadedTry>),
    Error(DailyError),
}

impl<E: Into<DailyError>> From<E> for DailyRefused {
    fn from(error: E) -> Self {
        Self::Error(error.into())
    }
}

/// The use cases of the daily games. There is one value for the whole process; it is cheap to clone.
#[derive(Clone, Debug)]
pub struct DailyGames {
    store: Store,
    days: Arc<Days>,
    /// Notified when a person chooses the hour of their reminders.
    reminder_chosen: Arc<Notify>,
    /// Notified when the daily message in a server's channel is due at once.
    post_due: Arc<Notify>,
}

impl DailyGames {
    /// Creates the use cases. If the store has no secret for the daily games yet, a new one is taken from `seeds`.
    pub fn new(store: Store, seeds: Arc<dyn SeedSource>) -> Self {
        let days = Arc::new(Days::new(store.clone(), seeds));
        Self { store, days, reminder_chosen: Arc::default(), post_due: Arc::default() }
    }

    /// Returns the date (UTC) at this time.
    ///
    /// # Errors
    /// Returns an error if the clock is wrong by centuries.
    pub fn date_at(now: Millis) -> Result<Date, DailyError> {
        let date = i32::try_from(now.div_euclid(DAY)).ok().and_then(Date::from_days_since_epoch);
        date.ok_or_else(|| DailyError::Internal(format!("the clock is wrong: {now}")))
    }

    /// Returns the time at which a day closes: its tries end, and its solution may be shown.
    pub fn closing_time(date: Date) -> Millis {
        (Millis::from(date.days_since_epoch()) + 1) * DAY + GRACE
    }

    /// Returns the person's counted try of today, which begins if necessary. In the hour after midnight (UTC), an unfinished
    /// counted try of yesterday is returned instead. If the person has deleted their counted try of today, returns a practice try,
    /// which does not count.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn open_todays_try(
        &self,
        kind: DailyKind,
        person: PersonId,
        now: Millis,
    ) -> Result<LoadedTry, DailyRefused> {
        let id = TryId { date: Self::date_at(now)?, kind, person, attempt: 0 };
        // In the hour after a day, an unfinished try of that day comes first.
        if let Some(date) = Date::from_days_since_epoch(id.date.days_since_epoch() - 1)
            && now < Self::closing_time(date)
            && let Some(stored) = self.store.daily_try(TryId { date, ..id }.store_key()).await?
            && stored.finished_at.is_none()
            && stored.moves > 0
        {
            return self.load_try(TryId { date, ..id }, now).await;
        }
        self.days.publish_seed_hash(id.date, now).await?;
        if self.store.is_daily_try_deleted(id.store_key()).await? {
            return self.open_practice_try(id, now).await;
        }
        self.store.begin_daily_try(id.store_key(), 0, now).await?;
        if kind == DailyKind::Deal {
            self.compute_computer_points_in_background(id.date);
        }
        self.load_try(id, now).await
    }

    /// Lets computers of all levels play the deal of a day in the background, so that their points are known when a person finishes
    /// it.
    fn compute_computer_points_in_background(&self, date: Date) {
        let days = Arc::clone(&self.days);
        tokio::spawn(async move {
            if let Err(error) = days.computer_points(date).await {
                tracing::warn!(%error, "the computers cannot play the daily deal");
            }
        });
    }

    /// Returns a try that has begun, with its moves and hints.
    ///
    /// # Errors
    /// Returns [`DailyRefused::NoSuchTry`] if there is no such try.
    pub async fn load_try(&self, id: TryId, now: Millis) -> Result<LoadedTry, DailyRefused> {
        // The row is read first, so that no day is computed for a custom id that nobody was given.
        let stored = self.store.daily_try(id.store_key()).await?;
        let stored = stored.filter(|stored| u32::try_from(stored.attempt) == Ok(id.attempt));
        let Some(stored) = stored else { return Err(DailyRefused::NoSuchTry) };
        let day = self.days.computed_day(id.date).await?;
        let is_closed = now >= Self::closing_time(id.date);
        let proof = self.days.fairness_proof(id.date, is_closed).await?;
        Ok(rebuild_try(id, (day, proof), &stored, is_closed)?)
    }

    /// Returns true if the person has begun a try at the deal or puzzle of `id`; false if not, or if the store does not answer.
    pub async fn has_begun_try(&self, id: TryId) -> bool {
        matches!(self.store.daily_try(id.store_key()).await, Ok(Some(_)))
    }

    /// Makes a move in a try. Returns the try after the move, and the events of the move. The move is refused if the try does not
    /// have `expected_move_count` moves before it.
    ///
    /// # Errors
    /// Returns the reason if the request was refused.
    pub async fn make_move(
        &self,
        id: TryId,
        expected_move_count: u32,
        action: Action,
        now: Millis,
    ) -> Result<(LoadedTry, Vec<Event>), DailyRefused> {
        let mut loaded = self.load_try(id, now).await?;
        if loaded.move_count() != expected_move_count || loaded.is_over() {
            return Err(DailyRefused::MovedOn(Box::new(loaded)));
        }
        let events = match loaded.played.act(action) {
            Ok(events) => events,
            Err(refusal) => return Err(DailyRefused::Rules(refusal, Box::new(loaded))),
        };
        let state = loaded.played.moves_text();
        let next = NextState {
            moves: to_stored_number(loaded.move_count()),
            state: &state,
            points: loaded.played.points(),
            finished_at: loaded.played.is_over().then_some(now),
        };
        let at = (to_stored_number(id.attempt), to_stored_number(expected_move_count));
        if self.store.continue_daily_try(id.store_key(), at, next).await? {
            if loaded.played.is_over() && !id.is_practice() {
                self.make_posts_showing_person_due(id.person).await;
            }
            return Ok((loaded, events));
        }
        // Another click was faster.
        Err(DailyRefused::MovedOn(Box::new(self.load_try(id, now).await?)))
    }

    /// Gives the next hint in a puzzle. The hint is refused if the try has moves, or does not have `expected_hint_count` hints
    /// before it.
    ///
    /// # Errors
    /// Returns the reason if the request was refused.
    pub async fn give_hint(
        &self,
        id: TryId,
        expected_hint_count: u32,
        now: Millis,
    ) -> Result<LoadedTry, DailyRefused> {
        let loaded = self.load_try(id, now).await?;
        let may_give = id.kind == DailyKind::Puzzle
            && !loaded.is_over()
            && loaded.move_count() == 0
            && loaded.hints == expected_hint_count
            && expected_hint_count < DAILY_HINTS;
        let at = (to_stored_number(id.attempt), to_stored_number(expected_hint_count));
        if may_give && self.store.increment_daily_hints(id.store_key(), at).await? {
            return Ok(LoadedTry { hints: expected_hint_count + 1, ..loaded });
        }
        Err(DailyRefused::MovedOn(Box::new(self.load_try(id, now).await?)))
    }

    /// Stores that the result of a try is posted in a channel (`is_shared` is true), or that posting it failed (false). Returns
    /// false if the same was stored before.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_result_shared(
        &self,
        id: TryId,
        is_shared: bool,
    ) -> Result<bool, DailyRefused> {
        Ok(self.store.set_daily_result_shared(id.store_key(), is_shared).await?)
    }

    /// Returns the number of other people who have finished a counted try at the same deal or puzzle, and then how many of these
    /// people have fewer points than `loaded`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn count_other_players_and_outscored_players(
        &self,
        loaded: &LoadedTry,
    ) -> Result<(u32, u32), DailyRefused> {
        let (day, kind, points) =
            (loaded.id.date.days_since_epoch(), loaded.id.kind.name(), loaded.played.points());
        let counted =
            self.store.count_tries_below_and_total((day, kind), points, loaded.is_closed).await?;
        let [fewer, all] = [counted.0, counted.1].map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        // A try without a move is not counted.
        let is_counted = loaded.played.is_over() || loaded.is_closed && loaded.move_count() > 0;
        Ok((all.saturating_sub(u32::from(is_counted)), fewer))
    }

    /// Returns the points of a computer of each level in the deal of a day.
    ///
    /// # Errors
    /// Returns an error if the day cannot be computed.
    pub async fn computer_points(&self, date: Date) -> Result<ComputerPoints, DailyRefused> {
        Ok(self.days.computer_points(date).await?)
    }

    /// Returns the number of days that a person has played in a row until this date.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn streak(&self, person: PersonId, until: Date) -> Result<u32, DailyRefused> {
        let days = self.store.daily_days_played_by(person).await?;
        let dates: Vec<Date> = days.into_iter().filter_map(Date::from_days_since_epoch).collect();
        Ok(streak_length(until, &dates))
    }
}

/// Rebuilds a try from its row in the store.
fn rebuild_try(
    id: TryId,
    (day, proof): (Arc<Day>, DayProof),
    stored: &StoredTry,
    is_closed: bool,
) -> Result<LoadedTry, StoreError> {
    let played = DailyTry::from_moves(&day, id.kind, &stored.state)
        .ok_or_else(|| StoreError::Damaged(format!("a daily try of day {}", id.date)))?;
    Ok(LoadedTry {
        id,
        day,
        played,
        hints: u32::try_from(stored.hints).unwrap_or_default(),
        is_shared: stored.is_shared,
        is_closed,
        is_archived: id.is_practice() && stored.started_at >= DailyGames::closing_time(id.date),
        proof,
    })
}

/// Converts a small number to the integer type of the store.
fn to_stored_number(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
