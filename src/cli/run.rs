//! `triominos run`: serves Discord until it is stopped.

use anyhow::Context;

use super::{Run, logs, token};
use crate::app::App;
use crate::discord::{Login, Rates};
use crate::table::{IdleTimes, TableLimits};

/// Serves Discord until the process gets a signal to stop.
pub(super) async fn run(options: Run) -> anyhow::Result<()> {
    logs::start_logging("info,serenity=warn,sqlx=warn");
    let token = token::read_token()?;
    let stopped = async {
        stop_signal().await;
        tracing::info!("stopping");
    };
    tokio::pin!(stopped);
    let mut app = tokio::select! {
        app = App::open(&options.database.url) => app.context("the database cannot be used")?,
        () = &mut stopped => return Ok(()),
    };
    app.limits = TableLimits {
        tables_per_server: options.tables_per_server,
        lobbies_per_person: options.lobbies_per_person,
        matches_per_person: options.matches_per_person,
        idle: IdleTimes { ask_days: options.idle_ask_days, close_days: options.idle_close_days },
    };
    app.rates = Rates {
        clicks: options.clicks_per_person,
        replay_pause: options.replay_pause,
        ..Rates::default()
    };
    let Run { discord_api_url: api_url, shards, emojis, .. } = options;
    let login = Login { token, api_url, shards, emojis };
    Ok(app.run_until(stopped, login).await?)
}

/// Completes when the process gets an interrupt (Ctrl-C) or a termination signal.
pub(super) async fn stop_signal() {
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
