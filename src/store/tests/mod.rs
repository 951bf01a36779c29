//! Tests of the store, on both kinds of databases.

pub mod commits;
mod database;
pub mod databases;
mod guild;
mod tables;

use sqlx::Row;

use super::{Append, EventRow, NewAnnouncement, NewTable, Store, TableStatus};
use crate::ids::{ChannelId, GuildId, ServerOrDirect, TableId};

const GUILD: GuildId = GuildId::new(7);
const CHANNEL: ChannelId = ChannelId::new(1_234_567_890_123_456_789);
const OTHER_CHANNEL: ChannelId = ChannelId::new(CHANNEL.get() + 1);
const TABLE: TableId = TableId(9_000_000_000_000_000_001);

/// Returns an event with this text, at time 1000.
fn event_row(body: &str) -> EventRow {
    EventRow { at: 1000, version: 1, body: body.into() }
}

/// Returns an announcement with this text, for the event with the number `seq`.
fn new_announcement(seq: i64, body: &str) -> NewAnnouncement {
    NewAnnouncement { seq, channel_id: CHANNEL, body: body.into() }
}

/// Returns a lobby in `CHANNEL` at time 1000, without events.
fn new_lobby(id: TableId) -> NewTable<'static> {
    NewTable {
        id,
        home: ServerOrDirect::Server(GUILD),
        channel_id: CHANNEL,
        opened_by: None,
        people: &[],
        status: TableStatus::Lobby,
        due_at: None,
        now: 1000,
        events: &[],
        announcements: &[],
        handled: None,
    }
}

/// Returns changes of a table that contain no events, but set its status to playing at time 2000.
fn start_of_match(table: TableId, expected_seq: i64) -> Append<'static> {
    Append {
        table,
        expected_seq,
        events: &[],
        status: TableStatus::Playing,
        due_at: None,
        now: 2000,
        announcements: &[],
        handled: None,
        forget_at: None,
        people: None,
        result: None,
        orders_played: &[],
        expected_at: None,
        claim: None,
        solo: None,
        orders_cancelled: false,
    }
}

/// Returns the numbers of rows of the tables `tables`, `events`, `announcements` and `handled`.
async fn count_rows_by_table(store: &Store) -> Vec<i64> {
    let row = sqlx::query(
        "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM events), \
                (SELECT COUNT(*) FROM announcements), (SELECT COUNT(*) FROM handled)",
    )
    .fetch_one(&store.connections.readers)
    .await
    .unwrap();
    (0..4).map(|column| row.get(column)).collect()
}

/// Deletes everything that was committed for a table after its event with the number `seq`, as if a standby server that lags behind
/// had taken over.
pub async fn revert_commits_after(store: &Store, table: TableId, seq: i64) {
    for statement in [
        "DELETE FROM announcements WHERE table_id = $1 AND seq > $2",
        "DELETE FROM events WHERE table_id = $1 AND seq > $2",
        "UPDATE tables SET seq = $2 WHERE id = $1",
    ] {
        let undone = sqlx::query(statement).bind(table.0).bind(seq);
        undone.execute(&store.connections.writer).await.unwrap();
    }
}
