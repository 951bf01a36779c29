//! Private looks at a table: the own rack, and the board.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::{departed, rules_summary};
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::clock;
use crate::discord::render::components;
use crate::discord::render::components::button;
use crate::discord::render::{names, pictures, rack};
use crate::game::{Edition, PublicView};
use crate::ids::TableId;
use crate::table::{Phase, Table};
use crate::text::{self, Text};

/// `/rack`: the rack at the table of this channel.
pub async fn show_here(request: &Request<'_>) -> Answer {
    match request.bot.tables.latest_in(request.channel).await {
        Ok(Some(table)) => {
            departed::look_for(request, &table);
            rack::of(request, &table, None).await.into()
        }
        Ok(None) => Reply::say(request.text().no_table()).into(),
        Err(error) => errors::answer(request, None, error).await,
    }
}

/// A click on My rack. It is never stale.
pub async fn show(request: &Request<'_>, table: TableId) -> Answer {
    match request.bot.tables.get(table).await {
        Ok(table) => {
            departed::look_for(request, &table);
            rack::of(request, &table, None).await.into()
        }
        Err(error) => errors::answer(request, None, error).await,
    }
}

/// `/help`: how to play, and by which rules: those of the channel's table if there is one.
pub async fn help_here(request: &Request<'_>) -> Answer {
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
        return Reply::say(text.help(&rules_summary::usual(Edition::default()))).into();
    };
    let row = vec![
        components::rules_button(&table, text),
        components::rules_summary_button(&table, text),
    ];
    let rows = vec![CreateActionRow::Buttons(row)];
    Reply { content: text.help(&rules_summary::rules_of(&table)), rows, ..Reply::default() }.into()
}

/// `/board`: the board at the table of this channel, for the one who asks; in words alone, if that is wanted.
pub async fn board_here(request: &Request<'_>, in_words: bool) -> Answer {
    let text = request.text();
    let table = match request.bot.tables.latest_in(request.channel).await {
        Ok(Some(table)) => table,
        Ok(None) => return Reply::say(text.no_table()).into(),
        Err(error) => return errors::answer(request, None, error).await,
    };
    let Some(view) = table.public_view() else {
        return no_board(text, &table);
    };
    if in_words {
        return words(request, &table, &view);
    }
    let names = names::of(&table);
    let time = clock::line(&table, request.actor.id, text);
    let content = text.with_line(text.board(&view, &names), time);
    let pictures = pictures::board(&request.bot.renderer, view, &names, text, request.theme).await;
    let id = CustomId { table: table.id, click: Click::Words }.to_string();
    let label = text.button(text::Button::Words);
    let mut row = vec![button(id, label, ButtonStyle::Secondary)];
    if table.is_open() {
        row.push(components::rules_button(&table, text));
    }
    let rows = vec![CreateActionRow::Buttons(row)];
    Reply { content, files: pictures, rows, ..Reply::default() }.into()
}

/// A click on In words: the whole board without a picture, in messages of their own.
pub async fn board_in_words(request: &Request<'_>, table: TableId) -> Answer {
    let text = request.text();
    match request.bot.tables.get(table).await {
        Ok(table) => match table.public_view() {
            Some(view) => words(request, &table, &view),
            None => no_board(text, &table),
        },
        Err(error) => errors::answer(request, None, error).await,
    }
}

fn words(request: &Request<'_>, table: &Table, view: &PublicView) -> Answer {
    let text = request.text();
    let mut messages = text.board_in_words(view, &names::of(table)).into_iter();
    let content = messages.next().unwrap_or_default();
    let content = text.with_line(content, clock::line(table, request.actor.id, text));
    Reply { content, more: messages.collect(), ..Reply::default() }.beside().into()
}

/// There is no board: the match has not begun, and never will where the table is closed.
fn no_board(text: &Text, table: &Table) -> Answer {
    let closed = matches!(table.phase, Phase::Closed { .. });
    Reply::say(if closed { text.no_table() } else { text.not_started() }).into()
}
