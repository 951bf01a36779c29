//! Results of matches. They are written with the event that ends a match, and are append-only.

pub mod reviews;
pub(in crate::store) mod solo;
pub mod voidings;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::ids::{ChannelId, GuildId, TableId};
use crate::league::{Achievements, MatchResult, Player, RuleChanges, SeatResult};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};
use triominos_rules::game::{Edition, Scoring};

/// A stored result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredResult {
    /// The number of the result on its server. The results of a server are numbered from 1 without gaps, in the order of the
    /// commits.
    pub number: i64,
    pub result: MatchResult,
}

/// The results that a query has found, and the tables whose results could not be read because they are damaged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundResults {
    pub results: Vec<StoredResult>,
    pub damaged: Vec<TableId>,
}

/// A query for results with their seats. `$condition` is the condition of its WHERE clause, in which `r` is a row of the database
/// table `results`.
macro_rules! results {
    ($condition:literal) => {
        concat!(
            "SELECT r.table_id, r.guild_id, r.number, r.channel_id, r.started_at, r.finished_at, r.edition, r.changed, \
                    r.play_changed, r.given_up, r.friendly, r.undone, r.scoring, r.rounds, s.person_id, s.name, s.computer, s.left_order, s.points, s.place, s.turns, \
                    s.missed_turns, s.placements, s.draws, s.bridges, s.hexagons, s.double_hexagons, s.triple_hexagons, \
                    s.best_move, s.rounds_won, s.minded_turns \
             FROM results r JOIN result_seats s ON s.table_id = r.table_id WHERE ",
            $condition,
            " ORDER BY r.number, s.seat"
        )
    };
}

mod of_person;

impl Store {
    /// Returns the result of the match at this table; `None` if there is no result.
    pub async fn result_of(&self, table: TableId) -> Result<Option<StoredResult>, StoreError> {
        let rows = sqlx::query(results!("r.table_id = $1"))
            .bind(table.0)
            .fetch_all(&self.connections.readers)
            .await?;
        let FoundResults { mut results, damaged } = results_from_rows(&rows);
        match damaged.is_empty() {
            true => Ok(results.pop()),
            false => Err(StoreError::Damaged(format!("the result of table {}", table.0))),
        }
    }

    /// Returns at most `limit` results of a server whose numbers are greater than `after_number`, in ascending order. Damaged
    /// results are left out.
    pub async fn results_after(
        &self,
        guild_id: GuildId,
        after_number: i64,
        limit: u32,
    ) -> Result<Vec<StoredResult>, StoreError> {
        Ok(self.results_and_damaged_tables_after(guild_id, after_number, limit).await?.results)
    }

    /// Returns results like [`Self::results_after`], and also the tables whose results are damaged.
    pub async fn results_and_damaged_tables_after(
        &self,
        guild_id: GuildId,
        after_number: i64,
        limit: u32,
    ) -> Result<FoundResults, StoreError> {
        let rows = sqlx::query(results!("r.guild_id = $1 AND r.number > $2 AND r.number <= $3"))
            .bind(to_sql(guild_id))
            .bind(after_number)
            .bind(after_number.saturating_add(i64::from(limit)))
            .fetch_all(&self.connections.readers)
            .await?;
        Ok(results_from_rows(&rows))
    }

