//! Moderation in words: refusals, the panel, and the log.

pub mod button;
pub mod log;
pub mod panel;
pub mod tables;

use crate::ids::{ChannelId, PersonId, RoleId};
use crate::text::core::bundle::say;
use crate::text::core::direction::isolated;
use crate::text::core::moment::full_mark;
use crate::text::core::name::{escape_markdown, plain_within};
use crate::text::{PlayerName, Text};

/// The maximum number of characters of a moderator's own words when they stand alone.
const WORDS: usize = 200;
/// The maximum number of characters of a moderator's own words in a list.
const FEW_WORDS: usize = 80;
/// The maximum number of channels or roles that are named in one line.
const NAMED: usize = 6;

/// A bar (shown to people as a suspension): its reason, as a name or in a moderator's own words, and its end in
/// seconds since 1970, if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarShown<'a> {
    pub cause: &'a str,
    pub words: Option<&'a str>,
    pub until: Option<i64>,
}

impl Text {
    /// Returns the refusal for a barred (suspended) reader.
    pub fn barred(&self, bar: BarShown<'_>) -> String {
        let reason = self.bar_reason(bar);
        match bar.until {
            Some(until) => {
                say!(self, "moderation-barred-until", reason = reason, until = full_mark(until))
            }
            None => say!(self, "moderation-barred", reason = reason),
        }
    }

    /// Returns the refusal of an action because another person is barred (suspended). It does not show the reason,
    /// which is private to that person.
    pub fn other_barred(&self, person: PersonId) -> String {
        say!(self, "moderation-other-barred", who = self.mention(person))
    }

    /// Returns the refusal for a reader who wants to return to a match from which a moderator has removed them.
    pub fn taken_out(&self) -> String {
        say!(self, "moderation-taken-out")
    }

    /// Returns the refusal for a reader who is not a moderator or, if `plays` is true, who plays in the match.
    pub fn not_for_you(&self, plays: bool) -> String {
        if plays {
            say!(self, "moderation-player")
        } else {
            say!(self, "moderation-moderators-only")
        }
    }

    /// Returns the refusal to open a table in this channel; tables can be opened in `channels`.
    pub fn only_in_channels(&self, channels: &[ChannelId]) -> String {
        say!(self, "moderation-channels-only", channels = self.channels(channels))
    }

    /// Returns the refusal to open a table, because the reader has none of these roles.
    pub fn only_with_roles(&self, roles: &[RoleId]) -> String {
        say!(self, "moderation-roles-only", roles = self.roles(roles))
    }

    /// Returns the refusal to bar (suspend) a bot.
    pub fn no_bar_for_bots(&self) -> String {
        say!(self, "moderation-no-bot")
    }

    /// Returns the refusal to bar (suspend) oneself.
    pub fn no_bar_for_oneself(&self) -> String {
        say!(self, "moderation-oneself")
    }

    /// Returns the refusal to bar (suspend) the owner, an administrator, or a person with an equal or
    /// higher role.
    pub fn no_bar_for_superiors(&self, person: PersonId) -> String {
        say!(self, "moderation-superior", who = self.mention(person))
    }

    /// Returns the refusal to bar (suspend) a person without a reason.
    pub fn bar_needs_reason(&self) -> String {
        say!(self, "moderation-needs-reason")
    }

    /// Returns the announcement that a moderator has removed a player.
    pub fn note_taken_out(&self, who: &PlayerName<'_>, computer: &PlayerName<'_>) -> String {
        let (who, computer) = (self.bold(who), self.bold(computer));
        say!(self, "moderation-note-taken-out", who = who, computer = computer)
    }

    /// Returns the name of a reason to bar a person in this language; `None` for an unknown reason.
    pub fn bar_cause(&self, cause: &str) -> Option<String> {
        Some(match cause {
            "stalling" => say!(self, "moderation-cause-stalling"),
            "leaving" => say!(self, "moderation-cause-leaving"),
            "unfair" => say!(self, "moderation-cause-unfair"),
            "rude" => say!(self, "moderation-cause-rude"),
            "other" => say!(self, "moderation-cause-other"),
            _ => return None,
        })
    }

    /// Returns the name of a bar's length in this language; `None` for an unknown length.
    pub fn bar_length(&self, length: &str) -> Option<String> {
        Some(match length {
            "day" => say!(self, "moderation-length-day"),
            "week" => say!(self, "moderation-length-week"),
            "month" => say!(self, "moderation-length-month"),
            "quarter" => say!(self, "moderation-length-quarter"),
            "lifted" => say!(self, "moderation-length-lifted"),
            _ => return None,
        })
    }

    /// Returns the reason of a bar in a message.
    fn bar_reason(&self, bar: BarShown<'_>) -> String {
        self.bar_reason_within(bar, WORDS)
    }

    /// Returns the reason of a bar in a list, with fewer characters.
    fn short_bar_reason(&self, bar: BarShown<'_>) -> String {
        self.bar_reason_within(bar, FEW_WORDS)
    }

    /// Returns the reason of a bar with at most `longest` characters.
    fn bar_reason_within(&self, bar: BarShown<'_>, longest: usize) -> String {
        match bar.words {
            Some(words) => isolated(escape_markdown(&plain_within(words, longest))),
            None => {
                self.bar_cause(bar.cause).unwrap_or_else(|| say!(self, "moderation-cause-other"))
            }
        }
    }

    /// Returns links to channels, of which only the first ones are named.
    fn channels(&self, channels: &[ChannelId]) -> String {
        self.first_names(channels.iter().map(|channel| format!("<#{channel}>")).collect())
    }

    /// Returns mentions of roles, of which only the first ones are named.
    fn roles(&self, roles: &[RoleId]) -> String {
        self.first_names(roles.iter().map(|role| format!("<@&{role}>")).collect())
    }

    /// Returns the first of these names, and the number of further names.
    fn first_names(&self, mut named: Vec<String>) -> String {
        let more = named.len().saturating_sub(NAMED);
        if more > 0 {
            named.truncate(NAMED);
            named.push(say!(self, "moderation-more", more = more));
        }
        named.join(", ")
    }
}
