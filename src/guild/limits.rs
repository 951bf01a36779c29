//! The limits of what people may have at once on one server.

use crate::league::tournament::{Entry, Refusal, Stage, Tournament};

/// The most that people may have at once on one server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Computers in a tournament for each person in it.
    pub computers_per_person: usize,
    /// Tournaments that are not over.
    pub open_tournaments: u32,
    /// Threads that are opened for tournaments in a minute; more have to wait.
    pub threads_per_minute: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { computers_per_person: 3, open_tournaments: 10, threads_per_minute: 10 }
    }
}

impl Limits {
    /// A check that a tournament may start with those who take part: those who have checked in, where that is asked for.
    ///
    /// # Errors
    /// No person takes part, or too many computers do for so few persons.
    pub fn check_start(&self, state: &Tournament) -> Result<(), Refusal> {
        let checked = matches!(state.stage, Stage::CheckIn { .. });
        let plays = |entry: &&Entry| {
            let person = entry.player.person().is_some();
            person && entry.is_in() && (entry.checked_in || !checked)
        };
        let persons = state.entries.iter().filter(plays).count();
        let (computers, most) = (state.computers_in(), persons * self.computers_per_person);
        match persons {
            0 => Err(Refusal::NoPersons),
            _ if computers > most => Err(Refusal::TooManyComputers {
                computers: computers as u32,
                most: most as u32,
                each: self.computers_per_person as u32,
            }),
            _ => Ok(()),
        }
    }

    /// A check that a change of what is under way brings in no computer for which there are too few persons. Persons may go.
    ///
    /// # Errors
    /// Too many computers would take part for so few persons.
    pub fn check_change(&self, before: &Tournament, after: &Tournament) -> Result<(), Refusal> {
        let more = !before.is_before_start() && after.computers_in() > before.computers_in();
        if more && after.computers_in() > after.persons_in() * self.computers_per_person {
            return Err(Refusal::OneComputerTooMany { each: self.computers_per_person as u32 });
        }
        Ok(())
    }
}
