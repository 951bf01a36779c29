//! Tournaments of a server: load, decide, commit.

mod cache;
mod channel_sync;
mod forget;
mod live;
mod matches_now;
mod open_matches;
pub mod post;
mod presence;
mod side_by_side;
mod threads;
mod worker;

use std::sync::Arc;

use tokio::sync::Notify;

use super::limits::Limits;
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, RoleId, TableId, TournamentId};
use crate::league::tournament::{
    Action, By, Plan, Player, Reason, Refusal, Stage, Tournament, TournamentEvent,
};
use crate::store::{NewTournament, Store, StoreError};
use crate::table::{Bar, Seeds, Tables};
use crate::time::{Clock, Millis};
use cache::{Cache, Writer, apply, internal, read, rows};
pub use matches_now::MatchesNow;
use open_matches::{FailedTables, Matches};
pub use presence::Awaiting;
use threads::ThreadTurns;

/// Every tournament. One for the whole process; cheap to clone.
#[derive(Clone, Debug)]
pub struct Tournaments {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    tables: Tables,
    clock: Arc<dyn Clock>,
    seeds: Arc<dyn Seeds>,
    limits: Limits,
    cache: Cache,
    failed_tables: FailedTables,
    threads: ThreadTurns,
    /// Something was committed: there is something to show, and something may be due.
    happened: Notify,
}

/// A tournament and what it is called.
#[derive(Clone, Debug)]
pub struct LoadedTournament {
    pub id: TournamentId,
    pub state: Arc<Tournament>,
}

/// The person who asks something of tournaments, and the interaction by which they do.
#[derive(Clone, Debug)]
pub struct Requester {
    pub by: By,
    /// The interaction's id: a delivery seen twice acts once.
    pub interaction: InteractionId,
    /// The reason that they give for a decision; `None` for the usual one.
    pub reason: Option<Reason>,
}

impl Requester {
    /// The reason for a decision: theirs, or the usual one.
    pub fn reason_for(&self, action: &Action, state: &Tournament) -> Option<Reason> {
        let usual = action.reasons(state).first().copied()?;
        Some(self.reason.clone().unwrap_or(Reason::Known(usual)))
    }
}

/// The reason for which nothing came of what somebody wanted.
#[derive(Debug, thiserror::Error)]
pub enum TournamentRefused {
    /// The tournament refuses it.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// The channel has one that is not over.
    #[error("the channel has a tournament already")]
    ChannelTaken,
    /// The server has as many that are not over.
    #[error("the server has {most} tournaments already")]
    TooMany { most: u32 },
    #[error("there is no tournament here")]
    NoSuch,
    /// This very interaction was dealt with before.
    #[error("dealt with already")]
    AlreadyHandled,
    /// Others wrote first, again and again.
    #[error("too many want something at once")]
    Busy,
    /// Whoever is to take part is barred by a moderator.
    #[error("barred")]
    Barred { person: PersonId, bar: Box<Bar> },
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored tournament does not make sense, or no seed could be had.
    #[error("{0}")]
    Internal(String),
}

impl Tournaments {
    pub fn new(
        store: Store,
        tables: Tables,
        clock: Arc<dyn Clock>,
        seeds: Arc<dyn Seeds>,
        limits: Limits,
    ) -> Self {
        let shared = Shared {
            store,
            tables,
            clock,
            seeds,
            limits,
            cache: Cache::default(),
            failed_tables: FailedTables::default(),
            threads: ThreadTurns::new(limits.threads_per_minute),
            happened: Notify::new(),
        };
        Self { shared: Arc::new(shared) }
    }

    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    pub fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    pub fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    /// Notified at each commit.
    pub fn happened(&self) -> &Notify {
        &self.shared.happened
    }

    pub fn wake(&self) {
        self.shared.happened.notify_waiters();
    }

