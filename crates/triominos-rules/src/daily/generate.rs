//! The choice of a puzzle: the first suitable position in matches between strong computer players.
//!
//! The board is taken from the match, but the rack is not, because strong players keep few tiles that fit. It is drawn at random
//! from the tiles that are not on the board.

use super::{Date, Puzzle, Solution, rules_of_day};
use crate::game::{Match, Placement, Seed, SeededStream, Tile, TileSet};
use crate::opponent::{self, Level, SearchParameters, Style};

/// The minimum number of points by which the best line of a puzzle must beat the greedy line. A line is a sequence of placements;
/// [`Solution`] defines the best and the greedy line.
const MIN_GAIN: i32 = 15;
/// The minimum number of tiles on the board of a puzzle. It is chosen at random for each match: at least the first value, and less
/// than the second.
const FIRST_BOARD_SIZES: (u32, u32) = (10, 26);
/// The number of racks that are tried with one board.
const RACKS_PER_BOARD: usize = 24;
/// The number of simulated rounds for each decision of the players. It is lower than in real matches, so that a puzzle is
/// generated fast.
const ROUNDS: u32 = 400;

/// The difficulty of the puzzles of a day of the week.
struct Difficulty {
    /// The number of tiles on the rack.
    rack: usize,
    /// The number of lines (sequences of placements) that the puzzle must have: at least the first value, and less than the second.
    lines: (u64, u64),
    /// The required depth of the first sacrifice of the best line. `Sacrifice::depth` defines the depth.
    depth: usize,
}

/// The difficulties, Monday first.
const DIFFICULTIES: [Difficulty; 7] = [
    Difficulty { rack: 6, lines: (20, 60), depth: 2 },
    Difficulty { rack: 7, lines: (60, 120), depth: 2 },
    Difficulty { rack: 8, lines: (120, 220), depth: 2 },
    Difficulty { rack: 9, lines: (220, 400), depth: 3 },
    Difficulty { rack: 10, lines: (400, 700), depth: 3 },
    Difficulty { rack: 11, lines: (700, 1_200), depth: 3 },
    Difficulty { rack: 12, lines: (1_200, 5_000), depth: 3 },
];

/// Returns the puzzle of this date and its solution. The result depends only on the date and the seed.
pub fn generate_puzzle(date: Date, seed: &Seed) -> (Puzzle, Solution) {
    let mut stream = SeededStream::from_seed(seed);
    loop {
        if let Some(found) = find_puzzle_in_simulated_round(date, &mut stream) {
            return found;
        }
    }
}

/// Plays a round between two computers until a position is suitable for a puzzle; `None` if no position is.
fn find_puzzle_in_simulated_round(
    date: Date,
    stream: &mut SeededStream,
) -> Option<(Puzzle, Solution)> {
    let (least, end) = FIRST_BOARD_SIZES;
    let first_board = (least + stream.below(end - least)) as usize;
    let mut game = Match::new(rules_of_day(date, 2), 2);
    game.start_round(stream.next_seed());
    while let Some(seat) = game.turn() {
        let view = game.player_view(seat)?;
        let board = &view.public.placements;
        if board.len() >= first_board && view.draws == 0 {
            let found = (0..RACKS_PER_BOARD).find_map(|_| puzzle_with_board(date, board, stream));
            if found.is_some() {
                return found;
            }
        }
        let seed = u64::from(stream.next_u32()) << 32 | u64::from(stream.next_u32());
        let parameters = SearchParameters { seed, rounds: ROUNDS, is_cancelled: &|| false };
        let action = opponent::choose_action(&view, Level::Hard, Style::default(), &parameters);
        game.act(seat, action).ok()?;
    }
    None
}

/// Returns the puzzle with this board and a random rack; `None` if it does not have the difficulty that the date requires.
fn puzzle_with_board(
    date: Date,
    board: &[Placement],
    stream: &mut SeededStream,
) -> Option<(Puzzle, Solution)> {
    let Difficulty { rack: tiles, lines: (least, end), depth } =
        DIFFICULTIES[date.weekday_from_monday()];
    let on_board: TileSet = board.iter().map(|placement| placement.tile).collect();
    let mut rack: Vec<Tile> = (TileSet::ALL - on_board).iter().collect();
    stream.shuffle(&mut rack);
    rack.truncate(tiles);
    rack.sort_unstable();
    let puzzle = Puzzle { rules: rules_of_day(date, 1), board: board.to_vec(), rack };
    let solution = puzzle.solve(end - 1)?;
    let is_suitable = puzzle.rack.len() == tiles
        && solution.lines >= least
        && solution.best.placements.len() == Puzzle::TURNS
        && solution.best.points - solution.greedy.points >= MIN_GAIN
        && solution.sacrifice.is_some_and(|sacrifice| sacrifice.depth == depth);
    is_suitable.then_some((puzzle, solution))
}
