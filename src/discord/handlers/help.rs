//! `/help`: the actions that are possible in the channel now, how to play, the rules that apply, and a menu of topics.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

use super::lobby::message;
use super::rules_summary;
use crate::discord::custom_id::help::HelpClick;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::{InteractionPlace, Request};
use crate::discord::render::components::{labelled_button, select_menu};
use crate::discord::render::{clock, components, names};
use crate::guild::LoadedTournament;
use crate::ids::PersonId;
use crate::league::tournament::Stage;
use crate::table::{Phase, Table};
use crate::text::{self, HelpSituation, HelpTopic, Text};
use triominos_rules::game::{Edition, Hints};

/// Handles `/help`: explains the game by the rules of the channel's open table or, without one, by those of the default
/// edition.
pub async fn show_help(request: &Request<'_>) -> InteractionAnswer {
    let (text, person) = (request.text(), request.actor.id);
    let table = match request.bot.tables.open_table_in(request.channel).await {
        Ok(table) => table,
        Err(error) => {
            // The help is shown all the same, because it is most needed when something does not work.
            tracing::warn!(%error, "cannot tell which rules hold here");
            None
        }
    };
    let Some(table) = table else {
        let situation = match request.place {
            InteractionPlace::Server(_) => None,
            InteractionPlace::Direct => Some(HelpSituation::NoTableInDirectMessages),
            InteractionPlace::Elsewhere => Some(HelpSituation::Elsewhere),
        };
        if let Some(moment) = situation {
            let rules = rules_summary::default_rules_of(Edition::default());
            return PrivateReply::with_rows(
                text.help_message(&rules, moment, None),
                vec![topic_menu(text)],
            )
            .into();
        }
        let known = request.bot.tournaments.tournament_for_autocomplete(request.channel).await.ok();
        let moment = known.and_then(|known| help_situation_in_tournament(&known, person));
        let rules = rules_summary::default_rules_of(Edition::default());
        let content = text.help_message(&rules, moment.unwrap_or(HelpSituation::NoTable), None);
        return PrivateReply::with_rows(content, vec![topic_menu(text)]).into();
    };
    let moment = help_situation_at_table(&table, person);
    let counts = Some(message::rated_status(&table));
    let content = text.help_message(&rules_summary::rules_of_table(&table), moment, counts);
    let rows = vec![CreateActionRow::Buttons(help_buttons(&table, person, text)), topic_menu(text)];
    PrivateReply::with_rows(content, rows).into()
}

/// Handles a choice in the menu of help topics: shows the chosen topic. The menu stays below the answer.
pub async fn show_help_topic(request: &Request<'_>, menu_value: Option<&str>) -> InteractionAnswer {
    let text = request.text();
    let Some(topic) = menu_value.and_then(HelpTopic::from_name) else {
        return errors::answer_old_button(request);
    };
    match text.help_topic_text(topic) {
        Some(content) => PrivateReply::with_rows(content, vec![topic_menu(text)]).into(),
        None => show_help(request).await,
    }
}

/// Returns the menu of topics.
fn topic_menu(text: &Text) -> CreateActionRow {
    let options = HelpTopic::ALL
        .iter()
        .map(|topic| CreateSelectMenuOption::new(text.help_topic_label(*topic), topic.name()));
    select_menu(HelpClick::Topic, options.collect(), text.choose_help_topic_placeholder())
}

/// Returns the person's situation at an open table, which decides the actions that the help describes.
fn help_situation_at_table(table: &Table, person: PersonId) -> HelpSituation<'_> {
    let names = names::seat_names(table);
    let at = |seat: Option<usize>| seat.and_then(|seat| names.get(seat)).copied();
    let own = table.seat_of(person);
    if table.phase == Phase::Lobby {
        return match (own, at(table.seat_of(table.host))) {
            (Some(_), Some(host)) if table.host != person => HelpSituation::Seated { host },
            (None, Some(host)) if table.is_invited(person) => HelpSituation::Invited { host },
            (None, Some(host)) => HelpSituation::Lobby { host },
            _ if table.home.is_direct() => HelpSituation::HostingDirectly,
            _ => HelpSituation::Hosting,
        };
    }
    match (own, at(table.turn())) {
        (None, _) if table.seat_to_take_back(person).is_some() => HelpSituation::Minded,
        (None, _) => HelpSituation::Watching,
        _ if table.is_between_rounds() => HelpSituation::BetweenRounds,
        (Some(_), Some(who)) if table.can_give_order(person) => HelpSituation::TurnOfPlanned(who),
        (Some(_), Some(who)) if table.turn() != own => HelpSituation::TurnOf(who),
        _ if table.settings.hints == Hints::None => HelpSituation::YourTurnUnhinted,
        _ => HelpSituation::YourTurn,
    }
}

/// Returns the person's situation in a tournament, which decides the actions that the help describes; `None` if the
/// tournament is over.
fn help_situation_in_tournament(
    loaded: &LoadedTournament,
    person: PersonId,
) -> Option<HelpSituation<'static>> {
    let state = &loaded.state;
    let entry = state
        .entry_of(person)
        .map(|entry| &state.entries[entry])
        .filter(|entry| entry.can_be_paired());
    Some(match (state.stage, entry) {
        (Stage::Over(_), _) => return None,
        (Stage::SignUp, None) => HelpSituation::SignUp,
        (Stage::CheckIn { .. }, Some(entry)) if !entry.checked_in => HelpSituation::CheckIn,
        (Stage::SignUp | Stage::CheckIn { .. }, Some(_)) => HelpSituation::Entered,
        (Stage::Playing { .. }, Some(_))
            if state.awaiting_table_number_and_entry_of(person).is_some() =>
        {
            HelpSituation::Called
        }
        _ => HelpSituation::Tournament,
    })
}

/// Returns the buttons that show the person's rack, take their seat back, and show the rules.
fn help_buttons(table: &Table, person: PersonId, text: &Text) -> Vec<CreateButton> {
    let plays = table.phase != Phase::Lobby && table.seat_of(person).is_some();
    let rack = plays.then(|| {
        let id = CustomId { table: table.id, click: Click::RackBeside }.to_string();
        labelled_button(id, text.button_label(text::Button::Rack), ButtonStyle::Primary)
    });
    let back = table.seat_to_take_back(person).map(|_| clock::take_seat_back_button(table, text));
    let rules = [components::rules_button(table, text), components::all_rules_button(table, text)];
    rack.into_iter().chain(back).chain(rules).collect()
}
