//! People's choices about pings, and the pings that result from them.

use strum::{IntoStaticStr, VariantArray};

use super::PingKind;
use crate::ids::ChannelId;
use crate::store::PingSettings;
use crate::table::{TurnClock, ZonedQuietHours};
use crate::time::Millis;

const HOUR: Millis = 60 * 60 * 1000;
/// The minimum length in milliseconds of a snooze until the morning. If the next morning is nearer, the reminder is
/// snoozed until the morning after it.
const MIN_SNOOZE_UNTIL_MORNING: Millis = 3 * HOUR;

/// The way in which a person is notified of their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum PingMode {
    /// A mention in the channel.
    #[default]
    #[strum(serialize = "mention")]
    Mention,
    /// No notification beyond the message of the turn.
    #[strum(serialize = "silent")]
    Silent,
    /// A direct message from the bot.
    #[strum(serialize = "direct")]
    Direct,
}

/// The people from whom a person accepts invitations to tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum Invitations {
    #[default]
    #[strum(serialize = "anyone")]
    Anyone,
    #[strum(serialize = "none")]
    Nobody,
}

/// The period over which turns are collected into one ping (a digest).
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

/// The period for which a reminder is postponed (snoozed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum Snooze {
    #[strum(serialize = "hour")]
    OneHour,
    #[strum(serialize = "hours-3")]
    ThreeHours,
    /// Until the end of the person's quiet hours or, if they have none, for a day.
    #[strum(serialize = "tomorrow")]
    Tomorrow,
}

macro_rules! named {
    ($($choice:ty)+) => {$(
        impl $choice {
            /// All choices, in display order.
            pub const ALL: &[Self] = Self::VARIANTS;

            /// Returns the name of the choice in the options of commands, in custom ids and in the database.
            pub fn name(self) -> &'static str {
                self.into()
            }

            /// Returns the choice with this name; `None` if there is none.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|choice| choice.name() == name)
            }
        }
    )+};
}

named! { PingMode Digest Invitations Snooze }

impl Digest {
    /// Returns the time in milliseconds from the beginning of the first collected turn to the ping; `None` if each turn has its own
    /// ping.
    pub fn digest_delay(self) -> Option<Millis> {
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
    /// Returns the time of the snoozed reminder, in milliseconds since 1970. It is never within `quiet`, the person's quiet hours.
    pub fn snoozed_reminder_at(self, quiet: Option<&ZonedQuietHours>, now: Millis) -> Millis {
        let later = match self {
            Self::OneHour => now + HOUR,
            Self::ThreeHours => now + 3 * HOUR,
            Self::Tomorrow => {
                let morning =
                    quiet.and_then(|quiet| quiet.next_end_of_quiet(now + MIN_SNOOZE_UNTIL_MORNING));
                return morning.unwrap_or(now + 24 * HOUR);
            }
        };
        postpone_past_quiet_hours(quiet, later)
    }
}

/// Returns `moment` or, if it falls in the quiet hours, the end of the quiet hours.
fn postpone_past_quiet_hours(quiet: Option<&ZonedQuietHours>, moment: Millis) -> Millis {
    quiet.and_then(|quiet| quiet.end_if_quiet_at(moment)).unwrap_or(moment)
}

/// Returns `true` for a turn clock that counts minutes. Such a clock ignores quiet hours, because the players are present.
pub(super) fn is_minutes_clock(clock: TurnClock) -> bool {
    clock.limit().is_some() && !clock.is_counted_in_days()
}

/// A change of a person's choices about pings. A field that is `None` keeps the current choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PingChange {
    pub mode: Option<PingMode>,
    pub digest: Option<Digest>,
    pub invitations: Option<Invitations>,
}

/// A person's preferences for pings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PingPreferences {
    pub mode: PingMode,
    pub digest: Digest,
    invitations: Invitations,
    /// The channel of the person's direct messages with the bot; `None` until it has been opened.
    pub direct: Option<ChannelId>,
    /// True if Discord refuses direct messages to the person, who is mentioned instead.
    pub is_closed: bool,
    /// The tag of the language in which the person made their choices; `None` if they made none.
    pub locale: Option<String>,
}

/// The occasion of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The person's turn has begun.
    Turn,
    /// Half of the turn's time has passed.
    HalfTime,
    /// An eighth of the turn's time is left.
    NearTheEnd,
}

