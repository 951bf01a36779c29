//! Custom ids of the buttons and menus of the daily deal and the daily puzzle.

use crate::guild::TryId;
use crate::ids::PersonId;
use triominos_rules::daily::{DailyKind, Date};
use triominos_rules::game::Pick;

clicks! {
    /// A click below a person's try at a daily game. `attempt` is 0 for the try that counts, then 1, 2, 3 for free tries.
    pub struct DailyButtonId {
        pub date: Date,
        pub kind: DailyKind,
        pub person: PersonId,
        pub attempt: u32,
        pub click: DailyClick,
    }
}

clicks! {
    /// The button or menu that was clicked. `moves` is the number of moves of the try when the person saw it.
    pub enum DailyClick {
        /// Shows the try in its current state.
        Show = "show",
        /// Shows the try in words.
        Words = "words",
        /// Describes the whole board in new messages.
        More = "more",
        /// The menu of placements.
        Choose(moves: u32) = "choose",
        /// The menu of tiles, if there are too many placements for one menu.
        ChooseTile(moves: u32) = "tile",
        /// Previews a placement.
        Preview { moves: u32, pick: Pick } = "preview",
        Place { moves: u32, pick: Pick } = "place",
        Draw(moves: u32) = "draw",
        /// Draws although a tile fits.
        ConfirmDraw(moves: u32) = "draw-sure",
        Pass(moves: u32) = "pass",
        /// Gives a hint; `hints` is the number of hints that the person saw.
        Hint(hints: u32) = "hint",
        /// Shows the solution of the puzzle.
        Solution = "solution",
        /// Shows the review of a deal in a new message.
        Review = "review",
        /// Shows the first page of a review again, in the message of the clicked button.
        ReviewPage = "review-page",
        /// Shows a mistake of a review. `line` is the number of the mistake's line in the record.
        Mistake(line: u32) = "mistake",
        /// Starts a practice try.
        Again = "again",
        /// Posts the result of the try in the channel, for everybody.
        Share = "share",
        /// Includes the person in the daily results that the server posts.
        ShowMe = "show-me",
        /// Leaves the person out of the daily results that the server posts.
        HideMe = "hide-me",
    }
}

clicks! {
    /// A click on the calendar, on an earlier day or on a reminder of the daily games. It belongs to no try, and acts for the
    /// person who clicks.
    pub enum DailyPageClick {
        /// Opens the person's try of today.
        Open(kind: DailyKind) = "open",
        /// Opens the person's practice try at a game of an earlier day.
        Archive { date: Date, kind: DailyKind } = "archive",
        /// Shows the month of this date in the calendar.
        Month(date: Date) = "month",
        /// The menu of the days of a month, from this date on.
        ChooseDay(date: Date) = "day",
        /// Turns off the person's reminders.
        EndReminders = "end-reminders",
    }
}

impl DailyButtonId {
    /// Creates the id of a button of a try.
    pub fn new(id: TryId, click: DailyClick) -> Self {
        let TryId { date, kind, person, attempt } = id;
        Self { date, kind, person, attempt, click }
    }

    /// Returns the id of the try.
    pub fn try_id(self) -> TryId {
        let Self { date, kind, person, attempt, .. } = self;
        TryId { date, kind, person, attempt }
    }
}
