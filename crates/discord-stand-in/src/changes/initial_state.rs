//! The initial state: the bot's account, and the home server (which every new person joins) with its channels.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;

use crate::ids::{Ids, Snowflake};
use crate::journal::Journal;
use crate::listeners::gateway_state::GatewayState;
use crate::listeners::intent;
use crate::listeners::tabs::PageTabs;
use crate::options::SandboxOptions;
use crate::world::model::channel_type;
use crate::world::state::{BotAccount, World};

/// Creates a state that contains only the bot's account.
pub(crate) fn new_world(options: &SandboxOptions, origin: String) -> World {
    let bot = BotAccount {
        id: 0,
        token: String::new(),
        privileged_intents: options.privileged_intents & intent::PRIVILEGED,
        permissions: options.bot_permissions,
    };
    let mut world = World {
        clock: Arc::clone(&options.clock),
        ids: Ids::default(),
        origin,
        bot,
        home: 0,
        opening_channel: options.channels.last().map(|channel| channel.name.clone()),
        guilds: BTreeMap::new(),
        channels: BTreeMap::new(),
        users: BTreeMap::new(),
        messages: BTreeMap::new(),
        commands: Vec::new(),
        emojis: BTreeMap::new(),
        events: BTreeMap::new(),
        interactions: BTreeMap::new(),
        answered_until: 0,
        tokens: HashMap::new(),
        nonces: Vec::new(),
        last_returned: BTreeMap::new(),
        gateway: GatewayState::default(),
        pages: PageTabs::default(),
        deleted: BTreeMap::new(),
        tours: options.tours.clone(),
        journal: Journal::with_limit(options.history_limit),
        faults: Vec::new(),
        history_limit: options.history_limit,
    };
    let id = options.token.as_deref().and_then(id_in_token).unwrap_or_else(|| world.new_id());
    world.add_user(id, &options.bot_name, "en-US", true);
    world.bot.id = id;
    world.bot.token = options.token.clone().unwrap_or_else(|| random_token(id));
    world
}

/// Creates a token in Discord's format: the bot's id, a time and a secret, each in base64. The time is random too.
fn random_token(id: Snowflake) -> String {
    let secret: Vec<u8> = std::iter::repeat_with(rand::random).take(27).collect();
    let time: [u8; 4] = rand::random();
    let parts = [id.to_string().as_bytes(), &time, &secret].map(|part| BASE64.encode(part));
    parts.join(".")
}

/// Returns the bot's id that a token in Discord's format contains; `None` if the token has another
/// format.
fn id_in_token(token: &str) -> Option<Snowflake> {
    let first = BASE64.decode(token.split('.').next()?.trim_end_matches('=')).ok()?;
    str::from_utf8(&first).ok()?.parse().ok().filter(|&id| id > 0)
}

/// Adds the home server with the channels from the options.
pub(crate) fn add_home_server(world: &mut World, options: &SandboxOptions) {
    let home = world.new_guild(&options.guild_name, "en-US");
    world.home = home;
    for options in &options.channels {
        let id = world.new_channel(home, channel_type::TEXT, &options.name, None);
        if let Some(channel) = world.channels.get_mut(&id) {
            channel.topic.clone_from(&options.topic);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{id_in_token, random_token};

    #[test]
    fn a_token_contains_the_bots_id() {
        let id = 1_234_567_890_123_456_789;
        assert_eq!(id_in_token(&random_token(id)), Some(id));
        assert_eq!(id_in_token("MTIz.x.y"), Some(123));
        for other in ["", "made-up", "MTIz!.x.y", "MA==.x.y"] {
            assert_eq!(id_in_token(other), None, "{other}");
        }
    }
}
