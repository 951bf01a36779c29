//! Announcements: things to be said in public, kept in the commit that made it true, and worked off by whoever holds its lease.
//!
//! An announcement is handed out with a lease. Until the lease has run out nobody else gets it; then somebody does, because the
//! holder may have died. Of one table, one is handed out at a time, in the order of the events: its head, which is noted, because
//! finding it among all that waits would take longer the more that is. Of one server only so many are handed out at a time (`claim`).

mod claim;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::database::connection::finish;
use super::ids::{from_sql, to_sql};
use super::{Body, MessageRef, NewAnnouncement, Store, StoreError, at_discord};
use crate::ids::base36;
use crate::ids::{ChannelId, TableId};

/// Names one announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnnouncementKey {
    /// Its table.
    pub table: TableId,
    /// The event it belongs to.
    pub seq: i64,
    /// Its number among this event's announcements, from 0.
    pub position: i32,
}

impl AnnouncementKey {
    /// The same for the same announcement and for no other, so that Discord can tell a repeat (`enforce_nonce`). In base 36: at
    /// most 25 characters, as Discord demands, until a table has had 36⁷ events.
    fn nonce(self) -> String {
        let Self { table, seq, position } = self;
        [table.0, seq, i64::from(position)].map(|number| base36(number.cast_unsigned())).join("-")
    }
}

/// An announcement that has been handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Its name.
    pub key: AnnouncementKey,
    /// The channel in which it is to be told.
    pub channel_id: ChannelId,
    /// The moment at which it was written, in milliseconds since 1970.
    pub created_at: i64,
    /// The announcement itself, as text.
    pub body: Body,
    /// For Discord to tell a repeat by: the same at every attempt, at most 25 characters.
    pub nonce: String,
    /// The number of times that it has been handed out, this one included.
    pub attempts: i32,
}

impl Announcement {
    /// The time since it was written, however long that is by what is stored.
    pub fn age(&self, now: i64) -> i64 {
        now.saturating_sub(self.created_at)
    }
}

/// Sets more of the first announcement of table `$1` that is not done.
macro_rules! set_first {
    ($more:literal) => {
        concat!(
            "UPDATE announcements SET head = 1",
            $more,
            " WHERE table_id = $1 AND done_at IS NULL AND NOT EXISTS (\
             SELECT 1 FROM announcements b WHERE b.table_id = $1 AND b.done_at IS NULL AND (b.seq < announcements.seq \
             OR (b.seq = announcements.seq AND b.position < announcements.position)))"
        )
    };
}

impl Store {
    /// Notes at `now` that an announcement has been made, or given up, and which message of which kind it became. Anyone may say
    /// so, even after the lease has run out: what has been said has been said.
    ///
    /// Returns whether it was still to be done; if not, nothing is written.
    pub async fn announcement_done(
        &self,
        key: AnnouncementKey,
        now: i64,
        message: Option<(&str, MessageRef)>,
    ) -> Result<bool, StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = done(&mut tx, key, now, message).await;
        finish(tx, done).await
    }

    /// Gives an announcement back, to be handed out again from `retry_at` on. Only its holder can.
    ///
    /// Returns whether `owner` was the holder; if not, nothing is written.
    pub async fn announcement_failed(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
    ) -> Result<bool, StoreError> {
        self.give_back(key, owner, retry_at, 0).await
    }

    /// The same where it is certain that nothing was said: this time does not count among the attempts.
    pub async fn announcement_refused(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
    ) -> Result<bool, StoreError> {
        self.give_back(key, owner, retry_at, 1).await
    }

    async fn give_back(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
        uncounted: i32,
    ) -> Result<bool, StoreError> {
        let updated = sqlx::query(
            "UPDATE announcements SET lease_until = $1, lease_owner = NULL, attempts = attempts - $2 \
             WHERE table_id = $3 AND seq = $4 AND position = $5 AND done_at IS NULL AND lease_owner = $6",
        )
        .bind(retry_at)
        .bind(uncounted)
        .bind(key.table.0)
        .bind(key.seq)
        .bind(key.position)
        .bind(owner)
        .execute(&self.connections.writer)
        .await?;
        Ok(updated.rows_affected() == 1)
    }

    /// Says whether something of this table has yet to be announced.
    pub async fn is_announcing(&self, table: TableId) -> Result<bool, StoreError> {
        let waiting: i64 =
            sqlx::query_scalar(WAITING).bind(table.0).fetch_one(&self.connections.readers).await?;
        Ok(waiting > 0)
    }

    /// Notes which announcements are the first of their tables, where that is not noted: a process of an earlier version, which
    /// served the same database for a moment, did not.
    pub async fn mend_heads(&self) -> Result<u64, StoreError> {
        let mended = sqlx::query(
            "UPDATE announcements SET head = 1 WHERE done_at IS NULL AND head = 0 AND NOT EXISTS (\
             SELECT 1 FROM announcements b WHERE b.table_id = announcements.table_id AND b.done_at IS NULL \
             AND (b.seq < announcements.seq OR (b.seq = announcements.seq AND b.position < announcements.position)))",
        )
        .execute(&self.connections.writer)
        .await?;
        Ok(mended.rows_affected())
    }
}

