//! The message that shows a round to those who look on: posted once, changed at most every ten seconds, and left alone where
//! somebody has deleted it.

use std::time::Duration;

use triominos::ids::ChannelId;
use triominos::sandbox::Snowflake;
use triominos::sandbox::people::{Message, PersonIn};
use triominos::store::{PostedMessage, Store};

use crate::bot::{World, is_board, take_turn, turn_of};
use crate::tournament::{organiser, short, threads, wish};

const TITLE: &str = "🔴 **Round 1, live**";
/// The shortest time between two changes.
const PERIOD: i64 = 10_000;

fn live(all: &[Message]) -> Vec<Message> {
    all.iter().filter(|one| one.content.starts_with(TITLE)).cloned().collect()
}

/// The live message, as soon as it is so.
async fn until(world: &World, what: &str, is_so: impl Fn(&Message) -> bool) -> Message {
    let channel = world.discord.channel(world.channel);
    let all = channel.until(what, |all| live(all).iter().any(&is_so)).await;
    live(&all).into_iter().find(is_so).expect("it was there")
}

/// The points of the one who leads at the table of a thread; 0 before anybody has any.
fn lead(message: &Message, thread: Snowflake) -> i32 {
    let line = message.content.lines().find(|line| line.contains(&format!("<#{thread}>")));
    let after = line.and_then(|line| line.split_once("** (")).map(|(_, points)| points);
    after.and_then(|points| points.split(')').next()?.parse().ok()).unwrap_or_default()
}

/// Whoever's turn it is at the table of a thread takes it.
async fn turn(world: &World, thread: Snowflake, people: &[PersonIn]) {
    let boards = |all: &[Message]| all.iter().filter(|one| is_board(one)).count();
    let there = world.discord.channel(thread);
    let before = there.messages();
    let newest = before.iter().rfind(|one| one.picture().is_some()).expect("a board");
    let players = people.iter().map(|person| world.discord.person_by_id(person.id()));
    let seated: Vec<PersonIn> = players
        .flatten()
        .filter(|person| newest.content.contains(&person.name()))
        .map(|person| person.in_channel(thread))
        .collect();
    let (turn, _) = turn_of(newest, &seated[0], &seated[1]);
    take_turn(turn).await;
    let count = boards(&before);
    there.until("the next board", |all| boards(all) > count).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_shown_live_to_those_who_look_on() {
    let mut world = World::new(5).await;
    let mo = organiser(&world, "Mo");
    let people = world.people(["Ada", "Bo", "Cy", "Dee"]);
    wish(&mo, "create", &short("Cup", 2, 2)).await;
    for person in &people {
        wish(person, "join", &[]).await;
    }
    wish(&mo, "start", &[]).await;
    let tables = threads(&world, 1, 2).await;
    let shown = until(&world, "a live message", |one| one.content.starts_with(TITLE)).await;
    for table in &tables {
        assert!(shown.content.contains(&format!("<#{table}>")), "{}", shown.content);
    }
    // Nobody is called by it.
    assert!(shown.pinged.is_empty());

    // A turn is seen ten seconds later, and not before.
    let thread = tables[0];
    turn(&world, thread, &people).await;
    world.clock.advance(PERIOD);
    let first = until(&world, "the first points", |one| lead(one, thread) > 0).await;
    assert_eq!(first.id, shown.id);
    let points = lead(&first, thread);
    for _ in 0..4 {
        turn(&world, thread, &people).await;
    }
    world.clock.advance(PERIOD - 1);
    // Something else is shown meanwhile, and it is not.
    wish(&mo, "pause", &[]).await;
    crate::tournament::says(&world, "paused the tournament").await;
    wish(&mo, "resume", &[]).await;
    crate::tournament::says(&world, "resumed the tournament").await;
    let same = until(&world, "the live message", |one| one.id == shown.id).await;
    assert_eq!(lead(&same, thread), points, "{}", same.content);
    world.clock.advance(PERIOD);
    until(&world, "more points", |one| lead(one, thread) != points).await;

    // Another process goes on with the same message.
    world.stop_bot().await;
    world.start_bot().await;
    wish(&mo, "status", &[]).await;
    let before = until(&world, "the live message", |one| one.id == shown.id).await;
    for _ in 0..4 {
        turn(&world, thread, &people).await;
    }
    world.clock.advance(2 * PERIOD);
    let now = until(&world, "points after the restart", |one| one.content != before.content).await;
    assert_eq!(now.id, shown.id, "{}", world.transcript());

    // Somebody has deleted it: it is noticed once, and it stays away.
    let channel = world.discord.channel(world.channel);
    channel.delete_message(now.id);
    turn(&world, thread, &people).await;
    world.clock.advance(2 * PERIOD);
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let cup = store.tournament_in(ChannelId::new(world.channel)).await;
    let cup = cup.expect("it answers").expect("a tournament");
    let let_go = async {
        let is_gone = |one: &PostedMessage| one.name == "live-1" && one.message.is_none();
        while !store.posted(cup).await.expect("it answers").iter().any(is_gone) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), let_go).await.expect("it is let go");
    store.close().await;
    let refused = world.discord.refusals();
    let refused: Vec<u16> = refused.iter().map(|request| request.status).collect();
    assert_eq!(refused, [404]);
    world.discord.clear_journal();
    world.clock.advance(2 * PERIOD);
    wish(&mo, "status", &[]).await;
    assert!(live(&channel.messages()).is_empty(), "{}", world.transcript());
    world.finish();
}
