//! A calendar month of a player: the days played and the missed days that did not end a streak.

use std::collections::BTreeSet;

use super::streak::forgiven_days;
use super::{DailyKind, Date};

/// A day of a [`CalendarMonth`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalendarDay {
    /// The date.
    pub date: Date,
    /// True if the player played the deal of the day.
    pub has_deal: bool,
    /// True if the player solved the puzzle of the day.
    pub has_puzzle: bool,
    /// True if the player missed the day, but their streak did not end.
    pub is_forgiven: bool,
}

/// The days of a calendar month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarMonth {
    days: Vec<CalendarDay>,
}

impl CalendarMonth {
    /// Creates the month that contains `date_in_month`. `today` is the current date. `games_played` has the days and games that the
    /// player has played.
    pub fn new(
        date_in_month: Date,
        today: Date,
        games_played: &BTreeSet<(Date, DailyKind)>,
    ) -> Self {
        let mut dates: Vec<Date> = games_played.iter().map(|(date, _)| *date).collect();
        dates.dedup();
        dates.reverse();
        let forgiven = forgiven_days(today, &dates);
        let first = date_in_month.first_of_month();
        let days = (first.days_since_epoch()..).map_while(Date::from_days_since_epoch);
        let days = days.take_while(|day| day.year_and_month() == first.year_and_month());
        let days = days.map(|date| CalendarDay {
            date,
            has_deal: games_played.contains(&(date, DailyKind::Deal)),
            has_puzzle: games_played.contains(&(date, DailyKind::Puzzle)),
            is_forgiven: forgiven.contains(&date),
        });
        Self { days: days.collect() }
    }

    /// Returns all days of the month, the first day first.
    pub fn days(&self) -> &[CalendarDay] {
        &self.days
    }

    /// Returns the year and the number of the month, 1 for January.
    pub fn year_and_month(&self) -> (i32, i32) {
        self.days.first().map_or((0, 0), |day| day.date.year_and_month())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_shows_days_played_and_forgiven_days() {
        let date = |text: &str| text.parse::<Date>().unwrap();
        let played: BTreeSet<_> = [
            ("2028-02-01", DailyKind::Deal),
            ("2028-02-01", DailyKind::Puzzle),
            ("2028-02-03", DailyKind::Puzzle),
            ("2028-01-31", DailyKind::Deal),
        ]
        .into_iter()
        .map(|(text, kind)| (date(text), kind))
        .collect();
        let month = CalendarMonth::new(date("2028-02-17"), date("2028-02-04"), &played);
        assert_eq!((month.year_and_month(), month.days().len()), ((2028, 2), 29));
        let marks = |day: usize| {
            let day = month.days()[day - 1];
            (day.has_deal, day.has_puzzle, day.is_forgiven)
        };
        assert_eq!(marks(1), (true, true, false));
        assert_eq!(marks(2), (false, false, true));
        assert_eq!(marks(3), (false, true, false));
        // Today can still be played.
        assert_eq!(marks(4), (false, false, false));
        let december = CalendarMonth::new(date("2999-12-01"), date("2999-12-31"), &played);
        assert_eq!(december.days().len(), 31);
    }
}
