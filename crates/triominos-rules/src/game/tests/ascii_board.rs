//! Boards drawn as text, so that tests show the position.
//!
//! ```text
//!   2   3
//!   a b !
//! 4   2   3
//!   .   .
//! ```
//!
//! Lines of points alternate with lines of cells. A digit is the number at a point of the lattice; point (i, j) is in column 4·i +
//! 2·j, plus a constant. Between two lines of points, each cell has one mark: a cell that points up has it directly below its top
//! corner, a cell that points down directly above its bottom corner.
//!
//! | mark | meaning |
//! |---|---|
//! | `a` to `z`, then `A` to `Z`, then `@#$%` | a tile, in the order of placement; `a` must point up and is the start cell |
//! | `*` | a tile placed after the lettered ones, in any legal order; without an `a`, the first `*` that points up is the start cell |
//! | `!` | the tile under test, which is parsed but not placed |
//! | `.` | an open cell, ignored by the parser |

use std::collections::BTreeMap;

use crate::game::{Board, Cell, Half, Placement, Point, Tile};

const ORDER: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@#$%";

/// The board of a drawing, and the tile under test if there is one.
#[derive(Debug)]
pub struct ParsedDrawing {
    pub board: Board,
    /// The tile under test (`!`); `None` if the drawing has none.
    pub tested: Option<Placement>,
}

/// Parses a drawing of a board, in the format that is described at the start of this file.
///
/// # Panics
/// Panics if the text is not a drawing, or if the board is not legal.
pub fn parse_drawing(text: &str) -> ParsedDrawing {
    let lines: Vec<&str> = text.lines().skip_while(|line| line.trim().is_empty()).collect();
    let end = lines.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
    let drawing = Drawing::from_lines(&lines[..end]);
    let mut board = Board::new();
    for (_, placement) in drawing.lettered_placements_in_order() {
        board.place(placement).unwrap_or_else(|error| panic!("{placement:?}: {error}"));
    }
    let mut rest = drawing.placements_marked('*');
    if board.placements().is_empty() && !rest.is_empty() {
        let first = rest.remove(drawing.index_of_placement_in_start_cell(&rest));
        board.place(first).unwrap_or_else(|error| panic!("{first:?}: {error}"));
    }
    while !rest.is_empty() {
        let next = rest.iter().position(|placement| board.check_placement(*placement).is_ok());
        let next = next.unwrap_or_else(|| panic!("no tile of {rest:?} can be placed"));
        board.place_unchecked(rest.remove(next));
    }
    assert_eq!(board.tiles().len(), board.placements().len(), "a tile is on the board twice");
    ParsedDrawing { board, tested: drawing.placements_marked('!').first().copied() }
}

/// Parses a drawing in the format of [`parse_drawing`], and returns its board.
pub fn board_from_drawing(text: &str) -> Board {
    parse_drawing(text).board
}

/// Draws a board as text. The marks of the tiles show the order of placement.
pub fn draw_board(board: &Board) -> String {
    let mut lines: BTreeMap<i16, BTreeMap<i16, char>> = BTreeMap::new();
    for (placement, mark) in board.placements().iter().zip(ORDER.chars()) {
        let Cell { i, j, half } = placement.cell;
        let column = 4 * i + 2 * j + if half == Half::Up { 2 } else { 4 };
        lines.entry(-(2 * j + 1)).or_default().insert(column, mark);
        for (Point { i, j }, number) in placement.cell.corners().into_iter().zip(placement.corners)
        {
            let digit = char::from(b'0' + number);
            lines.entry(-2 * j).or_default().insert(4 * i + 2 * j, digit);
        }
    }
    let left = lines.values().filter_map(|line| line.keys().next()).min().copied().unwrap_or(0);
    let mut text = String::new();
    for line in lines.values() {
        let mut column = left;
        for (at, mark) in line {
            text.extend(std::iter::repeat_n(' ', (at - column) as usize));
            text.push(*mark);
            column = at + 1;
        }
        text.push('\n');
    }
    text
}

/// A row and a column of a drawing, both counted from 0. The first row is the top one.
type Position = (usize, usize);

/// The digits and the marks of a drawing by position.
struct Drawing {
    digits: BTreeMap<Position, u8>,
    marks: BTreeMap<Position, char>,
}

impl Drawing {
    /// Reads the digits and the marks of a drawing from its lines.
    fn from_lines(lines: &[&str]) -> Self {
        let mut drawing = Self { digits: BTreeMap::new(), marks: BTreeMap::new() };
        for (row, line) in lines.iter().enumerate() {
            for (column, mark) in line.chars().enumerate().filter(|(_, mark)| *mark != ' ') {
                match mark.to_digit(6) {
                    Some(digit) if row % 2 == 0 => {
                        drawing.digits.insert((row, column), digit as u8);
                    }
                    None if row % 2 == 1 && (ORDER.contains(mark) || "*!.".contains(mark)) => {
                        drawing.marks.insert((row, column), mark);
                    }
                    _ => panic!("{mark:?} in line {row}, column {column} is out of place"),
                }
            }
        }
        drawing
    }

