//! The example records of an independent referee, where they are at hand.

use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The examples in this folder (`holds` or `broken`).
pub(crate) fn examples(folder: &str) -> Vec<PathBuf> {
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
