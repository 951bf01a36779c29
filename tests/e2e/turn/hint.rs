//! `/hint`: a good placement for the player to move, in friendly matches.

use discord_stand_in::OptionValue;
use discord_stand_in::people::PersonIn;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::turn::refusals::{tiles_in_answer, visible_match_texts, with_typed_hyphens};

/// Starts a match of two people. `options` are the options with which the first person uses `/play`.
async fn begin_match(world: &World, people: [&PersonIn; 2], options: &[(&str, OptionValue)]) {
    private_message(people[0].slash("play", options).await).await;
    let lobby = world.wait_for_button("Join").await;
    people[1].click(&lobby, "Join").await;
    people[0].click(&lobby, "Start").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_in_turn_of_a_friendly_match_gets_a_hint() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let early = ask_privately(&ada, "hint").await;
    assert!(early.content.contains("There’s no table in this channel."), "{}", early.content);
    begin_match(&world, [&ada, &bo], &[("rated", false.into())]).await;
    let (lead, _) = pinged_and_other_player(&world.wait_for_board(world.channel).await, &ada, &bo);
    take_turn(lead).await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, waits) = pinged_and_other_player(&board, &ada, &bo);
    world.wait_until_published().await;
    let before = visible_match_texts(&world, &[&ada, &bo]).await;

    // A hint is a placement of one of the player's tiles, with its points, a reason and a button for the preview. A second request
    // gives the same hint.
    let hint = ask_privately(turn, "hint").await;
    let hint_text = with_typed_hyphens(&hint.content);
    assert!(hint_text.starts_with("**Hint:** ") && hint_text.contains(" on spot "), "{hint_text}");
    assert!(hint_text.contains("**+") && hint_text.lines().count() == 2, "{hint_text}");
    let (tile, _) = hint_text["**Hint:** ".len()..].split_once(' ').expect("a tile");
    assert!(
        tiles_in_answer(&ask_privately(turn, "rack").await).contains(&tile.to_owned()),
        "{hint_text}"
    );
    assert_eq!(hint.button_labels().len(), 2, "{:?}", hint.button_labels());
    assert_eq!(ask_privately(turn, "hint").await.content, hint.content);

    // The button below the rack gives the same hint, and the picture of the rack stays.
    let rack = ask_privately(turn, "rack").await;
    let in_rack = private_message(turn.click(&rack, "Hint").await).await;
    assert_eq!((&in_rack.content, in_rack.button_labels()), (&hint.content, hint.button_labels()));
    assert!(in_rack.id == rack.id && in_rack.picture().is_some());
    assert!(ask_privately(waits, "rack").await.button("Hint").is_none(), "it’s not their turn");

    // Nobody else gets a hint, and nothing is posted in the channel.
    let other = ask_privately(waits, "hint").await;
    assert!(other.content.starts_with("It’s **"), "{}", other.content);
    let stranger = ask_privately(&eve, "hint").await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);

    // The button opens the preview, from which the tile can be placed.
    let preview = private_message(turn.click(&hint, &hint.button_labels()[0]).await).await;
    assert!(preview.picture().is_some() && with_typed_hyphens(&preview.content).contains(tile));
    let placed = private_message(turn.click(&preview, "Place").await).await;
    assert!(
        with_typed_hyphens(&placed.content).contains(&format!("You placed {tile}")),
        "{}",
        placed.content
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_fitting_tile_the_hint_is_to_draw() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    begin_match(&world, [&ada, &bo], &[("rated", false.into())]).await;
    let board = world.wait_for_board(world.channel).await;
    let (stuck, _) = world.play_until_no_tile_fits(board, &ada, &bo).await;
    let hint = ask_privately(stuck, "hint").await;
    assert!(hint.content.starts_with("**Hint:** Nothing fits, so draw."), "{}", hint.content);
    let drew = private_message(stuck.click(&hint, "Draw").await).await;
    assert!(drew.content.contains("You drew "), "{}", drew.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_matches_and_tables_without_hints_refuse_hint_requests() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waits, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    assert!(ask_privately(turn, "rack").await.button("Hint").is_none());
    let rated = ask_privately(turn, "hint").await;
    assert!(rated.content.contains("no hints in rated matches"), "{}", rated.content);
    let also = ask_privately(waits, "hint").await;
    assert_eq!(also.content, rated.content, "the refusal is the same for both players");

    world.finish_without_refusals();

    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let options = [("rated", false.into()), ("hints", "no hints".into())];
    begin_match(&world, [&ada, &bo], &options).await;
    let (turn, _) = pinged_and_other_player(&world.wait_for_board(world.channel).await, &ada, &bo);
    let unhinted = ask_privately(turn, "hint").await;
    assert!(unhinted.content.contains("opened without hints"), "{}", unhinted.content);
    world.finish_without_refusals();
}
