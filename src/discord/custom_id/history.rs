//! Custom ids of the list of somebody's finished matches.

use crate::ids::PersonId;

clicks! {
    /// A click below a page of the own finished matches: of all, or only of those with another person.
    pub struct HistoryClick {
        pub with: Option<PersonId>,
        pub part: HistoryPart,
    }
}

clicks! {
    /// The button or menu.
    pub enum HistoryPart {
        /// The page with newer matches, and the one with older, counted from 0.
        Newer(page: usize) = "newer",
        Older(page: usize) = "older",
        /// The menu of the matches on a page; its values are ids of tables.
        Choose = "choose",
    }
}
