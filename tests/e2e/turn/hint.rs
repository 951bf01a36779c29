//! `/hint`: one good placement, for the one who asks, in a friendly game.

use discord_stand_in::OptionValue;
use discord_stand_in::people::PersonIn;

use crate::support::bot::{World, ask, private};
use crate::support::turns::{take_turn, turn_of};
use crate::turn::refusals::{position, tiles_in, typed};

/// A match of these people that is opened with such options; its first board is the next message.
async fn begins(world: &World, people: [&PersonIn; 2], options: &[(&str, OptionValue)]) {
    private(people[0].slash("play", options).await).await;
    let lobby = world.message_with("Join").await;
    people[1].click(&lobby, "Join").await;
    people[0].click(&lobby, "Start").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_friendly_game_whoever_is_in_turn_can_ask_for_a_hint() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.people(["Ada", "Bo", "Eve"]);
    let early = ask(&ada, "hint").await;
    assert!(early.content.contains("There’s no table in this channel."), "{}", early.content);
    begins(&world, [&ada, &bo], &[("rated", false.into())]).await;
    let (lead, _) = turn_of(&world.board_in(world.channel).await, &ada, &bo);
    take_turn(lead).await;
    let board = world.board_in(world.channel).await;
    let (turn, waits) = turn_of(&board, &ada, &bo);
    world.all_told().await;
    let before = position(&world, &[&ada, &bo]).await;

    // One placement of a tile of theirs, its points, a reason, and the way to look at it. Asked again, it is the same.
    let hint = ask(turn, "hint").await;
    let told = typed(&hint.content);
    assert!(told.starts_with("**Hint:** ") && told.contains(" on spot "), "{told}");
    assert!(told.contains("**+") && told.lines().count() == 2, "{told}");
    let (tile, _) = told["**Hint:** ".len()..].split_once(' ').expect("a tile");
    assert!(tiles_in(&ask(turn, "rack").await).contains(&tile.to_owned()), "{told}");
    assert_eq!(hint.labels().len(), 2, "{:?}", hint.labels());
    assert_eq!(ask(turn, "hint").await.content, hint.content);

    // Nobody else has it, and the channel hears nothing.
    let other = ask(waits, "hint").await;
    assert!(other.content.starts_with("It’s **"), "{}", other.content);
    let stranger = ask(&eve, "hint").await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    assert_eq!(position(&world, &[&ada, &bo]).await, before);

    // The button shows it in its place, where it can be placed.
    let preview = private(turn.click(&hint, &hint.labels()[0]).await).await;
    assert!(preview.picture().is_some() && typed(&preview.content).contains(tile));
    let placed = private(turn.click(&preview, "Place").await).await;
    assert!(typed(&placed.content).contains(&format!("You placed {tile}")), "{}", placed.content);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_fits_the_hint_is_to_draw() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    begins(&world, [&ada, &bo], &[("rated", false.into())]).await;
    let board = world.board_in(world.channel).await;
    let (stuck, _) = world.stuck(board, &ada, &bo).await;
    let hint = ask(stuck, "hint").await;
    assert!(hint.content.starts_with("**Hint:** Nothing fits, so draw."), "{}", hint.content);
    let drew = private(stuck.click(&hint, "Draw").await).await;
    assert!(drew.content.contains("You drew "), "{}", drew.content);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_people_play_for_a_place_or_without_hints_there_are_none() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, waits, _) = world.led(&ada, &bo).await;
    let rated = ask(turn, "hint").await;
    assert!(rated.content.contains("no hints in rated matches"), "{}", rated.content);
    let also = ask(waits, "hint").await;
    assert_eq!(also.content, rated.content, "whoever is in turn");

    world.finish();

    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let options = [("rated", false.into()), ("hints", "no hints".into())];
    begins(&world, [&ada, &bo], &options).await;
    let (turn, _) = turn_of(&world.board_in(world.channel).await, &ada, &bo);
    let unhinted = ask(turn, "hint").await;
    assert!(unhinted.content.contains("opened without hints"), "{}", unhinted.content);
    world.finish();
}
