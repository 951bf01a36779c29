//! Messages sent by people, and the dismissal of ephemeral messages.

use serde_json::json;

use super::impossible::{Impossible, impossible};
use crate::changes::messages::Sender;
use crate::ids::Snowflake;
use crate::world::model::{StoredChannel, StoredMessage};
use crate::world::permission;
use crate::world::state::World;

impl World {
    /// Returns the channel. Returns an error with the reason if the channel has a type without messages, or if this person cannot
    /// see the channel.
    pub(super) fn readable_channel(
        &self,
        person: Snowflake,
        channel: Snowflake,
    ) -> Result<&StoredChannel, Impossible> {
        let Some(place) = self.channel(channel) else {
            return impossible("There is no such channel.");
        };
        if self.user(person).is_none() {
            return impossible("There is no such person.");
        }
        if !self.has_permissions(place, person, permission::VIEW_CHANNEL) {
            return impossible("This person does not see this channel.");
        }
        if !place.can_have_messages() {
            return impossible("A channel of this type has no messages.");
        }
        Ok(place)
    }

    /// Sends a message as a person.
    pub fn send_message(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        text: &str,
    ) -> Result<StoredMessage, Impossible> {
        let place = self.readable_channel(person, channel)?;
        if !self.has_permissions(place, person, place.send_permission()) {
            return impossible("This person may not write here.");
        }
        if place.locked {
            return impossible("This thread is locked.");
        }
        if text.trim().is_empty() || text.chars().count() > 2000 {
            return impossible("A message has 1 to 2000 characters.");
        }
        let sender = Sender { author: person, ..Sender::default() };
        Ok(self.create_message(channel, &json!({ "content": text }), &[], sender))
    }

    /// Deletes an ephemeral message, like 'Dismiss message' in Discord's client.
    pub fn dismiss_message(
        &mut self,
        person: Snowflake,
        message: Snowflake,
    ) -> Result<(), Impossible> {
        let found = self.find_message(message).filter(|m| m.private_to == Some(person));
        let Some(channel) = found.map(|message| message.channel) else {
            return impossible("Only a private reply can be dismissed, and only by its reader.");
        };
        self.delete_message(channel, message);
        Ok(())
    }
}
