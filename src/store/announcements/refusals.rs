//! Channels that refuse the bot's messages. After some refusals in a row, the game table or tournament of the channel sleeps: its
//! clocks are stopped, and the bot retries its next message only once an hour.

use sqlx::{AnyConnection, Row};

use super::AnnouncementKey;
use crate::ids::{ChannelId, GuildId, ServerOrDirect, TableId, TournamentId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{home_to_sql_id_and_is_direct, to_sql};
use crate::store::{Store, StoreError};

/// The time between two attempts to post a message for a sleeping table or tournament, in milliseconds.
pub const TRIAL_EVERY: i64 = 60 * 60 * 1000;
/// The minimum time between two attempts to post a message for a sleeping table, in milliseconds. It applies when there is a sign
/// that the channel accepts messages again.
const TRIAL_AFTER: i64 = 10_000;

/// The refusals of messages by a channel since it last accepted a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelRefusals {
    pub count: i32,
    /// The time of the first of these refusals, in milliseconds since 1970.
    pub since: i64,
    /// The time since which the table or tournament sleeps, in milliseconds since 1970; `None` if it does not sleep.
    pub asleep_at: Option<i64>,
}

impl ChannelRefusals {
    /// Reads the refusals from a row of a query.
    fn from_row(row: &sqlx::any::AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            count: row.try_get("refusals")?,
            since: row.try_get("since")?,
            asleep_at: row.try_get("asleep_at")?,
        })
    }
}

/// An SQL statement that counts a refusal for the row with the id `$1` at the time `$2`. When the count reaches `$3`, the game
/// table or tournament of the row begins to sleep.
macro_rules! count_refusal {
    ($table:literal, $id:literal) => {
        concat!(
            "INSERT INTO ",
            $table,
            " (",
            $id,
            ", refusals, since, asleep_at) \
             VALUES ($1, 1, $2, CASE WHEN $3 <= 1 THEN CAST($2 AS BIGINT) ELSE NULL END) \
             ON CONFLICT (",
            $id,
            ") DO UPDATE SET refusals = ",
            $table,
            ".refusals + 1, \
             asleep_at = CASE WHEN ",
            $table,
            ".asleep_at IS NULL AND ",
            $table,
            ".refusals + 1 >= $3 \
             THEN $2 ELSE ",
            $table,
            ".asleep_at END"
        )
    };
}

/// An SQL statement that brings forward the next retry of sleeping tables on server `$4`. The retry becomes due at `$1`, but no
/// earlier than `$2` milliseconds after the last retry. It affects the tables in channel `$6`, or all tables of the server if `$6`
/// is 0. `$3` is [`TRIAL_EVERY`]. If `$5` is 1, `$4` is the id of a direct message channel instead of a server.
const TRY_SOONER: &str = "UPDATE announcements SET lease_until = CASE WHEN lease_until - $3 + $2 > $1 \
     THEN lease_until - $3 + $2 ELSE $1 END \
     WHERE head = 1 AND done_at IS NULL AND lease_owner IS NULL AND lease_until > $1 AND table_id IN (\
     SELECT r.table_id FROM table_refusals r JOIN tables t ON t.id = r.table_id \
     WHERE r.asleep_at IS NOT NULL AND t.guild_id = $4 AND t.direct = $5 AND (CAST($6 AS BIGINT) = 0 OR t.channel_id = $6))";

impl Store {
    /// Releases an announcement that its channel has refused at `now`, and counts the refusal. The announcement can be claimed
    /// again from `retry_at` on. The attempt is removed from the count of attempts, because certainly nothing was posted. After
    /// `refusals_until_sleep` refusals in a row, the table of the announcement sleeps: its clock stops, and the bot retries only
    /// once an hour. Times are in milliseconds since 1970.
    ///
    /// Returns `true` if `owner` held the lease. If not, nothing is written.
    pub async fn release_announcement_refused_by_channel(
        &self,
        key: AnnouncementKey,
        owner: &str,
        (now, retry_at): (i64, i64),
        refusals_until_sleep: i32,
    ) -> Result<bool, StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = async {
            let is_held =
                super::release_lease_if_held(&mut tx, key, owner, retry_at, false).await?;
            if is_held {
                let refused = count_refusal!("table_refusals", "table_id");
                record_refusal(&mut tx, refused, key.table.0, now, refusals_until_sleep).await?;
            }
            Ok(is_held)
        };
        let done = done.await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the refusals of messages by a table's channel; `None` if the channel accepted the last message.
    pub async fn refusals_of_table(
        &self,
        table: TableId,
    ) -> Result<Option<ChannelRefusals>, StoreError> {
        let row = sqlx::query(
            "SELECT refusals, since, asleep_at FROM table_refusals WHERE table_id = $1",
        )
        .bind(table.0)
        .fetch_optional(&self.connections.readers)
        .await?;
        row.as_ref().map(ChannelRefusals::from_row).transpose()
    }

