//! The events of a table, as they are stored.

use serde::{Deserialize, Serialize};

use super::turn_clock::{Deadline, TurnClock};
use crate::ids::{ChannelId, GuildId, PersonChange, PersonId};
use crate::league::tournament::Unreadable;
use crate::time::Millis;
use triominos_rules::game::{self, Changes, Hints, Rules, Seat};
use triominos_rules::opponent::Level;

/// A person, as the server knew them when they took the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub id: PersonId,
    /// The display name, unescaped: whoever shows it escapes it.
    pub name: String,
}

/// The most letters of a name when a seat is taken; Discord's own limit is 32.
const NAME_LIMIT: usize = 64;

impl Person {
    /// A person of this display name.
    pub fn named(id: PersonId, name: &str) -> Self {
        Self { id, name: name.chars().take(NAME_LIMIT).collect() }
    }
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
    /// What players are told of placements before they make them.
    pub hints: Hints,
    /// The longest time of a turn.
    #[serde(default, skip_serializing_if = "TurnClock::is_none")]
    pub clock: TurnClock,
    /// How well its computers play.
    #[serde(default, skip_serializing_if = "Level::is_default")]
    pub level: Level,
    /// Who may sit down, what for, and where the match is played.
    #[serde(default, skip_serializing_if = "Terms::is_usual")]
    pub terms: Terms,
    /// True if spectators may take over the seats of computers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_ins: bool,
    /// The locale of the server, as Discord gives it.
    pub locale: String,
}

/// The terms on which people sit down at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// The most who may sit down; `None` for as many as the rules allow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// True if the match counts for no rating and no leaderboard.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub friendly: bool,
    /// True if the match is to be played in a thread of its own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub thread: bool,
}

/// One of the terms, as it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    Seats(Option<u8>),
    Friendly(bool),
    Thread(bool),
}

impl Terms {
    /// True for those of a table where nothing was chosen.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// The same with this one chosen.
    pub fn with(self, term: Term) -> Self {
        match term {
            Term::Seats(seats) => Self { seats, ..self },
            Term::Friendly(friendly) => Self { friendly, ..self },
            Term::Thread(thread) => Self { thread, ..self },
        }
    }
}

