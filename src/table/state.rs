//! The state of a table: what its events made it.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::clock::Millis;
use super::event::{EndReason, Person, Settings, TableEvent};
use crate::game::{self, Edition, Match, PlayerView, PublicView, Seat, Variant};
use crate::store::TableId;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Person(Person),
    /// A computer, numbered from 1 at this table; `left` is who sat there before.
    Computer {
        number: u8,
        left: Option<Person>,
    },
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
    pub settings: Settings,
    pub seats: Vec<Occupant>,
    pub phase: Phase,
    /// Who has voted to end it.
    pub end_votes: BTreeSet<u64>,
    pub opened_at: Millis,
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
pub(super) const LOBBY_LIFE: Millis = 30 * 60 * 1000;
/// How long a computer seems to think, which is also the least time between two messages of computers.
pub(super) const COMPUTER_PACE: Millis = 2_000;

impl Table {
    /// The table that its first event opens; `None` if that is not an opening.
    pub fn open(id: TableId, at: Millis, event: &TableEvent) -> Option<Self> {
        let TableEvent::Opened { guild, channel, host, settings } = event else {
            return None;
        };
        Some(Self {
            id,
            guild: *guild,
            channel: *channel,
            host: host.id,
            settings: settings.clone(),
            seats: vec![Occupant::Person(host.clone())],
            phase: Phase::Lobby,
            end_votes: BTreeSet::new(),
            opened_at: at,
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
        let damage = |why: String| Damage { table: self.id.0, seq, why };
        match event {
            TableEvent::Opened { .. } => return Err(damage("opened twice".to_owned())),
            TableEvent::Joined { person } => self.seats.push(Occupant::Person(person.clone())),
            TableEvent::LeftLobby { person } => self.leave_lobby(*person),
            TableEvent::ComputerAdded => {
                let number = self.computers() + 1;
                self.seats.push(Occupant::Computer { number, left: None });
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
            TableEvent::Started { rules } => {
                self.phase = Phase::Playing(Match::new(rules.clone(), self.seats.len()));
            }
            TableEvent::SeatTaken { seat } => self.give_to_computer(*seat),
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
                if game.winners().is_some() {
                    self.phase = Phase::Over(game.clone());
                }
            }
        }
        self.seq = seq;
        self.changed_at = at;
        if ends_a_turn(event) {
            self.untold_from = seq + 1;
        }
        Ok(())
    }

    fn leave_lobby(&mut self, person: u64) {
        self.seats.retain(|seat| seat.person().is_none_or(|other| other.id != person));
        self.hand_on_host();
    }

    fn give_to_computer(&mut self, seat: Seat) {
        let number = self.computers() + 1;
        if let Some(occupant) = self.seats.get_mut(seat) {
            let left = occupant.person().cloned();
            *occupant = Occupant::Computer { number, left };
        }
        self.hand_on_host();
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

    /// A name for each seat, for a record: it keeps who began, whoever has the seat now, and is the same in every language.
    pub fn names(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                person.name.clone()
            }
            Occupant::Computer { number, left: None } => format!("Computer {number}"),
        };
        self.seats.iter().map(name).collect()
    }

    /// Where this person sits.
    pub fn seat_of(&self, person: u64) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.person().is_some_and(|other| other.id == person))
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

    /// When the table wants to be looked at by itself: when its lobby expires, or a computer is to move.
    pub fn due_at(&self) -> Option<Millis> {
        match &self.phase {
            Phase::Lobby => Some(self.opened_at + LOBBY_LIFE),
            Phase::Playing(_) if self.person_in_turn().is_none() => {
                Some(self.changed_at + COMPUTER_PACE)
            }
            _ => None,
        }
    }
}

fn ends_a_turn(event: &TableEvent) -> bool {
    match event {
        TableEvent::Started { .. } => true,
        TableEvent::Played { event } => !matches!(event, game::Event::Drew { .. }),
        _ => false,
    }
}
