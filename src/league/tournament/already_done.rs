//! Actions that would change nothing.

use super::decide::{Action, By};
use super::entry::{Entry, Out};
use super::event::Ending;
use super::state::{Stage, Tournament};

impl Tournament {
    /// True if the state is already as this action would make it. False if the state cannot show that, as for extensions, which
    /// add up.
    pub fn is_as_wanted(&self, by: &By, action: &Action) -> bool {
        let number = self.entry_of(by.id);
        let own = number.and_then(|entry| self.entries.get(entry));
        match action {
            Action::Join => own.is_some_and(Entry::is_in),
            Action::Leave => own.is_some_and(|entry| entry.out == Some(Out::Left)),
            Action::CheckIn => own.is_some_and(|entry| entry.is_in() && entry.checked_in),
            Action::Arrive { table } => {
                let seats = self.table(*table).into_iter().flat_map(|table| &table.seats);
                seats.into_iter().any(|seat| Some(seat.entry) == number && seat.arrived)
            }
            Action::Computers { count } => self.computers_in() == usize::from(*count),
            Action::Start => self.stage != Stage::SignUp,
            Action::Pause => self.paused_at.is_some(),
            Action::Resume => self.paused_at.is_none(),
            Action::Extend { .. } => false,
            Action::Rule { table, ruling } => {
                self.table(*table).is_some_and(|table| table.ruling == *ruling)
            }
            Action::Withdraw { entry } => {
                self.entries.get(*entry).is_some_and(|known| !known.is_in())
            }
            Action::Replace { entry, player } => {
                let plays = self.entries.get(*entry).map(|entry| entry.player.person());
                plays == Some(player.person())
            }
            Action::Pardon { entry } => {
                self.entries.get(*entry).is_some_and(|entry| entry.is_in() && entry.no_shows == 0)
            }
            Action::Cancel => self.stage == Stage::Over(Ending::Cancelled),
        }
    }

    /// The number of computers in the tournament.
    pub fn computers_in(&self) -> usize {
        let computer = |entry: &&Entry| entry.is_in() && entry.player.person().is_none();
        self.entries.iter().filter(computer).count()
    }

    /// True if only computers are left in the tournament, so that it ends.
    pub fn is_deserted(&self) -> bool {
        self.persons_in() == 0 && self.computers_in() > 0
    }

    /// The number of persons in the tournament.
    pub fn persons_in(&self) -> usize {
        self.taking_part() - self.computers_in()
    }
}
