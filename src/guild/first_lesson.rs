//! The progress of a person in the first lesson.

use super::Guilds;
use crate::ids::PersonId;
use crate::store::StoreError;
use triominos_rules::lesson::LessonStep;

/// The number of steps of the lesson.
const STEPS: usize = LessonStep::ALL.len();

impl Guilds {
    /// Begins the first lesson of a person unless it has begun. Returns the number of steps that the person has finished.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn begin_first_lesson_and_count_finished_steps(
        &self,
        person: PersonId,
    ) -> Result<usize, StoreError> {
        self.store.begin_first_lesson(person).await?;
        // The row is missing only if the person's data was deleted in between.
        Ok(self.count_finished_first_lesson_steps(person).await?.unwrap_or_default())
    }

    /// Returns the number of finished steps of a person's first lesson; `None` if it has not begun.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn count_finished_first_lesson_steps(
        &self,
        person: PersonId,
    ) -> Result<Option<usize>, StoreError> {
        let steps = self.store.first_lesson_steps(person).await?;
        Ok(steps.map(|steps| usize::try_from(steps).unwrap_or_default().min(STEPS)))
    }

    /// Changes the number of finished steps to `new_steps`. Changes nothing and returns false if the stored number is not
    /// `expected_steps`, because another click has changed it.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn advance_first_lesson(
        &self,
        person: PersonId,
        expected_steps: usize,
        new_steps: usize,
    ) -> Result<bool, StoreError> {
        let [expected_steps, new_steps] = [expected_steps, new_steps]
            .map(|steps| i32::try_from(steps.min(STEPS)).unwrap_or(i32::MAX));
        self.store.advance_first_lesson(person, (expected_steps, new_steps)).await
    }

    /// Returns true if a person has been shown how to play, either by the text below their first rack or by the first lesson.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn has_seen_introduction(&self, person: PersonId) -> Result<bool, StoreError> {
        self.store.is_introduced(person).await
    }
}
