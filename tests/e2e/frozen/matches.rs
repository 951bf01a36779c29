//! Matches under way are played to their end from the frozen messages, and count.

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Message, PersonIn};
use triominos::ids::GuildId;
use triominos::store::{Store, StoredResult};
use triominos::table::{Phase, Table};
use triominos::time::Clock as _;
use triominos_rules::game::record;

use super::components::{clickable, kind_of, newest};
use super::folder::Frozen;
use super::on_each;
use super::story::{SECOND, plays_while};
use crate::restart::killed::table_in;
use crate::support::bot::{World, private};
use crate::turn::refusals::{tiles_in, told};

/// A world with the bot, and a view of its database.
struct Rehearsal {
    world: World,
    store: Store,
}

impl Rehearsal {
    async fn begin(frozen: &Frozen) -> Self {
        let mut world = frozen.thaw().await;
        world.start_bot().await;
        let store = Store::connect(&world.database()).await.expect("the bot's database");
        Self { world, store }
    }

    async fn table(&self, channel: Snowflake) -> Table {
        table_in(&self.store, channel).await
    }

    /// The message that carries the buttons of a channel's table.
    fn board(&self, channel: Snowflake) -> Message {
        let all = self.world.discord.channel(channel).messages();
        let carries = |message: &&Message| {
            clickable(message)
                .iter()
                .any(|id| kind_of(id) == "t1:#:rack" || kind_of(id) == "t1:#:join")
        };
        all.iter().rfind(carries).expect("a message with buttons").clone()
    }

    /// Plays a match to its end from here. Its result is there, the record of all of it holds, and those who played have a new
    /// rating.
    async fn to_the_end(&self, channel: Snowflake, board: Message) -> StoredResult {
        let guild = GuildId::new(self.world.discord.home().id());
        let before = self.store.results_after(guild, 0, 10_000).await.expect("it answers");
        let scores = self.table(channel).await.game().expect("a match").scores().to_vec();
        let end = plays_while(&self.world, &self.store, board, |_| true).await;
        let table = self.table(channel).await;
        assert!(matches!(table.phase, Phase::Over(_)), "{}", end.content);
        let result = self.store.result_of(table.id).await.expect("it answers").expect("a result");
        let count = before.len() as i64;
        assert_eq!(result.number, count + 1, "after those that were there");
        assert_eq!(before.last().map(|last| last.number), Some(count));
        let points: Vec<i32> = result.result.seats.iter().map(|seat| seat.points).collect();
        assert_eq!(points, table.game().expect("a match").scores());
        assert_ne!(points, scores);
        let watcher = self.world.discord.person("Watcher", "en-US").in_channel(channel);
        let given = newest(&watcher, "t1:#:record").click(&watcher).await;
        let held = record::verify_record(given.attachments[0].bytes.as_slice());
        assert!(held.unwrap_or_else(|wrong| panic!("{wrong}")).proven);
        result
    }

    async fn end(self) {
        // What was in hand at another table is another's after a while.
        self.world.clock.advance(15 * SECOND);
        self.world.all_told_of(&self.store).await;
        self.world.finish();
        self.store.close().await;
    }
}

