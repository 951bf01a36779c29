//! The turn clock: limits, deadlines and reminders.

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

/// The number of consecutive missed turns after which a computer takes over a player's seat.
pub(super) const MISSES: u32 = 3;
/// The delay of a missed deadline, in milliseconds, from which the clock assumes that no process of the bot was running at the
/// deadline. In that case the player could not act either.
const LATE: Millis = MINUTE;

/// The turn clock of a table. It is chosen when the table is opened, and the host can change it in the lobby.
///
/// A live clock counts minutes and never stops. A slow clock counts days and stops during the quiet hours of the person in turn.
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
    /// Every clock: first `None`, then the clocks with a limit, from the shortest to the longest.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name of the clock in options, menus and the database.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the clock with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|clock| clock.name() == name)
    }

    /// Returns the longest time of a turn, in milliseconds; `None` for no limit.
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

    /// Returns `true` if the clock counts days and stops during quiet hours.
    pub fn is_counted_in_days(self) -> bool {
        self.limit().is_some_and(|limit| limit >= DAY)
    }

    /// Returns `true` if players are reminded of their turns. With a limit of ten minutes or less there are no reminders,
    /// because the first would come at most five minutes after the beginning of the turn.
    pub fn has_reminders(self) -> bool {
        self.limit().is_none_or(|limit| limit > 10 * MINUTE)
    }

    /// Returns `true` for [`TurnClock::None`].
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

/// The error of an unknown clock name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such clock")]
pub struct UnknownClock;

/// The deadline of a turn and the times of its reminders, in order, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadline {
    /// The time of the first reminder, when half of the turn's time is left, in milliseconds since
    /// 1970.
    pub half: Millis,
    /// The time of the last reminder, when an eighth of the turn's time is left, in milliseconds
    /// since 1970.
    pub near: Millis,
    /// The time at which the turn is missed, so that the clock plays it on the player's behalf, in milliseconds since 1970.
    pub due: Millis,
}

impl Deadline {
    /// Creates the deadline of a turn of `limit` milliseconds. `time_at_elapsed` returns the time, in milliseconds since 1970, at
    /// which the given number of milliseconds of the turn has elapsed.
    pub(super) fn new(limit: Millis, time_at_elapsed: impl Fn(Millis) -> Millis) -> Self {
        Self {
            half: time_at_elapsed(limit / 2),
            near: time_at_elapsed(limit - limit / 8),
            due: time_at_elapsed(limit),
        }
    }

    /// Returns the deadline and its reminders, all postponed by `duration` milliseconds.
    pub(super) fn later_by(self, duration: Millis) -> Self {
        Self { half: self.half + duration, near: self.near + duration, due: self.due + duration }
    }

    /// Creates the deadline of a turn of `limit` milliseconds that began at `began`, without quiet
    /// hours.
    fn without_quiet_hours(began: Millis, limit: Millis) -> Self {
        Self::new(limit, |used| began + used)
    }
}

/// The last reminder that was sent in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum LastReminder {
    Not,
    AtHalf,
    NearTheEnd,
}

/// The time limit of a person's current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTime {
    /// The seat in turn.
    pub seat: Seat,
    /// The time at which the turn began, in milliseconds since 1970.
    pub began: Millis,
    /// The deadline of the turn, with the times of its reminders.
    pub deadline: Deadline,
    reminded: LastReminder,
}

/// A timed action of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClockAction {
    /// Remind the player; `near` is true for the last reminder, near the deadline.
    Remind { near: bool },
    /// Extend the turn to this deadline, because no process was running at the previous one.
    Extend(Deadline),
    /// Play the turn on behalf of the player.
    Miss,
}

impl TurnTime {
    /// Creates the time limit of a turn of `limit` milliseconds that began at `began` (milliseconds since 1970).
    pub(super) fn new(seat: Seat, began: Millis, limit: Millis) -> Self {
        let deadline = Deadline::without_quiet_hours(began, limit);
        Self { seat, began, deadline, reminded: LastReminder::Not }
    }

    /// Returns the time limit of a turn that continues at `now`, after its clock stopped at `stopped_at`. The player has the time
    /// that was left, but at least an eighth of `limit`. Times are in milliseconds.
    pub(super) fn resumed_after_stop(self, stopped_at: Millis, now: Millis, limit: Millis) -> Self {
        let Deadline { half, near, due } = self.deadline;
        let pause = (now - stopped_at).max(now + limit / 8 - due);
        let deadline = Deadline { half: half + pause, near: near + pause, due: due + pause };
        Self { began: self.began + pause, deadline, ..self }
    }

