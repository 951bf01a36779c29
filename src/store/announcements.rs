//! What is to be said in public, kept in the commit that made it true, and worked off by whoever holds its lease.
//!
//! An announcement is handed out with a lease. Until the lease has run out nobody else gets it; then somebody does, because the
//! holder may have died. Of one table, one is handed out at a time, in the order of the events.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::connection::finish;
use super::ids::{base36, from_sql, to_sql};
use super::{Body, MessageRef, NewAnnouncement, Store, StoreError, TableId, messages};

/// Names one announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnnouncementKey {
    /// Its table.
    pub table: TableId,
    /// The event it belongs to.
    pub seq: i64,
    /// Which of this event's announcements it is, from 0.
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
    /// Where to say it.
    pub channel_id: u64,
    /// When it was written, in milliseconds since 1970.
    pub created_at: i64,
    /// What to say.
    pub body: Body,
    /// For Discord to tell a repeat by: the same at every attempt, at most 25 characters.
    pub nonce: String,
    /// How often it has been handed out, this time included.
    pub attempts: i32,
}

/// Of every table the first announcement that is not done: the only one that may be handed out. Ends inside its WHERE.
macro_rules! heads {
    ($columns:literal) => {
        concat!(
            "SELECT ",
            $columns,
            " FROM announcements a WHERE a.done_at IS NULL AND NOT EXISTS (\
                 SELECT 1 FROM announcements b WHERE b.table_id = a.table_id AND b.done_at IS NULL \
                 AND (b.seq < a.seq OR (b.seq = a.seq AND b.position < a.position)))"
        )
    };
    ($columns:literal, $rest:literal) => {
        concat!(heads!($columns), $rest)
    };
}

impl Store {
    /// Hands out announcements to `owner` for `lease_ms` milliseconds from `now`, the oldest first, at most one a table.
    pub async fn claim_announcements(
        &self,
        owner: &str,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<Announcement>, StoreError> {
        // Most often there are none, and then nobody's writing has to wait.
        let mut waiting = sqlx::query(heads!(
            "a.table_id, a.seq, a.position, a.channel_id, a.created_at, a.body, a.nonce, a.attempts",
            " AND a.lease_until <= $1 ORDER BY a.created_at, a.table_id LIMIT $2"
        ))
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?
        .iter()
        .map(announcement)
        .collect::<Result<Vec<_>, _>>()?;
        if waiting.is_empty() {
            return Ok(waiting);
        }
        // In the same order for everyone, so that no two wait for each other.
        waiting.sort_by_key(|announcement| announcement.key);
        let until = now.saturating_add(lease_ms);
        if waiting.len() == 1 {
            // One statement needs no transaction around it.
            let mut writer = self.connections.writer.acquire().await?;
            return lease(&mut writer, waiting, owner, now, until).await;
        }
        let mut tx = self.connections.begin().await?;
        let done = lease(&mut tx, waiting, owner, now, until).await;
        let mut claimed = finish(tx, done).await?;
        claimed.sort_by_key(|announcement| (announcement.created_at, announcement.key));
        Ok(claimed)
    }

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

    /// Whether something of this table has yet to be announced.
    pub async fn is_announcing(&self, table: TableId) -> Result<bool, StoreError> {
        let waiting: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM announcements WHERE table_id = $1 AND done_at IS NULL",
        )
        .bind(table.0)
        .fetch_one(&self.connections.readers)
        .await?;
        Ok(waiting > 0)
    }

    /// When there is something to hand out, in milliseconds since 1970: now if that is past, never if `None`.
    pub async fn next_announcement_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(heads!("MIN(a.lease_until)"))
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Forgets announcements that were done before `before`, in milliseconds since 1970, and says how many those were.
    pub async fn purge_announcements(&self, before: i64) -> Result<u64, StoreError> {
        let purged =
            sqlx::query("DELETE FROM announcements WHERE done_at IS NOT NULL AND done_at < $1")
                .bind(before)
                .execute(&self.connections.writer)
                .await?;
        Ok(purged.rows_affected())
    }
}

/// Writes announcements, free to be handed out at once; and so are those before them that were put off, for it is their turn
/// first, and what made them impossible may be over.
pub(super) async fn insert(
    tx: &mut AnyConnection,
    table: TableId,
    now: i64,
    announcements: &[NewAnnouncement],
) -> Result<(), StoreError> {
    if !announcements.is_empty() {
        sqlx::query(
            "UPDATE announcements SET lease_until = 0 \
             WHERE table_id = $1 AND done_at IS NULL AND lease_owner IS NULL AND lease_until > 0",
        )
        .bind(table.0)
        .execute(&mut *tx)
        .await?;
    }
    for (index, new) in announcements.iter().enumerate() {
        let before = announcements[..index].iter().filter(|other| other.seq == new.seq).count();
        let key = AnnouncementKey {
            table,
            seq: new.seq,
            position: i32::try_from(before).unwrap_or(i32::MAX),
        };
        sqlx::query(
            "INSERT INTO announcements \
             (table_id, seq, position, channel_id, created_at, body, nonce, lease_until, attempts) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0)",
        )
        .bind(key.table.0)
        .bind(key.seq)
        .bind(key.position)
        .bind(to_sql(new.channel_id))
        .bind(now)
        .bind(new.body.as_str())
        .bind(key.nonce())
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Takes the leases that nobody else has taken meanwhile.
async fn lease(
    tx: &mut AnyConnection,
    waiting: Vec<Announcement>,
    owner: &str,
    now: i64,
    until: i64,
) -> Result<Vec<Announcement>, StoreError> {
    let mut claimed = Vec::with_capacity(waiting.len());
    for mut announcement in waiting {
        let updated = sqlx::query(
            "UPDATE announcements SET lease_until = $1, lease_owner = $2, attempts = attempts + 1 \
             WHERE table_id = $3 AND seq = $4 AND position = $5 AND done_at IS NULL AND lease_until <= $6",
        )
        .bind(until)
        .bind(owner)
        .bind(announcement.key.table.0)
        .bind(announcement.key.seq)
        .bind(announcement.key.position)
        .bind(now)
        .execute(&mut *tx)
        .await?;
        if updated.rows_affected() == 1 {
            announcement.attempts += 1;
            claimed.push(announcement);
        }
    }
    Ok(claimed)
}

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
    if let Some((kind, message)) = message {
        messages::set(tx, key.table, kind, message).await?;
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
