//! `/tournament past`: the tournaments of a server that were played to their end, their final standings, and the records of their
//! tables.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::refuse;
use crate::discord::custom_id::past::{OfPast, PastClick, RecordChoice};
use crate::discord::handlers::record;
use crate::discord::interaction::errors;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::components::button;
use crate::guild::LoadedTournament;
use crate::ids::{TableId, TournamentId};
use crate::league::PastTournaments;
use crate::text::{StandingsPage, Text};

/// The most choices of a menu.
const CHOICES: usize = 25;

/// The page of this number of the list, counted from 0.
pub async fn list(request: &Request<'_>, page: usize) -> Answer {
    let past = match request.bot.guilds.past_tournaments(request.guild, page).await {
        Ok(past) => past,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let text = request.text();
    let rows = rows(&past, text);
    Reply { content: text.past_tournaments(&past), rows, ..Reply::default() }.into()
}

/// A click in the list or below a tournament's final standings; `chosen` is what was chosen in a menu.
pub async fn click(request: &Request<'_>, click: PastClick, chosen: Option<&str>) -> Answer {
    match click {
        PastClick::Newer(page) | PastClick::Older(page) => list(request, page).await,
        PastClick::Choose => match chosen.and_then(|id| id.parse().ok()).map(TournamentId) {
            Some(id) => match standings(request, id, 0, 0).await {
                Ok(reply) => reply.beside().into(),
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
            match standings(request, id, page, part).await {
                Ok(reply) => reply.into(),
                Err(refusal) => refusal,
            }
        }
    }
}

/// A tournament of this server that is over.
async fn past(request: &Request<'_>, id: TournamentId) -> Result<LoadedTournament, Answer> {
    let known = request.bot.tournaments.get(id).await.map_err(|error| refuse(request, error))?;
    if known.state.guild != request.guild || !known.state.is_over() {
        return Err(errors::old_button(request));
    }
    Ok(known)
}

/// A page of the final standings, with a part of the menu of the tables that have a record.
async fn standings(
    request: &Request<'_>,
    id: TournamentId,
    page: usize,
    part: usize,
) -> Result<Reply, Answer> {
    let known = past(request, id).await?;
    let tables = played(request, id).await?;
    let text = request.text();
    let StandingsPage { content, page, pages, own } =
        text.tournament_standings_paged(&known.state, Some(request.actor.id), page);
    let mut rows = Vec::new();
    if pages > 1 {
        let page_button = |what, label: String, leads: bool| {
            let id = PastClick::Of(id, what).to_string();
            button(id, label, ButtonStyle::Secondary).disabled(!leads)
        };
        let mine = own.is_some_and(|own| own != page);
        rows.push(CreateActionRow::Buttons(vec![
            page_button(OfPast::Higher(page.saturating_sub(1)), text.higher(), page > 0),
            page_button(OfPast::Lower(page + 1), text.lower(), page + 1 < pages),
            page_button(OfPast::Mine(own.unwrap_or(0)), text.my_place(), mine),
        ]));
    }
    rows.extend(records(&known, &tables, text, page, part));
    Ok(Reply { content, rows, ..Reply::default() })
}

/// The tables of a tournament that have a record.
async fn played(request: &Request<'_>, id: TournamentId) -> Result<Vec<(u32, TableId)>, Answer> {
    let tables = request.bot.guilds.tables_of_past(id).await;
    tables.map_err(|error| Reply::say(errors::trouble(request, &error)).into())
}

/// The record of a tournament's table.
async fn record_of(request: &Request<'_>, id: TournamentId, number: u32) -> Answer {
    let tables = match past(request, id).await {
        Ok(_) => played(request, id).await,
        Err(refusal) => return refusal,
    };
    match tables {
        Ok(tables) => match tables.iter().find(|(of, _)| *of == number) {
            Some((_, table)) => record::give(request, *table).await,
            None => errors::old_button(request),
        },
        Err(refusal) => refusal,
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

/// The menu of tables with a record; where there are more than it holds, its last choice leads to the next of them, and after
/// the last part to the first.
fn records(
    known: &LoadedTournament,
    tables: &[(u32, TableId)],
    text: &Text,
    page: usize,
    part: usize,
) -> Option<CreateActionRow> {
    let state = &known.state;
    let tables: Vec<_> = tables.iter().filter_map(|(number, _)| state.table(*number)).collect();
    let parts: Vec<_> = match tables.len() <= CHOICES {
        true => vec![&tables[..]],
        false => tables.chunks(CHOICES - 1).collect(),
    };
    let part = if part < parts.len() { part } else { 0 };
    let option =
        |label: String, value: RecordChoice| CreateSelectMenuOption::new(label, value.to_string());
    let mut options: Vec<CreateSelectMenuOption> = parts[part]
        .iter()
        .map(|table| {
            let label = text.tournament_table_choice(state, table);
            option(label, RecordChoice::Table(table.number))
        })
        .collect();
    if parts.len() > 1 {
        let next = RecordChoice::Part((part + 1) % parts.len());
        options.push(option(text.more_records(), next));
    }
    let click = PastClick::Of(known.id, OfPast::Record(page));
    (!options.is_empty()).then(|| menu(click, options, text.choose_record()))
}

fn menu(
    click: PastClick,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let kind = CreateSelectMenuKind::String { options };
    let menu = CreateSelectMenu::new(click.to_string(), kind).placeholder(placeholder);
    CreateActionRow::SelectMenu(menu)
}
