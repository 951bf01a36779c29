//! `triominos backup`: copies a SQLite database to a file.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;

use super::Database;
use crate::store::Store;

#[derive(Debug, Args)]
pub(in crate::cli) struct BackupArguments {
    /// The file for the copy. It is replaced when the new copy is complete.
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

/// Copies the database. The bot may be running, and goes on writing.
pub(in crate::cli) async fn run(options: BackupArguments) -> anyhow::Result<()> {
    let BackupArguments { file, database } = options;
    let part = append_to_file_name(&file, ".part");
    // An earlier backup that was interrupted may have left an incomplete copy.
    remove_if_present(&part)?;
    let copied =
        Store::copy_file(&database.url, &part).await.context("the database cannot be copied");
    let result = copied.and_then(|()| replace_file(&part, &file));
    if result.is_err() {
        // A failure to delete the incomplete copy is ignored, because the first error is more important.
        drop(std::fs::remove_file(&part));
    }
    result
}

/// Returns the path with `suffix` appended to its file name.
fn append_to_file_name(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn remove_if_present(file: &Path) -> anyhow::Result<()> {
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            bail!("{} cannot be removed: {error}", file.display())
        }
        _ => Ok(()),
    }
}

/// Flushes the complete copy to the disk, then renames it from `replacement` to `file`.
fn replace_file(replacement: &Path, file: &Path) -> anyhow::Result<()> {
    let on_disk = std::fs::File::open(replacement).and_then(|replacement| replacement.sync_all());
    on_disk.with_context(|| format!("{} cannot be written", replacement.display()))?;
    std::fs::rename(replacement, file)
        .with_context(|| format!("{} cannot be written", file.display()))
}
