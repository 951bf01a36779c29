//! The command line. English, as logs are.

mod export;
mod logs;
mod picture;
mod redact;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
mod simulate;
mod token;
#[cfg(feature = "sandbox")]
mod tours;
mod verify;

use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};

use crate::discord::Shards;

/// An unofficial Triominos bot for Discord.
#[derive(Debug, Parser)]
#[command(name = "triominos", version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve Discord. The bot's token comes from DISCORD_TOKEN, or from the file that DISCORD_TOKEN_FILE names.
    Run(Run),
    /// Try the bot in a browser, without an account: a stand-in for Discord on this machine.
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::Options),
    /// Referee records of matches: say of each whether it holds, or which line is the first that is wrong.
    Verify(verify::Options),
    /// Write the record of a match that is over to standard output.
    Export(export::Options),
    /// Let computers play, and write records, or print what came of it.
    Simulate(simulate::Options),
    /// Draw the board after a move of a record, as a PNG file.
    Render(picture::Render),
    /// Draw the match of a record move by move, as an animated GIF file.
    Replay(picture::Replay),
}

#[derive(Debug, Args)]
struct Run {
    /// Where games are kept: a SQLite file (sqlite://PATH, made when absent) or a PostgreSQL database (postgres://…).
    #[arg(
        long,
        env = "DATABASE_URL",
        default_value = "sqlite://data/triominos.db",
        hide_env_values = true
    )]
    database_url: String,
    /// The origin of a proxy of Discord's API, or of a stand-in, such as http://127.0.0.1:8080.
    #[arg(long, env = "DISCORD_API_URL")]
    discord_api_url: Option<String>,
    /// The shards of this process, where several share the work and a PostgreSQL database: 0..4/16 are the first four of sixteen.
    #[arg(long, env = "DISCORD_SHARDS", value_name = "FIRST..END/TOTAL")]
    shards: Option<Shards>,
}

/// Does what the command line says.
pub fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Run(options) => block_on(run::run(options)),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(options) => block_on(sandbox::run(options)),
        Command::Verify(options) => return verify::run(&options),
        Command::Export(options) => block_on(export::run(options)),
        Command::Simulate(options) => simulate::run(&options, &mut std::io::stdout().lock()),
        Command::Render(options) => picture::render(&options),
        Command::Replay(options) => picture::replay(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn block_on(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("the runtime does not start")?.block_on(work)
}

/// Says what is wrong in one sentence.
#[expect(clippy::print_stderr, reason = "this is what standard error is for")]
fn fail(error: &anyhow::Error) -> ExitCode {
    eprintln!("triominos: {}", redact::redact(&format!("{error:#}")));
    ExitCode::FAILURE
}
