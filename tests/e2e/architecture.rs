//! The rooms of `docs/ARCHITECTURE.md`: every `crate::` path in the code goes where the table says that it may.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The rooms by name, each with those that it may use.
fn allowed() -> BTreeMap<String, BTreeSet<String>> {
    let page = fs::read_to_string(root("docs/ARCHITECTURE.md")).expect("the page");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| row.trim_matches('|').split(" |").collect::<Vec<_>>());
    let rows: Vec<(String, String)> = cells
        .filter(|cells| cells.len() >= 3)
        .map(|cells| (word(cells[0]), cells[2].trim_matches('|').trim().to_owned()))
        .collect();
    let names: BTreeSet<String> = rows.iter().map(|(room, _)| room.clone()).collect();
    let may = |(room, may): &(String, String)| {
        let named = may.split(|c: char| !c.is_ascii_alphabetic()).map(str::to_owned).collect();
        let all_but = may.strip_prefix("all but ").map(word);
        let may = match all_but {
            Some(other) => names.iter().filter(|name| **name != other).cloned().collect(),
            None if may == "all" => names.clone(),
            None => names.intersection(&named).cloned().collect(),
        };
        (room.clone(), may)
    };
    rows.iter().map(may).collect()
}

fn word(cell: &str) -> String {
    cell.trim_matches(|c: char| !c.is_ascii_alphabetic()).to_owned()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The code of a file without its comments and its tests, which may use what they like.
fn code(path: &Path) -> String {
    let source = fs::read_to_string(path).expect("a file");
    let code = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn arrows_go_where_the_table_says() {
    let allowed = allowed();
    assert!(allowed.len() > 12, "{allowed:?}");
    let mut files = Vec::new();
    sources(&root("src"), &mut files);
    let mut wrong = Vec::new();
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files {
        let inside = path.strip_prefix(root("src")).expect("a source");
        if inside.iter().any(|part| part == "tests") {
            continue;
        }
        let room =
            word(&inside.iter().next().expect("a room").to_string_lossy().replace(".rs", ""));
        if ["lib", "main"].contains(&room.as_str()) {
            continue;
        }
        let may = allowed.get(&room).unwrap_or_else(|| panic!("{room} is not in the table"));
        for path in code(&path).split("crate::").skip(1) {
            let other: String =
                path.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            if other == room || !allowed.contains_key(&other) {
                continue;
            }
            if !may.contains(&other) {
                wrong.push(format!("{} uses {other}", inside.display()));
            }
            used.entry(room.clone()).or_default().insert(other);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // The table does not allow what nobody needs any more, but for those at the top.
    for (room, may) in allowed.iter().filter(|(room, _)| !["app", "cli"].contains(&room.as_str())) {
        let used = used.remove(room).unwrap_or_default();
        assert_eq!(&used, may, "what {room} uses, and what the table says");
    }
}

/// A newcomer can take a folder in at a glance: a dozen files, beside the `mod.rs` that says what they are.
#[test]
fn no_folder_holds_more_than_a_dozen_files() {
    let mut files = Vec::new();
    sources(&root("src"), &mut files);
    let mut folders: BTreeMap<PathBuf, usize> = BTreeMap::new();
    for file in files {
        let folder = file.parent().expect("a folder").to_owned();
        if !folder.iter().any(|part| part == "tests") {
            *folders.entry(folder).or_default() += usize::from(!file.ends_with("mod.rs"));
        }
    }
    folders.retain(|_, count| *count > 12);
    assert!(folders.is_empty(), "{folders:#?}");
}
