//! Example records, valid and invalid, from an independent implementation of the rules.

use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Returns the paths of the example records in `folder`. The folder `holds` contains valid records, `broken` invalid ones. If this
/// machine does not have the examples, prints a notice and returns an empty list.
pub(crate) fn example_record_paths(folder: &str) -> Vec<PathBuf> {
    let nearby = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let listing = nearby
        .map(|ancestor| ancestor.join("shared/examples").join(folder))
        .find_map(|folder| std::fs::read_dir(folder).ok());
    let Some(listing) = listing else {
        let _ =
            writeln!(std::io::stderr(), "skipped: no folder above has shared/examples/{folder}");
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = listing.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}