    /// Returns a server's newest results, newest first; at most `limit`.
    pub async fn newest_results(
        &self,
        guild_id: GuildId,
        limit: u32,
    ) -> Result<Vec<StoredResult>, StoreError> {
        let last: Option<i64> =
            sqlx::query_scalar("SELECT last FROM result_counts WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        let before = last.unwrap_or(0).saturating_sub(i64::from(limit));
        let mut newest = self.results_after(guild_id, before, limit).await?;
        newest.reverse();
        Ok(newest)
    }

    /// Returns the channel of the match whose result is the server's most recent one; `None` if there is no result. For a match of
    /// a tournament, returns the channel of the tournament, because the thread of the match is archived after the tournament.
    pub async fn last_result_channel(
        &self,
        guild_id: GuildId,
    ) -> Result<Option<ChannelId>, StoreError> {
        let channel: Option<i64> = sqlx::query_scalar(
            "SELECT COALESCE(t.channel_id, r.channel_id) FROM results r \
             LEFT JOIN tournament_tables w ON w.table_id = r.table_id \
             LEFT JOIN tournaments t ON t.id = w.tournament_id \
             WHERE r.guild_id = $1 ORDER BY r.number DESC LIMIT 1",
        )
        .bind(to_sql(guild_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        Ok(channel.map(from_sql))
    }
}

/// Stores a result under the next number of its server.
pub(in crate::store) async fn insert_result(
    tx: &mut AnyConnection,
    result: &MatchResult,
) -> Result<(), StoreError> {
    // On PostgreSQL, if two matches end at the same time, the second transaction waits here for the commit of the first.
    sqlx::query(
        "INSERT INTO result_counts (guild_id, last) VALUES ($1, 1) \
         ON CONFLICT (guild_id) DO UPDATE SET last = result_counts.last + 1",
    )
    .bind(to_sql(result.guild))
    .execute(&mut *tx)
    .await?;
    sqlx::query(
        "INSERT INTO results (table_id, guild_id, number, channel_id, started_at, finished_at, edition, changed, play_changed, \
         given_up, friendly, undone, scoring, rounds) SELECT $1, $2, last, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 FROM result_counts WHERE guild_id = $2",
    )
    .bind(result.table)
    .bind(to_sql(result.guild))
    .bind(to_sql(result.channel))
    .bind(result.started_at)
    .bind(result.finished_at)
    .bind(result.edition.name())
    .bind(i32::from(result.rule_changes != RuleChanges::None))
    .bind(i32::from(result.rule_changes == RuleChanges::Play))
    .bind(i32::from(result.given_up))
    .bind(i32::from(result.friendly))
    .bind(i32::from(result.undone))
    .bind(scoring_name(result.scoring))
    .bind(to_sql_count(result.rounds))
    .execute(&mut *tx)
    .await?;
    for (seat, of_seat) in (0_i32..).zip(&result.seats) {
        insert_seat_result(tx, result.table, seat, of_seat).await?;
    }
    Ok(())
}

/// Stores the result of the player at the seat with the number `seat`, counted from 0.
async fn insert_seat_result(
    tx: &mut AnyConnection,
    table: i64,
    seat: i32,
    result: &SeatResult,
) -> Result<(), StoreError> {
    let SeatResult { player, left, points, place, achievements, computer_turns_while_absent } =
        result;
    let (person, name, computer) = match player {
        Player::Person { id, name } => (Some(to_sql(*id)), Some(name.as_str()), None),
        Player::Computer { number } => (None, None, Some(i32::from(*number))),
    };
    sqlx::query(
        "INSERT INTO result_seats (table_id, seat, person_id, name, computer, left_order, points, place, turns, missed_turns, \
         placements, draws, bridges, hexagons, double_hexagons, triple_hexagons, best_move, rounds_won, \
         minded_turns) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
    )
    .bind(table)
    .bind(seat)
    .bind(person)
    .bind(name)
    .bind(computer)
    .bind(left.map(to_sql_count))
    .bind(*points)
    .bind(to_sql_count(*place))
    .bind(to_sql_count(achievements.turns))
    .bind(to_sql_count(achievements.missed_turns))
    .bind(to_sql_count(achievements.placements))
    .bind(to_sql_count(achievements.draws))
    .bind(to_sql_count(achievements.bridges))
    .bind(to_sql_count(achievements.hexagons))
    .bind(to_sql_count(achievements.double_hexagons))
    .bind(to_sql_count(achievements.triple_hexagons))
    .bind(achievements.best_move)
    .bind(to_sql_count(achievements.rounds_won))
    .bind(to_sql_count(*computer_turns_while_absent))
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Builds results from the rows of their seats, which must be sorted by result and seat. A result with an unreadable row counts as
/// damaged.
fn results_from_rows(rows: &[AnyRow]) -> FoundResults {
    let mut found = FoundResults::default();
    let number = |row: &AnyRow| row.try_get::<i64, _>("number").ok();
    for rows in rows.chunk_by(|one, other| number(one) == number(other)) {
        match result_from_rows(rows) {
            Ok(result) => found.results.push(result),
            Err(error) => {
                let table = rows[0].try_get("table_id").unwrap_or_default();
                tracing::warn!(table, %error, "a damaged result is left out");
                found.damaged.push(TableId(table));
            }
        }
    }
    found
}

/// Builds one result from the rows of its seats.
fn result_from_rows(rows: &[AnyRow]) -> Result<StoredResult, StoreError> {
    let mut result = result_without_seats(&rows[0])?;
    result.seats = rows.iter().map(seat_result_from_row).collect::<Result<_, _>>()?;
    Ok(StoredResult { number: rows[0].try_get("number")?, result })
}

/// Reads the columns of a result that do not depend on a seat.
fn result_without_seats(row: &AnyRow) -> Result<MatchResult, StoreError> {
    let table: i64 = row.try_get("table_id")?;
    let damaged = |what: &str, value: &str| {
        StoreError::Damaged(format!("result of table {table}: its {what} is '{value}'"))
    };
    let edition: &str = row.try_get("edition")?;
    let scoring: &str = row.try_get("scoring")?;
    Ok(MatchResult {
        table,
        guild: from_sql(row.try_get("guild_id")?),
        channel: from_sql(row.try_get("channel_id")?),
        started_at: row.try_get("started_at")?,
        finished_at: row.try_get("finished_at")?,
        edition: Edition::from_name(edition).ok_or_else(|| damaged("edition", edition))?,
        rule_changes: match (bool_from_row(row, "changed")?, bool_from_row(row, "play_changed")?) {
            (_, true) => RuleChanges::Play,
            (true, false) => RuleChanges::Length,
            (false, false) => RuleChanges::None,
        },
        given_up: bool_from_row(row, "given_up")?,
        friendly: bool_from_row(row, "friendly")?,
        undone: bool_from_row(row, "undone")?,
        scoring: scoring_by_name(scoring).ok_or_else(|| damaged("scoring", scoring))?,
        rounds: count_from_row(row, "rounds")?,
        seats: Vec::new(),
    })
}

/// Reads the result of a seat from a row of a query.
fn seat_result_from_row(row: &AnyRow) -> Result<SeatResult, StoreError> {
    let player = match row.try_get::<Option<i64>, _>("person_id")? {
        Some(id) => Player::Person { id: from_sql(id), name: row.try_get("name")? },
        None => {
            let number: i32 = row.try_get("computer")?;
            let damaged = |_| StoreError::Damaged(format!("a result of computer {number}"));
            Player::Computer { number: u8::try_from(number).map_err(damaged)? }
        }
    };
    let achievements = Achievements {
        turns: count_from_row(row, "turns")?,
        missed_turns: count_from_row(row, "missed_turns")?,
        placements: count_from_row(row, "placements")?,
        draws: count_from_row(row, "draws")?,
        bridges: count_from_row(row, "bridges")?,
        hexagons: count_from_row(row, "hexagons")?,
        double_hexagons: count_from_row(row, "double_hexagons")?,
        triple_hexagons: count_from_row(row, "triple_hexagons")?,
        best_move: row.try_get("best_move")?,
        rounds_won: count_from_row(row, "rounds_won")?,
    };
    Ok(SeatResult {
        player,
        left: row.try_get::<Option<i32>, _>("left_order")?.map(from_sql_count),
        points: row.try_get("points")?,
        place: count_from_row(row, "place")?,
        achievements,
        computer_turns_while_absent: count_from_row(row, "minded_turns")?,
    })
}

/// Reads a boolean, which is stored as 0 for `false` and 1 for `true`.
fn bool_from_row(row: &AnyRow, column: &str) -> Result<bool, StoreError> {
    Ok(row.try_get::<i32, _>(column)? != 0)
}

/// Reads a count, which is stored as a signed integer.
fn count_from_row(row: &AnyRow, column: &str) -> Result<u32, StoreError> {
    Ok(from_sql_count(row.try_get(column)?))
}

/// Converts a count to its SQL type. Counts of a match are small enough to fit.
fn to_sql_count(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// Converts a stored count to an unsigned integer; 0 if it is negative.
fn from_sql_count(stored: i32) -> u32 {
    u32::try_from(stored).unwrap_or(0)
}

/// Returns the stored name of the scoring.
fn scoring_name(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Standard => "standard",
        Scoring::Kids => "kids",
        Scoring::None => "none",
    }
}

/// Returns the scoring with this stored name; `None` if there is none.
fn scoring_by_name(name: &str) -> Option<Scoring> {
    [Scoring::Standard, Scoring::Kids, Scoring::None]
        .into_iter()
        .find(|scoring| scoring_name(*scoring) == name)
}
