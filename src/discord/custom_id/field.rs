//! The written form of custom ids: fields separated by colons, each of which can be parsed again.

use std::fmt;
use std::str::{FromStr, Split};

use super::NotOurs;
use crate::guild::Snooze;
use crate::ids::{PersonId, TableId, TournamentId};
use crate::league::tournament::KnownReason;
use crate::league::{LeaderboardKind, LeaderboardView, Span};
use crate::table::KnownCause;
use triominos_rules::daily::{DailyKind, Date};
use triominos_rules::game::{Clause, Edition, Pick};

/// A value written as one or more parts of a custom id. Components stay in their messages for years, so a written form never
/// changes.
pub trait CustomIdField: Sized {
    /// Writes the value, without a colon before or after it.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Parses the value, and consumes as many of the next parts as its written form has.
    fn read(parts: &mut Split<'_, char>) -> Result<Self, NotOurs>;

    /// Returns written forms that cover every variant and the greatest lengths, for tests.
    #[cfg(test)]
    fn examples() -> Vec<String>;
}

/// Defines an enum of clicks, each with the tag that stands for it in custom ids; or a struct whose fields are written in order. A
/// variant's fields follow its tag in the order of their definition.
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
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {$(
                    Self::$Variant $(($($item),+))? $({ $($field),+ })? => {
                        f.write_str($tag)?;
                        $($(f.write_str(":")?; $item.write(f)?;)+)?
                        $($(f.write_str(":")?; $field.write(f)?;)+)?
                        Ok(())
                    }
                )+}
            }

            fn read(
                parts: &mut ::std::str::Split<'_, char>,
            ) -> Result<Self, $crate::discord::custom_id::NotOurs> {
                match parts.next() {
                    $(Some($tag) => {
                        $($(let $item = <$Item>::read(parts)?;)+)?
                        $($(let $field = <$Type>::read(parts)?;)+)?
                        Ok(Self::$Variant $(($($item),+))? $({ $($field),+ })?)
                    })+
                    _ => Err($crate::discord::custom_id::NotOurs),
                }
            }

            #[cfg(test)]
            fn examples() -> Vec<String> {
                let variants = [$($crate::discord::custom_id::field::join_combinations(vec![
                    vec![$tag.to_owned()],
                    $($(<$Item>::examples(),)+)?
                    $($(<$Type>::examples(),)+)?
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
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.$first.write(f)?;
                $(f.write_str(":")?; self.$field.write(f)?;)*
                Ok(())
            }

            fn read(
                parts: &mut ::std::str::Split<'_, char>,
            ) -> Result<Self, $crate::discord::custom_id::NotOurs> {
                Ok(Self { $first: <$First>::read(parts)?, $($field: <$Type>::read(parts)?,)* })
            }

            #[cfg(test)]
            fn examples() -> Vec<String> {
                $crate::discord::custom_id::field::join_combinations(vec![
                    <$First>::examples(),
                    $(<$Type>::examples(),)*
                ])
            }
        }
    };
}

/// Returns every combination of the examples of all fields, each joined by colons, for tests. `examples_by_field` has the examples
/// of each field.
#[cfg(test)]
pub fn join_combinations(examples_by_field: Vec<Vec<String>>) -> Vec<String> {
    let pair = |all: Vec<String>, field: Vec<String>| {
        all.iter()
            .flat_map(|begun| field.iter().map(move |field| format!("{begun}:{field}")))
            .collect()
    };
    examples_by_field.into_iter().reduce(pair).unwrap_or_default()
}

/// Parses one part of a custom id.
pub fn parse_part<T: FromStr>(parts: &mut Split<'_, char>) -> Result<T, NotOurs> {
    parts.next().and_then(|part| part.parse().ok()).ok_or(NotOurs)
}

/// Implements [`CustomIdField`] by `Display` and `FromStr`, with examples for the tests.
macro_rules! displayed {
    ($($Type:ty: $examples:expr;)+) => {$(
        impl CustomIdField for $Type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }

            fn read(parts: &mut Split<'_, char>) -> Result<Self, NotOurs> {
                parse_part(parts)
            }

            #[cfg(test)]
            fn examples() -> Vec<String> {
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
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }

            fn read(parts: &mut Split<'_, char>) -> Result<Self, NotOurs> {
                parts.next().and_then(Self::from_name).ok_or(NotOurs)
            }

            #[cfg(test)]
            fn examples() -> Vec<String> {
                Self::ALL.iter().map(|one| one.name().to_owned()).collect()
            }
        }
    )+};
}

named!(DailyKind, LeaderboardKind, Clause, KnownCause, KnownReason, Snooze, Span);

/// A page number, parsed as 32 bits so that adding 1 cannot overflow.
impl CustomIdField for usize {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(parts: &mut Split<'_, char>) -> Result<Self, NotOurs> {
        u32::read(parts).map(|page| page as Self)
    }

    #[cfg(test)]
    fn examples() -> Vec<String> {
        u32::examples()
    }
}

/// Implements [`CustomIdField`] for types that are written as a value of another type. The two closures convert to that type and
/// back. Parsing fails if the conversion back returns `None`.
macro_rules! converted {
    ($($Type:ty as $Written:ty: $write:expr, $read:expr;)+) => {$(
        impl CustomIdField for $Type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let write: fn(Self) -> $Written = $write;
                fmt::Display::fmt(&write(*self), f)
            }

            fn read(parts: &mut Split<'_, char>) -> Result<Self, NotOurs> {
                let read: fn($Written) -> Option<Self> = $read;
                read(parse_part(parts)?).ok_or(NotOurs)
            }

            #[cfg(test)]
            fn examples() -> Vec<String> {
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
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.tile, self.spot)
    }

    fn read(parts: &mut Split<'_, char>) -> Result<Self, NotOurs> {
        Ok(Self { tile: parse_part(parts)?, spot: parse_part(parts)? })
    }

    #[cfg(test)]
    fn examples() -> Vec<String> {
        vec!["0-1-2:1".to_owned(), format!("5-5-5:{}", u16::MAX)]
    }
}

/// The written form of "every edition".
const ANY: &str = "any";

impl CustomIdField for LeaderboardView {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let edition = self.edition.map_or(ANY, Edition::name);
        write!(f, "{}:{}:{edition}", self.board.name(), self.span.name())
    }

    fn read(parts: &mut Split<'_, char>) -> Result<Self, NotOurs> {
        let (board, span) = (LeaderboardKind::read(parts)?, Span::read(parts)?);
        let edition = match parts.next().ok_or(NotOurs)? {
            ANY => None,
            name => Some(Edition::from_name(name).ok_or(NotOurs)?),
        };
        Ok(Self { board, span, edition })
    }

    #[cfg(test)]
    fn examples() -> Vec<String> {
        let editions = Edition::ALL.map(Edition::name).into_iter().chain([ANY]);
        join_combinations(vec![
            LeaderboardKind::examples(),
            Span::examples(),
            editions.map(str::to_owned).collect(),
        ])
    }
}
