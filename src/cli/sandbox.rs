//! `triominos sandbox`: the stand-in for Discord, and the bot against it, in one process.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::{logs, run, tours};
use crate::app::App;
use crate::discord::{Login, Rates};
use discord_stand_in::{ChannelOptions, Sandbox, SandboxOptions, permission};

#[derive(Debug, Args)]
pub(super) struct Options {
    /// The port of the page on this machine (127.0.0.1); 0 takes a free one.
    #[arg(long, env = "TRIOMINOS_SANDBOX_PORT", default_value_t = 8780)]
    port: u16,
    /// The folder that keeps chat and games, so that they are still there next time.
    #[arg(long, env = "TRIOMINOS_SANDBOX_DATA", default_value = "data/sandbox")]
    data: PathBuf,
}

/// The number of the bot's requests, and of a channel's messages, that the page remembers.
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
        history_limit: Some(REMEMBERED),
        restore: Some(chat.clone()),
        autosave: Some(chat.clone()),
        tours: tours::all(),
        bot_name: "Triominos".to_owned(),
        channels: vec![
            ChannelOptions::new("general"),
            ChannelOptions::new("triominos").topic("Games of Triominos"),
        ],
        bot_permissions: permission::EVERYBODY | permission::CREATE_EVENTS,
        ..SandboxOptions::default()
    })
    .await
    .with_context(|| {
        format!("the sandbox cannot start on port {port} (another is chosen by --port)")
    })?;

    say(format_args!("Opening the games in {}…", data.display()));
    let games = data.join("games.db");
    let games = games.to_str().context("the folder's name is not UTF-8")?;
    let mut app = App::open(games).await.context("the database cannot be used")?;
    // Whoever tries it plays several people, and tours click faster than anybody.
    app.rates = Rates::UNLIMITED;
    let (token, api_url) = (sandbox.token(), Some(sandbox.url()));
    let login = Login { token, api_url, shards: None, emojis: true };
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
    let stopped = async {
        tokio::select! {
            () = greeting => {}
            () = run::stopped() => {}
        }
    };
    let result = app.run_until(stopped, login).await;
    sandbox.save(&chat).context("the chat cannot be kept")?;
    Ok(result?)
}
