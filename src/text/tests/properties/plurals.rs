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
/// What a plural noun ends in, in a language where that can be told; words that end so and are none, after a number that is not a
/// count: 'table 1 is over', 'row 1 sur 2'; and words between a count and its noun.
struct Nouns {
    lang: Lang,
    ends: &'static [char],
    singular: &'static [&'static str],
    between: &'static [&'static str],
}

/// The others form their plurals in ways that no ending tells; their selectors are looked at below.
const NOUNS: [Nouns; 4] = [
    Nouns {
        lang: Lang::En,
        ends: &['s'],
        singular: &["as", "begins", "counts", "does", "has", "is", "sits"],
        between: &["more", "open", "other", "rated"],
    },
    Nouns {
        lang: Lang::Fr,
        ends: &['s', 'x'],
        singular: &["Triominos", "aux", "bas", "dans"],
        between: &["autre", "dernier", "grand", "meilleur", "premier"],
    },
    Nouns {
        lang: Lang::Es,
        ends: &['s'],
        singular: &["antes", "dos", "es", "más", "tras", "además"],
        between: &["abierta", "otra", "otro"],
    },
    Nouns {
        lang: Lang::Pt,
        ends: &['s'],
        singular: &["antes", "após", "depois", "das", "mais", "pelas", "às"],
        between: &["aberta", "outra", "outro"],
    },
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
                    VariantKey::Identifier { name: "one" | "few" | "many" | "other" } => None,
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
    let Nouns { ends, singular, between, .. } = NOUNS.iter().find(|nouns| nouns.lang == lang)?;
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
        let noun = after.find(|word| word.ends_with(*ends) || !between.contains(word))?;
        (noun.ends_with(*ends) && !singular.contains(&noun)).then(|| format!("{count} {noun}"))
    };
    sentence.lines().find_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        (0..words.len()).find_map(|at| disagrees(&words[at..]))
    })
}

#[test]
fn every_count_agrees_with_its_noun() {
    let mut wrong = BTreeSet::new();
    for lang in NOUNS.map(|nouns| nouns.lang) {
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

/// The plural forms of whole numbers for which a selector needs words of its own, by the Unicode CLDR. The default says the last.
fn needed(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Cs | Lang::Pl | Lang::Sk => &["one", "few"],
        _ => &["one"],
    }
}

/// Every plural form of a language, those of decimals and of millions among them.
fn known(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Cs | Lang::Pl | Lang::Sk => &["one", "few", "many"],
        Lang::Es | Lang::Fr | Lang::It | Lang::Pt => &["one", "many"],
        _ => &["one"],
    }
}

/// The selectors of a pattern, each with the names of its variants, the default last.
fn selectors<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<Vec<&'a str>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
        else {
            continue;
        };
        let name = |key: &VariantKey<&'a str>| match key {
            VariantKey::Identifier { name } => *name,
            VariantKey::NumberLiteral { value } => *value,
        };
        let by_default = variants.iter().filter(|variant| variant.default);
        let named = variants.iter().filter(|variant| !variant.default).chain(by_default);
        found.push(named.map(|variant| name(&variant.key)).collect());
        variants.iter().for_each(|variant| selectors(&variant.value, found));
    }
}

/// The selectors of a file that lack a plural form, or have one that the language has not.
fn lacking(lang: Lang, file: &str) -> Vec<String> {
    let resource = parser::parse(file).expect("every file can be read");
    let mut lacking = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut found = Vec::new();
        selectors(&message.value.expect("it says something"), &mut found);
        for names in found {
            let plural = |name: &&str| ["zero", "one", "two", "few", "many"].contains(name);
            let is_strange =
                names.iter().filter(|name| plural(name)).any(|name| !known(lang).contains(name));
            // One that tells only some numbers apart from all others, such as none, has no plurals.
            let has_plurals = names.iter().any(plural);
            let lacks = needed(lang).iter().any(|form| !names.contains(form));
            if is_strange || has_plurals && lacks {
                lacking.push(format!("{}: {names:?}", message.id.name));
            }
        }
    }
    lacking
}

#[test]
fn every_selector_has_the_plural_forms_of_its_language() {
    for lang in Lang::ALL {
        let lacking: Vec<String> =
            lang.files().iter().flat_map(|file| lacking(lang, file)).collect();
        assert!(lacking.is_empty(), "{lang:?}: {lacking:#?}");
    }
    let file = "key = { $count ->\n    [one] kámen\n   *[other] kamenů\n }\n";
    assert_eq!(lacking(Lang::Cs, file).len(), 1);
    assert!(lacking(Lang::De, file).is_empty());
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
