//! The time of a turn, and the moments at which something is done about it.

pub mod quiet_hours;
pub mod timeout;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::time::Millis;
use triominos_rules::game::Seat;

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

/// The number of turns in a row after which a player who missed them loses the seat to a computer.
pub(super) const MISSES: u32 = 3;
/// The lateness from which on nobody can have been there to look at a deadline, and so nobody could play either.
const LATE: Millis = MINUTE;

/// A table's clock, as it is chosen with the table and may be changed in its lobby.
///
/// A live clock counts minutes, and goes on whatever happens. A slow clock counts days, and stands still in the quiet hours of
/// the person whose turn it is.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[serde(try_from = "String", into = "&'static str")]
pub enum TurnClock {
    /// Turns without a limit.
    #[default]
    #[strum(serialize = "none")]
    None,
    #[strum(serialize = "minutes-2")]
    TwoMinutes,
    #[strum(serialize = "minutes-5")]
    FiveMinutes,
    #[strum(serialize = "minutes-10")]
    TenMinutes,
    #[strum(serialize = "minutes-30")]
    HalfHour,
    #[strum(serialize = "days-1")]
    OneDay,
    #[strum(serialize = "days-2")]
    TwoDays,
    #[strum(serialize = "days-3")]
    ThreeDays,
    #[strum(serialize = "days-7")]
    Week,
}

impl TurnClock {
    /// Every clock, the shortest first after the one that does not run.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name of the clock in options, menus and the database.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The clock of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|clock| clock.name() == name)
    }

    /// The longest time of a turn, in milliseconds; `None` for as long as one wants.
    pub fn limit(self) -> Option<Millis> {
        Some(match self {
            Self::None => return None,
            Self::TwoMinutes => 2 * MINUTE,
            Self::FiveMinutes => 5 * MINUTE,
            Self::TenMinutes => 10 * MINUTE,
            Self::HalfHour => 30 * MINUTE,
            Self::OneDay => DAY,
            Self::TwoDays => 2 * DAY,
            Self::ThreeDays => 3 * DAY,
            Self::Week => 7 * DAY,
        })
    }

    /// True if the clock counts days, and stands still in quiet hours.
    pub fn is_slow(self) -> bool {
        self.limit().is_some_and(|limit| limit >= DAY)
    }

    pub(super) fn is_none(&self) -> bool {
        *self == Self::None
    }
}

impl TryFrom<String> for TurnClock {
    type Error = UnknownClock;

    fn try_from(name: String) -> Result<Self, UnknownClock> {
        name.parse()
    }
}

impl FromStr for TurnClock {
    type Err = UnknownClock;

    fn from_str(name: &str) -> Result<Self, UnknownClock> {
        Self::from_name(name).ok_or(UnknownClock)
    }
}

impl fmt::Display for TurnClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no clock has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such clock")]
pub struct UnknownClock;

/// The three moments of a turn, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadline {
    /// The moment of the first reminder: half of the time is gone.
    pub half: Millis,
    /// The moment of the last reminder: an eighth is left.
    pub near: Millis,
    /// The moment at which the clock plays the turn.
    pub due: Millis,
}

impl Deadline {
    /// The deadline of a turn that may take `limit`; `after` says at which moment so much of it is used up.
    pub(super) fn new(limit: Millis, after: impl Fn(Millis) -> Millis) -> Self {
        Self { half: after(limit / 2), near: after(limit - limit / 8), due: after(limit) }
    }

    /// The same turn with this much more time.
    pub(super) fn later_by(self, time: Millis) -> Self {
        Self { half: self.half + time, near: self.near + time, due: self.due + time }
    }

    /// The deadline of a turn whose clock does not stop.
    fn plain(began: Millis, limit: Millis) -> Self {
        Self::new(limit, |used| began + used)
    }
}

/// The reminders that a player has had in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reminded {
    Not,
    AtHalf,
    NearTheEnd,
}

/// The time of the turn that a person is playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTime {
    /// The seat in turn.
    pub seat: Seat,
    /// The moment at which the turn began.
    pub began: Millis,
    /// The end of the turn, and the reminders before.
    pub deadline: Deadline,
    reminded: Reminded,
}

/// An act of the clock in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stroke {
    /// The player is reminded.
    Remind { near: bool },
    /// The time was over while nobody looked: the player gets the last part of it once more.
    Extend(Deadline),
    /// The turn is played without the player.
    Miss,
}

impl TurnTime {
    pub(super) fn new(seat: Seat, began: Millis, limit: Millis) -> Self {
        let deadline = Deadline::plain(began, limit);
        Self { seat, began, deadline, reminded: Reminded::Not }
    }

    /// The same turn as it goes on at `now`, after it has stood still since `stopped`: with the time that was left, but an eighth of
    /// the `limit` at least.
    pub(super) fn resumed(self, stopped: Millis, now: Millis, limit: Millis) -> Self {
        let Deadline { half, near, due } = self.deadline;
        let pause = (now - stopped).max(now + limit / 8 - due);
        let deadline = Deadline { half: half + pause, near: near + pause, due: due + pause };
        Self { began: self.began + pause, deadline, ..self }
    }

