//! Snapshots of leagues, which save computing them from all results. They can be deleted at any time.

use sqlx::AnyConnection;

use super::database::connection::commit_or_roll_back;
use super::ids::{from_sql, to_sql};
use super::{Store, StoreError, StoredBody};
use crate::ids::GuildId;

/// The most bytes of a part, so that other writers to a file do not wait long.
const PART: usize = 256 * 1024;
/// The time, in milliseconds, for which snapshots by other rules are kept: a program of another version may run beside this one.
const OTHER_RULES: i64 = 24 * 60 * 60 * 1000;

/// The subject of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnapshotKind {
    pub guild: GuildId,
    /// Matches or tournaments.
    pub kind: &'static str,
    /// The fingerprint of the rules by which it was computed.
    pub rules: &'static str,
}

/// A snapshot to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewSnapshot<'a> {
    pub of: SnapshotKind,
    /// The number of the last result, or outcome, that is included.
    pub number: i64,
    /// The number of discards of the league before the computation began ([`Store::count_league_discards`]).
    pub discards: i64,
    /// The time of the newest match, or tournament, that is included, in milliseconds since 1970.
    pub newest_at: i64,
    pub body: &'a str,
}

impl Store {
    /// The numbers of the complete snapshots of a league by these rules, the newest first.
    pub async fn league_snapshots(&self, of: SnapshotKind) -> Result<Vec<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT number FROM league_snapshots WHERE guild_id = $1 AND kind = $2 AND rules = $3 \
             GROUP BY number, parts HAVING COUNT(*) = parts ORDER BY number DESC",
        )
        .bind(to_sql(of.guild))
        .bind(of.kind)
        .bind(of.rules)
        .fetch_all(&self.connections.readers)
        .await?)
    }

    /// The snapshot of this number; empty or truncated if it was deleted.
    pub async fn league_snapshot(
        &self,
        of: SnapshotKind,
        number: i64,
    ) -> Result<StoredBody, StoreError> {
        let parts: Vec<String> = sqlx::query_scalar(
            "SELECT body FROM league_snapshots WHERE guild_id = $1 AND kind = $2 AND rules = $3 AND number = $4 ORDER BY part",
        )
        .bind(to_sql(of.guild))
        .bind(of.kind)
        .bind(of.rules)
        .bind(number)
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(parts.concat().into())
    }

    /// Stores a snapshot, and deletes all older ones but the newest, which stays useful after a change of a result that only the new one
    /// includes. Returns false, and stores nothing, if the league was discarded meanwhile.
    pub async fn store_league_snapshot(&self, new: NewSnapshot<'_>) -> Result<bool, StoreError> {
        let before = self.league_snapshots(new.of).await?;
        let before = before.into_iter().find(|number| *number < new.number);
        let parts: Vec<&str> = split_into_parts(new.body).collect();
        let count = i32::try_from(parts.len()).unwrap_or(i32::MAX);
        for (part, body) in (0..).zip(parts) {
            let mut tx = self.connections.begin().await?;
            let done = store_part(&mut tx, &new, (part, count), body).await;
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
        of: SnapshotKind,
        number: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM league_snapshots WHERE guild_id = $1 AND kind = $2 AND rules = $3 AND number = $4",
        )
        .bind(to_sql(of.guild))
        .bind(of.kind)
        .bind(of.rules)
        .bind(number)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// The number of discards of a server's league. A state computed before the last one is stale.
    pub async fn count_league_discards(&self, guild_id: GuildId) -> Result<i64, StoreError> {
        let times: Option<i64> =
            sqlx::query_scalar("SELECT times FROM league_discards WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(times.unwrap_or(0))
    }

    /// Discards the states computed from a server's results: its snapshots now, and the memory of each process at its next check. Must
    /// be called whenever a result, or a name in one, is changed or deleted. Snapshots from before result `from` stay; with 0 none.
    #[cfg(test)]
    pub async fn discard_league(&self, guild_id: GuildId, from: i64) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = discard_snapshots(&mut tx, guild_id, from).await;
        commit_or_roll_back(tx, done).await
    }

    /// Servers after this one, in the order of their ids, with the numbers of their last results; at most `limit`.
    pub async fn leagues_after(
        &self,
        guild_id: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<(GuildId, i64)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT guild_id, last FROM result_counts WHERE guild_id > $1 ORDER BY guild_id LIMIT $2",
        )
        .bind(guild_id.map_or(i64::MIN, to_sql))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(rows.into_iter().map(|(guild, last)| (from_sql(guild), last)).collect())
    }
}

/// Discards the snapshots of a server's league, within the transaction that makes the change.
pub(super) async fn discard_snapshots(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    from: i64,
) -> Result<(), StoreError> {
    // Serialises with writers of snapshots, so that none is stored after its data was discarded.
    sqlx::query(
        "INSERT INTO league_discards (guild_id, times) VALUES ($1, 1) \
         ON CONFLICT (guild_id) DO UPDATE SET times = league_discards.times + 1",
    )
    .bind(to_sql(guild_id))
    .execute(&mut *tx)
    .await?;
    // Deletes all snapshots of tournaments, whose outcomes depend on the players established at their time.
    sqlx::query(
        "DELETE FROM league_snapshots WHERE guild_id = $1 AND (kind <> 'matches' OR number >= $2)",
    )
    .bind(to_sql(guild_id))
    .bind(from)
    .execute(&mut *tx)
    .await?;
    Ok(())
}

async fn store_part(
    tx: &mut AnyConnection,
    new: &NewSnapshot<'_>,
    (part, parts): (i32, i32),
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
    .bind(part)
    .bind(parts)
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
