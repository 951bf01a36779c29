//! Calls to tables: when a lobby is not full after two minutes, the bot mentions a few people who have chosen to be
//! mentioned then.

use discord_stand_in::people::{Message, PersonIn};
use triominos::time::Clock;

use crate::faults::shards::{Process, await_while_time_passes};
use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::database::{DatabaseKind, is_postgres_server_available};
use crate::support::{CHECK_EVERY, PATIENCE, openapi, wait_until};
use crate::table::editions::wait_for_edit;
use crate::table::moderation::{STALLING, suspend_player};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
/// The time between two polls of the bot for lobbies that are due, in milliseconds.
const POLL: i64 = 25 * SECOND;
/// The words by which the message of a call is recognised.
const CALL: &str = "is waiting for players";

async fn set_table_call_preference(person: &PersonIn, wants_calls: bool) -> Message {
    private_message(person.slash("preferences", &[("call-me", wants_calls.into())]).await).await
}

/// Returns the messages in the channel that call people to a table.
fn table_call_messages(world: &World) -> Vec<Message> {
    let messages = world.discord.channel(world.channel).messages();
    messages.into_iter().filter(|message| message.content.contains(CALL)).collect()
}

/// Advances the clock by at least this many milliseconds, in steps. The bot polls its lobbies after each step.
async fn advance_in_poll_steps(world: &World, ms: i64) {
    for _ in 0..=ms / POLL {
        world.clock.wait_for_sleeper_and_advance(POLL).await;
    }
    world.clock.wait_for_sleeper(POLL).await;
}

