//! Rolling upgrades: an older and a newer process run at the same time on one PostgreSQL database. The older process leaves alone
//! all tables and tournaments that it cannot read, and the newer process handles each of them once.
//!
//! The older process is this program, behind views that hide the newest kinds of events. If the environment variable
//! `OLDER_PROGRAM` names an executable, which `.ci/run --long` builds from an earlier commit, one test runs with that program too.

use std::path::{Path, PathBuf};

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{Fault, Snowflake};
use triominos::ids::GuildId;
use triominos::store::Store;
use triominos::table::Phase;

use super::killed::table_in;
use crate::support::PATIENCE;
use crate::support::bot::{World, ask_privately, is_board, private_message};
use crate::support::database::{Kind, is_server_available};
use crate::support::process::{Program, THIS_PROGRAM};
use crate::support::turns::{
    confirm_draw, is_placeable, place_best, players_by_turn, suggested_placement, take_turn,
};
use crate::tournament::course::{short_options, use_tournament_command};
use crate::turn::clock::begin_match_with;

/// For each database table of events: its name, the column with the id of the match or tournament to which an event
/// belongs, and the kinds of events that the older process does not know.
const NEWEST: [(&str, &str, &str); 2] = [
    ("events", "table_id", "bot_returned|undo_asked|computer_added"),
    ("tournament_events", "tournament_id", "joined"),
];
/// SQL statements that move the events of matches and the removal of the bot from its server 90 seconds into the past.
const AGE_ABSENCE: [&str; 2] = [
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
enum Older {
    /// This program, which does not know the [`NEWEST`] kinds of events.
    Hidden,
    /// The executable of an earlier commit.
    Built(PathBuf),
}

impl Older {
    /// Starts the older program without waiting for its connection.
    async fn start(&self, world: &World) -> Program {
        match self {
            Self::Built(executable) => {
                Program::serve_with(executable, world, &world.database(), &[]).await
            }
            Self::Hidden => {
                // The views need the tables of the database.
                Store::connect(&world.database()).await.expect("a database").close().await;
                let url = world.database.url_for_older(&NEWEST).await;
                Program::serve_with(Path::new(THIS_PROGRAM), world, &url, &[]).await
            }
        }
    }
}

/// Starts the newer program without waiting for its connection.
async fn start_newer(world: &World) -> Program {
    Program::serve_with(Path::new(THIS_PROGRAM), world, &world.database(), &[]).await
}

/// Starts a process in addition to those that already run, and waits until it is connected.
async fn connected(world: &World, started: impl Future<Output = Program>) -> Program {
    let sessions = world.discord.session_start_times().len();
    let program = started.await;
    let connected = async {
        while world.discord.session_start_times().len() == sessions {
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
    /// Creates all three, and plays the first turn of the match.
    async fn begin(world: World) -> Self {
        let general = world.discord.general_channel();
        let [host, guest] =
            ["Cy", "Di"].map(|name| world.discord.add_person(name, "en-US").in_channel(general));
        let lobby = world.open_lobby(&[&host, &guest]).await;
        let tournament_channel = world.discord.home().add_text_channel("cup");
        let organiser = world.discord.add_person("Mo", "en-US").administrator();
        use_tournament_command(
            &organiser.in_channel(tournament_channel),
            "create",
            &short_options("Cup", 1, 2),
        )
        .await;
        let entrant = world.discord.add_person("Eve", "en-US").in_channel(tournament_channel);
        let people = world.people(["Ada", "Bo"]);
        let board = begin_match_with(&world, "10 minutes a turn", &people.each_ref()).await;
        let scene = Self { world, people, host, lobby, entrant, tournament_channel };
        scene.play(&board).await;
        scene
    }

    /// Plays the turn of this board with clicks, and returns the next board.
    async fn play(&self, board: &Message) -> Message {
        click_through_turn(self.in_turn(board), board).await;
        self.next_board(board).await
    }

    /// Waits for the board after this one, and returns it.
    async fn next_board(&self, board: &Message) -> Message {
        let (_, waiting) = self.turn_of(board);
        let next = self.world.wait_for_board(self.world.channel).await;
        assert_eq!(next.pinged, [waiting.id()], "{}", next.content);
        self.world.wait_until_published().await;
        next
    }

    /// Returns the player to move on this board, and the other player.
    fn turn_of(&self, board: &Message) -> (&PersonIn, &PersonIn) {
        let [one, other] = &self.people;
        players_by_turn(board, one, other)
    }

    /// Returns the player to move on this board.
    fn in_turn(&self, board: &Message) -> &PersonIn {
        self.turn_of(board).0
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
    async fn run(&self, statements: &[&'static str]) {
        let mut database = self.world.database.open().await;
        for statement in statements {
            database.execute(statement).await;
        }
        database.close().await;
    }

    /// Lets the newer process write events of the newest kinds to the lobby and the tournament.
    async fn write_newest(&self) {
        self.host.click(&self.lobby, "Add Computer").await.finished_message().await;
        let joined = use_tournament_command(&self.entrant, "join", &[]).await;
        assert!(joined.content.contains("Cup"), "{}", joined.content);
    }

    /// Asserts that the lobby was closed once, that the tournament's message names the entrant, and that no event is missing.
    async fn assert_others_handled_once(&self) {
        let (discord, lobby) = (&self.world.discord, self.host.channel());
        let is_closed = |one: &Message| one.content.contains("closed");
        let channel = discord.channel(lobby);
        let all = channel.until("a closed lobby", |all| all.iter().any(is_closed)).await;
        assert_eq!(all.iter().filter(|one| is_closed(one)).count(), 1);
        let names_entrant = |one: &Message| one.content.contains("Eve");
        let tournament = discord.channel(self.tournament_channel);
        tournament.until("the entrant", |all| all.iter().any(names_entrant)).await;
        let store = Store::connect(&self.world.database()).await.expect("the bot's database");
        let lobby = table_in(&store, lobby).await;
        assert!(matches!(lobby.phase, Phase::Closed { .. }));
        assert_eq!(lobby.seq, 4, "opened, joined, a computer, and closed");
        store.close().await;
    }
}

/// Plays a turn from a board with clicks only, which all versions of the program retry. Returns the last answer.
async fn click_through_turn(person: &PersonIn, board: &Message) -> Message {
    let mut shown = private_message(person.click(board, "My Rack").await).await;
    loop {
        if is_placeable(&shown) {
            return place_best(person, &shown).await;
        }
        let Some(button) = ["Draw", "Pass"].into_iter().find(|name| shown.button(name).is_some())
        else {
            return shown;
        };
        let answer = private_message(person.click(&shown, button).await).await;
        shown = confirm_draw(person, answer).await;
    }
}

/// Starts a newer process beside the older one, whose server has removed the bot. The server then invites the bot again, and the
/// newer process writes events of new kinds. The connection of the older process is slow. Returns the newer process.
async fn join_older(scene: &Scene, older: &Program) -> Program {
    let (world, home) = (&scene.world, scene.world.discord.home());
    home.removes_bot();
    older.wait_for_words("a server has").await;
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let noted = async {
        while store.bot_removed_at(GuildId::new(home.id())).await.expect("it answers").is_none() {
            tokio::task::yield_now().await;
        }
    };
    let noted = tokio::time::timeout(PATIENCE, noted).await;
    assert!(noted.is_ok(), "the removal is not noted:\n{}", older.output());
    store.close().await;
    scene.run(&AGE_ABSENCE).await;
    let newer = connected(world, start_newer(world)).await;
    world.discord.hold_events_of_older_sessions();
    home.invites_bot();
    world.wait_for_words("I’m back on this server").await;
    scene.write_newest().await;
    world.discord.release_events_reversed();
    newer
}

/// Lets two processes of different versions run; `is_hidden` is true if the older one is [`Older::Hidden`]. Asserts that people
/// are answered and that every turn is announced once: while the newer process runs, after it was killed and another of the same
/// version has started, and after the older process has ended.
async fn run_both(scene: &Scene, is_hidden: bool, mut older: Program, mut newer: Program) {
    let world = &scene.world;
    let board = scene.play(&scene.last_board()).await;
    let (turn, waiting) = scene.turn_of(&board);
    let boards = scene.count_boards();
    let held = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
    let placed = click_through_turn(turn, &board).await;
    assert!(!placed.content.contains("being updated"), "{}", placed.content);
    world.wait_for_hits(&held, 1).await;
    newer.kill();
    let mut database = world.database.open().await;
    database.settle_leases_of_killed_process().await;
    database.close().await;
    scene.run(&AGE_LOBBIES).await;
    older.wait_for_words("an announcement is left to a newer version").await;
    let rack = private_message(waiting.click(&board, "My Rack").await).await;
    assert!(rack.content.contains("being updated"), "{}", rack.content);
    if is_hidden {
        older.wait_for_words("a due table is left to a newer version").await;
        // The older process may have an earlier state of the match in memory.
        assert_eq!(suggested_placement(waiting).await, None);
        for answer in [
            ask_privately(turn, "undo").await,
            use_tournament_command(&scene.entrant, "leave", &[]).await,
        ] {
            assert!(answer.content.contains("being updated"), "{}", answer.content);
        }
    }
    assert_eq!(scene.count_boards(), boards, "{}", world.transcript());

    let newer = connected(world, start_newer(world)).await;
    let board = scene.next_board(&board).await;
    assert_eq!(scene.count_boards(), boards + 1, "{}", world.transcript());
    let board = scene.play(&board).await;
    let next = if is_hidden {
        take_turn(scene.in_turn(&board)).await;
        scene.next_board(&board).await
    } else {
        scene.play(&board).await
    };
    assert!(!older.output().contains("ERROR"), "{}", older.output());
    assert!(older.terminate().await.success());
    scene.play(&next).await;
    assert_eq!(scene.count_boards(), boards + 4, "{}", world.transcript());
    scene.assert_others_handled_once().await;
    assert!(!newer.output().contains("ERROR"), "{}", newer.output());
}

/// Runs an upgrade from this older program to the newer one on PostgreSQL. Returns the scene after it; `None` if there is no
/// server for tests.
async fn upgrade_from_older(older: &Older) -> Option<Scene> {
    if !is_server_available() {
        return None;
    }
    let world = World::on_database(Kind::Postgres, 0).await;
    let process = connected(&world, older.start(&world)).await;
    let scene = Scene::begin(world).await;
    let newer = join_older(&scene, &process).await;
    run_both(&scene, matches!(older, Older::Hidden), process, newer).await;
    Some(scene)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_from_an_older_process_to_a_newer_one_beside_it_loses_nothing() {
    upgrade_from_older(&Older::Hidden).await;
}

/// A service manager restarts a crashed older process during an upgrade, or an upgrade is reverted.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_process_that_joins_a_newer_one_touches_nothing_that_it_cannot_read() {
    if !is_server_available() {
        return;
    }
    let world = World::on_database(Kind::Postgres, 0).await;
    let newer = connected(&world, start_newer(&world)).await;
    let scene = Scene::begin(world).await;
    let (_, placer) = scene.turn_of(&scene.last_board());
    let asked = ask_privately(placer, "undo").await;
    assert!(asked.content.starts_with("I’ve asked the others"), "{}", asked.content);
    scene.world.wait_for_words("wants to undo their last move").await;
    scene.write_newest().await;
    let older = connected(&scene.world, Older::Hidden.start(&scene.world)).await;
    run_both(&scene, true, older, newer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_from_the_program_of_an_earlier_commit_loses_nothing() {
    let Some(executable) = std::env::var_os("OLDER_PROGRAM") else {
        return println!("OLDER_PROGRAM names no executable, so nothing was tested");
    };
    let older = Older::Built(executable.into());
    let Some(scene) = upgrade_from_older(&older).await else { return };
    // The newer program has added tables to the database. An older process that is already running continues, but a new older
    // process refuses to start and changes nothing.
    let mut again = older.start(&scene.world).await;
    assert!(!again.wait_for_end().await.success());
    again.wait_for_words("made by a newer version").await;
    let mut newer = connected(&scene.world, start_newer(&scene.world)).await;
    scene.play(&scene.last_board()).await;
    assert!(newer.terminate().await.success());
}

/// A click or command that finds events of a newer version is retried each second, for four seconds.
#[tokio::test(flavor = "multi_thread")]
async fn clicks_and_commands_wait_some_seconds_for_a_readable_table() {
    let mut world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (turn, waiting) = players_by_turn(&board, &ada, &bo);
    world.wait_until_published().await;
    let mut database = world.database.open().await;
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
    world.finish();
}
