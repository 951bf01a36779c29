//! Events of a tournament, as they are stored.

use serde::{Deserialize, Serialize};

use super::entry::{EntryId, Out, Player};
use super::plan::Plan;
use super::reason::Reason;
use super::result::{Ruling, SeatResult};
use crate::ids::{ChannelId, GuildId, PersonChange, PersonId};
use crate::time::Millis;

/// The person who wanted something, by the name that they had then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Author {
    pub id: PersonId,
    /// As it was written, unescaped.
    pub name: String,
}

/// One thing that happened. The tournament's state is what these made it; `by` is the person who wanted it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TournamentEvent {
    Created {
        guild: GuildId,
        channel: ChannelId,
        by: Author,
        plan: Box<Plan>,
    },
    /// Somebody takes part, or does so again.
    Joined {
        player: Player,
    },
    /// An organiser wants so many computers to take part; only before the start.
    Computers {
        count: u8,
        by: Author,
    },
    CheckInOpened {
        until: Millis,
        /// `None` where it was planned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Author>,
    },
    CheckedIn {
        entry: EntryId,
    },
    /// Fewer than two were there at the end of the check-in: people can join again.
    CheckInFailed,
    /// Fewer than two took part at the planned start, and nobody had to check in: an organiser can start it later.
    StartFailed,
    /// These entries are reminded of what is about to begin or to end, all of them at once or in several parts at one moment.
    Reminded {
        of: Reminder,
        entries: Vec<EntryId>,
    },
    /// The seed decides all that is left to chance from here on.
    Started {
        seed: u64,
        /// The end of an arena.
        until: Option<Millis>,
        /// `None` if it followed from the check-in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Author>,
    },
    /// Tables were formed.
    Paired(Paired),
    /// A table can be played at: from now on who is called to it has to turn up.
    Opened {
        table: u32,
    },
    /// Somebody who was called to a table is there.
    Arrived {
        table: u32,
        entry: EntryId,
    },
    /// Somebody who was called to a table did not turn up in time.
    NoShow {
        table: u32,
        entry: EntryId,
    },
    /// A table is over; `None` where it came to nothing. Its seats are in the order in which they were paired.
    Finished {
        table: u32,
        seats: Option<Vec<SeatResult>>,
    },
    /// An organiser decided what a table is worth, or takes that back.
    Ruled {
        table: u32,
        ruling: Option<Ruling>,
        by: Author,
        /// `None` of a decision that was made before reasons were asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// A moderator voided the result of the match at a table.
    Voided {
        table: u32,
        /// The moment until which organisers have to decide about the table; `None` where they have already, or the tournament is over.
        until: Option<Millis>,
        by: Author,
    },
    /// A moderator let the result of the match at a table count again.
    Restored {
        table: u32,
        by: Author,
    },
    /// Organisers did not decide in time about a table whose match was voided, so it is void.
    LeftUndecided {
        table: u32,
    },
    RoundEnded {
        round: u32,
    },
    Withdrawn {
        entry: EntryId,
        out: Out,
        by: Option<Author>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// Another plays on for an entry.
    Replaced {
        entry: EntryId,
        player: Player,
        by: Author,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// Absences are not held against an entry any more, and it is paired again.
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
    /// Nobody came to this table or, without one, most of those called did not come: it is paused until an organiser has looked.
    Unattended {
        table: Option<u32>,
    },
    /// Tables under way have that much longer, and so has an arena.
    Extended {
        time: Millis,
        by: Author,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    /// The bot could not be reached for a while: everything that has a term has that much longer, and people have at least the time
    /// to turn up from now on. Only an arena has not a moment more.
    TimeLost {
        time: Millis,
    },
    Ended {
        ending: Ending,
        by: Option<Author>,
    },
    /// Somebody's data was deleted: the events before this one name a former player instead, with an id that stands for them. Whoever
    /// knows the tournament by what they said loads it again.
    Forgotten,
}

/// What people are reminded of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    /// They have to check in.
    CheckIn,
    /// Play is about to begin.
    Start,
}

/// Tables that were formed at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paired {
    /// From 1; 0 in an arena.
    pub round: u32,
    /// True for the final table.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// The entries of each table, by seat. Tables are numbered on through the tournament, from 1.
    pub tables: Vec<Vec<EntryId>>,
    /// The entries that have a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<EntryId>,
    /// The moment at which the tables count as they stand.
    pub until: Millis,
}

/// The reason for a tournament's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All was played.
    Played,
    /// Too few were left to go on.
    TooFew,
    /// Every person had left or was withdrawn: only computers were left.
    NoPersons,
    /// An organiser ended it.
    Cancelled,
    /// Nobody started it, or nobody resumed it.
    Expired,
}

impl TournamentEvent {
    /// The version of what [`TournamentEvent::to_json`] writes. Version 1 was never released.
    pub const VERSION: i32 = 2;

    /// Shows every person in the event to `of`: the id, and the name. True if any of them was changed.
    pub fn change_people(&mut self, of: &mut PersonChange<'_>) -> bool {
        let mut author = |by: &mut Author| of(&mut by.id, Some(&mut by.name));
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
                player.change_person(of) | changed
            }
            Self::Joined { player } => player.change_person(of),
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

    /// The event with this reason, if it is an organiser's decision.
    pub fn because(mut self, why: Option<Reason>) -> Self {
        if let Self::Ruled { reason, .. }
        | Self::Withdrawn { reason, by: Some(_), out: Out::Removed, .. }
        | Self::Replaced { reason, .. }
        | Self::Pardoned { reason, .. }
        | Self::Extended { reason, .. } = &mut self
        {
            *reason = why;
        }
        self
    }

    /// Takes the words of an organiser's reason away if `names` says that they name somebody. True if it did.
    pub fn take_words_away(&mut self, names: impl Fn(&str) -> bool) -> bool {
        let named = matches!(self.reason(), Some(Reason::Words(words)) if names(words));
        if named {
            let without = std::mem::replace(self, Self::Forgotten).because(None);
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

    /// The body as it is stored.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a stored body of any released version.
    ///
    /// # Errors
    /// The body is damaged, or a newer version has written it.
    pub fn from_json(version: i32, body: &str) -> Result<Self, Unreadable> {
        match version {
            Self::VERSION => Ok(serde_json::from_str(body)?),
            _ => Err(Unreadable::of_version(version, Self::VERSION)),
        }
    }
}

/// The reason for which an event, or anything else that is stored as text, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// A newer version of this program has written it, which another process runs already.
    #[error("{0}")]
    Newer(String),
    /// No version of this program has written it.
    #[error("{0}")]
    Damaged(String),
}

impl Unreadable {
    /// The reason for an event of a version that is not `known`.
    pub fn of_version(version: i32, known: i32) -> Self {
        let why = format!("an event of version {version}, and only {known} is known");
        if version > known { Self::Newer(why) } else { Self::Damaged(why) }
    }
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Self {
        let why = error.to_string();
        // Kinds are only ever added. The error itself does not tell an unknown kind from a wrong type.
        if why.starts_with("unknown variant") { Self::Newer(why) } else { Self::Damaged(why) }
    }
}
