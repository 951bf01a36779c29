//! Tournaments in which only computers are left.

use discord_stand_in::OptionValue;

use crate::support::bot::World;
use crate::tournament::course::{board_of, organiser, says, short, threads, wish};

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_ends_when_only_computers_are_left() {
    let world = World::new(1).await;
    let mo = organiser(&world, "Mo");
    let [ada] = world.people(["Ada"]);
    wish(&mo, "create", &short("Cup", 3, 4)).await;
    ada.click(&board_of(&world, "Cup").await, "Join").await;
    wish(&mo, "computers", &[("count", 3.into())]).await;
    wish(&mo, "start", &[]).await;
    threads(&world, 1, 1).await;
    // One for each of three is all that she may bring.
    let replaced = wish(&mo, "replace", &[("player", OptionValue::from("Ada"))]).await;
    assert!(replaced.content.contains("one computer too many"), "{}", replaced.content);
    assert!(replaced.content.contains("there can be at most 3"), "{}", replaced.content);
    let left = wish(&ada, "leave", &[]).await;
    assert!(left.content.contains("You were the last person"), "{}", left.content);
    let end = says(&world, "The standings stay as they are").await;
    assert!(end.content.contains("everyone has left"), "{}", end.content);
    assert!(!world.transcript().contains("wins it"), "{}", world.transcript());
    // Nobody has won, and nobody stands on a podium.
    assert!(end.attachments.iter().all(|file| file.filename != "podium.png"));
    let board = board_of(&world, "Cup").await;
    assert!(board.content.contains("computers don’t carry on"), "{}", board.content);
    let over = wish(&ada, "join", &[]).await;
    assert!(over.content.contains("is over"), "{}", over.content);
    world.finish();
}
