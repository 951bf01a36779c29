//! The messages that people see in a snapshot, and their buttons and menus.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, is_board, private_message};

/// Returns the custom ids of a message's enabled buttons and menus.
pub fn clickable_ids(message: &Message) -> Vec<String> {
    let buttons = message.buttons().into_iter().filter(|button| !button.disabled);
    let menus = message.menus().into_iter().filter(|menu| !menu.disabled);
    buttons.filter_map(|button| button.custom_id).chain(menus.map(|menu| menu.custom_id)).collect()
}

/// Returns the kind of a component: its custom id with `#` in place of numbers and tiles.
pub fn kind_of_component(custom_id: &str) -> String {
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let part = |part| if is_number(part) { "#" } else { part };
    custom_id.split(':').map(part).collect::<Vec<_>>().join(":")
}

/// A button or menu, and the message that contains it.
#[derive(Clone, Debug)]
pub struct Component {
    pub message: Message,
    pub custom_id: String,
}

/// Returns the newest component of this kind that the person sees in their channel.
#[track_caller]
pub fn newest_component(person: &PersonIn, kind: &str) -> Component {
    let of_kind = |message: Message| {
        let custom_id =
            clickable_ids(&message).into_iter().find(|id| kind_of_component(id) == kind)?;
        Some(Component { message, custom_id })
    };
    let newest = person.visible_messages().into_iter().filter_map(of_kind).next_back();
    newest.unwrap_or_else(|| panic!("there is no component of the kind {kind}"))
}

impl Component {
    /// Clicks the button, and returns the private answer.
    pub async fn click(&self, person: &PersonIn) -> Message {
        private_message(person.click(&self.message, &self.custom_id).await).await
    }

    /// Chooses this value in the menu, or the first one if `None`, and returns the private answer.
    pub async fn choose_value_or_first(&self, person: &PersonIn, value: Option<&str>) -> Message {
        let menu = self.message.menu(&self.custom_id).expect("a menu");
        let value = value.unwrap_or(&menu.options[0].value);
        private_message(person.choose(&self.message, &self.custom_id, &[value]).await).await
    }
}

/// Returns the number of boards in a channel.
pub fn count_boards(world: &World, channel: Snowflake) -> usize {
    let all = world.discord.channel(channel).messages();
    all.iter().filter(|message| is_board(message)).count()
}

/// Asserts that the text contains all these facts in this order.
#[track_caller]
pub fn assert_text_contains_facts(text: &str, facts: &[String]) {
    let mut rest = text;
    for fact in facts {
        match rest.split_once(fact.as_str()) {
            Some((_, after)) => rest = after,
            None => panic!("{fact} of {facts:?} is not where it should be: {text}"),
        }
    }
}
