//! The messages that people see in a frozen world, and their buttons and menus.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, is_board, private};

/// The custom ids of a message's enabled buttons and menus.
pub fn clickable(message: &Message) -> Vec<String> {
    let buttons = message.buttons().into_iter().filter(|button| !button.disabled);
    let menus = message.menus().into_iter().filter(|menu| !menu.disabled);
    buttons.filter_map(|button| button.custom_id).chain(menus.map(|menu| menu.custom_id)).collect()
}

/// A custom id without its numbers and tiles: the kind of component it belongs to.
pub fn kind_of(custom_id: &str) -> String {
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let part = |part| if is_number(part) { "#" } else { part };
    custom_id.split(':').map(part).collect::<Vec<_>>().join(":")
}

/// A component of a message.
#[derive(Clone, Debug)]
pub struct Component {
    pub message: Message,
    pub custom_id: String,
}

/// The newest component of this kind that somebody sees in their channel.
#[track_caller]
pub fn newest(person: &PersonIn, kind: &str) -> Component {
    let of_kind = |message: Message| {
        let custom_id = clickable(&message).into_iter().find(|id| kind_of(id) == kind)?;
        Some(Component { message, custom_id })
    };
    let newest = person.sees().into_iter().filter_map(of_kind).next_back();
    newest.unwrap_or_else(|| panic!("nothing of the kind {kind} is there"))
}

impl Component {
    /// Clicks the button; returns the private answer.
    pub async fn click(&self, person: &PersonIn) -> Message {
        private(person.click(&self.message, &self.custom_id).await).await
    }

    /// Chooses this value in the menu, or else the first; returns the private answer.
    pub async fn choose(&self, person: &PersonIn, value: Option<&str>) -> Message {
        let menu = self.message.menu(&self.custom_id).expect("a menu");
        let value = value.unwrap_or(&menu.options[0].value);
        private(person.choose(&self.message, &self.custom_id, &[value]).await).await
    }
}

/// The number of boards in a channel: messages with a picture.
pub fn boards(world: &World, channel: Snowflake) -> usize {
    let all = world.discord.channel(channel).messages();
    all.iter().filter(|message| is_board(message)).count()
}

/// Fails unless the text contains all of these, in this order.
#[track_caller]
pub fn assert_names(text: &str, facts: &[String]) {
    let mut rest = text;
    for fact in facts {
        match rest.split_once(fact.as_str()) {
            Some((_, after)) => rest = after,
            None => panic!("{fact} of {facts:?} is not where it should be: {text}"),
        }
    }
}
