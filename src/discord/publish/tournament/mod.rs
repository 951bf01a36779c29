//! The public messages of a tournament, its threads, and the calls of players to their tables.

mod scheduled_event;
mod threads;

use async_trait::async_trait;
use serde::Serialize;
use serenity::all as discord;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateMessage,
    EditAttachments, EditMessage, GetMessages, Nonce,
};
use sha2::{Digest, Sha256};

use self::threads::{threads_of_paired_tables, threads_of_present_tables};
use super::{thread, to_announce_error};
use crate::discord::bot::Bot;
use crate::discord::custom_id::tournament::{TournamentButton, TournamentClick};
use crate::discord::render::components::labelled_button;
use crate::discord::render::tournament::{self, ResultsMessage, ResultsPicture};
use crate::guild::{LiveGroup, Post, PostToPublish, PublishedPost, TournamentPublisher};
use crate::ids::{ChannelId, MessageId, PersonId, ServerOrDirect, TournamentId, to_base36};
use crate::league::tournament::{Reminder, Stage, Tournament, TournamentEvent};
use crate::store::MessageRef;
use crate::table::AnnounceError;
use crate::text::{Button, Lang, LiveRound, PlacesPage, Text, people_mentioned_by_event};
use crate::time::Millis;
use triominos_pictures::Theme;

/// The maximum number of messages that are searched for one that a process posted before it crashed.
const LOOKED_BACK: u8 = 100;
/// The age in milliseconds from which the live message is posted again if other messages have followed it.
const REPOSTED_AFTER: Millis = 5 * 60_000;

/// The publisher that posts and edits the messages of tournaments on Discord.
#[derive(Debug)]
pub struct DiscordPublisher {
    bot: Bot,
}

/// The desired content of a message.
struct Content {
    content: String,
    /// The text that replaces `content` if the bot may not attach pictures.
    alone: String,
    picture: Option<ResultsPicture>,
    rows: Vec<CreateActionRow>,
    /// The people whom the message notifies.
    calls: Vec<PersonId>,
}

impl Content {
    /// Creates the content of a message without a picture.
    fn text_only(content: String) -> Self {
        let (alone, picture, rows, calls) = (String::new(), None, Vec::new(), Vec::new());
        Self { content, alone, picture, rows, calls }
    }

    /// Creates the content of a message about standings, with these buttons.
    fn from_results(results: ResultsMessage, rows: Vec<CreateActionRow>) -> Self {
        let ResultsMessage { content, alone, picture } = results;
        Self { content, alone, picture, rows, calls: Vec::new() }
    }

    /// Returns a hash of the content. If it differs from the stored hash, the message must be edited.
    fn hash(&self) -> String {
        let rows = serde_json::to_string(&self.rows).unwrap_or_default();
        let picture = self.picture.as_ref().map(ResultsPicture::stated_facts).unwrap_or_default();
        let digest = Sha256::new().chain_update(&self.content).chain_update(rows);
        let digest = digest.chain_update(picture).finalize();
        hex::encode(&digest[..8])
    }
}

impl DiscordPublisher {
    /// Creates the publisher.
    pub fn new(bot: Bot) -> Self {
        Self { bot }
    }

