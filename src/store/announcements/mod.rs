//! The outbox: public messages, written in the commit of their event and published by the worker that holds their lease.
//!
//! After a lease has expired another worker may claim the announcement, because its holder may have died. Only the first unpublished
//! announcement of a table can be claimed, so that they are published in the order of the events. It is marked as the head of its
//! table: finding it by a query would take longer, the more announcements wait. The number of leases for each server is limited
//! (`claim`).

#[macro_use]
mod claim;
pub mod refusals;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use self::claim::{LONGEST, SHARE};
use super::database::connection::commit_or_roll_back;
use super::ids::{from_sql, to_sql};
use super::{MessageRef, Store, StoreError, StoredBody, at_discord};
use crate::ids::to_base36;
use crate::ids::{ChannelId, TableId};

/// A public message about an event, stored in the event's transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAnnouncement {
    /// The number of its event. Announcements of one write are published in the given order.
    pub seq: i64,
    /// The channel in which it is to be published.
    pub channel_id: ChannelId,
    /// The announcement itself, as text.
    pub body: StoredBody,
}

/// The key of an announcement.
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
    /// The nonce by which Discord recognises a second attempt to post the announcement (`enforce_nonce`). In base 36, it has at most
    /// 25 characters, the limit of Discord, up to 36⁷ events of a table.
    fn nonce(self) -> String {
        let Self { table, seq, position } = self;
        [table.0, seq, i64::from(position)]
            .map(|number| to_base36(number.cast_unsigned()))
            .join("-")
    }
}

/// A claimed announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Its key.
    pub key: AnnouncementKey,
    /// The channel in which it is to be published.
    pub channel_id: ChannelId,
    /// The moment at which it was written, in milliseconds since 1970.
    pub created_at: i64,
    /// The announcement itself, as text.
    pub body: StoredBody,
    /// The same at every attempt, so that Discord recognises a repeat; at most 25 characters.
    pub nonce: String,
    /// The number of times that it was claimed, this one included.
    pub attempts: i32,
    /// The refusals of its channel so far, without a message in between.
    pub refusals: i32,
    /// The message that carries the table's buttons. No other worker changes it during the lease.
    pub board: Option<MessageRef>,
}

/// A request to claim an announcement in the transaction that writes it or publishes the one before it.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The worker.
    pub owner: &'a str,
    /// The end of the lease, in milliseconds since 1970.
    pub until: i64,
}

/// The outcome of marking an announcement as published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedPublished {
    /// True if it was pending before.
    pub is_news: bool,
    /// The next announcement of the same table, claimed.
    pub next: Option<Announcement>,
    /// True if other announcements may have become claimable, so that the caller should poll.
    pub look: bool,
}

impl Announcement {
    /// The time since it was written; never overflows.
    pub fn age(&self, now: i64) -> i64 {
        now.saturating_sub(self.created_at)
    }
}

/// Updates the first pending announcement of table `$1`: marks it as the head; further assignments follow.
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
    /// Marks an announcement as published, or given up, at `now`, and stores its message under a kind. No lease is required: a
    /// message that was posted after the lease had expired was posted all the same.
    ///
    /// Returns whether it was pending; if not, nothing is written.
    pub async fn mark_announcement_published(
        &self,
        key: AnnouncementKey,
        now: i64,
        message: Option<(&str, MessageRef)>,
    ) -> Result<bool, StoreError> {
        let mut tx = self.connections.begin_lightly().await?;
        let done = mark_published(&mut tx, key, now, message).await;
        commit_or_roll_back(tx, done).await
    }

    /// Like [`Self::mark_announcement_published`], and claims the next announcement of the same table, unless others of its server may have
    /// waited for longer.
    pub async fn mark_announcement_published_and_claim_next(
        &self,
        key: AnnouncementKey,
        now: i64,
        message: Option<(&str, MessageRef)>,
        claim: Claim<'_>,
    ) -> Result<MarkedPublished, StoreError> {
        let mut tx = self.connections.begin_lightly().await?;
        let done = mark_published_and_claim_next(&mut tx, key, now, message, claim).await;
        commit_or_roll_back(tx, done).await
    }

    /// Releases an announcement, to be claimed again from `retry_at` on.
    ///
    /// Returns whether `owner` held its lease; if not, nothing is written.
    pub async fn release_failed_announcement(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
    ) -> Result<bool, StoreError> {
        self.release_announcement(key, owner, retry_at, 0).await
    }

    /// Like [`Self::release_failed_announcement`], for an attempt in which certainly nothing was posted: it does not count as an attempt.
    pub async fn release_refused_announcement(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
    ) -> Result<bool, StoreError> {
        self.release_announcement(key, owner, retry_at, 1).await
    }

    async fn release_announcement(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
        uncounted: i32,
    ) -> Result<bool, StoreError> {
        let mut connection = self.connections.writer.acquire().await?;
        release_lease(&mut connection, key, owner, retry_at, uncounted).await
    }

    /// True if an announcement of this table is pending.
    pub async fn is_announcing(&self, table: TableId) -> Result<bool, StoreError> {
        let waiting: i64 =
            sqlx::query_scalar(WAITING).bind(table.0).fetch_one(&self.connections.readers).await?;
        Ok(waiting > 0)
    }
}

