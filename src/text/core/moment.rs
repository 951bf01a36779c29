//! Moments as Discord timestamps, which each reader sees in their own time zone and language.

use crate::time::Millis;

/// Converts a moment to seconds of Unix time.
pub fn to_unix(moment: Millis) -> i64 {
    moment / 1000
}

/// Returns the day of a moment in seconds of Unix time: '21 November 2026'.
pub fn date_mark(unix: i64) -> String {
    format!("<t:{unix}:D>")
}

/// Says that a moment in seconds of Unix time with its day and its distance from now: 'Saturday, 28 November 2026 20:00 (in 5
/// days)'.
pub fn full_mark(unix: i64) -> String {
    format!("<t:{unix}:F> (<t:{unix}:R>)")
}

/// Returns the time of day of a moment in seconds of Unix time: '9:01 PM'.
pub fn short_time_mark(unix: i64) -> String {
    format!("<t:{unix}:t>")
}

/// Returns a moment in seconds of Unix time, with its day: '21 November 2026 21:01'.
pub fn day_and_time(unix: i64) -> String {
    format!("<t:{unix}:f>")
}

/// Returns the distance of a moment in seconds of Unix time from now: 'in 5 minutes', and '3 minutes ago' once it has passed.
/// Sentences have it after a colon, where both read well: 'Last move: 3 minutes ago'. In English, a countdown that is gone once it has run out follows a verb:
/// 'Your time runs out in 5 minutes'.
pub fn relative_mark(unix: i64) -> String {
    format!("<t:{unix}:R>")
}

#[cfg(test)]
mod tests {
    use crate::text::Lang;

    /// The texts before a countdown in English.
    const COUNTDOWNS: &[&str] =
        &[" (", " opened ", " runs out ", " closes ", " ends ", "again ", " more "];

    /// Returns the sentences of a file in which a relative moment follows neither a colon nor one of these `verbs`.
    fn misplaced_moments<'a>(file: &'a str, verbs: &[&str]) -> Vec<&'a str> {
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
    fn relative_moments_follow_a_colon() {
        for lang in Lang::ALL {
            let verbs = if lang == Lang::En { COUNTDOWNS } else { &[] };
            let wrong: Vec<&str> =
                lang.files().iter().flat_map(|file| misplaced_moments(file, verbs)).collect();
            assert!(wrong.is_empty(), "{wrong:?}");
            let moments = lang.files().iter().map(|file| file.matches("{ $when }").count());
            assert!(moments.sum::<usize>() > 4);
        }
    }

    #[test]
    fn misplaced_relative_moments_are_found() {
        let file = "a = Deadline: { $when }.\nb = Your time is up { $when }.\nc = End: { $until }, { $until }";
        assert_eq!(misplaced_moments(file, &[]).len(), 2);
        let countdown = "a = Your time runs out { $when }.";
        assert_eq!(misplaced_moments(countdown, &[]).len(), 1);
        assert!(misplaced_moments(countdown, COUNTDOWNS).is_empty());
    }
}
