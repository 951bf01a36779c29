//! The written form of custom ids: fields separated by colons, each of which can be parsed again.

use std::fmt;
use std::str::{FromStr, Split};

use super::UnknownCustomId;
use crate::guild::Snooze;
use crate::ids::{PersonId, TableId, TournamentId};
use crate::league::tournament::KnownReason;
use crate::league::{LeaderboardKind, LeaderboardPeriod, LeaderboardView};
use crate::table::KnownCause;
use triominos_rules::daily::{DailyKind, Date};
use triominos_rules::game::{Clause, Edition, Pick};

/// A value that is written as one or more parts of a custom id. Components stay in their messages for years, so the written form of
/// a value never changes.
pub trait CustomIdField: Sized {
    /// Writes the value into a custom id, without a colon before or after it.
    fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Parses the value from the next parts of a custom id. Consumes only the parts that belong to the value.
    fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId>;

    /// Returns examples of written values for tests. They include every variant and the longest possible forms.
    #[cfg(test)]
    fn example_fields() -> Vec<String>;
}

/// Defines an enum or a struct whose values are parts of custom ids, and implements [`CustomIdField`] for it. A variant of an enum
/// is written as its tag, followed by its fields in the order of their definition. A struct is written as its fields, in order.
macro_rules! clicks {
    ($(#[$meta:meta])* pub enum $Click:ident {$(
        $(#[$doc:meta])*
        $Variant:ident $(($($item:ident: $Item:ty),+))? $({ $($field:ident: $Type:ty),+ })? = $tag:literal,
    )+}) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Click {$(
            $(#[$doc])*
            $Variant $(($($Item),+))? $({ $($field: $Type),+ })?,
        )+}

        impl $crate::discord::custom_id::field::CustomIdField for $Click {
            fn write_field(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {$(
                    Self::$Variant $(($($item),+))? $({ $($field),+ })? => {
                        f.write_str($tag)?;
                        $($(f.write_str(":")?; $item.write_field(f)?;)+)?
                        $($(f.write_str(":")?; $field.write_field(f)?;)+)?
                        Ok(())
                    }
                )+}
            }

            fn parse_field(
                parts: &mut ::std::str::Split<'_, char>,
            ) -> Result<Self, $crate::discord::custom_id::UnknownCustomId> {
                match parts.next() {
                    $(Some($tag) => {
                        $($(let $item = <$Item>::parse_field(parts)?;)+)?
                        $($(let $field = <$Type>::parse_field(parts)?;)+)?
                        Ok(Self::$Variant $(($($item),+))? $({ $($field),+ })?)
                    })+
                    _ => Err($crate::discord::custom_id::UnknownCustomId),
                }
            }

            #[cfg(test)]
            fn example_fields() -> Vec<String> {
                let variants = [$($crate::discord::custom_id::field::join_combinations(vec![
                    vec![$tag.to_owned()],
                    $($(<$Item>::example_fields(),)+)?
                    $($(<$Type>::example_fields(),)+)?
                ])),+];
                variants.concat()
            }
        }
    };
    ($(#[$meta:meta])* pub struct $Id:ident {
        pub $first:ident: $First:ty,
        $(pub $field:ident: $Type:ty,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $Id {
            pub $first: $First,
            $(pub $field: $Type,)*
        }

        impl $crate::discord::custom_id::field::CustomIdField for $Id {
            fn write_field(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.$first.write_field(f)?;
                $(f.write_str(":")?; self.$field.write_field(f)?;)*
                Ok(())
            }

            fn parse_field(
                parts: &mut ::std::str::Split<'_, char>,
            ) -> Result<Self, $crate::discord::custom_id::UnknownCustomId> {
                Ok(Self {
                    $first: <$First>::parse_field(parts)?,
                    $($field: <$Type>::parse_field(parts)?,)*
                })
            }

            #[cfg(test)]
            fn example_fields() -> Vec<String> {
                $crate::discord::custom_id::field::join_combinations(vec![
                    <$First>::example_fields(),
                    $(<$Type>::example_fields(),)*
                ])
            }
        }
    };
}

/// Returns every combination of one example of each field, joined by colons, for tests. `examples_by_field` has the examples of
/// each field.
#[cfg(test)]
pub fn join_combinations(examples_by_field: Vec<Vec<String>>) -> Vec<String> {
    let pair = |all: Vec<String>, field: Vec<String>| {
        all.iter()
            .flat_map(|begun| field.iter().map(move |field| format!("{begun}:{field}")))
            .collect()
    };
    examples_by_field.into_iter().reduce(pair).unwrap_or_default()
}

/// Consumes the next part of a custom id, and parses it.
pub fn parse_next_part<T: FromStr>(parts: &mut Split<'_, char>) -> Result<T, UnknownCustomId> {
    parts.next().and_then(|part| part.parse().ok()).ok_or(UnknownCustomId)
}

/// Implements [`CustomIdField`] for types that are written by `Display` and parsed by `FromStr`. The examples are for the tests.
macro_rules! displayed {
    ($($Type:ty: $examples:expr;)+) => {$(
        impl CustomIdField for $Type {
            fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }

            fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
                parse_next_part(parts)
            }

            #[cfg(test)]
            fn example_fields() -> Vec<String> {
                $examples.map(|example| example.to_string()).to_vec()
            }
        }
    )+};
}

