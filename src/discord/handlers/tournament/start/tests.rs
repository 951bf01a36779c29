//! Tests of parsing start times in every language.

use super::*;
use crate::text::Lang;

/// Monday, 23 November 2026, 19:00 UTC.
const NOW: Millis = 1_795_460_400_000;

/// Parses a start time in English.
fn parse_english_start(typed: &str) -> Result<Millis, BadStart> {
    parse_start(Text::for_lang(Lang::En), typed, NOW, None)
}

/// Returns the typed distance from now, in minutes.
fn parse_minutes_from_now(typed: &str) -> Option<Millis> {
    parse_english_start(typed).ok().map(|moment| (moment - NOW) / MINUTE)
}

#[test]
fn distances_from_now_are_parsed() {
    for (typed, minutes) in [
        ("30", 30),
        (" In 30 ", 30),
        ("in 30 minutes", 30),
        ("45 min", 45),
        ("2h", 120),
        ("in 20h", 1200),
        ("in 1 hour 30 minutes", 90),
        ("in 1h30", 90),
        ("dans 2 heures", 120),
        ("dans 1 h 30", 90),
        ("in 2 days", 2880),
        ("3 jours", 4320),
    ] {
        assert_eq!(parse_minutes_from_now(typed), Some(minutes), "{typed}");
    }
}

#[test]
fn a_time_of_day_needs_a_time_zone() {
    for (typed, minutes) in [
        ("20:00 UTC", 60),
        ("20:00utc", 60),
        ("20:00 GMT", 60),
        ("20h UTC", 60),
        ("20h30 utc", 90),
        ("8pm utc", 60),
        ("8:30 PM UTC", 90),
        ("8 pm UTC", 60),
        ("20 o'clock utc", 60),
        ("20.30 UTC", 90),
        ("21:00 UTC+1", 60),
        ("21:00 UTC +1", 60),
        ("21:00+1", 60),
        ("15:00 UTC-5", 60),
        ("15:00-05:00", 60),
        ("1:30 UTC+5:30", 60),
        ("21:00 Europe/Paris", 60),
        ("18:00 UTC", 23 * 60),
        ("tomorrow 19:30 UTC", 24 * 60 + 30),
        ("demain à 20h30 UTC+1", 24 * 60 + 30),
        ("2026-11-28 20:00 UTC", 5 * 24 * 60 + 60),
        ("Saturday 20:00 UTC", 5 * 24 * 60 + 60),
        ("samedi 20h UTC", 5 * 24 * 60 + 60),
        ("monday 20:00 UTC", 60),
        ("monday 18:00 UTC", 7 * 24 * 60 - 60),
    ] {
        assert_eq!(parse_minutes_from_now(typed), Some(minutes), "{typed}");
    }
    let paris = Zone::from_name("Europe/Paris");
    assert_eq!(parse_start(Text::for_lang(Lang::En), "21:00", NOW, paris.as_ref()), Ok(NOW + HOUR));
    assert_eq!(parse_english_start("21:00"), Err(BadStart::NoZone));
    assert_eq!(parse_english_start("tomorrow 19:30"), Err(BadStart::NoZone));
}

#[test]
fn timestamps_of_discord_are_parsed() {
    for typed in ["<t:1795900000>", "<t:1795900000:F>", "1795900000"] {
        assert_eq!(parse_english_start(typed), Ok(1_795_900_000_000), "{typed}");
    }
}

#[test]
fn text_that_is_no_time_is_refused() {
    for typed in [
        "",
        "soon",
        "0",
        "in",
        "25:00 UTC",
        "13pm UTC",
        "20:61 utc",
        "99999999999999",
        "-5",
        "<t:>",
        "2026-13-01 20:00 UTC",
        "20:00 Europe/Atlantis",
        "20:00 UTC+99",
        "in 5 weeks",
        "20:00 UTC tomorrow perhaps",
        "🎲",
        "in 99999 days",
        "2026-11-28",
    ] {
        assert_eq!(parse_english_start(typed), Err(BadStart::Unreadable), "{typed}");
    }
}

