//! The outbox: public messages, written in the transaction of their event and published by the worker that holds their lease.
//!
//! After a lease has expired, another worker may claim the announcement, because the holder may have died. Only the first
//! unpublished announcement of a table can be claimed, so that announcements are published in the order of the events. The column
//! `head` marks this announcement, because a query that searched for it would become slower with the number of pending
//! announcements. The number of leases of each server is limited (`claim`).

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
    /// The number of the event that the announcement belongs to, counted from 1. Announcements that are inserted together are
    /// published in the given order.
    pub seq: i64,
    /// The channel in which the announcement is to be published.
    pub channel_id: ChannelId,
    /// The announcement as text, which the store does not interpret.
    pub body: StoredBody,
}

/// The key of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnnouncementKey {
    /// The table of the announcement.
    pub table: TableId,
    /// The number of the event that the announcement belongs to, counted from 1.
    pub seq: i64,
    /// The index of the announcement among those of the same event, from 0.
    pub position: i32,
}

impl AnnouncementKey {
    /// Returns the nonce by which Discord recognises a second attempt to post the announcement (`enforce_nonce`). Discord allows at
    /// most 25 characters. In base 36 the nonce is short enough for tables with up to 36⁷ events.
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
    /// The key of the announcement.
    pub key: AnnouncementKey,
    /// The channel in which the announcement is to be published.
    pub channel_id: ChannelId,
    /// The time at which the announcement was written, in milliseconds since 1970.
    pub created_at: i64,
    /// The announcement as text, which the store does not interpret.
    pub body: StoredBody,
    /// The nonce of the announcement, at most 25 characters. It is the same for every attempt, so that Discord recognises a
    /// repeated one.
    pub nonce: String,
    /// The number of times that the announcement was claimed, including this claim.
    pub attempts: i32,
    /// The number of times that the channel has refused a message of the table since it last accepted one.
    pub refusals: i32,
    /// The message with the table's buttons; `None` if there is none. No other worker edits this
    /// message during the lease.
    pub board: Option<MessageRef>,
}

/// A request to claim an announcement in the transaction that writes it, or in the one that marks the previous announcement as
/// published.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The id of the worker that gets the lease.
    pub owner: &'a str,
    /// The end of the lease, in milliseconds since 1970.
    pub until: i64,
}

/// An announcement that the caller has just claimed.
pub type ClaimedAnnouncement = Announcement;

/// The outcome of marking an announcement as published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedPublished {
    /// True if this call changed the announcement from pending to published; false if it had been marked before.
    pub is_news: bool,
    /// The next announcement of the same table, if it was claimed; otherwise `None`.
    pub next: Option<Announcement>,
    /// True if other announcements may have become claimable, so that the caller should poll the store for them.
    pub should_poll: bool,
}

impl Announcement {
    /// Returns the time since the announcement was written, in milliseconds. The subtraction saturates.
    pub fn age(&self, now: i64) -> i64 {
        now.saturating_sub(self.created_at)
    }
}

/// An SQL update that sets the column `head` of the first pending announcement of table `$1`. Only an announcement with this mark
/// can be claimed. `$more` contains further assignments.
macro_rules! mark_first_pending {
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
    /// Marks an announcement as published at `now` (milliseconds since 1970). An announcement that is given up gets the same mark.
    /// If `kind_and_message` is given, stores the posted message as the table's message of this kind. The caller need not hold the
    /// lease, because a message may have been posted after the lease expired.
    ///
    /// Returns `true` if the announcement was pending. If it was not, nothing is written.
    pub async fn mark_announcement_published(
        &self,
        key: AnnouncementKey,
        now: i64,
        kind_and_message: Option<(&str, MessageRef)>,
    ) -> Result<bool, StoreError> {
        let mut tx = self.connections.begin_without_sync().await?;
        let done = mark_published(&mut tx, key, now, kind_and_message).await;
        Ok(commit_or_roll_back(tx, done).await?.is_some())
    }

    /// Marks an announcement as published like [`Self::mark_announcement_published`], and claims the next pending announcement of
    /// the same table. If the server had used up its share of leases, nothing is claimed, because other announcements of the server
    /// may have been pending for longer. `now` is in milliseconds since 1970.
    pub async fn mark_announcement_published_and_claim_next(
        &self,
        key: AnnouncementKey,
        now: i64,
        kind_and_message: Option<(&str, MessageRef)>,
        claim: Claim<'_>,
    ) -> Result<MarkedPublished, StoreError> {
        let mut tx = self.connections.begin_without_sync().await?;
        let done = mark_published_and_claim_next(&mut tx, key, now, kind_and_message, claim).await;
        commit_or_roll_back(tx, done).await
    }

    /// Releases an announcement after a failed attempt. It can be claimed again from `retry_at` on,
    /// in milliseconds since 1970.
    ///
    /// Returns `true` if `owner` held the lease. If not, nothing is written.
    pub async fn release_failed_announcement(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
    ) -> Result<bool, StoreError> {
        self.release_announcement(key, owner, retry_at, true).await
    }

    /// Releases an announcement like [`Self::release_failed_announcement`], after an attempt that certainly posted nothing. The
    /// attempt is removed from the count of attempts. `retry_at` is in milliseconds since 1970. Returns `true` if `owner` held the
    /// lease.
    pub async fn release_unposted_announcement(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
    ) -> Result<bool, StoreError> {
        self.release_announcement(key, owner, retry_at, false).await
    }

    /// Ends the lease of an announcement. If `is_counted_as_attempt` is false, the attempt is removed from the count of attempts.
    /// `retry_at` is in milliseconds since 1970. Returns `true` if `owner` held the lease.
    async fn release_announcement(
        &self,
        key: AnnouncementKey,
        owner: &str,
        retry_at: i64,
        is_counted_as_attempt: bool,
    ) -> Result<bool, StoreError> {
        let mut connection = self.connections.writer.acquire().await?;
        release_lease_if_held(&mut connection, key, owner, retry_at, is_counted_as_attempt).await
    }

    /// Returns `true` if an announcement of this table is pending.
    pub async fn has_pending_announcement(&self, table: TableId) -> Result<bool, StoreError> {
        let waiting: i64 =
            sqlx::query_scalar(WAITING).bind(table.0).fetch_one(&self.connections.readers).await?;
        Ok(waiting > 0)
    }
}