/// Writes announcements, free to be handed out at once; and so is the one before them that was put off, for it is its turn
/// first, and what made it impossible may be over.
pub(super) async fn insert(
    tx: &mut AnyConnection,
    table: TableId,
    now: i64,
    announcements: &[NewAnnouncement],
) -> Result<(), StoreError> {
    if announcements.is_empty() {
        return Ok(());
    }
    let waiting = free_first(tx, table).await?;
    for (index, new) in announcements.iter().enumerate() {
        let before = announcements[..index].iter().filter(|other| other.seq == new.seq).count();
        let key = AnnouncementKey {
            table,
            seq: new.seq,
            position: i32::try_from(before).unwrap_or(i32::MAX),
        };
        sqlx::query(
            "INSERT INTO announcements \
             (table_id, seq, position, channel_id, created_at, body, nonce, lease_until, attempts, head, guild_id) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, $8, (SELECT guild_id FROM tables WHERE id = $1))",
        )
        .bind(key.table.0)
        .bind(key.seq)
        .bind(key.position)
        .bind(to_sql(new.channel_id))
        .bind(now)
        .bind(new.body.as_str())
        .bind(key.nonce())
        .bind(i32::from(index == 0 && !waiting))
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Frees a table's first announcement that is not done, unless somebody has it in hand. Says whether there is one; in a server it
/// cannot be done by another before this transaction ends.
async fn free_first(tx: &mut AnyConnection, table: TableId) -> Result<bool, StoreError> {
    loop {
        let freed = sqlx::query(set_first!(
            ", lease_until = CASE WHEN lease_owner IS NULL THEN 0 ELSE lease_until END"
        ))
        .bind(table.0)
        .execute(&mut *tx)
        .await?;
        if freed.rows_affected() > 0 {
            return Ok(true);
        }
        // It may have been done while this waited for it, and the next one be the first.
        let waiting: i64 = sqlx::query_scalar(WAITING).bind(table.0).fetch_one(&mut *tx).await?;
        if waiting == 0 {
            return Ok(false);
        }
    }
}

/// The number of a table's announcements that are not done.
const WAITING: &str = "SELECT COUNT(*) FROM announcements WHERE table_id = $1 AND done_at IS NULL";

async fn done(
    tx: &mut AnyConnection,
    key: AnnouncementKey,
    now: i64,
    message: Option<(&str, MessageRef)>,
) -> Result<bool, StoreError> {
    let updated = sqlx::query(
        "UPDATE announcements SET done_at = $1 \
         WHERE table_id = $2 AND seq = $3 AND position = $4 AND done_at IS NULL",
    )
    .bind(now)
    .bind(key.table.0)
    .bind(key.seq)
    .bind(key.position)
    .execute(&mut *tx)
    .await?;
    if updated.rows_affected() == 0 {
        return Ok(false);
    }
    // A statement of its own: what was written while this waited is seen.
    sqlx::query(set_first!("")).bind(key.table.0).execute(&mut *tx).await?;
    if let Some((kind, message)) = message {
        at_discord::messages::set(tx, key.table, kind, message).await?;
    }
    Ok(true)
}

fn announcement(row: &AnyRow) -> Result<Announcement, StoreError> {
    Ok(Announcement {
        key: AnnouncementKey {
            table: TableId(row.try_get("table_id")?),
            seq: row.try_get("seq")?,
            position: row.try_get("position")?,
        },
        channel_id: from_sql(row.try_get("channel_id")?),
        created_at: row.try_get("created_at")?,
        body: row.try_get::<String, _>("body")?.into(),
        nonce: row.try_get("nonce")?,
        attempts: row.try_get("attempts")?,
    })
}
