//! A spectator who opens the board is also told what has happened since they last opened it.

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{
    pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};
use crate::turn::refusals::with_typed_hyphens;

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_is_shown_the_events_since_their_last_visit() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let (turn, waits, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;

    // The first answer shows the last turns. My Rack shows the board to a person without a rack.
    let first = ask_privately(&eve, "board").await;
    assert!(first.content.contains(" placed ") && first.picture().is_some(), "{}", first.content);
    assert!(!first.content.contains("last looked") && !first.content.contains("open spots"));
    let rack = private_message(eve.click(&board, "My Rack").await).await;
    assert!(rack.content.starts_with("You’re not playing at this table, so here’s the board."));
    assert!(rack.content.contains("Nothing’s happened since you last looked."));
    let alt = rack.picture().and_then(|picture| picture.alt_text.clone()).expect("words");
    assert!(!alt.contains("Your tile") && alt.contains("open spots"), "{alt}");

    // The next answer shows only what happened since then.
    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("a tile fits");
    place_tile(turn, &tile, &spot).await;
    world.wait_for_board(world.channel).await;
    let missed = ask_privately(&eve, "board").await;
    assert!(missed.content.starts_with("Since you last looked:\n**"), "{}", missed.content);
    let missed_placements: Vec<&str> =
        missed.content.lines().skip(1).take_while(|line| line.contains(" placed ")).collect();
    assert_eq!(missed_placements.len(), 1, "{}", missed.content);
    assert!(with_typed_hyphens(missed_placements[0]).contains(&tile), "{}", missed_placements[0]);

    // The answer in words has the same content, and is also counted as a visit.
    take_turn(waits).await;
    world.wait_for_board(world.channel).await;
    let words = private_message(eve.slash("board", &[("text", true.into())]).await).await;
    assert!(words.content.starts_with("Since you last looked:\n**"), "{}", words.content);
    assert!(words.picture().is_none());
    let again = private_message(eve.slash("board", &[("text", true.into())]).await).await;
    assert!(again.content.starts_with("Nothing’s happened"), "{}", again.content);

    // A player reads the moves of the others since the player's own turn.
    let own = ask_privately(waits, "board").await;
    assert!(!own.content.contains("last looked"), "{}", own.content);
    let next = ask_privately(turn, "board").await;
    assert!(next.content.starts_with("Since your last turn:\n**"), "{}", next.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_is_told_of_an_undone_move_and_a_restart_only_forgets_the_last_visit() {
    let mut world = World::new(1).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_first_board_with_computers().await;
    // Plays until Ada can place a tile. Bo's turn follows hers.
    loop {
        let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
        if turn.id() == ada.id() && suggested_tile_and_spot(turn).await.is_some() {
            break;
        }
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
    }
    let placed = take_turn(&ada).await;
    world.wait_for_board(world.channel).await;
    ask_privately(&eve, "board").await;
    private_message(ada.click(&placed, "Undo").await).await;
    let undone = ask_privately(&eve, "board").await;
    assert!(undone.content.contains("A move was undone."), "{}", undone.content);

    world.wait_until_published().await;
    world.stop_bot().await;
    world.start_bot().await;
    let afresh = ask_privately(&eve, "board").await;
    assert!(!afresh.content.contains("last looked") && afresh.picture().is_some());
    world.finish_without_refusals();
}
