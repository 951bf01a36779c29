//! Links to the threads in which a tournament's tables are played, below a message.

use super::names::EntryNames;
use crate::ids::ChannelId;
use crate::league::tournament::{EntryId, Tournament};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};

/// A table, and the thread in which it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableThread {
    pub number: u32,
    pub is_final: bool,
    pub entries: Vec<EntryId>,
    pub thread: ChannelId,
}

impl Text {
    /// Appends a line with a link to the thread of each of these tables to a message. If there is not enough room, the tables with
    /// the highest numbers are left out.
    pub fn with_thread_links(
        &self,
        content: String,
        state: &Tournament,
        tables: &[TableThread],
    ) -> String {
        let names = EntryNames::from_state(state);
        let line = |table: &TableThread| {
            let who = names.entry_names(state, &table.entries);
            let who =
                self.list_with_and(&who.iter().map(|who| self.bold_name(who)).collect::<Vec<_>>());
            let line = match table.is_final {
                true => say!(self, "tournament-table-final", names = who),
                false => say!(self, "tournament-table-arena", table = table.number, names = who),
            };
            format!("{line} · <#{}>", table.thread)
        };
        let mut parts = vec![TextPart::required(content)];
        for (at, table) in tables.iter().enumerate() {
            let priority = u8::try_from(tables.len() - at).unwrap_or(u8::MAX - 1);
            parts.push(TextPart::optional(priority, line(table)));
        }
        join_within(&parts, "\n", MESSAGE)
    }
}
