//! The clauses, and the values that each can be given.

use super::{Change, Value};
use crate::game::rules::*;

/// A point in which rules may differ, in the order in which rules are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// The number of players.
    Players,
    Hand,
    Starter,
    /// The points for a triple at the start, beside its sum.
    Opening,
    /// The choice of a starter who holds 0-0-0 and a higher triple.
    ZeroOption,
    Scoring,
    /// The bonuses of bridges and hexagons.
    Bonuses,
    BridgeRule,
    /// The number of draws in a turn, and their cost.
    Draws,
    /// The condition for drawing.
    Draw,
    /// The right to stop before the last allowed draw.
    StopDrawing,
    AfterDraw,
    /// The effect of passing on an empty pool.
    EmptyPool,
    /// The condition for passing on an empty pool.
    PassEmpty,
    GoingOut,
    RoundEnd,
    /// The treatment of a round in which no tile that is left fits anywhere.
    DeadBoard,
    Blocked,
    /// The cost of the rack of a player who dropped out, in a blocked round.
    DroppedRack,
    /// The length of a match.
    Match,
    MatchWinner,
}

type Values = &'static [(&'static str, fn(&mut Rules))];

impl Clause {
    /// Every clause.
    pub const ALL: [Self; 21] = [
        Self::Players,
        Self::Hand,
        Self::Starter,
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
        Self::DeadBoard,
        Self::Blocked,
        Self::DroppedRack,
        Self::Match,
        Self::MatchWinner,
    ];

