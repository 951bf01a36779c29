//! The decisions of moderators about the people and channels of a server, and their log.

mod anonymous_suspensions;
mod words;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::database::connection::commit_or_roll_back;
use super::ids::{from_sql, to_sql};
use super::{Store, StoreError};
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, RoleId};

/// The channels and roles to which the opening of tables on a server is restricted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningRestrictions {
    /// The channels in which tables may be opened; empty if all may be used.
    pub channels: Vec<ChannelId>,
    /// The roles whose members may open tables; empty if everybody may open tables. A person needs only one of the roles.
    pub roles: Vec<RoleId>,
}

/// The suspension of a person on a server. While it is in force, the person may neither take seats at tables nor enter tournaments
/// there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSuspension {
    pub person: PersonId,
    /// The stored name of the reason. The store does not interpret it.
    pub cause: String,
    /// The moderator's own words about the reason; `None` if there are none.
    pub words: Option<String>,
    /// The beginning of the suspension, in milliseconds since 1970.
    pub since: i64,
    /// The end of the suspension, in milliseconds since 1970; `None` if it holds until a moderator lifts it.
    pub until: Option<i64>,
}

/// A line of a server's moderation log. It describes one action of a moderator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationLine {
    /// The id of the interaction that requested the action.
    pub interaction: InteractionId,
    /// The time of the action, in milliseconds since 1970.
    pub at: i64,
    pub by: PersonId,
    /// The id of the person concerned; `None` if the action concerns nobody.
    pub about: Option<PersonId>,
    /// The action as JSON.
    pub body: String,
}

impl Store {
    /// Returns the restrictions on opening tables on a server.
    pub async fn opening_restrictions(
        &self,
        guild_id: GuildId,
    ) -> Result<OpeningRestrictions, StoreError> {
        let row = sqlx::query("SELECT channels, roles FROM guild_openings WHERE guild_id = $1")
            .bind(to_sql(guild_id))
            .fetch_optional(&self.connections.readers)
            .await?;
        let Some(row) = row else { return Ok(OpeningRestrictions::default()) };
        let ids = |column: &str| -> Result<Vec<u64>, StoreError> {
            let kept: String = row.try_get(column)?;
            let id = |id: &str| {
                let id = id.parse().ok().filter(|id| *id > 0);
                id.ok_or_else(|| StoreError::Damaged(format!("an id of a server is '{kept}'")))
            };
            kept.split_whitespace().map(id).collect()
        };
        Ok(OpeningRestrictions {
            channels: ids("channels")?.into_iter().map(ChannelId::new).collect(),
            roles: ids("roles")?.into_iter().map(RoleId::new).collect(),
        })
    }

