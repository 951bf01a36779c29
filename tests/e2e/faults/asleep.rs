//! A channel that refuses the bot's messages. After ten refusals its tables sleep: their clocks stop, and the bot tries to post
//! only once an hour. They wake when the channel accepts messages again.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;
use triominos::ids::{ChannelId, TableId};
use triominos::store::{ChannelRefusals, Store};
use triominos::time::Clock;

use crate::support::bot::{World, ask_privately, finish_with_refusals};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::support::{PATIENCE, wait_until};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command, wait_for_table_threads,
};
use crate::turn::clock::begin_match_with_clock;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// Returns the stored refusals of a table's channel; `None` if there are none.
async fn stored_refusals(store: &Store, table: TableId) -> Option<ChannelRefusals> {
    store.refusals_of_table(table).await.expect("the store answers")
}

/// Waits until the channel of a table has refused at least this many messages. Returns the stored refusals.
async fn wait_until_messages_refused(
    store: &Store,
    table: TableId,
    refusal_count: i32,
) -> ChannelRefusals {
    let known = async || stored_refusals(store, table).await;
    let is_counted = async || known().await.is_some_and(|refusals| refusals.count >= refusal_count);
    wait_until(&format!("the channel has refused {refusal_count} messages"), is_counted).await;
    known().await.expect("the refusals were counted")
}

/// Advances the clock from one attempt of the bot to post a message to the next, until the table sleeps.
async fn advance_until_asleep(world: &World, store: &Store, table: TableId) {
    for count in 1..10 {
        advance_until_messages_refused(world, store, table, count).await;
        assert_eq!(wait_until_messages_refused(store, table, count).await.asleep_at, None);
        let next =
            store.next_announcement_claimable_at().await.expect("it answers").expect("a trial");
        world.clock.advance((next - world.clock.now()).max(0));
    }
    advance_until_messages_refused(world, store, table, 10).await;
    assert!(wait_until_messages_refused(store, table, 10).await.asleep_at.is_some());
}

/// Advances the clock until the channel of a table has refused this many messages. The bot waits after each refusal, so the clock
/// must advance.
pub async fn advance_until_messages_refused(
    world: &World,
    store: &Store,
    table: TableId,
    refusal_count: i32,
) {
    let waiting = async {
        // This query takes about as long as a query of the bot, so the clock does not outrun the bot.
        while stored_refusals(store, table).await.is_none_or(|known| known.count < refusal_count) {
            world.clock.advance(10);
        }
    };
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    assert!(waited.is_ok(), "the channel has not refused {refusal_count} messages");
}

/// A test with a sleeping table. Its match has a time limit of half an hour per turn. Thirteen minutes after the start of a turn,
/// the bot lost the permission to write in the channel.
struct SleepingTable {
    world: World,
    store: Store,
    table: TableId,
    players: [PersonIn; 2],
    board: Message,
    /// The time that the player to move had left at the first refusal, in milliseconds.
    left: i64,
}

impl SleepingTable {
    /// Starts a match of Ada and Bo on a database of this kind, forbids the bot to write in its channel, and waits until the bot
    /// sets the table aside because it cannot post there.
    async fn begin_match_and_await_sleep(kind: DatabaseKind) -> Self {
        let world = World::with_bot_on(kind, 1).await;
        let players = world.add_people(["Ada", "Bo"]);
        let [ada, bo] = &players;
        let board = begin_match_with_clock(&world, "30 minutes a turn", &[ada, bo]).await;
        world.wait_until_published().await;
        let store = Store::connect(&world.database_url()).await.expect("the bot's database");
        let channel = ChannelId::new(world.channel);
        let table =
            store.version_of_open_table_in(channel).await.expect("it answers").expect("a table").id;
        world.clock.advance(13 * MINUTE);
        world.discord.channel(world.channel).deny_bot(permission::SEND_MESSAGES);
        // The reminder at half time is the first message that the channel refuses.
        world.clock.advance(2 * MINUTE);
        let half_time = world.clock.now();
        advance_until_asleep(&world, &store, table).await;
        let since = wait_until_messages_refused(&store, table, 10).await.since;
        let left = 15 * MINUTE - (since - half_time);
        Self { world, store, table, players, board, left }
    }

