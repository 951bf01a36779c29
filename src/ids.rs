//! Types of ids. Each kind of id has its own type, so that ids of different kinds cannot be confused.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Defines types of ids that this program generates. Custom ids of buttons and nonces of messages contain them and may exist
/// longer than the table or tournament, so no number is used twice.
macro_rules! generated_ids {
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

/// Defines types of ids that Discord generates (snowflakes). They are never 0, and are stored as plain numbers.
macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(u64);

        impl $name {
            /// Creates the id with this number.
            pub const fn new(id: u64) -> Self {
                Self(id)
            }

            /// Returns the number.
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

generated_ids! {
    /// The id of a table.
    TableId;
    /// The id of a tournament.
    TournamentId;
}

snowflakes! {
    /// The id of a server (a "guild" in Discord's API).
    GuildId;
    /// The id of a channel or thread.
    ChannelId;
    /// The id of an account: a person or a bot.
    PersonId;
    /// The id of a message.
    MessageId;
    /// The id of a role of a server.
    RoleId;
    /// The id of an application registered with Discord, such as this bot.
    ApplicationId;
    /// The id of an emoji of an application.
    EmojiId;
    /// The id of an interaction: a command, a click or a submitted form.
    InteractionId;
}

/// The time from which the times in Discord's ids are counted (2015-01-01), in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

impl TournamentId {
    /// Returns the id of a tournament of a weekly series, which the bot creates without an interaction. Its sign-up opens in
    /// `channel` at the time `opens_at`, in milliseconds since 1970. Every process computes the same id, so that only one of them
    /// can create the tournament.
    pub fn from_series_sign_up(channel: ChannelId, opens_at: i64) -> Self {
        /// A mask of the lowest 22 bits of a Discord id. The bits above them contain the time at which Discord generated the id.
        const BELOW_TIME: u64 = (1 << 22) - 1;
        Self((opens_at - DISCORD_EPOCH) << 22 | (channel.get() & BELOW_TIME).cast_signed())
    }
}

impl PersonId {
    /// Returns the time at which the account was created, in milliseconds since 1970. Discord's ids contain it.
    pub fn created_at(self) -> i64 {
        (self.get() >> 22).cast_signed() + DISCORD_EPOCH
    }
}

/// The place that a table belongs to: a server or a direct message channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ServerOrDirect {
    /// A server.
    Server(GuildId),
    /// The direct message channel of a person with the bot, given by the id of the channel. Matches in it do not count in any
    /// ranking.
    Direct(ChannelId),
}

impl ServerOrDirect {
    /// Returns the home of a table in this channel: the channel's server or, if `guild` is `None`, the channel itself, which is
    /// then a direct message channel.
    pub fn for_channel(guild: Option<GuildId>, channel: ChannelId) -> Self {
        guild.map_or(Self::Direct(channel), Self::Server)
    }

    /// Returns the server; `None` for a direct message channel.
    pub fn server(self) -> Option<GuildId> {
        match self {
            Self::Server(guild) => Some(guild),
            Self::Direct(_) => None,
        }
    }

    /// Returns `true` if this is a direct message channel.
    pub fn is_direct(self) -> bool {
        matches!(self, Self::Direct(_))
    }
}

impl From<GuildId> for ServerOrDirect {
    fn from(guild: GuildId) -> Self {
        Self::Server(guild)
    }
}

/// A function that is called for each person in some stored data. It gets the person's id and the name that is stored beside it
/// (`None` if there is no name), may change both, and returns `true` if it did.
pub type PersonChange<'a> = dyn FnMut(&mut PersonId, Option<&mut String>) -> bool + 'a;

/// If a person's data is deleted, an id in this range replaces the person's id. No account has such an id: a Discord id contains
/// the time of its creation, and these ids are from the first minutes of 2015, some weeks before the oldest accounts.
const FORMER: std::ops::Range<u64> = 1 << 40..1 << 42;

impl PersonId {
    /// Returns an id to replace the id of a person whose data is deleted. It is derived from the number `random`.
    pub const fn pseudonym_from_random(random: u64) -> Self {
        Self(FORMER.start + random % (FORMER.end - FORMER.start))
    }

    /// Returns `true` if this id replaces the id of a person whose data was deleted. It belongs to no account, so it must not be
    /// mentioned in a message.
    pub const fn is_pseudonym(self) -> bool {
        FORMER.start <= self.0 && self.0 < FORMER.end
    }
}

/// Formats a number in base 36 (digits and lower-case letters). Base 36 is used because Discord allows at most 25 characters in the
/// nonce of a message.
pub fn to_base36(mut number: u64) -> String {
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

/// Returns a [`PersonChange`] that replaces `person` by `substitute` and clears the name.
pub fn change_replacing_person(
    person: PersonId,
    substitute: PersonId,
) -> impl FnMut(&mut PersonId, Option<&mut String>) -> bool {
    move |id, name| {
        let matches = *id == person;
        if matches {
            *id = substitute;
            name.map(String::clear);
        }
        matches
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `21_154_535_154_122_752`, of 28 February 2015, is the oldest known id of a person.
    #[test]
    fn an_id_that_replaces_a_deleted_person_belongs_to_no_account() {
        for random in [0, 1, 3 << 40, u64::MAX] {
            let id = PersonId::pseudonym_from_random(random);
            assert!(id.is_pseudonym() && id.get() >> 22 < 20 * 60 * 1000, "{id}");
        }
        for person in [1, 77, (1 << 40) - 1, 1 << 42, 21_154_535_154_122_752, u64::MAX] {
            assert!(!PersonId::new(person).is_pseudonym(), "{person}");
        }
    }
}
