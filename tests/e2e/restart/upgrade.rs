//! A rolling upgrade, and its undoing: a process that meets events of a newer version leaves them alone and says so kindly, and a
//! process of the newer version carries everything out, once.
//!
//! The newer version is this one. The older is this one as well, while the newer one's events have names that it does not know.

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{Fault, FaultHandle, Snowflake};
use triominos::store::Store;
use triominos::table::Phase;

use super::killed::table_in;
use crate::support::bot::{World, ask, is_board, private};
use crate::support::database::{Kind, on_each};
use crate::support::process::Program;
use crate::support::turns::{take_turn, turn_of};

/// Takes what the newer version has written last out of the database, and puts it in again.
const TAKE_OUT: [&str; 6] = [
    "CREATE TABLE newer_events AS SELECT e.* FROM events e JOIN tables t ON t.id = e.table_id \
     WHERE t.status <> 'lobby' AND e.seq > (SELECT MAX(a.seq) FROM announcements a \
     WHERE a.table_id = e.table_id AND a.done_at IS NOT NULL)",
    "CREATE TABLE newer_announcements AS SELECT * FROM announcements WHERE done_at IS NULL",
    "CREATE TABLE newer_tables AS SELECT * FROM tables WHERE status <> 'lobby'",
    "DELETE FROM announcements WHERE done_at IS NULL",
    "DELETE FROM events WHERE EXISTS \
     (SELECT 1 FROM newer_events n WHERE n.table_id = events.table_id AND n.seq = events.seq)",
    "UPDATE tables SET seq = (SELECT MAX(e.seq) FROM events e WHERE e.table_id = tables.id), \
     changed_at = (SELECT MAX(e.at) FROM events e WHERE e.table_id = tables.id) \
     WHERE status <> 'lobby'",
];
const PUT_IN: [&str; 3] = [
    "INSERT INTO events SELECT * FROM newer_events",
    "INSERT INTO announcements SELECT * FROM newer_announcements",
    "UPDATE tables SET seq = (SELECT n.seq FROM newer_tables n WHERE n.id = tables.id), \
     changed_at = (SELECT n.changed_at FROM newer_tables n WHERE n.id = tables.id) \
     WHERE id IN (SELECT id FROM newer_tables)",
];
/// The last event of each table becomes one of a kind that only the newer version knows, and back.
const RENAME: &str = "UPDATE events SET body = REPLACE(body, '{\"what\":\"', '{\"what\":\"newer_') \
     WHERE seq = (SELECT seq FROM tables WHERE id = events.table_id)";
const NAME_BACK: &str =
    "UPDATE events SET body = REPLACE(body, '{\"what\":\"newer_', '{\"what\":\"')";
/// The lobby is due: it was opened a month ago.
const LOBBY_IS_DUE: [&str; 2] = [
    "UPDATE events SET at = at - 2592000000 \
     WHERE table_id IN (SELECT id FROM tables WHERE status = 'lobby')",
    "UPDATE tables SET changed_at = changed_at - 2592000000, due_at = 0 WHERE status = 'lobby'",
];

/// A match in which the newer version has carried out a move and died before it could tell of it, and a lobby elsewhere.
struct Scene {
    world: World,
    mover: PersonIn,
    waiting: PersonIn,
    /// The last board that was told.
    board: Message,
    lobby_channel: Snowflake,
    /// What is held stays held: its process died of it.
    _held: FaultHandle,
}

impl Scene {
    async fn on(kind: Kind) -> Self {
        let world = World::on(kind, 0).await;
        let mut newer = Program::serve(&world, &[]).await;
        let lobby_channel = world.discord.general();
        let [cy, di] =
            ["Cy", "Di"].map(|name| world.discord.person(name, "en-US").in_channel(lobby_channel));
        world.lobby_of(&[&cy, &di]).await;
        let [ada, bo] = world.people(["Ada", "Bo"]);
        let board = world.match_of(&[&ada, &bo]).await;
        world.all_told().await;
        let held = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
        let is_ada = turn_of(&board, &ada, &bo).0.id() == ada.id();
        let (mover, waiting) = if is_ada { (ada, bo) } else { (bo, ada) };
        take_turn(&mover).await;
        world.met(&held, 1).await;
        newer.kill();
        world.discord.bot_offline().await;
        Self { world, mover, waiting, board, lobby_channel, _held: held }
    }

