//! Undone placements. The message that announced such a placement is edited.

use serenity::all::{EditAttachments, EditMessage};

use super::board_buttons::board_buttons;
use super::style::MessageStyle;
use super::table::{TableAnnouncer, to_announce_error};
use crate::discord::interaction::api::CallError;
use crate::discord::render::{names, pictures};
use crate::store::MessageRef;
use crate::table::{AnnounceError, Announced, Notice};

impl TableAnnouncer {
    /// Edits the message of an undone placement, so that it shows the board before the placement and the player who is in turn
    /// again. An edit notifies nobody.
    pub(super) async fn publish_undone(
        &self,
        notice: &Notice,
        MessageStyle { text, theme, .. }: MessageStyle,
    ) -> Result<Announced, AnnounceError> {
        let table = &notice.table;
        let names = names::seat_names(table);
        let (Some(view), Some(who)) =
            (table.public_view(), table.turn().and_then(|seat| names.get(seat)))
        else {
            return Err(AnnounceError::Never("a turn that was taken back to nobody".to_owned()));
        };
        let content =
            self.bot.emojis.marks().add_to_text(text.placement_undone(who, &names, &view));
        let pictures =
            pictures::board_pictures(&self.bot.renderer, view, &names, text, theme).await;
        let shown = pictures::alt_texts(&pictures).join("\n");
        let attachments = pictures.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let edit = EditMessage::new()
            .content(&content)
            .components(board_buttons(notice, text, false))
            .attachments(attachments);
        let previous = notice.previous;
        match self.try_to_edit(previous, edit).await {
            Ok(()) => {}
            Err(error) if error.is_transient() => return Err(to_announce_error(error)),
            Err(CallError::Forbidden(..)) if !shown.is_empty() => {
                let edit = EditMessage::new()
                    .content(text.in_place_of_pictures(content, &shown, false))
                    .components(board_buttons(notice, text, true))
                    .attachments(EditAttachments::new());
                self.edit_message(previous, edit).await;
            }
            Err(error) => {
                tracing::info!(%error, "cannot edit the message of a placement that was taken back")
            }
        }
        if let Some(MessageRef { message_id, .. }) = previous {
            self.past_turns.remember_turn(table.id, message_id, text.undone_turn(who));
        }
        Ok(Announced::default())
    }
}
