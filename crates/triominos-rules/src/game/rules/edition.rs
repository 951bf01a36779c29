//! The editions: named rules, one for each supported rulebook.
//!
//! The rulebooks are numbered 000 (Goliath, international leaflet), 001 (Piatnik), 002 (Goliath, older Dutch sheet), 003 (Goliath
//! Iberia, 2016) and 004 (Goliath De Luxe). A language code after a number means the pages in that language: 001 hu is the
//! Hungarian text of 001. Where the rulebooks are silent or differ, these interpretations apply to all editions:
//!
//! - Only tied players draw again for the start (001 hu, cs and sk); under [`StartTie::AllAgain`], as in 000 nl and 002, all
//!   players do.
//! - A bridge is a tile with one edge that touches another tile, two free edges, and a tile at the corner between the free edges,
//!   as in the printed figure and the text of 000 nl.
//! - A player who could place a tile may pass only on an empty pool. If all players pass in succession, the round is blocked; no
//!   rulebook mentions this, but without it a round might never end.
//! - After a draw only the drawn tile may be placed, because the rulebooks say that it is tried immediately.
//! - If no remaining tile fits any open cell, the round is blocked immediately, even if the pool has tiles (000 en: "If none of
//!   the players can play, the game ends"). In the American editions, players continue to draw.
//! - A player may stop after one or two draws only in 002, which says that up to three tiles *may* be drawn ("Dit mag u maximaal
//!   3 keer").
//! - On an empty pool a player may pass although a tile fits, except in 002 and the Polish rules.
//! - 001 hu: the rack of a player who dropped out counts when a round is blocked.
//! - 002 prints no score for a triple hexagon; its 70 points are those of the other rulebooks.

use std::fmt;
use std::ops::RangeInclusive;

use super::*;

/// An edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The common rules of rulebooks 000, 001, 003 and 004: one round, two to four players. A solo match, which only
    /// rulebook 002 mentions ("1 tot 4 spelers"), has nine tiles and the same points and penalties.
    #[default]
    Goliath,
    /// The official tournament rules of rulebooks 000, 001, 003 and 004: the round in which a score goes over 400 points is the
    /// last.
    Tournament,
    /// The tournament rules as rulebooks 000 and 003 print them in Polish: the round in which a score reaches 400 points is the
    /// last ("osiągnie 400 punktów").
    TournamentPl,
    /// The Hungarian pages of rulebook 001: a player who passes on an empty pool drops out of the round, and the round in which a
    /// score reaches 400 points is the last ("eléri").
    PiatnikHu,
    /// Rulebook 002: up to six players. A round continues until all players have had the same number of turns, and the player whose
    /// rack has the lowest sum wins a blocked round. The rulebook suggests 400 points or an agreed number of rounds ("Tips"); this
    /// edition is played until a score reaches 400.
    GoliathNl,
    /// The rules for playing with children in rulebook 002, "Tips": one point for each tile, small bonuses, no penalties.
    Kids,
    /// No score is kept, as the rulebooks allow. The rulebooks do not say who wins without a score. In this edition the player who
    /// goes out wins, and a blocked round has no winner.
    Casual,
    /// The American box by Pressman: the highest triple starts, and a stuck player draws without limit.
    Pressman,
    /// The rules in Wikipedia's article about the game.
    Wikipedia,
    /// The publisher's phone app: two players, a random player starts, and any tile may be placed after a draw.
    App,
}

impl Edition {
    /// All editions, the default first.
    pub const ALL: [Self; 10] = [
        Self::Goliath,
        Self::Tournament,
        Self::TournamentPl,
        Self::PiatnikHu,
        Self::GoliathNl,
        Self::Kids,
        Self::Casual,
        Self::Pressman,
        Self::Wikipedia,
        Self::App,
    ];

