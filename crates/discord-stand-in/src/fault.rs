//! Injected faults: errors, rate limits, delays and lost connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::watch;

use super::ids::Snowflake;

/// The first word of a gateway fault's route, such as `GATEWAY hello`. The first word of any other route is an HTTP method.
const GATEWAY: &str = "GATEWAY";

/// The kind of a fault. The constructors of [`Fault`] describe the kinds.
#[derive(Debug, Clone)]
enum FaultKind {
    Status { status: u16, code: u32, message: String },
    RateLimited { retry_after: f64, global: bool },
    Delay(Duration),
    Hold,
    DropBefore,
    DropAfter,
}

/// A fault that affects the bot's next requests to a route.
///
/// The gateway has three routes: `GATEWAY connect` (the upgrade to a WebSocket), `GATEWAY hello` (sending HELLO) and `GATEWAY
/// identify` (answering IDENTIFY with READY). For `hello` and `identify`, the status of a fault is used as the close code of the
/// connection, and [`Fault::hold`] means that HELLO or READY is never sent.
#[derive(Debug, Clone)]
pub struct Fault {
    method: Option<String>,
    route: String,
    /// The id of the server to which the fault is limited; `None` if it affects requests about all servers.
    server: Option<Snowflake>,
    /// True if the fault does not affect requests that complete the deferred answer to an interaction.
    except_deferred_answers: bool,
    count: usize,
    kind: FaultKind,
}

impl Fault {
    /// Creates a fault of this kind for one request to the route.
    fn new(route: &str, kind: FaultKind) -> Self {
        let (method, route) = match route.split_once(' ') {
            Some((method, route)) => (Some(method.to_owned()), route),
            None => (None, route),
        };
        Self {
            method,
            route: route.to_owned(),
            server: None,
            except_deferred_answers: false,
            count: 1,
            kind,
        }
    }

    /// Creates a fault that responds with an HTTP status, Discord's error code and a message.
    ///
    /// `route` is a template such as `POST /channels/{channel_id}/messages`, with or without the method. `*` means
    /// every route except those of the gateway.
    #[must_use]
    pub fn status(route: &str, status: u16, code: u32, message: &str) -> Self {
        Self::new(route, FaultKind::Status { status, code, message: message.to_owned() })
    }

    /// Creates a fault that responds with 502, as Discord's load balancer does during an outage.
    #[must_use]
    pub fn outage(route: &str) -> Self {
        Self::status(route, 502, 0, "502: Bad Gateway")
    }

    /// Creates a fault that responds with 429 for a limit of this route; `retry_after` is in
    /// seconds.
    #[must_use]
    pub fn rate_limited(route: &str, retry_after: f64) -> Self {
        Self::new(route, FaultKind::RateLimited { retry_after, global: false })
    }

    /// Creates a fault that responds with 429 for the global limit; `retry_after` is in seconds.
    #[must_use]
    pub fn rate_limited_globally(route: &str, retry_after: f64) -> Self {
        Self::new(route, FaultKind::RateLimited { retry_after, global: true })
    }

    /// Creates a fault that delays the request by this duration.
    #[must_use]
    pub fn delay(route: &str, duration: Duration) -> Self {
        Self::new(route, FaultKind::Delay(duration))
    }

    /// Creates a fault that holds the request before it takes effect, until
    /// [`FaultHandle::release_held_requests`] is called.
    #[must_use]
    pub fn hold(route: &str) -> Self {
        Self::new(route, FaultKind::Hold)
    }

    /// Creates a fault that closes the connection before the request takes effect.
    #[must_use]
    pub fn drop_connection(route: &str) -> Self {
        Self::new(route, FaultKind::DropBefore)
    }

    /// Creates a fault that carries out the request, but closes the connection before the response.
    #[must_use]
    pub fn drop_response(route: &str) -> Self {
        Self::new(route, FaultKind::DropAfter)
    }

    /// Limits the fault to requests about a server, or about its channels and threads.
    #[must_use]
    pub fn on_server(mut self, server: Snowflake) -> Self {
        self.server = Some(server);
        self
    }

