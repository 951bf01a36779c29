//! The parts of a placement that take the most time: the commit to the database and the drawing of a picture.

use std::hint::black_box;
use std::time::Instant;

use tempfile::TempDir;
use triominos::ids::{ChannelId, GuildId, InteractionId, TableId};
use triominos::store::{Append, EventRow, NewAnnouncement, NewTable, Store, TableStatus};
use triominos_pictures::{BoardLabels, RackLabels, Renderer, SeatLabel, Theme};
use triominos_rules::game::{Action, Edition, Match, PlayerView, Seed};
use triominos_rules::opponent;

use super::figures::Times;

const TABLE: TableId = TableId(1);
const CHANNEL: ChannelId = ChannelId::new(1);

/// Returns the stored event of a placement.
fn placement_event() -> EventRow {
    EventRow { at: 0, version: 1, body: r#"{"what":"played","event":{"event":"placed","seat":0,"placement":{"tile":"0-1-5","at":[0,0,"u"],"corners":[0,1,5]},"bonus":"none","points":6}}"#.to_owned().into() }
}

/// Creates a store with one table that has one event.
async fn store_with_table() -> (Store, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db").display().to_string();
    let store = Store::connect(&path).await.expect("a database");
    let open = NewTable {
        id: TABLE,
        home: GuildId::new(1).into(),
        channel_id: CHANNEL,
        opened_by: None,
        people: &[],
        status: TableStatus::Playing,
        due_at: None,
        now: 0,
        events: &[placement_event()],
        announcements: &[],
        handled: None,
    };
    store.open_table(open).await.expect("it opens");
    (store, folder)
}

/// Times the database query for the autocomplete suggestions of `/place`, which reads the game table of a channel and the last
/// event of that table.
pub async fn time_suggestion_query(count: usize) -> Times {
    let (store, _folder) = store_with_table().await;
    let mut times = Times::default();
    for _ in 0..count {
        let start = Instant::now();
        black_box(store.version_of_open_table_in(CHANNEL).await.expect("an answer"));
        times.each.push(start.elapsed());
    }
    store.close().await;
    times
}

/// Times commits of one event and its announcement, as for a placement.
pub async fn time_commits(count: usize) -> Times {
    let (store, _folder) = store_with_table().await;
    let events = [placement_event()];
    let mut times = Times::default();
    for seq in 1..=count as i64 {
        let announcement = NewAnnouncement {
            seq: seq + 1,
            channel_id: CHANNEL,
            body: r#"{"kind":"turn","from":2,"to":2}"#.to_owned().into(),
        };
        let start = Instant::now();
        let append = Append {
            table: TABLE,
            expected_seq: seq,
            events: &events,
            status: TableStatus::Playing,
            due_at: None,
            now: seq,
            announcements: &[announcement],
            handled: Some(InteractionId::new(seq.cast_unsigned())),
            forget_at: None,
            people: None,
            result: None,
            orders_played: &[],
            expected_at: None,
            claim: None,
            solo: None,
            orders_cancelled: false,
        };
        store.append_events(append).await.expect("it is stored");
        times.each.push(start.elapsed());
    }
    store.close().await;
    times
}

/// Plays matches, and returns for each placement the view of the player who has made it.
fn views_after_placements() -> impl Iterator<Item = PlayerView> {
    (0..=u8::MAX).flat_map(|seed| {
        let rules = Edition::Goliath.rules(2).expect("two may play");
        let mut game = Match::new(rules, 2);
        game.start_round(Seed::new([seed; 32])).expect("the first round is due");
        let mut views = Vec::new();
        while let Some(seat) = game.turn() {
            let view = game.player_view(seat).expect("the seat is taken");
            let action = opponent::greedy_action(&view);
            game.act(seat, action).expect("it is legal");
            if matches!(action, Action::Place(_)) {
                views.extend(game.player_view(seat));
            }
        }
        views
    })
}

/// Times the drawing of `count` racks, one for each placement in a sequence of matches.
pub fn time_rack_pictures(count: usize) -> Times {
    let label = |name: &str| SeatLabel { name: name.to_owned(), tiles: "5 tiles".to_owned() };
    let board = BoardLabels { seats: ["Ada", "Bo"].map(label).to_vec(), ..BoardLabels::default() };
    let rack = RackLabels { title: "Your tiles".to_owned(), ..RackLabels::default() };
    let renderer = Renderer::new();
    let mut times = Times::default();
    for view in views_after_placements().take(count) {
        let start = Instant::now();
        black_box(renderer.rack(&view, &board, &rack, Theme::Dark));
        times.each.push(start.elapsed());
    }
    times
}
