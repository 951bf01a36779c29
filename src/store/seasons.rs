//! The league settings of servers, and the ends of their seasons. Each end of a season is announced once, by the worker that holds
//! its lease.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::database::connection::commit_or_roll_back;
use super::ids::{from_sql, to_sql};
use super::{Store, StoreError};
use crate::ids::{ChannelId, GuildId, PersonId, RoleId};

/// The league settings of a server. A field is `None` for the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeagueSettings {
    /// The name of the length of a season, or the name that stands for no seasons; `None` for the default length.
    pub season: Option<String>,
    /// The id of the channel in which the final standings of seasons are posted; `None` for the channel of the last match.
    pub channel: Option<ChannelId>,
    /// The id of the role that the champion of a season gets; `None` for no role.
    pub champion_role: Option<RoleId>,
    /// The id of the role that the champion of a season's tournaments gets; `None` for no role.
    pub tournament_role: Option<RoleId>,
}

/// An end of a season, claimed by a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonEnd {
    pub guild: GuildId,
    /// The time at which the season ended, in milliseconds since 1970.
    pub ends_at: i64,
    /// The length of the season as it is stored.
    pub length: String,
    /// The number of times that this end was claimed, including this claim.
    pub attempts: i32,
}

/// The people who get the champion roles at the end of a season.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Champions {
    /// The id of the champion of the matches; `None` if there is none.
    pub matches: Option<PersonId>,
    /// The id of the champion of the tournaments; `None` if there is none.
    pub tournaments: Option<PersonId>,
}

/// The maximum retry delay, in milliseconds. If the stored time of a retry is further in the future, it was stored before the clock
/// was set back, and counts as past.
const LONGEST: i64 = 9 * 60 * 60 * 1000;
/// The maximum duration of a lease, in milliseconds. A lease that ends further in the future was taken before the clock was set
/// back, and counts as expired.
const LONGEST_HELD: i64 = 10 * 60 * 1000;

