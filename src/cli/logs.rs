//! The log: its filter, and where it goes.

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

use super::redact::RedactingStderr;

/// The crates whose events never hold what only one player may know: ours, and those about queries, which show no values.
const TRUSTED: [&str; 2] = ["triominos", "sqlx"];

/// Logs to standard error, without secrets. RUST_LOG chooses what; by default what an operator wants to know.
pub(super) fn start(default: &str) {
    let chosen = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(default));
    let layer = fmt::layer()
        .with_writer(|| RedactingStderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
        .with_filter(chosen.and(filter_fn(may_be_logged)));
    tracing_subscriber::registry().with(layer).init();
}

/// Whatever RUST_LOG says: of others only warnings. What they say below that are whole requests and events, with the racks that
/// players are shown in them.
fn may_be_logged(about: &Metadata<'_>) -> bool {
    let target = about.target().split("::").next().unwrap_or_default();
    TRUSTED.contains(&target) || *about.level() <= Level::WARN
}
