//! Tests of the board in words: the board can be rebuilt from it, and no message is too long.

use std::collections::{BTreeMap, BTreeSet};

use crate::text::core::fit::length_when_sent;
use crate::text::core::tile;
use crate::text::tests::{Style, all_texts, goliath_rules, play_match, six_players_rules};
use crate::text::{Lang, PlayerName, Text};
use triominos_rules::game::{Cell, Half, Placement, Point, PublicView, Tile};

/// The tiles and spots of a board by row and column, parsed from the board's description in English.
#[derive(Default)]
struct Parsed {
    tiles: BTreeMap<Tile, (i16, i16, Half, [u8; 3])>,
    spots: BTreeMap<u16, (i16, i16, Half, String)>,
    /// The neighbours of each tile and spot: `3-4-5 above`, `spot 7 on the left`.
    beside: BTreeMap<String, BTreeSet<String>>,
    last: Option<Tile>,
}

/// Parses the orientation of a cell from the words about it.
fn parse_half(words: &str) -> Half {
    if words.contains("points up") { Half::Up } else { Half::Down }
}

/// Returns the text from `marker` to the next comma or semicolon.
fn text_after<'a>(line: &'a str, marker: &str) -> &'a str {
    let (_, rest) = line.split_once(marker).unwrap_or_else(|| panic!("no {marker} in {line}"));
    rest.split([',', ';']).next().unwrap().trim()
}

/// Parses the description of a board in words.
fn parse_board(messages: &[String]) -> Parsed {
    let mut parsed = Parsed::default();
    let mut row = 0;
    for line in messages.iter().flat_map(|message| message.lines()) {
        if let Some(rest) = line.strip_prefix("**Row ") {
            row = rest.split(' ').next().unwrap().parse().unwrap();
        }
        let line = &line.replace('‑', "-");
        let beside = line.split_once("touching ").map(|(_, list)| {
            let list = list.split(';').next().unwrap();
            list.split(", ").flat_map(|part| part.split(" and ")).map(str::to_owned).collect()
        });
        if let Some(rest) = line.strip_prefix("Spot ") {
            let (number, rest) = rest.split_once(": ").unwrap();
            let at = |word| text_after(rest, word).parse().unwrap();
            let corners = rest.split(';').next().unwrap().to_owned();
            let known = (at("row "), at("column "), parse_half(rest), corners);
            assert!(parsed.spots.insert(number.parse().unwrap(), known).is_none(), "{line}");
            parsed.beside.insert(format!("spot {number}"), beside.unwrap());
        } else if let Some((tile, rest)) = line.split_once(": column ") {
            let tile: Tile = tile.parse().unwrap();
            let column = rest.split(',').next().unwrap().parse().unwrap();
            let (_, corners) = rest.split_once("corners ").unwrap();
            let corners = corners.split(';').next().unwrap();
            let mut corners = corners.split(", ").map(|n| n.parse().unwrap());
            let corners = [(); 3].map(|()| corners.next().unwrap());
            let known = (row, column, parse_half(rest), corners);
            assert!(parsed.tiles.insert(tile, known).is_none(), "{line}");
            parsed.beside.insert(tile.to_string(), beside.unwrap_or_default());
            if rest.ends_with("; placed last") {
                assert_eq!(parsed.last.replace(tile), None);
            }
        }
    }
    parsed
}

/// Returns the cell in a row and a column; `None` if there is no cell of this orientation. Columns are counted from the leftmost
/// cell, whose position is not known, so all columns may have to be shifted by one.
fn cell_at(row: i16, column: i16, half: Half) -> Option<Cell> {
    let across = column + row - i16::from(half == Half::Down);
    (across % 2 == 0).then(|| Cell { i: across / 2, j: -row, half })
}

/// Rebuilds the board from the parsed words. Returns the placements and the shift of the columns.
fn rebuilt_placements_and_column_shift(parsed: &Parsed) -> (Vec<Placement>, i16) {
    let laid = |shift: i16| {
        let each = parsed.tiles.iter().map(|(tile, (row, column, half, corners))| {
            let cell = cell_at(*row, *column + shift, *half)?;
            Some(Placement { tile: *tile, cell, corners: *corners })
        });
        each.collect::<Option<Vec<_>>>().map(|laid| (laid, shift))
    };
    laid(0).or_else(|| laid(1)).expect("tiles lie on a lattice")
}

