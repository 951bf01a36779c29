//! The private messages of a try (one person's attempt at a daily game): the rack with its buttons, a preview, the end, and the
//! solution.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use super::review::{review_button, yesterdays_review_button};
use super::{answer_refused, player_names};
use crate::discord::custom_id::own::daily::{DailyButtonId, DailyClick};
use crate::discord::emojis;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::{self, labelled_button, select_menu, with_emoji};
use crate::discord::render::{pictures, placement_menu};
use crate::guild::{DAILY_HINTS, DailyGames, DailyRefused, LoadedTry, TryId};
use crate::text::{self, DailyButton, DailyResult, ShownDailyTry, ShownDayProof, Text, TileMarks};
use triominos_rules::daily::{DailyKind, DailyTry, Date};
use triominos_rules::game::{Action, Choice, Event, Pick, PlayerView, Tile};

/// The number of best placements that have their own buttons.
const BEST: usize = 3;

/// Returns a button of a try.
fn daily_try_button(
    id: TryId,
    click: DailyClick,
    label: String,
    style: ButtonStyle,
) -> CreateButton {
    labelled_button(DailyButtonId::new(id, click), label, style)
}

/// Converts a try to the type that the texts use.
fn to_shown_daily_try(loaded: &LoadedTry) -> ShownDailyTry<'_> {
    ShownDailyTry {
        day: &loaded.day,
        played: &loaded.played,
        is_free: loaded.id.is_practice(),
        hints: loaded.hints,
        closes_at: DailyGames::closing_time(loaded.id.date),
        is_archived: loaded.is_archived,
        proof: to_shown_proof(loaded),
    }
}

/// Converts the proof of the deals of a try's day to the type that the texts use.
fn to_shown_proof(loaded: &LoadedTry) -> ShownDayProof<'_> {
    ShownDayProof { hash: &loaded.proof.hash, seed: loaded.proof.seed.as_deref() }
}

/// Returns the message that shows the current state of a try. If `first_line` is given, it is above the rest of the text.
pub async fn daily_try_reply(
    request: &Request<'_>,
    loaded: &LoadedTry,
    first_line: Option<String>,
) -> InteractionAnswer {
    if loaded.is_over() {
        return end_reply(request, loaded, first_line).await;
    }
    if request.has_pictures_off() {
        rack_in_words(request, loaded, first_line).await
    } else {
        rack_with_picture(request, loaded, first_line).await
    }
}

/// Returns the message of a try in words, without a picture.
pub async fn daily_try_reply_in_words(
    request: &Request<'_>,
    loaded: &LoadedTry,
) -> InteractionAnswer {
    if loaded.is_over() {
        return end_reply(request, loaded, None).await;
    }
    rack_in_words(request, loaded, None).await
}

/// Returns the message of a try after a move; `events` are the events of the move.
pub async fn move_reply(
    request: &Request<'_>,
    loaded: &LoadedTry,
    events: &[Event],
) -> InteractionAnswer {
    // The points of the last placement are named by the view before it.
    let views = view_before_last_move(loaded).zip(loaded.played.view());
    let before =
        views.and_then(|(before, after)| request.text().daily_move_lines(&before, &after, events));
    daily_try_reply(request, loaded, before).await
}

/// Returns the player's view before the last action of the try: a placement, a draw or a pass. Returns `None` if the try cannot be
/// replayed.
fn view_before_last_move(loaded: &LoadedTry) -> Option<PlayerView> {
    let text = loaded.played.moves_text();
    let (earlier, _) = text.rsplit_once(' ').unwrap_or(("", &text));
    DailyTry::from_moves(&loaded.day, loaded.id.kind, earlier)?.view()
}

/// Returns the message with the picture of a try's rack, and with the buttons and menus for a move. If `first_line` is given, it is
/// above the rest of the text.
async fn rack_with_picture(
    request: &Request<'_>,
    loaded: &LoadedTry,
    first_line: Option<String>,
) -> InteractionAnswer {
    let text = request.text();
    let Some(view) = loaded.played.view() else { return PrivateReply::default().into() };
    let (marks, names) = (request.tile_emojis(), player_names(request));
    let content = text.daily_try_message(
        &to_shown_daily_try(loaded),
        &view,
        &names,
        first_line.as_deref(),
        false,
    );
    let mut rows = action_rows(request, loaded, &view, &marks).await;
    let words = text.button_label(text::Button::Words);
    let words = daily_try_button(loaded.id, DailyClick::Words, words, ButtonStyle::Secondary);
    components::add_button(&mut rows, words);
    let files = rack_picture(request, view).await.into_iter().collect();
    let content = marks.insert_emojis(content);
    PrivateReply { content, files, rows, ..PrivateReply::default() }.into()
}