    /// Returns the name of the edition in records and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goliath => "goliath",
            Self::Tournament => "tournament",
            Self::TournamentPl => "tournament-pl",
            Self::PiatnikHu => "piatnik-hu",
            Self::GoliathNl => "goliath-nl",
            Self::Kids => "kids",
            Self::Casual => "casual",
            Self::Pressman => "pressman",
            Self::Wikipedia => "wikipedia",
            Self::App => "app",
        }
    }

    /// Finds the edition with this name in records and settings; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// Returns the numbers of players that the edition supports.
    pub const fn allowed_player_counts(self) -> RangeInclusive<usize> {
        match self {
            Self::Goliath | Self::Casual => 1..=4,
            Self::Tournament | Self::TournamentPl | Self::PiatnikHu => 2..=4,
            Self::GoliathNl | Self::Kids => 1..=6,
            Self::Pressman | Self::Wikipedia => 2..=6,
            Self::App => 2..=2,
        }
    }

    /// Returns the rules for this many players; `None` if the edition does not support that number.
    pub fn rules(self, players: usize) -> Option<Rules> {
        self.allowed_player_counts().contains(&players).then(|| self.rules_unchecked(players))
    }

    /// Returns the rules for this many players, even if the edition does not support that number.
    fn rules_unchecked(self, players: usize) -> Rules {
        let base = Rules {
            edition: self.name().to_owned(),
            ..common_rules(tiles_dealt_to_each_player(players))
        };
        let to_400 = |when| Length::Points { limit: 400, when };
        match self {
            Self::Goliath => base,
            Self::Tournament => Rules { length: to_400(Threshold::Exceeds), ..base },
            Self::TournamentPl => Rules {
                length: to_400(Threshold::Reaches),
                pass_empty: PassEmpty::OnlyWhenStuck,
                ..base
            },
            Self::PiatnikHu => {
                Rules { empty_pool: EmptyPool::DropOut, length: to_400(Threshold::Reaches), ..base }
            }
            Self::GoliathNl => Rules {
                round_end: RoundEndRule::EqualTurns,
                blocked: Blocked::LowestTakes,
                length: to_400(Threshold::Reaches),
                stop_drawing: true,
                pass_empty: PassEmpty::OnlyWhenStuck,
                ..base
            },
            Self::Kids => Rules {
                scoring: Scoring::Kids,
                bridge: 1,
                hexagon: 1,
                double_hexagon: 2,
                triple_hexagon: 3,
                draw_penalty: 0,
                stuck_penalty: 0,
                going_out_bonus: 5,
                round_end: RoundEndRule::EqualTurns,
                blocked: Blocked::NoPoints,
                stop_drawing: true,
                pass_empty: PassEmpty::OnlyWhenStuck,
                ..base
            },
            Self::Casual => Rules {
                scoring: Scoring::None,
                bridge: 0,
                hexagon: 0,
                double_hexagon: 0,
                triple_hexagon: 0,
                draw_penalty: 0,
                stuck_penalty: 0,
                going_out_bonus: 0,
                blocked: Blocked::NoPoints,
                ..base
            },
            Self::Pressman => Rules {
                draw_limit: None,
                blocked: Blocked::FewestTilesTakes,
                length: to_400(Threshold::Exceeds),
                match_winner: MatchWinner::RoundWinner,
                zero_option: true,
                ..with_common_american_rules(base)
            },
            Self::Wikipedia => Rules {
                blocked: Blocked::LowestTakesDifferences,
                length: to_400(Threshold::Reaches),
                ..with_common_american_rules(base)
            },
            Self::App => {
                Rules { starter: StarterRule::Lot, after_draw: AfterDraw::AnyTile, ..base }
            }
        }
    }
}

/// Returns the number of tiles that each player is dealt: 9 for up to two players, 7 for three or four, and 6 for more (rulebook
/// 002 and the American box).
const fn tiles_dealt_to_each_player(players: usize) -> u8 {
    match players {
        0..=2 => 9,
        3 | 4 => 7,
        _ => 6,
    }
}

/// Returns the rules that the rulebooks have in common: a single round with standard scores. The name of the edition is empty.
fn common_rules(tiles_per_rack: u8) -> Rules {
    Rules {
        edition: String::new(),
        hand: tiles_per_rack,
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
        dead_board: DeadBoard::Ends,
        stop_drawing: false,
        pass_empty: PassEmpty::May,
        dropped_rack: DroppedRack::Counts,
        zero_option: false,
        last_round: LastRound::This,
        start_tie: StartTie::TiedAgain,
        out_count: OutCount::AtEnd,
    }
}

/// Returns these rules, changed to what the American editions have in common.
fn with_common_american_rules(rules: Rules) -> Rules {
    Rules {
        double_hexagon: 100,
        triple_hexagon: 150,
        after_draw: AfterDraw::AnyTile,
        starter: StarterRule::HighestTriple,
        opening_triple: 10,
        opening_zero: 40,
        draw: DrawRule::OnlyWhenStuck,
        empty_pool_penalty: 10,
        bridge_rule: BridgeRule::OpenOrMoreSides,
        dead_board: DeadBoard::DrawOn,
        ..rules
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tests::player::editions_with_player_counts;

    #[test]
    fn every_edition_can_be_played_and_is_found_by_its_name() {
        for (edition, players) in editions_with_player_counts() {
            let rules = edition.rules(players).unwrap();
            assert_eq!(rules.check(players), Ok(()), "{edition}");
            assert_eq!(Edition::from_name(&rules.edition), Some(edition));
        }
        assert_eq!(Edition::from_name("Goliath"), None);
        assert_eq!(Edition::default(), Edition::ALL[0]);
    }

    #[test]
    fn an_edition_has_rules_for_each_supported_number_of_players() {
        for edition in Edition::ALL {
            for players in 0..8 {
                let fits = edition.allowed_player_counts().contains(&players);
                assert_eq!(edition.rules(players).is_some(), fits, "{edition}, {players}");
            }
        }
    }

    #[test]
    fn more_players_get_fewer_tiles() {
        let hands: Vec<u8> =
            (2..=6).map(|players| Edition::GoliathNl.rules(players).unwrap().hand).collect();
        assert_eq!(hands, [9, 7, 7, 6, 6]);
        assert_eq!(Edition::Goliath.rules(1).unwrap().hand, 9);
    }
}
