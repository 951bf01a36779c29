//! The list of a server's open tables in the moderators' panel.

use crate::ids::ChannelId;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::relative_time_markup;
use crate::text::{PlayerName, Text};

/// An open table in the list of the moderators' panel.
#[derive(Clone, Copy, Debug)]
pub struct ListedTable<'a> {
    pub channel: ChannelId,
    /// The people and times of the table; `None` if the table is damaged.
    pub about: Option<TableAbout<'a>>,
}

/// The people and times of an open table. The times are seconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct TableAbout<'a> {
    pub host: &'a str,
    pub players: &'a [PlayerName<'a>],
    pub opened_at: i64,
    pub changed_at: i64,
}

impl Text {
    /// Returns the list of open tables, below the line `notice`, which confirms the last action, if there was one.
    pub fn open_tables_page(&self, tables: &[ListedTable<'_>], notice: Option<&str>) -> String {
        let mut parts: Vec<TextPart> = Vec::new();
        parts.extend(notice.map(|notice| TextPart::required(notice.to_owned())));
        parts.push(TextPart::required(match tables.len() {
            0 => say!(self, "moderation-tables-none"),
            count => say!(self, "moderation-tables-title", count = count),
        }));
        for (number, table) in (1..).zip(tables) {
            parts.push(TextPart::with_forms(
                number,
                vec![self.open_table_line(number, table), String::new()],
            ));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the line about an open table. `list_number` is the number of the table in the list.
    fn open_table_line(&self, list_number: u8, table: &ListedTable<'_>) -> String {
        let channel = format!("<#{}>", table.channel);
        let line = match &table.about {
            None => say!(self, "moderation-table-damaged", channel = channel),
            Some(about) => {
                let players: Vec<String> =
                    about.players.iter().map(|who| self.bold_name(who)).collect();
                let (opened, last) =
                    (relative_time_markup(about.opened_at), relative_time_markup(about.changed_at));
                say!(
                    self,
                    "moderation-table-line",
                    channel = channel,
                    host = self.bold_name(&PlayerName::Person(about.host)),
                    players = self.list_with_and(&players),
                    opened = opened,
                    last = last
                )
            }
        };
        format!("{list_number}. {line}")
    }

    /// Asks a moderator to confirm that a table is closed.
    pub fn close_table_question(&self, channel: ChannelId) -> String {
        say!(self, "moderation-ask-close", channel = format!("<#{channel}>"))
    }

    /// Returns the line of the server's settings about the channel in which the moderators' log is posted. If everybody can read
    /// that channel (`is_public`), it contains a warning.
    pub fn log_channel_setting(&self, channel: ChannelId, is_public: bool) -> String {
        let line = say!(self, "moderation-settings-log", channel = format!("<#{channel}>"));
        self.with_line_below(line, is_public.then(|| say!(self, "moderation-settings-log-public")))
    }
}