    /// Deletes the stored refusals of messages by a table's channel, which ends the sleep of the table.
    pub async fn delete_table_refusals(&self, table: TableId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM table_refusals WHERE table_id = $1")
            .bind(table.0)
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Brings forward the next retries of the sleeping tables in `channel` or, with `None`, of all sleeping tables in `home`. The
    /// retry of a table is then due at `now` (milliseconds since 1970), or ten seconds after its last retry if that is later.
    /// Returns `true` if a retry was brought forward.
    pub async fn bring_forward_retries_of_sleeping_tables(
        &self,
        home: impl Into<ServerOrDirect>,
        channel: Option<ChannelId>,
        now: i64,
    ) -> Result<bool, StoreError> {
        // Usually no table sleeps, and then no write is needed.
        let sleeping: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM table_refusals WHERE asleep_at IS NOT NULL")
                .fetch_one(&self.connections.readers)
                .await?;
        if sleeping == 0 {
            return Ok(false);
        }
        let (home_id, direct) = home_to_sql_id_and_is_direct(home.into());
        let updated = sqlx::query(TRY_SOONER)
            .bind(now)
            .bind(TRIAL_AFTER)
            .bind(TRIAL_EVERY)
            .bind(home_id)
            .bind(direct)
            .bind(channel.map_or(0, to_sql))
            .execute(&self.connections.writer)
            .await?;
        Ok(updated.rows_affected() > 0)
    }

    /// Counts a refusal by a tournament's own channel at `now`. After `refusals_until_sleep` refusals in a row, the tournament
    /// sleeps. Returns the refusals so far; `None` if there is no such tournament. `now` is in milliseconds since 1970.
    pub async fn record_tournament_refusal(
        &self,
        id: TournamentId,
        now: i64,
        refusals_until_sleep: i32,
    ) -> Result<Option<ChannelRefusals>, StoreError> {
        let mut connection = self.connections.writer.acquire().await?;
        let refused = count_refusal!("tournament_refusals", "tournament_id");
        record_refusal(&mut connection, refused, id.0, now, refusals_until_sleep).await?;
        drop(connection);
        self.refusals_of_tournament(id).await
    }

    /// Returns the refusals of messages by a tournament's own channel; `None` if the channel accepted the last message.
    pub async fn refusals_of_tournament(
        &self,
        id: TournamentId,
    ) -> Result<Option<ChannelRefusals>, StoreError> {
        let row = sqlx::query(
            "SELECT refusals, since, asleep_at FROM tournament_refusals WHERE tournament_id = $1",
        )
        .bind(id.0)
        .fetch_optional(&self.connections.readers)
        .await?;
        row.as_ref().map(ChannelRefusals::from_row).transpose()
    }

    /// Makes the next retries of a server's sleeping tournaments due at `now` (milliseconds since 1970). Returns `true` if a retry
    /// was brought forward.
    pub async fn bring_forward_retries_of_sleeping_tournaments(
        &self,
        guild: GuildId,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sleeping: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM tournament_refusals")
            .fetch_one(&self.connections.readers)
            .await?;
        if sleeping == 0 {
            return Ok(false);
        }
        let updated = sqlx::query(
            "UPDATE tournaments SET show_at = $1 WHERE guild_id = $2 AND show_at > $1 \
             AND id IN (SELECT tournament_id FROM tournament_refusals)",
        )
        .bind(now)
        .bind(to_sql(guild))
        .execute(&self.connections.writer)
        .await?;
        Ok(updated.rows_affected() > 0)
    }

    /// Deletes the stored refusals of messages by a tournament's own channel, which ends the sleep of the tournament.
    pub async fn delete_tournament_refusals(&self, id: TournamentId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM tournament_refusals WHERE tournament_id = $1")
            .bind(id.0)
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }
}

/// Counts a refusal at `now` (milliseconds since 1970) for the table or tournament with the id `table_or_tournament_id`.
/// `count_sql` is a statement from `count_refusal!`.
async fn record_refusal(
    connection: &mut AnyConnection,
    count_sql: &'static str,
    table_or_tournament_id: i64,
    now: i64,
    refusals_until_sleep: i32,
) -> Result<(), StoreError> {
    sqlx::query(count_sql)
        .bind(table_or_tournament_id)
        .bind(now)
        .bind(refusals_until_sleep)
        .execute(connection)
        .await?;
    Ok(())
}
