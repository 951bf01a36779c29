//! Rolling upgrades and rollbacks: a process that reads events of a newer version does not touch them and asks people to wait, and
//! a process of the newer version then handles everything once.
//!
//! Both versions are this program. It acts as the older version while the newest events are renamed to a kind that it does not know.

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{Fault, FaultHandle, Snowflake};
use triominos::store::Store;
use triominos::table::Phase;

use super::killed::table_in;
use crate::support::bot::{World, ask, is_board, private};
use crate::support::database::{Kind, on_each};
use crate::support::process::Program;
use crate::support::turns::{take_turn, turn_of};

/// The statements that move the last events and announcements of matches into other tables.
const REMOVE_LAST_WRITES: [&str; 6] = [
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
/// The statements that undo [`REMOVE_LAST_WRITES`].
const RESTORE_LAST_WRITES: [&str; 3] = [
    "INSERT INTO events SELECT * FROM newer_events",
    "INSERT INTO announcements SELECT * FROM newer_announcements",
    "UPDATE tables SET seq = (SELECT n.seq FROM newer_tables n WHERE n.id = tables.id), \
     changed_at = (SELECT n.changed_at FROM newer_tables n WHERE n.id = tables.id) \
     WHERE id IN (SELECT id FROM newer_tables)",
];
/// Renames the last event of each table to a kind that this program does not know.
const RENAME_EVENTS: &str = "UPDATE events SET body = REPLACE(body, '{\"what\":\"', '{\"what\":\"newer_') \
     WHERE seq = (SELECT seq FROM tables WHERE id = events.table_id)";
/// Undoes [`RENAME_EVENTS`].
const RENAME_BACK: &str =
    "UPDATE events SET body = REPLACE(body, '{\"what\":\"newer_', '{\"what\":\"')";
/// Moves the opening of lobbies a month back, so that they are due to close.
const AGE_LOBBIES: [&str; 2] = [
    "UPDATE events SET at = at - 2592000000 \
     WHERE table_id IN (SELECT id FROM tables WHERE status = 'lobby')",
    "UPDATE tables SET changed_at = changed_at - 2592000000, due_at = 0 WHERE status = 'lobby'",
];

/// A match in which the newer version was killed after a move and before its announcement, and a lobby in another channel.
struct Scene {
    world: World,
    mover: PersonIn,
    waiting: PersonIn,
    /// The last board that was posted.
    board: Message,
    lobby_channel: Snowflake,
    /// The fault that holds the announcement's request, whose process was killed.
    _held: FaultHandle,
}

impl Scene {
    async fn new(kind: Kind) -> Self {
        let world = World::on(kind, 0).await;
        let mut newer = Program::serve(&world, &[]).await;
        let lobby_channel = world.discord.general();
        let [cy, di] =
            ["Cy", "Di"].map(|name| world.discord.person(name, "en-US").in_channel(lobby_channel));
        world.lobby_of(&[&cy, &di]).await;
        let [ada, bo] = world.people(["Ada", "Bo"]);
        let board = world.match_of(&[&ada, &bo]).await;
        world.all_published().await;
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
        database.settle_leases_of_killed_process().await;
        database.close().await;
    }

    fn boards(&self) -> usize {
        let messages = self.world.discord.channel(self.world.channel).messages();
        messages.iter().filter(|message| is_board(message)).count()
    }

    /// Checks that the old process posts nothing about events that it cannot read, closes no lobby, and asks people to wait.
    async fn assert_untouched(&self, old: &Program) {
        let Self { world, waiting, mover, .. } = self;
        let boards = self.boards();
        for item in ["an announcement", "a due table"] {
            old.says(&format!("{item} is left to a newer version")).await;
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

    /// Checks that the newer process has announced the move and closed the lobby, each once, and that the match continues.
    async fn assert_handled_once(&self, boards: usize) {
        let Self { world, mover, waiting, lobby_channel, .. } = self;
        let board = world.board_in(world.channel).await;
        assert_eq!(board.pinged, [waiting.id()], "{}", board.content);
        let there = world.discord.channel(*lobby_channel);
        let closed = |one: &Message| one.content.contains("closed");
        there.until("the lobby to close", |all| all.iter().any(closed)).await;
        world.all_published().await;
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

/// The old process has the match in its cache from before the newer version wrote to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_newer_process_takes_over_from_an_older_one_without_loss() {
    on_each(async |kind| {
        let scene = Scene::new(kind).await;
        scene.run(&REMOVE_LAST_WRITES).await;
        let mut old = Program::serve(&scene.world, &[]).await;
        assert!(ask(&scene.mover, "rack").await.content.contains("your turn"));
        let boards = scene.boards();
        scene.run(&[&RESTORE_LAST_WRITES[..], &[RENAME_EVENTS], &AGE_LOBBIES].concat()).await;
        scene.assert_untouched(&old).await;
        // The newer process knows the kinds of all events. Both run until the old one is terminated.
        scene.run(&[RENAME_BACK]).await;
        let _newer = Program::serve(&scene.world, &[]).await;
        assert!(old.terminate().await.success());
        scene.assert_handled_once(boards).await;
    })
    .await;
}

/// An upgrade that is rolled back and made again leads to this order of processes.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_process_does_not_touch_events_that_it_cannot_read() {
    on_each(async |kind| {
        let scene = Scene::new(kind).await;
        let boards = scene.boards();
        scene.run(&[&[RENAME_EVENTS], &AGE_LOBBIES[..]].concat()).await;
        let mut old = Program::serve(&scene.world, &[]).await;
        scene.assert_untouched(&old).await;
        assert!(old.terminate().await.success());
        scene.world.discord.bot_offline().await;
        scene.run(&[RENAME_BACK]).await;
        let _newer = Program::serve(&scene.world, &[]).await;
        scene.assert_handled_once(boards).await;
    })
    .await;
}

/// A click or command that finds events of a newer version is retried each second, for four seconds.
#[tokio::test(flavor = "multi_thread")]
async fn clicks_and_commands_wait_some_seconds_for_a_readable_table() {
    let mut world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let board = world.match_of(&[&ada, &bo]).await;
    let (turn, waiting) = turn_of(&board, &ada, &bo);
    world.all_published().await;
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
            let (start, mut is_readable) = (world.clock.gone_by(), seconds == 4);
            loop {
                // A query takes about as long as the bot's own, so the clock does not run away from the bot.
                database.run("SELECT 1").await;
                world.clock.advance(10);
                if !is_readable && world.clock.gone_by() - start >= seconds * 1_000 {
                    database.run("UPDATE events SET version = version - 1").await;
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
            database.run("UPDATE events SET version = version - 1").await;
        }
    }
    database.close().await;
    take_turn(turn).await;
    assert_eq!(world.board_in(world.channel).await.pinged, [waiting.id()]);
    world.finish();
}
