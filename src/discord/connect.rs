//! Logging in to Discord, connecting to the gateway, and staying connected.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::SystemTime;

use serenity::all::{ApplicationId, CreateAllowedMentions, GatewayIntents, HttpBuilder};
use serenity::http::{Http, Ratelimit, RatelimitInfo};

use super::bot::{Bot, Services};
use super::commands::register;
use super::dispatch::Dispatcher;
use super::emojis::maintain_emojis;
use super::gateway::Gateway;
use super::gateway::error::RunError;
use super::gateway::identify::IdentifyQueue;
use super::gateway::overlap::watch_overlaps;
use super::gateway::shards::Shards;
use super::gateway::unused::PlaceholderShard;
use super::interaction::api::{CallError, Caller};
use super::interaction::guard::{self, CallGuard};
use crate::metrics::METRICS;
use crate::store::Store;
use crate::time::{Clock, Millis};

/// The bot's account at Discord, and the settings of the connection.
pub struct Login {
    pub token: String,
    /// The origin of a proxy of Discord's API, or of a test server in its place, such as `http://127.0.0.1:8080`; `None` for
    /// Discord itself.
    pub api_url: Option<String>,
    /// The shards of this process; `None` if this is the only process. It then serves all shards, and Discord proposes
    /// their number.
    pub shards: Option<Shards>,
    /// True to upload an emoji for each tile and show it beside the tile's numbers.
    pub emojis: bool,
}

/// Omits the token, which is a secret.
impl std::fmt::Debug for Login {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Login").field("api_url", &self.api_url).finish_non_exhaustive()
    }
}

/// The interval, in milliseconds, at which the entries of finished interactions are removed from serenity's rate limiter, which
/// never removes any itself.
const PRUNE_EVERY: Millis = 5 * 60 * 1000;

/// The gateway events that the bot subscribes to. They do not include the content of messages.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// A bot that is logged in and not yet connected to the gateway.
pub struct LoggedInBot {
    bot: Bot,
    http: Arc<Http>,
    /// The client for answers to people. It does not use serenity's rate limiter, in which one person's requests would delay
    /// everybody's answers.
    answers: Arc<Http>,
    application: ApplicationId,
    shards: Option<Shards>,
    emojis: bool,
}

impl std::fmt::Debug for LoggedInBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("application", &self.application).finish_non_exhaustive()
    }
}

/// Asks Discord which application the token belongs to, and retries until Discord answers.
///
/// # Errors
/// Returns an error if Discord does not accept the token or refuses to name the application.
pub async fn log_in(login: Login, services: Services) -> Result<LoggedInBot, RunError> {
    let Login { token, api_url, shards, emojis } = login;
    let limits = shards.as_ref().map_or_else(guard::InvalidRequestLimits::default, |shards| {
        guard::InvalidRequestLimits::for_shards(shards.range.end - shards.range.start, shards.total)
    });
    let clients = HttpClients::new(&token, api_url.as_deref(), limits, &services.clock);
    let HttpClients { http, answers, caller } = clients;
    let what = "Discord to say which application the token is of";
    let application = match caller.call_with_retries(what, Http::get_current_application_info).await
    {
        Ok(about) => about.id,
        Err(CallError::Unauthorized) => return Err(RunError::Token),
        Err(error) => return Err(RunError::Application(error)),
    };
    for http in [&http, &answers] {
        http.set_application_id(application);
    }
    let bot = Bot::new(services, caller);
    register::load_command_ids(&bot, application.get()).await;
    Ok(LoggedInBot { bot, http, answers, application, shards, emojis })
}

/// The clients of Discord's API.
pub(super) struct HttpClients {
    http: Arc<Http>,
    /// The client for answers to people. It does not use serenity's rate limiter, in which one person's requests would delay
    /// everybody's answers.
    answers: Arc<Http>,
    pub(super) caller: Caller,
}

impl HttpClients {
    pub(super) fn new(
        token: &str,
        api_url: Option<&str>,
        limits: guard::InvalidRequestLimits,
        clock: &Arc<dyn Clock>,
    ) -> Self {
        let guard = Arc::new(CallGuard::with_limits(limits));
        let http = Arc::new(http_client(token, api_url, &guard, clock));
        let answers = Arc::new(http_builder(token, api_url).ratelimiter_disabled(true).build());
        let caller = Caller::new(Arc::clone(&http), Arc::clone(&answers), guard, Arc::clone(clock));
        Self { http, answers, caller }
    }
}

impl LoggedInBot {
    /// Returns the bot, for workers that post to Discord.
    pub fn bot(&self) -> &Bot {
        &self.bot
    }

