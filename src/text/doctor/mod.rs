//! The answer to `/doctor`, which shows a moderator the possible problems: missing permissions, the state of the table and the
//! tournament, failed messages, and the delays of the program.

use crate::ids::{ChannelId, RoleId};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{date_time_markup, relative_time_markup};
use crate::text::{Permission, PlayerName, Text, escaped_name};

/// The maximum number of characters that are shown of an error message from Discord.
const ERROR_LETTERS: usize = 80;

/// The reason why the bot lacks a permission in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingPermissionCause {
    NoRole,
    Everyone,
    Role(RoleId),
    Bot,
    Hidden,
    /// The bot has the permission by all roles and overwrites that it can read, but Discord refuses it.
    Unknown,
}

/// A permission that the bot lacks in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingPermission {
    pub channel: ChannelId,
    pub right: Permission,
    pub cause: MissingPermissionCause,
    /// The category to which the channel belongs, if that category denies the same permission; otherwise `None`.
    pub category: Option<ChannelId>,
}

/// The state of the channel's table, for `/doctor`. Times are seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportedTable<'a> {
    None,
    Lobby { players: usize, opened: i64 },
    Match { waits_for: Option<PlayerName<'a>>, changed: i64 },
}

/// The stage of the channel's tournament, for `/doctor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportedStage {
    SignUp,
    CheckIn,
    Playing,
    Over,
}

/// The reason why a message could not be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageFailureCause {
    Later,
    Barred,
    Never,
    Damaged,
}

/// A message that could not be sent, for `/doctor`. `at` is the time of the attempt in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportedFailure<'a> {
    pub at: i64,
    pub channel: ChannelId,
    pub by: MessageFailureCause,
    pub message: &'a str,
}

/// The results of all checks that `/doctor` makes.
#[derive(Clone, Debug)]
pub struct Findings<'a> {
    /// The channels whose permissions were checked.
    pub channels: Vec<ChannelId>,
    pub lacks: Vec<MissingPermission>,
    /// Channels in the settings that no longer exist.
    pub gone: Vec<ChannelId>,
    /// True if the bot lacks the permission to give champions their roles.
    pub no_roles: bool,
    /// True if the bot lacks the permission to list tournaments among the server's events.
    pub no_events: bool,
    pub table: ReportedTable<'a>,
    /// True if some announcements of the table are not posted yet.
    pub has_unpublished: bool,
    /// The number of this server's results that cannot be read from the database. They do not count on leaderboards.
    pub damaged_results: usize,
    /// The name and stage of the channel's tournament, and `true` if it is paused; `None` if the channel has no tournament.
    pub tournament: Option<(&'a str, ReportedStage, bool)>,
    pub failures: Vec<ReportedFailure<'a>>,
    pub version: &'a str,
    /// The number of the shard, counted from 1, and the number of all shards.
    pub shard: (u64, u64),
    /// The time from the creation of an interaction to its arrival at the bot, in milliseconds.
    pub arrival: i64,
    /// The duration of a request to Discord, in milliseconds.
    pub call: i64,
    /// The duration of a database query, in milliseconds.
    pub database: i64,
}

