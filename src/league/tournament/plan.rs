//! The conditions of a tournament, agreed before it begins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::time::Millis;
use triominos_rules::game::{Edition, Rules};

/// The possible numbers of seats at a table.
pub const SEATS: RangeInclusive<u8> = 2..=4;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
/// The time that a tournament waits to be started, or resumed.
pub(super) const LIFE: Millis = 14 * DAY;
/// The least time in which people can join before the check-in or the start.
const AHEAD: Millis = 4 * MINUTE;

/// The way in which tables come about.
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
    /// The most players by the edition; a table has one seat more than agreed where nobody could have a bye any more.
    pub most: u8,
    /// True if the best play one more table for the first places.
    pub final_table: bool,
    /// The most who may take part.
    pub capacity: u32,
    /// The time before the start in which persons have to say that they are there; `None` where they need not.
    pub check_in: Option<Millis>,
    /// The time that a person who is called to a table has to turn up.
    pub turn_up: Millis,
    /// The time that a table has; then it counts as it stands.
    pub table_time: Millis,
    /// The edition's name.
    pub edition: String,
    /// The rules of its tables: for two players, three, and so on ([`Plan::rules_of`]).
    pub rules: Vec<Rules>,
    /// The name of the clock that turns go by.
    pub clock: String,
    /// The name of the level at which its computers play.
    pub level: String,
    /// The server's language as Discord gave it.
    pub locale: String,
    /// The moment at which play is to begin by itself; `None` where an organiser starts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Millis>,
    /// True if it is to stand among the server's events until it is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_event: bool,
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
    #[error("what stands among the events needs a start")]
    EventWithoutStart,
    /// The planned start is not within these moments.
    #[error("it can start from {soonest} to {latest}")]
    Start { soonest: Millis, latest: Millis },
}

/// One of the times of a plan.
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
    /// The possible numbers of rounds.
    pub const ROUNDS: RangeInclusive<u32> = 1..=15;
    /// The possible numbers of places.
    pub const CAPACITY: RangeInclusive<u32> = 2..=256;

    /// A check that a tournament can be held so.
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
        if self.is_event && self.start.is_none() {
            return Err(BadPlan::EventWithoutStart);
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

    /// A check that a tournament which is created at this moment can begin when it is planned to: people need time to join before
    /// the check-in.
    ///
    /// # Errors
    /// The planned start is too soon or too far away.
    pub fn check_start(&self, now: Millis) -> Result<(), BadPlan> {
        let (soonest, latest) = (now + self.check_in.unwrap_or(0) + AHEAD, now + LIFE);
        match self.start {
            Some(start) if !(soonest..=latest).contains(&start) => {
                Err(BadPlan::Start { soonest, latest })
            }
            _ => Ok(()),
        }
    }

    /// The longest that it takes, as far as is known beforehand: every table needs all of its time, and nobody pauses.
    pub fn lasts(&self) -> Millis {
        let last_tables = self.table_time * if self.final_table { 2 } else { 1 };
        match self.format {
            Format::Swiss { rounds } => {
                self.table_time * Millis::from(rounds.saturating_sub(1)) + last_tables
            }
            Format::Arena { lasts } => lasts + last_tables,
        }
    }

    /// The number of rounds that may have been paired when somebody joins; `None` for an arena, which can be joined until its end.
    pub fn late_rounds(&self) -> Option<u32> {
        self.rounds().map(|rounds| rounds / 2)
    }

    /// The rules by this edition for every number of players that a table of at most so many seats may have.
    pub fn rules_of(edition: Edition, most: u8) -> Vec<Rules> {
        (*SEATS.start()..=most).map_while(|players| edition.rules(players.into())).collect()
    }

    /// The rules of a table with so many players, as they were when the tournament was created; `None` if so many cannot play.
    pub fn rules_for(&self, players: usize) -> Option<Rules> {
        let more = players.checked_sub(usize::from(*SEATS.start()))?;
        self.rules.get(more).cloned()
    }

    /// The number of rounds; `None` for an arena.
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
