//! The setup of the log: its filter and its output.

use anyhow::{Context, ensure};
use clap::ValueEnum;
use tracing::level_filters::LevelFilter;
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

use super::redact::RedactingStderr;

/// The crates whose log events never contain a player's secrets: this crate, and sqlx, which logs queries without their values.
const TRUSTED: [&str; 2] = ["triominos", "sqlx"];

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum LogFormat {
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// Starts logging to standard error, with secrets redacted. The environment variable RUST_LOG is the filter; if it is not set,
/// `default_filter` is used.
///
/// # Errors
/// Returns an error if RUST_LOG is not a valid filter. Otherwise a mistyped level would be taken for the name of a crate, and
/// hardly anything would be logged.
pub(super) fn start_logging(default_filter: &str, format: LogFormat) -> anyhow::Result<()> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(wanted) if !wanted.trim().is_empty() => parse_filter(&wanted)?,
        _ => EnvFilter::new(default_filter),
    };
    let layer = fmt::layer()
        .with_writer(|| RedactingStderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()));
    let layer = match format {
        LogFormat::Text => layer.boxed(),
        LogFormat::Json => layer.json().flatten_event(true).boxed(),
    };
    let filter = filter.and(filter_fn(may_be_logged));
    tracing_subscriber::registry().with(layer.with_filter(filter)).init();
    Ok(())
}

/// Parses a filter. A word without `=` that is not a level is the name of a crate, so a mistyped level would hide the log of all
/// other crates. Therefore only the names of this program's crates are allowed without a level.
fn parse_filter(filter: &str) -> anyhow::Result<EnvFilter> {
    for directive in filter.split(',').map(str::trim).filter(|directive| !directive.is_empty()) {
        let is_level = directive.parse::<LevelFilter>().is_ok();
        let names_crate = directive.starts_with("triominos") || directive.contains(['=', '[']);
        ensure!(
            is_level || names_crate,
            "RUST_LOG: '{directive}' is not a level; use error, warn, info, debug, trace or off, or add a level to the name of a \
             crate, as in info,sqlx=warn"
        );
    }
    EnvFilter::try_new(filter).context("RUST_LOG is not a filter such as info,sqlx=warn")
}

/// Returns `true` if a log event with this metadata may be logged. Other crates may log only warnings and errors, even if RUST_LOG
/// allows more. Below that level they log whole requests and events, which contain the racks of players.
fn may_be_logged(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target().split("::").next().unwrap_or_default();
    TRUSTED.contains(&target) || *metadata.level() <= Level::WARN
}

#[cfg(test)]
mod tests {
    use super::parse_filter;

    #[test]
    fn a_mistyped_level_is_refused_and_not_taken_for_a_crate() {
        for filter in ["info", "WARN", "off", "info,serenity=warn,sqlx=warn", "triominos", "debug,"]
        {
            assert!(parse_filter(filter).is_ok(), "{filter}");
        }
        for filter in ["verbose", "info,verbose", "triominos=verbose", "serenity", "1info"] {
            let error = parse_filter(filter).unwrap_err().to_string();
            assert!(error.contains("RUST_LOG"), "{error}");
        }
    }
}
