//! Custom ids of the buttons of the first lesson.

use crate::ids::PersonId;

clicks! {
    /// A click below a step of a person's first lesson. `done` is the number of finished steps that the person saw.
    pub struct LessonButtonId {
        pub person: PersonId,
        pub done: u8,
        pub click: LessonClick,
    }
}

clicks! {
    /// The button that was clicked.
    pub enum LessonClick {
        /// Opens the lesson in a new message.
        Open = "open",
        /// Shows the first step that the person has not finished.
        Show = "show",
        /// Shows the first unfinished step in words, without a picture.
        Words = "words",
        /// Answers the question of the step with the answer of this index, counted from 0.
        Answer(answer: u8) = "answer",
        /// Skips a step.
        Skip = "skip",
        /// Skips all further steps.
        SkipAll = "skip-all",
        /// Starts the lesson again.
        Again = "again",
        /// Opens a match against an easy computer, with a coach.
        FirstRound = "first-round",
    }
}
