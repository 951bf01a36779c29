//! The [`Bot`] that every handler of a command or a click gets.

use std::sync::atomic::AtomicU32;
use std::sync::{Arc, OnceLock};

use super::emojis::TileEmojis;
use super::interaction::api::Caller;
use super::interaction::caches::Caches;
use super::interaction::rate_limits::{RateLimiter, Rates};
use crate::guild::{DailyGames, Guilds, Privacy, Tournaments};
use crate::table::Tables;
use crate::text::CommandMentions;
use crate::time::Clock;
use triominos_pictures::Renderer;

/// The bot: its use cases, its caches, and its HTTP client for Discord. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Bot {
    pub(super) tables: Tables,
    pub(super) guilds: Guilds,
    pub(super) tournaments: Tournaments,
    pub(super) daily: DailyGames,
    pub(super) privacy: Privacy,
    pub(super) caller: Caller,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) renderer: Arc<Renderer>,
    pub(super) emojis: TileEmojis,
    /// The ids that Discord gave to the commands. A message needs them to mention a command. They are unset until the commands of
    /// this version are registered.
    pub(super) commands: Arc<OnceLock<CommandMentions>>,
    pub(super) rate_limiter: Arc<RateLimiter>,
    pub(super) caches: Arc<Caches>,
    /// The number of shards across all processes; 0 until it is known.
    pub(super) shards: Arc<AtomicU32>,
}

/// The use cases and shared services from which a [`Bot`] is built.
#[derive(Clone, Debug)]
pub struct Services {
    pub tables: Tables,
    pub guilds: Guilds,
    pub tournaments: Tournaments,
    pub daily: DailyGames,
    pub privacy: Privacy,
    pub clock: Arc<dyn Clock>,
    pub renderer: Arc<Renderer>,
    pub rates: Rates,
}

impl Bot {
    /// Creates the bot from its services and its client.
    pub fn new(services: Services, caller: Caller) -> Self {
        let Services { tables, guilds, tournaments, daily, privacy, clock, renderer, rates } =
            services;
        let (rate_limiter, caches) = (Arc::new(RateLimiter::new(rates)), Arc::default());
        let emojis = TileEmojis::default();
        let (commands, shards) = (Arc::default(), Arc::default());
        Self {
            tables,
            guilds,
            tournaments,
            daily,
            privacy,
            caller,
            clock,
            renderer,
            emojis,
            commands,
            rate_limiter,
            caches,
            shards,
        }
    }
}
