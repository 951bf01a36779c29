//! Tours: things that the sandbox's page offers a newcomer to do with one click.

use serde_json::{Map, Value, json};

use crate::text::{Lang, Text};
use discord_stand_in::{Tour, TourStep};
use triominos_rules::game::Edition;

/// The offers, the first one first.
pub(super) fn all() -> Vec<Tour> {
    vec![
        Tour {
            label: "Play against two computers".to_owned(),
            channel: None,
            for_moderators: false,
            steps: vec![
                // In direct messages one computer is there from the start.
                command("play", &[("computers", json!(0))]),
                press("computer"),
                press("computer"),
                press("start"),
            ],
        },
        Tour {
            label: "Open a table".to_owned(),
            channel: None,
            for_moderators: false,
            steps: vec![command("play", &[])],
        },
        // Four players, two rounds, one round of Triominos each: a quarter of an hour.
        Tour {
            label: "See a tournament".to_owned(),
            channel: Some("tournaments".to_owned()),
            for_moderators: true,
            steps: vec![
                command(
                    "tournament create",
                    &[
                        ("name", json!("Friendly cup")),
                        ("rounds", json!(2)),
                        ("seats", json!(2)),
                        ("edition", edition(Edition::default())),
                        ("computers", json!(3)),
                    ],
                ),
                press("join"),
                TourStep::Offer { name: "tournament start".to_owned() },
            ],
        },
    ]
}

fn command(name: &str, options: &[(&str, Value)]) -> TourStep {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    TourStep::Command { name: name.to_owned(), options: options.collect::<Map<_, _>>() }
}

/// The button of a lobby or a tournament: the last part of its custom id says what it does.
fn press(what: &str) -> TourStep {
    TourStep::Press { custom_id_ends: format!(":{what}") }
}

/// The label of this edition among the choices, as a person picks it.
fn edition(edition: Edition) -> Value {
    json!(Text::of(Lang::En).edition_name(edition.name()))
}
