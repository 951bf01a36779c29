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
    /// The button or menu that was clicked. `moves` is the number of moves that the person saw.
    pub enum DailyClick {
        /// Shows the try as it stands now.
        Show = "show",
        /// Shows the try in words.
        Words = "words",
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
        /// Shows the first page of a review again.
        ReviewPage = "review-page",
        /// Shows a mistake of a review by the number of its line in the record.
        Mistake(line: u32) = "mistake",
        /// Starts a free try.
        Again = "again",
        /// Posts the result in the channel.
        Share = "share",
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
