//! The choices that a person made in the clicked menu.

use std::str::FromStr;

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use crate::ids::{ChannelId, PersonId, RoleId};

/// The choices that a person made in the clicked menu; nothing for a button.
#[derive(Clone, Debug)]
pub enum Input {
    /// The component is a button.
    None,
    /// The value of a menu with a single choice; `None` if the person has cleared the choice.
    Value(Option<String>),
    Channels(Vec<ChannelId>),
    Roles(Vec<RoleId>),
    Person(Option<ChosenPerson>),
}

/// A person who was chosen in a menu of people.
#[derive(Clone, Debug)]
pub struct ChosenPerson {
    pub id: PersonId,
    pub name: String,
    pub is_bot: bool,
}

impl From<&ComponentInteraction> for Input {
    fn from(component: &ComponentInteraction) -> Self {
        match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                Self::Value(values.first().cloned())
            }
            ComponentInteractionDataKind::ChannelSelect { values } => {
                Self::Channels(values.iter().map(|id| (*id).into()).collect())
            }
            ComponentInteractionDataKind::RoleSelect { values } => {
                Self::Roles(values.iter().map(|id| (*id).into()).collect())
            }
            ComponentInteractionDataKind::UserSelect { values } => {
                let resolved = &component.data.resolved;
                Self::Person(values.first().and_then(|id| {
                    let user = resolved.users.get(id)?;
                    let nick = resolved.members.get(id).and_then(|member| member.nick.clone());
                    let name = nick.unwrap_or_else(|| user.display_name().to_owned());
                    Some(ChosenPerson { id: (*id).into(), name, is_bot: user.bot })
                }))
            }
            _ => Self::None,
        }
    }
}

impl Input {
    /// Returns the chosen value of a menu with a single choice; `None` if there is none.
    pub fn single_value(&self) -> Option<&str> {
        match self {
            Self::Value(value) => value.as_deref(),
            _ => None,
        }
    }

    /// Returns the chosen value, parsed as a number or an id; `None` if there is none or it is
    /// invalid.
    pub fn parsed_value<T: FromStr>(&self) -> Option<T> {
        self.single_value()?.parse().ok()
    }

    /// Returns the person who was chosen in a menu of people; `None` if nobody was.
    pub fn chosen_person(&self) -> Option<&ChosenPerson> {
        match self {
            Self::Person(person) => person.as_ref(),
            _ => None,
        }
    }
}