/// Whoever of them is in turn, and the other one.
fn turn_of<'a>(table: &Table, [one, other]: [&'a PersonIn; 2]) -> (&'a PersonIn, &'a PersonIn) {
    match table.person_in_turn().expect("a person's turn").id.get() {
        id if id == one.id() => (one, other),
        id if id == other.id() => (other, one),
        id => panic!("it is {id}'s turn"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_preview_places_its_tile_once() {
    on_each(open_preview).await;
}

async fn open_preview(frozen: &Frozen) {
    let here = frozen.channel("rack");
    let rehearsal = Rehearsal::begin(frozen).await;
    let [jo, kit] = frozen.people(&rehearsal.world, here, ["Jo", "Kit"]);
    let before = rehearsal.table(here).await;
    let (turn, other) = turn_of(&before, [&jo, &kit]);
    let place = newest(turn, "t1:#:place:#:#:#");
    let is_rack = |message: &Message| {
        message.id != place.message.id
            && clickable(message).iter().any(|id| kind_of(id) == "t1:#:choose:#")
    };
    let rack = turn.sees().into_iter().rfind(is_rack).expect("the rack beside the preview");
    let tile = place.custom_id.split(':').nth(4).expect("a tile").to_owned();

    // The rack of another player has other tiles.
    let theirs = private(other.click(&rehearsal.board(here), "My Rack").await).await;
    assert!(!tiles_in(&theirs).contains(&tile), "{tile}: {}", theirs.content);
    let placed = place.click(turn).await;
    assert!(!tiles_in(&placed).contains(&tile), "{tile}: {}", placed.content);
    let after = rehearsal.world.board_in(here).await;
    assert!(after.content.contains(&told(&tile)), "{tile}: {}", after.content);
    assert_eq!(after.pinged, [other.id()]);
    // The rack beside it is stale now.
    let menu = rack.menus().remove(0);
    private(turn.choose(&rack, &menu.custom_id, &[&menu.options[0].value]).await).await;
    let table = rehearsal.table(here).await;
    assert_eq!(table.game().map(|game| game.decision()), Some(before.decision() + 1));

    let result = rehearsal.to_the_end(here, after).await;
    assert!(result.result.is_rated());
    rehearsal.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_minded_seat_is_taken_back() {
    on_each(taken_back).await;
}

async fn taken_back(frozen: &Frozen) {
    let here = frozen.channel("minded");
    let rehearsal = Rehearsal::begin(frozen).await;
    let board = rehearsal.board(here);
    let [nia, oli] = frozen.people(&rehearsal.world, here, ["Nia", "Oli"]);
    assert_eq!(rehearsal.table(here).await.seat_of(nia.id().into()), None);
    let back = newest(&nia, "t1:#:take-back").click(&nia).await;
    let before = frozen.table(here);
    let seat = rehearsal.table(here).await.seat_of(nia.id().into()).expect("her seat");
    let mut tiles = tiles_in(&back);
    tiles.sort_unstable();
    assert_eq!(before["match"]["racks"][seat], tiles.join(" "));
    // Whose turn it was and until when is as it was.
    let table = rehearsal.table(here).await;
    assert_eq!(table.person_in_turn().map(|person| person.id.get()), Some(oli.id()));
    let due = table.turn_time.expect("a clock").deadline.due;
    assert_eq!(before["deadline"]["due"], due);
    let result = rehearsal.to_the_end(here, board).await.result;
    // Six turns were missed before, three in a row two times.
    let nia = result.seats.iter().find(|one| one.player.person() == Some(nia.id().into()));
    assert_eq!(nia.expect("her seat").deeds.missed_turns, 6);
    rehearsal.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_becomes_the_match_that_was_agreed() {
    on_each(agreed).await;
}

async fn agreed(frozen: &Frozen) {
    let here = frozen.channel("lobby");
    let rehearsal = Rehearsal::begin(frozen).await;
    let [dee, zoe, eve] = frozen.people(&rehearsal.world, here, ["Dee", "Zoé", "Eve"]);
    let lobby = rehearsal.board(here);
    eve.click(&lobby, &newest(&eve, "t1:#:join").custom_id).await;
    // The host goes on with the forms that are before her.
    let (clock, value) = (newest(&dee, "t1:#:clock"), newest(&dee, "t1:#:change:going_out"));
    value.choose(&dee, Some("50")).await;
    clock.choose(&dee, Some("none")).await;
    dee.click(&lobby, &newest(&dee, "t1:#:start").custom_id).await;
    let board = rehearsal.world.board_in(here).await;
    let table = rehearsal.table(here).await;
    let rules = table.game().expect("a match").rules().clone();
    assert_eq!((rules.hand, rules.going_out_bonus), (5, 50));
    assert!(table.settings.clock.limit().is_none());
    let people: Vec<u64> = table.people().map(|person| person.id.get()).collect();
    assert_eq!((people, table.seats.len()), (vec![dee.id(), zoe.id(), eve.id()], 4));
    plays_while(&rehearsal.world, &rehearsal.store, board, |table| {
        table.public_view().is_some_and(|view| view.placements.is_empty())
    })
    .await;
    rehearsal.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_is_shown_again_and_played_again() {
    on_each(over).await;
}

async fn over(frozen: &Frozen) {
    let rehearsal = Rehearsal::begin(frozen).await;
    let here = rehearsal.world.channel;
    let [dee] = frozen.people(&rehearsal.world, here, ["Dee"]);
    let record = newest(&dee, "t1:#:record").click(&dee).await;
    let held = record::verify_record(record.attachments[0].bytes.as_slice());
    assert!(held.unwrap_or_else(|wrong| panic!("{wrong}")).proven);
    let replay = newest(&dee, "t1:#:replay").click(&dee).await;
    assert!(replay.attachments[0].bytes.starts_with(b"GIF89a"));
    newest(&dee, "t1:#:again").click(&dee).await;
    let lobby = rehearsal.world.message_with("Join").await;
    assert!(lobby.content.contains("**Dee**"), "{}", lobby.content);
    let table = rehearsal.table(here).await;
    assert_eq!(table.settings.edition, frozen.table(here)["edition"].as_str().expect("a name"));
    rehearsal.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_clock_sends_its_second_reminder_and_then_plays() {
    on_each(one_reminder).await;
}

async fn one_reminder(frozen: &Frozen) {
    let here = frozen.channel("minded");
    let mut world = frozen.thaw().await;
    world.start_bot().await;
    let deadline = &frozen.table(here)["deadline"];
    let [near, due] = ["near", "due"].map(|moment| deadline[moment].as_i64().expect("a moment"));
    let [oli] = frozen.people(&world, here, ["Oli"]).map(|person| person.id());
    let there = world.discord.channel(here);
    let before = there.messages().len();
    world.clock.advance(near - 1 - world.clock.now());
    world.all_told().await;
    assert_eq!(there.messages().len(), before, "{}", there.transcript());
    world.clock.advance(1);
    let reminder = there.next_message(|_| true).await;
    assert!(reminder.picture().is_none(), "{}", reminder.content);
    assert_eq!(reminder.pinged, [oli]);
    world.clock.advance(due - world.clock.now());
    let board = there.next_message(|message| message.picture().is_some());
    let board = world.as_computers_play(board).await;
    assert!(board.content.contains("**Oli** ran out of time"), "{}", board.content);
    world.finish();
}
