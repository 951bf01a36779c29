//! Private looks at a table: the own rack, and the board.

use super::answer::{Answer, Reply};
use super::request::Request;
use super::{rack, refused, showing};
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
    Reply { content, picture, ..Reply::default() }.into()
}
