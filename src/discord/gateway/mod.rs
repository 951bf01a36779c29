//! Discord's gateway: every shard of this process is connected, and connected again when it is lost, for as long as it takes.
//!
//! serenity's own client is not made for bad moments. It asks for the gateway's address once, and is at its end if nobody answers;
//! it knows no deadline; and it begins sessions every few seconds for ever, of which Discord allows a thousand a day, and takes
//! the token away from a bot that begins more. So only its runner of one connection is used, and everything around that is here.

pub mod error;
pub mod identify;
pub mod runner;
pub mod shards;

use std::collections::BTreeMap;
use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use serenity::all::{
    ConnectionStage, Context, EventHandler, GatewayIntents, Http, Ready, Shard, ShardId, ShardInfo,
    ShardManager, ShardManagerOptions, ShardRunner, ShardRunnerOptions, ShardStageUpdateEvent,
};
use serenity::gateway::GatewayError;
use serenity::model::gateway::BotGateway;
use serenity::prelude::{RwLock, TypeMap};
use tokio::sync::{Mutex, watch};

use super::dispatch::Dispatcher;
use super::interaction::api::{CallError, Caller};
use crate::table::Patience;
use crate::time::{Clock, Millis};
use error::RunError;
use identify::{Turn, Turns};
use runner::{Running, wake};
use shards::Shards;

/// The time within which the gateway has to accept a connection.
const CONNECTED_WITHIN: Millis = 30_000;
/// The time from then on within which the shard has to be ready.
const READY_WITHIN: Millis = 45_000;
/// A connection that held for so long was a good one: if it is lost, that is a new trouble.
const STEADY: Millis = 60_000;

/// The parts that all shards of this process share.
pub(super) struct Gateway {
    pub(super) caller: Caller,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) turns: Turns,
    /// The shards that this process serves; `None` for all, as many as Discord proposes.
    pub(super) shards: Option<Shards>,
    pub(super) intents: GatewayIntents,
    pub(super) http: Arc<Http>,
    pub(super) dispatcher: Dispatcher,
    pub(super) ready: ReadyShards,
}

/// The reason for which a shard is not connected, or not any more.
enum Lost {
    /// It may be back soon.
    ForNow(String),
    /// Discord wants more shards than there are.
    Outgrown,
    ForGood(RunError),
}

/// One shard, whether it is connected or not.
struct Line {
    shard: ShardInfo,
    /// The address of the gateway. The runner looks here when it resumes.
    url: Arc<Mutex<String>>,
    manager: Arc<ShardManager>,
    data: Arc<RwLock<TypeMap>>,
}

impl Gateway {
    /// Serves all shards of this process. Returns when Discord will never have the bot.
    pub(super) async fn serve(&self) -> RunError {
        loop {
            let (range, total) = match &self.shards {
                Some(shards) => (shards.range.clone(), shards.total),
                None => {
                    let what = "Discord to say where its gateway is";
                    match self.caller.insist(what, Http::get_bot_gateway).await {
                        Ok(gateway) => (0..gateway.shards.max(1), gateway.shards.max(1)),
                        Err(CallError::Unauthorized) => return RunError::Token,
                        Err(error) => return RunError::Gateway(error.to_string()),
                    }
                }
            };
            self.dispatcher.note_shards(total);
            let mut lost: FuturesUnordered<_> =
                range.map(|id| self.keep_connected(ShardInfo { id: ShardId(id), total })).collect();
            match lost.next().await {
                Some(Lost::ForGood(error)) => return error,
                _ => tracing::info!(total, "Discord wants more shards: all begin anew"),
            }
        }
    }

    /// Keeps one shard connected.
    async fn keep_connected(&self, shard: ShardInfo) -> Lost {
        let line = self.line(shard).await;
        let what = format!("shard {} of {} to be connected", shard.id.0, shard.total);
        let mut patience = Patience::new(Arc::clone(&self.clock), what);
        loop {
            let turn = self.turns.take().await;
            let begun = turn.during(self.begin(&line, &turn)).await;
            turn.give_back().await;
            let lost = match begun {
                Err(lost) => lost,
                Ok(mut running) => {
                    let since = self.clock.now();
                    let ended = running.ended().await;
                    if self.clock.now() - since >= STEADY {
                        patience.renew();
                    }
                    over(ended, "the connection was lost")
                }
            };
            match lost {
                Lost::ForNow(why) => patience.wait(&why).await,
                for_good => return for_good,
            }
        }
    }

