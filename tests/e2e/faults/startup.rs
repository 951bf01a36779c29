//! Discord is unavailable at the start or for a long time: the bot waits, and works as soon as Discord does.

use std::time::Duration;

use discord_stand_in::{Fault, FaultHandle};
use sqlx::any::AnyConnectOptions;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use triominos::discord::RunError;
use triominos::store::Store;
use triominos::time::{Clock, Millis};

use crate::support::bot::{World, ask_privately};
use crate::support::database::{DatabaseKind, is_postgres_server_available};
use crate::support::process::Program;
use crate::support::turns::take_turn;
use crate::support::wait_until;

const APPLICATION: &str = "GET /oauth2/applications/@me";
const COMMANDS: &str = "PUT /applications/{application_id}/commands";
const ADDRESS: &str = "GET /gateway/bot";
const CONNECT: &str = "GATEWAY connect";
const HELLO: &str = "GATEWAY hello";
const IDENTIFY: &str = "GATEWAY identify";

/// The waits of the bot after consecutive failures, in milliseconds. Each is twice as long as the one before, up to the longest.
const WAITS: [Millis; 7] = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, LONGEST_WAIT];
const LONGEST_WAIT: Millis = 64_000;
/// A number of consecutive failures after which the bot waits [`LONGEST_WAIT`].
const OFTEN: usize = 10;
/// The time that Discord requires between two identifications, in milliseconds.
const SPACING: Millis = 5_000;
/// The longest time that the bot waits for the gateway to accept its session, in milliseconds.
const READY_WITHIN: Millis = 45_000;

/// Returns four kinds of faults that a call to this route may meet.
fn faults_of_each_kind(route: &str) -> [Fault; 4] {
    [
        Fault::rate_limited(route, 0.1),
        Fault::status(route, 500, 0, "Oops"),
        Fault::outage(route),
        Fault::drop_connection(route),
    ]
}

/// Awaits a future. In the meantime, advances the clock whenever the bot waits between two attempts.
async fn await_while_bot_retries(world: &World, future: impl Future<Output = ()>) {
    let is_retry_wait = |after| after <= SPACING || WAITS.contains(&after);
    await_while_skipping_waits(world, is_retry_wait, future).await;
}

/// Awaits a future. In the meantime, advances the clock to the end of each wait of the bot for whose length in milliseconds
/// `may_skip_wait_of` returns `true`.
async fn await_while_skipping_waits(
    world: &World,
    may_skip_wait_of: impl Fn(Millis) -> bool,
    future: impl Future<Output = ()>,
) {
    let passing = async {
        loop {
            world.clock.wake_next_sleeper(&may_skip_wait_of).await;
        }
    };
    tokio::select! {
        biased;
        () = future => {}
        () = passing => {}
    }
}

/// Lets the bot meet the fault this many times, and then awaits the future. Asserts that the bot has waited between its attempts as
/// long as [`WAITS`] says.
async fn await_after_faults_and_check_waits(
    world: &World,
    fault: &FaultHandle,
    fault_count: usize,
    future: impl Future<Output = ()>,
) {
    let since = world.clock.now();
    for failure in 1..=fault_count {
        await_while_bot_retries(world, world.wait_for_fault_hits(fault, failure)).await;
    }
    await_while_bot_retries(world, future).await;
    assert_eq!(fault.hit_count(), fault_count);
    let waits = WAITS.into_iter().chain(std::iter::repeat(LONGEST_WAIT)).take(fault_count);
    let (waited, least) = (world.clock.now() - since, waits.sum());
    assert!(waited >= least, "only {waited} of {least} ms were waited");
}

/// Creates a test environment whose bot has registered its commands and is stopped.
async fn world_with_registered_commands() -> World {
    let mut world = World::new(1).await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let commands = format!("commands:{}", world.discord.application_id());
    let is_registered =
        async || store.installation_fact(&commands).await.expect("it answers").is_some();
    wait_until("the commands are registered", is_registered).await;
    store.close().await;
    world.stop_bot().await;
    world
}

/// Asserts that the bot is connected and answers a command.
async fn assert_bot_answers(world: &World) {
    world.discord.until_bot_ready().await;
    let [ada] = world.add_people(["Ada"]);
    assert!(ask_privately(&ada, "rack").await.content.contains("no table"));
    world.finish_without_refusals();
}

