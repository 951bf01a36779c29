//! Views of a match for spectators and players. No view contains another player's tiles or the order of the pool.

mod blind;
mod hints;
mod public_move;

use std::fmt;

use serde::Serialize;

use super::{
    AfterDraw, Board, Bonus, Cell, Event, Match, Pick, Placed, Placement, Point, Round, RoundEnd,
    Rules, Seat, Spot, Tile, TileSet,
};

pub use hints::Hints;
pub use public_move::PublicMove;

/// The public part of a match, which players and spectators may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicView {
    /// The rules of the match.
    pub rules: Rules,
    /// The players, by seat.
    pub seats: Vec<SeatView>,
    /// The number of the round, counted from 1; 0 before the first deal.
    pub round: u32,
    /// The seat of the current player; `None` if no round is under way.
    pub turn: Option<Seat>,
    /// The seat of the player who started the round; `None` before the first deal.
    pub starter: Option<Seat>,
    /// The drawings that decided which player starts. Each entry is one drawing: the seats of the participants, with the tile that
    /// each of them drew.
    pub starter_draws: Vec<Vec<(Seat, Tile)>>,
    /// The placed tiles of this round, first to last.
    pub placements: Vec<Placement>,
    /// The spots on which a tile can be placed, ordered by number.
    pub spots: Vec<Spot>,
    /// The number of tiles left to draw.
    pub pool: usize,
    /// The moves of this round, first to last.
    pub moves: Vec<PublicMove>,
    /// The last placement of this round and the shape that it completed; `None` before the first placement.
    pub last: Option<LastPlacement>,
    /// The reason why the round ended; `None` while it goes on.
    pub round_ended: Option<RoundEnd>,
    /// The seats of the winners; `None` until the match is over.
    pub winners: Option<Vec<Seat>>,
    /// The number of the match's last round, in a match to a number of points; `None` until a score has passed the limit of points.
    pub last_round: Option<u32>,
    /// The number of the current decision ([`Match::decision_number`]).
    pub decision: u32,
}

/// The public part of a player's state in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The score in this match, in points or in rounds won.
    pub score: i32,
    /// The number of tiles on the rack.
    pub tiles: usize,
    /// True if the player has dropped out of the round.
    pub dropped: bool,
    /// The tiles left on the rack at the end of the round; `None` until the round has ended.
    pub left: Option<TileSet>,
}

/// The last placement of a round and the shape that it completed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastPlacement {
    /// The placement.
    pub placed: Placed,
    /// The cells of the completed shape, including the cell of the placed tile; empty without a bonus. A hexagon consists of the
    /// six cells around its centre. A bridge consists of the placed tile and the tiles that it joins.
    pub shape: Vec<Cell>,
    /// The centres of the completed hexagons. If the shape is a bridge of which only one edge touches a tile, the list contains the
    /// corner opposite that edge.
    #[serde(serialize_with = "serialize_points_as_pairs")]
    pub centres: Vec<Point>,
}

/// The cells and the centres of the shape that a placement completes; both are empty without a bonus.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BonusShape {
    /// The cells of the shape, as [`LastPlacement::shape`] defines them.
    pub cells: Vec<Cell>,
    /// The centres of the shape, as [`LastPlacement::centres`] defines them.
    pub centres: Vec<Point>,
}

/// The player for whom a [`PlayerView`] was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Viewer {
    /// The seat of the player.
    pub seat: Seat,
    /// The information that the player gets about possible placements.
    pub hints: Hints,
}

impl Viewer {
    /// Returns the same viewer with hints that contain no points: [`Hints::Full`] becomes [`Hints::Legal`].
    pub fn without_points_in_hints(self) -> Self {
        Self { hints: self.hints.min(Hints::Legal), ..self }
    }

    /// Returns `true` if the hints of the player contain the points of possible placements.
    pub fn sees_points_in_hints(self) -> bool {
        self.hints == Hints::Full
    }
}

