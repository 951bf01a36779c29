//! Tournaments in which only computer players are left.

use discord_stand_in::OptionValue;

use crate::support::bot::World;
use crate::tournament::course::{
    join_as_organiser, leave_tournament_and_confirm, standard_tournament_options,
    use_tournament_command, wait_for_table_threads, wait_for_tournament_message, wait_for_words,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_ends_when_only_computers_are_left() {
    let world = World::new(1).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada] = world.add_people(["Ada"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 3, 4)).await;
    ada.click(&wait_for_tournament_message(&world, "Cup").await, "Join").await;
    use_tournament_command(&mo, "computers", &[("count", 3.into())]).await;
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_table_threads(&world, 1, 1).await;
    // A tournament may have at most three computer players for each person.
    let replaced =
        use_tournament_command(&mo, "replace", &[("player", OptionValue::from("Ada"))]).await;
    assert!(replaced.content.contains("one computer too many"), "{}", replaced.content);
    assert!(replaced.content.contains("the limit is 3 per person"), "{}", replaced.content);
    let left = leave_tournament_and_confirm(&world, &ada).await;
    assert!(left.content.contains("You were the last person"), "{}", left.content);
    let end = wait_for_words(&world, "The standings stay as they are").await;
    assert!(end.content.contains("everyone has left"), "{}", end.content);
    assert!(!world.transcript().contains("wins! 🏆"), "{}", world.transcript());
    // Nobody has won, and there is no picture of a podium.
    assert!(end.attachments.iter().all(|file| file.filename != "podium.png"));
    let board = wait_for_tournament_message(&world, "Cup").await;
    assert!(board.content.contains("computers don’t carry on"), "{}", board.content);
    let over = use_tournament_command(&ada, "join", &[]).await;
    assert!(over.content.contains("is over"), "{}", over.content);
    world.finish_without_refusals();
}
