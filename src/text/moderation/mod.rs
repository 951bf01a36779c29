//! What moderators decide, in words: refusals, the panel, and the log.

pub mod button;
pub mod log;
pub mod panel;
pub mod tables;

use crate::ids::{ChannelId, PersonId, RoleId};
use crate::text::core::bundle::say;
use crate::text::core::direction::isolate;
use crate::text::core::moment::full;
use crate::text::core::name::{plain_within, quote};
use crate::text::{Text, Who};

/// The most letters of a moderator's own words where they stand alone, and where many stand below each other.
const WORDS: usize = 200;
const FEW_WORDS: usize = 80;
/// The most channels or roles that are named in one line.
const NAMED: usize = 6;

/// A bar: the name of its reason, what a moderator wrote in place of one, and its end in seconds of Unix time, if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarShown<'a> {
    pub cause: &'a str,
    pub words: Option<&'a str>,
    pub until: Option<i64>,
}

impl Text {
    /// The refusal of somebody who is barred.
    pub fn barred(&self, bar: BarShown<'_>) -> String {
        let reason = self.bar_reason(bar);
        match bar.until {
            Some(until) => {
                say!(self, "moderation-barred-until", reason = reason, until = full(until))
            }
            None => say!(self, "moderation-barred", reason = reason),
        }
    }

    /// The refusal of what somebody wants for another person, who is barred. The reason is not theirs to read.
    pub fn other_barred(&self, person: PersonId) -> String {
        say!(self, "moderation-other-barred", who = self.mention(person))
    }

    /// The refusal of somebody who wants to come back after a moderator took them out.
    pub fn taken_out(&self) -> String {
        say!(self, "moderation-taken-out")
    }

    /// The refusal of somebody who is no moderator or, where they play in that match, has no say in it as one.
    pub fn not_for_you(&self, plays: bool) -> String {
        if plays {
            say!(self, "moderation-player")
        } else {
            say!(self, "moderation-moderators-only")
        }
    }

    /// Tables cannot be opened in this channel.
    pub fn only_in_channels(&self, channels: &[ChannelId]) -> String {
        say!(self, "moderation-channels-only", channels = self.channels(channels))
    }

    /// Somebody has none of the roles that are needed to open a table.
    pub fn only_with_roles(&self, roles: &[RoleId]) -> String {
        say!(self, "moderation-roles-only", roles = self.roles(roles))
    }

    /// A bot cannot be barred.
    pub fn no_bar_for_bots(&self) -> String {
        say!(self, "moderation-no-bot")
    }

    /// Nobody bars themselves.
    pub fn no_bar_for_oneself(&self) -> String {
        say!(self, "moderation-oneself")
    }

    /// The refusal to bar the owner, an administrator, or a person with an equal or higher role.
    pub fn no_bar_for_superiors(&self, person: PersonId) -> String {
        say!(self, "moderation-superior", who = self.mention(person))
    }

    /// The command lacks something.
    pub fn bar_needs_reason(&self) -> String {
        say!(self, "moderation-needs-reason")
    }

    /// What the channel hears when somebody was taken out.
    pub fn note_taken_out(&self, who: &Who<'_>, computer: &Who<'_>) -> String {
        let (who, computer) = (self.bold(who), self.bold(computer));
        say!(self, "moderation-note-taken-out", who = who, computer = computer)
    }

    /// The name of a reason; `None` for one that is not ours.
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

    /// The name of a bar's length; `None` for one that is not ours.
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

    fn bar_reason(&self, bar: BarShown<'_>) -> String {
        self.bar_reason_within(bar, WORDS)
    }

    fn short_bar_reason(&self, bar: BarShown<'_>) -> String {
        self.bar_reason_within(bar, FEW_WORDS)
    }

    fn bar_reason_within(&self, bar: BarShown<'_>, longest: usize) -> String {
        match bar.words {
            Some(words) => isolate(quote(&plain_within(words, longest))),
            None => {
                self.bar_cause(bar.cause).unwrap_or_else(|| say!(self, "moderation-cause-other"))
            }
        }
    }

    fn channels(&self, channels: &[ChannelId]) -> String {
        self.some(channels.iter().map(|channel| format!("<#{channel}>")).collect())
    }

    fn roles(&self, roles: &[RoleId]) -> String {
        self.some(roles.iter().map(|role| format!("<@&{role}>")).collect())
    }

    /// The first of these, and how many more there are.
    fn some(&self, mut named: Vec<String>) -> String {
        let more = named.len().saturating_sub(NAMED);
        if more > 0 {
            named.truncate(NAMED);
            named.push(say!(self, "moderation-more", more = more));
        }
        named.join(", ")
    }
}
