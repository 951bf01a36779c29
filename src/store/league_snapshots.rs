//! Snapshots of leagues. A league is everything that is computed from a server's results, such as ratings. With a snapshot, only
//! the results after the snapshot are needed. A snapshot can be deleted at any time.

use sqlx::AnyConnection;

use super::at_discord::leaderboards::discard_leaderboard_places_and_make_due;
use super::database::connection::commit_or_roll_back;
use super::ids::{from_sql, to_sql};
use super::{Store, StoreError, StoredBody};
use crate::ids::GuildId;

/// The maximum size in bytes of one stored part of a snapshot. Each part is written in its own transaction, so that other writers
/// to a file do not wait long.
const PART: usize = 256 * 1024;
/// The time, in milliseconds, for which snapshots that were computed by other rules are kept. A process of another version of this
/// program may be using them.
const OTHER_RULES: i64 = 24 * 60 * 60 * 1000;

/// The league of a snapshot, and the rules by which the snapshot was computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnapshotKind {
    pub guild: GuildId,
    /// The kind of league, as stored: matches or tournaments.
    pub kind: &'static str,
    /// A hash of the rules by which the snapshot was computed.
    pub rules: &'static str,
}

/// A snapshot to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewSnapshot<'a> {
    pub of: SnapshotKind,
    /// The number of the snapshot: the number of the last result that it includes or, in the league of tournaments, of the last
    /// outcome.
    pub number: i64,
    /// The result of [`Store::count_league_discards`] before the computation of the snapshot began.
    pub discards: i64,
    /// The time of the newest match or tournament that the snapshot includes, in milliseconds since 1970.
    pub newest_at: i64,
    pub body: &'a str,
}

impl Store {
    /// Returns the numbers ([`NewSnapshot::number`]) of the complete snapshots of this kind, newest first.
    pub async fn league_snapshot_numbers(
        &self,
        kind: SnapshotKind,
    ) -> Result<Vec<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT number FROM league_snapshots WHERE guild_id = $1 AND kind = $2 AND rules = $3 \
             GROUP BY number, parts HAVING COUNT(*) = parts ORDER BY number DESC",
        )
        .bind(to_sql(kind.guild))
        .bind(kind.kind)
        .bind(kind.rules)
        .fetch_all(&self.connections.readers)
        .await?)
    }

    /// Returns the text of the snapshot with this number. The text is empty or truncated if the snapshot was deleted meanwhile.
    pub async fn league_snapshot(
        &self,
        kind: SnapshotKind,
        number: i64,
    ) -> Result<StoredBody, StoreError> {
        let parts: Vec<String> = sqlx::query_scalar(
            "SELECT body FROM league_snapshots WHERE guild_id = $1 AND kind = $2 AND rules = $3 AND number = $4 ORDER BY part",
        )
        .bind(to_sql(kind.guild))
        .bind(kind.kind)
        .bind(kind.rules)
        .bind(number)
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(parts.concat().into())
    }

    /// Stores a snapshot. Of the older snapshots of the same kind, keeps only the newest. That snapshot stays valid if a result
    /// changes that only the new snapshot includes. Returns `false` if the league was discarded after the computation of the
    /// snapshot began; the snapshot is then not stored completely, and is never used.
    pub async fn store_league_snapshot(&self, new: NewSnapshot<'_>) -> Result<bool, StoreError> {
        let before = self.league_snapshot_numbers(new.of).await?;
        let before = before.into_iter().find(|number| *number < new.number);
        let parts: Vec<&str> = split_into_parts(new.body).collect();
        let count = i32::try_from(parts.len()).unwrap_or(i32::MAX);
        for (part, body) in (0..).zip(parts) {
            let mut tx = self.connections.begin().await?;
            let done = store_snapshot_part(&mut tx, &new, (part, count), body).await;
            if !commit_or_roll_back(tx, done).await? {
                return Ok(false);
            }
        }
        sqlx::query(
            "DELETE FROM league_snapshots WHERE guild_id = $1 AND kind = $2 \
             AND ((rules = $3 AND number < $4) OR (rules <> $3 AND newest_at < $5))",
        )
        .bind(to_sql(new.of.guild))
        .bind(new.of.kind)
        .bind(new.of.rules)
        .bind(before.unwrap_or(0))
        .bind(new.newest_at.saturating_sub(OTHER_RULES))
        .execute(&self.connections.writer)
        .await?;
        Ok(true)
    }

    /// Deletes a snapshot.
    pub async fn delete_league_snapshot(
        &self,
        kind: SnapshotKind,
        number: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM league_snapshots WHERE guild_id = $1 AND kind = $2 AND rules = $3 AND number = $4",
        )
        .bind(to_sql(kind.guild))
        .bind(kind.kind)
        .bind(kind.rules)
        .bind(number)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the number of times that a server's league has been discarded. Everything that was computed from results before the
    /// last discard is stale.
    pub async fn count_league_discards(&self, guild_id: GuildId) -> Result<i64, StoreError> {
        let times: Option<i64> =
            sqlx::query_scalar("SELECT times FROM league_discards WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(times.unwrap_or(0))
    }

    /// Discards the league of a server: deletes its snapshots, and makes each process drop its cached league at its next check.
    /// This is necessary whenever a result, or a name in a result, is changed or deleted. Snapshots of matches that include only
    /// results before the number `from_result_number` are kept. If this number is 0, none is kept.
    #[cfg(test)]
    pub async fn discard_league(
        &self,
        guild_id: GuildId,
        from_result_number: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = discard_league_and_snapshots(&mut tx, guild_id, from_result_number).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns at most `limit` servers with a higher id than `after` (of all servers for `None`) that have a result, in the order
    /// of their ids. Each comes with the number of its last result.
    pub async fn servers_with_last_result_numbers_after(
        &self,
        after: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<(GuildId, i64)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT guild_id, last FROM result_counts WHERE guild_id > $1 ORDER BY guild_id LIMIT $2",
        )
        .bind(after.map_or(i64::MIN, to_sql))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(rows.into_iter().map(|(guild, last)| (from_sql(guild), last)).collect())
    }
}

