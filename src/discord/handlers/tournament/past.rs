//! `/tournament past`: the finished tournaments of a server, their final standings, and the records of their tables.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::acting::refuse;
use super::standings::{self, PageTarget, pages};
use crate::discord::custom_id::past::{OfPast, PastClick, RecordChoice};
use crate::discord::handlers::record;
use crate::discord::interaction::errors;
use crate::discord::interaction::permissions::visibility;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{button, menu};
use crate::discord::render::tournament;
use crate::guild::LoadedTournament;
use crate::ids::{TableId, TournamentId};
use crate::league::PastTournaments;
use crate::table::{Phase, Table};
use crate::text::{PlacesPage, Text};

/// Shows the page of the list with this number, counted from 0.
pub async fn list(request: &ServerRequest<'_>, page: usize) -> Answer {
    let past = match request.bot.guilds.past_tournaments(request.guild, page).await {
        Ok(past) => past,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let text = request.text();
    let rows = rows(&past, text);
    Reply::with_rows(text.past_tournaments(&past), rows).into()
}

/// Handles a click below the list or below a tournament's final standings; `chosen` is the choice in a menu.
pub async fn click(request: &ServerRequest<'_>, click: PastClick, chosen: Option<&str>) -> Answer {
    match click {
        PastClick::Newer(page) | PastClick::Older(page) => list(request, page).await,
        PastClick::Choose => match chosen.and_then(|id| id.parse().ok()).map(TournamentId) {
            Some(id) => match end_reply(request, id).await {
                Ok(reply) => reply.in_new_message().into(),
                Err(refusal) => refusal,
            },
            None => errors::old_button(request),
        },
        PastClick::Of(id, what) => {
            let (page, part) = match (what, chosen.map(str::parse)) {
                (OfPast::Higher(page) | OfPast::Lower(page) | OfPast::Mine(page), _) => (page, 0),
                (OfPast::Record(page), Some(Ok(RecordChoice::Part(part)))) => (page, part),
                (OfPast::Record(_), Some(Ok(RecordChoice::Table(number)))) => {
                    return record_of(request, id, number).await;
                }
                (OfPast::Record(_), _) => return errors::old_button(request),
            };
            match page_of(request, id, page, part).await {
                Ok(reply) => reply.into(),
                Err(refusal) => refusal,
            }
        }
    }
}

/// Loads a finished tournament of this server.
async fn finished_tournament(
    request: &ServerRequest<'_>,
    id: TournamentId,
) -> Result<LoadedTournament, Answer> {
    let known = request.bot.tournaments.get(id).await.map_err(|error| refuse(request, error))?;
    if known.state.guild != request.guild || !known.state.is_over() {
        return Err(errors::old_button(request));
    }
    Ok(known)
}

/// The result of a tournament: the podium, with buttons and the menu of its tables.
async fn end_reply(request: &ServerRequest<'_>, id: TournamentId) -> Result<Reply, Answer> {
    let known = finished_tournament(request, id).await?;
    let tables = tables_with_record(request, id).await?;
    let text = request.text();
    let results = tournament::end(&request.bot.renderer, &known.state, text);
    let rows = tournament::rows_of_end(id, &known.state, &tables, text);
    Ok(standings::results_reply(request, results, rows).await)
}

/// A page of the final standings, with a part of the menu of tables that have a record.
async fn page_of(
    request: &ServerRequest<'_>,
    id: TournamentId,
    page: usize,
    part: usize,
) -> Result<Reply, Answer> {
    let known = finished_tournament(request, id).await?;
    let tables = tables_with_record(request, id).await?;
    let text = request.text();
    let places = PlacesPage::from_state(&known.state, None, Some(request.actor.id), page);
    let make = |what, label: String| {
        button(PastClick::Of(id, what).to_string(), label, ButtonStyle::Secondary)
    };
    let mut rows = pages((places.page, places.pages, places.own_page()), |turn| match turn {
        PageTarget::Higher(page) => make(OfPast::Higher(page), text.higher()),
        PageTarget::Lower(page) => make(OfPast::Lower(page), text.lower()),
        PageTarget::Mine(page) => make(OfPast::Mine(page), text.my_place()),
    });
    rows.extend(tournament::records(id, &known.state, &tables, text, (places.page, part)));
    let results = tournament::standings(&request.bot.renderer, &places, text, false);
    Ok(standings::results_reply(request, results, rows).await)
}

/// The tables of a tournament that have a record.
async fn tables_with_record(
    request: &ServerRequest<'_>,
    id: TournamentId,
) -> Result<Vec<(u32, TableId)>, Answer> {
    let tables = request.bot.guilds.tables_of_past(id).await;
    tables.map_err(|error| Reply::say(errors::trouble(request, &error)).into())
}

/// Sends the record of a tournament's table, with a button for its replay, to people who played there and to members who can see the
/// tournament's channel.
async fn record_of(request: &ServerRequest<'_>, id: TournamentId, number: u32) -> Answer {
    let known = match finished_tournament(request, id).await {
        Ok(known) => known,
        Err(refusal) => return refusal,
    };
    let tables = match tables_with_record(request, id).await {
        Ok(tables) => tables,
        Err(refusal) => return refusal,
    };
    let Some((_, table)) = tables.into_iter().find(|(of, _)| *of == number) else {
        return errors::old_button(request);
    };
    let sat_there = match request.bot.tables.get(table).await {
        Ok(table) => table.participants().contains(&request.actor.id),
        Err(error) => return errors::answer(request, None, error).await,
    };
    if sat_there || visibility::can_see(request, known.state.channel).await {
        record::send_with_replay_button(request, table).await
    } else {
        errors::old_button(request)
    }
}

/// True if a finished match belongs to a tournament of this server whose channel the person can see. Its threads are as visible as the
/// channel.
pub async fn is_open_to(request: &ServerRequest<'_>, table: &Table) -> bool {
    if !table.of_tournament || !matches!(table.phase, Phase::Over(_)) {
        return false;
    }
    match request.bot.tournaments.belonging_to(table.channel).await {
        Ok(known) if known.state.guild == request.guild => {
            visibility::can_see(request, known.state.channel).await
        }
        _ => false,
    }
}

/// The menu of the tournaments on a page, and the buttons to the other pages.
fn rows(past: &PastTournaments, text: &Text) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    let options = past.shown.iter().map(|(id, finished)| {
        CreateSelectMenuOption::new(text.past_tournament_choice(finished), id.to_string())
    });
    let options: Vec<CreateSelectMenuOption> = options.collect();
    if !options.is_empty() {
        rows.push(menu(PastClick::Choose, options, text.choose_past_tournament()));
    }
    if past.pages > 1 {
        let page_button = |click: PastClick, label: String, leads: bool| {
            button(click.to_string(), label, ButtonStyle::Secondary).disabled(!leads)
        };
        let newer = PastClick::Newer(past.page.saturating_sub(1));
        let older = PastClick::Older(past.page + 1);
        rows.push(CreateActionRow::Buttons(vec![
            page_button(newer, text.newer_tournaments(), past.page > 0),
            page_button(older, text.older_tournaments(), past.page + 1 < past.pages),
        ]));
    }
    rows
}
