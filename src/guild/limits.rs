//! Limits on the computer players, tournaments and threads of a server.

use crate::league::tournament::{Entry, Stage, Tournament, TournamentRefusal};

/// The maximum numbers of computer players in tournaments, of tournaments, and of threads on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuildLimits {
    /// The maximum number of computer players in a tournament for each person who takes part in it.
    pub computers_per_person: usize,
    /// The maximum number of a server's tournaments that are not over.
    pub open_tournaments: u32,
    /// The maximum number of threads that are opened for a server's tournaments within a minute. Further threads are opened later.
    pub threads_per_minute: usize,
}

impl Default for GuildLimits {
    fn default() -> Self {
        Self { computers_per_person: 3, open_tournaments: 10, threads_per_minute: 10 }
    }
}

impl GuildLimits {
    /// Checks that a tournament may start: at least one person takes part, and there are not too many computer players for the
    /// number of persons. During the check-in, only persons who have checked in count.
    ///
    /// # Errors
    /// Returns an error if no person takes part, or if there are too many computers for the number of persons.
    pub fn check_can_start(&self, tournament: &Tournament) -> Result<(), TournamentRefusal> {
        let checked = matches!(tournament.stage, Stage::CheckIn { .. });
        let plays = |entry: &&Entry| {
            let person = entry.player.person().is_some();
            person && entry.can_be_paired() && (entry.checked_in || !checked)
        };
        let persons = tournament.entries.iter().filter(plays).count();
        let (computers, most) = (tournament.count_computers(), persons * self.computers_per_person);
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

    /// Checks that a tournament for `capacity` participants may have this many computer players. The other places must be enough
    /// for the persons without whom so many computers are not allowed (see [`Self::computers_per_person`]).
    ///
    /// # Errors
    /// Returns an error if the computers leave too few places for persons.
    pub fn check_computer_count(
        &self,
        computer_count: u8,
        capacity: u32,
    ) -> Result<(), TournamentRefusal> {
        let each = u32::try_from(self.computers_per_person).unwrap_or(u32::MAX);
        let most = capacity - capacity.div_ceil(each.saturating_add(1));
        let fits = u32::from(computer_count) <= most;
        if fits { Ok(()) } else { Err(TournamentRefusal::ComputersBeyondPlaces { most, each }) }
    }

    /// Checks that a change of a running tournament from `before` to `after` adds no computer beyond
    /// [`Self::computers_per_person`]. A change that only reduces the number of persons is allowed, because persons may leave.
    ///
    /// # Errors
    /// Returns an error if the change adds a computer and there would be too many for the number of persons.
    pub fn check_computer_limit_after_change(
        &self,
        before: &Tournament,
        after: &Tournament,
    ) -> Result<(), TournamentRefusal> {
        let more = !before.is_before_start() && after.count_computers() > before.count_computers();
        if more && after.count_computers() > after.count_persons() * self.computers_per_person {
            return Err(TournamentRefusal::OneComputerTooMany {
                each: self.computers_per_person as u32,
            });
        }
        Ok(())
    }
}
