//! An hour of faults on some servers, while fifty tables and five tournaments on other servers are unaffected: every click is
//! answered in time, every board is posted, and every round continues.
//!
//! The environment variable `MINUTES` sets another duration, for example `MINUTES=10`.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use discord_stand_in::people::{Message, Person, PersonIn};
use discord_stand_in::{Fault, Snowflake, permission};
use futures_util::future::join_all;
use tokio::sync::watch;
use triominos::time::Millis;

use crate::support::bot::{World, ask_privately, is_board, private_message};
use crate::support::database::{DatabaseKind, is_postgres_server_available};
use crate::support::turns::{best_tile_and_spot, pinged_and_other_player, place_tile, take_turn};
use crate::tournament::course::{standard_tournament_options, use_tournament_command};

const POST: &str = "POST /channels/{channel_id}/messages";
const THREAD: &str = "POST /channels/{channel_id}/messages/{message_id}/threads";
const MINUTE: Millis = 60_000;
const SOUND_SERVERS: usize = 5;
const TABLES_OF_A_SERVER: usize = 10;
/// The longest time between a turn and the next board, in milliseconds. It may include a global rate limit of Discord.
const BOARD_WITHIN: Millis = 30_000;
/// The clock is advanced when the tables on healthy servers have made no progress for this long, in real time.
const STANDSTILL: Duration = Duration::from_millis(700);
/// The time limit of a table of a tournament, and thereby of a round, in minutes.
const ROUND: i64 = 5;
const CROWD: usize = 100;

/// The number of steps that the tables and tournaments on healthy servers have made.
type Progress = watch::Sender<usize>;

/// Two people at a table on a healthy server.
struct Table {
    people: [PersonIn; 2],
    board: Message,
    /// The longest wait for a board so far, in milliseconds.
    waited: Millis,
}

impl Table {
    /// Creates two people on this server, and starts their match in this channel. `name_number` distinguishes their names.
    async fn begin_match(
        world: &World,
        server: Snowflake,
        channel: Snowflake,
        name_number: usize,
    ) -> Self {
        let people = ["Ada", "Bo"].map(|name| {
            let person = world.discord.add_person(&format!("{name} {name_number}"), "en-US");
            person.joins(server);
            person.in_channel(channel)
        });
        let board = world.begin_match(&people.each_ref()).await;
        Self { people, board, waited: 0 }
    }

    /// Takes the turn of the player to move, or starts a new match if the last one is over, and waits for the next board.
    async fn take_turn_or_start_new_match(&mut self, world: &World, progress: &Progress) {
        let [ada, bo] = &self.people;
        let began = if self.board.pinged.is_empty() {
            assert!(self.board.button("Download the Record").is_some(), "{}", self.board.content);
            self.board = world.begin_match(&[ada, bo]).await;
            return progress.send_modify(|steps| *steps += 1);
        } else {
            take_turn(pinged_and_other_player(&self.board, ada, bo).0).await;
            progress.send_modify(|steps| *steps += 1);
            world.clock.stand_in_time()
        };
        self.board = world.wait_for_board(ada.channel()).await;
        progress.send_modify(|steps| *steps += 1);
        self.waited = self.waited.max(world.clock.stand_in_time() - began);
    }
}

/// A tournament on a healthy server, with three computer players and one person who confirms their presence.
struct Cup {
    person: Person,
    channel: Snowflake,
}

impl Cup {
    /// Starts a tournament in this channel of this server. `name_number` distinguishes the name of its person.
    async fn begin_tournament(
        world: &World,
        server: Snowflake,
        channel: Snowflake,
        name_number: usize,
    ) -> Self {
        let person = world.discord.add_person(&format!("Cup {name_number}"), "en-US");
        person.joins(server);
        person.set_permissions(server, permission::EVERYBODY | permission::ADMINISTRATOR);
        let there = person.in_channel(channel);
        let more = vec![("computers", 3.into()), ("time", ROUND.into())];
        use_tournament_command(
            &there,
            "create",
            &[standard_tournament_options("Cup", 15, 2), more].concat(),
        )
        .await;
        use_tournament_command(&there, "join", &[]).await;
        use_tournament_command(&there, "start", &[]).await;
        Self { person, channel }
    }

