//! The tournaments of a server: each request loads a state, decides about an action, and commits the events.

mod absence;
mod cache;
mod channel_sync;
mod forget;
mod live;
mod open_matches;
pub mod post;
mod presence;
mod series;
mod side_by_side;
mod threads;
mod worker;

use std::sync::Arc;

use tokio::sync::Notify;

use super::limits::GuildLimits;
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TableId, TournamentId};
use crate::league::tournament::{
    Player, Reason, Stage, Tournament, TournamentAction, TournamentActor, TournamentEvent,
    TournamentPlan, TournamentRefusal,
};
use crate::store::{NewTournament, Store, StoreError};
use crate::table::{SeedSource, Suspension, Tables};
use crate::time::{Clock, Millis};
use cache::{TournamentCache, Writer, apply_events, internal_error, parse_event, to_rows};
pub use open_matches::CurrentMatches;
use open_matches::{FailedTables, MaintainedMatches};
pub use presence::TableAwaitingPlayers;
use threads::ThreadRateLimit;

/// The use cases of tournaments. There is one value for the whole process; it is cheap to clone.
#[derive(Clone, Debug)]
pub struct Tournaments {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    tables: Tables,
    clock: Arc<dyn Clock>,
    seeds: Arc<dyn SeedSource>,
    limits: GuildLimits,
    cache: TournamentCache,
    failed_tables: FailedTables,
    threads: ThreadRateLimit,
    /// Notifies the workers after each commit, because there may be something to publish or a timed action that is due.
    happened: Notify,
}

/// The number of a table in its tournament.
pub type TableNumber = u32;

/// A tournament's id and state.
#[derive(Clone, Debug)]
pub struct LoadedTournament {
    pub id: TournamentId,
    pub state: Arc<Tournament>,
}

/// A person with a request about tournaments, and the interaction of the request.
#[derive(Clone, Debug)]
pub struct Requester {
    pub by: TournamentActor,
    /// The id of the interaction. If Discord delivers the interaction again, the request does not take effect a second time.
    pub interaction: InteractionId,
    /// The person's reason for a decision; `None` if they have given none, so that the usual reason for the action is stored.
    pub reason: Option<Reason>,
}

impl Requester {
    /// Returns the person's reason for a decision or, if they have given none, the usual reason. Returns `None` for an action
    /// without reasons.
    pub fn reason_or_default(
        &self,
        action: &TournamentAction,
        state: &Tournament,
    ) -> Option<Reason> {
        let usual = action.usual_reasons(state).first().copied()?;
        Some(self.reason.clone().unwrap_or(Reason::Known(usual)))
    }
}

/// The reason why a request about a tournament was refused.
#[derive(Debug, thiserror::Error)]
pub enum TournamentRefused {
    /// The rules of the tournament refuse the request.
    #[error(transparent)]
    Refusal(#[from] TournamentRefusal),
    /// The channel has a tournament that is not over.
    #[error("the channel has a tournament already")]
    ChannelTaken,
    /// The server has the maximum number of tournaments that are not over.
    #[error("the server has {most} tournaments already")]
    TooMany { most: u32 },
    #[error("there is no tournament here")]
    NoSuch,
    /// This interaction was handled before.
    #[error("handled already")]
    AlreadyHandled,
    /// Other processes committed first at every attempt.
    #[error("too many simultaneous requests")]
    Busy,
    /// A moderator has suspended the person who would take part.
    #[error("barred")]
    Barred { person: PersonId, bar: Box<Suspension> },
    /// The store does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored tournament is inconsistent, or the system provides no randomness.
    #[error("{0}")]
    Internal(String),
}

impl Tournaments {
    /// Creates the use cases on this store.
    pub fn new(
        store: Store,
        tables: Tables,
        clock: Arc<dyn Clock>,
        seeds: Arc<dyn SeedSource>,
        limits: GuildLimits,
    ) -> Self {
        let shared = Shared {
            store,
            tables,
            clock,
            seeds,
            limits,
            cache: TournamentCache::default(),
            failed_tables: FailedTables::default(),
            threads: ThreadRateLimit::new(limits.threads_per_minute),
            happened: Notify::new(),
        };
        Self { shared: Arc::new(shared) }
    }

