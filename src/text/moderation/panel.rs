//! The moderators' panel, which `/moderate` opens: the channels in which tables can be opened, the roles that may open them, the
//! barred (suspended) players, and the actions about one player.

use super::BarShown;
use crate::ids::{ChannelId, PersonId, RoleId};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::full_mark;

/// The maximum number of barred (suspended) players that are listed.
const LISTED: usize = 5;

/// The result of an action in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModerationOutcome {
    Channels,
    Roles,
    Barred(PersonId),
    Lifted(PersonId),
    /// The person was not barred (suspended), so nothing has changed.
    NotBarred(PersonId),
    TakenOut(PersonId, ChannelId),
    /// The table of this channel was closed.
    Closed(ChannelId),
}

impl Text {
    /// Returns the first page of the panel, below the line `notice`, if it is given. `barred` contains the suspended people; it is
    /// `None` for a reader who may not suspend players.
    pub fn moderation_panel(
        &self,
        channels: &[ChannelId],
        roles: &[RoleId],
        barred: Option<&[(PersonId, BarShown<'_>)]>,
        notice: Option<&str>,
    ) -> String {
        let mut parts: Vec<TextPart> = Vec::new();
        parts.extend(notice.map(|notice| TextPart::required(notice.to_owned())));
        parts.push(TextPart::required(say!(self, "moderation-title")));
        parts.push(TextPart::required(self.openings(channels, roles)));
        if let Some(barred) = barred {
            parts.push(TextPart::required(match barred.len() {
                0 => say!(self, "moderation-nobody-barred"),
                count => say!(self, "moderation-barred-title", count = count),
            }));
            for (person, bar) in barred.iter().take(LISTED) {
                parts.push(TextPart::required(self.bar_line(*person, *bar)));
            }
            let more = barred.len().saturating_sub(LISTED);
            if more > 0 {
                parts.push(TextPart::required(say!(self, "moderation-more", more = more)));
            }
            parts.push(TextPart::required(say!(self, "moderation-choose")));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns two lines with the channels in which tables can be opened and the roles that may open them.
    pub fn openings(&self, channels: &[ChannelId], roles: &[RoleId]) -> String {
        let channels = match channels {
            [] => say!(self, "moderation-everywhere"),
            channels => self.channels(channels),
        };
        let roles = match roles {
            [] => say!(self, "moderation-everybody"),
            roles => self.roles(roles),
        };
        [
            say!(self, "moderation-where", channels = channels),
            say!(self, "moderation-who", roles = roles),
        ]
        .join("\n")
    }

    /// Returns the page of the panel above the menus of channels and roles for opening tables. `did` is the last action, which is
    /// confirmed above the page; `None` if there was none.
    pub fn openings_question(
        &self,
        channels: &[ChannelId],
        roles: &[RoleId],
        did: Option<ModerationOutcome>,
    ) -> String {
        let did = did.map(|did| self.moderation_confirmation(did));
        let now = [say!(self, "moderation-openings-title"), self.openings(channels, roles)];
        self.with_line_before(did, now.join("\n"))
    }

    /// Returns the page of the panel about one player, below the line `notice`, if it is given. `bar` is `None` if the player is
    /// not barred (suspended). `plays_in` are the channels of their running matches.
    pub fn moderated_person(
        &self,
        person: PersonId,
        bar: Option<BarShown<'_>>,
        plays_in: &[ChannelId],
        notice: Option<&str>,
    ) -> String {
        let who = self.mention(person);
        let barred = match bar {
            None => say!(self, "moderation-person-free", who = who),
            Some(bar) => {
                let reason = self.bar_reason(bar);
                match bar.until.map(full_mark) {
                    Some(until) => say!(
                        self,
                        "moderation-person-until",
                        who = who,
                        reason = reason,
                        until = until
                    ),
                    None => say!(self, "moderation-person-barred", who = who, reason = reason),
                }
            }
        };
        let plays = match plays_in {
            [] => say!(self, "moderation-person-idle"),
            channels => say!(self, "moderation-person-plays", channels = self.channels(channels)),
        };
        self.with_line_before(notice.map(str::to_owned), [barred, plays].join("\n"))
    }

    /// Asks a moderator how long a person is to be barred (suspended) for this reason.
    pub fn bar_length_question(&self, person: PersonId, cause: &str) -> String {
        let reason = self.bar_reason(BarShown { cause, words: None, until: None });
        say!(self, "moderation-ask-length", who = self.mention(person), reason = reason)
    }

    /// Asks a moderator to confirm that a player is removed from a match.
    pub fn take_out_question(&self, person: PersonId, channel: ChannelId) -> String {
        let channel = format!("<#{channel}>");
        say!(self, "moderation-ask-out", who = self.mention(person), channel = channel)
    }

    /// Returns the confirmation of an action in the panel.
    pub fn moderation_confirmation(&self, did: ModerationOutcome) -> String {
        match did {
            ModerationOutcome::Channels => say!(self, "moderation-did-channels"),
            ModerationOutcome::Roles => say!(self, "moderation-did-roles"),
            ModerationOutcome::Barred(who) => {
                say!(self, "moderation-did-bar", who = self.mention(who))
            }
            ModerationOutcome::Lifted(who) => {
                say!(self, "moderation-did-lift", who = self.mention(who))
            }
            ModerationOutcome::Closed(channel) => {
                say!(self, "moderation-did-close", channel = format!("<#{channel}>"))
            }
            ModerationOutcome::NotBarred(who) => {
                say!(self, "moderation-did-nothing", who = self.mention(who))
            }
            ModerationOutcome::TakenOut(who, channel) => {
                let channel = format!("<#{channel}>");
                say!(self, "moderation-did-out", who = self.mention(who), channel = channel)
            }
        }
    }

    /// Returns the line of the panel about one barred (suspended) person.
    fn bar_line(&self, person: PersonId, bar: BarShown<'_>) -> String {
        let (who, reason) = (self.mention(person), self.short_bar_reason(bar));
        match bar.until.map(full_mark) {
            Some(until) => {
                say!(self, "moderation-line-until", who = who, reason = reason, until = until)
            }
            None => say!(self, "moderation-line", who = who, reason = reason),
        }
    }

    /// Returns the content below a line; only the content if the line is `None`.
    fn with_line_before(&self, line: Option<String>, content: String) -> String {
        line.into_iter().chain([content]).collect::<Vec<_>>().join("\n")
    }
}
