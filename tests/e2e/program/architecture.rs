//! Asserts that the modules depend on each other only as the table in `docs/ARCHITECTURE.md` allows. A “room” is a top-level
//! module, or the crate of the pictures.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::file_graph::FileGraph;

/// The source folder of the pictures, which are one room.
pub(super) const PICTURES: &str = "crates/triominos-pictures/src";
/// The source folders of all rooms. Except in [`PICTURES`], every top-level module is a room.
const SOURCES: [&str; 3] = ["src", "crates/triominos-rules/src", PICTURES];
/// The source folder of the stand-in. Its `lib.rs` describes its structure.
pub(super) const STAND_IN: &str = "crates/discord-stand-in/src";

/// Returns the path in the root folder of this repository.
fn path_in_root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Reads the table of rooms in `docs/ARCHITECTURE.md`. Returns the rooms that each room may use.
fn allowed_uses_by_room() -> BTreeMap<String, BTreeSet<String>> {
    let page = fs::read_to_string(path_in_root("docs/ARCHITECTURE.md")).expect("the page");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| row.trim_matches('|').split(" |").collect::<Vec<_>>());
    let rows: Vec<(String, String)> = cells
        .filter(|cells| cells.len() >= 3)
        .map(|cells| (word_in_table_cell(cells[0]), cells[2].trim_matches('|').trim().to_owned()))
        .collect();
    let names: BTreeSet<String> = rows.iter().map(|(room, _)| room.clone()).collect();
    let may = |(room, may): &(String, String)| {
        let named = may.split(|c: char| !c.is_ascii_alphabetic()).map(str::to_owned).collect();
        let all_but = may.strip_prefix("all but ").map(word_in_table_cell);
        let may = match all_but {
            Some(other) => names.iter().filter(|name| **name != other).cloned().collect(),
            None if may == "all" => names.clone(),
            None => names.intersection(&named).cloned().collect(),
        };
        (room.clone(), may)
    };
    rows.iter().map(may).collect()
}

/// Returns the word in a cell of the table, without the markup around it.
fn word_in_table_cell(cell: &str) -> String {
    cell.trim_matches(|c: char| !c.is_ascii_alphabetic()).to_owned()
}

/// Adds the paths of all source files in a folder and its subfolders to `found`.
fn collect_sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect_sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Returns all source files of [`SOURCES`] that are not tests. Each has its path inside its source folder, and its full path.
fn relative_and_full_source_paths() -> Vec<(PathBuf, PathBuf)> {
    SOURCES.into_iter().flat_map(relative_and_full_paths_without_tests).collect()
}

/// Returns the files in one source folder that are not tests. Each has its path inside the folder, and its full path.
pub(super) fn relative_and_full_paths_without_tests(
    source_folder: &str,
) -> Vec<(PathBuf, PathBuf)> {
    let mut files = Vec::new();
    collect_sources(&path_in_root(source_folder), &mut files);
    let inside =
        |path: &Path| path.strip_prefix(path_in_root(source_folder)).expect("a source").to_owned();
    let is_test = |inside: &Path| inside.iter().any(|part| part == "tests" || part == "tests.rs");
    let files = files.into_iter().map(|path| (inside(&path), path));
    files.filter(|(inside, _)| !is_test(inside)).collect()
}

/// Reads the code of a file without its comments and its tests. Tests may use any room.
pub(super) fn read_code_without_tests(path: &Path) -> String {
    let source = fs::read_to_string(path).expect("a file");
    let code = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn rooms_use_only_the_rooms_that_the_table_allows() {
    let allowed = allowed_uses_by_room();
    assert!(allowed.len() > 12, "{allowed:?}");
    let mut wrong = Vec::new();
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (inside, path) in relative_and_full_source_paths() {
        let module = inside.iter().next().expect("a module").to_string_lossy().replace(".rs", "");
        let room = match path.starts_with(path_in_root(PICTURES)) {
            true => "pictures".to_owned(),
            false => word_in_table_cell(&module),
        };
        if ["lib", "main"].contains(&room.as_str()) {
            continue;
        }
        let may = allowed.get(&room).unwrap_or_else(|| panic!("{room} is not in the table"));
        let code = read_code_without_tests(&path)
            .replace("triominos_rules::", "crate::")
            .replace("triominos_pictures::", "crate::pictures::");
        for path in code.split("crate::").skip(1) {
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
    // The table contains no permission that is unused, except for the rooms at the top.
    for (room, may) in allowed.iter().filter(|(room, _)| !["app", "cli"].contains(&room.as_str())) {
        let used = used.remove(room).unwrap_or_default();
        assert_eq!(&used, may, "the rooms that {room} uses, and those in the table");
    }
}

/// The files `mod.rs`, `lib.rs` and `main.rs` are not counted.
#[test]
fn no_folder_holds_more_than_a_dozen_files() {
    let mut folders: BTreeMap<PathBuf, usize> = BTreeMap::new();
    let introduces =
        |file: &Path| ["mod.rs", "lib.rs", "main.rs"].iter().any(|name| file.ends_with(name));
    for (_, file) in relative_and_full_source_paths()
        .into_iter()
        .chain(relative_and_full_paths_without_tests(STAND_IN))
    {
        let folder = file.parent().expect("a folder").to_owned();
        *folders.entry(folder).or_default() += usize::from(!introduces(&file));
    }
    folders.retain(|_, count| *count > 12);
    assert!(folders.is_empty(), "{folders:#?}");
}

/// Without cycles, a file can be understood from the files that it uses, because none of them uses it in turn.
#[test]
fn no_files_use_each_other_in_a_cycle() {
    let mut cycles = Vec::new();
    for folder in SOURCES.into_iter().chain([STAND_IN]) {
        // `main.rs` belongs to a crate of its own, which uses the library.
        let files = relative_and_full_paths_without_tests(folder)
            .into_iter()
            .filter(|(inside, _)| !inside.ends_with("main.rs"));
        let source = |(inside, path): (PathBuf, PathBuf)| {
            let text = fs::read_to_string(path).expect("a file");
            (inside.to_string_lossy().into_owned(), text)
        };
        cycles.extend(
            FileGraph::from_sources(&files.map(source).collect::<Vec<_>>()).describe_cycles(),
        );
    }
    assert!(cycles.is_empty(), "{}", cycles.join("\n"));
}
