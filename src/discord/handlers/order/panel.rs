//! The message of the person's own standing order: its content, and the menus and buttons that change it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use crate::discord::custom_id::order::{ANY_OPPONENT, OrderClick};
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::emojis;
use crate::discord::interaction::reply::PrivateReply;
use crate::discord::interaction::request::Request;
use crate::discord::render::components::{labelled_button, option_with_emoji, table_menu};
use crate::discord::render::placement_menu::{MENU, placement_option};
use crate::discord::render::{names, rack};
use crate::table::{StandingOrder, Table};
use crate::text::{Button, OrderLine, OrderProspects, ShownStandingOrder};
use triominos_rules::game::{Choice, PlayerView, Tile, TileSet};

/// Returns the message of a standing order; `order` is `None` before the order is composed. If there are too many placements for
/// one menu, the menu offers the spots of `chosen_tile`.
pub async fn standing_order_reply(
    request: &Request<'_>,
    table: &Table,
    view: PlayerView,
    order: Option<&StandingOrder>,
    chosen_tile: Option<Tile>,
) -> PrivateReply {
    let (text, marks) = (request.text(), request.tile_emojis());
    let prospects = table.prospective_choices(request.actor.id);
    let placements = order.map_or(&[][..], |order| &order.placements);
    let now = |placement| prospects.iter().find(|choice| choice.placement == placement);
    let lines: Vec<OrderLine<'_>> = placements
        .iter()
        .map(|ordered| match now(ordered.placement) {
            Some(choice) => OrderLine::Possible(choice),
            None => OrderLine::Gone(ordered.placement.tile),
        })
        .collect();
    let shown_order = ShownStandingOrder {
        viewer: view.viewer,
        lines: &lines,
        same_bonus: order.is_some_and(|order| order.same_bonus),
        opponent_holds: order.and_then(|order| order.opponent_holds),
        then_draw: order.is_some_and(|order| order.then_draw),
        given: order.is_some_and(|order| order.given),
        prospects: match view.public.pool {
            _ if !prospects.is_empty() => OrderProspects::Moves,
            0 => OrderProspects::Nothing,
            _ => OrderProspects::Draw,
        },
    };
    let is_bare = prospects.is_empty() && placements.is_empty();
    let content = text.standing_order_page(&shown_order);
    let mut rows = Vec::new();
    if placements.len() < StandingOrder::MOST {
        let is_new = |choice: &&Choice| {
            placements.iter().all(|ordered| ordered.placement != choice.placement)
        };
        let offered: Vec<&Choice> = prospects.iter().filter(is_new).collect();
        rows.extend(standing_order_menus(request, table, &view, &offered, chosen_tile));
    }
    if !is_bare {
        rows.push(opponent_tiles_menu(request, table, shown_order.opponent_holds));
        rows.push(CreateActionRow::Buttons(condition_buttons(request, table, &shown_order)));
    }
    rows.push(CreateActionRow::Buttons(activation_buttons(request, table, &shown_order)));
    let names = names::seat_names(table);
    let files = rack::rack_picture(request.into(), table, view, &names).await.into_iter().collect();
    let content = if request.has_pictures_off() { content } else { marks.insert_emojis(content) };
    PrivateReply { content, files, rows, rack: Some(table.into()), ..PrivateReply::default() }
}

/// Returns the menu of placements. If there are too many placements for one menu, returns the menu of tiles and, once a
/// tile is chosen, the menu of its spots.
fn standing_order_menus(
    request: &Request<'_>,
    table: &Table,
    view: &PlayerView,
    offered: &[&Choice],
    tile: Option<Tile>,
) -> Vec<CreateActionRow> {
    let (text, marks) = (request.text(), request.tile_emojis());
    let decision = view.public.decision;
    let add = Click::Order(OrderClick::Add { decision });
    let placement = |choice: &&Choice| {
        placement_option(view, choice, text.placement_label(choice, view.viewer), text, &marks)
    };
    if offered.is_empty() {
        return Vec::new();
    }
    if offered.len() <= MENU {
        let options = offered.iter().map(placement).collect();
        return vec![table_menu(table, add, options, text.standing_order_placeholder(false))];
    }
    let mut seen = TileSet::EMPTY;
    let tiles = offered.iter().map(|choice| choice.placement.tile);
    let tiles: Vec<Tile> = tiles.filter(|tile| seen.insert(*tile)).collect();
    let of_tile = |tile: Tile| offered.iter().filter(move |choice| choice.placement.tile == tile);
    let named = |tile: &Tile| {
        let label = text.tile_label(*tile, of_tile(*tile).count());
        let option = CreateSelectMenuOption::new(label, tile.to_string());
        option_with_emoji(option, emojis::emoji_of_upright_tile(&marks, *tile))
    };
    let options = tiles.iter().take(MENU).map(named).collect();
    let first = Click::Order(OrderClick::AddTile { decision });
    let mut rows = vec![table_menu(table, first, options, text.standing_order_placeholder(true))];
    if let Some(tile) = tile.filter(|tile| tiles.contains(tile)) {
        let options = of_tile(tile).take(MENU).map(placement).collect();
        rows.push(table_menu(table, add, options, text.choose_spot_placeholder(tile)));
    }
    rows
}

