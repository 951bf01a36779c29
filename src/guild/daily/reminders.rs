//! Reminders of the daily games: a direct message at an hour that the person has chosen, at most one a day.

use std::sync::Arc;

use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::{DailyGames, DailyRefused};
use crate::guild::Guilds;
use crate::ids::{PersonId, to_base36};
use crate::store::{DailyReminder, StoreError};
use crate::table::{AnnounceError, Hours, Zone, ZonedQuietHours};
use crate::time::{Clock, Millis};
use crate::worker::{DueTime, Worker, backoff_delay, run_catching_panics};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
/// The time in milliseconds that a process may take for one reminder before another process takes over.
const LEASE: Millis = MINUTE;
/// The age of an earlier attempt, in milliseconds, from which Discord may not recognise its nonce. After this time, a reminder that
/// may have been sent is not sent again.
const NONCE_LIFE: Millis = 2 * MINUTE;
/// The maximum delay of a reminder in milliseconds. A reminder that is later, because the bot was offline at its hour, is not sent.
const MAX_DELAY: Millis = 6 * HOUR;
/// The shortest time in milliseconds between two reminders. It is shorter than a day, because a reminder may have waited for the
/// end of the quiet hours.
const AT_LEAST_APART: Millis = 12 * HOUR;
const AT_MOST: Millis = MINUTE;
const AFTER_FAILURE: Millis = 5_000;
const BATCH: u32 = 24;
const AT_ONCE: usize = 8;

/// The hour at which a person wants a daily reminder; `None` if they want none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReminderHour(pub Option<u8>);

impl ReminderHour {
    const NAMES: [&str; 25] = [
        "off", "00:00", "01:00", "02:00", "03:00", "04:00", "05:00", "06:00", "07:00", "08:00",
        "09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00", "18:00",
        "19:00", "20:00", "21:00", "22:00", "23:00",
    ];
    /// All choices, in display order.
    pub const ALL: &[Self] = &{
        let mut all = [Self(None); 25];
        let mut index = 1;
        while index < all.len() {
            all[index] = Self(Some((index - 1) as u8));
            index += 1;
        }
        all
    };

    /// Returns the name of the choice in the options of commands: `off`, `08:00`.
    pub fn name(self) -> &'static str {
        let index = self.0.map_or(0, |hour| usize::from(hour) + 1);
        Self::NAMES.get(index).copied().unwrap_or("off")
    }

    /// Returns the choice with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|choice| choice.name() == name)
    }
}

/// The reason why the hour of reminders could not be set.
#[derive(Debug, thiserror::Error)]
pub enum ReminderRefused {
    /// The time zone of the person is not known.
    #[error("the time zone is not known")]
    NoZone,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A reminder to be sent.
#[derive(Clone, Debug)]
pub struct DailyReminderMessage {
    pub person: PersonId,
    /// The tag of the language in which the person asked for reminders.
    pub locale: String,
    /// The number of days in a row on which the person has played.
    pub streak: u32,
    /// The nonce of the message. It is the same at every attempt, so that Discord recognises a repeat.
    pub nonce: String,
}

/// A service that sends reminders.
#[async_trait]
pub trait DailyMessenger: Send + Sync {
    /// Sends a reminder by direct message. Returns false if Discord does not allow the bot to write to the person.
    ///
    /// # Errors
    /// Returns an error if the message failed, temporarily or permanently.
    async fn remind_if_allowed(
        &self,
        reminder: &DailyReminderMessage,
    ) -> Result<bool, AnnounceError>;
}

/// The worker that sends due reminders.
#[derive(Debug)]
pub struct DailyReminderWorker<M> {
    games: DailyGames,
    guilds: Guilds,
    clock: Arc<dyn Clock>,
    messenger: M,
}

/// The outcome of an attempt to send a claimed reminder.
enum ReminderOutcome {
    /// The next reminder is planned for this time.
    Planned(Millis),
    Retry(Millis),
    /// The person cannot be reminded any more.
    Ended,
}

impl<M: DailyMessenger> DailyReminderWorker<M> {
    /// Creates the worker.
    pub fn new(games: DailyGames, guilds: Guilds, clock: Arc<dyn Clock>, messenger: M) -> Self {
        Self { games, guilds, clock, messenger }
    }

