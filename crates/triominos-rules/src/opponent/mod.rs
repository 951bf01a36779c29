//! Computer players. Their only information about a match is the [`crate::game::PlayerView`] of their seat.
//!
//! A player either evaluates placements with weights ([`policy`]) or searches: it samples the tiles that it does not see
//! (`thinking/perspective`), simulates the rest of the round after each candidate move (`thinking/search`), and chooses the
//! candidate with the best average. Its style decides among candidates that are nearly equal ([`Style`], `character`). The action
//! is a function of view, level, style and seed. It is the same on every machine, because all arithmetic uses integers.
//! `benches/strength` tunes the weights and measures the levels.

mod beginner;
mod character;
mod estimate;
mod greedy;
mod hint;
mod level;
mod player;
pub mod policy;
mod style;
#[cfg(test)]
mod tests;
pub(crate) mod thinking;
pub mod tuned;

pub use estimate::{Estimate, estimate_candidates};
pub use greedy::{greedy_action, greedy_move, weakest_action};
pub use hint::{HINT_LEVEL, Hint, HintReason, choose_hint, placement_reason};
pub use level::Level;
pub use player::{choose_action, decision_seed};
pub use style::Style;
pub use thinking::parameters::SearchParameters;
