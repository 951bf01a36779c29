//! The bot is killed before or after it has announced a move, and is not restarted for an hour. After this time Discord no longer
//! recognises a repeated message, so the bot must read from its database which messages it has posted.

use discord_stand_in::Fault;

use crate::support::bot::{World, is_board};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::process::Program;
use crate::support::turns::{pinged_and_other_player, take_turn};

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn an_hour_after_a_kill_every_turn_is_announced_once() {
    for_each_database(check_kill_for_an_hour).await;
}

/// Runs the test `an_hour_after_a_kill_every_turn_is_announced_once` on a database of this kind.
async fn check_kill_for_an_hour(kind: DatabaseKind) {
    let world = World::without_bot_on(kind, 0).await;
    let mut program = Program::start_connected_bot(&world, &[]).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    let boards = || {
        world
            .discord
            .channel(world.channel)
            .messages()
            .iter()
            .filter(|message| is_board(message))
            .count()
    };
    // Held requests are not released before the test ends; the process that sent them is killed.
    let mut held = Vec::new();
    for announced_before in [true, false, true] {
        // Waits for the last edit of the lobby, which must not be counted as a board.
        world.wait_until_published().await;
        let before = boards();
        let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
        if announced_before {
            take_turn(turn).await;
            board = world.wait_for_board(world.channel).await;
            // The writes of a killed process survive, even if they have not reached the disk.
            world.wait_until_published().await;
        } else {
            let post = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
            take_turn(turn).await;
            world.wait_for_fault_hits(&post, 1).await;
            held.push(post);
        }
        program.kill();
        world.discord.until_bot_offline().await;
        world.clock.advance(HOUR);
        let mut database = world.database.open_connection().await;
        database.prepare_leases_for_takeover().await;
        database.close().await;
        program = Program::start_connected_bot(&world, &[]).await;
        if !announced_before {
            board = world.wait_for_board(world.channel).await;
        }
        world.wait_until_published().await;
        assert_eq!(boards(), before + 1, "{}", world.transcript());
        assert_eq!(board.pinged.len(), 1, "{}", board.content);
    }
    let (turn, _) = pinged_and_other_player(&board, &ada, &bo);
    take_turn(turn).await;
    world.wait_for_board(world.channel).await;
    world.finish_without_refusals();
}
