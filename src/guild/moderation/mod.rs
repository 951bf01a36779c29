//! Moderation: the channels and roles that may open tables, suspensions of people from tables and tournaments, and
//! the log of moderators' actions.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::Guilds;
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, RoleId, TableId};
use crate::store::{ModerationLine, StoreError, StoredSuspension};
use crate::table::{ModerationCause, Suspension};
use crate::time::Millis;

/// The channels of a server in which tables may be opened, and the roles that may open them.
pub use crate::store::OpeningRestrictions;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The length of a suspension from tables and tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum SuspensionLength {
    #[strum(serialize = "day")]
    Day,
    #[strum(serialize = "week")]
    Week,
    #[strum(serialize = "month")]
    Month,
    #[strum(serialize = "quarter")]
    Quarter,
    /// Until a moderator ends the suspension.
    #[strum(serialize = "lifted")]
    UntilLifted,
}

impl SuspensionLength {
    /// All lengths of a suspension, in ascending order.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name of the length in options of commands and in custom ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the length with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|length| length.name() == name)
    }

    /// Returns the end of a suspension of this length that begins at `start`, both in milliseconds since 1970; `None` if it has no
    /// end.
    fn suspension_end(self, start: Millis) -> Option<Millis> {
        let days = match self {
            Self::Day => 1,
            Self::Week => 7,
            Self::Month => 30,
            Self::Quarter => 90,
            Self::UntilLifted => return None,
        };
        Some(start + days * DAY)
    }
}

/// An action of a moderator, as stored in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum ModerationAct {
    /// The moderator chose the channels in which tables may be opened; an empty list means all
    /// channels.
    Channels {
        channels: Vec<ChannelId>,
    },
    /// The moderator chose the roles that may open tables; an empty list means everybody.
    Roles {
        roles: Vec<RoleId>,
    },
    Barred {
        cause: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
        until: Option<Millis>,
    },
    Lifted,
    TakenOut {
        channel: ChannelId,
        table: TableId,
    },
    /// The moderator voided a result or, if `counts` is true, restored it.
    Voided {
        channel: ChannelId,
        table: TableId,
        counts: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
        /// The name of the tournament to which the match belongs; `None` if it belongs to none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<String>,
    },
    /// The moderator ended a match with the command; the reason is a [`crate::table::KnownCause`]
    /// or free text.
    Ended {
        channel: ChannelId,
        table: TableId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
    /// The moderator closed a table in the panel; the reason is a [`crate::table::KnownCause`].
    Closed {
        channel: ChannelId,
        table: TableId,
        cause: String,
    },
    /// The moderator changed the settings with these names.
    Settings {
        names: Vec<String>,
    },
    /// The moderator made a decision in a tournament, whose own log has the details; the reason is a
    /// [`crate::league::tournament::KnownReason`] or free text.
    Tournament {
        channel: ChannelId,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
}

/// A line of the log of moderators' actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationEntry {
    pub at: Millis,
    pub by: PersonId,
    /// The person whom the action concerns; `None` if there is none.
    pub about: Option<PersonId>,
    /// The action; `None` if this version cannot read it.
    pub act: Option<ModerationAct>,
}

/// A moderator who performs an action, with the place and the time of the action.
#[derive(Clone, Copy, Debug)]
pub struct Moderator {
    pub guild: GuildId,
    pub id: PersonId,
    /// The id of the interaction, so that a repeated delivery has no effect.
    pub interaction: InteractionId,
    /// The time of the action, in milliseconds since 1970.
    pub now: Millis,
}

impl Moderator {
    /// Returns the line of the log for an action. `concerned_person` is the person whom the action concerns; `None` if it concerns
    /// nobody.
    fn log_line(&self, concerned_person: Option<PersonId>, act: &ModerationAct) -> ModerationLine {
        let Self { id: by, interaction, now: at, .. } = *self;
        // Serialising an action cannot fail.
        let body = serde_json::to_string(act).unwrap_or_default();
        ModerationLine { interaction, at, by, about: concerned_person, body }
    }
}

/// Replaces the error [`StoreError::AlreadyHandled`] by `Ok`, because the first delivery of the interaction has succeeded.
fn ignore_already_handled(result: Result<(), StoreError>) -> Result<(), StoreError> {
    match result {
        Err(StoreError::AlreadyHandled) => Ok(()),
        result => result,
    }
}

