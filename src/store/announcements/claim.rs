//! Claiming (leasing) of pending announcements. Only the first pending announcement of a table can be claimed. The oldest
//! announcements are claimed first, and the number of leases of each server is limited.
//!
//! The process that commits an event usually publishes its announcement as well. It may therefore claim the announcement in the
//! transaction of the event, and the next announcement of the same table in the transaction that marks the first one as published.

use std::collections::HashMap;

use sqlx::{AnyConnection, Row};

use super::{Announcement, announcement_from_row};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::{Store, StoreError};

/// The maximum number of announcements of one server that are under lease at a time, so that a busy server does not
/// delay others.
pub(super) const SHARE: u32 = 8;

/// The maximum duration of a lease or of a retry delay, in milliseconds. If the stored end is further in the future, it was stored
/// before the clock was set back, and counts as past.
pub(super) const LONGEST: i64 = 15 * 60 * 1000;

/// An SQL expression for the number of announcements that are under lease at the time `$1` and belong to the same server as the row
/// with the SQL alias `$row` (by default `a`). `$3` is the time `$1` plus [`LONGEST`]. `$more` contains further conditions.
macro_rules! count_leased_of_server {
    () => {
        count_leased_of_server!("a", "")
    };
    ($row:literal, $more:literal) => {
        concat!(
            "(SELECT COUNT(*) FROM announcements h WHERE h.guild_id = ",
            $row,
            ".guild_id AND h.done_at IS NULL \
             AND h.lease_owner IS NOT NULL AND h.lease_until > $1 AND h.lease_until <= $3",
            $more,
            ")"
        )
    };
}

/// A query for the announcements that can be claimed at the time `$1`: only the first pending one of each table. It returns at most
/// `$2` announcements of each of three kinds: those that were never claimed, those whose retry is due, and those whose retry was
/// set before the clock was set back. `$3` is the time `$1` plus [`LONGEST`]. The third kind does not include announcements of
/// sleeping tables (see `refusals`). Their retries are an hour apart, so a retry after `$3` is normal for them. Servers that have
/// used up their share of leases ([`SHARE`]) or have removed the bot are left out. Each part of the query uses its own index and
/// reads no more rows than it needs.
macro_rules! claimable_announcements {
    ($condition:literal, $order:literal) => {
        concat!(
            "SELECT * FROM (SELECT a.table_id, a.seq, a.position, a.channel_id, a.created_at, a.body, a.nonce, a.attempts, \
             COALESCE((SELECT r.refusals FROM table_refusals r WHERE r.table_id = a.table_id), 0) AS refusals, \
             (SELECT m.message_id FROM messages m WHERE m.table_id = a.table_id AND m.kind = 'board') AS board_id, \
             (SELECT m.channel_id FROM messages m WHERE m.table_id = a.table_id AND m.kind = 'board') AS board_channel, \
             a.guild_id, ",
            count_leased_of_server!(),
            " AS in_hand FROM announcements a WHERE a.head = 1 AND a.done_at IS NULL \
             AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.guild_id = a.guild_id) AND ",
            $condition,
            " AND ",
            count_leased_of_server!(),
            " < 8 ORDER BY ",
            $order,
            ", a.table_id LIMIT $2) found"
        )
    };
    () => {
        concat!(
            claimable_announcements!("a.lease_until = 0", "a.created_at"),
            " UNION ALL ",
            claimable_announcements!("a.lease_until > 0 AND a.lease_until <= $1", "a.lease_until"),
            " UNION ALL ",
            claimable_announcements!(
                "a.lease_until > $3 AND NOT EXISTS (\
                 SELECT 1 FROM table_refusals r WHERE r.table_id = a.table_id AND r.asleep_at IS NOT NULL)",
                "a.lease_until"
            )
        )
    };
}

