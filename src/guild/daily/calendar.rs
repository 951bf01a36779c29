//! The calendar of a person: a month with the days played.

use super::{DailyGames, DailyRefused};
use crate::ids::PersonId;
use crate::time::Millis;
use triominos_rules::daily::{CalendarMonth, DailyKind, Date, streak_length};

/// A month of a person's daily games.
#[derive(Clone, Debug)]
pub struct DailyCalendar {
    pub month: CalendarMonth,
    /// The number of days played in a row until today.
    pub streak: u32,
    /// The first and the last day of the month that the archive has; `None` if it has none.
    pub archive: Option<(Date, Date)>,
    /// A day of the month before, if the installation has days in it.
    pub earlier: Option<Date>,
    /// A day of the month after, if it has begun.
    pub later: Option<Date>,
}

impl DailyGames {
    /// Returns the month of a person that contains `date`; `None` stands for today. A month that has not begun is replaced by the
    /// current one, and a month before the first day of the installation by that of the first day.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn calendar(
        &self,
        person: PersonId,
        date: Option<Date>,
        now: Millis,
    ) -> Result<DailyCalendar, DailyRefused> {
        let today = Self::date_at(now)?;
        let first_day = self.store.first_daily_day().await?.and_then(Date::from_days_since_epoch);
        let first_day = first_day.filter(|first| *first <= today).unwrap_or(today);
        let date = date.unwrap_or(today).clamp(first_day.first_of_month(), today);
        let played = self.store.daily_games_between(person, (0, today.days_since_epoch())).await?;
        let played = played
            .into_iter()
            .filter_map(|(day, kind)| {
                Date::from_days_since_epoch(day).zip(DailyKind::from_name(&kind))
            })
            .collect();
        let month = CalendarMonth::new(date, today, &played);
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