    /// Returns the bot's texts in the language of the server's public messages.
    async fn text(&self, state: &Tournament) -> &'static Text {
        let preferences = self.bot.guilds.server_preferences(state.guild).await.unwrap_or_default();
        let lang = preferences.locale.as_deref().and_then(Lang::from_tag);
        Text::for_lang(lang.unwrap_or_else(|| Lang::for_locale(&state.plan.locale)))
    }

    /// Posts a message, or edits the posted one if its content has changed.
    async fn post_or_edit(
        &self,
        showing: &PostToPublish<'_>,
        channel: ChannelId,
        content: Content,
    ) -> Result<PublishedPost, AnnounceError> {
        let mut hash = content.hash();
        let known = showing.before.filter(|posted| posted.message.is_some());
        if let Some(posted) = known
            && posted.content_hash == hash
        {
            return Ok(PublishedPost { message: posted.message, content_hash: hash });
        }
        let message = match known.and_then(|posted| posted.message) {
            Some(message) => {
                self.edit_content(message, content, showing.state).await?;
                message
            }
            None => {
                let earlier = if showing.repeat {
                    self.find_earlier_post(showing, channel, &content).await?
                } else {
                    None
                };
                if let Some(message) = earlier {
                    return Ok(PublishedPost {
                        message: Some(message),
                        content_hash: String::new(),
                    });
                }
                let (posted, content) = self.post_content(showing, channel, content).await?;
                if posted.content != content {
                    // Discord recognised the nonce of a message that was posted before a crash, so that message stays, with
                    // outdated content. The empty hash causes it to be edited.
                    hash.clear();
                }
                MessageRef { message_id: posted.id.into(), channel_id: channel }
            }
        };
        Ok(PublishedPost { message: Some(message), content_hash: hash })
    }

    /// Posts or edits the live message, which shows the running matches. If the message is at least five minutes old and other
    /// messages have followed it, posts it again.
    async fn post_or_edit_live_message(
        &self,
        showing: &PostToPublish<'_>,
        content: Content,
    ) -> Result<PublishedPost, AnnounceError> {
        let (channel, hash) = (showing.state.channel, content.hash());
        let changed = showing.before.filter(|before| before.content_hash != hash);
        let buried = match changed.and_then(|before| before.message) {
            Some(message) => Some(message).filter(|_| !showing.state.is_over()),
            None => None,
        };
        let Some(old) = buried.filter(|old| self.may_repost_live_message(*old)) else {
            return self.post_or_edit(showing, channel, content).await;
        };
        if !self.has_messages_after(old).await {
            return self.post_or_edit(showing, channel, content).await;
        }
        // The original nonce belongs to the first message.
        let nonce = format!("live-{}", to_base36(old.message_id.get()));
        let anew = PostToPublish { nonce, ..showing.clone() };
        let (posted, _) = self.post_content(&anew, channel, content).await?;
        let message = MessageRef { message_id: posted.id.into(), channel_id: channel };
        Ok(PublishedPost { message: Some(message), content_hash: hash })
    }

    /// Returns `true` if the live message was posted so long ago that it may be posted again.
    fn may_repost_live_message(&self, message: MessageRef) -> bool {
        let posted = discord::MessageId::from(message.message_id).created_at().unix_timestamp();
        self.bot.clock.now() - posted * 1000 >= REPOSTED_AFTER
    }

    /// Returns `true` if other messages follow this one in its channel. Needs only the id of the channel's last message, so no
    /// message is read.
    async fn has_messages_after(&self, message: MessageRef) -> bool {
        let discord_channel = discord::ChannelId::from(message.channel_id);
        match self.bot.caller.call(None, |http| http.get_channel(discord_channel)).await {
            Ok(discord::Channel::Guild(channel)) => {
                channel.last_message_id.is_some_and(|last| last.get() > message.message_id.get())
            }
            _ => false,
        }
    }

    /// Archives a thread. If Discord refuses it, for example because the thread no longer exists, the thread counts as archived.
    async fn archive_thread(&self, thread: ChannelId) -> Result<PublishedPost, AnnounceError> {
        match thread::set_thread_archived(&self.bot.caller, thread, true).await {
            Err(error) if error.is_transient() => return Err(to_announce_error(error)),
            Err(error) => tracing::info!(%error, "a thread of a tournament stays open"),
            Ok(()) => {}
        }
        Ok(PublishedPost { message: None, content_hash: String::new() })
    }

    /// Posts a message, without its picture if the bot may not attach pictures. Returns the message and the text that it contains.
    async fn post_content(
        &self,
        showing: &PostToPublish<'_>,
        channel: ChannelId,
        content: Content,
    ) -> Result<(discord::Message, String), AnnounceError> {
        let file = self.draw_picture(content.picture, showing.state).await;
        let calls = content.calls.into_iter().map(discord::UserId::from);
        let message = CreateMessage::new()
            .components(content.rows)
            .allowed_mentions(CreateAllowedMentions::new().users(calls))
            .nonce(Nonce::String(showing.nonce.clone()))
            .enforce_nonce(true);
        let discord_channel = discord::ChannelId::from(channel);
        let post = async |words: &str, file: Option<CreateAttachment>| {
            let message = message.clone().content(words).add_files(file);
            let posted = |http| discord_channel.send_message(http, message.clone());
            self.bot.caller.call(None, posted).await.map_err(to_announce_error)
        };
        let has_file = file.is_some();
        let said = |content: String| self.mention_commands(showing.state, content);
        let (content, alone) = (said(content.content), said(content.alone));
        match post(&content, file).await {
            // If another permission is missing, this call fails as well.
            Err(AnnounceError::Barred(_)) if has_file => Ok((post(&alone, None).await?, alone)),
            posted => Ok((posted?, content)),
        }
    }

    /// Edits a message and its picture. The picture is removed if the bot may not attach pictures.
    async fn edit_content(
        &self,
        message: MessageRef,
        content: Content,
        state: &Tournament,
    ) -> Result<(), AnnounceError> {
        let has_picture = content.picture.is_some();
        let file = self.draw_picture(content.picture, state).await;
        let edit = EditMessage::new()
            .components(content.rows)
            .allowed_mentions(CreateAllowedMentions::new());
        let (discord_channel, id) =
            (discord::ChannelId::from(message.channel_id), message.message_id);
        let change = async |words: &str, file: Option<CreateAttachment>| {
            let attachments = file.into_iter().fold(EditAttachments::new(), EditAttachments::add);
            let edit = edit.clone().content(words);
            let edit = if has_picture { edit.attachments(attachments) } else { edit };
            let edited = |http| discord_channel.edit_message(http, id, edit.clone());
            self.bot.caller.call(None, edited).await.map_err(to_announce_error)
        };
        let has_file = file.is_some();
        let said = |content: String| self.mention_commands(state, content);
        match change(&said(content.content), file).await {
            Err(AnnounceError::Barred(_)) if has_file => change(&said(content.alone), None).await?,
            changed => changed?,
        };
        Ok(())
    }

    /// Replaces the commands in a text of a tournament by mentions.
    fn mention_commands(&self, state: &Tournament, text: impl Into<String>) -> String {
        self.bot.mention_commands(ServerOrDirect::Server(state.guild), text)
    }

    async fn draw_picture(
        &self,
        picture: Option<ResultsPicture>,
        state: &Tournament,
    ) -> Option<CreateAttachment> {
        let preferences = self.bot.guilds.server_preferences(state.guild).await.unwrap_or_default();
        let theme = preferences.theme.as_deref().and_then(Theme::from_name).unwrap_or_default();
        picture?.into_attachment(&self.bot.renderer, theme).await
    }

    /// Finds the message that a process posted before it crashed; `None` if there is none. The search covers the messages after the
    /// newest stored one. The message is recognised by its buttons or, if it has none, by its first line.
    async fn find_earlier_post(
        &self,
        showing: &PostToPublish<'_>,
        channel: ChannelId,
        content: &Content,
    ) -> Result<Option<MessageRef>, AnnounceError> {
        let discord_channel = discord::ChannelId::from(channel);
        let get = GetMessages::new().limit(LOOKED_BACK);
        let get = showing.after.map_or(get, |after| get.after(discord::MessageId::from(after)));
        let found =
            match self.bot.caller.call(None, |http| discord_channel.messages(http, get)).await {
                Ok(found) => found,
                Err(error) if error.is_transient() => return Err(to_announce_error(error)),
                // Without the permission to read messages, the bot posts the message again, because a player who misses a call
                // loses their seat.
                Err(error) => {
                    tracing::info!(%error, "cannot search for a message from before a crash");
                    return Ok(None);
                }
            };
        let said = self.mention_commands(showing.state, &content.content);
        let (buttons, first_line) = (custom_ids_in(&content.rows), said.lines().next());
        let is_it = |message: &&discord::Message| {
            let theirs = custom_ids_in(&message.components);
            message.author.bot
                && match buttons.is_empty() {
                    true => message.content.lines().next() == first_line,
                    false => theirs.iter().any(|id| buttons.contains(id)),
                }
        };
        let message = found.iter().find(is_it);
        Ok(message.map(|one| MessageRef { message_id: one.id.into(), channel_id: channel }))
    }

    /// Opens the thread of a table on a message, or finds the existing thread.
    async fn open_table_thread(
        &self,
        message: MessageRef,
        name: String,
    ) -> Result<PublishedPost, AnnounceError> {
        let opened = thread::open_thread_on_message(&self.bot.caller, message, name).await;
        let channel_id = opened.map_err(to_announce_error)?;
        let message = MessageRef { message_id: message.message_id, channel_id };
        Ok(PublishedPost { message: Some(message), content_hash: String::new() })
    }

    /// Opens a thread in the tournament's channel that is attached to no message. If it was opened before a crash, finds it
    /// instead. Deletes Discord's own message about the thread, because the message that lists the tables has a link to it.
    async fn open_detached_thread(
        &self,
        showing: &PostToPublish<'_>,
        name: String,
    ) -> Result<PublishedPost, AnnounceError> {
        let (caller, channel) = (&self.bot.caller, showing.state.channel);
        let earlier = match showing.repeat {
            true => {
                let found = thread::find_thread(caller, showing.state.guild, channel, &name).await;
                found
                    .map_err(to_announce_error)?
                    .filter(|thread| showing.after.is_none_or(|after| thread.get() > after.get()))
            }
            false => None,
        };
        let channel_id = match earlier {
            Some(thread) => thread,
            None => {
                let opened = thread::open_thread_in_channel(caller, channel, name).await;
                opened.map_err(to_announce_error)?
            }
        };
        thread::delete_thread_announcement(caller, channel, channel_id).await;
        let message = MessageRef { message_id: MessageId::new(channel_id.get()), channel_id };
        Ok(PublishedPost { message: Some(message), content_hash: String::new() })
    }
}

