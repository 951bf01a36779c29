//! Prints every sentence of a language next to the English one, with sample arguments and in all variants: for proofreaders who
//! know the language but not the code.
//!
//! ```text
//! cargo run --example phrasebook -- de > phrasebook-de.md
//! ```

mod samples;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use samples::Sample;
use triominos::text::{Lang, Text};

/// Numbers that cover all plural forms of all supported languages, and the numbers by which sentences select a variant.
const NUMBERS: [i64; 8] = [0, 1, 2, 3, 4, 5, 12, 22];
/// The maximum number of variants that are printed of one sentence.
const MAX_VARIANTS: usize = 4_000;

/// The arguments of a sentence, by name. Each has the values by which the sentence selects a variant; the set is empty for
/// an argument that the sentence only inserts.
type Arguments = BTreeMap<String, BTreeSet<Value>>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
/// A value by which a sentence selects a variant.
enum Value {
    Number(i64),
    Word(String),
}

fn main() -> Result<()> {
    let tag = std::env::args().nth(1).context("name a language, such as de")?;
    let lang = Lang::from_tag(&tag).with_context(|| format!("there is no language {tag}"))?;
    println!("# {} · {}", lang.native_name(), lang.tag());
    for (english, file) in Lang::default().fluent_sources().iter().zip(lang.fluent_sources()) {
        let theirs = arguments_by_sentence_key(file)?;
        let resource =
            parser::parse(*english).map_err(|(_, errors)| anyhow::anyhow!("{errors:?}"))?;
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => print_message(lang, message, &theirs),
                Entry::Comment(comment) => println!("\n> {}", comment.content.join(" ")),
                Entry::GroupComment(comment) => println!("\n## {}", comment.content.join(" ")),
                Entry::ResourceComment(comment) => println!("\n# {}", comment.content.join(" ")),
                _ => {}
            }
        }
    }
    Ok(())
}

/// Returns the arguments of each sentence in the text of a language file, by the key of the sentence.
fn arguments_by_sentence_key(file_text: &str) -> Result<BTreeMap<String, Arguments>> {
    let resource = parser::parse(file_text).map_err(|(_, errors)| anyhow::anyhow!("{errors:?}"))?;
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    Ok(messages
        .map(|message| (message.id.name.to_owned(), arguments_of_sentence(message)))
        .collect())
}

/// Returns the arguments of one sentence.
fn arguments_of_sentence(message: &Message<&str>) -> Arguments {
    let mut found = Arguments::new();
    if let Some(pattern) = &message.value {
        collect_arguments(pattern, &mut found);
    }
    found
}

/// Adds the arguments of a pattern, including those of its variants, to `found`.
fn collect_arguments(pattern: &Pattern<&str>, found: &mut Arguments) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id })
            | Expression::Select { selector: InlineExpression::VariableReference { id }, .. } => {
                found.entry(id.name.to_owned()).or_default();
            }
            _ => {}
        }
        let Expression::Select { selector: InlineExpression::VariableReference { id }, variants } =
            expression
        else {
            continue;
        };
        for variant in variants {
            let values = found.entry(id.name.to_owned()).or_default();
            match variant.key {
                VariantKey::Identifier {
                    name: "zero" | "one" | "two" | "few" | "many" | "other",
                } => {
                    values.extend(NUMBERS.map(Value::Number));
                }
                VariantKey::Identifier { name } => {
                    values.insert(Value::Word(name.to_owned()));
                }
                VariantKey::NumberLiteral { value } => {
                    values.extend(value.parse().ok().map(Value::Number));
                }
            }
            collect_arguments(&variant.value, found);
        }
    }
}

/// Prints a sentence in English and in `lang`, once for each combination of arguments. A combination is left out if both texts
/// differ from earlier ones only in digits. `arguments_in_other_language` has the arguments of each sentence in the other language,
/// by key.
fn print_message(
    lang: Lang,
    message: &Message<&str>,
    arguments_in_other_language: &BTreeMap<String, Arguments>,
) {
    let key = message.id.name;
    println!("\n**{key}**");
    if let Some(comment) = &message.comment {
        println!("> {}", comment.content.join(" "));
    }
    let mut arguments = arguments_of_sentence(message);
    for (name, values) in arguments_in_other_language.get(key).into_iter().flatten() {
        arguments.entry(name.clone()).or_default().extend(values.iter().cloned());
    }
    let mut shapes = BTreeSet::new();
    for values_by_name in argument_combinations(&arguments) {
        let said = |lang| render_sentence(lang, key, &values_by_name);
        let (english, translated) = (said(Lang::default()), said(lang));
        let shape = |sentence: &str| sentence.replace(|letter: char| letter.is_ascii_digit(), "");
        if shapes.insert((shape(&english), shape(&translated))) {
            println!("- {english}\n- → {translated}");
        }
    }
}

/// Returns all combinations of the arguments' values, by argument name. The value is `None` for an argument that is only
/// inserted.
fn argument_combinations(arguments: &Arguments) -> Vec<BTreeMap<&str, Option<Value>>> {
    let mut combinations = vec![BTreeMap::new()];
    for (name, values) in arguments {
        let possible: Vec<Option<Value>> = match values.is_empty() {
            true => vec![None],
            false => values.iter().cloned().map(Some).collect(),
        };
        let longer =
            combinations.iter().flat_map(|values_by_name: &BTreeMap<&str, Option<Value>>| {
                possible.iter().map(move |value| {
                    let mut values_by_name = values_by_name.clone();
                    values_by_name.insert(name.as_str(), value.clone());
                    values_by_name
                })
            });
        combinations = longer.take(MAX_VARIANTS).collect();
    }
    combinations
}

/// Formats a sentence with these arguments.
fn render_sentence(
    lang: Lang,
    key: &str,
    values_by_name: &BTreeMap<&str, Option<Value>>,
) -> String {
    let count = values_by_name.get("count").cloned().flatten();
    let mut args = FluentArgs::new();
    for (name, value) in values_by_name {
        let value = match (*name, value) {
            // These arguments are the formatted form of `count`.
            ("figure" | "points" | "score", None) if count.is_some() => count.clone(),
            (_, value) => value.clone(),
        };
        let value = match value {
            Some(Value::Number(number)) => FluentValue::from(number),
            Some(Value::Word(word)) => FluentValue::from(word),
            None => FluentValue::from(sample_argument_text(lang, name)),
        };
        args.set(*name, value);
    }
    Text::for_lang(lang).format_sentence(key, &args)
}

/// Returns a sample value of an argument in a language.
fn sample_argument_text(lang: Lang, argument: &str) -> String {
    match samples::sample_for_argument(argument) {
        Some(Sample::Said(said)) => said.to_owned(),
        Some(Sample::Sentence(key)) => {
            let mut args = FluentArgs::new();
            for number in ["count", "figure", "points", "score"] {
                args.set(number, 5);
            }
            args.set("spot", 7);
            args.set("number", "");
            Text::for_lang(lang).format_sentence(key, &args)
        }
        None => format!("‹{argument}›"),
    }
}
