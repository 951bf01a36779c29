//! `/hint`: a good placement for the player in turn, in friendly matches.

use discord_stand_in::OptionValue;
use discord_stand_in::people::PersonIn;

use crate::support::bot::{World, ask, private};
use crate::support::turns::{take_turn, turn_of};
use crate::turn::refusals::{position, tiles_in, typed};

/// Starts a match of these people with these options of `/play`.
async fn begin_match(world: &World, people: [&PersonIn; 2], options: &[(&str, OptionValue)]) {
    private(people[0].slash("play", options).await).await;
    let lobby = world.message_with("Join").await;
    people[1].click(&lobby, "Join").await;
    people[0].click(&lobby, "Start").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_in_turn_of_a_friendly_match_gets_a_hint() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.people(["Ada", "Bo", "Eve"]);
    let early = ask(&ada, "hint").await;
    assert!(early.content.contains("There’s no table in this channel."), "{}", early.content);
    begin_match(&world, [&ada, &bo], &[("rated", false.into())]).await;
    let (lead, _) = turn_of(&world.board_in(world.channel).await, &ada, &bo);
    take_turn(lead).await;
    let board = world.board_in(world.channel).await;
    let (turn, waits) = turn_of(&board, &ada, &bo);
    world.all_published().await;
    let before = position(&world, &[&ada, &bo]).await;

    // A hint is a placement of an own tile with its points, a reason and a button for the preview. It is the same when asked again.
    let hint = ask(turn, "hint").await;
    let hint_text = typed(&hint.content);
    assert!(hint_text.starts_with("**Hint:** ") && hint_text.contains(" on spot "), "{hint_text}");
    assert!(hint_text.contains("**+") && hint_text.lines().count() == 2, "{hint_text}");
    let (tile, _) = hint_text["**Hint:** ".len()..].split_once(' ').expect("a tile");
    assert!(tiles_in(&ask(turn, "rack").await).contains(&tile.to_owned()), "{hint_text}");
    assert_eq!(hint.labels().len(), 2, "{:?}", hint.labels());
    assert_eq!(ask(turn, "hint").await.content, hint.content);

    // Nobody else gets a hint, and nothing is posted in the channel.
    let other = ask(waits, "hint").await;
    assert!(other.content.starts_with("It’s **"), "{}", other.content);
    let stranger = ask(&eve, "hint").await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    assert_eq!(position(&world, &[&ada, &bo]).await, before);

    // The button opens the preview, from which the tile can be placed.
    let preview = private(turn.click(&hint, &hint.labels()[0]).await).await;
    assert!(preview.picture().is_some() && typed(&preview.content).contains(tile));
    let placed = private(turn.click(&preview, "Place").await).await;
    assert!(typed(&placed.content).contains(&format!("You placed {tile}")), "{}", placed.content);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_fitting_tile_the_hint_is_to_draw() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    begin_match(&world, [&ada, &bo], &[("rated", false.into())]).await;
    let board = world.board_in(world.channel).await;
    let (stuck, _) = world.play_until_stuck(board, &ada, &bo).await;
    let hint = ask(stuck, "hint").await;
    assert!(hint.content.starts_with("**Hint:** Nothing fits, so draw."), "{}", hint.content);
    let drew = private(stuck.click(&hint, "Draw").await).await;
    assert!(drew.content.contains("You drew "), "{}", drew.content);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_matches_and_tables_without_hints_give_none() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, waits, _) = world.match_after_first_turn(&ada, &bo).await;
    let rated = ask(turn, "hint").await;
    assert!(rated.content.contains("no hints in rated matches"), "{}", rated.content);
    let also = ask(waits, "hint").await;
    assert_eq!(also.content, rated.content, "the refusal is the same for both players");

    world.finish();

    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let options = [("rated", false.into()), ("hints", "no hints".into())];
    begin_match(&world, [&ada, &bo], &options).await;
    let (turn, _) = turn_of(&world.board_in(world.channel).await, &ada, &bo);
    let unhinted = ask(turn, "hint").await;
    assert!(unhinted.content.contains("opened without hints"), "{}", unhinted.content);
    world.finish();
}
