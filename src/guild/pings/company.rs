//! Calls to tables: a message that mentions a few people who have agreed to be called. It is posted once, in the channel of a lobby
//! that is not full after some minutes.

use std::sync::Arc;

use async_trait::async_trait;

use super::PingMode;
use crate::guild::Guilds;
use crate::guild::members::MemberLookUp;
use crate::ids::{GuildId, PersonId, TableId};
use crate::store::StoreError;
use crate::table::{AnnounceError, IntentError, Phase, Table, Tables};
use crate::time::{Clock, Millis};
use crate::worker::{Worker, run_catching_panics};

const MINUTE: Millis = 60 * 1000;
/// The age in milliseconds from which a lobby that is not full calls people.
const MIN_LOBBY_AGE: Millis = 2 * MINUTE;
/// The age in milliseconds from which a lobby no longer calls people.
const MAX_LOBBY_AGE: Millis = 10 * MINUTE;
/// The minimum time in milliseconds between two calls to the same person.
const CALLED_EVERY: Millis = 60 * MINUTE;
/// The maximum number of people who are called to a table.
const MAX_CALLED: usize = 5;
/// The maximum number of people who are considered for a call to a table.
const CANDIDATES: u32 = 50;
/// The time in milliseconds after the last event of a table for which its players count as playing there, so that they are not
/// called to another table.
const PLAYING_WITHIN: Millis = 10 * MINUTE;
/// The age in milliseconds from which a stored membership of a server is looked up again.
const MEMBER_FOR: Millis = 10 * MINUTE;
/// The wait in milliseconds between two polls.
const AT_MOST: Millis = 25 * 1000;
const AFTER_FAILURE: Millis = 5_000;

/// A service that mentions people in the channel of a lobby.
#[async_trait]
pub trait LobbyCallMessenger: MemberLookUp {
    /// Mentions these people, who have agreed to be called, in the channel of a table that waits for players.
    ///
    /// # Errors
    /// Returns an error if the message was not posted.
    async fn call_people_to_table(
        &self,
        table: &Table,
        people: &[PersonId],
    ) -> Result<(), AnnounceError>;
}

/// The worker that calls people to lobbies.
#[derive(Debug)]
pub struct LobbyCallWorker<M> {
    guilds: Guilds,
    tables: Tables,
    clock: Arc<dyn Clock>,
    messenger: M,
}

impl Guilds {
    /// Returns `true` if a person has agreed to be called to tables of a server.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn has_agreed_to_lobby_calls(
        &self,
        guild: GuildId,
        person: PersonId,
    ) -> Result<bool, StoreError> {
        self.store.has_lobby_calls_enabled(guild, person).await
    }

    /// Stores whether a person agrees to be called to tables of a server.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_agreed_to_lobby_calls(
        &self,
        guild: GuildId,
        person: PersonId,
        has_agreed: bool,
    ) -> Result<(), StoreError> {
        self.store.set_lobby_calls_enabled(guild, person, has_agreed).await
    }
}

impl<M: LobbyCallMessenger> LobbyCallWorker<M> {
    pub fn new(guilds: Guilds, tables: Tables, clock: Arc<dyn Clock>, messenger: M) -> Self {
        Self { guilds, tables, clock, messenger }
    }

    /// Calls people to lobbies until the returned future is dropped.
    pub async fn run(&self) {
        let worker = Worker {
            name: "calls to tables",
            clock: &*self.clock,
            wakers: &[],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        worker
            .poll_repeatedly(async |now| self.call_people_to_due_lobbies(now).await.map(|()| None))
            .await;
    }

    /// Calls people to each lobby that was opened at least [`MIN_LOBBY_AGE`] and at most [`MAX_LOBBY_AGE`] ago and has not called
    /// anybody.
    async fn call_people_to_due_lobbies(&self, now: Millis) -> Result<(), StoreError> {
        for (table, opened_at) in
            self.guilds.store.uncalled_lobbies_and_opening_times(now - MAX_LOBBY_AGE).await?
        {
            if opened_at + MIN_LOBBY_AGE > now {
                continue;
            }
            let call = self.call_people_to_lobby(table, now);
            if let Ok(Err(error)) = run_catching_panics("a call to a table", table.0, call).await {
                tracing::warn!(table = table.0, %error, "cannot call people to a table");
            }
        }
        Ok(())
    }

    /// Calls people to a lobby, unless it is full or nobody can be called now. The call is stored before it is posted, so that
    /// nobody is called twice; a call that Discord refuses is not repeated.
    async fn call_people_to_lobby(&self, id: TableId, now: Millis) -> Result<(), AnnounceError> {
        let table = match self.tables.current_table(id).await {
            Err(IntentError::Table(_)) => return Ok(()),
            table => table?,
        };
        let is_full = table.count_seats_in_use() >= *table.allowed_player_counts().end();
        let Some(guild) = table.home.server() else { return Ok(()) };
        if !matches!(table.phase, Phase::Lobby) || table.of_tournament || is_full {
            return Ok(());
        }
        let before = now - CALLED_EVERY;
        let candidates =
            self.guilds.store.people_to_call((guild, id), before, now, CANDIDATES).await?;
        let mut people = Vec::new();
        for person in candidates {
            if people.len() < MAX_CALLED && self.can_be_called(&table, guild, person, now).await? {
                people.push(person);
            }
        }
        if people.is_empty() {
            return Ok(());
        }
        let called = match self.guilds.store.record_lobby_call(id, &people, before, now).await {
            Err(StoreError::Conflict) => return Ok(()),
            called => called?,
        };
        self.messenger.call_people_to_table(&table, &called).await
    }

    /// Returns `true` if a person can be called now: they have not turned off notifications, are not in their quiet hours, do not
    /// play at another table, and are still a member of the server.
    async fn can_be_called(
        &self,
        table: &Table,
        guild: GuildId,
        person: PersonId,
        now: Millis,
    ) -> Result<bool, AnnounceError> {
        let preferences = self.guilds.ping_preferences(person).await?;
        let quiet = self.guilds.quiet_hours(person).await?;
        if preferences.mode == PingMode::Silent
            || quiet.is_some_and(|quiet| quiet.end_if_quiet_at(now).is_some())
        {
            return Ok(false);
        }
        let others = self.tables.open_tables_of_person_in(person, table.home).await?;
        if others.iter().any(|other| other.is_open() && now - other.changed_at < PLAYING_WITHIN) {
            return Ok(false);
        }
        let has_left = self.guilds.has_left(guild, person, now, MEMBER_FOR, &self.messenger);
        if has_left.await? {
            self.guilds.set_agreed_to_lobby_calls(guild, person, false).await?;
            return Ok(false);
        }
        Ok(true)
    }
}
