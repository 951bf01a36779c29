//! `/history`: the person's finished matches on this server, in pages.

use serenity::all as discord;
use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use crate::discord::custom_id::history::{HistoryClick, HistoryPart};
use crate::discord::handlers::record;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{button, menu};
use crate::guild::History;
use crate::ids::{PersonId, TableId};
use crate::text::{HistoryShown, Text};

/// `/history`: shows all matches, or those with another player.
pub async fn history(request: &ServerRequest<'_>, player: Option<&discord::User>) -> Answer {
    if player.is_some_and(|player| player.bot) {
        return Reply::say(request.text().no_history_with_bots()).into();
    }
    let with = player.map(|player| PersonId::from(player.id));
    page(request, with.filter(|with| *with != request.actor.id), 0).await
}

/// Handles a click below a page; `chosen` is the choice in the menu.
pub async fn click(
    request: &ServerRequest<'_>,
    click: HistoryClick,
    chosen: Option<&str>,
) -> Answer {
    match click.part {
        HistoryPart::Newer(number) | HistoryPart::Older(number) => {
            page(request, click.with, number).await
        }
        HistoryPart::Choose => match chosen.and_then(|id| id.parse().ok()).map(TableId) {
            Some(table) => result(request, table).await,
            None => errors::old_button(request),
        },
    }
}

/// Shows how one of the person's matches ended, in a new message.
async fn result(request: &ServerRequest<'_>, table: TableId) -> Answer {
    match request.bot.guilds.has_finished(request.guild, request.actor.id, table).await {
        Ok(true) => record::send_with_end_picture(request, table).await,
        Ok(false) => errors::old_button(request),
        Err(error) => Reply::say(errors::trouble(request, &error)).in_new_message().into(),
    }
}

async fn page(request: &ServerRequest<'_>, with: Option<PersonId>, page: usize) -> Answer {
    let (guilds, person) = (&request.bot.guilds, request.actor.id);
    let history = match guilds.history(request.guild, person, with, page).await {
        Ok(history) => history,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let text = request.text();
    let shown = HistoryShown {
        person,
        with,
        matches: &history.shown,
        page: (history.page, history.pages),
        count: history.count,
        score: history.head_to_head.map(|score| (score.wins, score.losses, score.ties)),
    };
    let content = text.history(&shown);
    Reply { content, rows: rows(&history, with, text), ..Reply::default() }.into()
}

/// The menu of the matches on the page, and the buttons to the other pages.
fn rows(history: &History, with: Option<PersonId>, text: &Text) -> Vec<CreateActionRow> {
    let id = |part| HistoryClick { with, part };
    let mut rows = Vec::new();
    let options = history.shown.iter().map(|(result, voided)| {
        CreateSelectMenuOption::new(
            text.result_choice(result, &text.day(result.finished_at), *voided),
            result.table.to_string(),
        )
    });
    let options: Vec<CreateSelectMenuOption> = options.collect();
    if !options.is_empty() {
        rows.push(menu(id(HistoryPart::Choose), options, text.choose_match()));
    }
    if history.pages > 1 {
        let turning = |part, label: String, leads: bool| {
            button(id(part), label, ButtonStyle::Secondary).disabled(!leads)
        };
        let newer = HistoryPart::Newer(history.page.saturating_sub(1));
        let older = HistoryPart::Older(history.page + 1);
        rows.push(CreateActionRow::Buttons(vec![
            turning(newer, text.newer_matches(), history.page > 0),
            turning(older, text.older_matches(), history.page + 1 < history.pages),
        ]));
    }
    rows
}
