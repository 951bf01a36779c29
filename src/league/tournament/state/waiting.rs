//! The waiting list of a tournament whose places are all taken.

use super::Tournament;
use crate::ids::PersonId;
use crate::league::tournament::entry::{Player, WaitingPerson};
use crate::league::tournament::event::TournamentEvent;
use crate::league::tournament::refusal::TournamentRefusal;
use crate::time::Millis;

/// The maximum number of persons on a waiting list.
const MAX_WAITING: usize = 64;

impl Tournament {
    /// Returns the place of a person on the waiting list, 1 for the first; `None` if they are not on it.
    pub fn waiting_list_place(&self, person: PersonId) -> Option<usize> {
        let at = self.waiting.iter().position(|known| known.player.person() == Some(person));
        at.map(|at| at + 1)
    }

    /// Returns `true` if a person who joins now is put on the waiting list, because all places are taken or others are
    /// already waiting.
    pub fn is_full(&self, now: Millis) -> bool {
        !self.waiting.is_empty() || self.count_free_places(now) == 0
    }

    /// Returns the number of free places. A seat that is held for a player who has left counts as taken.
    fn count_free_places(&self, now: Millis) -> usize {
        let held = (0..self.entries.len()).filter(|entry| self.is_seat_held(*entry, now)).count();
        let taken = self.count_entries_in_play() + held;
        (self.plan.capacity as usize).saturating_sub(taken)
    }

    /// Returns the event that puts a person on the waiting list. Returns an error if nobody can join any more, or if the list is
    /// full.
    pub(in crate::league::tournament) fn waiting_list_event(
        &self,
        player: Player,
        rating: Option<i32>,
    ) -> Result<TournamentEvent, TournamentRefusal> {
        if !self.can_be_joined() || self.waiting.len() >= MAX_WAITING {
            return Err(TournamentRefusal::Full { capacity: self.plan.capacity });
        }
        Ok(TournamentEvent::Queued { player, rating })
    }

    /// Returns the event that gives a free place to the first person on the waiting list, or removes a suspended person (one
    /// in `suspended`) from it; `None` if neither is possible.
    pub(in crate::league::tournament) fn moving_up_event(
        &self,
        now: Millis,
        suspended: &[PersonId],
    ) -> Option<TournamentEvent> {
        let is_barred = |known: &&WaitingPerson| {
            known.player.person().is_some_and(|person| suspended.contains(&person))
        };
        if let Some(known) = self.waiting.iter().find(is_barred) {
            return Some(TournamentEvent::Unqueued { player: known.player.clone() });
        }
        let first = self.waiting.first().filter(|_| self.can_be_joined())?;
        let is_free = self.count_free_places(now) > 0;
        is_free.then(|| TournamentEvent::MovedUp { player: first.player.clone() })
    }

    /// Removes a person from the waiting list, and returns them if they were on it.
    pub(in crate::league::tournament) fn remove_from_waiting_list(
        &mut self,
        player: &Player,
    ) -> Option<WaitingPerson> {
        let at = self.waiting.iter().position(|known| known.player.person() == player.person())?;
        Some(self.waiting.remove(at))
    }
}
