//! `/tournament past`: the finished tournaments of a server, their final standings, and the records of their tables.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::acting::refuse_with_sentence;
use super::standings::{self, PageTarget, page_buttons};
use crate::discord::custom_id::past::{PastClick, PastTournamentPart, RecordChoice};
use crate::discord::handlers::record;
use crate::discord::handlers::share::{SharedContent, public_style, share_here};
use crate::discord::interaction::errors;
use crate::discord::interaction::permissions::visibility;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::{add_button, labelled_button, select_menu};
use crate::discord::render::tournament;
use crate::guild::LoadedTournament;
use crate::ids::{TableId, TournamentId};
use crate::league::PastTournaments;
use crate::table::{Phase, Table};
use crate::text::{Button, PlacesPage, Text};

/// Shows a page of the server's list of past tournaments. Pages are counted from 0.
pub async fn list_past_tournaments(request: &ServerRequest<'_>, page: usize) -> InteractionAnswer {
    let past = match request.bot.guilds.past_tournaments_page(request.guild, page).await {
        Ok(past) => past,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let text = request.text();
    let rows = past_tournament_rows(&past, text);
    PrivateReply::with_rows(text.past_tournaments_page(&past), rows).into()
}

/// Handles a click below the list or below a tournament's final standings; `menu_value` is the value chosen in a
/// menu.
pub async fn handle_past_click(
    request: &ServerRequest<'_>,
    click: PastClick,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    match click {
        PastClick::Newer(page) | PastClick::Older(page) => {
            list_past_tournaments(request, page).await
        }
        PastClick::Choose => match menu_value.and_then(|id| id.parse().ok()).map(TournamentId) {
            Some(id) => match final_results_reply(request, id).await {
                Ok(reply) => reply.in_new_message().into(),
                Err(refusal) => refusal,
            },
            None => errors::answer_old_button(request),
        },
        PastClick::Of(id, what) => {
            let (page, part) = match (what, menu_value.map(str::parse)) {
                (PastTournamentPart::Share, _) => return share_result(request, id).await,
                (
                    PastTournamentPart::Higher(page)
                    | PastTournamentPart::Lower(page)
                    | PastTournamentPart::Mine(page),
                    _,
                ) => (page, 0),
                (PastTournamentPart::Record(page), Some(Ok(RecordChoice::Part(part)))) => {
                    (page, part)
                }
                (PastTournamentPart::Record(_), Some(Ok(RecordChoice::Table(number)))) => {
                    return send_match_record(request, id, number).await;
                }
                (PastTournamentPart::Record(_), _) => return errors::answer_old_button(request),
            };
            match standings_page_reply(request, id, page, part).await {
                Ok(reply) => reply.into(),
                Err(refusal) => refusal,
            }
        }
    }
}

/// Loads a finished tournament of this server. If there is none with this id, returns the refusal as an error.
async fn finished_tournament(
    request: &ServerRequest<'_>,
    id: TournamentId,
) -> Result<LoadedTournament, InteractionAnswer> {
    let loaded = request
        .bot
        .tournaments
        .current_state(id)
        .await
        .map_err(|error| refuse_with_sentence(request, error))?;
    if loaded.state.guild != request.guild || !loaded.state.is_over() {
        return Err(errors::answer_old_button(request));
    }
    Ok(loaded)
}

/// Returns the result of a tournament: the podium, with buttons and the menu of its tables.
async fn final_results_reply(
    request: &ServerRequest<'_>,
    id: TournamentId,
) -> Result<PrivateReply, InteractionAnswer> {
    let loaded = finished_tournament(request, id).await?;
    let tables = numbers_and_ids_of_tables_with_record(request, id).await?;
    let text = request.text();
    let results = tournament::final_results(&request.bot.renderer, &loaded.state, text);
    let mut rows = tournament::final_rows(id, &loaded.state, &tables, text);
    if loaded.state.has_results() {
        let share = PastClick::Of(id, PastTournamentPart::Share).to_string();
        let label = text.button_label(Button::Share);
        add_button(&mut rows, labelled_button(share, label, ButtonStyle::Secondary));
    }
    Ok(standings::results_reply(request, results, rows).await)
}

/// Posts the result of a tournament in the channel, for everybody.
async fn share_result(request: &ServerRequest<'_>, id: TournamentId) -> InteractionAnswer {
    let (text, theme) = public_style(request).await;
    share_here(request, async {
        let loaded = finished_tournament(request, id).await?;
        let results = tournament::final_results(&request.bot.renderer, &loaded.state, text);
        Ok(SharedContent::from_results(request, results, theme).await)
    })
    .await
}

/// Returns a page of the final standings, with a part of the menu of the tables that have a record. The page and the part are
/// counted from 0.
async fn standings_page_reply(
    request: &ServerRequest<'_>,
    id: TournamentId,
    page: usize,
    menu_part: usize,
) -> Result<PrivateReply, InteractionAnswer> {
    let loaded = finished_tournament(request, id).await?;
    let tables = numbers_and_ids_of_tables_with_record(request, id).await?;
    let text = request.text();
    let places = PlacesPage::from_state(&loaded.state, None, Some(request.actor.id), page);
    let make = |what, label: String| {
        labelled_button(PastClick::Of(id, what).to_string(), label, ButtonStyle::Secondary)
    };
    let mut rows =
        page_buttons((places.page, places.pages, places.own_page_number()), |turn| match turn {
            PageTarget::Higher(page) => {
                make(PastTournamentPart::Higher(page), text.higher_places_button())
            }
            PageTarget::Lower(page) => {
                make(PastTournamentPart::Lower(page), text.lower_places_button())
            }
            PageTarget::Mine(page) => make(PastTournamentPart::Mine(page), text.my_place_button()),
        });
    rows.extend(tournament::records_menu(
        id,
        &loaded.state,
        &tables,
        text,
        (places.page, menu_part),
    ));
    let results = tournament::standings_results(&request.bot.renderer, &places, text, false);
    Ok(standings::results_reply(request, results, rows).await)
}

/// Returns the tables of a tournament that have a record, each with its number in the tournament.
async fn numbers_and_ids_of_tables_with_record(
    request: &ServerRequest<'_>,
    id: TournamentId,
) -> Result<Vec<(u32, TableId)>, InteractionAnswer> {
    let tables = request.bot.guilds.numbers_and_ids_of_finished_tables(id).await;
    tables.map_err(|error| {
        PrivateReply::from_content(errors::report_store_error(request, &error)).into()
    })
}

/// Sends the record of a tournament's table, with a button for its replay, to people who played there and to members who can see
/// the tournament's channel.
async fn send_match_record(
    request: &ServerRequest<'_>,
    id: TournamentId,
    table_number: u32,
) -> InteractionAnswer {
    let loaded = match finished_tournament(request, id).await {
        Ok(loaded) => loaded,
        Err(refusal) => return refusal,
    };
    let tables = match numbers_and_ids_of_tables_with_record(request, id).await {
        Ok(tables) => tables,
        Err(refusal) => return refusal,
    };
    let Some((_, table)) = tables.into_iter().find(|(of, _)| *of == table_number) else {
        return errors::answer_old_button(request);
    };
    let sat_there = match request.bot.tables.current_table(table).await {
        Ok(table) => table.participants().contains(&request.actor.id),
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    if sat_there || visibility::can_see_channel(request, loaded.state.channel).await {
        record::send_record_with_replay_button(request, table).await
    } else {
        errors::answer_old_button(request)
    }
}

/// Returns `true` if a finished match belongs to a tournament of this server whose channel the person can see. The
/// threads of a channel are visible to everyone who can see the channel.
pub async fn is_record_visible(request: &ServerRequest<'_>, table: &Table) -> bool {
    if !table.of_tournament || !matches!(table.phase, Phase::Over(_)) {
        return false;
    }
    match request.bot.tournaments.tournament_for_autocomplete(table.channel).await {
        Ok(loaded) if loaded.state.guild == request.guild => {
            visibility::can_see_channel(request, loaded.state.channel).await
        }
        _ => false,
    }
}

/// Returns the menu of the tournaments on a page, and the buttons to the other pages.
fn past_tournament_rows(past: &PastTournaments, text: &Text) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    let options = past.shown.iter().map(|(id, finished)| {
        CreateSelectMenuOption::new(text.past_tournament_label(finished), id.to_string())
    });
    let options: Vec<CreateSelectMenuOption> = options.collect();
    if !options.is_empty() {
        rows.push(select_menu(
            PastClick::Choose,
            options,
            text.choose_past_tournament_placeholder(),
        ));
    }
    if past.pages > 1 {
        let page_button = |click: PastClick, label: String, leads: bool| {
            labelled_button(click.to_string(), label, ButtonStyle::Secondary).disabled(!leads)
        };
        let newer = PastClick::Newer(past.page.saturating_sub(1));
        let older = PastClick::Older(past.page + 1);
        rows.push(CreateActionRow::Buttons(vec![
            page_button(newer, text.newer_tournaments_button(), past.page > 0),
            page_button(older, text.older_tournaments_button(), past.page + 1 < past.pages),
        ]));
    }
    rows
}
