//! The change that each event makes to a table.

use super::{Damage, Occupant, Phase, Table};
use crate::game::{self, Match, Placed, Seat};
use crate::ids::PersonId;
use crate::league::Tally;
use crate::table::event::{Person, TableEvent};
use crate::table::turn_clock::TurnTime;
use crate::time::Millis;

impl Table {
    /// Applies the next event.
    ///
    /// # Errors
    /// The event does not follow from this state; what was stored is damaged.
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
                let number = self.next_computer();
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
            TableEvent::LevelChosen { level } => self.settings.level = *level,
            TableEvent::Started { rules } => {
                self.missed_in_a_row = vec![0; self.seats.len()];
                self.phase = Phase::Playing(Match::new(rules.clone(), self.seats.len()));
                self.tally = Tally::new(self.seats.len());
                self.started_at = Some(at);
            }
            TableEvent::SeatTaken { seat, .. } => self.give_to_computer(*seat, false),
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
            self.turn_since = at;
            let limit = self.settings.clock.limit();
            let turn = self.turn_of_person().zip(limit);
            self.turn_time = turn.map(|((seat, _), limit)| TurnTime::new(seat, at, limit));
        }
        Ok(())
    }

    /// Counts a turn by whoever played it: its player, or the clock.
    fn attend(&mut self, event: &game::Event) {
        let Some(seat) = whose_turn_ends(event) else { return };
        let by_clock = self.by_clock.take() == Some(seat);
        if let Some(missed) = self.missed_in_a_row.get_mut(seat) {
            *missed = if by_clock { *missed + 1 } else { 0 };
        }
    }

    fn leave_lobby(&mut self, person: PersonId) {
        self.seats.retain(|seat| seat.person().is_none_or(|other| other.id != person));
        self.hand_on_host();
    }

    fn give_to_computer(&mut self, seat: Seat, may_return: bool) {
        let number = self.next_computer();
        if let Some(occupant) = self.seats.get_mut(seat) {
            let left = occupant.person().cloned();
            *occupant = Occupant::Computer { number, left, may_return };
        }
        if may_return {
            self.tally.mind(seat);
        } else {
            self.tally.leave(seat);
        }
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

    /// Makes the next person host, if the host has left.
    fn hand_on_host(&mut self) {
        if self.seat_of(self.host).is_none() {
            let next = self.people().next().map(|person| person.id);
            self.host = next.unwrap_or(self.host);
        }
    }
}

/// The seat whose turn ends with this event, if one does.
fn whose_turn_ends(event: &game::Event) -> Option<Seat> {
    match event {
        game::Event::Placed(Placed { seat, .. })
        | game::Event::Stuck { seat, .. }
        | game::Event::Passed { seat, .. }
        | game::Event::Stopped { seat, .. } => Some(*seat),
        _ => None,
    }
}

pub fn ends_a_turn(event: &TableEvent) -> bool {
    match event {
        TableEvent::Started { .. } => true,
        TableEvent::Played { event } => !matches!(event, game::Event::Drew { .. }),
        _ => false,
    }
}
