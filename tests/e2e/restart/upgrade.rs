//! Rolling upgrades: an older and a newer process run at the same time on one PostgreSQL database. The older process does not
//! change game tables and tournaments with events that it cannot read, and the newer process handles each of them once.
//!
//! The older process is this program, with SQL views of the database that hide the newest kinds of events. If the environment
//! variable `OLDER_PROGRAM` names an executable, which `.ci/run --long` builds from an earlier commit, one test runs with that
//! program too.

use std::path::{Path, PathBuf};

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{Fault, Snowflake};
use triominos::ids::GuildId;
use triominos::store::Store;
use triominos::table::Phase;

use super::killed::load_newest_table_in;
use crate::support::PATIENCE;
use crate::support::bot::{World, ask_privately, is_board, private_message};
use crate::support::database::{DatabaseKind, is_postgres_server_available};
use crate::support::process::{Program, THIS_PROGRAM};
use crate::support::turns::{
    can_place_from, confirm_draw, make_best_placement, pinged_and_other_player,
    suggested_tile_and_spot, take_turn,
};
use crate::tournament::course::{standard_tournament_options, use_tournament_command};
use crate::turn::clock::begin_match_with_clock;

/// The kinds of events that the older process cannot read. Each element has the name of a database table of events, its column with
/// the id of the match or tournament, and the unknown kinds in this table, separated by `|`.
const NEWEST: [(&str, &str, &str); 2] = [
    ("events", "table_id", "bot_returned|undo_asked|computer_added"),
    ("tournament_events", "tournament_id", "joined"),
];
/// SQL statements that move the events of matches, and the time at which the server removed the bot, 90 seconds into the past.
const MOVE_ABSENCE_INTO_PAST: [&str; 2] = [
    "UPDATE events SET at = at - 90000 \
     WHERE table_id IN (SELECT id FROM tables WHERE status <> 'lobby')",
    "UPDATE departures SET left_at = left_at - 90000",
];
/// SQL statements that move the opening of lobbies a month into the past, so that they are due to be closed.
const AGE_LOBBIES: [&str; 2] = [
    "UPDATE events SET at = at - 2592000000 \
     WHERE table_id IN (SELECT id FROM tables WHERE status = 'lobby')",
    "UPDATE tables SET changed_at = changed_at - 2592000000, due_at = 0 WHERE status = 'lobby'",
];

/// The older of the two programs that run at the same time.
enum OlderProgram {
    /// This program. The [`NEWEST`] kinds of events are hidden from it.
    Hidden,
    /// The executable of an earlier commit.
    Built(PathBuf),
}

impl OlderProgram {
    /// Starts the older program without waiting for its connection.
    async fn start(&self, world: &World) -> Program {
        match self {
            Self::Built(executable) => {
                Program::start_bot_executable(executable, world, &world.database_url(), &[]).await
            }
            Self::Hidden => {
                // The views need the tables of the database.
                Store::connect(&world.database_url()).await.expect("a database").close().await;
                let url = world.database.url_for_older_program(&NEWEST).await;
                Program::start_bot_executable(Path::new(THIS_PROGRAM), world, &url, &[]).await
            }
        }
    }
}

/// Starts the newer program without waiting for its connection.
async fn start_newer_program(world: &World) -> Program {
    Program::start_bot_executable(Path::new(THIS_PROGRAM), world, &world.database_url(), &[]).await
}

/// Awaits `start`, which starts a process in addition to those that already run. Waits until the process is connected.
async fn start_and_await_connection(
    world: &World,
    start: impl Future<Output = Program>,
) -> Program {
    let sessions = world.discord.session_start_times_ms().len();
    let program = start.await;
    let connected = async {
        while world.discord.session_start_times_ms().len() == sessions {
            tokio::task::yield_now().await;
        }
        world.discord.until_bot_ready().await;
    };
    let connected = tokio::time::timeout(PATIENCE, connected).await;
    assert!(connected.is_ok(), "it does not connect:\n{}", program.output());
    program
}

/// A match between Ada and Bo, a lobby of Cy and Di, and a tournament of Mo, each in its own channel.
struct Scene {
    world: World,
    people: [PersonIn; 2],
    host: PersonIn,
    lobby: Message,
    entrant: PersonIn,
    tournament_channel: Snowflake,
}

