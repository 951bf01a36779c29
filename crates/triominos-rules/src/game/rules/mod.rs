//! The rules of a match as data: one field for each point in which the printed rulebooks differ.

pub mod edition;
pub mod playable;
pub mod variant;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// The rules of one match. The field `rules` in the first line of a record has the same fields.
///
/// [`super::Edition`] gives the rules of a printed rulebook, [`super::Variant`] the rules of an edition with changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The name of the edition. Rules that differ from those of the edition have another name, such as `goliath-changed`.
    pub edition: String,
    /// The number of tiles that each player is dealt.
    pub hand: u8,
    /// The points of a placed tile.
    pub scoring: Scoring,
    /// Bonus points for a bridge.
    pub bridge: i32,
    /// Bonus points for a tile that completes one hexagon: six tiles around a point.
    pub hexagon: i32,
    /// Bonus points, in total, for a tile that completes two hexagons.
    pub double_hexagon: i32,
    /// Bonus points, in total, for a tile that completes three hexagons.
    pub triple_hexagon: i32,
    /// The maximum number of draws in a turn; `None` for no limit.
    // The attribute makes the field mandatory: serde reads a missing `Option` as `None` otherwise.
    #[serde(deserialize_with = "Option::deserialize")]
    pub draw_limit: Option<u8>,
    /// Points lost with each draw.
    pub draw_penalty: i32,
    /// Points lost if a turn ends after the last allowed draw because the player still cannot place
    /// a tile.
    pub stuck_penalty: i32,
    /// Points for going out: placing the last tile of the rack. The points for the tiles on the other players' racks are added to
    /// them.
    pub going_out_bonus: i32,
    /// The tiles that a player may place after a draw.
    pub after_draw: AfterDraw,
    /// The moment at which a round ends after a player has gone out.
    pub round_end: RoundEndRule,
    /// The points that players get or lose for a blocked round.
    pub blocked: Blocked,
    /// The effect of passing on an empty pool.
    pub empty_pool: EmptyPool,
    /// The length of the match.
    #[serde(rename = "match")]
    pub length: Length,
    /// The method by which the player who starts a round is chosen.
    #[serde(default)]
    pub starter: StarterRule,
    /// Points for starting a round with a triple, in addition to its sum.
    #[serde(default)]
    pub opening_triple: i32,
    /// Points for starting a round with 0-0-0, instead of `opening_triple`.
    #[serde(default)]
    pub opening_zero: i32,
    /// The condition under which a player may draw.
    #[serde(default)]
    pub draw: DrawRule,
    /// Points lost by passing on an empty pool.
    #[serde(default)]
    pub empty_pool_penalty: i32,
    /// The shapes that count as a bridge.
    #[serde(default)]
    pub bridge_rule: BridgeRule,
    /// The rule that decides the winner of the match if several players have passed the limit of points.
    #[serde(default)]
    pub match_winner: MatchWinner,
    /// The treatment of a round in which no remaining tile fits anywhere although the pool has tiles.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dead_board: DeadBoard,
    /// True if a player who has drawn may end the turn although another draw is allowed, without the penalty for being stuck
    /// (rulebook 002: "Dit mag u maximaal 3 keer"). Under [`DrawRule::OnlyWhenStuck`], only a player who cannot place a tile may do
    /// so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stop_drawing: bool,
    /// The players who may pass on an empty pool.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pass_empty: PassEmpty,
    /// Whether a player who dropped out loses points for their rack if the round is blocked, under [`Blocked::SubtractOwn`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub dropped_rack: DroppedRack,
    /// True if a starter who has 0-0-0 and a higher triple may place either of them first (American box). Concerns
    /// [`StarterRule::HighestTriple`] only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zero_option: bool,
    /// The rule that determines the last round of a match to a number of points.
    #[serde(default, skip_serializing_if = "is_default")]
    pub last_round: LastRound,
    /// The players who draw again if several have drawn the highest sum for the start. Concerns [`StarterRule::Drawn`] only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub start_tie: StartTie,
    /// The moment at which the tiles on the other racks are counted for the player who went out. Concerns
    /// [`RoundEndRule::EqualTurns`] only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub out_count: OutCount,
}

