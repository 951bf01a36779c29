//! Matches in a snapshot can be played to their end with the buttons of old messages, and their results count.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};
use triominos::ids::GuildId;
use triominos::store::{Store, StoredResult};
use triominos::table::{Phase, Table};
use triominos::time::Clock as _;
use triominos_rules::game::record;

use super::components::{clickable_ids, kind_of_component, newest_component};
use super::folder::Snapshot;
use super::for_each_snapshot;
use super::story::{SECOND, play_board_while};
use crate::restart::killed::load_newest_table_in;
use crate::support::bot::{World, private_message};
use crate::turn::refusals::{tiles_in_answer, with_nonbreaking_hyphens};

/// A restored snapshot on which a bot runs, and a connection to its database.
struct RestoredSnapshot {
    world: World,
    store: Store,
}

impl RestoredSnapshot {
    /// Restores a snapshot, and starts the bot.
    async fn restore_and_start_bot(snapshot: &Snapshot) -> Self {
        let mut world = snapshot.restore_world().await;
        world.start_bot().await;
        let store = Store::connect(&world.database_url()).await.expect("the bot's database");
        Self { world, store }
    }

    /// Loads the newest table of a channel from the database.
    async fn newest_stored_table(&self, channel: Snowflake) -> Table {
        load_newest_table_in(&self.store, channel).await
    }

    /// Returns the newest message with buttons in a channel, which is a board or a lobby.
    fn newest_board_or_lobby(&self, channel: Snowflake) -> Message {
        let all = self.world.discord.channel(channel).messages();
        let carries = |message: &&Message| {
            clickable_ids(message).iter().any(|id| {
                kind_of_component(id) == "t1:#:rack" || kind_of_component(id) == "t1:#:join"
            })
        };
        all.iter().rfind(carries).expect("a message with buttons").clone()
    }

    /// Plays a match to its end. Asserts that its result has the next number, the points of the final scores, and a valid record.
    async fn play_to_end_and_check_result(
        &self,
        channel: Snowflake,
        board: Message,
    ) -> StoredResult {
        let guild = GuildId::new(self.world.discord.home().id());
        let before = self.store.results_after(guild, 0, 10_000).await.expect("it answers");
        let scores =
            self.newest_stored_table(channel).await.game().expect("a match").scores().to_vec();
        let end = play_board_while(&self.world, &self.store, board, |_| true).await;
        let table = self.newest_stored_table(channel).await;
        assert!(matches!(table.phase, Phase::Over(_)), "{}", end.content);
        let result = self.store.result_of(table.id).await.expect("it answers").expect("a result");
        let count = before.len() as i64;
        assert_eq!(result.number, count + 1, "the numbers of results have no gaps");
        assert_eq!(before.last().map(|last| last.number), Some(count));
        let points: Vec<i32> = result.result.seats.iter().map(|seat| seat.points).collect();
        assert_eq!(points, table.game().expect("a match").scores());
        assert_ne!(points, scores);
        let watcher = self.world.discord.add_person("Watcher", "en-US").in_channel(channel);
        let given = newest_component(&watcher, "t1:#:record").click(&watcher).await;
        let held = record::verify_record(given.attachments[0].bytes.as_slice());
        assert!(held.unwrap_or_else(|wrong| panic!("{wrong}")).proven);
        result
    }

    /// Waits until all announcements are published, and finishes the test.
    async fn wait_until_published_and_finish(self) {
        // Time passes until the leases of the bot that was stopped for the snapshot expire.
        self.world.clock.advance(15 * SECOND);
        self.world.wait_until_published_in(&self.store).await;
        self.world.finish_without_refusals();
        self.store.close().await;
    }
}

