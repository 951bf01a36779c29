//! `/learn`: the first lesson, and the coach of the first round after it.

mod coach;
mod lesson;
mod odd;

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::private_message;

/// For each step of the lesson, the index of the right answer, and the index of an answer whose tile does not fit the board.
const ANSWERS: [(usize, usize); 6] = [(1, 0), (2, 0), (2, 1), (0, 2), (2, 0), (2, 0)];

/// Opens a person's lesson.
async fn open_lesson(person: &PersonIn) -> Message {
    private_message(person.slash("learn", &[]).await).await
}

/// Clicks a button, given by its label or custom id, and returns the private answer.
async fn click(person: &PersonIn, message: &Message, button: &str) -> Message {
    private_message(person.click(message, button).await).await
}

/// Returns the custom id of the first button whose custom id ends with this part.
#[track_caller]
fn button_id_ending_with(message: &Message, part: &str) -> String {
    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    let mut matching = ids.filter(|id| id.ends_with(part));
    matching.next().unwrap_or_else(|| panic!("no {part}: {:?}", message.button_labels()))
}

/// Clicks the answer with this index in the lesson, and returns the changed message.
async fn give_answer(person: &PersonIn, message: &Message, index: usize) -> Message {
    let button = button_id_ending_with(message, &format!(":answer:{index}"));
    click(person, message, &button).await
}

/// Gives the right answers from the step that `message` shows to the end of the lesson. `first_step` is the index of this step.
/// Returns the last message.
async fn answer_all_steps(person: &PersonIn, mut message: Message, first_step: usize) -> Message {
    for (step, (right, _)) in ANSWERS.iter().enumerate().skip(first_step) {
        message = give_answer(person, &message, *right).await;
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
