//! `triominos sandbox`: the stand-in for Discord, and the bot against it, in one process.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;

use super::{logs, run, tours};
use crate::discord::{self, Connection};
use crate::picture::Renderer;
use crate::sandbox::{Sandbox, SandboxOptions};
use crate::store::Store;
use crate::table::{Clock, SystemClock, SystemSeeds, TENDING_LEASE};

#[derive(Debug, Args)]
pub(super) struct Options {
    /// The port of the page on this machine (127.0.0.1); 0 takes a free one.
    #[arg(long, env = "TRIOMINOS_SANDBOX_PORT", default_value_t = 8780)]
    port: u16,
    /// Where chat and games are kept, so that they are still there next time.
    #[arg(long, env = "TRIOMINOS_SANDBOX_DATA", default_value = "data/sandbox")]
    data: PathBuf,
}

/// How many of the bot's requests, and of a channel's messages, the page remembers.
const REMEMBERED: usize = 500;

/// Tells whoever has started it how far it is.
#[expect(clippy::print_stdout, reason = "a person reads it, and a script the address in it")]
fn say(what: impl std::fmt::Display) {
    println!("{what}");
}

/// Runs both until the process is told to stop.
pub(super) async fn run(options: Options) -> anyhow::Result<()> {
    logs::start("warn,serenity=error,sqlx=error");
    let Options { port, data } = options;
    std::fs::create_dir_all(&data)
        .with_context(|| format!("the folder {} cannot be made", data.display()))?;
    let chat = data.join("chat.json");
    let sandbox = Sandbox::start(SandboxOptions {
        port,
        remember: Some(REMEMBERED),
        restore: Some(chat.clone()),
        keep: Some(chat.clone()),
        tours: tours::all(),
        ..SandboxOptions::default()
    })
    .await
    .with_context(|| {
        format!("the sandbox cannot start on port {port} (another is chosen by --port)")
    })?;

    say(format_args!("Opening the games in {}…", data.display()));
    let games = data.join("games.db");
    let games = games.to_str().context("the folder's name is not UTF-8")?;
    let store = Store::connect(games).await.context("the database cannot be used")?;
    // Kept to the end: what a process that was killed had in hand is free at once for one that is alone.
    let _presence = store
        .attend(SystemClock.now(), TENDING_LEASE)
        .await
        .context("the database cannot be used")?;
    let connection = Connection {
        token: sandbox.token(),
        api_url: Some(sandbox.url()),
        store: store.clone(),
        clock: Arc::new(SystemClock),
        seeds: Arc::new(SystemSeeds),
        renderer: Arc::new(Renderer::new()),
        owner: run::owner(),
        shards: None,
    };
    say("Connecting the bot…");
    let greeting = async {
        sandbox.bot_ready().await;
        say(format_args!(
            "Ready. Open {} in a browser. Ctrl-C stops; chat and games are kept in {}.",
            sandbox.url(),
            data.display()
        ));
        std::future::pending::<()>().await;
    };
    let result = tokio::select! {
        result = discord::connect(connection) => result.map_err(anyhow::Error::new),
        () = greeting => Ok(()),
        () = run::stopped() => Ok(()),
    };
    store.close().await;
    sandbox.save(&chat).context("the chat cannot be kept")?;
    result
}