impl Scene {
    /// Creates the match, the lobby and the tournament, and plays the first turn of the match.
    async fn begin_in_world(world: World) -> Self {
        let general = world.discord.general_channel();
        let [host, guest] =
            ["Cy", "Di"].map(|name| world.discord.add_person(name, "en-US").in_channel(general));
        let lobby = world.open_lobby(&[&host, &guest]).await;
        let tournament_channel = world.discord.home().add_text_channel("cup");
        let organiser = world.discord.add_person("Mo", "en-US").with_administrator_permission();
        use_tournament_command(
            &organiser.in_channel(tournament_channel),
            "create",
            &standard_tournament_options("Cup", 1, 2),
        )
        .await;
        let entrant = world.discord.add_person("Eve", "en-US").in_channel(tournament_channel);
        let people = world.add_people(["Ada", "Bo"]);
        let board = begin_match_with_clock(&world, "10 minutes a turn", &people.each_ref()).await;
        let scene = Self { world, people, host, lobby, entrant, tournament_channel };
        scene.play_turn_with_clicks(&board).await;
        scene
    }

    /// Plays the turn of this board with clicks, and returns the next board.
    async fn play_turn_with_clicks(&self, board: &Message) -> Message {
        click_through_turn(self.player_to_move(board), board).await;
        self.wait_for_next_board(board).await
    }

    /// Waits for the board after this one, and returns it.
    async fn wait_for_next_board(&self, board: &Message) -> Message {
        let (_, waiting) = self.player_to_move_and_other(board);
        let next = self.world.wait_for_board(self.world.channel).await;
        assert_eq!(next.pinged, [waiting.id()], "{}", next.content);
        self.world.wait_until_published().await;
        next
    }

    /// Returns the player to move on this board, and the other player.
    fn player_to_move_and_other(&self, board: &Message) -> (&PersonIn, &PersonIn) {
        let [one, other] = &self.people;
        pinged_and_other_player(board, one, other)
    }

    /// Returns the player to move on this board.
    fn player_to_move(&self, board: &Message) -> &PersonIn {
        self.player_to_move_and_other(board).0
    }

    /// Returns the last board of the match.
    fn last_board(&self) -> Message {
        let messages = self.world.discord.channel(self.world.channel).messages();
        messages.into_iter().rfind(|message| message.picture().is_some()).expect("a board")
    }

    /// Returns the number of boards in the channel of the match.
    fn count_boards(&self) -> usize {
        let messages = self.world.discord.channel(self.world.channel).messages();
        messages.iter().filter(|message| is_board(message)).count()
    }

