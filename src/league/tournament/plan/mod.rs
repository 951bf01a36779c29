//! The plan of a tournament, which is fixed before the tournament begins.

mod edit;
mod weekly;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::entry::EntryTerms;
use super::pairing::count_round_robin_rounds;
use crate::time::Millis;
use triominos_rules::game::{Change, Edition, Rules, Variant};

pub use edit::PlanChanges;
pub use weekly::Weekly;

/// The allowed numbers of seats at a table of a tournament.
pub const SEATS: RangeInclusive<u8> = 2..=4;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
/// The maximum time in milliseconds for which a tournament waits to be started or resumed before it
/// expires.
pub(in crate::league::tournament) const MAX_WAIT: Millis = 14 * DAY;
/// The minimum time, in milliseconds, from the creation of a tournament to the opening of its check-in (or to its start, if it has
/// no check-in), so that people can join.
const MIN_SIGN_UP: Millis = 4 * MINUTE;
/// The time in milliseconds before the start at which the sign-up of the next tournament of a weekly series opens.
const WEEKLY_SIGN_UP: Millis = 6 * DAY;

/// The method by which players are assigned to tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// A fixed number of rounds. In each round, all players are paired at the same time with others of similar points.
    Swiss { rounds: u32 },
    /// A fixed duration, in milliseconds. A new table is formed whenever enough players are free.
    Arena { lasts: Millis },
    /// Everyone meets everyone once, at tables of two.
    RoundRobin,
    /// The loser at a table of two is out. The bracket is computed from the ratings that players had when they joined.
    Knockout,
}

/// The kind of a format that an organiser chooses. Arenas are not included: they are chosen by entering a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatKind {
    Swiss,
    RoundRobin,
    Knockout,
}

impl FormatKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Swiss, Self::RoundRobin, Self::Knockout];

    /// Returns the stable name of the kind.
    pub fn name(self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RoundRobin => "round-robin",
            Self::Knockout => "knockout",
        }
    }

    /// Returns the kind of format with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl Format {
    /// Returns `true` for formats in which the first round determines the opponents in all later rounds. Their tables have two
    /// seats.
    pub fn has_predetermined_opponents(self) -> bool {
        matches!(self, Self::RoundRobin | Self::Knockout)
    }

    /// Returns the number of rounds for this many players, including the final of a knockout; `None` for an arena.
    pub fn rounds_for(self, player_count: usize) -> Option<u32> {
        match self {
            Self::Swiss { rounds } => Some(rounds),
            Self::Arena { .. } => None,
            Self::RoundRobin => Some(count_round_robin_rounds(player_count) as u32),
            Self::Knockout => Some(player_count.max(1).next_power_of_two().trailing_zeros()),
        }
    }
}

/// The published plan of a tournament. Organisers can change it until the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentPlan {
    /// The name as it was typed; it must be escaped before it is shown.
    pub name: String,
    pub format: Format,
    /// The regular number of seats at a table; tables have fewer if the players cannot be divided evenly.
    pub seats: u8,
    /// The maximum number of players at a table that the edition allows. A table gets one seat more than `seats` if otherwise
    /// somebody would have a second bye.
    pub most: u8,
    /// True if the best players in the standings play a final table for the first places.
    pub final_table: bool,
    /// The maximum number of participants.
    pub capacity: u32,
    /// The duration of the check-in before the start, in milliseconds, in which persons have to confirm their presence;
    /// `None` if there is no check-in.
    pub check_in: Option<Millis>,
    /// The time, in milliseconds, within which a player has to turn up at their table.
    pub turn_up: Millis,
    /// The maximum duration of a match, in milliseconds. If it is not over then, the current scores
    /// are its result.
    pub table_time: Millis,
    /// The name of the edition.
    pub edition: String,
    /// The rules for matches of two players, of three, and so on; see [`TournamentPlan::rules_for`].
    pub rules: Vec<Rules>,
    /// The name of the turn clock (the time limit for each turn).
    pub clock: String,
    /// The name of the level at which computers play.
    pub level: String,
    /// The server's locale as Discord reported it.
    pub locale: String,
    /// The time at which the tournament starts automatically, in milliseconds since 1970; `None` if
    /// an organiser starts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Millis>,
    /// True if the tournament is listed among the server's scheduled events until it is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_event: bool,
    /// The conditions that a person has to meet in order to join.
    #[serde(default, skip_serializing_if = "EntryTerms::is_open")]
    pub entry: EntryTerms,
    /// The weekly repetition; `None` for a single tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weekly: Option<Weekly>,
}

