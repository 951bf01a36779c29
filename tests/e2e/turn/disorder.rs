//! Events that arrive twice or in the wrong order: a click takes effect once, and everyone gets an answer.

use discord_stand_in::people::Message;
use futures_util::future::join_all;

use crate::support::bot::{World, ask_privately, is_board, private_message};
use crate::support::openapi;
use crate::support::turns::{pinged_and_other_player, suggested_tile_and_spot};
use crate::turn::refusals::visible_match_texts;

/// Ends a test in which the bot may have answered some interactions twice.
fn finish_allowing_repeated_answers(world: &World) {
    for refusal in world.discord.refused_requests() {
        let error = refusal.error_code_and_message().unwrap_or_default();
        // Discord returns 40060 for a second answer, and 10008 for a second deletion of an older rack.
        assert!(error.starts_with("40060") || error.starts_with("10008"), "{refusal}");
    }
    openapi::check_requests(&world.discord.requests());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_delivered_twice_takes_effect_once() {
    let world = World::new(1).await;
    world.discord.set_double_delivery(true);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    for turns in 1..=4 {
        let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
        match suggested_tile_and_spot(turn).await {
            Some((tile, spot)) => {
                let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
                turn.slash("place", &typed).await.finished_message().await;
            }
            None => drop(ask_privately(turn, "draw").await),
        }
        board = world.wait_for_board(world.channel).await;
        assert_eq!(board.pinged, [waiting.id()]);
        let messages = world.discord.channel(world.channel).messages();
        let boards = messages.iter().filter(|message| is_board(message)).count();
        assert_eq!(boards, turns + 1, "{}", world.transcript());
    }
    // A draw made twice would change these racks and boards.
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    world.discord.set_double_delivery(false);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    finish_allowing_repeated_answers(&world);
}

#[tokio::test(flavor = "multi_thread")]
async fn clicks_that_arrive_in_reverse_order_are_handled() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let lobby = world.open_lobby(&[&ada]).await;
    // Bo and Cy join and Ada opens her rack, but the bot receives the events in reverse order.
    world.discord.hold_events();
    let clicks = [bo.click(&lobby, "Join"), cy.click(&lobby, "Join")];
    let asked = ada.slash("rack", &[]);
    world.discord.release_events_newest_first();
    join_all(clicks).await;
    assert!(private_message(asked.await).await.content.contains("hasn’t started"));
    let full = |all: &[Message]| all[0].content.contains("Seats taken: 3 of 4");
    world.discord.channel(world.channel).until("all three", full).await;

    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, others): (Vec<_>, Vec<_>) =
        [&ada, &bo, &cy].into_iter().partition(|person| board.pinged == [person.id()]);
    // The draw arrives before the placement. It is refused, because the first turn must be a placement.
    let (tile, spot) =
        suggested_tile_and_spot(turn[0]).await.expect("any tile fits in the first turn");
    let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
    world.discord.hold_events();
    let (placed, drawn) = (turn[0].slash("place", &typed), turn[0].slash("draw", &[]));
    let looked = others[0].slash("rack", &[]);
    world.discord.release_events_newest_first();
    let (placed, drawn, looked) = tokio::join!(placed, drawn, looked);
    assert!(private_message(placed).await.content.contains("You placed"));
    for answer in [drawn, looked] {
        assert!(!answer.has_failed());
    }
    assert!(others.iter().any(|person| person.id() != turn[0].id()));
    world.wait_for_board(world.channel).await;
    world.finish_without_refusals();
}
