//! The influence of a style on a choice: among options of nearly the same value, a character takes the one that it likes best.

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
    /// The style's weights minus the tuned weights; `None` if the style uses the tuned weights unchanged.
    liking: Option<Weights>,
    /// The value of one point of tolerance, in hundredths of a point: 10 with [`Scoring::Kids`], otherwise 100.
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

    /// Chooses the option that this character likes best among the most valuable ones and those that are at most `tolerance`
    /// points worse. A character without preferences chooses the first of the most valuable ones. With [`Scoring::Kids`], in
    /// which values are about a tenth, a tenth of the tolerance applies. Returns `None` without options.
    pub fn choose(
        &self,
        round: &CompactRound<'_>,
        options: &[ValuedMove],
        tolerance: i64,
    ) -> Option<Move> {
        let most = options.iter().map(|(_, value)| *value).max()?;
        let first = options.iter().find(|(_, value)| *value == most).map(|(action, _)| *action);
        let (Some(weights), Some(facts)) = (self.liking, PositionFacts::new(round)) else {
            return first;
        };
        let taste = Policy::placing(weights);
        let liking = |action: Move| match action {
            Move::Place { slot, tile } => {
                taste.placement_value(round, &facts, slot, tile) - 100 * round.points(slot, tile)
            }
            Move::Draw | Move::Pass => 0,
        };
        let close = options.iter().filter(|(_, value)| *value >= most - tolerance * self.unit);
        // The last of several equal maxima is returned, so the options are reversed.
        close
            .rev()
            .max_by_key(|(action, value)| (liking(*action), *value))
            .map(|(action, _)| *action)
    }
}
