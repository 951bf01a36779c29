//! `triominos run`: serves Discord until it is stopped.

use std::path::Path;
use std::pin::Pin;

use anyhow::{Context, ensure};

use super::monitor::Monitor;
use super::{DEFAULT_DATABASE, DEFAULT_FOLDER, Run, check, daily_secret, logs, token};
use crate::app::App;
use crate::discord::{Login, Rates, Shards};
use crate::table::{IdleTimes, TableLimits};
use triominos_rules::game::Seed;

/// Serves Discord until the process gets a signal to stop.
pub(super) async fn run(options: Run) -> anyhow::Result<()> {
    logs::start_logging("info,serenity=warn,sqlx=warn", options.log_format)?;
    let token = token::read_token()?;
    let secret = daily_secret::read_daily_secret()?;
    if let Some(url) = &options.discord_api_url {
        check_api_url(url)?;
    }
    if options.database.url == DEFAULT_DATABASE {
        create_private_folder(Path::new(DEFAULT_FOLDER))?;
    }
    let stop_signal = async {
        wait_for_stop_signal().await;
        tracing::info!("stopping");
    };
    tokio::pin!(stop_signal);
    let monitor = Monitor::default();
    let monitoring = async {
        match options.monitor.address {
            Some(address) => monitor.clone().serve(address).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        served = serve(&options, (token, secret), &monitor, stop_signal) => served,
        failed = monitoring => match failed? {},
    }
}

/// Opens the database and serves Discord until `stop_signal` completes.
async fn serve(
    options: &Run,
    (token, daily_secret): (String, Option<Seed>),
    monitor: &Monitor,
    mut stop_signal: Pin<&mut impl Future<Output = ()>>,
) -> anyhow::Result<()> {
    let mut app = tokio::select! {
        app = App::open(&options.database.url) => app.map_err(|error| {
            // If the cause is a fault of the file or its folder, it is clearer than SQLite's error.
            let fault = check::describe_file_fault(&options.database.url);
            fault.map_or_else(|| error.into(), anyhow::Error::msg).context("the database cannot be used")
        })?,
        () = &mut stop_signal => return Ok(()),
    };
    daily_secret::store_configured_secret(&app.store, daily_secret.as_ref()).await?;
    monitor.set_store(&app.store);
    app.limits = TableLimits {
        tables_per_server: options.tables_per_server,
        lobbies_per_person: options.lobbies_per_person,
        matches_per_person: options.matches_per_person,
        reviews_per_day: options.reviews_per_day,
        idle: IdleTimes { ask_days: options.idle_ask_days, close_days: options.idle_close_days },
    };
    app.rates = Rates {
        clicks: options.clicks_per_person,
        replay_pause: options.replay_pause,
        ..Rates::default()
    };
    let (api_url, shards) = (options.discord_api_url.clone(), options.shards.clone());
    log_start(&app, shards.as_ref()).await;
    let login = Login { token, api_url, shards, emojis: options.emojis };
    Ok(app.run_until(stop_signal, login).await?)
}

/// Logs the version, the database and the shards, so that the operator notices a wrong setting at once, such as the path of a new,
/// empty database.
async fn log_start(app: &App, shards: Option<&Shards>) {
    let tables = app
        .store
        .count_all_open_tables()
        .await
        .map_or_else(|error| format!("unknown ({error})"), |tables| tables.to_string());
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        database = app.store.database_name(),
        new = app.store.is_new(),
        tables,
        shards = %shards.map_or_else(|| "all".to_owned(), Shards::to_string),
        "starting"
    );
    let is_part = shards.is_some_and(|shards| shards.range != (0..shards.total));
    if is_part && app.store.is_file() {
        tracing::warn!(
            "the other shards can only be served by processes on this machine, because the database is a file; use PostgreSQL for \
             several machines"
        );
    }
}

/// Checks the origin of the API.
///
/// # Errors
/// Returns an error if the scheme is not `http` or `https`, or if there is no host. The error does not quote the URL, because it
/// may contain a password.
pub(super) fn check_api_url(url: &str) -> anyhow::Result<()> {
    let rest = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"));
    let host = rest.map(|rest| rest.split(['/', '?', '#']).next().unwrap_or_default());
    ensure!(
        host.is_some_and(|host| !host.is_empty() && !host.contains(char::is_whitespace)),
        "DISCORD_API_URL (or --discord-api-url) must begin with http:// or https:// and a host, such as http://127.0.0.1:8080"
    );
    Ok(())
}

/// Creates a folder that only its owner can read, unless it exists.
fn create_private_folder(folder: &Path) -> anyhow::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let created = builder.recursive(true).create(folder);
    created.with_context(|| format!("the folder {} cannot be created", folder.display()))
}

/// Completes when the process gets an interrupt (Ctrl-C) or a termination signal.
pub(super) async fn wait_for_stop_signal() {
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
