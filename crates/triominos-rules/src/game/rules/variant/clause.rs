//! The clauses of the rules: the parts that a variant can change, each with a list of possible values.

use super::{Change, Value};
use crate::game::rules::*;

/// A clause of the rules that a [`super::Variant`] can change. The members of this enum are in display order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// The maximum number of players.
    Players,
    /// The number of tiles for each player.
    Hand,
    /// The method by which the player who starts a round is chosen.
    Starter,
    /// The players who draw again after a tie for the start.
    StartTie,
    /// The points for starting a round with a triple or with 0-0-0, in addition to the sum of its numbers.
    Opening,
    /// The tiles that a starter with 0-0-0 and a higher triple may place first.
    ZeroOption,
    /// The points of a placed tile.
    Scoring,
    /// The bonuses of bridges and hexagons.
    Bonuses,
    /// The shapes that count as a bridge.
    BridgeRule,
    /// The maximum number of draws in a turn, and the points lost by each draw and by being stuck.
    Draws,
    /// The condition under which a player may draw.
    Draw,
    /// Whether a player may stop drawing before the last allowed draw.
    StopDrawing,
    /// The tiles that may be placed after a draw.
    AfterDraw,
    /// The effect of passing on an empty pool, and the points lost by it.
    EmptyPool,
    /// The condition under which a player may pass on an empty pool.
    PassEmpty,
    /// The points for going out: placing the last tile of the rack.
    GoingOut,
    /// The moment at which a round ends after a player has gone out.
    RoundEnd,
    /// The moment at which the tiles on the other racks are counted for the player who went out.
    OutCount,
    /// The treatment of a round in which no remaining tile fits anywhere.
    DeadBoard,
    /// The points for a blocked round.
    Blocked,
    /// Whether a player who dropped out loses points for their rack in a blocked round.
    DroppedRack,
    /// The length of a match.
    Match,
    /// The rule that determines the last round of a match to a number of points.
    LastRound,
    /// The rule that decides the winner of a match to a number of points if several scores have passed the limit.
    MatchWinner,
}

/// The values of a clause. Each value has a name and a function that applies it to rules. The names are part of stored data, so
/// they never change.
type Values = &'static [(&'static str, fn(&mut Rules))];

// The number of players is not a field of `Rules`; see `Variant::allowed_player_counts`.
const PLAYERS: Values = &[("two", |_| ()), ("four", |_| ()), ("six", |_| ())];

const HAND: Values = &[
    // The edition's number of tiles: 9, 7 or 6, depending on the number of players.
    ("by-players", |_| ()),
    ("5", |rules| rules.hand = 5),
    ("6", |rules| rules.hand = 6),
    ("7", |rules| rules.hand = 7),
    ("8", |rules| rules.hand = 8),
    ("9", |rules| rules.hand = 9),
    ("10", |rules| rules.hand = 10),
    ("12", |rules| rules.hand = 12),
];

const STARTER: Values = &[
    ("drawn", |rules| rules.starter = StarterRule::Drawn),
    ("highest-triple", |rules| rules.starter = StarterRule::HighestTriple),
    ("lot", |rules| rules.starter = StarterRule::Lot),
];

const START_TIE: Values = &[
    ("tied-again", |rules| rules.start_tie = StartTie::TiedAgain),
    ("all-again", |rules| rules.start_tie = StartTie::AllAgain),
];

const OPENING: Values = &[
    ("0-0", |rules| set_opening_points(rules, 0, 0)),
    ("10-40", |rules| set_opening_points(rules, 10, 40)),
];

const ZERO_OPTION: Values =
    &[("no", |rules| rules.zero_option = false), ("yes", |rules| rules.zero_option = true)];

const SCORING: Values = &[
    ("standard", |rules| rules.scoring = Scoring::Standard),
    ("kids", |rules| rules.scoring = Scoring::Kids),
    ("none", |rules| rules.scoring = Scoring::None),
];

const BONUSES: Values = &[
    ("40-50-60-70", |rules| set_bonus_points(rules, [40, 50, 60, 70])),
    ("40-50-100-150", |rules| set_bonus_points(rules, [40, 50, 100, 150])),
    ("1-1-2-3", |rules| set_bonus_points(rules, [1, 1, 2, 3])),
    ("none", |rules| set_bonus_points(rules, [0; 4])),
];

