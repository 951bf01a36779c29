//! The choices in which the printed rulebooks differ, as data.

pub mod edition;
pub mod playable;
pub mod variant;

use serde::{Deserialize, Serialize};

/// The rules of one match: a value for every choice. Field by field as the record's header (`"rules"`) has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The edition's name, or another name where choices were set one by one.
    pub edition: String,
    /// The number of tiles that each player is dealt.
    pub hand: u8,
    pub scoring: Scoring,
    /// Bonus points for a bridge.
    pub bridge: i32,
    /// Bonus points for one, two and three hexagons completed by one tile: each is the whole bonus.
    pub hexagon: i32,
    pub double_hexagon: i32,
    pub triple_hexagon: i32,
    /// The most draws in a turn; `None`: as many as the pool has.
    // Named so that it must be there, if only as null: serde takes a missing `Option` for `None` otherwise.
    #[serde(deserialize_with = "Option::deserialize")]
    pub draw_limit: Option<u8>,
    /// Points lost with each draw.
    pub draw_penalty: i32,
    /// Points lost when the last allowed draw ends the turn.
    pub stuck_penalty: i32,
    /// Points for placing the last tile of the rack, beside those for the tiles that the others still hold.
    pub going_out_bonus: i32,
    pub after_draw: AfterDraw,
    pub round_end: RoundEndRule,
    pub blocked: Blocked,
    pub empty_pool: EmptyPool,
    #[serde(rename = "match")]
    pub length: Length,
    #[serde(default)]
    pub starter: StarterRule,
    /// Points beside its sum for leading a triple.
    #[serde(default)]
    pub opening_triple: i32,
    /// Points for leading 0-0-0, instead of `opening_triple`.
    #[serde(default)]
    pub opening_zero: i32,
    #[serde(default)]
    pub draw: DrawRule,
    /// Points lost by passing on an empty pool.
    #[serde(default)]
    pub empty_pool_penalty: i32,
    #[serde(default)]
    pub bridge_rule: BridgeRule,
    #[serde(default)]
    pub match_winner: MatchWinner,
    #[serde(default, skip_serializing_if = "is_default")]
    pub dead_board: DeadBoard,
    /// True if a player may end the turn after a draw, before the last allowed one, without the last penalty (002: "Dit mag u
    /// maximaal 3 keer").
    #[serde(default, skip_serializing_if = "is_default")]
    pub stop_drawing: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub pass_empty: PassEmpty,
    #[serde(default, skip_serializing_if = "is_default")]
    pub dropped_rack: DroppedRack,
    /// True if, with [`StarterRule::HighestTriple`], the holder of 0-0-0 and a higher triple may start with either (the American
    /// box).
    #[serde(default, skip_serializing_if = "is_default")]
    pub zero_option: bool,
}

/// True of the value that a record without the field means.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The points of a placed tile, without a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// The sum of its numbers.
    Standard,
    /// One point.
    Kids,
    /// No points: nobody keeps score, and the player who goes out wins.
    None,
}

/// The tiles that may be placed once a player has drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterDraw {
    DrawnTile,
    AnyTile,
}

/// The moment at which a round ends after a player has gone out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEndRule {
    AtOnce,
    /// Once all players have had the same number of turns.
    EqualTurns,
}

/// The points for a blocked round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blocked {
    /// Each player loses the sum of the own rack.
    SubtractOwn,
    /// The player with the lowest sum gets the others' sums less the own.
    LowestTakes,
    /// No points.
    NoPoints,
    /// The player with the fewest tiles (tied: the lowest sum) gets the others' sums less the own.
    FewestTilesTakes,
    /// The player with the lowest sum gets, from each other rack, the difference.
    LowestTakesDifferences,
}

/// The effect of passing on an empty pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EmptyPool {
    /// The turn goes on to the next.
    Pass,
    /// The player is out of the round; the rack still counts at its end.
    DropOut,
}