/// Inserts announcements, claimable at once. An earlier one whose retry is pending becomes claimable as well, because it must be
/// published first and the cause of its failure may be gone. If none is pending, the first is claimed on request, as far as the
/// server's share allows.
pub(super) async fn insert_announcements(
    tx: &mut AnyConnection,
    table: TableId,
    now: i64,
    announcements: &[NewAnnouncement],
    claim: Option<Claim<'_>>,
) -> Result<Option<Announcement>, StoreError> {
    if announcements.is_empty() {
        return Ok(None);
    }
    let before = loop {
        let before = pending_before(tx, table, now).await?;
        // The pending announcement may have been published during the wait for its row, with another message.
        if !before.is_waiting || make_first_claimable(tx, table).await? {
            break before;
        }
    };
    let claim = claim.filter(|_| !before.is_waiting && before.in_hand < SHARE.into());
    let mut claimed = None;
    for (index, new) in announcements.iter().enumerate() {
        let of_same = announcements[..index].iter().filter(|other| other.seq == new.seq).count();
        let position = i32::try_from(of_same).unwrap_or(i32::MAX);
        let key = AnnouncementKey { table, seq: new.seq, position };
        let nonce = key.nonce();
        let claim = claim.filter(|_| index == 0);
        sqlx::query(
            "INSERT INTO announcements \
             (table_id, seq, position, channel_id, created_at, body, nonce, lease_until, lease_owner, attempts, head, guild_id) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        )
        .bind(key.table.0)
        .bind(key.seq)
        .bind(key.position)
        .bind(to_sql(new.channel_id))
        .bind(now)
        .bind(new.body.as_str())
        .bind(nonce.as_str())
        .bind(claim.map_or(0, |claim| claim.until))
        .bind(claim.map(|claim| claim.owner))
        .bind(i32::from(claim.is_some()))
        .bind(i32::from(index == 0 && !before.is_waiting))
        .bind(before.guild_id)
        .execute(&mut *tx)
        .await?;
        if claim.is_some() {
            claimed = Some(Announcement {
                key,
                channel_id: new.channel_id,
                created_at: now,
                body: new.body.clone(),
                nonce,
                attempts: 1,
                refusals: before.refusals,
                board: before.board,
            });
        }
    }
    Ok(claimed)
}

/// The state of a table and its server before a new announcement.
struct Before {
    /// True if announcements of the table are pending.
    is_waiting: bool,
    /// The number of the server's announcements under lease.
    in_hand: i64,
    guild_id: i64,
    refusals: i32,
    board: Option<MessageRef>,
}

async fn pending_before(
    tx: &mut AnyConnection,
    table: TableId,
    now: i64,
) -> Result<Before, StoreError> {
    let row = sqlx::query(concat!(
        "SELECT a.guild_id, m.message_id AS board_id, m.channel_id AS board_channel, \
         COALESCE((SELECT r.refusals FROM table_refusals r WHERE r.table_id = a.id), 0) AS refusals, \
         (SELECT COUNT(*) FROM announcements w WHERE w.table_id = a.id AND w.done_at IS NULL) AS waiting, ",
        in_hand!(),
        " AS in_hand FROM tables a LEFT JOIN messages m ON m.table_id = a.id AND m.kind = 'board' WHERE a.id = $2"
    ))
    .bind(now)
    .bind(table.0)
    .bind(now.saturating_add(LONGEST))
    .fetch_one(tx)
    .await?;
    Ok(Before {
        is_waiting: row.try_get::<i64, _>("waiting")? > 0,
        in_hand: row.try_get("in_hand")?,
        guild_id: row.try_get("guild_id")?,
        refusals: row.try_get("refusals")?,
        board: board_from_row(&row)?,
    })
}

/// Makes a table's first pending announcement claimable, unless it is under lease. Returns whether there is one; on PostgreSQL the
/// row stays locked until this transaction ends.
async fn make_first_claimable(tx: &mut AnyConnection, table: TableId) -> Result<bool, StoreError> {
    let freed = sqlx::query(set_first!(
        ", lease_until = CASE WHEN lease_owner IS NULL THEN 0 ELSE lease_until END"
    ))
    .bind(table.0)
    .execute(tx)
    .await?;
    Ok(freed.rows_affected() > 0)
}

/// Ends the lease of an announcement. Returns whether `owner` held it.
async fn release_lease(
    connection: &mut AnyConnection,
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
    .execute(connection)
    .await?;
    Ok(updated.rows_affected() == 1)
}

/// Counts a table's pending announcements.
const WAITING: &str = "SELECT COUNT(*) FROM announcements WHERE table_id = $1 AND done_at IS NULL";

async fn mark_published(
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
    // A separate statement, so that it sees rows that were committed during the wait for the lock.
    sqlx::query(set_first!("")).bind(key.table.0).execute(&mut *tx).await?;
    if let Some((kind, message)) = message {
        at_discord::messages::store_message(tx, key.table, kind, message).await?;
    }
    Ok(true)
}

async fn mark_published_and_claim_next(
    tx: &mut AnyConnection,
    key: AnnouncementKey,
    now: i64,
    message: Option<(&str, MessageRef)>,
    claim: Claim<'_>,
) -> Result<MarkedPublished, StoreError> {
    if !mark_published(tx, key, now, message).await? {
        return Ok(MarkedPublished::default());
    }
    let row = sqlx::query(concat!(
        "SELECT (SELECT COUNT(*) FROM announcements n WHERE n.table_id = a.id AND n.head = 1 AND n.done_at IS NULL) AS next, ",
        in_hand!(),
        " AS in_hand FROM tables a WHERE a.id = $2"
    ))
    .bind(now)
    .bind(key.table.0)
    .bind(now.saturating_add(LONGEST))
    .fetch_one(&mut *tx)
    .await?;
    let (next, in_hand): (i64, i64) = (row.try_get("next")?, row.try_get("in_hand")?);
    // The server's share was used up: the announcement that has waited longest comes first.
    if in_hand + 1 >= SHARE.into() {
        return Ok(MarkedPublished { is_news: true, next: None, look: true });
    }
    if next == 0 {
        return Ok(MarkedPublished { is_news: true, ..MarkedPublished::default() });
    }
    let row = sqlx::query(
        "UPDATE announcements SET lease_until = $1, lease_owner = $2, attempts = attempts + 1 \
         WHERE table_id = $3 AND head = 1 AND done_at IS NULL AND (lease_until <= $4 OR lease_until > $5) \
         RETURNING table_id, seq, position, channel_id, created_at, body, nonce, attempts, \
         COALESCE((SELECT r.refusals FROM table_refusals r WHERE r.table_id = $3), 0) AS refusals, \
         (SELECT m.message_id FROM messages m WHERE m.table_id = $3 AND m.kind = 'board') AS board_id, \
         (SELECT m.channel_id FROM messages m WHERE m.table_id = $3 AND m.kind = 'board') AS board_channel",
    )
    .bind(claim.until)
    .bind(claim.owner)
    .bind(key.table.0)
    .bind(now)
    .bind(now.saturating_add(LONGEST))
    .fetch_optional(&mut *tx)
    .await?;
    let next = row.as_ref().map(announcement_from_row).transpose()?;
    Ok(MarkedPublished { is_news: true, look: next.is_none(), next })
}

fn announcement_from_row(row: &AnyRow) -> Result<Announcement, StoreError> {
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
        refusals: row.try_get("refusals")?,
        board: board_from_row(row)?,
    })
}

/// The message with the table's buttons.
fn board_from_row(row: &AnyRow) -> Result<Option<MessageRef>, StoreError> {
    let id: Option<i64> = row.try_get("board_id")?;
    let channel: Option<i64> = row.try_get("board_channel")?;
    let message =
        |(id, channel)| MessageRef { message_id: from_sql(id), channel_id: from_sql(channel) };
    Ok(id.zip(channel).map(message))
}
