//! The own rack and what can be done with it: the heart of every private answer.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::answer::Reply;
use super::custom_id::{Click, CustomId, Pick};
use super::request::Request;
use super::{clock, names, showing};
use crate::game::{Choice, PlayerView, Tile, TileSet};
use crate::table::{Phase, Table};
use crate::text::{self, Text};

/// How many options a menu has room for.
pub(super) const MENU: usize = 25;

/// The rack and what can be done now, with a word before it, if there is one to say.
pub(super) async fn of(request: &Request<'_>, table: &Table, before: Option<String>) -> Reply {
    let text = request.text();
    let Some(view) = table.player_view(request.actor.id) else {
        if table.is_open() && table.seat_to_take_back(request.actor.id).is_some() {
            let rows = vec![CreateActionRow::Buttons(vec![clock::take_back(table, text)])];
            return Reply { content: text.seat_is_minded(), rows, ..Reply::default() };
        }
        let why = match (&table.phase, table.seat_of(request.actor.id)) {
            (Phase::Closed { .. }, _) => text.table_closed(),
            (_, Some(_)) => text.not_started(),
            (_, None) => text.not_seated(),
        };
        return Reply::say(why);
    };
    let names = names::of(table);
    let hints = table.settings.hints;
    let now = match &table.phase {
        Phase::Closed { .. } => text.table_closed(),
        _ => text
            .with_line(text.rack(&view, &names, hints), clock::line(table, request.actor.id, text)),
    };
    let rows = if table.is_open() { actions(table, &view, text, hints) } else { Vec::new() };
    let content = before.map_or_else(|| now.clone(), |before| format!("{before}\n\n{now}"));
    let picture =
        showing::rack(&request.bot.renderer, view, &names, hints, text, request.theme).await;
    Reply { content, files: picture.into_iter().collect(), rows, ..Reply::default() }
}

/// The menu of placements and the buttons: only what is legal.
pub(super) fn actions(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    hints: bool,
) -> Vec<CreateActionRow> {
    let decision = view.public.decision;
    let id = |click| CustomId { table: table.id, click }.to_string();
    let mut rows: Vec<CreateActionRow> = menu(table, view, text, hints).into_iter().collect();
    let mut buttons = Vec::new();
    if view.may_draw {
        // Nothing fits: then drawing is what there is to do.
        let style =
            if view.choices.is_empty() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(button(id(Click::Draw { decision }), text.button(text::Button::Draw), style));
    }
    if view.may_pass {
        let alone = view.choices.is_empty() && !view.may_draw;
        let style = if alone { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(button(id(Click::Pass { decision }), text.button(text::Button::Pass), style));
    }
    if !buttons.is_empty() {
        rows.push(CreateActionRow::Buttons(buttons));
    }
    rows
}

fn menu(table: &Table, view: &PlayerView, text: &Text, hints: bool) -> Option<CreateActionRow> {
    if view.choices.is_empty() {
        return None;
    }
    if view.choices.len() > MENU {
        return Some(menu_of_tiles(table, view, text, hints));
    }
    let options = ordered(view, hints).into_iter();
    let options =
        options.map(|choice| option(view, choice, text.placement_label(choice, hints), text));
    let click = Click::Choose { decision: view.public.decision };
    Some(select(table, click, options.collect(), text.choose_placeholder()))
}

/// The placements in the order in which they are offered: best first, but without hints by tile and spot, for the order would
/// tell what they are worth.
pub(super) fn ordered(view: &PlayerView, hints: bool) -> Vec<&Choice> {
    let mut choices: Vec<&Choice> = view.choices.iter().collect();
    if !hints {
        choices.sort_by_key(|choice| (choice.placement.tile, choice.spot));
    }
    choices
}

/// Where one menu has no room for all placements: first the tile.
fn menu_of_tiles(table: &Table, view: &PlayerView, text: &Text, hints: bool) -> CreateActionRow {
    let mut seen = TileSet::EMPTY;
    let tiles = ordered(view, hints).into_iter().map(|choice| choice.placement.tile);
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
pub(super) fn menu_of_spots(
    table: &Table,
    view: &PlayerView,
    tile: Tile,
    text: &Text,
    hints: bool,
) -> Option<CreateActionRow> {
    let choices =
        ordered(view, hints).into_iter().filter(|choice| choice.placement.tile == tile).take(MENU);
    let options: Vec<CreateSelectMenuOption> =
        choices.map(|choice| option(view, choice, text.spot_label(choice, hints), text)).collect();
    let click = Click::Choose { decision: view.public.decision };
    (!options.is_empty()).then(|| select(table, click, options, text.choose_spot_placeholder(tile)))
}

fn option(
    view: &PlayerView,
    choice: &Choice,
    label: String,
    text: &Text,
) -> CreateSelectMenuOption {
    let pick = Pick { tile: choice.placement.tile, spot: choice.spot };
    CreateSelectMenuOption::new(label, pick.to_string())
        .description(text.spot_detail(&view.public, choice.spot))
}

pub(super) fn select(
    table: &Table,
    click: Click,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let id = CustomId { table: table.id, click };
    let menu = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

pub(super) fn button(id: String, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id).label(label).style(style)
}
