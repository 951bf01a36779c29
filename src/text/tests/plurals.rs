//! A count agrees with the noun beside it: '1 minute', and never '1 minutes'.
//!
//! Every sentence of the files is said with ones for its arguments, on every way through its selectors, and read for a plural
//! after a one; in French after a nought as well.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::text::{Lang, Text};

/// Arguments that are never counts: people and things by their names. Any other could be one.
const NAMES: &[&str] = &[
    "beside",
    "by",
    "changes",
    "computer",
    "corner",
    "edition",
    "host",
    "left",
    "link",
    "mention",
    "name",
    "names",
    "organiser",
    "player",
    "tile",
    "typed",
    "until",
    "what",
    "when",
    "who",
];
/// A number that is given as it is written, and the argument that selects for it.
const WRITTEN: &[(&str, &str)] = &[
    ("figure", "count"),
    ("points", "count"),
    ("score", "count"),
    ("hands", "most"),
    ("span", "most"),
];
/// Words that end like a plural and are none, after a number that is not a count: 'table 1 is over', 'row 1 sur 2'.
const SINGULAR: [(Lang, &[&str]); 2] = [
    (Lang::En, &["as", "begins", "counts", "does", "has", "is", "sits"]),
    (Lang::Fr, &["Triominos", "aux", "bas", "dans"]),
];
/// Words between a count and its noun.
const BETWEEN: [(Lang, &[&str]); 2] = [
    (Lang::En, &["more", "open", "other", "rated"]),
    (Lang::Fr, &["autre", "dernier", "grand", "meilleur", "premier"]),
];

/// The values of arguments, as far as they matter for a sentence.
type Values = BTreeMap<String, BTreeSet<Value>>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    Number(i64),
    Word(String),
}

/// The sentences of a language by their keys, each with what its arguments can be.
fn sentences(lang: Lang) -> BTreeMap<String, Values> {
    lang.files().iter().flat_map(|file| sentences_of(file)).collect()
}

fn sentences_of(file: &str) -> BTreeMap<String, Values> {
    let resource = parser::parse(file).expect("every file can be read");
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let mut sentences = BTreeMap::new();
    for message in messages {
        let mut values = Values::new();
        look_through(&message.value.expect("it says something"), &mut values);
        sentences.insert(message.id.name.to_owned(), values);
    }
    sentences
}

fn look_through(pattern: &Pattern<&str>, values: &mut Values) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                values.entry(id.name.to_owned()).or_default();
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("{selector:?} selects");
                };
                let of_it = values.entry(id.name.to_owned()).or_default();
                // Whatever is named, and what is not: a one, none, and some.
                of_it.extend([0, 1, 2].map(Value::Number));
                of_it.extend(variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name: "one" | "other" } => None,
                    VariantKey::Identifier { name } => Some(Value::Word(name.to_owned())),
                    VariantKey::NumberLiteral { value } => value.parse().ok().map(Value::Number),
                }));
                variants.iter().for_each(|variant| look_through(&variant.value, values));
            }
        }
    }
}

/// Every choice of one value for each argument. One that selects nothing is a name, or `count`, or what another selects by.
fn choices(values: &Values, count: i64) -> Vec<BTreeMap<&str, Value>> {
    let mut choices = vec![BTreeMap::new()];
    for (name, of_it) in values {
        let name = name.as_str();
        let mut possible: Vec<Value> = of_it.iter().cloned().collect();
        if NAMES.contains(&name) {
            possible.push(Value::Word("Ada".to_owned()));
        } else if possible.is_empty() {
            possible.push(Value::Number(count));
        }
        let mut longer = Vec::new();
        for choice in choices {
            for value in &possible {
                let mut choice: BTreeMap<&str, Value> = choice.clone();
                choice.insert(name, value.clone());
                longer.push(choice);
            }
        }
        choices = longer;
    }
    for choice in &mut choices {
        for (written, by) in WRITTEN {
            let number = choice.get(by).cloned();
            choice.entry(written).and_modify(|value| *value = number.unwrap_or(value.clone()));
        }
    }
    choices
}