    /// Replaces the restrictions on opening tables, and adds `log_line` to the moderation log. Returns
    /// [`StoreError::AlreadyHandled`] if the log contains a line of the same interaction.
    pub async fn set_opening_restrictions(
        &self,
        guild_id: GuildId,
        restrictions: &OpeningRestrictions,
        log_line: &ModerationLine,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = replace_opening_restrictions(&mut tx, guild_id, restrictions, log_line).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the suspension of this person that is in force at `now` (milliseconds since 1970); `None` if there is none. It also
    /// finds the suspension of a person whose data was deleted.
    pub async fn suspension_of_person(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
        now: i64,
    ) -> Result<Option<StoredSuspension>, StoreError> {
        let row = sqlx::query(
            "SELECT person_id, cause, words, since, until FROM bars \
             WHERE guild_id = $1 AND person_id = $2 AND (until IS NULL OR until > $3)",
        )
        .bind(to_sql(guild_id))
        .bind(to_sql(person_id))
        .bind(now)
        .fetch_optional(&self.connections.readers)
        .await?;
        match row {
            Some(row) => suspension_from_row(&row).map(Some),
            None => self.anonymous_suspension_of(guild_id, person_id, now).await,
        }
    }

    /// Returns the suspensions of a server that are in force at `now`: first those of people with stored data, newest first, then
    /// those of people whose data was deleted. `now` is in milliseconds since 1970.
    pub async fn suspensions(
        &self,
        guild_id: GuildId,
        now: i64,
    ) -> Result<Vec<StoredSuspension>, StoreError> {
        let rows = sqlx::query(
            "SELECT person_id, cause, words, since, until FROM bars \
             WHERE guild_id = $1 AND (until IS NULL OR until > $2) ORDER BY since DESC, person_id",
        )
        .bind(to_sql(guild_id))
        .bind(now)
        .fetch_all(&self.connections.readers)
        .await?;
        let kept = self.anonymous_suspensions(guild_id, now).await?;
        rows.iter().map(suspension_from_row).chain(kept.into_iter().map(Ok)).collect()
    }

    /// Stores a suspension, and adds `log_line` to the moderation log. The suspension replaces an earlier one of the same person.
    /// Deletes the expired suspensions of the server. Returns [`StoreError::AlreadyHandled`] if the log contains a line of the same
    /// interaction.
    pub async fn store_suspension(
        &self,
        guild_id: GuildId,
        suspension: &StoredSuspension,
        log_line: &ModerationLine,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = replace_suspension(&mut tx, guild_id, suspension, log_line).await;
        commit_or_roll_back(tx, done).await
    }

    /// Ends a person's suspension, and adds `log_line` to the moderation log. Returns `false`, and logs nothing, if no suspension
    /// is in force.
    pub async fn lift_suspension(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
        log_line: &ModerationLine,
    ) -> Result<bool, StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = delete_suspension(&mut tx, guild_id, person_id, log_line).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the channel in which the lines of a server's moderation log are posted; `None` if they are not posted.
    pub async fn log_channel(&self, guild_id: GuildId) -> Result<Option<ChannelId>, StoreError> {
        let channel: Option<i64> =
            sqlx::query_scalar("SELECT channel_id FROM guild_log_channels WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(channel.map(from_sql))
    }

    /// Replaces the channel in which the lines of a server's moderation log are posted; with `None`, they are not posted.
    pub async fn set_log_channel(
        &self,
        guild_id: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), StoreError> {
        let query = match channel {
            Some(channel) => sqlx::query(
                "INSERT INTO guild_log_channels (guild_id, channel_id) VALUES ($1, $2) \
                 ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id",
            )
            .bind(to_sql(guild_id))
            .bind(to_sql(channel)),
            None => sqlx::query("DELETE FROM guild_log_channels WHERE guild_id = $1")
                .bind(to_sql(guild_id)),
        };
        query.execute(&self.connections.writer).await?;
        Ok(())
    }

    /// Adds a line to a server's moderation log. Returns [`StoreError::AlreadyHandled`] if the log contains a line of the same
    /// interaction.
    pub async fn add_moderation_line(
        &self,
        guild_id: GuildId,
        line: &ModerationLine,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = insert_log_line(&mut tx, guild_id, line).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns at most `limit` lines of a server's moderation log, newest first, after skipping the first `skipped`.
    pub async fn moderation_log(
        &self,
        guild_id: GuildId,
        skipped: u32,
        limit: u32,
    ) -> Result<Vec<ModerationLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT interaction_id, at, moderator_id, person_id, body FROM moderation_log \
             WHERE guild_id = $1 ORDER BY interaction_id DESC LIMIT $2 OFFSET $3",
        )
        .bind(to_sql(guild_id))
        .bind(i64::from(limit))
        .bind(i64::from(skipped))
        .fetch_all(&self.connections.readers)
        .await?;
        let line = |row: &AnyRow| {
            Ok(ModerationLine {
                interaction: from_sql(row.try_get("interaction_id")?),
                at: row.try_get("at")?,
                by: from_sql(row.try_get("moderator_id")?),
                about: row.try_get::<Option<i64>, _>("person_id")?.map(from_sql),
                body: row.try_get("body")?,
            })
        };
        rows.iter().map(line).collect()
    }
}

/// Replaces the restrictions on opening tables, and adds `log_line` to the moderation log, within a transaction.
async fn replace_opening_restrictions(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    restrictions: &OpeningRestrictions,
    log_line: &ModerationLine,
) -> Result<(), StoreError> {
    insert_log_line(tx, guild_id, log_line).await?;
    sqlx::query(
        "INSERT INTO guild_openings (guild_id, channels, roles) VALUES ($1, $2, $3) \
         ON CONFLICT (guild_id) DO UPDATE SET channels = excluded.channels, roles = excluded.roles",
    )
    .bind(to_sql(guild_id))
    .bind(space_separated(&restrictions.channels))
    .bind(space_separated(&restrictions.roles))
    .execute(tx)
    .await?;
    Ok(())
}

/// Stores a suspension in place of an earlier one of the same person, and adds `log_line` to the moderation log, within a
/// transaction.
async fn replace_suspension(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    suspension: &StoredSuspension,
    log_line: &ModerationLine,
) -> Result<(), StoreError> {
    insert_log_line(tx, guild_id, log_line).await?;
    sqlx::query("DELETE FROM bars WHERE guild_id = $1 AND until <= $2")
        .bind(to_sql(guild_id))
        .bind(suspension.since)
        .execute(&mut *tx)
        .await?;
    sqlx::query(
        "INSERT INTO bars (guild_id, person_id, cause, words, since, until) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (guild_id, person_id) DO UPDATE SET cause = excluded.cause, words = excluded.words, \
         since = excluded.since, until = excluded.until",
    )
    .bind(to_sql(guild_id))
    .bind(to_sql(suspension.person))
    .bind(suspension.cause.as_str())
    .bind(suspension.words.as_deref())
    .bind(suspension.since)
    .bind(suspension.until)
    .execute(tx)
    .await?;
    Ok(())
}

/// Deletes a person's suspension, and adds `log_line` to the moderation log, within a transaction. Returns `false`, and logs
/// nothing, if no suspension is in force.
async fn delete_suspension(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    person_id: PersonId,
    log_line: &ModerationLine,
) -> Result<bool, StoreError> {
    let query = sqlx::query(
        "DELETE FROM bars WHERE guild_id = $1 AND person_id = $2 AND (until IS NULL OR until > $3)",
    )
    .bind(to_sql(guild_id))
    .bind(to_sql(person_id))
    .bind(log_line.at);
    let lifted = query.execute(&mut *tx).await?.rows_affected() > 0
        || anonymous_suspensions::delete_anonymous_suspension(tx, guild_id, person_id, log_line.at)
            .await?;
    if lifted {
        insert_log_line(tx, guild_id, log_line).await?;
    }
    Ok(lifted)
}

/// Adds a line to the moderation log. Returns [`StoreError::AlreadyHandled`] if the log contains a line of the same interaction.
async fn insert_log_line(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    line: &ModerationLine,
) -> Result<(), StoreError> {
    let noted = sqlx::query(
        "INSERT INTO moderation_log (guild_id, interaction_id, at, moderator_id, person_id, body) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (guild_id, interaction_id) DO NOTHING",
    )
    .bind(to_sql(guild_id))
    .bind(to_sql(line.interaction))
    .bind(line.at)
    .bind(to_sql(line.by))
    .bind(line.about.map(to_sql))
    .bind(line.body.as_str())
    .execute(tx)
    .await?;
    if noted.rows_affected() == 0 { Err(StoreError::AlreadyHandled) } else { Ok(()) }
}

/// Joins ids with spaces.
fn space_separated<T: ToString>(ids: &[T]) -> String {
    ids.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Reads a suspension from a row of a query.
fn suspension_from_row(row: &AnyRow) -> Result<StoredSuspension, StoreError> {
    Ok(StoredSuspension {
        person: from_sql(row.try_get("person_id")?),
        cause: row.try_get("cause")?,
        words: row.try_get("words")?,
        since: row.try_get("since")?,
        until: row.try_get("until")?,
    })
}
