//! The menus of placements. If all placements fit into one menu, there is only that one. Otherwise there is a menu of tiles,
//! followed by a menu of the chosen tile's spots.

use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use super::components::{option_with_emoji, table_menu};
use crate::discord::custom_id::table::{Click, write_pick};
use crate::discord::emojis;
use crate::table::Table;
use crate::text::{Text, TileMarks};
use triominos_rules::game::{Choice, Pick, PlayerView, Spot, Tile, TileSet};

/// The maximum number of options in a menu.
pub const MENU: usize = 25;
/// The maximum number of menus of spots in a message. The message also needs room for a menu of tiles and a row of buttons.
const SPOT_MENUS: usize = 3;

/// Returns the menu of all placements. If they are too many for one menu, returns the menu of tiles instead. Returns `None` if no
/// tile fits.
pub fn placements_menu(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Option<CreateActionRow> {
    if view.choices.is_empty() {
        return None;
    }
    if view.choices.len() > MENU {
        return Some(tiles_menu(table, view, text, marks));
    }
    let click = Click::Choose { decision: view.public.decision };
    let options = placement_options(view, text, marks);
    Some(table_menu(table, click, options, text.choose_placement_placeholder()))
}

/// Returns a menu option for each possible placement.
pub fn placement_options(
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateSelectMenuOption> {
    let option = |choice: &Choice| {
        placement_option(view, choice, text.placement_label(choice, view.viewer), text, marks)
    };
    view.choices_for_display().into_iter().map(option).collect()
}

/// Returns the menu of tiles, for more placements than fit into one menu.
fn tiles_menu(table: &Table, view: &PlayerView, text: &Text, marks: &TileMarks) -> CreateActionRow {
    table_menu(
        table,
        Click::ChooseTile { decision: view.public.decision },
        tile_options(view, text, marks),
        text.choose_tile_placeholder(),
    )
}

/// Returns a menu option for each tile that fits somewhere.
pub fn tile_options(
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateSelectMenuOption> {
    let mut seen = TileSet::EMPTY;
    let tiles = view.choices_for_display().into_iter().map(|choice| choice.placement.tile);
    let tiles: Vec<Tile> = tiles.filter(|tile| seen.insert(*tile)).collect();
    let option = |tile: &Tile| {
        let spots = view.choices.iter().filter(|choice| choice.placement.tile == *tile).count();
        let option = CreateSelectMenuOption::new(text.tile_label(*tile, spots), tile.to_string());
        option_with_emoji(option, emojis::emoji_of_upright_tile(marks, *tile))
    };
    tiles.iter().take(MENU).map(option).collect()
}

/// Returns the menu of the spots where a tile fits; `None` if it fits nowhere.
pub fn spots_menu(
    table: &Table,
    view: &PlayerView,
    tile: Tile,
    text: &Text,
    marks: &TileMarks,
) -> Option<CreateActionRow> {
    let options = spot_options(view, tile, text, marks);
    let click = Click::Choose { decision: view.public.decision };
    (!options.is_empty())
        .then(|| table_menu(table, click, options, text.choose_spot_placeholder(tile)))
}

/// Returns a menu option for each spot where this tile fits.
pub fn spot_options(
    view: &PlayerView,
    tile: Tile,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateSelectMenuOption> {
    let choices = view
        .choices_for_display()
        .into_iter()
        .filter(|choice| choice.placement.tile == tile)
        .take(MENU);
    let option = |choice: &Choice| {
        placement_option(view, choice, text.spot_label(choice, view.viewer), text, marks)
    };
    choices.map(option).collect()
}

/// Returns the menu of the player's tiles, at a table without hints; `None` if only one tile can be tried.
pub fn tiles_menu_without_hints(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Option<CreateActionRow> {
    let tiles = view.tiles_to_try_without_hints();
    let option = |tile: &Tile| {
        let option =
            CreateSelectMenuOption::new(text.tile_label_without_hints(*tile), tile.to_string());
        option_with_emoji(option, emojis::emoji_of_upright_tile(marks, *tile))
    };
    let options: Vec<_> = tiles.iter().take(MENU).map(option).collect();
    let click = Click::ChooseTile { decision: view.public.decision };
    (tiles.len() > 1).then(|| table_menu(table, click, options, text.choose_tile_placeholder()))
}

/// Returns menus of all open spots for a tile, whether it fits there or not: at most [`SPOT_MENUS`]
/// menus.
pub fn open_spots_menus(
    table: &Table,
    view: &PlayerView,
    tile: Tile,
    text: &Text,
) -> Vec<CreateActionRow> {
    let decision = view.public.decision;
    let option = |spot: &Spot| {
        let pick = Pick { tile, spot: spot.number };
        CreateSelectMenuOption::new(text.open_spot_label(spot.number), write_pick(pick))
            .description(text.spot_requirements_and_neighbours(&view.public, spot.number))
    };
    let menus = view.public.spots.chunks(MENU).take(SPOT_MENUS).zip(0..);
    let menu = |(spots, part): (&[Spot], u8)| {
        let options = spots.iter().map(option).collect();
        let click = Click::ChooseFreely { decision, part };
        table_menu(table, click, options, text.choose_spot_placeholder(tile))
    };
    menus.map(menu).collect()
}

/// Returns the menu option of a placement, with this label.
pub fn placement_option(
    view: &PlayerView,
    choice: &Choice,
    label: String,
    text: &Text,
    marks: &TileMarks,
) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(label, write_pick(choice.pick()))
        .description(text.spot_requirements_and_neighbours(&view.public, choice.spot));
    option_with_emoji(option, emojis::emoji_of_placement(marks, &choice.placement))
}
