//! The moderators' panel, which `/moderate` opens: the channels in which tables can be opened, the roles that may open them, the
//! suspended players, and the actions about one player.

use super::ShownSuspension;
use crate::ids::{ChannelId, PersonId, RoleId};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::full_time_markup;

/// The maximum number of suspended players that the panel lists.
const LISTED: usize = 5;

/// The result of an action in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModerationOutcome {
    Channels,
    Roles,
    Barred(PersonId),
    Lifted(PersonId),
    /// The person's suspension was to be lifted, but they were not suspended.
    NotBarred(PersonId),
    TakenOut(PersonId, ChannelId),
    /// The table of this channel was closed.
    Closed(ChannelId),
}

impl Text {
    /// Returns the first page of the moderators' panel, below the line `notice` if it is given. `channels` and `roles` restrict who
    /// can open tables, and where. `suspended` contains the suspended people; it is `None` for a reader who may not suspend
    /// players.
    pub fn moderation_panel(
        &self,
        channels: &[ChannelId],
        roles: &[RoleId],
        suspended: Option<&[(PersonId, ShownSuspension<'_>)]>,
        notice: Option<&str>,
    ) -> String {
        let mut parts: Vec<TextPart> = Vec::new();
        parts.extend(notice.map(|notice| TextPart::required(notice.to_owned())));
        parts.push(TextPart::required(say!(self, "moderation-title")));
        parts.push(TextPart::required(self.table_opening_limits(channels, roles)));
        if let Some(suspended) = suspended {
            parts.push(TextPart::required(match suspended.len() {
                0 => say!(self, "moderation-nobody-barred"),
                count => say!(self, "moderation-barred-title", count = count),
            }));
            for (person, bar) in suspended.iter().take(LISTED) {
                parts.push(TextPart::required(self.suspension_line(*person, *bar)));
            }
            let more = suspended.len().saturating_sub(LISTED);
            if more > 0 {
                parts.push(TextPart::required(say!(self, "moderation-more", more = more)));
            }
            parts.push(TextPart::required(say!(self, "moderation-choose")));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns two lines: the channels in which tables can be opened, and the roles that may open them.
    pub fn table_opening_limits(&self, channels: &[ChannelId], roles: &[RoleId]) -> String {
        let channels = match channels {
            [] => say!(self, "moderation-everywhere"),
            channels => self.channel_links(channels),
        };
        let roles = match roles {
            [] => say!(self, "moderation-everybody"),
            roles => self.role_mentions(roles),
        };
        [
            say!(self, "moderation-where", channels = channels),
            say!(self, "moderation-who", roles = roles),
        ]
        .join("\n")
    }

    /// Returns the page of the panel with the menus of channels and roles for opening tables. `last_action` is the reader's last
    /// action, which is confirmed above the page; `None` if there was none.
    pub fn table_opening_limits_page(
        &self,
        channels: &[ChannelId],
        roles: &[RoleId],
        last_action: Option<ModerationOutcome>,
    ) -> String {
        let confirmation = last_action.map(|action| self.moderation_confirmation(action));
        let now =
            [say!(self, "moderation-openings-title"), self.table_opening_limits(channels, roles)];
        self.with_line_before(confirmation, now.join("\n"))
    }

    /// Returns the page of the panel about one player, below the line `notice`, if it is given. `suspension` is `None` if the
    /// player is not suspended. `match_channels` are the channels of their running matches.
    pub fn moderated_person_page(
        &self,
        person: PersonId,
        suspension: Option<ShownSuspension<'_>>,
        match_channels: &[ChannelId],
        notice: Option<&str>,
    ) -> String {
        let who = self.mention(person);
        let barred = match suspension {
            None => say!(self, "moderation-person-free", who = who),
            Some(suspension) => {
                let reason = self.suspension_reason(suspension);
                match suspension.until.map(full_time_markup) {
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
        let plays = match match_channels {
            [] => say!(self, "moderation-person-idle"),
            channels => {
                say!(self, "moderation-person-plays", channels = self.channel_links(channels))
            }
        };
        self.with_line_before(notice.map(str::to_owned), [barred, plays].join("\n"))
    }

    /// Asks a moderator how long a person is to be suspended for this reason.
    pub fn suspension_length_question(&self, person: PersonId, cause_key: &str) -> String {
        let reason =
            self.suspension_reason(ShownSuspension { cause: cause_key, words: None, until: None });
        say!(self, "moderation-ask-length", who = self.mention(person), reason = reason)
    }

    /// Asks a moderator to confirm that a player is removed from a match.
    pub fn remove_player_question(&self, person: PersonId, channel: ChannelId) -> String {
        let channel = format!("<#{channel}>");
        say!(self, "moderation-ask-out", who = self.mention(person), channel = channel)
    }

    /// Returns the confirmation of an action in the panel.
    pub fn moderation_confirmation(&self, outcome: ModerationOutcome) -> String {
        match outcome {
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

    /// Returns the line of the panel about one suspended person.
    fn suspension_line(&self, person: PersonId, suspension: ShownSuspension<'_>) -> String {
        let (who, reason) = (self.mention(person), self.short_suspension_reason(suspension));
        match suspension.until.map(full_time_markup) {
            Some(until) => {
                say!(self, "moderation-line-until", who = who, reason = reason, until = until)
            }
            None => say!(self, "moderation-line", who = who, reason = reason),
        }
    }

    /// Puts a line before a text. If `line_before` is `None`, the text stays unchanged.
    fn with_line_before(&self, line_before: Option<String>, content: String) -> String {
        line_before.into_iter().chain([content]).collect::<Vec<_>>().join("\n")
    }
}
