//! Custom ids of the buttons and menus about the clicking person's own data and preferences, of their daily games, and of their
//! first lesson.

pub mod daily;
pub mod lesson;

clicks! {
    /// A click below the message about the person's data.
    pub enum PrivacyClick {
        Download = "download",
        Delete = "delete",
        Confirm = "confirm",
    }
}

clicks! {
    /// A click below a person's preferences. The menus have the same values as the options of `/preferences`.
    pub enum PreferenceClick {
        Language = "language",
        Theme = "theme",
        /// The menu in which a person chooses whether private answers have pictures.
        Pictures = "pictures",
        Pings = "pings",
        Digest = "digest",
        Invitations = "invitations",
        /// The menu in which a person chooses whether the bot mentions them when a table waits for players.
        CallMe = "call-me",
        /// Shows the menus about private answers.
        AboutAnswers = "about-answers",
        /// Shows the menus about pings and invitations.
        AboutPings = "about-pings",
    }
}
