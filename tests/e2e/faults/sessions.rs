//! The gateway connection ends repeatedly: the bot resumes the session if Discord allows it, and no click is lost.

use discord_stand_in::Fault;

use crate::support::bot::{World, ask_privately};
use crate::support::turns::take_turn;
use crate::support::wait_until;

const CONNECT: &str = "GATEWAY connect";

/// The close codes after which a session can be resumed, from the table and the text of Discord's documentation.
const RESUMABLE: [u16; 9] = [1000, 1001, 1011, 4000, 4001, 4002, 4003, 4005, 4008];

/// Ends the gateway connection in one of the ways after which its session can be resumed. `way_index` selects the way; any number
/// is allowed.
fn end_resumable_connection(world: &World, way_index: usize) {
    match way_index % (RESUMABLE.len() + 3) {
        0 => world.discord.drop_gateway_connections(),
        1 => world.discord.reset_gateway_connections(),
        2 => world.discord.ask_bot_to_reconnect(),
        code => world.discord.close_gateway_connections(RESUMABLE[code - 3]),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_clicks_around_forty_lost_connections_are_answered_in_one_session() {
    let world = World::new(1).await;
    // If a connection ends before it has delivered anything, the bot waits a second before it reconnects.
    let passing = async {
        loop {
            world.clock.wake_next_sleeper(|after| after == 1_000).await;
        }
    };
    tokio::select! {
        () = click_while_connections_end(&world) => {}
        () = passing => {}
    }
    assert_eq!(world.discord.session_start_times_ms().len(), 1);
    world.finish_without_refusals();
}

/// Takes forty clicks in a match, and ends the gateway connection before or during each of them.
async fn click_while_connections_end(world: &World) {
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (mut turn, mut waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    for number in 0..40 {
        // The connection ends before the click or at the same time. Sometimes the bot has already reconnected before the click.
        end_resumable_connection(world, number);
        if number % 3 == 0 {
            world.discord.until_bot_online().await;
        }
        if number % 4 == 0 {
            take_turn(turn).await;
            assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
            (turn, waiting) = (waiting, turn);
        } else {
            let (answer, ()) = tokio::join!(ask_privately(turn, "rack"), async {
                if number % 3 == 1 {
                    end_resumable_connection(world, number + 5);
                }
            });
            assert!(answer.content.contains("your turn"), "{number}: {}", answer.content);
        }
    }
}

/// Discord discards the events of a session that has ended, so there is nothing to resume.
#[tokio::test(flavor = "multi_thread")]
async fn an_ended_session_is_not_resumed() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    for (sessions, end) in (2..).zip([
        &|| world.discord.close_gateway_connections(4007) as (),
        &|| world.discord.close_gateway_connections(4009),
        &|| world.discord.invalidate_sessions(false),
    ] as [&dyn Fn(); 3])
    {
        ask_privately(&ada, "help").await;
        end();
        let begun = async {
            let has_begun = async || world.discord.session_start_times_ms().len() >= sessions;
            wait_until("a new session has begun", has_begun).await;
            world.discord.until_bot_online().await;
        };
        let passing = async {
            loop {
                world.clock.wake_next_sleeper(|after| after <= 5_000).await;
            }
        };
        tokio::select! {
            biased;
            () = begun => {}
            () = passing => {}
        }
        assert!(ask_privately(&ada, "rack").await.content.contains("no table"));
        assert_eq!(world.discord.session_start_times_ms().len(), sessions);
    }
    world.finish_without_refusals();
}

/// The waits grow while connections fail. After a connection that delivered an event, they begin with the shortest again.
#[tokio::test(flavor = "multi_thread")]
async fn the_wait_between_connections_grows_only_while_none_delivers_an_event() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    for _ in 0..3 {
        ask_privately(&ada, "help").await;
        let outage = world.discord.inject(Fault::outage(CONNECT).times(4));
        world.discord.close_gateway_connections(4000);
        world.wait_for_fault_hits(&outage, 1).await;
        for (failures, wait) in [(2, 1_000), (3, 2_000), (4, 4_000)] {
            world.clock.wake_next_sleeper(|after| after == wait).await;
            world.wait_for_fault_hits(&outage, failures).await;
        }
        world.clock.wake_next_sleeper(|after| after == 8_000).await;
        world.discord.until_bot_online().await;
    }
    // The last connection ends after an event, so the bot reconnects at once.
    assert!(ask_privately(&ada, "rack").await.content.contains("no table"));
    world.discord.close_gateway_connections(4000);
    world.discord.until_bot_online().await;
    assert_eq!(world.discord.session_start_times_ms().len(), 1);
    world.finish_without_refusals();
}
