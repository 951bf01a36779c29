//! `triominos sandbox`: runs a stand-in for Discord and the bot connected to it, in one process.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::{logs, run, tours};
use crate::app::App;
use crate::discord::{Login, Rates};
use discord_stand_in::{ChannelOptions, Sandbox, SandboxOptions, permission};

#[derive(Debug, Args)]
pub(super) struct SandboxArguments {
    /// The port of the web page on this machine (127.0.0.1); 0 for any free port.
    #[arg(long, env = "TRIOMINOS_SANDBOX_PORT", default_value_t = 8780)]
    port: u16,
    /// The folder in which chat and games are saved between runs.
    #[arg(long, env = "TRIOMINOS_SANDBOX_DATA", default_value = "data/sandbox")]
    data: PathBuf,
}

/// The maximum number of requests of the bot, and of messages in each channel, that the stand-in keeps.
const REMEMBERED: usize = 500;

/// Prints a line about the progress of the start to standard output.
#[expect(clippy::print_stdout, reason = "the operator reads it, and scripts parse the address")]
fn print_progress(line: impl std::fmt::Display) {
    println!("{line}");
}

/// Runs the stand-in and the bot until the process gets a signal to stop.
pub(super) async fn run(options: SandboxArguments) -> anyhow::Result<()> {
    logs::start_logging("warn,serenity=error,sqlx=error", logs::LogFormat::Text)?;
    let SandboxArguments { port, data } = options;
    std::fs::create_dir_all(&data)
        .with_context(|| format!("the folder {} cannot be created", data.display()))?;
    let chat = data.join("chat.json");
    let sandbox = Sandbox::start(SandboxOptions {
        port,
        history_limit: Some(REMEMBERED),
        restore: Some(chat.clone()),
        autosave: Some(chat.clone()),
        tours: tours::sandbox_tours(),
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

    print_progress(format_args!("Opening the games in {}…", data.display()));
    let games = data.join("games.db");
    let games = games.to_str().context("the folder's name is not UTF-8")?;
    let mut app = App::open(games).await.context("the database cannot be used")?;
    // The rate limits are off, because one visitor acts as several people, and a tour (a recorded sequence of commands and clicks)
    // clicks faster than any person.
    app.rates = Rates::UNLIMITED;
    let (token, api_url) = (sandbox.token(), Some(sandbox.url()));
    let login = Login { token, api_url, shards: None, emojis: true };
    print_progress("Connecting the bot…");
    let print_address = async {
        sandbox.until_bot_ready().await;
        print_progress(format_args!(
            "Ready. Open {} in a browser. Ctrl-C stops; chat and games are kept in {}.",
            sandbox.url(),
            data.display()
        ));
        std::future::pending::<()>().await;
    };
    let stopped = async {
        tokio::select! {
            () = print_address => {}
            () = run::wait_for_stop_signal() => {}
        }
    };
    let result = app.run_until(stopped, login).await;
    sandbox.save(&chat).context("the chat cannot be saved")?;
    Ok(result?)
}
