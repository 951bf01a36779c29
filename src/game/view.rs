//! The views of a match: what each may see of it. No view holds another player's tiles or the order of the pool.

use std::fmt;

use serde::Serialize;

use super::{
    AfterDraw, Board, Bonus, Cell, Event, Hints, Match, Pick, Placed, Placement, Point, Round,
    RoundEnd, Rules, Seat, Spot, Tile, TileSet,
};

/// The view of everyone at the table, and of everyone who looks on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicView {
    pub rules: Rules,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// The round, counted from 1; 0 before the first deal.
    pub round: u32,
    /// The player in turn, while a round is under way.
    pub turn: Option<Seat>,
    pub starter: Option<Seat>,
    /// The goes of the draw for the start.
    pub starter_draws: Vec<Vec<(Seat, Tile)>>,
    /// The tiles on the board, first to last.
    pub placements: Vec<Placement>,
    /// The open spots, by number.
    pub spots: Vec<Spot>,
    /// The number of tiles left to draw.
    pub pool: usize,
    /// The moves of this round, first to last.
    pub moves: Vec<Moved>,
    /// The last placement of this round, with its shape.
    pub last: Option<LastPlacement>,
    pub round_ended: Option<RoundEnd>,
    /// The winners, once the match is over.
    pub winners: Option<Vec<Seat>>,
    /// True if a score is past the limit: this round is the last.
    pub last_round: bool,
    pub decision: u32,
}

/// The public part of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    pub score: i32,
    /// The number of tiles on the rack.
    pub tiles: usize,
    /// True if the player has dropped out of the round.
    pub dropped: bool,
    /// The tiles left on the rack, once the round is over: the points of its end come from their sum.
    pub left: Option<TileSet>,
}

/// The last placement of the round and the shape it made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastPlacement {
    pub placed: Placed,
    /// The cells that make up the bonus shape, the placed one among them: the six around each point of a hexagon; for a bridge
    /// those that it joins. Empty without a bonus.
    pub shape: Vec<Cell>,
    /// The points around which hexagons were completed; for a bridge the point that its far corner meets.
    #[serde(serialize_with = "points_as_pairs")]
    pub centres: Vec<Point>,
}

/// A move as everyone saw it: an event without the tile that was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Moved {
    Placed(Placed),
    Drew { seat: Seat, points: i32 },
    Stuck { seat: Seat, points: i32 },
    Passed { seat: Seat, points: i32 },
    Stopped { seat: Seat, points: i32 },
}

impl Moved {
    /// The player whose move it was.
    pub fn seat(&self) -> Seat {
        match self {
            Self::Placed(Placed { seat, .. })
            | Self::Drew { seat, .. }
            | Self::Stuck { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Stopped { seat, .. } => *seat,
        }
    }

    /// The points of the move; a loss is negative.
    pub fn points(&self) -> i32 {
        match self {
            Self::Placed(Placed { points, .. })
            | Self::Drew { points, .. }
            | Self::Stuck { points, .. }
            | Self::Passed { points, .. }
            | Self::Stopped { points, .. } => *points,
        }
    }
}

/// A player who looks at a match from their seat. A spectator has none, and looks at a [`PublicView`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Viewer {
    pub seat: Seat,
    /// What the player is told of a placement before making it.
    pub hints: Hints,
}

impl Viewer {
    /// The same player, not told the points of placements.
    pub fn without_hints(self) -> Self {
        Self { hints: self.hints.min(Hints::Legal), ..self }
    }

    /// True if the player is told the points of a placement.
    pub fn is_told_points(self) -> bool {
        self.hints == Hints::Full
    }
}

/// The view of one player: all that is public, and the own rack and choices.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub public: PublicView,
    pub viewer: Viewer,
    /// The own tiles, ascending.
    pub rack: Vec<Tile>,
    /// The tile drawn last in this turn, when it is the own turn.
    pub drawn: Option<Tile>,
    /// The number of tiles drawn in this turn, when it is the own turn.
    pub draws: u8,
    /// The legal placements, best first: most points, then the lower spot and tile. Empty when it is another's turn.
    pub choices: Vec<Choice>,
    pub may_draw: bool,
    /// True if the turn may be ended without placing.
    pub may_pass: bool,
    /// True if passing means to stop drawing, while more could be drawn.
    pub may_stop: bool,
    /// The cost of passing, in points; 0 when it costs nothing.
    pub pass_cost: i32,
}

