//! The program is killed at random instants while people play at several tables: every move for which the player received an answer
//! is stored, no move is stored in part, and every turn is announced once after the restart.
//!
//! The environment variable `KILLS` sets the number of kills, for example `KILLS=200` for a full run.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{AnswerKind, Fault, Snowflake};
use futures_util::future::join_all;
use rand::RngExt as _;
use tokio::sync::watch;
use triominos::ids::TableId;
use triominos::store::Store;
use triominos::table::{Phase, Table, TableEvent};

use crate::support::bot::{World, is_board};
use crate::support::database::{DatabaseKind, is_postgres_server_available};
use crate::support::dice::{seeded_dice, wait_random_moment};
use crate::support::process::Program;
use crate::support::turns::best_tile_and_spot;
use crate::turn::refusals::tiles_in_answer;

/// The number of tables.
const TABLES: usize = 4;
/// The default number of kills.
const KILLS: usize = 6;

/// The part of the state of a match that the bot's answers have confirmed to a player.
#[derive(Default)]
struct ConfirmedState {
    /// The tiles whose placement was confirmed.
    placed: Vec<String>,
    /// The rack in the last answer, or `None` if the last answer did not show the rack.
    rack: Option<Vec<String>>,
    /// True if the bot has not answered the last requested move, so that this move may or may not be stored.
    unsure: bool,
    /// The number of answered moves.
    answered: usize,
}

/// A player who plays until the bot is killed.
struct Player {
    person: PersonIn,
    confirmed: ConfirmedState,
    /// Becomes `true` when the bot is killed.
    dead: watch::Receiver<bool>,
}

impl Player {
    /// Uses a command. Returns the answer, or `None` if the bot is killed before it answers.
    async fn use_command(&self, command: &str, options: &[(&str, &str)]) -> Option<Message> {
        let options: Vec<_> =
            options.iter().map(|(name, value)| (*name, (*value).into())).collect();
        self.answer_unless_bot_killed(self.person.slash(command, &options).await).await
    }

    /// Returns the answer to an interaction, or `None` if the bot is killed before it answers.
    async fn answer_unless_bot_killed(&self, interaction: Interaction) -> Option<Message> {
        let answer = interaction.answer();
        let mut dead = self.dead.clone();
        match answer.kind {
            AnswerKind::Message => answer.message,
            AnswerKind::Deferred => tokio::select! {
                message = interaction.finished_message() => Some(message),
                _ = dead.wait_for(|dead| *dead) => None,
            },
            _ => None,
        }
    }

    /// Plays until the bot is killed. Returns the player with the state that the bot's answers have confirmed.
    async fn play_until_bot_killed(mut self) -> Self {
        while !*self.dead.borrow() {
            let Some(rack) = self.use_command("rack", &[]).await else { continue };
            let moved = match best_tile_and_spot(&rack) {
                Some((tile, spot)) => {
                    self.confirmed.unsure = true;
                    let placed =
                        self.use_command("place", &[("tile", &tile), ("spot", &spot)]).await;
                    if placed.as_ref().is_some_and(|said| said.content.contains("You placed")) {
                        self.confirmed.placed.push(tile);
                    }
                    placed
                }
                // A rack with too many placements for one menu offers none directly. Drawing is a move as well.
                None if rack.button("Draw").is_some() => {
                    self.confirmed.unsure = true;
                    match self.use_command("draw", &[]).await {
                        Some(asked) if asked.button("Draw Anyway").is_some() => {
                            self.answer_unless_bot_killed(
                                self.person.click(&asked, "Draw Anyway").await,
                            )
                            .await
                        }
                        drew => drew,
                    }
                }
                None if rack.button("Pass").is_some() => {
                    self.confirmed.unsure = true;
                    self.use_command("pass", &[]).await
                }
                // It is the turn of another player.
                None => continue,
            };
            if let Some(answer) = moved {
                self.confirmed.unsure = false;
                self.confirmed.answered += 1;
                let shown = answer.content.contains("Your tile");
                self.confirmed.rack = shown.then(|| tiles_in_answer(&answer));
            }
        }
        self
    }
}

/// Loads the newest table of a channel with [`load_valid_table`].
pub async fn load_newest_table_in(store: &Store, channel: Snowflake) -> Table {
    let id = store.latest_table_in(channel.into()).await.expect("it answers").expect("a table");
    load_valid_table(store, id).await
}

/// Loads a table from the database, and asserts that its events are valid and complete.
pub async fn load_valid_table(store: &Store, id: TableId) -> Table {
    let stored = store.load_table(id).await.expect("no event is missing").expect("a table");
    let mut events =
        stored.events.iter().map(|row| (row.at, TableEvent::from_json(row.version, &row.body)));
    let (at, opened) = events.next().expect("an event");
    let mut table = Table::from_opening(id, at, &opened.expect("it reads")).expect("an opening");
    for (at, event) in events {
        table.apply(at, &event.expect("it reads")).expect("each event follows");
    }
    table
}

/// Asserts that all answered moves of a player are stored, and that no move is stored in part.
fn assert_confirmed_moves_are_stored(table: &Table, player: &Player) {
    let game = table.game().expect("a match");
    assert_eq!(game.forced_action(), None, "a draw is not completed");
    let view = table.player_view(player.person.id().into()).expect("a seat");
    let on_board: Vec<String> =
        view.public.placements.iter().map(|placement| placement.tile.to_string()).collect();
    for tile in &player.confirmed.placed {
        assert!(on_board.contains(tile), "{tile} was placed, and is missing: {on_board:?}");
    }
    let mut rack: Vec<String> = view.rack.iter().map(ToString::to_string).collect();
    rack.sort_unstable();
    if let Some(shown) = player.confirmed.rack.as_ref().filter(|_| !player.confirmed.unsure) {
        let mut shown = shown.clone();
        shown.sort_unstable();
        assert_eq!(rack, shown, "the rack differs from the one shown");
    }
}

