//! Connecting to Discord, and staying connected.

use std::sync::Arc;
use std::time::SystemTime;

use serenity::all::{CreateAllowedMentions, GatewayIntents, HttpBuilder};
use serenity::http::{Http, Ratelimit};

use super::announce::TableAnnouncer;
use super::bot::Bot;
use super::call::{CallError, Caller};
use super::dispatch::Dispatcher;
use super::gateway::{Gateway, ReadyShards};
use super::identify::Turns;
use super::register;
use super::shards::Shards;
use super::tournament_show::DiscordPublisher;
use crate::guild::{Guilds, Seasons, Tournaments};
use crate::picture::Renderer;
use crate::store::Store;
use crate::table::{Clock, Millis, Outbox, Seeds, Tables};

/// What is needed to connect.
pub struct Connection {
    pub token: String,
    /// The origin of a proxy of Discord's API, or of a stand-in, such as `http://127.0.0.1:8080`; `None` for Discord itself.
    pub api_url: Option<String>,
    pub store: Store,
    pub clock: Arc<dyn Clock>,
    pub seeds: Arc<dyn Seeds>,
    pub renderer: Arc<Renderer>,
    /// Names this process among those that share the store.
    pub owner: String,
    /// Which shards this process has; `None` where it is the only one: all of them, as many as Discord proposes.
    pub shards: Option<Shards>,
}

impl std::fmt::Debug for Connection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connection").field("api_url", &self.api_url).finish_non_exhaustive()
    }
}

/// Why the bot cannot run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(
        "Discord does not accept the token; copy it again from the application's page, under \"Bot\""
    )]
    Token,
    #[error("Discord does not say which application the token is of: {0}")]
    Application(CallError),
    #[error("Discord refuses the commands: {0}")]
    Commands(CallError),
    #[error("the connection to Discord's gateway failed: {0}")]
    Gateway(String),
}

/// How often entries of finished interactions are dropped from serenity's rate limiter.
const PRUNE_EVERY: Millis = 5 * 60 * 1000;

/// What the bot wants to be told of. Not what people write.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// Connects to Discord, as soon as it is there, and serves. What is lost is connected again.
///
/// # Errors
/// Discord will never have the bot, as it is: the token is wrong, or the commands are.
pub async fn connect(connection: Connection) -> Result<(), RunError> {
    let Connection { token, api_url, store, clock, seeds, renderer, owner, shards } = connection;
    let http = Arc::new(http(&token, api_url.as_deref()));
    let caller = Caller::new(Arc::clone(&http), Arc::clone(&clock));
    let tables = Tables::new(store.clone(), Arc::clone(&clock), Arc::clone(&seeds));
    let tournaments = Tournaments::new(store.clone(), tables.clone(), Arc::clone(&clock), seeds);
    let bot = Bot::new(
        tables.clone(),
        Guilds::new(store.clone()),
        tournaments.clone(),
        caller.clone(),
        Arc::clone(&clock),
        renderer,
    );

    let about = || http.get_current_application_info();
    let what = "Discord to say which application the token is of";
    let application = match caller.insist(what, about).await {
        Ok(about) => about.id,
        Err(CallError::Unauthorized) => return Err(RunError::Token),
        Err(error) => return Err(RunError::Application(error)),
    };
    http.set_application_id(application);

    let (publisher, publishing_as) = (DiscordPublisher::new(bot.clone()), owner.clone());
    let outbox = Outbox::new(tables.clone(), TableAnnouncer::new(bot.clone()), owner.clone());
    let seasons = Seasons::new(bot.guilds.clone(), Arc::clone(&clock), bot.clone(), owner.clone());
    let gateway = Gateway {
        caller,
        clock: Arc::clone(&clock),
        turns: Turns::new(Arc::clone(&clock), shards.is_some().then_some((store, owner))),
        shards,
        intents: INTENTS,
        ready: ReadyShards::default(),
        dispatcher: Dispatcher::new(bot.clone(), application),
        http: Arc::clone(&http),
    };
    tokio::select! {
        error = gateway.serve() => Err(error),
        error = keep_registered(&bot, application.get()) => Err(error),
        () = outbox.run() => Ok(()),
        () = tables.run_sweeper() => Ok(()),
        () = seasons.run() => Ok(()),
        () = tournaments.run_sweeper() => Ok(()),
        () = tournaments.run_publisher(&publisher, &publishing_as) => Ok(()),
        () = prune(&http, &*clock) => Ok(()),
    }
}

/// The line to Discord.
fn http(token: &str, api_url: Option<&str>) -> Http {
    let http = HttpBuilder::new(token).default_allowed_mentions(CreateAllowedMentions::new());
    match api_url {
        // serenity's limiter ignores the proxy and would call Discord itself; `Caller` retries instead.
        Some(url) => http.proxy(url.trim_end_matches('/')).ratelimiter_disabled(true),
        None => http,
    }
    .build()
}

/// Registers the commands, and never returns. Until they are registered people have those of the last version, so everything
/// else goes on meanwhile.
async fn keep_registered(bot: &Bot, application: u64) -> RunError {
    match register::register(bot, application).await {
        Ok(()) => std::future::pending().await,
        Err(CallError::Unauthorized) => RunError::Token,
        Err(error) => RunError::Commands(error),
    }
}

/// serenity's limiter keeps an entry for each interaction; without this they would only ever grow in number.
async fn prune(http: &Http, clock: &dyn Clock) {
    let Some(limiter) = &http.ratelimiter else { return std::future::pending().await };
    loop {
        clock.sleep_until(clock.now() + PRUNE_EVERY).await;
        let now = SystemTime::now();
        let waits = |limit: &Ratelimit| limit.reset().is_some_and(|reset| reset > now);
        // One that is in use or has something to wait for stays; any other is made again when it is needed.
        limiter.routes().write().await.retain(|_, limit| {
            Arc::strong_count(limit) > 1 || limit.try_lock().is_ok_and(|limit| waits(&limit))
        });
    }
}
