//! Outages and lost data of Discord: no move is lost or made twice, and nobody is pinged twice.

use std::sync::Arc;

use discord_stand_in::people::Message;
use discord_stand_in::{Fault, FaultHandle, Snowflake};
use triominos::discord::Login;
use triominos::store::Store;

use crate::support::bot::{World, ask_privately, finish_with_refusals, new_app, private_message};
use crate::support::clock::ConsecutiveSeeds;
use crate::support::turns::{
    pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};
use crate::turn::refusals::with_nonbreaking_hyphens;

const ANSWER: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const POST: &str = "POST /channels/{channel_id}/messages";

/// Waits until a request has met a fault.
async fn wait_for_first_fault_hit(world: &World, fault: &FaultHandle) {
    world.discord.channel(world.channel).until("a fault", |_| fault.hit_count() > 0).await;
}

/// Returns the number of messages in this channel that ping somebody.
fn count_pinging_messages(world: &World, channel: Snowflake) -> usize {
    world
        .discord
        .channel(channel)
        .messages()
        .iter()
        .filter(|message| !message.pinged.is_empty())
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_answer_is_retried() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let faults = [
        (Fault::outage(ANSWER), [250, 500]),
        // After a rate limit, the bot waits at least a second before it repeats the call.
        (Fault::rate_limited(ANSWER, 0.3), [1_000, 1_000]),
        (Fault::status(ANSWER, 500, 0, "Oops"), [250, 500]),
    ];
    for (tables, (fault, waits)) in (1..).zip(faults) {
        let met = world.discord.inject(fault.times(2));
        let clock = async {
            for wait in waits {
                world.clock.wait_for_sleeper_and_advance(wait).await;
            }
        };
        let (opened, ()) = tokio::join!(ask_privately(&ada, "play"), clock);
        assert!(opened.content.contains("open"), "{}", opened.content);
        assert_eq!(met.hit_count(), 2);
        let sure = ask_privately(&ada, "end").await;
        private_message(ada.click(&sure, "End the Match").await).await;
        let closed = |all: &[Message]| {
            all.len() == tables && all.iter().all(|message| message.content.contains("closed"))
        };
        world.discord.channel(world.channel).until("it to close", closed).await;
    }
    world.discord.channel(world.channel).skip_existing_messages();
    world.begin_match(&[&ada, &bo]).await;
    world.finish_without_refusals();
}

/// The connection breaks before Discord has read the answer, or after that. The bot cannot tell which.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_given_once_if_its_connection_breaks() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    for (turn, fault) in
        [(turn, Fault::drop_connection(ANSWER)), (waiting, Fault::drop_response(ANSWER))]
    {
        let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
        let met = world.discord.inject(fault);
        let (placed, ()) = tokio::join!(
            place_tile(turn, &tile, &spot),
            world.clock.wait_for_sleeper_and_advance(250)
        );
        assert!(placed.content.contains("You placed"), "{}", placed.content);
        assert_eq!(met.hit_count(), 1);
        let next_board = world.wait_for_board(world.channel).await;
        assert!(
            next_board.content.contains(&with_nonbreaking_hyphens(&tile)),
            "{}",
            next_board.content
        );
    }
    assert_eq!(count_pinging_messages(&world, world.channel), 4);
    // The bot learns only from its retry that the answer had arrived.
    let mut asked = 0;
    while world.discord.refused_requests().is_empty() {
        ask_privately(&ada, "help").await;
        asked += 1;
        assert!(asked < 100);
    }
    finish_with_refusals(&world, &["40060"]);
}