/// Discards the league of a server, in the transaction that changes its results. Snapshots of matches that include only results
/// before the number `from_result_number` are kept. If this number is 0, none is kept.
pub(super) async fn discard_league_and_snapshots(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    from_result_number: i64,
) -> Result<(), StoreError> {
    // Locks the row, so that concurrent writers of snapshots wait, and then find that their data is stale.
    sqlx::query(
        "INSERT INTO league_discards (guild_id, times) VALUES ($1, 1) \
         ON CONFLICT (guild_id) DO UPDATE SET times = league_discards.times + 1",
    )
    .bind(to_sql(guild_id))
    .execute(&mut *tx)
    .await?;
    // All snapshots of tournaments are deleted. The value of a tournament depends on which people the league considered
    // established at that time, and the changed result can change that.
    sqlx::query(
        "DELETE FROM league_snapshots WHERE guild_id = $1 AND (kind <> 'matches' OR number >= $2)",
    )
    .bind(to_sql(guild_id))
    .bind(from_result_number)
    .execute(&mut *tx)
    .await?;
    discard_leaderboard_places_and_make_due(tx, guild_id).await
}

/// Stores the part `body` of a snapshot, which has `part_count` parts. Returns `false` if the league was discarded in the meantime.
async fn store_snapshot_part(
    tx: &mut AnyConnection,
    new: &NewSnapshot<'_>,
    (part_index, part_count): (i32, i32),
    body: &str,
) -> Result<bool, StoreError> {
    let unchanged = sqlx::query(
        "INSERT INTO league_discards (guild_id, times) VALUES ($1, 0) \
         ON CONFLICT (guild_id) DO UPDATE SET times = league_discards.times WHERE league_discards.times = $2",
    )
    .bind(to_sql(new.of.guild))
    .bind(new.discards)
    .execute(&mut *tx)
    .await?;
    if unchanged.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO league_snapshots (guild_id, kind, rules, number, part, parts, newest_at, body) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (guild_id, kind, rules, number, part) \
         DO UPDATE SET parts = excluded.parts, newest_at = excluded.newest_at, body = excluded.body",
    )
    .bind(to_sql(new.of.guild))
    .bind(new.of.kind)
    .bind(new.of.rules)
    .bind(new.number)
    .bind(part_index)
    .bind(part_count)
    .bind(new.newest_at)
    .bind(body)
    .execute(&mut *tx)
    .await?;
    Ok(true)
}

/// Splits a body into parts of at most [`PART`] bytes, at boundaries of characters.
fn split_into_parts(mut body: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let (piece, rest) = body.split_at(body.floor_char_boundary(PART));
        body = rest;
        Some(piece).filter(|piece| !piece.is_empty())
    })
}
