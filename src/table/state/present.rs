//! The present position at a table: its match, its turn, and what each person may see.

use super::{Phase, Table, pace};
use crate::ids::PersonId;
use crate::table::event::Person;
use crate::time::Millis;
use triominos_rules::game::{Match, PlayerView, PublicView, Seat};

/// The time after which an unstarted lobby closes.
const LOBBY_LIFE: Millis = 30 * 60 * 1000;
/// The same where turns may take days: people come by when they have time.
const SLOW_LOBBY_LIFE: Millis = 24 * 60 * 60 * 1000;
/// The time between two rounds, unless somebody begins the next one sooner: to see how the last one ended.
pub const BREAK: Millis = 30_000;
/// No computer seems to think for longer, whatever the clocks of several processes say.
const LONGEST_THOUGHT: Millis = 60_000;

impl Table {
    /// The match, from its start on.
    pub fn game(&self) -> Option<&Match> {
        match &self.phase {
            Phase::Lobby => None,
            Phase::Playing(game) | Phase::Over(game) => Some(game),
            Phase::Closed { game, .. } => game.as_ref(),
        }
    }

    /// True if the table takes up its channel.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Lobby | Phase::Playing(_))
    }

    /// The seat in turn, while a match is under way.
    pub fn turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Playing(game) => game.turn(),
            _ => None,
        }
    }

    /// The person in turn; `None` in a computer's turn.
    pub fn person_in_turn(&self) -> Option<&Person> {
        self.seats.get(self.turn()?)?.person()
    }

    /// True if a match is under way, and it is a computer's turn.
    pub(in crate::table) fn is_computers_turn(&self) -> bool {
        self.turn().is_some() && self.person_in_turn().is_none()
    }

    /// True if a round is over, and the next one is not dealt yet: anybody who plays may begin it, and after a short while it
    /// begins by itself. Where nobody but computers plays, there is no such break.
    pub fn is_between_rounds(&self) -> bool {
        matches!(&self.phase, Phase::Playing(game) if game.needs_deal())
    }

    /// The moment at which the next round begins by itself, between two rounds.
    pub fn next_round_at(&self) -> Option<Millis> {
        self.is_between_rounds().then_some(self.turn_since + BREAK)
    }

    /// The seat and the person in turn, if it is a person's.
    pub(super) fn turn_of_person(&self) -> Option<(Seat, PersonId)> {
        Some((self.turn()?, self.person_in_turn()?.id))
    }

    /// The moment at which a lobby closes by itself.
    pub fn lobby_closes_at(&self) -> Millis {
        let slow = self.settings.clock.is_slow();
        self.opened_at + if slow { SLOW_LOBBY_LIFE } else { LOBBY_LIFE }
    }

    /// The number of the decision that a player now looks at; 0 before the match.
    pub fn decision(&self) -> u32 {
        self.game().map(Match::decision).unwrap_or(0)
    }

    /// The view of everyone. At a table that was closed it is nobody's turn any more.
    pub fn public_view(&self) -> Option<PublicView> {
        let mut view = self.game()?.public_view();
        view.turn = view.turn.filter(|_| self.is_open());
        Some(view)
    }

    /// The view of this person, if seated. At a table that was closed there is nothing to do.
    pub fn player_view(&self, person: PersonId) -> Option<PlayerView> {
        let mut view = self.game()?.player_view(self.seat_of(person)?)?;
        if !self.is_open() {
            view.public.turn = None;
            view.choices.clear();
            (view.may_draw, view.may_pass) = (false, false);
        }
        Some(view.with_hints(self.settings.hints))
    }

    /// True if a computer is in turn, or a round is over, since a moment that is long after `now`: somebody has set the clock back,
    /// and nobody is to wait until it has come.
    pub(in crate::table) fn is_ahead_of(&self, now: Millis) -> bool {
        (self.is_computers_turn() && self.changed_at > now + LONGEST_THOUGHT)
            || (self.is_between_rounds() && self.turn_since > now + LONGEST_THOUGHT)
    }

    /// True if something is due at the table.
    pub(in crate::table) fn is_due(&self, now: Millis) -> bool {
        self.due_at().is_some_and(|due| due <= now || self.is_ahead_of(now))
    }

    /// The moment at which something is due at the table: its lobby expires, the next round or a computer's move is due, a player is
    /// to be reminded, or the time of a turn is over.
    pub fn due_at(&self) -> Option<Millis> {
        match &self.phase {
            Phase::Lobby => Some(self.lobby_closes_at()),
            Phase::Playing(_) if self.is_between_rounds() => self.next_round_at(),
            Phase::Playing(game) if self.is_computers_turn() => {
                Some(self.changed_at + pace::of_computer(game.legal_placements().len()))
            }
            Phase::Playing(_) => Some(self.turn_time?.next()),
            Phase::Over(_) | Phase::Closed { .. } => None,
        }
    }
}
