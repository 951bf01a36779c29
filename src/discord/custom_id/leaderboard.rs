//! Custom ids of a leaderboard's buttons and menus.

use crate::league::LeaderboardView;

clicks! {
    /// A click below a leaderboard with this view.
    pub struct LeagueClick {
        pub view: LeaderboardView,
        pub part: LeaderboardPart,
    }
}

clicks! {
    /// The button or menu.
    pub enum LeaderboardPart {
        /// Pages, counted from 0: the one before, the next, and the one with the own place.
        Higher(page: usize) = "higher",
        Lower(page: usize) = "lower",
        Mine(page: usize) = "mine",
        /// The menu of leaderboards; its values are their names.
        Board = "board",
        /// The menu of spans; its values are their names.
        Span = "span",
        /// The menu of editions under solo records; its values are their names.
        Edition = "edition",
    }
}
