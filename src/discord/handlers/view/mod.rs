//! Private views of a table: the person's own rack, the board, and a hint.

pub mod hint;

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::turn::intent_from_request;
use crate::discord::handlers::{departed, lesson, lobby};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::clock;
use crate::discord::render::components;
use crate::discord::render::components::labelled_button;
use crate::discord::render::{names, pictures, rack};
use crate::ids::TableId;
use crate::table::{Phase, Table, TableAction};
use crate::text::{self, LastSeenMatch, Text};
use triominos_rules::game::PublicView;

/// Handles `/rack`: shows the person's rack at the table of this channel.
pub async fn show_rack_here(request: &Request<'_>) -> InteractionAnswer {
    match request.bot.tables.latest_table_in(request.channel).await {
        Ok(Some(table)) => {
            if let Some(refusal) = errors::refusal_if_channel_refuses_bot(request, table.id).await {
                return refusal;
            }
            let reply = rack_or_board_reply(request, &table).await;
            with_board_link(request, &table, reply).await.into()
        }
        Ok(None) => PrivateReply::from_content(request.text().no_table_in_channel()).into(),
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Handles a click on My Rack, which is valid at any time during the match.
pub async fn show_rack(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => rack_or_board_reply(request, &table).await.into(),
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Returns the message with a player's rack, followed by an introduction if it is the player's first rack ever. For a spectator,
/// returns the board.
async fn rack_or_board_reply(request: &Request<'_>, table: &Arc<Table>) -> PrivateReply {
    departed::replace_player_if_departed(request, table);
    if let Some(view) =
        table.public_view().filter(|_| is_spectator_of_running_match(request, table))
    {
        let mut board = match request.has_pictures_off() {
            true => board_in_words_reply(request, table, &view),
            false => board_reply(request, table, view, true).await,
        };
        if table.may_take_over_computer(request.actor.id) {
            let stand_in = clock::take_over_computer_button(table, request.text());
            board.rows.push(CreateActionRow::Buttons(vec![stand_in]));
        }
        return board;
    }
    let mut rack = rack::rack_reply(request, table, None).await;
    // The introduction follows only a rack of a running match.
    rack.introduces = table.is_open() && rack.rack.is_some();
    // Between two rounds, the next action is to begin the round.
    let is_in_round = table.turn().is_some();
    if rack.introduces && is_in_round && Box::pin(is_newcomer(request)).await {
        components::add_button(&mut rack.rows, lesson::learn_button(request));
    }
    rack
}

/// Returns `true` if the person has never been shown how to play. If the store fails, returns `false`.
async fn is_newcomer(request: &Request<'_>) -> bool {
    let person = request.actor.id;
    request.bot.caches.introduced.get(&person).is_none()
        && matches!(request.bot.guilds.has_seen_introduction(person).await, Ok(false))
}

/// Returns `true` if the match is running and the person neither has a seat nor can take one back.
fn is_spectator_of_running_match(request: &Request<'_>, table: &Table) -> bool {
    let person = request.actor.id;
    table.is_open() && table.seat_of(person).is_none() && table.seat_to_take_back(person).is_none()
}

/// Handles a click on a button that shows the rack in a new message.
pub async fn show_rack_in_new_message(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => {
            let reply = rack_or_board_reply(request, &table).await;
            with_board_link(request, &table, reply).await.in_new_message().into()
        }
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Adds a link to the table's newest board message to a private message about a match.
async fn with_board_link(
    request: &Request<'_>,
    table: &Table,
    mut reply: PrivateReply,
) -> PrivateReply {
    if table.game().is_none() || !table.is_open() {
        return reply;
    }
    let Some(board) = request.bot.tables.board_message(table.id).await.ok().flatten() else {
        return reply;
    };
    let label = request.text().button_label(text::Button::GoToTable);
    let link = CreateButton::new_link(lobby::message_link(table.home, board)).label(label);
    components::add_button(&mut reply.rows, link);
    reply
}

/// Handles `/board`: shows the board of this channel's table privately. If `in_words` is true, describes it in words instead of a
/// picture.
pub async fn show_board_here(request: &Request<'_>, in_words: bool) -> InteractionAnswer {
    let text = request.text();
    let table = match request.bot.tables.latest_table_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return PrivateReply::from_content(text.no_table_in_channel()).into(),
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let Some(view) = table.public_view() else {
        return refuse_without_board(text, &table);
    };
    if in_words || request.has_pictures_off() {
        let reply = board_in_words_reply(request, &table, &view);
        return with_board_link(request, &table, reply).await.into();
    }
    let reply = board_reply(request, &table, view, false).await;
    with_board_link(request, &table, reply).await.into()
}

/// Handles a click on the button that shows the last board of a finished match.
pub async fn show_last_board(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    let table = match request.bot.tables.current_table(table).await {
        Ok(table) => table,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let Some(view) = table.public_view() else {
        return refuse_without_board(request.text(), &table);
    };
    let reply = match request.has_pictures_off() {
        true => board_in_words_reply(request, &table, &view),
        false => board_reply(request, &table, view, false).await,
    };
    reply.in_new_message().into()
}

/// Returns the message with the board and the events since the player's own last turn. For a spectator, these are the events since
/// they last saw the board. `was_rack_requested` is true if the spectator asked for a rack, which they do not have.
async fn board_reply(
    request: &Request<'_>,
    table: &Table,
    view: PublicView,
    was_rack_requested: bool,
) -> PrivateReply {
    let text = request.text();
    let names = names::seat_names(table);
    let message = match table.player_view(request.actor.id) {
        Some(own) => text.board_message_for_player(&own, &names),
        None => {
            let seen = replace_last_seen_state(request, table, &view);
            text.board_message_for_spectator(&view, &names, seen.as_ref(), was_rack_requested)
        }
    };
    let spots = text.spot_list(&view);
    let files =
        pictures::board_pictures(&request.bot.renderer, view, &names, text, request.theme).await;
    // The picture and its alternative text list the open spots, so the message lists them only if there is no picture.
    let message = text.with_line_below(message, spots.filter(|_| files.is_empty()));
    let content = text
        .with_line_below(message, clock::remaining_turn_time_line(table, request.actor.id, text));
    let mut row = vec![components::in_words_button(table, Click::Words, text)];
    if table.is_open() {
        row.push(components::rules_button(table, text));
    }
    let rows = vec![CreateActionRow::Buttons(row)];
    PrivateReply { content, files, rows, ..PrivateReply::default() }
}

/// Caches the state of the match that this person sees now. Returns the state that they saw before; `None` if none is cached.
fn replace_last_seen_state(
    request: &Request<'_>,
    table: &Table,
    view: &PublicView,
) -> Option<LastSeenMatch> {
    let (looks, whose) = (&request.bot.caches.looks, (request.actor.id, table.id));
    let seen = looks.get(&whose);
    looks.put(whose, request.received, LastSeenMatch::from_view(view));
    seen
}

/// Handles `/board public:true`: posts the live board again for everybody. The message with the previous board loses
/// its buttons.
pub async fn post_board(request: &Request<'_>) -> InteractionAnswer {
    let text = request.text();
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_running_match(request) {
        return refusal;
    }
    let table = match request.bot.tables.open_table_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return PrivateReply::from_content(text.no_table_in_channel()).into(),
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let act = request.bot.tables.commit_intent(intent_from_request(
        request,
        table.id,
        None,
        TableAction::ShowBoard,
    ));
    let done = match errors::run_public_action_within_rate_limit(request, act).await {
        Ok(done) => done,
        Err(refusal) => return refusal,
    };
    match done {
        Ok(_) => PrivateReply::from_content(text.board_posted()).into(),
        Err(error) => errors::answer_refused(request, Some(&table), error).await,
    }
}

/// Handles a click on In Words below the board: describes the game in a new message.
pub async fn show_board_in_words(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    answer_with_view(request, table, |request, table, view| {
        board_in_words_reply(request, table, view).into()
    })
    .await
}

/// Handles a click on More: describes every spot and every tile in new messages.
pub async fn show_full_board_in_words(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    answer_with_view(request, table, |request, _, view| {
        PrivateReply::from_messages(request.text().board_in_words(view)).in_new_message().into()
    })
    .await
}

/// Handles a click on In Words below the person's own rack: the description replaces the rack.
pub async fn show_rack_in_words(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => rack::rack_in_words(request, &table).await.into(),
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Answers with the result of `make_answer`, which is called with the view of the table's board. If there is no board, answers with
/// a refusal.
async fn answer_with_view(
    request: &Request<'_>,
    table: TableId,
    make_answer: impl Fn(&Request<'_>, &Table, &PublicView) -> InteractionAnswer,
) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => match table.public_view() {
            Some(view) => make_answer(request, &table, &view),
            None => refuse_without_board(request.text(), &table),
        },
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Returns the description of the match in words. For a player, it includes their tiles and the placements that fit.
fn board_in_words_reply(request: &Request<'_>, table: &Table, view: &PublicView) -> PrivateReply {
    let (text, names) = (request.text(), names::seat_names(table));
    let content = match table.player_view(request.actor.id).filter(|_| table.is_open()) {
        Some(own) => text.turn_in_words(&own, &names, None),
        None => {
            text.game_in_words(view, &names, replace_last_seen_state(request, table, view).as_ref())
        }
    };
    let content = text
        .with_line_below(content, clock::remaining_turn_time_line(table, request.actor.id, text));
    let mut row = vec![components::in_words_button(table, Click::More, text)];
    if table.is_open() && table.player_view(request.actor.id).is_some() {
        let id = CustomId { table: table.id, click: Click::Rack }.to_string();
        row.insert(
            0,
            labelled_button(id, text.button_label(text::Button::Rack), ButtonStyle::Primary),
        );
    }
    let rows = vec![CreateActionRow::Buttons(row)];
    PrivateReply::with_rows(content, rows).in_new_message()
}

/// Returns the answer to a request for a board that does not exist: either the match has not begun, or its table was closed before
/// it began.
fn refuse_without_board(text: &Text, table: &Table) -> InteractionAnswer {
    let closed = matches!(table.phase, Phase::Closed { .. });
    PrivateReply::from_content(if closed {
        text.no_table_in_channel()
    } else {
        text.match_not_started()
    })
    .into()
}
