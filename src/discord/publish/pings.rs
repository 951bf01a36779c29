//! Pings: mentions in the message of a turn, and separate messages that notify a person later or directly.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateButton, CreateMessage, EditMessage,
    MessageFlags, Nonce,
};

use super::table::TableAnnouncer;
use super::to_announce_error;
use crate::discord::bot::Bot;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::direct::is_refusal_of_direct_messages;
use crate::discord::handlers::{games, lobby};
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::request::InteractionPlace;
use crate::discord::render::clock;
use crate::discord::render::components::labelled_button;
use crate::discord::render::names;
use crate::guild::{
    LobbyCallMessenger, NotificationMethod, Occasion, PingKind, PingMessage, PingMessenger,
    PingOutcome, Snooze,
};
use crate::ids::{ChannelId, MessageId, PersonId, to_base36};
use crate::store::MessageRef;
use crate::table::{AnnounceError, Notice, Table};
use crate::text::{self, GameInfo, Lang, PlayerName, Text};
use crate::time::Millis;

impl TableAnnouncer {
    /// Posts a message that announces the turn of `person` (`None` for nobody), as they prefer: with a mention that
    /// notifies them, silently, or silently with a ping scheduled for later.
    pub(super) async fn post_with_ping(
        &self,
        notice: &Notice,
        message: CreateMessage,
        person: Option<PersonId>,
        occasion: Occasion,
    ) -> Result<MessageId, AnnounceError> {
        let (guilds, table) = (&self.bot.guilds, &notice.table);
        let Some(person) = person else { return self.post_notice(notice, message, None).await };
        // The player can only pass, and is not notified. The message is the usual one, so that nobody can see that the
        // pass was forced.
        if occasion == Occasion::Turn && table.must_pass_again() {
            return self.post_notice(notice, message, None).await;
        }
        match guilds
            .notification_method_for_turn(table, person, occasion, self.bot.clock.now())
            .await?
        {
            NotificationMethod::Mention => self.post_notice(notice, message, Some(person)).await,
            NotificationMethod::Silent => {
                self.post_notice(notice, without_mentions(message), None).await
            }
            NotificationMethod::Later(kind, at) => {
                let id = self.post_notice(notice, without_mentions(message), None).await?;
                let board = match occasion {
                    Occasion::Turn => Some(id),
                    _ => notice.previous.map(|board| board.message_id),
                };
                guilds.store_ping(table, person, board, (kind, at)).await?;
                Ok(id)
            }
        }
    }
}

/// Returns the message in a form that notifies nobody.
fn without_mentions(message: CreateMessage) -> CreateMessage {
    message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
}

/// Returns the buttons of a reminder: the rack, a link to the table, and the snoozes (postponements) that end before the time limit
/// of the turn.
pub(super) fn ping_buttons(
    table: &Table,
    link: Option<String>,
    text: &Text,
    now: Millis,
) -> Vec<CreateActionRow> {
    let link = link
        .map(|link| CreateButton::new_link(link).label(text.button_label(text::Button::GoToTable)));
    let due = table.turn_ends_at().unwrap_or(Millis::MAX);
    let fits = |snooze: &&Snooze| snooze.snoozed_reminder_at(None, now) < due;
    let snoozes = Snooze::ALL.iter().filter(fits).map(|snooze| {
        let id = CustomId { table: table.id, click: Click::Snooze { snooze: *snooze } };
        let label = match snooze {
            Snooze::OneHour => text::Button::SnoozeHour,
            Snooze::ThreeHours => text::Button::SnoozeHours,
            Snooze::Tomorrow => text::Button::SnoozeTomorrow,
        };
        labelled_button(id.to_string(), text.button_label(label), ButtonStyle::Secondary)
    });
    let id = CustomId { table: table.id, click: Click::Rack }.to_string();
    let rack = labelled_button(id, text.button_label(text::Button::Rack), ButtonStyle::Primary);
    let buttons = [rack].into_iter().chain(link).chain(snoozes).collect();
    vec![CreateActionRow::Buttons(buttons)]
}