    /// Returns the store.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// Returns the use cases of tables.
    pub fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    /// Returns the clock.
    pub fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    /// Returns the [`Notify`] that is notified at each commit.
    pub fn commit_notify(&self) -> &Notify {
        &self.shared.happened
    }

    /// Wakes the workers, so that they poll for work at once.
    pub fn wake_workers(&self) {
        self.shared.happened.notify_waiters();
    }

    /// Creates a tournament, with this many computers as participants. The tournament's id is that of the interaction, which is
    /// unique across Discord.
    ///
    /// # Errors
    /// Returns an error if the request is refused, the channel has a tournament already, or the store does not answer.
    pub async fn create(
        &self,
        guild: GuildId,
        channel: ChannelId,
        requester: &Requester,
        plan: TournamentPlan,
        computer_count: u8,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let id = TournamentId(requester.interaction.get().cast_signed());
        let guild_and_channel = (guild, channel);
        let handled = Some(requester.interaction);
        self.create_with_id(id, guild_and_channel, &requester.by, plan, computer_count, handled)
            .await
    }

    /// Creates a tournament with this id in a channel of a server. `interaction` is the interaction of the organiser who creates
    /// it; `None` if the bot creates it as part of a weekly series.
    async fn create_with_id(
        &self,
        id: TournamentId,
        (guild, channel): (GuildId, ChannelId),
        creator: &TournamentActor,
        plan: TournamentPlan,
        computers: u8,
        interaction: Option<InteractionId>,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let now = self.clock().now();
        plan.check_planned_start(now).map_err(TournamentRefusal::from)?;
        let capacity = plan.capacity;
        let mut events = vec![Tournament::creation_event(guild, channel, creator, plan)?];
        self.shared.limits.check_computer_count(computers, capacity)?;
        let mut state = Tournament::from_creation(now, &events[0])
            .ok_or_else(|| internal_error(id, &"a creation creates nothing"))?;
        if computers > 0 {
            self.shared.limits.check_computer_count(computers, state.plan.capacity)?;
            let more =
                state.decide(now, creator, TournamentAction::Computers { count: computers }, 0)?;
            apply_events(id, &mut state, now, &more)?;
            events.extend(more);
        }
        let most = self.shared.limits.open_tournaments;
        let rows = to_rows(&events, now)?;
        let new = NewTournament {
            id,
            guild_id: guild,
            channel_id: channel,
            due_at: state.next_due_time_after(now),
            now,
            events: &rows,
            handled: interaction,
        };
        match self.store().create_tournament_within_quota(new, most).await {
            Ok(()) => {}
            Err(StoreError::UsedUp(_)) => return Err(TournamentRefused::TooMany { most }),
            Err(StoreError::Conflict) => return Err(TournamentRefused::ChannelTaken),
            // This is a repeated delivery of the interaction that created the tournament.
            Err(StoreError::AlreadyHandled) => return self.current_state(id).await,
            Err(error) => return Err(error.into()),
        }
        self.wake_workers();
        self.current_state(id).await
    }

    /// Carries out and commits a request on a tournament that has just been loaded. If Discord delivers the request again, the
    /// answer is the same as to the first delivery, provided that its effect still holds.
    ///
    /// # Errors
    /// Returns an error if the request is refused, there is no such tournament, or the store does not answer.
    pub async fn commit_action(
        &self,
        known: &LoadedTournament,
        requester: &Requester,
        action: &TournamentAction,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let (id, seed, by) = (known.id, self.random_seed()?, &requester.by);
        self.check_not_suspended(&known.state, by.id, action).await?;
        let writer = Writer::Person(requester.interaction);
        let acted = self
            .commit_to_loaded_tournament(known, writer, |state, now| {
                let reason = requester.reason_or_default(action, state);
                let events = state.decide(now, by, action.clone(), seed)?.into_iter();
                let events =
                    events.map(|event| event.with_reason(reason.clone())).collect::<Vec<_>>();
                match action {
                    TournamentAction::Start => self.shared.limits.check_can_start(state)?,
                    TournamentAction::Replace { .. } | TournamentAction::Pardon { .. } => {
                        let mut after = state.clone();
                        apply_events(id, &mut after, now, &events)?;
                        self.shared.limits.check_computer_limit_after_change(state, &after)?;
                    }
                    _ => {}
                }
                Ok(events)
            })
            .await;
        match acted {
            Ok(state) => Ok(LoadedTournament { id, state }),
            Err(refused @ (TournamentRefused::AlreadyHandled | TournamentRefused::Refusal(_))) => {
                if !self.store().is_handled(requester.interaction).await? {
                    return Err(refused);
                }
                let known = self.current_state(id).await?;
                let done = known.state.is_action_done(by, action);
                if done { Ok(known) } else { Err(TournamentRefused::AlreadyHandled) }
            }
            Err(error) => Err(error),
        }
    }

