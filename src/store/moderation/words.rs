//! Texts that moderators have written about people. They expire, and ids and names of people whose data is deleted are removed from
//! them.

use serde_json::{Map, Value};
use sqlx::AnyConnection;

use crate::ids::{GuildId, PersonId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

/// The JSON field of a line of the moderation log that contains a moderator's own words.
const WORDS: &str = "words";
/// The SQL pattern for lines of the moderation log that contain the field [`WORDS`].
const HAS_WORDS: &str = "%\"words\":%";
/// The minimum length of a name that is removed from texts. Shorter names also occur within unrelated words.
const SHORTEST_NAME: usize = 3;
/// The text that replaces a removed id or name.
const TAKEN_OUT: &str = "…";

/// The texts by which a person may be named: mentions, the id, and the person's names on a server.
struct NameForms {
    forms: Vec<String>,
}

impl NameForms {
    /// Collects the mentions, the id and the names of a person. Short names are left out.
    fn new(person: PersonId, names: Vec<String>) -> Self {
        let mut forms = vec![format!("<@!{person}>"), format!("<@{person}>"), person.to_string()];
        forms.extend(names.into_iter().filter(|name| name.chars().count() >= SHORTEST_NAME));
        Self { forms }
    }

    /// Returns a text with the person's id and names replaced by [`TAKEN_OUT`].
    fn text_without_names(&self, text: &str) -> String {
        self.forms.iter().fold(text.to_owned(), |text, form| text.replace(form, TAKEN_OUT))
    }
}

impl Store {
    /// Returns the server with the lowest id above `after` (of all servers for `None`) that has a suspension, a line in its
    /// moderation log, or a moderator's decision about a result.
    pub async fn next_moderated_server(
        &self,
        after: Option<GuildId>,
    ) -> Result<Option<GuildId>, StoreError> {
        let after = after.map_or(i64::MIN, to_sql);
        let mut next = None;
        for query in [
            "SELECT guild_id FROM moderation_log WHERE guild_id > $1 ORDER BY guild_id LIMIT 1",
            "SELECT guild_id FROM bars WHERE guild_id > $1 ORDER BY guild_id LIMIT 1",
            "SELECT guild_id FROM kept_bars WHERE guild_id > $1 ORDER BY guild_id LIMIT 1",
            "SELECT guild_id FROM voidings WHERE guild_id > $1 ORDER BY guild_id LIMIT 1",
        ] {
            let found: Option<i64> = sqlx::query_scalar(query)
                .bind(after)
                .fetch_optional(&self.connections.readers)
                .await?;
            next = found.into_iter().chain(next).min();
        }
        Ok(next.map(from_sql))
    }

    /// Deletes the moderators' own words on a server that were written before `written_before`: from suspensions, from decisions
    /// about results, and from lines of the moderation log. These suspensions, decisions and lines stay, without the words. Also
    /// deletes the anonymous suspensions (those of people whose data was deleted) that have ended at `now`. Times are in
    /// milliseconds since 1970. Returns the number of changed rows.
    pub async fn expire_moderator_texts(
        &self,
        guild_id: GuildId,
        written_before: i64,
        now: i64,
    ) -> Result<u64, StoreError> {
        let mut tx = self.connections.begin().await?;
        let done =
            expire_moderator_texts_of_server(&mut tx, to_sql(guild_id), written_before, now).await;
        commit_or_roll_back(tx, done).await
    }

    /// Removes a person from the texts that moderators of all servers have written. Deletes the texts of log lines about the
    /// person. Removes the person's id and names from other texts. Returns the number of changed rows.
    pub async fn remove_person_from_moderator_texts(
        &self,
        person: PersonId,
    ) -> Result<u64, StoreError> {
        // Names are known only for servers on which the person has played, but a text on any server may contain the id.
        let mut guilds = self.servers_naming(person).await?;
        let mut after = None;
        while let Some(guild) = self.next_server_with_text_naming(after, person).await? {
            guilds.push(guild);
            after = Some(guild);
        }
        guilds.sort_unstable();
        guilds.dedup();
        let mut changed = 0;
        for guild in guilds {
            let mut tx = self.connections.begin().await?;
            let done = remove_person_from_texts_of_server(&mut tx, to_sql(guild), person).await;
            changed += commit_or_roll_back(tx, done).await?;
        }
        Ok(changed)
    }

    /// Returns the server with the lowest id above `after` (of all servers for `None`) on which a moderator's text contains the
    /// digits of a person's id.
    async fn next_server_with_text_naming(
        &self,
        after: Option<GuildId>,
        person: PersonId,
    ) -> Result<Option<GuildId>, StoreError> {
        let after = after.map_or(i64::MIN, to_sql);
        let mut next = None;
        for query in [
            "SELECT guild_id FROM moderation_log WHERE guild_id > $1 AND body LIKE $2 ORDER BY guild_id LIMIT 1",
            "SELECT guild_id FROM bars WHERE guild_id > $1 AND words LIKE $2 ORDER BY guild_id LIMIT 1",
            "SELECT guild_id FROM voidings WHERE guild_id > $1 AND reason LIKE $2 ORDER BY guild_id LIMIT 1",
        ] {
            let found: Option<i64> = sqlx::query_scalar(query)
                .bind(after)
                .bind(format!("%{person}%"))
                .fetch_optional(&self.connections.readers)
                .await?;
            next = found.into_iter().chain(next).min();
        }
        Ok(next.map(from_sql))
    }
}

/// Deletes the moderators' own words that were written before `written_before` from a server's suspensions, decisions about results
/// and log lines. Also deletes the anonymous suspensions that have ended at `now`. Times are in milliseconds since 1970. Returns
/// the number of changed rows.
async fn expire_moderator_texts_of_server(
    tx: &mut AnyConnection,
    guild: i64,
    written_before: i64,
    now: i64,
) -> Result<u64, StoreError> {
    let bars = sqlx::query(
        "UPDATE bars SET words = NULL WHERE guild_id = $1 AND since < $2 AND words IS NOT NULL",
    );
    let mut changed =
        bars.bind(guild).bind(written_before).execute(&mut *tx).await?.rows_affected();
    let reasons = sqlx::query(
        "UPDATE voidings SET reason = $1 WHERE guild_id = $2 AND at < $3 AND reason <> $1",
    );
    let reasons = reasons.bind(TAKEN_OUT).bind(guild).bind(written_before);
    changed += reasons.execute(&mut *tx).await?.rows_affected();
    changed +=
        super::anonymous_suspensions::delete_ended_anonymous_suspensions(tx, guild, now).await?;
    let lines: Vec<(i64, String)> = sqlx::query_as(
        "SELECT interaction_id, body FROM moderation_log WHERE guild_id = $1 AND at < $2 AND body LIKE $3",
    )
    .bind(guild)
    .bind(written_before)
    .bind(HAS_WORDS)
    .fetch_all(&mut *tx)
    .await?;
    for (interaction, body) in lines {
        let Some((mut fields, _)) = parse_fields_and_moderator_text(&body) else { continue };
        fields.remove(WORDS);
        changed += update_log_line_fields(tx, guild, interaction, fields).await?;
    }
    Ok(changed)
}

/// Removes a person's id and names from the moderators' texts of a server. Returns the number of changed rows.
async fn remove_person_from_texts_of_server(
    tx: &mut AnyConnection,
    guild: i64,
    person: PersonId,
) -> Result<u64, StoreError> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT DISTINCT s.name FROM result_seats s JOIN results r ON r.table_id = s.table_id \
         WHERE s.person_id = $1 AND r.guild_id = $2",
    )
    .bind(to_sql(person))
    .bind(guild)
    .fetch_all(&mut *tx)
    .await?;
    let named = NameForms::new(person, names);
    let has_id = format!("%{person}%");
    let bars: Vec<(i64, String)> = sqlx::query_as(
        "SELECT person_id, words FROM bars WHERE guild_id = $1 AND (words LIKE $2 OR person_id = $3 AND words IS NOT NULL)",
    )
    .bind(guild)
    .bind(has_id.as_str())
    .bind(to_sql(person))
    .fetch_all(&mut *tx)
    .await?;
    let mut changed = 0;
    for (barred, words) in bars {
        let remaining = named.text_without_names(&words);
        if remaining == words {
            continue;
        }
        let query =
            sqlx::query("UPDATE bars SET words = $1 WHERE guild_id = $2 AND person_id = $3");
        let query = query.bind(remaining).bind(guild).bind(barred);
        changed += query.execute(&mut *tx).await?.rows_affected();
    }
    changed += remove_person_from_voiding_reasons(tx, guild, (person, &named)).await?;
    // The reason of a voided result can contain the name of any player, and the log line of such a decision has no person.
    let lines: Vec<(i64, Option<i64>, String)> = sqlx::query_as(
        "SELECT interaction_id, person_id, body FROM moderation_log \
         WHERE guild_id = $1 AND body LIKE $2 AND (body LIKE $3 OR person_id = $4 OR person_id IS NULL)",
    )
    .bind(guild)
    .bind(HAS_WORDS)
    .bind(has_id.as_str())
    .bind(to_sql(person))
    .fetch_all(&mut *tx)
    .await?;
    for (interaction, about, body) in lines {
        let Some((mut fields, words)) = parse_fields_and_moderator_text(&body) else { continue };
        if about == Some(to_sql(person)) {
            fields.remove(WORDS);
            changed += update_log_line_fields(tx, guild, interaction, fields).await?;
            continue;
        }
        let remaining = named.text_without_names(&words);
        if remaining != words {
            fields.insert(WORDS.to_owned(), Value::String(remaining));
            changed += update_log_line_fields(tx, guild, interaction, fields).await?;
        }
    }
    Ok(changed)
}

