//! The command line. Like the log, it is in English only.

mod check;
mod daily;
mod daily_secret;
mod data;
mod logs;
mod monitor;
mod records;
mod redact;
mod rules;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
mod simulate;
mod token;
#[cfg(feature = "sandbox")]
mod tours;
mod variant;

use std::io;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};

use crate::discord::{Rates, Shards};
use crate::table::{IdleTimes, TableLimits};

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
    /// Check the token, the application, the database and the machine: a line for each, with what to do about a fault.
    Check(check::CheckArguments),
    /// Ask a running bot with --metrics whether it is alive.
    Health(monitor::MonitorAddress),
    /// Try the bot in a browser, without an account: a stand-in for Discord on this machine.
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::SandboxArguments),
    /// Check records of matches against the rules: print for each that it holds, or its first wrong line.
    Verify(records::verify::VerifyArguments),
    /// Write the record of a finished match to standard output.
    Export(data::export::ExportArguments),
    /// Delete all data of a server or about a person.
    Forget(data::forget::ForgetArguments),
    /// Copy a SQLite database to a file, also while the bot runs. An earlier copy is replaced.
    Backup(data::backup::BackupArguments),
    /// Copy all data to a new database, to move from SQLite to PostgreSQL or back. The bot must be stopped.
    Copy(data::copy::CopyArguments),
    /// Let computers play matches, and write their records or print statistics.
    Simulate(simulate::SimulateArguments),
    /// Print the rules of an edition, with some of their clauses set to other values if wanted.
    Rules(rules::RulesArguments),
    /// Compute the daily deal and the daily puzzle of a date from their seed, or check a published day.
    Daily(daily::DailyArguments),
    /// Review a record: print for each player what their choices and their tiles were worth.
    Review(records::review::ReviewArguments),
    /// Draw the board after a move of a record, as a PNG file.
    Render(records::picture::Render),
    /// Draw the match of a record move by move, as an animated GIF file.
    Replay(records::picture::Replay),
}

/// The URL of the default database. The next constant is the folder of its file. `run` creates this folder if it is missing, but no
/// other folder, because the path of another one may be mistyped.
const DEFAULT_DATABASE: &str = "sqlite://data/triominos.db";
const DEFAULT_FOLDER: &str = "data";

/// The option for the database, shared by all subcommands that use it.
#[derive(Debug, Args)]
struct Database {
    /// The database of games: a SQLite file (sqlite://PATH; `run` creates a missing file in an existing folder) or a PostgreSQL
    /// database (postgres://…).
    #[arg(
        id = "database_url",
        long = "database-url",
        env = "DATABASE_URL",
        default_value = DEFAULT_DATABASE,
        hide_env_values = true
    )]
    url: String,
}

