//! The tries of people at the daily games, and the rows about the days themselves. A daily game is the daily deal or the daily
//! puzzle. A try is one person's play of one daily game. The first try counts; later tries are free.

mod days;
mod deleted;
mod posts;
mod reminders;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::ids::to_sql;
use super::{Store, StoreError};
use crate::ids::PersonId;

pub use posts::{DailyPost, GameOfDay};
pub use reminders::DailyReminder;

/// The key of a try: the daily game, the person, and whether the try is the one that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TryKey<'a> {
    /// The number of days since 1970-01-01.
    pub day: i32,
    /// The stored name of the kind of game: `deal` or `puzzle`.
    pub kind: &'a str,
    pub person: PersonId,
    /// False for the try that counts, true for the newest of the later free tries.
    pub is_free: bool,
}

/// A stored try at a daily game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTry {
    /// The number of the try: 0 for the one that counts, then 1, 2, 3 for free tries.
    pub attempt: i32,
    /// The number of moves so far.
    pub moves: i32,
    /// The moves so far as text, which the store does not interpret.
    pub state: String,
    /// The points so far.
    pub points: i32,
    /// The number of hints that were given.
    pub hints: i32,
    /// The time at which the try began, in milliseconds since 1970.
    pub started_at: i64,
    /// True once the result has been posted in a channel.
    pub is_shared: bool,
    /// The time of the move that ended the try, in milliseconds since 1970; `None` while the try goes on.
    pub finished_at: Option<i64>,
}

/// The state of a try after its next move.
#[derive(Clone, Copy, Debug)]
pub struct NextState<'a> {
    pub moves: i32,
    pub state: &'a str,
    pub points: i32,
    /// The time of the move if it ends the try, in milliseconds since 1970; `None` if the try goes on.
    pub finished_at: Option<i64>,
}

/// The maximum number of days that [`Store::daily_days_played_by`] returns.
const MOST_DAYS: i64 = 2_000;

impl Store {
    /// Returns a try; `None` if it has not begun.
    pub async fn daily_try(&self, key: TryKey<'_>) -> Result<Option<StoredTry>, StoreError> {
        let row = sqlx::query(
            "SELECT attempt, moves, state, points, hints, shared, started_at, finished_at FROM daily_tries \
             WHERE day = $1 AND kind = $2 AND person_id = $3 AND free = $4",
        )
        .bind(key.day)
        .bind(key.kind)
        .bind(to_sql(key.person))
        .bind(i32::from(key.is_free))
        // A click may follow a commit at once, and readers of another process may be behind.
        .fetch_optional(&self.connections.writer)
        .await?;
        row.as_ref().map(try_from_row).transpose()
    }

    /// Stores the beginning of the try with the number `attempt`. A free try replaces the previous free try, which has the number
    /// `attempt - 1`. Returns false and stores nothing if the try has already begun. `now` is in milliseconds since 1970.
    pub async fn begin_daily_try(
        &self,
        key: TryKey<'_>,
        attempt: i32,
        now: i64,
    ) -> Result<bool, StoreError> {
        let begun = sqlx::query(
            "INSERT INTO daily_tries \
             (day, kind, person_id, free, attempt, started_at, moves, state, points, hints, shared) \
             VALUES ($1, $2, $3, $4, $5, $6, 0, '', 0, 0, 0) \
             ON CONFLICT (day, kind, person_id, free) DO UPDATE SET attempt = excluded.attempt, \
             started_at = excluded.started_at, moves = 0, state = '', points = 0, hints = 0, finished_at = NULL \
             WHERE daily_tries.free = 1 AND daily_tries.attempt = excluded.attempt - 1",
        )
        .bind(key.day)
        .bind(key.kind)
        .bind(to_sql(key.person))
        .bind(i32::from(key.is_free))
        .bind(attempt)
        .bind(now)
        .execute(&self.connections.writer)
        .await?;
        Ok(begun.rows_affected() == 1)
    }

    /// Stores the state of a try after a move. Returns false and stores nothing if the stored try has another number than
    /// `attempt`, has another number of moves than `expected_moves`, or is over.
    pub async fn continue_daily_try(
        &self,
        key: TryKey<'_>,
        (attempt, expected_moves): (i32, i32),
        next: NextState<'_>,
    ) -> Result<bool, StoreError> {
        let written = sqlx::query(
            "UPDATE daily_tries SET moves = $1, state = $2, points = $3, finished_at = $4 \
             WHERE day = $5 AND kind = $6 AND person_id = $7 AND free = $8 \
             AND attempt = $9 AND moves = $10 AND finished_at IS NULL",
        )
        .bind(next.moves)
        .bind(next.state)
        .bind(next.points)
        .bind(next.finished_at)
        .bind(key.day)
        .bind(key.kind)
        .bind(to_sql(key.person))
        .bind(i32::from(key.is_free))
        .bind(attempt)
        .bind(expected_moves)
        .execute(&self.connections.writer)
        .await?;
        Ok(written.rows_affected() == 1)
    }

