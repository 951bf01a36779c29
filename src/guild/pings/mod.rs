//! Pings: notifications that it is a person's turn. A person chooses a mention, no ping, or a direct message. In quiet hours
//! pings wait for the morning, a digest collects waiting turns, and a reminder can be snoozed. Pings that do not come with the
//! message of the turn are stored, and sent by [`PingWorker`].

mod choices;
mod kind;
mod worker;

pub use choices::{
    Digest, Invitations, Occasion, PingChange, PingMode, PingPreferences, Ring, Snooze,
};
pub use kind::PingKind;
pub use worker::{PingMessage, PingMessenger, PingOutcome, PingWorker};

use super::Guilds;
use crate::ids::{ChannelId, Home, MessageId, PersonId};
use crate::store::{PingSettings, StoreError, StoredPing};
use crate::table::{Quiet, Table};
use crate::time::Millis;

/// The most pending pings of a person in one place that are read.
const MOST: u32 = 100;

impl Guilds {
    /// How a person wants to be pinged.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn ping_preferences(&self, person: PersonId) -> Result<PingPreferences, StoreError> {
        Ok(PingPreferences::from_stored(&self.store.ping_settings(person).await?))
    }

    /// Changes the given choices and returns those that now hold. Choosing direct messages implies that the bot was able to write
    /// to the person.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_pings(
        &self,
        person: PersonId,
        change: PingChange,
        direct: Option<ChannelId>,
        locale: &str,
    ) -> Result<PingPreferences, StoreError> {
        let before = self.store.ping_settings(person).await?;
        let mode = change.mode.map(|mode| mode.name().to_owned());
        let settings = PingSettings {
            locale: mode.as_ref().map(|_| locale.to_owned()).or(before.locale),
            is_closed: before.is_closed && direct.is_none(),
            mode: mode.or(before.mode),
            digest: change.digest.map(|digest| digest.name().to_owned()).or(before.digest),
            invitations: change
                .invitations
                .map(|from| from.name().to_owned())
                .or(before.invitations),
            direct: direct.or(before.direct),
        };
        self.store.set_ping_settings(person, &settings).await?;
        Ok(PingPreferences::from_stored(&settings))
    }

    /// Notes the channel of a person's direct conversation; `None` means that Discord refuses direct messages to them.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn note_direct(
        &self,
        person: PersonId,
        direct: Option<ChannelId>,
    ) -> Result<(), StoreError> {
        let before = self.store.ping_settings(person).await?;
        let settings = PingSettings { direct, is_closed: direct.is_none(), ..before };
        self.store.set_ping_settings(person, &settings).await
    }

    /// The notification of a person whose turn it is, to go with the message that announces it.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn ring_for_turn(
        &self,
        table: &Table,
        person: PersonId,
        occasion: Occasion,
        now: Millis,
    ) -> Result<Ring, StoreError> {
        let preferences = self.ping_preferences(person).await?;
        // In a direct conversation every message notifies, and follows the person's own action.
        if table.home.is_direct() {
            let is_silent = preferences.mode == PingMode::Silent;
            return Ok(if is_silent { Ring::Silent } else { Ring::Mention });
        }
        let clock = table.settings.clock;
        let quiet =
            if choices::counts_minutes(clock) { None } else { self.quiet_hours(person).await? };
        Ok(preferences.ring_at(quiet.as_ref(), clock, occasion, now))
    }

    /// Stores a ping that does not come with the message of the turn, which is `message`. Idempotent.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn store_ping(
        &self,
        table: &Table,
        person: PersonId,
        message: Option<MessageId>,
        (kind, due_at): (PingKind, Millis),
    ) -> Result<(), StoreError> {
        // A pending digest collects this turn too.
        let due_at = match kind {
            PingKind::Digest => self.next_digest_at(person, table.home).await?.unwrap_or(due_at),
            _ => due_at,
        };
        let ping = new_ping(table, person, message, kind, due_at);
        self.store.store_ping(&ping, false).await?;
        self.pinged.notify_waiters();
        Ok(())
    }

    async fn next_digest_at(
        &self,
        person: PersonId,
        home: Home,
    ) -> Result<Option<Millis>, StoreError> {
        let waiting = self.store.pending_pings(person, home, MOST).await?;
        let digest = waiting.iter().find(|ping| ping.kind == PingKind::Digest.name());
        Ok(digest.map(|ping| ping.due_at))
    }

    /// Snoozes the next reminder of a person's turn. Returns its moment, which respects their quiet hours.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn snooze_reminder(
        &self,
        table: &Table,
        person: PersonId,
        snooze: Snooze,
        now: Millis,
    ) -> Result<Snoozed, StoreError> {
        let quiet = self.quiet_hours(person).await?;
        let until = snooze.reminder_at(quiet.as_ref(), now);
        let due = table.turn_ends_at();
        if let Some(due) = due.filter(|due| *due <= until) {
            return Ok(Snoozed::TooLong { due });
        }
        let ping = new_ping(table, person, None, PingKind::Snooze, until);
        self.store.store_ping(&ping, true).await?;
        self.pinged.notify_waiters();
        Ok(Snoozed::Until(until))
    }

    /// True if a person has snoozed the reminder of their turn at a table and it is still pending.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn is_snoozed(&self, table: &Table, person: PersonId) -> Result<bool, StoreError> {
        let waiting = self.store.pending_ping(person, table.id).await?;
        let is_snooze = |ping: &StoredPing| {
            ping.kind == PingKind::Snooze.name() && ping.turn_since == table.turn_since
        };
        Ok(waiting.as_ref().is_some_and(is_snooze))
    }

    /// A person's quiet hours, if the table's clock respects them.
    pub(super) async fn quiet_hours_at_table(
        &self,
        table: &Table,
        person: PersonId,
    ) -> Result<Option<Quiet>, StoreError> {
        if choices::counts_minutes(table.settings.clock) {
            Ok(None)
        } else {
            self.quiet_hours(person).await
        }
    }
}

/// The outcome of a request to snooze a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Snoozed {
    /// The reminder comes at this moment.
    Until(Millis),
    /// The time of the turn ends before that moment.
    TooLong { due: Millis },
}

fn new_ping(
    table: &Table,
    person: PersonId,
    message: Option<MessageId>,
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
        message,
        due_at,
    }
}