    /// Creates a tournament, with so many computers in it. Its id is the interaction's, which Discord makes unique.
    ///
    /// # Errors
    /// It is refused, the channel has one already, or the store could not do it.
    pub async fn create(
        &self,
        guild: GuildId,
        channel: ChannelId,
        requester: &Requester,
        plan: Plan,
        computers: u8,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let (id, now) =
            (TournamentId(requester.interaction.get().cast_signed()), self.clock().now());
        plan.check_start(now).map_err(Refusal::from)?;
        let mut events = vec![Tournament::create(guild, channel, &requester.by, plan)?];
        let mut state = Tournament::open(now, &events[0])
            .ok_or_else(|| internal(id, &"a creation creates nothing"))?;
        if computers > 0 {
            let more =
                state.decide(now, &requester.by, Action::Computers { count: computers }, 0)?;
            apply(id, &mut state, now, &more)?;
            events.extend(more);
        }
        let most = self.shared.limits.open_tournaments;
        let rows = rows(&events, now)?;
        let new = NewTournament {
            id,
            guild_id: guild,
            channel_id: channel,
            due_at: state.due_after(now),
            now,
            events: &rows,
            handled: Some(requester.interaction),
        };
        match self.store().create_tournament_within(new, most).await {
            Ok(()) => {}
            Err(StoreError::UsedUp(_)) => return Err(TournamentRefused::TooMany { most }),
            Err(StoreError::Conflict) => return Err(TournamentRefused::ChannelTaken),
            // The same delivery again, which has created it.
            Err(StoreError::AlreadyHandled) => return self.get(id).await,
            Err(error) => return Err(error.into()),
        }
        self.wake();
        self.get(id).await
    }

