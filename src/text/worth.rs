//! What a placement is worth, and how that adds up.

use super::sentence::say;
use super::{Text, number};
use crate::game::{Bonus, Placement, Rules, Scoring};

impl Text {
    /// The name of a shape: `hexagon`. `None` where there is none.
    pub fn shape_name(&self, bonus: Bonus) -> Option<String> {
        match bonus {
            Bonus::None => None,
            Bonus::Bridge => Some(say!(self, "word-bridge")),
            Bonus::Hexagon => Some(say!(self, "word-hexagon")),
            Bonus::DoubleHexagon => Some(say!(self, "word-double-hexagon")),
            Bonus::TripleHexagon => Some(say!(self, "word-triple-hexagon")),
        }
    }

    /// The points and the shape, as a label has them: `+52 hexagon`. Empty where there is neither.
    pub(super) fn worth(&self, bonus: Bonus, points: i32) -> String {
        let points = (points != 0).then(|| number::signed(points));
        points.into_iter().chain(self.shape_name(bonus)).collect::<Vec<_>>().join(" ")
    }

    /// How the points add up: `3+4+5 and 40 for the bridge`. `None` where nobody keeps score.
    pub(super) fn sum(
        &self,
        rules: &Rules,
        placement: &Placement,
        bonus: Bonus,
        points: i32,
    ) -> Option<String> {
        let (own, mut sum) = match rules.scoring {
            Scoring::Standard => {
                let numbers = placement.tile.numbers().map(|number| number.to_string());
                (placement.tile.sum(), vec![numbers.join("+")])
            }
            Scoring::Kids => (1, vec![say!(self, "word-sum-tile", points = 1)]),
            Scoring::None => return None,
        };
        let for_shape = rules.bonus_points(bonus);
        match bonus {
            _ if for_shape == 0 => {}
            Bonus::None => {}
            Bonus::Bridge => sum.push(say!(self, "word-sum-bridge", points = for_shape)),
            Bonus::Hexagon => sum.push(say!(self, "word-sum-hexagon", points = for_shape)),
            Bonus::DoubleHexagon => {
                sum.push(say!(self, "word-sum-double-hexagon", points = for_shape));
            }
            Bonus::TripleHexagon => {
                sum.push(say!(self, "word-sum-triple-hexagon", points = for_shape));
            }
        }
        let for_lead = points - own - for_shape;
        if for_lead != 0 {
            sum.push(say!(self, "word-sum-lead", points = for_lead));
        }
        Some(self.list(&sum))
    }
}