impl Store {
    /// Returns the league settings of a server.
    pub async fn league_settings(&self, guild_id: GuildId) -> Result<LeagueSettings, StoreError> {
        let row = sqlx::query(
            "SELECT season, channel_id, champion_role, tournament_role FROM guild_leagues WHERE guild_id = $1",
        )
        .bind(to_sql(guild_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        let Some(row) = row else { return Ok(LeagueSettings::default()) };
        Ok(LeagueSettings {
            season: row.try_get("season")?,
            channel: row.try_get::<Option<i64>, _>("channel_id")?.map(from_sql),
            champion_role: row.try_get::<Option<i64>, _>("champion_role")?.map(from_sql),
            tournament_role: row.try_get::<Option<i64>, _>("tournament_role")?.map(from_sql),
        })
    }

    /// Replaces the league settings of a server.
    pub async fn set_league_settings(
        &self,
        guild_id: GuildId,
        settings: &LeagueSettings,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_leagues (guild_id, season, channel_id, champion_role, tournament_role) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (guild_id) DO UPDATE SET season = excluded.season, channel_id = excluded.channel_id, \
             champion_role = excluded.champion_role, tournament_role = excluded.tournament_role",
        )
        .bind(to_sql(guild_id))
        .bind(settings.season.as_deref())
        .bind(settings.channel.map(to_sql))
        .bind(settings.champion_role.map(to_sql))
        .bind(settings.tournament_role.map(to_sql))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the ends of a server's seasons, in milliseconds since 1970, ascending.
    pub async fn season_ends(&self, guild_id: GuildId) -> Result<Vec<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT ends_at FROM season_ends WHERE guild_id = $1 ORDER BY ends_at",
        )
        .bind(to_sql(guild_id))
        .fetch_all(&self.connections.readers)
        .await?)
    }

    /// Returns the servers for which the end of a season must be stored: their seasons have the length `season_length`, they had a
    /// match in the season from `starts_at` to before `ends_at` (milliseconds since 1970), and the end of the season is not stored
    /// yet. Servers that have not chosen a length have seasons of `default_length`.
    pub async fn servers_with_due_season(
        &self,
        season_length: &str,
        default_length: &str,
        starts_at: i64,
        ends_at: i64,
    ) -> Result<Vec<GuildId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT DISTINCT r.guild_id FROM results r LEFT JOIN guild_leagues l ON l.guild_id = r.guild_id \
             WHERE r.finished_at >= $1 AND r.finished_at < $2 AND COALESCE(l.season, $3) = $4 AND NOT EXISTS \
             (SELECT 1 FROM season_ends e WHERE e.guild_id = r.guild_id AND e.ends_at = $2) ORDER BY r.guild_id",
        )
        .bind(starts_at)
        .bind(ends_at)
        .bind(default_length)
        .bind(season_length)
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(from_sql).collect())
    }

    /// Stores the end of a server's season at `ends_at`. It can be claimed for its announcement immediately. `season_length` is the
    /// name of the season's length. Returns `true` if the end was not stored before. Times are in milliseconds since 1970.
    pub async fn store_season_end(
        &self,
        guild_id: GuildId,
        ends_at: i64,
        season_length: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let inserted = sqlx::query(
            "INSERT INTO season_ends (guild_id, ends_at, length, created_at, lease_until, attempts) \
             VALUES ($1, $2, $3, $4, 0, 0) ON CONFLICT (guild_id, ends_at) DO NOTHING",
        )
        .bind(to_sql(guild_id))
        .bind(ends_at)
        .bind(season_length)
        .bind(now)
        .execute(&self.connections.writer)
        .await?;
        Ok(inserted.rows_affected() == 1)
    }

    /// Claims at most `limit` ends of seasons for the worker `owner`, for `lease_ms` milliseconds from `now` (milliseconds since
    /// 1970). The oldest come first.
    pub async fn claim_season_ends(
        &self,
        owner: &str,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<SeasonEnd>, StoreError> {
        let waiting = sqlx::query(
            "SELECT guild_id, ends_at, length, attempts FROM season_ends \
             WHERE done_at IS NULL AND (lease_until <= $1 OR lease_until > $3 OR (lease_owner IS NOT NULL AND lease_until > $4)) \
             ORDER BY ends_at, guild_id LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .bind(now.saturating_add(LONGEST))
        .bind(now.saturating_add(LONGEST_HELD))
        .fetch_all(&self.connections.readers)
        .await?
        .iter()
        .map(season_end_from_row)
        .collect::<Result<Vec<_>, _>>()?;
        if waiting.is_empty() {
            return Ok(waiting);
        }
        let mut tx = self.connections.begin().await?;
        let until = now.saturating_add(lease_ms);
        let done = async {
            let mut claimed = Vec::with_capacity(waiting.len());
            for mut end in waiting {
                let updated = sqlx::query(
                    "UPDATE season_ends SET lease_until = $1, lease_owner = $2, attempts = attempts + 1 \
                     WHERE guild_id = $3 AND ends_at = $4 AND done_at IS NULL \
                     AND (lease_until <= $5 OR lease_until > $6 OR (lease_owner IS NOT NULL AND lease_until > $7))",
                )
                .bind(until)
                .bind(owner)
                .bind(to_sql(end.guild))
                .bind(end.ends_at)
                .bind(now)
                .bind(now.saturating_add(LONGEST))
                .bind(now.saturating_add(LONGEST_HELD))
                .execute(&mut *tx)
                .await?;
                if updated.rows_affected() == 1 {
                    end.attempts += 1;
                    claimed.push(end);
                }
            }
            Ok(claimed)
        }
        .await;
        commit_or_roll_back(tx, done).await
    }

    /// Marks the end of a season as announced at `now` (milliseconds since 1970), and stores the champions of the season. An end
    /// whose announcement is given up gets the same mark.
    pub async fn mark_season_end_announced(
        &self,
        end: &SeasonEnd,
        now: i64,
        champions: Champions,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE season_ends SET done_at = $1, champion = $2, tournament_champion = $5 \
             WHERE guild_id = $3 AND ends_at = $4 AND done_at IS NULL",
        )
        .bind(now)
        .bind(champions.matches.map(to_sql))
        .bind(to_sql(end.guild))
        .bind(end.ends_at)
        .bind(champions.tournaments.map(to_sql))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Releases the end of a season after a failed attempt. It can be claimed again from `retry_at` on. Has no effect
    /// if `owner` does not hold the lease. `retry_at` is in milliseconds since 1970.
    pub async fn release_failed_season_end(
        &self,
        end: &SeasonEnd,
        owner: &str,
        retry_at: i64,
    ) -> Result<(), StoreError> {
        self.release_season_end(end, owner, retry_at, true).await
    }

    /// Releases the end of a season like [`Self::release_failed_season_end`], after an attempt that certainly posted nothing. The
    /// attempt is removed from the count of attempts. `retry_at` is in milliseconds since 1970.
    pub async fn release_refused_season_end(
        &self,
        end: &SeasonEnd,
        owner: &str,
        retry_at: i64,
    ) -> Result<(), StoreError> {
        self.release_season_end(end, owner, retry_at, false).await
    }

    /// Ends the lease of an end of a season that `owner` holds. If `is_counted_as_attempt` is false, the attempt is removed from
    /// the count of attempts. `retry_at` is in milliseconds since 1970.
    async fn release_season_end(
        &self,
        end: &SeasonEnd,
        owner: &str,
        retry_at: i64,
        is_counted_as_attempt: bool,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE season_ends SET lease_until = $1, lease_owner = NULL, attempts = attempts - $2 \
             WHERE guild_id = $3 AND ends_at = $4 AND done_at IS NULL AND lease_owner = $5",
        )
        .bind(retry_at)
        .bind(i32::from(!is_counted_as_attempt))
        .bind(to_sql(end.guild))
        .bind(end.ends_at)
        .bind(owner)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the earliest time at which an end of a season can be claimed, in milliseconds since 1970; `None` if none is pending.
    pub async fn next_season_end_claimable_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MIN(lease_until) FROM season_ends WHERE done_at IS NULL")
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Returns the most recent champion of the matches and the most recent champion of the tournaments, from seasons that ended
    /// before `ends_at`. The two may come from different seasons. `ends_at` is in milliseconds since 1970.
    pub async fn champions_before(
        &self,
        guild_id: GuildId,
        ends_at: i64,
    ) -> Result<Champions, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT m.champion FROM season_ends m WHERE m.guild_id = $1 AND m.ends_at < $2 AND m.champion IS NOT NULL \
                     ORDER BY m.ends_at DESC LIMIT 1) AS matches, \
                    (SELECT t.tournament_champion FROM season_ends t WHERE t.guild_id = $1 AND t.ends_at < $2 \
                     AND t.tournament_champion IS NOT NULL ORDER BY t.ends_at DESC LIMIT 1) AS tournaments",
        )
        .bind(to_sql(guild_id))
        .bind(ends_at)
        .fetch_one(&self.connections.readers)
        .await?;
        let person = |column: &str| -> Result<Option<PersonId>, StoreError> {
            Ok(row.try_get::<Option<i64>, _>(column)?.map(from_sql))
        };
        Ok(Champions { matches: person("matches")?, tournaments: person("tournaments")? })
    }
}

/// Reads the end of a season from a row of a query.
fn season_end_from_row(row: &AnyRow) -> Result<SeasonEnd, StoreError> {
    Ok(SeasonEnd {
        guild: from_sql(row.try_get("guild_id")?),
        ends_at: row.try_get("ends_at")?,
        length: row.try_get("length")?,
        attempts: row.try_get("attempts")?,
    })
}
