//! Export and deletion of the data of a person.

use serde_json::{Map, Value, json};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, AssertSqlSafe, Column, Row};

use super::places::{ColumnKind, PersonalTable, personal_columns};
use crate::ids::{GuildId, PersonId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, to_sql};
use crate::store::league_snapshots::discard_league_and_snapshots;
use crate::store::{Store, StoreError};

/// Integers from this value on are exported as JSON strings, because some programs that read JSON round large numbers.
const EXACT: i64 = 1 << 53;

/// A person's request for the deletion of their data. It is pending or complete. A complete request is deleted later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletionRequest {
    pub person: PersonId,
    /// The secret from which the substitute ids of the person are derived.
    pub secret: String,
    /// The time at which the deletion was complete, in milliseconds since 1970; `None` while the request is pending.
    pub done_at: Option<i64>,
}

impl Store {
    /// Stores a person's request for the deletion of their data at `now` (milliseconds since 1970). If an earlier request of the
    /// person is complete, the new one replaces it, with the new `secret`. If an earlier request is pending, nothing is stored.
    pub async fn store_deletion_request(
        &self,
        person: PersonId,
        secret: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO forgetting (person_id, secret, asked_at) VALUES ($1, $2, $3) ON CONFLICT (person_id) \
             DO UPDATE SET secret = excluded.secret, asked_at = excluded.asked_at, done_at = NULL \
             WHERE forgetting.done_at IS NOT NULL",
        )
        .bind(to_sql(person))
        .bind(secret)
        .bind(now)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the stored requests for deletion, in the order in which they were made. Complete requests are included until they
    /// are deleted.
    pub async fn deletion_requests(&self) -> Result<Vec<DeletionRequest>, StoreError> {
        let rows = sqlx::query(
            "SELECT person_id, secret, done_at FROM forgetting ORDER BY asked_at, person_id",
        )
        .fetch_all(&self.connections.readers)
        .await?;
        let request = |row: &AnyRow| {
            Ok(DeletionRequest {
                person: from_sql(row.try_get("person_id")?),
                secret: row.try_get("secret")?,
                done_at: row.try_get("done_at")?,
            })
        };
        rows.iter().map(request).collect()
    }

    /// Returns `true` while a person's request for deletion is pending.
    pub async fn has_pending_deletion_request(&self, person: PersonId) -> Result<bool, StoreError> {
        let waiting: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM forgetting WHERE person_id = $1 AND done_at IS NULL",
        )
        .bind(to_sql(person))
        .fetch_one(&self.connections.readers)
        .await?;
        Ok(waiting > 0)
    }

    /// Returns `true` if a person's request for deletion is stored. A complete request stays stored until
    /// [`Self::delete_completed_request`] deletes it.
    pub async fn has_stored_deletion_request(&self, person: PersonId) -> Result<bool, StoreError> {
        let requests: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM forgetting WHERE person_id = $1")
                .bind(to_sql(person))
                .fetch_one(&self.connections.readers)
                .await?;
        Ok(requests > 0)
    }

    /// Marks a person's request for deletion as complete at `now`, in milliseconds since 1970.
    pub async fn mark_deletion_complete(
        &self,
        request: &DeletionRequest,
        now: i64,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE forgetting SET done_at = $1 WHERE person_id = $2 AND secret = $3")
            .bind(now)
            .bind(to_sql(request.person))
            .bind(request.secret.as_str())
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Deletes a completed request. Also deletes rows about the person that were written up to `completed_at`, the time of
    /// the completion (milliseconds since 1970). Later rows stay, because the person may have started to play again.
    pub async fn delete_completed_request(
        &self,
        request: &DeletionRequest,
        completed_at: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = async {
            for statement in [
                "DELETE FROM pings WHERE person_id = $1 AND turn_since <= $2",
                "DELETE FROM members WHERE person_id = $1 AND checked_at <= $2",
                "UPDATE season_ends SET champion = NULL WHERE champion = $1 AND ends_at <= $2",
                "UPDATE season_ends SET tournament_champion = NULL WHERE tournament_champion = $1 AND ends_at <= $2",
                "DELETE FROM forgetting WHERE person_id = $1 AND done_at = $2",
            ] {
                let query = sqlx::query(statement).bind(to_sql(request.person)).bind(completed_at);
                query.execute(&mut *tx).await?;
            }
            Ok(())
        };
        let done = done.await;
        commit_or_roll_back(tx, done).await
    }

    /// Deletes or replaces a person's data in all database tables, except in events and in outcomes of tournaments.
    /// `substitute_id_on` returns the id that replaces the person's id on a server. Returns the number of changed rows.
    pub async fn delete_rows_naming(
        &self,
        person: PersonId,
        substitute_id_on: impl Fn(GuildId) -> PersonId + Send + Sync,
    ) -> Result<u64, StoreError> {
        // This step comes first, because it finds texts by the ids and names that the following steps delete.
        let mut changed = self.remove_person_from_moderator_texts(person).await?;
        let daily_servers = self.servers_with_daily_results_consent(person).await?;
        for guild in self.servers_naming(person).await? {
            let mut tx = self.connections.begin().await?;
            let done = substitute_person(&mut tx, guild, person, substitute_id_on(guild)).await;
            changed += commit_or_roll_back(tx, done).await?;
        }
        for (database_table, column, kind) in personal_columns() {
            let table = database_table.name;
            let statement = match kind {
                ColumnKind::Own => format!("DELETE FROM {table} WHERE {column} = $1"),
                ColumnKind::Id => {
                    format!("UPDATE {table} SET {column} = NULL WHERE {column} = $1")
                }
                _ => continue,
            };
            let query = sqlx::query(AssertSqlSafe(statement)).bind(to_sql(person));
            changed += query.execute(&self.connections.writer).await?.rows_affected();
        }
        // The person disappears from messages with daily results.
        for guild in daily_servers {
            self.make_daily_post_due(guild).await?;
        }
        Ok(changed)
    }

    /// Returns the servers that have a row with the person in a column of the kind `ColumnKind::ReplacedId`.
    pub async fn servers_naming(&self, person: PersonId) -> Result<Vec<GuildId>, StoreError> {
        let mut guilds = Vec::new();
        for (database_table, column, kind) in personal_columns() {
            let ColumnKind::ReplacedId { guild, .. } = kind else { continue };
            let statement =
                format!("SELECT DISTINCT {guild} FROM {} WHERE {column} = $1", database_table.name);
            let query = sqlx::query_scalar(AssertSqlSafe(statement)).bind(to_sql(person));
            let found: Vec<i64> = query.fetch_all(&self.connections.readers).await?;
            guilds.extend(found.into_iter().map(from_sql::<GuildId>));
        }
        guilds.sort_unstable();
        guilds.dedup();
        Ok(guilds)
    }

    /// Returns the stored rows that contain a person's id in a column of its own, as JSON. Ids and names of other people are
    /// removed. The key is the name of the database table. Events are not included.
    pub async fn rows_naming(&self, person: PersonId) -> Result<Map<String, Value>, StoreError> {
        let mut all = Map::new();
        for (database_table, column, kind) in personal_columns() {
            if !matches!(kind, ColumnKind::Own | ColumnKind::Id | ColumnKind::ReplacedId { .. }) {
                continue;
            }
            let statement = format!("SELECT * FROM {} WHERE {column} = $1", database_table.name);
            let query = sqlx::query(AssertSqlSafe(statement)).bind(to_sql(person));
            let rows = query.fetch_all(&self.connections.readers).await?;
            let own =
                |row| row_as_json(row).map(|row| without_other_people(row, database_table, person));
            let rows = rows.iter().map(own).collect::<Result<Vec<_>, StoreError>>()?;
            if rows.is_empty() {
                continue;
            }
            let known = all.entry(database_table.name).or_insert_with(|| Value::Array(Vec::new()));
            if let Value::Array(known) = known {
                known.extend(rows);
            }
        }
        Ok(all)
    }
}

