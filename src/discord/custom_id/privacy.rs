//! Custom ids of the buttons about the clicking person's own data.

clicks! {
    /// A click below the message about the person's data.
    pub enum PrivacyClick {
        Download = "download",
        Delete = "delete",
        Confirm = "confirm",
    }
}
