//! `triominos export`: the record of a match that is over, from the database.

use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
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

/// Writes the record to standard output. The bot may be running. Nothing is written to the database, so a backup or a server that
/// only reads will do.
pub(super) async fn run(options: Options) -> anyhow::Result<()> {
    let record = Store::read_only(&options.database_url, |store| async {
        let (clock, seeds) = (Arc::new(SystemClock), Arc::new(SystemSeeds));
        let tables = Tables::new(store, clock, seeds, Limits::default());
        tables.record(TableId(options.table)).await
    });
    let record = record.await.context("the database cannot be used")?;
    let record = record.with_context(|| format!("table {}", options.table))?;
    let mut out = std::io::stdout().lock();
    out.write_all(record.as_bytes()).and_then(|()| out.flush()).context("standard output")
}
