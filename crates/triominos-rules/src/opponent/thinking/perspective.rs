//! Samples of the tiles that a player does not see, consistent with the player's view.

use super::split_mix::SplitMix64;
use crate::game::compact::{
    CompactBoard, CompactRound, RankedSet, RankedTile, RoundRules, TurnState,
};
use crate::game::{
    AfterDraw, DrawRule, EmptyPool, PassEmpty, PlayerView, PublicMove, Rules, Seat, StarterRule,
    Tile,
};

/// A round from one player's perspective: the public state, the player's rack, and the conclusions that earlier moves allow about
/// other racks. A certain conclusion follows from the rules; a likely one assumes that players draw only if no tile fits.
#[derive(Debug)]
pub struct Perspective<'a> {
    seen: CompactRound<'a>,
    seat: Seat,
    rack: RankedSet,
    hidden: Vec<RankedTile>,
    /// The positions on other players' racks, each with the tiles that are possible there by the conclusions that follow from the
    /// rules. Positions with the fewest possible tiles come first.
    certain: Vec<HiddenPosition>,
    /// The positions on other players' racks, each with the tiles that are possible there if the other players draw only when no
    /// tile fits. Positions with the fewest possible tiles come first.
    likely: Vec<HiddenPosition>,
}

/// A position on another player's rack (the place of one tile), and the tiles that may be there.
#[derive(Clone, Copy, Debug)]
struct HiddenPosition {
    seat: Seat,
    may_be: RankedSet,
}

/// The tiles that may be in a position of a rack (the place of one tile), by the conclusions that follow from the rules (`certain`)
/// and if players draw only when no tile fits (`likely`). Every tile that is possible in a position is also possible in the newer
/// positions of that rack.
#[derive(Clone, Copy, Debug)]
struct PossibleTiles {
    certain: RankedSet,
    likely: RankedSet,
}

impl<'a> Perspective<'a> {
    /// Reconstructs the perspective of a player from their view.
    pub fn from_view(view: &PlayerView, round_rules: &'a RoundRules) -> Self {
        let history = History::from_view(view, round_rules);
        let seat = view.viewer.seat;
        let rack: RankedSet = view.rack.iter().copied().collect();
        let mut turns = history.turns;
        turns.set_last_drawn_tile(view.drawn.map(RankedTile::from));
        let hidden = RankedSet::ALL.without(history.board.placed_tiles()).without(rack);
        let positions = |may_be: fn(&PossibleTiles) -> RankedSet| {
            let racks = history.racks.iter().enumerate().filter(|(other, _)| *other != seat);
            let mut positions: Vec<HiddenPosition> = racks
                .flat_map(|(seat, possible)| possible.iter().map(move |possible| (seat, possible)))
                .map(|(seat, possible)| HiddenPosition {
                    seat,
                    may_be: may_be(possible).and(hidden),
                })
                .collect();
            positions.sort_by_key(|position| position.may_be.len());
            positions
        };
        let (certain, likely) =
            (positions(|possible| possible.certain), positions(|possible| possible.likely));
        let round = CompactRound::new(round_rules, history.board, &[], &[], turns);
        let mut perspective =
            Self { seen: round, seat, rack, hidden: hidden.iter().collect(), certain, likely };
        let some = perspective.with_hidden_tiles(perspective.hidden.clone(), &perspective.certain);
        perspective.seen = some;
        perspective
    }

    /// Returns the round as the player sees it. The public state and the player's rack are exact; other racks and the pool have
    /// arbitrary tiles.
    pub fn visible_round(&self) -> &CompactRound<'a> {
        &self.seen
    }

    /// Returns the seat of the player whose perspective this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the round with a random assignment of the hidden tiles that is consistent with the view. If `sample_index` is odd,
    /// the assignment also assumes that the other players draw only if no tile fits, which is likely but not certain.
    pub fn round_with_sampled_hidden_tiles(
        &self,
        sample_index: u32,
        random: &mut SplitMix64,
    ) -> CompactRound<'a> {
        let mut tiles = self.hidden.clone();
        random.shuffle(&mut tiles);
        let positions = if sample_index.is_multiple_of(2) { &self.certain } else { &self.likely };
        self.with_hidden_tiles(tiles, positions)
    }

    /// Returns the round with these hidden tiles. The tiles are assigned to `positions` first; the rest is the pool.
    fn with_hidden_tiles(
        &self,
        mut tiles: Vec<RankedTile>,
        positions: &[HiddenPosition],
    ) -> CompactRound<'a> {
        let mut racks = [RankedSet::EMPTY; Rules::MAX_PLAYERS];
        racks[self.seat] = self.rack;
        let mut dealt = 0;
        for position in positions.iter().take(tiles.len()) {
            // If earlier assignments have used up all possible tiles, any tile is assigned.
            let may_be = |tile: &RankedTile| position.may_be.contains(*tile);
            let found = tiles[dealt..].iter().position(may_be).unwrap_or(0);
            tiles.swap(dealt, dealt + found);
            racks[position.seat] = racks[position.seat].or(tiles[dealt].as_set());
            dealt += 1;
        }
        let mut round = self.seen.clone();
        round.set_hidden_tiles(
            &racks[..round.round_rules().player_count()],
            tiles[dealt..].iter().copied(),
        );
        round
    }
}

