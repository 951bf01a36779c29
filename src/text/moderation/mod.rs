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

/// The suspension of a person. Its reason is either predefined (`cause` is its name) or free text (`words`). `until` is its end in
/// seconds since 1970; `None` if it has no end.
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

    /// Refuses a moderator's action, because the reader is not a moderator. If `is_player` is true, the reason is that the reader
    /// plays in the match themselves.
    pub fn moderators_only(&self, is_player: bool) -> String {
        if is_player {
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

    /// Refuses to suspend a bot, and says that a suspension is not needed, because bots cannot join tables.
    pub fn cannot_suspend_bots(&self) -> String {
        say!(self, "moderation-no-bot")
    }

    /// Returns the refusal of a moderator's attempt to suspend themselves.
    pub fn cannot_suspend_oneself(&self) -> String {
        say!(self, "moderation-oneself")
    }

    /// Refuses to suspend a person who is the server's owner, an administrator, or has a role that is not below the moderator's.
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

    /// Returns the name of a predefined reason for suspensions in this language; `None` for an unknown key.
    pub fn suspension_cause_name(&self, cause_key: &str) -> Option<String> {
        Some(match cause_key {
            "stalling" => say!(self, "moderation-cause-stalling"),
            "leaving" => say!(self, "moderation-cause-leaving"),
            "unfair" => say!(self, "moderation-cause-unfair"),
            "rude" => say!(self, "moderation-cause-rude"),
            "other" => say!(self, "moderation-cause-other"),
            _ => return None,
        })
    }

    /// Returns the name of a length of suspensions in this language; `None` for an unknown key.
    pub fn suspension_length_name(&self, length_key: &str) -> Option<String> {
        Some(match length_key {
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

    /// Returns the reason of a suspension. A reason in a moderator's own words has at most `max_length` characters.
    fn suspension_reason_within(
        &self,
        suspension: ShownSuspension<'_>,
        max_length: usize,
    ) -> String {
        match suspension.words {
            Some(words) => bidi_isolated(escape_markdown(&plain_name_within(words, max_length))),
            None => self
                .suspension_cause_name(suspension.cause)
                .unwrap_or_else(|| say!(self, "moderation-cause-other")),
        }
    }

    /// Returns links to channels. At most [`NAMED`] are listed; the number of further channels follows.
    fn channel_links(&self, channels: &[ChannelId]) -> String {
        self.shortened_list(channels.iter().map(|channel| format!("<#{channel}>")).collect())
    }

    /// Returns mentions of roles. At most [`NAMED`] are listed; the number of further roles follows.
    fn role_mentions(&self, roles: &[RoleId]) -> String {
        self.shortened_list(roles.iter().map(|role| format!("<@&{role}>")).collect())
    }

    /// Joins the first [`NAMED`] items, followed by the number of further items.
    fn shortened_list(&self, mut items: Vec<String>) -> String {
        let more = items.len().saturating_sub(NAMED);
        if more > 0 {
            items.truncate(NAMED);
            items.push(say!(self, "moderation-more", more = more));
        }
        items.join(", ")
    }
}