/// A reason for which a plan is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPlan {
    #[error("the name is empty or longer than {most} letters")]
    Name { most: usize },
    #[error("a table has {least} to {most} seats by this edition")]
    Seats { least: u8, most: u8 },
    #[error("{least} to {most} rounds are possible")]
    Rounds { least: u32, most: u32 },
    #[error("{least} to {most} can take part")]
    Capacity { least: u32, most: u32 },
    /// The plan has larger tables or a final table, although its format allows only tables of two and no final table.
    #[error("the format has tables of two and no final table")]
    FixedTables,
    /// A duration is out of range. `which` is the duration; `least` and `most` are in minutes.
    #[error("a time must be {least} to {most} minutes")]
    Time { which: PlanTime, least: i64, most: i64 },
    #[error("a scheduled event needs a start time")]
    EventWithoutStart,
    #[error("a weekly tournament needs a start time")]
    WeeklyWithoutStart,
    #[error("only a weekly tournament leaves out dates")]
    DatesWithoutWeekly,
    #[error("no rating is between {least} and {most}")]
    Ratings { least: i32, most: i32 },
    /// The planned start is not between these times, in milliseconds since 1970.
    #[error("the start must be between {soonest} and {latest}")]
    Start { soonest: Millis, latest: Millis },
}

/// A duration in a plan that can be out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanTime {
    Lasts,
    CheckIn,
    TurnUp,
    TableTime,
}

impl TournamentPlan {
    /// The maximum length of a name, in characters.
    pub const MAX_NAME_LENGTH: usize = 60;
    /// The allowed numbers of rounds of a Swiss tournament.
    pub const ROUNDS: RangeInclusive<u32> = 1..=15;
    /// The maximum number of participants of a round robin.
    pub const MOST_IN_ROUND_ROBIN: u32 = 8;

    /// Returns the allowed values of [`TournamentPlan::capacity`] in a format.
    fn capacities_for(format: Format) -> RangeInclusive<u32> {
        2..=if format == Format::RoundRobin { Self::MOST_IN_ROUND_ROBIN } else { 256 }
    }

    /// Checks that a tournament with this plan can be held.
    ///
    /// # Errors
    /// Returns an error for the first reason why no such tournament can be held.
    pub fn check(&self) -> Result<(), InvalidPlan> {
        let letters = self.name.trim().chars().count();
        if letters == 0 || letters > Self::MAX_NAME_LENGTH {
            return Err(InvalidPlan::Name { most: Self::MAX_NAME_LENGTH });
        }
        let (least, most) = (*SEATS.start(), self.most.min(*SEATS.end()));
        if !(least..=most).contains(&self.seats) {
            return Err(InvalidPlan::Seats { least, most });
        }
        if self.format.has_predetermined_opponents() && (self.seats != 2 || self.final_table) {
            return Err(InvalidPlan::FixedTables);
        }
        let capacities = Self::capacities_for(self.format);
        if !capacities.contains(&self.capacity) {
            let (least, most) = capacities.into_inner();
            return Err(InvalidPlan::Capacity { least, most });
        }
        if self.is_event && self.start.is_none() {
            return Err(InvalidPlan::EventWithoutStart);
        }
        if self.weekly.is_some() && self.start.is_none() {
            return Err(InvalidPlan::WeeklyWithoutStart);
        }
        if let EntryTerms { rating_least: Some(least), rating_most: Some(most), .. } = self.entry
            && least > most
        {
            return Err(InvalidPlan::Ratings { least, most });
        }
        match self.format {
            Format::Swiss { rounds } if !Self::ROUNDS.contains(&rounds) => {
                let (least, most) = Self::ROUNDS.into_inner();
                return Err(InvalidPlan::Rounds { least, most });
            }
            Format::Swiss { .. } | Format::RoundRobin | Format::Knockout => {}
            Format::Arena { lasts } => check_duration(PlanTime::Lasts, lasts, 10 * MINUTE, DAY)?,
        }
        if let Some(check_in) = self.check_in {
            check_duration(PlanTime::CheckIn, check_in, MINUTE, DAY)?;
        }
        check_duration(PlanTime::TurnUp, self.turn_up, MINUTE, 2 * DAY)?;
        check_duration(PlanTime::TableTime, self.table_time, 5 * MINUTE, 14 * DAY)
    }

