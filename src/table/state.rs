//! The state of a table: what its events made it.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::clock::Millis;
use super::event::{EndReason, Person, SeatAssignment, Settings, TableEvent};
use super::turn_clock::TurnTime;
use crate::game::{self, Edition, Match, PlayerView, PublicView, Seat, Variant};
use crate::league::Tally;
use crate::store::TableId;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Person(Person),
    /// A computer, numbered from 1 at this table; `left` is who sat there before.
    Computer {
        number: u8,
        left: Option<Person>,
        /// Whether that person missed turns rather than left, and may take the seat back.
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

/// What a table is about at the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    Lobby,
    Playing(Match),
    /// The match was played to its end.
    Over(Match),
    /// It was closed before that; with the match as it stood, if one had begun.
    Closed {
        reason: EndReason,
        by: Option<u64>,
        game: Option<Match>,
    },
}

/// A table and everything about it. Cheap enough to clone for whoever draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    pub guild: u64,
    pub channel: u64,
    /// Who may start and end it.
    pub host: u64,
    /// Whether a tournament has seated its players here.
    pub of_tournament: bool,
    pub settings: Settings,
    pub seats: Vec<Occupant>,
    pub phase: Phase,
    /// Who has voted to end it; some may have left since.
    pub end_votes: BTreeSet<u64>,
    /// What the players did in the match.
    pub tally: Tally,
    /// The time of the present turn: at a table with a clock, while it is a person's.
    pub turn_time: Option<TurnTime>,
    /// By seat, from the match's start on: how many turns the clock has played without one in between that the player has.
    pub missed_in_a_row: Vec<u32>,
    /// The seat whose turn the clock is playing.
    by_clock: Option<Seat>,
    pub opened_at: Millis,
    /// When the match started.
    pub started_at: Option<Millis>,
    /// When the last event happened.
    pub changed_at: Millis,
    /// The number of the last event; the first is 1.
    pub seq: i64,
    /// The first event that no announcement has told yet.
    pub untold_from: i64,
}

/// Stored events that do not make a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} of table {table} does not follow: {why}")]
pub struct Damage {
    pub table: i64,
    pub seq: i64,
    pub why: String,
}

/// How long an unstarted lobby stays open.
const LOBBY_LIFE: Millis = 30 * 60 * 1000;
/// The same where turns may take days: people come by when they have time.
const SLOW_LOBBY_LIFE: Millis = 24 * 60 * 60 * 1000;
/// How long a computer seems to think, which is also the least time between two messages of computers.
pub(super) const COMPUTER_PACE: Millis = 2_000;

impl Table {
    /// The table that its first event opens; `None` if that is not an opening.
    pub fn open(id: TableId, at: Millis, event: &TableEvent) -> Option<Self> {
        let (guild, channel, settings, seats) = match event {
            TableEvent::Opened { guild, channel, host, settings } => {
                (guild, channel, settings, vec![Occupant::Person(host.clone())])
            }
            TableEvent::OpenedForTournament { guild, channel, seats, settings } => {
                (guild, channel, settings, seats.iter().map(Occupant::from).collect())
            }
            _ => return None,
        };
        let host = seats.iter().find_map(Occupant::person).map_or(0, |person| person.id);
        Some(Self {
            id,
            guild: *guild,
            channel: *channel,
            host,
            of_tournament: matches!(event, TableEvent::OpenedForTournament { .. }),
            settings: settings.clone(),
            seats,
            phase: Phase::Lobby,
            end_votes: BTreeSet::new(),
            tally: Tally::default(),
            turn_time: None,
            missed_in_a_row: Vec::new(),
            by_clock: None,
            opened_at: at,
            started_at: None,
            changed_at: at,
            seq: 1,
            untold_from: 2,
        })
    }