    /// Lets the person confirm their presence in the newest thread, if a message there pings them.
    async fn confirm_presence_if_called(&self, world: &World, progress: &Progress) {
        let threads = world.discord.channel(self.channel).messages();
        let Some(thread) = threads.into_iter().filter_map(|message| message.thread).next_back()
        else {
            return;
        };
        let there = self.person.in_channel(thread);
        let calls = world.discord.channel(thread).messages();
        if let Some(call) = calls.iter().find(|one| one.pinged.contains(&self.person.id())) {
            private_message(there.click(call, "I’m Here").await).await;
        }
        ask_privately(&there, "rack").await;
        progress.send_modify(|steps| *steps += 1);
    }

    /// Asserts that the round that must have begun by this minute has begun. A round may take a minute longer than the time limit
    /// of its tables, and the first round may take four minutes more.
    async fn assert_round_begun(&self, world: &World, minute: i64) {
        let round = (minute - 4).max(0) / (ROUND + 1) + 1;
        let begins = format!("**Round {round} of 15 has begun.**");
        let begun = |all: &[Message]| all.iter().any(|one| one.content.starts_with(&begins));
        world.discord.channel(self.channel).until(&begins, begun).await;
    }
}

/// A person on a server with faults, who plays against computer players as far as the faults allow.
struct AffectedPlayer(PersonIn);

impl AffectedPlayer {
    /// Creates the person on this server, and starts a match against two computer players in this channel.
    async fn begin_match_against_computers(
        world: &World,
        server: Snowflake,
        channel: Snowflake,
    ) -> Self {
        let person = world.discord.add_person("Sue", "en-US");
        person.joins(server);
        let there = person.in_channel(channel);
        let lobby = world.open_lobby(&[&there]).await;
        for _ in 0..2 {
            there.click(&lobby, "Add Computer").await;
        }
        there.click(&lobby, "Start").await;
        Self(there)
    }

    /// Uses some commands and takes a turn. The bot may refuse them or fail.
    async fn try_to_play(&self) {
        let Ok(asked) = self.0.try_slash("leaderboard", &[]).await else { return };
        private_message(asked).await;
        let rack = ask_privately(&self.0, "rack").await;
        match best_tile_and_spot(&rack) {
            Some((tile, spot)) => drop(place_tile(&self.0, &tile, &spot).await),
            None => drop(ask_privately(&self.0, "draw").await),
        }
    }
}

const NAMES: [&str; 7] =
    ["held", "threads", "thrown-out", "denied", "damaged", "refused", "crowded"];
const HELD: usize = 0;
const THREADS: usize = 1;
const THROWN_OUT: usize = 2;
const DENIED: usize = 3;
const DAMAGED: usize = 4;
const REFUSED: usize = 5;
const CROWDED: usize = 6;

/// The servers with faults, each with a fault of its own kind.
struct FaultyServers {
    held: Snowflake,
    thrown_out: Snowflake,
    damaged: Snowflake,
    refused: Snowflake,
    crowded: Snowflake,
    affected_players: Vec<AffectedPlayer>,
    crowd: Vec<Person>,
}

impl FaultyServers {
    /// Creates the servers with their people, matches and tournaments.
    async fn create_faulty_servers(world: &World) -> Self {
        let mut affected_players = Vec::new();
        let mut servers = Vec::new();
        for name in NAMES {
            let server = world.discord.add_guild(name, "en-US");
            for number in 0..4 {
                let channel = server.add_text_channel(&format!("{name}-{number}"));
                affected_players.push(
                    AffectedPlayer::begin_match_against_computers(world, server.id(), channel)
                        .await,
                );
            }
            servers.push(server);
        }
        world.wait_until_published().await;
        // Tournaments whose threads are never created, or whose server has removed the bot.
        for server in [&servers[THREADS], &servers[THROWN_OUT]] {
            for number in 0..2 {
                let channel = server.add_text_channel(&format!("cup-{number}"));
                world.discord.inject(Fault::hold(THREAD).on_server(server.id()).times(usize::MAX));
                Cup::begin_tournament(world, server.id(), channel, 100 + number).await;
            }
        }
        let server = |at: usize| servers[at].id();
        let (held, thrown_out) = (server(HELD), server(THROWN_OUT));
        let (damaged, refused, crowded) = (server(DAMAGED), server(REFUSED), server(CROWDED));
        let crowd = (1..=CROWD).map(|n| world.discord.add_person(&format!("Guest {n}"), "en-US"));
        let crowd: Vec<Person> = crowd.collect();
        crowd.iter().for_each(|person| person.joins(crowded));
        Self { held, thrown_out, damaged, refused, crowded, affected_players, crowd }
    }

