//! The people who have been shown how to play, their progress in the first lesson, and the actions of the game that were explained
//! to each of them.

use super::ids::to_sql;
use super::{Store, StoreError};
use crate::ids::PersonId;

impl Store {
    /// Marks a person as introduced, which means that they have been shown how to play. Returns `true` if they were not
    /// introduced before. Of several concurrent calls, exactly one returns `true`.
    pub async fn mark_introduced(&self, person_id: PersonId) -> Result<bool, StoreError> {
        let noted = sqlx::query(
            "INSERT INTO introduced (person_id) VALUES ($1) ON CONFLICT (person_id) DO NOTHING",
        )
        .bind(to_sql(person_id))
        .execute(&self.connections.writer)
        .await?;
        Ok(noted.rows_affected() == 1)
    }

    /// Returns `true` if a person has been shown how to play.
    pub async fn is_introduced(&self, person_id: PersonId) -> Result<bool, StoreError> {
        let known: Option<i64> =
            sqlx::query_scalar("SELECT person_id FROM introduced WHERE person_id = $1")
                .bind(to_sql(person_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(known.is_some())
    }

    /// Marks an action of the game, such as building a bridge, as explained to a person. `game_action` is its stored name. Returns
    /// true if it was not explained before. Of several concurrent calls, exactly one returns true.
    pub async fn mark_action_explained(
        &self,
        person_id: PersonId,
        game_action: &str,
    ) -> Result<bool, StoreError> {
        let noted = sqlx::query(
            "INSERT INTO lessons (person_id, deed) VALUES ($1, $2) ON CONFLICT (person_id, deed) DO NOTHING",
        )
        .bind(to_sql(person_id))
        .bind(game_action)
        .execute(&self.connections.writer)
        .await?;
        Ok(noted.rows_affected() == 1)
    }

    /// Returns true if an action of the game, such as building a bridge, was explained to a person. `game_action` is its stored
    /// name.
    pub async fn is_action_explained_to(
        &self,
        person_id: PersonId,
        game_action: &str,
    ) -> Result<bool, StoreError> {
        let known: Option<i64> =
            sqlx::query_scalar("SELECT person_id FROM lessons WHERE person_id = $1 AND deed = $2")
                .bind(to_sql(person_id))
                .bind(game_action)
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(known.is_some())
    }

    /// Stores that a person has begun the first lesson and has finished no step, unless the lesson has already begun.
    pub async fn begin_first_lesson(&self, person_id: PersonId) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO first_lessons (person_id, steps) VALUES ($1, 0) ON CONFLICT (person_id) DO NOTHING",
        )
        .bind(to_sql(person_id))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the number of finished steps of a person's first lesson; `None` if the lesson has not begun.
    pub async fn first_lesson_steps(&self, person_id: PersonId) -> Result<Option<i32>, StoreError> {
        Ok(sqlx::query_scalar("SELECT steps FROM first_lessons WHERE person_id = $1")
            .bind(to_sql(person_id))
            // A click may follow a commit at once, and readers of another process may be behind.
            .fetch_optional(&self.connections.writer)
            .await?)
    }

    /// Changes the number of finished steps of a person's first lesson from `from_steps` to `to_steps`. Returns false and changes
    /// nothing if `from_steps` is not the current number.
    pub async fn advance_first_lesson(
        &self,
        person_id: PersonId,
        (from_steps, to_steps): (i32, i32),
    ) -> Result<bool, StoreError> {
        let advanced =
            sqlx::query("UPDATE first_lessons SET steps = $3 WHERE person_id = $1 AND steps = $2")
                .bind(to_sql(person_id))
                .bind(from_steps)
                .bind(to_steps)
                .execute(&self.connections.writer)
                .await?;
        Ok(advanced.rows_affected() == 1)
    }
}
