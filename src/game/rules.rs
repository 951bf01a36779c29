//! The choices in which the printed rulebooks differ, as data.

use serde::{Deserialize, Serialize};

use super::Tile;

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
    // Named so that it must be there, if only as null: serde takes a missing `Option` for `None` otherwise.
    #[serde(deserialize_with = "Option::deserialize")]
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

/// Why nobody can play by these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    #[error("{players} players: a match has 1 to {}", Rules::MOST_PLAYERS)]
    Players { players: usize },
    #[error("a hand of {hand}: each player needs a tile, and a set of {} has no more", Tile::COUNT)]
    Hand { hand: u8 },
    #[error("a hand of {hand} leaves no tile for each player to draw for the start")]
    NoneLeftForTheStart { hand: u8 },
    #[error("a turn has room for one draw at least")]
    DrawLimit,
    #[error("{field} is {points}: points go from 0 to {}", Rules::MOST_POINTS)]
    Points { field: &'static str, points: i32 },
    #[error("a match of points ends at 1 to {}", Rules::HIGHEST_LIMIT)]
    LimitOfPoints,
    #[error("a match has 1 to {} rounds", Rules::MOST_ROUNDS)]
    LimitOfRounds,
}

impl Rules {
    /// The most players that any edition seats.
    pub const MOST_PLAYERS: usize = 6;
    /// The most rounds that a match may be agreed to have.
    pub const MOST_ROUNDS: u32 = 1000;
    /// The highest bonus or penalty: far above any printed one, and low enough that no sum of them overflows.
    pub const MOST_POINTS: i32 = 10_000;
    /// The highest limit of a match by points.
    pub const HIGHEST_LIMIT: i32 = 1_000_000;

    /// Whether a match of this many players can be dealt and come to an end. Editions always can; rules that were read, or
    /// whose choices were set one by one, must be asked.
    ///
    /// # Errors
    /// The first choice that makes it impossible.
    pub fn check(&self, players: usize) -> Result<(), Unplayable> {
        if !(1..=Self::MOST_PLAYERS).contains(&players) {
            return Err(Unplayable::Players { players });
        }
        let hand = self.hand;
        let dealt = usize::from(hand) * players;
        if hand == 0 || dealt > Tile::COUNT {
            return Err(Unplayable::Hand { hand });
        }
        if self.starter == StarterRule::Drawn && players > 1 && Tile::COUNT - dealt < players {
            return Err(Unplayable::NoneLeftForTheStart { hand });
        }
        if self.draw_limit == Some(0) {
            return Err(Unplayable::DrawLimit);
        }
        for (field, points) in self.points() {
            if !(0..=Self::MOST_POINTS).contains(&points) {
                return Err(Unplayable::Points { field, points });
            }
        }
        match self.length {
            Length::Points { limit, .. } if !(1..=Self::HIGHEST_LIMIT).contains(&limit) => {
                Err(Unplayable::LimitOfPoints)
            }
            Length::Rounds { limit } if !(1..=Self::MOST_ROUNDS).contains(&limit) => {
                Err(Unplayable::LimitOfRounds)
            }
            _ => Ok(()),
        }
    }

    /// Every choice that is a number of points, by the name it has in a record.
    fn points(&self) -> [(&'static str, i32); 10] {
        [
            ("bridge", self.bridge),
            ("hexagon", self.hexagon),
            ("double_hexagon", self.double_hexagon),
            ("triple_hexagon", self.triple_hexagon),
            ("draw_penalty", self.draw_penalty),
            ("stuck_penalty", self.stuck_penalty),
            ("going_out_bonus", self.going_out_bonus),
            ("opening_triple", self.opening_triple),
            ("opening_zero", self.opening_zero),
            ("empty_pool_penalty", self.empty_pool_penalty),
        ]
    }

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

    #[test]
    fn rules_that_nobody_can_play_are_named() {
        let check = |players, change: fn(&mut Rules)| {
            let mut rules = goliath();
            change(&mut rules);
            rules.check(players)
        };
        assert_eq!(check(2, |_| ()), Ok(()));
        assert_eq!(check(0, |_| ()), Err(Unplayable::Players { players: 0 }));
        assert_eq!(check(7, |_| ()), Err(Unplayable::Players { players: 7 }));
        assert_eq!(check(2, |rules| rules.hand = 0), Err(Unplayable::Hand { hand: 0 }));
        assert_eq!(check(2, |rules| rules.hand = 29), Err(Unplayable::Hand { hand: 29 }));
        assert_eq!(check(1, |rules| rules.hand = 56), Ok(()));
        assert_eq!(
            check(2, |rules| rules.hand = 28),
            Err(Unplayable::NoneLeftForTheStart { hand: 28 })
        );
        let by_lot: fn(&mut Rules) = |rules| {
            rules.hand = 28;
            rules.starter = StarterRule::Lot;
        };
        assert_eq!(check(2, by_lot), Ok(()));
        assert_eq!(check(2, |rules| rules.draw_limit = Some(0)), Err(Unplayable::DrawLimit));
        assert_eq!(
            check(2, |rules| rules.opening_zero = -1),
            Err(Unplayable::Points { field: "opening_zero", points: -1 })
        );
        assert_eq!(
            check(2, |rules| rules.length = Length::Rounds { limit: 0 }),
            Err(Unplayable::LimitOfRounds)
        );
        let endless: fn(&mut Rules) =
            |rules| rules.length = Length::Points { limit: i32::MAX, when: Threshold::Reaches };
        assert_eq!(check(2, endless), Err(Unplayable::LimitOfPoints));
    }
}
