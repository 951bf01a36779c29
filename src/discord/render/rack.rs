//! The private message with a player's rack and the possible actions.

use futures_util::FutureExt;
use futures_util::future::Either;
use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use super::clock;
use super::components::{self, labelled_button, next_round_button, with_emoji};
use super::viewer::MessageReader;
use super::{names, pictures, placement_menu};
use crate::discord::custom_id::order::OrderClick;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::emojis;
use crate::discord::interaction::reply::PrivateReply;
use crate::ids::PersonId;
use crate::table::{COACHED_TURNS, GivenHint, Occupant, Phase, Table};
use crate::text::{self, PlayerName, Text, TileMarks};
use triominos_rules::game::{Choice, Pick, PlayerView};

/// The number of best placements that have their own buttons.
const BEST: usize = 3;

/// Returns the message with the rack and the possible actions. If `first_line` is given, it is above the rest of the text.
pub async fn rack_reply(
    viewer: impl Into<MessageReader<'_>>,
    table: &Table,
    first_line: Option<String>,
) -> PrivateReply {
    let viewer = viewer.into();
    let (text, person) = (viewer.text(), viewer.person);
    let Some(view) = table.player_view(person) else {
        if table.is_open() && table.seat_to_take_back(person).is_some() {
            let rows =
                vec![CreateActionRow::Buttons(vec![clock::take_seat_back_button(table, text)])];
            return PrivateReply {
                content: text.computer_plays_your_seat(),
                rows,
                ..PrivateReply::default()
            };
        }
        let why = match (&table.phase, table.seat_of(person)) {
            (Phase::Closed { .. }, _) => text.table_closed(),
            (_, Some(_)) => text.match_not_started(),
            (_, None) => text.no_rack_for_spectators(),
        };
        let mut reply = PrivateReply::from_content(why);
        if table.game().is_some() && table.is_open() && table.may_take_over_computer(person) {
            reply.rows.push(CreateActionRow::Buttons(vec![clock::take_over_computer_button(
                table, text,
            )]));
        }
        return reply;
    };
    let names = names::seat_names(table);
    if viewer.has_pictures_off() && table.is_open() {
        return reply_in_words(&viewer, table, &view, first_line).await;
    }
    let now = match &table.phase {
        Phase::Closed { .. } => text.table_closed(),
        _ => text.with_line_below(
            text.rack_message(&view, &names),
            clock::remaining_turn_time_line(table, person, text),
        ),
    };
    let now = text.with_line_below(now, automatic_pass_line(table, person, text));
    let now = text.with_line_below(now, standing_order_line(&viewer, table).await);
    let now = text.with_line_below(now, coach_line(&viewer, table).await);
    let marks = viewer.tile_emojis();
    let rows = if table.is_open() {
        let rows = turn_rows(table, &view, person, text, &marks);
        with_in_words_button(rows, table, Click::RackWords, text)
    } else {
        let again = components::rematch_button(table, text);
        again.map(|again| CreateActionRow::Buttons(vec![again])).into_iter().collect()
    };
    let content = with_first_line(first_line, marks.insert_emojis(now));
    let files = rack_picture(viewer, table, view, &names).await.into_iter().collect();
    PrivateReply { content, files, rows, rack: Some(table.into()), ..PrivateReply::default() }
}

/// Returns the message with the rack in words instead of a picture: the last events, the tiles with their spots, and the scores.
pub async fn rack_in_words(viewer: impl Into<MessageReader<'_>>, table: &Table) -> PrivateReply {
    let viewer = viewer.into();
    match table.player_view(viewer.person).filter(|_| table.is_open()) {
        Some(view) => reply_in_words(&viewer, table, &view, None).await,
        None => rack_reply(viewer, table, None).await,
    }
}

/// Returns the message with the rack in words instead of a picture. If `first_line` is given, it is above the rest of the text.
async fn reply_in_words(
    viewer: &MessageReader<'_>,
    table: &Table,
    view: &PlayerView,
    first_line: Option<String>,
) -> PrivateReply {
    let text = viewer.text();
    let turn_in_words = text.turn_in_words(view, &names::seat_names(table), first_line.as_deref());
    let content = text.with_line_below(
        turn_in_words,
        clock::remaining_turn_time_line(table, viewer.person, text),
    );
    let content = text.with_line_below(content, automatic_pass_line(table, viewer.person, text));
    let content = text.with_line_below(content, standing_order_line(viewer, table).await);
    let content = text.with_line_below(content, coach_line(viewer, table).await);
    let rows = turn_rows(table, view, viewer.person, text, &viewer.tile_emojis());
    let rows = with_in_words_button(rows, table, Click::More, text);
    PrivateReply { content, rows, rack: Some(table.into()), ..PrivateReply::default() }
}

