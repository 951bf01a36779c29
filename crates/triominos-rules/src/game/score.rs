//! The points of placements and of the ends of rounds, and the winners of matches.

use super::rules::{
    Blocked, Bonus, BridgeRule, DroppedRack, Length, MatchWinner, OutCount, Rules, Scoring,
    Threshold,
};
use super::{Contact, Round, Seat, Tile, TileSet};

/// Returns the bonus of a placement with this contact. A placement that completes a hexagon is never a bridge.
pub fn bonus_of_contact(rules: &Rules, contact: &Contact) -> Bonus {
    match contact.hexagon_count() {
        0 => {
            let open_sides = contact.edges == 1 && contact.tip;
            let joins = match rules.bridge_rule {
                BridgeRule::OpenSides => false,
                BridgeRule::OpenOrTwoSides => contact.edges == 2,
                BridgeRule::OpenOrMoreSides => contact.edges >= 2,
            };
            if open_sides || joins { Bonus::Bridge } else { Bonus::None }
        }
        1 => Bonus::Hexagon,
        2 => Bonus::DoubleHexagon,
        _ => Bonus::TripleHexagon,
    }
}

/// Returns the points of a placement with this bonus. `is_opening` is true for the first tile of a round.
pub fn placement_points(rules: &Rules, tile: Tile, bonus: Bonus, is_opening: bool) -> i32 {
    let own = match rules.scoring {
        Scoring::Standard => tile.sum() + if is_opening { opening_points(rules, tile) } else { 0 },
        Scoring::Kids => 1,
        Scoring::None => 0,
    };
    own + rules.bonus_points(bonus)
}

/// Returns the additional points for starting a round with this tile.
fn opening_points(rules: &Rules, tile: Tile) -> i32 {
    match (tile.is_triple(), tile.sum()) {
        (true, 0) => rules.opening_zero,
        (true, _) => rules.opening_triple,
        (false, _) => 0,
    }
}

/// Returns the points that each seat gets or loses at the end of the round. In a solo match, the player gets only the bonus for
/// going out, or loses only the points of their own rack.
pub fn round_end_points(rules: &Rules, round: &Round) -> Vec<i32> {
    if rules.counts_rounds_won() {
        let won = round_winners_without_score(round);
        return (0..round.racks.len()).map(|seat| i32::from(won.contains(&seat))).collect();
    }
    match round.out {
        Some(out) => {
            let mut points = vec![0; round.racks.len()];
            points[out] = rules.going_out_bonus + points_for_other_racks(rules, round);
            points
        }
        None => blocked_round_points(rules, &round.racks, &round.dropped),
    }
}

/// Returns the points that the player who went out gets for the tiles on the other players' racks.
fn points_for_other_racks(rules: &Rules, round: &Round) -> i32 {
    match (rules.scoring, rules.out_count) {
        (Scoring::Kids | Scoring::None, _) => 0,
        (Scoring::Standard, OutCount::AtBell) => round.other_racks_when_out,
        (Scoring::Standard, OutCount::AtEnd) => round.racks.iter().map(|rack| rack.sum()).sum(),
    }
}

/// Returns the points that each seat gets for a blocked round; negative for a loss. `dropped_out` has one entry for each seat: true
/// if the player dropped out of the round.
pub fn blocked_round_points(rules: &Rules, racks: &[TileSet], dropped_out: &[bool]) -> Vec<i32> {
    let sums: Vec<i32> = racks.iter().map(|rack| rack.sum()).collect();
    let all: i32 = sums.iter().sum();
    let winners = blocked_round_winners(rules.blocked, racks);
    let lowest = sums.iter().copied().min().unwrap_or(0);
    let points = |seat: Seat| match rules.blocked {
        Blocked::NoPoints => 0,
        Blocked::SubtractOwn => {
            let spared = rules.dropped_rack == DroppedRack::Spared && dropped_out[seat];
            if spared { 0 } else { -sums[seat] }
        }
        _ if racks.len() == 1 || !winners.contains(&seat) => 0,
        Blocked::LowestTakes | Blocked::FewestTilesTakes => all - 2 * sums[seat],
        Blocked::LowestTakesDifferences => sums.iter().map(|sum| sum - lowest).sum(),
    };
    (0..racks.len()).map(points).collect()
}

/// Returns the seats of the winners of a blocked round: the players with the best rack under this rule. Under
/// [`Blocked::FewestTilesTakes`], it is the rack with the fewest tiles and, among these, the lowest sum. Under other rules it is
/// the rack with the lowest sum.
fn blocked_round_winners(blocked_rule: Blocked, racks: &[TileSet]) -> Vec<Seat> {
    let key = |rack: &TileSet| match blocked_rule {
        Blocked::FewestTilesTakes => (rack.len(), rack.sum()),
        _ => (0, rack.sum()),
    };
    let best = racks.iter().map(key).min();
    (0..racks.len()).filter(|seat| Some(key(&racks[*seat])) == best).collect()
}

/// Returns `true` if the match is played to a number of points and this score has passed its limit.
pub fn is_past_limit(match_length: Length, score: i32) -> bool {
    match match_length {
        Length::Points { limit, when: Threshold::Exceeds } => score > limit,
        Length::Points { limit, when: Threshold::Reaches } => score >= limit,
        Length::Single | Length::Rounds { .. } => false,
    }
}

/// Returns the seats of the winners of a round in a match that keeps no score: the players who have placed their last tile.
/// Nobody wins a blocked round.
fn round_winners_without_score(round: &Round) -> Vec<Seat> {
    (0..round.racks.len()).filter(|seat| round.racks[*seat].is_empty()).collect()
}

/// Returns the seats of the winners of the match after its last round: every player with the best result.
pub fn match_winners(rules: &Rules, scores: &[i32], last_round: &Round) -> Vec<Seat> {
    if rules.counts_rounds_won() {
        // A player without a won round does not win the match.
        return seats_with_highest_score(scores)
            .into_iter()
            .filter(|seat| scores[*seat] > 0)
            .collect();
    }
    if !rules.keeps_score() {
        return round_winners_without_score(last_round);
    }
    let past = |seat: &Seat| is_past_limit(rules.length, scores[*seat]);
    if rules.match_winner == MatchWinner::RoundWinner && (0..scores.len()).filter(past).count() > 1
    {
        let winners = match last_round.out {
            Some(seat) => vec![seat],
            None => blocked_round_winners(rules.blocked, &last_round.racks),
        };
        let winners: Vec<Seat> = winners.into_iter().filter(past).collect();
        if !winners.is_empty() {
            return winners;
        }
    }
    seats_with_highest_score(scores)
}

/// Returns the seats with the highest score.
fn seats_with_highest_score(scores: &[i32]) -> Vec<Seat> {
    let highest = scores.iter().max();
    (0..scores.len()).filter(|seat| scores.get(*seat) == highest).collect()
}
