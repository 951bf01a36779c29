//! A match that is over, for who asks: its record as a file, and its replay as an animation.

use serenity::all::CreateAttachment;

use crate::discord::interaction::errors;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::{names, pictures};
use crate::ids::TableId;

/// A click on Record.
pub async fn give(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.record(table).await {
        Ok(record) => {
            let file = CreateAttachment::bytes(record, format!("triominos-{}.jsonl", table.0));
            let content = request.text().record();
            Reply { content, files: vec![file], ..Reply::default() }.beside().into()
        }
        Err(error) => errors::answer(request, None, error).await,
    }
}

/// A click on Replay.
pub async fn replay(request: &Request<'_>, table: TableId) -> Answer {
    let (text, pace, person) = (request.text(), &request.bot.pace, request.actor.id);
    if let Err(wait) = pace.replay(person, request.received) {
        return Reply::say(text.next_replay(errors::seconds(wait))).beside().into();
    }
    let (table, events) = match request.bot.tables.played(table).await {
        Ok(played) => played,
        Err(error) => {
            pace.no_replay(person);
            return errors::answer(request, None, error).await;
        }
    };
    let Some(game) = table.game() else { return errors::old_button(request) };
    let names = names::of(&table);
    let file =
        pictures::replay(&request.bot.renderer, game.rules(), events, &names, text, request.theme)
            .await;
    let files = Vec::from_iter(file);
    Reply { content: text.replay(), files, ..Reply::default() }.beside().into()
}
