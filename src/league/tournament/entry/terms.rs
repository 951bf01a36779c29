//! Terms of entry: the conditions that a person has to meet in order to join.

use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, RoleId};
use crate::time::Millis;

/// The conditions that a person has to meet at the moment of joining; `None` for a condition that does not apply. They are not
/// checked again, so a participant who loses a role or rating points stays in the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryTerms {
    /// The role that the person must have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<RoleId>,
    /// The lowest allowed rating, as it is displayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_least: Option<i32>,
    /// The highest allowed rating, as it is displayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_most: Option<i32>,
    /// The minimum age of the person's Discord account, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_age: Option<Millis>,
    /// The minimum time since the person joined the server, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub membership: Option<Millis>,
}

/// The facts about a person that the terms of entry check. An unknown fact does not meet a condition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Applicant {
    pub roles: Vec<RoleId>,
    /// The displayed rating on the server; that of a new player for a person without a rated match. `None` if it is not known.
    pub rating: Option<i32>,
    /// The time at which the person joined the server, in milliseconds since 1970; `None` if it is not known.
    pub member_since: Option<Millis>,
}

/// A condition that a person does not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnmetTerm {
    Role {
        role: RoleId,
    },
    /// The person's rating `own` (`None` if it is not known) is not between `least` and `most`.
    Rating {
        own: Option<i32>,
        least: Option<i32>,
        most: Option<i32>,
    },
    /// The account is too new. `least` is the minimum age in milliseconds; the person can join from the time `from` on.
    AccountAge {
        least: Millis,
        from: Millis,
    },
    /// The person has joined the server too recently. `least` is the minimum time in milliseconds; the person can join from the
    /// time `from` on.
    Membership {
        least: Millis,
        from: Millis,
    },
}

impl EntryTerms {
    /// Returns `true` if there are no conditions, so that everybody can join.
    pub fn is_open(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the first condition that this person does not meet at `now`; `None` if the person meets all.
    pub fn first_unmet_term(
        &self,
        now: Millis,
        person: PersonId,
        applicant: &Applicant,
    ) -> Option<UnmetTerm> {
        let role = self.role.filter(|role| !applicant.roles.contains(role));
        if let Some(role) = role {
            return Some(UnmetTerm::Role { role });
        }
        let account = self.account_age.map(|least| (least, person.created_at() + least));
        if let Some((least, from)) = account.filter(|(_, from)| now < *from) {
            return Some(UnmetTerm::AccountAge { least, from });
        }
        let since = applicant.member_since.unwrap_or(now);
        let membership = self.membership.map(|least| (least, since + least));
        if let Some((least, from)) = membership.filter(|(_, from)| now < *from) {
            return Some(UnmetTerm::Membership { least, from });
        }
        let (least, most, own) = (self.rating_least, self.rating_most, applicant.rating);
        let fits = own.is_some_and(|own| {
            least.is_none_or(|least| least <= own) && most.is_none_or(|most| own <= most)
        });
        let is_free = least.is_none() && most.is_none();
        (!is_free && !fits).then_some(UnmetTerm::Rating { own, least, most })
    }
}
