//! During a match, the bot loses the gateway session, its membership of the server, or a permission in the channel. The loss of
//! messages and channels is tested elsewhere.

use discord_stand_in::people::Message;
use discord_stand_in::{Fault, permission};

use triominos::ids::GuildId;
use triominos::store::Store;
use triominos::time::Clock;

use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{
    can_place_from, pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};
use crate::support::wait_until;
use crate::turn::clock::begin_match_with_clock;
use crate::turn::refusals::with_nonbreaking_hyphens;

#[tokio::test(flavor = "multi_thread")]
async fn an_ended_session_is_replaced_by_a_new_one() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    for resumable in [true, false] {
        world.discord.invalidate_sessions(resumable);
        if !resumable {
            // The bot identifies after a pause, and at least five seconds after its last identification.
            world.clock.wait_for_sleeper_and_advance(1_000).await;
            world.clock.wait_for_sleeper_and_advance(4_000).await;
        }
        let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
        world.discord.until_bot_online().await;
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
        assert_eq!(board.pinged, [waiting.id()]);
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_removes_the_bot_can_invite_it_again() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    world.wait_until_published().await;
    world.discord.home().removes_bot();
    assert!(turn.try_slash("rack", &[]).await.is_err());
    // Time passes while the bot is absent.
    world.clock.advance(60 * 60 * 1000);
    world.discord.home().invites_bot();
    assert!(ask_privately(turn, "rack").await.content.contains("your turn"));
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
    world.finish_without_refusals();
}

/// Turn clocks are paused on a server that has removed the bot, and nothing is sent to the server.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_gets_its_time_back_when_the_bot_returns_to_its_server() {
    for_each_database(check_turn_time_is_given_back).await;
}

/// Runs the test `a_match_gets_its_time_back_when_the_bot_returns_to_its_server` on a database of
/// this kind.
async fn check_turn_time_is_given_back(kind: DatabaseKind) {
    const MINUTE: i64 = 60_000;
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_match_with_clock(&world, "10 minutes a turn", &[&ada, &bo]).await;
    let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
    world.wait_until_published().await;
    world.clock.advance(3 * MINUTE);
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let home = world.discord.home();
    home.removes_bot();
    let guild = GuildId::new(home.id());
    let is_stored = async || store.bot_removed_at(guild).await.expect("it answers").is_some();
    wait_until("the removal is stored", is_stored).await;
    let (calls, messages) =
        (world.discord.requests().len(), world.discord.channel(world.channel).messages().len());
    for _ in 0..4 {
        world.clock.advance(10 * MINUTE);
        // The workers have polled the database and found nothing due.
        world.clock.wait_for_sleeper(10_000).await;
    }
    assert_eq!(world.discord.requests().len(), calls, "nothing is sent to the server");
    home.invites_bot();
    let back = world.wait_for_words("I’m back on this server").await;
    let due = (world.clock.now() + 7 * MINUTE) / 1_000;
    assert!(back.content.contains(&format!("<t:{due}:R>")), "{}", back.content);
    assert!(ask_privately(turn, "rack").await.content.contains(&format!("<t:{due}:R>")));
    assert_eq!(world.discord.channel(world.channel).messages().len(), messages + 1);
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
    store.close().await;
    world.finish_without_refusals();
}

/// The bot posts a board in a thread although Discord has archived the thread after some days. If a moderator has locked the
/// thread, the bot waits until it is unlocked.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_continues_in_an_archived_thread_and_in_a_locked_one_after_its_unlocking() {
    let world = World::new(1).await;
    let thread = world.discord.home().add_thread(world.channel, "slow game");
    let there = world.discord.channel(thread);
    let [ada, bo] =
        ["Ada", "Bo"].map(|name| world.discord.add_person(name, "en-US").in_channel(thread));
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    world.wait_until_published().await;
    there.archive();
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(thread).await.pinged, [waiting.id()]);
    world.wait_until_published().await;

    let held = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
    let (tile, spot) = suggested_tile_and_spot(waiting).await.expect("something fits");
    let placed = place_tile(waiting, &tile, &spot).await;
    assert!(placed.content.contains("You placed"), "{}", placed.content);
    world.wait_for_fault_hits(&held, 1).await;
    there.lock();
    held.release_held_requests();
    world.clock.wait_for_sleeper_and_advance(2_000).await;
    world.clock.wait_for_sleeper(4_000).await;
    there.unlock();
    world.clock.advance(4_000);
    let board = world.wait_for_board(thread).await;
    assert!(board.content.contains(&with_nonbreaking_hyphens(&tile)), "{}", board.content);
    assert_eq!(board.pinged, [turn.id()]);
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(thread).await.pinged, [waiting.id()]);
    finish_with_refusals(&world, &["160005"]);
}

/// Computer players make moves while the bot may not post. When it may post again, it announces the moves, whether or not a person
/// acts first.
#[tokio::test(flavor = "multi_thread")]
async fn unposted_messages_are_posted_when_the_permission_returns() {
    assert_unposted_messages_are_posted_later(permission::SEND_MESSAGES, "Send Messages", "50013")
        .await;
}

