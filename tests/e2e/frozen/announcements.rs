//! Announcements that were pending when the snapshot was taken are published exactly once: turns, and the end of a season.

use discord_stand_in::people::Message;
use triominos::store::Store;
use triominos::time::Clock as _;

use super::components::{assert_text_contains_facts, count_boards};
use super::facts::facts_of_world;
use super::folder::Snapshot;
use super::for_each_snapshot;
use super::shown::leaderboard_names_and_figures;
use super::story::{HOUR, MINUTE, SECOND};
use crate::restart::killed::load_newest_table_in;
use crate::support::bot::World;
use crate::turn::refusals::with_nonbreaking_hyphens;

#[tokio::test(flavor = "multi_thread")]
async fn pending_turns_are_announced_once() {
    for_each_snapshot(check_pending_turns_are_announced_once).await;
}

/// Runs the test `pending_turns_are_announced_once` with this snapshot.
async fn check_pending_turns_are_announced_once(snapshot: &Snapshot) {
    let here = snapshot.channel_named("outbox");
    let mut world = snapshot.restore_world().await;
    let before = count_boards(&world, here);
    let placed = last_two_placed_tiles(snapshot, here);
    world.start_bot().await;
    // Time passes until the leases of the bot that was stopped for the snapshot expire.
    world.clock.advance(15 * SECOND);
    let first = world.wait_for_board(here).await;
    let second = world.wait_for_board(here).await;
    for (board, tile) in [&first, &second].into_iter().zip(&placed) {
        assert!(
            board.content.contains(&with_nonbreaking_hyphens(tile)),
            "{tile}: {}",
            board.content
        );
    }
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let turn = load_newest_table_in(&store, here)
        .await
        .person_in_turn()
        .expect("a person's turn")
        .id
        .get();
    assert_eq!((first.pinged, second.pinged), (vec![], vec![turn]));
    let only_last_has_buttons = |all: &[Message]| {
        let with_buttons: Vec<_> =
            all.iter().filter(|message| !message.buttons().is_empty()).collect();
        with_buttons.len() == 1 && with_buttons[0].id == second.id
    };
    world
        .discord
        .channel(here)
        .until("buttons only under the last board", only_last_has_buttons)
        .await;

    // They are not published again, neither later nor by another process.
    world.wait_until_published_in(&store).await;
    world.clock.advance(MINUTE);
    world.stop_bot().await;
    world.clock.advance(MINUTE);
    world.start_bot().await;
    world.clock.advance(MINUTE);
    world.wait_until_published_in(&store).await;
    store.close().await;
    assert_eq!(count_boards(&world, here), before + 2, "{}", world.discord.transcript(here));
    assert_eq!(count_final_messages_of_seasons(&world, snapshot), 1);
    world.finish_without_refusals();
}

/// Returns the tiles of the last two placements, whose announcements are pending.
fn last_two_placed_tiles(snapshot: &Snapshot, channel: u64) -> Vec<String> {
    let placed = snapshot.expected_table_in(channel)["match"]["board"].as_array().expect("tiles");
    let last = placed[placed.len() - 2..].iter();
    last.map(|tile| tile.as_str().expect("a tile")[..5].to_owned()).collect()
}

/// Returns the number of messages that announce the end of a season: all messages in the channel `hall-of-fame`.
fn count_final_messages_of_seasons(world: &World, snapshot: &Snapshot) -> usize {
    let hall = snapshot.channel_named("hall-of-fame");
    world.discord.channel(hall).messages().len()
}

/// Tuesday, 1 December 2026, 00:02 UTC.
const DECEMBER: i64 = 1_796_083_320_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_season_that_was_running_in_the_snapshot_ends_once() {
    for_each_snapshot(check_season_ends_once).await;
}

/// Runs the test `a_season_that_was_running_in_the_snapshot_ends_once` with this snapshot.
async fn check_season_ends_once(snapshot: &Snapshot) {
    let mut world = snapshot.restore_world().await;
    let league = facts_of_world(&world).await["league"].clone();
    let hall = snapshot.channel_named("hall-of-fame");
    let before = count_final_messages_of_seasons(&world, snapshot);
    world.start_bot().await;
    world.clock.advance(DECEMBER - world.clock.now());
    // After its start, the bot trusts its clock only after five minutes.
    world.clock.wait_for_sleeper_and_advance(5 * MINUTE).await;
    let end = world.discord.channel(hall).next_message(|_| true).await;
    let ladder = leaderboard_names_and_figures(&league, "ladder season").concat();
    let (_, table) = end.content.split_once("1\\. ").expect("a table");
    assert_text_contains_facts(table, &ladder[..ladder.len().min(10)]);
    // The bot stores that the end is announced before it polls again an hour later.
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    world.stop_bot().await;
    world.clock.advance(2 * MINUTE);
    world.start_bot().await;
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    assert_eq!(count_final_messages_of_seasons(&world, snapshot), before + 1);
    world.finish_without_refusals();
}
