//! The state of a table, which follows from its events.

mod apply;
mod ending;
mod pace;
mod present;
mod seats;
mod undo;

use std::collections::{BTreeMap, BTreeSet};

pub(super) use apply::ends_a_turn;
use undo::Undo;

use super::event::{EndReason, Person, SeatAssignment, Settings, TableEvent};
use super::turn_clock::TurnTime;
use crate::ids::{ChannelId, Home, PersonId, TableId};
use crate::league::Tally;
use crate::time::Millis;
use triominos_rules::game::{Match, Seat};

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Person(Person),
    /// A computer, numbered from 1 at this table; `left` is the person who sat there before.
    Computer {
        number: u8,
        left: Option<Person>,
        /// True if that person missed turns rather than left: then they are waited for, and may take the seat back at any table.
        may_return: bool,
    },
}

impl From<&SeatAssignment> for Occupant {
    fn from(assignment: &SeatAssignment) -> Self {
        match assignment {
            SeatAssignment::Person(person) => Self::Person(person.clone()),
            SeatAssignment::Computer(number) => {
                Self::Computer { number: *number, left: None, may_return: false }
            }
        }
    }
}

impl Occupant {
    /// The person in the seat, if it is one.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { .. } => None,
        }
    }
}

/// The phase that a table is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    Lobby,
    Playing(Match),
    /// The match was played to its end.
    Over(Match),
    /// The table was closed before that; with the match as it stood, if one had begun.
    Closed {
        reason: EndReason,
        by: Option<PersonId>,
        game: Option<Match>,
    },
}

/// A table and everything about it. Cheap enough to clone for whoever draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    /// The server it is on, or the direct conversation.
    pub home: Home,
    pub channel: ChannelId,
    /// The person who may start the match and end it.
    pub host: PersonId,
    /// True if a tournament has seated its players here.
    pub of_tournament: bool,
    pub settings: Settings,
    pub seats: Vec<Occupant>,
    /// The people who were asked to play and have not answered: a seat is held for each.
    pub invited: Vec<Person>,
    /// The people who were asked and do not want to play.
    pub declined: Vec<Person>,
    pub phase: Phase,
    /// The persons who have voted to end the match; some may have left since.
    pub end_votes: BTreeSet<PersonId>,
    /// The deeds of the players in the match.
    pub tally: Tally,
    /// The time of the present turn: at a table with a clock, while it is a person's.
    pub turn_time: Option<TurnTime>,
    /// The moment since which the table has waited for this turn.
    pub turn_since: Millis,
    /// The moment of the last act in the match.
    pub(super) idle_since: Millis,
    /// The moment at which the match is closed if nobody acts, after its player in turn was asked to play on.
    pub(super) idle_closes_at: Option<Millis>,
    /// The number of turns, by seat, that the clock has played with none in between that the player has, from the match's start
    /// on.
    pub missed_in_a_row: Vec<u32>,
    /// The seat whose turn the clock is playing.
    by_clock: Option<Seat>,
    /// The seat whose turn is being played by its player's order.
    by_order: Option<Seat>,
    pub opened_at: Millis,
    /// The moment of the match's start.
    pub started_at: Option<Millis>,
    /// The moment of the last event.
    pub changed_at: Millis,
    /// The number of the last event; the first is 1.
    pub seq: i64,
    /// The first event that no announcement has told yet.
    pub unpublished_from: i64,
    /// True if a turn has ended since then: it is told with those of the computers that follow.
    pub is_turn_unpublished: bool,
    /// The last placement, while it can be taken back, and who agrees to that.
    undo: Undo,
    /// The computers whose seats spectators have taken over, each the first in its seat: the result counts as theirs.
    stood_in: BTreeMap<Seat, Occupant>,
    /// The people whom moderators took out: none of them gets a seat here again.
    taken_out: BTreeSet<PersonId>,
}

/// The error of stored events that make no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} of table {table} does not follow: {why}")]
pub struct Damage {
    pub table: i64,
    pub seq: i64,
    pub why: String,
}

impl Table {
    /// The table that its first event opens; `None` if that is not an opening.
    pub fn open(id: TableId, at: Millis, event: &TableEvent) -> Option<Self> {
        let (guild, channel, settings, seats) = match event {
            TableEvent::Opened { guild, channel, host, settings } => {
                (*guild, channel, settings, vec![Occupant::Person(host.clone())])
            }
            TableEvent::OpenedForTournament { guild, channel, seats, settings } => {
                (Some(*guild), channel, settings, seats.iter().map(Occupant::from).collect())
            }
            _ => return None,
        };
        let host =
            seats.iter().find_map(Occupant::person).map_or(PersonId::new(0), |person| person.id);
        Some(Self {
            id,
            home: Home::for_channel(guild, *channel),
            channel: *channel,
            host,
            of_tournament: matches!(event, TableEvent::OpenedForTournament { .. }),
            settings: settings.clone(),
            seats,
            invited: Vec::new(),
            declined: Vec::new(),
            phase: Phase::Lobby,
            end_votes: BTreeSet::new(),
            tally: Tally::default(),
            turn_time: None,
            turn_since: at,
            idle_since: at,
            idle_closes_at: None,
            missed_in_a_row: Vec::new(),
            by_clock: None,
            by_order: None,
            opened_at: at,
            started_at: None,
            changed_at: at,
            seq: 1,
            unpublished_from: 2,
            is_turn_unpublished: false,
            undo: Undo::default(),
            stood_in: BTreeMap::new(),
            taken_out: BTreeSet::new(),
        })
    }
}
