//! Text that the store does not interpret.

use std::fmt;
use std::ops::Deref;

/// The text of an event, an announcement or another stored object. Because events name the tiles of racks, `Debug` shows only the
/// length of the text, so that no log or error message can reveal racks.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredBody(String);

impl StoredBody {
    /// Returns the text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for StoredBody {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for StoredBody {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl From<StoredBody> for String {
    fn from(body: StoredBody) -> Self {
        body.0
    }
}

impl Deref for StoredBody {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for StoredBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Body({} bytes)", self.0.len())
    }
}