    async fn run(&self, statements: &[&'static str]) {
        let mut database = self.world.database.open().await;
        for statement in statements {
            database.run(statement).await;
        }
        database.what_the_dead_held().await;
        database.close().await;
    }

    fn boards(&self) -> usize {
        let messages = self.world.discord.channel(self.world.channel).messages();
        messages.iter().filter(|one| is_board(one)).count()
    }

    /// The old process tells nobody of what it cannot read, closes no lobby, and asks people for patience.
    async fn leaves_alone(&self, old: &Program) {
        let Self { world, waiting, mover, .. } = self;
        let boards = self.boards();
        for what in ["an announcement", "a due table"] {
            old.says(&format!("{what} is left to a newer version")).await;
        }
        let answers = [
            private(waiting.click(&self.board, "My Rack").await).await,
            ask(waiting, "rack").await,
            ask(mover, "board").await,
            ask(mover, "undo").await,
        ];
        for answer in answers {
            assert!(answer.content.contains("being updated"), "{}", answer.content);
        }
        assert_eq!(self.boards(), boards, "{}", world.transcript());
        assert!(!old.output().contains("ERROR"), "{}", old.output());
    }

    /// The newer process has told of the move and closed the lobby, each once, and the match goes on.
    async fn is_carried_out(&self, boards: usize) {
        let Self { world, mover, waiting, lobby_channel, .. } = self;
        let board = world.board_in(world.channel).await;
        assert_eq!(board.pinged, [waiting.id()], "{}", board.content);
        let there = world.discord.channel(*lobby_channel);
        let closed = |one: &Message| one.content.contains("closed");
        there.until("the lobby to close", |all| all.iter().any(closed)).await;
        world.all_told().await;
        assert_eq!(self.boards(), boards + 1, "{}", world.transcript());
        assert_eq!(there.messages().iter().filter(|one| closed(one)).count(), 1);
        let store = Store::connect(&world.database()).await.expect("the bot's database");
        let lobby = table_in(&store, *lobby_channel).await;
        assert!(matches!(lobby.phase, Phase::Closed { .. }));
        assert_eq!(lobby.seq, 3, "opened, joined and closed");
        store.close().await;
        take_turn(waiting).await;
        assert_eq!(world.board_in(world.channel).await.pinged, [mover.id()]);
    }
}

/// The old process has the match in memory as it was before the newer version wrote to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_newer_process_that_joins_takes_over_and_loses_nothing() {
    on_each(async |kind| {
        let scene = Scene::on(kind).await;
        scene.run(&TAKE_OUT).await;
        let mut old = Program::serve(&scene.world, &[]).await;
        assert!(ask(&scene.mover, "rack").await.content.contains("your turn"));
        let boards = scene.boards();
        scene.run(&[&PUT_IN[..], &[RENAME], &LOBBY_IS_DUE].concat()).await;
        scene.leaves_alone(&old).await;
        // The newer process knows the names. Both run until the old one is asked to end.
        scene.run(&[NAME_BACK]).await;
        let _newer = Program::serve(&scene.world, &[]).await;
        assert!(old.terminate().await.success());
        scene.is_carried_out(boards).await;
    })
    .await;
}

/// As when an upgrade is undone, and made once more.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_process_that_joins_leaves_alone_what_it_cannot_read() {
    on_each(async |kind| {
        let scene = Scene::on(kind).await;
        let boards = scene.boards();
        scene.run(&[&[RENAME], &LOBBY_IS_DUE[..]].concat()).await;
        let mut old = Program::serve(&scene.world, &[]).await;
        scene.leaves_alone(&old).await;
        assert!(old.terminate().await.success());
        scene.world.discord.bot_offline().await;
        scene.run(&[NAME_BACK]).await;
        let _newer = Program::serve(&scene.world, &[]).await;
        scene.is_carried_out(boards).await;
    })
    .await;
}

/// A click or command that meets a newer version is tried again each second, for four seconds.
#[tokio::test(flavor = "multi_thread")]
async fn clicks_and_commands_are_carried_out_if_they_can_be_within_seconds() {
    let mut world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let board = world.match_of(&[&ada, &bo]).await;
    let (turn, waiting) = turn_of(&board, &ada, &bo);
    world.all_told().await;
    let mut database = world.database.open().await;
    for (is_click, seconds) in [(true, 1), (false, 2), (true, 4), (false, 4)] {
        // A process that has nothing of it in memory.
        world.stop_bot().await;
        database.run("UPDATE events SET version = version + 1").await;
        world.start_bot().await;
        let asks = async {
            let asked: Interaction = match is_click {
                true => waiting.click(&board, "My Rack").await,
                false => waiting.slash("rack", &[]).await,
            };
            private(asked).await.content
        };
        let tries = async {
            for second in 1..=seconds {
                world.clock.sleeper(1_000).await;
                if seconds < 4 && second == seconds {
                    database.run("UPDATE events SET version = version - 1").await;
                }
                world.clock.advance(1_000);
            }
        };
        let (content, ()) = tokio::join!(asks, tries);
        let expected = if seconds < 4 { "’s turn" } else { "being updated" };
        assert!(content.contains(expected), "{seconds}: {content}");
        if seconds == 4 {
            database.run("UPDATE events SET version = version - 1").await;
        }
    }
    database.close().await;
    take_turn(turn).await;
    assert_eq!(world.board_in(world.channel).await.pinged, [waiting.id()]);
    world.finish();
}
