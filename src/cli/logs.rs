//! What is logged, and where to.

use tracing_subscriber::EnvFilter;

use super::redact::RedactingStderr;

/// Logs to standard error, without secrets. RUST_LOG chooses what; by default what an operator wants to know.
pub(super) fn start(default: &str) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(default));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(|| RedactingStderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
        .init();
}
