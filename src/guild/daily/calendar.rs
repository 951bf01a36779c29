//! The calendar of a person: a month with the days played.

use super::{DailyGames, DailyRefused};
use crate::ids::PersonId;
use crate::time::Millis;
use triominos_rules::daily::{CalendarMonth, DailyKind, Date, streak_length};

/// A month with the days on which a person played the daily games.
#[derive(Clone, Debug)]
pub struct DailyCalendar {
    pub month: CalendarMonth,
    /// The number of days in a row, until today, on which the person has played.
    pub streak: u32,
    /// The first and the last day of this month that are in the archive; `None` if none is.
    pub archive: Option<(Date, Date)>,
    /// A day of the previous month; `None` if the installation has no days in it.
    pub earlier: Option<Date>,
    /// A day of the next month; `None` if that month has not begun.
    pub later: Option<Date>,
}

impl DailyGames {
    /// Returns the daily games that a person played in the month of `date_in_month`; `None` stands for the current month. A month
    /// that has not begun is replaced by the current month. A month before the installation's first day is replaced by the month of
    /// that day.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn calendar(
        &self,
        person: PersonId,
        date_in_month: Option<Date>,
        now: Millis,
    ) -> Result<DailyCalendar, DailyRefused> {
        let today = Self::date_at(now)?;
        let first_day =
            self.store.first_published_or_played_day().await?.and_then(Date::from_days_since_epoch);
        let first_day = first_day.filter(|first| *first <= today).unwrap_or(today);
        let date_in_month = date_in_month.unwrap_or(today).clamp(first_day.first_of_month(), today);
        let played =
            self.store.days_and_kinds_played_between(person, (0, today.days_since_epoch())).await?;
        let played = played
            .into_iter()
            .filter_map(|(day, kind)| {
                Date::from_days_since_epoch(day).zip(DailyKind::from_name(&kind))
            })
            .collect();
        let month = CalendarMonth::new(date_in_month, today, &played);
        let mut dates: Vec<Date> = played.into_iter().map(|(date, _)| date).collect();
        dates.reverse();
        let ends = month.days().first().zip(month.days().last());
        let (first, last) = ends.map_or((today, today), |(first, last)| (first.date, last.date));
        let archive = self.archived_date_range(now).await?.and_then(|(oldest, newest)| {
            let (from, to) = (first.max(oldest), last.min(newest));
            (from <= to).then_some((from, to))
        });
        Ok(DailyCalendar {
            streak: streak_length(today, &dates),
            month,
            archive,
            earlier: Date::from_days_since_epoch(first.days_since_epoch() - 1)
                .filter(|day| *day >= first_day),
            later: Date::from_days_since_epoch(last.days_since_epoch() + 1)
                .filter(|day| *day <= today),
        })
    }
}