/// Returns the time at which the current turn's time limit ends, in seconds since 1970; `None` if it has passed or there is no
/// limit.
fn turn_deadline_in_unix_seconds(table: &Table, now: Millis) -> Option<i64> {
    clock::turn_end_in_unix_seconds(table).filter(|until| *until > now / 1000)
}

impl Bot {
    /// Returns the link to a table's board: to the given message or, by default, to the newest
    /// message; `None` if there is none.
    async fn board_link(&self, table: &Table, board: Option<MessageId>) -> Option<String> {
        let known = board.map(|message_id| MessageRef { message_id, channel_id: table.channel });
        let board = match known {
            Some(known) => Some(known),
            None => self.tables.board_message(table.id).await.ok().flatten(),
        };
        board.map(|board| lobby::message_link(table.home, board))
    }

    /// Posts the direct message of a ping, and returns it.
    async fn send_direct_ping(
        &self,
        channel: ChannelId,
        ping: &PingMessage,
        message: CreateMessage,
    ) -> Result<MessageRef, CallError> {
        let message = if ping.silent { without_mentions(message) } else { message };
        let message = message.nonce(Nonce::String(ping.nonce.clone())).enforce_nonce(true);
        let post = |http| discord::ChannelId::from(channel).send_message(http, message.clone());
        let sent = self.caller.call(None, post).await?;
        Ok(MessageRef { message_id: sent.id.into(), channel_id: channel })
    }

    /// Removes the buttons of the earlier direct message `former`, which the new message of this ping replaces. If `former` was
    /// about an earlier turn, it is also edited to say that the turn was played. A failure is only logged.
    async fn retire_direct_message(&self, former: MessageRef, ping: &PingMessage, text: &Text) {
        let edit = EditMessage::new().components(Vec::new());
        let edit = match ping.kind.repeats_turn_notification() {
            true => edit,
            false => edit.content(
                self.mention_commands(InteractionPlace::Direct, text.ping_replacement_after_turn()),
            ),
        };
        let channel = discord::ChannelId::from(former.channel_id);
        let call = |http| channel.edit_message(http, former.message_id, edit.clone());
        if let Err(error) = self.caller.call(None, call).await {
            tracing::info!(%error, "an old direct message keeps its buttons");
        }
    }

    /// Returns the direct message that lists the tables at which it is a person's turn; `None` if there
    /// are none.
    async fn direct_ping_message(&self, ping: &PingMessage, text: &Text) -> Option<CreateMessage> {
        let (table, person) = (ping.tables.first()?, ping.person);
        let listed_tables = &ping.tables[..ping.tables.len().min(games::MOST)];
        let now = self.clock.now();
        let (content, rows) = if ping.kind == PingKind::Digest && listed_tables.len() > 1 {
            let info = |table| GameInfo {
                deadline: turn_deadline_in_unix_seconds(table, now),
                ..games::game_info(table, person)
            };
            let infos: Vec<GameInfo<'_>> = listed_tables.iter().map(|table| info(table)).collect();
            let title = text.digest_title(ping.tables.len());
            (
                text.games_under_title(title, &infos, ping.tables.len()),
                games::rack_buttons(listed_tables, text),
            )
        } else {
            let reminds = matches!(ping.kind, PingKind::Reminder | PingKind::Snooze);
            let game = games::game_info(table, person);
            let link = self.board_link(table, ping.board).await;
            let rows = ping_buttons(table, link, text, now);
            (
                text.ping_direct_message(&game, turn_deadline_in_unix_seconds(table, now), reminds),
                rows,
            )
        };
        let nobody = CreateAllowedMentions::new();
        let content = self.mention_commands(InteractionPlace::Direct, content);
        Some(CreateMessage::new().content(content).components(rows).allowed_mentions(nobody))
    }
}

