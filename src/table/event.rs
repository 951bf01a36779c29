//! The events of a table, as they are stored.

use serde::{Deserialize, Serialize};

use super::turn_clock::{Deadline, TurnClock};
use crate::game::{self, Changes, Rules, Seat};
use crate::ids::{ChannelId, GuildId, PersonId};
use crate::opponent::Level;

/// A person, as the server knew them when they took the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub id: PersonId,
    /// The display name, unescaped: whoever shows it escapes it.
    pub name: String,
}

/// The holder of a seat at a table of a tournament. A type of its own beside `league`'s `Player`: stored, the number of a
/// computer stands here alone, and there in a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatAssignment {
    Person(Person),
    /// A computer, by its number in the tournament.
    Computer(u8),
}

/// The choices that were made when the table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The edition's name.
    pub edition: String,
    /// The changes of the edition.
    #[serde(default, skip_serializing_if = "Changes::is_empty")]
    pub changes: Changes,
    /// True if players are shown the points of each placement before they make it.
    pub hints: bool,
    /// The longest time of a turn.
    #[serde(default, skip_serializing_if = "TurnClock::is_none")]
    pub clock: TurnClock,
    /// How well its computers play.
    #[serde(default, skip_serializing_if = "Level::is_usual")]
    pub level: Level,
    /// The locale of the server, as Discord gives it.
    pub locale: String,
}

/// An event of a table. The state of the table follows from its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TableEvent {
    /// The host opened a lobby, and sits in the first seat.
    Opened {
        guild: GuildId,
        channel: ChannelId,
        host: Person,
        settings: Settings,
    },
    /// A tournament seats its players: nobody else can sit down, and only organisers end the match early.
    #[serde(rename = "convened")]
    OpenedForTournament {
        guild: GuildId,
        channel: ChannelId,
        seats: Vec<SeatAssignment>,
        settings: Settings,
    },
    Joined {
        person: Person,
    },
    /// A person left the lobby. If that was the host, the next person is.
    LeftLobby {
        person: PersonId,
    },
    ComputerAdded,
    /// The computer that came last has left the lobby.
    ComputerRemoved,
    /// The host chose other rules in the lobby: an edition, and its changes.
    RulesChosen {
        edition: String,
        #[serde(default, skip_serializing_if = "Changes::is_empty")]
        changes: Changes,
    },
    /// The host chose another clock in the lobby.
    ClockChosen {
        clock: TurnClock,
    },
    /// The host chose in the lobby how well computers play.
    LevelChosen {
        level: Level,
    },
    /// The lobby became a match: the seats are fixed, and so are the rules, whatever becomes of the edition's later.
    Started {
        rules: Rules,
    },
    /// A computer took the seat of somebody who left or, at a table of a tournament, did not turn up; for good.
    SeatTaken {
        seat: Seat,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        no_show: bool,
    },
    /// The turn that has begun has another deadline than the one that follows from its length: quiet hours are in between, or
    /// nobody looked when the time was over.
    TurnTimed {
        deadline: Deadline,
    },
    /// The player whose turn it is was reminded of it: at half time, or near the end.
    Reminded {
        seat: Seat,
        near: bool,
    },
    /// The time of a turn is over. What follows, up to the turn's end, was played by the clock.
    TurnMissed {
        seat: Seat,
    },
    /// After too many missed turns in a row a computer minds the seat, until its owner takes it back.
    SeatMinded {
        seat: Seat,
    },
    /// The owner of a seat that a computer minded is back.
    SeatTakenBack {
        seat: Seat,
        person: Person,
    },
    /// A player wants the game to end; it does when all but the host have said so.
    EndVoted {
        person: PersonId,
    },
    /// The table was closed before the match was over.
    Ended {
        reason: EndReason,
        by: Option<PersonId>,
    },
    /// An event of the match.
    Played {
        event: game::Event,
    },
}

/// The reason for which a table was closed early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    Host,
    Moderator,
    /// Every player but the host voted for it.
    Vote,
    /// Nobody started the lobby in time.
    Expired,
    /// No person is left at the table.
    Deserted,
    /// The tournament that it belongs to has decided about it.
    Tournament,
}

impl TableEvent {
    /// The version of what [`TableEvent::to_json`] writes.
    pub const VERSION: i32 = 1;

    /// The event of the match, if this is one.
    pub fn played(&self) -> Option<&game::Event> {
        match self {
            Self::Played { event } => Some(event),
            _ => None,
        }
    }

    /// The event as it is stored.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a stored event of any version that was ever written.
    ///
    /// # Errors
    /// The text is damaged, or of a version that this program does not know.
    pub fn from_json(version: i32, body: &str) -> Result<Self, String> {
        match version {
            Self::VERSION => serde_json::from_str(body).map_err(|error| error.to_string()),
            _ => Err(format!("an event of version {version}, and only {} is known", Self::VERSION)),
        }
    }
}