/// Asserts that each turn was announced once, and that no announcement pings more than one person.
async fn assert_turns_announced_once(world: &World, channel: Snowflake) {
    let mut database = world.database.open_connection().await;
    let turns = database.count_announced_turns(channel).await;
    database.close().await;
    let boards: Vec<Message> =
        world.discord.channel(channel).messages().into_iter().filter(is_board).collect();
    assert_eq!(boards.len() as i64, turns, "{}", world.discord.channel(channel).transcript());
    assert!(boards.iter().all(|board| board.pinged.len() <= 1));
    // No tile is placed twice in one match.
    for game in boards.chunk_by(|_, next| !next.content.starts_with("The match begins")) {
        let lines = game.iter().flat_map(|board| board.content.lines());
        let placed: Vec<&str> = lines.filter(|line| line.contains(" on spot ")).collect();
        let distinct: BTreeSet<&str> = placed.iter().copied().collect();
        assert_eq!(distinct.len(), placed.len(), "{}", world.discord.channel(channel).transcript());
    }
}

/// Asserts that Discord refused at most two kinds of requests: answers that were late because of a kill (error 10062), and requests
/// to open a thread that already existed (error 160004).
pub fn assert_only_expected_requests_refused(world: &World) {
    let mut refused = world.discord.refused_requests();
    let expected = |error: &String| error.starts_with("10062 ") || error.starts_with("160004 ");
    refused.retain(|request| {
        !request.error_code_and_message().is_some_and(|error| expected(&error.to_string()))
    });
    let refused: Vec<String> = refused.iter().map(ToString::to_string).collect();
    assert!(refused.is_empty(), "Discord refused:\n{}", refused.join("\n"));
}

/// Starts a new match at a table.
async fn begin_match(world: &World, players: &mut [Player]) {
    let [host, other] = players else { panic!("a table of two") };
    world.begin_match(&[&host.person, &other.person]).await;
    for player in players {
        player.confirmed =
            ConfirmedState { answered: player.confirmed.answered, ..ConfirmedState::default() };
    }
}

/// Kills the program `kills` times while people play.
async fn kill_and_restart(kind: DatabaseKind, kills: usize) {
    let mut dice = seeded_dice();
    let world = World::without_bot_on(kind, 0).await;
    let mut program = Program::start_connected_bot(&world, &[]).await;
    let dead = watch::Sender::new(false);
    let mut tables: Vec<Vec<Player>> = (0..TABLES)
        .map(|number| {
            let channel = world.discord.home().add_text_channel(&format!("table-{number}"));
            let player = |name: &str| Player {
                person: world
                    .discord
                    .add_person(&format!("{name} {number}"), "en-US")
                    .in_channel(channel),
                confirmed: ConfirmedState::default(),
                dead: dead.subscribe(),
            };
            ["Ada", "Bo"].map(player).into()
        })
        .collect();
    for players in &mut tables {
        begin_match(&world, players).await;
    }
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    world.wait_until_published_in(&store).await;
    let started = Instant::now();
    let mut unheard = 0;
    for kill in 1..=kills {
        // The program is killed at a random moment after a random request.
        let request = dice.random_range(1..=60);
        let seen = world.discord.inject(Fault::delay("*", Duration::ZERO).times(request));
        dead.send_replace(false);
        let playing = tables.drain(..).flatten().map(Player::play_until_bot_killed);
        let playing: Vec<_> = playing.map(tokio::spawn).collect();
        world.wait_for_fault_hits(&seen, request).await;
        wait_random_moment(&mut dice).await;
        program.kill();
        dead.send_replace(true);
        world.discord.until_bot_offline().await;
        // New and unanswered interactions now fail.
        world.discord.take_offline();
        world.clock.advance(4_000);
        world.discord.fail_overdue_interactions();
        let players = join_all(playing).await.into_iter().map(|player| player.expect("no panic"));
        let mut players = players.peekable();
        while players.peek().is_some() {
            tables.push(players.by_ref().take(2).collect());
        }
        unheard += tables.iter().flatten().filter(|player| player.confirmed.unsure).count();

        let mut database = world.database.open_connection().await;
        database.prepare_leases_for_takeover().await;
        database.close().await;
        world.discord.bring_online();
        program = Program::start_connected_bot(&world, &[]).await;
        world.wait_until_published_in(&store).await;
        for players in &mut tables {
            let channel = players[0].person.channel();
            let table = load_newest_table_in(&store, channel).await;
            players.iter().for_each(|player| assert_confirmed_moves_are_stored(&table, player));
            assert_turns_announced_once(&world, channel).await;
            if matches!(table.phase, Phase::Over(_)) {
                begin_match(&world, players).await;
            }
        }
        world.wait_until_published_in(&store).await;
        assert_only_expected_requests_refused(&world);
        world.discord.clear_journal();
        if kill % 20 == 0 || kill == kills {
            let answered: usize =
                tables.iter().flatten().map(|player| player.confirmed.answered).sum();
            println!(
                "{kind:?}: {kill} kills in {} s; {answered} moves answered, {unheard} unanswered",
                started.elapsed().as_secs()
            );
        }
    }
    store.close().await;
}

/// Returns the number of kills that the environment variable sets, or the default.
pub fn configured_kill_count() -> usize {
    std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS)
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_at_random_instants_lose_no_answered_move_on_sqlite() {
    kill_and_restart(DatabaseKind::Sqlite, configured_kill_count()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_at_random_instants_lose_no_answered_move_on_postgresql() {
    if is_postgres_server_available() {
        kill_and_restart(DatabaseKind::Postgres, configured_kill_count()).await;
    }
}
