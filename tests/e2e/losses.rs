//! What a bot can lose in the middle of a game besides a message or a channel: its session, and the server itself.

use crate::bot::{World, ask, take_turn, turn_of};

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_over_is_begun_anew() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let mut board = world.match_of(&[&ada, &bo]).await;
    for resumable in [true, false] {
        world.discord.invalidate_session(resumable);
        let (turn, waiting) = turn_of(&board, &ada, &bo);
        world.discord.bot_online().await;
        take_turn(turn).await;
        board = world.board_in(world.channel).await;
        assert_eq!(board.pinged, [waiting.id()]);
    }
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_throws_the_bot_out_may_call_it_back() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, waiting, _) = world.led(&ada, &bo).await;
    world.discord.home().removes_bot();
    assert!(turn.try_slash("rack", &[]).await.is_err());
    // Elsewhere nothing is disturbed, and time goes by.
    world.clock.advance(60 * 60 * 1000);
    world.discord.home().invites_bot();
    assert!(ask(turn, "rack").await.content.contains("your turn"));
    take_turn(turn).await;
    assert_eq!(world.board_in(world.channel).await.pinged, [waiting.id()]);
    world.finish();
}
