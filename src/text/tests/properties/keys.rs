//! Tests that the keys in the Fluent files are those used in the source, with the same arguments in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::text::Lang;

/// The keys of sentences, each with the names of its arguments.
type Keys = BTreeMap<String, BTreeSet<String>>;

/// Returns the absolute path of a folder of this repository.
fn folder_of_repository(relative_path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative_path)
}

/// Returns the files in a folder and in its subfolders.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(files_below(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Returns the keys in a language's files. Panics if the program does not load one of the files.
fn keys_of_language(lang: Lang) -> Keys {
    for path in files_below(&folder_of_repository("locales").join(lang.tag())) {
        let source = fs::read_to_string(&path).unwrap();
        assert!(
            lang.fluent_sources().contains(&source.as_str()),
            "{} is not loaded",
            path.display()
        );
    }
    keys_in_folder_of_language(lang.tag())
}

/// Returns the keys in the folder of translations of a language.
fn keys_in_folder_of_language(language_tag: &str) -> Keys {
    let mut keys = Keys::new();
    for path in files_below(&folder_of_repository("locales").join(language_tag)) {
        let source = fs::read_to_string(&path).unwrap();
        let surface = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let resource = parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Term(term) => panic!("a term: {}", term.id.name),
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
                _ => continue,
            };
            let key = message.id.name.to_owned();
            assert!(key.starts_with(&format!("{surface}-")), "{key} in {}", path.display());
            assert!(message.attributes.is_empty(), "{key} has attributes");
            let mut args = BTreeSet::new();
            collect_argument_names(&message.value.expect(&key), &mut args);
            assert!(keys.insert(key.clone(), args).is_none(), "{key} is there twice");
        }
    }
    keys
}

/// Collects the names of the arguments in a pattern.
fn collect_argument_names(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_argument_names_of_expression(inline, found),
            Expression::Select { selector, variants } => {
                collect_argument_names_of_expression(selector, found);
                variants.iter().for_each(|variant| collect_argument_names(&variant.value, found));
            }
        }
    }
}

/// Collects the names of the arguments in an expression.
fn collect_argument_names_of_expression(
    inline: &InlineExpression<&str>,
    found: &mut BTreeSet<String>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => collect_argument_names_of_expression(inline, found),
            Expression::Select { .. } => panic!("a selector within a placeable"),
        },
        other => panic!("sentences are made of text and arguments only: {other:?}"),
    }
}

/// Returns the keys that are used in `src/text`, without its tests.
fn keys_in_source() -> Keys {
    let mut keys = Keys::new();
    for path in files_below(&folder_of_repository("src/text")) {
        let is_source = path.extension().is_some_and(|extension| extension == "rs");
        if !is_source || path.starts_with(folder_of_repository("src/text/tests")) {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        for call in source.split("say!(").skip(1) {
            let inner = arguments_of_call(call);
            let mut split_arguments = split_arguments(inner).into_iter().skip(1);
            let key = split_arguments.next().unwrap().trim_matches('"').to_owned();
            let args =
                split_arguments.map(|piece| piece.split_once(" = ").expect(&key).0.to_owned());
            let args: BTreeSet<String> = args.collect();
            let known = keys.entry(key.clone()).or_insert_with(|| args.clone());
            assert_eq!(*known, args, "{key} is used with different arguments");
        }
    }
    keys
}

/// Returns the arguments of a call. `call` is the source text after the opening parenthesis; the result ends before the closing
/// one.
fn arguments_of_call(call: &str) -> &str {
    let mut depth = 1;
    let end = call.char_indices().find(|(_, letter)| {
        depth += match letter {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        depth == 0
    });
    &call[..end.unwrap().0]
}

/// Splits the arguments of a call.
fn split_arguments(inner: &str) -> Vec<String> {
    let mut depth = 0;
    let mut quoted = false;
    let mut split_arguments = vec![String::new()];
    for letter in inner.chars() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 && !quoted => {
                split_arguments.push(String::new());
                continue;
            }
            _ => {}
        }
        split_arguments.last_mut().unwrap().push(letter);
    }
    split_arguments
        .iter()
        .map(|piece| piece.trim().to_owned())
        .filter(|piece| !piece.is_empty())
        .collect()
}

#[test]
fn every_key_is_used_and_every_used_key_exists_in_every_language() {
    let keys_in_source = keys_in_source();
    assert!(keys_in_source.len() > 150, "{}", keys_in_source.len());
    for lang in Lang::ALL {
        let keys_of_language = keys_of_language(lang);
        let (asked_keys, held_keys): (BTreeSet<_>, BTreeSet<_>) =
            (keys_in_source.keys().collect(), keys_of_language.keys().collect());
        let missing: Vec<_> = asked_keys.difference(&held_keys).collect();
        let unused: Vec<_> = held_keys.difference(&asked_keys).collect();
        assert!(missing.is_empty(), "{lang:?} lacks {missing:?}");
        assert!(unused.is_empty(), "nobody asks for {unused:?} in {lang:?}");
        for (key, args) in &keys_in_source {
            assert_eq!(
                &keys_of_language[key], args,
                "{key} in {lang:?}: what the file uses, what is given"
            );
        }
    }
}

/// Translations that are not offered yet, because nobody has proofread them, must have all keys as well.
#[test]
fn translations_that_are_not_offered_yet_are_complete() {
    let english = keys_in_folder_of_language(Lang::default().tag());
    let is_offered = |tag: &str| Lang::ALL.into_iter().any(|lang| lang.tag() == tag);
    for path in
        fs::read_dir(folder_of_repository("locales")).unwrap().map(|entry| entry.unwrap().path())
    {
        let tag = path.file_name().unwrap().to_str().unwrap();
        if is_offered(tag) {
            continue;
        }
        let keys = keys_in_folder_of_language(tag);
        for (key, args) in &english {
            assert_eq!(keys.get(key), Some(args), "{key} in {tag}");
        }
        assert_eq!(keys.len(), english.len(), "{tag} has keys that nobody asks for");
    }
}

#[test]
fn the_arguments_of_a_call_are_found() {
    let call = r#"self, "a-b", x = f(1, "c, d"), y = z) and so on"#;
    assert_eq!(
        split_arguments(arguments_of_call(call)),
        ["self", "\"a-b\"", "x = f(1, \"c, d\")", "y = z"]
    );
}

/// Translators read the English files first. Each message there belongs to a group with a comment that says at which place the
/// message appears, and a group is small enough for one comment to describe all its messages.
#[test]
fn every_english_message_says_for_translators_where_it_appears() {
    const LARGEST_GROUP: usize = 30;
    for path in files_below(&folder_of_repository("locales").join(Lang::default().tag())) {
        let source = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(source.as_str()).unwrap();
        let mut group: Option<(String, usize)> = None;
        for entry in resource.body {
            match entry {
                Entry::GroupComment(comment) => group = Some((comment.content.join(" "), 0)),
                Entry::Message(message) => {
                    let (described, size) = group
                        .as_mut()
                        .unwrap_or_else(|| panic!("{} has no group", message.id.name));
                    *size += 1;
                    assert!(!described.is_empty(), "{} has no description", message.id.name);
                    assert!(*size <= LARGEST_GROUP, "too many messages under “{described}”");
                }
                _ => {}
            }
        }
    }
}
