//! Private looks at a table: the own rack, and the board.

use super::answer::{Answer, Reply};
use super::request::Request;
use super::{rack, refused, rules, showing};
use crate::game::Edition;
use crate::store::TableId;
use crate::table::Phase;

/// `/rack`: the rack at the table of this channel.
pub(super) async fn show_here(request: &Request<'_>) -> Answer {
    match request.bot.tables.latest_in(request.channel).await {
        Ok(Some(table)) => rack::of(request, &table, None).await.into(),
        Ok(None) => Reply::say(request.text().no_table()).into(),
        Err(error) => refused::answer(request, None, error).await,
    }
}

/// A click on My rack. It is never stale.
pub(super) async fn show(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.get(table).await {
        Ok(table) => rack::of(request, &table, None).await.into(),
        Err(error) => refused::answer(request, None, error).await,
    }
}

/// `/help`: how to play and what counts, by the rules of the channel's table if there is one.
pub(super) async fn help_here(request: &Request<'_>) -> Answer {
    let text = request.text();
    let table = match request.bot.tables.open_in(request.channel).await {
        Ok(table) => table,
        Err(error) => {
            // Help is most needed when something does not work.
            tracing::warn!(%error, "cannot tell which rules hold here");
            None
        }
    };
    let Some(table) = table else {
        return Reply::say(text.help(Edition::default())).into();
    };
    let rules = match table.game() {
        Some(game) => game.rules().clone(),
        None => table.variant().draft(table.seats.len()),
    };
    let rows = vec![rules::button_of(&table, text)];
    Reply { content: text.help_with(&rules), rows, ..Reply::default() }.into()
}

/// `/board`: the board at the table of this channel, for the one who asks.
pub(super) async fn board_here(request: &Request<'_>) -> Answer {
    let text = request.text();
    let table = match request.bot.tables.latest_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return Reply::say(text.no_table()).into(),
        Err(error) => return refused::answer(request, None, error).await,
    };
    let Some(view) = table.public_view() else {
        let closed = matches!(table.phase, Phase::Closed { .. });
        return Reply::say(if closed { text.no_table() } else { text.not_started() }).into();
    };
    let names = showing::names(&table);
    let content = text.board(&view, &names);
    let picture = showing::board(view, &names, text, request.theme).await;
    let rows = if table.is_open() { vec![rules::button_of(&table, text)] } else { Vec::new() };
    Reply { content, file: picture, rows, ..Reply::default() }.into()
}
