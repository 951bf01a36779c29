//! The editions: named sets of choices, one for each printed rulebook that is played here.

use std::fmt;
use std::ops::RangeInclusive;

use super::rules::*;

/// An edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The common rules of rulebooks 000, 001, 003 and 004: one round, two to four players.
    #[default]
    Goliath,
}

impl Edition {
    /// Every edition, the default first.
    pub const ALL: [Self; 1] = [Self::Goliath];

    /// Its name in records and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goliath => "goliath",
        }
    }

    /// The edition of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// How many can play it together. One alone plays solo: the Dutch sheet says "1 to 4 players".
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Self::Goliath => 1..=4,
        }
    }

    /// The rules for this many players; `None` if so many cannot play it.
    pub fn rules(self, players: usize) -> Option<Rules> {
        if !self.players().contains(&players) {
            return None;
        }
        match self {
            Self::Goliath => Some(Rules {
                edition: self.name().to_owned(),
                hand: if players <= 2 { 9 } else { 7 },
                scoring: Scoring::Standard,
                bridge: 40,
                hexagon: 50,
                double_hexagon: 60,
                triple_hexagon: 70,
                draw_limit: Some(3),
                draw_penalty: 5,
                stuck_penalty: 10,
                going_out_bonus: 25,
                after_draw: AfterDraw::DrawnTile,
                round_end: RoundEndRule::AtOnce,
                blocked: Blocked::SubtractOwn,
                empty_pool: EmptyPool::Pass,
                length: Length::Single,
                starter: StarterRule::Drawn,
                opening_triple: 0,
                opening_zero: 0,
                draw: DrawRule::Optional,
                empty_pool_penalty: 0,
                bridge_rule: BridgeRule::OpenSides,
                match_winner: MatchWinner::Highest,
            }),
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