/// The view of one player: the public part of a match, the player's rack and the player's choices.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The public part of the match.
    pub public: PublicView,
    /// The player whom the view is for.
    pub viewer: Viewer,
    /// The player's tiles, ascending.
    pub rack: Vec<Tile>,
    /// The tile drawn last in this turn; `None` in another player's turn.
    pub drawn: Option<Tile>,
    /// The number of tiles drawn in this turn; 0 in another player's turn.
    pub draws: u8,
    /// The legal placements, ordered by points (most first), then by spot, then by tile. Empty in another player's turn.
    pub choices: Vec<Choice>,
    /// True if the player may draw now.
    pub may_draw: bool,
    /// True if the player may end the turn now without a placement.
    pub may_pass: bool,
    /// True if the player may stop drawing: [`super::Action::Pass`] would end the turn although another draw is allowed.
    pub may_stop: bool,
    /// The points lost by ending the turn now without a placement, as a positive number or 0.
    pub pass_cost: i32,
}

impl fmt::Debug for PlayerView {
    /// Omits all tiles, because views may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayerView")
            .field("seat", &self.viewer.seat)
            .field("decision", &self.public.decision)
            .finish_non_exhaustive()
    }
}

/// A legal placement and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The number of the spot.
    pub spot: u16,
    /// The tile, its cell and its rotation.
    pub placement: Placement,
    /// The shape that the placement would complete.
    pub bonus: Bonus,
    /// The points of the placement, including the bonus.
    pub points: i32,
}

impl Choice {
    /// Returns the tile and the spot of the placement.
    pub fn pick(&self) -> Pick {
        Pick { tile: self.placement.tile, spot: self.spot }
    }
}

impl PublicView {
    /// Creates the board from the placements of the view.
    pub fn board(&self) -> Board {
        build_board(&self.placements)
    }

    /// Returns the shape that a placement completes. The placement may be a past one or a possible one.
    pub fn bonus_shape(&self, placement: &Placement, bonus: Bonus) -> BonusShape {
        // Rebuilding the board is expensive, and most placements have no bonus.
        if bonus == Bonus::None {
            return BonusShape::default();
        }
        let later = self.placements.iter().position(|earlier| earlier.cell == placement.cell);
        let before = &self.placements[..later.unwrap_or(self.placements.len())];
        bonus_shape_around_cell(&build_board(before), placement.cell, bonus)
    }

    /// Returns, for each placement from first to last, the number of the spot that it filled.
    pub fn spot_numbers_of_placements(&self) -> Vec<u16> {
        let mut board = Board::new();
        let filled = self.placements.iter().filter_map(|placement| {
            let number = board.spots().number_at(placement.cell);
            board.place_unchecked(*placement);
            number
        });
        filled.collect()
    }

    /// Returns `true` if this is the last round of the match because a score has passed the limit of points.
    pub fn is_last_round(&self) -> bool {
        self.last_round == Some(self.round)
    }

    /// Finds the spot with this number; `None` if it has been filled or there is none.
    pub fn spot(&self, spot_number: u16) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.number == spot_number)
    }
}