#[test]
fn suggested_starts_can_be_parsed() {
    let text = Text::for_lang(Lang::En);
    let (soon, own) = (suggest_starts(text, "", NOW + 1, None), Zone::from_name("Europe/Paris"));
    assert_eq!(
        soon[0],
        ("in 31 minutes (2026-11-23 19:31 UTC)".to_owned(), "<t:1795462260>".to_owned())
    );
    assert_eq!(soon.len(), 7);
    let known = suggest_starts(text, "21:00", NOW, own.as_ref());
    assert_eq!(known[0].0, "in 60 minutes (2026-11-23 21:00 Europe/Paris)");
    let anywhere = suggest_starts(text, "20:00", NOW, None);
    assert_eq!(anywhere.len(), 25);
    assert_eq!(anywhere[0].0, "2026-11-23 20:00 UTC-5, if it’s 14:00 for you now");
    assert!(anywhere[1].0.starts_with("2026-11-23 20:00 UTC-6"), "{anywhere:?}");
    let polish = suggest_starts(Text::for_lang(Lang::Pl), "20:00", NOW, None);
    assert_eq!(polish[0].0, "2026-11-24 20:00 UTC+1, jeśli u ciebie jest teraz 20:00");
    for (name, value) in soon.iter().chain(&known).chain(&anywhere) {
        assert!(parse_english_start(value).is_ok() && name.chars().count() <= 100, "{name}");
    }
    assert!(suggest_starts(text, "2020-01-01 10:00 UTC", NOW, None).is_empty());
}

/// Each case has phrases of one language for a start in 90 minutes, and a phrase for a start tomorrow at 20:30.
#[test]
fn starts_are_parsed_in_every_language() {
    for (lang, distances, tomorrow) in [
        (Lang::En, &["in 90 minutes", "in an hour and 30 min"][..], "tomorrow at 20:30"),
        (Lang::Cs, &["za 90 minut", "za 1 hodinu a 30 minut"], "zítra ve 20.30"),
        (Lang::De, &["in 90 Minuten", "in einer Stunde und 30 Min."], "morgen um 20.30 Uhr"),
        (Lang::Es, &["en 90 minutos", "dentro de 1 hora y 30 minutos"], "mañana a las 20:30"),
        (Lang::Fr, &["dans 90 minutes", "dans une heure et 30 min"], "demain à 20h30"),
        (Lang::Hu, &["90 perc múlva", "1 óra 30 perc múlva"], "holnap 20:30-kor"),
        (Lang::It, &["tra 90 minuti", "tra un'ora e 30 minuti"], "domani alle 20:30"),
        (Lang::Nl, &["over 90 minuten", "over een uur en 30 minuten"], "morgen om 20u30"),
        (Lang::Pl, &["za 90 minut", "za godzinę i 30 minut"], "jutro o 20.30"),
        (Lang::Pt, &["em 90 minutos", "daqui a uma hora e 30 minutos"], "amanhã às 20h30"),
        (Lang::Sk, &["o 90 minút", "o 1 hodinu a 30 minút"], "zajtra o 20:30"),
    ] {
        let read = |typed: &str| parse_start(Text::for_lang(lang), typed, NOW, None);
        for typed in distances {
            assert_eq!(read(typed), Ok(NOW + 90 * MINUTE), "{typed}");
            // A member who uses English may type it as well.
            assert_eq!(
                parse_english_start(&typed.to_uppercase()),
                Ok(NOW + 90 * MINUTE),
                "{typed}"
            );
        }
        let start = format!("{tomorrow} UTC");
        assert_eq!(read(&start), Ok(NOW + 25 * HOUR + 30 * MINUTE), "{start}");
        assert_eq!(read(tomorrow), Err(BadStart::NoZone), "{tomorrow}");
    }
}

