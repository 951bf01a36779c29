//! Tournaments go on where they were: rounds follow, what was won is won, and who was called is not called again.

use std::collections::BTreeSet;

use serde_json::Value;
use triominos::game::Edition;
use triominos::sandbox::Snowflake;
use triominos::sandbox::people::Message;
use triominos::store::Store;
use triominos::time::Clock as _;

use super::folder::Frozen;
use super::kept::{assert_kept, kept};
use super::old::{clickable, kind_of, old};
use super::on_each;
use super::story::{MINUTE, plays_while};
use crate::bot::{World, private};
use crate::killed::table_in;
use crate::tournament::{cancel, says, threads, wish};

/// The thread of a tournament's table, and its newest board.
fn table_of(world: &World, thread: Snowflake) -> Message {
    let all = world.discord.channel(thread).messages();
    let rack = |message: &&Message| clickable(message).iter().any(|id| kind_of(id) == "t1:#:rack");
    all.iter().rfind(rack).expect("a board with buttons").clone()
}

/// What the world holds now of the last tournament of a channel.
async fn now(world: &World, channel: Snowflake) -> Value {
    let kept = kept(world).await;
    let all = kept["tournaments"].as_object().expect("tournaments");
    all.values().rfind(|one| one["channel"] == channel).expect("a tournament").clone()
}

/// The tables of a tournament that were over.
fn over(tournament: &Value) -> Value {
    let mut before = tournament.clone();
    let tables = before["tables"].as_array_mut().expect("tables");
    tables.retain(|table| !table["outcome"].is_null());
    before["tables"].take()
}

/// No table was shown in a channel a second time.
fn assert_no_table_twice(world: &World, channel: Snowflake) {
    let all = world.discord.channel(channel).messages();
    let heads = all.iter().filter_map(|one| one.content.lines().next());
    let tables: Vec<&str> = heads.filter(|head| head.contains("Table ")).collect();
    let distinct: BTreeSet<&str> = tables.iter().copied().collect();
    assert_eq!(distinct.len(), tables.len(), "{}", world.discord.transcript(channel));
}