/// Advances the clock until there are `number` calls in the channel. Returns the last one.
async fn advance_until_nth_table_call(world: &World, number: usize) -> Message {
    for _ in 0..60 {
        if let Some(call) = table_call_messages(world).get(number - 1) {
            return call.clone();
        }
        advance_in_poll_steps(world, POLL).await;
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
async fn a_waiting_lobby_calls_five_willing_people_once_and_each_person_at_most_hourly() {
    let world = World::new(1).await;
    let [ada, zoe] = world.add_people(["Ada", "Zoe"]);
    let willing = world.add_people(["Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]);
    let page = ask_privately(&willing[0], "preferences").await;
    assert!(page.content.contains("Pings for new tables: off"), "{}", page.content);
    for person in &willing {
        let chosen = set_table_call_preference(person, true).await;
        assert!(
            chosen.content.contains("Pings for new tables: when one here"),
            "{}",
            chosen.content
        );
        assert_eq!(chosen.menus().len(), 4, "{:?}", chosen.menus());
    }
    let opened_at = world.clock.now();
    let lobby = open_table(&world, &ada).await;
    let call = advance_until_nth_table_call(&world, 1).await;
    assert!(world.clock.now() - opened_at >= 2 * MINUTE);
    assert_eq!(call.pinged.len(), 5, "{:?}", call.pinged);
    assert!(!call.pinged.contains(&zoe.id()) && !call.pinged.contains(&ada.id()));
    assert!(call.content.contains("**Ada**"), "{}", call.content);
    let first = willing.iter().find(|person| call.pinged.contains(&person.id())).expect("one");
    private_message(first.click(&call, "Join").await).await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    advance_in_poll_steps(&world, 4 * MINUTE).await;
    assert_eq!(table_call_messages(&world).len(), 1, "a table calls once");

    // The next table calls the two who were not called in the last hour.
    close_table(&world, &ada).await;
    open_table(&world, &ada).await;
    let second = advance_until_nth_table_call(&world, 2).await;
    assert_eq!(second.pinged.len(), 2, "{:?}", second.pinged);
    assert!(second.pinged.iter().all(|person| !call.pinged.contains(person)));
    close_table(&world, &ada).await;
    open_table(&world, &ada).await;
    advance_in_poll_steps(&world, 4 * MINUTE).await;
    assert_eq!(table_call_messages(&world).len(), 2, "nobody is called twice in an hour");
    close_table(&world, &ada).await;
    world.clock.advance(60 * MINUTE);
    open_table(&world, &ada).await;
    assert_eq!(advance_until_nth_table_call(&world, 3).await.pinged.len(), 5);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_cannot_play_now_are_not_called() {
    let world = World::new(1).await;
    let [ada, bo, cy, di, eve, flo, gus] =
        world.add_people(["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus"]);
    let (gone, gone_here) = world.add_person("Gone");
    for person in [&bo, &cy, &di, &eve, &flo, &gus, &gone_here] {
        set_table_call_preference(person, true).await;
    }
    // It is one of Bo's quiet hours.
    let hour = world.clock.now() / (60 * MINUTE) % 24;
    let quiet = format!("{hour}-{}", (hour + 3) % 24);
    let night = [("quiet", quiet.as_str().into()), ("timezone", "UTC".into())];
    private_message(bo.slash("preferences", &night).await).await;
    let silent = [("pings", "none; the message in the channel is enough".into())];
    private_message(cy.slash("preferences", &silent).await).await;
    let moderator = world
        .discord
        .add_person("Mo", "en-US")
        .with_moderator_permissions()
        .in_channel(world.channel);
    suspend_player(&moderator, &di, STALLING, "One day").await;
    set_table_call_preference(&eve, false).await;
    gone.leaves(world.discord.home().id());
    // Flo was at this table already.
    let lobby = open_table(&world, &ada).await;
    flo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    flo.click(&lobby, "Leave").await;
    wait_for_edit(&world, &lobby, "Seats taken: 1 of 4").await;
    let call = advance_until_nth_table_call(&world, 1).await;
    assert_eq!(call.pinged, [gus.id()]);
    let mut database = world.database.open_connection().await;
    let left = database.query_numbers("SELECT COUNT(*) FROM callable_people").await;
    assert_eq!(left, [5], "Eve and the former member are no longer stored");

    // In direct messages there is nobody to call.
    let there = world.discord.add_person("Ivy", "en-US").in_dm();
    let refused = set_table_call_preference(&there, true).await;
    assert!(
        refused.content.contains("I can only ping you for new tables on a server"),
        "{}",
        refused.content
    );
    let page = ask_privately(&there, "preferences").await;
    assert!(!page.content.contains("Calls:"), "{}", page.content);
    finish_with_refusals(&world, &["10007"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_and_a_match_under_way_call_nobody() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    set_table_call_preference(&cy, true).await;
    private_message(ada.slash("play", &[("seats", 2.into())]).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    bo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 2").await;
    advance_in_poll_steps(&world, 3 * MINUTE).await;
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    advance_in_poll_steps(&world, 3 * MINUTE).await;
    assert!(table_call_messages(&world).is_empty(), "{}", world.transcript());
    world.finish_without_refusals();
}

/// Both processes find the lobby before either of them has stored its call. To achieve this, the test locks a database table until
/// both processes wait to store the call.
#[tokio::test(flavor = "multi_thread")]
async fn two_processes_call_people_to_a_lobby_once() {
    if !is_postgres_server_available() {
        return println!("skipped: two processes need TEST_POSTGRES_URL");
    }
    let world = World::without_bot_on(DatabaseKind::Postgres, 1).await;
    let both = ["one", "other"].map(|name| Process::start_process(&world, name, None));
    world.discord.until_bot_ready().await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let have_begun = async || world.discord.session_start_times_ms().len() >= 2;
    await_while_time_passes(&world, &ada, 5 * SECOND, wait_until("both processes run", have_begun))
        .await;
    for person in [&bo, &cy] {
        set_table_call_preference(person, true).await;
    }
    open_table(&world, &ada).await;
    world.wait_until_published().await;

    let mut blocker = world.database.open_connection().await;
    blocker.lock_writes().await;
    world.clock.advance(2 * MINUTE + SECOND);
    let waiting = "SELECT COUNT(*) FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid \
                   WHERE l.relation = 'tables'::regclass AND NOT l.granted \
                   AND a.query LIKE 'UPDATE tables SET people_called_at%'";
    let mut observer = world.database.open_connection().await;
    let both_wait = async {
        while observer.query_numbers(waiting).await != [2] {
            tokio::time::sleep(CHECK_EVERY).await;
        }
    };
    let both_wait = tokio::time::timeout(PATIENCE, both_wait).await;
    assert!(both_wait.is_ok(), "only one process stores a call");
    blocker.release_writes().await;
    for _ in 0..4 {
        // Both processes have finished their polls.
        world.clock.wait_for_sleepers(2, POLL).await;
        world.clock.advance(POLL);
    }
    let made = table_call_messages(&world);
    assert_eq!(made.len(), 1, "{}", world.transcript());
    let mut called = made[0].pinged.clone();
    called.sort_unstable();
    assert_eq!(called, [bo.id(), cy.id()]);
    drop(both);
    openapi::check_requests(&world.discord.requests());
}
