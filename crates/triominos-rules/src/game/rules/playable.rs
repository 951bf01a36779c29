//! The check whether a match can be played under given rules.

use super::{Blocked, Length, Rules, StarterRule};
use crate::game::Tile;

/// The reason why no match can be played under given rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// The number of players is not supported.
    #[error("{players} players: a match has 1 to {}", Rules::MAX_PLAYERS)]
    Players {
        /// The number of players.
        players: usize,
    },
    /// The number of tiles for each player is 0, or the set has too few tiles to deal this many to each player.
    #[error("a hand of {hand}: each player needs a tile, and a set of {} has no more", Tile::COUNT)]
    Hand {
        /// The number of tiles for each player.
        hand: u8,
    },
    /// Too few tiles remain after the deal for each player to draw one for the start.
    #[error("a hand of {hand} leaves no tile for each player to draw for the start")]
    NoneLeftForTheStart {
        /// The number of tiles for each player.
        hand: u8,
    },
    /// The maximum number of draws in a turn is 0.
    #[error("a turn has room for one draw at least")]
    DrawLimit,
    /// A bonus or a penalty in points is out of range.
    #[error("{field} is {points}: points go from 0 to {}", Rules::MAX_POINTS)]
    Points {
        /// The name of the field in a record.
        field: &'static str,
        /// The value of the field.
        points: i32,
    },
    /// The scores are the numbers of rounds won, but this field of the rules gives points.
    #[error(
        "{field} gives points, but without a score a match of rounds counts only the rounds won"
    )]
    PointsBesideRounds {
        /// The name of the field in a record.
        field: &'static str,
    },
    /// The limit of a match to a number of points is out of range.
    #[error("a match of points ends at 1 to {}", Rules::MAX_LIMIT)]
    LimitOfPoints,
    /// The number of rounds of the match is out of range.
    #[error("a match has 1 to {} rounds", Rules::MAX_ROUNDS)]
    LimitOfRounds,
}

impl Rules {
    /// The maximum number of players of any edition.
    pub const MAX_PLAYERS: usize = 6;
    /// The maximum number of rounds of a match.
    pub const MAX_ROUNDS: u32 = 1000;
    /// The maximum bonus or penalty: far above any printed value, and low enough that sums cannot overflow.
    pub const MAX_POINTS: i32 = 10_000;
    /// The maximum limit of points of a match.
    pub const MAX_LIMIT: i32 = 1_000_000;

    /// Checks that a match of this many players can be dealt and played. The rules of an edition always pass the check. Rules from
    /// a record or from user input must be checked.
    ///
    /// # Errors
    /// Returns an error for the first field that makes a match impossible.
    pub fn check(&self, players: usize) -> Result<(), Unplayable> {
        if !(1..=Self::MAX_PLAYERS).contains(&players) {
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
        for (field, points) in self.names_and_values_of_point_fields() {
            if !(0..=Self::MAX_POINTS).contains(&points) {
                return Err(Unplayable::Points { field, points });
            }
            if self.counts_rounds_won() && points != 0 {
                return Err(Unplayable::PointsBesideRounds { field });
            }
        }
        if self.counts_rounds_won() && self.blocked != Blocked::NoPoints {
            return Err(Unplayable::PointsBesideRounds { field: "blocked" });
        }
        match self.length {
            Length::Points { limit, .. } if !(1..=Self::MAX_LIMIT).contains(&limit) => {
                Err(Unplayable::LimitOfPoints)
            }
            Length::Rounds { limit } if !(1..=Self::MAX_ROUNDS).contains(&limit) => {
                Err(Unplayable::LimitOfRounds)
            }
            _ => Ok(()),
        }
    }

    /// Returns the values of the fields that are numbers of points, with the names of these fields in a record.
    fn names_and_values_of_point_fields(&self) -> [(&'static str, i32); 10] {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edition, Threshold};

    /// Returns the rules of the edition Goliath for two players.
    fn goliath_rules() -> Rules {
        Edition::Goliath.rules(2).unwrap()
    }

    #[test]
    fn unplayable_rules_are_refused_with_the_reason() {
        let check = |players, change: fn(&mut Rules)| {
            let mut rules = goliath_rules();
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
