//! The tours on the sandbox's page. A tour is a sequence of commands and clicks that a visitor starts with one click.

use serde_json::{Map, Value, json};

use crate::text::{Lang, Text};
use discord_stand_in::{Tour, TourStep};
use triominos_rules::game::Edition;

/// Returns the tours in the order in which the page lists them.
pub(super) fn sandbox_tours() -> Vec<Tour> {
    vec![
        Tour {
            label: "Play against two computers".to_owned(),
            channel: None,
            for_moderators: false,
            steps: vec![
                // In direct messages a new table has one computer, unless this option says otherwise. The steps below add two.
                command_step("play", &[("computers", json!(0))]),
                press_step("computer"),
                press_step("computer"),
                press_step("start"),
            ],
        },
        Tour {
            label: "Open a table".to_owned(),
            channel: None,
            for_moderators: false,
            steps: vec![command_step("play", &[])],
        },
        // This tournament has four players and two rounds, so a visitor can play it in about a quarter of an hour.
        Tour {
            label: "See a tournament".to_owned(),
            channel: Some("tournaments".to_owned()),
            for_moderators: true,
            steps: vec![
                command_step(
                    "tournament create",
                    &[
                        ("name", json!("Friendly cup")),
                        ("rounds", json!(2)),
                        ("seats", json!(2)),
                        ("edition", edition_option_value(Edition::default())),
                        ("computers", json!(3)),
                    ],
                ),
                press_step("join"),
                TourStep::Offer { name: "tournament start".to_owned() },
            ],
        },
    ]
}

/// Returns the step that sends a command with these options.
fn command_step(command: &str, options: &[(&str, Value)]) -> TourStep {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    TourStep::Command { name: command.to_owned(), options: options.collect::<Map<_, _>>() }
}

/// Returns the step that presses a button of a lobby or a tournament. `action` is the last part of the button's custom id.
fn press_step(action: &str) -> TourStep {
    TourStep::Press { custom_id_ends: format!(":{action}") }
}

/// Returns the English name of an edition, which is its label among the choices of a command option.
fn edition_option_value(edition: Edition) -> Value {
    json!(Text::for_lang(Lang::En).edition_name(edition.name()))
}
