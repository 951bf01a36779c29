//! Times as Discord timestamps, which Discord shows to each reader in their own time zone and language.

use crate::time::Millis;

/// Converts milliseconds since 1970 to seconds since 1970.
pub fn to_unix_seconds(moment: Millis) -> i64 {
    moment / 1000
}

/// Returns the timestamp of a day, for seconds since 1970: '21 November 2026'.
pub fn date_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:D>")
}

/// Returns the timestamp of a time with its day and its distance from now, for seconds since 1970: 'Saturday, 28
/// November 2026 20:00 (in 5 days)'.
pub fn full_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:F> (<t:{unix_seconds}:R>)")
}

/// Returns the timestamp of a time of day, for seconds since 1970: '9:01 PM'.
pub fn short_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:t>")
}

/// Returns the timestamp of a time with its day, for seconds since 1970: '21 November 2026 21:01'.
pub fn date_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:f>")
}

/// Returns the timestamp of a distance from now, for seconds since 1970: 'in 5 minutes', or '3 minutes ago' once the time has
/// passed. In most sentences it follows a colon, because both forms can follow one: 'Last move: 3 minutes ago'. In English, a
/// countdown may follow a verb if the sentence is removed when the time has passed: 'Your time runs out in 5 minutes'.
pub fn relative_time_markup(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:R>")
}

#[cfg(test)]
mod tests {
    use crate::text::Lang;

    /// Returns the words that may precede a relative time instead of a colon.
    const fn countdowns(lang: Lang) -> &'static [&'static str] {
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

    /// Returns the lines of a file in which a relative time follows neither a colon nor one of these `verbs`.
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
            let wrong: Vec<&str> = lang
                .files()
                .iter()
                .flat_map(|file| misplaced_moments(file, countdowns(lang)))
                .collect();
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
        assert!(misplaced_moments(countdown, countdowns(Lang::En)).is_empty());
    }
}