    /// Checks that a tournament created at `now` can start at its planned time. People must have time to join before the check-in.
    ///
    /// # Errors
    /// Returns an error if the planned start is too early or too late.
    pub fn check_planned_start(&self, now: Millis) -> Result<(), InvalidPlan> {
        let (soonest, latest) = (now + self.check_in.unwrap_or(0) + MIN_SIGN_UP, now + MAX_WAIT);
        match self.start {
            Some(start) if !(soonest..=latest).contains(&start) => {
                Err(InvalidPlan::Start { soonest, latest })
            }
            _ => Ok(()),
        }
    }

    /// Returns `true` if the plan has parts that earlier versions of the program ignore, so that they would not hold the tournament
    /// as planned.
    pub(in crate::league::tournament) fn needs_newer_programs(&self) -> bool {
        !self.entry.is_open() || self.format.has_predetermined_opponents()
    }

    /// Returns true if another plan differs at most in the weekly repetition.
    pub fn differs_only_in_series(&self, other: &Self) -> bool {
        Self { weekly: None, ..self.clone() } == Self { weekly: None, ..other.clone() }
    }

    /// Returns the plan of the next tournament of a weekly series, and the time at which its sign-up opens: six days before its
    /// start. The start is the first one after this plan's start that leaves people time to join after `now`. Returns `None` if
    /// the tournament is not repeated. All times are in milliseconds since 1970.
    pub fn next_weekly_plan_and_sign_up_time(&self, now: Millis) -> Option<(Self, Millis)> {
        let soonest = now + self.check_in.unwrap_or(0) + MIN_SIGN_UP;
        let start = self.weekly.as_ref()?.next_start_after(self.start?.max(soonest))?;
        Some((Self { start: Some(start), ..self.clone() }, start - WEEKLY_SIGN_UP))
    }

    /// Returns the maximum duration in milliseconds, as far as it can be known in advance. It assumes that each table
    /// needs all of its time and that the tournament is never paused.
    pub fn max_duration(&self) -> Millis {
        let finals = Millis::from(self.final_table);
        match self.format.rounds_for(self.capacity as usize) {
            Some(rounds) => self.table_time * (Millis::from(rounds.max(1)) + finals),
            None => {
                let Format::Arena { lasts } = self.format else { return self.table_time };
                lasts + self.table_time * (1 + finals)
            }
        }
    }

    /// Returns the number of paired rounds up to which a person can still join; `None` for an arena, which people can join until
    /// its end.
    pub fn max_missed_rounds_on_joining(&self) -> Option<u32> {
        match self.format {
            Format::Swiss { rounds } => Some(rounds / 2),
            Format::Arena { .. } => None,
            Format::RoundRobin | Format::Knockout => Some(0),
        }
    }

    /// Returns the maximum number of players at a table that an edition allows.
    pub fn max_seats_at_table(edition: Edition) -> u8 {
        let most = (*edition.allowed_player_counts().end()).min(usize::from(*SEATS.end()));
        u8::try_from(most).unwrap_or(*SEATS.end())
    }

    /// Returns the rules of an edition for each number of players from two to `max_players`. `length_change` replaces the edition's
    /// length of a match; `None` keeps it.
    pub fn rules_by_player_count(
        edition: Edition,
        length_change: Option<Change>,
        max_players: u8,
    ) -> Vec<Rules> {
        let plain = Variant::from(edition);
        let variant = length_change.map_or(plain.clone(), |change| plain.with_change(change));
        (*SEATS.start()..=max_players)
            .map_while(|players| variant.rules(players.into()).ok())
            .collect()
    }

    /// Returns the rules for a match of `player_count` players. They are stored in the plan, so they do not change if the edition
    /// changes later. Returns `None` if the edition does not support that number.
    pub fn rules_for(&self, player_count: usize) -> Option<Rules> {
        let more = player_count.checked_sub(usize::from(*SEATS.start()))?;
        self.rules.get(more).cloned()
    }
}

/// Returns an error if `duration` is less than `min` or greater than `max`. All are in milliseconds.
fn check_duration(
    kind: PlanTime,
    duration: Millis,
    min: Millis,
    max: Millis,
) -> Result<(), InvalidPlan> {
    if (min..=max).contains(&duration) {
        Ok(())
    } else {
        Err(InvalidPlan::Time { which: kind, least: min / MINUTE, most: max / MINUTE })
    }
}
