//! Matches under way are played on from the messages of before to their end, and count.

use triominos::game::record;
use triominos::ids::GuildId;
use triominos::league::RuleChanges;
use triominos::sandbox::Snowflake;
use triominos::sandbox::people::{Message, PersonIn};
use triominos::store::{Store, StoredResult};
use triominos::table::{Phase, Table};

use super::folder::Frozen;
use super::old::{clickable, kind_of, old, olds};
use super::on_each;
use super::story::{SECOND, plays_while};
use crate::bot::{World, private};
use crate::killed::table_in;
use crate::refusals::{tiles_in, told};
use crate::stale::keep_racks;

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
        let given = old(&watcher, "t1:#:record").click(&watcher).await;
        let held = record::verify(given.attachments[0].bytes.as_slice());
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
async fn a_turn_goes_on_after_its_draw() {
    on_each(after_the_draw).await;
}

async fn after_the_draw(frozen: &Frozen) {
    let Some(here) = frozen.channel("draw") else { return };
    let rehearsal = Rehearsal::begin(frozen).await;
    let [jo, kit] = frozen.people(&rehearsal.world, here, ["Jo", "Kit"]);
    let before = rehearsal.table(here).await;
    let (turn, other) = turn_of(&before, [&jo, &kit]);
    let drawn = frozen.table(here)["match"]["drawn"].as_str().expect("a tile was drawn");
    // The answer to the draw, and a placement that is looked at in another message.
    let now = format!(":choose:{}", before.decision());
    let menus = olds(turn, "t1:#:choose:#").into_iter();
    let menu = menus.clone().find(|menu| menu.custom_id.ends_with(&now)).expect("the answer");
    let place = old(turn, "t1:#:place:#:#:#");
    assert_ne!(menu.message.id, place.message.id);
    let board = rehearsal.board(here);

    // Another's rack is another's.
    let theirs = private(other.click(&board, "My Rack").await).await;
    assert!(!tiles_in(&theirs).contains(&drawn.to_owned()));
    let shown = menu.choose(turn, None).await;
    assert!(
        shown.content.contains(&told(drawn)) && shown.button("Place").is_some(),
        "{}",
        shown.content
    );
    let placed = place.click(turn).await;
    assert!(!tiles_in(&placed).contains(&drawn.to_owned()), "{}", placed.content);
    let after = rehearsal.world.board_in(here).await;
    assert!(after.content.contains(&told(drawn)), "{}", after.content);
    assert_eq!(after.pinged, [other.id()]);
    // What was looked at beside it is of another time.
    private(turn.click(&shown, "Place").await).await;
    let table = rehearsal.table(here).await;
    assert_eq!(table.game().map(|game| game.decision()), Some(before.decision() + 1));

    let result = rehearsal.to_the_end(here, after).await;
    assert!(result.result.is_rated());
    rehearsal.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_round_adds_to_the_first() {
    on_each(second_round).await;
}

async fn second_round(frozen: &Frozen) {
    let Some(here) = frozen.channel("rounds") else { return };
    let rehearsal = Rehearsal::begin(frozen).await;
    let board = rehearsal.board(here);
    let [hal, ida] = frozen.people(&rehearsal.world, here, ["Hal", "Ida"]);
    let (turn, _) = turn_of(&rehearsal.table(here).await, [&hal, &ida]);
    let rack = old(turn, "t1:#:rack").click(turn).await;
    assert_eq!(tiles_in(&rack).len(), 5, "{}", rack.content);
    let result = rehearsal.to_the_end(here, board).await.result;
    assert_eq!((result.rounds, result.rule_changes), (2, RuleChanges::Play));
    rehearsal.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_minded_seat_is_taken_back() {
    on_each(taken_back).await;
}

async fn taken_back(frozen: &Frozen) {
    let Some(here) = frozen.channel("minded") else { return };
    let rehearsal = Rehearsal::begin(frozen).await;
    let board = rehearsal.board(here);
    let [nia, oli] = frozen.people(&rehearsal.world, here, ["Nia", "Oli"]);
    assert_eq!(rehearsal.table(here).await.seat_of(nia.id().into()), None);
    let back = old(&nia, "t1:#:take-back").click(&nia).await;
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
    let Some(here) = frozen.channel("lobby") else { return };
    let rehearsal = Rehearsal::begin(frozen).await;
    let [dee, zoe, eve] = frozen.people(&rehearsal.world, here, ["Dee", "Zoé", "Eve"]);
    let lobby = rehearsal.board(here);
    eve.click(&lobby, &old(&eve, "t1:#:join").custom_id).await;
    // The host goes on with the forms that are before her.
    let (clock, value) = (old(&dee, "t1:#:clock"), old(&dee, "t1:#:change:going_out"));
    value.choose(&dee, Some("50")).await;
    clock.choose(&dee, Some("none")).await;
    dee.click(&lobby, &old(&dee, "t1:#:start").custom_id).await;
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
async fn who_was_asked_whether_they_are_sure_is_still_asked() {
    on_each(still_asked).await;
}

async fn still_asked(frozen: &Frozen) {
    let Some(here) = frozen.channel("quit") else { return };
    let rehearsal = Rehearsal::begin(frozen).await;
    keep_racks(&rehearsal.world);
    let [ada, eve, flo] = frozen.people(&rehearsal.world, here, ["Ada", "Eve", "Flo"]);
    let before = rehearsal.table(here).await;
    // The host's consent counts by now: everyone has had three turns.
    assert_eq!(before.end_votes_of(), (1, 3));
    let turn = before.person_in_turn().expect("a person's turn").id.get();
    let turn = [&ada, &eve, &flo].into_iter().find(|person| person.id() == turn);
    let turn = turn.expect("one of them");
    // More placements than one menu has room for: first the tile, then its spot.
    let spots = old(turn, "t1:#:tile:#").choose(turn, None).await;
    assert!(clickable(&spots).iter().any(|id| kind_of(id) == "t1:#:choose:#"));
    old(turn, "t1:#:rack").click(turn).await;
    private(turn.slash("pass", &[]).await).await;
    let told = rehearsal.world.board_in(here).await;
    assert!(!told.pinged.contains(&turn.id()), "{}", told.content);

    let left = old(&flo, "t1:#:leave-sure").click(&flo).await;
    assert_eq!(rehearsal.table(here).await.seat_of(flo.id().into()), None, "{}", left.content);
    old(&ada, "t1:#:end-sure").click(&ada).await;
    let after = rehearsal.table(here).await;
    assert!(matches!(after.phase, Phase::Closed { by: Some(by), .. } if by.get() == ada.id()));
    // A computer sat at it from the start, so that nothing was at stake.
    assert_eq!(rehearsal.store.result_of(after.id).await.expect("it answers"), None);
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
    let record = old(&dee, "t1:#:record").click(&dee).await;
    let held = record::verify(record.attachments[0].bytes.as_slice());
    assert!(held.unwrap_or_else(|wrong| panic!("{wrong}")).proven);
    let replay = old(&dee, "t1:#:replay").click(&dee).await;
    assert!(replay.attachments[0].bytes.starts_with(b"GIF89a"));
    old(&dee, "t1:#:again").click(&dee).await;
    let lobby = rehearsal.world.message_with("Join").await;
    assert!(lobby.content.contains("**Dee**"), "{}", lobby.content);
    let table = rehearsal.table(here).await;
    assert_eq!(table.settings.edition, frozen.table(here)["edition"].as_str().expect("a name"));
    rehearsal.end().await;
}
