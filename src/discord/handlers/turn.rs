//! Playing: an intent to the table, and the private answer to it.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::components::button;
use crate::discord::render::{names, rack};
use crate::game::{Action, Event, Pick};
use crate::ids::TableId;
use crate::table::{Intent, Outcome, TableAction, TableEvent};
use crate::text;

/// The table of this channel.
///
/// # Errors
/// The answer where there is none, or the store does not tell.
pub async fn table_here(request: &Request<'_>) -> Result<TableId, Answer> {
    match request.bot.tables.id_in(request.channel).await {
        Ok(Some(table)) => Ok(table),
        Ok(None) => Err(Reply::say(request.text().no_table()).into()),
        Err(error) => Err(errors::answer(request, None, error).await),
    }
}

/// Acts at the table of this channel, for the present position.
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

/// Draws where nothing else can be done; else asks first, with what it can cost.
pub async fn draw(request: &Request<'_>, table: TableId, decision: Option<u32>) -> Answer {
    if let Some(refusal) = errors::to_go_on(request) {
        return refusal;
    }
    if let Ok(now) = request.bot.tables.get(table).await
        && let Some(view) = now.player_view(request.actor.id)
        && decision.is_none_or(|decision| decision == view.public.decision)
        && view.draws_on_purpose()
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
        return Reply { content: text.confirm_draw(&view), rows, ..Reply::default() }.into();
    }
    act(request, table, decision, Action::Draw).await
}

/// Takes an action in the match of a table. `decision` is the position that the player was looking at.
pub async fn act(
    request: &Request<'_>,
    table: TableId,
    decision: Option<u32>,
    action: Action,
) -> Answer {
    if let Some(refusal) = errors::to_go_on(request) {
        return refusal;
    }
    let wanted = TableAction::Play(action);
    match request.bot.tables.act(intent(request, table, decision, wanted)).await {
        Ok(outcome) => told(request, action, &outcome).await.into(),
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
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

/// The private answer to a player's own turn: its yield, the rack that is left, and what comes next.
async fn told(request: &Request<'_>, action: Action, outcome: &Outcome) -> Reply {
    let (text, table) = (request.text(), &outcome.table);
    let Some(after) = table.player_view(request.actor.id) else {
        return Reply::default();
    };
    let names = names::of(table);
    let events: Vec<Event> =
        outcome.events.iter().filter_map(TableEvent::played).cloned().collect();
    let content = match action {
        Action::Place(Pick { spot, .. }) => match events.iter().find_map(Event::placed) {
            Some(placed) => text.placed(&after, placed, spot, &events, &names),
            None => text.rack(&after, &names),
        },
        Action::Draw => text.drew(&after, &events, &names),
        _ => text.passed(&after, &events, &names),
    };
    let rows = if table.is_open() { rack::actions(table, &after, text) } else { Vec::new() };
    let files = rack::picture(request, table, after, &names).await.into_iter().collect();
    Reply { content, files, rows, ..Reply::default() }
}
