//! The menu of placements: every spot for every tile that fits or, where one menu has no room for them, first the tile.

use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use super::components::{option_with_emoji, select};
use crate::discord::custom_id::table::{Click, write_pick};
use crate::discord::emojis;
use crate::table::Table;
use crate::text::{Text, TileMarks};
use triominos_rules::game::{Choice, Pick, PlayerView, Spot, Tile, TileSet};

/// The number of options that a menu has room for.
pub const MENU: usize = 25;
/// The number of menus for spots that a message has room for, beside one of tiles and a row of buttons.
const SPOT_MENUS: usize = 3;

/// The menu of all placements, or of the tiles where that would be too long; `None` where nothing fits.
pub fn all(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Option<CreateActionRow> {
    if view.choices.is_empty() {
        return None;
    }
    if view.choices.len() > MENU {
        return Some(tiles(table, view, text, marks));
    }
    let options = view
        .choices_for_display()
        .into_iter()
        .map(|choice| option(view, choice, text.placement_label(choice, view.viewer), text, marks));
    let click = Click::Choose { decision: view.public.decision };
    Some(select(table, click, options.collect(), text.choose_placeholder()))
}

/// The menu of tiles, which come first if one menu has no room for all placements.
fn tiles(table: &Table, view: &PlayerView, text: &Text, marks: &TileMarks) -> CreateActionRow {
    let mut seen = TileSet::EMPTY;
    let tiles = view.choices_for_display().into_iter().map(|choice| choice.placement.tile);
    let tiles: Vec<Tile> = tiles.filter(|tile| seen.insert(*tile)).collect();
    let option = |tile: &Tile| {
        let spots = view.choices.iter().filter(|choice| choice.placement.tile == *tile).count();
        let option = CreateSelectMenuOption::new(text.tile_label(*tile, spots), tile.to_string());
        option_with_emoji(option, emojis::upright(marks, *tile))
    };
    let options = tiles.iter().take(MENU).map(option).collect();
    select(
        table,
        Click::ChooseTile { decision: view.public.decision },
        options,
        text.choose_tile_placeholder(),
    )
}

/// The spots of one tile.
pub fn spots(
    table: &Table,
    view: &PlayerView,
    tile: Tile,
    text: &Text,
    marks: &TileMarks,
) -> Option<CreateActionRow> {
    let choices = view
        .choices_for_display()
        .into_iter()
        .filter(|choice| choice.placement.tile == tile)
        .take(MENU);
    let options: Vec<CreateSelectMenuOption> = choices
        .map(|choice| option(view, choice, text.spot_label(choice, view.viewer), text, marks))
        .collect();
    let click = Click::Choose { decision: view.public.decision };
    (!options.is_empty()).then(|| select(table, click, options, text.choose_spot_placeholder(tile)))
}

/// The menu of own tiles, at a table that does not say which fit; `None` if there is only one to try.
pub fn tiles_to_try(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Option<CreateActionRow> {
    let tiles = view.tiles_to_try();
    let option = |tile: &Tile| {
        let option = CreateSelectMenuOption::new(text.tile_to_try(*tile), tile.to_string());
        option_with_emoji(option, emojis::upright(marks, *tile))
    };
    let options: Vec<_> = tiles.iter().take(MENU).map(option).collect();
    let click = Click::ChooseTile { decision: view.public.decision };
    (tiles.len() > 1).then(|| select(table, click, options, text.choose_tile_placeholder()))
}

/// All open spots for a tile, whether it fits there or not: in as many menus as it takes, at most [`SPOT_MENUS`].
pub fn all_spots(
    table: &Table,
    view: &PlayerView,
    tile: Tile,
    text: &Text,
) -> Vec<CreateActionRow> {
    let decision = view.public.decision;
    let option = |spot: &Spot| {
        let pick = Pick { tile, spot: spot.number };
        CreateSelectMenuOption::new(text.open_spot_label(spot.number), write_pick(pick))
            .description(text.spot_detail(&view.public, spot.number))
    };
    let menus = view.public.spots.chunks(MENU).take(SPOT_MENUS).zip(0..);
    let menu = |(spots, part): (&[Spot], u8)| {
        let options = spots.iter().map(option).collect();
        let click = Click::ChooseFreely { decision, part };
        select(table, click, options, text.choose_spot_placeholder(tile))
    };
    menus.map(menu).collect()
}

pub fn option(
    view: &PlayerView,
    choice: &Choice,
    label: String,
    text: &Text,
    marks: &TileMarks,
) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(label, write_pick(choice.pick()))
        .description(text.spot_detail(&view.public, choice.spot));
    option_with_emoji(option, emojis::placed(marks, &choice.placement))
}