    /// Carries out a request on a tournament that was loaded for it, and commits it. A repeated delivery has the answer of the first
    /// one, as far as things are still as it wanted them.
    ///
    /// # Errors
    /// It is refused, there is no such tournament, or the store could not do it.
    pub async fn act(
        &self,
        known: &LoadedTournament,
        requester: &Requester,
        action: &Action,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let (id, seed, by) = (known.id, self.seed()?, &requester.by);
        self.check_not_barred(&known.state, by.id, action).await?;
        let writer = Writer::Person(requester.interaction);
        let acted = self
            .commit_from(known, writer, |state, now| {
                let reason = requester.reason_for(action, state);
                let events = state.decide(now, by, action.clone(), seed)?.into_iter();
                let events = events.map(|event| event.because(reason.clone())).collect::<Vec<_>>();
                match action {
                    Action::Start => self.shared.limits.check_start(state)?,
                    Action::Replace { .. } | Action::Pardon { .. } => {
                        let mut after = state.clone();
                        apply(id, &mut after, now, &events)?;
                        self.shared.limits.check_change(state, &after)?;
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
                let known = self.get(id).await?;
                let done = known.state.is_as_wanted(by, action);
                if done { Ok(known) } else { Err(TournamentRefused::AlreadyHandled) }
            }
            Err(error) => Err(error),
        }
    }

    /// Lets follow what follows by itself, and keeps the matches of its tables. Doing it twice does it once. Where that is long
    /// overdue nobody was here to see to it, and everybody is given the time that was lost.
    ///
    /// # Errors
    /// There is no such tournament, or the store could not do it.
    pub async fn tend(&self, id: TournamentId) -> Result<(), TournamentRefused> {
        let due = self.store().tournament_due(id).await?;
        let known = self.get(id).await?;
        let Matches { mut seen, reports, again } = self.keep_matches(&known).await?;
        let seed = if known.state.is_before_start() { self.seed()? } else { 0 };
        let barred = self.barred_players(&known).await?;
        let stored = self.store().voidings_in_tournament(id).await?;
        let decisions: i64 = stored.values().map(|(seq, _)| i64::from(*seq)).sum();
        seen.voidings = usize::try_from(decisions).unwrap_or_default();
        let voidings = stored.into_iter().map(|(number, (_, voiding))| (number, voiding)).collect();
        let tended = self.commit(id, Writer::Clock { seen, again }, |state, now| {
            // Somebody else may have noticed meanwhile.
            let due = due.filter(|_| state.seq == known.state.seq);
            let lost = due.and_then(|due| state.lost_time(now, due));
            let mut caught_up = state.clone();
            apply(id, &mut caught_up, now, lost.as_slice())?;
            let ruled = caught_up.after_voidings(now, &voidings);
            apply(id, &mut caught_up, now, &ruled)?;
            let more = caught_up.advance(now, &reports, &barred, seed);
            let starts = matches!(more.first(), Some(TournamentEvent::Started { .. }));
            if starts && self.shared.limits.check_start(state).is_err() {
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

    /// The tournament of a channel, or of the table in a thread: the one that is not over or, without one, the last. Somebody
    /// asks for it there, so that what could not be shown before is tried again.
    ///
    /// # Errors
    /// There is none, or the store does not answer.
    pub async fn here(&self, channel: ChannelId) -> Result<LoadedTournament, TournamentRefused> {
        self.asked_for(self.id_in(channel).await?).await
    }

    /// The same for somebody who looks for it as they type: nothing is tried again.
    ///
    /// # Errors
    /// There is none, or the store does not answer.
    pub async fn belonging_to(
        &self,
        channel: ChannelId,
    ) -> Result<LoadedTournament, TournamentRefused> {
        self.get(self.id_in(channel).await?).await
    }

    /// The id of the tournament of a channel, or of the table in a thread.
    ///
    /// # Errors
    /// There is none, or the store does not answer.
    pub async fn id_in(&self, channel: ChannelId) -> Result<TournamentId, TournamentRefused> {
        self.store().tournament_in(channel).await?.ok_or(TournamentRefused::NoSuch)
    }

    /// The tournament of which somebody has pressed a button. What could not be shown before is tried again.
    ///
    /// # Errors
    /// There is none of that id, or the store does not answer.
    pub async fn asked_for(&self, id: TournamentId) -> Result<LoadedTournament, TournamentRefused> {
        if self.store().show_tournament(id, self.clock().now()).await? {
            self.wake();
        }
        self.get(id).await
    }

    /// The tournament to which a match belongs, as it is after it has followed the last decision about the result of that match, and the
    /// number of its table there.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn after_voiding(
        &self,
        match_table: TableId,
    ) -> Result<Option<(LoadedTournament, u32)>, TournamentRefused> {
        let Some((id, number)) = self.store().tournament_of_table(match_table).await? else {
            return Ok(None);
        };
        self.wake();
        if let Err(error) = self.tend(id).await {
            tracing::warn!(tournament = id.0, %error, "a tournament follows a voided result later");
        }
        Ok(Some((self.get(id).await?, number)))
    }

    /// Sets the tournaments of a server aside that has thrown the bot out: until it is back, nobody could turn up.
    ///
    /// # Errors
    /// The store could not do it.
    pub async fn set_aside(&self, guild: GuildId) -> Result<(), StoreError> {
        self.store().set_tournaments_aside(guild).await
    }

    /// Gives the tournaments of a server the time back for which it was without the bot: since `left_at`. One that cannot be changed
    /// holds up no other.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn give_time_back(&self, guild: GuildId, left_at: Millis) -> Result<(), StoreError> {
        for id in self.store().open_tournaments_on(guild).await? {
            let given = self.commit(id, Writer::Seen, |state, now| {
                Ok(state.time_away(now, left_at).into_iter().collect())
            });
            if let Err(error) = given.await {
                tracing::error!(tournament = id.0, %error, "a tournament does not get its time back");
            }
        }
        Ok(())
    }

    /// Tries the channels of a server's sleeping tournaments again.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn try_sleeping_on(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.store().try_sleeping_tournaments(guild, self.clock().now()).await? {
            self.wake();
        }
        Ok(())
    }

    /// Gives the tournament of a channel, or of the table in a thread, the time back since `since`, for which the channel was closed to
    /// the bot.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn give_time_back_in(
        &self,
        channel: ChannelId,
        since: Millis,
    ) -> Result<(), StoreError> {
        let Some(id) = self.store().tournament_in(channel).await? else { return Ok(()) };
        self.give_time_back_to(id, since).await
    }

    /// The same for a tournament by its id.
    pub(super) async fn give_time_back_to(
        &self,
        id: TournamentId,
        since: Millis,
    ) -> Result<(), StoreError> {
        let given = self.commit(id, Writer::Seen, |state, now| {
            Ok(state.time_away(now, since).into_iter().collect())
        });
        match given.await {
            Ok(_) => Ok(()),
            Err(TournamentRefused::Store(error)) => Err(error),
            Err(error) => {
                tracing::error!(tournament = id.0, %error, "a tournament does not get its time back");
                Ok(())
            }
        }
    }

    /// Takes up what was set aside, or could not be shown, on a server where the bot is.
    ///
    /// # Errors
    /// The store could not do it.
    pub async fn take_up(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.store().take_tournaments_up(guild, self.clock().now()).await? {
            self.wake();
        }
        Ok(())
    }

    /// True if this thread of a channel is, or is about to be, that of a table of a tournament which is not over.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn has_thread(
        &self,
        channel: ChannelId,
        thread: ChannelId,
    ) -> Result<bool, StoreError> {
        self.store().is_thread_of_tournament(channel, thread).await
    }