displayed! {
    u8: [0, u8::MAX];
    u32: [0, u32::MAX];
    bool: [true, false];
    Date: ["2000-01-01", "2999-12-31"];
}

/// Implements [`CustomIdField`] for enums. A variant is written as its `name()`.
macro_rules! named {
    ($($Type:ty),+) => {$(
        impl CustomIdField for $Type {
            fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }

            fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
                parts.next().and_then(Self::from_name).ok_or(UnknownCustomId)
            }

            #[cfg(test)]
            fn example_fields() -> Vec<String> {
                Self::ALL.iter().map(|one| one.name().to_owned()).collect()
            }
        }
    )+};
}

named!(DailyKind, LeaderboardKind, Clause, KnownCause, KnownReason, Snooze, LeaderboardPeriod);

/// Writes and parses a page number. It is parsed as 32 bits, so that adding 1 to the `usize` cannot overflow.
impl CustomIdField for usize {
    fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
        u32::parse_field(parts).map(|page| page as Self)
    }

    #[cfg(test)]
    fn example_fields() -> Vec<String> {
        u32::example_fields()
    }
}

/// Implements [`CustomIdField`] for types that are written as a value of another type. The two closures convert to that type and
/// back. Parsing fails if the conversion back returns `None`.
macro_rules! converted {
    ($($Type:ty as $Written:ty: $write:expr, $read:expr;)+) => {$(
        impl CustomIdField for $Type {
            fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let write: fn(Self) -> $Written = $write;
                fmt::Display::fmt(&write(*self), f)
            }

            fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
                let read: fn($Written) -> Option<Self> = $read;
                read(parse_next_part(parts)?).ok_or(UnknownCustomId)
            }

            #[cfg(test)]
            fn example_fields() -> Vec<String> {
                let read: fn($Written) -> Option<Self> = $read;
                let ends = [<$Written>::MIN, 1, <$Written>::MAX];
                ends.into_iter().filter(|end| read(*end).is_some()).map(|end| end.to_string()).collect()
            }
        }
    )+};
}

converted! {
    TableId as i64: |id| id.0, |id| Some(Self(id));
    TournamentId as i64: |id| id.0, |id| Some(Self(id));
    PersonId as u64: |id| id.get(), |id| (id > 0).then(|| Self::new(id));
    Option<PersonId> as u64: |id| id.map_or(0, PersonId::get), |id| Some((id > 0).then(|| PersonId::new(id)));
}

impl CustomIdField for Pick {
    fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.tile, self.spot)
    }

    fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
        Ok(Self { tile: parse_next_part(parts)?, spot: parse_next_part(parts)? })
    }

    #[cfg(test)]
    fn example_fields() -> Vec<String> {
        vec!["0-1-2:1".to_owned(), format!("5-5-5:{}", u16::MAX)]
    }
}

/// The text that stands in a custom id in place of an edition's name if a leaderboard covers all editions.
const ANY: &str = "any";

impl CustomIdField for LeaderboardView {
    fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let edition = self.edition.map_or(ANY, Edition::name);
        write!(f, "{}:{}:{edition}", self.board.name(), self.period.name())
    }

    fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
        let (board, period) =
            (LeaderboardKind::parse_field(parts)?, LeaderboardPeriod::parse_field(parts)?);
        let edition = match parts.next().ok_or(UnknownCustomId)? {
            ANY => None,
            name => Some(Edition::from_name(name).ok_or(UnknownCustomId)?),
        };
        Ok(Self { board, period, edition })
    }

    #[cfg(test)]
    fn example_fields() -> Vec<String> {
        let editions = Edition::ALL.map(Edition::name).into_iter().chain([ANY]);
        join_combinations(vec![
            LeaderboardKind::example_fields(),
            LeaderboardPeriod::example_fields(),
            editions.map(str::to_owned).collect(),
        ])
    }
}
