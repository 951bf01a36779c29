//! Announcements: things to be said in public, kept in the commit that made it true, and worked off by whoever holds its lease.
//!
//! An announcement is handed out with a lease. Until the lease has run out nobody else gets it; then somebody does, because the
//! holder may have died. Of one table, one is handed out at a time, in the order of the events: its head, which is noted, because
//! finding it among all that waits would take longer the more that is. Of one server only so many are handed out at a time (`claim`).

#[macro_use]
mod claim;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use self::claim::{LONGEST, SHARE};
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
    /// The message that carries the table's buttons, which nobody changes while this one is in hand.
    pub board: Option<MessageRef>,
}

/// The wish to be handed an announcement together with a write that has to do with it.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The process that wants it.
    pub owner: &'a str,
    /// The moment until which it wants it, in milliseconds since 1970.
    pub until: i64,
}

/// The outcome of noting that an announcement is done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// True if it was still to be done.
    pub is_news: bool,
    /// The next one of the same table, handed out.
    pub next: Option<Announcement>,
    /// True if others may be waiting only for this one: it pays to look for them.
    pub look: bool,
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
        let mut tx = self.connections.begin_lightly().await?;
        let done = done(&mut tx, key, now, message).await;
        finish(tx, done).await
    }

    /// The same, and hands out the next one of the same table at once, unless others of its server may have waited for longer.
    pub async fn announcement_done_and_next(
        &self,
        key: AnnouncementKey,
        now: i64,
        message: Option<(&str, MessageRef)>,
        claim: Claim<'_>,
    ) -> Result<Done, StoreError> {
        let mut tx = self.connections.begin_lightly().await?;
        let done = done_and_next(&mut tx, key, now, message, claim).await;
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
/// first, and what made it impossible may be over. Where nothing comes before them, the first is handed out to whoever claims it, if
/// the share of its server allows.
pub(super) async fn insert(
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
        let before = before(tx, table, now).await?;
        // What was waiting may have been done while this waited for it, and left another message.
        if !before.is_waiting || free_first(tx, table).await? {
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
                board: before.board,
            });
        }
    }
    Ok(claimed)
}

/// The things that matter to a new announcement of a table.
struct Before {
    /// True if others of the table come first.
    is_waiting: bool,
    /// The number of announcements of the server that are in hand.
    in_hand: i64,
    guild_id: i64,
    board: Option<MessageRef>,
}

async fn before(tx: &mut AnyConnection, table: TableId, now: i64) -> Result<Before, StoreError> {
    let row = sqlx::query(concat!(
        "SELECT a.guild_id, m.message_id AS board_id, m.channel_id AS board_channel, \
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
        board: board(&row)?,
    })
}

/// Frees a table's first announcement that is not done, unless somebody has it in hand. Says whether there is one; in a server it
/// cannot be done by another before this transaction ends.
async fn free_first(tx: &mut AnyConnection, table: TableId) -> Result<bool, StoreError> {
    let freed = sqlx::query(set_first!(
        ", lease_until = CASE WHEN lease_owner IS NULL THEN 0 ELSE lease_until END"
    ))
    .bind(table.0)
    .execute(tx)
    .await?;
    Ok(freed.rows_affected() > 0)
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

async fn done_and_next(
    tx: &mut AnyConnection,
    key: AnnouncementKey,
    now: i64,
    message: Option<(&str, MessageRef)>,
    claim: Claim<'_>,
) -> Result<Done, StoreError> {
    if !done(tx, key, now, message).await? {
        return Ok(Done::default());
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
    // With this one the share of the server was in hand: then whoever has waited longest comes first.
    if in_hand + 1 >= SHARE.into() {
        return Ok(Done { is_news: true, next: None, look: true });
    }
    if next == 0 {
        return Ok(Done { is_news: true, ..Done::default() });
    }
    let row = sqlx::query(
        "UPDATE announcements SET lease_until = $1, lease_owner = $2, attempts = attempts + 1 \
         WHERE table_id = $3 AND head = 1 AND done_at IS NULL AND (lease_until <= $4 OR lease_until > $5) \
         RETURNING table_id, seq, position, channel_id, created_at, body, nonce, attempts, \
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
    let next = row.as_ref().map(announcement).transpose()?;
    Ok(Done { is_news: true, look: next.is_none(), next })
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
        board: board(row)?,
    })
}

/// The message with the table's buttons.
fn board(row: &AnyRow) -> Result<Option<MessageRef>, StoreError> {
    let id: Option<i64> = row.try_get("board_id")?;
    let channel: Option<i64> = row.try_get("board_channel")?;
    let message =
        |(id, channel)| MessageRef { message_id: from_sql(id), channel_id: from_sql(channel) };
    Ok(id.zip(channel).map(message))
}
