//! Messages whose place a newer one has taken, and what stays of them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use serenity::all::{EditAttachments, EditMessage};

use super::style::Style;
use super::table::TableAnnouncer;
use crate::guild::KeptPictures;
use crate::ids::{MessageId, TableId};
use crate::table::{Notice, TableEvent};

/// The most tables whose words are kept.
const TABLES: usize = 10_000;

/// What will stay of the newest message of each table once it is the newest no more. It is in memory only: a message whose words
/// are not known any more, because another process posted it, keeps all of them.
#[derive(Debug, Default)]
pub struct PastTurns {
    words: Mutex<HashMap<TableId, (MessageId, String)>>,
}

impl PastTurns {
    /// Keeps the words of the newest message of a table.
    pub fn keep(&self, table: TableId, message: MessageId, words: String) {
        let mut all = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= TABLES {
            all.clear();
        }
        all.insert(table, (message, words));
    }

    /// The words that stay of this message, where they are known and there are any.
    fn take(&self, table: TableId, message: MessageId) -> Option<String> {
        let mut all = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let (of, words) = all.remove(&table)?;
        (of == message && !words.is_empty()).then_some(words)
    }
}

impl TableAnnouncer {
    /// The message before the new one loses its buttons and, unless the server keeps it whole, its pictures, the scores and the
    /// prompt: what happened stays. That is not the new one itself, as it may seem where it was posted and noted by another process
    /// meanwhile, and Discord has told the repeat from it.
    pub(super) async fn retire(&self, notice: &Notice, style: Style, new: MessageId) {
        let Some(previous) = notice.previous.filter(|previous| previous.message_id != new) else {
            return;
        };
        let started = notice.events.iter().any(|event| matches!(event, TableEvent::Started { .. }));
        let past = self.past_turns.take(notice.table.id, previous.message_id);
        let Style { text, kept, .. } = style;
        let past = match kept {
            _ if started && previous.channel_id != notice.table.channel => {
                Some(text.begun_in(notice.table.channel))
            }
            _ if started => Some(text.lobby_begun()),
            KeptPictures::All => None,
            KeptPictures::Newest => past,
        };
        let edit = EditMessage::new().components(Vec::new());
        let edit = match kept {
            KeptPictures::All => edit,
            KeptPictures::Newest => edit.attachments(EditAttachments::new()),
        };
        self.edit(Some(previous), past.into_iter().fold(edit, EditMessage::content)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_message_of_a_table_is_known() {
        let (past_turns, one, other) = (PastTurns::default(), TableId(1), TableId(2));
        let message = |id| MessageId::new(id);
        past_turns.keep(one, message(1), "first".to_owned());
        past_turns.keep(one, message(2), "second".to_owned());
        past_turns.keep(other, message(3), String::new());
        assert_eq!(past_turns.take(one, message(2)).as_deref(), Some("second"));
        assert_eq!(past_turns.take(one, message(2)), None, "it was taken");
        assert_eq!(past_turns.take(other, message(3)), None, "a message has words");
        past_turns.keep(one, message(4), "from here".to_owned());
        assert_eq!(past_turns.take(one, message(5)), None, "another process has posted since");
        for table in 0..=TABLES {
            past_turns.keep(TableId(table as i64), message(9), "many".to_owned());
        }
        assert!(past_turns.words.lock().unwrap().len() <= TABLES);
    }
}
