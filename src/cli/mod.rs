//! The command line. English, as logs are.

mod logs;
mod redact;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
mod token;

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

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
}

/// Does what the command line says.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            return fail(&anyhow::Error::new(error).context("the runtime does not start"));
        }
    };
    let result = match cli.command {
        Command::Run(options) => runtime.block_on(run::run(options)),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(options) => runtime.block_on(sandbox::run(options)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

/// Says what is wrong in one sentence.
#[expect(clippy::print_stderr, reason = "this is what standard error is for")]
fn fail(error: &anyhow::Error) -> ExitCode {
    eprintln!("triominos: {}", redact::redact(&format!("{error:#}")));
    ExitCode::FAILURE
}
