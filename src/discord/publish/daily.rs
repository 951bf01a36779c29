//! The messages with the daily games in channels, and direct messages that remind people of them.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateMessage,
    EditMessage, Nonce,
};
use sha2::{Digest, Sha256};

use super::to_announce_error;
use crate::discord::bot::Bot;
use crate::discord::custom_id::own::daily::DailyPageClick;
use crate::discord::direct::is_refusal_of_direct_messages;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::request::InteractionPlace;
use crate::discord::render::components::labelled_button;
use crate::discord::render::pictures;
use crate::guild::{
    DailyMessenger, DailyPublisher, DailyReminderMessage, DailyServerPost, DayResults,
};
use crate::ids::{ChannelId, MessageId};
use crate::table::AnnounceError;
use crate::text::{DailyButton, Lang, PlayerName, ShownDailyResults, ShownDayResults, Text};
use triominos_pictures::Theme;
use triominos_rules::daily::{DailyKind, DailyTry, Day};

/// Returns the buttons that open the games of today.
pub fn buttons_to_open_daily_games(text: &Text) -> Vec<discord::CreateButton> {
    let kinds = [(DailyKind::Deal, DailyButton::Deal), (DailyKind::Puzzle, DailyButton::Puzzle)];
    let button = |(kind, label)| {
        let label = text.daily_button_label(label);
        labelled_button(DailyPageClick::Open(kind), label, ButtonStyle::Primary)
    };
    kinds.into_iter().map(button).collect()
}

#[async_trait]
impl DailyMessenger for Bot {
    async fn remind_if_allowed(
        &self,
        reminder: &DailyReminderMessage,
    ) -> Result<bool, AnnounceError> {
        let chosen = self.guilds.person_preferences(reminder.person).await?.locale;
        let tags = [chosen.as_deref(), Some(&*reminder.locale)];
        let lang = tags.into_iter().flatten().find_map(Lang::from_tag).unwrap_or_default();
        let text = Text::for_lang(lang);
        let mut buttons = buttons_to_open_daily_games(text);
        let label = text.daily_button_label(DailyButton::EndReminders);
        let end = DailyPageClick::EndReminders;
        buttons.push(labelled_button(end, label, ButtonStyle::Secondary));
        let content = text.daily_reminder(reminder.streak);
        let message = CreateMessage::new()
            .content(self.mention_commands(InteractionPlace::Direct, content))
            .components(vec![CreateActionRow::Buttons(buttons)])
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(reminder.nonce.clone()))
            .enforce_nonce(true);
        let send = async |channel: ChannelId| {
            let channel = discord::ChannelId::from(channel);
            let post = |http| channel.send_message(http, message.clone());
            self.caller.call(None, post).await.map(drop)
        };
        let known = self.guilds.ping_preferences(reminder.person).await?.direct;
        let sent = match known {
            Some(channel) => send(channel).await,
            None => Err(CallError::Gone(10003, "the conversation is not open yet".to_owned())),
        };
        let sent = match sent {
            Err(CallError::Gone(..)) => match self.open_direct_channel(reminder.person).await {
                Ok(channel) => send(channel).await,
                Err(error) => Err(error),
            },
            sent => sent,
        };
        match sent {
            Ok(()) => Ok(true),
            Err(error) if is_refusal_of_direct_messages(&error) => Ok(false),
            Err(error) => Err(to_announce_error(error)),
        }
    }
}

/// Converts the results of a day to the type that the texts use.
fn to_shown_results(results: &DayResults) -> ShownDayResults<'_> {
    let games = results.games.each_ref();
    let games =
        games.map(|results| ShownDailyResults { players: results.players, best: &results.best });
    ShownDayResults { day: &results.day, games }
}

#[async_trait]
impl DailyPublisher for Bot {
    async fn publish_daily_post_and_hash_content(
        &self,
        post: DailyServerPost<'_>,
    ) -> Result<(MessageId, String), AnnounceError> {
        let (text, theme) = self.public_style_in(post.guild, post.channel).await;
        let yesterday = post.yesterday.as_ref().map(to_shown_results);
        let content = text.daily_post(&to_shown_results(&post.today), yesterday.as_ref());
        let hash = hex::encode(&Sha256::digest(&content)[..8]);
        let channel = discord::ChannelId::from(post.channel);
        let edit = async |message: MessageId, edit: EditMessage| {
            let call = |http| channel.edit_message(http, message, edit.clone());
            self.caller.call(None, call).await.map_err(to_announce_error)
        };
        if let Some(message) = post.message {
            if hash != post.content_hash {
                // The picture stays.
                let changed = EditMessage::new()
                    .content(content)
                    .components(vec![CreateActionRow::Buttons(buttons_to_open_daily_games(text))])
                    .allowed_mentions(CreateAllowedMentions::new());
                edit(message, changed).await?;
            }
            return Ok((message, hash));
        }
        if let Some(earlier) = post.earlier {
            edit(earlier, EditMessage::new().components(Vec::new())).await?;
        }
        let message = CreateMessage::new()
            .content(content)
            .components(vec![CreateActionRow::Buttons(buttons_to_open_daily_games(text))])
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(post.nonce.clone()))
            .enforce_nonce(true);
        let files = self.puzzle_pictures(&post.today.day, text, theme).await;
        let send = async |message: CreateMessage| {
            let call = |http| channel.send_message(http, message.clone());
            self.caller.call(None, call).await.map_err(to_announce_error)
        };
        let posted = match send(message.clone().add_files(files.clone())).await {
            // The bot may not attach pictures here. If another permission is missing, this call fails as well.
            Err(AnnounceError::Barred(_)) if !files.is_empty() => send(message).await?,
            posted => posted?,
        };
        Ok((posted.id.into(), hash))
    }
}

impl Bot {
    /// Draws the board on which the puzzle of a day begins.
    async fn puzzle_pictures(&self, day: &Day, text: &Text, theme: Theme) -> Vec<CreateAttachment> {
        let Some(view) = DailyTry::new(day, DailyKind::Puzzle).view() else { return Vec::new() };
        let names = [PlayerName::Seat(0)];
        pictures::board_pictures(&self.renderer, view.public, &names, text, theme).await
    }
}
