//! Events of a tournament, as they are stored.

use serde::{Deserialize, Serialize};

use super::entry::{EntryId, OutReason, Player};
use super::plan::TournamentPlan;
use super::reason::Reason;
use super::result::{Ruling, TournamentSeatResult};
use crate::ids::{ChannelId, GuildId, PersonChange, PersonId, TournamentId};
use crate::time::Millis;

/// The person who caused an event of a tournament, with their name at the time of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Author {
    pub id: PersonId,
    /// The name as it was typed; it must be escaped before it is shown.
    pub name: String,
}

/// An event of a tournament. The state of the tournament is computed from its events. `by` is the person who caused the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TournamentEvent {
    Created {
        guild: GuildId,
        channel: ChannelId,
        by: Author,
        plan: Box<TournamentPlan>,
    },
    /// A player joined, or came back.
    Joined {
        player: Player,
        /// The person's displayed rating; `None` for computers and in formats that do not use ratings.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<i32>,
    },
    /// A person joined the waiting list, because all places were taken.
    Queued {
        player: Player,
        /// The person's displayed rating; `None` in formats that do not use ratings.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<i32>,
    },
    /// A person left the waiting list without getting a place.
    Unqueued {
        player: Player,
    },
    /// A person on the waiting list got a free place.
    MovedUp {
        player: Player,
    },
    /// An organiser changed the plan before the start.
    Edited {
        plan: Box<TournamentPlan>,
        by: Author,
    },
    /// An organiser set the number of computers, which is possible only before the start.
    Computers {
        count: u8,
        by: Author,
    },
    CheckInOpened {
        until: Millis,
        /// The organiser who opened the check-in; `None` if it opened automatically.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Author>,
    },
    CheckedIn {
        entry: EntryId,
    },
    /// Fewer than two participants had checked in at the end of the check-in. The sign-up is open again.
    CheckInFailed,
    /// At the planned start of a tournament without a check-in, there were too few participants. An organiser can start it
    /// later.
    StartFailed,
    /// A reminder was sent that mentions the players of these entries. If one message cannot mention all players, each message has
    /// its own event.
    Reminded {
        of: Reminder,
        entries: Vec<EntryId>,
    },
    /// The tournament started. The seed determines all random choices from now on.
    Started {
        seed: u64,
        /// The end of an arena, in milliseconds since 1970; `None` for other formats.
        until: Option<Millis>,
        /// The organiser who started the tournament; `None` if it started automatically.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Author>,
    },
    /// Tables were formed.
    Paired(PairedTables),
    /// The match of a table is open, so its players have to turn up from now on.
    Opened {
        table: u32,
    },
    /// A player confirmed that they have come to their table.
    Arrived {
        table: u32,
        entry: EntryId,
    },
    /// A player did not turn up at their table in time.
    NoShow {
        table: u32,
        entry: EntryId,
    },
    /// A table is over. The results are in the order of the seats; `None` if the table has no result.
    Finished {
        table: u32,
        seats: Option<Vec<TournamentSeatResult>>,
    },
    /// An organiser decided the outcome of a table; a `ruling` of `None` revokes an earlier decision.
    Ruled {
        table: u32,
        ruling: Option<Ruling>,
        by: Author,
        /// The reason for the decision; `None` for decisions from versions that did not require
        /// one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// A moderator voided the result of a table's match.
    Voided {
        table: u32,
        /// The time by which organisers must decide about the table, in milliseconds since 1970; `None` if they have
        /// already decided, or if the tournament is over.
        until: Option<Millis>,
        by: Author,
    },
    /// A moderator restored the result of a table's match.
    Restored {
        table: u32,
        by: Author,
    },
    /// No organiser decided in time about a table whose match was voided, so the table is void.
    LeftUndecided {
        table: u32,
    },
    RoundEnded {
        round: u32,
    },
    Withdrawn {
        entry: EntryId,
        out: OutReason,
        by: Option<Author>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// Another player took over an entry.
    Replaced {
        entry: EntryId,
        player: Player,
        by: Author,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// An organiser pardoned an entry for not turning up at tables, so the entry can be paired again.
    Pardoned {
        entry: EntryId,
        by: Author,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    Paused {
        by: Author,
    },
    Resumed {
        by: Author,
    },
    /// The tournament was paused because nobody turned up at the table with this number; or, if `table` is `None`,
    /// because most of the players with a table did not turn up. It stays paused until an organiser resumes it.
    Unattended {
        table: Option<u32>,
    },
    /// An organiser extended the deadlines of open tables, and the end of an arena.
    Extended {
        time: Millis,
        by: Author,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// The bot was unavailable for this time, in milliseconds. All deadlines are extended by it, and each player has at least
    /// the regular time to turn up, counted from this event. The end of an arena moves by exactly this time.
    TimeLost {
        time: Millis,
    },
    Ended {
        ending: Ending,
        by: Option<Author>,
    },
    /// The next tournament of the weekly series was created.
    SeriesContinued {
        next: TournamentId,
    },
    /// The personal data of a participant was deleted, and earlier events now contain a substitute id. A state that was cached
    /// before this event must be rebuilt from the events.
    Forgotten,
}

/// The subject of a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    /// The check-in is open.
    CheckIn,
    /// The tournament starts soon.
    Start,
    /// The plan has changed. Only the entries that the message about the change did not mention are reminded.
    Change,
}

/// Tables that were formed at the same time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedTables {
    /// The number of the round, counted from 1; 0 in an arena.
    pub round: u32,
    /// True if the only table is the final table.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// The entries of each table, by seat. Tables are numbered through the whole tournament, from 1.
    pub tables: Vec<Vec<EntryId>>,
    /// The entries that have a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<EntryId>,
    /// The deadline of the tables, in milliseconds since 1970. If a match is not over then, its
    /// current scores become the result.
    pub until: Millis,
}

/// The reason for a tournament's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All rounds were played, or the time of the arena was up.
    Played,
    /// Too few participants were left.
    TooFew,
    /// All persons had left or been withdrawn, and only computers were left.
    NoPersons,
    /// An organiser ended the tournament.
    Cancelled,
    /// Nobody started or resumed the tournament in time.
    Expired,
}

impl TournamentEvent {
    /// The newest version of stored events that this program can read. Version 1 was never released.
    pub const VERSION: i32 = 4;
    /// The first version of stored events that includes terms of entry and all formats.
    const VERSION_WITH_TERMS: i32 = 3;
    /// The version of stored events that all released programs can read.
    const COMMON_VERSION: i32 = 2;

    /// Returns the lowest version that a program must support in order to handle this event correctly. For example, a program
    /// that ignored the terms of entry would let everybody join.
    pub fn required_version(&self) -> i32 {
        match self {
            Self::Created { plan, .. } | Self::Edited { plan, .. } if plan.weekly.is_some() => {
                Self::VERSION
            }
            Self::SeriesContinued { .. } => Self::VERSION,
            Self::Created { plan, .. } if plan.needs_newer_programs() => Self::VERSION_WITH_TERMS,
            _ => Self::COMMON_VERSION,
        }
    }

    /// Passes the id and the name of each person in the event to `change`. Returns `true` if `change` changed any of
    /// them.
    pub fn change_people(&mut self, change: &mut PersonChange<'_>) -> bool {
        let mut author = |by: &mut Author| change(&mut by.id, Some(&mut by.name));
        match self {
            Self::Created { by, .. }
            | Self::Edited { by, .. }
            | Self::Computers { by, .. }
            | Self::CheckInOpened { by: Some(by), .. }
            | Self::Started { by: Some(by), .. }
            | Self::Ruled { by, .. }
            | Self::Voided { by, .. }
            | Self::Restored { by, .. }
            | Self::Withdrawn { by: Some(by), .. }
            | Self::Pardoned { by, .. }
            | Self::Paused { by }
            | Self::Resumed { by }
            | Self::Extended { by, .. }
            | Self::Ended { by: Some(by), .. } => author(by),
            Self::Replaced { player, by, .. } => {
                let changed = author(by);
                player.edit_id_and_name(change) | changed
            }
            Self::Joined { player, .. }
            | Self::Queued { player, .. }
            | Self::Unqueued { player }
            | Self::MovedUp { player } => player.edit_id_and_name(change),
            Self::CheckInOpened { by: None, .. }
            | Self::CheckedIn { .. }
            | Self::CheckInFailed
            | Self::StartFailed
            | Self::Reminded { .. }
            | Self::Started { by: None, .. }
            | Self::Paired(_)
            | Self::Opened { .. }
            | Self::Arrived { .. }
            | Self::NoShow { .. }
            | Self::Finished { .. }
            | Self::LeftUndecided { .. }
            | Self::RoundEnded { .. }
            | Self::Withdrawn { by: None, .. }
            | Self::Unattended { .. }
            | Self::TimeLost { .. }
            | Self::Ended { by: None, .. }
            | Self::SeriesContinued { .. }
            | Self::Forgotten => false,
        }
    }

    /// Returns this event with the reason `new_reason`. An event that is not a decision of an organiser is returned unchanged.
    pub fn with_reason(mut self, new_reason: Option<Reason>) -> Self {
        if let Self::Ruled { reason, .. }
        | Self::Withdrawn { reason, by: Some(_), out: OutReason::Removed, .. }
        | Self::Replaced { reason, .. }
        | Self::Pardoned { reason, .. }
        | Self::Extended { reason, .. } = &mut self
        {
            *reason = new_reason;
        }
        self
    }

    /// Removes the free text of an organiser's reason if `identifies_person` returns `true` for the text, because it identifies a
    /// person. Returns `true` if the text was removed.
    pub fn remove_free_text_reason(&mut self, identifies_person: impl Fn(&str) -> bool) -> bool {
        let named = matches!(self.reason(), Some(Reason::Words(words)) if identifies_person(words));
        if named {
            let without = std::mem::replace(self, Self::Forgotten).with_reason(None);
            *self = without;
        }
        named
    }

    /// Returns the reason for an organiser's decision; `None` for other events.
    pub fn reason(&self) -> Option<&Reason> {
        match self {
            Self::Ruled { reason, .. }
            | Self::Withdrawn { reason, .. }
            | Self::Replaced { reason, .. }
            | Self::Pardoned { reason, .. }
            | Self::Extended { reason, .. } => reason.as_ref(),
            _ => None,
        }
    }

    /// Returns the stored form of the event. Returns an error if the event cannot be serialized.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Parses a stored event of any released version.
    ///
    /// # Errors
    /// Returns an error if the text is damaged, or if a newer version of the program has written
    /// it.
    pub fn from_json(version: i32, body: &str) -> Result<Self, Unreadable> {
        match version {
            Self::COMMON_VERSION..=Self::VERSION => Ok(serde_json::from_str(body)?),
            _ => Err(Unreadable::from_version(version, Self::VERSION)),
        }
    }
}

/// The reason why an event, or another stored text, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// A newer version of this program has written the text. Another process already runs that version.
    #[error("{0}")]
    Newer(String),
    /// No released version of this program writes such a text, so it is damaged.
    #[error("{0}")]
    Damaged(String),
}

impl Unreadable {
    /// Returns the error for a stored event whose version cannot be read. `newest_known` is the newest version that can be read.
    pub fn from_version(version: i32, newest_known: i32) -> Self {
        let why = format!("an event of version {version}, and only {newest_known} is known");
        if version > newest_known { Self::Newer(why) } else { Self::Damaged(why) }
    }
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Self {
        let why = error.to_string();
        // Newer versions only add kinds of events, so an unknown kind is from a newer version.
        if why.starts_with("unknown variant") { Self::Newer(why) } else { Self::Damaged(why) }
    }
}