/// Returns the rows of buttons and menus for the possible actions, with **Undo** if the player can undo
/// their last move.
fn turn_rows(
    table: &Table,
    view: &PlayerView,
    person: PersonId,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateActionRow> {
    let mut rows = action_rows(table, view, text, marks);
    if table.turn().is_some() && table.turn() == table.seat_of(person) {
        let undo = undo_button_for(table, person, text);
        undo.into_iter().for_each(|undo| components::add_button(&mut rows, undo));
    }
    rows
}

/// Returns the line that says that the bot passes for the current player, because they can do nothing else. Returns `None` if they
/// can do anything else, or if it is not their turn.
fn automatic_pass_line(table: &Table, person: PersonId, text: &Text) -> Option<String> {
    let is_own = table.person_in_turn().is_some_and(|in_turn| in_turn.id == person);
    (is_own && table.must_pass()).then(|| text.turn_passes_automatically())
}

/// Returns the line about the player's active standing order (moves chosen in advance): it waits for their next turn,
/// or it could not be carried out in the current one. Returns `None` if there is no active order.
async fn standing_order_line(viewer: &MessageReader<'_>, table: &Table) -> Option<String> {
    let (text, person) = (viewer.text(), viewer.person);
    match viewer.bot.tables.order_of_person(table, person).await {
        Ok(order) => order.filter(|order| order.given).map(|_| {
            let own_turn = table.turn().is_some() && table.turn() == table.seat_of(person);
            if own_turn {
                text.standing_order_failed_note()
            } else {
                text.standing_order_active_note()
            }
        }),
        Err(error) => {
            tracing::warn!(?error, table = table.id.0, "a rack is shown without its order");
            None
        }
    }
}

/// Returns the coach's sentence about the best move of the current player; `None` if the player has no coach in this turn.
async fn coach_line(viewer: &MessageReader<'_>, table: &Table) -> Option<String> {
    let turn = table.coached_turn_number(viewer.person)?;
    // The future is boxed because it is large and every answer with a rack would contain it.
    match Box::pin(viewer.bot.tables.hint(table.id, viewer.person)).await {
        // The player has moved on since the rack was loaded.
        Ok(GivenHint { table: now, .. }) if now.decision_number() != table.decision_number() => {
            None
        }
        Ok(GivenHint { view, hint, .. }) => {
            Some(viewer.text().coach_line(&view, &hint, turn == COACHED_TURNS))
        }
        Err(error) => {
            tracing::info!(?error, table = table.id.0, "a rack is shown without the coach");
            None
        }
    }
}

/// Returns the text, with `first_line` above it if it is given.
fn with_first_line(first_line: Option<String>, text: String) -> String {
    match first_line {
        Some(first_line) => format!("{first_line}\n\n{text}"),
        None => text,
    }
}

/// Adds the button that describes the match in words, without a picture.
fn with_in_words_button(
    mut rows: Vec<CreateActionRow>,
    table: &Table,
    click: Click,
    text: &Text,
) -> Vec<CreateActionRow> {
    components::add_button(&mut rows, components::in_words_button(table, click, text));
    rows
}

/// Returns the picture of the rack. If only one placement is possible, the picture is a preview of that placement. Returns `None`
/// if the person prefers words. Drawing starts when this function is called, not when its future is polled.
pub fn rack_picture(
    viewer: MessageReader<'_>,
    table: &Table,
    view: PlayerView,
    names: &[PlayerName<'_>],
) -> impl Future<Output = Option<CreateAttachment>> + Send + use<> {
    let (renderer, text, theme) = (&viewer.bot.renderer, viewer.text(), viewer.taste.theme);
    let only = view.only_choice().copied().filter(|_| table.is_open());
    let drawing = (!viewer.has_pictures_off()).then(|| match only {
        // The alt text describes only the rack, because the message names the placement in words.
        Some(choice) => {
            let alt = text.alt_rack(&view, names);
            let preview = pictures::preview_picture(renderer, view, choice, names, text, theme);
            Either::Left(preview.map(|drawn| drawn.map(|picture| picture.description(alt))))
        }
        None => Either::Right(pictures::rack_picture(renderer, view, names, text, theme)),
    });
    async move { drawing?.await }
}

/// Returns the menu of placements and the buttons of the legal actions.
pub fn action_rows(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateActionRow> {
    if table.is_between_rounds() {
        return vec![CreateActionRow::Buttons(vec![next_round_button(table, text)])];
    }
    let decision = view.public.decision;
    let id = |click| CustomId { table: table.id, click }.to_string();
    let (mut rows, mut buttons) = (Vec::new(), Vec::new());
    match view.only_choice() {
        Some(only) => {
            let tile = emojis::emoji_of_placement(marks, &only.placement);
            buttons.push(with_emoji(place_button(table, view, only.pick(), text), tile));
        }
        None => rows = placement_rows(table, view, text, marks),
    }
    if view.may_draw {
        // If no tile fits, drawing is the main action.
        let style =
            if view.choices.is_empty() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(labelled_button(
            id(Click::Draw { decision }),
            text.button_label(text::Button::Draw),
            style,
        ));
    }
    if view.may_pass {
        let alone = view.choices.is_empty() && !view.may_draw;
        let style = if alone { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        let name = if view.may_stop { text::Button::Stop } else { text::Button::Pass };
        buttons.push(labelled_button(id(Click::Pass { decision }), text.button_label(name), style));
    }
    let in_turn = view.public.turn == Some(view.viewer.seat);
    if in_turn && !view.choices.is_empty() && table.gives_hints() {
        let hint = text.button_label(text::Button::Hint);
        buttons.push(labelled_button(id(Click::Hint), hint, ButtonStyle::Secondary));
    }
    let may_plan = table.seats.get(view.viewer.seat).and_then(Occupant::person);
    if may_plan.is_some_and(|person| table.can_give_order(person.id)) {
        let plan = id(Click::Order(OrderClick::Show));
        buttons.push(labelled_button(
            plan,
            text.button_label(text::Button::PlanAhead),
            ButtonStyle::Secondary,
        ));
    }
    if !buttons.is_empty() {
        rows.push(CreateActionRow::Buttons(buttons));
    }
    rows
}

/// Returns the button with which a player undoes their last placement, or requests the other players' consent to that. Returns
/// `None` if they may not undo it.
pub fn undo_button_for(table: &Table, player: PersonId, text: &Text) -> Option<CreateButton> {
    if !table.may_undo(player) {
        return None;
    }
    let label = match table.undo_needs_consent() {
        true => text::Button::AskToUndo,
        false => text::Button::Undo,
    };
    Some(undo_button(table, label, text))
}

/// Returns the button with which another player consents to an undo.
pub fn agree_to_undo_button(table: &Table, text: &Text) -> CreateButton {
    undo_button(table, text::Button::AgreeToUndo, text)
}

/// Returns a button that undoes a placement or consents to that, with this label.
fn undo_button(table: &Table, label: text::Button, text: &Text) -> CreateButton {
    let click = Click::Undo { decision: table.decision_number() };
    let id = CustomId { table: table.id, click }.to_string();
    labelled_button(id, text.button_label(label), ButtonStyle::Secondary)
}

/// Returns the buttons for the best placements and, if there are more, the menu of all placements.
pub fn placement_rows(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateActionRow> {
    if view.hides_fitting_tiles() {
        return tile_rows_without_hints(table, view, text, marks);
    }
    let look = |choice: &Choice| preview_button(table, view, choice, text, marks);
    let best: Vec<CreateButton> = view.best_choices(BEST).iter().map(look).collect();
    let menu = match best.len() < view.choices.len() {
        true => placement_menu::placements_menu(table, view, text, marks),
        false => None,
    };
    let best = (!best.is_empty()).then_some(CreateActionRow::Buttons(best));
    best.into_iter().chain(menu).collect()
}

/// Returns the button that previews a placement. At a table that hides the points, the label omits them.
pub fn preview_button(
    table: &Table,
    view: &PlayerView,
    choice: &Choice,
    text: &Text,
    marks: &TileMarks,
) -> CreateButton {
    let click = Click::Preview { decision: view.public.decision, pick: choice.pick() };
    let id = CustomId { table: table.id, click }.to_string();
    let label = match view.viewer.sees_points_in_hints() {
        true => text.best_placement_label(choice),
        false => text.placement_label(choice, view.viewer),
    };
    let button = labelled_button(id, label, ButtonStyle::Secondary);
    with_emoji(button, emojis::emoji_of_placement(marks, &choice.placement))
}

/// Returns the menu of the player's tiles, for a table without hints. If only one tile may be placed, returns the menus of the
/// spots for it.
fn tile_rows_without_hints(
    table: &Table,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateActionRow> {
    match (
        placement_menu::tiles_menu_without_hints(table, view, text, marks),
        view.tiles_to_try_without_hints().first(),
    ) {
        (Some(tiles), _) => vec![tiles],
        (None, Some(only)) => placement_menu::open_spots_menus(table, view, *only, text),
        (None, None) => Vec::new(),
    }
}

/// Returns the button that makes the previewed placement.
pub fn place_button(table: &Table, view: &PlayerView, pick: Pick, text: &Text) -> CreateButton {
    let click = Click::Place { decision: view.public.decision, pick };
    let id = CustomId { table: table.id, click }.to_string();
    labelled_button(id, text.button_label(text::Button::Place), ButtonStyle::Success)
}