/// Returns the message that describes a try's rack in words, with the buttons and menus for a move. If `first_line` is given, it is
/// above the rest of the text.
async fn rack_in_words(
    request: &Request<'_>,
    loaded: &LoadedTry,
    first_line: Option<String>,
) -> InteractionAnswer {
    let Some(view) = loaded.played.view() else { return PrivateReply::default().into() };
    let names = player_names(request);
    let content = request.text().daily_try_message(
        &to_shown_daily_try(loaded),
        &view,
        &names,
        first_line.as_deref(),
        true,
    );
    let mut rows = action_rows(request, loaded, &view, &TileMarks::default()).await;
    let more = request.text().button_label(text::Button::More);
    components::add_button(
        &mut rows,
        daily_try_button(loaded.id, DailyClick::More, more, ButtonStyle::Secondary),
    );
    PrivateReply::with_rows(content, rows).into()
}

/// Returns new messages that describe every tile and every spot of a try in words. If the try is over, returns its final message
/// instead.
pub async fn board_in_words_reply(request: &Request<'_>, loaded: &LoadedTry) -> InteractionAnswer {
    let Some(view) = loaded.played.view() else {
        return daily_try_reply(request, loaded, None).await;
    };
    PrivateReply::from_messages(request.text().board_in_words(&view.public)).in_new_message().into()
}

/// Draws the rack. If only one placement is possible, draws a preview of that placement instead.
async fn rack_picture(request: &Request<'_>, view: PlayerView) -> Option<CreateAttachment> {
    let (renderer, text, theme) = (&request.bot.renderer, request.text(), request.theme);
    let names = player_names(request);
    match view.only_choice().copied() {
        Some(only) => {
            let alt = text.alt_rack(&view, &names);
            let drawn = pictures::preview_picture(renderer, view, only, &names, text, theme).await;
            drawn.map(|picture| picture.description(alt))
        }
        None => pictures::rack_picture(renderer, view, &names, text, theme).await,
    }
}

/// Returns the menu of placements and the buttons of the legal actions.
async fn action_rows(
    request: &Request<'_>,
    loaded: &LoadedTry,
    view: &PlayerView,
    marks: &TileMarks,
) -> Vec<CreateActionRow> {
    let (text, id, moves) = (request.text(), loaded.id, loaded.move_count());
    let (mut rows, mut buttons) = (Vec::new(), Vec::new());
    match view.only_choice() {
        Some(only) => {
            let place = place_button(id, moves, only.pick(), text);
            buttons.push(with_emoji(place, emojis::emoji_of_placement(marks, &only.placement)));
        }
        None => rows = placement_rows(loaded, view, text, marks),
    }
    let style = if view.choices.is_empty() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
    if view.may_draw {
        let label = text.button_label(text::Button::Draw);
        buttons.push(daily_try_button(id, DailyClick::Draw(moves), label, style));
    }
    if view.may_pass {
        let name = if view.may_stop { text::Button::Stop } else { text::Button::Pass };
        let style = if view.may_draw { ButtonStyle::Secondary } else { style };
        buttons.push(daily_try_button(id, DailyClick::Pass(moves), text.button_label(name), style));
    }
    if id.kind == DailyKind::Puzzle && moves == 0 {
        if loaded.hints < DAILY_HINTS {
            let label = text.button_label(text::Button::Hint);
            let click = DailyClick::Hint(loaded.hints);
            buttons.push(daily_try_button(id, click, label, ButtonStyle::Secondary));
        }
        buttons.extend(yesterdays_solution_button(request, loaded).await);
    }
    if moves == 0 {
        buttons.extend(yesterdays_review_button(request, loaded).await);
    }
    if !buttons.is_empty() {
        rows.push(CreateActionRow::Buttons(buttons));
    }
    rows
}

/// Returns the button that shows the solution of the puzzle of the day before the try's day. Returns `None` if the person has not
/// begun that puzzle, if its day is not closed, or if the try is a practice try at a game of the archive (the earlier days).
async fn yesterdays_solution_button(
    request: &Request<'_>,
    loaded: &LoadedTry,
) -> Option<CreateButton> {
    let id = loaded.id;
    if loaded.is_archived {
        return None;
    }
    let date = Date::from_days_since_epoch(id.date.days_since_epoch() - 1)?;
    let yesterday = TryId { date, attempt: 0, kind: DailyKind::Puzzle, ..id };
    let is_closed = request.received >= DailyGames::closing_time(date);
    if !is_closed || !request.bot.daily.has_begun_try(yesterday).await {
        return None;
    }
    let label = request.text().daily_button_label(DailyButton::Yesterday);
    Some(daily_try_button(yesterday, DailyClick::Solution, label, ButtonStyle::Secondary))
}

