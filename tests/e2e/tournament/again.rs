//! A match of a tournament offers no rematch, because the tournament pairs the next one.

use discord_stand_in::people::Message;

use crate::support::bot::{World, ask_privately};
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_table_threads, wait_for_words,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_a_tournament_is_not_played_again() {
    let world = World::new(4).await;
    let mo = join_as_organiser(&world, "Mo");
    let (ada, ada_here) = world.add_person("Ada");
    let (bo, bo_here) = world.add_person("Bo");
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    use_tournament_command(&ada_here, "join", &[]).await;
    use_tournament_command(&bo_here, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let people = [ada, bo];
    play_thread_to_the_end(&world, thread, &people).await;
    let there = people[0].in_channel(thread);
    let channel = world.discord.channel(thread);
    let end = channel.last_message().expect("a board");
    assert_eq!(
        end.button_labels(),
        ["Review", "Watch Replay", "Final Board", "Download the Record", "Proof of the Deal"]
    );
    wait_for_words(&world, "wins! 🏆").await;

    // There is no lobby that the person could leave.
    let none = ask_privately(&there, "leave").await;
    assert!(none.content.contains("no table in this channel"), "{}", none.content);
    world.finish_without_refusals();
}

/// The board of a match that was decided before its end has no buttons.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_decided_by_an_organiser_offers_no_rematch() {
    let world = World::new(4).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "1>2".into())]).await;
    let channel = world.discord.channel(thread);
    let ended = |message: &Message| message.content.contains("An organiser ended the match");
    let ended = channel.next_message(ended).await;
    assert_eq!(ended.button_labels(), [""; 0]);
    world.wait_until_published().await;
    let bare = |all: &[Message]| all.iter().all(|message| message.button("My Rack").is_none());
    channel.until("boards without buttons", bare).await;
    world.finish_without_refusals();
}