impl Store {
    /// Claims at most `limit` announcements for the worker `owner`, for `lease_ms` milliseconds from `now` (milliseconds since
    /// 1970). The oldest announcements come first. Claims at most one announcement of each table. At most eight announcements of a
    /// server are under lease at a time.
    pub async fn claim_announcements(
        &self,
        owner: &str,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<Announcement>, StoreError> {
        let until = now.saturating_add(lease_ms);
        let mut claimed: Vec<Announcement> = Vec::new();
        // This many iterations are enough, because in each of them at least one more server uses up its share of leases.
        for _ in 0..=limit / SHARE {
            let room = usize::try_from(limit).unwrap_or(usize::MAX) - claimed.len();
            // Usually no announcement is pending, and then no write transaction is needed.
            let (waiting, more) = self.claimable_announcements_and_has_more(now, room).await?;
            if waiting.is_empty() {
                break;
            }
            claimed.extend(self.lease_announcements(waiting, owner, now, until).await?);
            if !more {
                break;
            }
        }
        claimed.sort_by_key(|announcement| (announcement.created_at, announcement.key));
        Ok(claimed)
    }

    /// Returns at most `limit` announcements that can be claimed at `now` (milliseconds since 1970). The second value is `true` if
    /// there may be more of them. This is the case if the query reached its limit, but some of its rows were left out because their
    /// servers have used up their shares of leases.
    async fn claimable_announcements_and_has_more(
        &self,
        now: i64,
        limit: usize,
    ) -> Result<(Vec<Announcement>, bool), StoreError> {
        let found = sqlx::query(claimable_announcements!())
            .bind(now)
            .bind(i64::try_from(limit).unwrap_or(i64::MAX))
            .bind(now.saturating_add(LONGEST))
            .fetch_all(&self.connections.readers)
            .await?;
        let full = found.len() >= limit;
        let mut heads = Vec::with_capacity(found.len());
        for row in &found {
            let (guild, in_hand): (i64, i64) = (row.try_get("guild_id")?, row.try_get("in_hand")?);
            heads.push((announcement_from_row(row)?, guild, in_hand));
        }
        heads.sort_by_key(|(announcement, ..)| (announcement.created_at, announcement.key));
        let mut of_guild = HashMap::new();
        heads.retain(|(_, guild, in_hand)| {
            let count = of_guild.entry(*guild).or_insert(*in_hand);
            *count += 1;
            *count <= i64::from(SHARE)
        });
        heads.truncate(limit);
        let more = full && heads.len() < limit;
        Ok((heads.into_iter().map(|(announcement, ..)| announcement).collect(), more))
    }

    /// Leases these announcements to the worker `owner` until `lease_until`, in one light transaction, whose commit does not wait
    /// for the disk. Returns them without those that another process has leased since they were read. Times are in milliseconds
    /// since 1970.
    async fn lease_announcements(
        &self,
        mut announcements: Vec<Announcement>,
        owner: &str,
        now: i64,
        lease_until: i64,
    ) -> Result<Vec<Announcement>, StoreError> {
        // Every process locks rows in the same order, which prevents deadlocks.
        announcements.sort_by_key(|announcement| announcement.key);
        // If the machine fails, this lease may be lost. That does no harm, because its holder has then failed as well.
        let mut tx = self.connections.begin_without_sync().await?;
        let done =
            lease_unchanged_announcements(&mut tx, announcements, owner, now, lease_until).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns `true` if an announcement is due at `now` (milliseconds since 1970) and nobody has claimed it.
    /// [`Self::claim_announcements`] leaves such an announcement unclaimed if its server has used up its share of leases.
    ///
    /// On PostgreSQL, a transaction that ends a lease may miss an announcement that another transaction commits at the same time.
    /// Therefore the worker that claims announcements must also check for them.
    pub async fn has_unclaimed_announcement(&self, now: i64) -> Result<bool, StoreError> {
        let found: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM (SELECT 1 FROM announcements a WHERE a.head = 1 AND a.done_at IS NULL AND a.lease_owner IS NULL \
             AND (a.lease_until = 0 OR (a.lease_until > 0 AND a.lease_until <= $1)) \
             AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.guild_id = a.guild_id) LIMIT 1) found",
        )
        .bind(now)
        .fetch_one(&self.connections.readers)
        .await?;
        Ok(found > 0)
    }

    /// Returns the earliest time at which an announcement can be claimed, in milliseconds since 1970; `None` if none is pending. If
    /// a server has used up its share of leases, its other announcements can be claimed when the first of these leases ends.
    pub async fn next_announcement_claimable_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT MIN(found.at) FROM (\
                 SELECT * FROM (SELECT a.lease_until AS at FROM announcements a \
                 WHERE a.head = 1 AND a.done_at IS NULL AND a.lease_until = 0 \
                 AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.guild_id = a.guild_id) AND (SELECT COUNT(*) FROM announcements h \
                 WHERE h.guild_id = a.guild_id AND h.done_at IS NULL AND h.lease_owner IS NOT NULL) < 8 LIMIT 1) free \
                 UNION ALL \
                 SELECT * FROM (SELECT a.lease_until AS at FROM announcements a \
                 WHERE a.head = 1 AND a.done_at IS NULL AND a.lease_until > 0 \
                 AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.guild_id = a.guild_id) AND (a.lease_owner IS NOT NULL OR \
                 (SELECT COUNT(*) FROM announcements h \
                 WHERE h.guild_id = a.guild_id AND h.done_at IS NULL AND h.lease_owner IS NOT NULL) < 8) \
                 ORDER BY a.lease_until LIMIT 1) later) found",
        )
        .fetch_one(&self.connections.readers)
        .await?)
    }
}

/// Leases announcements to `owner` until `lease_until`, except those that another process has leased
/// since they were read. Times are in milliseconds since 1970.
async fn lease_unchanged_announcements(
    tx: &mut AnyConnection,
    announcements: Vec<Announcement>,
    owner: &str,
    now: i64,
    lease_until: i64,
) -> Result<Vec<Announcement>, StoreError> {
    let mut claimed = Vec::with_capacity(announcements.len());
    for mut announcement in announcements {
        let updated = sqlx::query(
            "UPDATE announcements SET lease_until = $1, lease_owner = $2, attempts = attempts + 1 \
             WHERE table_id = $3 AND seq = $4 AND position = $5 AND done_at IS NULL \
             AND (lease_until <= $6 OR lease_until > $7)",
        )
        .bind(lease_until)
        .bind(owner)
        .bind(announcement.key.table.0)
        .bind(announcement.key.seq)
        .bind(announcement.key.position)
        .bind(now)
        .bind(now.saturating_add(LONGEST))
        .execute(&mut *tx)
        .await?;
        if updated.rows_affected() == 1 {
            announcement.attempts += 1;
            claimed.push(announcement);
        }
    }
    Ok(claimed)
}
