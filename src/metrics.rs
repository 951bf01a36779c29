//! Figures for monitoring, in the format of Prometheus. Like the log, they belong to the process: every module may record figures,
//! and only the server of `triominos run --metrics` reads them.
//!
//! No label names a server, a channel or a person.

use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// A label with a fixed set of values.
type Label = [(&'static str, &'static str); 1];
type Seconds = Gauge<f64, AtomicU64>;

/// The upper bounds, in seconds, of the histogram buckets for the time from an interaction to the bot's first answer. The next two
/// constants are the bounds for the durations of database statements and of drawing pictures.
const ANSWER_BOUNDS: [f64; 11] = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 10.0];
const DATABASE_BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0, 10.0];
const PICTURE_BOUNDS: [f64; 8] = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0];

/// The monitoring figures of this process.
pub static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// All monitoring figures. A counter only grows; a gauge has the present value.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    interactions: Family<Label, Counter>,
    answers: Family<Label, Counter>,
    answer_seconds: Histogram,
    apologies: Counter,
    calls: Family<[(&'static str, &'static str); 2], Counter>,
    refused_calls: Family<[(&'static str, String); 3], Counter>,
    /// The number of waits that Discord demanded with status 429.
    pub rate_limits: Counter,
    /// The number of calls that Discord refused in the last ten minutes. At 10,000 it blocks the bot.
    pub invalid_requests: Gauge,
    /// The number of gateway sessions that the bot may still begin until Discord resets the limit; -1 before the first answer of
    /// Discord.
    pub sessions_left: Gauge,
    /// The time between the last heartbeat and its acknowledgement. With several shards, it is that of the shard that measured
    /// last.
    pub gateway_seconds: Seconds,
    /// The number of lost connections to the gateway.
    pub gateway_losses: Counter,
    /// The number of shards that are connected and ready.
    pub shards_ready: Gauge,
    /// The number of shards of this process.
    pub shards: Gauge,
    database_seconds: Histogram,
    /// The number of statements that failed because the database could not be reached.
    pub database_failures: Counter,
    /// The number of open connections to the database. The next field is the number of those that are in use.
    pub database_connections: Gauge,
    pub database_connections_used: Gauge,
    picture_seconds: Histogram,
    picture_bytes: Counter,
    /// The number of searches for moves of computer players that are running or waiting for a processor.
    pub searches: Gauge,
    tables: Family<Label, Gauge>,
    /// The number of announcements that wait to be published. The next field is the age of the oldest one in seconds.
    pub outbox: Gauge,
    pub outbox_age: Seconds,
    /// The number of leases in the database that have not expired.
    pub leases: Gauge,
    /// The number of tables and tournaments that are not retried any more after repeated failures.
    pub set_aside: Gauge,
}

impl Metrics {
    #[expect(clippy::too_many_lines, reason = "a list of all figures with their descriptions")]
    fn new() -> Self {
        let mut registry = Registry::with_prefix("triominos");
        let r = &mut registry;
        let histogram = |bounds: &[f64]| Histogram::new(bounds.iter().copied());
        let metrics = Self {
            registry: Registry::default(),
            interactions: register(
                r,
                "interactions",
                "Received interactions by kind",
                Family::default(),
            ),
            answers: register(
                r,
                "answers",
                "First answers to interactions by outcome",
                Family::default(),
            ),
            answer_seconds: register(
                r,
                "answer_seconds",
                "Time from the click, by Discord's clock, to the accepted answer",
                histogram(&ANSWER_BOUNDS),
            ),
            apologies: register(
                r,
                "apologies",
                "Requests that failed with an apology",
                Counter::default(),
            ),
            calls: register(
                r,
                "discord_calls",
                "Calls of Discord's API by operation and outcome",
                Family::default(),
            ),
            refused_calls: register(
                r,
                "discord_refused_calls",
                "Refused calls of Discord's API by route and status",
                Family::default(),
            ),
            rate_limits: register(
                r,
                "rate_limits",
                "Waits that Discord demanded by 429",
                Counter::default(),
            ),
            invalid_requests: register(
                r,
                "invalid_requests",
                "Calls refused by 401, 403 or 429 in the last ten minutes; Discord blocks at 10000",
                Gauge::default(),
            ),
            sessions_left: register(
                r,
                "sessions_left",
                "Sessions that the bot may begin until the limit is reset; -1 if unknown",
                Gauge::default(),
            ),
            gateway_seconds: register(
                r,
                "gateway_seconds",
                "Time from the last heartbeat to its acknowledgement",
                Seconds::default(),
            ),
            gateway_losses: register(
                r,
                "gateway_losses",
                "Lost gateway connections",
                Counter::default(),
            ),
            shards_ready: register(r, "shards_ready", "Connected shards", Gauge::default()),
            shards: register(r, "shards", "Shards of this process", Gauge::default()),
            database_seconds: register(
                r,
                "database_seconds",
                "Duration of statements outside of transactions, and of the begin of transactions",
                histogram(&DATABASE_BOUNDS),
            ),
            database_failures: register(
                r,
                "database_failures",
                "Statements that failed because the database could not be reached",
                Counter::default(),
            ),
            database_connections: register(
                r,
                "database_connections",
                "Open connections",
                Gauge::default(),
            ),
            database_connections_used: register(
                r,
                "database_connections_used",
                "Connections in use",
                Gauge::default(),
            ),
            picture_seconds: register(
                r,
                "picture_seconds",
                "Time to draw a picture, with the wait for a processor",
                histogram(&PICTURE_BOUNDS),
            ),
            picture_bytes: register(
                r,
                "picture_bytes",
                "Size of the drawn pictures",
                Counter::default(),
            ),
            searches: register(
                r,
                "searches",
                "Searches of computers, waiting or running",
                Gauge::default(),
            ),
            tables: register(r, "tables", "Open tables by status", Family::default()),
            outbox: register(
                r,
                "outbox",
                "Announcements that wait to be published",
                Gauge::default(),
            ),
            outbox_age: register(
                r,
                "outbox_age_seconds",
                "Age of the oldest announcement that waits",
                Seconds::default(),
            ),
            leases: register(r, "leases", "Leases that have not expired", Gauge::default()),
            set_aside: register(
                r,
                "set_aside",
                "Tables and tournaments whose processing failed again and again",
                Gauge::default(),
            ),
        };
        metrics.sessions_left.set(-1);
        Self { registry, ..metrics }
    }

    /// Returns all figures as text in the OpenMetrics format.
    pub fn to_openmetrics_text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }

    /// Counts a received interaction of this kind.
    pub fn count_interaction(&self, kind: &'static str) {
        self.interactions.get_or_create(&[("kind", kind)]).inc();
    }

    /// Counts a first answer to an interaction. `latency_ms` is the time from the interaction to the answer, in milliseconds;
    /// `None` if Discord did not accept the answer.
    pub fn count_first_answer(&self, outcome: &'static str, latency_ms: Option<i64>) {
        self.answers.get_or_create(&[("outcome", outcome)]).inc();
        if let Some(latency_ms) = latency_ms.and_then(|latency_ms| u32::try_from(latency_ms).ok()) {
            self.answer_seconds.observe(f64::from(latency_ms) / 1000.0);
        }
    }

    /// Counts an apology: an answer that says that an error of the bot, of its store or of Discord has occurred.
    pub fn count_apology(&self) {
        self.apologies.inc();
    }

    /// Counts a call of Discord's API by its operation, such as `edit_message`, and its outcome, such as `ok` or `unreachable`.
    pub fn count_api_call(&self, operation: &'static str, outcome: &'static str) {
        self.calls.get_or_create(&[("operation", operation), ("outcome", outcome)]).inc();
    }

    /// Counts a call of Discord's API that Discord refused with this HTTP status. Ids and tokens in the URL are left out of the
    /// label.
    pub fn count_refused_call(&self, method: &str, url: &str, status: u16) {
        let labels = [
            ("method", method.to_owned()),
            ("route", route_template(url)),
            ("status", status.to_string()),
        ];
        self.refused_calls.get_or_create(&labels).inc();
    }

    /// Records the duration of a database statement that began at `began`.
    pub fn observe_database_statement(&self, began: Instant) {
        self.database_seconds.observe(began.elapsed().as_secs_f64());
    }

    /// Records how long it took to draw a picture.
    pub fn observe_picture_time(&self, time: Duration) {
        self.picture_seconds.observe(time.as_secs_f64());
    }

    /// Adds the size of drawn pictures.
    pub fn count_picture_bytes(&self, bytes: usize) {
        self.picture_bytes.inc_by(u64::try_from(bytes).unwrap_or(u64::MAX));
    }

    /// Sets the number of open tables with this status.
    pub fn set_open_tables(&self, status: &'static str, count: i64) {
        self.tables.get_or_create(&[("status", status)]).set(count);
    }
}

