//! Edits that shorten a message when it is no longer the newest of its table.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use serenity::all::{EditAttachments, EditMessage};

use super::style::MessageStyle;
use crate::guild::KeptPictures;
use crate::ids::{MessageId, TableId};
use crate::table::{Notice, TableEvent};

/// The maximum number of tables for which a shorter text is kept in memory.
const TABLES: usize = 10_000;

/// For each table, the shorter text of its newest message. The message is edited to that text once a newer message follows. The map
/// is in memory only, so a message that another process posted is not shortened.
#[derive(Debug, Default)]
pub struct PastTurns {
    texts: Mutex<HashMap<TableId, (MessageId, String)>>,
}

impl PastTurns {
    /// Stores the id of a table's newest message, and the shorter text that it gets when a newer message follows.
    pub fn store_shorter_text(&self, table: TableId, message: MessageId, text: String) {
        let mut all = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= TABLES {
            all.clear();
        }
        all.insert(table, (message, text));
    }

    /// Removes the shorter text of this message from the map, and returns it. Returns `None` if this process has no text for the
    /// message, or if the text is empty.
    fn take_shorter_text(&self, table: TableId, message: MessageId) -> Option<String> {
        let mut all = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        let (noted, text) = all.remove(&table)?;
        (noted == message && !text.is_empty()).then_some(text)
    }

    /// Returns the edit of the table's previous message. It removes the buttons and, unless the server keeps all pictures, also the
    /// pictures, the scores and the prompt. Returns `None` if there is no previous message. Also returns `None` if the previous
    /// message is `newest` itself, because another process posted it first and Discord recognised the nonce.
    pub fn edit_of_previous_message(
        &self,
        notice: &Notice,
        style: MessageStyle,
        newest: MessageId,
    ) -> Option<EditMessage> {
        let previous = notice.previous.filter(|previous| previous.message_id != newest)?;
        let started = notice.events.iter().any(|event| matches!(event, TableEvent::Started { .. }));
        let past = self.take_shorter_text(notice.table.id, previous.message_id);
        let MessageStyle { text, kept, .. } = style;
        let past = match kept {
            _ if started && previous.channel_id != notice.table.channel => {
                Some(text.match_continues_in(notice.table.channel))
            }
            _ if started => Some(text.lobby_replacement_after_start()),
            KeptPictures::All => None,
            KeptPictures::Newest => past,
        };
        let edit = EditMessage::new().components(Vec::new());
        let edit = match kept {
            KeptPictures::All => edit,
            KeptPictures::Newest => edit.attachments(EditAttachments::new()),
        };
        Some(past.into_iter().fold(edit, EditMessage::content))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_message_of_a_table_has_a_shorter_text() {
        let (past_turns, one, other) = (PastTurns::default(), TableId(1), TableId(2));
        let message = |id| MessageId::new(id);
        past_turns.store_shorter_text(one, message(1), "first".to_owned());
        past_turns.store_shorter_text(one, message(2), "second".to_owned());
        past_turns.store_shorter_text(other, message(3), String::new());
        assert_eq!(past_turns.take_shorter_text(one, message(2)).as_deref(), Some("second"));
        assert_eq!(past_turns.take_shorter_text(one, message(2)), None, "it was taken");
        assert_eq!(past_turns.take_shorter_text(other, message(3)), None, "a message has words");
        past_turns.store_shorter_text(one, message(4), "from here".to_owned());
        assert_eq!(
            past_turns.take_shorter_text(one, message(5)),
            None,
            "another process has posted since"
        );
        for table in 0..=TABLES {
            past_turns.store_shorter_text(TableId(table as i64), message(9), "many".to_owned());
        }
        assert!(past_turns.texts.lock().unwrap().len() <= TABLES);
    }
}
