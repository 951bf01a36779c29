//! What a moderator is told who asks what is wrong: permissions, the table, messages that failed, and the program.

use crate::ids::{ChannelId, RoleId};
use crate::text::core::bundle::say;
use crate::text::core::fit::{Part, fit};
use crate::text::core::moment::{day_and_time, relative};
use crate::text::{Permission, Text, Who, escape};

/// The most letters of a message.
const MESSAGE: usize = 2000;
/// The most letters of what Discord has said.
const SAID: usize = 80;

/// What takes a permission away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LackCause {
    NoRole,
    Everyone,
    Role(RoleId),
    Bot,
    Hidden,
    /// By all that can be read the bot has it, and Discord says otherwise.
    Unknown,
}

/// A permission that the bot lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lack {
    pub channel: ChannelId,
    pub right: Permission,
    pub cause: LackCause,
    /// The category that denies the same.
    pub category: Option<ChannelId>,
}

/// The table of a channel; moments are seconds of Unix time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFound<'a> {
    None,
    Lobby { players: usize, opened: i64 },
    Match { waits_for: Option<Who<'a>>, changed: i64 },
}

/// The stage of a channel's tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageFound {
    SignUp,
    CheckIn,
    Playing,
    Over,
}

/// The reason for which a message failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailedBy {
    Later,
    Barred,
    Never,
    Damaged,
}

/// A message that failed, at a moment in seconds of Unix time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailureFound<'a> {
    pub at: i64,
    pub channel: ChannelId,
    pub by: FailedBy,
    pub said: &'a str,
}

/// Everything that was found. Delays are in milliseconds.
#[derive(Clone, Debug)]
pub struct Findings<'a> {
    /// The channels that were looked at.
    pub channels: Vec<ChannelId>,
    pub lacks: Vec<Lack>,
    /// Channels of the settings that are not there.
    pub gone: Vec<ChannelId>,
    /// True if roles for champions cannot be handed over, and events of the server not made.
    pub no_roles: bool,
    pub no_events: bool,
    pub table: TableFound<'a>,
    /// True if something of the table is still to be posted.
    pub untold: bool,
    /// The results that do not count because they cannot be read.
    pub damaged_results: usize,
    /// The tournament, and whether it is paused.
    pub tournament: Option<(&'a str, StageFound, bool)>,
    pub failures: Vec<FailureFound<'a>>,
    pub version: &'a str,
    /// The number of the shard, counted from 1, and of all.
    pub shard: (u64, u64),
    pub arrival: i64,
    pub call: i64,
    pub database: i64,
}

impl Text {
    /// What was found. At most 2000 letters.
    pub fn findings(&self, found: &Findings<'_>) -> String {
        let mut parts = vec![Part::fixed(say!(self, "doctor-title"))];
        let lines = found.channels.iter().flat_map(|channel| self.rights_in(*channel, found));
        parts.extend(lines.map(|line| Part::optional(1, line)));
        let gone = |channel: &ChannelId| say!(self, "doctor-gone", channel = link(*channel));
        parts.extend(found.gone.iter().map(gone).map(|line| Part::optional(2, line)));
        if found.no_roles {
            let right = self.permission(Permission::ManageRoles);
            parts.push(Part::fixed(say!(self, "doctor-lacks-roles", right = right)));
        }
        if found.no_events {
            let right = self.permission(Permission::CreateEvents);
            parts.push(Part::fixed(say!(self, "doctor-lacks-events", right = right)));
        }
        parts.push(Part::fixed(self.table_found(found.table)));
        if found.untold {
            parts.push(Part::fixed(say!(self, "doctor-untold")));
        }
        if found.damaged_results > 0 {
            parts.push(Part::fixed(say!(
                self,
                "doctor-damaged-results",
                count = found.damaged_results
            )));
        }
        if let Some((name, stage, paused)) = found.tournament {
            parts.push(Part::fixed(self.tournament_found(name, stage)));
            if paused {
                parts.push(Part::fixed(say!(self, "doctor-tournament-paused")));
            }
        }
        parts.push(Part::fixed(match found.failures.is_empty() {
            true => say!(self, "doctor-no-failures"),
            false => say!(self, "doctor-failures"),
        }));
        parts.extend(found.failures.iter().map(|one| Part::fixed(self.failure_found(one))));
        let (shard, shards) = found.shard;
        parts.push(Part::fixed(say!(
            self,
            "doctor-program",
            version = found.version,
            shard = shard,
            shards = shards
        )));
        let (arrival, call) = (found.arrival.to_string(), found.call.to_string());
        let database = found.database.to_string();
        parts.push(Part::fixed(say!(
            self,
            "doctor-delays",
            arrival = arrival,
            call = call,
            database = database
        )));
        fit(&parts, "\n", MESSAGE)
    }

