//! Connecting to Discord, and staying connected.

use std::ops::Range;
use std::sync::Arc;
use std::time::SystemTime;

use poise::{Framework, FrameworkError, FrameworkOptions};
use serenity::all::{
    ClientBuilder, CreateAllowedMentions, FullEvent, GatewayIntents, HttpBuilder,
    Interaction as Event,
};
use serenity::http::{Http, Ratelimit};

use super::announce::TableAnnouncer;
use super::bot::Bot;
use super::call::{CallError, Caller};
use super::commands::{self, Failed};
use super::shards::{ReadyShards, Shards, Turn};
use super::tournament_show::DiscordPublisher;
use super::{click, refused, register};
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
    #[error("Discord cannot be reached: {0}")]
    Unreachable(CallError),
    #[error("Discord refuses the commands: {0}")]
    Commands(CallError),
    #[error("the connection to Discord's gateway failed: {0}")]
    Gateway(String),
}

/// How often entries of finished interactions are dropped from serenity's rate limiter.
const PRUNE_EVERY: Millis = 5 * 60 * 1000;

/// Connects to Discord and serves until the connection is given up for good.
///
/// # Errors
/// The token is wrong, Discord cannot be reached, or the gateway closes for good.
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

    let about = caller.call(None, || http.get_current_application_info()).await;
    let application = match about {
        Ok(about) => about.id,
        Err(CallError::Unauthorized) => return Err(RunError::Token),
        Err(error) => return Err(RunError::Unreachable(error)),
    };
    http.set_application_id(application);
    register::register(&bot, application.get()).await.map_err(RunError::Commands)?;

    let (publisher, publishing_as) = (DiscordPublisher::new(bot.clone()), owner.clone());
    let outbox = Outbox::new(tables.clone(), TableAnnouncer::new(bot.clone()), owner.clone());
    let seasons = Seasons::new(bot.guilds.clone(), Arc::clone(&clock), bot.clone(), owner.clone());
    let ready = ReadyShards::default();
    let mut client = client(self::http(&token, api_url.as_deref()), bot, ready.clone()).await?;
    let limited = [http, Arc::clone(&client.http)];
    let turn_clock = Arc::clone(&clock);
    let gateway = async {
        let Some(shards) = shards else { return client.start_autosharded().await };
        let turn = Turn::wait(store, turn_clock, owner).await;
        // serenity means the last shard, where Rust's range means the one after it.
        let Range { start, end } = shards.range.clone();
        let last = end.saturating_sub(1);
        tokio::select! {
            result = client.start_shard_range(start..last, shards.total) => result,
            () = turn.keep_until_ready(&shards, ready) => Ok(()),
        }
    };
    tokio::select! {
        result = gateway => match result {
            Ok(()) => Err(RunError::Gateway("it ended".to_owned())),
            Err(error) => Err(gateway_error(&error)),
        },
        () = outbox.run() => Ok(()),
        () = tables.run_sweeper() => Ok(()),
        () = seasons.run() => Ok(()),
        () = tournaments.run_sweeper() => Ok(()),
        () = tournaments.run_publisher(&publisher, &publishing_as) => Ok(()),
        () = prune(&limited, &*clock) => Ok(()),
    }
}

/// A line to Discord. The gateway's client wants one of its own.
fn http(token: &str, api_url: Option<&str>) -> Http {
    let http = HttpBuilder::new(token).default_allowed_mentions(CreateAllowedMentions::new());
    match api_url {
        // serenity's limiter ignores the proxy and would call Discord itself; `Caller` retries instead.
        Some(url) => http.proxy(url.trim_end_matches('/')).ratelimiter_disabled(true),
        None => http,
    }
    .build()
}

async fn client(http: Http, bot: Bot, ready: ReadyShards) -> Result<serenity::Client, RunError> {
    let options = FrameworkOptions {
        commands: commands::all(),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        allowed_mentions: Some(CreateAllowedMentions::new()),
        initialize_owners: false,
        ..FrameworkOptions::default()
    };
    // poise waits for ever when its setup fails; this one cannot.
    let framework = Framework::builder()
        .options(options)
        .setup(move |_, ready, _| {
            tracing::info!(servers = ready.guilds.len(), "connected to Discord");
            Box::pin(async move { Ok(bot) })
        })
        .build();
    ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(framework)
        .event_handler(ready)
        .await
        .map_err(|error| gateway_error(&error))
}

fn gateway_error(error: &serenity::Error) -> RunError {
    match error {
        serenity::Error::Gateway(serenity::gateway::GatewayError::InvalidAuthentication) => {
            RunError::Token
        }
        serenity::Error::Gateway(error) => RunError::Gateway(error.to_string()),
        // Others could name a URL with a token in it.
        _ => RunError::Gateway("the connection could not be made".to_owned()),
    }
}

async fn on_event(
    framework: poise::FrameworkContext<'_, Bot, Failed>,
    event: &FullEvent,
) -> Result<(), Failed> {
    if let FullEvent::InteractionCreate { interaction: Event::Component(component) } = event {
        click::dispatch(framework.user_data, component).await;
    }
    Ok(())
}

async fn on_error(error: FrameworkError<'_, Bot, Failed>) {
    match error {
        FrameworkError::CommandPanic { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                refused::after_panic(
                    ctx.data(),
                    super::request::Interaction::Command(ctx.interaction),
                )
                .await;
            }
        }
        FrameworkError::CommandStructureMismatch { ctx, .. } => {
            refused::unknown_command(
                ctx.data(),
                super::request::Interaction::Command(ctx.interaction),
            )
            .await;
        }
        FrameworkError::ArgumentParse { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                refused::unknown_command(
                    ctx.data(),
                    super::request::Interaction::Command(ctx.interaction),
                )
                .await;
            }
        }
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let interaction = super::request::Interaction::Command(interaction);
            refused::unknown_command(framework.user_data, interaction).await;
        }
        // No command uses what the others are about (owners, cooldowns, checks, prefixes).
        _ => tracing::error!("an event could not be handled"),
    }
}

/// serenity's limiter keeps an entry for each interaction; without this they would only ever grow in number.
async fn prune(https: &[Arc<Http>], clock: &dyn Clock) {
    loop {
        clock.sleep_until(clock.now() + PRUNE_EVERY).await;
        let now = SystemTime::now();
        let waits = |limit: &Ratelimit| limit.reset().is_some_and(|reset| reset > now);
        for limiter in https.iter().filter_map(|http| http.ratelimiter.as_ref()) {
            // One that is in use or has something to wait for stays; any other is made again when it is needed.
            limiter.routes().write().await.retain(|_, limit| {
                Arc::strong_count(limit) > 1 || limit.try_lock().is_ok_and(|limit| waits(&limit))
            });
        }
    }
}
