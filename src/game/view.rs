//! What may be seen, and by whom. Nothing here holds another player's tiles or the order of the pool.

use std::fmt;

use serde::Serialize;

use super::{
    Board, Bonus, Cell, Event, Match, Placement, Point, Round, RoundEnd, Rules, Seat, Spot, Tile,
    TileSet,
};

/// What everyone at the table, and everyone who looks on, may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicView {
    pub rules: Rules,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// The round, counted from 1; 0 before the first deal.
    pub round: u32,
    /// Whose turn it is, while a round is under way.
    pub turn: Option<Seat>,
    pub starter: Option<Seat>,
    /// The goes of the draw for the start.
    pub starter_draws: Vec<Vec<(Seat, Tile)>>,
    /// The tiles on the board, first to last.
    pub placements: Vec<Placement>,
    /// The open spots, by number.
    pub spots: Vec<Spot>,
    /// How many tiles are left to draw.
    pub pool: usize,
    /// What happened in this round, first to last.
    pub moves: Vec<Moved>,
    /// The last placement, and what it made.
    pub last: Option<LastPlacement>,
    pub round_ended: Option<RoundEnd>,
    /// Once the match is over: who has won.
    pub winners: Option<Vec<Seat>>,
    /// A score is past the limit: this round is the last.
    pub last_round: bool,
    pub decision: u32,
}

/// What everyone may see of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    pub score: i32,
    /// How many tiles are on the rack.
    pub tiles: usize,
    /// Whether the player has dropped out of the round.
    pub dropped: bool,
}

/// The last placement of the round and the shape it made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastPlacement {
    pub seat: Seat,
    pub placement: Placement,
    pub bonus: Bonus,
    /// The points for it, bonus included.
    pub points: i32,
    /// The cells that make up the bonus shape, the placed one among them: the six around each point of a hexagon; for a bridge
    /// those that it joins. Empty without a bonus.
    pub shape: Vec<Cell>,
    /// The points around which hexagons were completed; for a bridge the point that its far corner meets.
    #[serde(serialize_with = "points_as_pairs")]
    pub centres: Vec<Point>,
}

/// What a player did, as everyone saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Moved {
    Placed { seat: Seat, placement: Placement, bonus: Bonus, points: i32 },
    Drew { seat: Seat, points: i32 },
    Stuck { seat: Seat, points: i32 },
    Passed { seat: Seat, points: i32 },
}

impl Moved {
    /// Whose move it was.
    pub fn seat(&self) -> Seat {
        match self {
            Self::Placed { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Stuck { seat, .. }
            | Self::Passed { seat, .. } => *seat,
        }
    }

    /// What it was worth.
    pub fn points(&self) -> i32 {
        match self {
            Self::Placed { points, .. }
            | Self::Drew { points, .. }
            | Self::Stuck { points, .. }
            | Self::Passed { points, .. } => *points,
        }
    }
}

/// What one player may see: all that is public, and the own rack and choices.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub public: PublicView,
    pub seat: Seat,
    /// The own tiles, ascending.
    pub rack: Vec<Tile>,
    /// The tile drawn last in this turn, when it is the own turn.
    pub drawn: Option<Tile>,
    /// How many tiles were drawn in this turn, when it is the own turn.
    pub draws: u8,
    /// The legal placements, best first: most points, then the lower spot and tile. Empty when it is another's turn.
    pub choices: Vec<Choice>,
    pub may_draw: bool,
    pub may_pass: bool,
    /// What passing would cost, in points; 0 when it costs nothing.
    pub pass_cost: i32,
}

impl fmt::Debug for PlayerView {
    /// Names no tile: a view may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayerView")
            .field("seat", &self.seat)
            .field("decision", &self.public.decision)
            .finish_non_exhaustive()
    }
}

/// A legal placement, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    pub spot: u16,
    pub placement: Placement,
    pub bonus: Bonus,
    /// Bonus included.
    pub points: i32,
}

impl PublicView {
    /// The board, laid anew.
    pub fn board(&self) -> Board {
        laid(&self.placements)
    }

    /// Which cells and points the bonus shape of a placement has, whether it is laid already or only shown before it is.
    pub fn shape_of(&self, placement: &Placement, bonus: Bonus) -> (Vec<Cell>, Vec<Point>) {
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
    pub fn choice(&self, tile: Tile, spot: u16) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.placement.tile == tile && choice.spot == spot)
    }

    /// What the others did since the own last turn, or the draws of it that began the present one; first to last.
    pub fn since(&self) -> &[Moved] {
        let own = |moved: &Moved| moved.seat() == self.seat;
        let moves = &self.public.moves;
        let is_now = self.public.turn == Some(self.seat);
        let end = if is_now {
            moves.iter().rposition(|moved| !own(moved)).map_or(0, |last| last + 1)
        } else {
            moves.len()
        };
        let start = moves[..end].iter().rposition(own).map_or(0, |last| last + 1);
        &moves[start..end]
    }

    /// The tiles of the rack that fit somewhere now.
    pub fn fitting(&self) -> TileSet {
        self.choices.iter().map(|choice| choice.placement.tile).collect()
    }
}

impl Match {
    /// What everyone may see.
    pub fn public_view(&self) -> PublicView {
        let round = self.round();
        let seat = |seat: Seat| SeatView {
            score: self.scores[seat],
            tiles: self.rack(seat).len(),
            dropped: round.is_some_and(|round| round.dropped[seat]),
        };
        let last = round.and_then(|round| {
            round.moves.iter().rev().find_map(|moved| match moved {
                Moved::Placed { seat, placement, bonus, points } => {
                    Some((*seat, *placement, *bonus, *points))
                }
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
        view.last = last.map(|(seat, placement, bonus, points)| {
            let (shape, centres) = view.shape_of(&placement, bonus);
            LastPlacement { seat, placement, bonus, points, shape, centres }
        });
        view
    }

    /// What the player in this seat may see; `None` for a seat that the match does not have.
    pub fn player_view(&self, seat: Seat) -> Option<PlayerView> {
        if seat >= self.players() {
            return None;
        }
        let mut view = PlayerView {
            public: self.public_view(),
            seat,
            rack: self.rack(seat).iter().collect(),
            drawn: None,
            draws: 0,
            choices: Vec::new(),
            may_draw: false,
            may_pass: false,
            pass_cost: 0,
        };
        if let Some(round) = self.open_round()
            && round.turn.seat == seat
        {
            view.drawn = round.turn.drawn;
            view.draws = round.turn.draws;
            view.choices = self.choices(round);
            view.may_draw = self.decide_draw(round).is_ok();
            if let Ok(Event::Stuck { points, .. } | Event::Passed { points, .. }) =
                self.decide_pass(round)
            {
                view.may_pass = true;
                view.pass_cost = -points;
            }
        }
        Some(view)
    }

    fn choices(&self, round: &Round) -> Vec<Choice> {
        let choice = |placement: Placement| {
            let (bonus, points) = self.worth(round, placement.tile, placement.cell);
            Some(Choice { spot: round.spots().number(placement.cell)?, placement, bonus, points })
        };
        let placements = round.board.legal_placements(round.may_place(&self.rules));
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
