//! The client of Discord's gateway. It connects every shard of this process and reconnects lost ones without giving up.
//!
//! serenity's own gateway client does not cope with outages. It abandons a session, and the events that Discord keeps for it, after
//! one or two attempts to resume; it has no deadlines; and it begins a new session every few seconds forever, although Discord
//! allows a thousand a day. Its parts cannot be used separately: only its runner reads the connection, and the runner does not
//! expose the number of the last event. So this module reads the connection itself, and uses only serenity's model of interactions.

mod connection;
mod end;
pub mod error;
pub mod handled_event;
pub mod identify;
pub mod overlap;
mod pulse;
pub mod shards;
pub mod socket;
pub mod unused;

use std::sync::Arc;

use serenity::all::{GatewayIntents, Http, ShardId, ShardInfo};
use serenity::model::gateway::BotGateway;
use tokio::task::JoinSet;

use super::dispatch::Dispatcher;
use super::interaction::api::{CallError, Caller};
use crate::metrics::METRICS;
use crate::table::RetryBackoff;
use crate::time::{Clock, Millis};
use connection::{GatewayConnection, GatewaySession};
use end::ConnectionEnd;
use error::RunError;
use identify::{IdentifyQueue, IdentifyTurn};
use shards::Shards;
use socket::Socket;

/// The deadline in milliseconds for the gateway to accept a connection.
const CONNECTED_WITHIN: Millis = 30_000;
/// The deadline in milliseconds for the shard to become ready, counted from the accepted connection.
const READY_WITHIN: Millis = 45_000;
/// The time in milliseconds after which a connection counts as stable. The loss of a stable connection is unrelated to earlier
/// failures, so the backoff starts over.
const STEADY: Millis = 60_000;

/// The gateway client: the state that all shards of this process share.
pub(super) struct Gateway {
    pub(super) caller: Caller,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) turns: IdentifyQueue,
    /// The shards that this process serves. If it is `None`, the process serves all shards, and Discord proposes their number.
    pub(super) shards: Option<Shards>,
    pub(super) intents: GatewayIntents,
    pub(super) http: Arc<Http>,
    pub(super) dispatcher: Dispatcher,
}

/// The state of one shard, connected or not.
struct ShardState {
    shard: ShardInfo,
    /// The session to resume on the next connection; `None` if there is none.
    session: Option<GatewaySession>,
    /// The time at which the shard became ready on its latest connection, in milliseconds since
    /// 1970; `None` if it has not.
    ready_since: Option<Millis>,
    /// True if the latest connection delivered an event such as a click; RESUMED does not count.
    has_received_event: bool,
    /// The number of shards that Discord proposed last.
    proposed: u32,
}

/// A guard that counts one shard as ready in the metrics, from its creation until it is dropped.
struct ReadyShard;

impl ReadyShard {
    fn new() -> Self {
        METRICS.shards_ready.inc();
        Self
    }
}

impl Drop for ReadyShard {
    fn drop(&mut self) {
        METRICS.shards_ready.dec();
    }
}

impl Gateway {
    /// Serves all shards of this process. Returns only if Discord refuses the bot for good.
    pub(super) async fn serve_shards(self: Arc<Self>) -> RunError {
        loop {
            let (range, total) = match &self.shards {
                Some(shards) => (shards.range.clone(), shards.total),
                None => {
                    let what = "Discord to say where its gateway is";
                    match self.caller.call_with_retries(what, Http::get_bot_gateway).await {
                        Ok(gateway) => (0..gateway.shards.max(1), gateway.shards.max(1)),
                        Err(CallError::Unauthorized) => return RunError::Token,
                        Err(error) => return RunError::Gateway(error.to_string()),
                    }
                }
            };
            self.dispatcher.set_total_shards(total);
            METRICS.shards.set(i64::from(range.end - range.start));
            // One task for each shard, so that a process with many shards uses all cores.
            let mut shards: JoinSet<_> = range
                .map(|id| Arc::clone(&self).keep_connected(ShardInfo { id: ShardId(id), total }))
                .collect();
            match shards.join_next().await {
                Some(Ok(Some(error))) => return error,
                Some(Err(error)) if error.is_panic() => {
                    std::panic::resume_unwind(error.into_panic());
                }
                _ => tracing::info!(total, "Discord wants more shards: reconnecting all"),
            }
        }
    }