    async fn line(&self, shard: ShardInfo) -> Line {
        let data = Arc::new(RwLock::new(TypeMap::new()));
        // What a runner asks its manager for when it is at its end, a new connection, is for `keep` to make. So the manager's own
        // queue has something to do from the start: it waits for an address that is locked for ever.
        let nowhere = Arc::new(Mutex::new(String::new()));
        std::mem::forget(Arc::clone(&nowhere).lock_owned().await);
        let (manager, _) = ShardManager::new(ShardManagerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: Arc::default(),
            shard_index: shard.id.0,
            shard_init: 1,
            shard_total: shard.total,
            ws_url: nowhere,
            http: Arc::clone(&self.http),
            intents: self.intents,
            presence: None,
        });
        if manager.initialize().is_err() {
            tracing::debug!("a queue that nobody needs has not begun");
        }
        // A runner at its end waits until its manager hears that it has ended, which it cannot say while it waits. Said
        // once in advance it is always said: it does say so afterwards.
        manager.shutdown_finished(shard.id);
        Line { shard, url: Arc::default(), manager, data }
    }

    /// Connects a shard, and has it identify.
    async fn begin(&self, line: &Line, turn: &Turn<'_>) -> Result<Running, Lost> {
        // Each time: the address may be another, and what is left of the day's sessions is said with it.
        let gateway = match self.caller.once(Http::get_bot_gateway).await {
            Ok(gateway) => gateway,
            Err(CallError::Unauthorized) => return Err(Lost::ForGood(RunError::Token)),
            Err(error) => {
                return Err(Lost::ForNow(format!("no address of the gateway ({error})")));
            }
        };
        self.wait_for_sessions(&gateway).await;
        gateway.url.clone_into(&mut *line.url.lock().await);
        let shard =
            Shard::new(Arc::clone(&line.url), self.http.token(), line.shard, self.intents, None);
        let shard = tokio::select! {
            shard = shard => shard.map_err(|error| Lost::ForNow(error.to_string()))?,
            () = self.clock.sleep_until(self.clock.now() + CONNECTED_WITHIN) => {
                return Err(Lost::ForNow("the gateway did not answer".to_owned()));
            }
        };
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::clone(&line.data),
            event_handlers: vec![Arc::new(self.ready.clone())],
            raw_event_handlers: Vec::new(),
            framework: Some(self.dispatcher.of_shard(Arc::clone(&line.manager))),
            manager: Arc::clone(&line.manager),
            shard,
            http: Arc::clone(&self.http),
        });
        let id = line.shard.id;
        let ready = self.ready.once_more(id);
        turn.identifies();
        let mut running = Running::start(runner, id, Arc::clone(&line.manager)).await;
        let refused = tokio::select! {
            () = ready => return Ok(running),
            ended = running.ended() => over(ended, "it was not let in"),
            () = self.clock.sleep_until(self.clock.now() + READY_WITHIN) => {
                Lost::ForNow("it was not let in in time".to_owned())
            }
        };
        // Too many servers for so few shards is a reason that serenity does not tell.
        match (refused, &self.shards) {
            (Lost::ForNow(_), None) if gateway.shards > line.shard.total => Err(Lost::Outgrown),
            (Lost::ForNow(why), Some(_)) if gateway.shards > line.shard.total => {
                let proposed = gateway.shards;
                Err(Lost::ForNow(format!("{why}; Discord proposes {proposed} shards in all")))
            }
            (refused, _) => Err(refused),
        }
    }

    /// Waits where the bot has begun so many sessions that one more would cost it its token.
    async fn wait_for_sessions(&self, gateway: &BotGateway) {
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

/// The reason for which a connection that ended like this is lost.
fn over(ended: Result<(), GatewayError>, why: &str) -> Lost {
    match ended {
        Ok(()) => Lost::ForNow(why.to_owned()),
        Err(GatewayError::InvalidAuthentication) => Lost::ForGood(RunError::Token),
        // It wants more than it may have, or what there is not: a mistake of this program.
        Err(error) => Lost::ForGood(RunError::Gateway(error.to_string())),
    }
}

/// The number of times that each shard has been let in.
#[derive(Clone, Default)]
pub(super) struct ReadyShards(Arc<watch::Sender<BTreeMap<ShardId, u64>>>);

impl ReadyShards {
    /// Waits until this shard has been let in once more than now.
    fn once_more(&self, shard: ShardId) -> impl Future<Output = ()> + use<> {
        let mut seen = self.0.subscribe();
        let times = move |seen: &BTreeMap<_, _>| seen.get(&shard).copied().unwrap_or(0);
        let until_now = times(&seen.borrow());
        let counts = Arc::clone(&self.0);
        async move {
            // It cannot fail: who tells it is kept here.
            let _ = seen.wait_for(|seen| times(seen) > until_now).await;
            drop(counts);
        }
    }
}

#[serenity::async_trait]
impl EventHandler for ReadyShards {
    async fn ready(&self, context: Context, ready: Ready) {
        let shard = context.shard_id;
        tracing::info!(shard = shard.0, servers = ready.guilds.len(), "connected to Discord");
        self.0.send_modify(|seen| *seen.entry(shard).or_default() += 1);
    }

    async fn shard_stage_update(&self, context: Context, update: ShardStageUpdateEvent) {
        // It tried to resume, and could not: now it goes round and round.
        if update.new == ConnectionStage::Connecting {
            wake(&context.shard);
        }
    }
}
