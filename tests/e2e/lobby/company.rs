//! Calls to tables: when a lobby is not full after two minutes, the bot mentions a few people who have chosen to be
//! mentioned then.

use discord_stand_in::people::{Message, PersonIn};
use triominos::time::Clock;

use crate::support::bot::{World, ask_privately, finish_with, private_message};
use crate::table::editions::wait_for_edit;
use crate::table::moderation::{STALLING, suspend_player};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
/// The time between two polls of the bot.
const POLL: i64 = 25 * SECOND;
/// The words by which the message of a call is recognised.
const CALL: &str = "is waiting for players";

async fn choose_calls(person: &PersonIn, calls: bool) -> Message {
    private_message(person.slash("preferences", &[("call-me", calls.into())]).await).await
}

/// Returns the calls in the channel.
fn calls(world: &World) -> Vec<Message> {
    let messages = world.discord.channel(world.channel).messages();
    messages.into_iter().filter(|message| message.content.contains(CALL)).collect()
}

/// Advances the clock by at least this many milliseconds, in steps. The bot polls its lobbies after each step.
async fn pass_time(world: &World, ms: i64) {
    for _ in 0..=ms / POLL {
        world.clock.advance_sleeper(POLL).await;
    }
    world.clock.wait_for_sleeper(POLL).await;
}

/// Lets time pass until there are this many calls. Returns the last one.
async fn wait_for_call(world: &World, count: usize) -> Message {
    for _ in 0..60 {
        if let Some(call) = calls(world).get(count - 1) {
            return call.clone();
        }
        pass_time(world, POLL).await;
    }
    panic!("no call\n{}", world.transcript());
}

async fn open_table(world: &World, host: &PersonIn) -> Message {
    private_message(host.slash("play", &[]).await).await;
    world.wait_for_words("has opened a Triominos table").await
}

async fn close_table(world: &World, host: &PersonIn) {
    let sure = ask_privately(host, "end").await;
    host.click(&sure, "End the Match").await;
    world.wait_until_published().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_waits_calls_five_willing_people_once_and_each_at_most_hourly() {
    let world = World::new(1).await;
    let [ada, zoe] = world.people(["Ada", "Zoe"]);
    let willing = world.people(["Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]);
    let page = ask_privately(&willing[0], "preferences").await;
    assert!(page.content.contains("Calls: off"), "{}", page.content);
    for person in &willing {
        let chosen = choose_calls(person, true).await;
        assert!(chosen.content.contains("Calls: when a table here"), "{}", chosen.content);
        assert_eq!(chosen.menus().len(), 4, "{:?}", chosen.menus());
    }
    let opened_at = world.clock.now();
    let lobby = open_table(&world, &ada).await;
    let call = wait_for_call(&world, 1).await;
    assert!(world.clock.now() - opened_at >= 2 * MINUTE);
    assert_eq!(call.pinged.len(), 5, "{:?}", call.pinged);
    assert!(!call.pinged.contains(&zoe.id()) && !call.pinged.contains(&ada.id()));
    assert!(call.content.contains("**Ada**"), "{}", call.content);
    let first = willing.iter().find(|person| call.pinged.contains(&person.id())).expect("one");
    private_message(first.click(&call, "Join").await).await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    pass_time(&world, 4 * MINUTE).await;
    assert_eq!(calls(&world).len(), 1, "a table calls once");

    // The next table calls the two who were not called in the last hour.
    close_table(&world, &ada).await;
    open_table(&world, &ada).await;
    let second = wait_for_call(&world, 2).await;
    assert_eq!(second.pinged.len(), 2, "{:?}", second.pinged);
    assert!(second.pinged.iter().all(|person| !call.pinged.contains(person)));
    close_table(&world, &ada).await;
    open_table(&world, &ada).await;
    pass_time(&world, 4 * MINUTE).await;
    assert_eq!(calls(&world).len(), 2, "nobody is called twice in an hour");
    close_table(&world, &ada).await;
    world.clock.advance(60 * MINUTE);
    open_table(&world, &ada).await;
    assert_eq!(wait_for_call(&world, 3).await.pinged.len(), 5);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_cannot_play_now_are_not_called() {
    let world = World::new(1).await;
    let [ada, bo, cy, di, eve, flo, gus] =
        world.people(["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus"]);
    let (gone, gone_here) = world.person("Gone");
    for person in [&bo, &cy, &di, &eve, &flo, &gus, &gone_here] {
        choose_calls(person, true).await;
    }
    // It is one of Bo's quiet hours.
    let hour = world.clock.now() / (60 * MINUTE) % 24;
    let quiet = format!("{hour}-{}", (hour + 3) % 24);
    let night = [("quiet", quiet.as_str().into()), ("timezone", "UTC".into())];
    private_message(bo.slash("preferences", &night).await).await;
    let silent = [("pings", "none; the message in the channel is enough".into())];
    private_message(cy.slash("preferences", &silent).await).await;
    let moderator = world.discord.person("Mo", "en-US").moderator().in_channel(world.channel);
    suspend_player(&moderator, &di, STALLING, "One day").await;
    choose_calls(&eve, false).await;
    gone.leaves(world.discord.home().id());
    // Flo was at this table already.
    let lobby = open_table(&world, &ada).await;
    flo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    flo.click(&lobby, "Leave").await;
    wait_for_edit(&world, &lobby, "Seats taken: 1 of 4").await;
    let call = wait_for_call(&world, 1).await;
    assert_eq!(call.pinged, [gus.id()]);
    let mut database = world.database.open().await;
    let left = database.query_numbers("SELECT COUNT(*) FROM callable_people").await;
    assert_eq!(left, [5], "Eve and the former member are no longer stored");

    // In direct messages there is nobody to call.
    let there = world.discord.person("Ivy", "en-US").in_dm();
    let refused = choose_calls(&there, true).await;
    assert!(refused.content.contains("Calls belong to a server"), "{}", refused.content);
    let page = ask_privately(&there, "preferences").await;
    assert!(!page.content.contains("Calls:"), "{}", page.content);
    finish_with(&world, &["10007"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_and_a_match_under_way_call_nobody() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    choose_calls(&cy, true).await;
    private_message(ada.slash("play", &[("seats", 2.into())]).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    bo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 2").await;
    pass_time(&world, 3 * MINUTE).await;
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    pass_time(&world, 3 * MINUTE).await;
    assert!(calls(&world).is_empty(), "{}", world.transcript());
    world.finish();
}
