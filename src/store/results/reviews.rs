//! Reviews of finished matches.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::ids::{GuildId, PersonId, TableId};
use crate::store::ids::to_sql;
use crate::store::{Store, StoreError};

/// A stored review of a person's match, with the person's seat. No computer played a turn of the person in this match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewOfPerson {
    /// The number of the match's result on its server.
    pub number: i64,
    /// The seat of the person.
    pub seat: usize,
    /// The number of rounds of the match.
    pub rounds: u32,
    pub review: StoredReview,
}

/// A stored review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    pub table: TableId,
    /// The version of the judge: the code that rates the moves of a match.
    pub judge: u32,
    /// The review as JSON.
    pub body: String,
}

impl Store {
    /// Returns the stored reviews of these tables, in no particular order.
    pub async fn reviews_of(&self, tables: &[TableId]) -> Result<Vec<StoredReview>, StoreError> {
        let mut found = Vec::new();
        for table in tables {
            let row = sqlx::query("SELECT table_id, judge, body FROM reviews WHERE table_id = $1")
                .bind(table.0)
                .fetch_optional(&self.connections.readers)
                .await?;
            found.extend(row.as_ref().map(review_from_row).transpose()?);
        }
        Ok(found)
    }

    /// Returns at most `limit` reviews of a person's matches on a server, newest first. They were made by this version of the judge
    /// (the code that rates the moves of a match). Matches that the person left, or in which a computer played turns of the person,
    /// are left out.
    pub async fn reviews_of_person(
        &self,
        guild: GuildId,
        person: PersonId,
        judge_version: u32,
        limit: u32,
    ) -> Result<Vec<ReviewOfPerson>, StoreError> {
        let rows = sqlx::query(
            "SELECT v.table_id, v.judge, v.body, s.seat, r.number, r.rounds FROM result_seats s \
             JOIN results r ON r.table_id = s.table_id JOIN reviews v ON v.table_id = s.table_id \
             WHERE s.person_id = $1 AND s.left_order IS NULL AND s.minded_turns = 0 \
             AND r.guild_id = $2 AND v.judge = $3 ORDER BY r.number DESC LIMIT $4",
        )
        .bind(to_sql(person))
        .bind(to_sql(guild))
        .bind(i32::try_from(judge_version).unwrap_or(i32::MAX))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        let read = |row: &AnyRow| {
            let (seat, rounds): (i32, i32) = (row.try_get("seat")?, row.try_get("rounds")?);
            Ok(ReviewOfPerson {
                number: row.try_get("number")?,
                seat: usize::try_from(seat).unwrap_or(usize::MAX),
                rounds: u32::try_from(rounds).unwrap_or(0),
                review: review_from_row(row)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Returns the number of reviews that were computed at the request of a person after `since`, in milliseconds since 1970.
    pub async fn count_reviews_requested_by(
        &self,
        person: PersonId,
        since: i64,
    ) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM reviews WHERE person_id = $1 AND made_at > $2",
        )
        .bind(to_sql(person))
        .bind(since)
        .fetch_one(&self.connections.readers)
        .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Stores a review that was computed at the request of `requested_by` at `now`, in milliseconds since 1970. If the match
    /// already has a review by the same or a newer version of the judge, nothing is stored.
    pub async fn store_review(
        &self,
        review: &StoredReview,
        requested_by: PersonId,
        now: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO reviews (table_id, judge, person_id, made_at, body) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id) DO UPDATE SET judge = excluded.judge, person_id = excluded.person_id, \
             made_at = excluded.made_at, body = excluded.body WHERE reviews.judge < excluded.judge",
        )
        .bind(review.table.0)
        .bind(i32::try_from(review.judge).unwrap_or(i32::MAX))
        .bind(to_sql(requested_by))
        .bind(now)
        .bind(review.body.as_str())
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }
}

/// Reads a review from a row of a query.
fn review_from_row(row: &AnyRow) -> Result<StoredReview, StoreError> {
    let judge: i32 = row.try_get("judge")?;
    Ok(StoredReview {
        table: TableId(row.try_get("table_id")?),
        judge: u32::try_from(judge).unwrap_or(0),
        body: row.try_get("body")?,
    })
}
