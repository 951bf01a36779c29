//! `triominos export`: the record of a match that is over, from the database.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::Args;

use crate::ids::TableId;
use crate::store::Store;
use crate::table::{Limits, SystemSeeds, Tables};
use crate::time::SystemClock;

#[derive(Debug, Args)]
pub(super) struct Options {
    /// The table's number: it is in the name of the file that the Record button gives.
    table: i64,
    /// The database of games: a SQLite file (sqlite://PATH) or a PostgreSQL database (postgres://…).
    #[arg(
        long,
        env = "DATABASE_URL",
        default_value = "sqlite://data/triominos.db",
        hide_env_values = true
    )]
    database_url: String,
}

/// Writes the record to standard output. The bot may be running.
pub(super) async fn run(options: Options) -> anyhow::Result<()> {
    let url = of_an_existing_database(&options.database_url)?;
    let store = Store::connect(&url).await.context("the database cannot be used")?;
    let tables =
        Tables::new(store.clone(), Arc::new(SystemClock), Arc::new(SystemSeeds), Limits::default());
    let record = tables.record(TableId(options.table)).await;
    store.close().await;
    let record = record.with_context(|| format!("table {}", options.table))?;
    let mut out = std::io::stdout().lock();
    out.write_all(record.as_bytes()).and_then(|()| out.flush()).context("standard output")
}

/// The URL, so that a mistyped path is not made a new, empty database.
pub(super) fn of_an_existing_database(url: &str) -> anyhow::Result<String> {
    let scheme = url.trim().split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    match scheme.as_deref() {
        Some("sqlite") if !url.contains('?') => Ok(format!("{}?mode=rw", url.trim())),
        Some(_) => Ok(url.to_owned()),
        None if Path::new(url.trim()).is_file() => Ok(url.to_owned()),
        None => bail!("there is no database {url}"),
    }
}

#[cfg(test)]
mod tests {
    use super::of_an_existing_database;

    #[test]
    fn no_database_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let path = path.to_str().unwrap();
        let url = |text: &str| of_an_existing_database(text).ok();
        assert_eq!(url(path), None);
        assert_eq!(url(&format!("sqlite://{path}")), Some(format!("sqlite://{path}?mode=rw")));
        for as_it_is in ["sqlite:games.db?mode=ro", "postgres://bot@host/games"] {
            assert_eq!(url(as_it_is).as_deref(), Some(as_it_is));
        }
        std::fs::write(path, "").unwrap();
        assert_eq!(url(path).as_deref(), Some(path));
    }
}