    /// Keeps one shard connected. Returns the error with which Discord refuses it for good, or `None` if Discord wants more shards.
    async fn keep_connected(self: Arc<Self>, shard: ShardInfo) -> Option<RunError> {
        let what = format!("shard {} of {} to be connected", shard.id.0, shard.total);
        let mut backoff = RetryBackoff::new(Arc::clone(&self.clock), what);
        let mut state = ShardState::new(shard);
        loop {
            let end = match self.connect(&mut state).await {
                Ok(connection) => {
                    let _ready = ReadyShard::new();
                    let end = self.dispatch_events(&mut state, connection).await;
                    METRICS.gateway_losses.inc();
                    end
                }
                Err(end) => end,
            };
            let why = match end {
                ConnectionEnd::Resumable(why) => why,
                ConnectionEnd::SessionOver(why) => {
                    state.session = None;
                    why
                }
                ConnectionEnd::TooFewShards => {
                    state.session = None;
                    let proposed = state.proposed;
                    match &self.shards {
                        None if proposed > shard.total => return None,
                        None => format!("Discord wants more shards, but proposes {proposed}"),
                        Some(_) => {
                            let why = format!(
                                "the bot is in too many servers for {} shards; Discord proposes {proposed}",
                                shard.total
                            );
                            return Some(RunError::Gateway(why));
                        }
                    }
                }
                ConnectionEnd::Refused(error) => return Some(error),
            };
            if state.was_connection_stable(self.clock.now()) {
                backoff.reset();
                if state.session.is_some() {
                    tracing::info!(shard = shard.id.0, "resuming: {why}");
                    continue;
                }
            }
            backoff.wait_after_failure(&why).await;
        }
    }

    /// Connects a shard: resumes its session if it has one, otherwise begins a new one.
    async fn connect(&self, state: &mut ShardState) -> Result<GatewayConnection, ConnectionEnd> {
        (state.ready_since, state.has_received_event) = (None, false);
        let connection = match state.session.take() {
            Some(mut session) => {
                let resumed = self.resume_session(state, &mut session).await;
                state.session = Some(session);
                resumed?
            }
            None => {
                let turn = self.turns.wait_for_turn().await;
                let begun = turn.run_with_lease(self.begin_session(state, &turn)).await;
                turn.pass_to_next().await;
                begun?
            }
        };
        state.ready_since = Some(self.clock.now());
        Ok(connection)
    }

    /// Begins a new session.
    async fn begin_session(
        &self,
        state: &mut ShardState,
        turn: &IdentifyTurn<'_>,
    ) -> Result<GatewayConnection, ConnectionEnd> {
        // The address is fetched each time, because it may change, and the answer contains the number of sessions left for the day.
        let gateway = self.fetch_gateway(state).await?;
        self.wait_if_session_limit_reached(&gateway).await;
        let socket = self.open_socket(&gateway.url).await?;
        let shard = state.shard;
        let identify = async {
            let mut connection = GatewayConnection::await_hello(socket).await?;
            turn.note_identify();
            let session = connection.identify(self.http.token(), shard, self.intents).await?;
            Ok((connection, session))
        };
        let (connection, session) = self.with_ready_timeout(identify).await?;
        tracing::info!(shard = shard.id.0, servers = session.servers, "connected to Discord");
        state.session = Some(session);
        Ok(connection)
    }

    /// Resumes a session.
    async fn resume_session(
        &self,
        state: &mut ShardState,
        session: &mut GatewaySession,
    ) -> Result<GatewayConnection, ConnectionEnd> {
        // Discord gave an address for resuming. If it fails, the next attempt uses the general address, which works as well.
        let own_address = session.address.take();
        let address = match &own_address {
            Some(address) => address.clone(),
            None => self.fetch_gateway(state).await?.url,
        };
        let socket = self.open_socket(&address).await?;
        let resume = async {
            let mut connection = GatewayConnection::await_hello(socket).await?;
            connection.resume(self.http.token(), session).await?;
            loop {
                let event = connection.next_event_of_session(session).await?;
                if event.name == "RESUMED" {
                    return Ok(connection);
                }
                state.has_received_event = true;
                self.dispatcher.dispatch(event);
            }
        };
        let connection = self.with_ready_timeout(resume).await?;
        session.address = own_address;
        tracing::info!(shard = state.shard.id.0, "resumed the session");
        Ok(connection)
    }