    /// Waits until the bot announces that it can post again. Asserts that the player to move has as much time left as before the
    /// first refusal, and that the match continues.
    async fn assert_match_continues(&self) {
        let Self { world, players: [ada, bo], .. } = self;
        let back = world.wait_for_words("I can post in this channel again").await;
        let due = (world.clock.now() + self.left) / 1_000;
        assert!(back.content.contains(&format!("<t:{due}:R>")), "{}", back.content);
        let (turn, waiting) = pinged_and_other_player(&self.board, ada, bo);
        let rack = ask_privately(turn, "rack").await;
        assert!(rack.content.contains(&format!("<t:{due}:R>")), "{}", rack.content);
        take_turn(turn).await;
        assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
        assert_eq!(stored_refusals(&self.store, self.table).await, None);
        let said = world.discord.channel(world.channel).messages();
        let notes = said.iter().filter(|one| one.content.contains("I can post")).count();
        assert_eq!(notes, 1, "{}", world.transcript());
        assert!(!said.iter().any(|one| one.content.contains("ran out of time")));
        finish_with_refusals(world, &["50013"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_sleeps_while_the_bot_may_not_post_and_its_turn_gets_its_time_back() {
    for_each_database(check_table_sleeps_and_wakes).await;
}

/// Runs the test `a_table_sleeps_while_the_bot_may_not_post_and_its_turn_gets_its_time_back` on a database of this
/// kind.
async fn check_table_sleeps_and_wakes(kind: DatabaseKind) {
    let asleep = SleepingTable::begin_match_and_await_sleep(kind).await;
    let SleepingTable { world, store, table, players: [ada, bo], board, .. } = &asleep;
    let host = world.discord.person_by_id(ada.id()).expect("the host").in_dm();
    let is_host_informed =
        |all: &[Message]| all.iter().any(|one| one.content.contains("is on hold"));
    world.discord.channel(host.channel()).until("the host to be informed", is_host_informed).await;
    let calls = world.discord.requests().len();
    for hour in 1..=5 {
        for _ in 0..6 {
            world.clock.advance(HOUR / 6);
            // The workers have polled the database and found nothing due.
            world.clock.wait_for_sleeper(10_000).await;
        }
        wait_until_messages_refused(store, *table, 10 + hour).await;
    }
    assert_eq!(world.discord.requests().len(), calls + 5, "one call an hour");
    // A click is refused. It also makes the bot try the channel again, which may be open by now.
    let turn = pinged_and_other_player(board, ada, bo).0;
    let rack = turn.click(board, "My Rack").await;
    let rack = crate::support::bot::private_message(rack).await;
    assert!(rack.content.contains("the match there is on hold"), "{}", rack.content);
    world.clock.advance(10_000);
    wait_until_messages_refused(store, *table, 16).await;
    // A change of the channel makes the bot try again as well.
    world.discord.channel(world.channel).allow_bot(permission::SEND_MESSAGES);
    world.clock.advance(10_000);
    asleep.assert_match_continues().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_sleeps_through_a_restart() {
    for_each_database(check_table_sleeps_through_restart).await;
}

/// Runs the test `a_table_sleeps_through_a_restart` on a database of this kind.
async fn check_table_sleeps_through_restart(kind: DatabaseKind) {
    let mut asleep = SleepingTable::begin_match_and_await_sleep(kind).await;
    asleep.world.stop_bot().await;
    asleep.world.clock.advance(3 * HOUR);
    asleep.world.start_bot().await;
    wait_until_messages_refused(&asleep.store, asleep.table, 11).await;
    asleep.world.stop_bot().await;
    asleep.world.discord.channel(asleep.world.channel).allow_bot(permission::SEND_MESSAGES);
    asleep.world.clock.advance(30 * MINUTE);
    asleep.world.start_bot().await;
    asleep.assert_match_continues().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_round_sleeps_while_the_bot_may_not_post() {
    for_each_database(check_tournament_round_sleeps).await;
}

/// Runs the test `a_tournament_round_sleeps_while_the_bot_may_not_post` on a database of this kind.
async fn check_tournament_round_sleeps(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 4).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let timed = |(name, value)| match name {
        "clock" => (name, "30 minutes a turn".into()),
        _ => (name, value),
    };
    let cup: Vec<_> = standard_tournament_options("Cup", 1, 2).into_iter().map(timed).collect();
    use_tournament_command(&mo, "create", &cup).await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let [ada, bo] = [ada, bo].map(|person| {
        world.discord.person_by_id(person.id()).expect("a player").in_channel(thread)
    });
    let board = world.wait_for_board(thread).await;
    let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
    ask_privately(waiting, "rack").await;
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(thread).await.pinged, [waiting.id()]);
    world.wait_until_published().await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let table = store.version_of_open_table_in(ChannelId::new(thread)).await.expect("it answers");
    let table = table.expect("the table of the round").id;
    let rights = permission::SEND_MESSAGES | permission::SEND_MESSAGES_IN_THREADS;
    let there = world.discord.channel(world.channel);
    there.deny_bot(rights);
    // The reminder at half time is the first message that the channel refuses.
    world.clock.advance(15 * MINUTE);
    advance_until_asleep(&world, &store, table).await;
    for hour in 1..=3 {
        world.clock.advance(HOUR);
        advance_until_messages_refused(&world, &store, table, 10 + hour).await;
    }
    there.allow_bot(rights);
    world.clock.advance(10_000);
    let noted =
        [(world.channel, "I’ve extended every deadline by"), (thread, "I can post in this")];
    for (channel, words) in noted {
        let is_said = || {
            let said = world.discord.channel(channel).messages();
            said.iter().any(|message| message.content.contains(words))
        };
        let waiting = async {
            while !is_said() {
                // This query takes about as long as a query of the bot, so the clock does not outrun the bot.
                stored_refusals(&store, table).await;
                world.clock.advance(10);
            }
        };
        let waited = tokio::time::timeout(PATIENCE / 4, waiting).await;
        assert!(waited.is_ok(), "{words}: {}", world.discord.transcript(channel));
    }
    take_turn(waiting).await;
    assert_eq!(world.wait_for_board(thread).await.pinged, [turn.id()]);
    let said = world.discord.channel(thread).messages();
    assert!(!said.iter().any(|one| one.content.contains("ran out of time")));
    store.close().await;
    // When the clock advanced by hours, the bot may have been moving a rack below a board. Then the token of the rack had expired.
    finish_with_refusals(&world, &["50013", "50027"]);
}
