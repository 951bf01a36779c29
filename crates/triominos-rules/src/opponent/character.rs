//! The influence of a style on a choice: among options of nearly the same value, a character chooses the one that it prefers.

use super::policy::{Policy, PositionFacts, Weights};
use super::style::Style;
use super::tuned;
use crate::game::compact::{CompactRound, Move};
use crate::game::{Rules, Scoring};

/// A possible move with its value, in hundredths of a point.
pub type ValuedMove = (Move, i64);

/// The preferences of a computer player, which decide among moves of nearly the same value.
#[derive(Clone, Copy, Debug)]
pub struct Character {
    /// The style's weights minus the tuned weights ([`tuned`]), which measure what the style prefers; `None` if the style has the
    /// tuned weights.
    liking: Option<Weights>,
    /// The factor that converts a tolerance in points to hundredths of a point. With [`Scoring::Kids`] it is 10 instead of 100,
    /// because a placement then scores about a tenth of the usual points.
    unit: i64,
}

impl Character {
    /// Returns the character of a style under these rules.
    pub fn new(rules: &Rules, players: usize, style: Style) -> Self {
        let usual = tuned::tuned_weights(rules, players);
        let liking = style.adjust(usual).difference(usual);
        let unit = match rules.scoring {
            Scoring::Kids => 10,
            Scoring::Standard | Scoring::None => 100,
        };
        Self { liking: Some(liking).filter(|liking| *liking != Weights::POINTS), unit }
    }

    /// Chooses the option that this character prefers among those that are at most `tolerance_points` points worse than the best
    /// one. A character without preferences chooses the first of the best options. With [`Scoring::Kids`], a tenth of the tolerance
    /// applies, because a placement scores about a tenth of the usual points. Returns `None` if there are no options.
    pub fn choose_preferred_move(
        &self,
        round: &CompactRound<'_>,
        options: &[ValuedMove],
        tolerance_points: i64,
    ) -> Option<Move> {
        let most = options.iter().map(|(_, value)| *value).max()?;
        let first = options.iter().find(|(_, value)| *value == most).map(|(action, _)| *action);
        let (Some(weights), Some(facts)) = (self.liking, PositionFacts::new(round)) else {
            return first;
        };
        let taste = Policy::always_placing(weights);
        let liking = |action: Move| match action {
            Move::Place { slot, tile } => {
                taste.placement_value(round, &facts, slot, tile)
                    - 100 * round.placement_points(slot, tile)
            }
            Move::Draw | Move::Pass => 0,
        };
        let close =
            options.iter().filter(|(_, value)| *value >= most - tolerance_points * self.unit);
        // The last of several equal maxima is returned, so the options are reversed.
        close
            .rev()
            .max_by_key(|(action, value)| (liking(*action), *value))
            .map(|(action, _)| *action)
    }
}