impl fmt::Debug for PlayerView {
    /// Names no tile, because a view may end up in a log.
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
    pub spot: u16,
    pub placement: Placement,
    pub bonus: Bonus,
    /// The points of the tile, bonus included.
    pub points: i32,
}

impl Choice {
    /// The tile and the spot of the placement.
    pub fn pick(&self) -> Pick {
        Pick { tile: self.placement.tile, spot: self.spot }
    }
}

impl PublicView {
    /// The board, built from the placements.
    pub fn board(&self) -> Board {
        laid(&self.placements)
    }

    /// The cells and points of the bonus shape of a placement, which may be on the board already or only shown before it is made.
    pub fn shape_of(&self, placement: &Placement, bonus: Bonus) -> (Vec<Cell>, Vec<Point>) {
        // Most placements make none, and a board takes its time to build.
        if bonus == Bonus::None {
            return (Vec::new(), Vec::new());
        }
        let later = self.placements.iter().position(|earlier| earlier.cell == placement.cell);
        let before = &self.placements[..later.unwrap_or(self.placements.len())];
        shape_cells(&laid(before), placement.cell, bonus)
    }

    /// The number of the spot that each placement of the round filled, first to last.
    pub fn filled_spots(&self) -> Vec<u16> {
        let mut board = Board::new();
        let filled = self.placements.iter().filter_map(|placement| {
            let number = board.spots().number(placement.cell);
            board.lay(*placement);
            number
        });
        filled.collect()
    }

    /// The spot with this number.
    pub fn spot(&self, number: u16) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.number == number)
    }
}

