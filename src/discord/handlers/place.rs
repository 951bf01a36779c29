//! Placing a tile: chosen in a menu, previewed and placed, or named in a command.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow};

use super::turn;
use crate::discord::bot::Bot;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::emojis;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::{ReceivedInteraction, Request};
use crate::discord::interaction::suggest;
use crate::discord::render::components::{labelled_button, with_emoji};
use crate::discord::render::{names, pictures, placement_menu, rack};
use crate::ids::TableId;
use crate::table::{Table, TableRefusal};
use crate::text::{self, Text};
use triominos_rules::game::{Action, Pick, PlayerView, Spot, Tile};

/// Shows a preview of the placement that was chosen in the decision with this number. If that decision is no longer current,
/// answers with a refusal.
pub async fn preview_placement(
    request: &Request<'_>,
    table: TableId,
    decision_number: u32,
    pick: Pick,
) -> InteractionAnswer {
    let (table, view) = match current_table_and_view(request, table, decision_number).await {
        Ok(current) => current,
        Err(refusal) => return refusal,
    };
    if view.hides_fitting_tiles() {
        return preview_without_hints(request, &table, &view, pick);
    }
    let Some(choice) = view.choice_for_pick(pick).copied() else {
        return rack::rack_reply(request, &table, None).await.into();
    };
    let text = request.text();
    let names = names::seat_names(&table);
    // The other placements remain available. Drawing and passing are reached through the button Back.
    let marks = request.tile_emojis();
    let mut rows = rack::placement_rows(&table, &view, text, &marks);
    let back = CustomId { table: table.id, click: Click::Rack }.to_string();
    let place = rack::place_button(&table, &view, pick, text);
    rows.push(CreateActionRow::Buttons(vec![
        with_emoji(place, emojis::emoji_of_placement(&marks, &choice.placement)),
        labelled_button(back, text.button_label(text::Button::Back), ButtonStyle::Secondary),
    ]));
    let content = text.preview_message(&view, &choice);
    if request.has_pictures_off() {
        let content = text.with_line_below(content, Some(text.alt_preview(&view, &choice)));
        return PrivateReply {
            content,
            rows,
            rack: Some((&*table).into()),
            ..PrivateReply::default()
        }
        .into();
    }
    let content = marks.insert_emojis(content);
    let picture =
        pictures::preview_picture(&request.bot.renderer, view, choice, &names, text, request.theme)
            .await;
    let files = picture.into_iter().collect();
    PrivateReply { content, files, rows, rack: Some((&*table).into()), ..PrivateReply::default() }
        .into()
}

/// Asks for confirmation of a tile and a spot that were chosen without hints. They are not validated before they are placed.
fn preview_without_hints(
    request: &Request<'_>,
    table: &Table,
    view: &PlayerView,
    pick: Pick,
) -> InteractionAnswer {
    let text = request.text();
    let back = CustomId { table: table.id, click: Click::Rack }.to_string();
    let rows = vec![CreateActionRow::Buttons(vec![
        rack::place_button(table, view, pick, text),
        labelled_button(back, text.button_label(text::Button::Back), ButtonStyle::Secondary),
    ])];
    let content = request.tile_emojis().insert_emojis(text.preview_message_without_hints(pick));
    PrivateReply { content, rows, rack: Some(table.into()), ..PrivateReply::default() }.into()
}

/// Shows the menu of the spots where one tile fits. It is used if the player has too many placements for one menu.
pub async fn show_spots_for_tile(
    request: &Request<'_>,
    table: TableId,
    decision_number: u32,
    tile: Tile,
) -> InteractionAnswer {
    let (table, view) = match current_table_and_view(request, table, decision_number).await {
        Ok(current) => current,
        Err(refusal) => return refusal,
    };
    let text = request.text();
    let mut reply = rack::rack_reply(request, &table, None).await;
    if view.hides_fitting_tiles() {
        // The picture of the board is kept, because it contains the numbers of the spots.
        let tiles =
            placement_menu::tiles_menu_without_hints(&table, &view, text, &request.tile_emojis());
        let back = CustomId { table: table.id, click: Click::Rack }.to_string();
        let back =
            labelled_button(back, text.button_label(text::Button::Back), ButtonStyle::Secondary);
        reply.rows = tiles.into_iter().collect();
        reply.rows.extend(placement_menu::open_spots_menus(&table, &view, tile, text));
        reply.rows.push(CreateActionRow::Buttons(vec![back]));
        return reply.into();
    }
    if let Some(menu) =
        placement_menu::spots_menu(&table, &view, tile, text, &request.tile_emojis())
    {
        // The menu is placed below the menu of tiles, so that another tile can still be chosen.
        let tiles = reply.rows.iter().position(|row| matches!(row, CreateActionRow::SelectMenu(_)));
        reply.rows.insert(tiles.map_or(0, |tiles| tiles + 1), menu);
    }
    reply.into()
}