    /// The name of the clause in stored tables and buttons: the record's, where a record has such a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Hand => "hand",
            Self::Starter => "starter",
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
            Self::DeadBoard => "dead_board",
            Self::Blocked => "blocked",
            Self::DroppedRack => "dropped_rack",
            Self::Match => "match",
            Self::MatchWinner => "match_winner",
        }
    }

    /// The clause of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|clause| clause.name() == name)
    }

    /// Every value that is offered in a list. The length of a match can be given others ([`Change::rounds`],
    /// [`Change::points`]).
    pub fn values(self) -> impl Iterator<Item = Change> {
        (0..self.table().len())
            .map(move |index| Change { clause: self, value: Value::Listed(index) })
    }

    /// The value of that name.
    pub fn value(self, name: &str) -> Option<Change> {
        let listed = self.values().find(|change| change.value() == name);
        let free = || Change::length(name).filter(|_| self == Self::Match);
        listed.or_else(free)
    }

    /// The values by name, each with what it does to the rules. Names are stored: they stay, with what they mean.
    pub(super) const fn table(self) -> Values {
        match self {
            // How many can play is no rule of the match; see `Variant::players`.
            Self::Players => &[("two", |_| ()), ("four", |_| ()), ("six", |_| ())],
            Self::Hand => &[
                // 9, 7 or 6, as every edition has it.
                ("by-players", |_| ()),
                ("5", |rules| rules.hand = 5),
                ("6", |rules| rules.hand = 6),
                ("7", |rules| rules.hand = 7),
                ("8", |rules| rules.hand = 8),
                ("9", |rules| rules.hand = 9),
                ("10", |rules| rules.hand = 10),
                ("12", |rules| rules.hand = 12),
            ],
            Self::Starter => &[
                ("drawn", |rules| rules.starter = StarterRule::Drawn),
                ("highest-triple", |rules| rules.starter = StarterRule::HighestTriple),
                ("lot", |rules| rules.starter = StarterRule::Lot),
            ],
            Self::Opening => {
                &[("0-0", |rules| opening(rules, 0, 0)), ("10-40", |rules| opening(rules, 10, 40))]
            }
            Self::ZeroOption => &[
                ("no", |rules| rules.zero_option = false),
                ("yes", |rules| rules.zero_option = true),
            ],
            Self::Scoring => &[
                ("standard", |rules| rules.scoring = Scoring::Standard),
                ("kids", |rules| rules.scoring = Scoring::Kids),
                ("none", |rules| rules.scoring = Scoring::None),
            ],
            Self::Bonuses => &[
                ("40-50-60-70", |rules| bonuses(rules, [40, 50, 60, 70])),
                ("40-50-100-150", |rules| bonuses(rules, [40, 50, 100, 150])),
                ("1-1-2-3", |rules| bonuses(rules, [1, 1, 2, 3])),
                ("none", |rules| bonuses(rules, [0; 4])),
            ],
            Self::BridgeRule => &[
                ("open-sides", |rules| rules.bridge_rule = BridgeRule::OpenSides),
                ("open-or-two-sides", |rules| rules.bridge_rule = BridgeRule::OpenOrTwoSides),
                ("open-or-more-sides", |rules| rules.bridge_rule = BridgeRule::OpenOrMoreSides),
            ],
            Self::Draws => &[
                ("3-5-10", |rules| draws(rules, Some(3), 5, 10)),
                ("3-free", |rules| draws(rules, Some(3), 0, 0)),
                ("1-5-10", |rules| draws(rules, Some(1), 5, 10)),
                ("1-free", |rules| draws(rules, Some(1), 0, 0)),
                // The penalty for being stuck never falls due; the American box prints it all the same.
                ("no-limit-5", |rules| draws(rules, None, 5, 10)),
                ("no-limit-free", |rules| draws(rules, None, 0, 0)),
            ],
            Self::Draw => &[
                ("optional", |rules| rules.draw = DrawRule::Optional),
                ("only-when-stuck", |rules| rules.draw = DrawRule::OnlyWhenStuck),
            ],
            Self::StopDrawing => &[
                ("no", |rules| rules.stop_drawing = false),
                ("yes", |rules| rules.stop_drawing = true),
            ],
            Self::AfterDraw => &[
                ("drawn-tile", |rules| rules.after_draw = AfterDraw::DrawnTile),
                ("any-tile", |rules| rules.after_draw = AfterDraw::AnyTile),
            ],
            Self::EmptyPool => &[
                ("pass", |rules| empty_pool(rules, EmptyPool::Pass, 0)),
                ("pass-5", |rules| empty_pool(rules, EmptyPool::Pass, 5)),
                ("pass-10", |rules| empty_pool(rules, EmptyPool::Pass, 10)),
                ("drop-out", |rules| empty_pool(rules, EmptyPool::DropOut, 0)),
            ],
            Self::PassEmpty => &[
                ("may", |rules| rules.pass_empty = PassEmpty::May),
                ("only-when-stuck", |rules| rules.pass_empty = PassEmpty::OnlyWhenStuck),
            ],
            Self::GoingOut => &[
                ("0", |rules| rules.going_out_bonus = 0),
                ("5", |rules| rules.going_out_bonus = 5),
                ("10", |rules| rules.going_out_bonus = 10),
                ("25", |rules| rules.going_out_bonus = 25),
                ("50", |rules| rules.going_out_bonus = 50),
            ],
            Self::RoundEnd => &[
                ("at-once", |rules| rules.round_end = RoundEndRule::AtOnce),
                ("equal-turns", |rules| rules.round_end = RoundEndRule::EqualTurns),
            ],
            Self::DeadBoard => &[
                ("draw-on", |rules| rules.dead_board = DeadBoard::DrawOn),
                ("ends", |rules| rules.dead_board = DeadBoard::Ends),
            ],
            Self::Blocked => &[
                ("subtract-own", |rules| rules.blocked = Blocked::SubtractOwn),
                ("lowest-takes", |rules| rules.blocked = Blocked::LowestTakes),
                ("fewest-tiles-takes", |rules| rules.blocked = Blocked::FewestTilesTakes),
                ("lowest-takes-differences", |rules| {
                    rules.blocked = Blocked::LowestTakesDifferences;
                }),
                ("no-points", |rules| rules.blocked = Blocked::NoPoints),
            ],
            Self::DroppedRack => &[
                ("counts", |rules| rules.dropped_rack = DroppedRack::Counts),
                ("spared", |rules| rules.dropped_rack = DroppedRack::Spared),
            ],
            Self::Match => &[
                ("single", |rules| rules.length = Length::Single),
                ("rounds-2", |rules| rounds(rules, 2)),
                ("rounds-3", |rules| rounds(rules, 3)),
                ("rounds-4", |rules| rounds(rules, 4)),
                ("rounds-5", |rules| rounds(rules, 5)),
                ("rounds-10", |rules| rounds(rules, 10)),
                ("reaches-50", |rules| points(rules, 50, Threshold::Reaches)),
                ("reaches-100", |rules| points(rules, 100, Threshold::Reaches)),
                ("reaches-200", |rules| points(rules, 200, Threshold::Reaches)),
                ("reaches-300", |rules| points(rules, 300, Threshold::Reaches)),
                ("reaches-400", |rules| points(rules, 400, Threshold::Reaches)),
                ("reaches-500", |rules| points(rules, 500, Threshold::Reaches)),
                ("exceeds-100", |rules| points(rules, 100, Threshold::Exceeds)),
                ("exceeds-200", |rules| points(rules, 200, Threshold::Exceeds)),
                ("exceeds-300", |rules| points(rules, 300, Threshold::Exceeds)),
                ("exceeds-400", |rules| points(rules, 400, Threshold::Exceeds)),
                ("exceeds-500", |rules| points(rules, 500, Threshold::Exceeds)),
            ],
            Self::MatchWinner => &[
                ("highest", |rules| rules.match_winner = MatchWinner::Highest),
                ("round-winner", |rules| rules.match_winner = MatchWinner::RoundWinner),
            ],
        }
    }

    /// True if this clause makes any difference by the rest of these rules.
    pub fn matters(self, rules: &Rules) -> bool {
        match self {
            Self::ZeroOption => rules.starter == StarterRule::HighestTriple,
            Self::StopDrawing => rules.draw_limit != Some(1),
            Self::PassEmpty => rules.draw == DrawRule::Optional,
            Self::DroppedRack => {
                (rules.empty_pool, rules.blocked) == (EmptyPool::DropOut, Blocked::SubtractOwn)
            }
            _ => true,
        }
    }

    /// True if these rules give or take points by this clause; of the end of a round, if it is put off for points.
    pub fn counts(self, rules: &Rules) -> bool {
        match self {
            Self::Opening => rules.opening_triple > 0 || rules.opening_zero > 0,
            Self::Bonuses => {
                rules.bridge.max(rules.hexagon).max(rules.double_hexagon).max(rules.triple_hexagon)
                    > 0
            }
            Self::Draws => rules.draw_penalty > 0 || rules.stuck_penalty > 0,
            Self::EmptyPool => rules.empty_pool_penalty > 0,
            Self::GoingOut => rules.going_out_bonus > 0,
            Self::RoundEnd => rules.round_end == RoundEndRule::EqualTurns,
            Self::Blocked => rules.blocked != Blocked::NoPoints,
            _ => false,
        }
    }
}

pub fn opening(rules: &mut Rules, triple: i32, zero: i32) {
    (rules.opening_triple, rules.opening_zero) = (triple, zero);
}

pub fn bonuses(rules: &mut Rules, [bridge, hexagon, double, triple]: [i32; 4]) {
    (rules.bridge, rules.hexagon) = (bridge, hexagon);
    (rules.double_hexagon, rules.triple_hexagon) = (double, triple);
}

fn draws(rules: &mut Rules, limit: Option<u8>, draw: i32, stuck: i32) {
    (rules.draw_limit, rules.draw_penalty, rules.stuck_penalty) = (limit, draw, stuck);
}

fn empty_pool(rules: &mut Rules, becomes: EmptyPool, penalty: i32) {
    (rules.empty_pool, rules.empty_pool_penalty) = (becomes, penalty);
}

pub fn rounds(rules: &mut Rules, limit: u32) {
    rules.length = Length::Rounds { limit };
}

pub fn points(rules: &mut Rules, limit: i32, when: Threshold) {
    rules.length = Length::Points { limit, when };
}
