//! Edits of messages about placements that were undone.

use serenity::all::{EditAttachments, EditMessage};

use super::board_buttons::board_buttons;
use super::style::MessageStyle;
use super::table::TableAnnouncer;
use super::to_announce_error;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::one_rack;
use crate::discord::render::{clock, names, pictures};
use crate::ids::MessageId;
use crate::table::{AnnounceError, Notice, NoticeKind, PublishedNotice, TableEvent};
use crate::text::{Text, Timing, TurnMessage};
use triominos_rules::game::Seat;

/// Returns `true` if a placement was undone because the other players agreed.
fn is_undone_by_agreement(notice: &Notice) -> bool {
    notice.events.iter().any(|event| matches!(event, TableEvent::UndoAgreed { .. }))
}

impl TableAnnouncer {
    /// Edits the message of an undone placement. It then shows the board before the placement, and the player whose turn it is
    /// again. An edit notifies nobody.
    pub(super) async fn publish_undone(
        &self,
        notice: &Notice,
        style: MessageStyle,
    ) -> Result<PublishedNotice, AnnounceError> {
        let (table, MessageStyle { text, theme, .. }) = (&notice.table, style);
        let names = names::seat_names(table);
        let (Some(view), Some(who)) =
            (table.public_view(), table.turn().and_then(|seat| names.get(seat)))
        else {
            return Err(AnnounceError::Never("a turn that was taken back to nobody".to_owned()));
        };
        let is_agreed = is_undone_by_agreement(notice);
        let call = table.person_in_turn().filter(|_| is_agreed && notice.current);
        let call = call.map(|person| person.id);
        let turn_message = TurnMessage {
            names: &names,
            view: &view,
            events: &[],
            call,
            timing: Timing { until: clock::turn_end_in_unix_seconds(table), ..Timing::default() },
            commitment: None,
            highlight: None,
        };
        let content = self
            .bot
            .emojis
            .usable_emojis()
            .insert_emojis(text.undone_turn_message(who, &turn_message));
        let pictures =
            pictures::board_pictures(&self.bot.renderer, view, &names, text, theme).await;
        let announced = match is_agreed {
            true => self.publish_with_pictures(notice, style, content, pictures, call).await?,
            false => self.edit_message_of_undone_placement(notice, text, content, pictures).await?,
        };
        let shown = announced.message.or(notice.previous.map(|previous| previous.message_id));
        if let Some(message) = shown {
            self.past_turns.store_shorter_text(
                table.id,
                message,
                text.past_undone_turn_message(who),
            );
        }
        if let (Some(person), Some(board)) = (call, announced.message) {
            one_rack::move_rack_in_background(&self.bot, person, table.id, board);
        }
        Ok(announced)
    }

    /// Edits the message of an undone placement to this content, with these pictures.
    async fn edit_message_of_undone_placement(
        &self,
        notice: &Notice,
        text: &Text,
        content: String,
        pictures: Vec<serenity::all::CreateAttachment>,
    ) -> Result<PublishedNotice, AnnounceError> {
        let content = self.mention_commands(&notice.table, content);
        let shown = pictures::alt_texts(&pictures).join("\n");
        let attachments = pictures.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let edit = EditMessage::new()
            .content(&content)
            .components(board_buttons(notice, text, false))
            .attachments(attachments);
        let previous = notice.previous;
        match self.try_to_edit_message(previous, edit).await {
            Ok(()) => {}
            Err(error) if error.is_transient() => return Err(to_announce_error(error)),
            Err(CallError::Forbidden(..)) if !shown.is_empty() => {
                let edit = EditMessage::new()
                    .content(text.with_text_instead_of_pictures(content, &shown, false))
                    .components(board_buttons(notice, text, true))
                    .attachments(EditAttachments::new());
                self.edit_message(previous, edit).await;
            }
            Err(error) => {
                tracing::info!(%error, "cannot edit the message of a placement that was taken back")
            }
        }
        Ok(PublishedNotice::default())
    }

    /// Edits the message with a player's request for an undo, if this notice settles the request. The message then states the
    /// outcome, and has no button.
    pub(super) async fn settle_undo_question(
        &self,
        notice: &Notice,
        text: &Text,
        board: Option<MessageId>,
    ) {
        let Some((seat, is_granted)) = settled_undo_seat_and_is_granted(notice) else { return };
        let table = &notice.table;
        let Some(who) = names::owner_name(table, seat) else { return };
        match self.bot.tables.undo_question_message(table.id).await {
            Ok(question) => {
                let content = match is_granted {
                    true => text.undo_question_granted(&who),
                    false => text.undo_question_overtaken(&who),
                };
                let content = self.mention_commands(table, content);
                let edit = EditMessage::new().content(content).components(Vec::new());
                self.edit_message(question, edit).await;
            }
            Err(error) => {
                tracing::warn!(
                    ?error,
                    table = table.id.0,
                    "a settled question about an undo stays"
                );
            }
        }
        let asker = table.seats.get(seat).and_then(|occupant| occupant.person());
        if let (Some(asker), Some(board), false) = (asker, board, is_granted)
            && table.is_open()
        {
            one_rack::move_rack_after_settled_undo(&self.bot, asker.id, table.id, board);
        }
    }
}

/// Returns the seat of the player whose request for an undo is settled by this notice, and `true` if the other players agreed.
/// Returns `None` if the notice settles no request.
fn settled_undo_seat_and_is_granted(notice: &Notice) -> Option<(Seat, bool)> {
    notice.events.iter().find_map(|event| match (notice.kind, event) {
        (
            NoticeKind::Undone,
            TableEvent::PlacementUndone { seat } | TableEvent::TurnsUndone { seat },
        ) => is_undone_by_agreement(notice).then_some((*seat, true)),
        (NoticeKind::Turn | NoticeKind::Closed, TableEvent::UndoAsked { seat }) => {
            Some((*seat, false))
        }
        _ => None,
    })
}
