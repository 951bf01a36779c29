//! The messages that people have before them from before the upgrade, and what can be clicked on them.

use triominos::sandbox::Snowflake;
use triominos::sandbox::people::{Message, PersonIn};

use crate::bot::{World, is_board, private};

/// The custom ids of what can be clicked on a message: buttons and menus.
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
pub struct Old {
    pub message: Message,
    pub custom_id: String,
}

/// The newest component of this kind that somebody sees in their channel.
#[track_caller]
pub fn old(person: &PersonIn, kind: &str) -> Old {
    let newest = olds(person, kind).pop();
    newest.unwrap_or_else(|| panic!("nothing of the kind {kind} is there"))
}

/// All of them, the oldest first.
pub fn olds(person: &PersonIn, kind: &str) -> Vec<Old> {
    let of_kind = |message: Message| {
        let custom_id = clickable(&message).into_iter().find(|id| kind_of(id) == kind)?;
        Some(Old { message, custom_id })
    };
    person.sees().into_iter().filter_map(of_kind).collect()
}

impl Old {
    /// What somebody is answered privately who clicks the button.
    pub async fn click(&self, person: &PersonIn) -> Message {
        private(person.click(&self.message, &self.custom_id).await).await
    }

    /// The same of who chooses this in the menu, or else what is first in it.
    pub async fn choose(&self, person: &PersonIn, value: Option<&str>) -> Message {
        let menu = self.message.menu(&self.custom_id).expect("a menu");
        let value = value.unwrap_or(&menu.options[0].value);
        private(person.choose(&self.message, &self.custom_id, &[value]).await).await
    }
}

/// How many messages of a channel have a picture: the boards.
pub fn boards(world: &World, channel: Snowflake) -> usize {
    let all = world.discord.channel(channel).messages();
    all.iter().filter(|message| is_board(message)).count()
}

/// Fails where a text does not name all of these, one after the other.
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
