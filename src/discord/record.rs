//! A match that is over, for who asks: its record as a file, and its replay as an animation.

use serenity::all::CreateAttachment;

use super::answer::{Answer, Reply};
use super::request::Request;
use super::{names, refused, showing};
use crate::store::TableId;

/// A click on Record.
pub(super) async fn give(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.record(table).await {
        Ok(record) => {
            let file = CreateAttachment::bytes(record, format!("triominos-{}.jsonl", table.0));
            let content = request.text().record();
            Reply { content, files: vec![file], ..Reply::default() }.beside().into()
        }
        Err(error) => refused::answer(request, None, error).await,
    }
}

/// A click on Replay.
pub(super) async fn replay(request: &Request<'_>, table: TableId) -> Answer {
    let (table, events) = match request.bot.tables.played(table).await {
        Ok(played) => played,
        Err(error) => return refused::answer(request, None, error).await,
    };
    let Some(game) = table.game() else { return refused::old_button(request) };
    let text = request.text();
    let names = names::of(&table);
    let file =
        showing::replay(&request.bot.renderer, game.rules(), events, &names, text, request.theme)
            .await;
    let files = Vec::from_iter(file);
    Reply { content: text.replay(), files, ..Reply::default() }.beside().into()
}