    /// Returns the channels with matches on the server with this index in [`NAMES`].
    fn channels_of_server(&self, index: usize) -> impl Iterator<Item = Snowflake> {
        self.affected_players[4 * index..4 * index + 4].iter().map(|one| one.0.channel())
    }

    /// Injects the faults that begin in this minute of the test.
    async fn inject_faults_of_minute(&self, world: &World, minute: i64) {
        let discord = &world.discord;
        match minute {
            1 => {
                discord.inject(Fault::hold(POST).on_server(self.held).times(usize::MAX));
                for channel in self.channels_of_server(DENIED) {
                    discord.channel(channel).deny_bot(permission::SEND_MESSAGES);
                }
            }
            2 => discord.guild_by_id(self.thrown_out).removes_bot(),
            3 => {
                let mut database = world.database.open_connection().await;
                database.insert_unreadable_result(self.damaged).await;
                for channel in self.channels_of_server(DAMAGED) {
                    database.corrupt_table_of_channel(channel).await;
                }
                // A creation time so long ago that the computation of the age overflows.
                for channel in self.channels_of_server(DENIED) {
                    database.overflow_announcement_times(channel).await;
                }
                database.close().await;
            }
            // The deal at the start of a tournament panics at first.
            4 => {
                let channel = discord.guild_by_id(self.damaged).add_text_channel("cup");
                Cup::begin_tournament(world, self.damaged, channel, 200).await;
                world.seeds.panic_in_next_deals(1);
                let there = discord.channel(channel);
                there.until("panics", |_| world.seeds.pending_panic_count() == 0).await;
            }
            20 => world.clock.shift_bot_clock(-2 * MINUTE),
            30 => discord.guild_by_id(self.thrown_out).invites_bot(),
            40 => world.clock.shift_bot_clock(2 * MINUTE),
            45 => discord.guild_by_id(self.thrown_out).removes_bot(),
            _ => {}
        }
        let refusal = match minute % 5 {
            0 => Fault::rate_limited(POST, 1.0),
            1 => Fault::status(POST, 401, 0, "401: Unauthorized"),
            // A successful answer that is not a message.
            2 => Fault::status(POST, 200, 0, "Hello"),
            3 => Fault::outage(POST),
            _ => Fault::drop_response(POST),
        };
        discord.inject(refusal.on_server(self.refused).times(3));
    }

    /// Lets the people on all servers with faults try to play. Every ten minutes of the test, a crowd also clicks on one lobby.
    async fn try_to_play_everywhere(&self, world: &World, minute: i64) {
        join_all(self.affected_players.iter().map(AffectedPlayer::try_to_play)).await;
        if minute % 10 == 5 {
            let channel = world.discord.guild_by_id(self.crowded).add_text_channel("crowd");
            let there: Vec<PersonIn> =
                self.crowd.iter().map(|person| person.in_channel(channel)).collect();
            let lobby = world.open_lobby(&[&there[0]]).await;
            join_all(there.iter().map(|person| person.try_click(&lobby, "Join"))).await;
        }
    }
}

/// Advances the clock whenever the healthy servers make no progress. Lets interactions fail that the bot has not answered in time.
async fn advance_clock_while_idle(world: &World, progress: &Progress) {
    let mut steps = progress.subscribe();
    loop {
        steps.mark_unchanged();
        if tokio::time::timeout(STANDSTILL, steps.changed()).await.is_err() {
            world.clock.advance(1_000);
            world.discord.fail_overdue_interactions();
        }
    }
}

