//! Applying events to the state of a table.

use super::{Damage, Occupant, Phase, Table};
use crate::ids::PersonId;
use crate::league::AchievementTally;
use crate::table::event::{EndReason, NamedPerson, TableEvent};
use crate::table::turn_clock::TurnTime;
use crate::time::Millis;
use triominos_rules::game::{self, Match, Placed, Rules, Seat};

impl Table {
    /// Applies the next event. `event_time` is the time of the event, in milliseconds since 1970.
    ///
    /// # Errors
    /// Returns an error if the event cannot follow this state, because the stored events are damaged.
    pub fn apply(&mut self, event_time: Millis, event: &TableEvent) -> Result<(), Damage> {
        let (id, seq) = (self.id.0, self.seq + 1);
        let turn = self.seat_and_person_in_turn();
        self.postpone_stopped_deadlines(event_time);
        self.apply_change(event_time, event).map_err(|why| Damage { table: id, seq, why })?;
        self.update_after_event(event_time, seq, event, turn);
        Ok(())
    }

    /// Applies the change that the event describes. The number of the last event and the times are not changed here, but in
    /// [`Self::update_after_event`]. Returns an error with the reason if the event cannot follow this state. `event_time` is the
    /// time of the event, in milliseconds since 1970.
    fn apply_change(&mut self, event_time: Millis, event: &TableEvent) -> Result<(), String> {
        match event {
            TableEvent::Opened { .. } | TableEvent::OpenedForTournament { .. } => {
                return Err("opened twice".to_owned());
            }
            TableEvent::Joined { .. }
            | TableEvent::LeftLobby { .. }
            | TableEvent::ComputerAdded
            | TableEvent::ComputerRemoved
            | TableEvent::RulesChosen { .. }
            | TableEvent::ClockChosen { .. }
            | TableEvent::LevelChosen { .. }
            | TableEvent::TermsChosen { .. }
            | TableEvent::RatedProposed { .. }
            | TableEvent::RatedAgreed { .. }
            | TableEvent::Invited { .. }
            | TableEvent::Declined { .. }
            | TableEvent::SeatFreed { .. }
            | TableEvent::HandedOn { .. }
            | TableEvent::InvitationsDropped { .. }
            | TableEvent::StandInsChosen { .. }
            | TableEvent::MagpieChosen { .. } => self.apply_lobby_event(event)?,
            TableEvent::MovedToThread { channel } => self.channel = *channel,
            TableEvent::BoardShown { .. } | TableEvent::Forgotten => {}
            TableEvent::Started { rules } => self.start_match(event_time, rules),
            TableEvent::SeatTaken { seat, .. } => self.hand_seat_to_computer(*seat, false),
            TableEvent::TakenOut { seat, .. } => self.remove_player_from_seat(*seat),
            TableEvent::SeatMinded { seat } => self.hand_seat_to_computer(*seat, true),
            TableEvent::SeatTakenBack { seat, person } => self.return_seat_to_player(*seat, person),
            TableEvent::StoodIn { seat, person, .. } => self.put_spectator_in_seat(*seat, person),
            TableEvent::UndoAsked { seat } => self.undo.ask_for_consent(*seat),
            TableEvent::UndoAgreed { person } => self.undo.add_consent(*person),
            TableEvent::PlacementUndone { .. } | TableEvent::TurnsUndone { .. } => {
                self.try_undo_placement(event_time)
                    .ok_or_else(|| "nothing to take back".to_owned())?;
            }
            TableEvent::HintGiven { .. } => self.advised = true,
            TableEvent::CoachJoined { seat } => {
                self.coached = Some(*seat);
                self.advised = true;
            }
            TableEvent::TurnMissed { seat } => {
                self.by_clock = Some(*seat);
                self.tally.note_missed_turn(*seat);
            }
            TableEvent::TurnOrdered { seat } => self.by_order = Some(*seat),
            TableEvent::OrderStopped { .. } => self.by_order = None,
            TableEvent::TurnTimed { deadline } => {
                if let Some(time) = &mut self.turn_time {
                    time.deadline = *deadline;
                }
            }
            TableEvent::Reminded { near, .. } => {
                if let Some(time) = &mut self.turn_time {
                    time.note_reminder(*near);
                }
            }
            TableEvent::IdleAsked { closes_at, .. } => self.idle_closes_at = Some(*closes_at),
            // While the clock is stopped, the deadlines are postponed anyway.
            TableEvent::BotReturned { .. } if self.is_clock_stopped() => {}
            TableEvent::BotReturned { away, .. } => self.postpone_deadlines(*away),
            TableEvent::ClockStopped { since } => {
                self.clock_stopped = Some(*since);
                self.postpone_stopped_deadlines(event_time);
            }
            TableEvent::ClockContinued => self.clock_stopped = None,
            TableEvent::EndVoted { person } => {
                self.end_votes.insert(*person);
            }
            TableEvent::Ended { reason, by } => self.close_unfinished(*reason, *by),
            TableEvent::Played { event } => self.apply_match_event(event_time, event)?,
        }
        Ok(())
    }

