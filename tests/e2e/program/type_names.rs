//! Asserts that two public types of the workspace never share a name, so that a name identifies a type.

use std::collections::BTreeMap;

use super::architecture::{
    PICTURES, STAND_IN, read_code_without_tests, relative_and_full_paths_without_tests,
};

/// The type names that two crates may have in common, each with the reason.
const SHARED_BY_CRATES: [(&str, &str); 1] =
    [("Button", "Discord's component in the stand-in; in the bot, the label of such a component")];

/// Returns the names of the public types that a piece of code declares.
fn public_types(code: &str) -> impl Iterator<Item = &str> {
    code.lines().filter_map(|line| {
        let declaration = line.trim_start().strip_prefix("pub")?;
        let declaration = match declaration.strip_prefix('(') {
            Some(scope) => scope.split_once(')')?.1,
            None => declaration,
        };
        let (kind, name) = declaration.trim_start().split_once(' ')?;
        let is_type = ["struct", "enum", "trait", "type", "union"].contains(&kind);
        let name = name.split(|c: char| !c.is_ascii_alphanumeric()).next()?;
        (is_type && !name.is_empty()).then_some(name)
    })
}

#[test]
fn two_public_types_never_share_a_name() {
    // The files that declare each name.
    let mut declared: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for folder in ["src", "crates/triominos-rules/src", PICTURES, STAND_IN] {
        for (inside, path) in relative_and_full_paths_without_tests(folder) {
            for name in public_types(&read_code_without_tests(&path)) {
                let file = format!("{folder}/{}", inside.display());
                declared.entry(name.to_owned()).or_default().push(file);
            }
        }
    }
    assert!(declared.len() > 500, "only {} types were found", declared.len());
    for (name, _) in SHARED_BY_CRATES {
        let crates: Vec<_> = declared[name].iter().map(|file| file.starts_with(STAND_IN)).collect();
        assert!(crates == [false, true], "{name} is not shared by two crates");
        declared.remove(name);
    }
    declared.retain(|_, files| files.len() > 1);
    assert!(declared.is_empty(), "{declared:#?}");
}

#[test]
fn type_declarations_are_found() {
    let code = "pub struct A;\n    pub(in crate::b) enum B<T> {\npub fn c() {}\nstruct D;\npub(super) type E = u8;";
    assert_eq!(public_types(code).collect::<Vec<_>>(), ["A", "B", "E"]);
}
