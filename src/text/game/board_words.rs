//! The whole board in words, as plain lines for screen readers, in as many messages as needed.
//!
//! Every cell has a row, counted from the top, and a column, counted from the left in halves of a tile's width. Cells that share a
//! slanted edge are next to each other in one row; cells that share a horizontal edge have the same column in adjacent rows. The
//! lines are therefore sufficient to rebuild the board.

use super::spot::neighbouring_cells_with_fluent_side_keys;
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::MESSAGE;
use crate::text::core::fit::length_when_sent;
use crate::text::core::tile;
use triominos_rules::game::{Cell, Half, Placement, PublicView, Spot};

/// The number of messages for which every title has room. A title contains the number of messages, which is not known until the
/// text is divided. No board needs this many.
const MAX_MESSAGES_IN_TITLE: usize = 99;

/// Lines of the description under a heading. If the lines continue in another message, the heading is repeated there.
struct Section {
    heading: Option<String>,
    lines: Vec<String>,
}

/// The numbering of the rows and columns of a board. Row 1 is the topmost row, and column 1 the leftmost column, that contains a
/// described cell.
struct Grid {
    top: i16,
    left: i16,
    rows: i16,
}

impl Grid {
    /// Creates the grid that covers the tiles of a view and these spots.
    fn from_view_and_spots(view: &PublicView, spots: &[Spot]) -> Self {
        let cells = || {
            let tiles = view.placements.iter().map(|placement| placement.cell);
            tiles.chain(spots.iter().map(|spot| spot.cell))
        };
        let top = cells().map(|cell| cell.j).max().unwrap_or(0);
        let bottom = cells().map(|cell| cell.j).min().unwrap_or(0);
        let left = cells().map(column_in_halves).min().unwrap_or(0);
        Self { top, left, rows: top - bottom + 1 }
    }

    /// Returns the row of a cell, counted from 1 at the top.
    fn row_of(&self, cell: Cell) -> i16 {
        self.top - cell.j + 1
    }

    /// Returns the column of a cell, counted from 1 at the left.
    fn column_of(&self, cell: Cell) -> i16 {
        column_in_halves(cell) - self.left + 1
    }
}

/// Returns the horizontal position of a cell, in halves of a tile's width.
fn column_in_halves(Cell { i, j, half }: Cell) -> i16 {
    2 * i + j + i16::from(half == Half::Down)
}

/// Returns the key of an orientation in the Fluent files.
fn fluent_key_of_half(half: Half) -> &'static str {
    match half {
        Half::Up => "up",
        Half::Down => "down",
    }
}

impl Text {
    /// Returns the messages that describe the whole board: how to read them, every open spot with the numbers that it needs and its
    /// neighbours, and every tile, row by row. Each message has at most 2000 characters, and no line is split.
    pub fn board_in_words(&self, view: &PublicView) -> Vec<String> {
        // Between rounds nothing can be placed, so no spots are described.
        let spots: &[Spot] = if view.turn.is_some() { &view.spots } else { &[] };
        let grid = Grid::from_view_and_spots(view, spots);
        let mut sections = Vec::new();
        if view.placements.is_empty() {
            let line = match view.turn {
                Some(_) => say!(self, "rack-first-spot"),
                None => say!(self, "board-empty"),
            };
            sections.push(Section { heading: None, lines: vec![line] });
        } else {
            sections.push(Section { heading: None, lines: vec![say!(self, "board-how")] });
            let mut lines: Vec<String> =
                spots.iter().map(|spot| self.board_spot_line(view, &grid, spot)).collect();
            if spots.is_empty() && view.turn.is_some() {
                lines.push(say!(self, "rack-no-spots"));
            }
            sections.push(Section { heading: Some(say!(self, "board-spots")), lines });
            sections
                .extend((1..=grid.rows).map(|row| self.board_row_section(view, spots, &grid, row)));
        }
        self.split_into_messages(&sections)
    }