/// A tournament's table for two has the rules of its edition as they were before it changed.
async fn assert_old_rules(store: &Store, thread: Snowflake) {
    let table = table_in(store, thread).await;
    let edition = Edition::from_name(&table.settings.edition).expect("an edition");
    let rules = edition.rules(2).expect("rules for two");
    let played = table.game().expect("a match").rules();
    assert_ne!(*played, rules);
    assert_eq!(*played, rules.before_november_2026());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_under_way_ends_and_the_next_begins() {
    on_each(next_round).await;
}

async fn next_round(frozen: &Frozen) {
    let Some(here) = frozen.channel("cup") else { return };
    let mut world = frozen.thaw().await;
    world.channel = here;
    let before = frozen.tournament(here);
    let thread = frozen.channel("Table 4 · Friday Cup").expect("a thread");
    let called = world.discord.channel(thread).messages().len();
    world.start_bot().await;
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    // Who is called may still say so by the button under the old call.
    let board = table_of(&world, thread);
    let turn = world.discord.person_by_id(board.pinged[0]).expect("a player").in_channel(thread);
    old(&turn, "c1:#:here:#").click(&turn).await;
    let end = plays_while(&world, &store, board, |_| true).await;
    assert!(end.button("Replay").is_some());
    says(&world, "after round 2").await;
    let second = threads(&world, 3, 2).await;
    assert!(!second.contains(&thread));
    for thread in second {
        assert_old_rules(&store, thread).await;
    }
    let all = world.discord.channel(thread).messages();
    let calls = all.iter().filter(|message| message.button("I’m Here").is_some()).count();
    assert!(calls <= 1 && all.len() > called);

    let after = now(&world, here).await;
    let tables = after["tables"].as_array().expect("tables");
    let done: Vec<Value> = tables.iter().filter(|table| table["number"] != 4).cloned().collect();
    let old_tables = over(before);
    let count = old_tables.as_array().expect("tables").len();
    assert_kept(&old_tables, &done[..count].into());
    assert_eq!((count, tables.len()), (3, 6));
    // Each of four has two tables behind them, and every table gave twelve points.
    let standings = after["standings"].as_array().expect("standings").iter();
    let points: u64 = standings.map(|row| row["points"].as_u64().expect("points")).sum();
    assert_eq!(points, 4 * 12);
    assert_no_table_twice(&world, here);
    store.close().await;
    world.finish();
}

/// The thread on this message, as soon as it is there.
async fn thread_of(world: &World, message: &Message) -> Snowflake {
    let channel = world.discord.channel(message.channel);
    let thread =
        |all: &[Message]| all.iter().find(|one| one.id == message.id).and_then(|one| one.thread);
    let all = channel.until("a thread", |all| thread(all).is_some()).await;
    thread(&all).expect("it was there")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arena_goes_on_and_ends() {
    on_each(arena).await;
}

async fn arena(frozen: &Frozen) {
    let Some(here) = frozen.channel("arena") else { return };
    let mut world = frozen.thaw().await;
    world.channel = here;
    let before = frozen.tournament(here);
    let thread = frozen.channel("Table 2 · Night").expect("a thread");
    world.start_bot().await;
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let board = table_of(&world, thread);
    plays_while(&world, &store, board, |_| true).await;
    // Who waited plays next, and when the time is over no more tables are formed.
    let third = says(&world, "Table 3: ").await;
    let third = thread_of(&world, &third).await;
    world.board_in(third).await;
    // An hour at once is an hour in which the bot was away: nobody has missed anything.
    world.clock.advance(61 * MINUTE);
    says(&world, "I was away").await;
    let [mo] = frozen.people(&world, here, ["Mo"]);
    cancel(&mo).await;
    says(&world, "An organiser has cancelled the tournament").await;
    assert_old_rules(&store, third).await;
    let after = now(&world, here).await;
    let tables = after["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 3);
    assert_kept(&over(before), &tables[..1].into());
    assert_no_table_twice(&world, here);
    store.close().await;
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_join_leave_and_check_in_by_the_old_buttons() {
    on_each(join_and_check_in).await;
}

async fn join_and_check_in(frozen: &Frozen) {
    let Some(here) = frozen.channel("sign-up") else { return };
    let mut world = frozen.thaw().await;
    world.start_bot().await;
    let [mo, ida, eve] = frozen.people(&world, here, ["Mo", "Ida", "Eve"]);
    let (join, leave) = (old(&eve, "c1:#:join"), old(&ida, "c1:#:leave"));
    join.click(&eve).await;
    leave.click(&ida).await;
    let after = now(&world, here).await;
    let entries = after["entries"].as_array().expect("entries");
    let is_in = |id: u64| {
        let entry = entries.iter().find(|entry| entry["player"]["person"] == id);
        entry.is_some_and(|entry| entry["in"] == true)
    };
    assert_eq!((is_in(eve.id()), is_in(ida.id())), (true, false));
    // So many computers were allowed then.
    let many = wish(&mo, "start", &[]).await;
    assert!(many.content.contains("too many computers: 50"), "{}", many.content);
    wish(&mo, "computers", &[("count", 3.into())]).await;
    wish(&mo, "start", &[]).await;
    // What the one before had begun to show is another's after a while.
    world.clock.advance(2 * MINUTE);
    world.channel = here;
    says(&world, "Check-in: ").await;

    // Two of three are there when the time is over.
    let Some(here) = frozen.channel("check-in") else { return };
    world.channel = here;
    let [flo] = frozen.people(&world, here, ["Flo"]);
    old(&flo, "c1:#:check-in").click(&flo).await;
    let until = frozen.tournament(here)["stage"]["check_in_until"].as_i64().expect("a moment");
    world.clock.advance(until - world.clock.now());
    let table = says(&world, "Round 1 · Table 1: ").await;
    for (name, plays) in [("**Bo**", true), ("**Flo**", true), ("**Gus**", false)] {
        assert_eq!(table.content.contains(name), plays, "{}", table.content);
    }
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_that_is_over_stays_as_it_ended() {
    on_each(stays).await;
}

async fn stays(frozen: &Frozen) {
    let Some(here) = frozen.channel("old-cup") else { return };
    let mut world = frozen.thaw().await;
    world.start_bot().await;
    let [mo, ada] = frozen.people(&world, here, ["Mo", "Ada"]);
    let shown = old(&ada, "c1:#:standings").click(&ada).await;
    assert!(shown.content.contains("Ada"), "{}", shown.content);
    for part in ["start", "pause", "join", "cancel"] {
        private(mo.slash(&format!("tournament {part}"), &[]).await).await;
    }
    world.clock.advance(60 * MINUTE);
    wish(&mo, "status", &[]).await;
    assert_kept(frozen.tournament(here), &now(&world, here).await);
    let count = frozen.expected.messages["old-cup"];
    assert_eq!(world.discord.channel(here).messages().len(), count);
    // A new one can be held in the same channel.
    wish(&mo, "create", &crate::tournament::short("Spring Cup", 2, 2)).await;
    world.channel = here;
    says(&world, "**Spring Cup**: a Triominos tournament").await;
    world.finish();
}
