//! The rules of a round in a form that is fast to evaluate.

use super::tiles::{RankedSet, RankedTile};
use crate::game::{
    AfterDraw, Blocked, Bonus, BridgeRule, DeadBoard, DrawRule, DroppedRack, EmptyPool, OutCount,
    PassEmpty, RoundEndRule, Rules, Scoring, StarterRule,
};

/// The rules of a round, precomputed from [`Rules`]. Rules that concern only the match are left out.
#[derive(Clone, Debug)]
pub struct RoundRules {
    pub(super) players: usize,
    pub(super) standard: bool,
    /// The points of placing each tile, without a bonus. The index is the tile's rank ([`RankedTile`]).
    tile: [i32; 64],
    /// The points of each bonus, in the order of [`BONUSES`].
    bonus: [i32; 5],
    opening_triple: i32,
    opening_zero: i32,
    /// The maximum number of draws in a turn. 255 means no limit, because no pool has that many tiles.
    pub(super) draw_limit: u8,
    pub(super) draw_penalty: i32,
    pub(super) stuck_penalty: i32,
    pub(super) empty_pool_penalty: i32,
    pub(super) going_out_bonus: i32,
    /// The additional points of each player whose rack is empty at the end of the round. They are 1 if the rules count rounds won,
    /// and otherwise 0, unless [`RoundRules::with_points_for_winning`] has set another number.
    pub(super) round_won: i32,
    /// True if the tiles on the other players' racks are counted when a player goes out; false if they are counted at the end of
    /// the round.
    pub(super) counts_racks_when_out: bool,
    pub(super) bridge_rule: BridgeRule,
    pub(super) blocked: Blocked,
    pub(super) drawn_tile: bool,
    pub(super) equal_turns: bool,
    pub(super) drops_out: bool,
    pub(super) draws_when_stuck: bool,
    pub(super) passes_when_stuck: bool,
    pub(super) stop_drawing: bool,
    pub(super) ends_on_dead_board: bool,
    pub(super) spares_dropped_racks: bool,
    highest_triple: bool,
    zero_option: bool,
}

/// No shape, followed by the shapes that score a bonus. The boards of compact rounds store indexes in this list.
pub(super) const BONUSES: [Bonus; 5] =
    [Bonus::None, Bonus::Bridge, Bonus::Hexagon, Bonus::DoubleHexagon, Bonus::TripleHexagon];

/// The six tiles with three equal numbers.
const TRIPLES: RankedSet = {
    let mut triples = 0;
    let mut rank = 0;
    while rank < crate::game::Tile::COUNT {
        if super::tiles::is_triple(rank) {
            triples |= 1 << rank;
        }
        rank += 1;
    }
    RankedSet(triples)
};

impl RoundRules {
    /// Creates the rules of a round with this many players. `rules` must pass [`Rules::check`] for this number of players.
    pub fn new(rules: &Rules, players: usize) -> Self {
        let standard = rules.scoring == Scoring::Standard;
        let mut tile_points = [0; 64];
        for tile in RankedSet::ALL.iter() {
            tile_points[tile.rank()] = match rules.scoring {
                Scoring::Standard => i32::from(tile.sum()),
                Scoring::Kids => 1,
                Scoring::None => 0,
            };
        }
        let opening = |points| if standard { points } else { 0 };
        Self {
            players,
            standard,
            tile: tile_points,
            bonus: BONUSES.map(|bonus| rules.bonus_points(bonus)),
            opening_triple: opening(rules.opening_triple),
            opening_zero: opening(rules.opening_zero),
            draw_limit: rules.draw_limit.unwrap_or(u8::MAX),
            draw_penalty: rules.draw_penalty,
            stuck_penalty: rules.stuck_penalty,
            empty_pool_penalty: rules.empty_pool_penalty,
            going_out_bonus: rules.going_out_bonus,
            round_won: i32::from(rules.counts_rounds_won()),
            counts_racks_when_out: rules.out_count == OutCount::AtBell,
            bridge_rule: rules.bridge_rule,
            blocked: rules.blocked,
            drawn_tile: rules.after_draw == AfterDraw::DrawnTile,
            equal_turns: rules.round_end == RoundEndRule::EqualTurns,
            drops_out: rules.empty_pool == EmptyPool::DropOut,
            draws_when_stuck: rules.draw == DrawRule::OnlyWhenStuck,
            passes_when_stuck: rules.pass_empty == PassEmpty::OnlyWhenStuck,
            stop_drawing: rules.stop_drawing,
            ends_on_dead_board: rules.dead_board == DeadBoard::Ends,
            spares_dropped_racks: rules.dropped_rack == DroppedRack::Spared,
            highest_triple: rules.starter == StarterRule::HighestTriple,
            zero_option: rules.zero_option,
        }
    }

    /// Returns these rules with this many points for winning the round by going out. Intended for rules that keep no score.
    pub fn with_points_for_winning(self, points: i32) -> Self {
        Self { round_won: points, ..self }
    }

    /// Returns the number of players.
    pub fn player_count(&self) -> usize {
        self.players
    }

    /// Returns the points of placing a tile, including the bonus at this index of [`BONUSES`].
    pub(super) fn placement_points(&self, tile: RankedTile, bonus_index: u8) -> i32 {
        self.tile[tile.rank()] + self.bonus[usize::from(bonus_index) % BONUSES.len()]
    }

    /// Returns the points of the bonus at this index of [`BONUSES`].
    pub(super) fn bonus_points(&self, bonus_index: u8) -> i32 {
        self.bonus[usize::from(bonus_index) % BONUSES.len()]
    }

    /// Returns the additional points of this tile if it is the first tile of a round.
    pub(super) fn opening_points(&self, tile: RankedTile) -> i32 {
        match (TRIPLES.contains(tile), tile.sum()) {
            (true, 0) => self.opening_zero,
            (true, _) => self.opening_triple,
            (false, _) => 0,
        }
    }

    /// Returns the tiles of this rack that the rules allow as the first tile of a round.
    pub(super) fn allowed_first_tiles(&self, rack: RankedSet) -> RankedSet {
        if !self.highest_triple {
            return rack;
        }
        if let Some(highest) = rack.and(TRIPLES).highest() {
            let zero = if self.zero_option { rack.and(RankedSet(1)) } else { RankedSet::EMPTY };
            return highest.as_set().or(zero);
        }
        let Some(highest) = rack.highest() else { return rack };
        rack.iter().filter(|tile| tile.sum() == highest.sum()).collect()
    }
}
