//! The record of a match that is over, as a file for who asks.

use serenity::all::CreateAttachment;

use super::answer::{Answer, Reply};
use super::refused;
use super::request::Request;
use crate::store::TableId;

/// A click on Record.
pub(super) async fn give(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.record(table).await {
        Ok(record) => {
            let file = CreateAttachment::bytes(record, format!("triominos-{}.jsonl", table.0));
            let content = request.text().record();
            Reply { content, file: Some(file), ..Reply::default() }.beside().into()
        }
        Err(error) => refused::answer(request, None, error).await,
    }
}
