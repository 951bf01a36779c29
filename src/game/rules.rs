//! The choices in which the printed rulebooks differ, as data.

use serde::{Deserialize, Serialize};

/// The rules of one match: a value for every choice. Field by field as the record's header (`"rules"`) has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The edition's name, or another name where choices were set one by one.
    pub edition: String,
    /// How many tiles each player is dealt.
    pub hand: u8,
    pub scoring: Scoring,
    /// Bonus points for a bridge.
    pub bridge: i32,
    /// Bonus points for one, two and three hexagons completed by one tile: each is the whole bonus.
    pub hexagon: i32,
    pub double_hexagon: i32,
    pub triple_hexagon: i32,
    /// How many tiles may be drawn in a turn; `None`: as many as the pool has.
    pub draw_limit: Option<u8>,
    /// Points lost with each draw.
    pub draw_penalty: i32,
    /// Points lost when the last allowed draw ends the turn.
    pub stuck_penalty: i32,
    /// Points for placing the last tile of the rack, beside those for what the others still hold.
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
}

/// What a placed tile is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// The sum of its numbers.
    Standard,
    /// One point.
    Kids,
    /// Nothing: nobody keeps score, and who goes out wins.
    None,
}

/// Which tiles may be placed once a player has drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterDraw {
    DrawnTile,
    AnyTile,
}

/// When a round ends after a player has gone out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEndRule {
    AtOnce,
    /// When every player has had as many turns.
    EqualTurns,
}

/// What a blocked round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blocked {
    /// Each player loses the sum of the own rack.
    SubtractOwn,
    /// Whoever holds the lowest sum gets the others' less the own.
    LowestTakes,
    /// Nothing.
    NoPoints,
    /// Whoever holds the fewest tiles (tied: the lowest sum) gets the others' sum less the own.
    FewestTilesTakes,
    /// Whoever holds the lowest sum gets, from each other rack, the difference.
    LowestTakesDifferences,
}

/// What becomes of a player who passes on an empty pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EmptyPool {
    /// The turn goes on to the next.
    Pass,
    /// The player is out of the round; the rack still counts at its end.
    DropOut,
}

/// How long a match is.
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

/// What it means to be past the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Threshold {
    /// Over it.
    Exceeds,
    /// At it, or over.
    Reaches,
}

/// Who starts a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarterRule {
    /// Each draws a tile; the highest sum starts, the tied draw again.
    #[default]
    Drawn,
    /// Who holds the highest triple, which must be led.
    HighestTriple,
    /// Drawn by lot.
    Lot,
}

/// When a player may draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawRule {
    #[default]
    Optional,
    OnlyWhenStuck,
}

/// What counts as a bridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BridgeRule {
    /// One edge touches, and the corner that faces it meets a tile.
    #[default]
    OpenSides,
    /// That, or two edges touch and no hexagon is completed.
    OpenOrTwoSides,
}

/// Who wins when more than one player is past the limit.
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

    /// Whether anybody keeps score.
    pub fn keeps_score(&self) -> bool {
        self.scoring != Scoring::None
    }
}
