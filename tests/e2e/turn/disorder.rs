//! Events that come twice, late, or the last first: a click is done once, and everybody is answered.

use discord_stand_in::people::Message;
use futures_util::future::join_all;

use crate::support::bot::{World, ask, is_board, private};
use crate::support::openapi;
use crate::support::turns::{suggestion, turn_of};
use crate::turn::refusals::position;

/// Ends a conversation in which some answers came a second time.
fn finish(world: &World) {
    for refusal in world.discord.refusals() {
        let error = refusal.error().unwrap_or_default();
        // An answer, and the taking away of an older rack.
        assert!(error.starts_with("40060") || error.starts_with("10008"), "{refusal}");
    }
    openapi::check(&world.discord.requests());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_comes_twice_is_done_once() {
    let world = World::new(1).await;
    world.discord.deliver_twice(true);
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let mut board = world.match_of(&[&ada, &bo]).await;
    for turns in 1..=4 {
        let (turn, waiting) = turn_of(&board, &ada, &bo);
        match suggestion(turn).await {
            Some((tile, spot)) => {
                let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
                turn.slash("place", &typed).await.finished().await;
            }
            None => drop(ask(turn, "draw").await),
        }
        board = world.board_in(world.channel).await;
        assert_eq!(board.pinged, [waiting.id()]);
        let told = world.discord.channel(world.channel).messages();
        let boards = told.iter().filter(|message| is_board(message)).count();
        assert_eq!(boards, turns + 1, "{}", world.transcript());
    }
    // Draws cost points: had one been done twice, the racks would tell.
    let before = position(&world, &[&ada, &bo]).await;
    world.discord.deliver_twice(false);
    assert_eq!(position(&world, &[&ada, &bo]).await, before);
    finish(&world);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_clicked_first_may_come_last() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    let lobby = world.lobby_of(&[&ada]).await;
    // Bo and Cy join and Ada starts; the bot hears it in the other order, so that nobody is there yet when Ada starts.
    world.discord.hold_events();
    let clicks = [bo.click(&lobby, "Join"), cy.click(&lobby, "Join")];
    let asked = ada.slash("rack", &[]);
    world.discord.release_events_reversed();
    join_all(clicks).await;
    assert!(private(asked.await).await.content.contains("hasn’t started"));
    let full = |all: &[Message]| all[0].content.contains("Seats 3 of 4");
    world.discord.channel(world.channel).until("all three", full).await;

    ada.click(&lobby, "Start").await;
    let board = world.board_in(world.channel).await;
    let (turn, others): (Vec<_>, Vec<_>) =
        [&ada, &bo, &cy].into_iter().partition(|person| board.pinged == [person.id()]);
    // A placement and a draw after it, the draw heard first: it is refused, for who leads must place.
    let (tile, spot) = suggestion(turn[0]).await.expect("who leads can place");
    let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
    world.discord.hold_events();
    let (placed, drawn) = (turn[0].slash("place", &typed), turn[0].slash("draw", &[]));
    let looked = others[0].slash("rack", &[]);
    world.discord.release_events_reversed();
    let (placed, drawn, looked) = tokio::join!(placed, drawn, looked);
    assert!(private(placed).await.content.contains("You placed"));
    for answer in [drawn, looked] {
        assert!(!answer.failed());
    }
    assert!(others.iter().any(|person| person.id() != turn[0].id()));
    world.board_in(world.channel).await;
    world.finish();
}