/// Returns the buttons of the best placements. If more placements are possible, also returns the menu of all placements, or of the
/// tiles if they are too many for one menu.
fn placement_rows(
    loaded: &LoadedTry,
    view: &PlayerView,
    text: &Text,
    marks: &TileMarks,
) -> Vec<CreateActionRow> {
    let (id, moves) = (loaded.id, loaded.move_count());
    let preview = |choice: &Choice| {
        let click = DailyClick::Preview { moves, pick: choice.pick() };
        let made =
            daily_try_button(id, click, text.best_placement_label(choice), ButtonStyle::Secondary);
        with_emoji(made, emojis::emoji_of_placement(marks, &choice.placement))
    };
    let best: Vec<CreateButton> = view.best_choices(BEST).iter().map(preview).collect();
    let mut rows = Vec::new();
    let has_more = best.len() < view.choices.len();
    if !best.is_empty() {
        rows.push(CreateActionRow::Buttons(best));
    }
    if has_more && view.choices.len() > placement_menu::MENU {
        let menu = DailyButtonId::new(id, DailyClick::ChooseTile(moves));
        let options = placement_menu::tile_options(view, text, marks);
        rows.push(select_menu(menu, options, text.choose_tile_placeholder()));
    } else if has_more {
        let menu = DailyButtonId::new(id, DailyClick::Choose(moves));
        let options = placement_menu::placement_options(view, text, marks);
        rows.push(select_menu(menu, options, text.choose_placement_placeholder()));
    }
    rows
}

/// Returns the button that makes a placement.
fn place_button(id: TryId, move_count: u32, pick: Pick, text: &Text) -> CreateButton {
    let label = text.button_label(text::Button::Place);
    daily_try_button(id, DailyClick::Place { moves: move_count, pick }, label, ButtonStyle::Success)
}

/// Returns the button that returns to the rack.
fn back_button(id: TryId, text: &Text) -> CreateButton {
    daily_try_button(
        id,
        DailyClick::Show,
        text.button_label(text::Button::Back),
        ButtonStyle::Secondary,
    )
}

/// Returns the message with the spots of one tile below the menu of tiles.
pub async fn spots_reply(
    request: &Request<'_>,
    loaded: &LoadedTry,
    view: &PlayerView,
    tile: Tile,
) -> InteractionAnswer {
    let (text, marks) = (request.text(), request.tile_emojis());
    let InteractionAnswer::Private(mut reply) = daily_try_reply(request, loaded, None).await else {
        return InteractionAnswer::Seen;
    };
    let options = placement_menu::spot_options(view, tile, text, &marks);
    if !options.is_empty() {
        let menu = DailyButtonId::new(loaded.id, DailyClick::Choose(loaded.move_count()));
        let menu = select_menu(menu, options, text.choose_spot_placeholder(tile));
        let tiles = reply.rows.iter().position(|row| matches!(row, CreateActionRow::SelectMenu(_)));
        reply.rows.insert(tiles.map_or(0, |tiles| tiles + 1), menu);
    }
    InteractionAnswer::Private(reply)
}

/// Returns the message with the preview of a placement.
pub async fn preview_reply(
    request: &Request<'_>,
    loaded: &LoadedTry,
    view: PlayerView,
    choice: Choice,
) -> InteractionAnswer {
    let (text, marks) = (request.text(), request.tile_emojis());
    let mut rows = placement_rows(loaded, &view, text, &marks);
    let place = place_button(loaded.id, loaded.move_count(), choice.pick(), text);
    rows.push(CreateActionRow::Buttons(vec![
        with_emoji(place, emojis::emoji_of_placement(&marks, &choice.placement)),
        back_button(loaded.id, text),
    ]));
    let content = text.preview_message(&view, &choice);
    if request.has_pictures_off() {
        let content = text.with_line_below(content, Some(text.alt_preview(&view, &choice)));
        return PrivateReply::with_rows(content, rows).into();
    }
    let content = marks.insert_emojis(content);
    let (renderer, names) = (&request.bot.renderer, player_names(request));
    let picture =
        pictures::preview_picture(renderer, view, choice, &names, text, request.theme).await;
    PrivateReply { content, files: picture.into_iter().collect(), rows, ..PrivateReply::default() }
        .into()
}

/// Returns the question whether the person wants to draw although a tile fits.
pub fn confirm_draw_reply(
    request: &Request<'_>,
    loaded: &LoadedTry,
    view: &PlayerView,
) -> InteractionAnswer {
    let text = request.text();
    let sure = text.button_label(text::Button::ConfirmDraw);
    let click = DailyClick::ConfirmDraw(loaded.move_count());
    let rows = vec![CreateActionRow::Buttons(vec![
        daily_try_button(loaded.id, click, sure, ButtonStyle::Danger),
        back_button(loaded.id, text),
    ])];
    PrivateReply::with_rows(text.draw_question(view), rows).into()
}

