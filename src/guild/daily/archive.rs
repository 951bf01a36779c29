//! Practice tries, which do not count: a repetition of a game of today, a game of a day that has closed, or a game of today after
//! the person's data was deleted.

use super::{DailyGames, DailyRefused, LoadedTry, TryId};
use crate::ids::PersonId;
use crate::time::Millis;
use triominos_rules::daily::{DailyKind, Date};

impl DailyGames {
    /// Returns the person's practice try (a try that does not count) at the deal or puzzle of `id`. Begins a new one unless the
    /// last one is unfinished.
    ///
    /// # Errors
    /// While the day is open, returns an error if there is no try that counts, or if that try is not over.
    pub async fn continue_or_begin_practice_try(
        &self,
        id: TryId,
        now: Millis,
    ) -> Result<LoadedTry, DailyRefused> {
        if now >= Self::closing_time(id.date) {
            return self.open_archived_try(id.kind, id.person, id.date, now).await;
        }
        let counted = TryId { attempt: 0, ..id };
        match self.load_try(counted, now).await {
            Ok(loaded) if !loaded.is_over() => {
                return Err(DailyRefused::MovedOn(Box::new(loaded)));
            }
            Ok(_) => {}
            Err(DailyRefused::NoSuchTry) if self.is_try_deleted(counted).await? => {}
            Err(refused) => return Err(refused),
        }
        self.open_practice_try(id, now).await
    }

    /// Returns true if the person had begun the try `id`, which counts, and has deleted their data since.
    async fn is_try_deleted(&self, id: TryId) -> Result<bool, DailyRefused> {
        Ok(self.store.is_daily_try_deleted(id.store_key()).await?)
    }

    /// Returns the person's practice try at the deal or puzzle of a day that has closed. Begins a new one unless the last one is
    /// unfinished.
    ///
    /// # Errors
    /// Returns [`DailyRefused::NotInArchive`] if the day has not closed, or is before the first day of the installation.
    pub async fn open_archived_try(
        &self,
        kind: DailyKind,
        person: PersonId,
        date: Date,
        now: Millis,
    ) -> Result<LoadedTry, DailyRefused> {
        let archive = self.archived_date_range(now).await?;
        if !archive.is_some_and(|(first, last)| (first..=last).contains(&date)) {
            return Err(DailyRefused::NotInArchive(archive));
        }
        self.open_practice_try(TryId { date, kind, person, attempt: 0 }, now).await
    }

    /// Returns the first and the last day of the archive; `None` if it is empty. The archive has every closed day since the first
    /// day of the installation.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn archived_date_range(
        &self,
        now: Millis,
    ) -> Result<Option<(Date, Date)>, DailyRefused> {
        let first =
            self.store.first_published_or_played_day().await?.and_then(Date::from_days_since_epoch);
        let open = Self::first_open_date(now)?;
        let last = Date::from_days_since_epoch(open.days_since_epoch() - 1);
        Ok(first.zip(last).filter(|(first, last)| first <= last))
    }

    /// Returns the person's practice try at the deal or puzzle of `id`. Begins a new one unless the last one can be continued.
    pub(super) async fn open_practice_try(
        &self,
        id: TryId,
        now: Millis,
    ) -> Result<LoadedTry, DailyRefused> {
        let free = TryId { attempt: 1, ..id };
        let close = Self::closing_time(id.date);
        let attempt = match self.store.daily_try(free.store_key()).await? {
            None => 1,
            // A try that began before the day closed has ended with the day.
            Some(last)
                if last.finished_at.is_none() && (now < close || last.started_at >= close) =>
            {
                last.attempt
            }
            Some(last) => last.attempt + 1,
        };
        self.store.begin_daily_try(free.store_key(), attempt, now).await?;
        if id.kind == DailyKind::Deal {
            self.compute_computer_points_in_background(id.date);
        }
        // If two clicks have begun it, both show the same try.
        let attempt = u32::try_from(attempt).unwrap_or(1);
        self.load_try(TryId { attempt, ..id }, now).await
    }
}
