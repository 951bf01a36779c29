//! The information that players get about possible placements.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The information that players get about a placement before they make it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hints {
    /// No information: players choose a tile and a spot, and a refusal explains a mistake.
    None,
    /// The legal placements, without their points.
    Legal,
    /// The legal placements and their points.
    #[default]
    Full,
}

impl Hints {
    /// All levels of hints, the one with the most information first.
    pub const ALL: [Self; 3] = [Self::Full, Self::Legal, Self::None];

    /// Returns the name of this level of hints in command options and in stored data.
    pub fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Legal => "legal",
            Self::None => "none",
        }
    }

    /// Finds the level of hints with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hints| hints.name() == name)
    }
}

/// Serializes `Full` as `true`, `Legal` as `false` and `None` as its name. The booleans are the format of data that was stored
/// before `None` existed.
impl Serialize for Hints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Full => serializer.serialize_bool(true),
            Self::Legal => serializer.serialize_bool(false),
            Self::None => serializer.serialize_str(self.name()),
        }
    }
}

impl<'de> Deserialize<'de> for Hints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Stored {
            Shown(bool),
            Name(String),
        }
        match Stored::deserialize(deserializer)? {
            Stored::Shown(true) => Ok(Self::Full),
            Stored::Shown(false) => Ok(Self::Legal),
            Stored::Name(name) => Self::from_name(&name)
                .ok_or_else(|| D::Error::custom(format!("there are no hints called {name}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn booleans_of_older_data_are_read_as_full_and_legal_hints() {
        let read = |json: &str| serde_json::from_str::<Hints>(json);
        assert_eq!(read("true").unwrap(), Hints::Full);
        assert_eq!(read("false").unwrap(), Hints::Legal);
        assert_eq!(read("\"none\"").unwrap(), Hints::None);
        assert!(read("\"some\"").is_err() && read("1").is_err());
        for hints in Hints::ALL {
            assert_eq!(read(&serde_json::to_string(&hints).unwrap()).unwrap(), hints);
            assert_eq!(Hints::from_name(hints.name()), Some(hints));
        }
        assert_eq!(serde_json::to_string(&[Hints::Full, Hints::Legal]).unwrap(), "[true,false]");
    }
}
