//! The daily deal and the daily puzzle.

mod calendar;
mod deal;
mod odd;
mod puzzle;
mod reminders;
mod review;
mod secret;
mod server;

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::private_message;

/// Opens a person's try of today: `deal` or `puzzle`.
async fn open_game(person: &PersonIn, kind: &str) -> Message {
    private_message(person.slash(&format!("daily {kind}"), &[]).await).await
}

/// Clicks a button, given by its label or custom id, and returns the private answer.
async fn click(person: &PersonIn, message: &Message, button: &str) -> Message {
    private_message(person.click(message, button).await).await
}

/// Returns the custom id of the first button with this part; `None` if there is no such button.
fn button_with(message: &Message, part: &str) -> Option<String> {
    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    ids.into_iter().find(|id| id.contains(part))
}

/// Opens the preview of the best placement; if it is the only one, returns the message that offers to place it.
async fn preview_best(person: &PersonIn, message: &Message) -> Message {
    match button_with(message, ":preview:") {
        Some(button) => click(person, message, &button).await,
        None => message.clone(),
    }
}

/// Makes the move with the most points, or draws, or passes. Returns the answer.
async fn make_best_move(person: &PersonIn, message: &Message) -> Message {
    if button_with(message, ":preview:").or(button_with(message, ":place:")).is_some() {
        let preview = preview_best(person, message).await;
        return click(person, &preview, "Place").await;
    }
    let other = button_with(message, ":draw:").or(button_with(message, ":pass:"));
    click(person, message, &other.expect("a move")).await
}

/// Plays until the try is over. Returns the last answer.
async fn play_to_end(person: &PersonIn, mut message: Message) -> Message {
    for _ in 0..100 {
        if message.button("Try Again").is_some() {
            return message;
        }
        message = make_best_move(person, &message).await;
    }
    panic!("the try does not end: {}", message.content);
}

/// Asserts that a message contains these words.
#[track_caller]
fn assert_says(message: &Message, words: &[&str]) {
    for word in words {
        assert!(message.content.contains(word), "“{word}” in: {}", message.content);
    }
}

/// Returns the line of a message that is to be copied.
fn line_to_copy(message: &Message) -> String {
    let mut parts = message.content.split("```\n");
    parts.nth(1).expect("a code block").lines().next().expect("a line").to_owned()
}