/// Returns the custom ids of the components in the rows of a message.
fn custom_ids_in(rows: &impl Serialize) -> Vec<String> {
    /// Collects the custom ids in a JSON value, recursively.
    fn collect_custom_ids(value: &serde_json::Value, ids: &mut Vec<String>) {
        match value {
            serde_json::Value::Array(all) => {
                all.iter().for_each(|one| collect_custom_ids(one, ids))
            }
            serde_json::Value::Object(fields) => {
                ids.extend(fields.get("custom_id").and_then(|id| id.as_str()).map(str::to_owned));
                fields.values().for_each(|one| collect_custom_ids(one, ids));
            }
            _ => {}
        }
    }
    let mut ids = Vec::new();
    collect_custom_ids(&serde_json::to_value(rows).unwrap_or_default(), &mut ids);
    ids
}

#[async_trait]
impl TournamentPublisher for DiscordPublisher {
    async fn publish_post(
        &self,
        showing: PostToPublish<'_>,
    ) -> Result<PublishedPost, AnnounceError> {
        let (id, state) = (showing.id, showing.state);
        let text = self.text(state).await;
        let table = |number: u32| {
            let table = state.table(number);
            table.ok_or_else(|| AnnounceError::Never(format!("there is no table {number}")))
        };
        let (channel, content) = match &showing.post {
            Post::Board => {
                let rows = tournament_buttons(id, state, text);
                let content = text.tournament_message(state);
                let content =
                    text.with_thread_links(content, state, &threads_of_present_tables(&showing));
                (state.channel, Content { rows, ..Content::text_only(content) })
            }
            Post::Note { event, .. } => {
                let content = text.tournament_event_message(state, event).unwrap_or_default();
                let content = text.with_thread_links(
                    content,
                    state,
                    &threads_of_paired_tables(&showing, event),
                );
                let calls = people_mentioned_by_event(state, event);
                let rows = check_in_rows(id, state, event, text);
                (state.channel, Content { calls, rows, ..Content::text_only(content) })
            }
            Post::Table { number } => {
                let table = table(*number)?;
                let content = match state.tables_formed_with(table).as_slice() {
                    [first, _, ..] if first.number == *number => {
                        text.arena_tables_message(state, table, showing.threads)
                    }
                    _ => text.tournament_table_message(state, table),
                };
                (state.channel, Content::text_only(content))
            }
            Post::Thread { number, message } => {
                let name = text.table_thread_name(*number, &state.plan.name);
                return match *message {
                    Some(message) => self.open_table_thread(message, name).await,
                    None => self.open_detached_thread(&showing, name).await,
                };
            }
            Post::Call { number, channel } => {
                let table = table(*number)?;
                let calls = table.persons();
                if calls.is_empty() {
                    // Only computers play at the table, so nobody is called.
                    return Ok(PublishedPost { message: None, content_hash: String::new() });
                }
                let here = tournament::presence_button(id, *number, text);
                let rows = vec![CreateActionRow::Buttons(vec![here])];
                let content = text.tournament_table_call(state, table);
                (*channel, Content { rows, calls, ..Content::text_only(content) })
            }
            Post::Standings { round } => {
                let places = PlacesPage::from_state(state, Some(*round), None, 0);
                let results =
                    tournament::standings_results(&self.bot.renderer, &places, text, true);
                let rows = vec![tournament::standings_buttons(id, text)];
                (state.channel, Content::from_results(results, rows))
            }
            Post::End => {
                let tables = self.bot.guilds.numbers_and_ids_of_finished_tables(id).await;
                let tables = tables.map_err(|error| AnnounceError::Later(error.to_string()))?;
                let results = tournament::final_results(&self.bot.renderer, state, text);
                let rows = tournament::final_rows(id, state, &tables, text);
                (state.channel, Content::from_results(results, rows))
            }
            Post::Live { round: LiveGroup { number, is_final }, reports } => {
                let (round, is_final) = (*number, *is_final);
                let live = LiveRound { round, is_final, threads: showing.threads, reports };
                let content = Content::text_only(text.tournament_live_message(state, &live));
                return self.post_or_edit_live_message(&showing, content).await;
            }
            Post::Archive { channel, .. } => return self.archive_thread(*channel).await,
            Post::Event => return scheduled_event::publish_event(&self.bot, &showing, text).await,
        };
        self.post_or_edit(&showing, channel, content).await
    }