    /// Notes that the player was reminded.
    pub(super) fn remind(&mut self, near: bool) {
        self.reminded = if near { Reminded::NearTheEnd } else { Reminded::AtHalf };
    }

    /// The moment of the next stroke.
    pub(super) fn next(&self) -> Millis {
        match self.reminded {
            Reminded::Not => self.deadline.half,
            Reminded::AtHalf => self.deadline.near,
            Reminded::NearTheEnd => self.deadline.due,
        }
    }

    /// The stroke that is due at `now`, if any. A process that comes late gives the last reminder only, and one that comes much
    /// too late gives the player an eighth of the `limit` more.
    pub(super) fn stroke(&self, now: Millis, limit: Millis) -> Option<Stroke> {
        let Deadline { half, near, due } = self.deadline;
        if now >= due + LATE {
            Some(Stroke::Extend(Deadline { half, near: now, due: now + limit / 8 }))
        } else if now >= due {
            Some(Stroke::Miss)
        } else if now >= near && self.reminded < Reminded::NearTheEnd {
            Some(Stroke::Remind { near: true })
        } else if now >= half && self.reminded < Reminded::AtHalf {
            Some(Stroke::Remind { near: false })
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_is_known_by_its_name_and_no_other() {
        let names = [
            "none",
            "minutes-2",
            "minutes-5",
            "minutes-10",
            "minutes-30",
            "days-1",
            "days-2",
            "days-3",
            "days-7",
        ];
        assert_eq!(names.len(), TurnClock::ALL.len());
        for (name, clock) in names.into_iter().zip(TurnClock::ALL.iter().copied()) {
            assert_eq!((clock.name(), name.parse()), (name, Ok(clock)));
            let json = serde_json::to_string(&clock).unwrap();
            assert_eq!(json, format!("\"{clock}\""));
            assert_eq!(serde_json::from_str::<TurnClock>(&json).unwrap(), clock);
        }
        for name in ["", "None", "minutes-3", "days-0", "days-1 "] {
            assert_eq!(name.parse::<TurnClock>(), Err(UnknownClock));
        }
        assert!(serde_json::from_str::<TurnClock>("\"days-99\"").is_err());
    }

    #[test]
    fn a_turn_is_reminded_of_at_half_time_and_near_its_end_and_then_missed() {
        let limit = TurnClock::OneDay.limit().unwrap();
        let mut time = TurnTime::new(0, 1_000, limit);
        let hour = 60 * MINUTE;
        assert_eq!(time.stroke(1_000 + 12 * hour - 1, limit), None);
        assert_eq!((time.next(), time.deadline.due), (1_000 + 12 * hour, 1_000 + 24 * hour));
        assert_eq!(time.stroke(time.next(), limit), Some(Stroke::Remind { near: false }));
        time.remind(false);
        assert_eq!(time.stroke(1_000 + 12 * hour, limit), None);
        assert_eq!(time.next(), 1_000 + 21 * hour);
        assert_eq!(time.stroke(time.next(), limit), Some(Stroke::Remind { near: true }));
        time.remind(true);
        assert_eq!(time.stroke(1_000 + 24 * hour - 1, limit), None);
        assert_eq!(time.stroke(time.next(), limit), Some(Stroke::Miss));
        assert_eq!(time.stroke(time.next() + LATE - 1, limit), Some(Stroke::Miss));
    }

    #[test]
    fn a_turn_that_goes_on_has_the_time_that_was_left_but_an_eighth_at_least() {
        let limit = TurnClock::TenMinutes.limit().unwrap();
        let mut time = TurnTime::new(0, 0, limit);
        time.remind(false);
        let resumed = time.resumed(6 * MINUTE, 20 * MINUTE, limit);
        assert_eq!((resumed.began, resumed.deadline.due), (14 * MINUTE, 24 * MINUTE));
        assert_eq!(resumed.stroke(20 * MINUTE, limit), None, "reminded at half time already");
        let late = time.resumed(10 * MINUTE - 1, 20 * MINUTE, limit);
        assert_eq!(late.deadline.due, 20 * MINUTE + limit / 8);
    }

    #[test]
    fn whoever_comes_late_does_not_remind_twice_nor_punish() {
        let limit = TurnClock::FiveMinutes.limit().unwrap();
        let time = TurnTime::new(0, 0, limit);
        assert_eq!(time.stroke(limit - 1, limit), Some(Stroke::Remind { near: true }));
        let hour = 60 * MINUTE;
        let half = limit / 2;
        let once_more = Deadline { half, near: hour, due: hour + 37_500 };
        assert_eq!(time.stroke(hour, limit), Some(Stroke::Extend(once_more)));
    }
}
