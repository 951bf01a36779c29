//! The first round after the lesson: a match against an easy computer, with a coach.

use discord_stand_in::people::{Message, PersonIn};

use super::{answer_all_steps, assert_says, click, open_lesson};
use crate::support::bot::{World, ask_privately};
use crate::support::turns::take_turn;
use crate::without_pictures::in_words::prefer_answers_in_words;

/// Plays until this many turns of the person have begun. Returns the message with the person's rack at the beginning of each turn.
async fn play_and_collect_racks(world: &World, person: &PersonIn, turns: usize) -> Vec<Message> {
    let mut racks = Vec::new();
    for _ in 0..40 {
        world.wait_until_published().await;
        let rack = ask_privately(person, "rack").await;
        if rack.content.contains("It’s your turn") {
            racks.push(rack);
            if racks.len() == turns {
                return racks;
            }
            let mut answer = take_turn(person).await;
            // A drawn tile may be placed in the same turn.
            while answer.content.contains("drew") && answer.button("Place").is_some() {
                answer = click(person, &answer, "Place").await;
            }
        }
        world.clock.advance(10_000);
    }
    panic!("{} turns: {}", racks.len(), world.discord.transcript(person.channel()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_explains_the_best_move_in_the_first_three_turns_of_the_first_round() {
    let world = World::new(1).await;
    let ada = world.add_person("Ada").0.in_dm();
    let end = answer_all_steps(&ada, open_lesson(&ada).await, 0).await;
    let first = click(&ada, &end, "Play Your First Round").await;
    assert!(first.content.contains("Your tiles"), "{}", first.content);
    assert_ne!(first.id, end.id, "the lesson stays");

    let racks = play_and_collect_racks(&world, &ada, 4).await;
    for (turn, rack) in racks.iter().enumerate() {
        let sentences = rack.content.matches("🎓 **Coach:** ").count();
        assert_eq!(sentences, usize::from(turn < 3), "turn {turn}: {}", rack.content);
        assert_eq!(rack.content.contains("my last tip"), turn == 2, "{}", rack.content);
        assert!(rack.button("Learn the Game").is_none());
    }
    // The sentence is that of a hint.
    let hint = ask_privately(&ada, "hint").await;
    assert!(hint.content.starts_with("**Hint:** "), "{}", hint.content);
    let public = world.discord.channel(ada.channel()).messages();
    assert!(public.iter().all(|message| !message.content.contains('🎓')));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_round_on_a_server_is_coached_in_words_and_a_taken_channel_leads_to_a_thread() {
    let mut world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    prefer_answers_in_words(&ada).await;
    let start = open_lesson(&ada).await;
    let end = click(&ada, &start, "Skip the Lesson").await;
    click(&ada, &end, "Play Your First Round").await;
    world.stop_bot().await;
    world.start_bot().await;
    let rack = &play_and_collect_racks(&world, &ada, 1).await[0];
    assert_says(rack, &["🎓 **Coach:** "]);
    assert!(rack.attachments.is_empty());

    let start = open_lesson(&bo).await;
    let end = click(&bo, &start, "Skip the Lesson").await;
    let elsewhere = click(&bo, &end, "Play Your First Round").await;
    assert!(elsewhere.content.contains("<#"), "{}", elsewhere.content);
    world.finish_without_refusals();
}
