//! The turns of players: sending an intent (the action that a player requests) to the table, and answering the player privately.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::labelled_button;
use crate::discord::render::{names, rack};
use crate::ids::TableId;
use crate::table::{Intent, IntentOutcome, Table, TableAction, TableEvent};
use crate::text;
use triominos_rules::game::{Action, Event, Pick, PlayerView};

/// Returns the table of this channel.
///
/// # Errors
/// Returns a refusal if there is no table, if the table is asleep (its channel refuses the bot's messages), or if the
/// store does not answer.
pub async fn find_table_here(request: &Request<'_>) -> Result<TableId, InteractionAnswer> {
    match request.bot.tables.id_of_open_table_in(request.channel).await {
        Ok(Some(table)) => match errors::refusal_if_channel_refuses_bot(request, table).await {
            None => Ok(table),
            Some(refusal) => Err(refusal),
        },
        Ok(None) => Err(PrivateReply::from_content(request.text().no_table_in_channel()).into()),
        Err(error) => Err(errors::answer_refused(request, None, error).await),
    }
}

/// Carries out the person's action, such as a pass, at the table of this channel. It applies to the decision that is current there.
pub async fn take_action_here(request: &Request<'_>, action: Action) -> InteractionAnswer {
    match find_table_here(request).await {
        Ok(table) => take_action(request, table, None, action).await,
        Err(answer) => answer,
    }
}

/// Draws a tile at the table of this channel, or asks for confirmation if a tile fits.
pub async fn draw_here(request: &Request<'_>) -> InteractionAnswer {
    match find_table_here(request).await {
        Ok(table) => draw_or_ask_to_confirm(request, table, None).await,
        Err(answer) => answer,
    }
}

/// Draws if no tile fits. Otherwise asks for confirmation, and states the cost. `decision_number` is the number of the decision
/// that the player's message showed; `None` for a command.
pub async fn draw_or_ask_to_confirm(
    request: &Request<'_>,
    table: TableId,
    decision_number: Option<u32>,
) -> InteractionAnswer {
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_running_match(request) {
        return refusal;
    }
    if let Ok(now) = request.bot.tables.current_table(table).await
        && let Some(view) = now.player_view(request.actor.id)
        && decision_number.is_none_or(|decision_number| decision_number == view.public.decision)
        && view.needs_draw_confirmation()
        && now.is_open()
    {
        let text = request.text();
        let decision = view.public.decision;
        let id = |click| CustomId { table, click }.to_string();
        let sure = id(Click::ConfirmDraw { decision });
        let rows = vec![CreateActionRow::Buttons(vec![
            labelled_button(
                sure,
                text.button_label(text::Button::ConfirmDraw),
                ButtonStyle::Danger,
            ),
            labelled_button(
                id(Click::Rack),
                text.button_label(text::Button::Back),
                ButtonStyle::Secondary,
            ),
        ])];
        let content = text.draw_question(&view);
        return PrivateReply {
            content,
            rows,
            rack: Some((&*now).into()),
            ..PrivateReply::default()
        }
        .into();
    }
    take_action(request, table, decision_number, Action::Draw).await
}

