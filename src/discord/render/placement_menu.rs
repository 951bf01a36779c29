//! The menu of placements: every spot for every tile that fits or, where one menu has no room for them, first the tile.

use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use super::components::select;
use crate::discord::custom_id::table::{Click, write_pick};
use crate::game::{Choice, PlayerView, Tile, TileSet};
use crate::table::Table;
use crate::text::Text;

/// The number of options that a menu has room for.
pub const MENU: usize = 25;

/// The menu of all placements, or of the tiles where that would be too long; `None` where nothing fits.
pub fn all(table: &Table, view: &PlayerView, text: &Text) -> Option<CreateActionRow> {
    if view.choices.is_empty() {
        return None;
    }
    if view.choices.len() > MENU {
        return Some(tiles(table, view, text));
    }
    let options = view.offered().into_iter();
    let options =
        options.map(|choice| option(view, choice, text.placement_label(choice, view.viewer), text));
    let click = Click::Choose { decision: view.public.decision };
    Some(select(table, click, options.collect(), text.choose_placeholder()))
}

/// The menu of tiles, which come first if one menu has no room for all placements.
fn tiles(table: &Table, view: &PlayerView, text: &Text) -> CreateActionRow {
    let mut seen = TileSet::EMPTY;
    let tiles = view.offered().into_iter().map(|choice| choice.placement.tile);
    let tiles: Vec<Tile> = tiles.filter(|tile| seen.insert(*tile)).collect();
    let option = |tile: &Tile| {
        let spots = view.choices.iter().filter(|choice| choice.placement.tile == *tile).count();
        CreateSelectMenuOption::new(text.tile_label(*tile, spots), tile.to_string())
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
pub fn spots(table: &Table, view: &PlayerView, tile: Tile, text: &Text) -> Option<CreateActionRow> {
    let choices =
        view.offered().into_iter().filter(|choice| choice.placement.tile == tile).take(MENU);
    let options: Vec<CreateSelectMenuOption> = choices
        .map(|choice| option(view, choice, text.spot_label(choice, view.viewer), text))
        .collect();
    let click = Click::Choose { decision: view.public.decision };
    (!options.is_empty()).then(|| select(table, click, options, text.choose_spot_placeholder(tile)))
}

fn option(
    view: &PlayerView,
    choice: &Choice,
    label: String,
    text: &Text,
) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(label, write_pick(choice.pick()))
        .description(text.spot_detail(&view.public, choice.spot))
}
