//! The points of placements and of the ends of rounds, and the winners of matches.

use super::rules::{
    Blocked, Bonus, BridgeRule, DroppedRack, Length, MatchWinner, Rules, Scoring, Threshold,
};
use super::{Seat, Shape, Tile, TileSet};

/// The bonus of a shape. A placement that completes a hexagon is not a bridge.
pub fn bonus(rules: &Rules, shape: &Shape) -> Bonus {
    match shape.hexagon_count() {
        0 => {
            let open_sides = shape.edges == 1 && shape.tip;
            let joins = match rules.bridge_rule {
                BridgeRule::OpenSides => false,
                BridgeRule::OpenOrTwoSides => shape.edges == 2,
                BridgeRule::OpenOrMoreSides => shape.edges >= 2,
            };
            if open_sides || joins { Bonus::Bridge } else { Bonus::None }
        }
        1 => Bonus::Hexagon,
        2 => Bonus::DoubleHexagon,
        _ => Bonus::TripleHexagon,
    }
}

/// The points of a placement with this bonus. `opening` is true for the first tile of a round.
pub fn placement(rules: &Rules, tile: Tile, bonus: Bonus, opening: bool) -> i32 {
    let own = match rules.scoring {
        Scoring::Standard => tile.sum() + if opening { opening_points(rules, tile) } else { 0 },
        Scoring::Kids => 1,
        Scoring::None => 0,
    };
    own + rules.bonus_points(bonus)
}

fn opening_points(rules: &Rules, tile: Tile) -> i32 {
    match (tile.is_triple(), tile.sum()) {
        (true, 0) => rules.opening_zero,
        (true, _) => rules.opening_triple,
        (false, _) => 0,
    }
}

/// The points of each seat for the end of a round. `out` is the player who went out first; `dropped` is true for each seat that
/// dropped out. In a solo match only the player's own rack and the bonus for going out count.
pub fn round_end(
    rules: &Rules,
    out: Option<Seat>,
    racks: &[TileSet],
    dropped: &[bool],
) -> Vec<i32> {
    let sums: Vec<i32> = racks.iter().map(|rack| rack.sum()).collect();
    let all: i32 = sums.iter().sum();
    let takers = match out {
        Some(seat) => vec![seat],
        None => blocked_winners(rules.blocked, racks),
    };
    let lowest = sums.iter().copied().min().unwrap_or(0);
    let mut points = vec![0; racks.len()];
    for (seat, points) in points.iter_mut().enumerate() {
        let takes = takers.contains(&seat);
        *points = match (out, rules.blocked) {
            (Some(_), _) if !takes => 0,
            (Some(_), _) if rules.scoring == Scoring::Standard => {
                rules.going_out_bonus + all - sums[seat]
            }
            (Some(_), _) => rules.going_out_bonus,
            (None, Blocked::NoPoints) => 0,
            (None, Blocked::SubtractOwn) => {
                let spared = rules.dropped_rack == DroppedRack::Spared && dropped[seat];
                if spared { 0 } else { -sums[seat] }
            }
            (None, _) if racks.len() == 1 => 0,
            (None, _) if !takes => 0,
            (None, Blocked::LowestTakes | Blocked::FewestTilesTakes) => all - 2 * sums[seat],
            (None, Blocked::LowestTakesDifferences) => sums.iter().map(|sum| sum - lowest).sum(),
        };
    }
    points
}

/// The winners of a blocked round: the players who take the points or, if nobody does, the players with the lowest sum.
fn blocked_winners(blocked: Blocked, racks: &[TileSet]) -> Vec<Seat> {
    let key = |rack: &TileSet| match blocked {
        Blocked::FewestTilesTakes => (rack.len(), rack.sum()),
        _ => (0, rack.sum()),
    };
    let best = racks.iter().map(key).min();
    (0..racks.len()).filter(|seat| Some(key(&racks[*seat])) == best).collect()
}

/// True if this score has passed the limit of a match to a number of points; false for other matches.
pub fn is_past_limit(length: Length, score: i32) -> bool {
    match length {
        Length::Points { limit, when: Threshold::Exceeds } => score > limit,
        Length::Points { limit, when: Threshold::Reaches } => score >= limit,
        Length::Single | Length::Rounds { .. } => false,
    }
}

/// The winners of the match after its last round: every player with the best result. `out` is the player who went out first in that
/// round.
pub fn match_winners(
    rules: &Rules,
    scores: &[i32],
    out: Option<Seat>,
    racks: &[TileSet],
) -> Vec<Seat> {
    if !rules.keeps_score() {
        return out.into_iter().collect();
    }
    let past = |seat: &Seat| is_past_limit(rules.length, scores[*seat]);
    if rules.match_winner == MatchWinner::RoundWinner && (0..scores.len()).filter(past).count() > 1
    {
        let winners = match out {
            Some(seat) => vec![seat],
            None => blocked_winners(rules.blocked, racks),
        };
        let winners: Vec<Seat> = winners.into_iter().filter(past).collect();
        if !winners.is_empty() {
            return winners;
        }
    }
    let highest = scores.iter().max();
    (0..scores.len()).filter(|seat| scores.get(*seat) == highest).collect()
}
