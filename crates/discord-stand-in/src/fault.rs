//! Injected faults: errors, rate limits, delays and lost connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::watch;

use super::ids::Snowflake;

/// The method of faults of the gateway.
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

/// A fault of the bot's next requests to a route.
///
/// The gateway has three routes of its own: `GATEWAY connect` (the upgrade to a WebSocket), `GATEWAY hello` (sending HELLO) and
/// `GATEWAY identify` (answering IDENTIFY by READY). For the latter two the status is the code of the close frame, and a held
/// payload is never sent.
#[derive(Debug, Clone)]
pub struct Fault {
    method: Option<String>,
    route: String,
    /// The only server whose requests are affected.
    server: Option<Snowflake>,
    /// True if requests that answer an interaction are not affected.
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

    /// Responds with an HTTP status, Discord's error code and a message.
    ///
    /// `route` is a template such as `POST /channels/{channel_id}/messages`, with or without the method. `*` is every route except
    /// those of the gateway.
    #[must_use]
    pub fn status(route: &str, status: u16, code: u32, message: &str) -> Self {
        Self::new(route, Kind::Status { status, code, message: message.to_owned() })
    }

    /// Responds with 502, as Discord's load balancer does during an outage.
    #[must_use]
    pub fn outage(route: &str) -> Self {
        Self::status(route, 502, 0, "502: Bad Gateway")
    }

    /// Responds with 429, limited to this route; `retry_after` is in seconds.
    #[must_use]
    pub fn rate_limited(route: &str, retry_after: f64) -> Self {
        Self::new(route, Kind::RateLimited { retry_after, global: false })
    }

    /// Responds with 429, as a global limit; `retry_after` is in seconds.
    #[must_use]
    pub fn rate_limited_globally(route: &str, retry_after: f64) -> Self {
        Self::new(route, Kind::RateLimited { retry_after, global: true })
    }

    /// Delays the request.
    #[must_use]
    pub fn delay(route: &str, by: Duration) -> Self {
        Self::new(route, Kind::Delay(by))
    }

    /// Holds the request, before it takes effect, until [`FaultHandle::release`].
    #[must_use]
    pub fn hold(route: &str) -> Self {
        Self::new(route, Kind::Hold)
    }

    /// Closes the connection before the request takes effect.
    #[must_use]
    pub fn drop_connection(route: &str) -> Self {
        Self::new(route, Kind::DropBefore)
    }

    /// Carries the request out, and closes the connection before the response.
    #[must_use]
    pub fn drop_answer(route: &str) -> Self {
        Self::new(route, Kind::DropAfter)
    }

    /// Limits the fault to requests about a server, or about its channels and threads.
    #[must_use]
    pub fn on_server(mut self, server: Snowflake) -> Self {
        self.server = Some(server);
        self
    }

    /// Excludes requests that answer an interaction or fill its deferred answer.
    #[must_use]
    pub fn after_answers(mut self) -> Self {
        self.after_answers = true;
        self
    }

    /// Sets the number of requests that are affected. The default is 1.
    #[must_use]
    pub fn times(mut self, times: usize) -> Self {
        self.times = times;
        self
    }
}

/// A handle to an injected fault.
#[derive(Debug, Clone)]
pub struct FaultHandle {
    hits: Arc<AtomicUsize>,
    released: Arc<watch::Sender<bool>>,
}

impl FaultHandle {
    /// The number of requests that were affected so far.
    #[must_use]
    pub fn hits(&self) -> usize {
        self.hits.load(Ordering::SeqCst)
    }

    /// Releases the requests that [`Fault::hold`] holds.
    pub fn release(&self) {
        self.released.send_replace(true);
    }
}

/// An injected fault, with the number of requests that it still affects.
#[derive(Debug)]
pub(crate) struct ArmedFault {
    fault: Fault,
    left: usize,
    handle: FaultHandle,
}

/// The delay that a rate limit demands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wait {
    pub seconds: f64,
    /// True for the global limit, false for that of the route.
    pub global: bool,
}

/// The effect of a fault on a request.
#[derive(Debug)]
pub(crate) enum Effect {
    Refuse { status: u16, code: u32, message: String, wait: Option<Wait> },
    Delay(Duration),
    Hold(watch::Receiver<bool>),
    DropBefore,
    DropAfter,
}

/// The properties of a request by which faults are matched.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Met<'a> {
    pub method: &'a str,
    /// The template of its path.
    pub route: &'a str,
    /// The server that the request is about, if any.
    pub server: Option<Snowflake>,
    /// True if it answers an interaction.
    pub awaited: bool,
}

/// The effect of the first fault that matches a request, in the order of injection.
pub(crate) fn meet(faults: &mut Vec<ArmedFault>, request: Met<'_>) -> Option<Effect> {
    let effect = faults.iter_mut().find_map(|fault| fault.meet(request));
    faults.retain(|fault| fault.left > 0);
    effect
}

/// The effect of the first fault that matches a stage of the connection to the gateway.
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
