//! The gateway's connection ends repeatedly: the session is resumed if Discord allows it, and no click is lost.

use discord_stand_in::Fault;

use crate::support::bot::{World, ask_privately};
use crate::support::turns::take_turn;
use crate::support::until;

const CONNECT: &str = "GATEWAY connect";

/// The close codes that leave the session as it is, by Discord's table and its text.
const RESUMABLE: [u16; 9] = [1000, 1001, 1011, 4000, 4001, 4002, 4003, 4005, 4008];

/// The ways in which a connection may end and its session go on.
fn break_off_sessions(world: &World, number: usize) {
    match number % (RESUMABLE.len() + 3) {
        0 => world.discord.drop_gateway(),
        1 => world.discord.reset_gateway(),
        2 => world.discord.ask_to_reconnect(),
        code => world.discord.close_gateway(RESUMABLE[code - 3]),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_clicks_between_forty_closings_are_all_answered_in_one_session() {
    let world = World::new(1).await;
    // A connection that ends before anything came on it is made again a second later.
    let passing = async {
        loop {
            world.clock.wake_sleepers(|after| after == 1_000).await;
        }
    };
    tokio::select! {
        () = click_forty_times(&world) => {}
        () = passing => {}
    }
    assert_eq!(world.discord.session_start_times().len(), 1);
    world.finish();
}

async fn click_forty_times(world: &World) {
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (mut turn, mut waiting, _) = world.match_after_first_turn(&ada, &bo).await;
    for number in 0..40 {
        // Before the click, beside it, or after the bot has come back.
        break_off_sessions(world, number);
        if number % 3 == 0 {
            world.discord.bot_online().await;
        }
        if number % 4 == 0 {
            take_turn(turn).await;
            assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
            (turn, waiting) = (waiting, turn);
        } else {
            let (answer, ()) = tokio::join!(ask_privately(turn, "rack"), async {
                if number % 3 == 1 {
                    break_off_sessions(world, number + 5);
                }
            });
            assert!(answer.content.contains("your turn"), "{number}: {}", answer.content);
        }
    }
}

/// Discord keeps nothing for a session that is over.
#[tokio::test(flavor = "multi_thread")]
async fn an_ended_session_is_not_resumed() {
    let world = World::new(1).await;
    let [ada] = world.people(["Ada"]);
    for (sessions, end) in (2..).zip([
        &|| world.discord.close_gateway(4007) as (),
        &|| world.discord.close_gateway(4009),
        &|| world.discord.invalidate_session(false),
    ] as [&dyn Fn(); 3])
    {
        ask_privately(&ada, "help").await;
        end();
        let begun = async {
            let has_begun = async || world.discord.session_start_times().len() >= sessions;
            until("a new session has begun", has_begun).await;
            world.discord.bot_online().await;
        };
        let passing = async {
            loop {
                world.clock.wake_sleepers(|after| after <= 5_000).await;
            }
        };
        tokio::select! {
            biased;
            () = begun => {}
            () = passing => {}
        }
        assert!(ask_privately(&ada, "rack").await.content.contains("no table"));
        assert_eq!(world.discord.session_start_times().len(), sessions);
    }
    world.finish();
}

/// The waits grow while no connection holds, and begin anew after one that did, however short it was.
#[tokio::test(flavor = "multi_thread")]
async fn the_wait_between_connections_grows_only_while_none_lasts() {
    let world = World::new(1).await;
    let [ada] = world.people(["Ada"]);
    for _ in 0..3 {
        ask_privately(&ada, "help").await;
        let away = world.discord.inject(Fault::outage(CONNECT).times(4));
        world.discord.close_gateway(4000);
        world.wait_for_hits(&away, 1).await;
        for (failures, wait) in [(2, 1_000), (3, 2_000), (4, 4_000)] {
            world.clock.wake_sleepers(|after| after == wait).await;
            world.wait_for_hits(&away, failures).await;
        }
        world.clock.wake_sleepers(|after| after == 8_000).await;
        world.discord.bot_online().await;
    }
    // Nothing comes on the last one before it ends: that is a failure as well.
    assert!(ask_privately(&ada, "rack").await.content.contains("no table"));
    world.discord.close_gateway(4000);
    world.discord.bot_online().await;
    assert_eq!(world.discord.session_start_times().len(), 1);
    world.finish();
}