/// The way in which a person is notified of an [`Occasion`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotificationMethod {
    /// A mention in the message about the turn.
    Mention,
    /// No notification.
    Silent,
    /// A ping of this kind at this time, in milliseconds since 1970. The worker sends it separately from the message about the
    /// turn.
    Later(PingKind, Millis),
}

impl PingPreferences {
    /// Parses stored settings. A choice that this version does not know is treated as not made.
    pub fn from_stored(stored: &PingSettings) -> Self {
        Self {
            mode: stored.mode.as_deref().and_then(PingMode::from_name).unwrap_or_default(),
            digest: stored.digest.as_deref().and_then(Digest::from_name).unwrap_or_default(),
            invitations: stored
                .invitations
                .as_deref()
                .and_then(Invitations::from_name)
                .unwrap_or_default(),
            direct: stored.direct,
            is_closed: stored.is_closed,
            locale: stored.locale.clone(),
        }
    }

    /// Returns from whom the person accepts invitations. A person who has chosen silent notifications accepts none.
    pub fn accepted_invitations(&self) -> Invitations {
        match self.mode {
            PingMode::Silent => Invitations::Nobody,
            PingMode::Mention | PingMode::Direct => self.invitations,
        }
    }

    /// Returns `true` if the person is notified by direct message.
    pub fn is_notified_directly(&self) -> bool {
        self.mode == PingMode::Direct && !self.is_closed
    }

