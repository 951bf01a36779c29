//! Faults that a test asks for: errors, rate limits, delays, connections that break.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::watch;

use super::ids::Snowflake;

/// The method of faults that are meant for the gateway.
const GATEWAY: &str = "GATEWAY";

/// The kind of a fault.
#[derive(Debug, Clone)]
enum Kind {
    Status { status: u16, code: u32, message: String },
    RateLimited { retry_after: f64, global: bool },
    Delay(Duration),
    Hold,
    DropBefore,
    DropAfter,
}

/// A fault that is to happen to the bot's next requests to a route.
///
/// The gateway has three routes that are no requests: `GATEWAY connect`, where the bot asks for the WebSocket; `GATEWAY hello`,
/// where it waits for HELLO; `GATEWAY identify`, where it waits for READY. In the latter two a status is the code that closes
/// the connection, and what is held never comes.
#[derive(Debug, Clone)]
pub struct Fault {
    method: Option<String>,
    route: String,
    /// The server that it is limited to.
    server: Option<Snowflake>,
    /// True if it spares the answer that somebody waits for.
    after_answers: bool,
    times: usize,
    kind: Kind,
}

impl Fault {
    fn new(route: &str, kind: Kind) -> Self {
        let (method, route) = match route.split_once(' ') {
            Some((method, route)) => (Some(method.to_owned()), route),
            None => (None, route),
        };
        Self { method, route: route.to_owned(), server: None, after_answers: false, times: 1, kind }
    }

    /// Refuses with an HTTP status, Discord's error code and a message.
    ///
    /// `route` is a template such as `POST /channels/{channel_id}/messages`, with or without its
    /// method; `*` is every route but the gateway's.
    #[must_use]
    pub fn status(route: &str, status: u16, code: u32, message: &str) -> Self {
        Self::new(route, Kind::Status { status, code, message: message.to_owned() })
    }

    /// Discord is down for a moment: 502, as its load balancer says it.
    #[must_use]
    pub fn outage(route: &str) -> Self {
        Self::status(route, 502, 0, "502: Bad Gateway")
    }

    /// Refuses with 429; `retry_after` is in seconds.
    #[must_use]
    pub fn rate_limited(route: &str, retry_after: f64) -> Self {
        Self::new(route, Kind::RateLimited { retry_after, global: false })
    }

    /// Refuses with 429 because of all that the bot asks for together; `retry_after` is in seconds.
    #[must_use]
    pub fn rate_limited_globally(route: &str, retry_after: f64) -> Self {
        Self::new(route, Kind::RateLimited { retry_after, global: true })
    }

    /// Answers later.
    #[must_use]
    pub fn delay(route: &str, by: Duration) -> Self {
        Self::new(route, Kind::Delay(by))
    }

    /// Holds the request, before it has any effect, until [`FaultHandle::release`].
    #[must_use]
    pub fn hold(route: &str) -> Self {
        Self::new(route, Kind::Hold)
    }

    /// Breaks the connection; the request has no effect.
    #[must_use]
    pub fn drop_connection(route: &str) -> Self {
        Self::new(route, Kind::DropBefore)
    }

    /// The request is carried out, and the connection breaks before the answer: the bot cannot know.
    #[must_use]
    pub fn drop_answer(route: &str) -> Self {
        Self::new(route, Kind::DropAfter)
    }

    /// Limits it to requests about a server, or about a channel or thread there.
    #[must_use]
    pub fn on_server(mut self, server: Snowflake) -> Self {
        self.server = Some(server);
        self
    }

    /// Limits it to what the bot does by the token of an interaction that has its answer: one that was deferred can be filled.
    #[must_use]
    pub fn after_answers(mut self) -> Self {
        self.after_answers = true;
        self
    }

    /// Sets how often it happens; once unless told.
    #[must_use]
    pub fn times(mut self, times: usize) -> Self {
        self.times = times;
        self
    }
}

/// Watches an injected fault.
#[derive(Debug, Clone)]
pub struct FaultHandle {
    hits: Arc<AtomicUsize>,
    released: Arc<watch::Sender<bool>>,
}

impl FaultHandle {
    /// The number of requests that met it.
    #[must_use]
    pub fn hits(&self) -> usize {
        self.hits.load(Ordering::SeqCst)
    }

    /// Lets the requests that [`Fault::hold`] holds go on.
    pub fn release(&self) {
        self.released.send_replace(true);
    }
}

/// A fault that waits for its requests.
#[derive(Debug)]
pub(crate) struct ArmedFault {
    fault: Fault,
    left: usize,
    handle: FaultHandle,
}

/// The time for which a bot that asked for too much is to wait.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wait {
    pub seconds: f64,
    /// With everything, not with this route alone.
    pub global: bool,
}

/// The effect of a fault on a request that met it.
#[derive(Debug)]
pub(crate) enum Effect {
    Refuse { status: u16, code: u32, message: String, wait: Option<Wait> },
    Delay(Duration),
    Hold(watch::Receiver<bool>),
    DropBefore,
    DropAfter,
}

/// A request as faults look at it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Met<'a> {
    pub method: &'a str,
    /// The template of its path.
    pub route: &'a str,
    /// The server that it is about, if about any.
    pub server: Option<Snowflake>,
    /// True if somebody waits for it as the answer to what they did.
    pub awaited: bool,
}

/// The effect on this request, where a fault is meant for it. Faults are met in the order of injection.
pub(crate) fn meet(faults: &mut Vec<ArmedFault>, request: Met<'_>) -> Option<Effect> {
    let effect = faults.iter_mut().find_map(|fault| fault.meet(request));
    faults.retain(|fault| fault.left > 0);
    effect
}

/// The effect on the bot at this stage of its connection to the gateway.
pub(crate) fn meet_at_gateway(faults: &mut Vec<ArmedFault>, stage: &str) -> Option<Effect> {
    meet(faults, Met { method: GATEWAY, route: stage, server: None, awaited: false })
}

impl ArmedFault {
    pub fn new(fault: Fault) -> (Self, FaultHandle) {
        let handle = FaultHandle {
            hits: Arc::new(AtomicUsize::new(0)),
            released: Arc::new(watch::Sender::new(false)),
        };
        (Self { left: fault.times, fault, handle: handle.clone() }, handle)
    }

    fn meet(&mut self, request: Met<'_>) -> Option<Effect> {
        let (fault, Met { method, route, server, awaited }) = (&self.fault, request);
        let everywhere = fault.route == "*" && method != GATEWAY;
        let meant = self.left > 0
            && (everywhere || fault.route == route)
            && (fault.server.is_none() || fault.server == server)
            && !(fault.after_answers && awaited)
            && fault.method.as_ref().is_none_or(|wanted| wanted == method);
        if !meant {
            return None;
        }
        self.left -= 1;
        self.handle.hits.fetch_add(1, Ordering::SeqCst);
        Some(match &fault.kind {
            Kind::Status { status, code, message } => Effect::Refuse {
                status: *status,
                code: *code,
                message: message.clone(),
                wait: None,
            },
            Kind::RateLimited { retry_after, global } => Effect::Refuse {
                status: 429,
                code: 0,
                message: "You are being rate limited.".to_owned(),
                wait: Some(Wait { seconds: *retry_after, global: *global }),
            },
            Kind::Delay(by) => Effect::Delay(*by),
            Kind::Hold => Effect::Hold(self.handle.released.subscribe()),
            Kind::DropBefore => Effect::DropBefore,
            Kind::DropAfter => Effect::DropAfter,
        })
    }
}
