//! Several processes share the bot's servers and one database.

use std::sync::Arc;

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Fault, Snowflake};
use tokio::runtime::{Builder, Runtime};
use triominos::app::App;
use triominos::discord::Login;
use triominos::store::Store;
use triominos::time::Clock as _;

use crate::support::bot::{World, ask_privately, new_app, private_message};
use crate::support::clock::ConsecutiveSeeds;
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::openapi;
use crate::support::turns::{
    pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};
use crate::support::wait_until;
use crate::turn::refusals::with_nonbreaking_hyphens;

/// The number of shards across all processes.
const TOTAL: u64 = 3;

/// A running bot with some or all of the shards. Dropping the value stops the bot as abruptly as a kill stops a process.
pub struct Process(Option<Runtime>);

impl Process {
    /// Starts a bot that uses this name in its leases. `shard_range` are its shards, such as `0..2/3`; `None` means
    /// all shards.
    pub fn start_process(world: &World, name: &str, shard_range: Option<&str>) -> Self {
        let (token, url, database) =
            (world.discord.token(), world.discord.url(), world.database_url());
        let (clock, owner) = (Arc::clone(&world.clock), name.to_owned());
        let shards = shard_range.map(|shards| shards.parse().expect("shards"));
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.expect("a runtime");
        runtime.spawn(async move {
            let store = Store::connect(&database).await.expect("a database");
            let app = App {
                owner,
                ..new_app(store, clock, Arc::new(ConsecutiveSeeds::from_first_seed(1)))
            };
            app.run(Login { token, api_url: Some(url), shards, emojis: false }).await
        });
        Self(Some(runtime))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Creates a server that belongs to this shard, and a channel in it. Returns the ids of both.
fn create_server_and_channel_of_shard(world: &World, shard: u64) -> (Snowflake, Snowflake) {
    let servers = (0..200).map(|n| world.discord.add_guild(&format!("Server {n}"), "en-US"));
    let mine = |id: Snowflake| (id >> 22) % TOTAL == shard;
    // Ids contain the time, so the clock advances to get different shards.
    let mut servers = servers.inspect(|_| world.clock.advance(1));
    let server = servers.find(|server| mine(server.id())).expect("a server of that shard");
    (server.id(), server.add_text_channel("game"))
}

/// Creates two people in this channel of this server.
fn two_people_in(world: &World, (server, channel): (Snowflake, Snowflake)) -> [PersonIn; 2] {
    ["Ada", "Bo"].map(|name| {
        let person = world.discord.add_person(name, "en-US");
        person.joins(server);
        person.in_channel(channel)
    })
}

/// Awaits a future. In the meantime, advances the clock to the end of each wait of the bot that is at most `longest_wait_ms` long.
/// Before each step, `person` uses a command and gets the answer, so that the clock does not outrun the process that serves this
/// person.
pub async fn await_while_time_passes<T>(
    world: &World,
    person: &PersonIn,
    longest_wait_ms: i64,
    future: impl Future<Output = T>,
) -> T {
    let passing = async {
        loop {
            ask_privately(person, "help").await;
            world.clock.wake_next_sleeper(|after| after <= longest_wait_ms).await;
        }
    };
    tokio::select! {
        biased;
        come = future => come,
        () = passing => unreachable!("it never ends"),
    }
}

/// Plays one turn, and returns the board that announces the next turn.
async fn play_one_turn(world: &World, board: &Message, [ada, bo]: &[PersonIn; 2]) -> Message {
    let (turn, waiting) = pinged_and_other_player(board, ada, bo);
    take_turn(turn).await;
    let next = world.wait_for_board(waiting.channel()).await;
    assert_eq!(next.pinged, [waiting.id()]);
    next
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_share_the_servers_and_survive_a_crash_of_one() {
    let world = World::without_bot(1).await;
    let servers = [0, 1, 2].map(|shard| create_server_and_channel_of_shard(&world, shard));
    let [zero, one, there] = servers.map(|server| two_people_in(&world, server));

    // In all processes together, one shard identifies at a time, and the next one five seconds later. Either shard of the first
    // process may be the first; the people on its server can use commands at once.
    let first = Process::start_process(&world, "first", Some("0..2/3"));
    world.discord.until_bot_ready().await;
    let (near_shard, here) =
        if world.discord.is_shard_online(0, TOTAL) { (0, zero) } else { (1, one) };
    let near = here[0].channel();
    let second = Process::start_process(&world, "second", Some("2..3/3"));
    let all_online = async {
        for shard in 0..TOTAL {
            world.discord.until_shard_online(shard, TOTAL).await;
        }
    };
    await_while_time_passes(&world, &here[0], 5_000, all_online).await;
    let begun = world.discord.session_start_times_ms();
    assert!(begun.windows(2).all(|two| two[1] >= two[0] + 5_000), "{begun:?}");

    // Each process plays on its own servers.
    let [ada, bo] = &here;
    let mut board_here = play_one_turn(&world, &world.begin_match(&[ada, bo]).await, &here).await;
    let [cy, di] = &there;
    let mut board_there = play_one_turn(&world, &world.begin_match(&[cy, di]).await, &there).await;

    // The first process dies between the answer and the announcement. The second process publishes the announcement once.
    let (mover, waiting) = pinged_and_other_player(&board_here, ada, bo);
    let (tile, spot) = suggested_tile_and_spot(mover).await.expect("something fits");
    let held = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
    assert!(place_tile(mover, &tile, &spot).await.content.contains("You placed"));
    world.wait_for_fault_hits(&held, 1).await;
    drop(first);
    board_there = play_one_turn(&world, &board_there, &there).await;
    // The second process may have polled just before the clock advances; then it needs another poll. After two minutes the
    // announcement would ping nobody. The loop counts the time and not the steps, because many tasks wait and each step may be
    // short.
    let until = world.clock.now() + 15_000 + 75_000;
    let passing = async {
        while world.clock.now() < until {
            // An answered command keeps the clock from outrunning the second process.
            ask_privately(cy, "help").await;
            world.clock.wake_next_sleeper(|after| (5_000..=15_000).contains(&after)).await;
        }
        std::future::pending().await
    };
    world.clock.advance(15_000);
    board_here = tokio::select! {
        biased;
        board = world.wait_for_board(near) => board,
        () = passing => unreachable!("it never ends"),
    };
    assert!(
        board_here.content.contains(&with_nonbreaking_hyphens(&tile)),
        "{}",
        board_here.content
    );
    assert_eq!(board_here.pinged, [waiting.id()]);
    held.release_held_requests();

    // The servers of the first process wait while the others play. After a restart of the process, its matches continue where they
    // were.
    play_one_turn(&world, &board_there, &there).await;
    let again = Process::start_process(&world, "again", Some("0..2/3"));
    // The second process may have reconnected when the clock advanced, and then holds the lease to identify for some seconds.
    await_while_time_passes(&world, cy, 5_000, world.discord.until_shard_online(near_shard, TOTAL))
        .await;
    assert!(ask_privately(waiting, "rack").await.content.contains("your turn"));
    play_one_turn(&world, &board_here, &here).await;
    let shown = with_nonbreaking_hyphens(&tile);
    let messages = world.discord.channel(near).messages();
    let calls = messages.iter().filter(|message| message.pinged == [waiting.id()]).count();
    let turns = messages.iter().filter(|message| message.content.contains(&shown)).count();
    assert!(calls >= 1 && turns == 1, "{}", world.discord.transcript(near));
    private_message(waiting.slash("help", &[]).await).await;
    drop((second, again));
    world.discord.assert_no_refusals();
    openapi::check_requests(&world.discord.requests());
}

/// Two processes start at the same time, as when a new version takes over, or when a service manager starts two by mistake.
#[tokio::test(flavor = "multi_thread")]
async fn processes_without_shards_take_turns_to_identify_as_well() {
    for_each_database(check_processes_take_turns_to_identify).await;
}

/// Runs the test `processes_without_shards_take_turns_to_identify_as_well` on a database of this
/// kind.
async fn check_processes_take_turns_to_identify(kind: DatabaseKind) {
    let world = World::without_bot_on(kind, 1).await;
    let both = ["one", "other"].map(|name| Process::start_process(&world, name, None));
    world.discord.until_bot_ready().await;
    let [ada] = world.add_people(["Ada"]);
    for _ in 0..20 {
        ask_privately(&ada, "help").await;
    }
    assert_eq!(world.discord.session_start_times_ms().len(), 1, "the other waits");
    let have_begun = async || world.discord.session_start_times_ms().len() >= 2;
    let both_begun = wait_until("both have begun a session", have_begun);
    await_while_time_passes(&world, &ada, 5_000, both_begun).await;
    let begun = world.discord.session_start_times_ms();
    assert!(begun[1] >= begun[0] + 5_000, "{begun:?}");
    drop(both);
}
