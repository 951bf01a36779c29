//! What people choose about pings, and what follows for one.

use strum::{IntoStaticStr, VariantArray};

use super::PingKind;
use crate::ids::ChannelId;
use crate::store::PingSettings;
use crate::table::{Quiet, TurnClock};
use crate::time::Millis;

const HOUR: Millis = 60 * 60 * 1000;
/// A morning that is nearer than this is none to put anything off to.
const SHORT_OF_TOMORROW: Millis = 3 * HOUR;

/// The way in which a person hears that it is their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum PingMode {
    /// A mention in the channel.
    #[default]
    #[strum(serialize = "mention")]
    Mention,
    /// Nothing: the message of the turn has to do.
    #[strum(serialize = "silent")]
    Silent,
    /// A direct message.
    #[strum(serialize = "direct")]
    Direct,
}

/// The time for which turns are gathered into one ping.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum Digest {
    /// Each turn has its own ping.
    #[default]
    #[strum(serialize = "off")]
    Off,
    #[strum(serialize = "hours-1")]
    OneHour,
    #[strum(serialize = "hours-3")]
    ThreeHours,
    #[strum(serialize = "hours-6")]
    SixHours,
    #[strum(serialize = "hours-12")]
    TwelveHours,
}

/// How long a reminder is put off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum Snooze {
    #[strum(serialize = "hour")]
    OneHour,
    #[strum(serialize = "hours-3")]
    ThreeHours,
    /// Until the end of the night: of the quiet hours or, for who has none, for a day.
    #[strum(serialize = "tomorrow")]
    Tomorrow,
}

macro_rules! named {
    ($($choice:ty)+) => {$(
        impl $choice {
            /// Every choice.
            pub const ALL: &[Self] = Self::VARIANTS;

            /// The name in options, custom ids and the database.
            pub fn name(self) -> &'static str {
                self.into()
            }

            /// The choice of this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.name() == name)
            }
        }
    )+};
}

named! { PingMode Digest Snooze }

impl Digest {
    /// The time from the first turn that waits to the ping; `None` if each has its own.
    pub fn after(self) -> Option<Millis> {
        Some(match self {
            Self::Off => return None,
            Self::OneHour => HOUR,
            Self::ThreeHours => 3 * HOUR,
            Self::SixHours => 6 * HOUR,
            Self::TwelveHours => 12 * HOUR,
        })
    }
}

impl Snooze {
    /// The moment at which the reminder comes: never in quiet hours.
    pub fn until(self, quiet: Option<&Quiet>, now: Millis) -> Millis {
        let later = match self {
            Self::OneHour => now + HOUR,
            Self::ThreeHours => now + 3 * HOUR,
            Self::Tomorrow => {
                let morning = quiet.and_then(|quiet| quiet.next_over_at(now + SHORT_OF_TOMORROW));
                return morning.unwrap_or(now + 24 * HOUR);
            }
        };
        awake(quiet, later)
    }
}

/// The same moment, or the end of the quiet hours in which it falls.
fn awake(quiet: Option<&Quiet>, moment: Millis) -> Millis {
    quiet.and_then(|quiet| quiet.over_at(moment)).unwrap_or(moment)
}

/// True of a clock that counts minutes: it goes on at night, and whoever plays by it is there.
pub(super) fn is_live(clock: TurnClock) -> bool {
    clock.limit().is_some() && !clock.is_slow()
}

/// A change of what a person has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PingChange {
    pub mode: Option<PingMode>,
    pub digest: Option<Digest>,
}

/// How a person wants to be pinged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PingPreferences {
    pub mode: PingMode,
    pub digest: Digest,
    /// Their direct conversation with the bot, once it was opened.
    pub direct: Option<ChannelId>,
    /// True if Discord refuses messages there: they are mentioned instead.
    pub is_closed: bool,
    /// The tag of the language in which they have chosen.
    pub locale: Option<String>,
}

/// The thing that a person is called to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Their turn has begun.
    Turn,
    /// Half of its time is gone.
    HalfTime,
    /// Little of its time is left.
    NearTheEnd,
}

/// What rings for a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// The mention in the message itself.
    Mention,
    /// Nothing.
    Silent,
    /// A ping of this kind, at this moment.
    Later(PingKind, Millis),
}

impl PingPreferences {
    /// Reads what is stored; what this program does not understand is as if it had not been chosen.
    pub fn from_stored(kept: &PingSettings) -> Self {
        Self {
            mode: kept.mode.as_deref().and_then(PingMode::from_name).unwrap_or_default(),
            digest: kept.digest.as_deref().and_then(Digest::from_name).unwrap_or_default(),
            direct: kept.direct,
            is_closed: kept.is_closed,
            locale: kept.locale.clone(),
        }
    }

    /// True if they are written to directly.
    pub fn is_direct(&self) -> bool {
        self.mode == PingMode::Direct && !self.is_closed
    }