/// Returns `true` if the value is the default of its type. A field with its default value may be omitted from a record.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The points of a placed tile, without a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// A tile scores the sum of its three numbers.
    Standard,
    /// Each tile scores one point.
    Kids,
    /// Tiles score no points. No score is kept, and the player who goes out wins the round. In a match of several rounds, the
    /// scores are the numbers of rounds won.
    None,
}

/// The tiles that a player may place after a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterDraw {
    /// After a draw, only the tile drawn last may be placed.
    DrawnTile,
    /// After a draw, any tile of the rack may be placed.
    AnyTile,
}

/// The moment at which a round ends after a player has gone out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEndRule {
    /// The round ends immediately.
    AtOnce,
    /// The round continues until all players have had the same number of turns.
    EqualTurns,
}

/// The points that players get or lose for a blocked round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blocked {
    /// Each player loses the sum of their rack.
    SubtractOwn,
    /// The player whose rack has the lowest sum gets the sum of all other racks, minus the sum of their own rack. If several
    /// players tie for the lowest sum, each of them gets all these points.
    LowestTakes,
    /// No player gets or loses points.
    NoPoints,
    /// The player with the fewest tiles gets the sum of all other racks, minus the sum of their own rack. Among players with
    /// equally few tiles, the one with the lowest sum gets the points.
    FewestTilesTakes,
    /// The player whose rack has the lowest sum gets points for each other rack: the sum of that rack minus the sum of their own.
    LowestTakesDifferences,
}

/// The effect of passing on an empty pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EmptyPool {
    /// The turn passes to the next player.
    Pass,
    /// The player drops out of the round (rulebook 001, Hungarian). If another player goes out, the points for the other racks
    /// include this rack. For a blocked round, [`DroppedRack`] applies.
    DropOut,
}

/// The length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Length {
    /// The match has one round.
    Single,
    /// The match has an agreed number of rounds (rulebook 002, "Tips").
    Rounds {
        /// The number of rounds.
        limit: u32,
    },
    /// Rounds are played until a score passes the limit of points. [`LastRound`] determines which round is then the last.
    Points {
        /// The limit, in points.
        limit: i32,
        /// The condition under which a score has passed the limit.
        when: Threshold,
    },
}

impl<'de> Deserialize<'de> for Length {
    /// This implementation is not derived. A record may contain unknown fields of any nesting depth, but the derived code for
    /// tagged enums limits that depth.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Kind {
            Single,
            Rounds,
            Points,
        }
        #[derive(Deserialize)]
        struct Fields {
            kind: Kind,
            limit: Option<i64>,
            when: Option<Threshold>,
        }
        let Fields { kind, limit, when } = Fields::deserialize(deserializer)?;
        let limit = || limit.ok_or_else(|| D::Error::missing_field("limit"));
        match kind {
            Kind::Single => Ok(Self::Single),
            Kind::Rounds => {
                Ok(Self::Rounds { limit: limit()?.try_into().map_err(D::Error::custom)? })
            }
            Kind::Points => Ok(Self::Points {
                limit: limit()?.try_into().map_err(D::Error::custom)?,
                when: when.ok_or_else(|| D::Error::missing_field("when"))?,
            }),
        }
    }
}

/// The condition under which a score has passed the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Threshold {
    /// A score passes the limit if it is over the limit.
    Exceeds,
    /// A score passes the limit if it is at or over the limit.
    Reaches,
}

/// The method by which the player who starts a round is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarterRule {
    /// Each player draws a tile, and the player with the highest sum starts. [`StartTie`] determines who draws again after a tie.
    #[default]
    Drawn,
    /// The player with the highest triple starts and must place it first (American box).
    HighestTriple,
    /// A random player starts.
    Lot,
}

/// The condition under which a player may draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawRule {
    /// The current player may draw even if they can place a tile.
    #[default]
    Optional,
    /// Only a player who cannot place a tile may draw.
    OnlyWhenStuck,
}

/// The shapes that count as a bridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BridgeRule {
    /// A placed tile of which exactly one edge touches a tile, and whose corner opposite that edge touches another tile.
    #[default]
    OpenSides,
    /// The shape of [`BridgeRule::OpenSides`], and a placed tile of which exactly two edges touch tiles and that completes no
    /// hexagon.
    OpenOrTwoSides,
    /// The shapes of [`BridgeRule::OpenOrTwoSides`], and a placed tile of which all three edges touch tiles and that completes no
    /// hexagon.
    OpenOrMoreSides,
}