impl Guilds {
    /// The number of entries on a page of the log.
    pub const LOG_PAGE: u32 = 5;

    /// Returns the channels of a server in which tables may be opened, and the roles that may open them.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn opening_restrictions(
        &self,
        guild: GuildId,
    ) -> Result<OpeningRestrictions, StoreError> {
        self.store.opening_restrictions(guild).await
    }

    /// Sets the channels in which tables may be opened; an empty list means all channels.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_opening_channels(
        &self,
        moderator: &Moderator,
        channels: Vec<ChannelId>,
    ) -> Result<(), StoreError> {
        let now =
            OpeningRestrictions { channels, ..self.opening_restrictions(moderator.guild).await? };
        let line =
            moderator.log_line(None, &ModerationAct::Channels { channels: now.channels.clone() });
        ignore_already_handled(
            self.store.set_opening_restrictions(moderator.guild, &now, &line).await,
        )
    }

    /// Sets the roles that may open tables; a member needs only one of them. An empty list means everybody.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_opening_roles(
        &self,
        moderator: &Moderator,
        roles: Vec<RoleId>,
    ) -> Result<(), StoreError> {
        let now =
            OpeningRestrictions { roles, ..self.opening_restrictions(moderator.guild).await? };
        let line = moderator.log_line(None, &ModerationAct::Roles { roles: now.roles.clone() });
        ignore_already_handled(
            self.store.set_opening_restrictions(moderator.guild, &now, &line).await,
        )
    }

    /// Returns the suspension of a person that is in force at `now`; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn suspension_of_person(
        &self,
        guild: GuildId,
        person: PersonId,
        now: Millis,
    ) -> Result<Option<Suspension>, StoreError> {
        Ok(self
            .store
            .suspension_of_person(guild, person, now)
            .await?
            .as_ref()
            .map(Suspension::from))
    }

    /// Returns the people who are suspended at `now`, with their suspensions, starting with the latest.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn suspended_people(
        &self,
        guild: GuildId,
        now: Millis,
    ) -> Result<Vec<(PersonId, Suspension)>, StoreError> {
        let suspensions = self.store.suspensions(guild, now).await?;
        Ok(suspensions.iter().map(|stored| (stored.person, Suspension::from(stored))).collect())
    }

    /// Suspends a person from the server's tables and tournaments and logs it. A former suspension of the person is
    /// replaced. Returns the logged action.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn suspend_person(
        &self,
        moderator: &Moderator,
        person: PersonId,
        cause: &ModerationCause,
        length: SuspensionLength,
    ) -> Result<ModerationAct, StoreError> {
        let stored = StoredSuspension {
            person,
            cause: cause.name().to_owned(),
            words: cause.free_text().map(str::to_owned),
            since: moderator.now,
            until: length.suspension_end(moderator.now),
        };
        let act = ModerationAct::Barred {
            cause: stored.cause.clone(),
            words: stored.words.clone(),
            until: stored.until,
        };
        ignore_already_handled(
            self.store
                .store_suspension(moderator.guild, &stored, &moderator.log_line(Some(person), &act))
                .await,
        )?;
        Ok(act)
    }

    /// Ends a person's suspension early. Returns `false` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn end_suspension_if_any(
        &self,
        moderator: &Moderator,
        person: PersonId,
    ) -> Result<bool, StoreError> {
        let line = moderator.log_line(Some(person), &ModerationAct::Lifted);
        self.store.lift_suspension(moderator.guild, person, &line).await
    }

    /// Adds an action to the log. `concerned_person` is the person whom it concerns; `None` if it concerns
    /// nobody.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn log_action(
        &self,
        moderator: &Moderator,
        concerned_person: Option<PersonId>,
        act: &ModerationAct,
    ) -> Result<(), StoreError> {
        ignore_already_handled(
            self.store
                .add_moderation_line(moderator.guild, &moderator.log_line(concerned_person, act))
                .await,
        )
    }

    /// Returns the channel in which new lines of a server's log are posted; `None` if they are not posted.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn log_channel(&self, guild: GuildId) -> Result<Option<ChannelId>, StoreError> {
        self.store.log_channel(guild).await
    }

    /// Sets the channel in which new lines of a server's log are posted; `None` if they are not to be posted.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_log_channel(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), StoreError> {
        self.store.set_log_channel(guild, channel).await
    }

    /// Returns a page of the log, the newest entries first. Also returns `true` if there are older entries than those on the page.
    /// `page` is counted from 0.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn moderation_log_page_and_has_older(
        &self,
        guild: GuildId,
        page: u32,
    ) -> Result<(Vec<ModerationEntry>, bool), StoreError> {
        let skipped = page.saturating_mul(Self::LOG_PAGE);
        let mut lines = self.store.moderation_log(guild, skipped, Self::LOG_PAGE + 1).await?;
        let has_more = lines.len() > Self::LOG_PAGE as usize;
        lines.truncate(Self::LOG_PAGE as usize);
        let entry = |line: ModerationLine| ModerationEntry {
            at: line.at,
            by: line.by,
            about: line.about,
            act: serde_json::from_str(&line.body).ok(),
        };
        Ok((lines.into_iter().map(entry).collect(), has_more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_moderation_actions_stay_readable() {
        let read = |body: &str| serde_json::from_str::<ModerationAct>(body).unwrap();
        let (channel, table) = (ChannelId::new(8), TableId(3));
        let (channels, roles) = (vec![channel], vec![RoleId::new(5)]);
        for (body, act) in [
            (r#"{"what":"channels","channels":[8]}"#, ModerationAct::Channels { channels }),
            (r#"{"what":"roles","roles":[5]}"#, ModerationAct::Roles { roles }),
            (
                r#"{"what":"barred","cause":"words","words":"two accounts","until":9}"#,
                ModerationAct::Barred {
                    cause: "words".to_owned(),
                    words: Some("two accounts".to_owned()),
                    until: Some(9),
                },
            ),
            (r#"{"what":"lifted"}"#, ModerationAct::Lifted),
            (
                r#"{"what":"taken_out","channel":8,"table":3}"#,
                ModerationAct::TakenOut { channel, table },
            ),
            (
                r#"{"what":"voided","channel":8,"table":3,"counts":false,"words":"a test"}"#,
                ModerationAct::Voided {
                    channel,
                    table,
                    counts: false,
                    words: Some("a test".to_owned()),
                    tournament: None,
                },
            ),
            (
                r#"{"what":"voided","channel":8,"table":3,"counts":true,"tournament":"Cup"}"#,
                ModerationAct::Voided {
                    channel,
                    table,
                    counts: true,
                    words: None,
                    tournament: Some("Cup".to_owned()),
                },
            ),
            (
                r#"{"what":"ended","channel":8,"table":3}"#,
                ModerationAct::Ended { channel, table, cause: None, words: None },
            ),
            (
                r#"{"what":"ended","channel":8,"table":3,"cause":"rude"}"#,
                ModerationAct::Ended {
                    channel,
                    table,
                    cause: Some("rude".to_owned()),
                    words: None,
                },
            ),
            (
                r#"{"what":"closed","channel":8,"table":3,"cause":"rude"}"#,
                ModerationAct::Closed { channel, table, cause: "rude".to_owned() },
            ),
            (
                r#"{"what":"settings","names":["log"]}"#,
                ModerationAct::Settings { names: vec!["log".to_owned()] },
            ),
            (
                r#"{"what":"tournament","channel":8,"name":"Cup"}"#,
                ModerationAct::Tournament {
                    channel,
                    name: "Cup".to_owned(),
                    cause: None,
                    words: None,
                },
            ),
            (
                r#"{"what":"tournament","channel":8,"name":"Cup","words":"a storm"}"#,
                ModerationAct::Tournament {
                    channel,
                    name: "Cup".to_owned(),
                    cause: None,
                    words: Some("a storm".to_owned()),
                },
            ),
        ] {
            assert_eq!(read(body), act);
            assert_eq!(serde_json::to_string(&act).unwrap(), body);
        }
    }

    #[test]
    fn a_suspension_ends_after_its_length() {
        let ends: Vec<_> =
            SuspensionLength::ALL.iter().map(|length| length.suspension_end(DAY)).collect();
        assert_eq!(ends, [Some(2 * DAY), Some(8 * DAY), Some(31 * DAY), Some(91 * DAY), None]);
    }
}
