//! `/history`: the person's finished matches on this server, in pages.

use serenity::all as discord;
use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use crate::discord::custom_id::history::{HistoryClick, HistoryPart};
use crate::discord::handlers::record;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{labelled_button, select_menu};
use crate::guild::History;
use crate::ids::{PersonId, TableId};
use crate::league::SeatResult;
use crate::text::{ShownHistory, Text};
use triominos_rules::game::Seat;

/// Handles `/history`: shows the person's finished matches. If `fellow_player` is given, shows only those in which that person
/// also played.
pub async fn show_history(
    request: &ServerRequest<'_>,
    fellow_player: Option<&discord::User>,
) -> InteractionAnswer {
    if fellow_player.is_some_and(|fellow_player| fellow_player.bot) {
        return PrivateReply::from_content(request.text().no_history_with_bots()).into();
    }
    let with = fellow_player.map(|fellow_player| PersonId::from(fellow_player.id));
    history_page(request, with.filter(|with| *with != request.actor.id), 0).await
}

/// Handles a click below a page of the history. `menu_value` is the value that was chosen in its menu; `None` for a button.
pub async fn handle_history_click(
    request: &ServerRequest<'_>,
    click: HistoryClick,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    match click.part {
        HistoryPart::Newer(number) | HistoryPart::Older(number) => {
            history_page(request, click.with, number).await
        }
        HistoryPart::Choose => match menu_value.and_then(|id| id.parse().ok()).map(TableId) {
            Some(table) => show_result(request, table).await,
            None => errors::answer_old_button(request),
        },
    }
}

/// Shows how one of the person's matches ended, in a new message.
async fn show_result(request: &ServerRequest<'_>, table: TableId) -> InteractionAnswer {
    let person = request.actor.id;
    match request.bot.guilds.finished_match_of(request.guild, person, table).await {
        Ok(Some(result)) => {
            let line = request.text().finished_match_line(person, &result);
            record::show_end_of_match(request, table, line).await
        }
        Ok(None) => errors::answer_old_button(request),
        Err(error) => PrivateReply::from_content(errors::report_store_error(request, &error))
            .in_new_message()
            .into(),
    }
}

/// Returns the page with this number, counted from 0, of the person's finished matches. If `fellow_player` is given, the list
/// contains only the matches in which that person also played.
async fn history_page(
    request: &ServerRequest<'_>,
    fellow_player: Option<PersonId>,
    page: usize,
) -> InteractionAnswer {
    let (guilds, person) = (&request.bot.guilds, request.actor.id);
    let history = match guilds.history_page(request.guild, person, fellow_player, page).await {
        Ok(history) => history,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let text = request.text();
    let seats = history.shown.iter().filter_map(|(result, _)| {
        let own = |seat: &SeatResult| seat.player.person() == Some(person);
        Some((TableId(result.table), result.seats.iter().position(own)?))
    });
    let seats: Vec<(TableId, Seat)> = seats.collect();
    // The list is complete without the accuracies.
    let accuracies = request.bot.tables.reviewed_accuracies(&seats).await.unwrap_or_default();
    let shown = ShownHistory {
        person,
        with: fellow_player,
        matches: &history.shown,
        page: (history.page, history.pages),
        count: history.count,
        score: history.head_to_head.map(|score| (score.wins, score.losses, score.ties)),
        accuracies: &accuracies,
    };
    let content = text.history_page(&shown);
    PrivateReply {
        content,
        rows: history_rows(&history, fellow_player, text),
        ..PrivateReply::default()
    }
    .into()
}

/// Returns the menu of the matches on the page, and the buttons to the other pages. If `fellow_player` is given, the list
/// contains only the matches in which that person also played.
fn history_rows(
    history: &History,
    fellow_player: Option<PersonId>,
    text: &Text,
) -> Vec<CreateActionRow> {
    let id = |part| HistoryClick { with: fellow_player, part };
    let mut rows = Vec::new();
    let options = history.shown.iter().map(|(result, voided)| {
        CreateSelectMenuOption::new(
            text.result_option_label(result, &text.format_utc_day(result.finished_at), *voided),
            result.table.to_string(),
        )
    });
    let options: Vec<CreateSelectMenuOption> = options.collect();
    if !options.is_empty() {
        rows.push(select_menu(id(HistoryPart::Choose), options, text.choose_match_placeholder()));
    }
    if history.pages > 1 {
        let turning = |part, label: String, leads: bool| {
            labelled_button(id(part), label, ButtonStyle::Secondary).disabled(!leads)
        };
        let newer = HistoryPart::Newer(history.page.saturating_sub(1));
        let older = HistoryPart::Older(history.page + 1);
        rows.push(CreateActionRow::Buttons(vec![
            turning(newer, text.newer_matches_button(), history.page > 0),
            turning(older, text.older_matches_button(), history.page + 1 < history.pages),
        ]));
    }
    rows
}
