//! The moderators' log in words.

use super::ShownSuspension;
use crate::ids::{ChannelId, PersonId, RoleId, TableId};
use crate::league::tournament::{KnownReason, Reason};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::direction::bidi_isolated;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{date_time_markup, full_time_markup};
use crate::text::core::name::{escape_markdown, plain_name_within};

/// An action in the moderators' log, with the values that its line contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moderated<'a> {
    Channels(&'a [ChannelId]),
    Roles(&'a [RoleId]),
    Barred(ShownSuspension<'a>),
    Lifted,
    TakenOut(ChannelId),
    /// A result was voided or, if `counts` is true, restored, so that it counts again. `words` are the reason.
    Voided {
        channel: ChannelId,
        counts: bool,
        words: Option<&'a str>,
        /// The name of the tournament to which the match belongs; `None` if it belongs to none.
        tournament: Option<&'a str>,
    },
    /// A match was ended early by a moderator. The reason is either predefined (`cause` is its name) or free text (`words`).
    Ended {
        channel: ChannelId,
        cause: Option<&'a str>,
        words: Option<&'a str>,
    },
    /// The table of this channel was closed by a moderator. The text is the name of the predefined reason.
    Closed(ChannelId, &'a str),
    /// Settings of the server were changed. The value contains the names of the changed options of `/settings`.
    Settings(&'a [String]),
    /// An organiser decided something in a tournament. The reason is either predefined (`cause` is its name) or free text
    /// (`words`).
    Tournament {
        channel: ChannelId,
        name: &'a str,
        cause: Option<&'a str>,
        words: Option<&'a str>,
    },
    /// An action of a kind that only a later version of the bot has. That version stored it, and this version cannot describe it.
    Unknown,
}

/// A line of the moderators' log. Times are seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModerationLogLine<'a> {
    pub at: i64,
    pub by: PersonId,
    /// The person whom the action concerns; `None` if there is none.
    pub about: Option<PersonId>,
    pub what: Moderated<'a>,
}

impl Text {
    /// Returns a page of the moderators' log.
    pub fn moderation_log(&self, lines: &[ModerationLogLine<'_>]) -> String {
        if lines.is_empty() {
            return say!(self, "moderation-log-empty");
        }
        let mut parts = vec![TextPart::required(say!(self, "moderation-log-title"))];
        parts.extend(lines.iter().map(|line| TextPart::required(self.moderation_log_line(line))));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns a line of the moderators' log for its channel. The line has no time, because Discord shows the time of the message.
    pub fn moderation_post(&self, line: &ModerationLogLine<'_>) -> String {
        let (by, did) = (self.mention(line.by), self.moderation_sentence(line));
        join_within(
            &[TextPart::required(say!(self, "moderation-log-post", by = by, did = did))],
            "",
            MESSAGE,
        )
    }

    /// Returns the message, posted in the channel of the moderators' log, that the stored result of this table cannot be read.
    pub fn moderation_post_about_damaged_result(&self, table: TableId) -> String {
        say!(self, "moderation-log-damaged-result", table = table.to_string())
    }

    /// Returns the line of the log about an action, with its time.
    fn moderation_log_line(&self, line: &ModerationLogLine<'_>) -> String {
        let (moment, did) = (date_time_markup(line.at), self.moderation_sentence(line));
        say!(self, "moderation-log-line", moment = moment, by = self.mention(line.by), did = did)
    }

    /// Returns the sentence about an action.
    fn moderation_sentence(&self, line: &ModerationLogLine<'_>) -> String {
        let who = line.about.map(|person| self.mention(person)).unwrap_or_default();
        match line.what {
            Moderated::Channels([]) => {
                let channels = say!(self, "moderation-everywhere");
                say!(self, "moderation-log-channels", channels = channels)
            }
            Moderated::Channels(channels) => {
                say!(self, "moderation-log-channels", channels = self.channel_links(channels))
            }
            Moderated::Roles([]) => {
                let roles = say!(self, "moderation-everybody");
                say!(self, "moderation-log-roles", roles = roles)
            }
            Moderated::Roles(roles) => {
                say!(self, "moderation-log-roles", roles = self.role_mentions(roles))
            }
            Moderated::Barred(bar) => self.suspension_sentence(&who, bar),
            Moderated::Lifted => say!(self, "moderation-log-lifted", who = who),
            Moderated::TakenOut(channel) => {
                let channel = format!("<#{channel}>");
                say!(self, "moderation-log-out", who = who, channel = channel)
            }
            Moderated::Voided { channel, counts, words, tournament } => {
                let (channel, cause) = (format!("<#{channel}>"), "other");
                let reason =
                    self.short_suspension_reason(ShownSuspension { cause, words, until: None });
                let did = if counts {
                    say!(self, "moderation-log-restored", channel = channel, reason = reason)
                } else {
                    say!(self, "moderation-log-voided", channel = channel, reason = reason)
                };
                match tournament.map(bold_tournament) {
                    Some(name) => {
                        say!(self, "moderation-log-of-tournament", did = did, name = name)
                    }
                    None => did,
                }
            }
            Moderated::Ended { channel, cause: None, words: None } => {
                say!(self, "moderation-log-ended", channel = format!("<#{channel}>"))
            }
            Moderated::Ended { channel, cause, words } => {
                let (channel, cause) = (format!("<#{channel}>"), cause.unwrap_or("other"));
                let reason =
                    self.short_suspension_reason(ShownSuspension { cause, words, until: None });
                say!(self, "moderation-log-ended-for", channel = channel, reason = reason)
            }
            Moderated::Closed(channel, cause) => {
                let channel = format!("<#{channel}>");
                let reason = self.short_suspension_reason(ShownSuspension {
                    cause,
                    words: None,
                    until: None,
                });
                say!(self, "moderation-log-closed", channel = channel, reason = reason)
            }
            Moderated::Settings(names) => {
                let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
                say!(self, "moderation-log-settings", names = names.join(", "))
            }
            Moderated::Tournament { channel, name, cause, words } => {
                let (channel, name) = (format!("<#{channel}>"), bold_tournament(name));
                let known = cause.and_then(KnownReason::from_name).map(Reason::Known);
                match known.or_else(|| words.map(|words| Reason::Words(words.to_owned()))) {
                    Some(reason) => say!(
                        self,
                        "moderation-log-tournament-for",
                        name = name,
                        channel = channel,
                        reason = self.reason_in_message(&reason)
                    ),
                    None => say!(self, "moderation-log-tournament", name = name, channel = channel),
                }
            }
            Moderated::Unknown => say!(self, "moderation-log-unknown"),
        }
    }
}

impl Text {
    /// Returns the sentence that a person was suspended, with the reason and, if there is one, the end of the suspension.
    fn suspension_sentence(&self, person_mention: &str, suspension: ShownSuspension<'_>) -> String {
        let reason = self.short_suspension_reason(suspension);
        match suspension.until.map(full_time_markup) {
            Some(until) => {
                say!(
                    self,
                    "moderation-log-barred-until",
                    who = person_mention,
                    reason = reason,
                    until = until
                )
            }
            None => say!(self, "moderation-log-barred", who = person_mention, reason = reason),
        }
    }
}

/// Returns the name of a tournament for a line of the log.
fn bold_tournament(tournament_name: &str) -> String {
    bidi_isolated(escape_markdown(&plain_name_within(tournament_name, 60)))
}
