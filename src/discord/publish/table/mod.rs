//! The public messages of a table, with their pictures and mentions.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{
    ButtonStyle, CreateAllowedMentions, CreateAttachment, CreateMessage, EditAttachments,
    EditMessage, MessageFlags, Nonce,
};

mod closed;

use super::board_buttons::{board_buttons, next_level};
use super::past_turns::PastTurns;
use super::style::MessageStyle;
use super::thread;
use super::to_announce_error;
use crate::discord::bot::Bot;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::lobby::message;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::one_rack;
use crate::discord::render::clock;
use crate::discord::render::components::{labelled_button, prepend_button};
use crate::discord::render::{names, pictures, tournament};
use crate::guild::{Occasion, TableAwaitingPlayers};
use crate::ids::{MessageId, PersonId};
use crate::league::RatingChange;
use crate::store::{MessageRef, StoreError};
use crate::table::{
    AnnounceError, Announcer, Notice, NoticeKind, Phase, PublishedNotice, Table, TableEvent,
};
use crate::text::{self, Text, Timing, TurnMessage};
use crate::time::Millis;
use triominos_pictures::Theme;
use triominos_rules::game::{Event, Seat};

/// Returns the nonce of one of several messages of a notice; `part` is its index, counted from 0. Each message needs its own nonce,
/// because Discord does not post a second message with the same nonce.
fn notice_nonce_for_part(notice_nonce: &str, part: usize) -> String {
    if part == 0 { notice_nonce.to_owned() } else { format!("{notice_nonce}.{part}") }
}

/// The announcer that posts the messages of tables to Discord.
#[derive(Debug)]
pub struct TableAnnouncer {
    pub(super) bot: Bot,
    pub(super) past_turns: PastTurns,
}

impl TableAnnouncer {
    /// Creates the announcer.
    pub fn new(bot: Bot) -> Self {
        Self { bot, past_turns: PastTurns::default() }
    }

    /// Posts the message of a notice. Only the people in `mentioned` are notified.
    pub(super) async fn post_notice(
        &self,
        notice: &Notice,
        message: CreateMessage,
        mentioned: impl IntoIterator<Item = PersonId>,
    ) -> Result<MessageId, AnnounceError> {
        self.post_notice_part(notice, 0, message, mentioned).await
    }

    /// Replaces the names of commands by mentions, in a public text of a table.
    pub(super) fn mention_commands(&self, table: &Table, text: impl Into<String>) -> String {
        self.bot.mention_commands(table.home, text)
    }

    /// Posts one of several messages of a notice; `part` is its index, counted from 0. Only the people in `mentioned` are
    /// notified.
    pub(super) async fn post_notice_part(
        &self,
        notice: &Notice,
        part: usize,
        message: CreateMessage,
        mentioned: impl IntoIterator<Item = PersonId>,
    ) -> Result<MessageId, AnnounceError> {
        let nonce = notice_nonce_for_part(&notice.nonce, part);
        let calls = mentioned.into_iter().filter(|_| !notice.silent).map(discord::UserId::from);
        let mentions = CreateAllowedMentions::new().users(calls);
        let message = if notice.silent {
            message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
        } else {
            message
        };
        let message =
            message.allowed_mentions(mentions).nonce(Nonce::String(nonce)).enforce_nonce(true);
        let channel = discord::ChannelId::from(notice.table.channel);
        let post = |http| channel.send_message(http, message.clone());
        let posted = self.bot.caller.call(None, post).await.map_err(to_announce_error)?;
        Ok(posted.id.into())
    }

    /// Edits an earlier message, if there is one. A failure is only logged, because the message may no longer exist or be editable.
    pub(super) async fn edit_message(&self, message: Option<MessageRef>, edit: EditMessage) {
        if let Err(error) = self.try_to_edit_message(message, edit).await {
            tracing::info!(%error, "an earlier message stays as it is");
        }
    }

    /// Edits an earlier message, if there is one, and returns an error if that fails.
    pub(super) async fn try_to_edit_message(
        &self,
        message: Option<MessageRef>,
        edit: EditMessage,
    ) -> Result<(), CallError> {
        let Some(message) = message else { return Ok(()) };
        let edit = edit.allowed_mentions(CreateAllowedMentions::new());
        thread::edit_message(&self.bot.caller, message, edit).await
    }

