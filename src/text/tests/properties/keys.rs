//! The sentences in the files are those that the source asks for, with the same arguments in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::text::Lang;

/// The keys, each with the names of its arguments.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn folder(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(of)
}

/// The files of a folder and of the folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(self::files(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The keys of a language's files, all of which are loaded.
fn held(lang: Lang) -> Keys {
    for path in files(&folder("locales").join(lang.tag())) {
        let source = fs::read_to_string(&path).unwrap();
        assert!(lang.files().contains(&source.as_str()), "{} is not loaded", path.display());
    }
    keys_in(lang.tag())
}

/// The keys of the files in a folder of translations.
fn keys_in(tag: &str) -> Keys {
    let mut keys = Keys::new();
    for path in files(&folder("locales").join(tag)) {
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
            variables(&message.value.expect(&key), &mut args);
            assert!(keys.insert(key.clone(), args).is_none(), "{key} is there twice");
        }
    }
    keys
}

fn variables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, found),
            Expression::Select { selector, variants } => {
                variable(selector, found);
                variants.iter().for_each(|variant| variables(&variant.value, found));
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => variable(inline, found),
            Expression::Select { .. } => panic!("a selector within a placeable"),
        },
        other => panic!("sentences are made of text and arguments only: {other:?}"),
    }
}

/// The keys that the source of this room asks for, tests left out.
fn asked() -> Keys {
    let mut keys = Keys::new();
    for path in files(&folder("src/text")) {
        let is_source = path.extension().is_some_and(|extension| extension == "rs");
        if !is_source || path.starts_with(folder("src/text/tests")) {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        for call in source.split("say!(").skip(1) {
            let inner = up_to_the_bracket(call);
            let mut pieces = pieces(inner).into_iter().skip(1);
            let key = pieces.next().unwrap().trim_matches('"').to_owned();
            let args = pieces.map(|piece| piece.split_once(" = ").expect(&key).0.to_owned());
            let args: BTreeSet<String> = args.collect();
            let known = keys.entry(key.clone()).or_insert_with(|| args.clone());
            assert_eq!(*known, args, "{key} is asked for with different arguments");
        }
    }
    keys
}

fn up_to_the_bracket(call: &str) -> &str {
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

/// The arguments of a call.
fn pieces(inner: &str) -> Vec<String> {
    let mut depth = 0;
    let mut quoted = false;
    let mut pieces = vec![String::new()];
    for letter in inner.chars() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 && !quoted => {
                pieces.push(String::new());
                continue;
            }
            _ => {}
        }
        pieces.last_mut().unwrap().push(letter);
    }
    pieces.iter().map(|piece| piece.trim().to_owned()).filter(|piece| !piece.is_empty()).collect()
}

#[test]
fn every_sentence_is_used_and_every_used_one_exists_in_every_language() {
    let asked = asked();
    assert!(asked.len() > 150, "{}", asked.len());
    for lang in Lang::ALL {
        let held = held(lang);
        let (asked_keys, held_keys): (BTreeSet<_>, BTreeSet<_>) =
            (asked.keys().collect(), held.keys().collect());
        let missing: Vec<_> = asked_keys.difference(&held_keys).collect();
        let unused: Vec<_> = held_keys.difference(&asked_keys).collect();
        assert!(missing.is_empty(), "{lang:?} lacks {missing:?}");
        assert!(unused.is_empty(), "nobody asks for {unused:?} in {lang:?}");
        for (key, args) in &asked {
            assert_eq!(&held[key], args, "{key} in {lang:?}: what the file uses, what is given");
        }
    }
}

/// Translations that no language of the program loads yet keep up with those that are.
#[test]
fn translations_that_wait_for_their_reading_are_complete() {
    let english = keys_in(Lang::default().tag());
    let is_offered = |tag: &str| Lang::ALL.into_iter().any(|lang| lang.tag() == tag);
    for path in fs::read_dir(folder("locales")).unwrap().map(|entry| entry.unwrap().path()) {
        let tag = path.file_name().unwrap().to_str().unwrap();
        if is_offered(tag) {
            continue;
        }
        let keys = keys_in(tag);
        for (key, args) in &english {
            assert_eq!(keys.get(key), Some(args), "{key} in {tag}");
        }
        assert_eq!(keys.len(), english.len(), "{tag} has keys that nobody asks for");
    }
}

#[test]
fn the_scan_sees_what_a_call_asks_for() {
    let call = r#"self, "a-b", x = f(1, "c, d"), y = z) and so on"#;
    assert_eq!(pieces(up_to_the_bracket(call)), ["self", "\"a-b\"", "x = f(1, \"c, d\")", "y = z"]);
}
