//! Playing: sending an intent to the table, and answering the player privately.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::button;
use crate::discord::render::{names, rack};
use crate::ids::TableId;
use crate::table::{Intent, Outcome, Table, TableAction, TableEvent};
use crate::text;
use triominos_rules::game::{Action, Event, Pick, PlayerView};

/// The table of this channel.
///
/// # Errors
/// The refusal: there is no table, it is asleep, or the store does not answer.
pub async fn table_here(request: &Request<'_>) -> Result<TableId, Answer> {
    match request.bot.tables.id_in(request.channel).await {
        Ok(Some(table)) => match errors::asleep(request, table).await {
            None => Ok(table),
            Some(refusal) => Err(refusal),
        },
        Ok(None) => Err(Reply::say(request.text().no_table()).into()),
        Err(error) => Err(errors::answer(request, None, error).await),
    }
}

/// Takes an action at the table of this channel, at its present position.
pub async fn act_here(request: &Request<'_>, action: Action) -> Answer {
    match table_here(request).await {
        Ok(table) => act(request, table, None, action).await,
        Err(answer) => answer,
    }
}

/// Draws at the table of this channel.
pub async fn draw_here(request: &Request<'_>) -> Answer {
    match table_here(request).await {
        Ok(table) => draw(request, table, None).await,
        Err(answer) => answer,
    }
}

/// Draws if no tile fits; otherwise asks for confirmation first, stating the cost.
pub async fn draw(request: &Request<'_>, table: TableId, decision: Option<u32>) -> Answer {
    if let Some(refusal) = errors::refusal_for_running_match(request) {
        return refusal;
    }
    if let Ok(now) = request.bot.tables.get(table).await
        && let Some(view) = now.player_view(request.actor.id)
        && decision.is_none_or(|decision| decision == view.public.decision)
        && view.should_confirm_draw()
        && now.is_open()
    {
        let text = request.text();
        let decision = view.public.decision;
        let id = |click| CustomId { table, click }.to_string();
        let sure = id(Click::ConfirmDraw { decision });
        let rows = vec![CreateActionRow::Buttons(vec![
            button(sure, text.button(text::Button::ConfirmDraw), ButtonStyle::Danger),
            button(id(Click::Rack), text.button(text::Button::Back), ButtonStyle::Secondary),
        ])];
        let content = text.confirm_draw(&view);
        return Reply { content, rows, rack: Some((&*now).into()), ..Reply::default() }.into();
    }
    act(request, table, decision, Action::Draw).await
}

/// Takes an action in the match of a table. `decision` is the position that the player saw, if known.
pub async fn act(
    request: &Request<'_>,
    table: TableId,
    decision: Option<u32>,
    action: Action,
) -> Answer {
    if let Some(refusal) = errors::refusal_for_running_match(request) {
        return refusal;
    }
    let wanted = TableAction::Play(action);
    // The picture is drawn while the commit is under way, and dropped if that fails.
    let draw = |after: &Table, _: &[TableEvent]| {
        let view = after.player_view(request.actor.id)?;
        let drawing = rack::picture(request.into(), after, view.clone(), &names::seat_names(after));
        Some((view, drawing))
    };
    match request.bot.tables.act_beside(intent(request, table, decision, wanted), draw).await {
        Ok((outcome, Some((view, drawing)))) => {
            let reply = turn_reply(request, action, &outcome, &view);
            Reply { files: drawing.await.into_iter().collect(), ..reply }.into()
        }
        Ok((_, None)) => Reply::default().into(),
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

/// Handles a click on Next Round: begins the next round unless it has begun, and shows the person their new rack.
pub async fn next_round(request: &Request<'_>, table: TableId) -> Answer {
    if let Some(refusal) = errors::refusal_for_running_match(request) {
        return refusal;
    }
    match request.bot.tables.act(intent(request, table, None, TableAction::NextRound)).await {
        Ok(outcome) => rack::rack_reply(request, &outcome.table, None).await.into(),
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

/// `/undo`: takes back a placement at the table of this channel.
pub async fn undo_here(request: &Request<'_>) -> Answer {
    match table_here(request).await {
        Ok(table) => undo(request, table, None).await,
        Err(answer) => answer,
    }
}

/// Takes back the player's last placement, asks the others for consent, or agrees to the request of another player.
pub async fn undo(request: &Request<'_>, table: TableId, decision: Option<u32>) -> Answer {
    let text = request.text();
    let outcome =
        match request.bot.tables.act(intent(request, table, decision, TableAction::Undo)).await {
            Ok(outcome) => outcome,
            Err(error) => {
                let table = request.bot.tables.get(table).await.ok();
                return errors::answer(request, table.as_deref(), error).await;
            }
        };
    let table = &outcome.table;
    let own = table.seat_of(request.actor.id);
    let undone = outcome.events.iter().find_map(|event| match event {
        TableEvent::PlacementUndone { seat } => Some(*seat),
        _ => None,
    });
    match undone {
        Some(seat) if own == Some(seat) => {
            rack::rack_reply(request, table, Some(text.undone())).await.into()
        }
        Some(_) => Reply::say(text.undo_granted()).in_new_message().into(),
        None if table.undo_asked_by() == own => {
            rack::rack_reply(request, table, Some(text.undo_asked())).await.into()
        }
        None => {
            let (agreed, needed) = table.undo_votes();
            Reply::say(text.undo_agreed(agreed, needed)).in_new_message().into()
        }
    }
}

pub fn intent(
    request: &Request<'_>,
    table: TableId,
    decision: Option<u32>,
    action: TableAction,
) -> Intent {
    Intent { table, actor: request.actor.clone(), decision, action, interaction: request.id }
}

/// The private answer to a player's action, without its picture: the points, the remaining rack, and the next actions.
fn turn_reply(
    request: &Request<'_>,
    action: Action,
    outcome: &Outcome,
    after: &PlayerView,
) -> Reply {
    let (text, table) = (request.text(), &outcome.table);
    let names = names::seat_names(table);
    let events: Vec<Event> =
        outcome.events.iter().filter_map(TableEvent::played).cloned().collect();
    let content = match action {
        Action::Place(Pick { spot, .. }) => match events.iter().find_map(Event::placed) {
            Some(placed) => text.placed(after, placed, spot, &events, &names),
            None => text.rack(after, &names),
        },
        Action::Draw => text.drew(after, &events, &names),
        _ => text.passed(after, &events, &names),
    };
    let marks = request.marks();
    let content = match request.is_in_words() {
        true => text.with_fitting_tiles(content, after),
        false => marks.beside(content),
    };
    let mut rows =
        if table.is_open() { rack::actions(table, after, text, &marks) } else { Vec::new() };
    let undo = rack::undo(table, request.actor.id, text);
    rows.extend(undo.map(|undo| CreateActionRow::Buttons(vec![undo])));
    Reply { content, rows, rack: Some((&**table).into()), ..Reply::default() }
}
