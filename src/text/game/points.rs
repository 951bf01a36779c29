//! The points of a placement, and their sum.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::number;
use triominos_rules::game::{Bonus, Placement, Rules, Scoring};

impl Text {
    /// Returns the name of a shape: `hexagon`; `None` for `Bonus::None`.
    pub fn shape_name(&self, bonus: Bonus) -> Option<String> {
        match bonus {
            Bonus::None => None,
            Bonus::Bridge => Some(say!(self, "word-bridge")),
            Bonus::Hexagon => Some(say!(self, "word-hexagon")),
            Bonus::DoubleHexagon => Some(say!(self, "word-double-hexagon")),
            Bonus::TripleHexagon => Some(say!(self, "word-triple-hexagon")),
        }
    }

    /// Returns a label with the points and the shape of a placement: `+52 hexagon`; empty if there are neither.
    pub fn points_and_shape(&self, bonus: Bonus, points: i32) -> String {
        let points = (points != 0).then(|| number::format_signed(points));
        points.into_iter().chain(self.shape_name(bonus)).collect::<Vec<_>>().join(" ")
    }

    /// Returns the words for the terms of a placement's points: `3+4+5 and 40 for the bridge`; `None` if no score is kept.
    pub fn placement_points_in_words(
        &self,
        rules: &Rules,
        placement: &Placement,
        bonus: Bonus,
        points: i32,
    ) -> Option<String> {
        let mut sum = vec![match rules.scoring {
            Scoring::Standard => {
                placement.tile.numbers().map(|number| number.to_string()).join("+")
            }
            Scoring::Kids => say!(self, "word-sum-tile", points = 1),
            Scoring::None => return None,
        }];
        let [_, for_shape, for_lead] =
            tile_shape_and_triple_points(rules, placement, bonus, points);
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
        if for_lead != 0 {
            sum.push(say!(self, "word-sum-lead", points = for_lead));
        }
        Some(self.list_with_and(&sum))
    }
}

/// Returns the three terms of a placement's points: the points of the tile, the points of the shape, and the bonus for a triple (a
/// tile with three equal numbers) at the start of a round.
pub fn tile_shape_and_triple_points(
    rules: &Rules,
    placement: &Placement,
    bonus: Bonus,
    points: i32,
) -> [i32; 3] {
    let tile = match rules.scoring {
        Scoring::Standard => placement.tile.sum(),
        Scoring::Kids => 1,
        Scoring::None => 0,
    };
    let shape = rules.bonus_points(bonus);
    [tile, shape, points - tile - shape]
}
