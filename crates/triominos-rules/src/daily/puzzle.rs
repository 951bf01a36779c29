//! The puzzle of a day, and its solution by exhaustive search.

use crate::game::compact::{
    CompactBoard, CompactRound, Move, RankedSet, RankedTile, RoundRules, Slot, TurnState,
};
use crate::game::{Board, Cell, Placed, Placement, Rules, Tile};

/// A board and a rack, from which a player places a tile in each of three turns, without drawing. The aim is the most points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The rules, which determine the points of each placement.
    pub rules: Rules,
    /// The placements on the board, first to last; at least one.
    pub board: Vec<Placement>,
    /// The player's tiles, ascending; more than [`Puzzle::TURNS`], so that nobody goes out.
    pub rack: Vec<Tile>,
}

/// Successive placements of a puzzle. A line has fewer than [`Puzzle::TURNS`] placements only if no tile fits any more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleLine {
    /// The placements, first to last, by a player in seat 0.
    pub placements: Vec<Placed>,
    /// The sum of the points of the placements.
    pub points: i32,
}

/// A sacrifice: the first placement of a line for which another placement in the same turn would have scored more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sacrifice {
    /// The turn of the placement, counted from 1.
    pub turn: usize,
    /// The difference between the most points that a placement in this turn could have scored and the points of the sacrifice.
    pub points: i32,
    /// The number of turns, from the sacrifice on, after which the line has more points than the greedy line. The turn of the
    /// sacrifice counts as the first.
    pub depth: usize,
}

/// The result of an exhaustive search of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The line with the most points. Only lines with the same placements in another order can score as much. Of these orders,
    /// this is the one that scores the most in the first turn, then in the second.
    pub best: PuzzleLine,
    /// The line that takes the most points in each turn. If several placements score the same, the line continues with the one
    /// that leads to the most points.
    pub greedy: PuzzleLine,
    /// The first sacrifice of the best line; `None` if each of its placements scores the most in its turn.
    pub sacrifice: Option<Sacrifice>,
    /// The number of lines (sequences of placements) of the puzzle. Different orders of the same placements are different lines.
    pub lines: u64,
}

/// The maximum number of orders of three placements. If more lines than this share the most points, they cannot all consist of the
/// same placements.
const MAX_ORDERS: usize = 6;

impl Puzzle {
    /// The number of turns in which the player places tiles.
    pub const TURNS: usize = 3;

    /// Searches every line, and returns the solution; `None` if lines with different placements share the most points, or if
    /// there are more than `max_lines_of_play` lines.
    ///
    /// # Panics
    /// Panics if the placements in [`Puzzle::board`] are not legal in their order.
    pub fn solve(&self, max_lines_of_play: u64) -> Option<Solution> {
        let round_rules = RoundRules::new(&self.rules, 1);
        let start = self.compact_round(&round_rules);
        let mut search =
            Search { max_lines: max_lines_of_play, lines: 0, points: i32::MIN, best: Vec::new() };
        search.explore(&start, &mut Vec::with_capacity(Self::TURNS), 0);
        if search.lines > max_lines_of_play || search.best.len() > MAX_ORDERS {
            return None;
        }
        let mut lines: Vec<PuzzleLine> =
            search.best.iter().map(|moves| self.line_of_moves(&start, moves)).collect();
        if lines.iter().any(|line| sorted_placements(line) != sorted_placements(&lines[0])) {
            return None;
        }
        // If two orders score the same in each turn, tiles and cells decide, so that the result is deterministic.
        lines.sort_by_cached_key(|line| {
            let order =
                |placed: &Placed| (-placed.points, placed.placement.tile, placed.placement.cell);
            line.placements.iter().map(order).collect::<Vec<_>>()
        });
        let best = lines.into_iter().next()?;
        let greedy = self.line_of_moves(&start, &greedy_points_and_moves(&start, Self::TURNS).1);
        let sacrifice = self.first_sacrifice(&best, &greedy);
        Some(Solution { best, greedy, sacrifice, lines: search.lines })
    }

