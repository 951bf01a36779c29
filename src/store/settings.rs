//! Settings of servers and people, and facts (named values) about the installation.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::ids::to_sql;
use super::{Store, StoreError};
use crate::ids::{GuildId, PersonId};

/// The settings of a server. A field is `None` for the default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ServerSettings {
    /// The language that the server has chosen; `None` for the language set in Discord.
    pub locale: Option<String>,
    /// The name of the colour theme of the pictures; `None` for the default.
    pub theme: Option<String>,
}

/// A server's default options for new tables, by their stored names. A field is `None` for the program's default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredTableDefaults {
    pub edition: Option<String>,
    /// The name of the length of a match; `None` for the default.
    pub length: Option<String>,
    pub clock: Option<String>,
    /// True if a match is played in its own thread.
    pub thread: bool,
    /// True if a match is friendly, so that it counts neither for ratings nor for leaderboards.
    pub friendly: bool,
}

/// The settings of a person. A field is `None` for the default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PersonSettings {
    /// The language that the person has chosen; `None` for the language set in Discord.
    pub locale: Option<String>,
    /// The name of the colour theme of the pictures; `None` for the default.
    pub theme: Option<String>,
    /// The name of the setting that says whether private answers contain pictures; `None` for the default.
    pub pictures: Option<String>,
    /// True if the bot draws a tile for the person when drawing is the only legal action; `None` for the default.
    pub draws: Option<bool>,
}

impl Store {
    /// Returns the settings of a server.
    pub async fn guild_settings(&self, guild_id: GuildId) -> Result<ServerSettings, StoreError> {
        let row = sqlx::query("SELECT locale, theme FROM guild_settings WHERE guild_id = $1")
            .bind(to_sql(guild_id))
            .fetch_optional(&self.connections.readers)
            .await?;
        row.as_ref().map_or(Ok(ServerSettings::default()), server_settings_from_row)
    }

    /// Replaces the settings of a server; deletes the row if all are defaults.
    pub async fn set_guild_settings(
        &self,
        guild_id: GuildId,
        settings: &ServerSettings,
    ) -> Result<(), StoreError> {
        let id = to_sql(guild_id);
        let change = if *settings == ServerSettings::default() {
            sqlx::query("DELETE FROM guild_settings WHERE guild_id = $1").bind(id)
        } else {
            sqlx::query(
                "INSERT INTO guild_settings (guild_id, locale, theme) VALUES ($1, $2, $3) \
                 ON CONFLICT (guild_id) DO UPDATE SET locale = excluded.locale, theme = excluded.theme",
            )
            .bind(id)
            .bind(settings.locale.as_deref())
            .bind(settings.theme.as_deref())
        };
        change.execute(&self.connections.writer).await?;
        Ok(())
    }

