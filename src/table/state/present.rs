//! The current position at a table: its match, its turn, and the view of each person.

use super::{Phase, Table, pace};
use crate::ids::PersonId;
use crate::table::event::NamedPerson;
use crate::time::Millis;
use triominos_rules::game::{Hints, Match, PlayerView, PublicView, Seat};

/// The time in milliseconds after which a lobby closes if its match has not begun.
const LOBBY_LIFE: Millis = 30 * 60 * 1000;
/// The lifetime, in milliseconds, of a lobby with a slow clock, whose players visit the channel
/// rarely.
const SLOW_LOBBY_LIFE: Millis = 24 * 60 * 60 * 1000;
/// The pause in milliseconds between two rounds, in which players can view the end of the first one. Any player can end the
/// pause early.
pub const BREAK: Millis = 30_000;
/// The longest thinking time of computers in milliseconds, plus a margin for the difference between the clocks of two processes.
const LONGEST_THOUGHT: Millis = 60_000;

impl Table {
    /// Returns the match; `None` if it has not started.
    pub fn game(&self) -> Option<&Match> {
        match &self.phase {
            Phase::Lobby => None,
            Phase::Playing(game) | Phase::Over(game) => Some(game),
            Phase::Closed { game, .. } => game.as_ref(),
        }
    }

