//! Times as Discord timestamps, which Discord shows to each reader in their own time zone and language.

use crate::time::Millis;

/// Converts milliseconds since 1970 to seconds since 1970.
pub fn to_unix_seconds(unix_millis: Millis) -> i64 {
    unix_millis / 1000
}

/// Returns the Discord timestamp that shows a date: '21 November 2026'.
pub fn date_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:D>")
}

/// Returns the Discord timestamps that show a date, a time of day and the distance from now: 'Saturday, 28 November 2026 20:00 (in
/// 5 days)'.
pub fn full_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:F> (<t:{unix_seconds}:R>)")
}

/// Returns the Discord timestamp that shows a time of day: '9:01 PM'.
pub fn short_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:t>")
}

/// Returns the Discord timestamp that shows a date and a time of day: '21 November 2026 21:01'.
pub fn date_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:f>")
}

/// Returns the Discord timestamp that shows the distance from now: 'in 5 minutes', or '3 minutes ago' once the time has passed. In
/// most sentences it follows a colon, because both forms can follow one: 'Last move: 3 minutes ago'. In English, it may follow a
/// verb if the sentence is removed when the time has passed: 'Your time runs out in 5 minutes'.
pub fn relative_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:R>")
}

#[cfg(test)]
mod tests {
    use crate::text::Lang;

    /// Returns the words that may precede a relative time instead of a colon.
    const fn words_before_countdowns(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[" (", " opened ", " runs out ", " closes ", " ends ", "again ", " more "],
            Lang::De => &[
                " läuft ",
                " endet ",
                " endet das Spiel ",
                " schließt ",
                " schließt der Tisch ",
                " Du kannst ",
                " geht ",
            ],
            Lang::Es => &[
                " (",
                " se acaba ",
                " Se acaba ",
                " termina ",
                " se cierra ",
                " Se cierra ",
                " repetir la invitación ",
                " invitar a más ",
                " Podrás repetirlo ",
            ],
            Lang::Fr => &[
                " ouverte ",
                " se termine ",
                " ferme ",
                " réessayer ",
                " de nouveau ",
                "autres joueurs ",
            ],
            Lang::Cs => &[" (", " vyprší ", " skončí ", " se zavře ", " poslat ", " znovu "],
            Lang::Sk => &[" ("],
            Lang::Nl => &[
                " (",
                " kan ",
                " kunt ",
                " kunt het ",
                " loopt ",
                " sluit ",
                " eindigt ",
                " eindigt het spel ",
                " sluit ik de tafel ",
            ],
            Lang::Hu => &[
                " időd ",
                " ideje ",
                " játék ",
                " asztal ",
                " végén, ",
                "Legközelebb ",
                " bejelentkezés ",
                " bejelentkezés, ",
                " aréna, ",
                " amely ",
            ],
            Lang::It => &[
                " (",
                " scade ",
                " si chiude ",
                " ripetere l’invito ",
                " invitarne altre ",
                " rifarlo ",
            ],
            Lang::Pl => &[
                " (",
                " mija ",
                " kończy się ",
                " Kończy się ",
                " skończy się ",
                " zamknie się ",
                " wysłać ",
                " znowu ",
            ],
            Lang::Pt => &[" acaba ", " termina ", " fecha "],
        }
    }

    /// Returns the lines of a Fluent file in which a relative time follows neither a colon nor one of the `allowed_words`.
    fn lines_with_misplaced_relative_time<'a>(
        fluent_source: &'a str,
        allowed_words: &[&str],
    ) -> Vec<&'a str> {
        let stands_well = |line: &&str| {
            let mut pieces = ["{ $when }", "{ $until }"].into_iter().flat_map(|moment| {
                let count = line.matches(moment).count();
                line.split(moment).take(count)
            });
            pieces.all(|before| {
                before.ends_with(": ") || allowed_words.iter().any(|verb| before.ends_with(verb))
            })
        };
        fluent_source.lines().filter(|line| !line.starts_with('#') && !stands_well(line)).collect()
    }

    #[test]
    fn relative_times_follow_a_colon_or_words_before_a_countdown() {
        for lang in Lang::ALL {
            let wrong: Vec<&str> = lang
                .fluent_sources()
                .iter()
                .flat_map(|file| {
                    lines_with_misplaced_relative_time(file, words_before_countdowns(lang))
                })
                .collect();
            assert!(wrong.is_empty(), "{wrong:?}");
            let moments =
                lang.fluent_sources().iter().map(|file| file.matches("{ $when }").count());
            assert!(moments.sum::<usize>() > 4);
        }
    }

    #[test]
    fn misplaced_relative_times_are_found() {
        let file = "a = Deadline: { $when }.\nb = Your time is up { $when }.\nc = End: { $until }, { $until }";
        assert_eq!(lines_with_misplaced_relative_time(file, &[]).len(), 2);
        let countdown = "a = Your time runs out { $when }.";
        assert_eq!(lines_with_misplaced_relative_time(countdown, &[]).len(), 1);
        assert!(
            lines_with_misplaced_relative_time(countdown, words_before_countdowns(Lang::En))
                .is_empty()
        );
    }
}
