//! The setup of the log: its filter and its output.

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

use super::redact::RedactingStderr;

/// The crates whose log events never contain a player's secrets: this crate, and sqlx, which logs queries without their values.
const TRUSTED: [&str; 2] = ["triominos", "sqlx"];

/// Starts logging to standard error, with secrets redacted. The environment variable RUST_LOG is the filter; if it is not set,
/// `default` is used.
pub(super) fn start_logging(default: &str) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(default));
    let layer = fmt::layer()
        .with_writer(|| RedactingStderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
        .with_filter(filter.and(filter_fn(may_be_logged)));
    tracing_subscriber::registry().with(layer).init();
}

/// Returns `true` if an event may be logged. Of other crates, only warnings and errors may be logged, even if RUST_LOG
/// includes more. Below that level they log whole requests and events, which contain the racks of players.
fn may_be_logged(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target().split("::").next().unwrap_or_default();
    TRUSTED.contains(&target) || *metadata.level() <= Level::WARN
}