/// Returns the table and the player's view of it, if the decision with this number is still the current one.
/// Otherwise returns the refusal as an error.
async fn current_table_and_view(
    request: &Request<'_>,
    table: TableId,
    decision_number: u32,
) -> Result<(Arc<Table>, PlayerView), InteractionAnswer> {
    let table = match request.bot.tables.current_table(table).await {
        Ok(table) => table,
        Err(error) => return Err(errors::answer_refused(request, None, error).await),
    };
    let view = table.player_view(request.actor.id);
    match view.filter(|view| view.public.decision == decision_number && table.is_open()) {
        Some(view) => Ok((table, view)),
        None => {
            Err(errors::answer_refused(request, Some(&table), TableRefusal::BoardMovedOn.into())
                .await)
        }
    }
}

/// Handles `/place tile spot`: places a tile as typed.
pub async fn place_typed_tile(request: &Request<'_>, tile: &str, spot: &str) -> InteractionAnswer {
    let text = request.text();
    let table = match turn::find_table_here(request).await {
        Ok(table) => table,
        Err(answer) => return answer,
    };
    let Some(read_tile) = parse_tile_words(tile) else {
        return PrivateReply::from_content(text.unknown_tile(tile)).into();
    };
    let Ok(spot) = spot.trim().trim_start_matches('#').parse() else {
        return PrivateReply::from_content(text.unknown_spot(spot)).into();
    };
    turn::take_action(request, table, None, Action::Place(Pick { tile: read_tile, spot })).await
}

/// Parses a tile in any of the notations `3-4-5`, `345` and `5 4 3`; `None` for any other text.
fn parse_tile_words(words: &str) -> Option<Tile> {
    let digits: Vec<u8> =
        words.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
    let others = words.chars().filter(|c| !c.is_ascii_digit()).count();
    let numbers: [u8; 3] = digits.try_into().ok()?;
    if others <= 8 { Tile::new(numbers) } else { None }
}

/// Suggests tiles that match the text typed so far, each with its label and its value. These are the tiles that can be placed now
/// or, at a table without hints, all tiles of the rack.
pub async fn suggest_tiles(
    bot: &Bot,
    interaction: ReceivedInteraction<'_>,
    typed: &str,
) -> Vec<(String, String)> {
    let Some((view, text)) = player_view_here(bot, interaction).await else {
        return Vec::new();
    };
    let wanted: String = typed.chars().filter(char::is_ascii_digit).collect();
    if view.hides_fitting_tiles() {
        let tiles = view.tiles_to_try_without_hints().into_iter();
        let named = tiles.map(|tile| (text.tile_label_without_hints(tile), tile.to_string()));
        return named.filter(|(_, tile)| tile.replace('-', "").contains(&wanted)).collect();
    }
    let count =
        |tile: Tile| view.choices.iter().filter(|choice| choice.placement.tile == tile).count();
    let choices = view
        .playable_tiles()
        .iter()
        .map(|tile| (text.tile_label(tile, count(tile)), tile.to_string()));
    choices.filter(|(_, tile)| tile.replace('-', "").contains(&wanted)).collect()
}

/// Suggests spots that match the text typed so far, each with its label and its value. `tile` is the name of the tile that has to
/// fit there; `None` for any tile.
pub async fn suggest_spots(
    bot: &Bot,
    interaction: ReceivedInteraction<'_>,
    tile: Option<&str>,
    typed: &str,
) -> Vec<(String, String)> {
    let Some((view, text)) = player_view_here(bot, interaction).await else {
        return Vec::new();
    };
    if view.hides_fitting_tiles() {
        let spots = view.public.spots.iter();
        let words_and_number =
            |spot: &Spot| (text.open_spot_in_words(&view.public, spot), spot.number.to_string());
        return spots
            .map(words_and_number)
            .filter(|(_, spot)| spot.starts_with(typed.trim()))
            .collect();
    }
    let tile = tile.and_then(parse_tile_words);
    let mut choices = Vec::new();
    for choice in view.choices_for_display() {
        let number = choice.spot.to_string();
        let known = choices.iter().any(|(_, value)| *value == number);
        let label = match tile {
            Some(tile) if choice.placement.tile != tile => continue,
            Some(_) => text.spot_choice_in_words(&view, choice),
            None if known => continue,
            None => text.placement_in_words(&view, choice),
        };
        if number.starts_with(typed.trim()) {
            choices.push((label, number));
        }
    }
    choices
}

/// Returns the person's view of the match in this channel, and the texts in their language; `None` if they have no seat
/// there.
async fn player_view_here(
    bot: &Bot,
    interaction: ReceivedInteraction<'_>,
) -> Option<(PlayerView, &'static Text)> {
    let request = Request::from_autocompletion(bot, interaction).await;
    let table = suggest::find_open_table_of_channel(&request).await?;
    let view = table.player_view(request.actor.id)?;
    Some((view, Text::for_lang(request.lang)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_may_be_written_in_many_ways() {
        for words in ["3-4-5", "345", "5 4 3", " 4/5/3 ", "3 - 4 - 5"] {
            assert_eq!(
                parse_tile_words(words).map(|tile| tile.to_string()).as_deref(),
                Some("3-4-5"),
                "{words}"
            );
        }
        for words in ["", "3-4", "3-4-6", "3456", "three-4-5-with 3 words 4"] {
            assert_eq!(parse_tile_words(words), None, "{words}");
        }
    }
}