/// Asserts that each turn was announced once in the channels of these tables, and that no board took too long.
async fn assert_turns_announced_once(world: &World, tables: &[Table]) {
    let mut database = world.database.open_connection().await;
    for table in tables {
        let channel = table.people[0].channel();
        let turns = database.count_announced_turns(channel).await;
        let there = world.discord.channel(channel);
        let boards: Vec<Message> = there.messages().into_iter().filter(is_board).collect();
        assert_eq!(boards.len() as i64, turns, "{}", there.transcript());
        assert!(table.waited <= BOARD_WITHIN, "{} ms\n{}", table.waited, there.transcript());
    }
    database.close().await;
}

/// Runs the hour of faults on a database of this kind.
async fn run_hour_of_faults(kind: DatabaseKind) {
    let minutes = std::env::var("MINUTES").ok().and_then(|minutes| minutes.parse().ok());
    let (minutes, started) = (minutes.unwrap_or(60_i64), Instant::now());
    let world = World::with_bot_on(kind, 1).await;
    let (mut tables, mut cups) = (Vec::new(), Vec::new());
    for number in 0..SOUND_SERVERS {
        let server = world.discord.add_guild(&format!("Sound {number}"), "en-US");
        for table in 0..TABLES_OF_A_SERVER {
            let channel = server.add_text_channel(&format!("table-{table}"));
            let number = number * TABLES_OF_A_SERVER + table;
            tables.push(Table::begin_match(&world, server.id(), channel, number).await);
        }
        cups.push(
            Cup::begin_tournament(&world, server.id(), server.add_text_channel("cup"), number)
                .await,
        );
    }
    let faulty_servers = FaultyServers::create_faulty_servers(&world).await;
    let progress = Progress::default();
    for minute in 1..=minutes {
        let ends = world.clock.stand_in_time() + MINUTE;
        faulty_servers.inject_faults_of_minute(&world, minute).await;
        let sound = async {
            let cups =
                join_all(cups.iter().map(|cup| cup.confirm_presence_if_called(&world, &progress)));
            let tables = join_all(
                tables
                    .iter_mut()
                    .map(|table| table.take_turn_or_start_new_match(&world, &progress)),
            );
            tokio::join!(cups, tables);
        };
        tokio::select! {
            _ = async { tokio::join!(sound, faulty_servers.try_to_play_everywhere(&world, minute)) } => {}
            () = advance_clock_while_idle(&world, &progress) => {}
        }
        while world.clock.stand_in_time() < ends {
            world.clock.advance(10_000);
            let first = tables.iter().step_by(TABLES_OF_A_SERVER);
            join_all(first.map(|table| ask_privately(&table.people[0], "help"))).await;
        }
        for cup in &cups {
            cup.assert_round_begun(&world, minute).await;
        }
        if minute % 10 == 0 || minute == minutes {
            assert_turns_announced_once(&world, &tables).await;
            let slowest = tables.iter().map(|table| table.waited).max().unwrap_or_default();
            println!(
                "{kind:?}: {minute} minutes in {} s; the slowest board took {slowest} ms",
                started.elapsed().as_secs()
            );
        }
    }
    // Discord refused no request for a healthy server.
    let sound: BTreeSet<Snowflake> = tables.iter().map(|table| table.people[0].channel()).collect();
    for refusal in world.discord.refused_requests() {
        let about_sound = sound.iter().any(|id| refusal.path.contains(&id.to_string()));
        assert!(!about_sound, "{refusal}");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "it takes many minutes: `.ci/run --long` runs it"]
async fn healthy_servers_are_unaffected_by_an_hour_of_faults_on_sqlite() {
    run_hour_of_faults(DatabaseKind::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "it takes many minutes: `.ci/run --long` runs it"]
async fn healthy_servers_are_unaffected_by_an_hour_of_faults_on_postgresql() {
    if is_postgres_server_available() {
        run_hour_of_faults(DatabaseKind::Postgres).await;
    }
}