    /// Everything that happened in a tournament, with its moment.
    ///
    /// # Errors
    /// There is none of that id, or the store does not answer.
    pub async fn log(
        &self,
        id: TournamentId,
    ) -> Result<Vec<(Millis, TournamentEvent)>, TournamentRefused> {
        let stored = self.store().tournament(id).await?.ok_or(TournamentRefused::NoSuch)?;
        stored.events.iter().map(|event| Ok((event.at, read(id, event)?))).collect()
    }

    /// The role whose members may organise tournaments on a server.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn organisers(&self, guild: GuildId) -> Result<Option<RoleId>, StoreError> {
        self.store().tournament_role(guild).await
    }

    /// Chooses that role, or none.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn set_organisers(
        &self,
        guild: GuildId,
        role: Option<RoleId>,
    ) -> Result<(), StoreError> {
        self.store().set_tournament_role(guild, role).await
    }

    /// The players of a tournament who are barred from its server.
    async fn barred_players(&self, known: &LoadedTournament) -> Result<Vec<PersonId>, StoreError> {
        let state = &known.state;
        let mut barred = Vec::new();
        for bar in self.store().bars(state.guild, self.clock().now()).await? {
            barred.extend(state.entry_of(bar.person).map(|_| bar.person));
        }
        Ok(barred)
    }

    /// Checks that the person who is to take part by this action is not barred.
    async fn check_not_barred(
        &self,
        state: &Tournament,
        by: PersonId,
        action: &Action,
    ) -> Result<(), TournamentRefused> {
        let person = match action {
            Action::Join => by,
            Action::Replace { player: Player::Person { id, .. }, .. } => *id,
            Action::Pardon { entry } => {
                match state.entries.get(*entry).and_then(|entry| entry.player.person()) {
                    Some(person) => person,
                    None => return Ok(()),
                }
            }
            _ => return Ok(()),
        };
        match self.store().bar_of(state.guild, person, self.clock().now()).await? {
            Some(stored) => {
                Err(TournamentRefused::Barred { person, bar: Box::new(Bar::from(&stored)) })
            }
            None => Ok(()),
        }
    }

    /// A number that nobody can foretell.
    fn seed(&self) -> Result<u64, TournamentRefused> {
        let seed = self.shared.seeds.seed();
        let seed =
            seed.map_err(|error| TournamentRefused::Internal(format!("no seed: {error}")))?;
        let hex = seed.reveal();
        let first = hex.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
        Ok(first.unwrap_or_default())
    }
}
