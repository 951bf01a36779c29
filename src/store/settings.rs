//! Choices of servers and of people, and what the program knows about itself.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::ids::to_sql;
use super::{Store, StoreError};
use crate::ids::{GuildId, PersonId};

/// The choices of a server or of a person; `None` where nothing has been chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The language.
    pub locale: Option<String>,
    /// The look of the pictures.
    pub theme: Option<String>,
}

/// The statements for one table of settings. They differ in two names, which no statement can take as a parameter.
struct Statements {
    get: &'static str,
    set: &'static str,
    remove: &'static str,
}

macro_rules! statements {
    ($table:literal, $id:literal) => {
        Statements {
            get: concat!("SELECT locale, theme FROM ", $table, " WHERE ", $id, " = $1"),
            set: concat!(
                "INSERT INTO ",
                $table,
                " (",
                $id,
                ", locale, theme) VALUES ($1, $2, $3) ON CONFLICT (",
                $id,
                ") DO UPDATE SET locale = excluded.locale, theme = excluded.theme"
            ),
            remove: concat!("DELETE FROM ", $table, " WHERE ", $id, " = $1"),
        }
    };
}

const GUILD: Statements = statements!("guild_settings", "guild_id");
const PERSON: Statements = statements!("person_settings", "person_id");

impl Store {
    /// The choices of a server.
    pub async fn guild_settings(&self, guild_id: GuildId) -> Result<Settings, StoreError> {
        self.settings(&GUILD, to_sql(guild_id)).await
    }

    /// Replaces what a server has chosen. Of one that has chosen nothing, nothing is kept.
    pub async fn set_guild_settings(
        &self,
        guild_id: GuildId,
        settings: &Settings,
    ) -> Result<(), StoreError> {
        self.set_settings(&GUILD, to_sql(guild_id), settings).await
    }

    /// The name of the level at which computers play on a server; `None` where none was chosen.
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

    /// The choices of a person.
    pub async fn person_settings(&self, person_id: PersonId) -> Result<Settings, StoreError> {
        self.settings(&PERSON, to_sql(person_id)).await
    }

    /// Replaces what a person has chosen. Of one who has chosen nothing, nothing is kept.
    pub async fn set_person_settings(
        &self,
        person_id: PersonId,
        settings: &Settings,
    ) -> Result<(), StoreError> {
        self.set_settings(&PERSON, to_sql(person_id), settings).await
    }

    /// The choices of a server and of one of its people, read at once: every interaction asks for both.
    pub async fn settings_of(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
    ) -> Result<(Settings, Settings), StoreError> {
        let rows = sqlx::query(
            "SELECT locale, theme, 0 AS of_person FROM guild_settings WHERE guild_id = $1 \
             UNION ALL SELECT locale, theme, 1 AS of_person FROM person_settings WHERE person_id = $2",
        )
        .bind(to_sql(guild_id))
        .bind(to_sql(person_id))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut both = (Settings::default(), Settings::default());
        for row in &rows {
            let of_person: i32 = row.try_get("of_person")?;
            *(if of_person == 1 { &mut both.1 } else { &mut both.0 }) = settings(row)?;
        }
        Ok(both)
    }

    /// Something the program has noted about itself.
    pub async fn fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT value FROM facts WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Notes something, in place of what was noted under this name.
    pub async fn set_fact(&self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    async fn settings(&self, statements: &Statements, id: i64) -> Result<Settings, StoreError> {
        let row =
            sqlx::query(statements.get).bind(id).fetch_optional(&self.connections.readers).await?;
        row.as_ref().map_or(Ok(Settings::default()), settings)
    }

    async fn set_settings(
        &self,
        statements: &Statements,
        id: i64,
        new: &Settings,
    ) -> Result<(), StoreError> {
        if *new == Settings::default() {
            sqlx::query(statements.remove).bind(id).execute(&self.connections.writer).await?;
            return Ok(());
        }
        sqlx::query(statements.set)
            .bind(id)
            .bind(new.locale.as_deref())
            .bind(new.theme.as_deref())
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }
}

fn settings(row: &AnyRow) -> Result<Settings, StoreError> {
    Ok(Settings { locale: row.try_get("locale")?, theme: row.try_get("theme")? })
}
