//! `triominos run`.

use std::sync::Arc;

use anyhow::Context;

use super::{Run, logs, token};
use crate::discord::{self, Connection};
use crate::picture::Renderer;
use crate::store::Store;
use crate::table::{Clock, SystemClock, SystemSeeds, TENDING_LEASE};

/// Serves Discord until the process is told to stop.
pub(super) async fn run(options: Run) -> anyhow::Result<()> {
    logs::start("info,serenity=warn,sqlx=warn");
    let token = token::read()?;
    let store =
        Store::connect(&options.database_url).await.context("the database cannot be used")?;
    // Kept to the end: what a process that was killed had in hand is free at once for one that is alone.
    let _presence = store
        .attend(SystemClock.now(), TENDING_LEASE)
        .await
        .context("the database cannot be used")?;
    let connection = Connection {
        token,
        api_url: options.discord_api_url,
        store: store.clone(),
        clock: Arc::new(SystemClock),
        seeds: Arc::new(SystemSeeds),
        renderer: Arc::new(Renderer::new()),
        owner: owner(),
        shards: options.shards,
    };
    let result = tokio::select! {
        result = discord::connect(connection) => result.map_err(anyhow::Error::new),
        () = stopped() => {
            tracing::info!("stopping");
            Ok(())
        }
    };
    store.close().await;
    result
}

/// A name for this process that no other has.
pub(super) fn owner() -> String {
    format!("{}-{:016x}", std::process::id(), rand::random::<u64>())
}

/// Completes when the process is asked to stop.
pub(super) async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    drop(interrupt.await);
}