/// Compares a finished try with the tries of other people and of computers at the same game.
pub async fn daily_result<'a>(
    request: &Request<'_>,
    loaded: &'a LoadedTry,
) -> Result<DailyResult<'a>, DailyRefused> {
    let games = &request.bot.daily;
    let id = loaded.id;
    let computers = match id.kind {
        DailyKind::Deal => Some(games.computer_points(id.date).await?),
        DailyKind::Puzzle => None,
    };
    let (others, streak) = match id.is_practice() {
        true => (None, None),
        false => {
            let others = games.count_other_players_and_outscored_players(loaded).await?;
            (Some(others), Some(games.streak(id.person, id.date).await?))
        }
    };
    Ok(DailyResult {
        shown: to_shown_daily_try(loaded),
        is_closed: loaded.is_closed,
        others,
        computers,
        streak,
    })
}

/// Returns the message at the end of a try.
async fn end_reply(
    request: &Request<'_>,
    loaded: &LoadedTry,
    first_line: Option<String>,
) -> InteractionAnswer {
    let text = request.text();
    let result = match daily_result(request, loaded).await {
        Ok(result) => result,
        Err(refused) => return Box::pin(answer_refused(request, refused)).await,
    };
    let content = text.daily_end_message(&result, first_line.as_deref());
    let id = loaded.id;
    let mut buttons = Vec::new();
    let label = text.daily_button_label(DailyButton::Again);
    buttons.push(daily_try_button(id, DailyClick::Again, label, ButtonStyle::Primary));
    if id.kind == DailyKind::Puzzle {
        let label = text.daily_button_label(DailyButton::Solution);
        buttons.push(daily_try_button(id, DailyClick::Solution, label, ButtonStyle::Secondary));
        buttons.extend(yesterdays_solution_button(request, loaded).await);
    }
    buttons.extend(review_button(request, loaded));
    if !id.is_practice() && !loaded.is_shared && request.on_server().is_some() {
        let label = text.button_label(text::Button::Share);
        buttons.push(daily_try_button(id, DailyClick::Share, label, ButtonStyle::Secondary));
    }
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    rows.extend(
        show_or_hide_me_in_results_button(request, id)
            .await
            .map(|shown| CreateActionRow::Buttons(vec![shown])),
    );
    let files = match loaded.played.view() {
        Some(view) if !request.has_pictures_off() => board_pictures(request, view).await,
        _ => Vec::new(),
    };
    let content = request.tile_emojis().insert_emojis(content);
    PrivateReply { content, files, rows, ..PrivateReply::default() }.into()
}

/// Returns the button with which a person shows or hides themselves in the daily results of this server; `None` for a practice try,
/// and on a server that posts no results.
async fn show_or_hide_me_in_results_button(
    request: &Request<'_>,
    id: TryId,
) -> Option<CreateButton> {
    let here = request.on_server().filter(|_| !id.is_practice())?;
    let is_shown = request
        .bot
        .daily
        .is_shown_in_results_if_posted(here.guild, id.person)
        .await
        .ok()
        .flatten()?;
    let (click, label) = match is_shown {
        false => (DailyClick::ShowMe, DailyButton::ShowMe),
        true => (DailyClick::HideMe, DailyButton::HideMe),
    };
    let label = request.text().daily_button_label(label);
    Some(daily_try_button(id, click, label, ButtonStyle::Secondary))
}

/// Draws the board.
async fn board_pictures(request: &Request<'_>, view: PlayerView) -> Vec<CreateAttachment> {
    let (renderer, text, names) = (&request.bot.renderer, request.text(), player_names(request));
    pictures::board_pictures(renderer, view.public, &names, text, request.theme).await
}

/// Returns the solution of a puzzle with a picture of its last board.
pub async fn solution_reply(request: &Request<'_>, loaded: &LoadedTry) -> InteractionAnswer {
    let (text, day) = (request.text(), &*loaded.day);
    let content = text.daily_solution(day, to_shown_proof(loaded));
    let mut played = DailyTry::new(day, DailyKind::Puzzle);
    if request.has_pictures_off() {
        // The spots are those of the board at the beginning.
        let board = played.view().map(|view| text.board_in_words(&view.public));
        let more = board.unwrap_or_default();
        return PrivateReply { content, more, ..PrivateReply::default() }.in_new_message().into();
    }
    for placed in &day.solution.best.placements {
        let spot = played.spots().and_then(|spots| spots.number_at(placed.placement.cell));
        let Some(spot) = spot else { break };
        let pick = Pick { tile: placed.placement.tile, spot };
        if played.act(Action::Place(pick)).is_err() {
            break;
        }
    }
    let files = match played.view() {
        Some(view) => board_pictures(request, view).await,
        None => Vec::new(),
    };
    let content = request.tile_emojis().insert_emojis(content);
    PrivateReply { content, files, ..PrivateReply::default() }.in_new_message().into()
}