    /// Publishes the end of a turn, by a message with the new board.
    async fn publish_turn(
        &self,
        notice: &Notice,
        style: MessageStyle,
    ) -> Result<PublishedNotice, AnnounceError> {
        let (table, MessageStyle { text, theme, .. }) = (&notice.table, style);
        let Some(view) = table.public_view() else {
            return Err(AnnounceError::Never("a turn without a match".to_owned()));
        };
        let names = names::seat_names(table);
        let events = TableEvent::match_events_without_undone(&notice.events);
        let commitment = events.iter().find_map(|event| match event {
            Event::RoundStarted { seed, .. } => seed.map(|seed| seed.commitment()),
            _ => None,
        });
        let call = table.person_in_turn().filter(|_| notice.current).map(|person| person.id);
        let turn_message = TurnMessage {
            names: &names,
            view: &view,
            events: &events,
            call,
            timing: Timing {
                missed: notice.events.iter().find_map(seat_with_timed_out_turn),
                ordered: notice.events.iter().find_map(seat_played_by_standing_order),
                until: clock::turn_end_in_unix_seconds(table),
            },
            commitment: commitment.as_deref(),
            highlight: self.highlight_for_announcement(table, &events, &names).await,
        };
        let back = self.line_about_new_seat_owner(notice, text);
        let words = |words: String| {
            let lines: Vec<String> = back.iter().cloned().chain([words]).collect();
            let words = lines.join("\n").trim().to_owned();
            self.mention_commands(table, self.bot.emojis.usable_emojis().insert_emojis(words))
        };
        let (content, past) =
            (words(text.turn_message(&turn_message)), words(text.past_turn_message(&turn_message)));
        let is_friendly = table.settings.terms.friendly && matches!(table.phase, Phase::Over(_));
        let content =
            text.with_line_below(content, is_friendly.then(|| text.friendly_match_note()));
        let ratings = self.rating_changes(table).await;
        let content = text.with_line_below(content, text.rating_changes_line(&names, &ratings));
        let solo = self.solo_record(table).await;
        let content = text
            .with_line_below(content, solo.as_ref().map(|record| text.solo_record_line(record)));
        let card = if table.is_between_rounds() {
            let points = text::round_end_points(&events);
            pictures::round_card_picture(&self.bot.renderer, &view, points, &names, text, theme)
                .await
        } else {
            self.end_of_match_picture(table, &ratings, text, theme).await
        };
        // The end of a match shows its card alone. A button shows the last board.
        let mut pictures = match &card {
            Some(_) if matches!(table.phase, Phase::Over(_)) => Vec::new(),
            _ => pictures::board_pictures(&self.bot.renderer, view, &names, text, theme).await,
        };
        pictures.extend(card);
        let announced = self.publish_with_pictures(notice, style, content, pictures, call).await?;
        if let Some(message) = announced.message.filter(|_| table.is_open()) {
            self.past_turns.store_shorter_text(table.id, message, past);
        }
        if let (Some(person), Some(board)) = (call, announced.message) {
            one_rack::move_rack_in_background(&self.bot, person, table.id, board);
        }
        Ok(announced)
    }

    /// Posts the current board without a mention. Does nothing if the notice is outdated, because a newer notice posts a newer
    /// board.
    async fn publish_board(
        &self,
        notice: &Notice,
        style: MessageStyle,
    ) -> Result<PublishedNotice, AnnounceError> {
        let MessageStyle { text, theme, .. } = style;
        let Some(view) = notice.table.public_view().filter(|_| notice.current) else {
            return Ok(PublishedNotice::default());
        };
        let names = names::seat_names(&notice.table);
        let content = text.board_message(&view, &names);
        // The previous message describes the events, so this one is shortened to the scores.
        let past = text.scores_and_pool_line(&names, &view);
        let spots = text.spot_list(&view);
        let files = pictures::board_pictures(&self.bot.renderer, view, &names, text, theme).await;
        let content = text.with_line_below(content, spots.filter(|_| files.is_empty()));
        let announced = self.publish_with_pictures(notice, style, content, files, None).await?;
        if let Some(message) = announced.message.filter(|_| notice.table.is_open()) {
            self.past_turns.store_shorter_text(notice.table.id, message, past);
        }
        Ok(announced)
    }

