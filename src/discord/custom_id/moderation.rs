//! Custom ids of the moderators' panel: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use crate::guild::BarLength;
use crate::ids::{PersonId, TableId};
use crate::table::KnownCause;

/// A click in the moderators' panel. Pages are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModerationClick {
    /// The panel itself, as things are now.
    Panel,
    /// The same from a step that leads away from it: a message shows each custom id once.
    Back,
    /// The menus of channels and roles, and what is chosen in them.
    Openings,
    ChooseChannels,
    ChooseRoles,
    /// No channel and no role in particular.
    AllChannels,
    AllRoles,
    /// The menu of all people of the server.
    ChoosePerson,
    /// What can be done about this person.
    Person(PersonId),
    /// The menu of reasons to bar them; its values are names of causes.
    Cause(PersonId),
    /// The menu of lengths for this reason; its values are names of lengths.
    Bar(PersonId, KnownCause),
    Lift(PersonId),
    /// The menu of their matches; its values are ids of tables.
    Matches(PersonId),
    TakeOut(PersonId, TableId),
    /// The newest page of the log.
    Log,
    /// The page of the log with newer lines, and the one with older.
    Newer(u32),
    Older(u32),
}

/// Marks the custom ids of the panel, and their version.
pub(super) const PREFIX: &str = "m1";

impl fmt::Display for ModerationClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}:")?;
        match self {
            Self::Panel => f.write_str("panel"),
            Self::Back => f.write_str("back"),
            Self::Openings => f.write_str("openings"),
            Self::ChooseChannels => f.write_str("channels"),
            Self::ChooseRoles => f.write_str("roles"),
            Self::AllChannels => f.write_str("all-channels"),
            Self::AllRoles => f.write_str("all-roles"),
            Self::ChoosePerson => f.write_str("people"),
            Self::Person(person) => write!(f, "person:{person}"),
            Self::Cause(person) => write!(f, "cause:{person}"),
            Self::Bar(person, cause) => write!(f, "bar:{person}:{}", cause.name()),
            Self::Lift(person) => write!(f, "lift:{person}"),
            Self::Matches(person) => write!(f, "matches:{person}"),
            Self::TakeOut(person, table) => write!(f, "out:{person}:{table}"),
            Self::Log => f.write_str("log"),
            Self::Newer(page) => write!(f, "newer:{page}"),
            Self::Older(page) => write!(f, "older:{page}"),
        }
    }
}

impl FromStr for ModerationClick {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let parts: Vec<&str> = text.split(':').collect();
        let person = |id: &str| {
            let id: u64 = id.parse().map_err(|_| NotOurs)?;
            if id == 0 { Err(NotOurs) } else { Ok(PersonId::new(id)) }
        };
        let number = |page: &str| page.parse().map_err(|_| NotOurs);
        Ok(match parts.as_slice() {
            [PREFIX, "panel"] => Self::Panel,
            [PREFIX, "back"] => Self::Back,
            [PREFIX, "openings"] => Self::Openings,
            [PREFIX, "channels"] => Self::ChooseChannels,
            [PREFIX, "roles"] => Self::ChooseRoles,
            [PREFIX, "all-channels"] => Self::AllChannels,
            [PREFIX, "all-roles"] => Self::AllRoles,
            [PREFIX, "people"] => Self::ChoosePerson,
            [PREFIX, "person", id] => Self::Person(person(id)?),
            [PREFIX, "cause", id] => Self::Cause(person(id)?),
            [PREFIX, "bar", id, cause] => {
                Self::Bar(person(id)?, KnownCause::from_name(cause).ok_or(NotOurs)?)
            }
            [PREFIX, "lift", id] => Self::Lift(person(id)?),
            [PREFIX, "matches", id] => Self::Matches(person(id)?),
            [PREFIX, "out", id, table] => {
                Self::TakeOut(person(id)?, TableId(table.parse().map_err(|_| NotOurs)?))
            }
            [PREFIX, "log"] => Self::Log,
            [PREFIX, "newer", page] => Self::Newer(number(page)?),
            [PREFIX, "older", page] => Self::Older(number(page)?),
            _ => return Err(NotOurs),
        })
    }
}

/// The length of a bar that was chosen in a menu.
pub fn read_length(value: &str) -> Result<BarLength, NotOurs> {
    BarLength::from_name(value).ok_or(NotOurs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_reads_back_and_is_short_enough() {
        let who = PersonId::new(u64::MAX);
        let mut clicks = vec![
            ModerationClick::Panel,
            ModerationClick::Back,
            ModerationClick::Openings,
            ModerationClick::ChooseChannels,
            ModerationClick::ChooseRoles,
            ModerationClick::AllChannels,
            ModerationClick::AllRoles,
            ModerationClick::ChoosePerson,
            ModerationClick::Person(who),
            ModerationClick::Cause(who),
            ModerationClick::Lift(who),
            ModerationClick::Matches(who),
            ModerationClick::TakeOut(who, TableId(i64::MIN)),
            ModerationClick::Log,
            ModerationClick::Newer(0),
            ModerationClick::Older(u32::MAX),
        ];
        clicks.extend(KnownCause::ALL.iter().map(|cause| ModerationClick::Bar(who, *cause)));
        let mut seen = std::collections::BTreeSet::new();
        for click in clicks {
            let text = click.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(click));
            assert!(seen.insert(text));
        }
        for length in BarLength::ALL {
            assert_eq!(read_length(length.name()), Ok(*length));
        }
    }

    #[test]
    fn anything_else_is_not_ours() {
        for text in [
            "",
            "m1",
            "m1:person",
            "m1:person:0",
            "m1:person:x",
            "m1:bar:1:words",
            "m1:bar:1",
            "m1:out:1",
            "m1:newer:-1",
            "m1:panel:1",
            "c1:1:join",
        ] {
            assert_eq!(text.parse::<ModerationClick>(), Err(NotOurs), "{text}");
        }
        assert_eq!(read_length("for ever"), Err(NotOurs));
    }
}
