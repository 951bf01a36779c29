//! The state of a table, computed from its events.

mod apply;
mod ending;
mod lobby;
mod pace;
mod present;
mod seats;
mod undo;

use std::collections::{BTreeMap, BTreeSet};

pub(super) use apply::is_end_of_turn;
use undo::Undo;

use super::event::{EndReason, NamedPerson, SeatAssignment, TableEvent, TableSettings};
use super::turn_clock::TurnTime;
use crate::ids::{ChannelId, PersonId, ServerOrDirect, TableId};
use crate::league::AchievementTally;
use crate::time::Millis;
use triominos_rules::game::{Match, Seat};
use triominos_rules::opponent::Style;

/// The number of the computer Magpie at a table. Magpie drains the pool: it draws tiles even if it could place a tile.
pub(super) const MAGPIE: u8 = *Style::DRAINERS.start() as u8;

/// The person or computer in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Person(NamedPerson),
    /// A computer, numbered from 1 at this table; `left` is the person who had the seat before, or `None` if no person had
    /// it.
    Computer {
        number: u8,
        left: Option<NamedPerson>,
        /// True if the person `left` lost the seat by missing turns, false if they left the match. A person who missed turns may
        /// take the seat back, even in competitive matches.
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
    /// Returns the person in the seat; `None` for a computer.
    pub fn person(&self) -> Option<&NamedPerson> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { .. } => None,
        }
    }
}

/// The phase of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    Lobby,
    Playing(Match),
    /// The match was played to its end.
    Over(Match),
    /// The table was closed before the end of the match; `game` is the match at that time, if it had begun.
    Closed {
        reason: EndReason,
        by: Option<PersonId>,
        game: Option<Match>,
    },
}

/// The complete state of a table. It is cheap enough to clone for drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    /// The server of the table, or the direct message channel.
    pub home: ServerOrDirect,
    pub channel: ChannelId,
    /// The id of the person who may start the match and end it.
    pub host: PersonId,
    /// True if the table belongs to a tournament, whose players have fixed seats.
    pub of_tournament: bool,
    pub settings: TableSettings,
    pub seats: Vec<Occupant>,
    /// The invited people who have not answered. A seat is reserved for each of them.
    pub invited: Vec<NamedPerson>,
    /// The invited people who declined.
    pub declined: Vec<NamedPerson>,
    /// The person who proposes that the match in the lobby be rated, and all people who agree, including that person;
    /// `None` if nobody has proposed it.
    rated_proposal: Option<(PersonId, BTreeSet<PersonId>)>,
    pub phase: Phase,
    /// The people who have voted to end the match; some may have left since.
    pub end_votes: BTreeSet<PersonId>,
    /// The statistics of the players in the match.
    pub tally: AchievementTally,
    /// The time limit of the current turn; `None` without a clock, or in a computer's turn.
    pub turn_time: Option<TurnTime>,
    /// The time up to which the deadlines have been postponed while the clock is stopped, in milliseconds since 1970;
    /// `None` while the clock runs.
    clock_stopped: Option<Millis>,
    /// The time at which the current turn began, in milliseconds since 1970.
    pub turn_since: Millis,
    /// The time from which the lifetime of the lobby is counted, in milliseconds since 1970. It is the time of the
    /// opening, plus the time for which the channel was inaccessible.
    pub(super) lobby_since: Millis,
    /// The time of the last action in the match, in milliseconds since 1970.
    pub(super) idle_since: Millis,
    /// The time at which the idle match is closed, in milliseconds since 1970; `None` until its player in
    /// turn was asked to continue.
    pub(super) idle_closes_at: Option<Millis>,
    /// The number of consecutive turns that the clock has played, by seat; empty before the match.
    pub missed_in_a_row: Vec<u32>,
    /// The seat whose missed turn the clock is playing; `None` if it plays none.
    by_clock: Option<Seat>,
    /// The seat whose turn is being played by a standing order (a move chosen in advance); `None` if there is none.
    by_order: Option<Seat>,
    pub opened_at: Millis,
    /// The time of the match's start, in milliseconds since 1970; `None` before it.
    pub started_at: Option<Millis>,
    /// The time of the last event, in milliseconds since 1970.
    pub changed_at: Millis,
    /// The number of the last event; the first is 1.
    pub seq: i64,
    /// The number of the first event that is not announced yet.
    pub unpublished_from: i64,
    /// True if a turn has ended since the event with the number `unpublished_from`. Such a turn is announced together with the
    /// computers' turns that follow.
    pub is_turn_unpublished: bool,
    /// The data with which the last placement can be undone, and the players' consents to the undo.
    undo: Undo,
    /// The seats whose players passed without a choice in their last turn of this round.
    passing: BTreeSet<Seat>,
    /// The computers that were replaced by spectators, by seat. The result of the seat still counts for the computer. If a
    /// seat was taken over several times, the entry is the first computer.
    stood_in: BTreeMap<Seat, Occupant>,
    /// True if a hint was given in a match of one person against computers. The match then does not count in that person's
    /// statistics.
    pub(in crate::table) advised: bool,
    /// The seat whose player has a coach in their first turns; `None` if nobody has one.
    pub(in crate::table) coached: Option<Seat>,
    /// The ids of the people whom moderators removed. They cannot take a seat here again.
    taken_out: BTreeSet<PersonId>,
}

/// The error for a stored event that cannot follow the events before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} of table {table} does not follow: {why}")]
pub struct Damage {
    pub table: i64,
    pub seq: i64,
    pub why: String,
}

impl Table {
    /// Creates a table from its first event; `None` if that event does not open a table. `opened_at` is
    /// the time of the event, in milliseconds since 1970.
    pub fn from_opening(id: TableId, opened_at: Millis, event: &TableEvent) -> Option<Self> {
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
            home: ServerOrDirect::for_channel(guild, *channel),
            channel: *channel,
            host,
            of_tournament: matches!(event, TableEvent::OpenedForTournament { .. }),
            settings: settings.clone(),
            seats,
            invited: Vec::new(),
            declined: Vec::new(),
            rated_proposal: None,
            phase: Phase::Lobby,
            end_votes: BTreeSet::new(),
            tally: AchievementTally::default(),
            turn_time: None,
            clock_stopped: None,
            turn_since: opened_at,
            lobby_since: opened_at,
            idle_since: opened_at,
            idle_closes_at: None,
            missed_in_a_row: Vec::new(),
            by_clock: None,
            by_order: None,
            opened_at,
            started_at: None,
            changed_at: opened_at,
            seq: 1,
            unpublished_from: 2,
            is_turn_unpublished: false,
            undo: Undo::default(),
            passing: BTreeSet::new(),
            stood_in: BTreeMap::new(),
            advised: false,
            coached: None,
            taken_out: BTreeSet::new(),
        })
    }
}