    /// Records that the player was reminded; `is_last` is true for the last reminder.
    pub(super) fn note_reminder(&mut self, is_last: bool) {
        self.reminded = if is_last { LastReminder::NearTheEnd } else { LastReminder::AtHalf };
    }

    /// Returns the time of the clock's next action, in milliseconds since 1970.
    pub(super) fn next_action_at(&self) -> Millis {
        match self.reminded {
            LastReminder::Not => self.deadline.half,
            LastReminder::AtHalf => self.deadline.near,
            LastReminder::NearTheEnd => self.deadline.due,
        }
    }

    /// Returns the timed action that is due at `now`; `None` if none is. If both reminders are due, returns only the last. If the
    /// deadline has passed by a minute or more, no process was running at the deadline. The action is then an extension by an
    /// eighth of `limit`.
    pub(super) fn due_action(&self, now: Millis, limit: Millis) -> Option<ClockAction> {
        let Deadline { half, near, due } = self.deadline;
        if now >= due + LATE {
            Some(ClockAction::Extend(Deadline { half, near: now, due: now + limit / 8 }))
        } else if now >= due {
            Some(ClockAction::Miss)
        } else if now >= near && self.reminded < LastReminder::NearTheEnd {
            Some(ClockAction::Remind { near: true })
        } else if now >= half && self.reminded < LastReminder::AtHalf {
            Some(ClockAction::Remind { near: false })
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_is_parsed_from_its_name_and_other_names_are_rejected() {
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
    fn a_player_is_reminded_at_half_time_and_near_the_end_and_then_misses_the_turn() {
        let limit = TurnClock::OneDay.limit().unwrap();
        let mut time = TurnTime::new(0, 1_000, limit);
        let hour = 60 * MINUTE;
        assert_eq!(time.due_action(1_000 + 12 * hour - 1, limit), None);
        assert_eq!(
            (time.next_action_at(), time.deadline.due),
            (1_000 + 12 * hour, 1_000 + 24 * hour)
        );
        assert_eq!(
            time.due_action(time.next_action_at(), limit),
            Some(ClockAction::Remind { near: false })
        );
        time.note_reminder(false);
        assert_eq!(time.due_action(1_000 + 12 * hour, limit), None);
        assert_eq!(time.next_action_at(), 1_000 + 21 * hour);
        assert_eq!(
            time.due_action(time.next_action_at(), limit),
            Some(ClockAction::Remind { near: true })
        );
        time.note_reminder(true);
        assert_eq!(time.due_action(1_000 + 24 * hour - 1, limit), None);
        assert_eq!(time.due_action(time.next_action_at(), limit), Some(ClockAction::Miss));
        assert_eq!(
            time.due_action(time.next_action_at() + LATE - 1, limit),
            Some(ClockAction::Miss)
        );
    }

    #[test]
    fn a_resumed_turn_has_the_time_that_was_left_but_at_least_an_eighth() {
        let limit = TurnClock::TenMinutes.limit().unwrap();
        let mut time = TurnTime::new(0, 0, limit);
        time.note_reminder(false);
        let resumed = time.resumed_after_stop(6 * MINUTE, 20 * MINUTE, limit);
        assert_eq!((resumed.began, resumed.deadline.due), (14 * MINUTE, 24 * MINUTE));
        assert_eq!(resumed.due_action(20 * MINUTE, limit), None, "reminded at half time already");
        let late = time.resumed_after_stop(10 * MINUTE - 1, 20 * MINUTE, limit);
        assert_eq!(late.deadline.due, 20 * MINUTE + limit / 8);
    }

    #[test]
    fn after_an_outage_a_player_is_reminded_once_and_given_more_time() {
        let limit = TurnClock::FiveMinutes.limit().unwrap();
        let time = TurnTime::new(0, 0, limit);
        assert_eq!(time.due_action(limit - 1, limit), Some(ClockAction::Remind { near: true }));
        let hour = 60 * MINUTE;
        let half = limit / 2;
        let once_more = Deadline { half, near: hour, due: hour + 37_500 };
        assert_eq!(time.due_action(hour, limit), Some(ClockAction::Extend(once_more)));
    }
}
