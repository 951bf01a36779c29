//! Tests that other languages contain no English by mistake, and that sentences that differ in English also differ in other
//! languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::text::Lang;

/// The prefixes of the keys of sentences that may be equal to the English ones: names, numbers, signs, and words that languages
/// share.
const SHARED: &[&str] = &[
    "answer-edition-",
    "command-play-edition",
    "computers-",
    "league-final-",
    "rules-edition-",
    "rules-source-",
    "start-",
];
/// For each language, the words that it shares with English.
const COGNATES: &[(Lang, &[&str])] = &[
    (Lang::Cs, &["rating", "role"]),
    (Lang::De, &["details", "name", "pings"]),
    (Lang::Es, &["final", "total"]),
    (Lang::Fr, &["absences", "place", "podium", "podiums", "point", "points", "table", "total"]),
    (Lang::It, &["rating", "replay", "round"]),
    (
        Lang::Nl,
        &[
            "computers",
            "deadline",
            "details",
            "hint",
            "ladder",
            "later",
            "rating",
            "score",
            "seed",
            "start",
        ],
    ),
    (Lang::Pl, &["hexagon", "rating", "start"]),
    (Lang::Pt, &["final", "rating", "total"]),
    (Lang::Sk, &["rating"]),
];
/// Words that occur only in English, or that have another meaning in other languages and do not occur in their sentences.
const ENGLISH: &[&str] = &[
    "the", "your", "you", "with", "this", "that", "which", "when", "there", "they", "their",
    "been", "tiles", "player",
];

/// Collects the texts of all variants of a pattern, with a placeholder for each argument.
fn collect_texts<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.push(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| collect_texts(&variant.value, found));
            }
            PatternElement::Placeable { .. } => found.push("{}"),
        }
    }
}

/// Returns the texts of a language's sentences, by their keys.
fn sentences_of_language(lang: Lang) -> BTreeMap<&'static str, String> {
    let mut sentences = BTreeMap::new();
    for file in lang.fluent_sources() {
        for entry in parser::parse(*file).expect("every file can be read").body {
            let Entry::Message(message) = entry else { continue };
            let mut found = Vec::new();
            collect_texts(&message.value.expect("it says something"), &mut found);
            sentences.insert(message.id.name, found.join(" "));
        }
    }
    sentences
}

/// Returns the words of a sentence, without commands, links and code.
fn words_of_sentence(sentence: &str) -> BTreeSet<String> {
    let said = sentence.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let said = said.split("](").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
    let said: String = said.collect::<Vec<_>>().join(" ");
    let words = said.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() > 1).map(str::to_lowercase).collect()
}

#[test]
fn no_translation_contains_english() {
    let english = sentences_of_language(Lang::En);
    let mut left = Vec::new();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (key, sentence) in sentences_of_language(lang) {
            if SHARED.iter().any(|shared| key.starts_with(shared)) {
                continue;
            }
            let words = words_of_sentence(&sentence);
            let cognates =
                COGNATES.iter().find(|(own, _)| *own == lang).map_or(&[][..], |own| own.1);
            let is_own = |word: &String| word.len() <= 3 || cognates.contains(&word.as_str());
            let is_same = english[key] == sentence && !words.iter().all(is_own);
            let strange: Vec<&&str> =
                ENGLISH.iter().filter(|word| words.contains(**word)).collect();
            if is_same || !strange.is_empty() {
                left.push(format!("{} {key} {strange:?}: {sentence}", lang.tag()));
            }
        }
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}

/// Lists the sentences that are equal in a language and different in English. Some are intended, but an unnoticed one may give two
/// buttons the same label.
#[test]
fn equal_translations_of_different_sentences_match_their_snapshot() {
    let english = sentences_of_language(Lang::En);
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let mut by_text: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for (key, sentence) in
            sentences_of_language(lang).into_iter().filter(|(key, _)| !key.starts_with("start-"))
        {
            by_text.entry(sentence).or_default().push(key);
        }
        let mut report = String::new();
        for (text, keys) in by_text {
            let said: BTreeSet<&String> = keys.iter().map(|key| &english[key]).collect();
            if said.len() > 1 {
                let said: Vec<String> =
                    keys.iter().map(|key| format!("{key} ({})", english[key].trim())).collect();
                writeln!(report, "{}\n  {}", text.trim(), said.join("\n  ")).expect("memory");
            }
        }
        let mut settings = insta::Settings::new();
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.set_snapshot_path(format!("../../snapshots/{}", lang.tag()));
        settings.bind(|| insta::assert_snapshot!("fallen-together", report));
    }
}
