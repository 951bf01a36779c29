//! What the channel hears: messages, pictures and the one mention.

use async_trait::async_trait;
use serenity::all::{
    ButtonStyle, ChannelId, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateMessage, EditMessage, MessageFlags, MessageId, Nonce, UserId,
};

use super::bot::Bot;
use super::call::CallError;
use super::custom_id::{Click, CustomId};
use super::rack::button;
use super::{clock, lobby, showing};
use crate::game::{Event, Seat};
use crate::picture::Theme;
use crate::store::MessageRef;
use crate::table::{
    AnnounceError, Announced, Announcer, EndReason, Notice, NoticeKind, Occupant, Phase, Table,
    TableEvent,
};
use crate::text::{self, Closing, Lang, Text, Timing, Told, Who};

/// Tells the channels of Discord.
#[derive(Debug)]
pub struct TableAnnouncer {
    bot: Bot,
}

impl TableAnnouncer {
    pub fn new(bot: Bot) -> Self {
        Self { bot }
    }

    /// The language and the theme of a server's public messages.
    async fn preferences(&self, table: &Table) -> (&'static Text, Theme) {
        let preferences = self.bot.guilds.server(table.guild).await.unwrap_or_default();
        let lang = preferences.locale.as_deref().and_then(Lang::from_tag);
        let theme = preferences.theme.as_deref().and_then(Theme::from_name);
        let lang = lang.unwrap_or_else(|| Lang::for_locale(&table.settings.locale));
        (Text::of(lang), theme.unwrap_or_default())
    }

    async fn post(
        &self,
        notice: &Notice,
        message: CreateMessage,
        call: Option<u64>,
    ) -> Result<u64, AnnounceError> {
        let call = call.filter(|_| !notice.silent);
        let mentions = CreateAllowedMentions::new().users(call.map(UserId::new));
        let message = if notice.silent {
            message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
        } else {
            message
        };
        let message = message
            .allowed_mentions(mentions)
            .nonce(Nonce::String(notice.nonce.clone()))
            .enforce_nonce(true);
        let channel = ChannelId::new(notice.table.channel);
        let http = self.bot.caller.http();
        let post = || channel.send_message(http, message.clone());
        let posted = self.bot.caller.call(None, post).await.map_err(failure)?;
        Ok(posted.id.get())
    }

    /// Changes an earlier message. That one may be gone, or not ours to change any more: then it is left alone.
    async fn edit(&self, message: Option<MessageRef>, edit: EditMessage) {
        let Some(MessageRef { message_id, channel_id }) = message else {
            return;
        };
        let (channel, id) = (ChannelId::new(channel_id), MessageId::new(message_id));
        let edit = edit.allowed_mentions(CreateAllowedMentions::new());
        let http = self.bot.caller.http();
        let call = || channel.edit_message(http, id, edit.clone());
        if let Err(error) = self.bot.caller.call(None, call).await {
            tracing::info!(%error, "an earlier message stays as it is");
        }
    }

