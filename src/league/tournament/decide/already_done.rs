//! A check whether an action would change nothing, because it was carried out before.

use super::{TournamentAction, TournamentActor};
use crate::league::tournament::entry::{Entry, OutReason};
use crate::league::tournament::event::Ending;
use crate::league::tournament::state::{Stage, Tournament};

impl Tournament {
    /// Returns `true` if the state shows that this action has already been done. Returns `false` for actions that can
    /// be repeated, such as extensions, because the state does not show whether they were done.
    pub fn is_action_done(&self, actor: &TournamentActor, action: &TournamentAction) -> bool {
        let number = self.entry_of(actor.id);
        let own = number.and_then(|entry| self.entries.get(entry));
        match action {
            TournamentAction::Join => {
                own.is_some_and(Entry::can_be_paired) || self.waiting_list_place(actor.id).is_some()
            }
            TournamentAction::Leave => {
                let has_left = |entry: &Entry| entry.out == Some(OutReason::Left);
                own.is_none_or(has_left) && self.waiting_list_place(actor.id).is_none()
            }
            TournamentAction::CheckIn => {
                own.is_some_and(|entry| entry.can_be_paired() && entry.checked_in)
            }
            TournamentAction::Arrive { table } => {
                let seats = self.table(*table).into_iter().flat_map(|table| &table.seats);
                seats.into_iter().any(|seat| Some(seat.entry) == number && seat.arrived)
            }
            TournamentAction::Edit { changes } => {
                changes.changed_plan(&self.plan).is_ok_and(|plan| plan == self.plan)
            }
            TournamentAction::Computers { count } => self.count_computers() == usize::from(*count),
            TournamentAction::Start => self.stage != Stage::SignUp,
            TournamentAction::Pause => self.paused_at.is_some(),
            TournamentAction::Resume => self.paused_at.is_none(),
            TournamentAction::Extend { .. } => false,
            TournamentAction::Rule { table, ruling } => {
                self.table(*table).is_some_and(|table| table.ruling == *ruling)
            }
            TournamentAction::Withdraw { entry } => {
                self.entries.get(*entry).is_some_and(|known| !known.can_be_paired())
            }
            TournamentAction::Replace { entry, player } => {
                let plays = self.entries.get(*entry).map(|entry| entry.player.person());
                plays == Some(player.person())
            }
            TournamentAction::Pardon { entry } => self
                .entries
                .get(*entry)
                .is_some_and(|entry| entry.can_be_paired() && entry.no_shows == 0),
            TournamentAction::Cancel => self.stage == Stage::Over(Ending::Cancelled),
        }
    }

    /// Returns the number of computers in the tournament.
    pub fn count_computers(&self) -> usize {
        let computer = |entry: &&Entry| entry.can_be_paired() && entry.player.person().is_none();
        self.entries.iter().filter(computer).count()
    }

    /// Returns `true` if all persons have left the tournament and only computers are in it.
    pub fn is_deserted(&self) -> bool {
        self.count_persons() == 0 && self.count_computers() > 0
    }

    /// Returns the number of persons in the tournament.
    pub fn count_persons(&self) -> usize {
        self.count_entries_in_play() - self.count_computers()
    }
}
