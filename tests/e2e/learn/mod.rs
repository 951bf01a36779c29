//! `/learn`: the first lesson, and the coach of the first round after it.

mod coach;
mod lesson;
mod odd;

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::private_message;

/// The indexes of the right answer and of an answer whose corners disagree with the board, for each step.
const ANSWERS: [(usize, usize); 6] = [(1, 0), (2, 0), (2, 1), (0, 2), (2, 0), (2, 0)];

/// Opens a person's lesson.
async fn open_lesson(person: &PersonIn) -> Message {
    private_message(person.slash("learn", &[]).await).await
}

/// Clicks a button, given by its label or custom id, and returns the private answer.
async fn click(person: &PersonIn, message: &Message, button: &str) -> Message {
    private_message(person.click(message, button).await).await
}

/// Returns the custom id of the first button that ends with this part.
#[track_caller]
fn button_ending(message: &Message, part: &str) -> String {
    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    let mut matching = ids.filter(|id| id.ends_with(part));
    matching.next().unwrap_or_else(|| panic!("no {part}: {:?}", message.button_labels()))
}

/// Gives the answer with this index.
async fn answer(person: &PersonIn, message: &Message, index: usize) -> Message {
    let button = button_ending(message, &format!(":answer:{index}"));
    click(person, message, &button).await
}

/// Answers every step from `message` on, the first of which has this index, and returns the last message.
async fn answer_all(person: &PersonIn, mut message: Message, first: usize) -> Message {
    for (step, (right, _)) in ANSWERS.iter().enumerate().skip(first) {
        message = answer(person, &message, *right).await;
        if step + 1 < ANSWERS.len() {
            message = click(person, &message, "Next Step").await;
        }
    }
    message
}

/// Asserts that a message contains these words.
#[track_caller]
fn assert_says(message: &Message, words: &[&str]) {
    for word in words {
        assert!(message.content.contains(word), "“{word}” in: {}", message.content);
    }
}