    /// Sends reminders until the returned future is dropped.
    pub async fn run(&self) {
        let worker = Worker {
            name: "reminders of the daily games",
            clock: &*self.clock,
            wakers: &[&self.games.reminder_chosen],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        worker.poll_repeatedly(async |now| self.send_due_reminders(now).await).await;
    }

    /// Sends the reminders that are due at `now`. Returns the time of the next one, in milliseconds since 1970; `None` if there is
    /// none.
    pub(super) async fn send_due_reminders(
        &self,
        now: Millis,
    ) -> Result<Option<DueTime>, StoreError> {
        let store = &self.games.store;
        let claimed = store.claim_daily_reminders(now, now + LEASE, BATCH).await?;
        stream::iter(claimed)
            .for_each_concurrent(AT_ONCE, async |reminder| {
                self.send_and_store_outcome(&reminder).await
            })
            .await;
        store.next_daily_reminder_due_at().await
    }

    async fn send_and_store_outcome(&self, claimed: &DailyReminder) {
        let store = &self.games.store;
        if self.clock.now() >= claimed.due_at {
            // The lease has expired before the reminder was sent, so another process may have claimed it.
            if let Err(error) = store.release_daily_reminder(claimed).await {
                tracing::error!(%error, "cannot release a reminder");
            }
            return;
        }
        // People are not named in the log.
        let sent =
            run_catching_panics("a reminder", "of the daily games", self.try_send(claimed)).await;
        let outcome = sent.unwrap_or_else(|panicked| Err(AnnounceError::from(panicked)));
        let now = self.clock.now();
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(AnnounceError::Later(error)) => {
                tracing::info!(error, "cannot send a reminder yet");
                let failures = u32::try_from(claimed.attempts).unwrap_or_default();
                ReminderOutcome::Retry(now + backoff_delay(1_000, failures, MINUTE))
            }
            Err(error) => {
                tracing::warn!(%error, "gave up on a reminder");
                outcome_from_next_reminder_time(next_time_of_hour(
                    claimed.hour,
                    &claimed.zone,
                    now.max(claimed.planned_at),
                ))
            }
        };
        let noted = match outcome {
            ReminderOutcome::Planned(next) => store.plan_next_daily_reminder(claimed, next).await,
            ReminderOutcome::Retry(at) => store.retry_daily_reminder(claimed, at).await,
            ReminderOutcome::Ended => store.end_daily_reminder(claimed).await,
        };
        if let Err(error) = noted {
            // The reminder is claimed again when its lease expires.
            tracing::error!(%error, "cannot note the outcome of a reminder");
        }
    }

