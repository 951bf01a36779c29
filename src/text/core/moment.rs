//! Moments, as Discord writes them for whoever reads.

use crate::time::Millis;

/// A moment in seconds of Unix time.
pub fn unix(moment: Millis) -> i64 {
    moment / 1000
}

/// The day of a moment in seconds of Unix time: '21 November 2026'.
pub fn date(unix: i64) -> String {
    format!("<t:{unix}:D>")
}

/// A moment in seconds of Unix time with its day, and its distance: 'Saturday, 28 November 2026 20:00 (in 5 days)'.
pub fn full(unix: i64) -> String {
    format!("<t:{unix}:F> (<t:{unix}:R>)")
}

/// The time of day of a moment in seconds of Unix time: '9:01 PM'.
pub fn short_time(unix: i64) -> String {
    format!("<t:{unix}:t>")
}

/// A moment in seconds of Unix time, with its day: '21 November 2026 21:01'.
pub fn day_and_time(unix: i64) -> String {
    format!("<t:{unix}:f>")
}

/// The distance of a moment in seconds of Unix time: 'in 5 minutes', and '3 minutes ago' once it has passed. It goes where both
/// can be read, after a colon: 'Last move: 3 minutes ago'. In English, a countdown that is gone once it has run out follows a verb:
/// 'Your time runs out in 5 minutes'.
pub fn relative(unix: i64) -> String {
    format!("<t:{unix}:R>")
}

#[cfg(test)]
mod tests {
    use crate::text::Lang;

    /// What stands before a countdown in English.
    const COUNTDOWNS: &[&str] =
        &[" (", " runs out ", " closes ", " ends ", "again ", " more ", "opened "];

    /// The sentences of a file in which such a moment stands anywhere but after a colon or one of these `verbs`.
    fn misplaced<'a>(file: &'a str, verbs: &[&str]) -> Vec<&'a str> {
        let stands_well = |line: &&str| {
            let mut pieces = ["{ $when }", "{ $until }"].into_iter().flat_map(|moment| {
                let count = line.matches(moment).count();
                line.split(moment).take(count)
            });
            pieces.all(|before| {
                before.ends_with(": ") || verbs.iter().any(|verb| before.ends_with(verb))
            })
        };
        file.lines().filter(|line| !line.starts_with('#') && !stands_well(line)).collect()
    }

    #[test]
    fn what_is_to_come_and_what_has_passed_read_well() {
        for lang in Lang::ALL {
            let verbs = if lang == Lang::En { COUNTDOWNS } else { &[] };
            let wrong: Vec<&str> =
                lang.files().iter().flat_map(|file| misplaced(file, verbs)).collect();
            assert!(wrong.is_empty(), "{wrong:?}");
            let moments = lang.files().iter().map(|file| file.matches("{ $when }").count());
            assert!(moments.sum::<usize>() > 4);
        }
    }

    #[test]
    fn a_moment_that_does_not_is_found() {
        let file = "a = Deadline: { $when }.\nb = Your time is up { $when }.\nc = End: { $until }, { $until }";
        assert_eq!(misplaced(file, &[]).len(), 2);
        let countdown = "a = Your time runs out { $when }.";
        assert_eq!(misplaced(countdown, &[]).len(), 1);
        assert!(misplaced(countdown, COUNTDOWNS).is_empty());
    }
}
