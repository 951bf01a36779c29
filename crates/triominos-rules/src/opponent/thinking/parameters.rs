//! The parameters of the search for one decision.

use crate::opponent::Level;

/// The parameters of the search for one decision.
#[derive(Clone, Copy)]
pub struct Thinking<'a> {
    /// The seed of the random numbers for this decision ([`crate::opponent::decision_seed`]). It must not depend on the seed of the deal.
    pub seed: u64,
    /// The number of simulated rounds. With two plans it is halved because rounds that drain the pool are long; in a solo match a
    /// third is used.
    pub rounds: u32,
    /// Returns true once the search should stop; the player then chooses without searching.
    pub cancelled: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for Thinking<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinking").field("rounds", &self.rounds).finish_non_exhaustive()
    }
}

impl Thinking<'_> {
    /// The usual number of rounds of this level, without cancellation.
    pub fn for_level(level: Level, seed: u64) -> Self {
        Self { seed, rounds: level.rounds(), cancelled: &|| false }
    }
}