    /// Takes in the next event.
    ///
    /// # Errors
    /// It does not follow from this state; what was stored is damaged.
    pub fn apply(&mut self, at: Millis, event: &TableEvent) -> Result<(), Damage> {
        let seq = self.seq + 1;
        let turn = self.turn_of_person();
        let damage = |why: String| Damage { table: self.id.0, seq, why };
        match event {
            TableEvent::Opened { .. } | TableEvent::OpenedForTournament { .. } => {
                return Err(damage("opened twice".to_owned()));
            }
            TableEvent::Joined { person } => self.seats.push(Occupant::Person(person.clone())),
            TableEvent::LeftLobby { person } => self.leave_lobby(*person),
            TableEvent::ComputerAdded => {
                let number = self.computers() + 1;
                self.seats.push(Occupant::Computer { number, left: None, may_return: false });
            }
            TableEvent::ComputerRemoved => {
                let last = self.seats.iter().rposition(|seat| seat.person().is_none());
                if let Some(last) = last {
                    self.seats.remove(last);
                }
            }
            TableEvent::RulesChosen { edition, changes } => {
                self.settings.edition.clone_from(edition);
                self.settings.changes.clone_from(changes);
            }
            TableEvent::ClockChosen { clock } => self.settings.clock = *clock,
            TableEvent::Started { rules } => {
                self.missed_in_a_row = vec![0; self.seats.len()];
                self.phase = Phase::Playing(Match::new(rules.clone(), self.seats.len()));
                self.tally = Tally::new(self.seats.len());
                self.started_at = Some(at);
            }
            TableEvent::SeatTaken { seat } => self.give_to_computer(*seat, false),
            TableEvent::SeatMinded { seat } => self.give_to_computer(*seat, true),
            TableEvent::SeatTakenBack { seat, person } => self.give_back(*seat, person),
            TableEvent::TurnMissed { seat } => {
                self.by_clock = Some(*seat);
                self.tally.miss(*seat);
            }
            TableEvent::TurnTimed { deadline } => {
                if let Some(time) = &mut self.turn_time {
                    time.deadline = *deadline;
                }
            }
            TableEvent::Reminded { near, .. } => {
                if let Some(time) = &mut self.turn_time {
                    time.remind(*near);
                }
            }
            TableEvent::EndVoted { person } => {
                self.end_votes.insert(*person);
            }
            TableEvent::Ended { reason, by } => {
                let game = match std::mem::replace(&mut self.phase, Phase::Lobby) {
                    Phase::Playing(game) => Some(game),
                    _ => None,
                };
                self.phase = Phase::Closed { reason: *reason, by: *by, game };
            }
            TableEvent::Played { event } => {
                let Phase::Playing(game) = &mut self.phase else {
                    return Err(damage("played while no match was under way".to_owned()));
                };
                game.apply(event).map_err(|error| Damage {
                    table: self.id.0,
                    seq,
                    why: error.to_string(),
                })?;
                self.tally.note(event);
                if game.winners().is_some() {
                    self.phase = Phase::Over(game.clone());
                }
                self.attend(event);
            }
        }
        self.seq = seq;
        self.changed_at = at;
        if ends_a_turn(event) {
            self.untold_from = seq + 1;
        }
        if ends_a_turn(event) || self.turn_of_person() != turn {
            let limit = self.settings.clock.limit();
            let turn = self.turn_of_person().zip(limit);
            self.turn_time = turn.map(|((seat, _), limit)| TurnTime::new(seat, at, limit));
        }
        Ok(())
    }

    /// Takes in who played a turn: its player, or the clock.
    fn attend(&mut self, event: &game::Event) {
        let Some(seat) = whose_turn_ends(event) else { return };
        let by_clock = self.by_clock.take() == Some(seat);
        if let Some(missed) = self.missed_in_a_row.get_mut(seat) {
            *missed = if by_clock { *missed + 1 } else { 0 };
        }
    }

    fn leave_lobby(&mut self, person: u64) {
        self.seats.retain(|seat| seat.person().is_none_or(|other| other.id != person));
        self.hand_on_host();
    }

    fn give_to_computer(&mut self, seat: Seat, may_return: bool) {
        let number = self.computers() + 1;
        if let Some(occupant) = self.seats.get_mut(seat) {
            let left = occupant.person().cloned();
            *occupant = Occupant::Computer { number, left, may_return };
        }
        self.tally.leave(seat);
        self.hand_on_host();
    }

    fn give_back(&mut self, seat: Seat, person: &Person) {
        if let Some(occupant) = self.seats.get_mut(seat) {
            *occupant = Occupant::Person(person.clone());
        }
        if let Some(missed) = self.missed_in_a_row.get_mut(seat) {
            *missed = 0;
        }
        self.tally.come_back(seat);
    }

    /// When the host has left, the next person is host.
    fn hand_on_host(&mut self) {
        if self.seat_of(self.host).is_none() {
            let next = self.people().next().map(|person| person.id);
            self.host = next.unwrap_or(self.host);
        }
    }

    fn computers(&self) -> u8 {
        let numbers = self.seats.iter().filter_map(|seat| match seat {
            Occupant::Computer { number, .. } => Some(*number),
            Occupant::Person(_) => None,
        });
        numbers.max().unwrap_or(0)
    }

    /// The rules that were chosen. A match that has begun has its own, which say the same.
    pub fn variant(&self) -> Variant {
        let edition = Edition::from_name(&self.settings.edition).unwrap_or_default();
        Variant::new(edition, self.settings.changes.clone())
    }

    /// How many can sit at it.
    pub fn capacity(&self) -> RangeInclusive<usize> {
        self.variant().players()
    }