/// The treatment of a round in which no remaining tile fits anywhere although the pool has tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadBoard {
    /// Players continue to draw until the pool is empty.
    #[default]
    DrawOn,
    /// The round is blocked immediately (rulebook 000, English: "If none of the players can play,
    /// the game ends").
    Ends,
}

/// The players who may pass on an empty pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassEmpty {
    /// The current player may pass even if they can place a tile.
    #[default]
    May,
    /// Only a player who cannot place a tile may pass.
    OnlyWhenStuck,
}

/// Whether a player who dropped out loses points for their rack in a blocked round, under [`Blocked::SubtractOwn`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DroppedRack {
    /// A player who dropped out loses the sum of their rack.
    #[default]
    Counts,
    /// A player who dropped out loses no points (rulebook 001, Hungarian: "a pontjai nem változnak").
    Spared,
}

/// The rule that decides the winner of a match to a number of points if several scores have passed the limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchWinner {
    /// The player with the highest score wins.
    #[default]
    Highest,
    /// The winner of the last round wins if their score has passed the limit. Otherwise the player with the highest score wins
    /// (American box).
    RoundWinner,
}

/// The rule that determines the last round of a match to a number of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastRound {
    /// The last round is the one in which a score passes the limit.
    #[default]
    This,
    /// The last round is the one after that in which a score passes the limit (rulebook 000, Spanish: "llega el momento de disputar
    /// la última ronda").
    Next,
}

/// The players who draw again if several have drawn the highest sum for the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartTie {
    /// Only the tied players draw again.
    #[default]
    TiedAgain,
    /// All players draw again (rulebooks 000, Dutch, and 002: "dan dient men dit te herhalen").
    AllAgain,
}

/// The moment at which the tiles on the other racks are counted for the player who went out, under [`RoundEndRule::EqualTurns`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutCount {
    /// The tiles are counted at the end of the round, after the other players' last turns.
    #[default]
    AtEnd,
    /// The tiles are counted when the player goes out, before the other players' last turns (rulebook 002 calls going out the bell
    /// for the last round of turns: "de 'bel' voor de laatste ronde").
    AtBell,
}

/// The shape that a placement completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// The placement completes no shape.
    None,
    /// A bridge, as [`BridgeRule`] defines it.
    Bridge,
    /// One hexagon: six tiles around a point.
    Hexagon,
    /// Two hexagons, completed by the same tile.
    DoubleHexagon,
    /// Three hexagons, completed by the same tile.
    TripleHexagon,
}

impl Rules {
    /// Returns the bonus points for a shape.
    pub fn bonus_points(&self, bonus: Bonus) -> i32 {
        match bonus {
            Bonus::None => 0,
            Bonus::Bridge => self.bridge,
            Bonus::Hexagon => self.hexagon,
            Bonus::DoubleHexagon => self.double_hexagon,
            Bonus::TripleHexagon => self.triple_hexagon,
        }
    }

    /// Returns `true` if players get points for their actions. See [`Scoring::None`] for matches without points.
    pub fn keeps_score(&self) -> bool {
        self.scoring != Scoring::None
    }

    /// Returns `true` if no score is kept and the match has an agreed number of rounds. The scores are then the numbers of rounds
    /// won.
    pub fn counts_rounds_won(&self) -> bool {
        !self.keeps_score() && matches!(self.length, Length::Rounds { .. })
    }

    /// Returns `true` if players have scores: either points or numbers of rounds won.
    pub fn has_scores(&self) -> bool {
        self.keeps_score() || self.counts_rounds_won()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Edition;
    use crate::game::tests::player::editions_with_player_counts;

    /// Returns the rules of the edition Goliath for two players.
    fn goliath_rules() -> Rules {
        Edition::Goliath.rules(2).unwrap()
    }

    #[test]
    fn the_draw_limit_may_be_null_but_not_missing() {
        let mut json = serde_json::to_value(goliath_rules()).unwrap();
        json["draw_limit"] = serde_json::Value::Null;
        assert_eq!(serde_json::from_value::<Rules>(json.clone()).unwrap().draw_limit, None);
        json.as_object_mut().unwrap().remove("draw_limit");
        assert!(serde_json::from_value::<Rules>(json).is_err());
    }

    #[test]
    fn rules_survive_a_round_trip_through_json() {
        for (edition, players) in editions_with_player_counts() {
            let rules = edition.rules(players).unwrap();
            let json = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules);
        }
    }
}