/// Removes a person's id and names from moderators' reasons for decisions about results. Changes the reasons that contain the id,
/// and those for results of the person's own matches. Returns the number of changed rows.
async fn remove_person_from_voiding_reasons(
    tx: &mut AnyConnection,
    guild: i64,
    (person, name_forms): (PersonId, &NameForms),
) -> Result<u64, StoreError> {
    let reasons: Vec<(i64, i32, String)> = sqlx::query_as(
        "SELECT number, seq, reason FROM voidings WHERE guild_id = $1 AND (reason LIKE $2 OR EXISTS \
         (SELECT 1 FROM result_seats s WHERE s.table_id = voidings.table_id AND s.person_id = $3))",
    )
    .bind(guild)
    .bind(format!("%{person}%"))
    .bind(to_sql(person))
    .fetch_all(&mut *tx)
    .await?;
    let mut changed = 0;
    for (number, seq, reason) in reasons {
        let remaining = name_forms.text_without_names(&reason);
        if remaining == reason {
            continue;
        }
        let query = sqlx::query(
            "UPDATE voidings SET reason = $1 WHERE guild_id = $2 AND number = $3 AND seq = $4",
        );
        let query = query.bind(remaining).bind(guild).bind(number).bind(seq);
        changed += query.execute(&mut *tx).await?.rows_affected();
    }
    Ok(changed)
}

/// Parses the JSON of a log line. Returns all its fields, and the moderator's words; `None` if it contains no words.
fn parse_fields_and_moderator_text(body: &str) -> Option<(Map<String, Value>, String)> {
    let fields: Map<String, Value> = serde_json::from_str(body).ok()?;
    let words = fields.get(WORDS)?.as_str()?.to_owned();
    Some((fields, words))
}

/// Replaces the fields of a log line. Returns the number of changed lines.
async fn update_log_line_fields(
    tx: &mut AnyConnection,
    guild: i64,
    interaction: i64,
    fields: Map<String, Value>,
) -> Result<u64, StoreError> {
    let query = sqlx::query(
        "UPDATE moderation_log SET body = $1 WHERE guild_id = $2 AND interaction_id = $3",
    );
    let query = query.bind(Value::Object(fields).to_string()).bind(guild).bind(interaction);
    Ok(query.execute(tx).await?.rows_affected())
}
