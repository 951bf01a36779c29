//! The editions: named sets of choices, one for each printed rulebook that is played here.
//!
//! The rulebooks are numbered 000 (Goliath, international leaflet), 001 (Piatnik), 002 (Goliath, older Dutch sheet), 003 (Goliath
//! Iberia, 2016) and 004 (Goliath De Luxe). Where they are silent or differ, one reading holds for all editions:
//!
//! - Only the tied draw again for the start (001 hu, cs and sk; the others let everyone draw again).
//! - A bridge is the printed figure, and the words of 000 nl: its base matched, both other sides free, the corner between
//!   them on a point where another tile has one.
//! - A player who may place or draw but will do neither can pass only on an empty pool; a full circle of such passes blocks the
//!   round. That is our own rule, so that a round always ends: no rulebook speaks of it.
//! - A drawn tile is tried at once, say the rulebooks. They are taken at their word: after a draw only that tile may be placed.
//! - Where no tile that is left fits any open cell, the round is blocked at once, whatever the pool holds (000 en: "If none of
//!   the players can play, the game ends"). The American editions draw on.
//! - Drawing may be stopped after one draw or two only where the rulebook says that one may draw up to three (002: "Dit mag u
//!   maximaal 3 keer"), not where it says that one must.
//! - With an empty pool a player may pass although a tile fits, but for 002 and the Polish rules, which let only those pass who
//!   cannot place.
//! - 001 hu: the rack of a player who dropped out counts when a round is blocked.
//! - 002 prints no triple hexagon in its scores; the 70 of the others is carried over.

use std::fmt;
use std::ops::RangeInclusive;

use super::*;

/// An edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The common rules of rulebooks 000, 001, 003 and 004: one round, two to four players. One alone plays solo, which only
    /// 002 mentions ("1 tot 4 spelers"): nine tiles, the same points and penalties. The editions of 002 can be played alone, too.
    #[default]
    Goliath,
    /// The official tournament rules of the same rulebooks: the round in which a score goes over 400 is the last.
    Tournament,
    /// The tournament rules as 000 and 003 print them in Polish: 400 itself is enough ("osiągnie 400 punktów").
    TournamentPl,
    /// The Hungarian pages of 001: who must pass on an empty pool is out of the round, and 400 itself is enough ("eléri").
    PiatnikHu,
    /// 002: up to six players, the round is played on until all have had as many turns, and the lowest rack takes a blocked
    /// round. It proposes 400 points, or a number of rounds agreed before ("Tips"); 400 is the edition's, reached.
    GoliathNl,
    /// 002, "Tips", for playing with children: a point a tile, small bonuses, no points lost.
    Kids,
    /// Nobody keeps score, as every rulebook allows; who goes out wins, and a blocked round has no winner.
    Casual,
    /// The American box: the highest triple leads, draws without limit when stuck. Not from the five rulebooks.
    Pressman,
    /// The rules of Wikipedia's article. Not from the five rulebooks.
    Wikipedia,
    /// The publisher's phone app: two players, drawn by lot, any tile after a draw. Not from the five rulebooks.
    App,
}

impl Edition {
    /// Every edition, the default first.
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

    /// The name of the edition in records and settings.
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

    /// The edition of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// The numbers of players who can play it together.
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Self::Goliath | Self::Casual => 1..=4,
            Self::Tournament | Self::TournamentPl | Self::PiatnikHu => 2..=4,
            Self::GoliathNl | Self::Kids => 1..=6,
            Self::Pressman | Self::Wikipedia => 2..=6,
            Self::App => 2..=2,
        }
    }

    /// The rules for this many players; `None` if so many cannot play it.
    pub fn rules(self, players: usize) -> Option<Rules> {
        self.players().contains(&players).then(|| self.of(players))
    }

    /// The edition's differences from the common rules, and nothing else.
    fn of(self, players: usize) -> Rules {
        let common = Rules { edition: self.name().to_owned(), ..common(hand(players)) };
        let to_400 = |when| Length::Points { limit: 400, when };
        match self {
            Self::Goliath => common,
            Self::Tournament => Rules { length: to_400(Threshold::Exceeds), ..common },
            Self::TournamentPl => Rules {
                length: to_400(Threshold::Reaches),
                pass_empty: PassEmpty::OnlyWhenStuck,
                ..common
            },
            Self::PiatnikHu => Rules {
                empty_pool: EmptyPool::DropOut,
                length: to_400(Threshold::Reaches),
                ..common
            },
            Self::GoliathNl => Rules {
                round_end: RoundEndRule::EqualTurns,
                blocked: Blocked::LowestTakes,
                length: to_400(Threshold::Reaches),
                stop_drawing: true,
                pass_empty: PassEmpty::OnlyWhenStuck,
                ..common
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
                ..common
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
                ..common
            },
            Self::Pressman => Rules {
                draw_limit: None,
                blocked: Blocked::FewestTilesTakes,
                length: to_400(Threshold::Exceeds),
                match_winner: MatchWinner::RoundWinner,
                zero_option: true,
                ..american(common)
            },
            Self::Wikipedia => Rules {
                blocked: Blocked::LowestTakesDifferences,
                length: to_400(Threshold::Reaches),
                ..american(common)
            },
            Self::App => {
                Rules { starter: StarterRule::Lot, after_draw: AfterDraw::AnyTile, ..common }
            }
        }
    }
}

/// The number of tiles that each of this many players is dealt: 9, 7 or, by 002 and the American box, 6.
const fn hand(players: usize) -> u8 {
    match players {
        0..=2 => 9,
        3 | 4 => 7,
        _ => 6,
    }
}

/// The rules that the rulebooks have in common: a single round by standard points.
fn common(hand: u8) -> Rules {
    Rules {
        edition: String::new(),
        hand,
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
    }
}

/// The rules that the American editions share.
fn american(rules: Rules) -> Rules {
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
impl Edition {
    /// Every edition with every number of players that can play it.
    pub fn tables() -> impl Iterator<Item = (Self, usize)> {
        Self::ALL
            .into_iter()
            .flat_map(|edition| edition.players().map(move |players| (edition, players)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_can_be_played_and_is_found_by_its_name() {
        for (edition, players) in Edition::tables() {
            let rules = edition.rules(players).unwrap();
            assert_eq!(rules.check(players), Ok(()), "{edition}");
            assert_eq!(Edition::from_name(&rules.edition), Some(edition));
        }
        assert_eq!(Edition::from_name("Goliath"), None);
        assert_eq!(Edition::default(), Edition::ALL[0]);
    }

    #[test]
    fn an_edition_says_how_many_can_play_it() {
        for edition in Edition::ALL {
            for players in 0..8 {
                let fits = edition.players().contains(&players);
                assert_eq!(edition.rules(players).is_some(), fits, "{edition}, {players}");
            }
        }
    }

    #[test]
    fn hands_shrink_as_the_table_grows() {
        let hands: Vec<u8> =
            (2..=6).map(|players| Edition::GoliathNl.rules(players).unwrap().hand).collect();
        assert_eq!(hands, [9, 7, 7, 6, 6]);
        assert_eq!(Edition::Goliath.rules(1).unwrap().hand, 9);
    }
}
