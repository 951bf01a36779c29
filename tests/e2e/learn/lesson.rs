//! A beginner goes through the lesson.

use super::{ANSWERS, answer_all_steps, assert_says, click, give_answer, open_lesson};
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::without_pictures::in_words::prefer_answers_in_words;

/// Words in the explanation after the right answer of each step.
const EXPLAINED: [&[&str]; 6] = [
    &["You placed 1‑2‑3 on spot 4: 1+2+3, **+6**", "numbers match at both ends"],
    &["You placed 2‑3‑4", "In the gap, one corner wouldn’t match"],
    &["You placed 1‑3‑5", "That’s a bridge", "It scores +40"],
    &["You placed 2‑4‑5", "That’s a hexagon", "It scores +50"],
    &["You drew 0‑1‑2 (−5).", "Draw up to 3 a turn", "−10 more"],
    &["You placed 4‑5‑5", "You score 25 for that, plus 9", "That was the last step"],
];

#[tokio::test(flavor = "multi_thread")]
async fn a_beginner_learns_from_a_mistake_in_each_step_and_resumes_after_a_restart() {
    for_each_database(check_lesson_with_mistakes).await;
}

/// Goes through the lesson on a database of this kind, with one mistake in each step.
async fn check_lesson_with_mistakes(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada] = world.add_people(["Ada"]);
    let mut message = open_lesson(&ada).await;
    assert!(message.is_ephemeral());
    assert_says(&message, &["step 1 of 6", "Welcome.", "Your tiles: 0‑2‑4 · 1‑2‑3"]);
    assert_eq!(message.button_labels().len(), 6, "{:?}", message.button_labels());
    let first = message.id;
    for (step, (right, wrong)) in ANSWERS.into_iter().enumerate() {
        let title = format!("step {} of 6", step + 1);
        assert_says(&message, &[&title]);
        let alt = message.picture().and_then(|picture| picture.alt_text.clone());
        assert!(!alt.expect("an alt text").contains("fits"), "the picture reveals nothing");

        let mistaken = give_answer(&ada, &message, wrong).await;
        assert_says(&mistaken, &[&title, "doesn’t fit spot", " instead of ", "No harm done"]);
        let alt = mistaken.picture().and_then(|picture| picture.alt_text.clone());
        assert!(alt.expect("an alt text").contains("cross"), "the wrong corners are marked");
        // A wrong answer changes nothing.
        if step == 2 {
            world.stop_bot().await;
            world.start_bot().await;
            let resumed = open_lesson(&ada).await;
            assert_says(&resumed, &[&title, "Here’s where you left off"]);
        }
        let explained = give_answer(&ada, &mistaken, right).await;
        assert_says(&explained, &[&title, "**Right.**"]);
        assert_says(&explained, EXPLAINED[step]);
        assert!(explained.picture().is_some());
        assert_eq!(explained.id, first, "one message shows the whole lesson");
        if step + 1 < ANSWERS.len() {
            message = click(&ada, &explained, "Next Step").await;
        } else {
            assert_eq!(explained.button_labels(), ["Play Your First Round", "Start Over"]);
            message = explained;
        }
    }
    let again = open_lesson(&ada).await;
    assert_says(&again, &["That’s the end of the lesson"]);
    assert_says(&click(&ada, &message, "Start Over").await, &["step 1 of 6"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn allowed_answers_that_score_less_and_a_pass_are_explained() {
    let world = World::new(1).await;
    let ada = world.add_person("Ada").0.in_dm();
    let mut message = open_lesson(&ada).await;
    for _ in 0..2 {
        message = click(&ada, &message, "Skip This Step").await;
    }
    assert_says(&message, &["step 3 of 6"]);
    let plain = give_answer(&ada, &message, 0).await;
    assert_says(&plain, &["That’s allowed (**+11**)", "step 3 of 6"]);
    let hexagon = click(&ada, &plain, "Skip This Step").await;
    assert_says(&give_answer(&ada, &hexagon, 1).await, &["That’s allowed (**+11**)"]);
    let draw = click(&ada, &hexagon, "Skip This Step").await;
    assert_says(&give_answer(&ada, &draw, 1).await, &["You can’t pass yet"]);
    let out = click(&ada, &draw, "Skip This Step").await;
    assert_says(&give_answer(&ada, &out, 1).await, &["That’s allowed (**−5**)"]);
    let end = click(&ada, &out, "Skip This Step").await;
    assert_says(&end, &["That’s the end of the lesson"]);
    assert!(end.attachments.is_empty());

    // The whole lesson can be skipped.
    let again = click(&ada, &end, "Start Over").await;
    let skipped = click(&ada, &again, "Skip the Lesson").await;
    assert_eq!(skipped.button_labels(), ["Play Your First Round", "Start Over"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_can_be_followed_in_words() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    prefer_answers_in_words(&ada).await;
    let start = open_lesson(&ada).await;
    assert!(start.attachments.is_empty() && start.button("In Words").is_none());
    // The words name the tiles, the offered spots with their numbers, and the board.
    assert_says(&start, &["0‑2‑4, 1‑2‑3", "- Spot 4: 1, any, 3; points down", "Row 1 of"]);
    let mistaken = give_answer(&ada, &start, 0).await;
    assert!(mistaken.attachments.is_empty());
    assert_says(&mistaken, &["doesn’t fit spot 2: it would have"]);
    let end = answer_all_steps(&ada, mistaken, 0).await;
    assert!(end.attachments.is_empty());
    assert_says(&end, &["That was the last step"]);

    // With pictures, a button describes one step in words.
    let start = open_lesson(&bo).await;
    let words = click(&bo, &start, "In Words").await;
    assert!(words.attachments.is_empty() && words.id == start.id);
    assert_says(&words, &["- Spot 4: 1, any, 3; points down"]);
    assert!(give_answer(&bo, &words, 1).await.picture().is_some());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_first_rack_offers_the_lesson_and_a_finished_lesson_replaces_the_introduction() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    answer_all_steps(&bo, open_lesson(&bo).await, 0).await;
    let board = world.begin_match(&[&ada, &bo]).await;
    let first = private_message(ada.click(&board, "My Rack").await).await;
    let lesson = click(&ada, &first, "Learn the Game").await;
    assert_says(&lesson, &["step 1 of 6"]);
    assert_ne!(lesson.id, first.id, "the rack stays");
    let second = ask_privately(&ada, "rack").await;
    assert!(second.button("Learn the Game").is_none(), "{:?}", second.button_labels());
    let taught = bo.click(&board, "My Rack").await;
    assert_eq!(taught.followups().len(), 0, "no introduction after the lesson");
    assert!(private_message(taught).await.button("Learn the Game").is_none());
    world.finish_without_refusals();
}