const BRIDGE_RULE: Values = &[
    ("open-sides", |rules| rules.bridge_rule = BridgeRule::OpenSides),
    ("open-or-two-sides", |rules| rules.bridge_rule = BridgeRule::OpenOrTwoSides),
    ("open-or-more-sides", |rules| rules.bridge_rule = BridgeRule::OpenOrMoreSides),
];

const DRAWS: Values = &[
    ("3-5-10", |rules| set_draw_rules(rules, Some(3), 5, 10)),
    ("3-free", |rules| set_draw_rules(rules, Some(3), 0, 0)),
    ("1-5-10", |rules| set_draw_rules(rules, Some(1), 5, 10)),
    ("1-free", |rules| set_draw_rules(rules, Some(1), 0, 0)),
    // The American box prints a penalty for being stuck, although nobody can be stuck without a draw limit.
    ("no-limit-5", |rules| set_draw_rules(rules, None, 5, 10)),
    ("no-limit-free", |rules| set_draw_rules(rules, None, 0, 0)),
];

const DRAW: Values = &[
    ("optional", |rules| rules.draw = DrawRule::Optional),
    ("only-when-stuck", |rules| rules.draw = DrawRule::OnlyWhenStuck),
];

const STOP_DRAWING: Values =
    &[("no", |rules| rules.stop_drawing = false), ("yes", |rules| rules.stop_drawing = true)];

const AFTER_DRAW: Values = &[
    ("drawn-tile", |rules| rules.after_draw = AfterDraw::DrawnTile),
    ("any-tile", |rules| rules.after_draw = AfterDraw::AnyTile),
];

const EMPTY_POOL: Values = &[
    ("pass", |rules| set_empty_pool_rule(rules, EmptyPool::Pass, 0)),
    ("pass-5", |rules| set_empty_pool_rule(rules, EmptyPool::Pass, 5)),
    ("pass-10", |rules| set_empty_pool_rule(rules, EmptyPool::Pass, 10)),
    ("drop-out", |rules| set_empty_pool_rule(rules, EmptyPool::DropOut, 0)),
];

const PASS_EMPTY: Values = &[
    ("may", |rules| rules.pass_empty = PassEmpty::May),
    ("only-when-stuck", |rules| rules.pass_empty = PassEmpty::OnlyWhenStuck),
];

const GOING_OUT: Values = &[
    ("0", |rules| rules.going_out_bonus = 0),
    ("5", |rules| rules.going_out_bonus = 5),
    ("10", |rules| rules.going_out_bonus = 10),
    ("25", |rules| rules.going_out_bonus = 25),
    ("50", |rules| rules.going_out_bonus = 50),
];

const ROUND_END: Values = &[
    ("at-once", |rules| rules.round_end = RoundEndRule::AtOnce),
    ("equal-turns", |rules| rules.round_end = RoundEndRule::EqualTurns),
];

const OUT_COUNT: Values = &[
    ("at-end", |rules| rules.out_count = OutCount::AtEnd),
    ("at-bell", |rules| rules.out_count = OutCount::AtBell),
];

const DEAD_BOARD: Values = &[
    ("draw-on", |rules| rules.dead_board = DeadBoard::DrawOn),
    ("ends", |rules| rules.dead_board = DeadBoard::Ends),
];

const BLOCKED: Values = &[
    ("subtract-own", |rules| rules.blocked = Blocked::SubtractOwn),
    ("lowest-takes", |rules| rules.blocked = Blocked::LowestTakes),
    ("fewest-tiles-takes", |rules| rules.blocked = Blocked::FewestTilesTakes),
    ("lowest-takes-differences", |rules| {
        rules.blocked = Blocked::LowestTakesDifferences;
    }),
    ("no-points", |rules| rules.blocked = Blocked::NoPoints),
];

const DROPPED_RACK: Values = &[
    ("counts", |rules| rules.dropped_rack = DroppedRack::Counts),
    ("spared", |rules| rules.dropped_rack = DroppedRack::Spared),
];