    /// Postpones every deadline of the lobby or match by `duration` milliseconds.
    pub(in crate::table) fn postpone_deadlines(&mut self, duration: Millis) {
        if let Some(turn) = &mut self.turn_time {
            turn.deadline = turn.deadline.later_by(duration);
        }
        self.lobby_since += duration;
        self.idle_since += duration;
        self.idle_closes_at = self.idle_closes_at.map(|closes_at| closes_at + duration);
    }

    /// If the clock is stopped, postpones the deadlines by the time between the last event and `now`.
    fn postpone_stopped_deadlines(&mut self, now: Millis) {
        if let Some(since) = self.clock_stopped.filter(|since| *since < now) {
            self.postpone_deadlines(now - since);
            self.clock_stopped = Some(now);
        }
    }

    /// Updates the number of the last event, its time, the range of unpublished events and the time limit of the turn.
    /// `turn_before` is the seat and the person in turn before the event; `None` if no person was in turn. `event_time` is the time
    /// of the event, in milliseconds since 1970.
    fn update_after_event(
        &mut self,
        event_time: Millis,
        seq: i64,
        event: &TableEvent,
        turn_before: Option<(Seat, PersonId)>,
    ) {
        self.seq = seq;
        self.changed_at = event_time;
        self.is_turn_unpublished |= is_end_of_turn(event);
        if self.is_turn_unpublished && !self.is_announcement_held_back(event) {
            self.unpublished_from = seq + 1;
            self.is_turn_unpublished = false;
        }
        if matches!(event, TableEvent::OrderStopped { .. }) {
            // The draws of the order are published separately from the player's own move.
            self.unpublished_from = seq + 1;
        }
        let is_new_turn = self.seat_and_person_in_turn() != turn_before;
        let goes_on =
            matches!(event, TableEvent::PlacementUndone { .. } | TableEvent::TurnsUndone { .. });
        if is_new_turn || goes_on || matches!(event, TableEvent::Played { .. }) {
            (self.idle_since, self.idle_closes_at) = (event_time, None);
        }
        if !goes_on && (is_end_of_turn(event) || is_new_turn) {
            self.turn_since = event_time;
            let limit = self.settings.clock.limit();
            let turn = self.seat_and_person_in_turn().zip(limit);
            self.turn_time = turn.map(|((seat, _), limit)| TurnTime::new(seat, event_time, limit));
        }
    }

    /// Starts the match by these rules. `event_time` is the time of the event, in milliseconds since 1970.
    fn start_match(&mut self, event_time: Millis, rules: &Rules) {
        self.rated_proposal = None;
        self.missed_in_a_row = vec![0; self.seats.len()];
        self.phase = Phase::Playing(Match::new(rules.clone(), self.seats.len()));
        self.tally = AchievementTally::new(self.seats.len());
        self.started_at = Some(event_time);
    }

    /// Closes the table before its match was played to its end.
    fn close_unfinished(&mut self, reason: EndReason, ended_by: Option<PersonId>) {
        let game = match std::mem::replace(&mut self.phase, Phase::Lobby) {
            Phase::Playing(game) => Some(game),
            _ => None,
        };
        self.phase = Phase::Closed { reason, by: ended_by, game };
        self.undo.make_placement_final();
    }

    /// Applies an event of the match. `event_time` is the time of the event, in milliseconds since 1970.
    fn apply_match_event(&mut self, event_time: Millis, event: &game::Event) -> Result<(), String> {
        let is_forced_pass = matches!(event, game::Event::Passed { .. }) && self.must_pass();
        self.update_undo_data(event_time, event, is_forced_pass);
        let Phase::Playing(game) = &mut self.phase else {
            return Err("played while no match was under way".to_owned());
        };
        game.apply(event).map_err(|error| error.to_string())?;
        self.tally.count_event(event);
        if game.winners().is_some() {
            self.phase = Phase::Over(game.clone());
        }
        self.count_missed_turns(event, is_forced_pass);
        Ok(())
    }

