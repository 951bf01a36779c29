//! What the store promises, on both databases.

mod announcements;
mod backup;
mod due;
mod history;
mod leases;
mod migrations;
mod opening;
mod presence;
mod results;
mod seasons;
mod settings;
mod tables;
mod tournaments;
mod writers;

use sqlx::Row;

use super::{Append, EventRow, NewAnnouncement, NewTable, Store, TableId, TableStatus};

const GUILD: u64 = 7;
const CHANNEL: u64 = 1_234_567_890_123_456_789;
const TABLE: TableId = TableId(9_000_000_000_000_000_001);

fn event(body: &str) -> EventRow {
    EventRow { at: 1000, version: 1, body: body.into() }
}

fn announcement(seq: i64, body: &str) -> NewAnnouncement {
    NewAnnouncement { seq, channel_id: CHANNEL, body: body.into() }
}

/// A lobby in `CHANNEL` at time 1000, without events.
fn lobby(id: TableId) -> NewTable<'static> {
    NewTable {
        id,
        guild_id: GUILD,
        channel_id: CHANNEL,
        status: TableStatus::Lobby,
        due_at: None,
        now: 1000,
        events: &[],
        announcements: &[],
        handled: None,
    }
}

/// Nothing but that the table is playing at time 2000.
fn playing(table: TableId, expected_seq: i64) -> Append<'static> {
    Append {
        table,
        expected_seq,
        events: &[],
        status: TableStatus::Playing,
        due_at: None,
        now: 2000,
        announcements: &[],
        handled: None,
        result: None,
    }
}

/// How many rows there are, table by table.
async fn rows(store: &Store) -> Vec<i64> {
    let row = sqlx::query(
        "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM events), \
                (SELECT COUNT(*) FROM announcements), (SELECT COUNT(*) FROM handled)",
    )
    .fetch_one(&store.connections.readers)
    .await
    .unwrap();
    (0..4).map(|column| row.get(column)).collect()
}