impl PlayerView {
    /// The choice of this tile at this spot.
    pub fn choice(&self, pick: Pick) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.pick() == pick)
    }

    /// The moves of the others since the own last turn, or the draws of it that began the present one; first to last.
    pub fn since(&self) -> &[Moved] {
        let own = |moved: &Moved| moved.seat() == self.viewer.seat;
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

    /// The points that drawing now can cost before the player is asked again, counted as a loss. Where only a drawn tile may be
    /// placed and nobody may stop, that is the whole turn: every draw that is left, and the penalty at its end.
    pub fn draw_risk(&self) -> i32 {
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

    /// True if drawing now would be by choice, and its cost not plain: a tile can be placed, and the rack may be lost for this
    /// turn; or it is not told whether one can.
    pub fn draws_on_purpose(&self) -> bool {
        let first = self.draws == 0 || self.public.rules.after_draw == AfterDraw::DrawnTile;
        self.may_draw && (self.is_blind() || (!self.choices.is_empty() && first))
    }

    /// The choices in the order in which they are offered: best first, but without hints by tile and spot, for the order would
    /// tell their points.
    pub fn offered(&self) -> Vec<&Choice> {
        let mut choices: Vec<&Choice> = self.choices.iter().collect();
        if !self.viewer.is_told_points() {
            choices.sort_by_key(|choice| (choice.placement.tile, choice.spot));
        }
        choices
    }

    /// The placement, if there is one and no other.
    pub fn only_choice(&self) -> Option<&Choice> {
        match self.choices.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The best placements, at most so many; none without hints, which would tell which they are.
    pub fn best(&self, most: usize) -> &[Choice] {
        let most = if self.viewer.is_told_points() { most.min(self.choices.len()) } else { 0 };
        &self.choices[..most]
    }

    /// The tiles of the rack that fit somewhere now.
    pub fn fitting(&self) -> TileSet {
        self.choices.iter().map(|choice| choice.placement.tile).collect()
    }
}

impl Match {
    /// The view of everyone.
    pub fn public_view(&self) -> PublicView {
        let round = self.round();
        let seat = |seat: Seat| SeatView {
            score: self.scores[seat],
            tiles: self.rack(seat).len(),
            dropped: round.is_some_and(|round| round.dropped[seat]),
            left: round.and_then(Round::ended).map(|_| self.rack(seat)),
        };
        let last = round.and_then(|round| {
            round.moves.iter().rev().find_map(|moved| match moved {
                Moved::Placed(placed) => Some(*placed),
                _ => None,
            })
        });
        let mut view = PublicView {
            rules: self.rules.clone(),
            seats: (0..self.players()).map(seat).collect(),
            round: self.rounds,
            turn: self.turn(),
            starter: round.map(|round| round.starter),
            starter_draws: round.map(|round| round.starter_draws.clone()).unwrap_or_default(),
            placements: round.map(|round| round.board.placements().to_vec()).unwrap_or_default(),
            spots: round.map(|round| round.spots().list()).unwrap_or_default(),
            pool: round.map(Round::pool_len).unwrap_or_default(),
            moves: round.map(|round| round.moves.clone()).unwrap_or_default(),
            last: None,
            round_ended: round.and_then(Round::ended),
            winners: self.winners.clone(),
            last_round: self.last_round,
            decision: self.decision,
        };
        view.last = last.map(|placed| {
            let (shape, centres) = view.shape_of(&placed.placement, placed.bonus);
            LastPlacement { placed, shape, centres }
        });
        view
    }

    /// The view of the player in this seat, with hints; `None` for a seat that the match does not have.
    pub fn player_view(&self, seat: Seat) -> Option<PlayerView> {
        if seat >= self.players() {
            return None;
        }
        let mut view = PlayerView {
            public: self.public_view(),
            viewer: Viewer { seat, hints: Hints::Full },
            rack: self.rack(seat).iter().collect(),
            drawn: None,
            draws: 0,
            choices: Vec::new(),
            may_draw: false,
            may_pass: false,
            may_stop: false,
            pass_cost: 0,
        };
        if let Some(round) = self.open_round()
            && round.turn.seat == seat
        {
            view.drawn = round.turn.drawn;
            view.draws = round.turn.draws;
            view.choices = self.choices(round);
            view.may_draw = self.decide_draw(round).is_ok();
            view.may_stop = round.may_stop(&self.rules);
            if let Ok(
                Event::Stuck { points, .. }
                | Event::Passed { points, .. }
                | Event::Stopped { points, .. },
            ) = self.decide_pass(round)
            {
                view.may_pass = true;
                view.pass_cost = -points;
            }
        }
        Some(view)
    }

    fn choices(&self, round: &Round) -> Vec<Choice> {
        self.choices_of(round, round.may_place(&self.rules))
    }

    /// The legal placements of these tiles, best first.
    pub(super) fn choices_of(&self, round: &Round, tiles: TileSet) -> Vec<Choice> {
        let choice = |placement: Placement| {
            let (bonus, points) = self.worth(round, placement.tile, placement.cell);
            Some(Choice { spot: round.spots().number(placement.cell)?, placement, bonus, points })
        };
        let placements = round.board.legal_placements(tiles);
        let mut choices: Vec<Choice> = placements.into_iter().filter_map(choice).collect();
        choices.sort_by_key(|choice| (-choice.points, choice.spot, choice.placement.tile));
        choices
    }
}

fn laid(placements: &[Placement]) -> Board {
    placements.iter().fold(Board::new(), |mut board, placement| {
        board.lay(*placement);
        board
    })
}

/// The cells and the centres of the shape that a tile in this cell makes, `board` being as it was before it.
fn shape_cells(board: &Board, cell: Cell, bonus: Bonus) -> (Vec<Cell>, Vec<Point>) {
    let centres: Vec<Point> = match bonus {
        Bonus::None => return (Vec::new(), Vec::new()),
        Bonus::Bridge => bridge_tip(board, cell).into_iter().collect(),
        _ => board.shape(cell).hexagons.into_iter().flatten().collect(),
    };
    let mut cells: Vec<Cell> = if bonus == Bonus::Bridge {
        let beside = cell.neighbours().into_iter();
        let beyond = centres.iter().flat_map(|centre| centre.cells());
        beside.chain(beyond).filter(|other| board.tile_at(*other).is_some()).collect()
    } else {
        centres.iter().flat_map(|centre| centre.cells()).collect()
    };
    cells.push(cell);
    cells.sort_unstable();
    cells.dedup();
    (cells, centres)
}

fn bridge_tip(board: &Board, cell: Cell) -> Option<Point> {
    let corners = cell.corners();
    let touching = cell.neighbours().map(|neighbour| board.tile_at(neighbour).is_some());
    if touching.iter().filter(|touches| **touches).count() != 1 {
        return None;
    }
    (0..3).find(|k| touching[*k]).map(|k| corners[(k + 2) % 3])
}

fn points_as_pairs<S: serde::Serializer>(
    points: &[Point],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(points.iter().map(|point| (point.i, point.j)))
}