#[async_trait]
impl LobbyCallMessenger for Bot {
    async fn call_people_to_table(
        &self,
        table: &Table,
        people: &[PersonId],
    ) -> Result<(), AnnounceError> {
        let text = self.message_style_of(table).await.text;
        let host = names::person_name(table, table.host).unwrap_or(PlayerName::Computer(1));
        let id = CustomId { table: table.id, click: Click::Join }.to_string();
        let join = labelled_button(id, text.button_label(text::Button::Join), ButtonStyle::Primary);
        let called = people.iter().map(|person| discord::UserId::from(*person));
        let message = CreateMessage::new()
            .content(self.mention_commands(table.home, text.call_to_table(&host, people)))
            .components(vec![CreateActionRow::Buttons(vec![join])])
            .allowed_mentions(CreateAllowedMentions::new().users(called))
            .nonce(Nonce::String(format!("call-{}", to_base36(table.id.0.cast_unsigned()))))
            .enforce_nonce(true);
        let post =
            |http| discord::ChannelId::from(table.channel).send_message(http, message.clone());
        self.caller.call(None, post).await.map(drop).map_err(to_announce_error)
    }
}

#[async_trait]
impl PingMessenger for Bot {
    async fn mention_in_channel(
        &self,
        ping: &PingMessage,
        is_direct_message_refused: bool,
    ) -> Result<(), AnnounceError> {
        let Some(table) = ping.tables.first() else { return Ok(()) };
        let text = self.message_style_of(table).await.text;
        let person = ping.person;
        let content = match (ping.kind, ping.tables.len()) {
            (PingKind::Digest, count) if count > 1 => {
                text.ping_digest_in_channel(person, count, is_direct_message_refused)
            }
            _ => text.ping_in_channel(
                person,
                turn_deadline_in_unix_seconds(table, self.clock.now()),
                is_direct_message_refused,
            ),
        };
        let link = self.board_link(table, ping.board).await;
        let whom = CreateAllowedMentions::new().users([discord::UserId::from(person)]);
        let message = CreateMessage::new()
            .content(self.mention_commands(table.home, content))
            .components(ping_buttons(table, link, text, self.clock.now()))
            .allowed_mentions(whom);
        self.send_direct_ping(table.channel, ping, message)
            .await
            .map(drop)
            .map_err(to_announce_error)
    }

    async fn send_direct_message(&self, ping: &PingMessage) -> Result<PingOutcome, AnnounceError> {
        let chosen = self.guilds.person_preferences(ping.person).await?.locale;
        let tags = [chosen.as_deref(), ping.preferences.locale.as_deref()];
        let lang = tags.into_iter().flatten().find_map(Lang::from_tag).unwrap_or_default();
        let text = Text::for_lang(lang);
        let Some(message) = self.direct_ping_message(ping, text).await else {
            return Ok(PingOutcome::Yes(None));
        };
        let written = match ping.preferences.direct {
            Some(channel) => self.send_direct_ping(channel, ping, message.clone()).await,
            None => Err(CallError::Gone(10003, "the conversation is not open yet".to_owned())),
        };
        let written = match written {
            Err(CallError::Gone(..)) => match self.open_direct_channel(ping.person).await {
                Ok(channel) => {
                    self.guilds.set_direct_message_channel(ping.person, Some(channel)).await?;
                    self.send_direct_ping(channel, ping, message).await
                }
                Err(error) => Err(error),
            },
            written => written,
        };
        match written {
            Ok(sent) => {
                if let Some(former) = ping.former.filter(|former| *former != sent) {
                    self.retire_direct_message(former, ping, text).await;
                }
                Ok(PingOutcome::Yes(Some(sent)))
            }
            Err(error) if is_refusal_of_direct_messages(&error) => Ok(PingOutcome::Closed),
            // After any other permanent failure, the person is mentioned in the channel instead.
            Err(error) if !error.is_transient() => {
                tracing::warn!(%error, "cannot send a direct message");
                Ok(PingOutcome::Failed)
            }
            Err(error) => Err(to_announce_error(error)),
        }
    }
}
