//! The moderators' panel: where tables are opened and by whom, who is barred, and what can be done about one player.

use super::BarShown;
use crate::ids::{ChannelId, PersonId, RoleId};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{Part, fit};
use crate::text::core::moment::full;

/// The most letters of a message.
const MESSAGE: usize = 2000;
/// The most barred players that are listed.
const LISTED: usize = 5;

/// Something that was done in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModerationDid {
    Channels,
    Roles,
    Barred(PersonId),
    Lifted(PersonId),
    /// There was no bar to lift.
    NotBarred(PersonId),
    TakenOut(PersonId, ChannelId),
    /// The table of this channel was closed.
    Closed(ChannelId),
}

impl Text {
    /// The panel. `barred` is `None` for somebody who decides about no player.
    pub fn moderation_panel(
        &self,
        channels: &[ChannelId],
        roles: &[RoleId],
        barred: Option<&[(PersonId, BarShown<'_>)]>,
        notice: Option<&str>,
    ) -> String {
        let mut parts: Vec<Part> = Vec::new();
        parts.extend(notice.map(|notice| Part::fixed(notice.to_owned())));
        parts.push(Part::fixed(say!(self, "moderation-title")));
        parts.push(Part::fixed(self.openings(channels, roles)));
        if let Some(barred) = barred {
            parts.push(Part::fixed(match barred.len() {
                0 => say!(self, "moderation-nobody-barred"),
                count => say!(self, "moderation-barred-title", count = count),
            }));
            for (person, bar) in barred.iter().take(LISTED) {
                parts.push(Part::fixed(self.bar_line(*person, *bar)));
            }
            let more = barred.len().saturating_sub(LISTED);
            if more > 0 {
                parts.push(Part::fixed(say!(self, "moderation-more", more = more)));
            }
            parts.push(Part::fixed(say!(self, "moderation-choose")));
        }
        fit(&parts, "\n", MESSAGE)
    }

    /// Where tables can be opened and by whom: two lines.
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

    /// The question above the menus of channels and roles.
    pub fn openings_question(
        &self,
        channels: &[ChannelId],
        roles: &[RoleId],
        did: Option<ModerationDid>,
    ) -> String {
        let did = did.map(|did| self.moderation_did(did));
        let now = [say!(self, "moderation-openings-title"), self.openings(channels, roles)];
        self.with_line_before(did, now.join("\n"))
    }

    /// What is known of one player; `plays_in` are the channels of the matches under way.
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
                match bar.until.map(full) {
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

    /// The question for how long.
    pub fn bar_length_question(&self, person: PersonId, cause: &str) -> String {
        let reason = self.bar_reason(BarShown { cause, words: None, until: None });
        say!(self, "moderation-ask-length", who = self.mention(person), reason = reason)
    }

    /// The question before somebody is taken out.
    pub fn take_out_question(&self, person: PersonId, channel: ChannelId) -> String {
        let channel = format!("<#{channel}>");
        say!(self, "moderation-ask-out", who = self.mention(person), channel = channel)
    }

    /// What was done.
    pub fn moderation_did(&self, did: ModerationDid) -> String {
        match did {
            ModerationDid::Channels => say!(self, "moderation-did-channels"),
            ModerationDid::Roles => say!(self, "moderation-did-roles"),
            ModerationDid::Barred(who) => say!(self, "moderation-did-bar", who = self.mention(who)),
            ModerationDid::Lifted(who) => {
                say!(self, "moderation-did-lift", who = self.mention(who))
            }
            ModerationDid::Closed(channel) => {
                say!(self, "moderation-did-close", channel = format!("<#{channel}>"))
            }
            ModerationDid::NotBarred(who) => {
                say!(self, "moderation-did-nothing", who = self.mention(who))
            }
            ModerationDid::TakenOut(who, channel) => {
                let channel = format!("<#{channel}>");
                say!(self, "moderation-did-out", who = self.mention(who), channel = channel)
            }
        }
    }

    fn bar_line(&self, person: PersonId, bar: BarShown<'_>) -> String {
        let (who, reason) = (self.mention(person), self.short_bar_reason(bar));
        match bar.until.map(full) {
            Some(until) => {
                say!(self, "moderation-line-until", who = who, reason = reason, until = until)
            }
            None => say!(self, "moderation-line", who = who, reason = reason),
        }
    }

    fn with_line_before(&self, line: Option<String>, content: String) -> String {
        line.into_iter().chain([content]).collect::<Vec<_>>().join("\n")
    }
}