    /// Returns `true` if the table is a lobby or its match is running, so that its channel can have no other
    /// table.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Lobby | Phase::Playing(_))
    }

    /// Returns the seat in turn; `None` unless a match is running.
    pub fn turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Playing(game) => game.turn(),
            _ => None,
        }
    }

    /// Returns the person in turn; `None` in a computer's turn.
    pub fn person_in_turn(&self) -> Option<&NamedPerson> {
        self.seats.get(self.turn()?)?.person()
    }

    /// Returns `true` if a match is running and a computer is in turn.
    pub(in crate::table) fn is_computers_turn(&self) -> bool {
        self.turn().is_some() && self.person_in_turn().is_none()
    }

    /// Returns `true` if the next round has to be dealt. Any player may begin it; after `BREAK` it begins
    /// automatically. If only computers play, it begins without a break.
    pub fn is_between_rounds(&self) -> bool {
        matches!(&self.phase, Phase::Playing(game) if game.needs_deal())
    }

    /// Returns `true` if the clock is stopped, because the table's tournament is paused.
    pub fn is_clock_stopped(&self) -> bool {
        self.clock_stopped.is_some()
    }

    /// Returns the time at which the next round begins automatically, between two rounds, in milliseconds since 1970;
    /// `None` while the clock is stopped.
    pub fn next_round_at(&self) -> Option<Millis> {
        let is_due = self.is_between_rounds() && !self.is_clock_stopped();
        is_due.then_some(self.turn_since + BREAK)
    }

    /// Returns the time at which the turn of the person in turn ends, in milliseconds since 1970; `None` without a
    /// clock, or while it is stopped.
    pub fn turn_ends_at(&self) -> Option<Millis> {
        let time = self.turn_time.filter(|_| !self.is_clock_stopped())?;
        Some(time.deadline.due)
    }

    /// Returns the seat and the id of the person in turn; `None` if no person is in turn.
    pub(super) fn seat_and_person_in_turn(&self) -> Option<(Seat, PersonId)> {
        Some((self.turn()?, self.person_in_turn()?.id))
    }

    /// Returns the time at which a lobby expires, in milliseconds since 1970.
    pub fn lobby_closes_at(&self) -> Millis {
        let slow = self.settings.clock.is_counted_in_days();
        self.lobby_since + if slow { SLOW_LOBBY_LIFE } else { LOBBY_LIFE }
    }

    /// Returns the time at which an idle match is closed, in milliseconds since 1970; `None` if the current player has not been
    /// asked to continue.
    pub fn idle_closes_at(&self) -> Option<Millis> {
        self.idle_closes_at
    }

    /// Returns the number of the current decision; 0 before the match.
    pub fn decision_number(&self) -> u32 {
        self.game().map(Match::decision_number).unwrap_or(0)
    }

    /// Returns the public view; `None` before the match. At a closed table nobody is in turn.
    pub fn public_view(&self) -> Option<PublicView> {
        let mut view = self.game()?.public_view();
        view.turn = view.turn.filter(|_| self.is_open());
        Some(view)
    }

    /// Returns the view of this person; `None` if they have no seat. At a closed table the view has no choices.
    pub fn player_view(&self, person: PersonId) -> Option<PlayerView> {
        let mut view = self.game()?.player_view(self.seat_of(person)?)?;
        if !self.is_open() {
            view.public.turn = None;
            view.choices.clear();
            (view.may_draw, view.may_pass) = (false, false);
        }
        Some(view.with_hints(self.settings.hints))
    }

    /// Returns `true` if a computer's turn or a break between rounds seems to have begun more than a minute after `now`. This
    /// happens if the clock was set back. Such a table is due at once, because otherwise it would wait until the clock has
    /// caught up.
    pub(in crate::table) fn is_clock_set_back(&self, now: Millis) -> bool {
        (self.is_computers_turn() && self.changed_at > now + LONGEST_THOUGHT)
            || ((self.is_between_rounds() || self.must_pass())
                && self.turn_since > now + LONGEST_THOUGHT)
    }

    /// Returns `true` if the person in turn can only pass: no tile fits, and none can be drawn. At a table without hints it
    /// returns `false`, because an automatic pass would reveal that no tile fits.
    pub fn must_pass(&self) -> bool {
        let Some((seat, _)) = self.seat_and_person_in_turn() else { return false };
        self.settings.hints != Hints::None
            && self.game().is_some_and(|game| {
                game.unfinished_round().is_some_and(|round| round.turn().draws == 0)
                    && !game.may_draw()
                    && game.may_pass(seat)
                    && game.legal_placements().is_empty()
            })
    }

    /// Returns `true` if the person in turn can only draw. At a table without hints it returns `false`.
    pub fn must_draw(&self) -> bool {
        let Some((seat, _)) = self.seat_and_person_in_turn() else { return false };
        self.settings.hints != Hints::None
            && self.game().is_some_and(|game| {
                game.may_draw()
                    && !game.may_stop_drawing()
                    && !game.may_pass(seat)
                    && game.legal_placements().is_empty()
            })
    }

    /// Returns the time at which the turn passes automatically, in milliseconds since 1970. `None` unless passing is the only
    /// legal action.
    pub fn auto_pass_at(&self) -> Option<Millis> {
        let wait = || pace::delay_before_pass(self.id, self.decision_number());
        self.must_pass().then(|| self.turn_since + wait())
    }

    /// Returns `true` if the player can only pass, and could only pass in the previous turn as well. The player is then not
    /// notified again.
    pub fn must_pass_again(&self) -> bool {
        self.turn().is_some_and(|seat| self.passing.contains(&seat)) && self.must_pass()
    }

    /// Returns `true` if a timed action is due at the table at `now`.
    pub(in crate::table) fn is_due(&self, now: Millis) -> bool {
        self.due_at().is_some_and(|due| due <= now || self.is_clock_set_back(now))
    }

    /// Returns the time of the next timed action, in milliseconds since 1970 (`None` if there is none): the expiry of
    /// the lobby, the next round, a computer's move, a pass without a choice, a reminder, or the end of a turn's time.
    pub fn due_at(&self) -> Option<Millis> {
        match &self.phase {
            Phase::Lobby => Some(self.lobby_closes_at()),
            Phase::Playing(_) if self.is_between_rounds() => self.next_round_at(),
            Phase::Playing(game) if self.is_computers_turn() => {
                Some(self.changed_at + pace::simulated_thinking_time(game.legal_placements().len()))
            }
            Phase::Playing(_) if self.is_clock_stopped() => None,
            Phase::Playing(_) => {
                let clock = self.turn_time.map(|time| time.next_action_at());
                clock.into_iter().chain(self.auto_pass_at()).min()
            }
            Phase::Over(_) | Phase::Closed { .. } => None,
        }
    }
}
