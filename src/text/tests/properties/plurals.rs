//! Tests that counts agree with their nouns: '1 minute', never '1 minutes'.
//!
//! Every sentence is formatted with 1 for its arguments, in every combination of its selectors, and searched for a plural noun
//! after a 1. In French, it is also searched after a 0.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::text::{Lang, Text};

/// The arguments that are never counts, such as names. Every other argument may be a count.
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
/// The arguments that are formatted numbers, each with the argument that selects the plural form for it.
const WRITTEN: &[(&str, &str)] = &[
    ("figure", "count"),
    ("points", "count"),
    ("score", "count"),
    ("hands", "most"),
    ("span", "most"),
];
/// The properties of a language's plural nouns: their endings (`ends`), the words with such an ending that are not plural nouns and
/// can follow a number, as in 'table 1 is over' (`singular`), and the words that can stand between a number and its noun
/// (`between`).
struct Nouns {
    lang: Lang,
    ends: &'static [char],
    singular: &'static [&'static str],
    between: &'static [&'static str],
}

/// The plural nouns of the other languages have no common ending. Another test checks the selectors of those languages.
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

/// For each argument that can change a sentence, its possible values.
type ArgumentValues = BTreeMap<String, BTreeSet<Value>>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    Number(i64),
    Word(String),
}

/// Returns the sentences of a language by their keys, each with the possible values of its arguments.
fn argument_values_by_sentence_key(lang: Lang) -> BTreeMap<String, ArgumentValues> {
    lang.fluent_sources()
        .iter()
        .flat_map(|file| argument_values_by_sentence_key_in_file(file))
        .collect()
}

/// Returns the sentences of a Fluent file by their keys, each with the possible values of its arguments.
fn argument_values_by_sentence_key_in_file(
    fluent_source: &str,
) -> BTreeMap<String, ArgumentValues> {
    let resource = parser::parse(fluent_source).expect("every file can be read");
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let mut sentences = BTreeMap::new();
    for message in messages {
        let mut values = ArgumentValues::new();
        collect_argument_values(&message.value.expect("it says something"), &mut values);
        sentences.insert(message.id.name.to_owned(), values);
    }
    sentences
}

/// Collects the possible values of the arguments in a Fluent pattern.
fn collect_argument_values(pattern: &Pattern<&str>, values: &mut ArgumentValues) {
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
                let values_of_argument = values.entry(id.name.to_owned()).or_default();
                // The values that are tried: all named variants, and the numbers 0, 1 and 2 for the plural forms.
                values_of_argument.extend([0, 1, 2].map(Value::Number));
                values_of_argument.extend(variants.iter().filter_map(
                    |variant| match variant.key {
                        VariantKey::Identifier { name: "one" | "few" | "many" | "other" } => None,
                        VariantKey::Identifier { name } => Some(Value::Word(name.to_owned())),
                        VariantKey::NumberLiteral { value } => {
                            value.parse().ok().map(Value::Number)
                        }
                    },
                ));
                variants.iter().for_each(|variant| collect_argument_values(&variant.value, values));
            }
        }
    }
}

/// Returns every combination of values of the arguments. An argument without a selector is a name, the `count`, or a formatted
/// number.
fn argument_combinations_with_count(
    values: &ArgumentValues,
    count: i64,
) -> Vec<BTreeMap<&str, Value>> {
    let mut choices = vec![BTreeMap::new()];
    for (name, values_of_argument) in values {
        let name = name.as_str();
        let mut possible: Vec<Value> = values_of_argument.iter().cloned().collect();
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

/// Returns the first plural noun that follows a count of 1, with the count; `None` if there is none.
fn plural_noun_after_one(lang: Lang, sentence: &str) -> Option<String> {
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
        let text = Text::for_lang(lang);
        for (key, values) in argument_values_by_sentence_key(lang) {
            for count in [0, 1] {
                for choice in argument_combinations_with_count(&values, count) {
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
                    let sentence = text.format_sentence(&key, &args);
                    if let Some(found) = plural_noun_after_one(lang, &sentence) {
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
fn plurals_after_a_one_are_found() {
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
        assert_eq!(plural_noun_after_one(lang, sentence).as_deref(), found, "{sentence}");
    }
}

/// Returns the plural forms of whole numbers that need a variant of their own, according to the Unicode CLDR. The default variant
/// covers the remaining form.
fn required_plural_forms(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Cs | Lang::Pl | Lang::Sk => &["one", "few"],
        _ => &["one"],
    }
}

/// Returns every plural form of a language, including those of decimals and of millions.
fn plural_forms_of_language(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Cs | Lang::Pl | Lang::Sk => &["one", "few", "many"],
        Lang::Es | Lang::Fr | Lang::It | Lang::Pt => &["one", "many"],
        _ => &["one"],
    }
}

/// Collects the selectors of a pattern. Each is given by the names of its variants, of which the default is the last.
fn collect_selectors<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<Vec<&'a str>>) {
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
        variants.iter().for_each(|variant| collect_selectors(&variant.value, found));
    }
}

/// Returns the selectors of a file that lack a plural form, or have one that the language does not have.
fn selectors_with_wrong_plural_forms(lang: Lang, fluent_source: &str) -> Vec<String> {
    let resource = parser::parse(fluent_source).expect("every file can be read");
    let mut wrong_selectors = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut found = Vec::new();
        collect_selectors(&message.value.expect("it says something"), &mut found);
        for names in found {
            let plural = |name: &&str| ["zero", "one", "two", "few", "many"].contains(name);
            let is_strange = names
                .iter()
                .filter(|name| plural(name))
                .any(|name| !plural_forms_of_language(lang).contains(name));
            // A selector without plural forms only distinguishes particular numbers, such as 0.
            let has_plurals = names.iter().any(plural);
            let lacks = required_plural_forms(lang).iter().any(|form| !names.contains(form));
            if is_strange || has_plurals && lacks {
                wrong_selectors.push(format!("{}: {names:?}", message.id.name));
            }
        }
    }
    wrong_selectors
}

#[test]
fn every_selector_has_the_plural_forms_of_its_language() {
    for lang in Lang::ALL {
        let wrong_selectors: Vec<String> = lang
            .fluent_sources()
            .iter()
            .flat_map(|file| selectors_with_wrong_plural_forms(lang, file))
            .collect();
        assert!(wrong_selectors.is_empty(), "{lang:?}: {wrong_selectors:#?}");
    }
    let file = "key = { $count ->\n    [one] kámen\n   *[other] kamenů\n }\n";
    assert_eq!(selectors_with_wrong_plural_forms(Lang::Cs, file).len(), 1);
    assert!(selectors_with_wrong_plural_forms(Lang::De, file).is_empty());
}

#[test]
fn all_combinations_of_variants_are_tried() {
    let file = "key = { $tiles ->\n    [0] none\n    [up] { $other }\n   *[other] { $tiles ->\n        [5] five\n       *[one] some\n    }\n  } of { $who }\n";
    let values = &argument_values_by_sentence_key_in_file(file)["key"];
    let choices = argument_combinations_with_count(values, 1);
    let tiles: BTreeSet<&Value> = choices.iter().map(|choice| &choice["tiles"]).collect();
    let numbers = [0, 1, 2, 5].map(Value::Number);
    let up = Value::Word("up".to_owned());
    assert_eq!(tiles, numbers.iter().chain([&up]).collect());
    let others = choices.iter().map(|choice| (&choice["other"], &choice["who"]));
    let (one, ada) = (Value::Number(1), Value::Word("Ada".to_owned()));
    assert!(others.into_iter().all(|pair| pair == (&one, &ada)), "{choices:?}");
}
