//! Custom ids of the help.

clicks! {
    /// The menu of topics below the help.
    pub enum HelpClick {
        /// Its values are names of topics.
        Topic = "topic",
    }
}
