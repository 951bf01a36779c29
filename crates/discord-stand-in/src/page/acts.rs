//! The actions of the people who use the page: messages, commands, clicks, modals, and requests for autocomplete suggestions.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use hyper::Response;
use serde_json::{Value, json};

use super::reply::{PageRefusal, ok_response, refuse};
use crate::act::deadline::spawn_answer_deadline_check;
use crate::act::modal;
use crate::http::json_response;
use crate::ids::{Snowflake, parse_id};
use crate::world::hub::Hub;
use crate::world::model::AnswerKind;
use crate::world::state::World;

/// The maximum time for which the page waits for the bot's autocomplete suggestions.
const SUGGESTIONS_WITHIN: Duration = Duration::from_secs(3);

/// Returns the id in a JSON value; 0 if the value is not an id.
fn id_or_zero(value: &Value) -> Snowflake {
    parse_id(value).unwrap_or_default()
}

/// Sends a message in the name of a person who uses the page, and responds with it as JSON.
pub(super) fn send_message(world: &mut World, body: &Value) -> Result<Response<Body>, PageRefusal> {
    let text = body["content"].as_str().unwrap_or_default();
    let message =
        world.send_message(id_or_zero(&body["person"]), id_or_zero(&body["channel"]), text)?;
    Ok(ok_response(&world.message_json(&message)))
}

/// Dismisses an ephemeral message for a person who uses the page.
pub(super) fn dismiss_message(
    world: &mut World,
    body: &Value,
) -> Result<Response<Body>, PageRefusal> {
    world.dismiss_message(id_or_zero(&body["person"]), id_or_zero(&body["message_id"]))?;
    Ok(json_response(204, None, None))
}

/// Starts the interaction that the body describes (a command, click, choice or submitted modal), and returns its id.
pub(super) fn start_interaction(world: &mut World, body: &Value) -> Result<Snowflake, PageRefusal> {
    let (person, channel) = (id_or_zero(&body["person"]), id_or_zero(&body["channel"]));
    let text = |key: &str| body[key].as_str().unwrap_or_default();
    let started = match text("kind") {
        "command" => {
            let options = body["options"].as_array().cloned().unwrap_or_default();
            world.use_command(person, channel, text("name"), &options)?
        }
        "user_command" => {
            let target = id_or_zero(&body["target_id"]);
            world.use_user_command(person, channel, text("name"), target)?
        }
        "component" => {
            let values: Vec<String> = body["values"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|value| value.as_str().map(str::to_owned))
                .collect();
            let message = id_or_zero(&body["message_id"]);
            world.use_component(person, channel, message, text("custom_id"), &values)?
        }
        "modal" => {
            let Some(opener) = world.interaction_with_open_modal(person, text("custom_id")) else {
                return refuse(400, "This modal is not open.");
            };
            world.submit_modal(person, opener, &modal::submitted_values(&body["components"]))?
        }
        _ => return refuse(400, "kind is command, user_command, component or modal."),
    };
    Ok(started)
}

/// Requests the bot's autocomplete suggestions for an option, and responds with them.
pub(super) async fn suggest_choices(
    hub: &Arc<Hub>,
    body: &Value,
) -> Result<Response<Body>, PageRefusal> {
    let mut changes = hub.subscribe_to_changes();
    let started = hub.write(|world| {
        let options = body["options"].as_array().cloned().unwrap_or_default();
        let name = body["name"].as_str().unwrap_or_default();
        world.request_autocomplete(
            id_or_zero(&body["person"]),
            id_or_zero(&body["channel"]),
            name,
            &options,
        )
    })?;
    spawn_answer_deadline_check(hub);
    let answered = async {
        loop {
            let now = hub.read(|world| {
                let interaction = world.interactions.get(&started)?;
                interaction.answer.map(|answer| (answer, interaction.choices.clone()))
            });
            if now.is_some() || changes.changed().await.is_err() {
                return now;
            }
        }
    };
    match tokio::time::timeout(SUGGESTIONS_WITHIN, answered).await {
        Ok(Some((AnswerKind::Choices, choices))) => Ok(ok_response(&json!({ "choices": choices }))),
        _ => refuse(504, "The bot suggested nothing in time."),
    }
}
