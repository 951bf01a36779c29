//! `triominos export`: writes the record of a finished match that is stored in the database.

use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;

use super::Database;
use crate::ids::TableId;
use crate::store::Store;
use crate::table::{SystemSeedSource, TableLimits, Tables};
use crate::time::SystemClock;

#[derive(Debug, Args)]
pub(in crate::cli) struct ExportArguments {
    /// The table's number, as in the name of the file that the Record button sends.
    table: i64,
    #[command(flatten)]
    database: Database,
}

/// Writes the record to standard output. The bot may be running. The database is opened read-only, so it may be a backup or a
/// read-only replica.
pub(in crate::cli) async fn run(options: ExportArguments) -> anyhow::Result<()> {
    let record = Store::run_with_read_only_store(&options.database.url, |store| async {
        let (clock, seeds) = (Arc::new(SystemClock), Arc::new(SystemSeedSource));
        let tables = Tables::new(store, clock, seeds, TableLimits::default());
        tables.record_of_match(TableId(options.table)).await
    });
    let record = record.await.context("the database cannot be used")?;
    let record = record.with_context(|| format!("table {}", options.table))?;
    let mut out = std::io::stdout().lock();
    out.write_all(record.as_bytes()).and_then(|()| out.flush()).context("standard output")
}