#[test]
fn an_hour_without_minutes_needs_a_word_that_marks_it_as_a_time() {
    for (lang, typed, hours) in [
        (Lang::En, "tomorrow at 8 pm UTC", 25),
        (Lang::De, "morgen um 20 Uhr UTC", 25),
        (Lang::De, "20uhr utc", 1),
        (Lang::It, "domani alle 20 UTC", 25),
        (Lang::It, "ore 20 utc", 1),
        (Lang::Pl, "jutro o 20 UTC", 25),
        (Lang::Pt, "amanhã às 20 UTC", 25),
        (Lang::Fr, "samedi à 20 heures UTC", 5 * 24 + 1),
        // The person's own language has priority: 'so' is Saturday in Czech and Sunday in German.
        (Lang::Cs, "so 20:00 UTC", 5 * 24 + 1),
        (Lang::De, "so 20:00 UTC", 6 * 24 + 1),
    ] {
        assert_eq!(
            parse_start(Text::for_lang(lang), typed, NOW, None),
            Ok(NOW + hours * HOUR),
            "{typed}"
        );
    }
}

/// Each case has phrases of one language. They mean today at 20:00, or the following day at 20:00, 15:00 or 9:00. The last phrases
/// are refused, because the hour does not exist in that part of the day.
#[test]
fn the_part_of_the_day_determines_whether_an_hour_is_am_or_pm() {
    let cases: [(Lang, [&[&str]; 5]); 11] = [
        (
            Lang::En,
            [
                &["tonight at 8", "this evening at 8", "8 pm tonight", "tonight 20:00"],
                &["tomorrow evening at 8", "tomorrow at 8 in the evening", "tomorrow night 8:00"],
                &["tomorrow afternoon at 3", "tomorrow 3 pm"],
                &["tomorrow morning at 9", "tomorrow at 9 in the morning", "tomorrow at 9"],
                &["tonight at 12", "tonight at 2", "tomorrow morning at 15:00"],
            ],
        ),
        (
            Lang::Cs,
            [
                &["dnes večer v 8", "dneska večer v 20:00"],
                &["zítra večer v 8", "zítra v 8 hodin večer"],
                &["zítra odpoledne ve 3", "zítra odpoledne v 15:00"],
                &["zítra ráno v 9", "zítra v 9"],
                &["dnes večer ve 2"],
            ],
        ),
        (
            Lang::De,
            [
                &["heute Abend um 8", "heute abend 20 Uhr", "heute um 8 Uhr abends"],
                &["morgen Abend um 8 Uhr", "Dienstagabend um 8", "Dienstag abend 20 Uhr"],
                &[
                    "morgen Nachmittag um 3",
                    "Dienstagnachmittag 15 Uhr",
                    "morgen um 3 Uhr nachmittags",
                ],
                &["morgen früh um 9", "Dienstagmorgen 9 Uhr", "morgen Vormittag um 9 Uhr"],
                &["heute Abend um 2"],
            ],
        ),
        (
            Lang::Es,
            [
                &["esta noche a las 8", "hoy a las 8 de la noche", "hoy a las 8 de la tarde"],
                &["mañana por la noche a las 8", "mañana a las 8 de la noche"],
                &["mañana por la tarde a las 3", "mañana a las 3 de la tarde"],
                &["mañana por la mañana a las 9", "mañana a las 9 de la mañana"],
                &["esta noche a las 12"],
            ],
        ),
        (
            Lang::Fr,
            [
                &["ce soir 8h", "ce soir à 20h", "aujourd'hui à 8h du soir"],
                &["demain soir 8h", "demain soir à 8 heures", "mardi soir à 20h"],
                &["demain après-midi à 3h", "demain à 3 heures de l'après-midi"],
                &["demain matin à 9h", "demain à 9h du matin"],
                &["ce soir à 2h"],
            ],
        ),
        (
            Lang::Hu,
            [
                &["ma este 8-kor", "ma este 8 órakor", "ma este 20:00"],
                &["holnap este 8-kor", "kedd este 8-kor"],
                &["holnap délután 3-kor"],
                &["holnap reggel 9-kor", "holnap délelőtt 9-kor"],
                &["ma este 2-kor"],
            ],
        ),
        (
            Lang::It,
            [
                &["stasera alle 8", "questa sera alle 20", "oggi alle 8 di sera"],
                &["domani sera alle 8", "martedì sera alle 20:00"],
                &["domani pomeriggio alle 3", "domani alle 3 del pomeriggio"],
                &["domani mattina alle 9", "domani alle 9 di mattina"],
                &["stasera alle 2"],
            ],
        ),
        (
            Lang::Nl,
            [
                &["vanavond om 8 uur", "vanavond 20u", "vandaag om 8 uur 's avonds"],
                &["morgenavond om 8", "morgen avond 8 uur", "dinsdagavond om 8"],
                &["morgenmiddag om 3", "dinsdagnamiddag om 3 uur"],
                &["morgenochtend om 9", "morgenvroeg om 9 uur", "dinsdag ochtend 9u"],
                &["vanavond om 2 uur"],
            ],
        ),
        (
            Lang::Pl,
            [
                &["dziś wieczorem o 8", "dzisiaj o 8 wieczorem", "dziś o 20"],
                &["jutro wieczorem o 8", "jutro o 8 wieczorem"],
                &["jutro po południu o 3", "jutro o 3 po południu"],
                &["jutro rano o 9", "jutro o 9 rano"],
                &["dziś wieczorem o 2"],
            ],
        ),
        (
            Lang::Pt,
            [
                &["hoje à noite às 8", "hoje às 8 da noite", "esta noite às 20h"],
                &["amanhã à noite às 8", "amanhã às 8h da noite"],
                &["amanhã à tarde às 3", "amanhã às 3 da tarde"],
                &["amanhã de manhã às 9", "amanhã às 9h da manhã"],
                &["hoje à noite às 2"],
            ],
        ),
        (
            Lang::Sk,
            [
                &["dnes večer o 8", "dneska večer o 20:00"],
                &["zajtra večer o 8", "zajtra o 8 hodine večer"],
                &["zajtra popoludní o 3"],
                &["zajtra ráno o 9", "zajtra dopoludnia o 9"],
                &["dnes večer o 2"],
            ],
        ),
    ];
    // The present time is 19:00.
    let moments = [HOUR, 25 * HOUR, 20 * HOUR, 14 * HOUR].map(|away| Ok(NOW + away));
    let expected = moments.into_iter().chain([Err(BadStart::Unreadable)]);
    for (lang, phrases) in cases {
        for (phrases, expected) in phrases.iter().zip(expected.clone()) {
            for phrase in *phrases {
                let typed = format!("{phrase} UTC");
                assert_eq!(
                    parse_start(Text::for_lang(lang), &typed, NOW, None),
                    expected,
                    "{typed}"
                );
            }
        }
    }
}