/// For a hidden channel, Discord returns the same error as to a bot that was removed from the server.
#[tokio::test(flavor = "multi_thread")]
async fn events_in_a_hidden_channel_are_posted_when_the_bot_sees_it_again() {
    assert_unposted_messages_are_posted_later(permission::VIEW_CHANNEL, "View Channel", "50001")
        .await;
}

/// Runs a match whose channel denies the bot this permission for a while. `permission_name` is the name that people see.
/// `error_code` is Discord's error code for the refused messages.
async fn assert_unposted_messages_are_posted_later(
    permission_bit: u64,
    permission_name: &str,
    error_code: &str,
) {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let there = world.discord.channel(world.channel);
    let lobby = world.open_lobby(&[&ada]).await;
    for _ in 0..2 {
        ada.click(&lobby, "Add Computer").await;
    }
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_first_board_with_computers().await;
    for by_acting in [false, true] {
        let own = board;
        assert_eq!(own.pinged, [ada.id()]);
        take_turn(&ada).await;

        // The computer players continue until it is Ada's turn, and no move is announced.
        there.deny_bot(permission_bit);
        let refused = world.discord.refused_requests().len();
        // The clock advances only once; otherwise the bot would post again before the checks below.
        world.clock.advance(2_000);
        let mut rack = ask_privately(&ada, "rack").await.content;
        for asked in 0.. {
            if rack.contains("**It’s your turn.**") {
                break;
            }
            assert!(asked < 1_000, "{rack}\n{}", world.transcript());
            rack = ask_privately(&ada, "rack").await.content;
        }
        for asked in 0.. {
            if world.discord.refused_requests().len() > refused {
                break;
            }
            assert!(asked < 1_000, "nothing was tried");
            ask_privately(&ada, "help").await;
        }
        assert_eq!(there.messages().last().expect("a board").id, own.id);
        for command in ["draw", "pass"] {
            let answer = ask_privately(&ada, command).await.content;
            assert!(
                answer.contains("I’m missing ") && answer.contains(permission_name),
                "{answer}"
            );
        }

        // These turns are announced once, and no ping calls a player to a turn that is over.
        there.allow_bot(permission_bit);
        if by_acting {
            take_turn(&ada).await;
        } else {
            // A post may be refused just before the right is given; then the bot waits again.
            for asked in 0.. {
                if there.messages().last().expect("a board").id != own.id {
                    break;
                }
                assert!(asked < 1_000, "nothing is told");
                world.clock.advance(60_000);
                ask_privately(&ada, "help").await;
            }
        }
        board = world.wait_for_board(world.channel).await;
        for computer in ["**Computer Owl** placed", "**Computer Fox** placed"] {
            assert!(board.content.contains(computer), "{}", board.content);
        }
        if by_acting {
            assert!(board.pinged.is_empty(), "{}", board.content);
            board = world.wait_for_board(world.channel).await;
            assert!(board.content.starts_with("**Ada** "), "{}", board.content);
        } else {
            assert_eq!(board.pinged, [ada.id()]);
        }
    }
    let mut said: Vec<String> =
        there.messages().into_iter().map(|message| message.content).collect();
    said.sort();
    let count = said.len();
    said.dedup();
    assert_eq!(said.len(), count, "nothing is told twice");
    finish_with_refusals(&world, &[error_code]);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_to_attach_files_boards_are_posted_in_words() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (mut turn, mut waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let there = world.discord.channel(world.channel);
    there.deny_bot(permission::ATTACH_FILES);
    for asks in [true, false, false] {
        take_turn(turn).await;
        let board = there.next_message(|message| message.pinged == [waiting.id()]).await;
        assert!(board.picture().is_none());
        assert!(
            board.content.contains("The board in round 1, "),
            "what the picture shows: {}",
            board.content
        );
        assert_eq!(board.content.contains("Attach Files"), asks, "{}", board.content);
        let words = private_message(waiting.click(&board, "In Words").await).await;
        assert!(words.content.contains("Since your last turn:"), "{}", words.content);
        // Discord allows files in a private answer even without the right.
        assert!(private_message(waiting.click(&board, "My Rack").await).await.picture().is_some());
        (turn, waiting) = (waiting, turn);
    }
    there.allow_bot(permission::ATTACH_FILES);
    take_turn(turn).await;
    let pictured = world.wait_for_board(world.channel).await;
    assert_eq!(pictured.pinged, [waiting.id()]);
    let old = |all: &[Message]| {
        all.iter().filter(|message| message.button("My Rack").is_some()).count() == 1
    };
    there.until("the board in words to lose its buttons", old).await;
    assert!(pictured.button("In Words").is_none());
    finish_with_refusals(&world, &["50013"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_comes_in_words_if_its_picture_is_refused() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, ..) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let callback = "POST /interactions/{interaction_id}/{interaction_token}/callback";
    world.discord.inject(Fault::status(callback, 403, 50013, "Missing Permissions"));
    let rack = ask_privately(turn, "rack").await;
    assert!(rack.picture().is_none());
    assert!(rack.content.contains("Your tiles: "), "{}", rack.content);
    assert!(can_place_from(&rack) || rack.button("Draw").is_some());
    assert!(ask_privately(turn, "rack").await.picture().is_some());
    world.finish_without_refusals();
}
