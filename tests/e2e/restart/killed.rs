//! The program is killed at random instants while people play at several tables: every answered move is stored, no move is half
//! done, and every turn is announced once after the restart.
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
use crate::support::database::{Kind, is_server_available};
use crate::support::dice::{seeded_dice, wait_random_moment};
use crate::support::process::Program;
use crate::support::turns::best_placement;
use crate::turn::refusals::tiles_in_answer;

/// The number of tables.
const TABLES: usize = 4;
/// The default number of kills.
const KILLS: usize = 6;

/// The state of the match as far as the bot's answers have shown it to a player.
#[derive(Default)]
struct Known {
    /// The tiles whose placement was confirmed.
    placed: Vec<String>,
    /// The rack that the last answer showed, or `None` if the rack is unknown.
    rack: Option<Vec<String>>,
    /// True if a later move was requested and not answered.
    unsure: bool,
    /// The number of answered moves.
    answered: usize,
}

/// A player who plays until the bot is killed.
struct Player {
    person: PersonIn,
    known: Known,
    /// Becomes `true` when the bot is killed.
    dead: watch::Receiver<bool>,
}

impl Player {
    /// Uses a command. Returns the answer, or `None` if the bot is killed before it answers.
    async fn use_command(&self, command: &str, options: &[(&str, &str)]) -> Option<Message> {
        let options: Vec<_> =
            options.iter().map(|(name, value)| (*name, (*value).into())).collect();
        self.answer_of(self.person.slash(command, &options).await).await
    }

    /// Returns the answer to an interaction, or `None` if the bot is killed before it answers.
    async fn answer_of(&self, used: Interaction) -> Option<Message> {
        let answer = used.answer();
        let mut dead = self.dead.clone();
        match answer.kind {
            AnswerKind::Message => answer.message,
            AnswerKind::Deferred => tokio::select! {
                message = used.finished_message() => Some(message),
                _ = dead.wait_for(|dead| *dead) => None,
            },
            _ => None,
        }
    }

    /// Plays until the bot is killed. Returns the player with the state that the answers have shown.
    async fn play_once(mut self) -> Self {
        while !*self.dead.borrow() {
            let Some(rack) = self.use_command("rack", &[]).await else { continue };
            let moved = match best_placement(&rack) {
                Some((tile, spot)) => {
                    self.known.unsure = true;
                    let placed =
                        self.use_command("place", &[("tile", &tile), ("spot", &spot)]).await;
                    if placed.as_ref().is_some_and(|said| said.content.contains("You placed")) {
                        self.known.placed.push(tile);
                    }
                    placed
                }
                // A rack with too many placements for one menu offers none directly. Drawing is a move as well.
                None if rack.button("Draw").is_some() => {
                    self.known.unsure = true;
                    match self.use_command("draw", &[]).await {
                        Some(asked) if asked.button("Draw Anyway").is_some() => {
                            self.answer_of(self.person.click(&asked, "Draw Anyway").await).await
                        }
                        drew => drew,
                    }
                }
                None if rack.button("Pass").is_some() => {
                    self.known.unsure = true;
                    self.use_command("pass", &[]).await
                }
                // It is the turn of another player.
                None => continue,
            };
            if let Some(answer) = moved {
                self.known.unsure = false;
                self.known.answered += 1;
                let shown = answer.content.contains("Your tile");
                self.known.rack = shown.then(|| tiles_in_answer(&answer));
            }
        }
        self
    }
}

/// Loads the newest table of a channel, see [`table_of`].
pub async fn table_in(store: &Store, channel: Snowflake) -> Table {
    let id = store.latest_table_in(channel.into()).await.expect("it answers").expect("a table");
    table_of(store, id).await
}