    /// Carries out the timed actions of a tournament, adds the results of finished matches, and opens and closes its tables'
    /// matches. An immediate second call has no effect. If the due time is long past, the bot was not running, and all deadlines
    /// are extended by the lost time.
    ///
    /// # Errors
    /// Returns an error if there is no such tournament, or the store does not answer.
    pub async fn advance_tournament(&self, id: TournamentId) -> Result<(), TournamentRefused> {
        let due = self.store().tournament_due_at(id).await?;
        let known = self.current_state(id).await?;
        let retry = self.continue_series_if_due(&known).await?;
        let MaintainedMatches { mut seen, reports, again } = self.maintain_matches(&known).await?;
        let again = again.into_iter().chain(retry).min();
        let seed = if known.state.is_before_start() { self.random_seed()? } else { 0 };
        let barred = self.suspended_players(&known).await?;
        let stored = self.store().numbered_last_voidings_by_table_number(id).await?;
        let decisions: i64 = stored.values().map(|(seq, _)| i64::from(*seq)).sum();
        seen.voidings = usize::try_from(decisions).unwrap_or_default();
        let voidings = stored.into_iter().map(|(number, (_, voiding))| (number, voiding)).collect();
        let tended =
            self.commit(id, Writer::Sweeper { seq: known.state.seq, seen, again }, |state, now| {
                // Another process may have advanced the tournament in the meantime.
                let due = due.filter(|_| state.seq == known.state.seq);
                let lost = due.and_then(|due| state.downtime_event(now, due));
                let mut caught_up = state.clone();
                apply_events(id, &mut caught_up, now, lost.as_slice())?;
                let ruled = caught_up.voiding_events(now, &voidings);
                apply_events(id, &mut caught_up, now, &ruled)?;
                let more = caught_up.advance(now, &reports, &barred, seed);
                let starts = matches!(more.first(), Some(TournamentEvent::Started { .. }));
                if starts && self.shared.limits.check_can_start(state).is_err() {
                    let checked = matches!(state.stage, Stage::CheckIn { .. });
                    return Ok(vec![if checked {
                        TournamentEvent::CheckInFailed
                    } else {
                        TournamentEvent::StartFailed
                    }]);
                }
                Ok(lost.into_iter().chain(ruled).chain(more).collect())
            });
        tended.await.map(drop)
    }

    /// Returns the pending or running tournament of a channel, or of a table's thread; if there is none, the last one. Messages
    /// that could not be published are retried, because a person is waiting for an answer.
    ///
    /// # Errors
    /// Returns an error if there is no tournament, or the store does not answer.
    pub async fn tournament_for_request(
        &self,
        channel: ChannelId,
    ) -> Result<LoadedTournament, TournamentRefused> {
        self.tournament_for_button(self.tournament_id_in(channel).await?).await
    }

    /// Returns the tournament of a channel, or of a table's thread, for autocompletion. Messages that could not be published are
    /// not retried.
    ///
    /// # Errors
    /// Returns an error if there is no tournament, or the store does not answer.
    pub async fn tournament_for_autocomplete(
        &self,
        channel: ChannelId,
    ) -> Result<LoadedTournament, TournamentRefused> {
        self.current_state(self.tournament_id_in(channel).await?).await
    }

    /// Returns the id of the tournament in this channel or, if the channel is the thread of a tournament's table, of that
    /// tournament.
    ///
    /// # Errors
    /// Returns an error if there is no tournament, or the store does not answer.
    pub async fn tournament_id_in(
        &self,
        channel: ChannelId,
    ) -> Result<TournamentId, TournamentRefused> {
        self.store().tournament_in(channel).await?.ok_or(TournamentRefused::NoSuch)
    }