    /// What rings at `now` for a person with these quiet hours, at a table with this clock.
    pub(super) fn ring(
        &self,
        quiet: Option<&Quiet>,
        clock: TurnClock,
        occasion: Occasion,
        now: Millis,
    ) -> Ring {
        if self.mode == PingMode::Silent {
            return Ring::Silent;
        }
        if !is_live(clock) {
            if let Some(morning) = quiet.and_then(|quiet| quiet.over_at(now)) {
                return Ring::Later(PingKind::Morning, morning);
            }
            // The last reminder comes by itself, whatever else is gathered.
            match (self.digest.after(), occasion) {
                (Some(after), Occasion::Turn) => {
                    return Ring::Later(PingKind::Digest, awake(quiet, now + after));
                }
                (Some(_), Occasion::HalfTime) => return Ring::Silent,
                _ => {}
            }
        }
        match (self.is_direct(), occasion) {
            (false, _) => Ring::Mention,
            (true, Occasion::Turn) => Ring::Later(PingKind::Turn, now),
            (true, _) => Ring::Later(PingKind::Reminder, now),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::table::Zone;

    fn at(moment: &str) -> Millis {
        moment.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn night() -> Quiet {
        Quiet { hours: "22-8".parse().unwrap(), zone: Zone::from_name("UTC").unwrap() }
    }

    fn of(mode: PingMode, digest: Digest) -> PingPreferences {
        PingPreferences { mode, digest, ..PingPreferences::default() }
    }

    const OCCASIONS: [Occasion; 3] = [Occasion::Turn, Occasion::HalfTime, Occasion::NearTheEnd];

    #[test]
    fn who_chooses_nothing_is_mentioned_and_who_chooses_silence_never() {
        let noon = at("2026-11-21T12:00Z");
        for clock in TurnClock::ALL.iter().copied() {
            for occasion in OCCASIONS {
                let ring = |mode| of(mode, Digest::Off).ring(Some(&night()), clock, occasion, noon);
                assert_eq!(ring(PingMode::Mention), Ring::Mention);
                assert_eq!(ring(PingMode::Silent), Ring::Silent);
                let kind =
                    if occasion == Occasion::Turn { PingKind::Turn } else { PingKind::Reminder };
                assert_eq!(ring(PingMode::Direct), Ring::Later(kind, noon));
            }
        }
        let closed = PingPreferences { is_closed: true, ..of(PingMode::Direct, Digest::Off) };
        assert_eq!(closed.ring(None, TurnClock::None, Occasion::Turn, noon), Ring::Mention);
    }

    #[test]
    fn at_night_the_ping_waits_for_the_morning_unless_the_clock_counts_minutes() {
        let (late, morning) = (at("2026-11-21T23:00Z"), at("2026-11-22T08:00Z"));
        for mode in [PingMode::Mention, PingMode::Direct] {
            for occasion in OCCASIONS {
                let ring =
                    |clock| of(mode, Digest::OneHour).ring(Some(&night()), clock, occasion, late);
                let waits = Ring::Later(PingKind::Morning, morning);
                assert_eq!((ring(TurnClock::None), ring(TurnClock::OneDay)), (waits, waits));
                assert_ne!(ring(TurnClock::FiveMinutes), waits);
            }
        }
    }

    #[test]
    fn a_digest_takes_the_place_of_turns_and_of_first_reminders_but_not_of_the_last() {
        let evening = at("2026-11-21T21:00Z");
        let ring = |digest, clock, occasion| {
            of(PingMode::Mention, digest).ring(Some(&night()), clock, occasion, evening)
        };
        let (turn, slow) = (Occasion::Turn, TurnClock::TwoDays);
        // Not at midnight.
        let morning = Ring::Later(PingKind::Digest, at("2026-11-22T08:00Z"));
        assert_eq!(ring(Digest::ThreeHours, slow, turn), morning);
        assert_eq!(
            ring(Digest::TwelveHours, TurnClock::None, turn),
            Ring::Later(PingKind::Digest, at("2026-11-22T09:00Z"))
        );
        assert_eq!(ring(Digest::OneHour, slow, Occasion::HalfTime), Ring::Silent);
        assert_eq!(ring(Digest::OneHour, slow, Occasion::NearTheEnd), Ring::Mention);
        assert_eq!(ring(Digest::OneHour, TurnClock::TenMinutes, turn), Ring::Mention);
    }

    #[test]
    fn what_is_put_off_does_not_come_at_night() {
        let evening = at("2026-11-21T20:00Z");
        assert_eq!(Snooze::OneHour.until(Some(&night()), evening), at("2026-11-21T21:00Z"));
        let morning = at("2026-11-22T08:00Z");
        for snooze in [Snooze::ThreeHours, Snooze::Tomorrow] {
            assert_eq!(snooze.until(Some(&night()), evening), morning);
        }
        assert_eq!(Snooze::ThreeHours.until(None, evening), evening + 3 * HOUR);
        assert_eq!(Snooze::Tomorrow.until(None, evening), evening + 24 * HOUR);
        // It is almost morning: the next one is meant.
        assert_eq!(
            Snooze::Tomorrow.until(Some(&night()), at("2026-11-22T07:00Z")),
            at("2026-11-23T08:00Z")
        );
    }

    #[test]
    fn names_are_read_back() {
        assert!(PingMode::ALL.iter().all(|one| PingMode::from_name(one.name()) == Some(*one)));
        assert!(Digest::ALL.iter().all(|one| Digest::from_name(one.name()) == Some(*one)));
        assert!(Snooze::ALL.iter().all(|one| Snooze::from_name(one.name()) == Some(*one)));
    }
}