/// Loads a table from the database, and asserts that its events are valid and complete.
pub async fn table_of(store: &Store, id: TableId) -> Table {
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

/// Asserts that all answered moves of a player are stored, and that no move is half done.
fn assert_answers_hold(table: &Table, player: &Player) {
    let game = table.game().expect("a match");
    assert_eq!(game.forced_action(), None, "a draw is not completed");
    let view = table.player_view(player.person.id().into()).expect("a seat");
    let on_board: Vec<String> =
        view.public.placements.iter().map(|placement| placement.tile.to_string()).collect();
    for tile in &player.known.placed {
        assert!(on_board.contains(tile), "{tile} was placed, and is missing: {on_board:?}");
    }
    let mut rack: Vec<String> = view.rack.iter().map(ToString::to_string).collect();
    rack.sort_unstable();
    if let Some(shown) = player.known.rack.as_ref().filter(|_| !player.known.unsure) {
        let mut shown = shown.clone();
        shown.sort_unstable();
        assert_eq!(rack, shown, "the rack differs from the one shown");
    }
}

/// Asserts that each turn was announced once, and that no announcement pings more than one person.
async fn assert_announced_once(world: &World, channel: Snowflake) {
    let mut database = world.database.open().await;
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

/// Asserts that Discord refused only two kinds of requests: answers that were late because of a kill (10062), and
/// requests for a thread that already existed (160004).
pub fn assert_nothing_else_refused(world: &World) {
    let mut refused = world.discord.refused_requests();
    let expected = |error: &String| error.starts_with("10062 ") || error.starts_with("160004 ");
    refused.retain(|request| !request.error().is_some_and(|error| expected(&error.to_string())));
    let refused: Vec<String> = refused.iter().map(ToString::to_string).collect();
    assert!(refused.is_empty(), "Discord refused:\n{}", refused.join("\n"));
}

/// Starts a new match at a table.
async fn begin_match(world: &World, players: &mut [Player]) {
    let [host, other] = players else { panic!("a table of two") };
    world.begin_match(&[&host.person, &other.person]).await;
    for player in players {
        player.known = Known { answered: player.known.answered, ..Known::default() };
    }
}

/// Kills the program `kills` times while people play.
async fn kill_and_restart(kind: Kind, kills: usize) {
    let mut dice = seeded_dice();
    let world = World::on_database(kind, 0).await;
    let mut program = Program::serve(&world, &[]).await;
    let dead = watch::Sender::new(false);
    let mut tables: Vec<Vec<Player>> = (0..TABLES)
        .map(|number| {
            let channel = world.discord.home().add_text_channel(&format!("table-{number}"));
            let player = |name: &str| Player {
                person: world
                    .discord
                    .add_person(&format!("{name} {number}"), "en-US")
                    .in_channel(channel),
                known: Known::default(),
                dead: dead.subscribe(),
            };
            ["Ada", "Bo"].map(player).into()
        })
        .collect();
    for players in &mut tables {
        begin_match(&world, players).await;
    }
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    world.all_published_in(&store).await;
    let started = Instant::now();
    let mut unheard = 0;
    for kill in 1..=kills {
        // The program is killed at a random moment after a random request.
        let request = dice.random_range(1..=60);
        let seen = world.discord.inject(Fault::delay("*", Duration::ZERO).times(request));
        dead.send_replace(false);
        let playing = tables.drain(..).flatten().map(Player::play_once);
        let playing: Vec<_> = playing.map(tokio::spawn).collect();
        world.wait_for_hits(&seen, request).await;
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
        unheard += tables.iter().flatten().filter(|player| player.known.unsure).count();

        let mut database = world.database.open().await;
        database.settle_leases_of_killed_process().await;
        database.close().await;
        world.discord.bring_online();
        program = Program::serve(&world, &[]).await;
        world.all_published_in(&store).await;
        for players in &mut tables {
            let channel = players[0].person.channel();
            let table = table_in(&store, channel).await;
            players.iter().for_each(|player| assert_answers_hold(&table, player));
            assert_announced_once(&world, channel).await;
            if matches!(table.phase, Phase::Over(_)) {
                begin_match(&world, players).await;
            }
        }
        world.all_published_in(&store).await;
        assert_nothing_else_refused(&world);
        world.discord.clear_journal();
        if kill % 20 == 0 || kill == kills {
            let answered: usize = tables.iter().flatten().map(|player| player.known.answered).sum();
            println!(
                "{kind:?}: {kill} kills in {} s; {answered} moves answered, {unheard} unanswered",
                started.elapsed().as_secs()
            );
        }
    }
    store.close().await;
}

/// Returns the number of kills that the environment variable sets, or the default.
pub fn kill_count() -> usize {
    std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS)
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_at_random_instants_lose_no_answered_move_on_sqlite() {
    kill_and_restart(Kind::Sqlite, kill_count()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_at_random_instants_lose_no_answered_move_on_postgresql() {
    if is_server_available() {
        kill_and_restart(Kind::Postgres, kill_count()).await;
    }
}