/// The state of a round reconstructed from its public moves.
struct History {
    board: CompactBoard,
    turns: TurnState,
    /// The positions of each rack, by seat, in the order in which their tiles were dealt or drawn.
    racks: Vec<Vec<PossibleTiles>>,
}

impl History {
    /// Replays the public moves of the view.
    fn from_view(view: &PlayerView, round_rules: &RoundRules) -> Self {
        let public = &view.public;
        let (rules, players) = (&public.rules, public.seats.len());
        let first = PossibleTiles {
            certain: possible_dealt_tiles(view),
            likely: possible_dealt_tiles(view),
        };
        let mut history = Self {
            board: CompactBoard::empty(round_rules),
            turns: TurnState::new(players, public.starter.unwrap_or(0)),
            racks: vec![vec![first; usize::from(rules.hand)]; players],
        };
        for moved in &public.moves {
            history.apply_move(moved, rules, round_rules);
        }
        history
    }

    /// Updates the possible tiles of the racks after a public move.
    fn apply_move(&mut self, moved: &PublicMove, rules: &Rules, round_rules: &RoundRules) {
        let seat = moved.seat();
        let drew = self.turns.draws_this_turn() > 0;
        let drawn_only = drew && rules.after_draw == AfterDraw::DrawnTile;
        match moved {
            PublicMove::Placed(placed) => {
                let tile = RankedTile::from(placed.placement.tile);
                let rack = &mut self.racks[seat];
                let gone = match drawn_only {
                    true => rack.len().checked_sub(1),
                    // The placed tile may have been in any position that allows it. Removing the first of them, which is the most
                    // restricted, keeps the conclusions about the others valid.
                    false => rack.iter().position(|possible| possible.certain.contains(tile)),
                };
                if !rack.is_empty() {
                    rack.remove(gone.unwrap_or(0));
                }
                self.turns.record_placement(rack.is_empty());
                self.board.place(placed.placement, round_rules);
                self.turns.end_turn();
            }
            PublicMove::Drew { .. } => {
                let certain = rules.draw == DrawRule::OnlyWhenStuck;
                self.exclude_fitting_tiles_from_rack(seat, certain, drawn_only);
                let any = PossibleTiles { certain: RankedSet::ALL, likely: RankedSet::ALL };
                self.racks[seat].push(any);
                self.turns.record_unknown_draw();
            }
            PublicMove::Stuck { .. } => {
                self.exclude_fitting_tiles_from_rack(
                    seat,
                    rules.draw == DrawRule::OnlyWhenStuck,
                    drawn_only,
                );
                self.turns.end_turn();
            }
            PublicMove::Passed { .. } => {
                let certain = rules.draw == DrawRule::OnlyWhenStuck
                    || rules.pass_empty == PassEmpty::OnlyWhenStuck;
                self.exclude_fitting_tiles_from_rack(seat, certain, drawn_only);
                self.turns.record_pass(rules.empty_pool == EmptyPool::DropOut);
                self.turns.end_turn();
            }
            PublicMove::Stopped { .. } => self.turns.end_turn(),
        }
    }

    /// Excludes fitting tiles from the rack of a player who did not place one. `is_certain` is true if the rules would have
    /// forbidden the move to a player with a fitting tile; otherwise the conclusion is only likely. If `only_last_drawn_tile` is
    /// true, tiles are excluded only from the position of the last drawn tile.
    fn exclude_fitting_tiles_from_rack(
        &mut self,
        seat: Seat,
        is_certain: bool,
        only_last_drawn_tile: bool,
    ) {
        let fitting = self.board.tiles_fitting_anywhere();
        let rack = &mut self.racks[seat];
        let from = if only_last_drawn_tile { rack.len().saturating_sub(1) } else { 0 };
        for possible in &mut rack[from..] {
            possible.likely = possible.likely.without(fitting);
            if is_certain {
                possible.certain = possible.certain.without(fitting);
            }
        }
    }
}

/// Returns the tiles that may be on a rack after the deal. Tiles drawn for the start are excluded and, if the highest triple
/// starts, so are higher triples than the first tile.
fn possible_dealt_tiles(view: &PlayerView) -> RankedSet {
    let public = &view.public;
    let shown = public.starter_draws.iter().flatten().map(|(_, tile)| *tile);
    let may_be = RankedSet::ALL.without(shown.collect());
    let first_tile = public.placements.first().map(|placement| placement.tile);
    let Some(first_tile) =
        first_tile.filter(|_| public.rules.starter == StarterRule::HighestTriple)
    else {
        return may_be;
    };
    // A player who chose to start with 0-0-0 may hold a higher triple.
    if public.rules.zero_option && first_tile.is_triple() && first_tile.sum() == 0 {
        return may_be;
    }
    let higher = |tile: &Tile| {
        tile.is_triple() && (!first_tile.is_triple() || tile.sum() > first_tile.sum())
    };
    may_be.without(Tile::all().filter(higher).collect())
}