/// An event of a table. The state of the table follows from its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TableEvent {
    /// The host opened a lobby, and sits in the first seat.
    Opened {
        /// The server; `None` in a direct conversation, where the host plays alone or against computers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guild: Option<GuildId>,
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
    /// The host chose other terms in the lobby.
    TermsChosen {
        terms: Terms,
    },
    /// These people were asked to play: a seat is held for each until they answer.
    Invited {
        people: Vec<Person>,
    },
    /// Somebody who was asked does not want to play.
    Declined {
        person: PersonId,
    },
    /// The host freed the seat of somebody in the lobby, or one that was held for them.
    SeatFreed {
        person: PersonId,
    },
    /// The host handed the table on to somebody who sits at it.
    HandedOn {
        person: PersonId,
    },
    /// The match is played in a thread of its own, and not in the channel where its lobby was.
    MovedToThread {
        channel: ChannelId,
    },
    /// Somebody had the board posted anew.
    BoardShown {
        by: PersonId,
    },
    /// The match starts without those who have not answered.
    InvitationsDropped {
        people: Vec<PersonId>,
    },
    /// The host chose in the lobby whether spectators may take over the seats of computers.
    StandInsChosen {
        allowed: bool,
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
    /// A moderator took the player of this seat out of the match; for good. A computer plays on.
    TakenOut {
        seat: Seat,
        by: PersonId,
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
    /// Nobody has acted in a match without a clock for long, and its player in turn was asked to play on.
    IdleAsked {
        seat: Seat,
        /// The moment at which the match is closed if nobody acts, in milliseconds since 1970.
        closes_at: Millis,
    },
    /// The bot is back on a server, or in a channel, that has been closed to it for this time. The turn has that much longer.
    BotReturned {
        away: Millis,
        /// True if it was only the table's channel that it could not write to.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        to_channel: bool,
    },
    /// The time of a turn is over. What follows, up to the turn's end, was played by the clock.
    TurnMissed {
        seat: Seat,
    },
    /// The player in this seat has left an order for the turn that begins. What follows, up to the turn's end or to where the order
    /// stops, was played by it. What it says is no event.
    TurnOrdered {
        seat: Seat,
    },
    /// The order has drawn as the rules demand, and now there is something to choose: the player goes on.
    OrderStopped {
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
    /// A spectator took over the seat of the computer of this number. The result of the match goes on counting to the seat's first
    /// owner.
    StoodIn {
        seat: Seat,
        person: Person,
        computer: u8,
    },
    /// The player who placed last asks the others whether that may be taken back.
    UndoAsked {
        seat: Seat,
    },
    /// One of the others agrees to it.
    UndoAgreed {
        person: PersonId,
    },
    /// The player in this seat has taken the last placement back: in the match it has never happened.
    PlacementUndone {
        seat: Seat,
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
    /// Somebody's data was deleted: the events before this one name a former player instead, with an id that stands for them. Whoever
    /// knows the table by what they said loads it again.
    Forgotten,
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
    /// Nobody started the lobby in time, or acted in a match without a clock for long.
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

    /// The events of the match among these, without placements that were taken back: the match as it counts.
    pub fn counted(events: &[Self]) -> Vec<game::Event> {
        let mut counted: Vec<game::Event> = Vec::new();
        for event in events {
            match event {
                Self::Played { event } => counted.push(event.clone()),
                Self::PlacementUndone { seat } => {
                    counted.pop_if(|last| last.placed().is_some_and(|placed| placed.seat == *seat));
                }
                _ => {}
            }
        }
        counted
    }

    /// Shows every person in the event to `of`: the id, and the name where it has one. True if any of them was changed.
    pub fn change_people(&mut self, of: &mut PersonChange<'_>) -> bool {
        let mut named = |person: &mut Person| of(&mut person.id, Some(&mut person.name));
        match self {
            Self::Opened { host: person, .. }
            | Self::Joined { person }
            | Self::SeatTakenBack { person, .. }
            | Self::StoodIn { person, .. } => named(person),
            Self::OpenedForTournament { seats, .. } => {
                let people = seats.iter_mut().filter_map(|seat| match seat {
                    SeatAssignment::Person(person) => Some(person),
                    SeatAssignment::Computer(_) => None,
                });
                people.fold(false, |changed, person| named(person) | changed)
            }
            Self::Invited { people } => {
                people.iter_mut().fold(false, |changed, person| named(person) | changed)
            }
            Self::LeftLobby { person }
            | Self::Declined { person }
            | Self::SeatFreed { person }
            | Self::HandedOn { person }
            | Self::BoardShown { by: person }
            | Self::UndoAgreed { person }
            | Self::EndVoted { person }
            | Self::TakenOut { by: person, .. }
            | Self::Ended { by: Some(person), .. } => of(person, None),
            Self::InvitationsDropped { people } => {
                people.iter_mut().fold(false, |changed, person| of(person, None) | changed)
            }
            Self::ComputerAdded
            | Self::ComputerRemoved
            | Self::RulesChosen { .. }
            | Self::ClockChosen { .. }
            | Self::LevelChosen { .. }
            | Self::TermsChosen { .. }
            | Self::MovedToThread { .. }
            | Self::StandInsChosen { .. }
            | Self::Started { .. }
            | Self::SeatTaken { .. }
            | Self::TurnTimed { .. }
            | Self::Reminded { .. }
            | Self::IdleAsked { .. }
            | Self::BotReturned { .. }
            | Self::TurnMissed { .. }
            | Self::TurnOrdered { .. }
            | Self::OrderStopped { .. }
            | Self::SeatMinded { .. }
            | Self::UndoAsked { .. }
            | Self::PlacementUndone { .. }
            | Self::Ended { by: None, .. }
            | Self::Forgotten
            | Self::Played { .. } => false,
        }
    }

    /// The event as it is stored.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a stored event of any released version.
    ///
    /// # Errors
    /// The text is damaged, or a newer version has written it.
    pub fn from_json(version: i32, body: &str) -> Result<Self, Unreadable> {
        match version {
            Self::VERSION => Ok(serde_json::from_str(body)?),
            _ => Err(Unreadable::of_version(version, Self::VERSION)),
        }
    }
}