#[derive(Debug, Args)]
struct Run {
    #[command(flatten)]
    database: Database,
    /// The origin of a proxy of Discord's API, or of a stand-in, such as http://127.0.0.1:8080.
    #[arg(long, env = "DISCORD_API_URL")]
    discord_api_url: Option<String>,
    /// The shards of this process, where several share the work and a PostgreSQL database: 0..4/16 are the first four of sixteen.
    #[arg(long, env = "DISCORD_SHARDS", value_name = "FIRST..END/TOTAL")]
    shards: Option<Shards>,
    /// The most tables that may be open on one server at the same time; tables of tournaments do not count.
    #[arg(
        long,
        env = "TABLES_PER_SERVER",
        value_name = "COUNT",
        default_value_t = TableLimits::default().tables_per_server,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    tables_per_server: u32,
    /// The most tables of one person that may wait in the lobby, not yet started.
    #[arg(
        long,
        env = "LOBBIES_PER_PERSON",
        value_name = "COUNT",
        default_value_t = TableLimits::default().lobbies_per_person,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    lobbies_per_person: u32,
    /// The most running matches without a clock at tables that one person opened on one server.
    #[arg(
        long,
        env = "MATCHES_PER_PERSON",
        value_name = "COUNT",
        default_value_t = TableLimits::default().matches_per_person,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    matches_per_person: u32,
    /// The days without a move after which the player to move in a match without a clock is asked to play on.
    #[arg(
        long,
        env = "IDLE_ASK_DAYS",
        value_name = "DAYS",
        default_value_t = IdleTimes::default().ask_days,
        value_parser = clap::value_parser!(u32).range(1..=365)
    )]
    idle_ask_days: u32,
    /// The most matches that are reviewed at the request of one person within 24 hours; 0 for no reviews.
    #[arg(
        long,
        env = "REVIEWS_PER_DAY",
        value_name = "COUNT",
        default_value_t = TableLimits::default().reviews_per_day
    )]
    reviews_per_day: u32,
    /// The days without a move after which a match without a clock is closed, at least one day after the question.
    #[arg(
        long,
        env = "IDLE_CLOSE_DAYS",
        value_name = "DAYS",
        default_value_t = IdleTimes::default().close_days,
        value_parser = clap::value_parser!(u32).range(2..=730)
    )]
    idle_close_days: u32,
    /// The most clicks and commands of one person that are served in ten seconds.
    #[arg(
        long,
        env = "CLICKS_PER_PERSON",
        value_name = "COUNT",
        default_value_t = Rates::default().clicks,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    clicks_per_person: u32,
    /// The seconds that one person has to wait between two replays; 0 for no wait.
    #[arg(
        long,
        env = "REPLAY_PAUSE",
        value_name = "SECONDS",
        default_value_t = Rates::default().replay_pause
    )]
    replay_pause: u32,
    /// Whether the bot creates emojis of the tiles for its application and shows them beside the numbers in menus and messages.
    #[arg(
        long,
        env = "TILE_EMOJIS",
        value_name = "true|false",
        default_value_t = true,
        action = clap::ArgAction::Set
    )]
    emojis: bool,
    #[command(flatten)]
    monitor: monitor::MonitorAddress,
    /// The format of the log.
    #[arg(long, env = "LOG_FORMAT", value_enum, default_value_t, value_name = "text|json")]
    log_format: logs::LogFormat,
}

/// Runs the subcommand of the command line.
pub fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Run(options) => block_on(run::run(options)),
        Command::Health(options) => monitor::check_health(&options),
        Command::Check(options) => match block_on(check::run(options)) {
            Ok(code) => return code,
            Err(error) => Err(error),
        },
        #[cfg(feature = "sandbox")]
        Command::Sandbox(options) => block_on(sandbox::run(options)),
        Command::Verify(options) => return records::verify::run(&options),
        Command::Export(options) => block_on(data::export::run(options)),
        Command::Forget(options) => block_on(data::forget::run(options)),
        Command::Copy(options) => block_on(data::copy::run(options)),
        Command::Backup(options) => block_on(data::backup::run(options)),
        Command::Simulate(options) => simulate::run(&options, &mut io::stdout().lock()),
        Command::Rules(options) => rules::run(&options, &mut io::stdout().lock()),
        Command::Daily(options) => block_on(daily::run(&options, &mut io::stdout())),
        Command::Review(options) => records::review::run(&options, &mut io::stdout().lock()),
        Command::Render(options) => records::picture::render_picture(&options),
        Command::Replay(options) => records::picture::render_replay(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => report_failure(&error),
    }
}

/// Returns `true` if the error is a closed pipe: the reader of the output, such as `head`, needs no more of it.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("cannot start the async runtime")?.block_on(work)
}

/// Prints the error with its causes on one line, with secrets redacted.
#[expect(clippy::print_stderr, reason = "this is what standard error is for")]
fn report_failure(error: &anyhow::Error) -> ExitCode {
    eprintln!("triominos: {}", redact::redact_secrets(&format!("{error:#}")));
    ExitCode::FAILURE
}