    async fn delete_replaced_message(&self, message: MessageRef) {
        let (discord_channel, id) =
            (discord::ChannelId::from(message.channel_id), message.message_id);
        let deleted =
            self.bot.caller.call(None, |http| discord_channel.delete_message(http, id)).await;
        if let Err(error) = deleted {
            tracing::info!(%error, "a replaced message of a tournament stays");
        }
    }
}

/// Returns the button under a message that asks people to check in.
fn check_in_rows(
    id: TournamentId,
    state: &Tournament,
    event: &TournamentEvent,
    text: &Text,
) -> Vec<CreateActionRow> {
    let asks = match event {
        TournamentEvent::CheckInOpened { .. }
        | TournamentEvent::Reminded { of: Reminder::CheckIn, .. } => true,
        TournamentEvent::MovedUp { .. } => matches!(state.stage, Stage::CheckIn { .. }),
        _ => false,
    };
    let id = TournamentButton { tournament: id, click: TournamentClick::CheckIn }.to_string();
    let button = labelled_button(id, text.button_label(Button::CheckIn), ButtonStyle::Success);
    asks.then(|| CreateActionRow::Buttons(vec![button])).into_iter().collect()
}

/// Returns the buttons of the tournament's own message.
fn tournament_buttons(id: TournamentId, state: &Tournament, text: &Text) -> Vec<CreateActionRow> {
    let make = |click, label, style| {
        let id = TournamentButton { tournament: id, click }.to_string();
        labelled_button(id, text.button_label(label), style)
    };
    let mut row = Vec::new();
    if matches!(state.stage, Stage::CheckIn { .. }) {
        row.push(make(TournamentClick::CheckIn, Button::CheckIn, ButtonStyle::Success));
    }
    if state.can_be_joined() {
        row.push(make(TournamentClick::Join, Button::Join, ButtonStyle::Primary));
    }
    if !state.is_over() {
        row.push(make(TournamentClick::Leave, Button::Leave, ButtonStyle::Secondary));
    }
    row.push(make(TournamentClick::Standings, Button::Standings, ButtonStyle::Secondary));
    vec![CreateActionRow::Buttons(row)]
}
