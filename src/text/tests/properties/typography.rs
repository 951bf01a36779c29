//! Tests of the typography of sentences: apostrophes, spaces and exclamation marks.

use crate::text::Lang;

/// Returns every line of text in a language's files, with the key of its sentence.
fn keys_and_lines_of_language(lang: Lang) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for file in lang.fluent_sources() {
        let mut key = String::new();
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let text = match line.split_once(" =") {
                Some((name, text)) if !line.starts_with(' ') => {
                    key = name.to_owned();
                    text
                }
                _ => line,
            };
            lines.push((key.clone(), text.to_owned()));
        }
    }
    assert!(lines.len() > 200);
    lines
}

#[test]
fn apostrophes_and_ellipses_are_typographic() {
    for (key, line) in Lang::ALL.into_iter().flat_map(keys_and_lines_of_language) {
        assert!(!line.contains('\'') && !line.contains("..."), "{key}: {line}");
    }
}

#[test]
fn french_has_narrow_spaces_before_high_signs_and_inside_quotation_marks() {
    for (key, line) in keys_and_lines_of_language(Lang::Fr) {
        let mut before = ' ';
        for letter in line.chars() {
            let high = matches!(letter, ':' | ';' | '!' | '?' | '»');
            assert!(!high || before == '\u{202f}', "{key}: {line}");
            assert!(before != '«' || letter == '\u{202f}', "{key}: {line}");
            before = letter;
        }
    }
}

#[test]
fn only_winning_going_out_and_highlights_have_exclamation_marks() {
    let may = [
        "highlight",
        "rack-out",
        "turn-out",
        "turn-wins",
        "turn-alone-over",
        "outcome-out",
        "outcome-won",
        "outcome-round-won",
        "league-final-champion",
        "tournament-won",
        "tournament-standings-end",
    ];
    for (key, line) in Lang::ALL.into_iter().flat_map(keys_and_lines_of_language) {
        let is_quiet = !line.contains('!') || may.iter().any(|may| key.starts_with(may));
        assert!(is_quiet, "{key}: {line}");
    }
}
