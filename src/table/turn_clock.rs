//! How long a turn may take, and the moments at which something is done about it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::clock::Millis;
use crate::game::Seat;

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

/// How many turns in a row may be missed: with the last of them the seat goes to a computer.
pub(super) const MISSES: u32 = 3;
/// A deadline that is found later than this after its time: nobody was there to look, and so nobody could play either.
const LATE: Millis = MINUTE;

/// A table's clock, as it is chosen with the table and may be changed in its lobby.
///
/// A live clock counts minutes, and goes on whatever happens. A slow clock counts days, and stands still in the quiet hours of
/// the person whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum TurnClock {
    /// Everybody takes the time they want.
    #[default]
    None,
    TwoMinutes,
    FiveMinutes,
    TenMinutes,
    HalfHour,
    OneDay,
    TwoDays,
    ThreeDays,
    Week,
}

impl TurnClock {
    /// Every clock, the shortest first after the one that does not run.
    pub const ALL: [Self; 9] = [
        Self::None,
        Self::TwoMinutes,
        Self::FiveMinutes,
        Self::TenMinutes,
        Self::HalfHour,
        Self::OneDay,
        Self::TwoDays,
        Self::ThreeDays,
        Self::Week,
    ];

    /// Its name in options, menus and the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::TwoMinutes => "minutes-2",
            Self::FiveMinutes => "minutes-5",
            Self::TenMinutes => "minutes-10",
            Self::HalfHour => "minutes-30",
            Self::OneDay => "days-1",
            Self::TwoDays => "days-2",
            Self::ThreeDays => "days-3",
            Self::Week => "days-7",
        }
    }

    /// The clock of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|clock| clock.name() == name)
    }

    /// How long a turn may take, in milliseconds; `None` for as long as one wants.
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

    /// Whether it counts days, and stands still in quiet hours.
    pub fn is_slow(self) -> bool {
        self.limit().is_some_and(|limit| limit >= DAY)
    }

    pub(super) fn is_none(&self) -> bool {
        *self == Self::None
    }
}

impl From<TurnClock> for &'static str {
    fn from(clock: TurnClock) -> Self {
        clock.name()
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
    /// When the player is reminded for the first time: half of the time is gone.
    pub half: Millis,
    /// When the player is reminded for the last time: an eighth is left.
    pub near: Millis,
    /// When the turn is played by the clock.
    pub due: Millis,
}

impl Deadline {
    /// The deadline of a turn that may take `limit`; `after` says at which moment so much of it is used up.
    pub(super) fn new(limit: Millis, after: impl Fn(Millis) -> Millis) -> Self {
        Self { half: after(limit / 2), near: after(limit - limit / 8), due: after(limit) }
    }

    /// The deadline of a turn whose clock does not stop.
    fn plain(began: Millis, limit: Millis) -> Self {
        Self::new(limit, |used| began + used)
    }
}

/// What a player has been reminded of in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reminded {
    Not,
    AtHalf,
    NearTheEnd,
}

/// The time of the turn that a person is playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTime {
    /// Whose turn it is.
    pub seat: Seat,
    /// When it began.
    pub began: Millis,
    /// When it ends, and the reminders before.
    pub deadline: Deadline,
    reminded: Reminded,
}

/// What the clock does to a turn.
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

    /// Notes that the player was reminded.
    pub(super) fn remind(&mut self, near: bool) {
        self.reminded = if near { Reminded::NearTheEnd } else { Reminded::AtHalf };
    }

    /// When the clock strikes next.
    pub(super) fn next(&self) -> Millis {
        match self.reminded {
            Reminded::Not => self.deadline.half,
            Reminded::AtHalf => self.deadline.near,
            Reminded::NearTheEnd => self.deadline.due,
        }
    }

    /// What is to be done at `now`, if anything. Whoever comes late gives the last reminder only, and whoever comes much too late
    /// gives the player an eighth of the `limit` more.
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
        for clock in TurnClock::ALL {
            assert_eq!(clock.name().parse(), Ok(clock));
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