/// Checks that the board can be rebuilt from its description in words.
fn check_board_in_words(view: &PublicView) {
    let messages = Text::for_lang(Lang::En).board_in_words(view);
    let parsed = parse_board(&messages);
    let all = messages.join("\n");
    let (mut laid, shift) = rebuilt_placements_and_column_shift(&parsed);
    let mut real = view.placements.clone();
    laid.sort_by_key(|placement| placement.tile);
    real.sort_by_key(|placement| placement.tile);
    assert_eq!(laid.len(), real.len(), "{all}");
    let (di, dj) = (laid[0].cell.i - real[0].cell.i, laid[0].cell.j - real[0].cell.j);
    let moved = real.iter().map(|placement| {
        let Cell { i, j, half } = placement.cell;
        Placement { cell: Cell { i: i + di, j: j + dj, half }, ..*placement }
    });
    assert_eq!(laid, moved.collect::<Vec<_>>(), "{all}");
    assert_eq!(parsed.last, view.placements.last().map(|placement| placement.tile));

    // The numbers that spots need, and all neighbours, are computed from the tiles.
    let mut numbers: BTreeMap<Point, u8> = BTreeMap::new();
    let mut there: BTreeMap<Cell, String> = BTreeMap::new();
    for Placement { tile, cell, corners } in &laid {
        for (point, number) in cell.corners().into_iter().zip(corners) {
            assert_eq!(*numbers.entry(point).or_insert(*number), *number, "{all}");
        }
        there.insert(*cell, tile.to_string());
    }
    let open: BTreeMap<u16, String> = if view.turn.is_some() {
        let corners = |spot: &triominos_rules::game::Spot| {
            Text::for_lang(Lang::En).corner_numbers(spot.required)
        };
        view.spots.iter().map(|spot| (spot.number, corners(spot))).collect()
    } else {
        BTreeMap::new()
    };
    let said: BTreeMap<u16, String> =
        parsed.spots.iter().map(|(number, (.., corners))| (*number, corners.clone())).collect();
    assert_eq!(said, open, "{all}");
    for (number, (row, column, half, corners)) in &parsed.spots {
        let cell = cell_at(*row, *column + shift, *half).expect("a cell");
        let needs = cell.corners().map(|point| match numbers.get(&point) {
            Some(number) => number.to_string(),
            None => "any".to_owned(),
        });
        assert_eq!(*corners, needs.join(", "), "spot {number} in {all}");
        assert!(there.insert(cell, format!("spot {number}")).is_none());
    }
    for (cell, what) in &there {
        let ways = match cell.half {
            Half::Up => ["on the right", "below", "on the left"],
            Half::Down => ["above", "on the right", "on the left"],
        };
        let beside = cell.neighbours().into_iter().zip(ways).filter_map(|(cell, way)| {
            let other = there.get(&cell)?;
            let both_spots = what.starts_with("spot") && other.starts_with("spot");
            (!both_spots).then(|| format!("{other} {way}"))
        });
        assert_eq!(parsed.beside[what], beside.collect(), "{what} in {all}");
    }
}

#[test]
fn the_board_can_be_rebuilt_from_its_words() {
    for (players, seed, style) in
        [(2, 1, Style::Best), (2, 2, Style::Any), (4, 3, Style::Any), (1, 4, Style::Any)]
    {
        let played = play_match(goliath_rules(players), players, seed, style);
        for step in &played.steps {
            let view = step.after.public_view();
            if !view.placements.is_empty() {
                check_board_in_words(&view);
            }
        }
    }
}

#[test]
fn messages_that_describe_a_board_have_a_title_and_whole_lines() {
    let long = [PlayerName::Person("********************************"); 6];
    let mut most = 0;
    for (rules, players) in [(six_players_rules(), 6), (goliath_rules(1), 1), (goliath_rules(3), 3)]
    {
        for seed in 0..3 {
            let played = play_match(rules.clone(), players, seed, Style::Any);
            for step in &played.steps {
                let view = step.after.public_view();
                let own: Vec<_> =
                    (0..players).map(|seat| step.after.player_view(seat).unwrap()).collect();
                for text in all_texts() {
                    let messages = text.board_in_words(&view);
                    for own in &own {
                        let turn_in_words = text.turn_in_words(own, &long[..players], None);
                        assert!(
                            length_when_sent(&turn_in_words) <= 2000,
                            "{}: {turn_in_words}",
                            length_when_sent(&turn_in_words)
                        );
                    }
                    most = most.max(messages.len());
                    let title = messages[0].lines().next().unwrap();
                    for message in &messages {
                        assert!(
                            length_when_sent(message) <= 2000,
                            "{}: {message}",
                            length_when_sent(message)
                        );
                        assert!(message.starts_with(&title[..10]), "{message}");
                        let last = message.lines().last().unwrap();
                        assert!(!last.starts_with("**R") && !last.ends_with("**"), "{message}");
                    }
                    // Every tile has exactly one line.
                    let lines: Vec<&str> = messages.iter().flat_map(|all| all.lines()).collect();
                    for placement in &view.placements {
                        let tile = tile::tile_name(placement.tile);
                        let own = lines.iter().filter(|line| line.starts_with(&tile)).count();
                        assert_eq!(own, 1, "{tile}: {messages:#?}");
                    }
                    assert_eq!(messages.join("").matches("```").count(), 0);
                }
            }
        }
    }
    assert!(most >= 3, "{most}");
}