    /// The permissions that are missing in a channel, a line each, or one that says that none is.
    fn rights_in(&self, channel: ChannelId, found: &Findings<'_>) -> Vec<String> {
        let lacks: Vec<String> = found
            .lacks
            .iter()
            .filter(|lack| lack.channel == channel)
            .map(|lack| self.lack(lack))
            .collect();
        match lacks.is_empty() {
            true => vec![say!(self, "doctor-rights-fine", channel = link(channel))],
            false => lacks,
        }
    }

    fn lack(&self, lack: &Lack) -> String {
        let why = match lack.cause {
            LackCause::NoRole => say!(self, "doctor-why-no-role"),
            LackCause::Everyone => say!(self, "doctor-why-everyone"),
            LackCause::Role(role) => {
                say!(self, "doctor-why-role", role = format!("<@&{role}>"))
            }
            LackCause::Bot => say!(self, "doctor-why-bot"),
            LackCause::Hidden => say!(self, "doctor-why-hidden"),
            LackCause::Unknown => say!(self, "doctor-why-unknown"),
        };
        let (channel, right) = (link(lack.channel), self.permission(lack.right));
        let line = say!(self, "doctor-lacks", channel = channel, right = right, why = why);
        match lack.category {
            Some(category) => {
                let category = say!(self, "doctor-category", category = link(category));
                format!("{line} {category}")
            }
            None => line,
        }
    }

    fn table_found(&self, table: TableFound<'_>) -> String {
        match table {
            TableFound::None => say!(self, "doctor-no-table"),
            TableFound::Lobby { players, opened } => {
                say!(self, "doctor-lobby", count = players, when = relative(opened))
            }
            TableFound::Match { waits_for: Some(who), changed } => {
                say!(self, "doctor-match", who = self.bold(&who), when = relative(changed))
            }
            TableFound::Match { waits_for: None, changed } => {
                say!(self, "doctor-match-between", when = relative(changed))
            }
        }
    }

    fn tournament_found(&self, name: &str, stage: StageFound) -> String {
        let name = escape(name);
        match stage {
            StageFound::SignUp => say!(self, "doctor-tournament-sign-up", name = name),
            StageFound::CheckIn => say!(self, "doctor-tournament-check-in", name = name),
            StageFound::Playing => say!(self, "doctor-tournament-playing", name = name),
            StageFound::Over => say!(self, "doctor-tournament-over", name = name),
        }
    }

    fn failure_found(&self, failure: &FailureFound<'_>) -> String {
        let why = match failure.by {
            FailedBy::Later => say!(self, "doctor-failure-later"),
            FailedBy::Barred => say!(self, "doctor-failure-barred"),
            FailedBy::Never => say!(self, "doctor-failure-never"),
            FailedBy::Damaged => say!(self, "doctor-failure-damaged"),
        };
        let said = failure.said.chars().filter(|letter| !letter.is_control() && *letter != '`');
        let said: String = said.take(SAID).collect();
        let why = say!(self, "doctor-said", why = why, said = said);
        let moment = day_and_time(failure.at);
        let channel = link(failure.channel);
        say!(self, "doctor-failure", channel = channel, moment = moment, why = why)
    }
}

fn link(channel: ChannelId) -> String {
    format!("<#{channel}>")
}