/// Returns the menu for the condition that another player holds at most a certain number of tiles. `current_limit` is the current
/// number; `None` for no condition.
fn opponent_tiles_menu(
    request: &Request<'_>,
    table: &Table,
    current_limit: Option<u8>,
) -> CreateActionRow {
    let text = request.text();
    let option = |tiles: Option<u8>| {
        let value = tiles.map_or(ANY_OPPONENT.to_owned(), |tiles| tiles.to_string());
        CreateSelectMenuOption::new(text.standing_order_condition(tiles), value)
            .default_selection(tiles == current_limit && current_limit.is_some())
    };
    let tiles = (1..=StandingOrder::MOST_HELD).map(Some);
    let options = [None].into_iter().chain(tiles).map(option).collect();
    let click = Click::Order(OrderClick::OpponentHolds);
    table_menu(table, click, options, text.standing_order_condition_placeholder())
}

/// Returns the buttons that set the conditions of a standing order.
fn condition_buttons(
    request: &Request<'_>,
    table: &Table,
    shown: &ShownStandingOrder<'_>,
) -> Vec<CreateButton> {
    let mut buttons = Vec::new();
    if !shown.lines.is_empty() {
        let label = if shown.same_bonus { Button::AnyBonus } else { Button::SameBonus };
        let click = OrderClick::SameBonus { on: !shown.same_bonus };
        buttons.push(standing_order_button(request, table, click, label, ButtonStyle::Secondary));
    }
    let label = if shown.then_draw { Button::ThenAsk } else { Button::ThenDraw };
    let click = OrderClick::ThenDraw { on: !shown.then_draw };
    buttons.push(standing_order_button(request, table, click, label, ButtonStyle::Secondary));
    if let Some(last) = shown.lines.len().checked_sub(1) {
        let click = OrderClick::RemoveLast { place: u8::try_from(last).unwrap_or(u8::MAX) };
        buttons.push(standing_order_button(
            request,
            table,
            click,
            Button::RemoveLast,
            ButtonStyle::Secondary,
        ));
    }
    buttons
}

/// Returns the buttons that activate or cancel the standing order.
fn activation_buttons(
    request: &Request<'_>,
    table: &Table,
    shown: &ShownStandingOrder<'_>,
) -> Vec<CreateButton> {
    let is_empty = shown.lines.is_empty() && !shown.then_draw;
    let mut buttons = Vec::new();
    if is_empty && shown.prospects == OrderProspects::Draw {
        let label = Button::DrawWhenTurnComes;
        buttons.push(standing_order_button(
            request,
            table,
            OrderClick::Draw,
            label,
            ButtonStyle::Primary,
        ));
    }
    if !is_empty && !shown.given {
        buttons.push(standing_order_button(
            request,
            table,
            OrderClick::Give,
            Button::GiveOrder,
            ButtonStyle::Success,
        ));
    }
    if !is_empty {
        let style = ButtonStyle::Secondary;
        buttons.push(standing_order_button(
            request,
            table,
            OrderClick::Cancel,
            Button::CancelOrder,
            style,
        ));
    }
    let id = CustomId { table: table.id, click: Click::Rack }.to_string();
    buttons.push(labelled_button(
        id,
        request.text().button_label(Button::Back),
        ButtonStyle::Secondary,
    ));
    buttons
}

/// Returns a button of the standing order with this label and style.
fn standing_order_button(
    request: &Request<'_>,
    table: &Table,
    click: OrderClick,
    label: Button,
    style: ButtonStyle,
) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::Order(click) }.to_string();
    labelled_button(id, request.text().button_label(label), style)
}
