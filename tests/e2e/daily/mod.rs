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

/// Opens the person's try at today's `deal` or `puzzle`, and returns the answer.
async fn open_todays_game(person: &PersonIn, game: &str) -> Message {
    private_message(person.slash(&format!("daily {game}"), &[]).await).await
}

/// Clicks a button, given by its label or custom id, and returns the private answer.
async fn click(person: &PersonIn, message: &Message, button: &str) -> Message {
    private_message(person.click(message, button).await).await
}

/// Returns the custom id of the first button whose custom id contains this part; `None` if there is no such button.
fn button_id_containing(message: &Message, part: &str) -> Option<String> {
    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    ids.into_iter().find(|id| id.contains(part))
}

/// Opens the preview of the best placement. If there is only one placement, there is no preview; returns `message`, which has a
/// button to place the tile.
async fn preview_best_move(person: &PersonIn, message: &Message) -> Message {
    match button_id_containing(message, ":preview:") {
        Some(button) => click(person, message, &button).await,
        None => message.clone(),
    }
}

/// Makes the move with the most points, or draws, or passes. Returns the answer.
async fn make_best_move(person: &PersonIn, message: &Message) -> Message {
    if button_id_containing(message, ":preview:")
        .or(button_id_containing(message, ":place:"))
        .is_some()
    {
        let preview = preview_best_move(person, message).await;
        return click(person, &preview, "Place").await;
    }
    let other = button_id_containing(message, ":draw:").or(button_id_containing(message, ":pass:"));
    click(person, message, &other.expect("a move")).await
}

/// Plays until the person's try at a daily game is over. Returns the last answer.
async fn play_try_to_end(person: &PersonIn, mut message: Message) -> Message {
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

/// Returns the line of a message that people copy to share their result.
fn shareable_result_line(message: &Message) -> String {
    let mut parts = message.content.split("```\n");
    parts.nth(1).expect("a code block").lines().next().expect("a line").to_owned()
}