    async fn turn(
        &self,
        notice: &Notice,
        text: &Text,
        theme: Theme,
    ) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        let Some(view) = table.public_view() else {
            return Err(AnnounceError::Never("a turn without a match".to_owned()));
        };
        let names = showing::names(table);
        let events: Vec<Event> =
            notice.events.iter().filter_map(TableEvent::played).cloned().collect();
        let commitment = events.iter().find_map(|event| match event {
            Event::RoundStarted { seed, .. } => seed.map(|seed| seed.commitment()),
            _ => None,
        });
        let seeds: Vec<String> = notice.seeds.iter().map(|seed| seed.reveal()).collect();
        let call = table.person_in_turn().filter(|_| notice.current).map(|person| person.id);
        let content = text.turn(&Told {
            names: &names,
            view: &view,
            events: &events,
            call,
            timing: Timing {
                missed: notice.events.iter().find_map(missed),
                until: clock::until(table),
            },
            commitment: commitment.as_deref(),
            seeds: &seeds,
        });
        let mut pictures = showing::board(view, &names, text, theme).await;
        pictures.extend(self.end_card(table, text, theme).await);
        self.show(notice, text, content, pictures, call).await
    }

    /// Posts a board, which takes the place of the message before it. Where no pictures may be attached, it comes in words.
    async fn show(
        &self,
        notice: &Notice,
        text: &Text,
        content: String,
        pictures: Vec<CreateAttachment>,
        call: Option<u64>,
    ) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        let shown = showing::in_words(&pictures).join("\n");
        let message = CreateMessage::new()
            .content(&content)
            .components(buttons(table, text, false))
            .add_files(pictures);
        let id = match self.post(notice, message, call).await {
            Err(AnnounceError::Barred(_)) if !shown.is_empty() => {
                // It may be another right that is missing: then this fails as well.
                let asks = !self.bot.tables.has_asked_for_right(table.id).await.unwrap_or(true);
                let message = CreateMessage::new()
                    .content(text.in_place_of_pictures(content, &shown, asks))
                    .components(buttons(table, text, true));
                let id = self.post(notice, message, call).await?;
                if asks {
                    self.asked(table, id).await;
                }
                id
            }
            posted => posted?,
        };
        self.retire(notice, text, id).await;
        Ok(Announced { message: Some(id) })
    }

    async fn asked(&self, table: &Table, message_id: u64) {
        let message = MessageRef { message_id, channel_id: table.channel };
        if let Err(error) = self.bot.tables.asked_for_right(table.id, message).await {
            tracing::warn!(
                ?error,
                table = table.id.0,
                "the next message will ask again for a right"
            );
        }
    }

    /// What the match came to, once it is over.
    async fn end_card(&self, table: &Table, text: &Text, theme: Theme) -> Option<CreateAttachment> {
        let Phase::Over(game) = &table.phase else { return None };
        let events = match self.bot.tables.played(table.id).await {
            Ok((_, events)) => events,
            Err(error) => {
                tracing::warn!(?error, table = table.id.0, "a match ends without its card");
                return None;
            }
        };
        showing::end_card(game.rules(), &events, &showing::names(table), text, theme).await
    }

    /// The message before the new one loses its buttons. That is not the new one itself, as it may seem where it was posted
    /// and noted by another process meanwhile, and Discord has told the repeat from it.
    async fn retire(&self, notice: &Notice, text: &Text, new: u64) {
        let previous = notice.previous.filter(|previous| previous.message_id != new);
        let started = notice.events.iter().any(|event| matches!(event, TableEvent::Started { .. }));
        let edit = EditMessage::new().components(Vec::new());
        self.edit(previous, if started { edit.content(text.lobby_begun()) } else { edit }).await;
    }

    async fn closed(
        &self,
        notice: &Notice,
        text: &Text,
        theme: Theme,
    ) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        let Phase::Closed { reason, by, .. } = &table.phase else {
            return Err(AnnounceError::Never("an open table that was closed".to_owned()));
        };
        let person = table.people().find(|person| Some(person.id) == *by);
        let closing = match (reason, person) {
            (EndReason::Host, Some(host)) => Closing::Host(Who::Person(&host.name)),
            (EndReason::Host | EndReason::Moderator, _) => Closing::Moderator(None),
            (EndReason::Vote, _) => Closing::Vote,
            (EndReason::Expired, _) => Closing::Expired,
            (EndReason::Deserted, _) => Closing::Deserted,
            (EndReason::Tournament, _) => Closing::Tournament,
        };
        let Some(view) = table.public_view() else {
            let edit =
                EditMessage::new().content(text.lobby_closed(&closing)).components(Vec::new());
            self.edit(notice.previous, edit).await;
            return Ok(Announced::default());
        };
        let names = showing::names(table);
        let content = text.closed(&closing, Some((&view, &names)));
        let pictures = showing::board(view, &names, text, theme).await;
        self.show(notice, text, content, pictures, None).await
    }

    async fn note(&self, notice: &Notice, text: &Text) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        for event in &notice.events {
            let content = match event {
                TableEvent::SeatTaken { seat } | TableEvent::SeatMinded { seat } => {
                    let Some(Occupant::Computer { number, left: Some(left), may_return }) =
                        table.seats.get(*seat)
                    else {
                        continue;
                    };
                    let (left, computer) = (Who::Person(&left.name), Who::Computer(*number));
                    if *may_return {
                        let turns = table.missed_in_a_row.get(*seat).copied().unwrap_or(0);
                        text.note_seat_minded(&left, &computer, turns)
                    } else {
                        text.note_seat_taken(&left, &computer)
                    }
                }
                TableEvent::SeatTakenBack { person, .. } => {
                    text.note_seat_taken_back(&Who::Person(&person.name))
                }
                TableEvent::EndVoted { person } => {
                    let Some(voter) = table.people().find(|other| other.id == *person) else {
                        continue;
                    };
                    let (votes, needed) = table.end_votes_of();
                    text.note_end_vote(&Who::Person(&voter.name), votes, needed)
                }
                _ => continue,
            };
            let message = CreateMessage::new().content(content);
            let message = match event {
                TableEvent::SeatMinded { .. } => {
                    let row = CreateActionRow::Buttons(vec![clock::take_back(table, text)]);
                    message.components(vec![row])
                }
                _ => message,
            };
            self.post(notice, message, None).await?;
        }
        Ok(Announced::default())
    }

    /// Reminds a player, if it is still that player's turn, and leads to the board.
    async fn remind(&self, notice: &Notice, text: &Text) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        let near = notice.events.iter().find_map(|event| match event {
            TableEvent::Reminded { near, .. } => Some(*near),
            _ => None,
        });
        let (Some(near), Some(person), Some(until)) =
            (near, table.person_in_turn(), clock::until(table))
        else {
            return Err(AnnounceError::Never("a reminder without a turn".to_owned()));
        };
        // One that may have been given already is not worth a second message.
        if !notice.current || notice.silent {
            return Ok(Announced::default());
        }
        let link = notice.previous.map(|board| lobby::link(table.guild, board));
        let row = link.map(|link| {
            let label = text.button(text::Button::GoToTable);
            CreateActionRow::Buttons(vec![CreateButton::new_link(link).label(label)])
        });
        let message = CreateMessage::new()
            .content(text.reminder(person.id, until, near))
            .components(row.into_iter().collect());
        self.post(notice, message, Some(person.id)).await?;
        Ok(Announced::default())
    }
}