    /// Makes the fault skip requests that complete the deferred answer to an interaction.
    #[must_use]
    pub fn except_deferred_answers(mut self) -> Self {
        self.except_deferred_answers = true;
        self
    }

    /// Sets the number of affected requests. The default is 1.
    #[must_use]
    pub fn times(mut self, count: usize) -> Self {
        self.count = count;
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
    /// Returns the number of requests that have been affected so far.
    #[must_use]
    pub fn hit_count(&self) -> usize {
        self.hits.load(Ordering::SeqCst)
    }

    /// Releases the requests that [`Fault::hold`] holds.
    pub fn release_held_requests(&self) {
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

/// The waiting time in the response of a rate limit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RateLimitDelay {
    pub seconds: f64,
    /// True for the global limit, false for the limit of the route.
    pub global: bool,
}

/// The effect of a fault on one request.
#[derive(Debug)]
pub(crate) enum Effect {
    Refuse { status: u16, code: u32, message: String, wait: Option<RateLimitDelay> },
    Delay(Duration),
    Hold(watch::Receiver<bool>),
    DropBefore,
    DropAfter,
}

/// The properties of a request that are compared with the conditions of a fault.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RequestInfo<'a> {
    pub method: &'a str,
    /// The template of the request's path.
    pub route: &'a str,
    /// The id of the server that the request is about, or `None` if it is about none.
    pub server: Option<Snowflake>,
    /// True if the request completes the deferred answer to an interaction.
    pub answers_interaction: bool,
}

/// Returns the effect of the first fault, in the order of injection, that matches the request; `None` if no fault matches. Counts
/// the request as affected by that fault, and removes faults that affect no further requests.
pub(crate) fn matching_effect(
    faults: &mut Vec<ArmedFault>,
    request: RequestInfo<'_>,
) -> Option<Effect> {
    let effect = faults.iter_mut().find_map(|fault| fault.effect_on(request));
    faults.retain(|fault| fault.left > 0);
    effect
}

/// Returns the effect of the first fault that matches a stage of a gateway connection: `connect`, `hello` or
/// `identify`; `None` if no fault matches.
pub(crate) fn gateway_fault_effect(faults: &mut Vec<ArmedFault>, stage: &str) -> Option<Effect> {
    matching_effect(
        faults,
        RequestInfo { method: GATEWAY, route: stage, server: None, answers_interaction: false },
    )
}

impl ArmedFault {
    /// Creates an injected fault, and the handle with which tests count its hits and release held requests.
    pub fn new(fault: Fault) -> (Self, FaultHandle) {
        let handle = FaultHandle {
            hits: Arc::new(AtomicUsize::new(0)),
            released: Arc::new(watch::Sender::new(false)),
        };
        (Self { left: fault.count, fault, handle: handle.clone() }, handle)
    }

    /// Returns the fault's effect on the request, and counts the request; `None` if the fault does not match it.
    fn effect_on(&mut self, request: RequestInfo<'_>) -> Option<Effect> {
        let (fault, RequestInfo { method, route, server, answers_interaction }) =
            (&self.fault, request);
        let everywhere = fault.route == "*" && method != GATEWAY;
        let is_match = self.left > 0
            && (everywhere || fault.route == route)
            && (fault.server.is_none() || fault.server == server)
            && !(fault.except_deferred_answers && answers_interaction)
            && fault.method.as_ref().is_none_or(|expected| expected == method);
        if !is_match {
            return None;
        }
        self.left -= 1;
        self.handle.hits.fetch_add(1, Ordering::SeqCst);
        Some(match &fault.kind {
            FaultKind::Status { status, code, message } => Effect::Refuse {
                status: *status,
                code: *code,
                message: message.clone(),
                wait: None,
            },
            FaultKind::RateLimited { retry_after, global } => Effect::Refuse {
                status: 429,
                code: 0,
                message: "You are being rate limited.".to_owned(),
                wait: Some(RateLimitDelay { seconds: *retry_after, global: *global }),
            },
            FaultKind::Delay(by) => Effect::Delay(*by),
            FaultKind::Hold => Effect::Hold(self.handle.released.subscribe()),
            FaultKind::DropBefore => Effect::DropBefore,
            FaultKind::DropAfter => Effect::DropAfter,
        })
    }
}
