//! Handing out: the first announcements of their tables, the oldest first, and of one server no more than its share.
//!
//! Whoever commits an event is most often the one who tells of it, and so may ask to be handed its announcement in the same
//! commit; and whoever has told one, the next of the same table.

use std::collections::HashMap;

use sqlx::{AnyConnection, Row};

use super::{Announcement, announcement};
use crate::store::database::connection::finish;
use crate::store::{Store, StoreError};

/// The number of announcements of one server that are handed out at a time: those of others go on beside them.
pub(super) const SHARE: u32 = 8;

/// The longest time that anything is put off for, in milliseconds. What has more left was put off before somebody set the clock
/// back, and is free.
pub(super) const LONGEST: i64 = 15 * 60 * 1000;

/// The number of announcements of the same server that are in hand at `$1`; `$3` is [`LONGEST`] after it.
macro_rules! in_hand {
    () => {
        "(SELECT COUNT(*) FROM announcements h WHERE h.guild_id = a.guild_id AND h.done_at IS NULL \
          AND h.lease_owner IS NOT NULL AND h.lease_until > $1 AND h.lease_until <= $3)"
    };
}

/// Heads that can be handed out at `$1`, at most `$2` of those that never were, as many of those that are to be tried again, and
/// as many of those that were put off before the clock was set back; none of a server whose share is in hand. Each part is read off its index, and no further than needed.
macro_rules! free_heads {
    ($condition:literal, $order:literal) => {
        concat!(
            "SELECT * FROM (SELECT a.table_id, a.seq, a.position, a.channel_id, a.created_at, a.body, a.nonce, a.attempts, \
             (SELECT m.message_id FROM messages m WHERE m.table_id = a.table_id AND m.kind = 'board') AS board_id, \
             (SELECT m.channel_id FROM messages m WHERE m.table_id = a.table_id AND m.kind = 'board') AS board_channel, \
             a.guild_id, ",
            in_hand!(),
            " AS in_hand FROM announcements a WHERE a.head = 1 AND a.done_at IS NULL AND ",
            $condition,
            " AND ",
            in_hand!(),
            " < 8 ORDER BY ",
            $order,
            ", a.table_id LIMIT $2) found"
        )
    };
    () => {
        concat!(
            free_heads!("a.lease_until = 0", "a.created_at"),
            " UNION ALL ",
            free_heads!("a.lease_until > 0 AND a.lease_until <= $1", "a.lease_until"),
            " UNION ALL ",
            free_heads!("a.lease_until > $3", "a.lease_until")
        )
    };
}

impl Store {
    /// Hands out announcements to `owner` for `lease_ms` milliseconds from `now`, the oldest first, at most one a table, and as
    /// many of a server that no more than eight of it are in hand.
    pub async fn claim_announcements(
        &self,
        owner: &str,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<Announcement>, StoreError> {
        let until = now.saturating_add(lease_ms);
        let mut claimed: Vec<Announcement> = Vec::new();
        // Each time around one server more has its share.
        for _ in 0..=limit / SHARE {
            let room = usize::try_from(limit).unwrap_or(usize::MAX) - claimed.len();
            // Most often there are none, and then nobody's writing has to wait.
            let (waiting, more) = self.free_heads(now, room).await?;
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

    /// Announcements that can be handed out, at most `room`, and whether there may be more of servers that have less in hand.
    async fn free_heads(
        &self,
        now: i64,
        room: usize,
    ) -> Result<(Vec<Announcement>, bool), StoreError> {
        let found = sqlx::query(free_heads!())
            .bind(now)
            .bind(i64::try_from(room).unwrap_or(i64::MAX))
            .bind(now.saturating_add(LONGEST))
            .fetch_all(&self.connections.readers)
            .await?;
        let full = found.len() >= room;
        let mut heads = Vec::with_capacity(found.len());
        for row in &found {
            let (guild, in_hand): (i64, i64) = (row.try_get("guild_id")?, row.try_get("in_hand")?);
            heads.push((announcement(row)?, guild, in_hand));
        }
        heads.sort_by_key(|(announcement, ..)| (announcement.created_at, announcement.key));
        let mut of_guild = HashMap::new();
        heads.retain(|(_, guild, in_hand)| {
            let count = of_guild.entry(*guild).or_insert(*in_hand);
            *count += 1;
            *count <= i64::from(SHARE)
        });
        heads.truncate(room);
        let more = full && heads.len() < room;
        Ok((heads.into_iter().map(|(announcement, ..)| announcement).collect(), more))
    }

    async fn lease_announcements(
        &self,
        mut waiting: Vec<Announcement>,
        owner: &str,
        now: i64,
        until: i64,
    ) -> Result<Vec<Announcement>, StoreError> {
        // In the same order for everyone, so that no two wait for each other.
        waiting.sort_by_key(|announcement| announcement.key);
        // Where such a lease is lost with the machine, so is its holder.
        let mut tx = self.connections.begin_lightly().await?;
        let done = lease(&mut tx, waiting, owner, now, until).await;
        finish(tx, done).await
    }

    /// The moment from which there is something to hand out, in milliseconds since 1970: now if that is past, never if `None`. A
    /// server whose share is in hand has nothing to hand out until the first of these leases runs out.
    pub async fn next_announcement_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT MIN(found.at) FROM (\
                 SELECT * FROM (SELECT a.lease_until AS at FROM announcements a \
                 WHERE a.head = 1 AND a.done_at IS NULL AND a.lease_until = 0 AND (SELECT COUNT(*) FROM announcements h \
                 WHERE h.guild_id = a.guild_id AND h.done_at IS NULL AND h.lease_owner IS NOT NULL) < 8 LIMIT 1) free \
                 UNION ALL \
                 SELECT * FROM (SELECT a.lease_until AS at FROM announcements a \
                 WHERE a.head = 1 AND a.done_at IS NULL AND a.lease_until > 0 AND (a.lease_owner IS NOT NULL OR \
                 (SELECT COUNT(*) FROM announcements h \
                 WHERE h.guild_id = a.guild_id AND h.done_at IS NULL AND h.lease_owner IS NOT NULL) < 8) \
                 ORDER BY a.lease_until LIMIT 1) later) found",
        )
        .fetch_one(&self.connections.readers)
        .await?)
    }
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
             WHERE table_id = $3 AND seq = $4 AND position = $5 AND done_at IS NULL \
             AND (lease_until <= $6 OR lease_until > $7)",
        )
        .bind(until)
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
