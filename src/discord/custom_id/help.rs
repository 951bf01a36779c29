//! Custom ids of the help.

clicks! {
    /// A click in the menu of topics below the help.
    pub enum HelpClick {
        /// A choice in the menu; its values are names of topics.
        Topic = "topic",
    }
}