#[test]
fn the_examples_in_a_refusal_can_be_parsed() {
    for lang in Lang::ALL {
        let refusal = Text::for_lang(lang).start_unreadable();
        let examples: Vec<&str> = refusal.split('`').skip(1).step_by(2).collect();
        assert!(examples.len() > 3, "{refusal}");
        for example in examples {
            assert!(
                parse_start(Text::for_lang(lang), example, NOW, None).is_ok(),
                "{lang:?}: {example}"
            );
        }
    }
}

#[test]
fn the_next_friday_is_understood_in_every_language() {
    // The present day is a Monday.
    let friday = Some((4 * 24 + 1) * 60);
    for typed in [
        "next Friday 20:00 UTC",
        "příští pátek 20:00 UTC",
        "nächsten Freitag um 20:00 UTC",
        "el próximo viernes a las 20:00 UTC",
        "viernes que viene 20:00 UTC",
        "vendredi prochain à 20h UTC",
        "következő péntek 20:00 UTC",
        "venerdì prossimo alle 20:00 UTC",
        "volgende vrijdag om 20:00 UTC",
        "w następny piątek o 20:00 UTC",
        "próxima sexta às 20:00 UTC",
        "budúci piatok 20:00 UTC",
    ] {
        assert_eq!(parse_minutes_from_now(typed), friday, "{typed}");
    }
    // On a Monday, "next Monday" is in a week, also before the time of day.
    assert_eq!(parse_minutes_from_now("monday 20:00 UTC"), Some(60));
    assert_eq!(parse_minutes_from_now("next monday 20:00 UTC"), Some(7 * 24 * 60 + 60));
}