    /// The persons at it, by seat.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.seats.iter().filter_map(Occupant::person)
    }

    /// Those whose votes end the game when all have voted: everyone but the host, who ends it alone. An absent host thus
    /// holds up nobody.
    pub fn end_voters(&self) -> impl Iterator<Item = u64> {
        self.people().map(|person| person.id).filter(|id| *id != self.host)
    }

    /// How many of those have voted, and how many must.
    pub fn end_votes_of(&self) -> (usize, usize) {
        let voted = self.end_voters().filter(|id| self.end_votes.contains(id)).count();
        (voted, self.end_voters().count())
    }

    /// A name for each seat, for a record: it keeps who began, whoever has the seat now, and is the same in every language.
    pub fn names(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                person.name.clone()
            }
            Occupant::Computer { number, left: None, .. } => format!("Computer {number}"),
        };
        self.seats.iter().map(name).collect()
    }

    /// Where this person sits.
    pub fn seat_of(&self, person: u64) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.person().is_some_and(|other| other.id == person))
    }

    /// The seat that a computer minds for this person, who may take it back.
    pub fn seat_to_take_back(&self, person: u64) -> Option<Seat> {
        self.seats.iter().position(|seat| {
            matches!(seat, Occupant::Computer { left: Some(left), may_return: true, .. } if left.id == person)
        })
    }

    /// Whether a computer minds somebody's seat.
    pub fn is_somebody_missed(&self) -> bool {
        let missed = |seat: &Occupant| matches!(seat, Occupant::Computer { may_return: true, .. });
        self.seats.iter().any(missed)
    }

    /// The match, from its start on.
    pub fn game(&self) -> Option<&Match> {
        match &self.phase {
            Phase::Lobby => None,
            Phase::Playing(game) | Phase::Over(game) => Some(game),
            Phase::Closed { game, .. } => game.as_ref(),
        }
    }

    /// Whether it takes up its channel.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Lobby | Phase::Playing(_))
    }

    /// Whose turn it is, while a match is under way.
    pub fn turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Playing(game) => game.turn(),
            _ => None,
        }
    }

    /// The person whose turn it is; `None` for a computer's turn.
    pub fn person_in_turn(&self) -> Option<&Person> {
        self.seats.get(self.turn()?)?.person()
    }

    /// Whose turn it is, if a person's.
    fn turn_of_person(&self) -> Option<(Seat, u64)> {
        Some((self.turn()?, self.person_in_turn()?.id))
    }

    /// When a lobby closes by itself.
    pub fn lobby_closes_at(&self) -> Millis {
        let slow = self.settings.clock.is_slow();
        self.opened_at + if slow { SLOW_LOBBY_LIFE } else { LOBBY_LIFE }
    }

    /// The number of the decision that a player now looks at; 0 before the match.
    pub fn decision(&self) -> u32 {
        self.game().map(Match::decision).unwrap_or(0)
    }

    /// What everyone may see of the match. At a table that was closed it is nobody's turn any more.
    pub fn public_view(&self) -> Option<PublicView> {
        let mut view = self.game()?.public_view();
        view.turn = view.turn.filter(|_| self.is_open());
        Some(view)
    }

    /// What this person may see of the match, if seated. At a table that was closed there is nothing to do.
    pub fn player_view(&self, person: u64) -> Option<PlayerView> {
        let mut view = self.game()?.player_view(self.seat_of(person)?)?;
        if !self.is_open() {
            view.public.turn = None;
            view.choices.clear();
            (view.may_draw, view.may_pass) = (false, false);
        }
        Some(view)
    }

    /// When the table wants to be looked at by itself: when its lobby expires, a computer is to move, a player is to be reminded,
    /// or the time of a turn is over.
    pub fn due_at(&self) -> Option<Millis> {
        match &self.phase {
            Phase::Lobby => Some(self.lobby_closes_at()),
            Phase::Playing(_) if self.person_in_turn().is_none() => {
                Some(self.changed_at + COMPUTER_PACE)
            }
            Phase::Playing(_) => Some(self.turn_time?.next()),
            Phase::Over(_) | Phase::Closed { .. } => None,
        }
    }
}

/// The seat whose turn this ends, if one does.
fn whose_turn_ends(event: &game::Event) -> Option<Seat> {
    match event {
        game::Event::Placed { seat, .. }
        | game::Event::Stuck { seat, .. }
        | game::Event::Passed { seat, .. } => Some(*seat),
        _ => None,
    }
}

pub(super) fn ends_a_turn(event: &TableEvent) -> bool {
    match event {
        TableEvent::Started { .. } => true,
        TableEvent::Played { event } => !matches!(event, game::Event::Drew { .. }),
        _ => false,
    }
}