impl Text {
    /// Returns the answer to `/doctor` with the results of all checks, in at most 2000 characters.
    pub fn doctor_report(&self, findings: &Findings<'_>) -> String {
        let mut parts = vec![TextPart::required(say!(self, "doctor-title"))];
        let lines = findings
            .channels
            .iter()
            .flat_map(|channel| self.missing_permission_lines(*channel, findings));
        parts.extend(lines.map(|line| TextPart::optional(1, line)));
        let gone =
            |channel: &ChannelId| say!(self, "doctor-gone", channel = channel_link(*channel));
        parts.extend(findings.gone.iter().map(gone).map(|line| TextPart::optional(2, line)));
        if findings.no_roles {
            let right = self.permission_name(Permission::ManageRoles);
            parts.push(TextPart::required(say!(self, "doctor-lacks-roles", right = right)));
        }
        if findings.no_events {
            let right = self.permission_name(Permission::CreateEvents);
            parts.push(TextPart::required(say!(self, "doctor-lacks-events", right = right)));
        }
        parts.push(TextPart::required(self.doctor_table_line(findings.table)));
        if findings.has_unpublished {
            parts.push(TextPart::required(say!(self, "doctor-untold")));
        }
        if findings.damaged_results > 0 {
            parts.push(TextPart::required(say!(
                self,
                "doctor-damaged-results",
                count = findings.damaged_results
            )));
        }
        if let Some((name, stage, paused)) = findings.tournament {
            parts.push(TextPart::required(self.doctor_tournament_line(name, stage)));
            if paused {
                parts.push(TextPart::required(say!(self, "doctor-tournament-paused")));
            }
        }
        parts.push(TextPart::required(match findings.failures.is_empty() {
            true => say!(self, "doctor-no-failures"),
            false => say!(self, "doctor-failures"),
        }));
        parts.extend(
            findings.failures.iter().map(|one| TextPart::required(self.doctor_failure_line(one))),
        );
        let (shard, shards) = findings.shard;
        parts.push(TextPart::required(say!(
            self,
            "doctor-program",
            version = findings.version,
            shard = shard,
            shards = shards
        )));
        let (arrival, call) = (findings.arrival.to_string(), findings.call.to_string());
        let database = findings.database.to_string();
        parts.push(TextPart::required(say!(
            self,
            "doctor-delays",
            arrival = arrival,
            call = call,
            database = database
        )));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns a line for each permission that is missing in a channel, or a line that says that none is missing.
    fn missing_permission_lines(&self, channel: ChannelId, findings: &Findings<'_>) -> Vec<String> {
        let lacks: Vec<String> = findings
            .lacks
            .iter()
            .filter(|lack| lack.channel == channel)
            .map(|lack| self.missing_permission_line(lack))
            .collect();
        match lacks.is_empty() {
            true => vec![say!(self, "doctor-rights-fine", channel = channel_link(channel))],
            false => lacks,
        }
    }

    /// Returns the line about a permission that the bot lacks.
    fn missing_permission_line(&self, missing: &MissingPermission) -> String {
        let why = match missing.cause {
            MissingPermissionCause::NoRole => say!(self, "doctor-why-no-role"),
            MissingPermissionCause::Everyone => say!(self, "doctor-why-everyone"),
            MissingPermissionCause::Role(role) => {
                say!(self, "doctor-why-role", role = format!("<@&{role}>"))
            }
            MissingPermissionCause::Bot => say!(self, "doctor-why-bot"),
            MissingPermissionCause::Hidden => say!(self, "doctor-why-hidden"),
            MissingPermissionCause::Unknown => say!(self, "doctor-why-unknown"),
        };
        let (channel, right) = (channel_link(missing.channel), self.permission_name(missing.right));
        let line = say!(self, "doctor-lacks", channel = channel, right = right, why = why);
        match missing.category {
            Some(category) => {
                let category = say!(self, "doctor-category", category = channel_link(category));
                format!("{line} {category}")
            }
            None => line,
        }
    }

    /// Returns the line about the table of the channel.
    fn doctor_table_line(&self, table: ReportedTable<'_>) -> String {
        match table {
            ReportedTable::None => say!(self, "doctor-no-table"),
            ReportedTable::Lobby { players, opened } => {
                say!(self, "doctor-lobby", count = players, when = relative_time_markup(opened))
            }
            ReportedTable::Match { waits_for: Some(who), changed } => {
                say!(
                    self,
                    "doctor-match",
                    who = self.bold_name(&who),
                    when = relative_time_markup(changed)
                )
            }
            ReportedTable::Match { waits_for: None, changed } => {
                say!(self, "doctor-match-between", when = relative_time_markup(changed))
            }
        }
    }

    /// Returns the line about the tournament of the channel.
    fn doctor_tournament_line(&self, tournament_name: &str, stage: ReportedStage) -> String {
        let name = escaped_name(tournament_name);
        match stage {
            ReportedStage::SignUp => {
                say!(self, "doctor-tournament-sign-up", name = name)
            }
            ReportedStage::CheckIn => {
                say!(self, "doctor-tournament-check-in", name = name)
            }
            ReportedStage::Playing => {
                say!(self, "doctor-tournament-playing", name = name)
            }
            ReportedStage::Over => say!(self, "doctor-tournament-over", name = name),
        }
    }

    /// Returns the line about a message that failed.
    fn doctor_failure_line(&self, failure: &ReportedFailure<'_>) -> String {
        let why = match failure.by {
            MessageFailureCause::Later => say!(self, "doctor-failure-later"),
            MessageFailureCause::Barred => say!(self, "doctor-failure-barred"),
            MessageFailureCause::Never => say!(self, "doctor-failure-never"),
            MessageFailureCause::Damaged => say!(self, "doctor-failure-damaged"),
        };
        let message =
            failure.message.chars().filter(|letter| !letter.is_control() && *letter != '`');
        let message: String = message.take(ERROR_LETTERS).collect();
        let why = say!(self, "doctor-said", why = why, said = message);
        let moment = date_time_markup(failure.at);
        let channel = channel_link(failure.channel);
        say!(self, "doctor-failure", channel = channel, moment = moment, why = why)
    }
}

/// Returns a link to a channel.
fn channel_link(channel: ChannelId) -> String {
    format!("<#{channel}>")
}