    /// Returns the position of the mark whose tile is in [`Cell::START`].
    fn position_of_start_mark(&self) -> Position {
        let lettered = self.marks.iter().find(|(_, mark)| **mark == 'a').map(|(at, _)| *at);
        let starred =
            |(at, mark): (&Position, &char)| (*mark == '*' && self.is_upward(*at)).then_some(*at);
        lettered.or_else(|| self.marks.iter().find_map(starred)).expect("no first tile points up")
    }

    /// Returns `true` if the tile whose mark is at this position points up.
    fn is_upward(&self, (row, column): Position) -> bool {
        self.digits.contains_key(&(row - 1, column))
    }

    /// Returns the index in this list of the placement in the start cell.
    fn index_of_placement_in_start_cell(&self, placements: &[Placement]) -> usize {
        placements.iter().position(|placement| placement.cell == Cell::START).expect("it is there")
    }

    /// Returns the placements of the tiles that are marked by letters, by their index in the order of placement.
    fn lettered_placements_in_order(&self) -> BTreeMap<usize, Placement> {
        let order = |mark| ORDER.find(mark);
        self.marks
            .iter()
            .filter_map(|(at, mark)| Some((order(*mark)?, self.placement_at(*at))))
            .collect()
    }

    /// Returns the placements of the tiles with this mark.
    fn placements_marked(&self, wanted_mark: char) -> Vec<Placement> {
        let marked = self.marks.iter().filter(|(_, mark)| **mark == wanted_mark);
        marked.map(|(at, _)| self.placement_at(*at)).collect()
    }

    /// Returns the placement of the tile whose mark is at this position.
    fn placement_at(&self, mark_position: Position) -> Placement {
        let (row, column) = mark_position;
        let up = self.is_upward(mark_position);
        let corners = if up {
            [(row - 1, column), (row + 1, column + 2), (row + 1, column - 2)]
        } else {
            [(row - 1, column - 2), (row - 1, column + 2), (row + 1, column)]
        };
        let number = |point: Position| {
            let missing = || panic!("the cell at {mark_position:?} has no number at {point:?}");
            self.digits.get(&point).copied().unwrap_or_else(missing)
        };
        let corners = corners.map(number);
        let tile =
            Tile::from_clockwise(corners).unwrap_or_else(|| panic!("{corners:?} is no tile"));
        let (first_row, first_column) = self.position_of_start_mark();
        let j = (first_row as i16 - row as i16) / 2;
        let across = column as i16 - first_column as i16 - 2 * j - if up { 0 } else { 2 };
        assert_eq!(across % 4, 0, "the mark at {mark_position:?} is not on the lattice");
        let cell = if up { Cell::up(across / 4, j) } else { Cell::down(across / 4, j) };
        Placement { tile, cell, corners }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::tests::player::{edition_and_player_count, random_board};

    #[test]
    fn a_drawing_determines_cells_and_rotations_of_tiles() {
        let drawn = parse_drawing(
            "
              2   3
              a b !
            4   2   3
              .   .
            ",
        );
        let placement_at =
            |cell, tile: &str, corners| Placement { cell, tile: tile.parse().unwrap(), corners };
        assert_eq!(
            drawn.board.placements(),
            [
                placement_at(Cell::up(0, 0), "2-2-4", [2, 2, 4]),
                placement_at(Cell::down(0, 0), "2-2-3", [2, 3, 2]),
            ]
        );
        assert_eq!(drawn.tested, Some(placement_at(Cell::up(1, 0), "2-3-3", [3, 3, 2])));
    }

    #[test]
    fn tiles_marked_with_a_star_are_placed_in_any_legal_order() {
        let starred = board_from_drawing("  2   3\n  * * *\n4   2   3\n");
        assert_eq!(starred.placements()[0].cell, Cell::START);
        assert_eq!(starred.placements().len(), 3);
    }

    #[test]
    #[should_panic(expected = "is not beside a tile")]
    fn a_drawing_with_a_detached_tile_is_refused() {
        board_from_drawing("  2   3\n  a . b\n4   2   3\n");
    }

    #[test]
    #[should_panic(expected = "a tile is on the board twice")]
    fn a_drawing_with_the_same_tile_twice_is_refused() {
        board_from_drawing("  2   2\n  a b c\n4   4   2\n");
    }

    #[test]
    #[should_panic(expected = "is no tile")]
    fn a_drawing_with_a_mirrored_tile_is_refused() {
        board_from_drawing("  1\n  a\n2   3\n");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn parsing_a_drawn_board_gives_the_same_board(setup in edition_and_player_count(), seed: u64, length in 0..56_usize) {
            let (edition, players) = setup;
            let drawn = random_board(edition, players, seed, length);
            let text = draw_board(&drawn);
            prop_assert_eq!(&board_from_drawing(&text), &drawn);
            prop_assert_eq!(draw_board(&board_from_drawing(&text)), text);
        }
    }
}