    /// Returns `true` if the events up to this one are announced later, together with the next turns of computers or with the first
    /// deal.
    fn is_announcement_held_back(&self, event: &TableEvent) -> bool {
        self.is_computers_turn() || matches!(event, TableEvent::Started { .. })
    }

    /// If a turn ends with this event, updates the player's number of missed turns in a row. A turn that the clock played is
    /// missed. A pass without a choice (`is_forced_pass`) does not change the number, because it does not show that the player
    /// is present. Any other turn resets the number.
    fn count_missed_turns(&mut self, event: &game::Event, is_forced_pass: bool) {
        if matches!(event, game::Event::RoundStarted { .. }) {
            self.passing.clear();
        }
        let Some(seat) = seat_whose_turn_ends(event) else { return };
        self.by_order = None;
        let by_clock = self.by_clock.take() == Some(seat);
        if let Some(missed) = self.missed_in_a_row.get_mut(seat)
            && (by_clock || !is_forced_pass)
        {
            *missed = if by_clock { *missed + 1 } else { 0 };
        }
        match is_forced_pass {
            true => self.passing.insert(seat),
            false => self.passing.remove(&seat),
        };
    }

    /// Gives the seat of a person to a computer. `may_return` is true if the person has missed turns, and false if the person
    /// has left.
    fn hand_seat_to_computer(&mut self, seat: Seat, may_return: bool) {
        self.undo.make_placement_final();
        let number = self.next_computer_number();
        if let Some(occupant) = self.seats.get_mut(seat) {
            let left = occupant.person().cloned();
            *occupant = Occupant::Computer { number, left, may_return };
        }
        // The result of a seat that a spectator took over counts for the occupant before, so nothing is recorded for the
        // spectator.
        let counts = !self.stood_in.contains_key(&seat);
        if counts && may_return {
            self.tally.note_temporary_absence(seat);
        } else if counts {
            self.tally.note_leaving(seat);
        }
        self.make_next_person_host();
    }

    /// Gives the seat of a player to a computer permanently, because a moderator removed the player. If a computer plays there
    /// already, the player can no longer take the seat back.
    fn remove_player_from_seat(&mut self, seat: Seat) {
        match self.seats.get_mut(seat) {
            Some(Occupant::Computer { left: Some(left), may_return, .. }) => {
                self.taken_out.insert(left.id);
                *may_return = false;
                self.undo.make_placement_final();
            }
            Some(Occupant::Person(person)) => {
                self.taken_out.insert(person.id);
                self.hand_seat_to_computer(seat, false);
            }
            _ => {}
        }
    }

    /// Seats a spectator in place of a computer.
    fn put_spectator_in_seat(&mut self, seat: Seat, person: &NamedPerson) {
        self.undo.make_placement_final();
        if let Some(occupant) = self.seats.get_mut(seat) {
            let computer = std::mem::replace(occupant, Occupant::Person(person.clone()));
            self.stood_in.entry(seat).or_insert(computer);
        }
        if let Some(missed) = self.missed_in_a_row.get_mut(seat) {
            *missed = 0;
        }
        self.make_next_person_host();
    }

    /// Gives a seat back to its player, with the player's current name.
    fn return_seat_to_player(&mut self, seat: Seat, person: &NamedPerson) {
        self.undo.make_placement_final();
        if let Some(occupant) = self.seats.get_mut(seat) {
            *occupant = Occupant::Person(person.clone());
        }
        if let Some(missed) = self.missed_in_a_row.get_mut(seat) {
            *missed = 0;
        }
        if !self.stood_in.contains_key(&seat) {
            self.tally.note_return(seat);
        }
    }

    /// Makes the next person host, if the host has left.
    pub(super) fn make_next_person_host(&mut self) {
        if self.seat_of(self.host).is_none() {
            let next = self.people().next().map(|person| person.id);
            self.host = next.unwrap_or(self.host);
        }
    }
}

/// Returns the seat whose turn ends with this event; `None` if none does.
fn seat_whose_turn_ends(event: &game::Event) -> Option<Seat> {
    match event {
        game::Event::Placed(Placed { seat, .. })
        | game::Event::Stuck { seat, .. }
        | game::Event::Passed { seat, .. }
        | game::Event::Stopped { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Returns `true` if nobody is in the middle of a turn after this event. This is the case after the start of the match, and
/// after every event of the match but a draw.
pub fn is_end_of_turn(event: &TableEvent) -> bool {
    match event {
        TableEvent::Started { .. } => true,
        TableEvent::Played { event } => !matches!(event, game::Event::Drew { .. }),
        _ => false,
    }
}