/// The length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Length {
    /// One round.
    Single,
    /// An agreed number of rounds.
    Rounds { limit: u32 },
    /// The round in which a score goes past the limit is the last.
    Points { limit: i32, when: Threshold },
}

/// The condition for a score to be past the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Threshold {
    /// A score over the limit.
    Exceeds,
    /// A score at the limit, or over it.
    Reaches,
}

/// The choice of the player who starts a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarterRule {
    /// Each player draws a tile; the highest sum starts, the tied draw again.
    #[default]
    Drawn,
    /// The player with the highest triple, which must be placed first.
    HighestTriple,
    /// Drawn by lot.
    Lot,
}

/// The condition for drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawRule {
    #[default]
    Optional,
    OnlyWhenStuck,
}

/// The shapes that count as a bridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BridgeRule {
    /// One edge touches, and the corner that faces it meets a tile.
    #[default]
    OpenSides,
    /// The same, or two edges touch and no hexagon is completed.
    OpenOrTwoSides,
    /// The same, or three edges touch and no hexagon is completed.
    OpenOrMoreSides,
}

/// The treatment of a round in which no tile that is left fits anywhere, while the pool still has tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadBoard {
    /// Players draw on, until the pool is empty.
    #[default]
    DrawOn,
    /// The round is blocked at once (000 en: "If none of the players can play, the game ends").
    Ends,
}

/// The players who may pass on an empty pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassEmpty {
    /// Any player in turn.
    #[default]
    May,
    /// A player with no tile that may be placed.
    OnlyWhenStuck,
}

/// The cost of the rack of a player who dropped out, in [`Blocked::SubtractOwn`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DroppedRack {
    /// The sum of the rack.
    #[default]
    Counts,
    /// No points (001 hu: "a pontjai nem változnak").
    Spared,
}

/// The winner when more than one player is past the limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchWinner {
    #[default]
    Highest,
    RoundWinner,
}

/// The shape that a placement makes, as far as it earns points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    None,
    Bridge,
    Hexagon,
    DoubleHexagon,
    TripleHexagon,
}

impl Rules {
    /// The bonus points for this shape.
    pub fn bonus_points(&self, bonus: Bonus) -> i32 {
        match bonus {
            Bonus::None => 0,
            Bonus::Bridge => self.bridge,
            Bonus::Hexagon => self.hexagon,
            Bonus::DoubleHexagon => self.double_hexagon,
            Bonus::TripleHexagon => self.triple_hexagon,
        }
    }

    /// The same rules with every choice of November 2026 as it was before: what the printed words leave open, and editions have
    /// had a value for since. Matches that were agreed on before are played like this.
    #[must_use]
    pub fn before_november_2026(self) -> Self {
        let bridge_rule = match self.bridge_rule {
            BridgeRule::OpenOrMoreSides => BridgeRule::OpenOrTwoSides,
            other => other,
        };
        Self {
            bridge_rule,
            dead_board: DeadBoard::DrawOn,
            stop_drawing: false,
            pass_empty: PassEmpty::May,
            dropped_rack: DroppedRack::Counts,
            zero_option: false,
            ..self
        }
    }

    /// True if score is kept.
    pub fn keeps_score(&self) -> bool {
        self.scoring != Scoring::None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Edition;

    fn goliath() -> Rules {
        Edition::Goliath.rules(2).unwrap()
    }

    #[test]
    fn the_limit_of_draws_may_be_null_but_not_missing() {
        let mut json = serde_json::to_value(goliath()).unwrap();
        json["draw_limit"] = serde_json::Value::Null;
        assert_eq!(serde_json::from_value::<Rules>(json.clone()).unwrap().draw_limit, None);
        json.as_object_mut().unwrap().remove("draw_limit");
        assert!(serde_json::from_value::<Rules>(json).is_err());
    }

    #[test]
    fn rules_read_back_from_json() {
        for (edition, players) in Edition::tables() {
            let rules = edition.rules(players).unwrap();
            let json = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules);
        }
    }
}