/// Returns the player to move and the other player.
fn player_to_move_and_other<'a>(
    table: &Table,
    [first, second]: [&'a PersonIn; 2],
) -> (&'a PersonIn, &'a PersonIn) {
    match table.person_in_turn().expect("a person's turn").id.get() {
        id if id == first.id() => (first, second),
        id if id == second.id() => (second, first),
        id => panic!("it is {id}'s turn"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_preview_places_its_tile_once() {
    for_each_snapshot(check_open_preview_places_once).await;
}

/// Runs the test `an_open_preview_places_its_tile_once` with this snapshot.
async fn check_open_preview_places_once(snapshot: &Snapshot) {
    let here = snapshot.channel_named("rack");
    let restored = RestoredSnapshot::restore_and_start_bot(snapshot).await;
    let [jo, kit] = snapshot.people_named(&restored.world, here, ["Jo", "Kit"]);
    let before = restored.newest_stored_table(here).await;
    let (turn, other) = player_to_move_and_other(&before, [&jo, &kit]);
    let place = newest_component(turn, "t1:#:place:#:#:#");
    let is_rack = |message: &Message| {
        message.id != place.message.id
            && clickable_ids(message).iter().any(|id| kind_of_component(id) == "t1:#:choose:#")
    };
    let rack =
        turn.visible_messages().into_iter().rfind(is_rack).expect("the rack beside the preview");
    let tile = place.custom_id.split(':').nth(4).expect("a tile").to_owned();

    // The other player's rack does not have the tile.
    let other_rack =
        private_message(other.click(&restored.newest_board_or_lobby(here), "My Rack").await).await;
    assert!(!tiles_in_answer(&other_rack).contains(&tile), "{tile}: {}", other_rack.content);
    let placed = place.click(turn).await;
    assert!(!tiles_in_answer(&placed).contains(&tile), "{tile}: {}", placed.content);
    let after = restored.world.wait_for_board(here).await;
    assert!(after.content.contains(&with_nonbreaking_hyphens(&tile)), "{tile}: {}", after.content);
    assert_eq!(after.pinged, [other.id()]);
    // The other private message with this rack is now stale, and a click on it changes nothing.
    let menu = rack.menus().remove(0);
    private_message(turn.choose(&rack, &menu.custom_id, &[&menu.options[0].value]).await).await;
    let table = restored.newest_stored_table(here).await;
    assert_eq!(table.game().map(|game| game.decision_number()), Some(before.decision_number() + 1));

    let result = restored.play_to_end_and_check_result(here, after).await;
    assert!(result.result.is_rated());
    restored.wait_until_published_and_finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_takes_their_seat_back_from_a_computer() {
    for_each_snapshot(check_seat_is_taken_back).await;
}

/// Runs the test `a_player_takes_their_seat_back_from_a_computer` with this snapshot.
async fn check_seat_is_taken_back(snapshot: &Snapshot) {
    let here = snapshot.channel_named("minded");
    let restored = RestoredSnapshot::restore_and_start_bot(snapshot).await;
    let board = restored.newest_board_or_lobby(here);
    let [nia, oli] = snapshot.people_named(&restored.world, here, ["Nia", "Oli"]);
    assert_eq!(restored.newest_stored_table(here).await.seat_of(nia.id().into()), None);
    let back = newest_component(&nia, "t1:#:take-back").click(&nia).await;
    let before = snapshot.expected_table_in(here);
    let seat = restored.newest_stored_table(here).await.seat_of(nia.id().into()).expect("her seat");
    let mut tiles = tiles_in_answer(&back);
    tiles.sort_unstable();
    assert_eq!(before["match"]["racks"][seat], tiles.join(" "));
    // The turn and its deadline are the same as before.
    let table = restored.newest_stored_table(here).await;
    assert_eq!(table.person_in_turn().map(|person| person.id.get()), Some(oli.id()));
    let due = table.turn_time.expect("a clock").deadline.due;
    assert_eq!(before["deadline"]["due"], due);
    let result = restored.play_to_end_and_check_result(here, board).await.result;
    // Nia has twice missed three turns in a row.
    let nia = result.seats.iter().find(|seat| seat.player.person() == Some(nia.id().into()));
    assert_eq!(nia.expect("her seat").achievements.missed_turns, 6);
    restored.wait_until_published_and_finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_starts_with_the_rules_chosen_before_and_after_the_snapshot() {
    for_each_snapshot(check_lobby_starts_with_chosen_rules).await;
}

/// Runs the test `a_lobby_starts_with_the_rules_chosen_before_and_after_the_snapshot` with this
/// snapshot.
async fn check_lobby_starts_with_chosen_rules(snapshot: &Snapshot) {
    let here = snapshot.channel_named("lobby");
    let restored = RestoredSnapshot::restore_and_start_bot(snapshot).await;
    let [dee, zoe, eve] = snapshot.people_named(&restored.world, here, ["Dee", "Zoé", "Eve"]);
    let lobby = restored.newest_board_or_lobby(here);
    eve.click(&lobby, &newest_component(&eve, "t1:#:join").custom_id).await;
    // The host uses the menus that were open when the snapshot was taken.
    let (clock, value) =
        (newest_component(&dee, "t1:#:clock"), newest_component(&dee, "t1:#:change:going_out"));
    value.choose_value_or_first(&dee, Some("50")).await;
    clock.choose_value_or_first(&dee, Some("none")).await;
    dee.click(&lobby, &newest_component(&dee, "t1:#:start").custom_id).await;
    let board = restored.world.wait_for_board(here).await;
    let table = restored.newest_stored_table(here).await;
    let rules = table.game().expect("a match").rules().clone();
    assert_eq!((rules.hand, rules.going_out_bonus), (5, 50));
    assert!(table.settings.clock.limit().is_none());
    let people: Vec<u64> = table.people().map(|person| person.id.get()).collect();
    assert_eq!((people, table.seats.len()), (vec![dee.id(), zoe.id(), eve.id()], 4));
    play_board_while(&restored.world, &restored.store, board, |table| {
        table.public_view().is_some_and(|view| view.placements.is_empty())
    })
    .await;
    restored.wait_until_published_and_finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_offers_record_replay_and_rematch() {
    for_each_snapshot(check_offers_of_finished_match).await;
}

/// Runs the test `a_finished_match_offers_record_replay_and_rematch` with this snapshot.
async fn check_offers_of_finished_match(snapshot: &Snapshot) {
    let restored = RestoredSnapshot::restore_and_start_bot(snapshot).await;
    let here = restored.world.channel;
    let [dee] = snapshot.people_named(&restored.world, here, ["Dee"]);
    let record = newest_component(&dee, "t1:#:record").click(&dee).await;
    let held = record::verify_record(record.attachments[0].bytes.as_slice());
    assert!(held.unwrap_or_else(|wrong| panic!("{wrong}")).proven);
    let replay = newest_component(&dee, "t1:#:replay").click(&dee).await;
    assert!(replay.attachments[0].bytes.starts_with(b"GIF89a"));
    newest_component(&dee, "t1:#:again").click(&dee).await;
    let lobby = restored.world.wait_for_button("Join").await;
    assert!(lobby.content.contains("**Dee**"), "{}", lobby.content);
    let table = restored.newest_stored_table(here).await;
    assert_eq!(
        table.settings.edition,
        snapshot.expected_table_in(here)["edition"].as_str().expect("a name")
    );
    restored.wait_until_published_and_finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reminded_before_the_snapshot_is_not_reminded_again_and_then_times_out() {
    for_each_snapshot(check_reminder_and_timeout).await;
}

/// Runs the test `a_player_reminded_before_the_snapshot_is_not_reminded_again_and_then_times_out` with this snapshot.
async fn check_reminder_and_timeout(snapshot: &Snapshot) {
    let here = snapshot.channel_named("minded");
    let mut world = snapshot.restore_world().await;
    world.start_bot().await;
    let deadline = &snapshot.expected_table_in(here)["deadline"];
    let [near, due] = ["near", "due"].map(|moment| deadline[moment].as_i64().expect("a moment"));
    let there = world.discord.channel(here);
    let before = there.messages().len();
    world.clock.advance(near - world.clock.now());
    world.wait_until_published().await;
    assert_eq!(there.messages().len(), before, "{}", there.transcript());
    world.clock.advance(due - world.clock.now());
    let board = there.next_message(|message| message.picture().is_some());
    let board = world.await_while_computers_play(board).await;
    assert!(board.content.contains("**Oli** ran out of time"), "{}", board.content);
    world.finish_without_refusals();
}
