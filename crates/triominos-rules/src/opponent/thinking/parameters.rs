//! The parameters of the search for one decision.

use crate::opponent::Level;

/// The parameters of the search for one decision.
#[derive(Clone, Copy)]
pub struct SearchParameters<'a> {
    /// The seed of the random numbers for this decision ([`crate::opponent::decision_seed`]). It must not depend on the seed of the
    /// deal.
    pub seed: u64,
    /// The total number of rounds of the game that the search simulates, over all candidate moves.
    pub rounds: u32,
    /// Returns `true` once the search should stop. The player then chooses by the results so far or, if there are too few results,
    /// without a search.
    pub is_cancelled: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for SearchParameters<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SearchParameters").field("rounds", &self.rounds).finish_non_exhaustive()
    }
}

impl SearchParameters<'_> {
    /// Returns the parameters for one decision of this level: the number of simulated rounds with which its strength was measured,
    /// the given seed, and no cancellation.
    pub fn for_level(level: Level, seed: u64) -> Self {
        Self { seed, rounds: level.simulated_rounds(), is_cancelled: &|| false }
    }
}
