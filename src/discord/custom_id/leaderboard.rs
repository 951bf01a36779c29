//! Custom ids of a leaderboard's buttons and menus.

use crate::ids::PersonId;
use crate::league::LeaderboardView;

clicks! {
    /// A click below a leaderboard. `view` states which leaderboard the message shows: its kind, its period and its edition.
    pub struct LeaderboardClick {
        pub view: LeaderboardView,
        pub part: LeaderboardPart,
    }
}

clicks! {
    /// The button or menu that was clicked.
    pub enum LeaderboardPart {
        /// The button to the previous page; pages are counted from 0.
        Higher(page: usize) = "higher",
        /// The button to the next page.
        Lower(page: usize) = "lower",
        /// The button to the page with the clicking person's own place; pages are counted from 0.
        Mine(page: usize) = "mine",
        /// The menu of leaderboards; its values are their names.
        Board = "board",
        /// The menu of periods; its values are their names.
        Period = "span",
        /// The menu of editions below a leaderboard of solo records; its values are their names.
        Edition = "edition",
        /// Posts the leaderboard's page with this number in the channel, for everybody.
        Share(page: usize) = "share",
        /// Posts the profile of this person in the channel, for everybody.
        ShareProfile(person: PersonId) = "share-profile",
    }
}