    /// Creates a compact round with the board of the puzzle, one player with its rack, and an empty pool.
    fn compact_round<'a>(&self, round_rules: &'a RoundRules) -> CompactRound<'a> {
        let mut board = CompactBoard::empty(round_rules);
        for placement in &self.board {
            board.place(*placement, round_rules);
        }
        let rack: RankedSet = self.rack.iter().copied().collect();
        CompactRound::new(round_rules, board, &[rack], &[], TurnState::new(1, 0))
    }

    /// Converts the moves of a line to placements with coordinates and points.
    fn line_of_moves(&self, start: &CompactRound<'_>, moves: &[PlacementStep]) -> PuzzleLine {
        let mut round = start.clone();
        let mut board = self.to_board();
        let mut line = PuzzleLine::default();
        for (slot, tile) in moves {
            let cell =
                board.open_cells().iter().find(|cell| round.board().is_slot_at(*slot, **cell));
            let placement = cell.and_then(|cell| board.legal_placement(tile.tile(), *cell).ok());
            let placement = placement.expect("both boards have the same legal placements");
            board.place(placement).expect("the placement is legal");
            let (bonus, points) = (round.bonus(*slot), round.placement_points(*slot, *tile));
            line.placements.push(Placed { seat: 0, placement, bonus, points });
            line.points += points;
            round.act(Move::Place { slot: *slot, tile: *tile });
        }
        line
    }

    /// Returns the board of the puzzle.
    ///
    /// # Panics
    /// Panics if the placements in [`Puzzle::board`] are not legal in their order.
    pub fn to_board(&self) -> Board {
        let mut board = Board::new();
        for placement in &self.board {
            board.place(*placement).expect("the placements of a puzzle are legal");
        }
        board
    }

    /// Finds the first sacrifice of `best_line`; `None` if it has none.
    fn first_sacrifice(
        &self,
        best_line: &PuzzleLine,
        greedy_line: &PuzzleLine,
    ) -> Option<Sacrifice> {
        let round_rules = RoundRules::new(&self.rules, 1);
        let mut round = self.compact_round(&round_rules);
        for (index, placed) in best_line.placements.iter().enumerate() {
            let most = max_placement_points(&round)?;
            if placed.points < most {
                let points_until = |line: &PuzzleLine, turns: usize| -> i32 {
                    line.placements.iter().take(turns).map(|placed| placed.points).sum()
                };
                let ahead = (index + 1..=Self::TURNS).find(|turns| {
                    points_until(best_line, *turns) > points_until(greedy_line, *turns)
                })?;
                let depth = ahead - index;
                return Some(Sacrifice { turn: index + 1, points: most - placed.points, depth });
            }
            let slot = round.board().slot_at(placed.placement.cell)?;
            round.act(Move::Place { slot, tile: placed.placement.tile.into() });
        }
        None
    }
}

/// A placement in a compact round.
type PlacementStep = (Slot, RankedTile);

/// An exhaustive search of all lines (sequences of placements) of a puzzle.
struct Search {
    max_lines: u64,
    /// The number of lines that have been found so far.
    lines: u64,
    /// The most points of a line that has been found so far.
    points: i32,
    /// The lines with the most points, at most one more than [`MAX_ORDERS`].
    best: Vec<Vec<PlacementStep>>,
}

impl Search {
    /// Searches every line that begins with the placements in `path`. They have led to this round and scored `points`. Stops if
    /// there are too many lines.
    fn explore(&mut self, round: &CompactRound<'_>, path: &mut Vec<PlacementStep>, points: i32) {
        let mut is_stuck = true;
        for (slot, tile) in round.placements() {
            is_stuck = false;
            let points = points + round.placement_points(slot, tile);
            path.push((slot, tile));
            if path.len() == Puzzle::TURNS {
                self.record_line(path, points);
            } else {
                let mut next = round.clone();
                next.act(Move::Place { slot, tile });
                self.explore(&next, path, points);
            }
            path.pop();
            if self.lines > self.max_lines {
                return;
            }
        }
        if is_stuck {
            self.record_line(path, points);
        }
    }

    /// Counts a line (a sequence of placements), and stores it if no earlier line scores more.
    fn record_line(&mut self, path: &[PlacementStep], points: i32) {
        self.lines += 1;
        if points > self.points {
            self.points = points;
            self.best.clear();
        }
        if points == self.points && self.best.len() <= MAX_ORDERS {
            self.best.push(path.to_vec());
        }
    }
}

/// Returns the most points of a placement; `None` if no tile fits.
fn max_placement_points(round: &CompactRound<'_>) -> Option<i32> {
    round.placements().map(|(slot, tile)| round.placement_points(slot, tile)).max()
}

/// Returns the points and the placements of the greedy line of at most this many turns. Among placements with equal points, the
/// line continues with the one that leads to the most points in the end.
fn greedy_points_and_moves(round: &CompactRound<'_>, turns: usize) -> (i32, Vec<PlacementStep>) {
    let most = max_placement_points(round).filter(|_| turns > 0);
    let Some(most) = most else { return (0, Vec::new()) };
    let mut best: Option<(i32, Vec<PlacementStep>)> = None;
    for (slot, tile) in round.placements() {
        if round.placement_points(slot, tile) < most {
            continue;
        }
        let mut next = round.clone();
        next.act(Move::Place { slot, tile });
        let (points, rest) = greedy_points_and_moves(&next, turns - 1);
        if best.as_ref().is_none_or(|(best, _)| most + points > *best) {
            best = Some((most + points, [vec![(slot, tile)], rest].concat()));
        }
    }
    best.unwrap_or_default()
}

/// Returns the placements of a line, sorted, so that lines with the same placements in different orders give equal results.
fn sorted_placements(line: &PuzzleLine) -> Vec<(Tile, Cell, [u8; 3])> {
    let key = |placed: &Placed| {
        let Placement { tile, cell, corners } = placed.placement;
        (tile, cell, corners)
    };
    let mut placements: Vec<_> = line.placements.iter().map(key).collect();
    placements.sort_unstable();
    placements
}
