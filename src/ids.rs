//! Ids as types, so that none can stand for another.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Ids that are made here, by the caller of the store. Discord sees them in custom ids and nonces, so numbers are never used again.
macro_rules! own {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

/// Ids that Discord makes: snowflakes, never 0. They are written as plain numbers wherever they are stored.
macro_rules! snowflake {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(u64);

        impl $name {
            /// The id of this number.
            pub const fn new(id: u64) -> Self {
                Self(id)
            }

            /// The number.
            pub const fn get(self) -> u64 {
                self.0
            }
        }

        impl From<u64> for $name {
            fn from(id: u64) -> Self {
                Self(id)
            }
        }

        impl From<$name> for u64 {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

own! {
    /// One table, for ever.
    TableId;
    /// One tournament, for ever.
    TournamentId;
}

snowflake! {
    /// One server.
    GuildId;
    /// One channel, or a thread.
    ChannelId;
    /// One account: a person, or a bot.
    PersonId;
    /// One message of a channel.
    MessageId;
    /// One role of a server.
    RoleId;
    /// One program that Discord knows, such as this bot.
    ApplicationId;
    /// One emoji of an application.
    EmojiId;
    /// One thing that a person did: a command, a click, a form that was sent.
    InteractionId;
}

/// The place that a table belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Home {
    /// A server.
    Server(GuildId),
    /// The direct conversation of one person with the bot, by its channel. No server has to do with it: nothing that is played there
    /// is in any ranking.
    Direct(ChannelId),
}

impl Home {
    /// The home of what is in a channel of a server, or in a direct conversation where there is no server.
    pub fn of(guild: Option<GuildId>, channel: ChannelId) -> Self {
        guild.map_or(Self::Direct(channel), Self::Server)
    }

    /// The server, if it is one.
    pub fn server(self) -> Option<GuildId> {
        match self {
            Self::Server(guild) => Some(guild),
            Self::Direct(_) => None,
        }
    }

    /// True of a direct conversation.
    pub fn is_direct(self) -> bool {
        matches!(self, Self::Direct(_))
    }
}

impl From<GuildId> for Home {
    fn from(guild: GuildId) -> Self {
        Self::Server(guild)
    }
}

/// Changes a person where they are named: the id, and the name beside it where there is one. True if it did.
pub type PersonChange<'a> = dyn FnMut(&mut PersonId, Option<&mut String>) -> bool + 'a;

/// The ids that stand for people whose data was deleted: of the first minutes of 2015, by the time that is in every id of Discord's.
/// Its oldest accounts are some weeks younger, so that none of these is a person's, nor ever will be.
const FORMER: std::ops::Range<u64> = 1 << 40..1 << 42;

impl PersonId {
    /// The id that stands for somebody whose data was deleted, made of a number that is random.
    pub const fn former(random: u64) -> Self {
        Self(FORMER.start + random % (FORMER.end - FORMER.start))
    }

    /// True if it stands for somebody whose data was deleted. Discord knows nobody of this id, and nobody can be called by it.
    pub const fn is_former(self) -> bool {
        FORMER.start <= self.0 && self.0 < FORMER.end
    }
}

/// A number in base 36, the shortest way that digits and small letters write it: nonces have room for 25 characters.
pub fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits
            .extend(u32::try_from(number % 36).ok().and_then(|digit| char::from_digit(digit, 36)));
        number /= 36;
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

/// A change that puts `former`, without a name, in the place of a person. It returns whether it was that person.
pub fn replace_person(
    person: PersonId,
    former: PersonId,
) -> impl FnMut(&mut PersonId, Option<&mut String>) -> bool {
    move |id, name| {
        let is_meant = *id == person;
        if is_meant {
            *id = former;
            name.map(String::clear);
        }
        is_meant
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The id of 28 February 2015 is the oldest of a person that is known.
    #[test]
    fn the_id_of_a_former_player_is_nobodys() {
        for random in [0, 1, 3 << 40, u64::MAX] {
            let id = PersonId::former(random);
            assert!(id.is_former() && id.get() >> 22 < 20 * 60 * 1000, "{id}");
        }
        for person in [1, 77, (1 << 40) - 1, 1 << 42, 21_154_535_154_122_752, u64::MAX] {
            assert!(!PersonId::new(person).is_former(), "{person}");
        }
    }
}
