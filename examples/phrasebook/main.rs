//! Prints every sentence of a language beside the English one, with arguments filled in and every way through its selectors: a book
//! for a reader who knows the language and not the code.
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

/// Numbers of which every language here has each of its plural forms, and what a selector may name.
const NUMBERS: [i64; 8] = [0, 1, 2, 3, 4, 5, 12, 22];
/// Longer lists of ways through one sentence tell a reader nothing new.
const WAYS: usize = 4_000;

/// What each argument of a sentence can be: the words that it is selected by, numbers, or nothing, if it is only said.
type Arguments = BTreeMap<String, BTreeSet<Value>>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    Number(i64),
    Word(String),
}

fn main() -> Result<()> {
    let tag = std::env::args().nth(1).context("name a language, such as de")?;
    let lang = Lang::from_tag(&tag).with_context(|| format!("there is no language {tag}"))?;
    println!("# {} · {}", lang.native_name(), lang.tag());
    for (english, file) in Lang::default().files().iter().zip(lang.files()) {
        let theirs = arguments_of(file)?;
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

/// The arguments of every sentence of a file.
fn arguments_of(file: &str) -> Result<BTreeMap<String, Arguments>> {
    let resource = parser::parse(file).map_err(|(_, errors)| anyhow::anyhow!("{errors:?}"))?;
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    Ok(messages.map(|message| (message.id.name.to_owned(), arguments(message))).collect())
}

fn arguments(message: &Message<&str>) -> Arguments {
    let mut found = Arguments::new();
    if let Some(pattern) = &message.value {
        look_through(pattern, &mut found);
    }
    found
}

fn look_through(pattern: &Pattern<&str>, found: &mut Arguments) {
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
            look_through(&variant.value, found);
        }
    }
}

/// Prints a sentence in both languages, once for each way through it that either of them says differently.
fn print_message(lang: Lang, message: &Message<&str>, theirs: &BTreeMap<String, Arguments>) {
    let key = message.id.name;
    println!("\n**{key}**");
    if let Some(comment) = &message.comment {
        println!("> {}", comment.content.join(" "));
    }
    let mut arguments = arguments(message);
    for (name, values) in theirs.get(key).into_iter().flatten() {
        arguments.entry(name.clone()).or_default().extend(values.iter().cloned());
    }
    let mut shapes = BTreeSet::new();
    for way in ways(&arguments) {
        let said = |lang| say(lang, key, &way);
        let (english, translated) = (said(Lang::default()), said(lang));
        let shape = |sentence: &str| sentence.replace(|letter: char| letter.is_ascii_digit(), "");
        if shapes.insert((shape(&english), shape(&translated))) {
            println!("- {english}\n- → {translated}");
        }
    }
}

/// Every choice of one value for each argument that something is selected by.
fn ways(arguments: &Arguments) -> Vec<BTreeMap<&str, Option<Value>>> {
    let mut ways = vec![BTreeMap::new()];
    for (name, values) in arguments {
        let possible: Vec<Option<Value>> = match values.is_empty() {
            true => vec![None],
            false => values.iter().cloned().map(Some).collect(),
        };
        let longer = ways.iter().flat_map(|way: &BTreeMap<&str, Option<Value>>| {
            possible.iter().map(move |value| {
                let mut way = way.clone();
                way.insert(name.as_str(), value.clone());
                way
            })
        });
        ways = longer.take(WAYS).collect();
    }
    ways
}

fn say(lang: Lang, key: &str, way: &BTreeMap<&str, Option<Value>>) -> String {
    let count = way.get("count").cloned().flatten();
    let mut args = FluentArgs::new();
    for (name, value) in way {
        let value = match (*name, value) {
            // The same number as it is written.
            ("figure" | "points" | "score", None) if count.is_some() => count.clone(),
            (_, value) => value.clone(),
        };
        let value = match value {
            Some(Value::Number(number)) => FluentValue::from(number),
            Some(Value::Word(word)) => FluentValue::from(word),
            None => FluentValue::from(sample(lang, name)),
        };
        args.set(*name, value);
    }
    Text::for_lang(lang).say(key, &args)
}

/// What stands for an argument in this language.
fn sample(lang: Lang, argument: &str) -> String {
    match samples::of(argument) {
        Some(Sample::Said(said)) => said.to_owned(),
        Some(Sample::Sentence(key)) => {
            let mut args = FluentArgs::new();
            args.set("count", 5);
            args.set("spot", 7);
            args.set("number", "");
            Text::for_lang(lang).say(key, &args)
        }
        None => format!("‹{argument}›"),
    }
}