fn register<M: prometheus_client::registry::Metric + Clone>(
    registry: &mut Registry,
    name: &str,
    help: &str,
    metric: M,
) -> M {
    registry.register(name, help, metric.clone());
    metric
}

/// Returns the path of a URL of Discord's API with `{}` in place of ids, tokens and emojis, because a label must not identify
/// anybody.
fn route_template(path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let parts = path.split('/').filter(|part| !part.is_empty());
    let is_word = |part: &str| {
        part.len() <= 30
            && part.bytes().all(|byte| byte.is_ascii_lowercase() || b"-@_".contains(&byte))
    };
    parts
        .skip_while(|part| *part != "v10")
        .skip(1)
        .map(|part| if is_word(part) { format!("/{part}") } else { "/{}".to_owned() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_contain_neither_ids_nor_tokens() {
        for (path, route) in [
            ("/api/v10/channels/123/messages/456", "/channels/{}/messages/{}"),
            ("/api/v10/interactions/12/aW50.-x_/callback", "/interactions/{}/{}/callback"),
            ("/api/v10/webhooks/7/tokenTOKEN?wait=true", "/webhooks/{}/{}"),
            ("/api/v10/users/@me", "/users/@me"),
            ("https://discord.com/api/v10/channels/123", "/channels/{}"),
            ("/elsewhere/123", ""),
        ] {
            assert_eq!(route_template(path), route, "{path}");
        }
    }

    #[test]
    fn figures_are_written_in_the_format_of_prometheus() {
        let metrics = Metrics::new();
        metrics.count_interaction("click");
        metrics.count_first_answer("sent", Some(250));
        metrics.count_refused_call("POST", "/api/v10/channels/1/messages", 403);
        metrics.set_open_tables("lobby", 3);
        metrics.outbox_age.set(1.5);
        let text = metrics.to_openmetrics_text();
        for line in [
            "triominos_interactions_total{kind=\"click\"} 1",
            "triominos_answer_seconds_bucket{le=\"0.3\"} 1",
            "triominos_discord_refused_calls_total{method=\"POST\",route=\"/channels/{}/messages\",status=\"403\"} 1",
            "triominos_tables{status=\"lobby\"} 3",
            "triominos_outbox_age_seconds 1.5",
        ] {
            assert!(text.lines().any(|found| found == line), "nothing of {line}:\n{text}");
        }
        assert!(text.ends_with("# EOF\n"));
    }
}
