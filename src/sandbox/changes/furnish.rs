//! The state at the beginning: the bot's account, a server, and its channels.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use crate::sandbox::ids::Ids;
use crate::sandbox::journal::Journal;
use crate::sandbox::listeners::intent;
use crate::sandbox::listeners::sessions::Gateway;
use crate::sandbox::listeners::tabs::Pages;
use crate::sandbox::options::SandboxOptions;
use crate::sandbox::world::model::channel_type;
use crate::sandbox::world::state::{Bot, World};

/// Bytes in the letters that tokens are made of.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        let bits = bits << (8 * (3 - chunk.len()));
        for index in 0..=chunk.len() {
            let six = bits >> (18 - 6 * index) & 63;
            out.push(char::from(LETTERS[six as usize]));
        }
    }
    out
}

/// A state with the bot's account alone.
pub(crate) fn new_world(options: &SandboxOptions, origin: String) -> World {
    let bot = Bot {
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
        told: BTreeMap::new(),
        gateway: Gateway::default(),
        pages: Pages::default(),
        deleted: BTreeMap::new(),
        tours: options.tours.clone(),
        journal: Journal::bounded(options.remember),
        faults: Vec::new(),
        bound: options.remember,
    };
    let id = world.new_user(&options.bot_name, "en-US", true);
    let secret: Vec<u8> = std::iter::repeat_with(rand::random).take(27).collect();
    let middle: [u8; 4] = rand::random();
    world.bot.id = id;
    world.bot.token =
        format!("{}.{}.{}", base64(id.to_string().as_bytes()), base64(&middle), base64(&secret));
    world
}

/// Adds the server in which people start.
pub(crate) fn furnish(world: &mut World, guild_name: &str) {
    let home = world.new_guild(guild_name, "en-US");
    world.home = home;
    world.new_channel(home, channel_type::TEXT, "general", None);
    let table = world.new_channel(home, channel_type::TEXT, "triominos", None);
    if let Some(channel) = world.channels.get_mut(&table) {
        channel.topic = Some("Games of Triominos".to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_of_known_texts() {
        assert_eq!(base64(b"Man"), "TWFu");
        assert_eq!(base64(b"Ma"), "TWE");
        assert_eq!(base64(b"M"), "TQ");
        assert_eq!(base64(&[0xFF, 0xEF]), "_-8");
    }
}