impl PlayerView {
    /// Finds the legal placement of a tile on a spot; `None` if there is none.
    pub fn choice_for_pick(&self, pick: Pick) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.pick() == pick)
    }

    /// Returns the moves of the other players since the viewer's last turn, first to last. During a turn of the viewer, the moves
    /// since the viewer's previous turn are returned.
    pub fn moves_of_others_since_last_turn(&self) -> &[PublicMove] {
        let own = |moved: &PublicMove| moved.seat() == self.viewer.seat;
        let moves = &self.public.moves;
        let is_now = self.public.turn == Some(self.viewer.seat);
        let end = if is_now {
            moves.iter().rposition(|moved| !own(moved)).map_or(0, |last| last + 1)
        } else {
            moves.len()
        };
        let start = moves[..end].iter().rposition(own).map_or(0, |last| last + 1);
        &moves[start..end]
    }

    /// Returns the maximum number of points that a player who draws now can lose before their next decision, as a positive number.
    ///
    /// If only the drawn tile may be placed and stopping is not allowed, the player may be forced to make all remaining draws and
    /// then to be stuck or to pass. The result is then the sum of all these losses.
    pub fn max_points_lost_by_draw(&self) -> i32 {
        let rules = &self.public.rules;
        let allowed = rules.draw_limit.map(|limit| usize::from(limit.saturating_sub(self.draws)));
        let pool = self.public.pool;
        let left = allowed.map_or(pool, |allowed| allowed.min(pool));
        let asked_again = rules.stop_drawing || rules.after_draw == AfterDraw::AnyTile;
        let draws = if asked_again { left.min(1) } else { left };
        let then = if rules.after_draw == AfterDraw::AnyTile && !self.choices.is_empty() {
            0
        } else if allowed == Some(draws) {
            rules.stuck_penalty
        } else if draws == pool {
            rules.empty_pool_penalty
        } else {
            0
        };
        i32::try_from(draws).unwrap_or(i32::MAX).saturating_mul(rules.draw_penalty) + then
    }

    /// Returns `true` if the player should be asked to confirm a draw. A player with hints is asked if they can place a tile now
    /// but perhaps not after the draw. A player without hints is always asked, because they cannot know whether a tile fits.
    pub fn needs_draw_confirmation(&self) -> bool {
        let first = self.draws == 0 || self.public.rules.after_draw == AfterDraw::DrawnTile;
        self.may_draw && (self.hides_fitting_tiles() || (!self.choices.is_empty() && first))
    }

    /// Returns the choices in display order. If the hints of the player contain points, the choices with the most points are first.
    /// Otherwise they are ordered by tile and spot, so that the order does not reveal the points.
    pub fn choices_for_display(&self) -> Vec<&Choice> {
        let mut choices: Vec<&Choice> = self.choices.iter().collect();
        if !self.viewer.sees_points_in_hints() {
            choices.sort_by_key(|choice| (choice.placement.tile, choice.spot));
        }
        choices
    }

    /// Returns the only legal placement; `None` if there are none or several.
    pub fn only_choice(&self) -> Option<&Choice> {
        match self.choices.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Returns at most `limit` legal placements, those with the most points first. The list is empty if the hints of the player do
    /// not contain points.
    pub fn best_choices(&self, limit: usize) -> &[Choice] {
        let count =
            if self.viewer.sees_points_in_hints() { limit.min(self.choices.len()) } else { 0 };
        &self.choices[..count]
    }

    /// Returns the tiles that can be placed now.
    pub fn playable_tiles(&self) -> TileSet {
        self.choices.iter().map(|choice| choice.placement.tile).collect()
    }
}

impl Match {
    /// Creates the view that spectators have of the match.
    pub fn public_view(&self) -> PublicView {
        let round = self.round();
        let seat = |seat: Seat| SeatView {
            score: self.scores[seat],
            tiles: self.rack_of(seat).len(),
            dropped: round.is_some_and(|round| round.dropped[seat]),
            left: round.and_then(Round::end_reason).map(|_| self.rack_of(seat)),
        };
        let last = round.and_then(|round| {
            round.moves.iter().rev().find_map(|moved| match moved {
                PublicMove::Placed(placed) => Some(*placed),
                _ => None,
            })
        });
        let mut view = PublicView {
            rules: self.rules.clone(),
            seats: (0..self.player_count()).map(seat).collect(),
            round: self.rounds,
            turn: self.turn(),
            starter: round.map(|round| round.starter),
            starter_draws: round.map(|round| round.starter_draws.clone()).unwrap_or_default(),
            placements: round.map(|round| round.board.placements().to_vec()).unwrap_or_default(),
            spots: round.map(|round| round.spots().to_sorted_vec()).unwrap_or_default(),
            pool: round.map(Round::pool_len).unwrap_or_default(),
            moves: round.map(|round| round.moves.clone()).unwrap_or_default(),
            last: None,
            round_ended: round.and_then(Round::end_reason),
            winners: self.winners.clone(),
            last_round: self.last_round,
            decision: self.decision,
        };
        view.last = last.map(|placed| {
            let BonusShape { cells, centres } = view.bonus_shape(&placed.placement, placed.bonus);
            LastPlacement { placed, shape: cells, centres }
        });
        view
    }

