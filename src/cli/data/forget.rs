//! `triominos forget`: deletes the data of a server or a person.

use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;

use super::Database;
use crate::guild::{self, Guilds, Privacy, Tournaments};
use crate::ids::{GuildId, PersonId};
use crate::store::Store;
use crate::table::{SystemSeedSource, TableLimits, Tables};
use crate::time::SystemClock;

#[derive(Debug, Args)]
pub(in crate::cli) struct ForgetArguments {
    #[command(flatten)]
    target: Target,
    #[command(flatten)]
    database: Database,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Target {
    /// The id of a server. All its data is deleted at once, even if the bot is still on it.
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(1..))]
    server: Option<u64>,
    /// The id of a person. They leave their games, and all data about them is deleted, as with /privacy.
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(1..))]
    person: Option<u64>,
}

/// Deletes the data and prints what was deleted. The bot may be running, so the database is never migrated. Backups are not
/// changed.
pub(in crate::cli) async fn run(options: ForgetArguments) -> anyhow::Result<()> {
    let url = super::url_requiring_existing_file(&options.database.url)?;
    let store =
        Store::connect_without_migrating(&url).await.context("the database cannot be used")?;
    let report = delete_target(&store, &options.target).await;
    store.close().await;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", report?).and_then(|()| out.flush()).context("standard output")
}

async fn delete_target(store: &Store, target: &Target) -> anyhow::Result<String> {
    let (clock, seeds) = (Arc::new(SystemClock), Arc::new(SystemSeedSource));
    let tables = Tables::new(store.clone(), clock.clone(), seeds.clone(), TableLimits::default());
    let tournaments = Tournaments::new(
        store.clone(),
        tables.clone(),
        clock.clone(),
        seeds.clone(),
        guild::GuildLimits::default(),
    );
    let guilds = Guilds::new(store.clone());
    let privacy = Privacy::new(store.clone(), guilds, tables, tournaments, clock, seeds);
    if let Some(server) = target.server {
        let was_known = privacy.delete_server_and_check_if_known(GuildId::new(server)).await;
        return Ok(if was_known.with_context(|| format!("server {server}"))? {
            format!(
                "Everything of server {server} is deleted from the database. Backups still have it."
            )
        } else {
            format!("Nothing is kept of server {server}.")
        });
    }
    let person = target.person.unwrap_or_default();
    privacy
        .delete_person_now(PersonId::new(person))
        .await
        .with_context(|| format!("person {person}"))?;
    Ok(format!("Nothing about person {person} is left in the database. Backups still have it."))
}