    /// Posts a board as the newest message of the table, and edits the previous one. Only the person `mentioned` is
    /// notified; `None` notifies nobody. If the bot may not attach pictures, the board is described in words.
    pub(super) async fn publish_with_pictures(
        &self,
        notice: &Notice,
        style: MessageStyle,
        content: String,
        pictures: Vec<CreateAttachment>,
        mentioned: Option<PersonId>,
    ) -> Result<PublishedNotice, AnnounceError> {
        let (table, text) = (&notice.table, style.text);
        let awaiting = self.players_not_arrived(table).await;
        let line = awaiting.map(|awaiting| text.missing_players_notice(awaiting.until));
        let content = text.with_line_below(content, line);
        let is_stopped = table.is_clock_stopped() && table.is_open();
        let content = text.with_line_below(content, is_stopped.then(|| text.clock_stopped()));
        let content = self.mention_commands(table, content);
        let offered = self.solo_record(table).await.as_ref().and_then(next_level);
        // The proof of the deal stays the last button.
        let buttons = |in_words| {
            let mut rows = board_buttons(notice, text, in_words);
            if let Some(level) = offered {
                let id = CustomId { table: table.id, click: Click::NextLevel }.to_string();
                let label = text.next_level_button(level);
                prepend_button(&mut rows, labelled_button(id, label, ButtonStyle::Success));
            }
            if let Some(TableAwaitingPlayers { tournament, table, .. }) = awaiting {
                let here = tournament::presence_button(tournament, table, text)
                    .style(ButtonStyle::Success);
                prepend_button(&mut rows, here);
            }
            rows
        };
        let shown = pictures::alt_texts(&pictures).join("\n");
        if notice.refused && !shown.is_empty() {
            let bare = CreateMessage::new().content(&content).components(buttons(false));
            let id = self.post_with_ping(notice, bare, mentioned, Occasion::Turn).await?;
            let in_words = EditMessage::new()
                .content(text.with_text_instead_of_pictures(content, &shown, false))
                .components(buttons(true));
            self.add_pictures(
                MessageRef { message_id: id, channel_id: table.channel },
                pictures,
                in_words,
            )
            .await;
            return Ok(self.strip_previous_message(notice, style, id).await);
        }
        let message =
            CreateMessage::new().content(&content).components(buttons(false)).add_files(pictures);
        let id = match self.post_with_ping(notice, message, mentioned, Occasion::Turn).await {
            Err(AnnounceError::Barred(_)) if !shown.is_empty() => {
                // If another permission is missing, this call fails as well.
                let asks =
                    !self.bot.tables.has_requested_permission(table.id).await.unwrap_or(true);
                let message = CreateMessage::new()
                    .content(text.with_text_instead_of_pictures(content, &shown, asks))
                    .components(buttons(true));
                let id = self.post_with_ping(notice, message, mentioned, Occasion::Turn).await?;
                if asks {
                    self.note_permission_request(table, id).await;
                }
                id
            }
            posted => posted?,
        };
        Ok(self.strip_previous_message(notice, style, id).await)
    }

    /// Removes the buttons and the picture from the previous message of the table.
    async fn strip_previous_message(
        &self,
        notice: &Notice,
        style: MessageStyle,
        new_message: MessageId,
    ) -> PublishedNotice {
        if let Some(edit) = self.past_turns.edit_of_previous_message(notice, style, new_message) {
            self.edit_message(notice.previous, edit).await;
        }
        PublishedNotice { message: Some(new_message) }
    }

    /// Adds the pictures to a message that was posted without them. If the bot may not attach pictures, they are described in
    /// words.
    async fn add_pictures(
        &self,
        message: MessageRef,
        pictures: Vec<CreateAttachment>,
        fallback_in_words: EditMessage,
    ) {
        let files = pictures.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        if self
            .try_to_edit_message(Some(message), EditMessage::new().attachments(files))
            .await
            .is_err()
        {
            self.edit_message(Some(message), fallback_in_words).await;
        }
    }

    /// Returns the players of a tournament's table who have not arrived yet. Returns `None` if the table belongs to no tournament,
    /// or is not being played.
    async fn players_not_arrived(&self, table: &Table) -> Option<TableAwaitingPlayers> {
        if !table.of_tournament || !matches!(table.phase, Phase::Playing(_)) {
            return None;
        }
        let awaiting = self.bot.tournaments.table_awaiting_players(table.channel).await;
        awaiting.unwrap_or_else(|error| {
            tracing::warn!(%error, table = table.id.0, "cannot tell which players have not turned up; the board has no button for them");
            None
        })
    }

    /// Stores that the message with this id has asked for the missing permission, so that later messages of the table do not ask
    /// again.
    async fn note_permission_request(&self, table: &Table, message_id: MessageId) {
        let message = MessageRef { message_id, channel_id: table.channel };
        if let Err(error) = self.bot.tables.note_permission_requested(table.id, message).await {
            tracing::warn!(
                ?error,
                table = table.id.0,
                "cannot store that the missing right was mentioned; the next message mentions it again"
            );
        }
    }

