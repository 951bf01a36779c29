//! What is agreed before a tournament begins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970-01-01 UTC, or a span of time in milliseconds.
pub type Millis = i64;

/// How many sit at a table.
pub const SEATS: RangeInclusive<u8> = 2..=4;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// How tables come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// So many rounds; in each, everybody is paired at once, with others of about as many points.
    Swiss { rounds: u32 },
    /// For so long a table is formed whenever enough players are free.
    Arena { lasts: Millis },
}

/// The published conditions of a tournament. They do not change once somebody has joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// As it was typed: whoever shows it escapes it.
    pub name: String,
    pub format: Format,
    /// The most seats at a table; where the players cannot be divided so, tables have fewer.
    pub seats: u8,
    /// How many can play by the edition; a table has one seat more than agreed where nobody could have a bye any more.
    pub most: u8,
    /// Whether the best play one more table for the first places.
    pub final_table: bool,
    /// How many may take part.
    pub capacity: u32,
    /// How long before its start persons have to say that they are there; `None` where they need not.
    pub check_in: Option<Millis>,
    /// How long a person who is called to a table has to turn up.
    pub turn_up: Millis,
    /// How long a table has; then it counts as it stands.
    pub table_time: Millis,
    /// The edition's name.
    pub edition: String,
    /// The name of the clock that turns go by.
    pub clock: String,
    /// What Discord said the server's language was.
    pub locale: String,
}

/// Conditions under which no tournament can be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlan {
    #[error("the name is empty or longer than {most} letters")]
    Name { most: usize },
    #[error("a table has {least} to {most} seats by this edition")]
    Seats { least: u8, most: u8 },
    #[error("{least} to {most} rounds are possible")]
    Rounds { least: u32, most: u32 },
    #[error("{least} to {most} can take part")]
    Capacity { least: u32, most: u32 },
    /// In minutes.
    #[error("a time must be {least} to {most} minutes")]
    Time { which: Time, least: i64, most: i64 },
}

/// Which time of a plan is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    Lasts,
    CheckIn,
    TurnUp,
    TableTime,
}

impl Plan {
    /// The longest name.
    pub const NAME: usize = 60;
    /// How many rounds are possible.
    pub const ROUNDS: RangeInclusive<u32> = 1..=15;
    /// How many can take part.
    pub const CAPACITY: RangeInclusive<u32> = 2..=256;

    /// Whether a tournament can be held so.
    ///
    /// # Errors
    /// The first condition under which it cannot.
    pub fn check(&self) -> Result<(), BadPlan> {
        let letters = self.name.trim().chars().count();
        if letters == 0 || letters > Self::NAME {
            return Err(BadPlan::Name { most: Self::NAME });
        }
        let (least, most) = (*SEATS.start(), self.most.min(*SEATS.end()));
        if !(least..=most).contains(&self.seats) {
            return Err(BadPlan::Seats { least, most });
        }
        if !Self::CAPACITY.contains(&self.capacity) {
            let (least, most) = Self::CAPACITY.into_inner();
            return Err(BadPlan::Capacity { least, most });
        }
        match self.format {
            Format::Swiss { rounds } if !Self::ROUNDS.contains(&rounds) => {
                let (least, most) = Self::ROUNDS.into_inner();
                return Err(BadPlan::Rounds { least, most });
            }
            Format::Swiss { .. } => {}
            Format::Arena { lasts } => within(Time::Lasts, lasts, 10 * MINUTE, DAY)?,
        }
        if let Some(check_in) = self.check_in {
            within(Time::CheckIn, check_in, MINUTE, DAY)?;
        }
        within(Time::TurnUp, self.turn_up, MINUTE, 2 * DAY)?;
        within(Time::TableTime, self.table_time, 5 * MINUTE, 14 * DAY)
    }

    /// How many rounds there are; `None` for an arena.
    pub fn rounds(&self) -> Option<u32> {
        match self.format {
            Format::Swiss { rounds } => Some(rounds),
            Format::Arena { .. } => None,
        }
    }
}

fn within(which: Time, time: Millis, least: Millis, most: Millis) -> Result<(), BadPlan> {
    if (least..=most).contains(&time) {
        Ok(())
    } else {
        Err(BadPlan::Time { which, least: least / MINUTE, most: most / MINUTE })
    }
}
