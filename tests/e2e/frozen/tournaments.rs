//! A tournament in a snapshot continues in its second round: its outcomes do not change, and no player is called to a
//! table twice.

use std::collections::BTreeSet;

use discord_stand_in::Snowflake;
use discord_stand_in::people::Message;
use serde_json::Value;
use triominos::store::Store;

use super::components::{clickable_ids, kind_of_component, newest_component};
use super::facts::{assert_facts_unchanged, facts_of_world};
use super::folder::Snapshot;
use super::for_each_snapshot;
use super::story::play_board_while;
use crate::support::bot::World;
use crate::tournament::course::{wait_for_table_threads, wait_for_words};

/// Returns the newest board in the thread of a tournament's table.
fn newest_board(world: &World, thread: Snowflake) -> Message {
    let all = world.discord.channel(thread).messages();
    let rack = |message: &&Message| {
        clickable_ids(message).iter().any(|id| kind_of_component(id) == "t1:#:rack")
    };
    all.iter().rfind(rack).expect("a board with buttons").clone()
}

/// Returns the current facts of the newest tournament in a channel.
async fn facts_of_newest_tournament(world: &World, channel: Snowflake) -> Value {
    let facts = facts_of_world(world).await;
    let all = facts["tournaments"].as_object().expect("tournaments");
    all.values().rfind(|facts| facts["channel"] == channel).expect("a tournament").clone()
}

/// Returns the facts of a tournament's finished tables.
fn facts_of_finished_tables(tournament_facts: &Value) -> Value {
    let mut before = tournament_facts.clone();
    let tables = before["tables"].as_array_mut().expect("tables");
    tables.retain(|table| !table["outcome"].is_null());
    before["tables"].take()
}

/// Asserts that no table was announced twice in a channel.
fn assert_no_table_announced_twice(world: &World, channel: Snowflake) {
    let all = world.discord.channel(channel).messages();
    let heads = all.iter().filter_map(|one| one.content.lines().next());
    let tables: Vec<&str> = heads.filter(|head| head.contains("Table ")).collect();
    let distinct: BTreeSet<&str> = tables.iter().copied().collect();
    assert_eq!(distinct.len(), tables.len(), "{}", world.discord.transcript(channel));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_a_snapshot_ends_and_the_next_begins() {
    for_each_snapshot(check_round_ends_and_next_begins).await;
}

/// Runs the test `a_round_of_a_snapshot_ends_and_the_next_begins` with this snapshot.
async fn check_round_ends_and_next_begins(snapshot: &Snapshot) {
    let here = snapshot.channel_named("cup");
    let mut world = snapshot.restore_world().await;
    world.channel = here;
    let before = snapshot.expected_tournament_in(here);
    let thread = snapshot.channel_named("Table 4 · Friday Cup");
    let called = world.discord.channel(thread).messages().len();
    world.start_bot().await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    // The button of the old message that called the players still works.
    let board = newest_board(&world, thread);
    let turn = world.discord.person_by_id(board.pinged[0]).expect("a player").in_channel(thread);
    newest_component(&turn, "c1:#:here:#").click(&turn).await;
    let end = play_board_while(&world, &store, board, |_| true).await;
    assert!(end.button("Watch Replay").is_some());
    wait_for_words(&world, "after round 2").await;
    let second = wait_for_table_threads(&world, 3, 2).await;
    assert!(!second.contains(&thread));
    let all = world.discord.channel(thread).messages();
    let calls = all.iter().filter(|message| message.button("I’m Here").is_some()).count();
    assert!(calls <= 1 && all.len() > called);

    let after = facts_of_newest_tournament(&world, here).await;
    let tables = after["tables"].as_array().expect("tables");
    let done: Vec<Value> = tables.iter().filter(|table| table["number"] != 4).cloned().collect();
    let old_tables = facts_of_finished_tables(before);
    let count = old_tables.as_array().expect("tables").len();
    assert_facts_unchanged(&old_tables, &done[..count].into());
    assert_eq!((count, tables.len()), (3, 6));
    // Each of the four has played at two tables, and each table awards twelve points in total.
    let standings = after["standings"].as_array().expect("standings").iter();
    let points: u64 = standings.map(|row| row["points"].as_u64().expect("points")).sum();
    assert_eq!(points, 4 * 12);
    assert_no_table_announced_twice(&world, here);
    store.close().await;
    world.finish_without_refusals();
}