    /// Returns the picture of the end of a match; `None` if the match is not over, or if the picture could not be drawn.
    async fn end_of_match_picture(
        &self,
        table: &Table,
        ratings: &[RatingChange],
        text: &Text,
        theme: Theme,
    ) -> Option<CreateAttachment> {
        let Phase::Over(game) = &table.phase else { return None };
        let events = match self.bot.tables.finished_match(table.id).await {
            Ok((_, events)) => events,
            Err(error) => {
                tracing::warn!(
                    ?error,
                    table = table.id.0,
                    "cannot load the events for the picture of a match's end"
                );
                return None;
            }
        };
        let names = names::seat_names(table);
        pictures::end_card_picture(
            &self.bot.renderer,
            game.rules(),
            &events,
            &names,
            ratings,
            text,
            theme,
        )
        .await
    }
}

#[async_trait]
impl Announcer for TableAnnouncer {
    async fn announce(&self, notice: Notice) -> Result<PublishedNotice, AnnounceError> {
        let style = self.bot.message_style_of(&notice.table).await;
        let text = style.text;
        match notice.kind {
            NoticeKind::Lobby => {
                let table = &notice.table;
                let message = CreateMessage::new()
                    .content(self.mention_commands(table, message::lobby_content(table, text)))
                    .components(message::lobby_buttons(table, text));
                let asked = table.invited.iter().map(|person| person.id);
                let id = self.post_notice(&notice, message, asked).await?;
                Ok(PublishedNotice { message: Some(id) })
            }
            // In a lobby, the only note is about the bot's return after an outage, which postpones the closing of the lobby.
            NoticeKind::LobbyChanged | NoticeKind::Invited | NoticeKind::Note
                if matches!(notice.table.phase, Phase::Lobby) =>
            {
                let table = &notice.table;
                let edit = EditMessage::new()
                    .content(self.mention_commands(table, message::lobby_content(table, text)))
                    .components(message::lobby_buttons(table, text));
                self.edit_message(notice.previous, edit).await;
                if notice.kind == NoticeKind::Invited {
                    self.post_invitation(&notice, text).await?;
                }
                Ok(PublishedNotice::default())
            }
            NoticeKind::LobbyChanged | NoticeKind::Invited => Ok(PublishedNotice::default()),
            NoticeKind::Board => self.publish_board(&notice, style).await,
            NoticeKind::Turn | NoticeKind::Undone | NoticeKind::Closed => {
                let announced = match notice.kind {
                    NoticeKind::Undone => self.publish_undone(&notice, style).await?,
                    NoticeKind::Closed => self.publish_closed(&notice, style).await?,
                    _ => self.publish_turn(&notice, style).await?,
                };
                self.settle_undo_question(&notice, text, announced.message).await;
                Ok(announced)
            }
            NoticeKind::Note => self.publish_note(&notice, text).await,
            NoticeKind::Reminder => self.publish_reminder(&notice, text).await,
        }
    }

    async fn inform_host_of_sleep(&self, table: &Table) {
        if table.home.is_direct() || table.of_tournament || table.host.is_pseudonym() {
            return;
        }
        let informed = self
            .bot
            .send_direct_message_to_host(table, |text| {
                text.table_on_hold_direct_message(table.channel)
            })
            .await;
        if let Err(error) = informed {
            // People are not named in the log.
            tracing::info!(table = table.id.0, %error, "cannot inform the host of a sleeping table");
        }
    }

    async fn extend_deadlines_since(&self, table: &Table, since: Millis) -> Result<(), StoreError> {
        match table.of_tournament {
            true => {
                self.bot.tournaments.extend_deadlines_of_tournament_in(table.channel, since).await
            }
            false => Ok(()),
        }
    }
}

/// Returns the seat whose turn timed out, for an event of that kind; otherwise `None`.
fn seat_with_timed_out_turn(event: &TableEvent) -> Option<Seat> {
    match event {
        TableEvent::TurnMissed { seat } => Some(*seat),
        _ => None,
    }
}

/// Returns the seat whose turn was played by its standing order, for an event of that kind; otherwise `None`.
fn seat_played_by_standing_order(event: &TableEvent) -> Option<Seat> {
    match event {
        TableEvent::TurnOrdered { seat } => Some(*seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_one_notice_have_different_nonces_of_at_most_25_characters() {
        // A table's id of 13 digits in base 36, the event number 46655, and the second announcement of that event.
        let longest = "1y2p0ij32e8e7-zzz-1";
        let nonces: std::collections::BTreeSet<String> =
            (0..100).map(|part| notice_nonce_for_part(longest, part)).collect();
        assert_eq!(nonces.len(), 100);
        assert!(nonces.contains(longest), "the first is the announcement's own");
        assert!(nonces.iter().all(|nonce| nonce.len() <= 25), "{nonces:?}");
    }
}
