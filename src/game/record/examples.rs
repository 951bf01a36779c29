//! The example records of an independent referee, where they are at hand.

use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Examples of choices of rules that are not played yet.
const RULES_TO_COME: [&str; 5] =
    ["dead-board-2p", "dropped-spared-3p", "pass-empty-2p", "stop-drawing-3p", "zero-option-3p"];

/// The examples in this folder (`holds` or `broken`) by rules that are played.
pub(crate) fn examples(folder: &str) -> Vec<PathBuf> {
    let mut files = all(folder);
    files.retain(|file| !is_to_come(file));
    files
}

/// The examples by the others.
pub(super) fn of_rules_to_come() -> Vec<PathBuf> {
    let mut files = all("holds");
    files.retain(|file| is_to_come(file));
    files
}

fn is_to_come(file: &Path) -> bool {
    RULES_TO_COME.iter().any(|name| file.file_stem().is_some_and(|stem| stem == *name))
}

fn all(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/examples").join(folder);
    let Ok(listing) = std::fs::read_dir(&folder) else {
        let _ = writeln!(std::io::stderr(), "skipped: there is no {}", folder.display());
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = listing.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}