    /// Dispatches the events of a connection until it ends.
    async fn dispatch_events(
        &self,
        state: &mut ShardState,
        mut connection: GatewayConnection,
    ) -> ConnectionEnd {
        let Some(session) = &mut state.session else {
            return ConnectionEnd::SessionOver("there is no session".to_owned());
        };
        loop {
            match connection.next_event_of_session(session).await {
                Ok(event) => {
                    state.has_received_event = true;
                    self.dispatcher.dispatch(event);
                }
                Err(end) => return end,
            }
        }
    }

    /// Asks Discord for the address of the gateway and the remaining sessions.
    async fn fetch_gateway(&self, state: &mut ShardState) -> Result<BotGateway, ConnectionEnd> {
        match self.caller.call_once(Http::get_bot_gateway).await {
            Ok(gateway) => {
                state.proposed = gateway.shards;
                let left = gateway.session_start_limit.remaining;
                METRICS.sessions_left.set(i64::try_from(left).unwrap_or(i64::MAX));
                Ok(gateway)
            }
            Err(CallError::Unauthorized) => Err(ConnectionEnd::Refused(RunError::Token)),
            Err(error) => {
                Err(ConnectionEnd::Resumable(format!("no address of the gateway ({error})")))
            }
        }
    }

    /// Opens a WebSocket to this address within the deadline.
    async fn open_socket(&self, address: &str) -> Result<Socket, ConnectionEnd> {
        tokio::select! {
            socket = Socket::connect(address) => {
                socket.map_err(|error| {
                    ConnectionEnd::Resumable(format!("{address} cannot be reached ({error})"))
                })
            }
            () = self.clock.sleep_until(self.clock.now() + CONNECTED_WITHIN) => {
                Err(ConnectionEnd::Resumable("the gateway did not answer".to_owned()))
            }
        }
    }

    /// Runs `work`, the handshake of a shard, within its deadline.
    async fn with_ready_timeout<T>(
        &self,
        work: impl Future<Output = Result<T, ConnectionEnd>>,
    ) -> Result<T, ConnectionEnd> {
        tokio::select! {
            done = work => done,
            () = self.clock.sleep_until(self.clock.now() + READY_WITHIN) => {
                Err(ConnectionEnd::Resumable("the shard did not become ready in time".to_owned()))
            }
        }
    }

    /// Waits if the bot has used up its sessions for the day, because Discord resets the token of a bot that begins more.
    async fn wait_if_session_limit_reached(&self, gateway: &BotGateway) {
        let limit = &gateway.session_start_limit;
        if limit.remaining > 0 {
            return;
        }
        let wait = Millis::try_from(limit.reset_after).unwrap_or(Millis::MAX);
        let total = limit.total;
        tracing::warn!("all {total} sessions of a day are used up; the next in {} s", wait / 1000);
        self.clock.sleep_until(self.clock.now().saturating_add(wait)).await;
    }
}

impl ShardState {
    /// Creates the state of a shard that has not been connected.
    fn new(shard: ShardInfo) -> Self {
        Self { shard, session: None, ready_since: None, has_received_event: false, proposed: 0 }
    }

    /// Returns `true` if the lost connection was stable, so that its loss is unrelated to earlier failures and the
    /// backoff starts over.
    ///
    /// If the session can be resumed, one received event is enough, because Discord does not limit resumes. Otherwise a new session
    /// follows, which is one of the thousand that Discord allows a day. In that case the lost connection must have lasted for
    /// [`STEADY`].
    fn was_connection_stable(&self, now: Millis) -> bool {
        let is_steady = self.ready_since.is_some_and(|since| now - since >= STEADY);
        is_steady || self.has_received_event && self.session.is_some()
    }
}