    /// Returns the way in which this person is notified of `occasion` at `now`. `quiet` are the person's quiet hours; `None` if
    /// they have none. `clock` is the turn clock of the table.
    pub(super) fn notification_method_at(
        &self,
        quiet: Option<&ZonedQuietHours>,
        clock: TurnClock,
        occasion: Occasion,
        now: Millis,
    ) -> NotificationMethod {
        if self.mode == PingMode::Silent {
            return NotificationMethod::Silent;
        }
        if !is_minutes_clock(clock) {
            if let Some(morning) = quiet.and_then(|quiet| quiet.end_if_quiet_at(now)) {
                return NotificationMethod::Later(PingKind::Morning, morning);
            }
            // The last reminder is sent immediately, even to a person with a digest.
            match (self.digest.digest_delay(), occasion) {
                (Some(after), Occasion::Turn) => {
                    return NotificationMethod::Later(
                        PingKind::Digest,
                        postpone_past_quiet_hours(quiet, now + after),
                    );
                }
                (Some(_), Occasion::HalfTime) => return NotificationMethod::Silent,
                _ => {}
            }
        }
        match (self.is_notified_directly(), occasion) {
            (false, _) => NotificationMethod::Mention,
            (true, Occasion::Turn) => NotificationMethod::Later(PingKind::Turn, now),
            (true, _) => NotificationMethod::Later(PingKind::Reminder, now),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::table::Zone;

    /// Parses a time, and returns it in milliseconds since 1970.
    fn parse_moment(moment: &str) -> Millis {
        moment.parse::<Timestamp>().unwrap().as_millisecond()
    }

    /// Returns quiet hours during the night.
    fn quiet_night() -> ZonedQuietHours {
        ZonedQuietHours { hours: "22-8".parse().unwrap(), zone: Zone::from_name("UTC").unwrap() }
    }

    /// Returns preferences with this mode and this digest.
    fn preferences_with(mode: PingMode, digest: Digest) -> PingPreferences {
        PingPreferences { mode, digest, ..PingPreferences::default() }
    }

    const OCCASIONS: [Occasion; 3] = [Occasion::Turn, Occasion::HalfTime, Occasion::NearTheEnd];

    #[test]
    fn people_are_mentioned_by_default_and_never_with_silent_pings() {
        let noon = parse_moment("2026-11-21T12:00Z");
        for clock in TurnClock::ALL.iter().copied() {
            for occasion in OCCASIONS {
                let ring = |mode| {
                    preferences_with(mode, Digest::Off).notification_method_at(
                        Some(&quiet_night()),
                        clock,
                        occasion,
                        noon,
                    )
                };
                assert_eq!(ring(PingMode::Mention), NotificationMethod::Mention);
                assert_eq!(ring(PingMode::Silent), NotificationMethod::Silent);
                let kind =
                    if occasion == Occasion::Turn { PingKind::Turn } else { PingKind::Reminder };
                assert_eq!(ring(PingMode::Direct), NotificationMethod::Later(kind, noon));
            }
        }
        let closed =
            PingPreferences { is_closed: true, ..preferences_with(PingMode::Direct, Digest::Off) };
        assert_eq!(
            closed.notification_method_at(None, TurnClock::None, Occasion::Turn, noon),
            NotificationMethod::Mention
        );
    }

    #[test]
    fn in_quiet_hours_a_ping_waits_for_the_morning_unless_the_clock_counts_minutes() {
        let (late, morning) =
            (parse_moment("2026-11-21T23:00Z"), parse_moment("2026-11-22T08:00Z"));
        for mode in [PingMode::Mention, PingMode::Direct] {
            for occasion in OCCASIONS {
                let ring = |clock| {
                    preferences_with(mode, Digest::OneHour).notification_method_at(
                        Some(&quiet_night()),
                        clock,
                        occasion,
                        late,
                    )
                };
                let waits = NotificationMethod::Later(PingKind::Morning, morning);
                assert_eq!((ring(TurnClock::None), ring(TurnClock::OneDay)), (waits, waits));
                assert_ne!(ring(TurnClock::FiveMinutes), waits);
            }
        }
    }

    #[test]
    fn a_digest_replaces_pings_of_turns_and_first_reminders_but_not_the_last_reminder() {
        let evening = parse_moment("2026-11-21T21:00Z");
        let ring = |digest, clock, occasion| {
            preferences_with(PingMode::Mention, digest).notification_method_at(
                Some(&quiet_night()),
                clock,
                occasion,
                evening,
            )
        };
        let (turn, slow) = (Occasion::Turn, TurnClock::TwoDays);
        // The ping is delayed until the end of the quiet hours, not only until midnight.
        let morning =
            NotificationMethod::Later(PingKind::Digest, parse_moment("2026-11-22T08:00Z"));
        assert_eq!(ring(Digest::ThreeHours, slow, turn), morning);
        assert_eq!(
            ring(Digest::TwelveHours, TurnClock::None, turn),
            NotificationMethod::Later(PingKind::Digest, parse_moment("2026-11-22T09:00Z"))
        );
        assert_eq!(ring(Digest::OneHour, slow, Occasion::HalfTime), NotificationMethod::Silent);
        assert_eq!(ring(Digest::OneHour, slow, Occasion::NearTheEnd), NotificationMethod::Mention);
        assert_eq!(ring(Digest::OneHour, TurnClock::TenMinutes, turn), NotificationMethod::Mention);
    }

    #[test]
    fn people_with_silent_pings_accept_no_invitations() {
        let of = |mode, invitations| {
            PingPreferences { mode, invitations, ..PingPreferences::default() }
                .accepted_invitations()
        };
        assert_eq!(of(PingMode::Direct, Invitations::Anyone), Invitations::Anyone);
        assert_eq!(of(PingMode::Mention, Invitations::Nobody), Invitations::Nobody);
        assert_eq!(of(PingMode::Silent, Invitations::Anyone), Invitations::Nobody);
    }

    #[test]
    fn a_snoozed_reminder_never_comes_in_quiet_hours() {
        let evening = parse_moment("2026-11-21T20:00Z");
        assert_eq!(
            Snooze::OneHour.snoozed_reminder_at(Some(&quiet_night()), evening),
            parse_moment("2026-11-21T21:00Z")
        );
        let morning = parse_moment("2026-11-22T08:00Z");
        for snooze in [Snooze::ThreeHours, Snooze::Tomorrow] {
            assert_eq!(snooze.snoozed_reminder_at(Some(&quiet_night()), evening), morning);
        }
        assert_eq!(Snooze::ThreeHours.snoozed_reminder_at(None, evening), evening + 3 * HOUR);
        assert_eq!(Snooze::Tomorrow.snoozed_reminder_at(None, evening), evening + 24 * HOUR);
        // The end of the quiet hours is too near, so the next day's is chosen.
        assert_eq!(
            Snooze::Tomorrow
                .snoozed_reminder_at(Some(&quiet_night()), parse_moment("2026-11-22T07:00Z")),
            parse_moment("2026-11-23T08:00Z")
        );
    }

    #[test]
    fn every_ping_choice_is_found_by_its_name() {
        assert!(PingMode::ALL.iter().all(|one| PingMode::from_name(one.name()) == Some(*one)));
        assert!(
            Invitations::ALL.iter().all(|one| Invitations::from_name(one.name()) == Some(*one))
        );
        assert!(Digest::ALL.iter().all(|one| Digest::from_name(one.name()) == Some(*one)));
        assert!(Snooze::ALL.iter().all(|one| Snooze::from_name(one.name()) == Some(*one)));
    }
}
