//! `triominos copy`: moves all data between SQLite and PostgreSQL.

use std::io::Write as _;

use anyhow::Context;
use clap::Args;

use crate::store::{Store, copy_database};

#[derive(Debug, Args)]
pub(in crate::cli) struct CopyArguments {
    /// The URL of the database to be copied. No bot may be using it, and nothing can write to it meanwhile.
    #[arg(long, value_name = "URL")]
    from: String,
    /// The URL of a new, empty database. A copy that was interrupted is continued.
    #[arg(long, value_name = "URL")]
    to: String,
}

/// Copies the database, and compares the numbers of rows and their hashes in both. Prints a line for each table with rows.
pub(in crate::cli) async fn run(options: CopyArguments) -> anyhow::Result<()> {
    let source = super::url_requiring_existing_file(&options.from)?;
    let source =
        Store::connect_without_migrating(&source).await.context("the source cannot be used")?;
    let target = Store::connect(&options.to).await.context("the target cannot be used")?;
    let mut out = std::io::stdout().lock();
    let mut rows = 0;
    let copied = copy_database(&source, &target, |table| {
        rows += table.rows;
        if table.rows > 0 {
            // If the report cannot be written, the copy continues.
            drop(writeln!(out, "{}: {} rows, equal in both", table.table, table.rows));
        }
    })
    .await;
    target.close().await;
    source.close().await;
    copied?;
    writeln!(out, "All {rows} rows are copied. Set DATABASE_URL to the target and start the bot.")
        .context("standard output")
}