    async fn try_send(&self, claimed: &DailyReminder) -> Result<ReminderOutcome, AnnounceError> {
        let (now, person) = (self.clock.now(), claimed.person);
        let last = now.max(claimed.planned_at);
        let after_sent = next_reminder_at(claimed.hour, &claimed.zone, last);
        let after_unsent = next_time_of_hour(claimed.hour, &claimed.zone, last);
        let age = now - claimed.planned_at;
        // An earlier attempt may have sent it.
        if claimed.attempts > 1 && age > NONCE_LIFE {
            return Ok(outcome_from_next_reminder_time(after_sent));
        }
        if age > MAX_DELAY {
            return Ok(outcome_from_next_reminder_time(after_unsent));
        }
        let later = |error: DailyRefused| AnnounceError::Later(format!("{error:?}"));
        let today = DailyGames::date_at(now).map_err(|error| later(error.into()))?;
        let played = self.games.store.days_and_kinds_played_between(
            person,
            (today.days_since_epoch(), today.days_since_epoch()),
        );
        if !played.await?.is_empty() {
            return Ok(outcome_from_next_reminder_time(after_unsent));
        }
        let quiet = self.guilds.quiet_hours(person).await?;
        if let Some(morning) = quiet.and_then(|quiet| quiet.end_if_quiet_at(now)) {
            return Ok(ReminderOutcome::Planned(morning));
        }
        let message = DailyReminderMessage {
            person,
            locale: claimed.locale.clone(),
            streak: self.games.streak(person, today).await.map_err(later)?,
            nonce: reminder_nonce(claimed),
        };
        let sent = self.messenger.remind_if_allowed(&message).await?;
        Ok(if sent { outcome_from_next_reminder_time(after_sent) } else { ReminderOutcome::Ended })
    }
}

/// Returns the outcome that plans the next reminder for this time. If the time is `None`, because the time zone is not known any
/// more, the outcome is that the reminders end.
fn outcome_from_next_reminder_time(next_reminder_at: Option<Millis>) -> ReminderOutcome {
    next_reminder_at.map_or(ReminderOutcome::Ended, ReminderOutcome::Planned)
}

/// Returns the nonce of a reminder: the same for each attempt, and different every day.
fn reminder_nonce(reminder: &DailyReminder) -> String {
    let minute = (reminder.planned_at / MINUTE).cast_unsigned();
    format!("d{}-{}", to_base36(minute), to_base36(reminder.person.get()))
}

/// Returns the first time at least [`AT_LEAST_APART`] after `last_sent` at which this hour begins in the time zone, in milliseconds
/// since 1970; `None` if the zone is not known any more.
fn next_reminder_at(hour: i32, zone_name: &str, last_sent: Millis) -> Option<Millis> {
    next_time_of_hour(hour, zone_name, last_sent + AT_LEAST_APART)
}

/// Returns the first time after `now` at which this hour begins in the time zone, in milliseconds since 1970; `None` if there is no
/// such zone.
fn next_time_of_hour(hour: i32, zone_name: &str, now: Millis) -> Option<Millis> {
    // Hours that end at this hour, whose next end is the wanted time.
    let hours: Hours = format!("{}-{}", (hour + 23) % 24, hour).parse().ok()?;
    ZonedQuietHours { hours, zone: Zone::from_name(zone_name)? }.next_end_of_quiet(now)
}

impl DailyGames {
    /// Sets the hour of a person's reminders, or turns them off. `typed_zone` is the time zone that the person typed. If it is
    /// `None`, the zone of their earlier reminders or of their quiet hours is used. `locale` is the tag of the person's language.
    ///
    /// # Errors
    /// Returns [`ReminderRefused::NoZone`] if no time zone is known.
    pub async fn set_daily_reminder(
        &self,
        person: PersonId,
        hour: ReminderHour,
        (typed_zone, locale): (Option<&str>, &str),
        now: Millis,
    ) -> Result<(), ReminderRefused> {
        let Some(hour) = hour.0.map(i32::from) else {
            return Ok(self.store.delete_daily_reminder(person).await?);
        };
        let known = match typed_zone {
            Some(zone) => Some(zone.to_owned()),
            None => match self.store.daily_reminder(person).await? {
                Some(before) => Some(before.zone),
                None => self.store.quiet_hours(person).await?.map(|quiet| quiet.zone),
            },
        };
        let zone = known.as_deref().and_then(Zone::from_name).ok_or(ReminderRefused::NoZone)?;
        let due = next_time_of_hour(hour, zone.name(), now).ok_or(ReminderRefused::NoZone)?;
        let reminder = DailyReminder {
            person,
            hour,
            zone: zone.name().to_owned(),
            locale: locale.to_owned(),
            due_at: due,
            planned_at: due,
            attempts: 0,
        };
        self.store.set_daily_reminder(&reminder).await?;
        self.reminder_chosen.notify_waiters();
        Ok(())
    }

    /// Returns the hour and the time zone of a person's reminders; `None` if they have none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn reminder_hour_and_zone(
        &self,
        person: PersonId,
    ) -> Result<Option<(ReminderHour, String)>, StoreError> {
        let reminder = self.store.daily_reminder(person).await?;
        Ok(reminder.map(|reminder| (ReminderHour(u8::try_from(reminder.hour).ok()), reminder.zone)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminders_are_at_the_same_local_hour_and_once_when_the_clocks_go_back() {
        let moment = |text: &str| text.parse::<jiff::Timestamp>().unwrap().as_millisecond();
        let next = |hour, last| next_reminder_at(hour, "Europe/Paris", moment(last)).unwrap();
        assert_eq!(next(8, "2026-11-21T07:00:00Z"), moment("2026-11-22T07:00:00Z"));
        // The clocks go forward on 28 March 2027 and back on 31 October 2027, when 02:00 occurs twice.
        assert_eq!(next(8, "2027-03-27T07:00:00Z"), moment("2027-03-28T06:00:00Z"));
        assert_eq!(next(2, "2027-10-31T00:00:00Z"), moment("2027-11-01T01:00:00Z"));
        assert_eq!(
            next_time_of_hour(0, "UTC", moment("2026-11-21T00:00:00Z")),
            Some(moment("2026-11-22T00:00:00Z"))
        );
        assert_eq!(next_time_of_hour(0, "Nowhere", 0), None);
    }

    #[test]
    fn every_reminder_hour_is_found_by_its_name() {
        let hours = ReminderHour::ALL.iter();
        assert!(hours.clone().all(|hour| ReminderHour::from_name(hour.name()) == Some(*hour)));
        assert_eq!((ReminderHour::ALL.len(), ReminderHour(Some(23)).name()), (25, "23:00"));
    }
}