/// The plural that follows a count of one thing, if there is one; with its count.
fn disagreement(lang: Lang, sentence: &str) -> Option<String> {
    let list = |lists: &[(Lang, &'static [&'static str]); 2]| {
        lists.iter().find(|(of, _)| *of == lang).map_or(&[][..], |(_, words)| *words)
    };
    let (singular, between) = (list(&SINGULAR), list(&BETWEEN));
    let ends = |word: &str| word.ends_with('s') || lang == Lang::Fr && word.ends_with('x');
    let disagrees = |words: &[&str]| {
        let (count, after) = words.split_first()?;
        let count = count.trim_start_matches(|letter: char| !letter.is_alphanumeric());
        if count != "1" && !(lang == Lang::Fr && count == "0") {
            return None;
        }
        let mut after = after.iter().map(|word| {
            let end = word.find(|letter: char| !letter.is_alphabetic()).unwrap_or(word.len());
            &word[..end]
        });
        let noun = after.find(|word| ends(word) || !between.contains(word))?;
        (ends(noun) && !singular.contains(&noun)).then(|| format!("{count} {noun}"))
    };
    sentence.lines().find_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        (0..words.len()).find_map(|at| disagrees(&words[at..]))
    })
}

#[test]
fn every_count_agrees_with_its_noun() {
    let mut wrong = BTreeSet::new();
    for lang in Lang::ALL {
        let text = Text::of(lang);
        for (key, values) in sentences(lang) {
            for count in [0, 1] {
                for choice in choices(&values, count) {
                    let mut args = FluentArgs::new();
                    for (name, value) in choice {
                        args.set(
                            name,
                            match value {
                                Value::Number(number) => FluentValue::from(number),
                                Value::Word(word) => FluentValue::from(word),
                            },
                        );
                    }
                    let sentence = text.say(&key, &args);
                    if let Some(found) = disagreement(lang, &sentence) {
                        wrong.insert(format!("{key}: {found} ({sentence})"));
                    }
                }
            }
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "use a plural selector:\n{}", wrong.join("\n"));
}

#[test]
fn a_plural_after_a_one_is_found() {
    for (lang, sentence, found) in [
        (Lang::En, "Play a turn within 1 minutes; or not.", Some("1 minutes")),
        (Lang::En, "They get **1 more minutes**.", Some("1 minutes")),
        (Lang::En, "Row 1 of 3: 11 tiles, +1 point", None),
        (Lang::En, "Round 1 is over. Table 1: Ada wins.", None),
        (Lang::En, "0 points", None),
        (Lang::Fr, "Joue un tour dans les 1 minutes.", Some("1 minutes")),
        (Lang::Fr, "−1 points\u{202f}!", Some("1 points")),
        (Lang::Fr, "0 tours", Some("0 tours")),
        (Lang::Fr, "1 Triominos, 1 point, 2 jeux", None),
    ] {
        assert_eq!(disagreement(lang, sentence).as_deref(), found, "{sentence}");
    }
}

#[test]
fn every_way_through_a_sentence_is_taken() {
    let file = "key = { $tiles ->\n    [0] none\n    [up] { $other }\n   *[other] { $tiles ->\n        [5] five\n       *[one] some\n    }\n  } of { $who }\n";
    let values = &sentences_of(file)["key"];
    let choices = choices(values, 1);
    let tiles: BTreeSet<&Value> = choices.iter().map(|choice| &choice["tiles"]).collect();
    let numbers = [0, 1, 2, 5].map(Value::Number);
    let up = Value::Word("up".to_owned());
    assert_eq!(tiles, numbers.iter().chain([&up]).collect());
    let others = choices.iter().map(|choice| (&choice["other"], &choice["who"]));
    let (one, ada) = (Value::Number(1), Value::Word("Ada".to_owned()));
    assert!(others.into_iter().all(|pair| pair == (&one, &ada)), "{choices:?}");
}