    /// Increments the number of hints of a try that has no moves yet. Returns false and stores nothing if the stored try has a
    /// move, has another number than `attempt`, or has another number of hints than `expected_hints`.
    pub async fn increment_daily_hints(
        &self,
        key: TryKey<'_>,
        (attempt, expected_hints): (i32, i32),
    ) -> Result<bool, StoreError> {
        let written = sqlx::query(
            "UPDATE daily_tries SET hints = hints + 1 \
             WHERE day = $1 AND kind = $2 AND person_id = $3 AND free = $4 \
             AND attempt = $5 AND hints = $6 AND moves = 0",
        )
        .bind(key.day)
        .bind(key.kind)
        .bind(to_sql(key.person))
        .bind(i32::from(key.is_free))
        .bind(attempt)
        .bind(expected_hints)
        .execute(&self.connections.writer)
        .await?;
        Ok(written.rows_affected() == 1)
    }

    /// Stores whether the result of a try has been posted in a channel. Returns false if the same was stored before.
    pub async fn set_daily_result_shared(
        &self,
        key: TryKey<'_>,
        is_shared: bool,
    ) -> Result<bool, StoreError> {
        let written = sqlx::query(
            "UPDATE daily_tries SET shared = $1 \
             WHERE day = $2 AND kind = $3 AND person_id = $4 AND free = $5 AND shared <> $1",
        )
        .bind(i32::from(is_shared))
        .bind(key.day)
        .bind(key.kind)
        .bind(to_sql(key.person))
        .bind(i32::from(key.is_free))
        .execute(&self.connections.writer)
        .await?;
        Ok(written.rows_affected() == 1)
    }

    /// Returns two numbers about the finished tries that count at a daily game: how many have fewer points than `below_points`, and
    /// how many there are. If the day is closed, an unfinished try with at least one move counts as finished.
    pub async fn count_tries_below_and_total(
        &self,
        (day, kind): (i32, &str),
        below_points: i32,
        is_day_closed: bool,
    ) -> Result<(i64, i64), StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(CASE WHEN points < $3 THEN 1 END) AS fewer, COUNT(*) AS everyone FROM daily_tries \
             WHERE day = $1 AND kind = $2 AND free = 0 \
             AND (finished_at IS NOT NULL OR ($4 = 1 AND moves > 0))",
        )
        .bind(day)
        .bind(kind)
        .bind(below_points)
        .bind(i32::from(is_day_closed))
        .fetch_one(&self.connections.readers)
        .await?;
        Ok((row.try_get("fewer")?, row.try_get("everyone")?))
    }

    /// Returns the daily games from `first_day` to `last_day` at which a person has made a move in the try that counts. Each is
    /// given by its day and its kind.
    pub async fn days_and_kinds_played_between(
        &self,
        person: PersonId,
        (first_day, last_day): (i32, i32),
    ) -> Result<Vec<(i32, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT day, kind FROM daily_tries WHERE person_id = $1 AND free = 0 AND moves > 0 \
             AND day >= $2 AND day <= $3 ORDER BY day, kind",
        )
        .bind(to_sql(person))
        .bind(first_day)
        .bind(last_day)
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("day")?, row.try_get("kind")?))).collect()
    }

    /// Returns the days of the daily games at which a person has made a move in the try that counts, the latest first. Returns at
    /// most 2000 days.
    pub async fn daily_days_played_by(&self, person: PersonId) -> Result<Vec<i32>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT DISTINCT day FROM daily_tries WHERE person_id = $1 AND free = 0 AND moves > 0 \
             ORDER BY day DESC LIMIT $2",
        )
        .bind(to_sql(person))
        .bind(MOST_DAYS)
        .fetch_all(&self.connections.readers)
        .await?)
    }
}

/// Reads a try at a daily game from a row of a query.
fn try_from_row(row: &AnyRow) -> Result<StoredTry, StoreError> {
    Ok(StoredTry {
        attempt: row.try_get("attempt")?,
        moves: row.try_get("moves")?,
        state: row.try_get("state")?,
        points: row.try_get("points")?,
        hints: row.try_get("hints")?,
        started_at: row.try_get("started_at")?,
        is_shared: row.try_get::<i32, _>("shared")? != 0,
        finished_at: row.try_get("finished_at")?,
    })
}