    /// Creates the view of the player in this seat with full hints; `None` for an unknown seat.
    pub fn player_view(&self, seat: Seat) -> Option<PlayerView> {
        if seat >= self.player_count() {
            return None;
        }
        let mut view = PlayerView {
            public: self.public_view(),
            viewer: Viewer { seat, hints: Hints::Full },
            rack: self.rack_of(seat).iter().collect(),
            drawn: None,
            draws: 0,
            choices: Vec::new(),
            may_draw: false,
            may_pass: false,
            may_stop: false,
            pass_cost: 0,
        };
        if let Some(round) = self.unfinished_round()
            && round.turn.seat == seat
        {
            view.drawn = round.turn.drawn;
            view.draws = round.turn.draws;
            view.choices = self.choices_of_current_player(round);
            view.may_draw = self.event_of_drawing(round).is_ok();
            view.may_stop = round.may_stop_drawing(&self.rules);
            if let Ok(
                Event::Stuck { points, .. }
                | Event::Passed { points, .. }
                | Event::Stopped { points, .. },
            ) = self.event_of_passing(round)
            {
                view.may_pass = true;
                view.pass_cost = -points;
            }
        }
        Some(view)
    }

    /// Returns the legal placements of the current player, with the most points first.
    fn choices_of_current_player(&self, round: &Round) -> Vec<Choice> {
        self.choices_among(round, round.allowed_tiles(&self.rules))
    }

    /// Returns the legal placements of these tiles, with the most points first.
    pub(super) fn choices_among(&self, round: &Round, tiles: TileSet) -> Vec<Choice> {
        let choice = |placement: Placement| {
            let (bonus, points) = self.bonus_and_points(round, placement.tile, placement.cell);
            Some(Choice {
                spot: round.spots().number_at(placement.cell)?,
                placement,
                bonus,
                points,
            })
        };
        let placements = round.board.legal_placements(tiles);
        let mut choices: Vec<Choice> = placements.into_iter().filter_map(choice).collect();
        choices.sort_by_key(|choice| (-choice.points, choice.spot, choice.placement.tile));
        choices
    }
}

/// Builds a board from its placements.
fn build_board(placements: &[Placement]) -> Board {
    placements.iter().fold(Board::new(), |mut board, placement| {
        board.place_unchecked(*placement);
        board
    })
}

/// Returns the shape that a tile completes in this empty cell of the board.
fn bonus_shape_around_cell(board: &Board, cell: Cell, bonus: Bonus) -> BonusShape {
    let centres: Vec<Point> = match bonus {
        Bonus::None => return BonusShape::default(),
        Bonus::Bridge => corner_opposite_only_touching_edge(board, cell).into_iter().collect(),
        _ => board.contact(cell).hexagons.into_iter().flatten().collect(),
    };
    let mut cells: Vec<Cell> = if bonus == Bonus::Bridge {
        let beside = cell.neighbours().into_iter();
        let beyond = centres.iter().flat_map(|centre| centre.cells_around());
        beside.chain(beyond).filter(|other| board.tile_at(*other).is_some()).collect()
    } else {
        centres.iter().flat_map(|centre| centre.cells_around()).collect()
    };
    cells.push(cell);
    cells.sort_unstable();
    cells.dedup();
    BonusShape { cells, centres }
}

/// Returns the corner of this cell that is opposite the only edge that touches a tile; `None` unless exactly one edge touches a
/// tile.
fn corner_opposite_only_touching_edge(board: &Board, cell: Cell) -> Option<Point> {
    let corners = cell.corners();
    let touching = cell.neighbours().map(|neighbour| board.tile_at(neighbour).is_some());
    if touching.iter().filter(|touches| **touches).count() != 1 {
        return None;
    }
    (0..3).find(|k| touching[*k]).map(|k| corners[(k + 2) % 3])
}

/// Serializes each point of the lattice as the pair of its coordinates.
fn serialize_points_as_pairs<S: serde::Serializer>(
    points: &[Point],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(points.iter().map(|point| (point.i, point.j)))
}