/// Asserts that the bot starts although its first calls to this route fail, with each kind of fault, once or often.
async fn assert_bot_starts_despite_faults_of(route: &str) {
    for times in [1, OFTEN] {
        for trouble in faults_of_each_kind(route) {
            let mut world = World::without_bot(1).await;
            let fault = world.discord.inject(trouble.times(times));
            drop(world.spawn_bot());
            await_after_faults_and_check_waits(
                &world,
                &fault,
                times,
                world.discord.until_bot_ready(),
            )
            .await;
            assert_bot_answers(&world).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_retries_the_request_for_its_own_user() {
    assert_bot_starts_despite_faults_of(APPLICATION).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_retries_the_registration_of_its_commands() {
    assert_bot_starts_despite_faults_of(COMMANDS).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_retries_the_request_for_the_gateway() {
    assert_bot_starts_despite_faults_of(ADDRESS).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_retries_the_gateway_connection() {
    assert_bot_starts_despite_faults_of(CONNECT).await;
}

/// The bot gets the gateway's address together with the number of shards, and does not depend on a second request.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_requests_the_gateway_only_once() {
    for trouble in faults_of_each_kind("GET /gateway") {
        let mut world = World::without_bot(1).await;
        world.discord.inject(trouble.times(usize::MAX));
        drop(world.spawn_bot());
        assert_bot_answers(&world).await;
    }
}

/// While Discord accepts no registration of commands, the commands of the last version work.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_plays_before_its_commands_are_registered() {
    let mut world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    world.wait_until_published().await;
    world.stop_bot().await;
    // Makes the bot believe that its commands have changed.
    let mut database = world.database.open_connection().await;
    database.execute("DELETE FROM facts WHERE name LIKE 'commands:%'").await;
    database.close().await;
    let fault = world.discord.inject(Fault::outage(COMMANDS).times(3));
    drop(world.spawn_bot());
    world.wait_for_fault_hits(&fault, 1).await;
    world.discord.until_bot_online().await;
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
    let again = world.discord.inject(Fault::delay(COMMANDS, Duration::ZERO));
    await_after_faults_and_check_waits(&world, &fault, 3, world.wait_for_fault_hits(&again, 1))
        .await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_does_not_wait_for_ever_for_an_answer() {
    // The bot waits for half a minute: for an answer to a call in four parts, for the gateway in one.
    for (route, parts) in [(APPLICATION, 4), (ADDRESS, 4), (CONNECT, 1)] {
        let mut world = world_with_registered_commands().await;
        let fault = world.discord.inject(Fault::hold(route));
        drop(world.spawn_bot());
        world.wait_for_fault_hits(&fault, 1).await;
        for _ in 0..parts {
            world.clock.wake_next_sleeper(|after| after == 30_000 / parts).await;
        }
        await_while_bot_retries(&world, world.discord.until_bot_online()).await;
        fault.release_held_requests();
    }
}

/// The gateway closes the connection at once, with or without a code; sends no Hello; or rejects the identification.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_reconnects_when_the_gateway_rejects_it() {
    for times in [1, OFTEN] {
        for trouble in [
            Fault::status(HELLO, 1001, 0, ""),
            Fault::status(HELLO, 4000, 0, ""),
            Fault::drop_connection(HELLO),
            Fault::status(IDENTIFY, 1000, 0, ""),
            Fault::status(IDENTIFY, 4000, 0, ""),
            Fault::status(IDENTIFY, 4003, 0, ""),
            Fault::status(IDENTIFY, 4008, 0, ""),
            Fault::status(IDENTIFY, 4009, 0, ""),
            Fault::drop_connection(IDENTIFY),
        ] {
            let mut world = world_with_registered_commands().await;
            let fault = world.discord.inject(trouble.times(times));
            drop(world.spawn_bot());
            await_after_faults_and_check_waits(
                &world,
                &fault,
                times,
                world.discord.until_bot_online(),
            )
            .await;
            assert_bot_answers(&world).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_reconnects_when_the_gateway_is_silent() {
    for trouble in [Fault::hold(HELLO), Fault::hold(IDENTIFY)] {
        let mut world = world_with_registered_commands().await;
        let fault = world.discord.inject(trouble.times(3));
        drop(world.spawn_bot());
        for failure in 1..=3 {
            await_while_bot_retries(&world, world.wait_for_fault_hits(&fault, failure)).await;
            world.clock.wake_next_sleeper(|after| after == READY_WITHIN).await;
        }
        await_while_bot_retries(&world, world.discord.until_bot_online()).await;
        assert_bot_answers(&world).await;
        assert_eq!(fault.hit_count(), 3);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permanent_error_ends_the_program() {
    for (code, words) in [
        (4004, "token"),
        (4010, "invalid shard"),
        (4012, "invalid API version"),
        (4013, "invalid intents"),
        (4014, "disallowed intents"),
    ] {
        let mut world = World::without_bot(1).await;
        world.discord.inject(Fault::status(IDENTIFY, code, 0, ""));
        let ended = world.spawn_bot().await.expect("no panic");
        let error = ended.expect_err("it is refused");
        assert_eq!(matches!(error, RunError::Token), code == 4004, "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
    for (route, status) in
        [(APPLICATION, 401), (ADDRESS, 401), (COMMANDS, 401), (COMMANDS, 400), (APPLICATION, 404)]
    {
        let mut world = World::without_bot(1).await;
        world.discord.inject(Fault::status(route, status, 0, "No"));
        let ended = world.spawn_bot().await.expect("no panic");
        let error = ended.expect_err("it is refused");
        assert_eq!(matches!(error, RunError::Token), status == 401, "{error}");
    }
}

/// Discord requires more shards of a bot that is on many servers.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_uses_the_number_of_shards_that_discord_recommends() {
    let mut world = world_with_registered_commands().await;
    let fault = Fault::status(IDENTIFY, 4011, 0, "Sharding required.");
    let fault = world.discord.inject(fault.times(2));
    drop(world.spawn_bot());
    world.wait_for_fault_hits(&fault, 1).await;
    world.discord.set_recommended_shards(2);
    // The bot learns the new number when it tries again, and is rejected once more.
    await_while_bot_retries(&world, world.wait_for_fault_hits(&fault, 2)).await;
    for shard in [0, 1] {
        await_while_bot_retries(&world, world.discord.until_shard_online(shard, 2)).await;
    }
}

/// Discord resets the token of a bot that starts too many sessions.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_respects_the_limit_of_new_sessions() {
    // No other wait is this long.
    const TIME: Millis = 7 * 60 * 60 * 1000;
    let mut world = World::without_bot(1).await;
    world.discord.exhaust_session_starts(TIME.cast_unsigned());
    drop(world.spawn_bot());
    world.clock.wait_for_sleeper(TIME).await;
    assert_eq!(world.discord.session_start_times_ms(), [0; 0]);
    world.clock.advance(TIME);
    // On a busy machine, a wait of the connection may begin before the clock moves, and another one after it.
    await_while_bot_retries(&world, world.discord.until_bot_ready()).await;
    assert_bot_answers(&world).await;
}

/// Ends the gateway connection with `break_connection`, and lets new connections fail for an hour. Asserts that computer players
/// continue meanwhile, and that people can play when the gateway is back.
async fn assert_bot_survives_hour_without_gateway(break_connection: impl Fn(&World)) {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_first_board_with_computers().await;
    while board.pinged.is_empty() {
        world.clock.advance(2_000);
        board = world.wait_for_board(world.channel).await;
    }
    take_turn(&ada).await;

    let tries = 60;
    let outage = world.discord.inject(Fault::outage(CONNECT).times(1 + tries));
    break_connection(&world);
    // The bot reconnects at once after a connection that delivered something.
    world.wait_for_fault_hits(&outage, 1).await;
    let next_board_arrives = async { board = world.wait_for_board(world.channel).await };
    await_while_skipping_waits(&world, |after| after <= 2_000, next_board_arrives).await;
    assert_eq!(board.pinged, [ada.id()], "the computer has moved");
    assert!(!world.discord.is_bot_online());
    // The failures are awaited one by one, because all of them together may exceed the patience of a test on a busy machine.
    for number in 1..=tries {
        await_while_bot_retries(&world, world.wait_for_fault_hits(&outage, 1 + number)).await;
    }
    await_while_bot_retries(&world, world.discord.until_bot_online()).await;
    assert!(ask_privately(&ada, "rack").await.content.contains("your turn"));
    take_turn(&ada).await;
    world.wait_for_board(world.channel).await;
    assert_eq!(world.discord.session_start_times_ms().len(), 1, "the session was resumed");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_returns_when_the_gateway_does() {
    assert_bot_survives_hour_without_gateway(|world| world.discord.drop_gateway_connections())
        .await;
}

/// The bot cannot read from its gateway connection, as when the network fails.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_returns_when_the_network_does() {
    assert_bot_survives_hour_without_gateway(|world| world.discord.reset_gateway_connections())
        .await;
}

/// Forwards connections to this port to the test server of the database.
async fn forward_connections(port: u16, database_server: (String, u16)) {
    let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("it was free");
    loop {
        let (mut program, _) = listener.accept().await.expect("a connection");
        let mut database = TcpStream::connect(&database_server).await.expect("the test server");
        tokio::spawn(async move {
            // The end of either connection is not a failure of the test.
            let _ = copy_bidirectional(&mut program, &mut database).await;
        });
    }
}

/// The bot and its database are started at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_database_that_starts_later() {
    if !is_postgres_server_available() {
        return;
    }
    let world = World::without_bot_on(DatabaseKind::Postgres, 1).await;
    let mut options: AnyConnectOptions = world.database_url().parse().expect("a URL");
    let url = &mut options.database_url;
    let server = (url.host_str().expect("a host").to_owned(), url.port().unwrap_or(5432));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    drop(listener);
    url.set_host(Some("127.0.0.1")).expect("a host");
    url.set_port(Some(port)).expect("a port");
    let (token, api) = (world.discord.token(), world.discord.url());
    let variables =
        [("DISCORD_TOKEN", &*token), ("DISCORD_API_URL", &api), ("DATABASE_URL", url.as_str())];
    let program = Program::start_program(world.folder(), &["run"], &variables);
    program.wait_for_words("waiting for the database").await;
    let forwarding = tokio::spawn(forward_connections(port, server));
    assert_bot_answers(&world).await;
    drop(program);
    forwarding.abort();
}