    /// Executes statements in the database of the bot.
    async fn execute_statements(&self, statements: &[&'static str]) {
        let mut database = self.world.database.open_connection().await;
        for statement in statements {
            database.execute(statement).await;
        }
        database.close().await;
    }

    /// Adds a computer player to the lobby and a player to the tournament, so that the newer process writes events of the
    /// [`NEWEST`] kinds to both.
    async fn write_newest_event_kinds(&self) {
        self.host.click(&self.lobby, "Add Computer").await.finished_message().await;
        let joined = use_tournament_command(&self.entrant, "join", &[]).await;
        assert!(joined.content.contains("Cup"), "{}", joined.content);
    }

    /// Asserts that the lobby was closed once, that the tournament's message names the entrant, and that no event is missing.
    async fn assert_lobby_and_tournament_handled_once(&self) {
        let (discord, lobby) = (&self.world.discord, self.host.channel());
        let is_closed = |one: &Message| one.content.contains("closed");
        let channel = discord.channel(lobby);
        let all = channel.until("a closed lobby", |all| all.iter().any(is_closed)).await;
        assert_eq!(all.iter().filter(|one| is_closed(one)).count(), 1);
        let names_entrant = |one: &Message| one.content.contains("Eve");
        let tournament = discord.channel(self.tournament_channel);
        tournament.until("the entrant", |all| all.iter().any(names_entrant)).await;
        let store = Store::connect(&self.world.database_url()).await.expect("the bot's database");
        let lobby = load_newest_table_in(&store, lobby).await;
        assert!(matches!(lobby.phase, Phase::Closed { .. }));
        assert_eq!(lobby.seq, 4, "opened, joined, a computer, and closed");
        store.close().await;
    }
}

/// Plays the turn of this board with clicks only, because all versions of the program retry clicks. Returns the last answer.
async fn click_through_turn(person: &PersonIn, board: &Message) -> Message {
    let mut shown = private_message(person.click(board, "My Rack").await).await;
    loop {
        if can_place_from(&shown) {
            return make_best_placement(person, &shown).await;
        }
        let Some(button) = ["Draw", "Pass"].into_iter().find(|name| shown.button(name).is_some())
        else {
            return shown;
        };
        let answer = private_message(person.click(&shown, button).await).await;
        shown = confirm_draw(person, answer).await;
    }
}

/// Lets the server remove the bot. Then starts a newer process beside the older one, and lets the server invite the bot again. The
/// newer process writes events of the [`NEWEST`] kinds before the older process receives the invitation from the gateway. Returns
/// the newer process.
async fn start_newer_beside_older(scene: &Scene, older: &Program) -> Program {
    let (world, home) = (&scene.world, scene.world.discord.home());
    home.removes_bot();
    older.wait_for_words("a server has").await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let noted = async {
        while store.bot_removed_at(GuildId::new(home.id())).await.expect("it answers").is_none() {
            tokio::task::yield_now().await;
        }
    };
    let noted = tokio::time::timeout(PATIENCE, noted).await;
    assert!(noted.is_ok(), "the removal is not noted:\n{}", older.output());
    store.close().await;
    scene.execute_statements(&MOVE_ABSENCE_INTO_PAST).await;
    let newer = start_and_await_connection(world, start_newer_program(world)).await;
    world.discord.hold_events_of_older_sessions();
    home.invites_bot();
    world.wait_for_words("I’m back on this server").await;
    scene.write_newest_event_kinds().await;
    world.discord.release_events_newest_first();
    newer
}

/// Lets two processes of different versions run. Asserts that people are answered, and that every turn is announced once. First
/// both processes run. Then the newer one is killed, and another process of its version starts. At last the older process ends.
/// `is_older_without_newest_kinds` is true if the older program is [`OlderProgram::Hidden`].
async fn check_processes_share_match(
    scene: &Scene,
    is_older_without_newest_kinds: bool,
    mut older: Program,
    mut newer: Program,
) {
    let world = &scene.world;
    let board = scene.play_turn_with_clicks(&scene.last_board()).await;
    let (turn, waiting) = scene.player_to_move_and_other(&board);
    let boards = scene.count_boards();
    let held = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
    let placed = click_through_turn(turn, &board).await;
    assert!(!placed.content.contains("being updated"), "{}", placed.content);
    world.wait_for_fault_hits(&held, 1).await;
    newer.kill();
    let mut database = world.database.open_connection().await;
    database.prepare_leases_for_takeover().await;
    database.close().await;
    scene.execute_statements(&AGE_LOBBIES).await;
    older.wait_for_words("an announcement is left to a newer version").await;
    let rack = private_message(waiting.click(&board, "My Rack").await).await;
    assert!(rack.content.contains("being updated"), "{}", rack.content);
    if is_older_without_newest_kinds {
        older.wait_for_words("a due table is left to a newer version").await;
        // The older process may have an earlier state of the match in memory.
        assert_eq!(suggested_tile_and_spot(waiting).await, None);
        for answer in [
            ask_privately(turn, "undo").await,
            use_tournament_command(&scene.entrant, "leave", &[]).await,
        ] {
            assert!(answer.content.contains("being updated"), "{}", answer.content);
        }
    }
    assert_eq!(scene.count_boards(), boards, "{}", world.transcript());

    let newer = start_and_await_connection(world, start_newer_program(world)).await;
    let board = scene.wait_for_next_board(&board).await;
    assert_eq!(scene.count_boards(), boards + 1, "{}", world.transcript());
    let board = scene.play_turn_with_clicks(&board).await;
    let next = if is_older_without_newest_kinds {
        take_turn(scene.player_to_move(&board)).await;
        scene.wait_for_next_board(&board).await
    } else {
        scene.play_turn_with_clicks(&board).await
    };
    assert!(!older.output().contains("ERROR"), "{}", older.output());
    assert!(older.terminate().await.success());
    scene.play_turn_with_clicks(&next).await;
    assert_eq!(scene.count_boards(), boards + 4, "{}", world.transcript());
    scene.assert_lobby_and_tournament_handled_once().await;
    assert!(!newer.output().contains("ERROR"), "{}", newer.output());
}

/// Runs an upgrade from this older program to the newer one on PostgreSQL. Returns the scene after the upgrade, or `None` if there
/// is no PostgreSQL server for tests.
async fn upgrade_on_postgres(older: &OlderProgram) -> Option<Scene> {
    if !is_postgres_server_available() {
        return None;
    }
    let world = World::without_bot_on(DatabaseKind::Postgres, 0).await;
    let process = start_and_await_connection(&world, older.start(&world)).await;
    let scene = Scene::begin_in_world(world).await;
    let newer = start_newer_beside_older(&scene, &process).await;
    check_processes_share_match(&scene, matches!(older, OlderProgram::Hidden), process, newer)
        .await;
    Some(scene)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_from_an_older_process_to_a_newer_one_beside_it_loses_nothing() {
    upgrade_on_postgres(&OlderProgram::Hidden).await;
}

/// This happens if a service manager restarts a crashed older process during an upgrade, or if an operator reverts an upgrade.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_process_that_joins_a_newer_one_touches_nothing_that_it_cannot_read() {
    if !is_postgres_server_available() {
        return;
    }
    let world = World::without_bot_on(DatabaseKind::Postgres, 0).await;
    let newer = start_and_await_connection(&world, start_newer_program(&world)).await;
    let scene = Scene::begin_in_world(world).await;
    let (_, placer) = scene.player_to_move_and_other(&scene.last_board());
    let asked = ask_privately(placer, "undo").await;
    assert!(asked.content.starts_with("I’ve asked the others"), "{}", asked.content);
    scene.world.wait_for_words("wants to undo their last move").await;
    scene.write_newest_event_kinds().await;
    let older =
        start_and_await_connection(&scene.world, OlderProgram::Hidden.start(&scene.world)).await;
    check_processes_share_match(&scene, true, older, newer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_from_the_program_of_an_earlier_commit_loses_nothing() {
    let Some(executable) = std::env::var_os("OLDER_PROGRAM") else {
        return println!("OLDER_PROGRAM names no executable, so nothing was tested");
    };
    let older = OlderProgram::Built(executable.into());
    let Some(scene) = upgrade_on_postgres(&older).await else { return };
    // The newer program has added tables to the database. An older process that is already running continues, but a new older
    // process refuses to start and changes nothing.
    let mut again = older.start(&scene.world).await;
    assert!(!again.wait_for_end().await.success());
    again.wait_for_words("made by a newer version").await;
    let mut newer =
        start_and_await_connection(&scene.world, start_newer_program(&scene.world)).await;
    scene.play_turn_with_clicks(&scene.last_board()).await;
    assert!(newer.terminate().await.success());
}

/// A click or command that finds events of a newer version is retried each second, for four seconds.
#[tokio::test(flavor = "multi_thread")]
async fn clicks_and_commands_wait_some_seconds_for_a_readable_table() {
    let mut world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
    world.wait_until_published().await;
    let mut database = world.database.open_connection().await;
    for (is_click, seconds) in [(true, 1), (false, 2), (true, 4), (false, 4)] {
        // The restarted process has no state of the match in memory.
        world.stop_bot().await;
        database.execute("UPDATE events SET version = version + 1").await;
        world.start_bot().await;
        let asks = async {
            let asked: Interaction = match is_click {
                true => waiting.click(&board, "My Rack").await,
                false => waiting.slash("rack", &[]).await,
            };
            private_message(asked).await.content
        };
        let tries = async {
            let (start, mut is_readable) = (world.clock.stand_in_time(), seconds == 4);
            loop {
                // This query takes about as long as a query of the bot, so the clock does not outrun the bot, even on a busy
                // machine.
                database.execute("SELECT 1").await;
                world.clock.advance(1);
                if !is_readable && world.clock.stand_in_time() - start >= seconds * 1_000 {
                    database.execute("UPDATE events SET version = version - 1").await;
                    is_readable = true;
                }
            }
        };
        let content = tokio::select! {
            content = asks => content,
            () = tries => unreachable!("the clock moves until there is an answer"),
        };
        let expected = if seconds < 4 { "’s turn" } else { "being updated" };
        assert!(content.contains(expected), "{seconds}: {content}");
        if seconds == 4 {
            database.execute("UPDATE events SET version = version - 1").await;
        }
    }
    database.close().await;
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
    world.finish_without_refusals();
}
