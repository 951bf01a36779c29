//! A table's channel: its messages, pictures and the one mention.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateMessage, EditMessage, MessageFlags, Nonce,
};

use crate::discord::bot::Bot;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::lobby;
use crate::discord::interaction::api::CallError;
use crate::discord::render::clock;
use crate::discord::render::components::button;
use crate::discord::render::{names, pictures};
use crate::game::{Event, Seat};
use crate::ids::{MessageId, PersonId};
use crate::picture::Theme;
use crate::store::MessageRef;
use crate::table::{
    AnnounceError, Announced, Announcer, EndReason, Notice, NoticeKind, Occupant, Phase, Table,
    TableEvent,
};
use crate::text::{self, Closing, Lang, Text, Timing, Told};

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
        call: Option<PersonId>,
    ) -> Result<MessageId, AnnounceError> {
        let call = call.filter(|_| !notice.silent);
        let mentions = CreateAllowedMentions::new().users(call.map(discord::UserId::from));
        let message = if notice.silent {
            message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
        } else {
            message
        };
        let message = message
            .allowed_mentions(mentions)
            .nonce(Nonce::String(notice.nonce.clone()))
            .enforce_nonce(true);
        let channel = discord::ChannelId::from(notice.table.channel);
        let post = |http| channel.send_message(http, message.clone());
        let posted = self.bot.caller.call(None, post).await.map_err(failure)?;
        Ok(posted.id.into())
    }

    /// Changes an earlier message. That one may be gone, or not ours to change any more: then it is left alone.
    async fn edit(&self, message: Option<MessageRef>, edit: EditMessage) {
        let Some(MessageRef { message_id, channel_id }) = message else {
            return;
        };
        let (channel, id) = (discord::ChannelId::from(channel_id), message_id);
        let edit = edit.allowed_mentions(CreateAllowedMentions::new());
        let call = |http| channel.edit_message(http, id, edit.clone());
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
        let names = names::of(table);
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
        let mut pictures = pictures::board(&self.bot.renderer, view, &names, text, theme).await;
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
        call: Option<PersonId>,
    ) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        let shown = pictures::in_words(&pictures).join("\n");
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

    async fn asked(&self, table: &Table, message_id: MessageId) {
        let message = MessageRef { message_id, channel_id: table.channel };
        if let Err(error) = self.bot.tables.asked_for_right(table.id, message).await {
            tracing::warn!(
                ?error,
                table = table.id.0,
                "the next message will ask again for a right"
            );
        }
    }

    /// The picture of the match's end, once it is over.
    async fn end_card(&self, table: &Table, text: &Text, theme: Theme) -> Option<CreateAttachment> {
        let Phase::Over(game) = &table.phase else { return None };
        let events = match self.bot.tables.played(table.id).await {
            Ok((_, events)) => events,
            Err(error) => {
                tracing::warn!(?error, table = table.id.0, "a match ends without its card");
                return None;
            }
        };
        let names = names::of(table);
        pictures::end_card(&self.bot.renderer, game.rules(), &events, &names, text, theme).await
    }

    /// The message before the new one loses its buttons. That is not the new one itself, as it may seem where it was posted
    /// and noted by another process meanwhile, and Discord has told the repeat from it.
    async fn retire(&self, notice: &Notice, text: &Text, new: MessageId) {
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
        let person = by.and_then(|by| names::person(table, by));
        let closing = match (reason, person) {
            (EndReason::Host, Some(host)) => Closing::Host(host),
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
        let names = names::of(table);
        let lost: Vec<_> =
            table.lost_by_leaving().into_iter().map(|seat| names::owner(table, seat)).collect();
        let lost: Vec<_> = lost.into_iter().flatten().collect();
        let content = text.closed(&closing, Some((&view, &names)), &lost);
        let pictures = pictures::board(&self.bot.renderer, view, &names, text, theme).await;
        self.show(notice, text, content, pictures, None).await
    }

    async fn note(&self, notice: &Notice, text: &Text) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        for event in &notice.events {
            let content = match event {
                TableEvent::SeatTaken { seat, .. } | TableEvent::SeatMinded { seat } => {
                    let Some(Occupant::Computer { left: Some(_), may_return, .. }) =
                        table.seats.get(*seat)
                    else {
                        continue;
                    };
                    let Some(left) = names::owner(table, *seat) else { continue };
                    let computer = names::of(table)[*seat];
                    if *may_return {
                        let turns = table.missed_in_a_row.get(*seat).copied().unwrap_or(0);
                        text.note_seat_minded(&left, &computer, turns)
                    } else if matches!(event, TableEvent::SeatTaken { no_show: true, .. }) {
                        text.note_no_show(&left, &computer)
                    } else {
                        text.note_seat_taken(&left, &computer)
                    }
                }
                TableEvent::SeatTakenBack { seat, .. } => {
                    let Some(owner) = names::owner(table, *seat) else { continue };
                    text.note_seat_taken_back(&owner)
                }
                TableEvent::EndVoted { person } => {
                    let Some(voter) = names::person(table, *person) else { continue };
                    let (votes, needed) = table.end_votes_of();
                    text.note_end_vote(&voter, votes, needed)
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
        let mut row = Vec::new();
        // What is played after it, a tournament says.
        if !table.of_tournament {
            let label = text.button(text::Button::Rematch);
            row.push(button(id(Click::Again), label, ButtonStyle::Primary));
        }
        // A match that was given up has neither.
        if matches!(table.phase, Phase::Over(_)) {
            let label = text.button(text::Button::Record);
            row.push(button(id(Click::Record), label, ButtonStyle::Secondary));
            let label = text.button(text::Button::Replay);
            row.push(button(id(Click::Replay), label, ButtonStyle::Secondary));
        }
        row.extend(words);
        return if row.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(row)] };
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

/// The failure of an announcement that the error of a call stands for.
pub fn failure(error: CallError) -> AnnounceError {
    match error {
        _ if error.is_passing() => AnnounceError::Later(error.to_string()),
        // Also where the bot does not see the channel (50001): that it was thrown out of the server looks the same as that somebody
        // has taken away a right, and it may be called back as well.
        CallError::Forbidden(..) => AnnounceError::Barred(error.to_string()),
        _ => AnnounceError::Never(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_mended_is_told_later() {
        for error in [
            CallError::Unavailable("502".to_owned()),
            CallError::Limited,
            CallError::Withheld,
            CallError::Unauthorized,
            CallError::Unreadable,
        ] {
            assert!(matches!(failure(error.clone()), AnnounceError::Later(_)), "{error}");
        }
        let forbidden = |code| failure(CallError::Forbidden(code, "no".to_owned()));
        assert!(matches!(forbidden(50013), AnnounceError::Barred(_)));
        assert!(matches!(forbidden(50001), AnnounceError::Barred(_)));
        assert!(matches!(
            failure(CallError::Gone(10003, "no".to_owned())),
            AnnounceError::Never(_)
        ));
    }
}
