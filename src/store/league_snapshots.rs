//! Snapshots of leagues, kept so that what results have come to need not be worked out again. Any of them may be thrown away.

use sqlx::AnyConnection;

use super::database::connection::finish;
use super::ids::{from_sql, to_sql};
use super::{Body, Store, StoreError};
use crate::ids::GuildId;

/// The most bytes of a part: a file has one writer, and nobody waits long for it.
const PART: usize = 256 * 1024;
/// The time, in milliseconds, for which snapshots by other rules stay: until then a program of another version may still be
/// running beside this one.
const OTHER_RULES: i64 = 24 * 60 * 60 * 1000;

/// What a snapshot is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnapshotKind {
    pub guild: GuildId,
    /// Matches or tournaments.
    pub kind: &'static str,
    /// The fingerprint of the rules by which it was worked out.
    pub rules: &'static str,
}

/// A snapshot that is to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewSnapshot<'a> {
    pub of: SnapshotKind,
    /// The number of the last result, or outcome, that went in.
    pub number: i64,
    /// The number of times that the league had been thrown away before anything went in ([`Store::league_discards`]).
    pub discards: i64,
    /// The moment of the newest match, or tournament, that went in, in milliseconds since 1970.
    pub newest_at: i64,
    pub body: &'a str,
}

impl Store {
    /// The numbers of the whole snapshots of a league by these rules, the newest first.
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

    /// The snapshot of this number; nothing, or less than all of it, if it was thrown away.
    pub async fn league_snapshot(&self, of: SnapshotKind, number: i64) -> Result<Body, StoreError> {
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

    /// Keeps a snapshot, and of the older ones the newest: whatever comes to light after the new one may have been before it.
    /// Returns false, and keeps nothing, if the league was thrown away meanwhile.
    pub async fn keep_league_snapshot(&self, new: NewSnapshot<'_>) -> Result<bool, StoreError> {
        let before = self.league_snapshots(new.of).await?;
        let before = before.into_iter().find(|number| *number < new.number);
        let parts: Vec<&str> = pieces(new.body).collect();
        let count = i32::try_from(parts.len()).unwrap_or(i32::MAX);
        for (part, body) in (0..).zip(parts) {
            let mut tx = self.connections.begin().await?;
            let done = keep_part(&mut tx, &new, (part, count), body).await;
            if !finish(tx, done).await? {
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

    /// Throws away a snapshot that is of no use.
    pub async fn drop_league_snapshot(
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

    /// The number of times that what follows from a server's results was thrown away ([`Self::discard_league`]). What was worked
    /// out before the last time is out of date.
    pub async fn league_discards(&self, guild_id: GuildId) -> Result<i64, StoreError> {
        let times: Option<i64> =
            sqlx::query_scalar("SELECT times FROM league_discards WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(times.unwrap_or(0))
    }

    /// Throws away what follows from a server's results: its snapshots here, and by its next look what each process has in
    /// memory. It is to be called whenever a result, or anybody's name in one, is changed or taken out. With the number of the
    /// first result that was, the snapshots from before it stay; with 0 none does.
    pub async fn discard_league(&self, guild_id: GuildId, from: i64) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = discard(&mut tx, guild_id, from).await;
        finish(tx, done).await
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

/// The same within the transaction that makes the change.
pub(super) async fn discard(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    from: i64,
) -> Result<(), StoreError> {
    // Whoever is writing a snapshot waits here, or made this wait: none is written after what it says was thrown away.
    sqlx::query(
        "INSERT INTO league_discards (guild_id, times) VALUES ($1, 1) \
         ON CONFLICT (guild_id) DO UPDATE SET times = league_discards.times + 1",
    )
    .bind(to_sql(guild_id))
    .execute(&mut *tx)
    .await?;
    // Of tournaments all: who was established may be another.
    sqlx::query(
        "DELETE FROM league_snapshots WHERE guild_id = $1 AND (kind <> 'matches' OR number >= $2)",
    )
    .bind(to_sql(guild_id))
    .bind(from)
    .execute(&mut *tx)
    .await?;
    Ok(())
}

async fn keep_part(
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

/// A body in pieces of at most [`PART`] bytes, none of which ends within a letter.
fn pieces(mut body: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let (piece, rest) = body.split_at(body.floor_char_boundary(PART));
        body = rest;
        Some(piece).filter(|piece| !piece.is_empty())
    })
}