const MATCH: Values = &[
    ("single", |rules| rules.length = Length::Single),
    ("rounds-2", |rules| set_round_limit(rules, 2)),
    ("rounds-3", |rules| set_round_limit(rules, 3)),
    ("rounds-4", |rules| set_round_limit(rules, 4)),
    ("rounds-5", |rules| set_round_limit(rules, 5)),
    ("rounds-10", |rules| set_round_limit(rules, 10)),
    ("reaches-50", |rules| set_point_limit(rules, 50, Threshold::Reaches)),
    ("reaches-100", |rules| set_point_limit(rules, 100, Threshold::Reaches)),
    ("reaches-200", |rules| set_point_limit(rules, 200, Threshold::Reaches)),
    ("reaches-300", |rules| set_point_limit(rules, 300, Threshold::Reaches)),
    ("reaches-400", |rules| set_point_limit(rules, 400, Threshold::Reaches)),
    ("reaches-500", |rules| set_point_limit(rules, 500, Threshold::Reaches)),
    ("exceeds-100", |rules| set_point_limit(rules, 100, Threshold::Exceeds)),
    ("exceeds-200", |rules| set_point_limit(rules, 200, Threshold::Exceeds)),
    ("exceeds-300", |rules| set_point_limit(rules, 300, Threshold::Exceeds)),
    ("exceeds-400", |rules| set_point_limit(rules, 400, Threshold::Exceeds)),
    ("exceeds-500", |rules| set_point_limit(rules, 500, Threshold::Exceeds)),
];

const LAST_ROUND: Values = &[
    ("this", |rules| rules.last_round = LastRound::This),
    ("next", |rules| rules.last_round = LastRound::Next),
];

const MATCH_WINNER: Values = &[
    ("highest", |rules| rules.match_winner = MatchWinner::Highest),
    ("round-winner", |rules| rules.match_winner = MatchWinner::RoundWinner),
];

impl Clause {
    /// All clauses.
    pub const ALL: [Self; 24] = [
        Self::Players,
        Self::Hand,
        Self::Starter,
        Self::StartTie,
        Self::Opening,
        Self::ZeroOption,
        Self::Scoring,
        Self::Bonuses,
        Self::BridgeRule,
        Self::Draws,
        Self::Draw,
        Self::StopDrawing,
        Self::AfterDraw,
        Self::EmptyPool,
        Self::PassEmpty,
        Self::GoingOut,
        Self::RoundEnd,
        Self::OutCount,
        Self::DeadBoard,
        Self::Blocked,
        Self::DroppedRack,
        Self::Match,
        Self::LastRound,
        Self::MatchWinner,
    ];