/// Discord does not accept an answer in time. The move is made nevertheless, and announced in the channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_does_not_lose_the_move() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;

    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
    let held = world.discord.inject(Fault::hold(ANSWER));
    let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
    let late = async {
        wait_for_first_fault_hit(&world, &held).await;
        let next_board = world.wait_for_board(world.channel).await;
        assert!(
            next_board.content.contains(&with_nonbreaking_hyphens(&tile)),
            "{}",
            next_board.content
        );
        world.clock.advance(3_001);
        world.discord.fail_overdue_interactions();
        held.release_held_requests();
    };
    let (failed, ()) = tokio::join!(turn.slash("place", &typed), late);
    assert!(failed.has_failed());

    // The same happens if Discord is unavailable for all of the three seconds in which an interaction must be answered.
    let (tile, spot) = suggested_tile_and_spot(waiting).await.expect("something fits");
    let outage = world.discord.inject(Fault::outage(ANSWER).times(4));
    let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
    let down = async {
        for wait in [250, 500, 1_000] {
            world.clock.wait_for_sleeper_and_advance(wait).await;
        }
        let next_board = world.wait_for_board(world.channel).await;
        assert!(
            next_board.content.contains(&with_nonbreaking_hyphens(&tile)),
            "{}",
            next_board.content
        );
        world.wait_for_fault_hits(&outage, 4).await;
        world.clock.advance(2_000);
        world.discord.fail_overdue_interactions();
    };
    let (failed, ()) = tokio::join!(waiting.slash("place", &typed), down);
    assert!(failed.has_failed());
    assert!(ask_privately(turn, "rack").await.content.contains("your turn"));
    finish_with_refusals(&world, &["10062"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_message_is_posted_once_whatever_fault_its_request_meets() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (mut turn, mut waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    for (fault, waits) in [
        (Fault::outage(POST), &[250][..]),
        // After the second rate limit, the bot waits for longer.
        (Fault::rate_limited(POST, 0.2).times(2), &[1_000, 1_000, 1_000]),
        (Fault::drop_connection(POST), &[250]),
        (Fault::drop_response(POST), &[250]),
        // A proxy gives the answer, or the token was changed a moment too early: the bot tries again later.
        (Fault::status(POST, 401, 0, "401: Unauthorized"), &[2_000]),
        // An outage so long that the bot puts the announcement off and tries again later.
        (Fault::outage(POST).times(6), &[250, 500, 1_000, 2_000, 250, 500]),
    ] {
        let met = world.discord.inject(fault);
        take_turn(turn).await;
        for wait in waits {
            world.clock.wait_for_sleeper_and_advance(*wait).await;
        }
        let next_board = world.wait_for_board(world.channel).await;
        assert_eq!((next_board.pinged, met.hit_count() > 0), (vec![waiting.id()], true));
        // The announcement is complete only when the board before it has lost its buttons.
        let one = |all: &[Message]| {
            all.iter().filter(|message| !message.buttons().is_empty()).count() == 1
        };
        world.discord.channel(world.channel).until("one message with buttons", one).await;
        (turn, waiting) = (waiting, turn);
    }
    // The deal, the first move, and each of the six moves above ping one player.
    assert_eq!(count_pinging_messages(&world, world.channel), 8, "{}", world.transcript());
    world.finish_without_refusals();
}

/// Discord answers the request to post after the lease of the announcement has expired, but before the bot gives up the request.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_still_being_posted_is_not_posted_again() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    world.wait_until_published().await;
    let held = world.discord.inject(Fault::hold(POST));
    take_turn(turn).await;
    wait_for_first_fault_hit(&world, &held).await;
    // The bot waits for an answer in four parts. However fast the machine is, each step of the clock ends at most one of them.
    for _ in 0..3 {
        world.clock.advance(10_000);
        assert!(ask_privately(turn, "help").await.content.contains("/play"));
    }
    held.release_held_requests();
    let board = world.wait_for_board(world.channel).await;
    assert_eq!(
        (board.pinged, held.hit_count()),
        (vec![waiting.id()], 1),
        "{}\n{}",
        board.content,
        world.transcript()
    );
    world.wait_until_published().await;
    let last = world.discord.channel(world.channel).last_message().expect("the board");
    assert!(last.id == board.id && last.button("My Rack").is_some(), "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_without_answers_from_discord_does_not_delay_other_channels() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let held = world.discord.inject(Fault::hold(POST));
    ask_privately(&ada, "play").await;
    wait_for_first_fault_hit(&world, &held).await;
    let there = world.discord.add_person("Cy", "en-US").in_channel(world.discord.general_channel());
    let board = world.begin_match(&[&there]).await;
    assert_eq!(board.pinged, [there.id()]);
    assert!(world.discord.channel(world.channel).messages().is_empty());
    held.release_held_requests();
    let lobby = world.wait_for_button("Join").await;
    bo.click(&lobby, "Join").await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_survives_the_deletion_of_its_channel() {
    let world = World::new(1).await;
    let gone = world.discord.home().add_text_channel("gone");
    let ada = world.discord.add_person("Ada", "en-US");
    let there = ada.in_channel(gone);
    let lobby = world.open_lobby(&[&there]).await;
    for _ in 0..3 {
        there.click(&lobby, "Add Computer").await;
    }
    there.click(&lobby, "Start").await;
    let in_gone = world.discord.channel(gone);
    let board = in_gone.next_message(|message| message.picture().is_some());
    let board = world.await_while_computers_play(board).await;
    assert_eq!(board.pinged, [there.id()]);
    let held = world.discord.inject(Fault::hold(POST));
    take_turn(&there).await;
    world.clock.advance(2_000);
    wait_for_first_fault_hit(&world, &held).await;
    world.discord.channel(gone).delete();
    held.release_held_requests();
    // The computer players continue without anybody seeing it, and other channels are not affected.
    let here = ada.in_channel(world.channel);
    for _ in 0..3 {
        world.clock.advance(60_000);
        assert!(ask_privately(&here, "help").await.content.contains("/play"));
    }
    let board = world.begin_match(&[&here]).await;
    assert_eq!(board.pinged, [ada.id()]);
    finish_with_refusals(&world, &["10003"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_replaced() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let there = world.discord.channel(world.channel);
    // The lobby's message is deleted: the people can still leave, and the next match starts.
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    there.delete_message(lobby.id);
    for person in [&ada, &bo] {
        assert!(ask_privately(person, "leave").await.content.contains("left the table"));
    }
    // The board is deleted: commands continue the match, and the next turn posts a new board.
    let (mut turn, mut waiting, mut board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    for _ in 0..2 {
        there.delete_message(board.id);
        assert!(ask_privately(turn, "rack").await.content.contains("your turn"));
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
        (turn, waiting) = (waiting, turn);
        assert_eq!(board.pinged, [turn.id()]);
        assert!(
            private_message(waiting.click(&board, "My Rack").await)
                .await
                .content
                .contains("’s turn")
        );
    }
    finish_with_refusals(&world, &["10008"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_gateway_connection_loses_no_click() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (mut turn, mut waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    for broken in [true, false] {
        let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
        if broken {
            world.discord.drop_gateway_connections();
        } else {
            world.discord.ask_bot_to_reconnect();
        }
        // The bot receives the command as soon as it has reconnected.
        assert!(place_tile(turn, &tile, &spot).await.content.contains("You placed"));
        assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
        (turn, waiting) = (waiting, turn);
    }
    assert_eq!(count_pinging_messages(&world, world.channel), 4);
    world.finish_without_refusals();
}

/// Two processes share the database, as when a new version takes over. Both receive each interaction, but it takes effect only
/// once.
#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_delivered_to_two_processes_takes_effect_once() {
    let world = World::new(1).await;
    let store = Store::connect(&world.database_url()).await.expect("a database");
    let second =
        new_app(store, Arc::clone(&world.clock), Arc::new(ConsecutiveSeeds::from_first_seed(1)));
    let (token, api_url) = (world.discord.token(), Some(world.discord.url()));
    let second = tokio::spawn(async move {
        second.run(Login { token, api_url, shards: None, emojis: false }).await
    });
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    // As soon as both processes are connected, one of them answers too late, and Discord refuses its answer.
    for asked in 0.. {
        assert!(asked < 1_000, "the second is not there");
        if asked % 50 == 0 {
            // Discord requires five seconds between two identifications.
            world.clock.advance(5_000);
        }
        ask_privately(&ada, "help").await;
        if !world.discord.refused_requests().is_empty() {
            break;
        }
    }
    let board = world.begin_match(&[&ada, &bo]).await;
    let (mut turn, mut waiting) = pinged_and_other_player(&board, &ada, &bo);
    for turns in 1..=4 {
        let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
        place_tile(turn, &tile, &spot).await;
        let next_board = world.wait_for_board(world.channel).await;
        assert!(
            next_board
                .content
                .contains(&format!("placed {} on spot {spot}", with_nonbreaking_hyphens(&tile))),
            "{}",
            next_board.content
        );
        assert_eq!(
            (next_board.pinged, count_pinging_messages(&world, world.channel)),
            (vec![waiting.id()], turns + 1)
        );
        (turn, waiting) = (waiting, turn);
    }
    second.abort();
    finish_with_refusals(&world, &["40060", "10062", "10008"]);
}
