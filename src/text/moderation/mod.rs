//! Moderation in words: refusals, the panel, and the log.

pub mod button;
pub mod log;
pub mod panel;
pub mod tables;

use crate::ids::{ChannelId, PersonId, RoleId};
use crate::text::core::bundle::say;
use crate::text::core::direction::bidi_isolated;
use crate::text::core::moment::full_time_markup;
use crate::text::core::name::{escape_markdown, plain_name_within};
use crate::text::{PlayerName, Text};

/// The maximum number of characters of a reason in a moderator's own words, in a message about one person.
const WORDS: usize = 200;
/// The maximum number of characters of a reason in a moderator's own words, in a line of a list.
const FEW_WORDS: usize = 80;
/// The maximum number of channels or roles that are named in one line.
const NAMED: usize = 6;

/// A suspension. The reason is the predefined one with the name `cause`, or free text (`words`). `until`
/// is the end in seconds since 1970; `None` if it has no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownSuspension<'a> {
    pub cause: &'a str,
    pub words: Option<&'a str>,
    pub until: Option<i64>,
}

impl Text {
    /// Returns the refusal of an action of the reader, because they are suspended.
    pub fn you_are_suspended(&self, suspension: ShownSuspension<'_>) -> String {
        let reason = self.suspension_reason(suspension);
        match suspension.until {
            Some(until) => {
                say!(
                    self,
                    "moderation-barred-until",
                    reason = reason,
                    until = full_time_markup(until)
                )
            }
            None => say!(self, "moderation-barred", reason = reason),
        }
    }

    /// Returns the refusal of an action because another person is suspended. It does not show the reason,
    /// which is private to that person.
    pub fn other_person_suspended(&self, person: PersonId) -> String {
        say!(self, "moderation-other-barred", who = self.mention(person))
    }

    /// Returns the refusal to let the reader return to a match, because a moderator has removed them from it.
    pub fn you_were_removed(&self) -> String {
        say!(self, "moderation-taken-out")
    }

    /// Returns the refusal of a moderator's action: the reader is not a moderator or, if `reader_plays` is true, plays in the match
    /// themselves.
    pub fn moderators_only(&self, reader_plays: bool) -> String {
        if reader_plays {
            say!(self, "moderation-player")
        } else {
            say!(self, "moderation-moderators-only")
        }
    }

    /// Returns the refusal to open a table in this channel. It names the channels in which tables can be opened.
    pub fn tables_only_in_channels(&self, channels: &[ChannelId]) -> String {
        say!(self, "moderation-channels-only", channels = self.channel_links(channels))
    }

    /// Returns the refusal to open a table, because the reader has none of the roles that may open tables.
    pub fn tables_only_with_roles(&self, roles: &[RoleId]) -> String {
        say!(self, "moderation-roles-only", roles = self.role_mentions(roles))
    }

    /// Returns the refusal to suspend a bot. It is not needed, because bots cannot join tables.
    pub fn cannot_suspend_bots(&self) -> String {
        say!(self, "moderation-no-bot")
    }

    /// Returns the refusal of a moderator's attempt to suspend themselves.
    pub fn cannot_suspend_oneself(&self) -> String {
        say!(self, "moderation-oneself")
    }

    /// Returns the refusal to suspend the owner, an administrator, or a person with an equal or
    /// higher role.
    pub fn cannot_suspend_superiors(&self, person: PersonId) -> String {
        say!(self, "moderation-superior", who = self.mention(person))
    }

    /// Returns the refusal to suspend a person, because the moderator gave no reason.
    pub fn suspension_needs_reason(&self) -> String {
        say!(self, "moderation-needs-reason")
    }

    /// Returns the announcement that a moderator has removed a player from a match, and that this computer takes their seat.
    pub fn note_player_removed(&self, who: &PlayerName<'_>, computer: &PlayerName<'_>) -> String {
        let (who, computer) = (self.bold_name(who), self.bold_name(computer));
        say!(self, "moderation-note-taken-out", who = who, computer = computer)
    }

    /// Returns the name of a reason to suspend a person in this language; `None` for an unknown reason.
    pub fn suspension_cause(&self, cause: &str) -> Option<String> {
        Some(match cause {
            "stalling" => say!(self, "moderation-cause-stalling"),
            "leaving" => say!(self, "moderation-cause-leaving"),
            "unfair" => say!(self, "moderation-cause-unfair"),
            "rude" => say!(self, "moderation-cause-rude"),
            "other" => say!(self, "moderation-cause-other"),
            _ => return None,
        })
    }

    /// Returns the name of a suspension's length in this language; `None` for an unknown length.
    pub fn suspension_length(&self, length: &str) -> Option<String> {
        Some(match length {
            "day" => say!(self, "moderation-length-day"),
            "week" => say!(self, "moderation-length-week"),
            "month" => say!(self, "moderation-length-month"),
            "quarter" => say!(self, "moderation-length-quarter"),
            "lifted" => say!(self, "moderation-length-lifted"),
            _ => return None,
        })
    }

    /// Returns the reason of a suspension in a message.
    fn suspension_reason(&self, suspension: ShownSuspension<'_>) -> String {
        self.suspension_reason_within(suspension, WORDS)
    }

    /// Returns the reason of a suspension in a list, with fewer characters.
    fn short_suspension_reason(&self, suspension: ShownSuspension<'_>) -> String {
        self.suspension_reason_within(suspension, FEW_WORDS)
    }

    /// Returns the reason of a suspension with at most `longest` characters.
    fn suspension_reason_within(&self, suspension: ShownSuspension<'_>, longest: usize) -> String {
        match suspension.words {
            Some(words) => bidi_isolated(escape_markdown(&plain_name_within(words, longest))),
            None => self
                .suspension_cause(suspension.cause)
                .unwrap_or_else(|| say!(self, "moderation-cause-other")),
        }
    }

    /// Returns links to channels. Only the first ones are named, at most `NAMED`.
    fn channel_links(&self, channels: &[ChannelId]) -> String {
        self.first_names_and_count(channels.iter().map(|channel| format!("<#{channel}>")).collect())
    }

    /// Returns mentions of roles. Only the first ones are named, at most `NAMED`.
    fn role_mentions(&self, roles: &[RoleId]) -> String {
        self.first_names_and_count(roles.iter().map(|role| format!("<@&{role}>")).collect())
    }

    /// Returns the first of these names, and the number of further names.
    fn first_names_and_count(&self, mut named: Vec<String>) -> String {
        let more = named.len().saturating_sub(NAMED);
        if more > 0 {
            named.truncate(NAMED);
            named.push(say!(self, "moderation-more", more = more));
        }
        named.join(", ")
    }
}