    /// Returns the name of the clause in stored data. If one field of a record corresponds to the clause, the names are the same.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Hand => "hand",
            Self::Starter => "starter",
            Self::StartTie => "start_tie",
            Self::Opening => "opening",
            Self::ZeroOption => "zero_option",
            Self::Scoring => "scoring",
            Self::Bonuses => "bonuses",
            Self::BridgeRule => "bridge_rule",
            Self::Draws => "draws",
            Self::Draw => "draw",
            Self::StopDrawing => "stop_drawing",
            Self::AfterDraw => "after_draw",
            Self::EmptyPool => "empty_pool",
            Self::PassEmpty => "pass_empty",
            Self::GoingOut => "going_out",
            Self::RoundEnd => "round_end",
            Self::OutCount => "out_count",
            Self::DeadBoard => "dead_board",
            Self::Blocked => "blocked",
            Self::DroppedRack => "dropped_rack",
            Self::Match => "match",
            Self::LastRound => "last_round",
            Self::MatchWinner => "match_winner",
        }
    }

    /// Finds the clause with this name in stored data; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|clause| clause.name() == name)
    }

    /// Returns the listed values of the clause. [`Clause::Match`] can also have values that are not listed: see
    /// [`Change::from_round_limit`] and [`Change::from_point_limit`].
    pub fn values(self) -> impl Iterator<Item = Change> {
        (0..self.listed_values().len())
            .map(move |index| Change { clause: self, value: Value::Listed(index) })
    }

    /// Finds the value of the clause with this name, listed or not; `None` if the clause has no such value.
    pub fn find_value(self, name: &str) -> Option<Change> {
        let listed = self.values().find(|change| change.value_name() == name);
        let unlisted = || Change::parse_match_length(name).filter(|_| self == Self::Match);
        listed.or_else(unlisted)
    }

    /// Returns the listed values of the clause, with their names and functions.
    pub(super) const fn listed_values(self) -> Values {
        match self {
            Self::Players => PLAYERS,
            Self::Hand => HAND,
            Self::Starter => STARTER,
            Self::StartTie => START_TIE,
            Self::Opening => OPENING,
            Self::ZeroOption => ZERO_OPTION,
            Self::Scoring => SCORING,
            Self::Bonuses => BONUSES,
            Self::BridgeRule => BRIDGE_RULE,
            Self::Draws => DRAWS,
            Self::Draw => DRAW,
            Self::StopDrawing => STOP_DRAWING,
            Self::AfterDraw => AFTER_DRAW,
            Self::EmptyPool => EMPTY_POOL,
            Self::PassEmpty => PASS_EMPTY,
            Self::GoingOut => GOING_OUT,
            Self::RoundEnd => ROUND_END,
            Self::OutCount => OUT_COUNT,
            Self::DeadBoard => DEAD_BOARD,
            Self::Blocked => BLOCKED,
            Self::DroppedRack => DROPPED_RACK,
            Self::Match => MATCH,
            Self::LastRound => LAST_ROUND,
            Self::MatchWinner => MATCH_WINNER,
        }
    }

    /// Returns `true` if the value of this clause has an effect in combination with the other rules.
    pub fn has_effect(self, rules: &Rules) -> bool {
        match self {
            Self::StartTie => rules.starter == StarterRule::Drawn,
            Self::ZeroOption => rules.starter == StarterRule::HighestTriple,
            Self::StopDrawing => rules.draw_limit != Some(1),
            Self::PassEmpty => rules.draw == DrawRule::Optional,
            Self::OutCount => {
                (rules.round_end, rules.scoring) == (RoundEndRule::EqualTurns, Scoring::Standard)
            }
            Self::LastRound => matches!(rules.length, Length::Points { .. }),
            Self::DroppedRack => {
                (rules.empty_pool, rules.blocked) == (EmptyPool::DropOut, Blocked::SubtractOwn)
            }
            _ => true,
        }
    }

    /// Returns `true` if players can get or lose points by the value that this clause has in these rules.
    pub fn has_effect_on_points(self, rules: &Rules) -> bool {
        match self {
            Self::Opening => rules.opening_triple > 0 || rules.opening_zero > 0,
            Self::Bonuses => {
                rules.bridge.max(rules.hexagon).max(rules.double_hexagon).max(rules.triple_hexagon)
                    > 0
            }
            Self::Draws => rules.draw_penalty > 0 || rules.stuck_penalty > 0,
            Self::EmptyPool => rules.empty_pool_penalty > 0,
            Self::GoingOut => rules.going_out_bonus > 0,
            Self::OutCount => rules.out_count == OutCount::AtBell,
            Self::Blocked => rules.blocked != Blocked::NoPoints,
            _ => false,
        }
    }
}

/// Sets the additional points for starting a round with a triple, and with 0-0-0.
pub fn set_opening_points(rules: &mut Rules, triple_points: i32, zero_points: i32) {
    (rules.opening_triple, rules.opening_zero) = (triple_points, zero_points);
}

/// Sets the bonus points for each shape: bridge, hexagon, double hexagon, triple hexagon.
pub fn set_bonus_points(rules: &mut Rules, [bridge, hexagon, double, triple]: [i32; 4]) {
    (rules.bridge, rules.hexagon) = (bridge, hexagon);
    (rules.double_hexagon, rules.triple_hexagon) = (double, triple);
}

/// Sets the maximum number of draws in a turn (`None` for no limit), and the points lost by each draw and by being stuck.
fn set_draw_rules(
    rules: &mut Rules,
    draw_limit: Option<u8>,
    draw_penalty: i32,
    stuck_penalty: i32,
) {
    (rules.draw_limit, rules.draw_penalty, rules.stuck_penalty) =
        (draw_limit, draw_penalty, stuck_penalty);
}

/// Sets the effect of passing on an empty pool, and the points lost by it.
fn set_empty_pool_rule(rules: &mut Rules, pass_effect: EmptyPool, penalty: i32) {
    (rules.empty_pool, rules.empty_pool_penalty) = (pass_effect, penalty);
}

/// Sets the length of the match to this many rounds.
pub fn set_round_limit(rules: &mut Rules, rounds: u32) {
    rules.length = Length::Rounds { limit: rounds };
}

/// Makes the match end once a score passes this limit of points. `threshold` determines which scores pass it.
pub fn set_point_limit(rules: &mut Rules, limit: i32, threshold: Threshold) {
    rules.length = Length::Points { limit, when: threshold };
}
