//! Limits on computers, tournaments and threads of a server.

use crate::league::tournament::{Entry, Stage, Tournament, TournamentRefusal};

/// The most of each thing that a server may have at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuildLimits {
    /// Computers in a tournament for each person in it.
    pub computers_per_person: usize,
    /// Tournaments that are not over.
    pub open_tournaments: u32,
    /// Threads opened for tournaments within a minute; further ones wait.
    pub threads_per_minute: usize,
}

impl Default for GuildLimits {
    fn default() -> Self {
        Self { computers_per_person: 3, open_tournaments: 10, threads_per_minute: 10 }
    }
}

impl GuildLimits {
    /// Checks that a tournament may start with its participants: with those who have checked in, if a check-in is required.
    ///
    /// # Errors
    /// Returns an error if no person takes part, or too many computers do for the number of persons.
    pub fn check_start(&self, state: &Tournament) -> Result<(), TournamentRefusal> {
        let checked = matches!(state.stage, Stage::CheckIn { .. });
        let plays = |entry: &&Entry| {
            let person = entry.player.person().is_some();
            person && entry.can_be_paired() && (entry.checked_in || !checked)
        };
        let persons = state.entries.iter().filter(plays).count();
        let (computers, most) = (state.computers_in(), persons * self.computers_per_person);
        match persons {
            0 => Err(TournamentRefusal::NoPersons),
            _ if computers > most => Err(TournamentRefusal::TooManyComputers {
                computers: computers as u32,
                most: most as u32,
                each: self.computers_per_person as u32,
            }),
            _ => Ok(()),
        }
    }

    /// Checks that a change to a running tournament adds no computer beyond the limit. Persons may leave.
    ///
    /// # Errors
    /// Returns an error if too many computers would take part for the number of persons.
    pub fn check_change(
        &self,
        before: &Tournament,
        after: &Tournament,
    ) -> Result<(), TournamentRefusal> {
        let more = !before.is_before_start() && after.computers_in() > before.computers_in();
        if more && after.computers_in() > after.persons_in() * self.computers_per_person {
            return Err(TournamentRefusal::OneComputerTooMany {
                each: self.computers_per_person as u32,
            });
        }
        Ok(())
    }
}