    /// Returns the name of the level at which computers play on a server; `None` if none was chosen.
    pub async fn computer_level(&self, guild_id: GuildId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT level FROM guild_computers WHERE guild_id = $1")
            .bind(to_sql(guild_id))
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Replaces the level at which computers play on a server.
    pub async fn set_computer_level(
        &self,
        guild_id: GuildId,
        level: &str,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_computers (guild_id, level) VALUES ($1, $2) ON CONFLICT (guild_id) DO UPDATE SET level = excluded.level",
        )
        .bind(to_sql(guild_id))
        .bind(level)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the name of the default kind of hints at a server's tables; `None` if none was
    /// chosen.
    pub async fn default_table_hints(
        &self,
        guild_id: GuildId,
    ) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT hints FROM guild_hints WHERE guild_id = $1")
            .bind(to_sql(guild_id))
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Replaces the default kind of hints at a server's tables.
    pub async fn set_default_table_hints(
        &self,
        guild_id: GuildId,
        hints: &str,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_hints (guild_id, hints) VALUES ($1, $2) ON CONFLICT (guild_id) DO UPDATE SET hints = excluded.hints",
        )
        .bind(to_sql(guild_id))
        .bind(hints)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns whether the server shows a line about the highlights of a match; `None` if the server has not chosen.
    pub async fn highlights_setting(&self, guild_id: GuildId) -> Result<Option<bool>, StoreError> {
        let shown: Option<i32> =
            sqlx::query_scalar("SELECT shown FROM guild_highlights WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(shown.map(|shown| shown != 0))
    }

    /// Stores whether the server shows a line about the highlights of a match.
    pub async fn set_highlights_setting(
        &self,
        guild_id: GuildId,
        shown: bool,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_highlights (guild_id, shown) VALUES ($1, $2) ON CONFLICT (guild_id) DO UPDATE SET shown = excluded.shown",
        )
        .bind(to_sql(guild_id))
        .bind(i32::from(shown))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the name of the server's setting for kept pictures, which decides which messages with boards keep their pictures;
    /// `None` if none was chosen.
    pub async fn kept_pictures_setting(
        &self,
        guild_id: GuildId,
    ) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT kept FROM guild_pictures WHERE guild_id = $1")
            .bind(to_sql(guild_id))
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Returns the settings of a server, and the name of its setting for kept pictures (see [`Self::kept_pictures_setting`]). One
    /// query reads both, because every message of a table needs both.
    pub async fn settings_and_kept_pictures(
        &self,
        guild_id: GuildId,
    ) -> Result<(ServerSettings, Option<String>), StoreError> {
        let row = sqlx::query(
            "SELECT s.locale, s.theme, p.kept FROM (SELECT CAST($1 AS BIGINT) AS id) found \
             LEFT JOIN guild_settings s ON s.guild_id = found.id LEFT JOIN guild_pictures p ON p.guild_id = found.id",
        )
        .bind(to_sql(guild_id))
        .fetch_one(&self.connections.readers)
        .await?;
        Ok((server_settings_from_row(&row)?, row.try_get("kept")?))
    }

    /// Replaces the server's setting for kept pictures (see [`Self::kept_pictures_setting`]).
    pub async fn set_kept_pictures_setting(
        &self,
        guild_id: GuildId,
        setting: &str,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_pictures (guild_id, kept) VALUES ($1, $2) ON CONFLICT (guild_id) DO UPDATE SET kept = excluded.kept",
        )
        .bind(to_sql(guild_id))
        .bind(setting)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns a server's default options for new tables.
    pub async fn table_defaults(
        &self,
        guild_id: GuildId,
    ) -> Result<StoredTableDefaults, StoreError> {
        let row = sqlx::query(
            "SELECT edition, length, clock, thread, friendly FROM guild_table_defaults WHERE guild_id = $1",
        )
        .bind(to_sql(guild_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        let Some(row) = row else { return Ok(StoredTableDefaults::default()) };
        Ok(StoredTableDefaults {
            edition: row.try_get("edition")?,
            length: row.try_get("length")?,
            clock: row.try_get("clock")?,
            thread: row.try_get::<i32, _>("thread")? != 0,
            friendly: row.try_get::<i32, _>("friendly")? != 0,
        })
    }

    /// Replaces a server's default options for new tables.
    pub async fn set_table_defaults(
        &self,
        guild_id: GuildId,
        defaults: &StoredTableDefaults,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_table_defaults (guild_id, edition, length, clock, thread, friendly) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (guild_id) DO UPDATE SET edition = excluded.edition, length = excluded.length, \
             clock = excluded.clock, thread = excluded.thread, friendly = excluded.friendly",
        )
        .bind(to_sql(guild_id))
        .bind(defaults.edition.as_deref())
        .bind(defaults.length.as_deref())
        .bind(defaults.clock.as_deref())
        .bind(i32::from(defaults.thread))
        .bind(i32::from(defaults.friendly))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the settings of a person.
    pub async fn person_settings(&self, person_id: PersonId) -> Result<PersonSettings, StoreError> {
        let row = sqlx::query(
            "SELECT locale, theme, pictures, draws FROM person_settings WHERE person_id = $1",
        )
        .bind(to_sql(person_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        row.as_ref().map_or(Ok(PersonSettings::default()), person_settings_from_row)
    }

    /// Replaces the settings of a person; deletes the row if all are defaults.
    pub async fn set_person_settings(
        &self,
        person_id: PersonId,
        settings: &PersonSettings,
    ) -> Result<(), StoreError> {
        let id = to_sql(person_id);
        let change = if *settings == PersonSettings::default() {
            sqlx::query("DELETE FROM person_settings WHERE person_id = $1").bind(id)
        } else {
            sqlx::query(
                "INSERT INTO person_settings (person_id, locale, theme, pictures, draws) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person_id) DO UPDATE \
                 SET locale = excluded.locale, theme = excluded.theme, pictures = excluded.pictures, draws = excluded.draws",
            )
            .bind(id)
            .bind(settings.locale.as_deref())
            .bind(settings.theme.as_deref())
            .bind(settings.pictures.as_deref())
            .bind(settings.draws.map(i32::from))
        };
        change.execute(&self.connections.writer).await?;
        Ok(())
    }

    /// Returns the settings of a server and of a person. One query reads both, because every interaction needs both.
    pub async fn server_and_person_settings(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
    ) -> Result<(ServerSettings, PersonSettings), StoreError> {
        let rows = sqlx::query(
            "SELECT locale, theme, CAST(NULL AS TEXT) AS pictures, CAST(NULL AS INTEGER) AS draws, 0 AS of_person \
             FROM guild_settings WHERE guild_id = $1 \
             UNION ALL SELECT locale, theme, pictures, draws, 1 AS of_person \
             FROM person_settings WHERE person_id = $2",
        )
        .bind(to_sql(guild_id))
        .bind(to_sql(person_id))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut both = (ServerSettings::default(), PersonSettings::default());
        for row in &rows {
            let of_person: i32 = row.try_get("of_person")?;
            if of_person == 1 {
                both.1 = person_settings_from_row(row)?;
            } else {
                both.0 = server_settings_from_row(row)?;
            }
        }
        Ok(both)
    }

    /// Returns the fact with this name; `None` if none is stored. A fact is a named value about the installation, which belongs to
    /// no server and no person.
    pub async fn installation_fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT value FROM facts WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Returns the fact with this name. If there is none, stores `new_value` and returns it. If two processes do so at the same
    /// time, both get the value that was stored first.
    pub async fn installation_fact_or_insert(
        &self,
        name: &str,
        new_value: &str,
    ) -> Result<String, StoreError> {
        sqlx::query(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        )
        .bind(name)
        .bind(new_value)
        .execute(&self.connections.writer)
        .await?;
        Ok(sqlx::query_scalar("SELECT value FROM facts WHERE name = $1")
            .bind(name)
            .fetch_one(&self.connections.writer)
            .await?)
    }

    /// Stores a fact, which replaces the fact of the same name.
    pub async fn set_installation_fact(&self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }
}

/// Reads the settings of a server from a row of a query.
fn server_settings_from_row(row: &AnyRow) -> Result<ServerSettings, StoreError> {
    Ok(ServerSettings { locale: row.try_get("locale")?, theme: row.try_get("theme")? })
}

/// Reads the settings of a person from a row of a query.
fn person_settings_from_row(row: &AnyRow) -> Result<PersonSettings, StoreError> {
    let ServerSettings { locale, theme } = server_settings_from_row(row)?;
    let draws: Option<i32> = row.try_get("draws")?;
    let draws = draws.map(|draws| draws != 0);
    Ok(PersonSettings { locale, theme, pictures: row.try_get("pictures")?, draws })
}
