//! Solo matches: matches of one person against computers.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::ids::{GuildId, PersonId};
use crate::league::SoloMatch;
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};
use triominos_rules::game::Edition;

impl Store {
    /// Returns the solo matches of a person, in chronological order. The result contains the matches on the server
    /// `guild` (`None` for no server) and, if `include_direct_messages` is true, those in direct message channels.
    pub async fn solo_matches_of(
        &self,
        person: PersonId,
        guild: Option<GuildId>,
        include_direct_messages: bool,
    ) -> Result<Vec<SoloMatch>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id, guild_id, edition, level, won, points, finished_at FROM solo_matches \
             WHERE person_id = $1 AND (guild_id = $2 OR ($3 = 1 AND guild_id IS NULL)) \
             ORDER BY finished_at, table_id",
        )
        .bind(to_sql(person))
        .bind(guild.map(to_sql))
        .bind(i32::from(include_direct_messages))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut matches = Vec::new();
        for row in &rows {
            // A match with an unknown edition, stored by a newer version of the program, is left out.
            matches.extend(solo_match_from_row(row, person)?);
        }
        Ok(matches)
    }
}

/// Stores a solo match.
pub(in crate::store) async fn insert_solo_match(
    tx: &mut AnyConnection,
    solo: &SoloMatch,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO solo_matches (table_id, guild_id, person_id, edition, level, won, points, finished_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(solo.table)
    .bind(solo.guild.map(to_sql))
    .bind(to_sql(solo.person))
    .bind(solo.edition.name())
    .bind(solo.level.as_str())
    .bind(i32::from(solo.won))
    .bind(solo.points)
    .bind(solo.finished_at)
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Reads a solo match from a row of a query; `None` if the stored edition is unknown.
fn solo_match_from_row(row: &AnyRow, person: PersonId) -> Result<Option<SoloMatch>, StoreError> {
    let Some(edition) = Edition::from_name(&row.try_get::<String, _>("edition")?) else {
        return Ok(None);
    };
    Ok(Some(SoloMatch {
        table: row.try_get("table_id")?,
        guild: row.try_get::<Option<i64>, _>("guild_id")?.map(from_sql),
        person,
        edition,
        level: row.try_get("level")?,
        won: row.try_get::<i32, _>("won")? != 0,
        points: row.try_get("points")?,
        finished_at: row.try_get("finished_at")?,
    }))
}
