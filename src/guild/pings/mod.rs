//! Pings: notifications of a person's turn. A person chooses a mention, no ping, or a direct message. During quiet
//! hours, pings wait until the morning; a digest collects several waiting turns; and a reminder can be snoozed
//! (postponed). Pings that are sent separately from the message of the turn are stored, and sent by [`PingWorker`].

mod choices;
mod company;
mod kind;
mod worker;

pub use choices::{
    Digest, Invitations, NotificationMethod, Occasion, PingChange, PingMode, PingPreferences,
    Snooze,
};
pub use company::{LobbyCallMessenger, LobbyCallWorker};
pub use kind::PingKind;
pub use worker::{PingMessage, PingMessenger, PingOutcome, PingWorker};

use super::Guilds;
use crate::ids::{ChannelId, MessageId, PersonId, ServerOrDirect};
use crate::store::{PingSettings, StoreError, StoredPing};
use crate::table::{Table, ZonedQuietHours};
use crate::time::Millis;

/// The maximum number of a person's pending pings on one server that are read.
const MOST: u32 = 100;

impl Guilds {
    /// Returns a person's preferences for pings.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn ping_preferences(&self, person: PersonId) -> Result<PingPreferences, StoreError> {
        Ok(PingPreferences::from_stored(&self.store.ping_settings(person).await?))
    }

    /// Changes a person's choices that are given in `change`. Returns all their preferences for pings afterwards. `locale` is the
    /// tag of the person's language. `direct_channel` is the direct message channel in which the bot has just written to the
    /// person; `None` if no direct message was sent.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_ping_preferences(
        &self,
        person: PersonId,
        change: PingChange,
        direct_channel: Option<ChannelId>,
        locale: &str,
    ) -> Result<PingPreferences, StoreError> {
        let before = self.store.ping_settings(person).await?;
        let mode = change.mode.map(|mode| mode.name().to_owned());
        let settings = PingSettings {
            locale: mode.as_ref().map(|_| locale.to_owned()).or(before.locale),
            is_closed: before.is_closed && direct_channel.is_none(),
            mode: mode.or(before.mode),
            digest: change.digest.map(|digest| digest.name().to_owned()).or(before.digest),
            invitations: change
                .invitations
                .map(|from| from.name().to_owned())
                .or(before.invitations),
            direct: direct_channel.or(before.direct),
        };
        self.store.set_ping_settings(person, &settings).await?;
        Ok(PingPreferences::from_stored(&settings))
    }

    /// Stores the channel of a person's direct messages with the bot. `None` means that Discord refuses direct messages to the
    /// person.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_direct_message_channel(
        &self,
        person: PersonId,
        channel: Option<ChannelId>,
    ) -> Result<(), StoreError> {
        let before = self.store.ping_settings(person).await?;
        let settings = PingSettings { direct: channel, is_closed: channel.is_none(), ..before };
        self.store.set_ping_settings(person, &settings).await
    }

    /// Returns the way in which a person is notified at `now` by the message about their turn.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn notification_method_for_turn(
        &self,
        table: &Table,
        person: PersonId,
        occasion: Occasion,
        now: Millis,
    ) -> Result<NotificationMethod, StoreError> {
        let preferences = self.ping_preferences(person).await?;
        // In direct messages, Discord notifies the person of every message, and each message follows their own action,
        // so no separate ping is needed.
        if table.home.is_direct() {
            let is_silent = preferences.mode == PingMode::Silent;
            return Ok(if is_silent {
                NotificationMethod::Silent
            } else {
                NotificationMethod::Mention
            });
        }
        let clock = table.settings.clock;
        let quiet =
            if choices::is_minutes_clock(clock) { None } else { self.quiet_hours(person).await? };
        Ok(preferences.notification_method_at(quiet.as_ref(), clock, occasion, now))
    }

    /// Stores a ping of this kind, which is sent at `due_at` and separately from `turn_message`, the message about the turn. A
    /// second call has no effect.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn store_ping(
        &self,
        table: &Table,
        person: PersonId,
        turn_message: Option<MessageId>,
        (kind, due_at): (PingKind, Millis),
    ) -> Result<(), StoreError> {
        // If a digest is pending, it also collects this turn.
        let due_at = match kind {
            PingKind::Digest => {
                self.pending_digest_due_at(person, table.home).await?.unwrap_or(due_at)
            }
            _ => due_at,
        };
        let ping = new_ping(table, person, turn_message, kind, due_at);
        self.store.store_ping(&ping, false).await?;
        self.pinged.notify_waiters();
        Ok(())
    }

    /// Returns the time at which the person's pending digest is due, in milliseconds since 1970;
    /// `None` if there is none.
    async fn pending_digest_due_at(
        &self,
        person: PersonId,
        home: ServerOrDirect,
    ) -> Result<Option<Millis>, StoreError> {
        let waiting = self.store.pending_pings(person, home, MOST).await?;
        let digest = waiting.iter().find(|ping| ping.kind == PingKind::Digest.name());
        Ok(digest.map(|ping| ping.due_at))
    }

    /// Snoozes the next reminder of a person's turn. Returns the new time of the reminder, which is outside the person's quiet
    /// hours. Returns [`SnoozeOutcome::TooLong`] if the turn ends before that time.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn snooze_reminder(
        &self,
        table: &Table,
        person: PersonId,
        snooze: Snooze,
        now: Millis,
    ) -> Result<SnoozeOutcome, StoreError> {
        let quiet = self.quiet_hours(person).await?;
        let until = snooze.snoozed_reminder_at(quiet.as_ref(), now);
        let due = table.turn_ends_at();
        if let Some(due) = due.filter(|due| *due <= until) {
            return Ok(SnoozeOutcome::TooLong { due });
        }
        let ping = new_ping(table, person, None, PingKind::Snooze, until);
        self.store.store_ping(&ping, true).await?;
        self.pinged.notify_waiters();
        Ok(SnoozeOutcome::Until(until))
    }

    /// Returns `true` if a person has snoozed the reminder of their current turn at a table, and the reminder is
    /// still pending.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn is_reminder_snoozed(
        &self,
        table: &Table,
        person: PersonId,
    ) -> Result<bool, StoreError> {
        let waiting = self.store.pending_ping(person, table.id).await?;
        let is_snooze = |ping: &StoredPing| {
            ping.kind == PingKind::Snooze.name() && ping.turn_since == table.turn_since
        };
        Ok(waiting.as_ref().is_some_and(is_snooze))
    }

    /// Returns the quiet hours that apply to a person at a table; `None` if the person has none, or if the table's turn clock
    /// counts minutes and therefore ignores quiet hours.
    pub(super) async fn quiet_hours_at_table(
        &self,
        table: &Table,
        person: PersonId,
    ) -> Result<Option<ZonedQuietHours>, StoreError> {
        if choices::is_minutes_clock(table.settings.clock) {
            Ok(None)
        } else {
            self.quiet_hours(person).await
        }
    }
}

/// The outcome of a request to snooze a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnoozeOutcome {
    /// The reminder is sent at this time, in milliseconds since 1970.
    Until(Millis),
    /// The reminder was not snoozed, because the turn ends first. `due` is the end of the turn, in milliseconds since 1970.
    TooLong { due: Millis },
}

/// Creates a ping about the current turn at a table.
fn new_ping(
    table: &Table,
    person: PersonId,
    turn_message: Option<MessageId>,
    kind: PingKind,
    due_at: Millis,
) -> StoredPing {
    StoredPing {
        person,
        table: table.id,
        home: table.home,
        occasion: table.seq,
        turn_since: table.turn_since,
        kind: kind.name().to_owned(),
        message: turn_message,
        due_at,
    }
}
