//! The number of days that a player has played in a row.

use std::collections::BTreeMap;

use super::Date;

/// The number of days of a calendar month that may be missed without the end of a streak.
const FORGIVEN: u32 = 2;

/// Returns the length of the streak that lasts until `today`: the number of days played, without the days that are forgiven. `played`
/// has the days played, the latest first. A day that has not ended does not break a streak.
pub fn streak(today: Date, played: &[Date]) -> u32 {
    let mut missed: BTreeMap<(i32, i32), u32> = BTreeMap::new();
    let mut length = 0;
    let mut expected = today.days();
    for date in played.iter().filter(|date| **date <= today) {
        for day in date.days() + 1..=expected {
            // Today may still be played.
            let Some(gap) = Date::from_days(day).filter(|gap| *gap != today) else { continue };
            let count = missed.entry(gap.month()).or_default();
            *count += 1;
            if *count > FORGIVEN {
                return length;
            }
        }
        if date.days() <= expected {
            length += 1;
            expected = date.days() - 1;
        }
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the streak on a day, for these days played.
    fn streak_on(today: &str, played: &[&str]) -> u32 {
        let dates: Vec<Date> = played.iter().map(|date| date.parse().unwrap()).collect();
        streak(today.parse().unwrap(), &dates)
    }

    #[test]
    fn two_missed_days_of_a_month_are_forgiven() {
        assert_eq!(streak_on("2026-11-27", &[]), 0);
        assert_eq!(streak_on("2026-11-27", &["2026-11-27"]), 1);
        // Today has not been played yet.
        assert_eq!(streak_on("2026-11-28", &["2026-11-27", "2026-11-26"]), 2);
        let gaps = ["2026-11-27", "2026-11-25", "2026-11-23", "2026-11-22"];
        assert_eq!(streak_on("2026-11-27", &gaps), 4);
        let three = ["2026-11-27", "2026-11-25", "2026-11-22", "2026-11-21"];
        assert_eq!(streak_on("2026-11-27", &three), 2);
        // Each month has its own two days.
        let across = ["2026-12-03", "2026-11-28", "2026-11-27"];
        assert_eq!(streak_on("2026-12-03", &across), 3);
        assert_eq!(streak_on("2026-12-04", &["2026-11-30"]), 0);
    }

    #[test]
    fn repeated_and_later_days_do_not_count() {
        assert_eq!(streak_on("2026-11-27", &["2026-11-28", "2026-11-27", "2026-11-27"]), 1);
    }
}