#[async_trait]
impl Announcer for TableAnnouncer {
    async fn announce(&self, notice: Notice) -> Result<Announced, AnnounceError> {
        let (text, theme) = self.preferences(&notice.table).await;
        match notice.kind {
            NoticeKind::Lobby => {
                let table = &notice.table;
                let message = CreateMessage::new()
                    .content(lobby::content(table, text))
                    .components(lobby::buttons(table, text));
                let id = self.post(&notice, message, None).await?;
                Ok(Announced { message: Some(id) })
            }
            NoticeKind::LobbyChanged => {
                let table = &notice.table;
                if matches!(table.phase, Phase::Lobby) {
                    let edit = EditMessage::new()
                        .content(lobby::content(table, text))
                        .components(lobby::buttons(table, text));
                    self.edit(notice.previous, edit).await;
                }
                Ok(Announced::default())
            }
            NoticeKind::Turn => self.turn(&notice, text, theme).await,
            NoticeKind::Closed => self.closed(&notice, text, theme).await,
            NoticeKind::Note => self.note(&notice, text).await,
            NoticeKind::Reminder => self.remind(&notice, text).await,
        }
    }
}

/// The buttons of a board's public message. They say nothing of any rack: drawing is offered while there is a pool. Where there is
/// no picture, one gives all of the board in words.
fn buttons(table: &Table, text: &Text, in_words: bool) -> Vec<CreateActionRow> {
    let id = |click| CustomId { table: table.id, click }.to_string();
    let words = in_words.then(|| {
        button(id(Click::Words), text.button(text::Button::Words), ButtonStyle::Secondary)
    });
    let Phase::Playing(game) = &table.phase else {
        let again =
            button(id(Click::Again), text.button(text::Button::Rematch), ButtonStyle::Primary);
        let mut row = vec![again];
        // A match that was given up has neither.
        if matches!(table.phase, Phase::Over(_)) {
            let label = text.button(text::Button::Record);
            row.push(button(id(Click::Record), label, ButtonStyle::Secondary));
            let label = text.button(text::Button::Replay);
            row.push(button(id(Click::Replay), label, ButtonStyle::Secondary));
        }
        row.extend(words);
        return vec![CreateActionRow::Buttons(row)];
    };
    let decision = game.decision();
    let mut row =
        vec![button(id(Click::Rack), text.button(text::Button::Rack), ButtonStyle::Primary)];
    let opening = game.round().is_none_or(|round| round.board().placements().is_empty());
    if table.person_in_turn().is_some() && !opening {
        let pool = game.round().map_or(0, |round| round.pool_len());
        let (click, label) = if pool > 0 {
            (Click::Draw { decision }, text::Button::Draw)
        } else {
            (Click::Pass { decision }, text::Button::Pass)
        };
        row.push(button(id(click), text.button(label), ButtonStyle::Secondary));
    }
    if table.is_somebody_missed() {
        row.push(clock::take_back(table, text));
    }
    row.extend(words);
    vec![CreateActionRow::Buttons(row)]
}

fn missed(event: &TableEvent) -> Option<Seat> {
    match event {
        TableEvent::TurnMissed { seat } => Some(*seat),
        _ => None,
    }
}

/// What an error means for something that is to be told.
pub(super) fn failure(error: CallError) -> AnnounceError {
    match error {
        CallError::Unavailable(_) | CallError::Limited => AnnounceError::Later(error.to_string()),
        CallError::Forbidden(..) => AnnounceError::Barred(error.to_string()),
        _ => AnnounceError::Never(error.to_string()),
    }
}