/// Takes an action in the match of a table. `decision_number` is the number of the decision that the
/// player's message showed; `None` for a command.
pub async fn take_action(
    request: &Request<'_>,
    table: TableId,
    decision_number: Option<u32>,
    action: Action,
) -> InteractionAnswer {
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_running_match(request) {
        return refusal;
    }
    let is_forced = action == Action::Draw && is_forced_to_draw(request, table).await;
    let wanted = TableAction::Play(action);
    // The picture is drawn during the commit, and dropped if the commit fails.
    let draw = |after: &Table, _: &[TableEvent]| {
        let view = after.player_view(request.actor.id)?;
        let drawing =
            rack::rack_picture(request.into(), after, view.clone(), &names::seat_names(after));
        Some((view, drawing))
    };
    match request
        .bot
        .tables
        .commit_intent_with_side_work(
            intent_from_request(request, table, decision_number, wanted),
            draw,
        )
        .await
    {
        Ok((outcome, Some((view, drawing)))) => {
            let reply = turn_reply(request, action, &outcome, &view);
            let reply =
                with_first_time_explanations(request, is_forced, &outcome, &view, reply).await;
            PrivateReply { files: drawing.await.into_iter().collect(), ..reply }.into()
        }
        Ok((_, None)) => PrivateReply::default().into(),
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Handles a click on Next Round: begins the next round unless it has begun, and shows the person their new rack.
pub async fn start_next_round(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_running_match(request) {
        return refusal;
    }
    match request
        .bot
        .tables
        .commit_intent(intent_from_request(request, table, None, TableAction::NextRound))
        .await
    {
        Ok(outcome) => rack::rack_reply(request, &outcome.table, None).await.into(),
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Handles `/undo`: undoes the person's last placement at the table of this channel, or requests or gives consent to
/// an undo.
pub async fn undo_here(request: &Request<'_>) -> InteractionAnswer {
    match find_table_here(request).await {
        Ok(table) => undo_placement(request, table, None).await,
        Err(answer) => answer,
    }
}

/// Undoes the player's last placement, requests the other players' consent to that, or consents to another player's request.
/// `decision_number` is the number of the decision that the player's message showed; `None` for a command.
pub async fn undo_placement(
    request: &Request<'_>,
    table: TableId,
    decision_number: Option<u32>,
) -> InteractionAnswer {
    let text = request.text();
    let outcome = match request
        .bot
        .tables
        .commit_intent(intent_from_request(request, table, decision_number, TableAction::Undo))
        .await
    {
        Ok(outcome) => outcome,
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            return errors::answer_refused(request, table.as_deref(), error).await;
        }
    };
    let table = &outcome.table;
    let own = table.seat_of(request.actor.id);
    let undone = outcome.events.iter().find_map(|event| match event {
        TableEvent::PlacementUndone { seat } => Some((*seat, false)),
        TableEvent::TurnsUndone { seat } => Some((*seat, table.undo_includes_replies())),
        _ => None,
    });
    match undone {
        Some((seat, with_replies)) if own == Some(seat) => {
            let words = match with_replies {
                true => text.undone_with_computer_moves(),
                false => text.you_undid_placement(),
            };
            rack::rack_reply(request, table, Some(words)).await.into()
        }
        Some(_) => PrivateReply::from_content(text.undo_consent_complete()).in_new_message().into(),
        None if table.undo_asked_by() == own => {
            rack::rack_reply(request, table, Some(text.undo_consent_requested())).await.into()
        }
        None => {
            let (agreed, needed) = table.undo_votes_and_needed();
            PrivateReply::from_content(text.undo_consent_counted(agreed, needed))
                .in_new_message()
                .into()
        }
    }
}

/// Returns the intent of the person to take this action at this table. `decision_number` is the number of the decision that their
/// message showed; `None` for a command.
pub fn intent_from_request(
    request: &Request<'_>,
    table: TableId,
    decision_number: Option<u32>,
    action: TableAction,
) -> Intent {
    Intent {
        table,
        actor: request.actor.clone(),
        decision: decision_number,
        action,
        interaction: request.id,
    }
}

/// Returns the private answer to a player's action, without its picture: the points, the remaining rack, and the next
/// actions.
fn turn_reply(
    request: &Request<'_>,
    action: Action,
    outcome: &IntentOutcome,
    view_after: &PlayerView,
) -> PrivateReply {
    let (text, table) = (request.text(), &outcome.table);
    let names = names::seat_names(table);
    let events: Vec<Event> =
        outcome.events.iter().filter_map(TableEvent::as_match_event).cloned().collect();
    let content = match action {
        Action::Place(Pick { spot, .. }) => match events.iter().find_map(Event::placed) {
            Some(placed) => text.placed_answer(view_after, placed, spot, &events, &names),
            None => text.rack_message(view_after, &names),
        },
        Action::Draw => text.drew_answer(view_after, &events, &names),
        _ => text.passed_answer(view_after, &events, &names),
    };
    let marks = request.tile_emojis();
    let content = match request.has_pictures_off() {
        true => text.with_fitting_tiles(content, view_after),
        false => marks.insert_emojis(content),
    };
    let mut rows = if table.is_open() {
        rack::action_rows(table, view_after, text, &marks)
    } else {
        Vec::new()
    };
    let undo = rack::undo_button_for(table, request.actor.id, text);
    rows.extend(undo.map(|undo| CreateActionRow::Buttons(vec![undo])));
    PrivateReply { content, rows, rack: Some((&**table).into()), ..PrivateReply::default() }
}

/// Returns `true` if it is the person's turn and drawing is their only legal action. At a table without hints, returns `false`,
/// because such a table does not reveal that.
async fn is_forced_to_draw(request: &Request<'_>, table: TableId) -> bool {
    let table = request.bot.tables.current_table(table).await;
    table.is_ok_and(|table| {
        let in_turn = table.person_in_turn().map(|person| person.id);
        in_turn == Some(request.actor.id) && table.must_draw()
    })
}

/// Appends an explanation of each event of this action (such as a bridge, or a drawn tile) whose kind was never explained to the
/// player. If the store fails, nothing is appended, and the kind is explained at a later time.
async fn with_first_time_explanations(
    request: &Request<'_>,
    was_forced: bool,
    outcome: &IntentOutcome,
    view_after: &PlayerView,
    mut reply: PrivateReply,
) -> PrivateReply {
    let known = &request.bot.caches.explained;
    let events: Vec<Event> =
        outcome.events.iter().filter_map(TableEvent::as_match_event).cloned().collect();
    for (action, lesson) in request.text().action_explanations(was_forced, view_after, &events) {
        let key = (request.actor.id, action.into());
        if known.get(&key).is_some() {
            continue;
        }
        match request
            .bot
            .guilds
            .mark_action_explained_and_check_if_new(request.actor.id, action.into())
            .await
        {
            Ok(is_new) => {
                known.put(key, request.received, ());
                let lesson = is_new.then_some(lesson);
                reply.content = request.text().with_line_below(reply.content, lesson);
            }
            Err(error) => tracing::info!(%error, "an action is explained another time"),
        }
    }
    reply
}