/// Removes the ids and names of people other than `person` from a row of the database table `table`.
fn without_other_people(
    mut row: Map<String, Value>,
    table: &PersonalTable,
    person: PersonId,
) -> Value {
    for &(column, kind) in table.people {
        let name = match kind {
            ColumnKind::Own | ColumnKind::Id => None,
            ColumnKind::ReplacedId { name, .. } => name,
            _ => continue,
        };
        let is_own = |value: &Value| match value {
            Value::String(id) => *id == person.to_string(),
            value => value.as_u64() == Some(person.get()),
        };
        if row.get(column).is_some_and(|value| !value.is_null() && !is_own(value)) {
            row.insert(column.to_owned(), json!(0));
            row.extend(name.map(|name| (name.to_owned(), json!(""))));
        }
    }
    Value::Object(row)
}

/// Converts a row to JSON. Large integers become strings (see [`EXACT`]).
fn row_as_json(row: &AnyRow) -> Result<Map<String, Value>, StoreError> {
    let mut object = Map::new();
    for column in row.columns() {
        let name = column.name();
        let value = match column.type_info().kind() {
            AnyTypeInfoKind::Text => json!(row.try_get::<Option<String>, _>(name)?),
            AnyTypeInfoKind::Real | AnyTypeInfoKind::Double => {
                json!(row.try_get::<Option<f64>, _>(name)?)
            }
            AnyTypeInfoKind::Null => Value::Null,
            _ => match row.try_get::<Option<i64>, _>(name)? {
                Some(number) if number.unsigned_abs() >= EXACT.unsigned_abs() => {
                    json!(number.cast_unsigned().to_string())
                }
                number => json!(number),
            },
        };
        object.insert(name.to_owned(), value);
    }
    Ok(object)
}

/// Replaces a person's id by the id `substitute` in all columns of the kind `ColumnKind::ReplacedId`, in the rows of a server.
/// Returns the number of changed rows.
async fn substitute_person(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    person: PersonId,
    substitute: PersonId,
) -> Result<u64, StoreError> {
    let (guild, person, substitute) = (to_sql(guild_id), to_sql(person), to_sql(substitute));
    let mut changed = 0;
    for (database_table, column, kind) in personal_columns() {
        let ColumnKind::ReplacedId { name, guild: of_row, is_only } = kind else { continue };
        let table = database_table.name;
        if is_only {
            let statement = format!(
                "DELETE FROM {table} WHERE {column} = $1 AND {of_row} = $2 \
                 AND EXISTS (SELECT 1 FROM {table} o WHERE o.{column} = $3 AND o.guild_id = $2)"
            );
            let query =
                sqlx::query(AssertSqlSafe(statement)).bind(substitute).bind(guild).bind(person);
            query.execute(&mut *tx).await?;
        }
        let unnamed = name.map(|name| format!(", {name} = ''")).unwrap_or_default();
        let statement = format!(
            "UPDATE {table} SET {column} = $1{unnamed} WHERE {column} = $2 AND {of_row} = $3"
        );
        let query = sqlx::query(AssertSqlSafe(statement)).bind(substitute).bind(person).bind(guild);
        changed += query.execute(&mut *tx).await?.rows_affected();
    }
    discard_league_and_snapshots(tx, guild_id, 0).await?;
    Ok(changed)
}
