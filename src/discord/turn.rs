//! Playing: an intent to the table, and the private answer to it.

use super::answer::{Answer, Reply};
use super::request::Request;
use super::{names, rack, refused, showing};
use crate::game::Event;
use crate::store::TableId;
use crate::table::{Intent, Outcome, TableAction, TableEvent};

/// Acts at the table of this channel, for the present position.
pub(super) async fn act_here(request: &Request<'_>, action: TableAction) -> Answer {
    match request.bot.tables.id_in(request.channel).await {
        Ok(Some(table)) => act(request, table, None, action).await,
        Ok(None) => Reply::say(request.text().no_table()).into(),
        Err(error) => refused::answer(request, None, error).await,
    }
}

/// Acts at a table. `decision` is the position that the player was looking at.
pub(super) async fn act(
    request: &Request<'_>,
    table: TableId,
    decision: Option<u32>,
    action: TableAction,
) -> Answer {
    if let Some(refusal) = refused::to_go_on(request) {
        return refusal;
    }
    match request.bot.tables.act(intent(request, table, decision, action)).await {
        Ok(outcome) => told(request, action, &outcome).await.into(),
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            refused::answer(request, table.as_deref(), error).await
        }
    }
}

pub(super) fn intent(
    request: &Request<'_>,
    table: TableId,
    decision: Option<u32>,
    action: TableAction,
) -> Intent {
    Intent { table, actor: request.actor.clone(), decision, action, interaction: request.id }
}

/// What the player is told of the own turn: what it brought, the rack that is left, and what comes next.
async fn told(request: &Request<'_>, action: TableAction, outcome: &Outcome) -> Reply {
    let (text, table) = (request.text(), &outcome.table);
    let Some(after) = table.player_view(request.actor.id) else {
        return Reply::default();
    };
    let names = names::of(table);
    let events: Vec<Event> =
        outcome.events.iter().filter_map(TableEvent::played).cloned().collect();
    let hints = table.settings.hints;
    let content = match action {
        TableAction::Place { tile, spot } => {
            let before = outcome.before.player_view(request.actor.id);
            match before.as_ref().and_then(|view| view.choice(tile, spot)) {
                Some(choice) => text.placed(&after, choice, &names),
                None => text.rack(&after, &names, hints),
            }
        }
        TableAction::Draw => text.drew(&after, &events, &names),
        _ => text.passed(&after, &events, &names),
    };
    let rows = if table.is_open() { rack::actions(table, &after, text, hints) } else { Vec::new() };
    let picture =
        showing::rack(&request.bot.renderer, after, &names, hints, text, request.theme).await;
    Reply { content, files: picture.into_iter().collect(), rows, ..Reply::default() }
}