    /// Connects to the gateway, handles its events, and reconnects lost shards. Several processes of the bot, which may overlap for
    /// a short time during an update, coordinate through leases in the store. `lease_owner` is the name of this process in these
    /// leases.
    ///
    /// Returns only if Discord refuses the bot for good, for example because the token is invalid.
    pub async fn serve(&self, store: &Store, lease_owner: &str) -> RunError {
        let Self { bot, http, answers, application, shards, emojis } = self;
        let keep_emojis = async {
            match emojis {
                true => maintain_emojis(bot, store, lease_owner, (*application).into()).await,
                false => std::future::pending().await,
            }
        };
        // poise sends autocompletions through this client, and they are answers to people.
        let placeholder = match PlaceholderShard::new(Arc::clone(answers)).await {
            Ok(placeholder) => placeholder,
            Err(error) => return RunError::Gateway(error.to_string()),
        };
        let gateway = Arc::new(Gateway {
            caller: bot.caller.clone(),
            clock: Arc::clone(&bot.clock),
            turns: IdentifyQueue::coordinated_by_store(
                Arc::clone(&bot.clock),
                store,
                lease_owner,
                shards.is_some(),
            ),
            shards: shards.clone(),
            intents: INTENTS,
            dispatcher: Dispatcher::new(bot.clone(), *application, placeholder),
            http: Arc::clone(http),
        });
        let overlaps = watch_overlaps(Arc::clone(&bot.clock), store, lease_owner, shards.as_ref());
        tokio::select! {
            error = gateway.serve_shards() => error,
            never = overlaps => match never {},
            error = keep_commands_registered(bot, application.get()) => error,
            never = keep_emojis => match never {},
            never = prune_rate_limits(http, &*bot.clock) => match never {},
        }
    }
}

/// Returns a builder for the HTTP clients, which by default allow no mentions in messages.
/// `api_url` is the origin of a proxy or test server; `None` for Discord itself.
fn http_builder(token: &str, api_url: Option<&str>) -> HttpBuilder {
    let http = HttpBuilder::new(token).default_allowed_mentions(CreateAllowedMentions::new());
    match api_url {
        // serenity's rate limiter ignores the proxy and would call Discord itself; `Caller` retries instead.
        Some(url) => http.proxy(url.trim_end_matches('/')).ratelimiter_disabled(true),
        None => http,
    }
}

/// Returns the client for all calls that do not answer a person. If serenity's rate limiter delays a call, it reports no error. The
/// client therefore informs `guard`, which throttles the calls of this client. `api_url` is the origin of a proxy or test server;
/// `None` for Discord itself.
fn http_client(
    token: &str,
    api_url: Option<&str>,
    guard: &Arc<CallGuard>,
    clock: &Arc<dyn Clock>,
) -> Http {
    let mut http = http_builder(token, api_url).build();
    if let Some(limiter) = &mut http.ratelimiter {
        let (guard, clock) = (Arc::clone(guard), Arc::clone(clock));
        limiter.set_ratelimit_callback(Box::new(move |info| {
            note_rate_limit(&guard, clock.now(), &info)
        }));
    }
    http
}

/// Informs the guard that serenity's rate limiter delays a call. The limiter itself delays only that call, even if Discord's limit
/// is global.
fn note_rate_limit(guard: &CallGuard, now: Millis, info: &RatelimitInfo) {
    // Discord's waits are whole milliseconds. Any other wait was computed by the limiter, and no call was refused.
    let said = info.timeout.subsec_nanos().is_multiple_of(1_000_000);
    METRICS.rate_limits.inc();
    if info.global || said {
        METRICS.count_refused_call(info.method.reqwest_method().as_str(), &info.path, 429);
        guard.note_invalid_request(now);
    }
    if info.global {
        guard.pause_calls(now, Millis::try_from(info.timeout.as_millis()).unwrap_or(Millis::MAX));
    }
}

/// Registers the commands, and returns only if that fails. Until the registration succeeds, people see the commands of the last
/// version, so no other work waits for it.
async fn keep_commands_registered(bot: &Bot, application_id: u64) -> RunError {
    match register::register_commands(bot, application_id).await {
        Ok(()) => std::future::pending().await,
        Err(CallError::Unauthorized) => RunError::Token,
        Err(error) => RunError::Commands(error),
    }
}

/// Drops unused entries from serenity's rate limiter, which keeps one for each interaction and never removes any.
async fn prune_rate_limits(http: &Http, clock: &dyn Clock) -> Infallible {
    let Some(limiter) = &http.ratelimiter else { return std::future::pending().await };
    loop {
        clock.sleep_until(clock.now() + PRUNE_EVERY).await;
        let now = SystemTime::now();
        let waits = |limit: &Ratelimit| limit.reset().is_some_and(|reset| reset > now);
        // Entries that are in use or hold a pending limit stay; any other is recreated when it is needed.
        limiter.routes().write().await.retain(|_, limit| {
            Arc::strong_count(limit) > 1 || limit.try_lock().is_ok_and(|limit| waits(&limit))
        });
    }
}
