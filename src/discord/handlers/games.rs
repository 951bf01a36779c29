//! `/games`: the person's own games, with a link to each.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::bot::Bot;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::lobby;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::{ROW, labelled_button};
use crate::discord::render::{clock, names};
use crate::ids::{PersonId, ServerOrDirect};
use crate::table::{Phase, Table};
use crate::text::{self, GameInfo, GamePlace, Text, WaitsFor};

/// The maximum number of games in the list. Each has a line and a button, and a message can have at most 25 buttons.
pub const MOST: usize = 20;

/// Handles `/games`: lists the person's games, starting with those in which it is their turn. On a server it lists the
/// games of that server; elsewhere, all of them.
pub async fn list_games(request: &Request<'_>) -> InteractionAnswer {
    let (text, tables) = (request.text(), &request.bot.tables);
    let person = request.actor.id;
    let server = request.place.server();
    let games = match server {
        Some(guild) => tables.open_tables_of_person_in(person, guild.into()).await,
        None => tables.open_tables_of_person(person).await,
    };
    let games = match games {
        Ok(games) => games,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let listed_tables = &games[..games.len().min(MOST)];
    let mut infos: Vec<GameInfo<'_>> =
        listed_tables.iter().map(|table| game_info(table, person)).collect();
    if server.is_some() {
        let content = text.games_on_server(&infos, games.len());
        return PrivateReply {
            content,
            rows: rack_buttons(listed_tables, text),
            ..PrivateReply::default()
        }
        .in_new_message()
        .into();
    }
    for (info, table) in infos.iter_mut().zip(listed_tables) {
        info.place = linked_place_of_game(request.bot, table).await;
    }
    let content = text.all_games(&infos, games.len());
    PrivateReply { content, rows: rack_buttons(listed_tables, text), ..PrivateReply::default() }
        .in_new_message()
        .into()
}

/// Returns the place of a game, with a link to the newest board of the table or, if that message is unknown, to the table's
/// channel. The link works anywhere in Discord.
async fn linked_place_of_game(bot: &Bot, table: &Table) -> GamePlace {
    let board = bot.tables.board_message(table.id).await.ok().flatten();
    let link = match board {
        Some(board) => lobby::message_link(table.home, board),
        None => lobby::channel_link(table.home, table.channel),
    };
    match table.home {
        ServerOrDirect::Server(_) => GamePlace::Linked(table.channel, link),
        ServerOrDirect::Direct(_) => GamePlace::Direct(link),
    }
}

/// Returns the description of a game in the list of one of its players.
pub fn game_info(table: &Table, person: PersonId) -> GameInfo<'_> {
    let names = names::seat_names(table);
    let own = table.seat_of(person);
    let waits_for = match (&table.phase, table.turn()) {
        (Phase::Lobby, _) if table.host == person => WaitsFor::YourStart,
        (Phase::Lobby, _) => table
            .seat_of(table.host)
            .and_then(|seat| names.get(seat))
            .map_or(WaitsFor::YourStart, |host| WaitsFor::StartOf(*host)),
        _ if own.is_none() => WaitsFor::YourReturn,
        _ if table.is_between_rounds() => WaitsFor::NextRound,
        (_, turn) if turn == own => WaitsFor::You,
        (_, turn) => turn
            .and_then(|seat| names.get(seat))
            .map_or(WaitsFor::You, |who| WaitsFor::Somebody(*who)),
    };
    let deadline = match table.phase {
        Phase::Lobby => Some(table.lobby_closes_at() / 1000),
        _ => table
            .next_round_at()
            .map(|at| at / 1000)
            .or_else(|| clock::turn_end_in_unix_seconds(table)),
    };
    GameInfo {
        place: GamePlace::Channel(table.channel),
        names,
        own: own.or_else(|| table.seat_to_take_back(person)),
        waits_for,
        deadline,
        changed: table.changed_at / 1000,
    }
}

/// Returns a button for each game that has begun. The button shows the person's rack.
pub fn rack_buttons(games: &[Arc<Table>], text: &Text) -> Vec<CreateActionRow> {
    let rack = |(index, table): (usize, &Arc<Table>)| {
        let id = CustomId { table: table.id, click: Click::RackBeside }.to_string();
        let label = match games.len() {
            1 => text.button_label(text::Button::Rack),
            _ => text.game_rack_button(index + 1),
        };
        labelled_button(id, label, ButtonStyle::Secondary)
    };
    let begun = games.iter().enumerate().filter(|(_, table)| table.phase != Phase::Lobby);
    let buttons: Vec<CreateButton> = begun.map(rack).collect();
    buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}
