//! The custom id of the button that opens a table in a new thread, with the options that were given to `/play`.

use std::fmt;
use std::str::Split;

use super::UnknownCustomId;
use super::field::CustomIdField;
use crate::ids::{PersonId, to_base36};
use crate::table::TurnClock;
use triominos_rules::game::{Edition, Hints};
use triominos_rules::opponent::Level;

/// The maximum number of invited people that fit into a custom id.
pub const INVITED: usize = 2;

/// The options that were given to `/play`, as the button that opens the table in a new thread carries them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayInThread {
    pub edition: Option<Edition>,
    pub length: Option<WrittenLength>,
    pub hints: Option<Hints>,
    pub clock: Option<TurnClock>,
    pub level: Option<Level>,
    pub computers: Option<u8>,
    pub seats: Option<u8>,
    pub rated: Option<bool>,
    pub invited: [Option<PersonId>; INVITED],
}

/// The length of a match as a text in a custom id: at most sixteen ASCII characters, because a custom id has room for no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenLength {
    bytes: [u8; 16],
    length: u8,
}

impl WrittenLength {
    /// Creates the written length from this text; `None` if the text is too long for a custom id.
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=16).contains(&text.len()) && text.is_ascii() && !text.contains(':');
        let mut bytes = [0; 16];
        fits.then(|| bytes[..text.len()].copy_from_slice(text.as_bytes()));
        let length = u8::try_from(text.len()).ok().filter(|_| fits)?;
        Some(Self { bytes, length })
    }

    /// Returns the length as written.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl PlayInThread {
    /// Returns these options with these people as the invited people; `None` if there are more people than fit into a custom id.
    pub fn with_invited(self, people: &[PersonId]) -> Option<Self> {
        let mut invited = [None; INVITED];
        for (at, person) in people.iter().enumerate() {
            *invited.get_mut(at)? = Some(*person);
        }
        Some(Self { invited, ..self })
    }

    /// Returns the ids of the invited people.
    pub fn invited_people(&self) -> impl Iterator<Item = PersonId> {
        self.invited.into_iter().flatten()
    }
}

/// Returns the written form of a value; an empty text for `None`.
fn text_or_empty(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// Consumes the next part of a custom id, and parses it with the function `parse`; `None` if the part is empty.
fn parse_optional_part<T>(
    parts: &mut Split<'_, char>,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, UnknownCustomId> {
    match parts.next() {
        None => Err(UnknownCustomId),
        Some("") => Ok(None),
        Some(part) => parse(part).map(Some).ok_or(UnknownCustomId),
    }
}

impl CustomIdField for PlayInThread {
    fn write_field(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            text_or_empty(self.edition.map(Edition::name)),
            text_or_empty(self.length.as_ref().map(WrittenLength::as_str)),
            text_or_empty(self.hints.map(Hints::name)),
            text_or_empty(self.clock.map(TurnClock::name)),
            text_or_empty(self.level.map(Level::name)),
            text_or_empty(self.computers),
            text_or_empty(self.seats),
            text_or_empty(self.rated),
        ];
        let invited =
            self.invited.map(|person| text_or_empty(person.map(|person| to_base36(person.get()))));
        f.write_str(&[&parts[..], &invited[..]].concat().join(":"))
    }

    fn parse_field(parts: &mut Split<'_, char>) -> Result<Self, UnknownCustomId> {
        let mut read = Self {
            edition: parse_optional_part(parts, Edition::from_name)?,
            length: parse_optional_part(parts, WrittenLength::new)?,
            hints: parse_optional_part(parts, Hints::from_name)?,
            clock: parse_optional_part(parts, TurnClock::from_name)?,
            level: parse_optional_part(parts, Level::from_name)?,
            computers: parse_optional_part(parts, |part| part.parse().ok())?,
            seats: parse_optional_part(parts, |part| part.parse().ok())?,
            rated: parse_optional_part(parts, |part| part.parse().ok())?,
            invited: [None; INVITED],
        };
        for person in &mut read.invited {
            let id = |part: &str| u64::from_str_radix(part, 36).ok().filter(|id| *id > 0);
            *person = parse_optional_part(parts, id)?.map(PersonId::new);
        }
        Ok(read)
    }

    #[cfg(test)]
    fn example_fields() -> Vec<String> {
        let longest = |names: Vec<&'static str>| {
            names.into_iter().max_by_key(|name| name.len()).unwrap_or_default()
        };
        let (edition, hints) = (
            longest(Edition::ALL.map(Edition::name).to_vec()),
            longest(Hints::ALL.map(Hints::name).to_vec()),
        );
        let clock = longest(TurnClock::ALL.iter().map(|one| one.name()).collect());
        let level = longest(Level::ALL.iter().map(|one| one.name()).collect());
        let person = to_base36(u64::MAX >> 1);
        let all = format!(
            "{edition}:0123456789abcdef:{hints}:{clock}:{level}:5:6:false:{person}:{person}"
        );
        vec![":::::::::".to_owned(), all]
    }
}