/// Inserts announcements of a table at `now` (milliseconds since 1970). If an earlier announcement of the table is pending, it must
/// be published first, and its retry becomes due at once, because the cause of its failure may no longer exist.
///
/// The first new announcement is claimed if `claim` is given, no earlier announcement is pending, and the server has not used up
/// its share of leases. Returns the claimed announcement; `None` if none was claimed.
pub(super) async fn insert_announcements(
    tx: &mut AnyConnection,
    table: TableId,
    now: i64,
    announcements: &[NewAnnouncement],
    claim: Option<Claim<'_>>,
) -> Result<Option<ClaimedAnnouncement>, StoreError> {
    if announcements.is_empty() {
        return Ok(None);
    }
    let before = loop {
        let before = read_state_before_insert(tx, table, now).await?;
        // While this transaction waited for the lock on the pending announcement's row, another process may have published the
        // announcement. If so, the state is read again.
        if !before.is_waiting || make_first_announcement_claimable(tx, table).await? {
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

/// The state of a table and its server before a new announcement is inserted.
struct StateBeforeInsert {
    /// True if announcements of the table are pending.
    is_waiting: bool,
    /// The number of the server's announcements under lease.
    in_hand: i64,
    guild_id: i64,
    refusals: i32,
    board: Option<MessageRef>,
}

/// Reads the state of a table and its server before a new announcement is inserted. `now` is in
/// milliseconds since 1970.
async fn read_state_before_insert(
    tx: &mut AnyConnection,
    table: TableId,
    now: i64,
) -> Result<StateBeforeInsert, StoreError> {
    let row = sqlx::query(concat!(
        "SELECT a.guild_id, m.message_id AS board_id, m.channel_id AS board_channel, \
         COALESCE((SELECT r.refusals FROM table_refusals r WHERE r.table_id = a.id), 0) AS refusals, \
         (SELECT COUNT(*) FROM announcements w WHERE w.table_id = a.id AND w.done_at IS NULL) AS waiting, ",
        count_leased_of_server!(),
        " AS in_hand FROM tables a LEFT JOIN messages m ON m.table_id = a.id AND m.kind = 'board' WHERE a.id = $2"
    ))
    .bind(now)
    .bind(table.0)
    .bind(now.saturating_add(LONGEST))
    .fetch_one(tx)
    .await?;
    Ok(StateBeforeInsert {
        is_waiting: row.try_get::<i64, _>("waiting")? > 0,
        in_hand: row.try_get("in_hand")?,
        guild_id: row.try_get("guild_id")?,
        refusals: row.try_get("refusals")?,
        board: board_message_from_row(&row)?,
    })
}

/// Makes a table's first pending announcement claimable at once, unless it is under lease. Returns `true` if the table has a
/// pending announcement. On PostgreSQL the row of that announcement stays locked until the transaction ends.
async fn make_first_announcement_claimable(
    tx: &mut AnyConnection,
    table: TableId,
) -> Result<bool, StoreError> {
    let freed = sqlx::query(mark_first_pending!(
        ", lease_until = CASE WHEN lease_owner IS NULL THEN 0 ELSE lease_until END"
    ))
    .bind(table.0)
    .execute(tx)
    .await?;
    Ok(freed.rows_affected() > 0)
}

/// Ends the lease of an announcement that `owner` holds. If `is_counted_as_attempt` is false, the attempt is removed from the count
/// of attempts. Returns `true` if `owner` held the lease. `retry_at` is in milliseconds since 1970.
async fn release_lease_if_held(
    connection: &mut AnyConnection,
    key: AnnouncementKey,
    owner: &str,
    retry_at: i64,
    is_counted_as_attempt: bool,
) -> Result<bool, StoreError> {
    let updated = sqlx::query(
        "UPDATE announcements SET lease_until = $1, lease_owner = NULL, attempts = attempts - $2 \
         WHERE table_id = $3 AND seq = $4 AND position = $5 AND done_at IS NULL AND lease_owner = $6",
    )
    .bind(retry_at)
    .bind(i32::from(!is_counted_as_attempt))
    .bind(key.table.0)
    .bind(key.seq)
    .bind(key.position)
    .bind(owner)
    .execute(connection)
    .await?;
    Ok(updated.rows_affected() == 1)
}

/// A query for the number of a table's pending announcements.
const WAITING: &str = "SELECT COUNT(*) FROM announcements WHERE table_id = $1 AND done_at IS NULL";

/// The state of a table and its server after an announcement was marked as published.
struct StateAfterMark {
    /// True if another announcement of the table is pending.
    has_next: bool,
    /// The number of the server's other announcements under lease.
    in_hand: i64,
}

/// Marks an announcement as published at `now` (milliseconds since 1970), within a transaction. Returns the resulting state of its
/// table and server; `None` if the announcement was not pending.
async fn mark_published(
    tx: &mut AnyConnection,
    key: AnnouncementKey,
    now: i64,
    kind_and_message: Option<(&str, MessageRef)>,
) -> Result<Option<StateAfterMark>, StoreError> {
    // Whether a subquery in RETURNING sees the updated row depends on the database, so the count leaves it out.
    let row = sqlx::query(concat!(
        "UPDATE announcements SET done_at = $1 WHERE table_id = $2 AND seq = $4 AND position = $5 AND done_at IS NULL RETURNING ",
        count_leased_of_server!("announcements", " AND (h.table_id <> $2 OR h.seq <> $4 OR h.position <> $5)"),
        " AS in_hand"
    ))
    .bind(now)
    .bind(key.table.0)
    .bind(now.saturating_add(LONGEST))
    .bind(key.seq)
    .bind(key.position)
    .fetch_optional(&mut *tx)
    .await?;
    let Some(row) = row else { return Ok(None) };
    // This is a separate statement, so that it sees rows that were committed while the transaction waited for the lock.
    let next = sqlx::query(mark_first_pending!("")).bind(key.table.0).execute(&mut *tx).await?;
    if let Some((kind, message)) = kind_and_message {
        at_discord::messages::store_table_message(tx, key.table, kind, message).await?;
    }
    let has_next = next.rows_affected() > 0;
    Ok(Some(StateAfterMark { has_next, in_hand: row.try_get("in_hand")? }))
}

/// Marks an announcement as published and claims the next one of its table, within a transaction.
/// `now` is in milliseconds since 1970.
async fn mark_published_and_claim_next(
    tx: &mut AnyConnection,
    key: AnnouncementKey,
    now: i64,
    kind_and_message: Option<(&str, MessageRef)>,
    claim: Claim<'_>,
) -> Result<MarkedPublished, StoreError> {
    let Some(after) = mark_published(tx, key, now, kind_and_message).await? else {
        return Ok(MarkedPublished::default());
    };
    // The server's share was used up, so other announcements of the server may have been pending for longer. The worker polls for
    // the oldest of them.
    if after.in_hand + 1 >= SHARE.into() {
        return Ok(MarkedPublished { is_news: true, next: None, should_poll: true });
    }
    if !after.has_next {
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
    Ok(MarkedPublished { is_news: true, should_poll: next.is_none(), next })
}

/// Reads an announcement from a row of a query.
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
        board: board_message_from_row(row)?,
    })
}

/// Returns the message with the table's buttons; `None` if none is stored.
fn board_message_from_row(row: &AnyRow) -> Result<Option<MessageRef>, StoreError> {
    let id: Option<i64> = row.try_get("board_id")?;
    let channel: Option<i64> = row.try_get("board_channel")?;
    let message =
        |(id, channel)| MessageRef { message_id: from_sql(id), channel_id: from_sql(channel) };
    Ok(id.zip(channel).map(message))
}
