//! Events of a tournament, as they are stored.

use serde::{Deserialize, Serialize};

use super::entry::{EntryId, OutReason, Player};
use super::plan::TournamentPlan;
use super::reason::Reason;
use super::result::{Ruling, TournamentSeatResult};
use crate::ids::{ChannelId, GuildId, PersonChange, PersonId};
use crate::time::Millis;

/// The person who caused an event, with their name at the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Author {
    pub id: PersonId,
    /// As typed, unescaped.
    pub name: String,
}

/// An event of a tournament, from which the state is computed. `by` is the person who caused it.
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
    },
    /// An organiser set the number of computers; only before the start.
    Computers {
        count: u8,
        by: Author,
    },
    CheckInOpened {
        until: Millis,
        /// `None` if the check-in was planned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Author>,
    },
    CheckedIn {
        entry: EntryId,
    },
    /// Fewer than two people had checked in at the end of the check-in, and the sign-up is open again.
    CheckInFailed,
    /// Fewer than two took part at the planned start of a tournament without a check-in; an organiser can start it later.
    StartFailed,
    /// These entries were reminded. Large numbers are reminded in several events at the same moment.
    Reminded {
        of: Reminder,
        entries: Vec<EntryId>,
    },
    /// The tournament started. The seed determines all random choices from here on.
    Started {
        seed: u64,
        /// The end of an arena.
        until: Option<Millis>,
        /// `None` if the start followed from the check-in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Author>,
    },
    /// Tables were formed.
    Paired(Paired),
    /// A table's match could start, and the called players have to turn up from now on.
    Opened {
        table: u32,
    },
    /// A called player confirmed their presence.
    Arrived {
        table: u32,
        entry: EntryId,
    },
    /// A called player did not turn up in time.
    NoShow {
        table: u32,
        entry: EntryId,
    },
    /// A table is over; `None` if it has no result. Results are in the order of the seats.
    Finished {
        table: u32,
        seats: Option<Vec<TournamentSeatResult>>,
    },
    /// An organiser decided the outcome of a table, or took the decision back.
    Ruled {
        table: u32,
        ruling: Option<Ruling>,
        by: Author,
        /// `None` for a decision from before reasons were required.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// A moderator voided the result of a table's match.
    Voided {
        table: u32,
        /// The moment until which organisers have to decide about the table; `None` if they have already, or the tournament is
        /// over.
        until: Option<Millis>,
        by: Author,
    },
    /// A moderator restored the result of a table's match.
    Restored {
        table: u32,
        by: Author,
    },
    /// Organisers did not decide in time about a table with a voided match, so it is void.
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
    /// An entry's absences were pardoned, and it is paired again.
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
    /// Nobody turned up at this table or, without one, most called players did not: paused until an organiser resumes.
    Unattended {
        table: Option<u32>,
    },
    /// The time of open tables, and of an arena, was extended.
    Extended {
        time: Millis,
        by: Author,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// The bot was unavailable for a while: all deadlines move by that time, and people have at least the time to turn up from
    /// now on. The end of an arena moves by exactly that time.
    TimeLost {
        time: Millis,
    },
    Ended {
        ending: Ending,
        by: Option<Author>,
    },
    /// A person's data was deleted: earlier events now name a substitute id instead. A cached state from before this event has to
    /// be loaded again.
    Forgotten,
}

/// The subject of a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    /// The check-in is open.
    CheckIn,
    /// Play starts soon.
    Start,
}

/// Tables that were formed at the same time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paired {
    /// Counted from 1; 0 in an arena.
    pub round: u32,
    /// True for the final table.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// The entries of each table, by seat. Tables are numbered through the whole tournament, from 1.
    pub tables: Vec<Vec<EntryId>>,
    /// The entries that have a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<EntryId>,
    /// The moment at which the current scores of unfinished tables become their results.
    pub until: Millis,
}

/// The reason for a tournament's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All rounds were played.
    Played,
    /// Too few participants were left.
    TooFew,
    /// All persons had left or been withdrawn, and only computers were left.
    NoPersons,
    /// An organiser ended it.
    Cancelled,
    /// Nobody started or resumed it in time.
    Expired,
}

impl TournamentEvent {
    /// The version that [`TournamentEvent::to_json`] writes. Version 1 was never released.
    pub const VERSION: i32 = 2;

    /// Passes each person's id and name in the event to `change`. Returns true if any of them was changed.
    pub fn change_people(&mut self, change: &mut PersonChange<'_>) -> bool {
        let mut author = |by: &mut Author| change(&mut by.id, Some(&mut by.name));
        match self {
            Self::Created { by, .. }
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
                player.change_person(change) | changed
            }
            Self::Joined { player } => player.change_person(change),
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
            | Self::Forgotten => false,
        }
    }

    /// This event with a reason, if it is an organiser's decision.
    pub fn with_reason(mut self, why: Option<Reason>) -> Self {
        if let Self::Ruled { reason, .. }
        | Self::Withdrawn { reason, by: Some(_), out: OutReason::Removed, .. }
        | Self::Replaced { reason, .. }
        | Self::Pardoned { reason, .. }
        | Self::Extended { reason, .. } = &mut self
        {
            *reason = why;
        }
        self
    }

    /// Removes the text of an organiser's reason if `names` finds a person named in it. Returns true if it did.
    pub fn remove_free_text_reason(&mut self, names: impl Fn(&str) -> bool) -> bool {
        let named = matches!(self.reason(), Some(Reason::Words(words)) if names(words));
        if named {
            let without = std::mem::replace(self, Self::Forgotten).with_reason(None);
            *self = without;
        }
        named
    }

    /// The reason for an organiser's decision.
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

    /// The body as stored.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a stored body of any released version.
    ///
    /// # Errors
    /// Returns an error if the body is damaged, or a newer version has written it.
    pub fn from_json(version: i32, body: &str) -> Result<Self, Unreadable> {
        match version {
            Self::VERSION => Ok(serde_json::from_str(body)?),
            _ => Err(Unreadable::of_version(version, Self::VERSION)),
        }
    }
}

/// The reason why an event, or another stored text, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// A newer version of this program, which another process already runs, has written it.
    #[error("{0}")]
    Newer(String),
    /// No version of this program has written it.
    #[error("{0}")]
    Damaged(String),
}

impl Unreadable {
    /// The error for an event of a version other than `known`.
    pub fn of_version(version: i32, known: i32) -> Self {
        let why = format!("an event of version {version}, and only {known} is known");
        if version > known { Self::Newer(why) } else { Self::Damaged(why) }
    }
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Self {
        let why = error.to_string();
        // Kinds are only ever added. The error does not distinguish an unknown kind from a wrong type.
        if why.starts_with("unknown variant") { Self::Newer(why) } else { Self::Damaged(why) }
    }
}
