//! The bot is killed after it has told of a move, or before, and is away for an hour: by then Discord does not know a repeat for one
//! any more, so all must be noted by itself.

use discord_stand_in::Fault;

use crate::support::bot::{World, is_board};
use crate::support::database::{Kind, on_each};
use crate::support::process::Program;
use crate::support::turns::{take_turn, turn_of};

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn an_hour_after_a_kill_nothing_is_told_twice_and_nothing_is_missing() {
    on_each(away_for_an_hour).await;
}

async fn away_for_an_hour(kind: Kind) {
    let world = World::on(kind, 0).await;
    let mut program = Program::serve(&world, &[]).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let mut board = world.match_of(&[&ada, &bo]).await;
    let boards = || {
        world.discord.channel(world.channel).messages().iter().filter(|one| is_board(one)).count()
    };
    // What is held stays held: its process dies of it.
    let mut held = Vec::new();
    for told_before in [true, false, true] {
        // The lobby says that it is over, or looks like a board.
        world.all_told().await;
        let before = boards();
        let (turn, _) = turn_of(&board, &ada, &bo);
        if told_before {
            take_turn(turn).await;
            board = world.board_in(world.channel).await;
            // What the process has written by now outlives it, whether the disk has it or not.
            world.all_told().await;
        } else {
            let post = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
            take_turn(turn).await;
            world.met(&post, 1).await;
            held.push(post);
        }
        program.kill();
        world.discord.bot_offline().await;
        world.clock.advance(HOUR);
        let mut database = world.database.open().await;
        database.what_the_dead_held().await;
        database.close().await;
        program = Program::serve(&world, &[]).await;
        if !told_before {
            board = world.board_in(world.channel).await;
        }
        world.all_told().await;
        assert_eq!(boards(), before + 1, "{}", world.transcript());
        assert_eq!(board.pinged.len(), 1, "{}", board.content);
    }
    let (turn, _) = turn_of(&board, &ada, &bo);
    take_turn(turn).await;
    world.board_in(world.channel).await;
    world.finish();
}
