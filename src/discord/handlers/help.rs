//! `/help`: the actions that are possible here at this moment, how to play, by which rules, and a menu of topics.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use super::lobby::message;
use super::rules_summary;
use crate::discord::custom_id::help::HelpClick;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::{Place, Request};
use crate::discord::render::components::{button, menu};
use crate::discord::render::{clock, components, names};
use crate::guild::LoadedTournament;
use crate::ids::PersonId;
use crate::league::tournament::Stage;
use crate::table::{Phase, Table};
use crate::text::{self, HelpMoment, HelpTopic, Text};
use triominos_rules::game::{Edition, Hints};

/// `/help`: explains the game by the rules of the channel's table, if there is one.
pub async fn show(request: &Request<'_>) -> Answer {
    let (text, person) = (request.text(), request.actor.id);
    let table = match request.bot.tables.open_in(request.channel).await {
        Ok(table) => table,
        Err(error) => {
            // Help is most needed when something does not work.
            tracing::warn!(%error, "cannot tell which rules hold here");
            None
        }
    };
    let Some(table) = table else {
        let away = match request.place {
            Place::Server(_) => None,
            Place::Direct => Some(HelpMoment::NoTableDirectly),
            Place::Elsewhere => Some(HelpMoment::Elsewhere),
        };
        if let Some(moment) = away {
            let rules = rules_summary::usual(Edition::default());
            return Reply::with_rows(text.help(&rules, moment, None), vec![topics(text)]).into();
        }
        let known = request.bot.tournaments.belonging_to(request.channel).await.ok();
        let moment = known.and_then(|known| at_tournament(&known, person));
        let rules = rules_summary::usual(Edition::default());
        let content = text.help(&rules, moment.unwrap_or(HelpMoment::NoTable), None);
        return Reply::with_rows(content, vec![topics(text)]).into();
    };
    let moment = at_table(&table, person);
    let counts = Some(message::counts(&table));
    let content = text.help(&rules_summary::rules_of(&table), moment, counts);
    let rows = vec![CreateActionRow::Buttons(buttons(&table, person, text)), topics(text)];
    Reply::with_rows(content, rows).into()
}

/// Handles a choice in the menu of topics, which stays below the answer.
pub async fn topic(request: &Request<'_>, chosen: Option<&str>) -> Answer {
    let text = request.text();
    let Some(topic) = chosen.and_then(HelpTopic::from_name) else {
        return errors::old_button(request);
    };
    match text.help_on(topic) {
        Some(content) => Reply::with_rows(content, vec![topics(text)]).into(),
        None => show(request).await,
    }
}

/// The menu of topics.
fn topics(text: &Text) -> CreateActionRow {
    let options = HelpTopic::ALL
        .iter()
        .map(|topic| CreateSelectMenuOption::new(text.help_topic(*topic), topic.name()));
    menu(HelpClick::Topic, options.collect(), text.choose_help_topic())
}

/// The possible actions at an open table.
fn at_table(table: &Table, person: PersonId) -> HelpMoment<'_> {
    let names = names::seat_names(table);
    let at = |seat: Option<usize>| seat.and_then(|seat| names.get(seat)).copied();
    let own = table.seat_of(person);
    if table.phase == Phase::Lobby {
        return match (own, at(table.seat_of(table.host))) {
            (Some(_), Some(host)) if table.host != person => HelpMoment::Seated { host },
            (None, Some(host)) if table.is_invited(person) => HelpMoment::Invited { host },
            (None, Some(host)) => HelpMoment::Lobby { host },
            _ if table.home.is_direct() => HelpMoment::HostingDirectly,
            _ => HelpMoment::Hosting,
        };
    }
    match (own, at(table.turn())) {
        (None, _) if table.seat_to_take_back(person).is_some() => HelpMoment::Minded,
        (None, _) => HelpMoment::Watching,
        _ if table.is_between_rounds() => HelpMoment::BetweenRounds,
        (Some(_), Some(who)) if table.takes_order(person) => HelpMoment::TurnOfPlanned(who),
        (Some(_), Some(who)) if table.turn() != own => HelpMoment::TurnOf(who),
        _ if table.settings.hints == Hints::None => HelpMoment::YourTurnUnhinted,
        _ => HelpMoment::YourTurn,
    }
}

/// The possible actions in a tournament; `None` if it is over.
fn at_tournament(known: &LoadedTournament, person: PersonId) -> Option<HelpMoment<'static>> {
    let state = &known.state;
    let entry =
        state.entry_of(person).map(|entry| &state.entries[entry]).filter(|entry| entry.is_in());
    Some(match (state.stage, entry) {
        (Stage::Over(_), _) => return None,
        (Stage::SignUp, None) => HelpMoment::SignUp,
        (Stage::CheckIn { .. }, Some(entry)) if !entry.checked_in => HelpMoment::CheckIn,
        (Stage::SignUp | Stage::CheckIn { .. }, Some(_)) => HelpMoment::Entered,
        (Stage::Playing { .. }, Some(_)) if state.awaited(person).is_some() => HelpMoment::Called,
        _ => HelpMoment::Tournament,
    })
}

/// The buttons that show the person's rack, take their seat back, and show the rules.
fn buttons(table: &Table, person: PersonId, text: &Text) -> Vec<CreateButton> {
    let plays = table.phase != Phase::Lobby && table.seat_of(person).is_some();
    let rack = plays.then(|| {
        let id = CustomId { table: table.id, click: Click::RackBeside }.to_string();
        button(id, text.button(text::Button::Rack), ButtonStyle::Primary)
    });
    let back = table.seat_to_take_back(person).map(|_| clock::take_back(table, text));
    let rules = [components::rules_button(table, text), components::all_rules_button(table, text)];
    rack.into_iter().chain(back).chain(rules).collect()
}
