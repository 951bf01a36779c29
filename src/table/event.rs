//! What has happened at a table, as it is stored.

use serde::{Deserialize, Serialize};

use super::turn_clock::{Deadline, TurnClock};
use crate::game::{self, Changes, Rules, Seat};

/// A person, as the server knew them when they took the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub id: u64,
    /// The display name, unescaped: whoever shows it escapes it.
    pub name: String,
}

/// Who is given a seat at a table whose seats are given from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatAssignment {
    Person(Person),
    /// By its number there.
    Computer(u8),
}

/// What was chosen when the table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The edition's name.
    pub edition: String,
    /// In what the rules differ from the edition.
    #[serde(default, skip_serializing_if = "Changes::is_empty")]
    pub changes: Changes,
    /// Whether players are shown what each placement would earn.
    pub hints: bool,
    /// How long a turn may take.
    #[serde(default, skip_serializing_if = "TurnClock::is_none")]
    pub clock: TurnClock,
    /// What Discord said the server's language was.
    pub locale: String,
}

/// One thing that happened at a table. The table's state is what these made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TableEvent {
    /// The host opened a lobby, and sits in the first seat.
    Opened {
        guild: u64,
        channel: u64,
        host: Person,
        settings: Settings,
    },
    /// A tournament seats its players: nobody else can sit down, and only organisers end the match early.
    #[serde(rename = "convened")]
    OpenedForTournament {
        guild: u64,
        channel: u64,
        seats: Vec<SeatAssignment>,
        settings: Settings,
    },
    Joined {
        person: Person,
    },
    /// A person left the lobby. If that was the host, the next person is.
    LeftLobby {
        person: u64,
    },
    ComputerAdded,
    /// The computer that came last has left the lobby.
    ComputerRemoved,
    /// The host chose other rules in the lobby: an edition, and in what they differ from it.
    RulesChosen {
        edition: String,
        #[serde(default, skip_serializing_if = "Changes::is_empty")]
        changes: Changes,
    },
    /// The host chose another clock in the lobby.
    ClockChosen {
        clock: TurnClock,
    },
    /// The lobby became a match: the seats are fixed, and so are the rules, whatever becomes of the edition's later.
    Started {
        rules: Rules,
    },
    /// A computer took a leaver's seat, for good.
    SeatTaken {
        seat: Seat,
    },
    /// The turn that has begun has this deadline, and not that which follows from its length alone: quiet hours are in between,
    /// or nobody looked when the time was over.
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
        person: u64,
    },
    /// The table was closed before the match was over.
    Ended {
        reason: EndReason,
        by: Option<u64>,
    },
    /// Something happened in the match.
    Played {
        event: game::Event,
    },
}

/// Why a table was closed early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    Host,
    Moderator,
    /// Every player but the host voted for it.
    Vote,
    /// Nobody started the lobby in time.
    Expired,
    /// No person is left at it.
    Deserted,
    /// The tournament that it belongs to has decided about it.
    Tournament,
}

impl TableEvent {
    /// The version of what [`TableEvent::to_json`] writes.
    pub const VERSION: i32 = 1;

    /// What happened in the game, if this is it.
    pub fn played(&self) -> Option<&game::Event> {
        match self {
            Self::Played { event } => Some(event),
            _ => None,
        }
    }

    /// The body as it is stored.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a stored body of any version that was ever written.
    ///
    /// # Errors
    /// The body is damaged, or of a version that this program does not know.
    pub fn from_json(version: i32, body: &str) -> Result<Self, String> {
        match version {
            Self::VERSION => serde_json::from_str(body).map_err(|error| error.to_string()),
            _ => Err(format!("an event of version {version}, and only {} is known", Self::VERSION)),
        }
    }
}
