//! Custom ids of the buttons under what is told about somebody's data: everything a click needs. Whose data it is says the click.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;

/// A click under what is told about somebody's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyClick {
    Download,
    Delete,
    Confirm,
}

/// Marks the custom ids of these buttons, and their version.
pub(super) const PREFIX: &str = "d1";

impl fmt::Display for PrivacyClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::Download => "download",
            Self::Delete => "delete",
            Self::Confirm => "confirm",
        };
        write!(f, "{PREFIX}:{name}")
    }
}

impl FromStr for PrivacyClick {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        match text.strip_prefix(PREFIX).and_then(|rest| rest.strip_prefix(':')) {
            Some("download") => Ok(Self::Download),
            Some("delete") => Ok(Self::Delete),
            Some("confirm") => Ok(Self::Confirm),
            _ => Err(NotOurs),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_read_as_it_was_written_and_nothing_else_is() {
        for click in [PrivacyClick::Download, PrivacyClick::Delete, PrivacyClick::Confirm] {
            assert_eq!(click.to_string().parse(), Ok(click));
        }
        for text in ["", "d1", "d1:", "d1:all", "d1:delete:1", "d2:delete", "t1:delete"] {
            assert_eq!(text.parse::<PrivacyClick>(), Err(NotOurs), "{text}");
        }
    }
}
