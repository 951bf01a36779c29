//! Custom ids of a person's list of finished matches.

use crate::ids::PersonId;

clicks! {
    /// A click below a page of the person's own finished matches. If `with` is given, the list contains only the matches in
    /// which that person also played.
    pub struct HistoryClick {
        pub with: Option<PersonId>,
        pub part: HistoryPart,
    }
}

clicks! {
    /// The button or menu that was clicked.
    pub enum HistoryPart {
        /// The button to the page with newer matches; pages are counted from 0.
        Newer(page: usize) = "newer",
        /// The button to the page with older matches.
        Older(page: usize) = "older",
        /// The menu of the matches on a page; its values are ids of tables.
        Choose = "choose",
    }
}
