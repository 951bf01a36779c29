//! Direct messages to people.

use serde_json::json;
use serenity::all as discord;
use serenity::all::CreateMessage;

use super::bot::Bot;
use super::interaction::api::CallError;
use super::interaction::request::InteractionPlace;
use crate::guild::PingMode;
use crate::ids::{ChannelId, PersonId};
use crate::store::StoreError;
use crate::table::Table;
use crate::text::{Lang, Text};

/// The error codes with which Discord refuses a direct message to a person who accepts none, or who shares no server with the bot.
const CLOSED: [isize; 2] = [50007, 50278];

/// Returns `true` if a call failed because the person does not accept direct messages from the bot.
pub fn is_refusal_of_direct_messages(error: &CallError) -> bool {
    matches!(error, CallError::Forbidden(code, _) if CLOSED.contains(code))
}

/// The reason why a direct message was not sent.
#[derive(Debug, thiserror::Error)]
pub enum NotSent {
    #[error(transparent)]
    Call(#[from] CallError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Bot {
    /// Sends the first direct message to a person. Returns the channel of the direct messages.
    ///
    /// # Errors
    /// Returns an error if the person does not accept direct messages ([`is_refusal_of_direct_messages`]), or Discord failed.
    pub(in crate::discord) async fn send_first_direct_message(
        &self,
        person: PersonId,
        content: String,
    ) -> Result<ChannelId, CallError> {
        let channel = self.open_direct_channel(person).await?;
        self.post_direct_message(channel, content).await?;
        Ok(channel)
    }

    /// Writes to the host of a table by direct message, in their language, unless they have turned off all
    /// notifications.
    ///
    /// # Errors
    /// Returns an error if the store or Discord failed, or the host does not accept direct messages.
    pub(in crate::discord) async fn send_direct_message_to_host(
        &self,
        table: &Table,
        content: impl FnOnce(&Text) -> String + Send,
    ) -> Result<(), NotSent> {
        let preferences = self.guilds.ping_preferences(table.host).await?;
        if preferences.mode == PingMode::Silent {
            return Ok(());
        }
        let chosen = self.guilds.person_preferences(table.host).await?.locale;
        let tags =
            [chosen.as_deref(), preferences.locale.as_deref(), Some(&*table.settings.locale)];
        let lang = tags.into_iter().flatten().find_map(Lang::from_tag).unwrap_or_default();
        let channel = match preferences.direct {
            Some(channel) => channel,
            None => self.open_direct_channel(table.host).await?,
        };
        Ok(self.post_direct_message(channel, content(Text::for_lang(lang))).await?)
    }

    /// Posts a direct message in this channel.
    async fn post_direct_message(
        &self,
        channel: ChannelId,
        content: String,
    ) -> Result<(), CallError> {
        let content = self.mention_commands(InteractionPlace::Direct, content);
        let message = CreateMessage::new().content(content);
        let post = |http| discord::ChannelId::from(channel).send_message(http, message.clone());
        self.caller.call(None, post).await.map(drop)
    }

    /// Opens the direct message channel with a person, and returns its id.
    ///
    /// # Errors
    /// Returns an error if the person does not accept direct messages, or Discord failed.
    pub(in crate::discord) async fn open_direct_channel(
        &self,
        person: PersonId,
    ) -> Result<ChannelId, CallError> {
        let whose = json!({ "recipient_id": person.to_string() });
        let opened = self.caller.call(None, |http| http.create_private_channel(&whose)).await?;
        Ok(opened.id.into())
    }
}