    /// Returns the tournament whose button a person has clicked. Messages that could not be published are retried.
    ///
    /// # Errors
    /// Returns an error if there is no tournament with that id, or the store does not answer.
    pub async fn tournament_for_button(
        &self,
        id: TournamentId,
    ) -> Result<LoadedTournament, TournamentRefused> {
        if self.store().resume_post_updates(id, self.clock().now()).await? {
            self.wake_workers();
        }
        self.current_state(id).await
    }

    /// Applies a moderator's last decision about a match's result to the tournament of the match. Returns the tournament
    /// afterwards, and the number of the match's table in it; `None` if the match belongs to no tournament.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn apply_voiding_to_tournament(
        &self,
        match_table: TableId,
    ) -> Result<Option<(LoadedTournament, TableNumber)>, TournamentRefused> {
        let Some((id, _)) = self.store().tournament_and_number_of_table(match_table).await? else {
            return Ok(None);
        };
        self.wake_workers();
        if let Err(error) = self.advance_tournament(id).await {
            tracing::warn!(tournament = id.0, %error, "cannot apply a voided result to its tournament yet");
        }
        self.tournament_and_table_number_of_match(match_table).await
    }

    /// Returns the tournament of a match and the number of the match's table in it; `None` if the match belongs to no tournament.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn tournament_and_table_number_of_match(
        &self,
        match_table: TableId,
    ) -> Result<Option<(LoadedTournament, TableNumber)>, TournamentRefused> {
        let Some((id, number)) = self.store().tournament_and_number_of_table(match_table).await?
        else {
            return Ok(None);
        };
        Ok(Some((self.current_state(id).await?, number)))
    }

    /// Returns `true` if this thread of a channel belongs, or will soon belong, to a table of a tournament that is not over.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn is_thread_of_tournament_table(
        &self,
        channel: ChannelId,
        thread: ChannelId,
    ) -> Result<bool, StoreError> {
        self.store().is_thread_of_tournament(channel, thread).await
    }

    /// Returns all events of a tournament, with their times.
    ///
    /// # Errors
    /// Returns an error if there is no tournament with that id, or the store does not answer.
    pub async fn all_events(
        &self,
        id: TournamentId,
    ) -> Result<Vec<(Millis, TournamentEvent)>, TournamentRefused> {
        let stored = self.store().tournament(id).await?.ok_or(TournamentRefused::NoSuch)?;
        stored.events.iter().map(|event| Ok((event.at, parse_event(id, event)?))).collect()
    }

    /// Returns the ids of the participants of a tournament who are suspended from its server.
    async fn suspended_players(
        &self,
        known: &LoadedTournament,
    ) -> Result<Vec<PersonId>, StoreError> {
        let state = &known.state;
        let mut barred = Vec::new();
        for bar in self.store().suspensions(state.guild, self.clock().now()).await? {
            let takes_part = state.entry_of(bar.person).is_some();
            if takes_part || state.waiting_list_place(bar.person).is_some() {
                barred.push(bar.person);
            }
        }
        Ok(barred)
    }

    /// Returns an error if this action of `requester` would let a suspended person take part.
    async fn check_not_suspended(
        &self,
        state: &Tournament,
        requester: PersonId,
        action: &TournamentAction,
    ) -> Result<(), TournamentRefused> {
        let person = match action {
            TournamentAction::Join => requester,
            TournamentAction::Replace { player: Player::Person { id, .. }, .. } => *id,
            TournamentAction::Pardon { entry } => {
                match state.entries.get(*entry).and_then(|entry| entry.player.person()) {
                    Some(person) => person,
                    None => return Ok(()),
                }
            }
            _ => return Ok(()),
        };
        match self.store().suspension_of_person(state.guild, person, self.clock().now()).await? {
            Some(stored) => {
                Err(TournamentRefused::Barred { person, bar: Box::new(Suspension::from(&stored)) })
            }
            None => Ok(()),
        }
    }

    /// Returns an unpredictable random number.
    fn random_seed(&self) -> Result<u64, TournamentRefused> {
        let seed = self.shared.seeds.new_seed();
        let seed =
            seed.map_err(|error| TournamentRefused::Internal(format!("no seed: {error}")))?;
        let hex = seed.reveal_as_hex();
        let first = hex.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
        Ok(first.unwrap_or_default())
    }
}