    /// Returns the line about an open spot.
    fn board_spot_line(&self, view: &PublicView, grid: &Grid, spot: &Spot) -> String {
        let cell = spot.cell;
        say!(
            self,
            "board-spot",
            half = fluent_key_of_half(cell.half),
            spot = spot.number,
            corners = self.corner_numbers(spot.required),
            row = grid.row_of(cell),
            column = grid.column_of(cell),
            beside = self.list_with_and(&self.neighbours_in_words(view, &[], cell)),
        )
    }

    /// Returns the lines about the tiles of a row, from left to right. A row that contains only spots has no lines.
    fn board_row_section(
        &self,
        view: &PublicView,
        spots: &[Spot],
        grid: &Grid,
        row: i16,
    ) -> Section {
        let mut tiles: Vec<&Placement> =
            view.placements.iter().filter(|placement| grid.row_of(placement.cell) == row).collect();
        tiles.sort_by_key(|placement| grid.column_of(placement.cell));
        let lines =
            tiles.iter().map(|placement| self.board_tile_line(view, spots, grid, placement));
        let heading = say!(self, "board-row", row = row, rows = grid.rows);
        Section { heading: Some(heading), lines: lines.collect() }
    }

    /// Returns the line about a tile on the board, with its neighbours.
    fn board_tile_line(
        &self,
        view: &PublicView,
        spots: &[Spot],
        grid: &Grid,
        placement: &Placement,
    ) -> String {
        let cell = placement.cell;
        let mut line = say!(
            self,
            "board-tile",
            half = fluent_key_of_half(cell.half),
            tile = tile::tile_name(placement.tile),
            column = grid.column_of(cell),
            corners = self.corner_numbers(placement.corners.map(Some)),
        );
        let beside = self.neighbours_in_words(view, spots, cell);
        if !beside.is_empty() {
            line =
                say!(self, "board-tile-beside", tile = line, beside = self.list_with_and(&beside));
        }
        if view.placements.last() == Some(placement) {
            line = say!(self, "board-tile-last", tile = line);
        }
        line
    }

    /// Returns the tiles and spots that share an edge with a cell, each with the side on which it is.
    fn neighbours_in_words(&self, view: &PublicView, spots: &[Spot], cell: Cell) -> Vec<String> {
        let what = |cell: Cell| {
            let tile = view.placements.iter().find(|placement| placement.cell == cell);
            let spot = || spots.iter().find(|spot| spot.cell == cell);
            tile.map(|placement| tile::tile_name(placement.tile))
                .or_else(|| spot().map(|spot| say!(self, "board-spot-name", spot = spot.number)))
        };
        let each = neighbouring_cells_with_fluent_side_keys(cell).into_iter();
        each.filter_map(|(cell, side)| {
            what(cell).map(|what| say!(self, "board-side", side = side, what = what))
        })
        .collect()
    }

    /// Divides the sections into messages with titles. A heading is never the last line of a message.
    fn split_into_messages(&self, sections: &[Section]) -> Vec<String> {
        let title = |part, parts| match parts {
            1 => say!(self, "board-title"),
            _ => say!(self, "board-title-part", part = part, parts = parts),
        };
        let room = MESSAGE - length_when_sent(&title(MAX_MESSAGES_IN_TITLE, MAX_MESSAGES_IN_TITLE));
        let mut pages = vec![String::new()];
        for Section { heading, lines } in sections {
            let heading = heading.iter().map(|heading| format!("\n{heading}")).collect::<String>();
            for (n, line) in lines.iter().enumerate() {
                let line = format!("\n{line}");
                let first = if n == 0 { heading.as_str() } else { "" };
                match pages.last_mut() {
                    Some(page)
                        if length_when_sent(page)
                            + length_when_sent(first)
                            + length_when_sent(&line)
                            <= room =>
                    {
                        page.push_str(first);
                        page.push_str(&line);
                    }
                    _ => pages.push(format!("{heading}{line}")),
                }
            }
        }
        let parts = pages.len();
        let titled = pages.iter().zip(1..).map(|(page, part)| title(part, parts) + page);
        titled.collect()
    }
}
