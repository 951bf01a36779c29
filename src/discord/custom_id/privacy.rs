//! Custom ids of the buttons about the data of the person who clicks.

clicks! {
    /// A click below the message about somebody's data.
    pub enum PrivacyClick {
        Download = "download",
        Delete = "delete",
        Confirm = "confirm",
    }
}
