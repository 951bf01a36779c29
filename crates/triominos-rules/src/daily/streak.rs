//! The number of days that a player has played in a row.

use std::collections::{BTreeMap, BTreeSet};

use super::Date;

/// The number of days of a calendar month that may be missed without the end of a streak.
const FORGIVEN: u32 = 2;

/// A number of days played in a row.
#[derive(Debug, Default)]
struct Streak {
    /// The number of days played.
    length: u32,
    /// The missed days between the days played. They are forgiven: they do not end the streak.
    forgiven: Vec<Date>,
    /// The last day played before the streak. Too many missed days separate it from the streak. `None` if there is no such day.
    before: Option<Date>,
}

/// Returns the streak that lasts until `today`. `played_latest_first` has the days played.
fn streak_until(today: Date, played_latest_first: &[Date]) -> Streak {
    let mut missed: BTreeMap<(i32, i32), u32> = BTreeMap::new();
    let mut streak = Streak::default();
    let mut expected = today.days_since_epoch();
    for date in played_latest_first.iter().filter(|date| **date <= today) {
        let mut gap = Vec::new();
        for day in date.days_since_epoch() + 1..=expected {
            // Today may still be played.
            let Some(day) = Date::from_days_since_epoch(day).filter(|day| *day != today) else {
                continue;
            };
            let count = missed.entry(day.year_and_month()).or_default();
            *count += 1;
            if *count > FORGIVEN {
                streak.before = Some(*date);
                return streak;
            }
            gap.push(day);
        }
        streak.forgiven.extend(gap);
        if date.days_since_epoch() <= expected {
            streak.length += 1;
            expected = date.days_since_epoch() - 1;
        }
    }
    streak
}

/// Returns the length of the streak that lasts until `today`: the number of days played, without the forgiven days.
/// `played_latest_first` has the days played. A day that has not ended does not break a streak.
pub fn streak_length(today: Date, played_latest_first: &[Date]) -> u32 {
    streak_until(today, played_latest_first).length
}

/// Returns the forgiven days of all streaks until `today`: the missed days that did not end a streak. `played_latest_first` has the
/// days played.
pub(super) fn forgiven_days(today: Date, played_latest_first: &[Date]) -> BTreeSet<Date> {
    let mut forgiven = BTreeSet::new();
    let mut end = Some(today);
    while let Some(until) = end {
        let streak = streak_until(until, played_latest_first);
        forgiven.extend(streak.forgiven);
        // Each earlier streak ends with a day played.
        end = streak.before.filter(|before| *before < until);
    }
    forgiven
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the length of the streak on the day `today`, if the player played on the days in `played`.
    fn streak_length_on(today: &str, played: &[&str]) -> u32 {
        let dates: Vec<Date> = played.iter().map(|date| date.parse().unwrap()).collect();
        streak_length(today.parse().unwrap(), &dates)
    }

    #[test]
    fn two_missed_days_of_a_month_are_forgiven() {
        assert_eq!(streak_length_on("2026-11-27", &[]), 0);
        assert_eq!(streak_length_on("2026-11-27", &["2026-11-27"]), 1);
        // Today has not been played yet.
        assert_eq!(streak_length_on("2026-11-28", &["2026-11-27", "2026-11-26"]), 2);
        let gaps = ["2026-11-27", "2026-11-25", "2026-11-23", "2026-11-22"];
        assert_eq!(streak_length_on("2026-11-27", &gaps), 4);
        let three = ["2026-11-27", "2026-11-25", "2026-11-22", "2026-11-21"];
        assert_eq!(streak_length_on("2026-11-27", &three), 2);
        // Each month has its own two days.
        let across = ["2026-12-03", "2026-11-28", "2026-11-27"];
        assert_eq!(streak_length_on("2026-12-03", &across), 3);
        assert_eq!(streak_length_on("2026-12-04", &["2026-11-30"]), 0);
    }

    #[test]
    fn the_forgiven_days_of_earlier_streaks_stay_forgiven() {
        let dates = |texts: &[&str]| -> Vec<Date> {
            texts.iter().map(|text| text.parse().unwrap()).collect()
        };
        let played = dates(&["2026-11-27", "2026-11-25", "2026-11-20", "2026-11-18"]);
        let forgiven: Vec<Date> = forgiven_days(played[0], &played).into_iter().collect();
        // The days from 21 to 24 November ended the earlier streak.
        assert_eq!(forgiven, dates(&["2026-11-19", "2026-11-26"]));
    }

    #[test]
    fn repeated_and_later_days_do_not_count() {
        assert_eq!(streak_length_on("2026-11-27", &["2026-11-28", "2026-11-27", "2026-11-27"]), 1);
    }
}
